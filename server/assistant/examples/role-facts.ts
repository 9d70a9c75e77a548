import type { TopicExamples } from './examples.ts';

export const roleFactExamples = {
  'volunteer-age': {
    en: `
how old to volunteer
can my 12 year old volunteer
age limit for volunteers
is 14 too young to help
can kids volunteer
minimum age to volunteer
my daughter is 10 can she help with me
do you have to be 18 to volunteer
youngest age for volunteers
can i volunteer if im 15
im 75, too old to help?
what age can you start volunteering
how old you have to be to help out
can a 13 year old help
`,
    es: `
desde qué edad se puede ser voluntario
mi hijo de 12 años puede ser voluntario
edad mínima para voluntarios
puedo llevar a mi hija de 10 a ayudar
tengo 15 años puedo ser voluntario
`,
  },
  'volunteer-check': {
    en: `
do volunteers need a background check
do you run a background check on volunteers
i have a record can i still volunteer
who pays for the background check
is there fingerprinting to volunteer
what do i have to sign to volunteer
what do volunteers need to sign
can i take pictures while volunteering
do i need a license to drive for you
does a parent have to sign for my teen to volunteer
`,
    es: `
piden antecedentes para ser voluntario
tengo récord, puedo ser voluntario
quién paga la revisión de antecedentes
qué tengo que firmar para ser voluntario
`,
  },
  'volunteer-time': {
    en: `
how many hours do volunteers work
whats the time commitment for volunteering
do i have to volunteer every week
can i volunteer just once
how long is a shift
is there a minimum number of hours for volunteers
can i pick my own hours as a volunteer
is it ok to volunteer only one day
how often do volunteers come
`,
    es: `
cuántas horas hay que ser voluntario
tengo que ir cada semana como voluntario
puedo ayudar solo una vez
cuánto dura un turno de voluntario
cuánto tiempo pide ser voluntario
`,
  },
  'volunteer-tasks': {
    en: `
what do volunteers do
what would i be doing as a volunteer
what kind of volunteer jobs are there
do i need experience to volunteer
i have no skills can i still volunteer
is there training for volunteers
what can i do online as a volunteer
virtual volunteer jobs
types of volunteer work
will someone show me what to do on my first shift
do volunteers get fed
`,
    es: `
qué hacen los voluntarios
qué haría yo como voluntaria
necesito experiencia para ser voluntario
hay entrenamiento para voluntarios
qué trabajos hay de voluntario en línea
`,
  },
  'volunteer-start': {
    en: `
how soon can i start volunteering
signed up to volunteer and waiting
when do i start after i fill out the volunteer form
how long til i get my first shift
what happens after i sign up to volunteer
how long is the volunteer form
i filled in the volunteer form last week
`,
    es: `
cuándo empiezo como voluntario
ya me inscribí de voluntaria, qué sigue
cuánto tarda para empezar de voluntario
`,
  },
  'chapter-pay': {
    en: `
do chapter leaders get paid
is chapter leader a job
how much does a chapter leader make
how many hours does a chapter leader work
time commitment for leading a chapter
is leading a chapter paid or volunteer
do you pay back costs for a chapter
how long do i have to be a chapter leader
what does it cost to start a chapter
salary for a leader
does being a chapter leader pay
will i get money for leading a chapter
is the chapter leader thing paid
`,
    es: `
le pagan al líder de capítulo
cuánto gana un líder
cuántas horas trabaja un líder de capítulo
es pagado ser líder
cuánto tiempo hay que ser líder
`,
  },
  'chapter-fit': {
    en: `
who can be a chapter leader
requirements to lead a chapter
how old do you have to be to lead a chapter
do chapter leaders need a background check
do i need experience to start a chapter
what do you look for in a leader
can i lead a chapter with a felony
do i have to live in the area to lead a chapter
qualifications for chapter leaders
`,
    es: `
requisitos para ser líder de capítulo
quién puede ser líder
qué edad hay que tener para ser líder
necesito experiencia para dirigir un capítulo
`,
  },
  'chapter-duties': {
    en: `
what does a chapter leader do
what is a chapter
how many people do you need for a chapter
how big is a chapter
what reports do chapter leaders send
duties of a leader
how often does a chapter hold events
what support do chapter leaders get
how many volunteers in a chapter
what kinds of chapters are there
`,
    es: `
qué hace un líder de capítulo
qué es un capítulo
cuántas personas se necesitan para un capítulo
qué reportes manda el líder
`,
  },
  'drive-notice': {
    en: `
how much notice do you need for a drive
how far in advance do i plan a giveaway
can we do a food drive next week
how early should i tell you about hosting
when do i need to book a drive
is two weeks enough to set up a drive
how soon can we host one
how far ahead do i need to tell you about a drive
how many weeks before a giveaway should i call
whats the lead time for hosting
we want to host a drive on the 20th is that too soon
`,
    es: `
con cuánto tiempo aviso para una colecta
cuánto antes hay que planear la colecta
podemos hacer una colecta la próxima semana
con cuánta anticipación organizo una entrega
`,
  },
  'drive-place': {
    en: `
what kind of place do you need for a drive
can i host a drive at my house
does the place for a giveaway need anything
do i need permission to host a drive
how many people do i need to host
space requirements for hosting
rules for hosting a drive
what isnt allowed at a giveaway
can we sell things at the drive
do people need id at a giveaway
`,
    es: `
qué lugar se necesita para una colecta
puedo hacer la colecta en mi casa
necesito permiso para la colecta
reglas para organizar una entrega
cuánta gente necesito para la colecta
`,
  },
  'drive-setup': {
    en: `
what do you bring to a drive
what does the host have to do
do you provide boxes for a food drive
how does hosting a drive work
what kinds of drives can i host
whats the difference between a drive and a giveaway
who picks up the stuff after the drive
what do i have to do to host
what should people bring to a food drive
do you bring tables and signs
`,
    es: `
qué llevan ustedes a la colecta
cómo funciona organizar una colecta
qué tengo que hacer para una colecta
ustedes ponen las cajas
qué tipo de colectas se pueden hacer
`,
  },
  'supplies-condition': {
    en: `
what condition do clothes have to be in
do you take stained clothes
what dont you take
can i donate expired food
do you take opened toiletries
what kind of food can i donate
can i give used underwear
what clothes do you need most
do donated things have to be new
do you accept homemade food
broken furniture ok?
what items do you accept
do you sell the stuff people donate
do you accept expired cans
`,
    es: `
en qué estado tiene que estar la ropa
aceptan comida vencida
qué cosas no aceptan
tienen que ser cosas nuevas
qué ropa necesitan más
venden lo que uno dona
qué tipo de comida puedo donar
`,
  },
  'supplies-pickup': {
    en: `
do you pick up donations
how many bags for a pickup
is there a minimum for pick up
will you come to my house to get donations
when can i drop off donations
drop off hours
where do i take donated clothes
can i drop stuff off on saturday
do you pick up outside richmond
how many boxes before you send the van
can somebody come get my stuff
how should i pack donations
can i leave donations at the door
how do drop offs work
how much stuff do i need for you to come get it
will you pick up 2 bags
how many bags do i need before you come
do you do pickups
when can i bring stuff by
what time can i drop things off
drive by donation
drive through drop off
`,
    es: `
recogen donaciones en casa
cuántas bolsas para que pasen a recoger
a qué hora puedo dejar donaciones
pueden venir por las cosas
dónde entrego la ropa
hay un mínimo para recoger
`,
  },
  'supplies-tech': {
    en: `
how old can a donated laptop be
do you wipe donated computers
do you take old phones and tablets
is my 10 year old laptop too old to donate
what happens to my data on a donated laptop
do you take broken computers
donating electronics
`,
    es: `
qué tan vieja puede ser la laptop que dono
borran los datos de las computadoras donadas
aceptan celulares viejos
`,
  },
  'supplies-receipt': {
    en: `
do i get a receipt for donated clothes
receipt for goods
how do you value donated furniture for taxes
can i deduct clothes i donate
what happens after i send the donation form
where do my donated things go
who gets the coats i donate
`,
    es: `
me dan recibo por la ropa que dono
puedo deducir la ropa donada
a dónde van las cosas que dono
quién recibe lo que dono
`,
  },
  'media-rules': {
    en: `
what are the rules for taking photos
can i film people at the food line
do i need permission to photograph members
what do media partners have to do
how often do media partners post
do you check the article before we publish
requirements for media partners
how many followers do i need
`,
    es: `
reglas para tomar fotos
necesito permiso para grabar a la gente
qué hace un socio de medios
`,
  },
  'partner-terms': {
    en: `
what do partners have to do
what does it take to be a resource partner
is there a contract to partner
does it cost to be a partner
can i stop being a partner anytime
requirements to partner with you
what kinds of partnerships do you have
how fast do partners answer referrals
can one person be a partner or only companies
`,
    es: `
qué hacen los socios
cuesta algo ser socio
hay contrato para ser socio
requisitos para ser socio de recursos
`,
  },
} satisfies TopicExamples;
