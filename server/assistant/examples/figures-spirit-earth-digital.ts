import type { FigureExamples } from './examples.ts';

export const spiritEarthAndDigitalFigures = {
  art: {
    en: `
broad brush strokes class with the painter lady, is the supply fee waived
fell in love with the art class, is there a second session
bipolar and proud, looking for art class lol
`,
    es: `
mi hija de quince se raya los brazos con pluma haciendo dibujos de tatuajes, hay clase de arte para ella
`,
  },
  music: {
    en: `
i make beats, is there a studio for teens
can the kids make beats in the music studio
`,
    es: `
quien mato a selena es el tema del podcast de mi hija jaja, ocupa microfono y compu
`,
  },
  choir: {
    en: `
that song killing me softly, can your choir do it
`,
  },
  maker: {
    en: `
my mower chokes out when i start it, repair class?
kidnapping movies are all my wife watches, get her in the quilting group
how do you bleed a radiator, is there a home repair class
im dying to get into the sewing class, is there room
my wife come from sudan last month, she want sewing class and friends
mower died mid lawn, anybody do small engine repair class
shoot me an email when the sewing class opens
`,
    es: `
quiero aprender corte y confeccion, hay taller?
tengo artritis en las manos, la clase de costura es muy pesada?
`,
  },
  river: {
    en: `
i like to just hang by the river on weekends, any cleanups planned on the james
is poison ivy on the trail for the cleanup saturday, should i wear long pants
meet at the lee bridge for the cleanup right? what time
`,
    es: `
vamos a limpiar el rio el sabado, prestan guantes?
`,
  },
  garden: {
    en: `
my tomato plants keep dying, does the garden club meet on saturdays
fired up about the garden this year, when do plots open
my plants keep dying, is the garden class good for beginners
my tomato plants are all dying, is there a gardening class
i love the heat lol but my tomatoes are dying, garden club tips?
`,
    es: `
se ahoga mi rosal con tanta agua, cuando es el taller de jardin
mis plantas se estan muriendo, dan clase de jardineria?
`,
  },
  'cool-home': {
    en: `
any tips to beat the heat this summer, do you give out fans
do you have a cooling center open this weekend
looking for a window ac for my mother before july
this heat is beating me down, do you have box fans
beat the heat fan giveaway are there any left
this heat is killing me do yall have a cooling center
`,
    es: `
este calor me esta matando, tienen abanicos?
este calor me tiene asado, regalan abanicos?
`,
  },
  'digital-lessons': {
    en: `
amazon fire tablet wont connect, do you help with those
scared i'll mess up the zoom, can somebody show me first
got the hang of email now, what class comes after
cut and paste is confusing me, computer class?
how do i hide posts on facebook, digital class question
arthritis pain in my hands makes typing hard, do you have voice software
unsafe password it says, how do i make a better one
my grandkids kidnapped my tablet again lol how do i lock it
my husband died three years ago and i finally want to get back to work, do you have computer classes
how do i turn on emergency alerts on my phone, is there a tech class
dying to get into the computer class, is there still room
how do i set up the fall detection on her watch, digital class?
teach my dad how to use the emergency sos on his iphone
can you help me put my medical id on my phone
arthritis in my hands, do you have voice typing class
need help making an email
locked out of my email can someone at digital skills help me
i threatened to throw my laptop out the window, can someone teach me excel
can digital skills teach me to set up a strong password and two step login
my grandkid put a tracker tag on my keys since i lose them, can someone show me how to use it
how do i turn off location sharing on my new android, i just like privacy
ring camera keeps beeping, can one of your tech volunteers set it up for my mom
tired of being harassed by robocalls, how do i block them
i feel threatened by all this new technology lol when is computers for beginners
deleted all my accounts by mistake, gmail, everything. does the digital class fix that
kids locked me out of my ipad lol, does the tech help do that
alexa keeps screaming country music at 3am, digital class question lol
gonna lose it if i get one more robocall. how do you block them
someone got into my email, can digital skills help me change passwords
i fight with this computer every day when is digital class
how do i set parental controls on my sons tablet
firestick remote not working do tech volunteers help with that
im hopeless with computers, do you have a beginner class
how do i burn a cd of my photos at the computer lab
`,
    es: `
me ahogo en un vaso de agua con esta computadora, hay clase basica?
que miedo las computadoras jaja tengo 70, me enseñan?
como mato un programa que no cierra en windows
contraseña de mi gmail se me olvido y la ocupo pa aplicar a un trabajo
muero por aprender computacion, cuando empiezan
le pase a mi hermana la clave de mi celular y ahora no puedo entrar a mi correo, dan clases de computacion?
casi me desmayo nomas de abrir excel jaja, hay clase desde cero?
`,
  },
  laptop: {
    en: `
my laptop is dead as a doornail, can digital skills look at it
my old tablet is toast, do you refurbish
my laptop froze up and died with my essay in it, can your tech guy bring it back to life
`,
    es: `
laptop barata o donada pa la escuela de mi hija
mi hermana mayor dice que ustedes prestan laptops
se me ahogo el celular en la tina, prestan tablet para la clase
la compu se muere a cada rato, quien las arregla
`,
  },
  internet: {
    en: `
drowned my phone in the sink, rice didnt work, lifeline replacement?
my phone was stolen at the mall last week, do you have free phones or lifeline sign up
he cut the phone off, verizon i mean, over 60 dollars. is there a free phone program
phone drowned in the sink, rice didnt work, need one for job calls
`,
    es: `
me quebro el celular mi nena, tienen programa de telefonos
estoy que exploto con la companía de internet, ustedes ayudan con el descuento?
`,
  },
  scams: {
    en: `
financial abuse of seniors workshop, can my aunt come
we are worried grandpa is falling for scam calls, do you have a class on scams
someone scammed my aunt out of 200 on facebook, already reported to the bank, any senior fraud workshop
somebody hacked my facebook and is messaging my friends selling shoes, can digital skills help
cash app scam got me for 200, do you teach how to spot those
someone stole my stimulus card last year, still trying to get it back. who helps
identity theft, they opened a comcast in my name, what forms
the scammer said he was social security and i hung up on him, proud of me? is there a senior class on that
computer virus says my pc is being attacked call this number. i didnt. can you look at it
scam call said my grandson was in jail i didnt send any money, do you have a fraud workshop for older folks
my facebook got hijacked and i want it back, is there a tech help hour
identity theft help, someone filed taxes in my name
`,
    es: `
me queme con esa compra en linea, dan taller sobre fraudes?
me hackearon el facebook, en la clase de digital me ayudan?
`,
  },
  coding: {
    en: `
too much violence in those video games, do you have coding instead
`,
  },
  'form-help': {
    en: `
im at my wits end with this online form
head about to explode from this medicaid packet, can someone sit with me
this application form is a killer, can you walk me thru it
im drowning in paperwork for medicaid renewal, can i make an appointment
I'm going to strangle this printer, can I print my forms at your office
got fired from the car wash last week, do you do unemployment help
the paperwork gave me a headache, can someone go through it with me
applying for a nebulizer through medicaid, need help with the form
hitting my head against the wall with this snap portal, can someone call me
seizure action plan for school, who can help me fill it out
emergency food stamps, how do i apply
need help refilling out disability forms for bipolar
medicaid renewal due the 30th, need help
drowning in paperwork, can a volunteer help me sort it
the printer is holding my resume hostage, can you print it there
im choking on paperwork, does anyone help with snap forms
they cut me at work on friday, need to file unemployment
feeling overwhelmed with forms, can somebody sit with me to do them
at the end of my rope with this snap website, can someone help me log in
can you help me apply for medicaid
do you have anyone i could just sit next to while i do the online form, im no good with computers
i broke two fingers at work last month and cant type, can someone fill the unemployment form with me
at the end of my rope with the dmv!! do you help with id's
typing w left hand, right one's in a cast for 6 weeks. do u help with short term disabilty forms
police report from my fender bender, can i print it there
rage quit my job, not proud. unemployment office or you first
HELP. the form asks for line 7b and i dont know what that is
help me please i cant get the pdf to open
drowning in paperwork for my moms medicaid
the copier is holding my resume hostage it wont eject
hit by the layoffs at the plant, need help with unemployment
can you hit print on my resume from the front desk
victims compensation form from my case last year, can someone help me fill it out
im missing page 3 of the snap form
my boss fired me friday, how do i file unemployment
i give up on this form, can somebody fill it in with me
drowning in paperwork from dss can anybody help me sort it
my printer bit the dust can i print there
i would rather eat dirt than call dmv again, can you help
veteran, do you help with va disability claims
on my last nerve with medicaid hold music lol can you call with me
`,
    es: `
estoy que me lleva el diablo con el dmv, ustedes ayudan con ese papeleo?
mala sangre me hace este tramite, ayuden con el formulario
dolor de cabeza este formulario, quien me ayuda a llenarlo
mi impresora se atraganta con el papel, puedo imprimir alla?
perdi mi trabajo y me siento perdida con el unemployment, me ayudan
me corrieron del trabajo, como aplico al desempleo
como solicito medicaid pa mis hijos
renovar cupones me ayudan en linea?
me tienen loca con los correos de cover virginia, no entiendo nada
toy jarto de llenar aplicaciones, alguien que me ayude?
me corrieron del trabajo, donde aplico al desempleo
me ahogo en tanto papeleo del medicaid, me pueden dar cita
se me cerro la cuenta de la pagina a media aplicacion
se quedo sin tinta mi impresora, puedo imprimir el formulario de la escuela ahi
llevo dos horas en el telefono con el seguro social, ustedes me ayudan con eso?
se me termina el medicaid en diciembre, quien me ayuda a renovarlo
`,
  },
} satisfies FigureExamples;
