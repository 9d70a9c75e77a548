import type { NeedExamples } from './examples.ts';

export const digitalExamples = {
  'digital-lessons': {
    en: `
i dont know how to use a computer
learn email
teach my mom to use her phone
computer class for seniors
video call my family back home
zoom for my doctor visit
im old school, never touched a computer
how do i set up an email
typing class
grandpa wants to see the grandkids on facetime
learn word and excel
my phone confuses me
i need to learn computers for work
attach a file to an email i dont know how
whatsapp video with my sister in guatemala
basics of the internet
everything is online now and im lost
teacher for technology
do you teach computers in spanish
how to use a smartphone
my mom wants to see her sister on video
talk to my kids overseas with video
grandma wants to learn facetime
call my family in africa on video
i want to see my grandbabies on the screen
learn to shop online
how do i turn on alerts on my phone
can i use your computer lab
`,
    es: `
no sé usar la computadora
clases de computación
enseñarle a mi mamá a usar el celular
cómo hago una videollamada
quiero aprender a usar el correo
ver a mi familia en mi país por video
no entiendo la tecnología
curso de computadora en español
aprender a usar internet
soy grande y nunca he usado compu
zoom para la cita del doctor
mi abuelita quiere hablar por video con su hermana
`,
  },
  laptop: {
    en: `
need a laptop for school
free computer
my kid does homework on my phone
how do i get a laptop
chromebook broke
cant afford a computer
laptop for college
tablet for my mom
do you give away computers
school requires a computer and we have none
is the laptop free to keep
what do i have to do to get the laptop
job search on a phone is hard i need a computer
refurbished laptop
my laptop died
computer crashed and burned
i would give my right arm for a laptop
need a new computer mine is broke
`,
    es: `
necesito una laptop
computadora para mi hijo
no tenemos computadora en casa
cómo consigo una laptop gratis
mi hija hace la tarea en el celular
se descompuso la computadora
una tablet para mi mamá
regalan computadoras
qué hago para que me den la laptop
`,
  },
  internet: {
    en: `
internet is too expensive
no wifi at home
comcast cut me off
cheap internet
kids sit outside mcdonalds for wifi
help with my internet bill
low cost internet program
xfinity went up to 90
how do i get wifi
hotspot
need internet for school
which internet company is cheapest where i live
cell phone bill too high
my internet keeps dying
wifi is dead at my house
cant live without wifi
`,
    es: `
no tengo internet en casa
el internet está muy caro
wifi barato
me cortaron el internet
internet para la escuela de mis hijos
ayuda con el bil del internet
cómo consigo wifi
cuál es la compañía de internet más barata
`,
  },
  scams: {
    en: `
got a weird text from my bank
i think i got scammed
someone called saying theyre social security
clicked on a bad link
my account got hacked
they want me to pay with gift cards
is this text real or fake
my mom sent money to somebody online
how do i lock my accounts
someone stole my identity
i gave my card number to a stranger on the phone
popup says my computer has a virus
somebody opened a credit card in my name
guy online asking for money
email says i won a prize
facebook got hacked
usps text says i owe 3 dollars
how do i tell if a message is a scam
lost money to a fake landlord online
text says its my bank but looks fake
somebody from the irs called wanting gift cards
is it fake when they ask for my code
`,
    es: `
creo que me estafaron
me llegó un mensaje falso
me hackearon el facebook
me llamaron diciendo que son del irs
le di mi tarjeta a un estafador
me robaron la identidad
hice clic en un link raro
me piden pagar con tarjetas de regalo
cómo sé si un mensaje es fraude
un mensaje del banco que se ve raro
dicen que gané un premio
le mandé dinero a alguien por internet y era mentira
me llegó un texto del banco, será fraude
me escribieron que debo dinero y no es cierto
`,
  },
  coding: {
    en: `
my kid wants to code
coding class
learn to make an app
my daughter loves computers and wants to build games
web design
code club what age
roblox and minecraft nut wants to make his own game
programming for teens
learn python
build a website
robotics for kids
my son wants to be a programmer
make a web page
game design for my nephew
my 11 year old wants to make his own video game
son is into video games and wants to learn to build them
daughter wants to learn how apps are made
kid loves minecraft, is there a class
wants to be a game designer
`,
    es: `
mi hijo quiere programar
clases de programación para niños
hacer videojuegos
aprender a hacer páginas web
club de código
mi hija quiere crear una app
robótica
desde qué edad es el club de código
mi hijo de 11 quiere hacer sus propios juegos
a mi hija le gustan las computadoras y quiere crear juegos
`,
  },
  ai: {
    en: `
how do i use chatgpt
ai class
learn artificial intelligence
can ai help me write a letter
my job wants us to use ai
is ai safe to use
teach me those ai tools
use ai to study
ai for older people
everybody talks about ai and i dont get it
`,
    es: `
cómo uso chatgpt
clase de inteligencia artificial
aprender ia
usar ia para escribir una carta
no entiendo la inteligencia artificial
en mi trabajo usan ia
`,
  },
  'form-help': {
    en: `
help filling out a form online
medicaid form is confusing
apply for snap online
unemployment website keeps kicking me out
i need to upload my papers and dont know how
my phone is acting up
somebody to help me do the dmv form
social security online account
help me apply for benefits
scan and send a document
reset my password on the benefits site
i got a form from the school i cant figure out
print something from my phone
the application for food stamps is online and im stuck
phone storage full cant download anything
drowning in paperwork
this medicaid paperwork is killing me
help me kill this popup on my phone
`,
    es: `
ayuda para llenar un formulario
la solicitud de medicaid no la entiendo
aplicar para estampillas en línea
no sé subir mis documentos
mi celular no funciona bien
llenar una aplicación por internet
olvidé mi contraseña de la página de beneficios
me ayudan a llenar unas formas
escanear y mandar un papel
me ahogo en papeleo
`,
  },
} satisfies NeedExamples;
