import type { NeedExamples } from './examples.ts';

export const homeExamples = {
  shelter: {
    en: `
we have nowhere to go tonight
is there a bed open anywhere
me and the kids slept in the van again
my boyfriend put me out with my clothes in trash bags
our house burned down yesterday
ive been staying at a friends but i have to leave by friday
sleeping at the bus station
any shelters taking families rn
im on the street and its freezing
motel money ran out this morning
stuck outside with a 2 year old
my mama kicked me out cuz im pregnant
where do homeless people go when its full everywhere
been living out my car since march
just got out the hospital and have no place to stay
need somewhere warm to sleep
our place flooded and we cant stay there
couch surfing for 3 weeks now and running out of couches
i got a dog and no shelter will take us
they condemned our building
came to richmond with one bag and dont know anybody
we are staying in a tent by the river
is there emergency housing for a woman alone
my roommate changed the locks
can you get me a motel room for a night or two
aging out of foster care and i got no place lined up
im 19 and my folks threw me out
my cousin says we gotta be out by sunday and i got 3 kids
how do i get into a shelter
spent last night in the er waiting room just to be warm
we lost everything in the fire and have no place
my landlord kicked me out tonight
me and my girls been on a couch for weeks
she wants us out and we got nowhere
we got burned out of our apartment
house fire took everything
hotel is killing our money, need a shelter
we had a flood and lost all our stuff
my boyfriend kicked me out
`,
    es: `
no tenemos donde pasar la noche
estamos durmiendo en la troca
mi marido me echó de la casa con los niños
se nos quemó la casa
hay lugar en algún albergue
me quedé en la calle
ya no me puedo quedar con mi prima
necesito donde dormir hoy
andamos de casa en casa
llegué ayer y no conozco a nadie ni tengo donde quedarme
se acabó el dinero del motel
duermo en el parque
busco un techo para mí y mis hijas
nos sacaron y no sabemos a donde ir
mi suegra ya no nos quiere en su casa
perdimos todo en el incendio
llevamos un mes en el sillón de mi prima y ya nos quiere fuera
`,
  },
  rent: {
    en: `
landlord raised it again and i cant keep up
they taped a paper on my door saying 5 days
im two months behind
got court on the 14th for eviction
first of the month is coming and i dont have it
my hours got cut and rent is due
sheriff is coming to put us out
help paying my rent this month
the leasing office wont take partial payment
do yall have rent funds
im short 400 on the rent
pay or quit notice came today
about to lose our apartment
they filed on me for nonpayment
my mortgage is 3 months late
the bank is gonna take my house
can you call my landlord and ask for more time
late fees keep piling up and i cant catch up on what i owe
lost a paycheck now im gonna be evicted
my lease is up and they want 600 more
i need help with a security deposit
who helps with back rent
the property manager gave me til monday to pay
i cant make rent cause my kid got sick and i missed work
our trailer lot rent is overdue
landlord wont fix anything and now wants us gone
scared we gonna get put out
got a letter from the court about the apartment
rent assistance application
everything i make goes to rent and its still not enough
this rent is murder
rent is killing us
emergency rent help
need emergency rent money
rent went through the roof
money for rent
`,
    es: `
no completo para la renta
debo dos meses de alquiler
el casero nos quiere sacar
me llegó una carta de la corte por la renta
nos dieron cinco días para salirnos
subieron la renta y no puedo
me van a echar del departamento
necesito ayuda pa pagar el apartamento
el landlord no me da más tiempo
no alcanzo a pagar este mes donde vivo
pegaron un aviso en mi puerta
estoy atrasada con el alquiler
voy a perder la casa por no pagar
me falta para el depósito
hay fondos para renta
la dueña dice que si no pago me saca
la renta nos está matando
tengo una emergencia con la renta
dinero para la renta
`,
  },
  'find-home': {
    en: `
looking for a cheap apartment
we need a bigger place, 5 of us in one room
where can i find a place that takes section 8
need a 1 bedroom near my job
apartments that dont check credit
cant find anything under 1000
help me find housing
trying to get my own place after the divorce
need to move somewhere safer for my kids
who will rent to somebody with an eviction on their record
rooms for rent anywhere
im in a rooming house and want my own spot
moving to richmond in june need a place
looking for a house to rent with a yard
low income apartments waitlist
senior housing for my mom
i need an apartment on the bus line
any landlords that work with people with bad credit
we outgrew our apartment
how do i find somewhere i can pay for
a studio or anything small just for me
want to get out of this neighborhood
finding a home on a fixed income
somewhere to live close to my kids school
my voucher expires soon and i still havent found a place
three bedroom we can afford
transitional housing after rehab
ready to move out the shelter into a place
2 bedroom we can afford
something close to work i can pay for
need a place near the bus line
looking for a cheap room
want to rent a house
apartment hunting is killing me
help me find an apartment
`,
    es: `
busco un cuarto para rentar
necesito un departamento más grande
donde hay apartamentos baratos
quiero mudarme cerca de mi trabajo
ayuda para encontrar vivienda
no encuentro nada que pueda pagar
vivimos seis en un cuarto
busco casa para mi familia
apartamentos de bajos ingresos
quien le renta a alguien sin crédito
un lugar donde vivir cerca de la escuela
quiero salirme de este barrio, busco otro lugar
me quiero independizar, busco donde vivir
necesitamos una casita económica
un apartamento barato cerca del bus
busco casa de dos recámaras
ayúdenme a encontrar apartamento
ya no quiero vivir con mi suegra
`,
  },
  furniture: {
    en: `
finally got an apartment but its empty
sleeping on the floor we got no beds
need pots and pans and sheets
i just moved in with nothing
my kids need beds
where can i get a couch
no table no chairs no nothing
got the keys today now i need stuff for the house
need a mattress
do you help with dishes and towels
starting over after a fire, need household things
we eat on the floor cause we dont own a table
a crib for the baby coming in may
shower curtain, broom, basic things for a new place
do yall give out furniture
moving in saturday with two suitcases thats it
need blankets and a pillow
is there a move in kit
my bed broke and i cant buy another
bunk bed for my boys
a microwave or a stove would help
housewares for someone leaving a shelter
lamp and light bulbs
need a dresser
i need a knife set for my kitchen
my stove doesnt work
my stove burned out
`,
    es: `
no tenemos camas
acabo de mudarme y no tengo nada
necesito muebles para mi casa
dormimos en el suelo
ocupo un colchón
me hacen falta ollas y platos
una cuna para mi bebé
dan sábanas y cobijas
mi apartamento está vacío
necesito una mesa y sillas
me dieron las llaves pero no tengo ni una cama
cosas para la cocina
regalan sillones
necesito cuchillos y platos para la cocina
`,
  },
  clothes: {
    en: `
my son needs a winter jacket
do you give out coats
kids outgrew everything
i only got one pair of pants
shoes for my daughter size 3
its getting cold and i dont have a coat
school clothes for my boys
plus size clothes for women
i lost all my clothes in the fire
where can i get free clothes
need boots for the snow
baby clothes 6 months
gloves and hats for the kids
is the closet open
need something warm to wear
my shoes got holes
any mens clothing, big and tall
dress for a funeral
socks and underwear
how many pieces can i take from the clothes closet
hoodie weather and we got nothing
my mom needs a coat 4x
came here from a hot country, no winter stuff
maternity clothes
toddler jacket 3t
clothing voucher
everything my baby has is too small
freezing my butt off need a coat
no jacket for my nephew
her shoes are too tight
need church clothes for my girls
i came out of prison with just what im wearing
size 12 mens boots
snowsuit for a 2 year old
winter coat for my daughter
my feet are killing me, need shoes
dying of cold out here
`,
    es: `
mis hijos no tienen chamarras
necesito ropa de invierno
dan ropa gratis
zapatos para mi niño
hace frío y no tengo abrigo
ropita de bebé
no tenemos qué ponernos
necesito botas
ropa para la escuela
a mi hija ya no le queda nada
busco un suéter o algo calientito
guantes y gorros para los niños
tallas grandes de ropa
vengo de un lugar caliente y no traigo ropa para el frío
me muero de frío necesito un abrigo
mi sobrino no tiene chaqueta
le aprietan los zapatos
abrigo de invierno para mi hija
`,
  },
  hygiene: {
    en: `
out of diapers
need wipes and diapers size 4
do you have pads or tampons
i cant afford toothpaste right now
toilet paper and soap
need shampoo
baby is on his last diaper
deodorant and razors
laundry soap
period stuff for my girls
can i get a hygiene bag
pull ups for my toddler
adult diapers for my dad
cleaning supplies for the house
body wash, lotion, that kind of thing
food stamps dont cover soap and i have none
where can i take a shower
sanitary napkins
i need to wash up before work and got no soap
toiletries
size 5 pampers anywhere
toothbrushes for 4 kids
feminine products
we ran out of everything for the bathroom
need bleach and cleaning supplies
need soap and laundry stuff
`,
    es: `
necesito pañales
se me acabaron los pañales del bebé
toallas sanitarias
jabón y champú
no tengo para pasta de dientes
papel de baño
toallitas para bebé
artículos de higiene
desodorante y rastrillos
pañales para adulto, son para mi papá
detergente para lavar
dan bolsas de higiene
me hace falta jabón para bañarme
`,
  },
  utilities: {
    en: `
they bout to shut my power off
light bill is 600 dollars
no heat in the house
got a disconnect notice
water got cut off
help with my electric bill
gas bill past due
dominion energy sent a final notice
my heat is off and i have a newborn
cant pay the light bill this month
furnace broke and its 20 degrees
power been off since tuesday
whos got help with utilities
oil tank is empty
we are using the oven to stay warm
its freezing in here no heater
my electricity is gonna be turned off tomorrow
city says they cutting the water friday
behind on utilities
energy assistance
space heater running all day and the bill is crazy
need an extension on my power bill
i owe the gas company 300
the bill doubled and i dont know why, cant cover it
sitting in the dark
lights out at my house cant pay to get them back on
freezing to death in this apartment no heat
they said friday is the cutoff for my lights
bill from dominion is crazy
no hot water in my house
my meter got pulled
got a red notice from the water company
heating oil costs too much
our light bill exploded
still owe the gas company
`,
    es: `
me van a cortar la luz
el bil de la luz llegó altísimo
no tenemos calefacción
nos quitaron el agua
debo el gas
no puedo pagar el recibo de la electricidad
llegó un aviso de corte
hace mucho frío en la casa y no hay calefacción
ayuda para pagar los biles
ya nos cortaron el gas
estamos a oscuras
no completo para los biles de la casa
me cobran mucho de luz y no alcanza
mañana me desconectan la corriente
nos estamos congelando en la casa
dicen que el viernes cortan la luz
no tengo para pagar la luz
no hay agua caliente
no completo pa la luz
`,
  },
} satisfies NeedExamples;
