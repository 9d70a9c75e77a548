import type { TopicExamples } from './examples.ts';

export const helpFactExamples = {
  programs: {
    en: `
what programs do you have
what do you help with
how many programs are there
list your programs
what kind of help do you offer
what do yall do
what services are available
tell me about your programs
whats the newest program
which program is right for me
what all do you got
what can i get help with
all the stuff you offer
give me a rundown of what you offer
how many core programs
how many programs do yall got
just killing time, what do you guys do
whatcha offer
tell me about programs
tell me about the programs
info on programs
what programs
programs
`,
    es: `
qué programas tienen
en qué ayudan
cuántos programas hay
qué ofrecen
qué tipo de ayuda dan
lista de programas
qué servicios tienen
con qué me pueden ayudar
qué hacen ustedes
háblame de los programas
cuéntame de sus programas
programas
`,
  },
  apply: {
    en: `
how do i apply
i need help
where is the form
sign up for help
how do i become a member
can you help me
i need assistance with a few things
how do i get started
where do i sign up
application please
i dont know where to start
going through a hard time
struggling right now and need help
life is hard right now
what do i do first
link to the form
can i apply over the phone
how long is the application
what questions are on the form
enroll me
everything is falling apart, bills and all
i want to be a member
im in a bad spot
can i apply for more than one thing
how do i ask for help
need help with my car
i lost everything
i hate asking but we need a hand
whats the deadline to apply
when is the last day to sign up
my roof is leaking
can yall help me out
i need assistance
assistance
things are bad right now
we need a lot of help
i dont even know what kind of help i need
can you guys do anything for me
what are the steps to get help
is there somebody who can look at my situation
been trying to make it and i cant anymore with these bills and everything
i need more than one kind of help
single mom of 4 needing help
how do i join as a member
`,
    es: `
cómo pido ayuda
necesito ayuda
dónde lleno la solicitud
quiero aplicar
cómo me hago miembro
me pueden ayudar
por dónde empiezo
estoy pasando por un momento difícil
dónde está el formulario
quiero inscribirme
qué hago para recibir ayuda
puedo aplicar por teléfono
estoy en una mala situación
me da pena pedir pero necesitamos ayuda
lo perdí todo
cuánto dura la solicitud
no me alcanza para nada
quiero salir adelante
me quedé sin nada
necesitamos mucha ayuda
no sé ni qué ayuda pedir
cuáles son los pasos
somos una familia en necesidad
cómo me apunto para recibir ayuda
`,
  },
  'for-someone-else': {
    en: `
can i apply for my mom
fill out the form for a friend
my neighbor needs help but cant use a computer
im asking for someone else
can i sign up my sister
apply on behalf of my dad
my friend doesnt have a phone, can i do the form for her
can a social worker fill the form for somebody
helping my grandmother apply
can i refer my cousin
how do i get help for someone i know
a family at my sons school needs help how do i send them to you
`,
    es: `
puedo llenar el formulario por mi mamá
mi vecina necesita ayuda pero no sabe usar la compu
es para otra persona
puedo aplicar por un amigo
quiero inscribir a mi hermana
conozco una familia que necesita ayuda
puedo pedir ayuda para alguien más
`,
  },
  cost: {
    en: `
is it free
how much does it cost
do i have to pay anything
whats the catch
is there a fee
do you charge for classes
will i owe you money later
is the food free
does membership cost
i dont have money can i still come
free for real?
how much yall charge
do i pay for the test
is the laptop really free
do i gotta pay it back
are the events free
what will it run me
is there a charge to join
whats it gonna cost me
what do i owe for this
how much to join
`,
    es: `
es gratis
cuánto cuesta
cobran
tengo que pagar algo
hay que pagar por las clases
de verdad es gratis
cuánto cobran por la ayuda
hay alguna cuota
la membresía cuesta
después me van a cobrar
no tengo dinero, igual puedo ir
`,
  },
  eligibility: {
    en: `
do i need an id
who can get help
do i qualify
im undocumented can i come
what papers do i need
do i make too much
do you need proof of income
do i need a social security number
can i get help if im not a citizen
no birth certificate
what do i need to bring
are there income limits
do you help single men
i work full time, can i still get help
do you help veterans
can felons get help
do you ask for immigration status
i lost my wallet and have no id
do i have to be a member
do i have to be christian to get help
can students get help
im on a visa
what are the requirements
is there an age limit to get help
can i come if i dont have kids
do you turn people away
my papers are expired
i make 60k can i still get help
im not from here can i get food
do you only help moms
does it matter that im undocumented
dont have any id
`,
    es: `
necesito identificación
quién puede recibir ayuda
califico
soy indocumentada, puedo ir
qué papeles necesito
piden seguro social
no soy ciudadano
qué tengo que llevar
piden comprobante de ingresos
cuáles son los requisitos
trabajo, igual puedo pedir ayuda
preguntan por el estatus migratorio
perdí mi id
ayudan a hombres solos
tengo que ser miembro
no tengo documentos
gano más del mínimo, igual califico
solo ayudan a mamás
importa si no tengo papeles
`,
  },
  'area-served': {
    en: `
do you help people in chesterfield
i live in henrico
do i have to live in richmond
what cities do you cover
im in petersburg can i get help
do you serve all of virginia
i live outside the city
do you help people in north carolina
im moving from dc
which counties
is hanover too far
only richmond residents?
i stay in hopewell
do you have anything in norfolk
`,
    es: `
ayudan a gente de chesterfield
vivo en henrico
tengo que vivir en richmond
qué ciudades cubren
vivo fuera de richmond
ayudan en petersburg
atienden en toda virginia
vivo en otro estado
`,
  },
  'service-areas': {
    en: `
what are your service areas
list the 12 areas
areas of need you work in
what are the twelve areas
categories of help
what fields do you work in
`,
    es: `
cuáles son sus áreas de servicio
las 12 áreas
en qué áreas trabajan
categorías de ayuda
`,
  },
  'tax-deductible': {
    en: `
is my donation tax deductible
will i get a receipt for my gift
can i write it off
tax receipt
when do i get my donation receipt
lost my donation receipt
do you send a letter for taxes
deduct my gift
does giving to you count on my taxes
`,
    es: `
es deducible de impuestos
me dan recibo por mi donación
puedo deducirlo de los taxes
recibo para impuestos
cuándo llega mi recibo
`,
  },
  impact: {
    en: `
what does my donation do
how many meals does a dollar buy
what will $10 do
where does the money go
how is my gift used
does 5 dollars even help
what can 20 bucks buy
how much goes to food
does my money really help people
how far does a dollar go
what do you spend donations on
how many meals for $25
difference my gift makes
how much food can you get for one dollar
is a small gift worth it
how much food does a dollar get
what does a dollar buy
$1 buys how much
what would 15 dollars do
how many people does 50 feed
if i give 100 what happens with it
what does $5 buy
how many meals is ten bucks
is a dollar even gonna help anybody
what do you do with the money people give
percent that goes to programs
what happens with my ten dollars
does my gift stay local
how much of a dollar goes to food
`,
    es: `
qué hace mi donación
cuántas comidas da un dólar
a dónde va el dinero
qué se logra con 10 dólares
cómo usan las donaciones
de verdad ayuda dar 5 dólares
cuánta comida compra un dólar
en qué gastan el dinero
cuántas comidas salen con veinte dólares
cuánta comida se compra con un dólar
qué compran con 5 dólares
cuánta comida sale con diez dólares
si doy 20 para cuántas comidas alcanza
sirve de algo dar un dólar
`,
  },
  'gift-payment': {
    en: `
do i put my card number here
is it safe to donate online
whats the minimum donation
smallest gift you take
can i give just 1 dollar
how do i pay my pledge
when will my card be charged
i made a pledge and changed my mind
cancel my monthly gift
do you store credit card info
where do i enter my credit card
can i pay with debit
i pledged but didnt pay
is there a least amount to give
how does the donation page work
did my payment go through
stop my recurring donation
what happens after i pledge
is 2 dollars ok or too little
do i type my debit card on this page
do you take cards on your website
is my card info safe with you
where do i put in my card
whats the lowest i can give
least i can donate
whats the smallest donation
can i give a dollar
do i have to give a certain amount
will you charge me right away
how do i finish my pledge
how do i stop giving monthly
`,
    es: `
pongo mi tarjeta aquí
es seguro donar en línea
cuál es la donación mínima
puedo dar solo un dólar
cómo pago mi promesa
me arrepentí de mi donación
cancelar mi donación mensual
guardan mi número de tarjeta
lo menos que se puede donar
dónde pongo mi tarjeta de crédito
escribo mi tarjeta en su página
cuánto es lo menos que puedo dar
está segura mi tarjeta
me cobran de una vez
cómo termino mi promesa
`,
  },
} satisfies TopicExamples;
