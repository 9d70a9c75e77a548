import type { TopicExamples } from './examples.ts';

export const contactFactExamples = {
  hours: {
    en: `
what time do you close
are you open today
hours?
open on sunday?
how late are you open
is anybody there right now
til when
what days are yall open
can i come in after work like 7
are you open on thanksgiving
what time does the office open
you still there?
whats your schedule
open this weekend
when do you open tomorrow
closed on mondays?
how early can i come
whens the latest i can stop by
business hours
are yall closed for the holiday
do you open before 8
til what time can i come today
when is the office open
how late are you there today
how late yall stay open
you guys there on saturdays
when can i come by
what time do you get there in the morning
is the office open at night
are you there on fridays
burning question are you open sunday
when do you lock up
can i come at 5
do you close for lunch
what are the hrs
im dead tired but what time do you close
burning up the road to get there, when do you close
when do yall open and close
are you around on weekends
is the place open now
`,
    es: `
a qué hora cierran
están abiertos hoy
horario
abren los sábados
hasta qué hora están
qué días abren
abren en domingo
a qué hora puedo ir
ya cerraron?
están abiertos ahorita
a partir de qué hora atienden
cierran a mediodía
abren en día festivo
hasta qué hora los encuentro
cuándo puedo ir
están los fines de semana
a qué hora llegan
puedo ir a las 5
`,
  },
  address: {
    en: `
where are you
whats the address
how do i get there
where yall at
what street are you on
directions please
where is your office
im lost trying to find your building
which part of richmond are you in
send me the location
whats the zip code there
where do i go to see someone in person
what side of town
are you downtown
address for my gps
where is wondrous world house
phone about to die quick whats the address
`,
    es: `
dónde están
cuál es la dirección
cómo llego
en qué calle están
dónde queda la oficina
mándeme la ubicación
dónde se encuentran
en qué parte de richmond están
para ir en persona a dónde voy
`,
  },
  visit: {
    en: `
do i need an appointment
can i just walk in
is there parking
what bus goes there
is the building wheelchair accessible
do you have a ramp
how far from the pulse
can i come without calling first
can i bring my kids to the office
is there a private room to talk
can i just show up
is the entrance ok for a walker
nearest bus stop to you
do you take walk ins
sick of waiting on hold can i walk in
is the lot free to park
`,
    es: `
necesito cita
puedo llegar sin cita
qué bus me deja cerca
hay estacionamiento
tienen rampa para silla de ruedas
puedo llevar a mis hijos a la oficina
puedo pasar sin avisar
qué tan lejos está la parada
`,
  },
  phone: {
    en: `
phone number
whats the number
can i call you
number please
who do i call
can i text you
what number do i call for help with food
give me a number to reach you
is there a phone line
i want to call
i dont have internet at home can i call instead
whats your telephone
my phone is about to die whats your number
can you shoot me your number
`,
    es: `
número de teléfono
a qué número llamo
puedo llamar
me da el número
cuál es su teléfono
puedo mandar mensaje de texto
quiero llamarles
tienen whatsapp
se me está muriendo el celular, cuál es el número
`,
  },
  email: {
    en: `
email address
whats your email
can i email you
where do i send an email
who do i write to
i want to email a question
e mail?
send you a document by email
`,
    es: `
cuál es su correo
correo electrónico
les puedo mandar un correo
a dónde escribo un email
su email por favor
`,
  },
  contact: {
    en: `
how do i contact you
how do i reach yall
contact info
i want to send a message
i have a complaint
leave a message for somebody
how do i get in touch
i want to report a problem with your website
i was treated badly by a volunteer
who do i complain to
contact form
change my phone number with you
i moved, how do i update my information
cancel my appointment
i missed my appointment can i reschedule
change my appointment
the man at the front desk was rude
the staff was mean to me
`,
    es: `
cómo los contacto
quiero mandar un mensaje
tengo una queja
información de contacto
cómo me comunico con ustedes
quiero reportar un problema
cambié de número, a quién le aviso
me trataron mal
llegué tarde a mi cita, me la cambian
me reagendan la cita
la señora de la oficina me trató mal
`,
  },
  human: {
    en: `
i want to talk to a person
real human please
can someone call me
speak to somebody
get me a representative
i dont like bots
is there somebody i can talk to in the office
let me talk to a staff member
agent
transfer me to a person
can a person call me back
i need a case worker
not a robot
talk to someone live
i rather talk on the phone than type
`,
    es: `
quiero hablar con una persona
pásame con alguien
me puede llamar alguien
una persona de verdad
no quiero hablar con un robot
hablar con un representante
trabajadora social
me pueden llamar por favor
prefiero hablar por teléfono
me hacen el favor de llamarme
`,
  },
  'response-time': {
    en: `
how long before someone calls me
i applied last week and heard nothing
when will i hear back
how long does it take to get help
nobody called me
what happens after i send the form
status of my application
how soon do you answer
i filled out the form 3 days ago
how quick do you respond to messages
did you get my form
when do i find out if im approved
still waiting on a call
will somebody get back to me today
whats next after i apply
how fast can you help me
is there a wait
how long is the waiting list
i sent a message on the contact page and no answer
i never got a call
how do i check on my application
will you call or email me
when does someone reach out
how long til i hear something
when is somebody gonna call
i put in an application tuesday any word
how many days til somebody reaches out
`,
    es: `
cuánto tardan en llamar
mandé la solicitud y nadie me ha llamado
cuándo me responden
en cuántos días contestan
qué pasa después de llenar el formulario
ya apliqué y no sé nada
cómo sé si me aprobaron
cuánto hay que esperar
llené la forma la semana pasada
en cuánto tiempo me ayudan
cuándo se comunican conmigo
recibieron mi solicitud
me van a llamar o escribir
en cuánto tiempo responden
cuándo me van a contestar
`,
  },
  languages: {
    en: `
do you speak spanish
is there someone who speaks french
my mom only speaks spanish can she call
do you have interpreters
sign language
is the form in spanish
what languages do you speak
i speak arabic
can i get help in my language
is anyone bilingual there
haitian creole
my neighbor doesnt speak english can you help her
`,
    es: `
hablan español
hay alguien que hable español
me atienden en español
el formulario está en español
tienen intérprete
qué idiomas hablan
no hablo inglés, me pueden ayudar
hablan quiché
lengua de señas
`,
  },
  social: {
    en: `
are you on facebook
instagram?
whats your ig
do you have a newsletter
follow you on social media
how do i stay updated
youtube channel?
are you on tiktok
mailing list
`,
    es: `
tienen facebook
cuál es su instagram
redes sociales
cómo los sigo
tienen boletín
`,
  },
  events: {
    en: `
whats going on this weekend
any events coming up
when is the next giveaway
calendar of events
workshops this month
how do i rsvp
is there anything happening saturday
when is the coat giveaway
do i need to sign up for the workshop
next food distribution date
things to do with family this week
when is the next event
what time does the giveaway start
job fair coming up?
holiday party
do events cost money
upcoming stuff
turkey giveaway
can i just show up to an event
are there events near northside
resume workshop when
any killer events this month
when is the next workshop
whats happening in december
is there something for families saturday
rsvp for the resume workshop
heard the last event was the bomb, when is the next one
any fire events coming up
whats popping this weekend
is movie night this friday
when is the 5k
`,
    es: `
qué eventos hay
cuándo es el próximo evento
hay algo este fin de semana
calendario
talleres este mes
cuándo reparten
cómo me apunto al taller
cuándo es la entrega de abrigos
hay feria de trabajo
qué va a haber este sábado
tengo que registrarme para el evento
próximas actividades de la organización
`,
  },
} satisfies TopicExamples;
