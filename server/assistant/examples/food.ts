import type { NeedExamples } from './examples.ts';

export const foodExamples = {
  food: {
    en: `
we aint got nothing to eat
cupboards are bare til friday
do yall have a food pantry
need groceries for 5 people
ebt ran out already
food stamps got cut off
we been eating noodles all week
what can i feed my kids tonight
skipping meals so my kids can eat
how do i get a food box
hungry
payday is 10 days away and the fridge is empty
where is the food bank
can i get some food today
not enough food in the house
need milk bread and eggs
grocery prices are killing us
they denied my snap
do you hand out food boxes every week
starving over here
got laid off and cant buy groceries
im a student and i havent eaten since yesterday
looking for some free food
my pantry is empty
feed my family
kids asking whats for dinner and i have nothing
fresh vegetables anywhere for free
my wic appointment isnt til next month and we need food
whats in the food box
i only got $8 for food this week
spent it all on rent now no food
could eat a horse, no money til friday
im starving lol where can i get something
we are living on ramen
no food til my check hits
my check comes on the 1st and we out of everything
my kids ate the last of the cereal
baby eats but i dont
groceries ran out
cant put food on the table
i need some help feeding my family this week
food is so high now
where do i pick up the food box
how often can i get food
do you have fresh fruit
just me, do singles get a box too
your food was bomb where do i get more
id kill for some fresh vegetables
grocery prices are highway robbery
eggs cost a fortune, do you have any
what size box does a family of six get
strapped for cash need groceries
my fridge died and all the food went bad
im broke and hungry
my roommate stole my food
my mom is in the hospital and i have to feed my brothers
`,
    es: `
no hay nada de comer en la casa
mis hijos tienen hambre
donde dan despensa
se me acabaron las estampillas
no tengo para el mandado
necesitamos comida
dónde está el banco de comida
ya no hay comida hasta que me paguen
estamos comiendo puro arroz
me cortaron las estampillas
ocupo una despensa para mi familia
cómo consigo la caja de comida
no me alcanza para la comida de la semana
tenemos el refrigerador vacío
regalan comida hoy
los niños no han cenado
busco alimentos gratis
el mandado está carísimo
me muero de hambre
comimos lo último ayer
no llego a fin de mes con la comida
cada cuánto dan la caja
vivo solo, también me dan comida
no me pagan hasta el viernes y no hay qué comer
los huevos están carísimos, dan huevos
la comida estuvo de muerte, dónde consigo más
`,
  },
  'food-delivery': {
    en: `
can you bring food to my house
i cant drive to pick up groceries
my grandmother is homebound and needs food
do you deliver
i use a walker and cant carry bags
no car and 3 kids how do i get the box home
just had surgery cant get out to the store
meals on wheels type thing
bring groceries to my dads door
im in a wheelchair can somebody drop food off
the bus doesnt run near me, can you drop the box at my place
elderly neighbor cant leave her house to shop
delivery for seniors
can somebody carry it up the stairs for me
sick in bed and nothing to eat, can you come to me
drop off food at my apartment
my aunt is blind and lives alone she needs groceries brought
im on oxygen and cant stand in line
home delivery of the food box
i got no ride to get there for food
`,
    es: `
me pueden traer la comida a la casa
no tengo carro para ir por la despensa
mi abuela no puede salir de su casa
llevan comida a domicilio
no puedo cargar las bolsas
estoy enferma y no puedo salir por comida
mi papá usa andador, le llevan comida
entregan a domicilio
acabo de salir de una operación y no puedo ir a la tienda
mi vecina es mayor y vive sola, le pueden dejar comida
no manejo, cómo recojo la caja
`,
  },
  'hot-meal': {
    en: `
is there a hot meal tonight
soup kitchen near me
where can i eat dinner for free
do you serve lunch
a warm plate of food
i dont have a stove, anywhere to get a cooked meal
community dinner
what night is supper
thursday dinner what time
can i bring my kids to the dinner
sit down meal for free
place to eat something hot
do you have thanksgiving dinner
my stove is broke and we want something warm
free breakfast anywhere
eating alone every night, is there a dinner with people
how do i get a plate on thursdays
where they feeding people at this week
do you do supper for the neighborhood
what time is lunch served
im dying for some soup, what day is it
id kill for a plate of that chicken
what day is the soup
`,
    es: `
dan comida caliente
dónde hay comedor
a qué hora es la cena del jueves
un plato de comida caliente
puedo ir a comer con mis niños
no tengo estufa, dónde puedo comer algo caliente
hay cena comunitaria
sirven almuerzo
donde dan de comer hoy
un caldito caliente por ahí
comedor gratis cerca
a qué hora sirven la comida
qué día dan sopa
`,
  },
  'special-diet': {
    en: `
im diabetic what food do you have
baby formula please
we dont eat pork
my son is allergic to milk
gluten free box
low sodium for my dad
do you have halal
kosher food
my mom can only eat soft food
vegetarian options
formula is too expensive
lactose intolerant kids
nut allergy, is the food safe
my doctor says no sugar
kidney diet
i cant chew, need soft things
ran out of similac
enfamil or any formula
high blood pressure, cant have salty food
are the boxes ok for somebody with diabetes
celiac
baby food jars
my grandson cant have dairy
can i tell you what we cant eat
no teeth so i need food thats easy
my wife cant have salt
husband cant eat sugar
do you have stuff for a diabetic
my kid breaks out if he eats eggs
no dairy for my little one
can the food box be without pork
doctor put me on a low salt diet
boxes for people with food allergies
`,
    es: `
soy diabético, qué comida tienen
fórmula para bebé
mi hijo es alérgico a la leche
no comemos puerco
comida sin gluten
bajo en sal para mi mamá
no tengo leche para el bebé
comida blanda porque no puede masticar
mi esposo no puede comer azúcar
necesito similac
somos vegetarianos
tienen comida halal
alergia a los cacahuates
papilla para bebé
mi esposa no puede comer sal
le hace daño la leche a mi niño
la caja puede ser sin puerco
el doctor me dijo que sin azúcar
`,
  },
  'school-break': {
    en: `
no school lunch in the summer what do we do
winter break is 2 weeks and kids eat at school normally
spring break food for kids
my kids only eat at school
food for when school is out
schools closed for snow and they miss their free lunch
break bags
kids get free breakfast at school but its vacation now
how do i feed them all day when school is out
holiday break and the kids are home hungry
lunch for kids during vacation
teacher workdays mess us up cause they eat lunch there
do you have bags of food for children on break
summer meals for kids
`,
    es: `
no hay escuela y los niños comían ahí
comida para las vacaciones de los niños
en el verano no les dan almuerzo
vacaciones de invierno y no tengo qué darles
mis hijos solo comen bien en la escuela
bolsas de comida cuando no hay clases
la escuela cerró y no tienen lonche
qué comen mis niños cuando no hay escuela
semana santa sin escuela ni almuerzo
`,
  },
  cooking: {
    en: `
i want to learn to cook
cooking class
how to make cheap meals
i burn everything lol teach me
how do you cook healthy on a budget
cooking lessons for beginners
i dont know what to do with the stuff in the box
learn to make dinner fast
never learned how to cook
meal prep class
teach my teenager to cook
eat better for less money
nutrition class
one pot meals
cook for a big family cheap
we live on takeout cause i cant cook
kitchen skills
is there a class where i can learn recipes
stretch my groceries further
hit me with a good cooking class
i burn water, teach me to cook
do you share recipes
`,
    es: `
quiero aprender a cocinar
clases de cocina
cómo cocinar barato
no sé cocinar nada
cocinar saludable con poco dinero
enseñan a cocinar
que rinda la comida
clase de nutrición
aprender a preparar comida para mi familia
mi hijo quiere aprender a cocinar
cómo hago que me alcance el mandado para la semana cocinando
`,
  },
  'grow-food': {
    en: `
grow my own vegetables
tomatoes on my porch
do you give out seeds
i got a balcony and want to grow stuff
bucket garden
how do i grow food in an apartment
want to plant collards
herbs in the window
soil and seeds
garden in fulton
start a little vegetable patch at home
seedlings
growing peppers in pots
my kids want to plant something to eat
save money by growing food
`,
    es: `
sembrar mis propias verduras
dan semillas
quiero plantar tomates en mi porche
cultivar en macetas
chiles y cilantro en mi balcón
sembrar comida en casa
tierra y semillas
quiero tener mis propias verduras
`,
  },
} satisfies NeedExamples;
