import type { FigureExamples } from './examples.ts';

export const foodFigures = {
  food: {
    en: `
the price of eggs hurts my soul, when is the next egg box
my husband is sticking to his guns about not asking for help but we need groceries
i live alone and cook for one, is there a smaller box
let alone two kids i cant feed five at these prices, whats the pantry limit
when the stamps hit i'm buying steak i dont care, anyway is pantry tomorrow
baby carrots or the big bag, whats in the box this week
grandpa has gas from all those beans haha, can we get more rice than beans
they cut my hours at kroger can i get help with food
the price of eggs is robbery lol do you have any this week
take your best shot at it, what size boxes do families of six get
these prices are insane, can yall help with groceries
cut my hours at work, need food help
sick of canned beans lol, any fresh veggies
i swallowed my pride and came to ask, how does the food pantry work
the price of eggs is abuse lol what day is pantry
husband and i are broke til friday, can we come twice this month
my stomach is on fire from that hot sauce you gave in the box lol. got any milk today
pregnant and hungry all the time lol, do you have extra for expecting moms
havent ate since yesterday lunch, payday's friday. is there anything open today
gambling ate our savings. he's in a program now. we need food for the month
emergency food box, can i get one today, i already used my monthly
they cut my hours so i make too much for snap and not enough for food. make it make sense
the prices at kroger are straight up robbery do yall still do produce boxes
my grandson eats everything in sight we ran out of food stamps till the 1st, when is pantry
power went out and my food spoiled can i get replacement snap
`,
    es: `
me muero de hambre a q hora abren la despensa
se me cae la cara de vergüenza pedir pero ocupo despensa
los precios se dispararon, cada cuanto puedo ir por despensa
cortaron mis horas en el trabajo, califico para despensa?
me clonaron la tarjeta de cupones y no tengo comida pa esta semana
asalto al refri hicieron mis hijos jaja ya no hay nada, cuando es la siguiente entrega
sin abusar, cuantas latas puedo agarrar
mi suegra me va a matar si no le llevo su caja de comida jaja, hoy dan?
toy en olla, que ayuda hay pa comida
estamos cortos de chavos, como cualifico pa la compra?
me cortaron las horas en el restaurante, dan despensa?
el niño se trago todo el puré que nos dieron, hay mas de ese?
mi patojo no quiere comer frijol, que mas dan en la despensa
un señor en un carro gris me dio un volante de ustedes, es cierto que hay comida hoy?
`,
  },
  'food-delivery': {
    en: `
broken arm healing ok but i cant carry the groceries, do yall deliver
having hip surgery in november, who can help with meals after
chemo has me tired so can someone pick up my food box for me
do you deliver boxes to seniors
im a prisoner of this couch since my knee surgery, can you deliver
my cast comes off the 9th, fell off a ladder, until then can i get delivery
our neighbor lady is 90 and lives alone, still sharp, can she get meals
does the pantry deliver to my neighbor, he is 81, since his wife passed he doesnt cook and cant drive at night
my neighbor's baby cries all night, colic, she looks so tired, could you bring her a meal
the elevator is dead again at the towers and i'm on a walker, can you deliver
hot meals for seniors do you deliver
hate to be a bother, is there a delivery for people on oxygen
`,
    es: `
vivo sola y ya no puedo cargar bolsas, entregan a domicilio?
el viejito del 3B no tiene carro, le pueden llevar la comida
`,
  },
  'hot-meal': {
    en: `
cant beat free lunch, what time
i could murder a cheeseburger, what's for community lunch
im starving lol what time does lunch get served
i could kill for a cup of your chicken soup, is it tuesday or wednesday
lonely since my wife passed in may, do you have a senior lunch
my wife passed last year and the house is too quiet, when is senior lunch
ive been a widow 9 weeks. i put on my good dress today and went out for the first time. is there a lunch group
i miss my wife something terrible at suppertime. is there a supper club
starving lol whats for lunch at the senior center today
old and alone at thanksgiving, do you have a dinner to go to
widow here, 72, cook for one now, is there a lunch where i can meet people
burned my dinner so i'm coming to the community supper, what time lol
starving lol what time is lunch served
where can vets get a free thanksgiving meal
`,
    es: `
estoy solo aqui sin familia y quisiera ir a la cena de thanksgiving, hay q apuntarse?
me muero de hambre jaja a que hora sirven la comida
`,
  },
  'special-diet': {
    en: `
im diabetic, do the food boxes come with low sugar stuff
can we swap the peanut butter in our food box, my wife is allergic
formula size up, he is 6 months now, do you have stage 2
do you have halal food
any gluten free food
we do meals on wheels and the lady on route 6 wants to switch to the low salt tray
pop says its just heartburn and the doc agreed, now he needs bland foods, do you have low acid boxes
there is fish in the box and papa has the gout, can we change for chicken
i'm on warfarin and cant have the greens, can i trade collards for potatoes
my son has the peanut thing so i need a list of whats in the snack bags
baby formula similac do you have any this week
not eating meat for lent, can my box have beans instead
`,
    es: `
mi mama es diabetica, la caja de comida puede ser baja en azucar?
mi esposo es sobreviviente de infarto, dan cajas bajas en sodio?
soy alergico al mani, que trae la bolsa?
me sacaron la muela ayer y solo puedo comer blandito, tienen sopas?
mi mama es diabetica y quiero saber si la despensa trae cosas sin azucar
soy alergico al cacahuate, las bolsas traen mantequilla de mani?
el doctor dijo que mi bebe esta bajo de peso, me toca formula por wic?
mi esposo lleva cinco años con dialisis y queremos comida baja en potasio
`,
  },
  'school-break': {
    en: `
my students come monday starving, could we do weekend backpacks
summer lunch sites near southside
`,
    es: `
hambre canina traen mis hijos, a que hora sirven la comida de verano?
`,
  },
  cooking: {
    en: `
old habits die hard but i havent had soda in a month, when is the nutrition class
do we bring our own knives to the cooking class
knife skills workshop is full, is there a waitlist
i burn everything i cook lol is there a beginner class
im dying to try the cooking class when does it start
any cooking class for folks with diabetes
looking for a heart healthy cooking demo for our seniors
knife skills class with the chef, what age
my husband is a terrible cook, bring back the cooking class for men please
i burned dinner and my husband laughed so hard, sign us both up for cooking
my instant pot scares me, is there a class
mom is diabetic and wants cooking ideas for holidays, is your nutritionist free this week
my husband lit the stove and made me breakfast, first time in 30 yrs, retirement is weird. cooking class for men?
burned my rice, burned my beans, burned my chance with my mother in law. cooking class?
wife left, took the good pots. teach me to cook lol
knife skills class saturday do we bring our own knives
the knife skills cooking class, do i need to bring a knife
is there a free nutrition class, i eat when im stressed
`,
    es: `
se me pego el arroz jaja, tienen clases de cocina
me hicieron analisis de sangre y sali con colesterol alto, hay clase de nutricion
mi marido es un pan de dios pero no sabe cocinar jaja, hay clase pa el?
soy diabetica e hipertensa, clases de cocina saludable hay?
mi esposa fallecio en junio y no se cocinar, tienen clases
me sacaron sangre para el azucar y estoy esperando, mientras hay clase de nutricion?
`,
  },
  'grow-food': {
    en: `
can you overdose a plant on fertilizer, my peppers are yellow
i strangled my tomato plants with string, does garden club have tips
japanese beetles attacked our plot, whats safe to use
i drowned the tomatoes you gave me, overwatered. can i get two more starts
aphids are murdering my kale, what kills them that isnt poison
`,
    es: `
se ahogaron mis plantitas del huerto con tanta lluvia, dan mas semillas?
se me esta muriendo la sabila que me dieron en la clase, le echo menos agua?
mis tomates tienen plaga, que veneno no daña a los niños
`,
  },
} satisfies FigureExamples;
