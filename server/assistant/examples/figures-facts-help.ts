import type { FigureExamples } from './examples.ts';

export const helpFactFigures = {
  privacy: {
    en: `
hide my phone number on the volunteer list please
is my information safe with you if i apply for food, i dont want junk mail
is the counselling confidential
`,
  },
  'delete-data': {
    en: `
leave me alone with your fundraising emails
take my name off the email list please
`,
    es: `
dejenme respirar un poco con tanto correo jaja, como me salgo de la lista
`,
  },
  leadership: {
    en: `
who is the director now
`,
  },
  status: {
    en: `
little girl came to the door selling cookies for your fundraiser, is that legit
`,
  },
  about: {
    en: `
every time i cross the lee bridge i see your billboard so i finally wrote. what is it you people do
`,
  },
  hiring: {
    en: `
i would jump at the chance to work there
i do rape crisis advocacy for a living and want to switch to housing work, hiring?
i was a victim advocate in texas for ten years, who do i send my resume to
i was an emt for 6 years, yall hiring?
`,
    es: `
lo llevo en la sangre, soy cocinero, buscan en el comedor?
manejo ambulancias, licencia cdl, contratan chofer pal camion de comida?
`,
  },
  apply: {
    en: `
the storm hit our fence, is there a repair program for seniors
cutting it close but can i still apply today
violent storm took shingles off, roof help for seniors?
unsafe steps at my house, they need a rail, do you do home repairs for elders
the storm beat up our roof, is there help for seniors
tree fell on my fence, not the house, need somebody with a saw, im 74
im always the one helping and now i need it. feels weird. what do i do
i jumped the gun and filled out the wrong application
broken window from the hail need help with repair cost
deadline killed me lol i missed it by an hour, can i still submit
`,
    es: `
me pego duro la inflacion, nunca habia pedido ayuda, como le hago
desaparecio mi aplicacion del sistema, la vuelvo a llenar?
`,
  },
  'for-someone-else': {
    en: `
can i get a food box for my neighbor, she doesnt drive
the man next door broke his hip and his wife cant shop, can i pick up for them
teachers want to know how to refer a hungry family without embarrassing them
pastor here, a family in my church lost their job and pride. how do i send them without a fuss
`,
  },
  cost: {
    en: `
is the ged free
`,
  },
  eligibility: {
    en: `
whats the income cut off
beats me where i put my id, can i use a bill instead
stroke of luck, i found my social security card, do i still need the birth certificate
do i need id for the food pantry
whats the income limit for a family of five
do you need my ssn to get food
hungry and embarrassed. do i have to show my pay stub
nothing left after rent. what do single men qualify for
my application says documents missing what do i need
burning question, do i need two proofs of address
shoot, i forgot my id, can i still get food
`,
    es: `
q papeles ocupo pa la despensa
piden social pa darte comida?
puedo ir aunque no tenga papeles?
trabajo en una finca de caballos y me pagan en efectivo, puedo llenar solicitud de ayuda
`,
  },
  'area-served': {
    en: `
it wouldnt hurt to ask, do you help people from hanover too
chestnut hill is that in your service area
`,
  },
} satisfies FigureExamples;
