// Messages like those that the assistant once misread. Whoever finds another adds it here, with a few
// more ways of saying the same.
import type { FigureExamples } from './examples.ts';

export const onceMissed: FigureExamples = {
  'media-partner': {
    en: `
my church wants to hang posters for the coat giveaway
can i put up your flyers at my shop
got any posters we could hang
id like to hand out leaflets for you at the market
can our radio show mention your events
`,
    es: `
puedo pegar sus volantes en mi tienda
quiero repartir sus carteles en la iglesia
`,
  },
  'grow-food': {
    en: `
all my tomatoes died lol can someone teach me to grow stuff
my plants keep dying, i want to learn to garden
i kill every plant i touch, teach me to grow vegetables
how do i grow peppers in a bucket
`,
    es: `
se me mueren todas las plantas, quien me ensena a sembrar
quiero aprender a cultivar tomates
`,
  },
  river: {
    en: `
need to get outside, when are the clean ups
overdosed on tv this winter, when is the next river clean up
where do i join the trash pick up by the james
`,
    es: `
cuando es la limpieza del rio
`,
  },
  cooking: {
    en: `
my son loves chef knives and wants to cook, got classes
teach my daughter to cook, she watches cooking shows all day
cooking lessons for a teen
knife skills class for kids who want to cook
`,
    es: `
mi hijo quiere ser chef, dan clases de cocina
quiero aprender a cocinar sano y barato
`,
  },
  'resource-partner': {
    en: `
i teach cpr and first aid, could i use one of your rooms for a class
i am a dentist and could see a few of your members for free
we run a gym and could offer free hours to your families
our law office would do two free clinics a year
could my yoga studio offer classes to your members
`,
    es: `
doy clases de primeros auxilios, puedo usar un salon de ustedes
tengo un taller y puedo arreglar carros de sus miembros a bajo costo
`,
  },
  volunteer: {
    en: `
can i help from home, i have no car
i can help but i dont drive
is there something i can do for you from my couch
got a free saturday and want to be useful
where do i put my name down to help
`,
    es: `
me muero por ayudar, donde me apunto
quiero ayudar, donde me inscribo
quiero matar el tiempo en algo util el sabado
tengo libre el domingo, en que les ayudo
puedo ayudar desde mi casa
`,
  },
  resume: {
    en: `
i get a heart attack every time i look at my resume lol who can help
my resume is a disaster
`,
    es: `
me da un infarto cada vez que veo mi curriculum jaja quien me ayuda
mi curriculum da pena, me lo arreglan
`,
  },
  shelter: {
    en: `
no where to sleep tonite me and my dog
nowhere to go tonight with my dog
got put out today, need a bed for tonight
sleeping outside tonight unless somebody helps
me and my girl need a roof tonight
`,
    es: `
no tengo donde dormir hoy yo y mi perro
nos quedamos en la calle hoy, necesitamos un techo
`,
  },
  'food-delivery': {
    en: `
can somebody bring groceries to my aunt she dont walk good
my uncle cant get out, can you drop food at his door
groceries brought to the house for somebody who cant walk
`,
    es: `
pueden llevarle comida a mi tia, ya no camina bien
mi abuelo no puede salir, le llevan despensa
`,
  },
  programs: {
    en: `
whats the difference btwn blended roots and evergreen student
which of your programs is right for me
compare your programs
difference between home at heart and five group foods
`,
    es: `
cual es la diferencia entre sus programas
`,
  },
  privacy: {
    en: `
who gets to read my application
who reads the form i send
do you save what i type in here
does this chat keep what i write
do you keep a copy of this conversation
who looks at my answers
`,
    es: `
quien lee mi solicitud
guardan lo que escribo aqui
quien ve mis respuestas
`,
  },
  leadership: {
    en: `
name of the person over partnerships
who is over volunteers
whos the head of member care
name of your director of operations
who do i ask for when i call about partnerships
`,
    es: `
como se llama la persona encargada de alianzas
quien esta a cargo de los voluntarios
`,
  },
  food: {
    en: `
free fod boxs near me
free food box close to me
where do they give out boxes of food around here
food give out near my house
`,
    es: `
cajas de comida gratis cerca de mi
`,
  },
  outside: {
    en: `
how u say good morning in french
translate thank you to japanese
is shrimp still good after 5 days
how long does cooked rice keep
whats the capital of peru
best phone under 200 dollars
how many days till christmas
`,
    es: `
como se dice buenos dias en frances
cuanto dura el pollo en el refri
`,
  },
};
