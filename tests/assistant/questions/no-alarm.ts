// Ordinary trouble and turns of phrase. None of them is an emergency.

export const noAlarmInEnglish: readonly string[] = `
dying to volunteer
im just killing time
can i shoot a video at your event
i want to help end hunger
your food is bomb
drive by donation
i have a burning question
this job is killing me
my phone is about to die whats your number
my back is killing me from work
i got fired
lights got cut off
my mom passed away last month
im dying of laughter
my landlord kicked me out
hit me up with info
can i drop off coats
i do not live in richmond can i apply
i dont want to live in a shelter
need a place to live
my husband hurt his back and cant work
emergency shelter
i need food for my kids
im starving
my son is home alone after school any programs
my kids dad wont pay child support
i lost my job
my grandma died
how do i volunteer
i want to host a food drive
he is a veteran and needs housing
my son beat me at chess
photo shoot
suicide prevention walk volunteer
i want to donate to domestic violence survivors
my house burned down last month and we lost everything
my husband had a stroke last year and needs help
drowning in debt
kill two birds with one stone
my car died
my plants are dying
i fell behind on rent
is it going to kill you to answer
free flu shots
first aid class
breaking into tech
i broke my arm and cant work
that mac and cheese was fire
we want to shoot hoops with kids
can yall pick me up
ive been beat down by life lol need a job
she threw me a baby shower
my son is missing school
can my daughter attack the math homework lol
do you help with child support
my wife is pregnant and we need diapers
hit rock bottom financially need rent help
i need help now with rent
please help me find a job
my dad needs a ride to the doctor
my daughter needs a tutor
i hate my job
tired of being broke
i cant take this heat do you have fans
omg im dead that meme lol anyway when do yall open
this resume is killing me can someone look at it
my kids are driving me crazy any camps
these gas prices are murder need bus tickets
i could kill for some tacos rn is there hot food
i bombed my interview can you help me practice
my daughter broke her phone and needs a laptop
we shoot a podcast about local nonprofits can we interview you
i want to stop child hunger in richmond
my wifi died and i have homework
knocked out the whole application lol what next
i choked at my job interview
the heat in my apartment is brutal do you have fans
dead end job need training
my boss is such a pain need new work
i broke up with my bf and need a place to stay
im crushing it at my new job thx to yall
can my son hit the gym there
i need to blow off steam do you have art
theres a bird with a broken wing on my porch
my back is out and i cant work
im so hungry i could eat a horse
do you need help killing the weeds at the garden
my grandma passed and i need help with the funeral
my husband left and i cant pay the bills
my car got repossessed need ride to work
im fighting an eviction
we are fighting over custody of the kids need a mediator
i got hit with a huge light bill
its a matter of time before they evict us
does the food drive accept expired cans
how do i get rid of old clothes
my ex took my name off the lease
my kid got jumped ahead a grade needs tutor
slay that event was to die for
my feet are killing me after that shift
i will literally die if i dont get a laptop for school lol
my mom is gonna kill me if i dont finish my community service hours
we killed it at the coat drive
whats the deadline for the program
i need help beating my addiction
the landlord is bleeding me dry
my kids are climbing the walls this summer
can you shoot me the address
i got burned by a scam can u help
i fell for a scam
my son got suspended for fighting, need a mentor
i blew up at my wife, need couples counseling
dying for a garden plot
theres a dead tree on my street can you plant a new one
my dog bit my couch do you have furniture lol
the bus drivers on strike need a ride
my credit is shot
im broke and hungry
im a killer cook can i help with hot meals
is there an explosion of events this month or what
we got robbed last month and need furniture
my brother was killed last year and i want a grief group
my baby daddy is locked up and i need help w diapers
i feel trapped in this lease
my husband passed away and im behind on rent
need to beat the heat, got any fans
she stabbed me in the back at work lol need new job
i was abused as a kid and looking for a support group
i want to fight hunger
i take care of my mom with dementia i need a break
can i hang some flyers
my resume is a train wreck
can i cut hair for free at your events
is the event going to blow up on social media
im bored to death at home any volunteer work
my fridge died and all the food went bad
mac n cheese so good id slap somebody lol where can i get more
my kid destroyed his shoes need new ones
i crashed my bike need a ride to work
my toddler is a terror lol need parenting tips
im burnt out from caregiving
the power company is killing us
cut my hours at work cant make rent
this winter is brutal and we need coats
ive been hit hard by layoffs
im scared of computers can someone teach me
im afraid ill lose my apartment
we had a shooting in our neighborhood last year and want to start a youth program
i want to do a workshop on gun violence prevention
do you teach self defense
can i bring my kids to shoot pool
i have a bomb recipe to share with your cooking class
my son is a die hard football fan any sports
my hands are tied need help with the landlord
murdered my last resume lol need help
i was shot down for the apartment
she dropped dead tired after work need respite care for mom
i got roasted at work need a better job
my wife is expecting and we need a crib
i need to vent about my boss
stuck in a dead end town
my teen hates me, family counseling?
my son keeps fighting at school
im drowning in paperwork
im about to lose it with these bills
the kids are fighting over one laptop
i had a stroke in 2022 and im in a wheelchair do you deliver food
i have chronic pain and cant work
is narcan training offered
my kids and i are sleeping in the car
my baby and i sleep in a car
living in our car with two kids and its cold
i lost my son last year to cancer and need a grief group
i lost my child tax credit letter
lost my daughter in a car accident 2 years ago
i lost custody of my kids
my ex wont let me see my kids
my landlord wont let me get my deposit back
cps took my kids and i need parenting classes
my husband is in jail and i cant pay rent
my son is on drugs and needs rehab
my husband drinks too much
my dad has cancer and i take care of him
my mom is in the hospital and i cant feed my brothers
im pregnant and need help with rent
pregnant and homeless
8 months pregnant need a crib
my water is off
my water heater broke
my heart is heavy since my mom passed
i have diabetes and need healthy food
my insulin is expensive is there help
my son has asthma and we have mold
my daughter has seizures and needs special ed help
my son has epilepsy any groups
my husband had a heart attack in may and cant work
i had a stroke and need rides
my brother overdosed last year and i need a grief group
im in recovery 6 months from heroin
i used to cut myself, now i want to help other teens
i attempted suicide years ago and want to volunteer
my apartment is not safe there is mold
my neighborhood isnt safe for my kids to play
is it safe to bring my kids
is the program safe for my daughter
is my information safe
i feel safe with you guys
i want to leave my job
im leaving my husband and need an apartment
i left my husband and need a lawyer
getting divorced need a place
my husband left me with 3 kids
my boyfriend kicked me out
my parents kicked me out im 19
my roommate stole my food
someone stole my bike
my food stamps got stolen
my identity was stolen
i was in a car accident last week and lost my job
my car got hit and run over the weekend need rides
my tires got slashed and i cant get to work
tree fell on my house last week
we had a flood last month lost all our stuff
my ceiling is leaking
my stove doesnt work
no smoke detectors in my apartment
my kids are hungry
my kids havent eaten today
my baby is hungry and i have no formula
my son is being bullied at school
my daughter is getting in fights
my son ran track and needs shoes
my son wants to run a food drive
my daughter wants to meet other kids with autism
my daughter is home alone after school and needs a program
my grandma is alone and needs company
my elderly neighbor lives alone and needs meals
my mother has dementia i need a break
i cant sleep because of stress about bills
i have anxiety about my interview
im nervous to call
im afraid to ask for help
im scared ill be evicted
scared of the dentist
afraid of the landlord evicting us
my boss yells at me
my teacher is mean
i fight with my wife about money
me and my husband argue all the time need counseling
i got in a fight and lost my job
i punched in late and got fired
i need a knife set for my kitchen
do you have belts and ties for interviews
i need a belt for my interview
need bleach and cleaning supplies
need batteries and a flashlight
can you help me get my medicine
i cant afford my pills
my prescription ran out
i take a lot of pills and need help organizing
i need a ride to dialysis
my chest freezer broke
can i get a hammer and tools for work
kids baseball bat donation
toy guns ok to donate?
i have a bb gun to donate lol
how long do you keep my information
where do i hang my coat
where does the bus drop off
is there a bridge program for ged
parking by the bridge?
roof over my head
my roof is leaking
my rope for jump rope class
razor and shaving cream
need razors and soap
hand me down clothes
call me back
did someone call me
somebody is supposed to call me
my caseworker wont call me back
the man at the front desk was rude
a guy told me to come here for coats
someone told me you have food
i saw a man with your flyer
hes homeless and needs a coat
she needs a bed for her kids
they need food tonight
my friend needs help with rent
my neighbor needs groceries
my mom fell behind on bills
i fell last month and cant work
broke my leg and lost my job
i burned my hand at work last week and cant work
my back hurts and i cant lift boxes can i still volunteer
i hurt my knee
my bank account is on life support, budgeting class?
the line at the dmv almost killed me lol can you help with forms
i would sell a kidney for daycare
my landlord raised rent and i about died
i screamed when i saw my credit score
this cold is gonna be the death of me, need a coat
my kids will be the death of me lol parenting class?
i'm at death's door with hunger jk but wheres the food
cut to the chase how do i apply
slit open the envelope and its an eviction notice
my son's backpack is hanging by a thread
choir was so good it gave me chills i wanna join
gasping at these grocery prices
bleeding cash every month
my closet is a crime scene, clothes to give
its a crime how much food gets thrown out, i have a bakery
criminal what they charge for internet
highway robbery these rents
im robbing my savings to pay rent
someone stole my heart at the gala lol when is next one
hijack my playlist for the block party? can i host
my phone exploded with texts about the job fair, when is it
mind blown by your programs, tell me more
my head is about to explode from homework with 3 kids
blew up at my boss and got fired
caught some heat at work and got let go
smoked my interview! thanks
i smoke ribs, can i cook for the thursday meal
my oven is toast, need appliances
roasting in my apartment no ac
im melting its so hot, any fans
frozen pipes no water
froze up in my interview
drop dead tired, need respite for mom
knocked up and broke need baby stuff
i'm expecting, due in march, need a crib
water broke in my apartment pipe burst, need furniture
pushed out of my apartment by the new owner
shoved aside at my job, want training
punched the clock for 20 years and got laid off
kicked to the curb by my landlord
kicked smoking, 2 weeks, support group?
slapped together a resume can u look at it
beat my head against algebra
whipped cream donations ok?
strapped for cash need groceries
armed robbery of my wallet by dominion energy lol
gun shy about applying, is it private
trigger happy on the donate button
loaded my truck with coats where do i bring them
fired my tax guy, free tax help?
firing squad of bills
mine field of paperwork, help
war zone of a bedroom need dressers
shell shocked by my light bill
bombshell: they cut my snap
ticking time bomb of debt
killer app ideas, code club?
kill switch on my lights, they cut power
dead weight in my closet to donate
dead in the water on my job hunt
flatlined my savings
my marriage is on the rocks
my ex is a nightmare, coparenting help
my boss is a psycho, new job
my cousin is crazy about gardening
insane prices
sick beats, where do i record
ill at ease about asking but need food
poison ivy at the cleanup?
toxic job
allergic to mondays lol hours?
heart failure looking at tuition
heart on fire for volunteering
burning desire to learn english
lungs burning after the 5k lol next event
broke my heart to see the kids hungry how to donate
breaking my back for minimum wage, job training
back breaking rent
bone dry pantry
skin and bones fridge
starving artist looking for a studio
starving student need food
hunger pangs at 2am, pantry hours
could eat a cow
i would give my right arm for a laptop
cost an arm and a leg, is it free
jump off point for a new career
jumping ship from my job
leap of faith starting a business
over the edge with stress from bills
on the ledge about college, advice?
hanging up my coat, donate where
roped into volunteering by my wife, where do i sign
end of the road for my car, need ride
last breath of my laptop
final nail in the coffin was the rent hike
i buried my dad in june, grief group?
grave concerns about my sons reading
rest in peace to my lawnmower lol need yard help
life is hard, i need food
life sucks without a car, bus pass?
i hate it here, need new apartment
done with this job
so over my landlord
cant deal with this cold
cant even afford food
cant stand my commute, remote job?
give up on cooking, hot meals?
end this hunger
stop the hurting economy lol
auxilio economico
`
  .trim()
  .split('\n');

export const noAlarmInSpanish: readonly string[] = `
me muero de hambre
me muero de frio necesito un abrigo
estoy matando el tiempo
el trabajo me esta matando
tomar fotos en el evento
no tengo donde vivir
no puedo pagar la renta
perdi mi trabajo
estoy muerto de cansancio pero quiero ser voluntario
me pego duro la pandemia y perdi mi trabajo
mi hijo pelea mucho en la escuela necesita un mentor
quiero matar dos pajaros de un tiro donar y ser voluntario
me corrieron del trabajo
se me murio la computadora necesito otra
mi mama murio y necesito apoyo
me duele la muela donde hay dentista
disparar fotos del evento
me estoy ahogando en deudas
mi carro se murio necesito transporte
que padre evento estuvo de muerte
me mato trabajando y no alcanza para la renta
necesito matar cucarachas en mi casa que hago
quiero pegar unos volantes
mi abuela murio el mes pasado hay grupo de duelo
me robaron la cartera el mes pasado necesito ropa
me muero por aprender ingles
estamos muertos de frio no hay calefaccion
le pega el sol muy fuerte a mi casa quiero un arbol
se me quemo la estufa necesito una
estoy que exploto de estres con los biles
ando bien quebrado no tengo para comer
me cayo una multa y perdi el trabajo
se me cae el pelo del estres
mi hijo le pega duro al futbol quiere jugar
matamos el hambre con lo que hay
quiero disparar la creatividad de mis hijos con arte
mi hijo esta en el hospital y no tengo trabajo
mi esposo esta en la carcel
mi esposo perdio su trabajo
estoy embarazada y no tengo donde vivir
perdi a mi mama el año pasado
mi hijo tiene asma
mi bebe necesita panales
tengo miedo de perder mi casa
no tengo nada que comer
se me acabo la comida
mi esposo me dejo con los niños
me corrieron de la casa
me pegaron covid y perdi el trabajo
mi mama esta enferma
me duele la espalda y no puedo trabajar
vivo solo con mis hijos
estoy sola con mis hijos
los niños estan solos en la casa despues de la escuela necesito un programa
no me alcanza para nada
no puedo dormir por las deudas
ya no puedo trabajar
ya no puedo caminar bien necesito transporte
quiero salir adelante
quiero salir de mis deudas
me robaron mi identidad
tengo que dejar mi apartamento
mi hermano murio hace un año
necesito cuchillos para la cocina
la señora de la oficina me trato mal
me muero por un trabajo nuevo
estoy muerto de sueño pero necesito tutor para mi hijo
me mata la espera, cuando me llaman
la tarea esta matando a mi hijo
mi celular se murio, cual es su correo
esa clase esta de muerte lenta jaja hay otra
me quiero morir de la risa con sus fotos, cuando es el proximo evento
ando matando el tiempo que hacen ustedes
mato por una sopa caliente
me pego el hambre donde hay comida
me golpeo la inflacion necesito despensa
me dio un infarto ver el recibo de la luz
casi me da un infarto con la renta
casi me desmayo cuando vi el bil
me ahogo en papeleo ayudenme con formularios
nos estamos congelando sin calefaccion
estoy hasta el cuello de deudas
me dejaron en la calle
me dieron con todo en el trabajo y me corrieron
me rompo la espalda trabajando y no alcanza
rompi con mi novio y busco cuarto
me robo el corazon su programa como ayudo
me robaron la bici necesito transporte
que bomba de evento, cuando es el otro
esta bomba la comida
quiero tirar la casa por la ventana y donar todo
tiro de gracia fue la renta
disparo fotos profesionales, puedo tomar fotos en su evento
quemo mis ahorros
me queme las pestañas estudiando para el ged
estoy frito con la tarea de mate
estoy frita sin internet
ando muerta de ganas de ser voluntaria
muerto el perro se acabo la rabia jaja
mi perro se murio estoy triste
mi abuelo murio hace un mes
mi planta se esta muriendo
mi negocio se esta muriendo
mi matrimonio esta muerto, terapia de pareja?
me corto el pelo gratis aqui?
donde puedo cortarme el cabello
me cortaron las horas en el trabajo
se corto la leche lol tienen comida
le pego al gordo si consigo trabajo jaja
me duele el alma ver niños con hambre quiero donar
me parte el corazon
estoy que me lleva la tristeza por la renta
peleo con mi casero
peleando la custodia de mis hijos
lucho contra el cancer y necesito comida
sobrevivi violencia domestica y quiero ser voluntaria
hay clases de defensa personal
clase de primeros auxilios
curso de rcp
prevencion de suicidio taller
refugio de emergencia
fondo de emergencia
numero de emergencia de la oficina?
es urgente necesito pañales
necesito auxilio con la renta
socorro con la tarea jaja
peligro de desalojo
estoy en peligro de perder mi casa
corro peligro de perder mi trabajo
tengo miedo de no encontrar trabajo
me da miedo la computadora
mi hijo tiene miedo al agua
le tengo miedo al dentista
no aguanto el dolor de muela
no puedo mas con tantos biles
ya no puedo con la escuela y el trabajo
no le veo fin a la deuda
ya no quiero vivir con mi suegra
no quiero seguir en este trabajo
quiero desaparecer mis deudas
quiero dormir mejor
me quiero ir de este apartamento
adios a las deudas, presupuesto
perdon la molestia, a que hora abren
perdi a mi perro
se perdio mi solicitud
no encuentro mi id
mi hija no encuentra tutor
mi hijo toca la guitarra
le toca a mi hija kinder necesita mochila
me hacen el favor de llamarme
mi jefe me grita
mi suegra me odia
no me deja dormir el ruido
no me deja la pagina subir mi solicitud
me encerre en mi casa por el frio
me sacaron a patadas del apartamento
me quede sin trabajo y sin gas
me quede sin nada
me echaron a patadas
vamos a disparar un video
puedo pegar carteles
urgente trabajo
ayudenme a encontrar trabajo
me da miedo preguntar
no aguanto este trabajo
no encuentro trabajo
me toca cita mañana
me hace falta ropa
`
  .trim()
  .split('\n');
