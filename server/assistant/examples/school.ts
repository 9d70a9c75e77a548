import type { NeedExamples } from './examples.ts';

export const schoolExamples = {
  tutoring: {
    en: `
my son is failing math
homework help
i cant help my kids with their homework
tutor for my 5th grader
my daughter got an f in science
algebra is killing me
bad grades
when is homework help
does my kid need to sign up for tutoring
after school tutoring
he might have to repeat the grade
sol test prep
my kid is behind in school
need help with chemistry
is there a snack at homework club
where do they do tutoring
common core math makes no sense to me
my boy hates school and his grades show it
get my grades up
sat prep
teacher says shes falling behind
multiplication tables
fractions help
essay help for my 10th grader
what days can kids come for homework
kid just moved here and is lost in class
he doesnt get geometry
math is murdering my kid
my grades are dead
that test killed me, need a tutor
`,
    es: `
mi hija va mal en la escuela
ayuda con la tarea
no le entiendo a la tarea de mi hijo
tutor de matemáticas
va a reprobar el año
a qué hora es la ayuda con tareas
está atrasado en la escuela
sacó malas notas
clases de apoyo después de la escuela
necesita un maestro particular
mi niño no entiende las fracciones
qué días ayudan con la tarea
`,
  },
  reading: {
    en: `
my first grader cant read
reading help for my son
she mixes up her letters
second grade and reads like kindergarten
learn to read
my child hates reading
dyslexia
i never learned to read good
reading buddy
he guesses at words instead of reading them
reading level is low
teacher says he isnt reading at grade level
somebody to read with my little girl
phonics help
my grandson is 7 and doesnt know his letters
help my kid like books
reads real slow
`,
    es: `
mi hijo no sabe leer
ayuda con la lectura
está en primero y no lee
le cuesta leer
aprender a leer y escribir
mi niña confunde las letras
no lee al nivel de su grado
que alguien lea con mi hijo
yo no aprendí a leer bien
`,
  },
  ged: {
    en: `
ged class
i want to finish high school
dropped out at 16
never got my diploma
how much is the ged test
is it too late to go back to school
i left school in 9th grade
high school equivalency
need my ged to get a better job
what nights are ged classes
i quit school when i had my daughter
get my diploma online or in person
i didnt graduate
adult education classes
ged in spanish
pass the ged math part
im 52 and want to finish school
back to school as an adult
where can i study for my ged
ged at night
get my ged
finish my diploma
`,
    es: `
quiero sacar el ged
terminar la prepa
dejé la escuela a los 15
no terminé la secundaria
clases de ged en la noche
cuánto cuesta el examen de ged
quiero mi diploma de high school
estudiar de adulto
es muy tarde para terminar mis estudios
nunca me gradué
ged en la noche
`,
  },
  english: {
    en: `
english classes
i want to speak better english
my wife doesnt speak english
esl
learn english free
conversation practice
im shy to talk in english
my parents only speak spanish and want to learn
english for work
understand it but cant speak it
my accent makes people not understand me
just came from el salvador need english
beginner english
esl class at night
my aunt from haiti wants to learn to speak english
talk to my kids teacher in english
practice english with people
what levels of english do you teach
`,
    es: `
clases de inglés
quiero aprender a hablar inglés
entiendo pero no lo hablo
inglés gratis
me da pena hablar inglés
no entiendo a la maestra de mi hijo
inglés para el trabajo
soy principiante en inglés
curso de inglés en la noche
mis papás quieren aprender inglés
practicar conversación en inglés
cuándo son las clases de inglés
`,
  },
  college: {
    en: `
fafsa help
how do i pay for college
scholarships for my daughter
first in my family to go to college
applying to reynolds
trade school money
college application
financial aid form is confusing
what grants can i get
my son wants to go to college but we dont have the money
go to nursing school
vcu application fee
how to apply for financial aid
college essay
can undocumented students go to college
community college
tuition help
find money for school i dont have to pay back
graduating in june and no plan
`,
    es: `
ayuda con fafsa
becas para mi hija
cómo pagar la universidad
quiero estudiar una carrera
mi hijo quiere ir al college
solicitud de la universidad
ayuda financiera para estudiar
soy el primero de mi familia en ir a la universidad
pueden los indocumentados ir a la universidad
dinero para estudiar
`,
  },
  'school-supplies': {
    en: `
backpacks for my kids
school starts monday and i got no supplies
notebooks and pencils
do you give out school supplies
book bag for kindergarten
supply list is 80 dollars
calculator for algebra class
binders and paper
when do you give out backpacks
teacher sent a list and i cant afford it
crayons glue and folders
my childs backpack ripped
back to school stuff
kids going back in august with nothing
markers and composition books
`,
    es: `
útiles escolares
mochila para mi niño
empiezan las clases y no tengo los útiles
cuadernos y lápices
cuándo dan mochilas
la lista de útiles está muy cara
se le rompió la mochila
regalan útiles
calculadora para la escuela
`,
  },
  'summer-learning': {
    en: `
summer camp
what do you have for kids in the summer
summer school
my kids will forget everything over the summer
free summer program
something educational for june and july
camp thats free
summer reading
where can my son go while i work this summer
six week summer program
do you have a summer day program for kids
keep my daughter learning when school lets out
`,
    es: `
campamento de verano
programa de verano para niños
qué hay en el verano
escuela de verano
donde dejo a mis hijos en el verano mientras trabajo
actividades educativas en verano
curso de verano gratis
`,
  },
} satisfies NeedExamples;
