import type { TopicExamples } from './examples.ts';

export const actionExamples = {
  volunteer: {
    en: `
how do i volunteer
i want to help out
got some free time this summer
can i come sort food on saturday
i need community service hours
court ordered service hours
i can drive the van
id love to tutor kids
retired teacher looking to give back
my kids and i want to volunteer together
can i help from home
put me to work
our team wants to volunteer for a day
do you need help at the food table
i speak spanish and can translate
nurse willing to help at the health day
i want to mentor a teen
sign me up to volunteer
do you take volunteers with a record
college student needs volunteer hours
youth group of 15 looking for a service project
how can i be a reading buddy
im good with computers, can i teach seniors
i have a truck, can i help with deliveries
want to cook for people
can teens volunteer
im free on tuesdays
can i help at the river clean up
volunteer orientation
i wanna be useful to somebody
can i hold babies while moms are in class lol
looking to volunteer as a driver
do you need a barber to cut hair for free one day
i can make phone calls for yall
i play piano, could i help with the choir
internship for social work
national honor society hours
my job gives us a day off to volunteer
be a tutor
i could read to kids
id like to plant trees with you
where do i sign up for a shift
i can sew and would teach people
help pack boxes at christmas
need drivers? i have my own car
happy to answer phones for you
im dying to help out somewhere
sign me up to mentor kids
sign me up to sort clothes
put my name down to help saturday
i can teach guitar for free to your kids
i have a pickup truck if you need hands
got a clean driving record, could drive seniors
my husband and i are retired and have time
i do taxes for a living and could help people free
let me know if you need an extra pair of hands
i want to coach kids basketball
bored at home, would rather be helping people
can i bring my boy scout troop to help
looking for something meaningful to do on weekends
i wanna read with little kids
id like to sit with people who need someone to listen
need anybody to translate?
i speak french and can help
can i help in the garden
would love to help at the hot meal
can i serve dinner on thursday
i want to tutor math
could i be a mentor to a young man
do you need cooks
i am a nurse and i have mondays off
need 20 hours of service for graduation
my sorority wants to do a day of service
my office wants to come paint or plant for a day
can i make phone calls from home for you
willing to do anything, sweep floors whatever
how do i join the volunteer team
signing up to help
can my mom and me do this together, we want to help
i just moved to richmond and want to meet people by helping
im on disability but i want to help somehow
judge gave me 50 hours to do
i know how to build websites, need help with that?
i can sing for your events
id love to work with animals or trees as a helper
want to help teach computer class
how do i become a crisis line volunteer
id kill to work with kids, need any help
ill take a shot at tutoring if you need someone
dead serious, put me on the saturday crew as a helper
can i help set up chairs at your event
help hang the coats
i want to cut hair for homeless folks
i could die happy if i helped one family, where do i sign up
blow up balloons, carry boxes, whatever you need
can i hang some flyers for you
how can i volunteer
i bake bread and would love to share my time
could use a purpose since i retired, what do you have
can i help in the kitchen
what can a 16 year old do to help you
i type fast and can help with resumes
willing to give rides to seniors
i can watch kids during parent group
let me know where you need hands this week
i do drywall and can fix stuff at your place
my daughter plays violin and would play for your members
i wanna plant trees with yall
id be good at listening to people
got laid off so i have time to help while i look
our choir could sing at your supper
do yall have weekend shifts
church youth group wants to serve
i have experience with autistic kids and want to help
can i be a driver for food boxes
where do i fill out the volunteer form
nurse practitioner, want to help at health day
`,
    es: `
quiero ser voluntario
cómo puedo ayudar los sábados
tengo tiempo libre y quiero ayudar
necesito horas de servicio comunitario
puedo manejar la camioneta
quiero enseñar a niños
me gustaría servir comida
mi familia quiere ayudar como voluntarios
puedo traducir
quiero dar clases de inglés gratis
ayudar desde mi casa
soy maestra jubilada y quiero apoyar
ocupan gente para ayudar
quiero apuntarme de voluntaria
puedo repartir comida con ustedes
hago llamadas o lo que necesiten
mi hija necesita horas de voluntariado para la escuela
échenme la mano a inscribirme de voluntario
me quiero ofrecer para cuidar niños en los eventos
sé coser y puedo enseñar
quiero ser mentor de un joven
puedo dar clases de guitarra gratis
tengo camioneta por si necesitan
apúntenme para ayudar
quiero ayudar con la tarea a los niños
me ofrezco para cocinar
tengo los lunes libres
el juez me dio horas de servicio
somos un grupo de amigos y queremos ayudar un día
sé de computadoras y puedo enseñar
quiero leerles a los niños
me gustaría ayudar en el jardín
soy enfermera y quiero ayudar
puedo llevar gente al doctor en mi carro
me muero por ayudar
me muero por ayudar en la cocina
ayudo a colgar los abrigos
cómo soy voluntario en la línea de crisis
puedo pegar carteles
me robó el corazón su programa, cómo ayudo
horneo pan y quiero ayudar
puedo cuidar niños mientras los papás están en la junta
los fines de semana estoy libre para ayudar
mi grupo de jóvenes quiere servir
puedo repartir cajas en mi carro
dónde me apunto de voluntario
quiero plantar árboles con ustedes
`,
  },
  'chapter-leader': {
    en: `
start a chapter in my town
how do i become a chapter leader
i want to lead a group in henrico
bring wondrous world to norfolk
open a branch where i live
run your programs in my neighborhood
can we have one of these in petersburg
lead a team of neighbors
i want to be a community leader
start something like this at my college
is there a chapter near me
apply to be a leader
campus chapter
how do i open one of these on southside
we need yall in hopewell, can i start it
id like to run a wondrous world group in my county
be in charge of a chapter
take this to my city
become a leader with you
set up a local group of your org
lead a group on the northside
could i run one of these in my hometown
i want to head up a chapter
we got 6 people ready to start a chapter
my town has nothing like this and i want to start it
become the leader for my side of town
how do i get wondrous world in my county
i run a tenants group and want us to be part of you as a chapter
start one at my university
`,
    es: `
abrir un capítulo en mi ciudad
quiero ser líder
cómo empiezo un grupo de wondrous world en mi zona
dirigir un capítulo
ser líder comunitario
traer sus programas a mi barrio
quiero empezar algo así donde vivo
abrir una sede en petersburg
cómo aplico para líder de capítulo
formar un grupo de vecinos con ustedes
liderar un equipo
quiero empezar uno de estos grupos en mi barrio
ya somos seis vecinos y queremos un capítulo
encabezar un grupo en mi lado de la ciudad
en mi pueblo no hay nada así y quiero empezarlo
cómo llevo wondrous world a mi condado
`,
  },
  'media-partner': {
    en: `
im a reporter
write a story about you
i have a podcast, want to have you on
photographer wants to shoot your event
can we film at your food day
i run a local blog
news station wants an interview
i have 20k followers and want to post about you
who do i talk to for press
make a video about your work
radio show interview
documentary student
newspaper article
can i take pictures at the giveaway
feature you in our newsletter
influencer here
put your events on our community calendar
press kit
need a quote for a story
my youtube channel could cover you
journalism class project about your organization
tv crew
drone footage of your garden
want to shoot some footage at your garden
i do a local show and want you on it
can i tweet about you
i write for the times dispatch
student paper wants a quote
i take pictures for a living and would shoot your event free
my facebook group has 5000 people, can i share your stuff
covering homelessness for a story
magazine feature
shooting a short film about neighbors
can i shoot a video at your event
who can i shoot an email to about a story
`,
    es: `
soy periodista
quiero hacer un reportaje de ustedes
tengo un podcast
entrevista en la radio
puedo tomar fotos en su evento
hago videos y quiero grabar su trabajo
tengo muchos seguidores y quiero promoverlos
escribir un artículo sobre ustedes
canal de televisión
soy fotógrafa
quiero invitarlos a mi programa de radio
escribo para un periódico
quiero compartir sus cosas en mi página con muchos seguidores
necesito una declaración para una nota
quiero filmar en su jardín
`,
  },
  'resource-partner': {
    en: `
my company wants to partner
we are a clinic and want to work with you
how can our church work with yall
im a lawyer and can do free consults
our restaurant has a private room you could use
refer clients to you
i own a barbershop and can do free cuts
we would like to sponsor an event
im a case manager, how do i refer someone
nonprofit collaboration
our gym wants to offer free memberships
can our bakery give you bread every week
i am a dentist and want to offer care
we have a hall you can use
partner organizations apply
my trucking company can move things for you
business wants to support you
we print shirts and could give you a discount
hospital social worker looking to connect patients
i run a driving school and can give free lessons to members
our bank wants to teach a money class
co-host a job fair with you
work together on a program
landlord with apartments, want to rent to your members
employer who will hire your people
farm with extra vegetables
auto shop, we could fix members cars cheap
pro bono work
therapist with a few open slots for low cost
mou with your agency
we do the same work across town, lets join forces
i own a print shop and could do your flyers
dental practice offering free cleanings
our law office can take a few cases free
my nail salon could do free manicures for moms
i have a moving company, happy to move families at cost
we run a daycare and have two free spots
i own rental houses and would take your families
our hardware store can give you a discount
vet clinic wants to help members pets
my catering company can cook a meal for you each month
we are a credit union and want to teach classes
we have an empty storefront you could use
our pharmacy could give free flu shots
small church with a van you can borrow
another charity here, can we share resources
tutoring center, we could take 3 kids for free
optometrist willing to do eye exams for your kids
we own a laundromat and want to do free wash days
i manage apartments and have open units
car dealership wants to help people get to work
our temp agency hires people with records
barber here, can do cuts at your events
how can our nonprofit and yours work together
i want to offer yoga classes to your members
we got a warehouse with space
team up with you on an event
landscaping business wants to help with the gardens
it company with old but good computers every year
we could sponsor backpacks this year
i work at a hospital and want to send patients your way
our clinic has openings for people without insurance
i own a tire shop and could help your members out
we are hiring and want to talk to your job program
i have a duplex to rent to one of your families
my accounting firm would do taxes free for members
we make furniture and could give you beds each month
music store, we can lend instruments
martial arts school offering free classes for your teens
food bank here, want to coordinate deliveries
im a therapist with space for two low cost clients
realtor who wants to help your people find homes
phone repair shop, free screen fixes for members
hotel manager with rooms we could give in winter
our theater has free tickets for families
our union wants to adopt a program
`,
    es: `
mi empresa quiere colaborar
tengo un restaurante y quiero apoyar
mi iglesia quiere trabajar con ustedes
soy abogado y puedo ayudar gratis
quiero ser socio
tengo un salón de belleza y puedo cortar el pelo gratis
cómo refiero a un cliente
patrocinar un evento
mi negocio puede donar servicios
tenemos un local que pueden usar
soy trabajadora social y quiero referir familias
somos otra organización y queremos unir esfuerzos
contrato gente y quiero contratar a sus miembros
tengo un taller mecánico y puedo ayudar
tengo una imprenta y puedo hacer los volantes
mi consultorio dental puede atender gratis a unos pacientes
rento casas y quiero rentarle a sus familias
tengo una panadería y me sobra pan
nuestra organización quiere trabajar junto con la suya
mi compañía puede dar empleo a sus miembros
soy peluquera y puedo cortar el pelo gratis un día
tenemos una bodega con espacio
quiero ofrecer clases de zumba a sus miembros
tengo una lavandería y quiero apoyar
mi taller puede arreglar carros de sus miembros
tengo un dúplex para rentar a una familia suya
mi despacho puede hacer los taxes gratis
somos una clínica con cupo
quiero que mi empresa apoye un programa
mi hotel tiene cuartos en invierno
`,
  },
} satisfies TopicExamples;
