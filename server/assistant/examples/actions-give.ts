import type { TopicExamples } from './examples.ts';

export const giveExamples = {
  'host-drive': {
    en: `
host a food drive
can my school do a coat drive
i want to collect cans at my office
do a giveaway at our church
our hoa wants to have a toy drive
put a collection box in my store
hold a clothing drive
my fraternity wants to do a drive for you
block party giveaway
collect diapers at our daycare
can we use our parking lot for a giveaway
set up a hygiene drive at work
organize a school supply drive
my salon can collect coats
host an event for you at our gym
we are collecting toys for yall, whats next
how do i run a food drive
our class wants to collect stuff for families
thanksgiving food drive at my job
have people drop things off at my shop for you
sunday school wants to gather socks
i want to throw a giveaway on my street
sponsor a drive at our apartment complex
collecting coats at my gym for you
were gathering backpacks at our store, how do we get them to you
my kids lemonade stand wants to collect cans
our neighborhood wants to do a drive for diapers
can our church hold a free market in the parking lot
i want to have a box for donations at my front desk
start a sock drive
my team at work wants to do something, maybe a food collection
id like to host a giveaway
school club wants to collect hygiene stuff
can i set up a table to collect food outside my store
our mosque wants to have a coat giveaway
birthday party where guests bring cans for you
how does it work if i collect things for you at my shop
get my whole street to donate on one day
a drive for school supplies at the library where i work
`,
    es: `
organizar una colecta de comida
mi escuela quiere juntar abrigos
hacer una colecta en mi trabajo
queremos hacer un evento para regalar cosas en la iglesia
poner una caja para juntar latas en mi tienda
juntar juguetes con mis vecinos
cómo hago una colecta de ropa
colecta de útiles
prestar mi estacionamiento para una entrega
mi clase quiere recolectar comida para ustedes
organizar una entrega en mi calle
estamos juntando mochilas en mi tienda para ustedes
quiero poner una caja de donaciones en mi negocio
nuestra iglesia quiere regalar ropa en el estacionamiento
en mi trabajo queremos juntar pañales
mi club quiere hacer una colecta
cómo funciona si junto cosas en mi casa
`,
  },
  'donate-money': {
    en: `
i want to donate
how do i give money
send you guys some cash
monthly donation
donate 50 dollars
id like to give in honor of my mom
memorial donation for my grandfather
where do i send a check
can i cashapp you
venmo?
how to give
is there a donate button
make a one time gift
my company matches donations
tithe
take my money
chip in a few bucks
want to sponsor a meal
id like to give every month
leave something in my will
can i pay by paypal
instead of flowers people want to give to you
birthday fundraiser
i got a bonus and want to share it
pledge
support you financially
in memory of my husband, how do i give
want to put $100 toward food for families
where can i contribute
i cant volunteer but i can send money
give to the food program
round up donation
how can i sponsor a family for christmas
shut up and take my money lol
my aunt died and wanted gifts sent to you
a gift in memory of a friend
whats the link to give
can i give online
id like to set up something monthly
i have $200 to give
want to help with cash not time
donating from canada
my kids saved their allowance to give
where do i mail a check
how do i leave you money in my will
our class raised 300 dollars where do we send it
give in honor of my teacher
want to pay for somebodys groceries
can i pay someones light bill anonymously
i wanna give
stock donation
do you take apple pay
how do i donate
`,
    es: `
quiero donar
cómo doy dinero
donación mensual
mandar dinero
donar 20 dólares
puedo mandar un cheque
en memoria de mi papá quiero donar
dónde dono
quiero cooperar con dinero
aportar cada mes
tienen zelle
hacer una donación en línea
quiero apoyar económicamente
dar una ofrenda
poner mi granito de arena con dinero
en honor de mi abuela quiero dar algo
mi clase juntó 200 dólares a dónde los mandamos
link para donar
quiero pagar la despensa de una familia
cómo les mando dinero
quiero dar cada mes
mi tía falleció y pidió que dieran dinero a ustedes
`,
  },
  'donate-supplies': {
    en: `
i have clothes to donate
where do i drop off stuff
do you take furniture
bag of baby clothes my kids outgrew
extra canned food
can i give you old laptops
got a crib i dont need anymore
cleaned out the garage lots of good stuff
do yall want used toys
donate a car seat
boxes of books
my mom passed and i have all her clothes
unopened diapers wrong size
a couch in good shape, will you come get it
leftover food from our event
i have a freezer full of deer meat
garden gave me too many tomatoes
can i bring coats by
gently used shoes
what do you need most right now
do you accept wheelchairs
old phones
wish list
i want to give away my kids old bikes
blankets to give
we closed our office and have desks and computers
school supplies to give away
can someone pick up my donation
extra formula, my baby doesnt drink it anymore
hotel soaps and shampoos
i got two winter coats im not wearing
grocery store has bread left over every night
have a bed to get rid of
my closet is too full
dropping off donations
can i mail you socks
we bought too many backpacks
unopened pads and tampons i wont use
my baby is out of size 2 and i have a whole box left
got a truckload of mattresses from a hotel
do yall want a piano
can you use 30 lbs of venison
peach tree is going crazy, want peaches?
restaurant with extra soup every night
we replaced our office computers, want the old ones
kids shoes barely worn
my late husbands suits
how do i give you my old couch
have a stroller and car seat to pass on
is there somewhere to bring toys
i knit hats, do you want them
6 bags of clothes in my trunk right now
who wants my old microwave
extra school uniforms
moving out of state and giving away everything
can i leave stuff on your porch
cleaning out my moms house
kitchen knives and pots to donate
can i donate a knife set
i have an old gun safe, do you take furniture
drop off a box of cleaning stuff
drive by drop off for donations
killer jackets my kids never wore
my closet is exploding, want clothes?
can i give pots and pans
donating dishes
got diapers my kid grew out of
baby stuff i dont need anymore
can i bring you a bag of shoes
extra eggs from my chickens
20 blankets from my old job
do yall need hangers
i have a wheelchair nobody uses
my garage is full of tools, interested?
food from my freezer before i move
lots of unopened shampoo
toys in great shape
take these clothes off my hands
a working fridge for somebody who needs it
my son grew out of his bike
`,
    es: `
tengo ropa para donar
dónde dejo cosas
aceptan muebles
ropa de bebé que ya no le queda
tengo latas de comida que no voy a usar
donar una computadora vieja
pasan a recoger donaciones
tengo una cuna que ya no uso
juguetes usados en buen estado
zapatos que ya no uso
quiero regalar unos abrigos
qué necesitan más
sobró comida de una fiesta
tengo pañales que ya no le quedan a mi bebé
libros para regalar
limpié mi clóset y tengo bolsas de ropa
una cama en buenas condiciones que quiero dar
tengo una carriola para regalar
cajas de pañales sin abrir
me mudo y quiero regalar todo
cambiamos las computadoras de la oficina, las quieren
tejo gorros, los aceptan
tengo seis bolsas de ropa
me sobran verduras de mi huerto
trajes de mi esposo que falleció
puedo donar ollas y cuchillos
mi clóset va a explotar, quieren ropa
dono trastes de cocina
cosas de bebé que ya no uso
herramientas que ya no necesito
un refrigerador que funciona, para alguien
huevos de mis gallinas que me sobran
una bici que ya no le queda a mi hijo
`,
  },
  'get-involved': {
    en: `
how can i help
what are the ways to help
id like to get involved
how can i support you
i want to make a difference in richmond
what can regular people do
i want to do something for the homeless
want to help end hunger
how do people get involved
i believe in what yall do and want to be part of it
ways to give back
i want to join yall
whats the best way to help families here
i used to get help from you and now i want to give back
what can i do for my community
what can i do to fight hunger
i care about this city, how do i pitch in
point me to ways i can help
how could somebody like me help
`,
    es: `
cómo puedo ayudar
quiero participar
de qué formas se puede ayudar
quiero involucrarme
cómo los apoyo
quiero ser parte de esto
quiero hacer algo por mi comunidad
cómo ayudo a la gente sin casa
ustedes me ayudaron y ahora quiero ayudar yo
quiero unirme
`,
  },
  survey: {
    en: `
needs survey
where is the questionnaire
public needs assessment
i want to tell you what my neighborhood needs
take the survey
feedback about your services
suggestion for a program
how many questions is the survey
is the survey anonymous
`,
    es: `
encuesta
dónde está la encuesta de necesidades
quiero decirles qué hace falta en mi barrio
tengo una sugerencia
cuestionario
es anónima la encuesta
`,
  },
} satisfies TopicExamples;
