import type { NeedExamples } from './examples.ts';

export const workExamples = {
  resume: {
    en: `
i need a resume
havent had a resume in 20 years
can someone type up my work history
help writing a cv
cover letter help
fix my resume
i never made a resume before
update my resume
what do i put on a resume if i never had a job
resume help for a teen
got gaps in my work history dont know how to write it
print copies of my resume
how long does it take to do a resume with you
somebody to look over my resume
employer asked for a resume and i dont have one
applying for jobs but no cv
linkedin profile help
put my experience down on paper for jobs
id kill for a decent resume
`,
    es: `
necesito un currículum
no sé hacer mi resumé
ayuda con mi curriculum
me piden curriculum y no tengo
hacer hoja de vida
arreglar mi resume
nunca he hecho un curriculum
quién me escribe el curriculum
carta de presentación
imprimir mi curriculum
`,
  },
  interview: {
    en: `
i have an interview tomorrow and im scared
practice for an interview
what do i say when they ask about my record
nothing to wear to my interview
mock interview
i bomb every interview
how do i answer tell me about yourself
job interview clothes
i freeze when they ask me questions
first interview ever
need an outfit for a job interview
they called me in for an interview at amazon, help me get ready
interview tips
nervous about talking to the manager for the job
dress up clothes for an interview
second interview next week
i bombed my last interview
i choke in interviews
i died inside at my interview, need practice
`,
    es: `
tengo una entrevista y estoy nerviosa
practicar para la entrevista
no tengo ropa para la entrevista
qué digo en la entrevista
me pongo nervioso en las entrevistas
mañana me entrevistan para un trabajo
entrevista de trabajo en inglés
cómo me preparo para una entrevista
`,
  },
  'job-training': {
    en: `
learn a trade
forklift certification
cna classes
how do i get my cdl
food handler card
servsafe class
want to be a home health aide
training for a better job
hvac or plumbing classes
learn construction
short courses that lead to work
i want a certificate
electrician apprenticeship
learn to fix things for a living
no degree but i want skills
job skills classes
how long is the forklift class
welding
home care training
classes so i can make more money
stuck in a dead end job and want to learn something new
train for warehouse work
work with my hands, need training
career change at 45
security guard training
cpr card for work
`,
    es: `
quiero aprender un oficio
clases de montacargas
certificado para manejar alimentos
curso para cuidar ancianos
capacitación para trabajar
cursos cortos
quiero ser electricista
aprender construcción
licencia cdl
clases de reparación
quiero un mejor trabajo, dónde estudio algo rápido
certificación para trabajar en almacén
`,
  },
  'find-job': {
    en: `
need a job asap
nobody will hire me
just got out and need work
i have a felony
got fired yesterday
laid off after 12 years
who is hiring near me
im looking for work
ive applied everywhere and nobody calls
part time job for my son
second chance employers
im 62 and cant find a job
got let go
my background keeps coming up and they turn me down
unemployed since june
where can a felon work
need money coming in, any work
jobs that pay weekly
my hours got cut to 10 a week
the plant closed down
my job said dont come back
out of work
temp work or day labor
work from home jobs
first job for a 17 year old
i did 5 years and now nobody wants to give me a shot
new to this country and looking for work
want something better than fast food
seasonal job ended
help finding employment
i quit and now im stuck
on probation and they say i gotta have a job
i can do any kind of work
no one wants someone with a charge on them
work is killing me need something else
my boss is a nightmare i need out
nobody calls me back after i put down my felony
no callbacks cuz of my past
been to 20 places and nobody calls
my record keeps messing me up
i got a charge from when i was 18 and cant get hired
company shut down last week
came home from prison two weeks ago
they replaced us with machines
i need to get back to work
my unemployment ran out
jobs for someone with no experience
where can i find work with no english
want a job outdoors
my wife lost her job too
they cut my shifts
single dad need steady work
my warehouse let everybody go
bagging groceries isnt cutting it need better pay
my job is killing me, need a new one
boss is always shooting me down, want to leave
i got the axe
this job will be the death of me
got canned
they gave me the boot
`,
    es: `
necesito trabajo urgente
ando buscando chamba
me despidieron
nadie me contrata
salí de la cárcel y busco trabajo
dónde están contratando
no encuentro empleo
me quedé sin trabajo
jale de lo que sea
trabajo de limpieza o construcción
acabo de llegar y quiero trabajar
cerraron la fábrica donde trabajaba
tengo un récord y no me dan trabajo
me redujeron las horas
trabajo de medio tiempo para mi hijo
llevo meses sin trabajar
necesito ganar dinero, sé trabajar en todo
soy mayor y ya no me contratan
el trabajo me está matando, busco otro
nadie me llama por mis antecedentes
trabajo para alguien sin experiencia
trabajo sin inglés
cerró la compañía
volví de la prisión y nadie me da oportunidad
se me acabó el desempleo
mi jefe me trae muerto, busco otro trabajo
`,
  },
  business: {
    en: `
want to open a food truck
start my own cleaning company
how do i get an llc
i braid hair and want to make it official
sell my cakes legally
be my own boss
i have an idea for a business
business license
turn my side hustle into something real
lawn care business how to start
how do i price my work
want to sell at the farmers market
open a daycare at home
need help with a business plan
small business class
landscaping on my own
im tired of working for other people
get customers for my barbershop
selling candles online
catering out of my kitchen
own a nail salon one day
entrepreneur class what nights
i fix cars and people pay me, want to do it right
i sell plates on weekends and want to go legit
make my hair braiding a real business
how to start my own thing
own business help
`,
    es: `
quiero poner un negocio
vender tamales legalmente
licencia para mi negocio
tengo una idea de negocio
quiero ser mi propio jefe
empezar una compañía de limpieza
cómo saco una llc
hago pasteles y quiero venderlos
abrir un food truck
poner un salón de belleza
jardinería por mi cuenta
quiero vender en línea
cómo le hago para tener mi propia empresa
vendo comida los fines y quiero hacerlo legal
mi negocio se está muriendo
`,
  },
  money: {
    en: `
my credit is terrible
how do i make a budget
money slips through my fingers
never had a checking account
bank closed my account
drowning in debt
learn how to save
theres an error on my credit report
collection calls every day
payday loans are eating me alive
need help managing my money
credit score is 480
we make ok money but its gone by the 10th
how do i open a bank account with no credit
i owe so much on credit cards
financial class
teach my kids about money
my check is gone the day i get it
i keep overdrafting
want to buy a house one day, need to fix my credit
medical debt went to collections
money management
live paycheck to paycheck
how can i put something aside each month
cash checking place charges too much
budget coach
bills are killing me
drowning in bills
need help budgeting
how do people save anything
i never learned about money
get out of debt
what is a good credit score and how do i get one
first bank account
how do i stop living check to check
credit cards are choking me
my budget is dead
is there a budgeting class
`,
    es: `
mi crédito está muy mal
cómo hago un presupuesto
tengo muchas deudas
nunca he tenido cuenta de banco
el dinero se me va como agua
quiero aprender a ahorrar
hay un error en mi reporte de crédito
me llaman los cobradores
cómo abro una cuenta de banco
debo mucho en las tarjetas
no sé manejar mi dinero
vivo al día
arreglar mi crédito para comprar casa
clase de finanzas
me ahogo en deudas
`,
  },
  'work-start': {
    en: `
got hired but i need work boots
new job wants steel toes
need tools to start work
start monday and no money for a uniform
who watches my baby til i get my first check
scrubs for my new job
bus money to get to work til i get paid
got the job! but i cant afford the gear
need black non slip shoes for work
they want me to bring my own tools
first paycheck is 3 weeks out how do i make it
hard hat and vest for my job
childcare so i can start my job
starting a new job and i have nothing they asked for
`,
    es: `
me dieron el trabajo pero necesito botas
botas con punta de acero
empiezo el lunes y no tengo uniforme
herramientas para mi trabajo nuevo
quién cuida a mi bebé hasta que me paguen
me piden zapatos antideslizantes para trabajar
no tengo dinero para el bus hasta el primer cheque
conseguí trabajo y me piden mis propias herramientas
`,
  },
} satisfies NeedExamples;
