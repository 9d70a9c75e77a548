import type { NeedExamples } from './examples.ts';

export const spiritExamples = {
  art: {
    en: `
art class
i want to paint
do you have a place to draw
pottery
my daughter loves to draw
free art supplies
open studio what days
i havent made art in years
work with clay
crafts for seniors
painting relaxes me
somewhere to be creative
is the art room open to anybody
never held a brush but id like to try
watercolor
i sketch and want people to do it with
ceramics
can i take home what i make
hang my paintings somewhere
`,
    es: `
clases de pintura
me gusta dibujar
quiero pintar
manualidades
taller de arte
trabajar con barro
a mi hija le encanta dibujar
qué días abre el estudio
nunca he pintado pero quiero probar
cerámica
`,
  },
  music: {
    en: `
record a song
i make music
studio time
i write rhymes and want to record
guitar lessons
do you have a keyboard
i got bars need a mic
record my grandmothers story
make a demo
podcast recording for myself
my son plays drums
want to lay down a track
songwriter here
is there a recording studio i can use
learn piano
beats
record my poetry
sing my own song on a recording
`,
    es: `
grabar una canción
tienen estudio de grabación
toco la guitarra
quiero hacer música
clases de música
escribo canciones
grabar la historia de mi abuela
mi hijo rapea
tienen micrófono
aprender piano
`,
  },
  choir: {
    en: `
choir
i love to sing
sing in a group
do i have to audition
i cant carry a tune, can i still sing with you
gospel choir
singing group for seniors
where does the choir practice
miss singing in church
join a chorus
what songs does the choir do
i sang in high school and want to again
the choir killed it, how do i join
take a stab at singing
`,
    es: `
hay coro
me gusta cantar
quiero cantar en un grupo
hay que hacer audición para el coro
canto en la iglesia y quiero un coro
cuándo ensaya el coro
no canto bien, puedo ir
`,
  },
  mural: {
    en: `
paint a mural
theres an ugly wall on my street can we paint it
mural crew
i do graffiti and want to do it legal
street art
our block wants a mural
help paint a wall
murals in jackson ward
who does the big wall paintings
can my kids help on the mural
can we get a mural on our corner store
`,
    es: `
pintar un mural
hay una pared fea en mi calle
queremos un mural en el barrio
arte callejero
hago grafiti
ayudar a pintar murales
`,
  },
  prayer: {
    en: `
somewhere quiet to pray
pray for me please
need prayer
quiet room
place to sit in silence
meditation
can i nap somewhere for a few minutes
quiet hour what time
is there a chapel
i want to get closer to god
my faith is weak right now
muslim, is there a clean place to pray at noon
prayer on my lunch break
just need some peace and quiet
do i have to be christian
are you a church
spiritual support
keep my family in your prayers
a calm room away from the noise
drowning in noise, need quiet
`,
    es: `
un lugar para orar
oren por mí
necesito oración
un cuarto tranquilo
meditar
tengo que ser cristiano
a qué hora es la hora de silencio
quiero acercarme a dios
son una iglesia
pido oración por mi familia
un lugar en silencio para descansar
`,
  },
  'faith-talks': {
    en: `
bible study
talk about god with other people
big questions about life
discussion group about faith
i have doubts about religion and want to talk
coffee and talk about spirit
interfaith group
when is the sunday talk
people of different faiths talking
why are we here kinda questions
i lost my faith and want to talk it through with folks
spirit and life talks
`,
    es: `
estudio bíblico
hablar de la fe
pláticas de espiritualidad
grupo para hablar de dios
preguntas grandes de la vida
tengo dudas de mi religión
charlas los domingos
`,
  },
  maker: {
    en: `
learn to sew
sewing machine
3d printer
fix my toaster
hem my pants
i want to learn how to solder
my lamp broke can you show me how to fix it
knitting group
makerspace
make my own clothes
quilting
zipper broke on my coat
fix it clinic
woodworking tools
i want to build stuff
repair my fan instead of tossing it
crochet
learn to make curtains
`,
    es: `
aprender a coser
máquina de coser
impresora 3d
arreglar mi plancha
costura
tejer
se rompió mi lámpara, me enseñan a arreglarla
hacer mi propia ropa
soldar
coser cortinas
`,
  },
} satisfies NeedExamples;
