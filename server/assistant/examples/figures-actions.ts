import type { FigureExamples } from './examples.ts';

export const actionFigures = {
  volunteer: {
    en: `
im scared of spiders so not the garden please, can i do the pantry
broke my breastbone, i mean chestbone, in a wreck in 2018 so i cant lift boxes but i can answer phones
chest day at the gym is monday so i can only volunteer tuesdays
cutting grass for seniors, i'm 14 and want to do it free
emergency medicine major at vcu seeking volunteer hours
i miss you guys since i moved to suffolk, can i volunteer remote
weeds are choking the flower bed out front, i can come pull
volunteer at the hospital gift shop or with you, cant decide
drove an ambulance 10 years, can i drive your pantry van
survivor of abuse as a kid, now 50 and doing well, want to mentor foster youth
shoot me an email about the internship
im so bomb at braiding hair, can i do free braids at back to school day
shoot me an email with the volunteer schedule pls
I would like to volunteer at your domestic abuse awareness workshop in October
need a volunteer for hanging pictures in the new lobby?
i love cutting coupons, could i teach a class on it
I retired after 30 years as a 911 dispatcher and want to volunteer
i used to be a paramedic, can i help teach at the health fair
I am five years sober today and would like to mentor others
i survived domestic violence 12 years ago and now i speak at events, do you need speakers
the overdose awareness day event in august, need any help setting up chairs?
my son died of an overdose in 2021 and i want to volunteer with recovery folks
i'm allergic to cats, does the volunteer thing at the shelter have an outdoor job
my sister's a cardiac nurse and wants to volunteer at the health fair
heat stroke took me out the year before last so id rather volunteer indoors
how do i become a tutor
i used to be a police officer, retired now, want to drive the food van
i grew up around violence and want to mentor teens, how do i apply
i was an aps worker for 20 years, now retired, may i volunteer with seniors
roller derby girls want to volunteer, we hit hard but sort cans gently
he kicked the habit 2 years ago and wants to be a peer coach
my husband got kicked off the schedule at work so he can volunteer wednesdays
can teens volunteer as zombies at the haunted house
control freak here, can i organize your shelves
i used to answer crisis lines, twelve years, and i'd like to volunteer with you. what training do you require
im burned out. 14 years as a social worker. do you have volunteer work with zero people, like sorting cans
carrying boxes off your truck was the best workout ive had since my stent, cardiologist says go for it. sign me up again
hospice volunteers were angels to us. dad passed peaceful in april. how do i become one
hurts to stand long, can i do a sitting job at the coat drive
i faint at the sight of blood so dont put me on the blood drive lol, put me on cookies
i was bullied after school in 8th grade and now i want to mentor kids who are. im 22
survivor here, twelve years safe. id like to volunteer with the women who come to you
on probation and my officer wants community service hours, do you sign for that
im a retired cop, i can teach fraud prevention to your seniors
exchange student from korea wants to volunteer, hours tuesday
first christmas without him. id like to be busy. do you need hands on the 25th
relapsed in june, back on track, my counselor said find a routine. volunteering?
i got in trouble for talking back. mom says i need to volunteer 10 hrs
my kids spend christmas with their dad this year and id rather serve meals than sit home
court ordered community service for shoplifting, can i do hours with you
haunted house volunteers wanted? i can scream real good
im a survivor of childhood abuse and want to volunteer as a mentor
i was a crisis counselor for 5 years and i'd like to volunteer with your teens
i used to self harm as a teen, im in nursing school now and want to mentor girls in your program
im a ppd survivor and id like to help run the moms circle
i've been a bit low since i retired, looking for something useful to do, need any drivers?
`,
    es: `
mi mama me mata si no consigo las horas de servicio comunitario, cuando puedo ir
cortar el zacate es lo mio, si ocupan alguien pa la yarda me avisan
la corte me mando servicio comunitario 40 hrs, puedo hacerlo con uds?
llevo 5 años sobrio, quiero ser mentor voluntario de jovenes
me aviento a dar la clase de manualidades si quieren
me operaron del corazon en marzo y ya me dieron de alta, puedo volver a ser voluntaria?
hace 10 años sali de una relacion violenta, ahora estoy bien y quiero ser voluntaria para apoyar a otras
no aguanto la espalda cargando cajas, hay otra tarea de voluntario sentada?
soy electricista, quiero dar clase de no electrocutarse jaja pa los jovenes
bendito yo quiero ayudar en lo q sea, tengo sabados libres
quiero ser voluntaria en el taller contra la violencia domestica
hace años fui victima de violencia y ya estoy bien, quisiera dar mi testimonio en sus eventos
soy enfermera jubilada, trabaje en emergencias, puedo ayudar en la feria de salud
llevo 6 años sobrio y quiero ayudar a otros
mi primo ya lleva un año limpio del fentanilo y quiere hablar con los jovenes, a quien le digo
mi tio es electricista y se ofrece de voluntario para cambiar los breakers
mi tata trae la pierna con protesis y quiere voluntariar sentado
mi novio me siguio la corriente y nos apuntamos los dos de voluntarios
el hombre de mi vecina es plomero y arregla los tubos barato por si ocupan
soy maestra de ingles retirada y puedo dar clase los sabados
mi abuelo amarra bien las matas de tomate, puede ayudar en el huerto
cuelgo los volantes en la lavanderia si me los dan
cuelgan adornos para las posadas? yo ayudo
doy clases de cuchillo y cocina, fui chef diez años en lima, les interesa?
hace ocho años sali de un matrimonio con golpes, hoy estoy bien y quiero apoyar a otras, como me hago voluntaria
`,
  },
  'volunteer-age': {
    en: `
how old do you have to be to volunteer
my best friend sent me a snap of the rooftop garden yall built, can 14 yr olds volunteer
can a 14 yr old volunteer
`,
    es: `
parce uds reciben voluntarios de 16 años?
`,
  },
  'volunteer-check': {
    en: `
nothing to hide so go ahead with the background check
abuse prevention policy for volunteers, where do i sign
i need a cps clearance form to volunteer right? where do i send it
background check for volunteers asks about abuse findings, i have none, where do i sign
i have a robbery charge from 2009 can i still volunteer
i need a child abuse clearance form for my volunteer job
can i volunteer with kids if i had a suicide attempt 10 years ago? im stable and working
`,
    es: `
no tengo nada q esconder, si me piden background check lo hago
background check sale una agresion del 2009, aun asi puedo ser voluntario?
`,
  },
  'media-partner': {
    en: `
we want to shoot a video about the pantry for our class
im a reporter with the free press writing about shelters funding, who can i talk to
`,
  },
  'resource-partner': {
    en: `
budget cuts ended our program so can we refer families to you
ambulance company is hiring, can we table at the job fair
old ambulance turned into a mobile clinic, want it on your lot fridays
burn boot camp wants to sponsor a table at your event, who do i email
our company wants to sponsor the walk against violence
can you follow me back our church wants to partner
`,
  },
  'host-drive': {
    en: `
bungee jump for charity, would you let us raise for you
`,
  },
  'donate-money': {
    en: `
money is burning a hole in my pocket, where do i donate
heart bleeds for those families, where do i send money
lost my brother to an overdose in 2018, id like to donate in his name
suicide prevention walk, our team raised 800, where do we send
my nephew died by suicide ten years ago and each year i bring a check in his honor, do i make it to the general fund
my heart goes out to everyone who lost their home in the flood, how do i donate
i almost died in 2018 from sepsis and yall fed my kids, id like to donate
my sister died from domestic violence in 2012, i want to help fund your october luncheon in her memory
i was in a dark place in 2019 and your counselor pulled me through. doing great now and i want to give back, how do i donate
my uncle was killed in 1998 and i want to donate in his memory
we lost my brother to suicide in 2016 and i'd like to give in his memory, is there a form
five years ago i attempted suicide and your counselor saved me. im doing great and want to say thanks & donate
`,
    es: `
me duele el corazon no poder donar mas, este mes mando 20 dolares
me pegue en la loteria jaja 50 dolares, los dono
atacar el hambre juntos lindo lema, como dono
chido, y pa donar por zelle?
quiero dejar a su organizacion en mi testamento, con quien hablo
`,
  },
  'donate-supplies': {
    en: `
treasure chest prizes for the reading kids, we have some toys
chest freezer for the pantry, my store is giving one away
beat up old couch, would anyone want it
coat hangers, you need any? i got 200
donate to an abuse shelter, do you take clothes for them or do i go there
baby gate and high chair to give
gas vs electric dryer donated, which do you want
can i donate some kitchen knives to your meal program
grandma passed and left a lot of clothes in great shape, do you take donations
my toddlers are beating on pots all day, do you take used toy drums as donations
do you take chest of drawers donations
i got a hope chest and two lamps to give away
can you donate crutches, i dont need mine no more
can i donate bleach and laundry detergent
the toy ambulance is missing a wheel but still good, can i donate it
alcohol wipes and hand sanitizer, can i donate a case
my mother passed away in hospice last week, peacefully, and we have a hospital bed to give away
dad died in january and i still have his cane and walker, do you want them
as a kid i was in foster care, now im 30 and want to donate suitcases for foster kids
killer deal on diapers at the store, want me to donate a case
my ex burned me some cds back in the day lol, do you take cds
they slashed prices at kroger on canned stuff so ill bring a load by
my tenant slid his keys under my door and moved out, left a couch and a bunk bed in good shape, you want them?
had to say goodbye to my old dog monday. i have half a bag of food and his bed, could someone use it
my husband has gone into the woods with the deer rifle and by saturday we'll have venison, do you accept wild game
its the anniversary of losing our baby. we'd like to give the crib and the clothes to a family who needs them
im a trucker parked at the exit 83 stop with eleven pallets of rejected yogurt, good til the 20th. want it
taekwondo donated mats, 14 of them, you want for the youth room?
landlord doing inspection, found the previous family left toys and a crib, donate?
my son was in the nicu two months, now a chunky one year old. we want to donate preemie clothes
explosion of zucchini in my garden, want some? like 50 lbs
can i drop off a walker, two canes and a shower chair
do you take water guns for the summer camp donations
my nail gun is yours if the home repair crew wants it
can the pantry use donated kitchen knives
hunting season so my husband is out, he wants to donate venison
how do i donate gun safes or lock boxes
baby shower for teen moms what do you need donated
gas stove for donation works good
are there jump ropes in the toy drive bins? we've got 20 to give
do you take coat hangers
since dad died we have all his suits and shoes, do you want them for the job closet
my son passed two years ago and i would like to give his bike to a kid who needs it
im giving away a crib, stroller and a high chair, we're done having babies
downsizing to a senior apartment and giving away my china and my sewing machine
i want to give my car to charity how does that work with the title
gold star mother here wanting to donate quilts
do you accept kitchen knives with household donations
depression glass, do you take it for the thrift shop
burning question: do you take mattresses
`,
    es: `
tengo el corazon roto por lo de mi perrito q murio, puedo donar sus cosas?
el cpap de mi esposo, ya no lo usa, lo reciben?
quiero donar la ropa de mi difunto esposo
tengo un bat de aluminio y pelotas pa el equipo, las reciben?
quiero donar ropa al refugio de mujeres, ustedes se las hacen llegar?
me muero de ternura con las fotos de los bebes, quiero donar ropita
en memoria de mi hijo quiero donar juguetes cada año, como se hace
puedo donar cuchillos y ollas a la cocina
mi suegra fallecio el año pasado y dejo una cama de hospital, la aceptan de donacion
me regalaron una tele grande, la quiero donar porque no me cabe
el doñito de la iglesia quiere llevar ropa de su difunta esposa para donar
mi hija se caso y dejo ropa buena de oficina, la reciben?
mi papa le esta pegando el azulejo al baño y le sobro material, lo reciben?
estoy de luto por mi hermano y quiero donar sus zapatos casi nuevos
tengo una pistola de silicon que donar para manualidades
cuchillos de cocina aceptan donados? estan nuevos
aceptan medicina sin abrir como donacion? tylenol y asi
`,
  },
  'supplies-condition': {
    en: `
my sweater is covered in pills, do you take donated ones like that
lead toys are unsafe so do you check donated ones
can i donate toy guns or is that not allowed
blood orange marmalade, 12 jars, homemade, may i donate or does it have to be store bought
our knife set is missing the big one, is it ok to donate like that
`,
    es: `
juguetes de pistola no aceptan en la colecta verdad?
mi hijo pide pistola de agua para navidad, los juguetes de donacion pueden ser asi?
`,
  },
  'supplies-pickup': {
    en: `
the shipping alone costs more than the books, can you pick up
chest of drawers to donate, can you pick up
donated 30 rape whistles for the student bags, where to leave them
can i drop off clothes on sunday
where do i drop off canned goods
my ex wants to donate her treadmill, do you pick up
gramps keeps cleaning out the garage and saying he'll be done by christmas, do you pick up old tools
giving away everything in the garage cause we're moving to norfolk, do you do pickups
`,
    es: `
bate y guantes de beisbol pa donar, donde los dejo
mi mama nos dejo unos muebles cuando se regreso a guatemala, los recogen?
`,
  },
  'supplies-tech': {
    en: `
do you take gently used cell phones for shelters
fire hd tablet for donation
`,
  },
  'get-involved': {
    en: `
i got fired up after your speech, how do i help
you helped me when i left him in 2019, now i want to give back, what do you need most
`,
  },
  'gift-payment': {
    en: `
how do i end my monthly gift
`,
  },
  'tax-deductible': {
    en: `
how do i get a tax receipt for my donation
`,
    es: `
recibo de donacion pa los taxes me lo mandan?
`,
  },
} satisfies FigureExamples;
