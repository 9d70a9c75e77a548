import type { FigureExamples } from './examples.ts';

export const contactFactFigures = {
  hours: {
    en: `
my to do list is under attack today, what time do you close
i have a crush on the guy who runs the pantry, jk, what are the hours
i'm freezing at this bus stop haha, do you open at 9 or 930
confused about the new hours
what time do yall open
is the pantry open on veterans day
how do i beat the line on saturday, what time do yall open
what time do you close today
battery at 23% so quick, are you open til 5 or 6
what time do you open on saturdays
my phone is about to die so quick question, what time do you close today
i miss my mom. she used to bring me to the pantry. anyway i need the hours for saturday
`,
    es: `
no es emergencia, nomas kiero saber el horario
estado de emergencia x la nieve, abren mañana?
horario del sabado x fa
vos sabes si abren el lunes q es feriado?
ando matando el tiempo en la biblioteca, a que hora abren
mi esposo agarro la troca y dijo que pasaba por la despensa, hasta que hora cierran
el caldo hierve y yo aqui esperando que me contesten jaja, a que hora abren
`,
  },
  address: {
    en: `
phone about to die so just text me the address
is there a dead end street by your place? gps is confusing me
my phone died sorry whats the address again
my phone drowned in the sink and i lost your number whats the address
nickel bridge is closed, whats the way to you from forest hill
`,
    es: `
el puente de la hull st esta cerrado, x donde llego a uds
donde estan ubicados exactamente
donde kedan ustedes, al lado de la policia?
`,
  },
  visit: {
    en: `
stairs are murder on my knees, can my appointment be on the first floor
im sick of waiting on hold, can i just walk in
whats the parking like for the Stop the Violence basketball tournament
does bus 3A stop by the Manchester bridge, trying to get to your office
over my dead body am i paying 40 bucks to park haha is the lot free
my back has been bad for years, is there a chair at the food line for waiting
in a wheelchair for 8 years now, is the building accessible
what bus goes to your office
my back is killing me, do you have a chair for seniors while they wait
are you on a bus line
is it safe to park on your street in the evening, i have class til 8
sitting in the car in your lot, which door is it, the one by the garage?
copd means i cant do the stairs, is there an elevator
i give up on the housing portal. can i just come in
i walk with a cane and the line is long, is there a chair or early entry
im over this bus system lol which line goes to your office
`,
    es: `
me duele la rodilla de vieja, el evento tiene sillas?
el bus que numero pasa x ahi
me cai el año pasado y desde entonces uso andador, el evento tiene rampa?
vivo pasando el puente de la belvedere, que bus me deja cerca de ustedes
estamos en el estacionamiento, por cual puerta entramos a la despensa
se murio el carro otra vez, como llego sin bus el domingo
`,
  },
  phone: {
    en: `
i keep getting hung up on, whats the direct line
if i have to hold on the phone one more time i will scream, is there a direct line for housing
cant take it anymore, this hold music, 40 minutes. is there a direct line
i cant take it anymore this phone menu goes in circles, what is the direct number for housing
`,
  },
  contact: {
    en: `
left my good bread knife at the community dinner, black handle
fire drill at the school made us late, can we reschedule tutoring
beats headphones lost in the computer lab, red
stuck in murderous traffic on 95 lol running late for the 10 oclock appt, keep our spot
slept like i was unconscious lol, sorry i missed the 9am, can i rebook
emergency contact on my form is wrong, can you change it
nobody answers the phone over there its annoying
cancel my appointment for tomorrow please, my kid has a runny nose
traffic is murder on broad street, will i miss my appointment if im 15 late
some lady in line was rude to me today and i want to file a complaint
volunteer at the front snapped at me, not cool, who is the supervisor
your parking lot guy yelled at me to move my car, i was only dropping cans
slammed at work, can i reschedule to next tuesday
can you push my appointment to 3
kicked out of the class for being late, how do i get back in
kindly cancel my seat at senior lunch from thursday on, i am going to my sisters in roanoke until spring
could i get the appointment changed to a time when hes at work? my husband and i share one car
traffic on 64 is killing me ill be 15 min late for my appt
sorry i was held hostage at work by a meeting can i reschedule
im beat, worked a double, can i move my appointment to friday
jury duty on a robbery case next week so i need to change my class
left my sons coat there yesterday its blue
running away from my responsibilities today haha, can i get a new appt next week
please cancel my appointment tuesday i have jury duty
take me off the waiting list, we found a place thank god
`,
    es: `
me colgaron el telefono dos veces, con kien hablo de mi cita
se me fue el avion y no llegue a la cita, la puedo cambiar
salida de emergencia del salon estaba bloqueada con sillas, aviso pa q las muevan
la bateria del carro murio, mañana no llego a la cita, la muevo pal miercoles
me atendieron mal el martes, con quien pongo queja
la muchacha de la entrada fue grosera, kiero hablar con el encargado
de golpe y porrazo me cambiaron la cita, cual es la fecha entonces
que vaina con ese bus, llego 20 minutos tarde a la clase ta bien?
se me murio la bateria del cel por eso no contesté, me reagendan la cita?
me quede muerta de la pena porque llegue tarde a la cita, me la cambian porfa
se me fue el avion y perdi la cita, ni modo trágame tierra, me dan otra
si amanezco con tos ya no voy mañana a la cita, la puedo cambiar?
me quiero morir de la verguenza, se me olvido la cita del curriculum
me dejaron colgada con la cita de las 10
`,
  },
  human: {
    es: `
me corto la llamada la muchacha, me pueden volver a marcar
`,
  },
  'response-time': {
    en: `
beat around the bush all you want but am i getting the assistance or not
hang in there yall i know its busy, just checking on my application
this wait is killing me lol any word on my application
i been waiting 3 weeks for a call back
scared my application is late, did you get it
could you all check on my application tomorrow and if i dont answer leave a voicemail
not to be dramatic but if this voucher falls through i'm going to cry in your lobby. when do we hear
hang in there they said. well ive been hanging in there on the waitlist since june, whats my number
the website crashed and burned when i hit submit, did you get my form
following up on my rental assistance application from march
somebody from your office was supposed to follow up with me
light a fire under the housing office please its been 6 weeks
done with my application, what do i do next
`,
    es: `
punto muerto mi caso de housing, quien me da update
mi hermana lleva dos dias esperando que le contesten el correo
`,
  },
  languages: {
    en: `
translator for my doctor visit the 12th, im from honduras
hola is there a spanish speaker on mondays
i could strangle whoever set up this website, where's the spanish button
`,
    es: `
hablan español en la oficina?
`,
  },
  events: {
    en: `
when is the next blood drive, i am o negative
home alone is the movie friday right
beat the heat day, does it have a splash pad
hanging baskets plant sale date
cant wait for this week to end, whats happening saturday
our team choked in the fourth quarter, whens the next game
teddy bear hospital event for kids when
coffee with a cop, is police event at your place or the library
touch a truck day, will there be an ambulance
elder abuse awareness day flyers, when is the talk
nonviolence workshop for mlk day, time?
carving class at the halloween fest, do kids use those little stabby saws or do adults cut for them
stroke of midnight new years party for seniors at noon right lol
we choked in the second half but the kids had fun, when is the next league
is the fire department open house at your building this saturday
is movie night still The Hunger Games
bruh that meme on yalls page got me weak im deceased 💀 anyway when is the next open mic
slay queen that fashion show ate, when is the next one
is the escape room trip for the teens full
want to join the bridge walk, does it cross the lee bridge or the nickel bridge
im kidnapping my mom for her birthday lunch, is the senior bingo that day
are you showing Die Hard at the christmas movie night lol
cabin fever bad, any events for retired people
emergency preparedness kit workshop, sign me up
international overdose awareness vigil, what time and can i bring a photo of my brother
he hit the lottery and still wont pay for pizza lol anyway is bingo tonight
i got beat at spades by your seniors three weeks running, when is the next one
stalking you guys on instagram for the toy drive date lol
my son got hit by a pitch, hes fine, when is the next game
teacher took my phone today lol, what time does youth night start
that murder mystery dinner fundraiser, are tickets still for sale
this job market is brutal, any hiring fairs
what time does the stop the violence march line up
i hate how this website works, where is the calendar
so mad i missed the coat day, is there another
they hit it off at your speed networking lol when is the next one
i lost custody of the remote to my inlaws lol, when are you hosting movie night
my old man (89) still threatens to race the other seniors on his scooter, when is field day
being left alone with the twins all weekend is a workout, any free kid events sunday
feeling blah and broke, any free stuff to do this weekend with kids
the movie night last week was so sad i bawled when the dog died. what's showing next
he beat me again!! at dominoes, that is. when is the seniors tournament
he robbed me blind at monopoly, is there a kids game night
we got destroyed at trivia, need smarter teammates, thursdays?
i want to watch the drowning scene in titanic without crying. impossible. movie night again?
photo shoot for the gala is at what time
we got blown out 60 to 22 our team got murdered out there when is next practice
murder mystery dinner fundraiser how much are tickets
is the true crime book club still the first monday
watched taken last night with the teens, whats the movie this friday
do you have a kids fingerprint and id kit event for safety
stranger danger workshop for kindergarten when is it
i follow you on facebook but cant see the event times
stalking your page for the coat drive date lol
sexual assault awareness month walk what time does it start
roblox night at the youth center what time
home alone is the movie this friday right? can i bring my niece
fired up for the 5k where do i pick up my bib
campfire smores night how much
i died laughing at the talent show when is the next one
the new suicide squad movie, is that whats playing at teen movie night
feeling kinda down with the winter weather, are there any fun classes to get out of the house
bored and lonely on weekends, any game night for 30s
when is the blood drive
`,
    es: `
matando el tiempo aki, tienen algo pa hacer los viernes?
pasenla bomba en el festival, a que hora empieza
me pegó la nostalgia de mi tierra, celebran el 15 de septiembre?
cortan el pastel a que hora? voy saliendo
grito de dolores 15 sept lo van a hacer este año?
fuegos artificiales habra en el festival? mi niño es sensible al ruido
cafe con un policia es en la biblioteca de hull street?
pistolas de agua pal dia de campo dejan llevar?
dia de muertos van a poner altar? quiero llevar foto de mi abuela
pan de muerto van a vender?
a muerte con el equipo, cuando juega la liga
el partido estuvo de infarto, cuando es la final de la liga
nos dieron una paliza 6-0 jaja, cuando es el siguiente juego
hace un frio de muerte, cuando es el coat drive
los bomberos van a llevar el camion al festival? mi hijo los ama
chile q pica q mata jaja, hay concurso de salsas?
golpe de suerte, me gane la rifa! donde recojo el premio
cantamos la cancion de matador en karaoke jaja hay noche de karaoke?
me hizo llorar la obra de teatro de los jovenes, la repiten?
me mata la risa el video q subieron, cuando es el proximo festival
a que hora es la visita a la estacion de bomberos
el altar del dia de muertos a que hora lo ponen
van a pasar la pelicula Coco en la noche de cine?
ese dj la rompio, estuvo brutal la fiesta, cuando hay otra
la fila estaba matadora jaja pero valio la pena, cuando es la otra entrega
el partido estuvo de infarto, felicidades a los muchachos, cuando juegan otra vez
al vecino de enfrente le dio el ataque de risa cuando vio el disfraz jaja, cuando es lo de halloween
se metieron a la rifa mis hijos y ganaron una bici, cuando la recogemos
los bomberos vienen al evento del sabado? mi nene esta loco por ver el camion
en noviembre hacen altar de muertos? llevo la foto de mi abuelito
muero por unas pupusas, van a vender en el festival?
de que lloren en mi casa a que lloren en la suya jaja, es torneo de domino, a que hora empieza
camaron que se duerme se lo lleva la corriente, quedan lugares en el taller?
se armo la balacera de globos de agua con los niños, que lindo evento, lo repiten?
la novela de las ocho me tiene en suspenso, ayer apuñalaron al galan, en fin, a que hora es el bingo
la pelicula esa del secuestro la van a pasar en el cine club o la cambiaron
canto el rey en el karaoke, se que me van a extrañar y llorar y llorar jaja, hay show de talentos?
me la vivo cantando la de amor eterno desde que murio mi mami, la puedo cantar en la noche de talentos
el portero se aventó como suicida y tapo el penal, que juegazo, cuando es la final
messi nos salvo la vida ayer jaja, van a poner el partido del domingo en el salon
`,
  },
} satisfies FigureExamples;
