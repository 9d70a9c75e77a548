import type { NeedExamples } from './examples.ts';

export const familyExamples = {
  parenting: {
    en: `
parenting class
my kids dont listen to me
being a single mom is hard
new dad and clueless
need other moms to talk to
my toddler throws tantrums all day
how do i discipline without yelling
just became a stepdad
foster mom of three need support
adopting a child
court ordered parenting classes
blending two families and its chaos
my stepkids hate me
single father support
teen mom
first baby and no family nearby
group for parents
kids fight all day long
my husband's kids moved in and its rough
two moms raising a boy, anything for families like us
i yell too much at my kids
parents night
foster care support
we just got custody of my nephews
what works for bedtime, im exhausted
parent support with child care there
my kids are driving me up the wall
these kids are gonna be the death of me lol
going crazy home with 3 kids
my husband left me with 3 kids
i need help being a better dad
my stepson wont talk to me
newly adopted two kids, any support
`,
    es: `
clases para padres
mis hijos no me hacen caso
soy mamá soltera y no puedo sola
grupo de mamás
soy padrastro nuevo
mi hijo hace muchos berrinches
cómo educo sin gritar
soy papá primerizo
familia de acogida
me piden clases de padres en la corte
mis hijastros no me quieren
quiero hablar con otros papás
acabo de tener bebé y no tengo familia aquí
mi esposo me dejó con los niños
vivo solo con mis hijos
`,
  },
  'co-parenting': {
    en: `
me and my ex cant agree on anything about the kids
my marriage is falling apart
couples counseling
we argue about money all the time
how to co parent with someone you hate
separating and need to work out weekends
my wife and i keep fighting
baby daddy and i need to figure out a schedule
relationship help
divorced and fighting over holidays with the kids
marriage classes
we dont talk anymore except about bills
someone to help us settle who has the kids when
we want to stay together but need help
my girlfriend and i need to talk with somebody in the room
premarital
`,
    es: `
mi ex y yo peleamos por los niños
terapia de pareja
mi matrimonio anda mal
mi esposa y yo discutimos por dinero
cómo nos repartimos los fines de semana con los hijos
nos estamos separando
ayuda para parejas
no nos ponemos de acuerdo con el papá de mi hija
problemas con mi esposo
`,
  },
  grandparents: {
    en: `
im raising my grandkids
grandmother with custody of 2 boys
my daughter left her baby with me
grandparent support group
school wont talk to me cause im the grandma
kinship care
got my grandbabies full time now at 67
raising my sisters kids
grandfamilies
papers to enroll my grandson, i have no custody
my grandchildren live with me and im tired
im the granddad but i do it all
great aunt raising two little ones
custody forms for my granddaughter
`,
    es: `
estoy criando a mis nietos
mi hija me dejó a sus niños
soy abuela y tengo la custodia
grupo de abuelos
la escuela me pide papeles de custodia de mi nieto
cuido a mis nietos todo el tiempo
crío a los hijos de mi hermana
a mis 65 otra vez con niños chiquitos, son mis nietos
`,
  },
  'kids-activities': {
    en: `
something for my kids to do
my son is bored all weekend
saturday stuff for a 10 year old
after school program
free activities for kids
kids are on their tablets all day
basketball for my boys
something fun for children that doesnt cost
my daughter has no friends here
get my kid out of the house
cub scouts type program
sports for kids
what do you have for kids
my 8 year old needs something to do on weekends
playgroup
saturday crew
my kids need to run around somewhere
camp on weekends
where can my 12 yr old hang out thats safe
kids program this weekend
too much screen time, looking for activities
want my boy around good people on saturdays
my kids are driving me crazy with nothing to do
9 year old needs something on weekends
stuff for kids saturday
my son sits home all weekend
where can my daughter make friends
do you have basketball or soccer for kids
11 year old glued to his phone
something for a 10 yr old boy
somewhere to shoot hoops
my boys want to play ball after school
kids are bouncing off the walls
beat me at chess and now wants a club
my kids are driving me crazy any camps
my neighborhood isnt safe for my kids to play
can my son come shoot pool or play ball
`,
    es: `
actividades para niños
mi hijo se aburre los sábados
qué hay para los niños los fines de semana
programa después de la escuela
deportes para mis hijos
mi niña no tiene amigos
algo divertido para niños gratis
mis hijos pasan todo el día en el celular
fútbol para niños
algo para que mi niño de 9 años haga el sábado
donde pueden jugar mis hijos seguros
mi hija de 10 no tiene nada que hacer los sábados
mis niños me tienen loca, qué hay para ellos
quiero que mi hijo salga a jugar
`,
  },
  mentors: {
    en: `
my son needs a role model
his dad is gone and he needs a man in his life
mentor for a teenager
my teen is hanging with the wrong crowd
big brothers big sisters
my daughter is 16 and wont talk to me
someone for my boy to look up to
hes getting in trouble at school and in the streets
teen programs
my nephew is in a gang i think
my 14 year old needs guidance
foster teen needs a steady adult
he keeps getting suspended
im 17 and need somebody to guide me
a good influence for my kid
grown up my daughter can trust
my grandson is skipping school and running with older boys
youth mentoring
my son keeps fighting at school
my son is being bullied
my daughter is getting in fights
`,
    es: `
mi hijo necesita un mentor
mi adolescente anda en malos pasos
le falta una figura paterna
programa para jóvenes
mi hija de 15 no me habla
anda con malas amistades
un buen ejemplo para mi muchacho
mentor para adolescente
mi sobrino se junta con pandilleros
alguien que guíe a mi hijo
`,
  },
  'special-needs': {
    en: `
my daughter has down syndrome
autism support
my son is nonverbal
adhd kid
somewhere my disabled child can play
my boy cant sit still in class
sensory friendly
child in a wheelchair wants to play too
speech delay
my kid has a disability
programs for children with special needs
loud places upset my son
kids with cerebral palsy
place where nobody stares at my autistic kid
all abilities play
my daughter is deaf and wants to play with other kids
developmentally delayed
son in a wheelchair wants friends
where can an autistic kid play
my girl has cerebral palsy and wants to play
playground for disabled kids
my child is different and other kids leave him out
my son has epilepsy any groups
my daughter wants to meet other kids with autism
`,
    es: `
mi hijo tiene autismo
mi niña tiene síndrome de down
niños con discapacidad
mi hijo no habla todavía
mi hijo tiene déficit de atención
un lugar donde mi niño especial pueda jugar
mi hija usa silla de ruedas y quiere jugar
`,
  },
  'school-meeting': {
    en: `
school wont give him services
iep meeting help
go with me to a meeting at the school
504 plan
teacher says he needs to be tested
does the school have to give my child help
special ed meeting and i dont understand the papers
can you come to the school with me
the principal wants to meet about my son and im nervous
they want to hold a meeting about his behavior plan
i never know what to say in those school meetings
eligibility meeting for special education
they promised him an aide and never gave it
school keeps suspending my autistic son, need somebody in the meeting
advocate for my child at school
parent teacher conference and i dont speak much english
they want me to sign the plan and i dont understand it
`,
    es: `
junta del iep en la escuela
educación especial
la escuela no le da los servicios
que alguien vaya conmigo a la reunión de la escuela
me citaron en la escuela por mi hijo
no entiendo lo que me dicen en las juntas
quieren hacerle un plan a mi hijo en la escuela
no quiero ir sola a la junta con la maestra
`,
  },
  respite: {
    en: `
i take care of my mother and need a break
my dad has dementia and i never leave the house
caregiver burnout
someone to sit with my son so i can rest
who can watch my mom for a couple hours
havent had a day off in months taking care of my husband
caring for a disabled child 24/7
need a sitter
im exhausted from taking care of my grandma
babysitter so i can go to an appointment
just need two hours to myself
my wife had a stroke and i do everything
help with an elderly parent
child care
daycare is too expensive
alzheimers caregiver
can anybody stay with my kid while i go shopping
respite care
nobody gives caregivers a rest
im with my mom day and night and need a rest
around the clock care for my husband, im worn out
i havent slept, taking care of dad
need a few hours off from caregiving
could somebody stay with my wife while i run errands
dead tired from caring for my mom
my kids are killing me i need a break
need a break from taking care of everyone
support group for caregivers
`,
    es: `
cuido a mi mamá y estoy agotada
mi papá tiene demencia y no puedo salir
necesito un descanso de cuidar a mi hijo
quién me cuida a los niños un rato
guardería barata
alguien que se quede con mi abuela unas horas
niñera
soy cuidadora de mi esposo y no descanso
necesito dos horas libres, cuido a mi madre día y noche
estoy muerta de cansancio cuidando a mi mamá
`,
  },
} satisfies NeedExamples;
