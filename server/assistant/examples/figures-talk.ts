import type { FigureExamples } from './examples.ts';

export const talkFigures = {
  thanks: {
    en: `
you killed it at the fundraiser last night, amazing show
hanging by a thread on this rent but your payment came thru, thank you
the kids had a gas at the carnival, thank you
that gospel brunch yall did was the bomb
coach called a suicide squeeze in the 9th and we won, thanks for sponsoring the team
yall are killing it with these backpack giveaways
the line was so long i about died of boredom haha but the staff was sweet
i got a killer resume now thanks to miss donna
crushed it at the interview!! got the job tell mr james thanks
im choking up reading the thank you letters, what a nice program
my a1c came down!! thank yall for the nutrition class
this city would collapse without volunteers like yall
my legs are dead from the 5k, great event
takes my breath away every time i see the new playground
breathless in the front row, the kids choir was amazing
ive been free of my ex for six years and just got my nursing degree, wanted to say thank you
i screamed when i got the job!!! thank you
my wife cried happy tears at the coat giveaway
she's a knockout in that coat you gave her, thank you
the peaches were beat up but tasted great thanks
thank you for the groceries. i gave the canned fish to the family next door, we dont eat it. everything else went fast
my boyfriend punched the air when he got the forklift job, thank you!!
this resume is fire, thank you coach tasha
interview in an hour and my hands are shaking, wish me luck, thanks for the shirt
thank you for last week, i was in a bad mood and ya'll were sweet
my daughter killed it at the talent show thank you for the costume
armed with my new resume i got two interviews thank you
this touched my heart thank you for the thanksgiving box
last day volunteering is thursday, just wanted to say thank you to everybody before i start my new job
you guys are killing it with the new pantry setup
`,
    es: `
la fiesta estuvo explosiva, gracias a los voluntarios
sobredosis de azucar con tanto pan q regalaron jaja gracias
por fin puedo respirar, me llego la ayuda de la renta, mil gracias
los niños gritaban de emocion con los juguetes, gracias
mi hija brinca de alegria con su mochila nueva
el corazon me late por richmond jaja linda campaña
mi corazon esta con ustedes, sigan asi
hasta la muerte soy fan de su programa, gracias
q me parta un rayo si no es la mejor despensa de richmond
gracias x salvarme la vida con la renta de marzo
ustedes son mi salvavidas, dios los bendiga
me salvaron el pellejo con ese traje de entrevista, me dieron el trabajo!
casi me da un infarto de la alegria cuando me llamaron del trabajo jaja gracias
me dio ride una voluntaria muy amable, se llama doña carmen, le dan las gracias
que bomba la fiesta del dia del niño, gracias
`,
  },
  legal: {
    en: `
out of the frying pan into the fire with this new landlord lol whos your tenant lawyer
my boss cut my pay, is that legal
end of life planning class, wills and stuff, my wife and i are healthy just want our papers in order
my check is missing 6 hours who do i see about wages
hidden fees in my lease, can someone check
getting away with murder with those application fees, can landlords charge 75 each
my landlord is a pain in the neck about the deposit, do you know about tenant rights
expunging a robbery conviction from when i was 18, is there a legal clinic
rat poison in the basement, landlord put it down, i want it removed cause of my cat, who do i complain to
landlord required to put in a carbon monoxide alarm? want to know for my lease
labor law question, can they make me work through lunch
carpal tunnel from the factory, can i get workers comp help
i got a doctors note for my back, does landlord have to give me first floor
eviction hearing on the 18th, is there a lawyer
we broke up two years ago and im doing good, need help getting my name off the old lease
need help filing for divorce its amicable we just cant afford a lawyer
my ex is paying child support late again, do you have legal aid hours
i need a notary for a custody form
the manager is a bully about breaks, who knows labor law
my uncle needs a power of attorney, can your legal clinic help
scared of spiders and the laundry room has many, can my landlord be made to spray
mice in the walls and the landlord ignores me, thats abuse of tenants imo, who helps
landlord keeps coming in to fix stuff without 24 hour notice, what are the rules in va
eviction notice on the door, court is in 3 weeks, need legal aid
does your lawyer night cover how to expunge an old domestic charge that got dismissed
been sorting my papers all week. will, title to the truck, bank card. do you have a lawyer who helps seniors with power of attorney
dad died in march and im executor, i dont know what an executor does
i want to leave my house to the church when i pass, 77 and in good health, do you have a will clinic
asthma runs in all three of my kids and the apartment has mold, landlord wont fix it. legal help?
my old boss kept my last paycheck and my tools, who do i complain to
the bathroom door came off at our unit and landlord says its on us, is that legal
i left him in 2016, its long over and he's in another state. i just need help getting my name off the old lease
protective order expires in august, everything quiet, i want to know whether to renew. legal aid clinic?
ex wont pay support, 7 months behind. who helps with that office
my record says assault from a bar fight in 2004, i've been clean since, can it be expunged
harassment at work, boss makes comments about my accent, whats the agency for that
what age can a child legally stay home alone in virginia, im planning ahead for summer
adoption papers are final! do you do name change help
they shot down my appeal for unemployment, next step?
i witnessed an accident last month and got a subpoena, what do i do
jury duty on a murder trial and i lose wages, is that legal
boss wrote me up for being sick. can they do that
argument with landlord about the deposit, he wont give back 600
neighbor feud about a fence, has been years, free legal?
i want out. of this lease lol. can they charge me two months
my visa lawyer wants 3000. is there a free one
roaches are winning. landlord says buy spray. rights?
water heater's out 9 days. cold showers. can i withhold rent
does the expungement clinic help with assault charges
my landlord is holding my deposit hostage, do you have a legal clinic
my landlord wont fix the broken lock on the front door what are my rights
got an eviction notice and theyre threatening court, need a lawyer appointment
my kids dad is behind on child support who can help with the paperwork
custody papers need notary
got fired unfairly is there a lawyer
will i get fired for missing work to come to the clinic
i need a will done, im 68 and healthy just want it in order, do you have legal clinic
who helps seniors with power of attorney and end of life papers
do you do advance directives, my doctor said everybody over 60 should have one
i could kill my landlord lol he said "repairs soon" again. who does tenant rights
`,
    es: `
me hierve la sangre con el casero q no arregla la calefaccion, conocen abogado de inquilinos?
aire acondicionado no sirve y el casero no contesta, donde me quejo
estoy que ardo de coraje con el landlord, quien me orienta de mis derechos
me lastime la espalda en el trabajo hace 3 meses y quiero saber de worker comp
tengo visa U aprobada y busco ayuda con la forma de work permit
abogado de divorcio de bajo costo conocen? todo tranquilo entre los dos
mi patron no me pago las ultimas dos semanas, donde reclamo
me corrieron injustamente, conocen abogado laboral
el landlord no arregla el moho y me da alergia, puedo retener la renta?
no hay calefaccion en mi apto, tengo cobijas pero el casero no contesta, que derechos tengo
borrar mi record se puede? fue x una pelea hace 15 años
apoyo pa familias de gente detenida, tienen lista de abogados?
abogado de asilo gratis conocen? mi cita de corte es en octubre
huimos de la violencia en honduras hace 2 años y ahora ocupo ayuda con el permiso de trabajo
como hago un testamento, hay taller legal pa adultos mayores?
poder notarial pa mi hermana q cuide a mis hijos si viajo, donde lo hago
el perro pitbull de mi tia es un amor pero el landlord no lo quiere, es legal eso
chocaron mi carro estacionado y el seguro no me contesta, dan orientacion legal?
el papa de mis hijos y yo nos divorciamos en paz, donde hay un notario gratis
quiero divorciarme y no tengo para abogado, el esta de acuerdo
el encargado del apartamento no arregla la chapa, como hago la queja por escrito
me huele a gato encerrado lo del contrato de renta, quien me lo lee
el calentador no prende el piloto, el landlord tiene que pagar verdad?
perro que ladra no muerde dice mi suegra del casero jaja, me explican mis derechos
se descompuso la bomba del agua del apartamento y el manager no viene hasta el lunes
ratones otra vez, ya puse trampas, a quien reporto al dueño
corto las ramas del arbol del vecino que caen en mi yarda, tengo derecho?
el perico de mi abuela grita auxilio todo el dia jaja, los vecinos se quejan y me quieren cobrar multa, es legal?
tengo visa u aprobada y busco quien me ayude con el permiso de trabajo
me divorcie y quiero cambiar mi apellido en todos lados, por donde empiezo
que pasa con la custodia si me mudo a maryland
mi ex no paga la manutencion, ya van seis meses, donde meto el papel
`,
  },
  outside: {
    en: `
how do i get my dog to take his pills, peanut butter isnt working
drug take back day, can i bring my moms old pills to your site
when is the gun buyback at the church, i found my grandpas old rifle in the attic
hunter safety and gun safety course, do you know who teaches it for teens
does someone sharpen knives at the farmers market
calorie burn class for seniors what time
is it legal to burn leaves in the city
haunted trail, will it be too scary for a 4 yr old, she scares easy
never been on a plane and im scared, going to see my new grandbaby, does travel club have tips
my bulldog breathes loud, is he ok to come to the pet clinic saturday
need a jump, battery is flat in your parking lot, anybody got cables
jumping jacks hurt my knees, is there chair exercise
bleeding money on this car, any mechanic program
how do you bleed brakes, auto class question
cat hides under the bed for the vet, is the pet clinic walk in
is poinsettia poison to cats, want to bring some for the seniors party
rat poison in the alley, can the city do something else cause of the dogs
back pain class, the stretching one, is it still mondays
no pain no gain, what time is boot camp
hospital records fax, how do i request mine from 2015
police report number needed for my insurance from last years bike theft
police clearance paper for my visa, where to get
rescued an abused pit bull last year, needs low cost shots
sociology essay about gun violence, 4 pages, any local stats
crosswalk by your door is unsafe for strollers, can the city paint it
report an unsafe playground swing at the park, bolt is loose
my lease says grills unsafe on balcony so where can we cook out
wiring looks unsafe in my rental, which office does inspections
rape prevention and self defense class for college girls in september, cost?
kidnapped the pastor for his birthday, need your hall for the surprise
taken is the one where his daughter gets kidnapped right, movie trivia night prep
freestyle stroke lessons for adults
suicide doors on that old lincoln at your car show were so cool, is the owner selling
when can my puppy get his shots at the mobile vet
can i get my stabilizer bar looked at in the auto class, car pulls left
my wife plays murder she wrote all day long, is there a senior book club for mystery people
smoke alarm chirps every minute, im 83 and cant climb, who can change the battery
smoke and mirrors with these repair shops, do you know an honest one
smokey robinson tribute show tickets for seniors
helium gas tank for balloons, party store wants 60 to rent
had a car crash in 2017 and use a cane, do you have chair yoga
breast stroke and back stroke for adults, ymca or yours
your new flyer is drop dead gorgeous who designed it
whats a good class to burn calories at the rec center
where can i sign up for the gun safety class the flyer mentioned
these attack ads are wearing me out, where do i register to vote
that spicy chili at the cookoff had me on fire lol what was the recipe
need smoke detectors for our church basement, do you give them free
does the city do a carbon monoxide alarm program for seniors
We lost our father last winter. Who can help us with transferring the title of his car?
how do i get a death certificate for my aunt, its for the insurance
shots for my dog, any free rabies clinic coming up?
lol im dead, my auntie signed up for zumba, what time is it
need a costume for trunk or treat, do you have fake blood and zombie makeup left
the haunted house at the community center, is it too scary for a 5 yr old
can i get help with a bug problem, need to poison roaches without hurting my cat
do you know who does mouse traps, i want to kill the mice in my shed
where do i drop off old pain pills safely
is there a drug take back day coming up
yoga and breathing class is it at 6 or 630
learned the breast stroke at the y, do you have swimming for adults too
how do i get the bleach stain out of my interview shirt lol
what do you use for roaches thats safe around kids, is there a pamphlet
free carbon monoxide detectors, who gives them out in richmond
my co detector needs a battery, do you have 9 volts
can the fire department put in a smoke and carbon monoxide alarm for my grandma, no rush
how do i get a birth certificate for my baby, she was born at home last month with a midwife
pet hospital wants 600 for my cat, any help for pet bills
my dog got hit last month and needs a cone, random i know, do you have pet supplies
how do i get a death certificate copy
the engine is overheating on the church van, know a cheap mechanic
water safety class to prevent drowning, is there a scholarship
swim lessons, my boys are scared of water
my grandfather survived a heart attack and wants to take up chair yoga
my cat attacks my ankles every morning, do yall give pet food
do you have any self defense class for seniors, my grandma wants something to do
how much is it to rent your hall, its for a wedding in may
shotgun wedding lol, we need a cheap venue for june
does the boxing class take beginners, i want to hit something after this week haha
the bat in my attic is harmless but the landlord wont do anything, who do i call about housing code
the starter is dead on my car, know a mechanic who takes payments
gun buyback event is that you or the city
i locked my late husbands hunting rifle at my brothers place, where does one turn in old guns
is the gun lock giveaway still on for saturday
changing my name back after divorce, what do i need for dmv
i pulled a muscle in my neck, is the chair yoga ok for that
the rooster at the community garden attacks everyone, is he up for adoption
found a dog with an old collar scar, whos the rescue you partner with
kickball league for adults, do you have one
pest control info for renters?
police academy fitness test is in may, do you have a gym
banging on the car to get it to start lol. is there a mechanic program
my family will marry me next june inshallah, can we rent your hall and how many chairs
gun safety course, hunter ed card for my 12 yr old, any free ones
my ex and i split the dog's week, can both of us get pet food
how do i become a foster parent, im single and rent
car seat expired, who checks the installation
outlets in our unit dont work on one wall, landlord ignoring, code enforcement number?
carbon monoxide detectors, are they free for seniors here
smoke detector chirps, needs battery, im 79 and cant climb
robbery what these dealers charge for a used car. is there a cars for work program
true crime book club, do you host one lol
my turtle stopped eating, is there a low cost vet
chickens in the city, what's the law
the car overheats and dies at every light, cheap mechanic?
my knees are shot from softball, is there a gentler league
unsafe steps at my rental, they wobble. who inspects
bedbugs. there i said it. who helps
what documents do i need to get a birth certificate from ohio
what day is the gun buyback and do they give gift cards
a stray dog follows me to the bus every morning, who takes in dogs
do you have the non emergency number for the police to report an abandoned car
somebody took my amazon package off the porch last week whats the way to report online
i need a jack and a tire iron for a flat in the parking lot no rush
is the rape crisis center hiring advocates
do you give away free gun locks
swim lessons for my 5 year old i dont want her to be scared of water
pool passes for low income families when do they come out
looking for foster parent classes
CASA volunteer info please
grooming for my poodle does anyone give vouchers
my dog wanders the neighborhood, where can i get a cheap fence
my smoke detector chirps every minute, low battery, do you give out batteries
need free smoke alarms installed, red cross maybe
richmond gas works customer service number
carbon monoxide detector giveaway do you do that
my car battery died in your lot can anyone give me a jump
need a jump start, im in the blue corolla out front
do you have jumper cables
looking for affordable burial insurance for my mother
how do i get copies of my husbands death certificate
where can i drop old pills for the drug take back day
do you have a place to get rid of my late husbands medicine, pain pills and such
i overdid it at the gym is there a yoga class thats gentle
how do you kill mold on a window, my landlord wont
what kills roaches without hurting my cat
gun buyback event, is it at the church or the rec center
where do i get a free gun lock from the health department
we run a gun safety class for hunters, can we rent your hall
is there a babysitting class for teens
bridge class for seniors, do i need a partner
`,
    es: `
hay clases de tiro al blanco para jovenes o eso no hacen ustedes
quiero quemar calorias, dan zumba gratis?
estan dando kickboxing gratis los martes?
la clase de respiracion y yoga sigue los lunes?
casa del terror de halloween a q hora y cuanto, mi nena quiere gritar jaja
le saco a manejar en el freeway, tienen clases de manejo?
clases de natacion pa que mi hijo no se ahogue en el verano, cuanto cuestan
juegos artificiales del 4 de julio donde los ven?
ocupo detectores de humo gratis, los instalan?
cada cuanto se cambia la pila a la alarma de monoxido
el detector de humo pita cada minuto por la pila baja, tienen pilas?
extintor vencido en la cocina de la iglesia, donde lo recargan?
la bomba de agua se descompuso, conocen plomero?
sin dolor no hay ganancia, sigo en el gym, hay uno gratis?
el policia me dio un ticket, saben de clase de manejo defensivo?
como se reporta una defuncion al social security
veneno pa cucarachas dan? el landlord no fumiga
trampas y veneno para ratones, en mi apto hay plaga y el casero no hace nada
el perro del vecino me ladra feo, hay vacunas gratis para mascotas?
mi perra esta pariendo otra vez, saben de esterilizacion gratis
vacuna contra la rabia para mi gato donde sale barata
encontre un perrito perdido, a quien aviso
en fortnite me matan siempre jaja, hay club de videojuegos?
pelea de box en pantalla grande la van a pasar?
soy ciego de un ojo, puedo sacar licencia de manejo?
el agua del grifo sale cafe, donde la mandan a analizar?
prueba de plomo en la pintura de mi casa vieja quien la hace?
como saco un acta de defuncion de mi tio para el seguro
tienen alarmas de humo gratis para la iglesia
como consigo un detector de monoxido para mi casa, no tengo ninguno todavia
como mato las cucarachas sin dañar a mi gato, hay ayuda con fumigacion
le pico una avispa a mi perro y ya esta bien pero quiero saber de un veterinario economico
mi hijo de 22 quiere sacar la licencia, dan clase de manejo
saque a los niños de la escuela privada, como los inscribo en la publica
la alarma del monoxido pita cada rato por la pila, ya se la cambie, regalan otra nueva?
como pido un detector de humo gratis para mi trailer
hubo un incendio el año pasado y perdimos el acta de nacimiento, como la repongo
mi vecino quema basura y el humo me ensucia la ropa tendida, a quien le reclamo en el condado
me asaltaron hace un mes y perdi mi id consular, donde saco otro
choque de trenes el sabado, honduras contra el salvador, rentan proyector?
mi gata esta preñada y no puedo con mas, saben de esterilizacion barata
mi perrita tiene 15 años y la voy a tener que dormir, hay clinica que cobre poco
encontre un gatito solo en la calle, ya come bien, a quien se lo doy
el carro se calienta y echa humito, hay mecanico que enseñe
dolor de rodilla ya viejo, clases de ejercicio suave hay?
que hago con las agujas usadas de la insulina, donde las dejo
me siento cansadita de tanto turno doble, hay yoga o algo asi
me da miedo manejar en el freeway, dan clases para perder el miedo
`,
  },
} satisfies FigureExamples;
