import type { FigureExamples } from './examples.ts';

export const familyAndSchoolFigures = {
  parenting: {
    en: `
growing pains with my teen, parent group?
screaming bloody murder over a bath, thats my toddler, parenting class has tips right
gas lighting is a word my daughter uses, is there a class on what teens are talking about lol
the kids are little monsters but i love em, any parenting class
looking for a breastfeeding group
the toddler hits other kids at daycare, do you have a parenting class
he travels for work so im alone with 3 kids a lot, any mom groups
hostage negotiation is what bedtime feels like with my 4 yr old lol any parenting group
safe sleep class for new dads, when
my granddaughter wont come off the phone. two hours a day on tiktok. do you have a class for parents on screens
my teen says im ruining her life cause i took the phone. parenting class? asap? haha
baby's making funny noises and its the cutest thing. whens the infant play group
pregnant, due in may, no family here. is there a class for first time moms
he is 4 and still in pull ups, preschool wont take him, any tips or programs
my son age 2 is afraid of the vacuum, the blender and santa. parent group?
child protective services closed our case, all good, they told me you do parenting certificates
breastfeeding support, i'm overwhelmed but baby is gaining fine
my stepson wont talk to me, just grunts. 13. is that a class lol
parenting class required by judge do you have one in spanish
my baby is 3 weeks old, im tired but good, do you have a new moms group
postpartum support group, do i bring the baby
my baby blues passed, doctor says im fine, i just want to meet other moms. when is playgroup
`,
    es: `
mi bb llora mucho de colicos, hay clase pa papas primerizos?
no duermo con el recien nacido jaja, hay grupo de mamas?
mi adolescente no suelta el telefono, clase de crianza tienen?
mi hija me saca canas verdes jaja, hay escuela de padres?
depresion posparto tuve con mi primer hijo, con este me siento bien pero quiero grupo de mamas
perdi un bebe el año pasado y ahora que estoy embarazada quisiera platicar con otras mamas
mi bebe de un mes llora mucho de colicos, hay grupo de mamas primerizas
castigue a mi hijo sin telefono y me hace huelga jaja, hay clase de disciplina positiva
mi hija de 14 grita por todo, es la edad supongo, hay platica para padres de adolescentes
`,
  },
  'co-parenting': {
    en: `
my ex is a pain about pickup times, mediation service?
he makes me so mad when he leaves the seat up lol, anyway do you have a marriage enrichment night
my ex husband and i are civil but the custody schedule is a mess, is there a mediator with a sliding scale
judge told me to take a co parenting class, do you offer the 4 hour one
my wife and i argue in front of the kids too much, no hitting or anything just loud, id like a class
`,
    es: `
consejeria de pareja ofrecen? queremos comunicarnos mejor
`,
  },
  grandparents: {
    en: `
shes not blood but i raised her, does that count as kinship care
grandparents raising kids after overdose deaths, is there a monthly group
raising my grands because their mother is in treatment, is there a kinship check
grandparents raising grandkids group meets when
`,
    es: `
soy abuela y crio a mis nietos, hay ayuda para los que tenemos custodia
`,
  },
  'kids-activities': {
    en: `
i eat lunch alone at school, is there any club i could join
can my son join baseball, he cant hit but he's fast
hang out spot for teens after school?
jump rope team for my girls
didnt make the cut for varsity, is there rec league
the boxing gym video shows a guy unconscious, too rough for my kid, got something like track
squat suicides at practice, coach calls the sprints that, my kid quit, other leagues?
my 10 year old wants to shoot hoops, any open gym
crash test dummies is what my boys act like, gym program please
my boys just want somewhere to go shooting hoops after school
my kid broke his arm last year its all healed, can he still do the sports camp
where do the teens hang out on fridays
my son had a concussion in september, doctor cleared him, can he rejoin basketball
my son wants to learn karate cause hes shy, any free classes
the batting cages, do you still take the youth there, and do they bring a bat
my toddler is a little terrorist lol any playgroups
wrestling camp for my 11 year old, any scholarships
boxing gym for youth, my boy hits the bag at home all day, wheres a cheap one
im 9 and my mom said i can ask, is there a chess club
the boys are jumping off the walls, any indoor gym for rainy days
my best friend moved away and 8th grade sucks. what clubs you got
husband got deported last year, raising 3 alone, need afterschool that is free
my son wants a nerf gun for christmas do you have toy sign ups
my son beats everybody at chess is there a club
boxing class for teens is it free, do they need gloves
karate kids night what age
my daughter jumps double dutch and wants to know if the youth program has a team
is there a hang out spot for teens after school
`,
    es: `
mi hijo corre como bala, hay equipo de atletismo?
busco clase de golpes de boxeo para mi hijo de 12, tienen gimnasio?
mi hijo se porta como bomba de tiempo jaja tiene mucha energia, hay deportes?
aburridos de muerte mis hijos en verano, que actividades hay?
mi nieto mata zombies todo el dia en el xbox, tienen actividades afuera?
ajedrez: clases pa q mi hijo aprenda a matar al rey jaja
jaque mate es el nombre del club? como entra mi hija
karate pa niñas a que edad aceptan
le hacen burla en la escuela por el acento, hay un club donde haga amigos?
hay torneo de tiro al aro para los niños este verano?
anoche se golpeo mi hijo en el partido, un moretito nada mas, pero quiere saber si hay otra liga mas tranquila
mi hermanito es un rayo en la cancha, hay becas para futbol?
mi chamaco se quebro el brazo el mes pasado y ya le quitan el yeso, puede entrar a karate?
tengo 9 años y quiero aprender ajedrez
le pego un pelotazo a mi hijo en la panza y ya no quiere ir, hay otro deporte
mis hijos pelean todo el dia por la tablet, se quieren matar jaja, actividades de verano por favor
le hacen burla a mi hijo por su acento y queremos que entre a un club donde haga amigos
`,
  },
  mentors: {
    en: `
scared straight program, do you have something like that or is that old
`,
    es: `
mi hijo no kiere estudiar, hay mentores?
`,
  },
  'special-needs': {
    en: `
my daughter is autistic and 7 and loves water, adaptive swim lessons?
`,
    es: `
autismo tiene mi nieto y busca programa de verano
mi hijo autista entra a la middle y busco grupo de papas
`,
  },
  'school-meeting': {
    en: `
at my wits end with the school about my sons iep, do you have advocates
`,
    es: `
en la escuela le llaman bullying a un empujon, quien me acompaña a la junta como interprete
`,
  },
  respite: {
    en: `
highway robbery what they charge for daycare, any vouchers
my wife had a stroke two years ago and were looking for a support group for caregivers
i'm exhausted, two jobs and a toddler, is there childcare
aunt has dementia and we need respite care a couple days a week
burned out from caring for my mother, is there a caregiver group
caring for dad with dementia is wearing me out, any respite hours
tired. three jobs. need childcare info
i care for my brother with ms and im worn slap out, is there a respite program or a caregiver group on weeknights
my mother has the dementia and hides the scissors, the remote, my keys. support group for daughters?
my babysitter quit, i start work monday, child care subsidy how fast
caring for mom with parkinsons, havent had a day off since august
my husband has dementia and asks for his dead brother all day. is there a group for wives
does the daycare help cover nights i work second shift
im burned out from caregiving, is there a group
caregiver burnout group, is it online or in person
`,
    es: `
necesito un respiro, hay cuidado de niños en las tardes?
mi abuela tiene demencia y busco daycare de adultos
cuido a mi mama con alzheimer y estoy agotada, hay grupo de cuidadores o respite?
mi abuelito tuvo un derrame hace 3 años, ya esta estable, hay grupo de apoyo para cuidadores
mi comadre dio a luz hace cuatro meses y quiere volver a trabajar, hay guarderia
mi mama vive con mi hermano y el la cuida bien, solo ocupamos un respiro, hay centro de dia para mayores
me tiene entre la espada y la pared el horario de la guarderia, hay algo despues de las seis
mi mama tiene alzheimer temprano y quiero informarme sobre cuidadores
`,
  },
  tutoring: {
    en: `
my son hides his report card lol, need a math tutor
drowning in homework, 3 ap classes, is there a tutor tonight
did a report on romeo and juliet and the poison scene, can tutor check grammar
english lit homework, the rape of the lock by pope, can a tutor help
criminal justice paper about rape kit backlog, due tuesday, need proofreading
freud and the unconscious, psych 101, need a tutor
julius caesar gets stabbed in act 3, my sophomore has to memorize it, drama tutor?
stock market crash homework, 1929, three causes
my son is reading Romeo and Juliet and needs a tutor for the part where they die
my daughter's science project is about poison frogs, does tutoring have books
i work in the emergency room at vcu nights, are there tutoring hours in the morning
we watched a movie about overdose in health class and i need to write 2 pages, can a tutor help
psychology homework about psychosis, need a tutor who knows dsm stuff
fallen behind in algebra since october
falls asleep in class a lot, my student, mom works nights, is there an after school spot
medical terminology tutor, cardiac respiratory all that
sons essay is on hurricane victims and the red cross, needs proofreading
biology quiz on lungs and how we breathe, tutor today?
chem homework, what happens when you mix acids and bases, need tutor
reading a book about human trafficking for my class and need a tutor for the essay
my mom took my phone bc of my grades so email me about tutoring instead
my daughter got in a fight at school, suspended 3 days, do you have daytime tutoring
my son was bullied last year and changed schools, hes happy now, just needs math help
mom yells when i dont do my homework so pls can i get a tutor
my mother grounded me for a week cause of a D in science, can i do tutoring online
hit a wall with algebra, need a tutor bad
to kill a mockingbird essay due, the trial is about rape and i dont get the theme, tutor?
my essay is on why victims stay, can you check my citations
in history we learn henry viii had wives beheaded, need help with the timeline homework
vocabulary quiz: coercion, duress, assault. can a tutor help my daughter
i keep hitting a wall with fractions, like my head actually hurts, is there someone who explains it slow
my daughter she is sixteen, she lock herself in room because her exam result is bad, is there tutor for chemistry
coach said im off the team til my grades come up so i need tutoring like yesterday
this math is killing me softly lol. tutor?
mom's on night shift again so i need a place to study til 9
school says my boy hit a kid back, suspended 3 days, where can he do his work
im gonna fail 11th grade if i dont get help in english
kid has adhd and homework is a war every single night. tutor with patience of a saint?
teacher hates me, grade is a 58. tutor
im writing a paper on gun violence in richmond for my ged class can a tutor look it over
what age can a child stay at the homework club without a parent
i wrote my essay about kidnapping in the lindbergh case need proofreading
my child is in danger of failing 6th grade math does tutoring have space
drowning in homework help lol is there a tutor tonight
im writing a paper on suicide rates among veterans for my ged class and need help with citations
for english i have to write why romeo drinks the poison can a tutor help
my essay is about the bell jar, due monday, is anyone good at english there tonight
need help with my book report on the boy who dies at the end of bridge to terabithia
we're reading death of a salesman in class and i dont get the ending
i am a lost cause at math but i want to try the tutoring again
this algebra makes me want to scream, can i get a tutor
the great depression unit, i need a tutor for us history
`,
    es: `
me rompo la cabeza con el algebra, ayuda con tutoria
tengo una sobredosis de tarea, hay tutoria de quimica?
mi hijo hace reporte de romeo y julieta donde se envenenan, hay tutor de ingles?
tarea de historia sobre la masacre del mozote, me ayudan con fuentes?
mi hijo esta perdido en matematicas, hay tutor
sos sos necesito tutor de calculo pal examen del lunes
mi sobrina tiene la cabeza dura para las matematicas, hay tutor
mi hijo tiene que exponer la matanza de tlatelolco, hay tutores de historia
mi hijo no se despierta para la escuela ni con agua, hay tutoria en la tarde
`,
  },
  reading: {
    en: `
my son is scared of reading out loud, can he do tutoring one on one
he choked at the spelling bee poor thing, do you have a reading tutor
i cant read so my daughter is typing this. do you teach grown men
`,
    es: `
estoy preocupada x las notas de mi hijo, tutoria de lectura hay?
fijese que kiero aprender a leer, ya estoy grande, se puede?
mi nene se esconde debajo de la mesa cuando toca tarea jaja, tutor de lectura?
`,
  },
  ged: {
    en: `
raised four boys alone and now i want my ged
hit me up when the ged schedule is out
im so beat after work, is there a later ged class
plan of attack for getting my ged in 3 months?
missing my high school transcript, ged class wants it
i always choke on tests, any tips for the ged
jung wrote about the unconscious right, ged reading passage was weird
give it your best shot my tutor says, well i did and got a 162, when can i meet her
population explosion chart on the ged social studies, dont get it
hit me up when the ged class opens
my mom is gonna kill me i lost my ged workbook can i get another
she married young and never got her diploma, can a 52 year old do the ged
my parents want me to marry a doctor haha i just want to finish my ged
when is the next ged orientation
romeo and juliet both die so is that the tragedy part, ged literature question
exam panic. heart racing every time i see the ged booklet. tips or extra time?
missing two credits for my diploma
teen parent ged program
cutting class is how i ended up needing a ged lol when does it start
my mom is gonna kill me if i miss the ged test, how do i reschedule
i attempted the ged twice and failed the math, can i take only math
`,
    es: `
me late el programa de ged, como me apunto
no le pego ni a una con el examen de ged de mate, tienen tutor
tirar la toalla no es opcion, quiero repetir el examen del ged, cuanto sale
me quemo las pestañas estudiando pal ged, tienen libros?
me tire un examen de ged y lo pase, q sigue
no hay mal que por bien no venga, me corrieron y ahora si estudio el ged
estoy leyendo cronica de una muerte anunciada para el ged, alguien que me ayude con el ensayo
`,
  },
  english: {
    en: `
a murder of crows is in the word puzzle for esl, i dont get it
contractions in english are hard for me, dont and doesnt, is there a tutor
i passed out of level 2 english, whats next
my english class ask me to say body parts, chest arm head, i need practice paper
we are a family of refugees from congo, safe here now, need english class
in my country police is bad, here is good, i want to study for citizenship, you have class
im new from honduras, i feel alone and i have no english, when is the class
`,
    es: `
a la fuerza ahorcan, ni modo tengo q aprender ingles, cuando empiezan
me da miedo hablar en ingles, la clase es para principiantes?
me asusta el examen de ciudadania, dan clases?
ya no puedo con el ingles jaja pero sigo, hay nivel 1 otra vez?
estoy muerto de cansancio salgo del turno a las 11, hay clases de ingles en la tarde?
un compañero del hotel quiere aprender ingles, trabajamos con cloro y quimicos y no entiende las etiquetas
mi prima no sale de la casa por pena de no hablar ingles, hay grupo de conversacion
era policia en honduras, ahora soy guardia de seguridad y necesito curso de ingles
`,
  },
  college: {
    en: `
took a stab at the fafsa and got lost on page 2
running out of gas on this degree at 47, is there a study buddy thing
my grandson is on fire this semester straight As, do you have scholarships
my nephew got into the police academy, is there a scholarship
my girls volleyball coach says she hits like a beast, any sports scholarships
i thought the feeling of being dumb would pass after graduation. it didnt, but im enrolling at reynolds anyway. do you help with fafsa
taking a stab at the fafsa need help
crying over fafsa, can someone help tonight
`,
    es: `
urge llenar la fafsa antes del viernes, quien sabe
`,
  },
  'school-supplies': {
    en: `
my kids are killing me with all these school fees, any supply drives
`,
    es: `
tijeras sin punta pa kinder dan en los utiles escolares?
a mi alumna de kinder le hace falta una mochila
`,
  },
  'summer-learning': {
    en: `
my kid plays Fortnite all day and just talks about headshots, any summer camps with no screens
is 5 too young for your summer camp
`,
    es: `
no me dejan ni respirar los niños en vacaciones, tienen campamento?
mi hijo es un tiro pa las matematicas, tienen programa de verano
la niña se quedo sin cupo en el campamento, hay lista de espera
ando estresadisima con los niños de vacaciones, tienen campamento de verano
`,
  },
} satisfies FigureExamples;
