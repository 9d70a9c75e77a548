import type { FigureExamples } from './examples.ts';

export const homeFigures = {
  shelter: {
    en: `
where is the warming shelter this winter
slept in the truck a few weeks, im ok and warm with the blankets, looking for a spot on the shelter list
sleeping on my cousins floor with two kids, its ok for now but she wants us out by the first
`,
    es: `
estamos quedandonos en un motel y se acaba el dinero el viernes, a donde aplico
`,
  },
  rent: {
    en: `
hang in there is all anybody tells me, i need an actual rent program
that price jump on rent was 300 dollars
just shoot straight with me, will i get the rent help or no
im so stressed about rent
hard pill to swallow but i need help with rent
rent is due the 1st and im 200 short
my landlord is choking us with late fees, is there rent help
im caught between a rock and a hard place on rent, who do i talk to
rent went up 300 and im beat, what help is there
landlord threatened to evict us if rent isnt in by the 5th, can you help pay
is the emergency rental assistance open yet
worked the math out, im 40 short on rent. even 40 would save me
scared of my landlord, i mean like nervous, he is just gruff and im late. can you call him for me
we are being evicted the 30th. i have the paper. what do i do first
sheriff put the notice on the door, ten days. ive never asked for help before
emergency rental assistance, is it open or closed now
my back is against the wall w this deposit, 300 by friday
whats the deadline for rent relief
so stressed about rent i cant sleep, do you have any funds left this month
`,
    es: `
la renta nos esta matando, que ayuda hay
ando con la soga al cuello con la renta, que dia dan citas de housing
duele decirlo pero este mes no puedo pagar la renta, que programas hay
fondo de emergencia pa la renta aun esta abierto?
me desalojan a fin de mes, traje el papel de la corte, que sigue?
me pusieron aviso de desalojo de 5 dias, con quien hablo mañana
siento un peso en el pecho de tantos biles, hay ayuda para la renta este mes
mi compañera de cuarto se va y no puedo sola con la renta
me aprieta el cinturon de la renta, hay programa de eso
nos mataron con el aumento de renta, 250 mas
`,
  },
  'find-home': {
    en: `
need stable housing, rapid rehousing or whatever its called
my hopes went up in smoke when the apartment fell thru, got any other listings
i dont smoke or drink and have no pets, why cant i get a landlord to call me back, housing list please
that ex was toxic, im moving on and need a one bedroom
copd, need an apartment without stairs
is there a waitlist for housing
the couple upstairs is screaming at the football game every sunday lol, can i get help moving to a quieter unit
my friend is going through a divorce and needs a cheap apartment, nothing urgent
my mom needs my room for the baby so im looking for a room to rent, im 19 and work at target
lost the house in the divorce, lost the good car too, starting over at 52. who do i see about apartments
divorce was final tuesday. feel like i got run over, but im ok. need to find a 1 bedroom under 1100
roommate problems. he eats my food and plays games til 4. rooms for rent list?
grown daughter moved back in with her three kids and now my walker dont fit down the hall. bigger place list?
been beating my head trying to get on section 8, is it even open
ex con, honest. did time for robbery at 20, im 51. who'll rent to me
my brother gets out of prison in august what housing is there
smoke free housing list
im a marine vet looking for housing vouchers, hud vash
i cant go on like this with 3 kids in one bedroom, are there any 2 br on the list
`,
    es: `
esta cañon conseguir apartamento, tienen lista?
mi hermana corto con el novio y ocupa un cuarto barato, tienen listado?
tengo asma controlada y ocupo cambiar a un apto sin moho, como aplico
se quemo mi casa en enero, estoy con mi hermana, como pido voucher de vivienda
un robo la renta en esta zona, donde hay income based?
de mala muerte el apto donde vivo, cucarachas por todos lados, como aplico a otro?
estoy durmiendo en el sofa de mi primo, como aplico a vivienda
ya no aguanto este apartamento, muchas cucarachas, como me cambio
mi novio y yo tenemos 19 y buscamos cuarto
el muerto y el arrimado a las tres apestan, busco cuarto propio lo antes posible
`,
  },
  furniture: {
    en: `
my tea kettle screams but the stove wont light right, got any donated stoves
the crockpot burned up, do you have small appliances
im pregnant and due in april, do you have a crib program
cutting board and knives for my first apartment, do you have kitchen stuff
moved to richmond to start fresh after a rough marriage, kids are enrolled and safe, now i need furniture
my divorce was final monday, celebrating, also need a sofa
first apartment on my own after the split!! do you have pots and pans
mother in law staying 3 months pray for me haha do you have a rollaway bed
moving in with my boyfriend and we both got zero furniture
my wife controls the thermostat and im freezing lol do you have blankets
he's cold all the time, on blood thinners, could he get a heavier blanket
water broke in the basement, i mean the pipe, and ruined all our beds. do you have mattresses
fighting for custody and they want to see i have beds for each kid. two twin beds please
cps wants to see a working fridge by the 20th, do you have one
court gave me my kids back!!! need three beds and a dresser
house fire in january took everything, red cross put us up, now we have an apartment and not one plate
i quit drinking 2 years ago and have my kids back, need furniture for their room
we lost our house in a fire in october, staying with my sister, need furniture and dishes
`,
    es: `
ocupo cuchillos y ollas, apenas me dieron apartamento y no tengo nada
mi lavadora dejo de existir jaja, saben donde hay usadas
bebe en camino y no tengo cuna ni carseat, ayudan?
gracias a dios ya paso todo, solo ocupo cobijas y trastes
estoy de 33 semanas y busco cuna y carseat usados
la olla de los frijoles ya no sirve, tienen trastes de cocina
la lavadora brinca como loca jaja, tienen alguna usada
mi microondas murio, aceptan solicitudes de aparatos
la trabajadora social viene el martes a ver el cuarto del niño, necesito una camita
`,
  },
  clothes: {
    en: `
shoes hurt, you got any 9 wides in the closet
coat size is 46 chest
need baby clothes 6 to 9 months
coat smells like smoke can i swap it, got it thursday
this cold is killing me, got any coats in 2x
im blowing up your phone sorry lol just want to know if the coats came in
i get hives from wool so a cotton coat would be better if you have one
growing pains i guess, my teen needs bigger shoes, size 12
my burn scars make it hard to wear stiff fabric, any soft coats in size L
need a coat for my son size 10, its getting cold
my toes are always cold, any wool socks in the clothing closet
do you have maternity clothes for work interviews
cat threw up on my coat, do you have another one in medium
long shot but do you have a size 14 wedding dress
my grandson is 15 and hits a growth spurt every week, any mens shoes size 12
teen drama, my girl got dumped before prom and is moping, do you still give out prom dresses
my sister wont stop stealing my clothes lol i need to get some from the closet, hours?
my barber cut me bad lol do yall have hats in the coat closet
need a winter coat for a 9 year old boy
someone stole my porch package last week and i filed a report, is there any help with a new coat
i lost 40 pounds on purpose after the diabetes news and none of my clothes fit, can i come to the clothing closet
do you do coats for kids, we left with nothing after the flood in kentucky and just got here
my son is 6 ft 2 and needs size 14 shoes for graduation
grandbaby came back from her dads with her shoes too small, do you have toddler 7
foster mom here, got two placed last night with nothing but a trash bag. pjs, size 5 and 8?
ex brings them back at 6 so i can come after that, is the clothing closet open late
im a school nurse, need kids underwear and sweatpants for accidents, small sizes
my baby girl starts kindergarten and im the one crying. uniform help?
bullies took his hat. he's ok. could he get another hat, navy
dont have a stitch to wear to the funeral, size 18 black
my english no good sorry. i need coat for me and my mother
shot in the dark but do you have size 13 work boots
witness in court on tuesday, do you have a suit i can borrow
the baby outgrew everything need 12 month clothes
our foster daughter is doing great and needs a prom dress
can i get clean cut clothes for court
need to rent a suit for a military funeral next week
`,
    es: `
me matan los pies de estar parada todo el dia, tienen zapatos?
mi bebe nacio prematuro y sigue en el hospital estable, ocupamos ropita chiquita
antes muerta que sencilla jaja, tienen vestidos formales pal prom?
me congelo en la parada jaja, tienen guantes
abrigos pa niños de 4 y 7 años cuando puedo pasar
mi bb cumple un mes y ocupo ropita de 3 meses
que frio tan criminal, tienen abrigos talla grande
le exploto la pluma a mi niño en el uniforme, tienen camisas blancas talla 10
a caballo regalado no se le mira colmillo pero la chamarra me quedo chica, la cambio?
busco ropa de maternidad talla grande
soy madre de crianza y me llega un niño de 4 el viernes sin ropa, que me pueden dar
`,
  },
  hygiene: {
    en: `
cleaning products, do you give them out with the hygiene kits
need laundry pods and dish soap if you have any
just had my baby girl, 7 pounds! need newborn diapers
do you have size 5 diapers
6 weeks old and growing like a weed, out of size 1 diapers already, do you have 2s
diaper rash cream and wipes, thats all i need this time
do you have depends in large, its for my father, he is embarrassed to ask
just need someone to be nice today. also do you have toothpaste
my razor got taken at the shelter, do you have disposable ones in the hygiene kits
razors and shaving cream, do you have any in the mens kits
my wife will kill me if i come home w/o the diapers, do you have size 4
`,
    es: `
no quiero abusar pero me podrian dar pañales talla 4 tambien
pañales talla 5 y toallitas plis
me da pena preguntar pero regalan toallas femeninas?
nacio el bebe de mi hermana y busco pañales recien nacido
ocupo pañal de adulto para mi suegra talla mediana
`,
  },
  utilities: {
    en: `
i had a stabbing pain in my wallet when i saw that electric bill haha, do you do payment help
washington gas sent a final notice, when can i come in with it
My stove is electric now but I still owe the gas company, can you help with the old bill
deadline question - when is the last day to apply for the heating program
is there an emergency fund for light bills
mom uses an oxygen concentrator, does dominion have a list so they wont shut her power off
need letter from the doctor so they dont cut off the electric, where is the form
my jaw dropped when i saw the bill, is there energy assistance
we got hit with a huge dominion bill
lord these bills will be the death of me. which ones do you help with, water or electric
couldnt sleep worrying about the light bill, its due the 9th, what papers do i bring
got hit with a late fee, two of em, can you call the water people
gas bill is 412 dollars!! is there a program
they shut my gas off thursday for nonpayment, no heat till its paid. can you help this week
heat pump quit, 58 degrees in here, wearing my coat, can you loan a heater today
i'm barely keeping my head above water with bills but were fed and ok. any utility help
the electric company is threatening to shut me off on the 20th, can you help with the bill
gas bill is 340 and i got a cutoff notice for next month
power bill past due
cut off notice from dominion, due the 9th, help?
`,
    es: `
me dio un infarto cuando vi el recibo de la luz jajaja, hay asistencia?
que susto me dio el bill del agua, como aplico a la ayuda
me cortaron la luz ayer, ayudan a pagar la reconexion?
me van a cortar el agua el viernes si no pago, que hago
ayuda para pagar el bill de gas de columbia gas
no tengo gas en la casa xq me lo cortaron por falta de pago, ayudan?
me cortaron la luz la semana pasada y ya la pague, dan ayuda para el proximo recibo
el recibo del gas me llego de 300, hay programa para eso
estoy con el agua hasta el cuello de biles
`,
  },
} satisfies FigureExamples;
