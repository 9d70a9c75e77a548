import type { FigureExamples } from './examples.ts';

export const healthFigures = {
  counseling: {
    en: `
burned out from two jobs, do you have a stress class
dont beat yourself up is what my counselor there said, can i see her again
need a counselor to talk to about stress, evenings best
dad used to drink and hit us back in the 70s, hes long gone, i'd like to join the tuesday counseling group
do you have a support group for survivors, evenings preferred, im in a good place just want company
my husband works nights and i get lonely, are there any social groups for women
just found out im pregnant and dont know how to feel. who could i talk to this week, no rush
so lonesome i called the time and temperature lady, then found out they disconnected her lol. phone buddy program?
stressed to the max, wedding, new job, moving, all in may. free counseling?
he left me for his coworker. im fine. im not fine. im fine. is there a divorce group
is there a support group for adults who were abused as kids, i am ok just want to talk to others
i get lonely since the kids moved, do you have a phone buddy for seniors
i am so burned out from work, do you have stress management
`,
    es: `
me recetaron pastillas pa la ansiedad y me va bien, solo busco grupo de apoyo en español
me siento sola desde q llegue a richmond, hay grupo de mujeres?
me siento sola desde que mis hijos se fueron al college, que actividades hay para señoras
extraño a mi mama que esta en peru y a veces lloro, hay grupo de mujeres para convivir?
`,
  },
  'find-counselor': {
    en: `
panic attacks run in my family, looking for a regular therapist
i have ptsd from my first marriage, steady for years, looking for a therapist who takes anthem
my therapist is retiring. nothing urgent, im stable on my meds, i just need a new one that takes medicaid
dad used to beat us. hes gone now. im 40 and finally want therapy, evenings after 6
afraid to fly and my daughters wedding is in denver, any counselor that does phobias
lockdown drill scared my son a little, is there a counselor who does school anxiety appointments
i want to talk to a counselor about my divorce, nothing urgent, whats the next opening
how much is counseling without insurance
do you have a therapist who speaks spanish, for my anxiety about school
do you take cardinal care for therapy
`,
    es: `
hay psicologo en español? llevo meses triste desde la mudanza y quiero empezar terapia, no es urgente
no me cubren la terapia, cuanto cobran ustedes por consejeria
tengo ansiedad desde hace años y quiero cambiar de terapeuta, uno que hable español
mi psiquiatra se jubilo y necesito otro que tome medicaid, no es urgente
`,
  },
  recovery: {
    en: `
trying to quit smoking, do you have the patch program
celebrating 90 days sober, do you have na meetings in the building
looking for a methadone clinic near southside with early hours so i can get to work
i want to get into rehab, who takes medicaid, i can wait for an opening
detox bed list, how does my brother get on it, hes ready and doing ok today
suboxone doctor moved, need a new one by next month
aa meeting, which room
al anon for teens, does that exist here
trying to quit smoking, patches?
whats the wait on the rehab list, its been two weeks, i have 16 days clean and want to keep it going
my sponsor moved to texas. are there evening meetings near church hill
i know early sobriety is supposed to suck. day 90 and the boredom is the worst. any classes
my dad drinks. he isnt mean just sad. is there al-anon for teens
sober mom support group is it on zoom
quit smoking class please
5 yrs clean today! want to share my story at recovery night
looking for na meetings near southside on sunday mornings
sober living house list please, im finishing my program the 30th and doing good
`,
    es: `
hay grupos de AA en español cerca de jefferson davis?
mi papá dejo el trago hace dos años gracias a dios, hay grupo en español para seguir firme
`,
  },
  grief: {
    en: `
im missing my granny lately, she passed in spring, is there a grief circle
my mother passed away in May, do you help with funeral costs
can you help with headstone costs for my brother who passed in 2021
looking for a support group for people whose kids passed from fentanyl
i miscarried in the spring and would like a grief group, evenings if possible
grief group for widowers, where do i sign up
need help with funeral costs for my uncle, he had cancer
widow here, 68, husband was killed in a car wreck in 2015, i'd like to join the grief group
the hospice nurse said weeks. we are at peace with it. i'd like someone to help with the forms for final expenses
i lost my brother to suicide four years ago and id like to join a survivors group, daytime if possible
what time does the grief group meet and is it ok to just listen
we had to put our cat to sleep and my 6 yr old keeps asking about death, any books you recommend
miscarried last month. physically ok, doctor checked me. id like a support group that isnt on facebook
the baby's father passed in a car wreck before she was born. she's 3. any grief play therapy
my mother passed thursday and we havent the money to bury her. who helps with that
i lost my son to gun violence four years ago and want to join the mothers group
missing my mom a lot this christmas she passed in spring, is there a grief circle
is the survivors of suicide loss support group still first thursdays
is the grief group free and do i need to sign up
`,
    es: `
perdi a mi hermano por suicidio hace 3 años y quiero un grupo de duelo
ayuda para gastos funerarios de mi papa hay?
grupo de duelo pa niños, se murio su abuelito y queremos q platiquen
mi mama fallecio en mayo, ayudan con gastos de funeral
murio mi papa en el salvador y no pude ir, hay grupo de duelo en español
cuanto cuesta mandar las cenizas de mi tia a bolivia, alguien orienta
`,
  },
  health: {
    en: `
blood pressure checks on tuesdays still?
need blood work done with no insurance, where
two front teeth missing lol school picture tips, also free dentist for kids?
pain management doctor that takes medicaid, mine moved away
flu shots and shingles shots on the same day or two trips
asthma attack action plan form for school, my son needs it signed by a doctor, free clinic?
does your clinic do flu shots or is that a shot in the dark
gotta get my kid his shots before school where do i go
my pills are 60 dollars a month now is there a program for that
insulin is expensive, do you know any low cost pharmacy, i got enough till the end of the month
need an appointment with the nurse to go over my sugar log next week
where can i get help paying for an epipen before school starts
my husband had a heart attack in march and hes home now, looking for a cardiac rehab that takes medicaid
my mother's speech therapy ended, anywhere free to keep going? stroke was two years ago
dentist says i need two teeth pulled, where is it cheap
mild toothache, when is the next free dental day
need glasses, i cant see the board in ged class
lead poisoning test for toddlers, where do they do it free
4 months along and need help finding a doctor that takes medicaid
where can i get a physical for work
sports physical, my son needs one by monday
tb test for my cna class
please, how i make appointment with doctor, i no have insurance, is for check up
my mother come from el salvador, she has high pressure, she take the pill, where is clinic cheap
good morning, my baby need vaccine for school, what day
is the nurse there on wednesdays
free blood pressure check, what time do they stop
my pressure was 138 over 84 at your fair, they said follow up with a regular doctor, how do i find one
flu shots and covid shots on saturday, do i need insurance
old shoulder injury from my ex acts up in winter, long over, do you know a low cost physical therapist
broke my arm roller skating in july and it healed crooked, who does free xrays
my front tooth broke on a jawbreaker, is there a free dental day
lost two teeth to gum disease, how do i get partials without insurance
birth control at your clinic day, is it free
the pharmacist says i have 46 pills left and the refill is 80 dollars, is there a discount card
my husband is talking much better since the stroke in april, still mixes up words, is there free speech therapy
my sugar runs high and the meter strips cost too much, any program for strips
could you tell me if pharmacies deliver, i have three heart pills to refill and no car
im 34 and healthy but no insurance, whats the free clinic for a checkup
my wife has a tooth that needs to come out, no dental, is there a free dentist day
is a headache from new glasses normal, and does the lions club still pay for them
the school nurse says he needs glasses not medicine, thank goodness. voucher?
bleeding gums, been that way for a year, need a cheap cleaning
chronic pain clinic dropped me when i lost insurance, i still have a months meds, looking for a new doctor
do you know where an uninsured person gets a colonoscopy, my doctor says its time, no symptoms
is the flu shot free here and does it hurt
scared of needles, does the clinic do the nasal flu thing
where can i get my flu shot free
my baby is due for her shots do you have a clinic day
can you help pay for my blood pressure pills, they went up to 60 dollars
does the clinic refill sleeping pills or do i need my own doctor
where can i get a flu shot
do you give shingles shots for seniors
blood pressure check hours
`,
    es: `
mis encias sangran un poquito al cepillarme, saben de dentista gratis o barato
prueba de azucar en la sangre gratis cuando hay?
tengo diabetes hace 8 años y ocupo tiras para medirme, uds dan?
me tomo mis pastillas de la presion pero ya no me alcanza pa pagarlas, hay programa
tuve un stroke en 2022 y busco terapia de lenguaje a bajo costo
me duele la muela desde hace semanas, hay clinica dental de bajo costo?
presion alta controlada, me toman la presion gratis cada mes?
en que hospital hacen los partos con medicaid
vacuna de la gripe gratis aun hay?
prueba de embarazo gratis dan?
ando sin un peso, ayuda pa medicinas hay?
radiografia y dentista donde cobran segun ingreso
donde vacunan a los niños, les faltan dos inyecciones para la escuela
llevo juntando las recetas de la presion de mi abuelita, donde las surten mas barato
tengo la vista cansada y ocupo lentes, saben de examen de ojos gratis
mi mama perdio la dentadura, saben de un dentista que haga puentes baratos
escribo bajito porque mi bebe esta dormida jaja, tienen cita para vacunas
mi bomba de insulina necesita pilas, tienen vales para la farmacia?
estoy embarazada de tres meses y no tengo aseguranza, a donde voy a mi control
mi papa es de presion alta, que dias la toman gratis
me detectaron tiroides, la pastilla cuesta 60, hay cupones?
me arde la garganta desde ayer, poquito, saben donde hacen prueba de covid gratis
me duele la muela hace semanas, dentista barato por favor
mi receta se acabo y mi cita es hasta marzo, clinica gratis que la renueve?
`,
  },
  rides: {
    en: `
went under the knife for my knee in june and need a ride to therapy appts
need a ride to pick up my prescription friday
my dads pacemaker check is the 9th, need a ride to the clinic
ride to dialysis starting next month, how do i set it up
do you do rides to patient first, i have a follow up for my ulcer on the 12th
methadone clinic moved and my bus doesnt go there, can you help with bus passes
dialysis patient looking for a ride share from fulton to the center on laburnum
i dont feel safe driving at night anymore, my eyes. rides to evening class?
`,
    es: `
mi doctor me cambio las pastillas pa dormir, ocupo ride a la farmacia el jueves
salgo del hospital el jueves y ocupo ride a mi casa, hay voluntarios?
choque el carro el mes pasado, estamos bien, pero ocupo ride a la clinica
dializado 3 veces x semana mi tio, hay transporte?
ustedes dan transporte para la dialisis de mi papa los martes y jueves
cria cuervos y te sacaran los ojos, asi me tienen mis hijos que no me llevan a ningun lado, hay transporte de mayores
me operan de la vesicula el 14, alguien me lleva y me trae del hospital
`,
  },
  'maybe-more': {
    en: `
overdose awareness day is aug 31, do you have an event
overdose prevention training for my restaurant staff
i want to take the suicide prevention training for youth leaders, which saturday is it and do i get a certificate
do you have a first aid class for babysitters
how much is the cpr training and do i get a card
do you offer narcan training for our barbershop staff, just want to be prepared
does the stop the bleed course give a certificate
Could you tell me the date of the Mental Health First Aid training for clergy?
do you teach cpr on saturdays
how much is the first aid class
where can i pick up free narcan to keep in my glove box
is there a narcan training this month, my church wants to send ten people
infant cpr class before my niece is born
i'd like to learn how to help a choking baby, im starting as a nanny
overdose awareness day is august 31, are you doing a table
stop the bleed training, do you host it
infant choking and cpr class, is it still 10 dollars
narcan training, is it walk in? my restaurant wants all the servers to do it
cpr class in spanish for my crew of 8 painters?
my teen wants to take the babysitting and cpr course
suicide prevention training, when is the next one
id like to sign up for the qpr class in march
does the mental health first aid workshop give ceus for social workers
narcan training next week, can minors come
i want to carry narcan in my car, do you give free kits
is there a parent workshop about self harm and teens, our pta wants to book one
`,
    es: `
quiero aprender a usar narcan, dan entrenamiento en español?
dan kits de narcan para tener en mi negocio?
curso de primeros auxilios y cpr cuanto cuesta
quiero certificarme en rcp para cuidar niños, que dia hay
curso de primeros auxilios de salud mental en español cuando dan otro
cuanto cuesta el curso de primeros auxilios
dan clases de rcp en español?
cuanto dura la clase de narcan y dan certificado
quiero una clase de primeros auxilios para bebes por lo de atragantarse
dan curso de cpr en español? me lo piden en la guarderia
`,
  },
  medical: {
    en: `
freezer burn on the chicken i got, is it safe to eat
whats the dose of childrens tylenol for 30 lbs, the label got wet
`,
  },
} satisfies FigureExamples;
