import type { NeedExamples } from './examples.ts';

export const healthExamples = {
  counseling: {
    en: `
i need somebody to talk to
feeling really down lately
my anxiety is through the roof
i cry all the time and dont know why
im so stressed i cant sleep
nobody to talk to
mental health help
im not ok
my mind wont stop racing
i feel alone
everything feels like too much
panic attacks at work
my daughter is depressed
my husband came back from the army different
i just want to vent to someone
been through a lot and need to get it off my chest
i feel numb
burnt out from everything
i get so angry i scare myself
having a hard time since the divorce
baby blues wont go away
my teen wont come out of his room and wont talk
i could use a listening ear
its been a rough year emotionally
i dont feel like myself anymore
support group for anxiety
worry all day long
cant get out of bed most days
nightmares about what happened to me
moved here and so lonely
overwhelmed mom
stress is killing me
cant shut my brain off
i feel like im losing it with stress
want to talk to somebody about my life
veteran with ptsd, any groups
this stress will be the death of me
`,
    es: `
necesito hablar con alguien
me siento muy triste
tengo mucha ansiedad
no puedo dormir de tanta preocupación
me siento sola en este país
estoy muy estresado
lloro por todo
mi hija está deprimida
tengo ataques de pánico
nadie me escucha
quiero desahogarme
no tengo ganas de nada
ando muy nervioso todo el tiempo
extraño mucho a mi familia y me siento mal
me da coraje todo y grito a mis hijos
`,
  },
  'find-counselor': {
    en: `
cant afford a therapist
looking for a counselor
therapy with no insurance
how do i find a therapist that takes what i can pay
do you know a good therapist
i need a shrink but im broke
somebody professional to talk to, like a psychologist
counseling for my kids after the divorce
where can i get therapy on medicaid
my doctor said find a counselor
sliding scale therapist
therapy for ptsd
book a first visit with a counselor
a black female therapist
spanish speaking counselor
psychiatrist for my son
all the therapists are full
how much is counseling
my teen hates me, family counseling?
`,
    es: `
busco psicólogo barato
necesito un consejero
terapia sin seguro
dónde hay terapia en español
mi doctor dice que busque un consejero
psicólogo para mi hijo
cuánto cobra un terapeuta
necesito ver a un psiquiatra
`,
  },
  recovery: {
    en: `
want to stop drinking
im an addict and i want help
sober 2 weeks need a meeting
my son is on drugs
relapsed last night
is there an aa group
trying to stay clean
how do i get into detox
my wife drinks too much
quit using but its hard alone
support group for alcoholics
im tired of getting high
smoke too much weed want to stop
pills got a hold of me
gambling problem
recovery meeting what night
drinking every day since she left
my brother needs rehab
want to quit vaping
just got out of treatment and need people around me
i have been clean for 90 days
kick this habit
i drink to fall asleep
court says i need to go to meetings
sponsor or sober friends
i keep going back to the bottle
`,
    es: `
quiero dejar el alcohol
mi esposo toma todos los días
grupo de alcohólicos
mi hijo anda en las drogas
llevo un mes sobrio
recaí
necesito rehabilitación
quiero salir de las drogas
cómo dejo de fumar
hay reuniones de aa en español
tomo mucho y ya no quiero
mi hermano es adicto
ya no puedo con este vicio
qué día es el grupo de recuperación
`,
  },
  safety: {
    en: `
i want to leave him but i dont know how
need a safety plan
how do i get a protective order
home doesnt feel safe
he controls all my money and my phone
my ex keeps showing up at my job
planning to leave my husband quietly
how do i get away from a bad relationship
somewhere safe for me and my kids to go
he reads my messages so i have to be careful
she throws things when shes mad
survivor of domestic violence looking for support
he wont let me see my family
im afraid to go home
`,
    es: `
quiero dejar a mi esposo pero tengo miedo
no me siento segura en mi casa
mi pareja me controla todo
cómo saco una orden de protección
un lugar seguro para mí y mis hijos
mi ex me sigue
necesito un plan para salir de la casa
él no me deja ver a mi familia
`,
  },
  grief: {
    en: `
my mom died
lost my husband in june
my son was killed last year and im not over it
i miss my dad so much
grief group
we lost the baby
my best friend passed
how do you get over losing somebody
since my wife died i dont know what to do with myself
first christmas without my mother
my brother got shot and passed away
buried my grandma last week
kids arent handling their dads death
a group for people who lost someone
widow at 40
miscarriage support
my dog of 14 years died and im a mess
the anniversary of her passing is coming up
mourning
still grieving after two years
cant bring myself to clean out his closet since he passed
dad passed last month and im stuck
cant get past losing my mom
its been a year since he died and it still hurts
my sister died suddenly
losing my grandmother broke me
holidays are hard since he passed
help with a headstone for my brother
funeral costs
`,
    es: `
se murió mi mamá
perdí a mi esposo
falleció mi papá y no lo supero
grupo de duelo
perdí a mi bebé
mi hermano murió en un accidente
no puedo con la muerte de mi hijo
soy viuda y estoy muy triste
mis hijos extrañan a su papá que murió
extraño mucho a mi abuela que falleció
cómo supero la pérdida
mi mejor amiga se nos fue el mes pasado
ayuda para los gastos del funeral
`,
  },
  health: {
    en: `
free clinic
i dont have insurance and need to see a doctor
check my blood pressure
dentist that doesnt cost a lot
my tooth needs to come out and i have no money
where can i get my sugar checked
need a checkup
how do i find a doctor
kids need a physical for school
eye exam, cant see the board
health fair
cant pay for my medicine
prenatal care no insurance
need a doctor that speaks spanish
havent been to a doctor in years
medicaid ended
is there a nurse i can see
flu shots
when is the health check day
mammogram free
my insulin costs too much
glasses for my kid
hearing test for my dad
hospital bill i cant pay
diabetic and no doctor
get my teeth cleaned cheap
is there a place to get vaccines for my baby
need a primary care doctor
can you help me get my medicine
i cant afford my pills
my insulin is expensive is there help
my son has asthma
i have chronic pain and no doctor
i hurt my knee and have no insurance
`,
    es: `
clínica gratis
no tengo seguro y necesito un doctor
dónde checan la presión
dentista barato
me duele la muela y no tengo dinero para el dentista
revisión del azúcar
vacunas para mi hijo
lentes para mi niña
estoy embarazada y no tengo doctor
no puedo pagar mis medicinas
busco un médico que hable español
cuándo es el día de salud
se me acabó el medicaid
examen físico para la escuela
hace años que no voy al doctor
quiero checarme la diabetes
mi hijo tiene asma y no tenemos doctor
no aguanto el dolor de muela
`,
  },
  rides: {
    en: `
ride to my doctors appointment
no way to get to dialysis
can someone go with me to the clinic
need a lift to the hospital tuesday
im afraid of the dentist, can somebody come along
no car and my appointment is across town
who can take my mom to her chemo
i dont want to go to the appointment alone
transportation to therapy
do you have rides
scared of doctors and keep canceling
bus doesnt go to my clinic
somebody to sit with me in the waiting room
gas money to get to the specialist
ride home after a procedure
can you drive my dad to the va hospital
appointment at vcu and no way there
need someone to come with me to my surgery
bus pass to get to my visits
i dont wanna go to the doctor by myself
scared of my appointment
will someone come with me to the dentist
who can ride with my mom to the clinic
i have nobody to take me to my procedure
anxious about going to the hospital alone
my car died how do i get to my doctor
can someone pick me up for my appointment
my car got hit over the weekend need rides
`,
    es: `
quién me lleva al doctor
necesito raite a mi cita
no tengo cómo llegar a la clínica
me da miedo ir sola al doctor
alguien que me acompañe al hospital
transporte para mi cita médica
me pueden llevar al dentista
mi mamá tiene diálisis y no tengo carro
acompáñenme a mi cita por favor
no quiero ir sola al médico
tengo miedo de ir a mi cita
nadie puede llevar a mi mamá a la clínica
no tengo quien vaya conmigo al hospital
me robaron la bici necesito transporte
`,
  },
} satisfies NeedExamples;
