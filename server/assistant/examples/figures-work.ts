import type { FigureExamples } from './examples.ts';

export const workFigures = {
  resume: {
    en: `
blood sweat and tears went into this resume please tell me its good
my boss fired me for being 5 minutes late, resume help?
they dropped a bomb at work today, plant closes in march, 200 of us will need resumes
im so burned out on job searching, got any resume help
got my heart broke but im good, just need help with a resume
my wrist is broken so i need somebody to type my resume for me
my resume says i performed cpr and saved a patient, should i put that at the top
my resume is ten years old, can someone help
i volunteered at a dv shelter for 3 years and want to put it on my resume
my protective order ended in 2021 and i moved here since, just need help with a resume
im afraid of my own resume its that bad
got stabbed in the back by a coworker over a promotion smh, time for a new resume
i keep getting ghosted by employers and it hurts, can someone look at my resume
doing a 911 dispatcher application, can you look over my cover letter
worked security at a club breaking up fights, how do i write that on a resume nicely
they let me go from the warehouse, i feel shame to tell my family. please help me make new resume fast
shot my shot with the hiring guy and he said send resume lol. help me write it
my resume has a gap because i was incarcerated for breaking and entering, can someone help me word it
bullet points on my resume keep moving around
dead end job, need out. do yall do resumes on saturdays
this job hunt is soul crushing lol can someone look at my cover letter
my resume says line cook with good knife skills, does that sound right
bullet points or paragraphs on a resume
i was in the army, 8 years, need my resume in civilian words
blood sweat and tears but i finished my resume, can someone proofread
i want to bridge the gap in my resume from when i was raising kids
`,
    es: `
me golpeo la realidad del desempleo, necesito hacer resume
trabaje de guardia de seguridad, me ayudan con el resume?
tirame un cable con el resume manito
trabajo en carniceria manejando cuchillo 12 años, ayuda con resume
resume en ingles me lo revisan?
ayudaaa mi resume se borro y la entrevista es mañana
estoy quemado de tanto buscar trabajo, ayudan con el curriculum
echale ganas dicen pero llevo 40 aplicaciones y nada, me ayudan con el curriculum
`,
  },
  interview: {
    en: `
choked on my interview, totally froze, can we practice
fashion police would arrest me, need interview clothes
commit social suicide wearing those shoes lol, need interview ones
bombed my interview, practice with someone?
i bombed my interview lol can i do a practice one
my interview is do or die lol can i borrow a tie
anxiety about my interview tomorrow, any tips
interview for 911 dispatcher on friday, can i practice with someone
the scar on my face is from a bad time years ago, im applying for front desk work and worry how it looks, interview tips?
he's my ride or die and he needs a suit for an interview
applying to be a jail guard, they ask how i handle violent people, can we practice the interview
id rather die than do public speaking but the job wants a presentation. practice group?
my heart is going like a hummingbird, i got the interview!! do you have a blazer in 2x
dad's on his third interview and he lined up a suit, does he need a tie
choked at my interview. total blank. can we do mock ones
knock em dead on your interview says my granny. need shoes first lol
well groomed for the interview, do you give free haircuts
id kill for a good interview outfit, do you have the suit closet still
scars on my arms from years ago, im fine now, do you have long sleeve shirts for interviews
id rather die than do public speaking lol is the mock interview in front of people?
my anxiety makes job interviews hard, is there a practice group
`,
    es: `
fue a quemarropa la pregunta de la entrevista jaja, dan practica?
como doro la pildora en la entrevista pa explicar q me despidieron?
sali de rehab hace 8 meses y ocupo ropa para entrevistas
me da panico la entrevista, practican conmigo?
me corte el pelo para la entrevista, me pueden prestar un saco
se me chamusco la camisa de la entrevista con la plancha, tienen otra
aplique para 911 de operadora bilingue, me ayudan con la entrevista?
`,
  },
  'job-training': {
    en: `
phlebotomy class, how many hours until i can draw blood for a job
workplace violence training is required for my cna, do you have it
unsafe food temp on the buffet sign, whats the number for the food handler test
do yall help with security guard training, armed or unarmed
whats the pay for crime scene cleaners, do you have that training
job posting says must handle cleaning chemicals, do you do the osha class
want to become a paramedic, where do i start with no diploma
emt course scholarship, do you know any
i clean rooms at the hospital, want to move up to cna
phlebotomy training, is it free
cna test next week, need a study buddy for vital signs and pulse stuff
pharmacy tech program, how long
medical billing job, do i need certification
how do i become a home care aide, is there training
do you have a food handlers course
drug abuse counselor certificate, do you help pay for the test
bodyguard license class, do you know if the workforce board pays
studying for my security guard license, is the dcjs test on paper
im gonna take a shot at the welding program
deadline is the 15th and im dying to get in that cna class
dispatcher job at 911 center do you help with the typing test
want to be a 911 operator what training do i need
dog groomer apprenticeship do you know any
HVAC training program start date
electrician apprenticeship how old do you have to be
i feel like ive got no future at this warehouse, want to train for cdl or something
`,
    es: `
hay curso de corte de pelo pa sacar la licencia de barbero
enfermera de colombia buscando como sacar la licencia de cna
quiero dar el salto a un mejor trabajo, ayudan con certificaciones?
tengo experiencia matando plagas, exterminador 5 años, ayuda con licencia en virginia
fui soldador, licencia de aca como la saco? ya me canse de quemarme las manos jaja
food handler en español cuando es el examen
cuidar la espalda, el taller de seguridad en construccion osha en español cuando
osha 10 en español, quiero trabajar en alturas de roofing
trabaje de paramedico en caracas, como valido mi titulo aqui
`,
  },
  'find-job': {
    en: `
i pack pills at the pharmacy warehouse, looking for a day shift instead
verbal abuse from customers is why i quit retail, got any office jobs
violence interrupter job, how to apply
my baby is 23 and needs a job haha
backstabbing coworkers, need a new job
boss fired half of us, where can i find warehouse jobs
can a felon with an old assault charge from 2004 get into the job program
i work at the hospital ER doing billing and want a second job weekends
im 3 years clean and looking for work that doesnt mind a record
i broke my leg in june, cast is off, looking for sit down work
burned out from work, looking for something part time
lupus makes me tired, looking for remote jobs
home health aide with 12 years experience, looking for full time
got shot in 2009 and have a limp, need a desk job
i was in a car accident last spring and cant lift, what jobs fit
husband lost his job and hes down about it, what jobs help do you have for men over 50
i was a victim advocate at the courthouse and im looking for part time work
my daughters boyfriend is a good kid and he needs a summer job
i am a butcher with 10 yrs on the knife, know any stores hiring
i have an old assault charge from 2008, what employers are second chance
my abusive boss finally got fired lol, now im looking for something new
boss is threatening to cut my hours, can you help me look for something else
i'd kill for a job with health insurance, what openings do you know of
my dad is strict but fine, he says i need to get a job, i'm 16
i ran from war in my country years ago, now i have green card and want job in kitchen
i was a corrections officer and then a house painter, what jobs fit
daughter moved back home after a breakup, healthy and happy, needs a job
i feel trapped in retail, how do i get into an office job
im not sad im just done with retail. what else can a person do with ten years of cashier
he hasnt been himself since the layoff, grumpy, sits in the garage with the radio. maybe a job club would get him out
hate my life at this job lol, show me something with fridays off
told my boss id die if he put me on doubles again. he did. so, jobs?
got my finger caught in the slicer 2 years ago, lost the tip, cant do kitchen work. office jobs?
my c section was 8 weeks ago and im cleared for work, part time please
been drinking 20 yrs, quit in june, liver numbers are coming back. looking for a recovery friendly job
i was an emt for nine years til my back went, what could i do sitting down
long covid has me in bed most afternoons, is there any remote work
back from prison 3 weeks, felony from when i was 19, who hires
bodyguard work, bouncer, door guy, thats my experience. anything daytime
the boy who mows for us turns 16, wants a real job, can he come to youth works
fired. just like that. 11 years. whats my first step
work is sucking the soul out of me, help me find something else
i feel like a failure at 45 living with my parents. career change advice
schizophrenia, stable on the shot 6 years, want part time work that wont mess up my ssdi
laid off at 61, feels like im invisible. senior job program?
lost my job, my ride and my mind lol. two of those are fixable, job counselor please
looking for security guard jobs i already have my unarmed license
i used to be a police officer in honduras, what job can i do here
i cut meat at a butcher shop 10 years and want a job like that
retired from the army know weapons and logistics, any warehouse work
i was military police now looking for work in corrections
i was a preschool teacher for 12 years looking for part time
daycare worker with cpr and first aid looking for a job
my son is 15 and wants a summer job
i was a firefighter 8 years now looking for a desk job
burnt out teacher looking for a new career
my job is sucking the life out of me can you help me find another
i used to use, im 14 months sober and need felon friendly jobs
burnt out teacher looking to switch careers
my depression is managed, i take my meds and see my doctor, i need a job that lets me go to appts
`,
    es: `
me rompi el lomo 10 años en la construccion y quiero cambiar de trabajo
mi hijo tiene 2 años limpio gracias a dios y busca trabajo, contratan con record?
fui policia en el salvador, que trabajos hay aqui con esa experiencia
salvavidas busco trabajo de eso, tengo 17 y ya se nadar
se hundio mi negocio de tacos y busco empleo, q ofrecen
fibromialgia tengo y busco trabajo sentado
trabajo en limpieza en el hospital vcu y busco algo de dia
niñera busco trabajo de eso, tengo cpr y referencias
tengo un dui viejo, eso me afecta pa conseguir trabajo?
no puedo mas con dos trabajos, busco uno mejor pagado
busco chamba de lo q sea, limpieza, cocina, yarda
trabaje en un rastro matando pollos, busco algo menos pesado
quemadura de hace años en el brazo me limita, que trabajos me recomiendan
mi compañero del techo se quedo sin trabajo, tienen algo en construccion
me quebre el brazo en el invierno y perdi el empleo, ya estoy bien y busco algo de cajera
me mata la espalda de cargar cajas en la bodega, busco trabajo sentado
a lo hecho pecho, ya renuncie, ahora busco chamba
fui enfermera de emergencias en medellin 12 años y busco trabajo de lo que sea
busco trabajo de salvavidas, se nadar bien y tengo mi certificado de rescate de ahogados
vivo con lupus y me canso, busco trabajo de medio tiempo desde casa
`,
  },
  business: {
    en: `
opening a wing place on a monday with no sign is business suicide lol can the small biz coach talk me out of it
my craft business exploded on tiktok and i need help with taxes
`,
    es: `
me apuñalo x la espalda mi socio jaja se fue con los clientes, hay asesoria de negocio pequeño?
lonchera de tacos, que permisos y que extintor piden
el que no arriesga no gana, me lanzo a pedir el microcredito, con quien
`,
  },
  money: {
    en: `
breathing room is what i need with these bills, budget class?
make ends meet workshop is that tonight
how much should i have in an emergency fund, money class q
chokehold these loans have on me lol, debt coach?
im drowning in debt and need a budget class
police academy wont take me with bad credit, can you help fix it
ambulance bill payment plan, they want 900
rent is killing my budget, is there a budgeting class
bleeding money on rent every month, can someone go over my budget with me
got an ambulance bill for 1400 from last year, who can help me fight it
my hospital bill went to collections, is there charity care
i fell behind on my car note, any help
drowning in debt, who does credit counseling
my boyfriend and i fight over dishes like an old couple haha. do you have a couples budgeting class
i need to strangle this budget into shape, is the money class tonight
i got threatened with collections over a 60 dollar bill, is there a credit counselor
the bill collector harasses me by mail every month, can someone look at the letter
my husband handles all our money and id like to learn budgeting too, is the class for couples
need a bridge to get me to the next paycheck, any small loans
ER bill came, 3800 dollars, for two hours and a bag of fluids. who fights these
ambulance bill in collections, i make 12 an hour, help
its not like we fight every day. we quarrel over money mostly. is there a couples budgeting class
im scared to open my mail. its all bills. can somebody open it with me
im three months behind and they call all day. is bankruptcy a thing you help with
payday loan has me trapped, 400 turned into 1100
been crying over the budget. my numbers just dont add up. is there a money coach
emergency fund, i want to start one, savings class?
i sold my tv to make rent. now car note. whats there for that
hidden fees on my prepaid card can the money coach look
drowning in bills honestly, do you have budget counseling
im drowning in bills, do you have a budgeting class
buried in medical bills from my surgery, is there a financial counselor
debt is eating me alive, when is the free credit clinic
my credit card is burning a hole in my pocket, need the money class
`,
    es: `
me estoy ahogando en deudas, hay alguien q enseñe a hacer presupuesto
me ahorcan los pagos del carro, dan consejo financiero?
me llego cobro de ambulancia de 900, que puedo hacer?
entre la espada y la pared estoy: renta o carro, quien me asesora
la renta me esta matando, dan clases de presupuesto?
ya me tienen harta los del banco, quien explica lo de los intereses
debo el prestamo del viaje y me cobran mucho interes, alguien que asesore de deudas
arrastro esta deuda desde la pandemia y ya quiero arreglarla
me siguen llegando cartas del cobrador
muerto el perro se acabo la rabia, ya pague la tarjeta, ahora como subo mi credito
ando con la soga al cuello por el carro, dan asesoria de prestamos
la ambulancia me mando un bill de 1200 del año pasado, se puede negociar?
el hospital me cobra una emergencia de hace dos años, que es charity care
`,
  },
  'work-start': {
    en: `
job at the meat counter wants my own knife set, any help paying for tools
fashion emergency lol i need black pants for catering job tonight
my feet are murder after that double shift, do you give out work shoes
my car died on me so i need a bus pass to get to work
i cant drive because of my epilepsy so i need a bus pass for work
the bank seized my car, i need transportation to my job
need scrubs for my new hospital job, size small
steel toe boots, my new job requires them so my toes dont get crushed
my husband hit a deer and the car is totaled, any help with transportation to work
i hang sheetrock and need steel toe boots for monday, size 11
gas card for getting to work, do you have any
stolen bike two weeks ago need a way to get to work, do you have bikes
gas cards for getting to work do you have any
need gas money for my new job till first check
`,
    es: `
gas cards dan todavia? no tengo pa la gasolina al trabajo
mi carro paso a mejor vida, hay ayuda de transporte pal trabajo
me matan los pies de tanto andar, regalan zapatos de trabajo?
mi hermano trabaja todo el dia en el asfalto, necesita bloqueador y botas de seguridad
`,
  },
} satisfies FigureExamples;
