import type { NeedExamples } from './examples.ts';

export const earthExamples = {
  trees: {
    en: `
plant a tree on my block
no shade on my street
how do i get a tree
our street has no trees and its so hot
tree in front of my house
free trees
who waters the tree after
a dead tree by the sidewalk, can we get a new one
shade for our block
want more green in my neighborhood
help the environment
do something about climate change
plant oaks in the park
our school yard needs trees
how do i ask for a street tree
bees and pollinators
its so hot on our block no trees
`,
    es: `
plantar un árbol
no hay sombra en mi calle
quiero un árbol frente a mi casa
árboles gratis
en mi cuadra no hay árboles
cuidar el medio ambiente
quién riega el árbol
sembrar árboles en el barrio
mi calle está muy pelona y hace calor
`,
  },
  river: {
    en: `
river clean up
when do you clean the river
trash in the james
pick up litter
cleanup saturday
bring my kids to clean the river
tires in the river
creek behind my house is full of garbage
what do i bring to the river clean up
theres so much trash by belle isle
where do we meet for the river
`,
    es: `
limpieza del río
cuándo limpian el río
hay mucha basura en el río
recoger basura
puedo llevar a mis hijos a limpiar el río
el arroyo está lleno de basura
qué sábado es la limpieza
`,
  },
  garden: {
    en: `
garden plot
community garden
i want a garden bed
where can i garden i live in an apartment
how big are the garden beds
is there a waitlist for plots
garden with neighbors
raised bed
grow flowers
do you lend garden tools
place to dig in the dirt
my grandpa misses his garden
sign up for a bed in the garden
is there space left in the garden
my plants keep dying
killed every plant i own, is there a garden class
my tomatoes are dying
`,
    es: `
parcela en el huerto
jardín comunitario
quiero un pedazo de tierra para sembrar
huerto comunitario
dónde puedo tener un jardín, vivo en apartamento
prestan herramientas de jardín
sembrar flores
mi papá quiere un huerto
se me mueren todas las plantas
`,
  },
  compost: {
    en: `
compost drop off
where do i take food scraps
what can i do with peels and egg shells
coffee grounds
composting
do you take leaves for compost
i hate throwing food scraps in the trash
banana peels
get some compost for my plants
recycling food waste
what goes in the compost
`,
    es: `
composta
dónde llevo las cáscaras
qué hago con las sobras de verdura
café usado para composta
tierra de composta
abono para mis plantas
no quiero tirar las cáscaras a la basura
`,
  },
  birds: {
    en: `
bird walk
nature walk with my kids
birdwatching
bug hunt for kids
hike at pony pasture
learn about birds
free binoculars
walks for seniors outside
go outdoors with a group
what birds live here
walking group in nature
`,
    es: `
caminata para ver pájaros
paseo por la naturaleza
ver aves
caminar al aire libre con otros
caminatas para niños
insectos
`,
  },
  wildlife: {
    en: `
found a baby bird
injured squirrel in my yard
bird hit my window
deer got hit by a car
a fawn all alone
turtle with a cracked shell
raccoon acting strange
owl on the ground cant fly
baby bunnies in my yard no mom
who do i call about a hurt animal
goose with a broken leg
possum in my trash can hurt
hawk stuck in a fence
my cat brought in a bird still alive
nest fell out the tree
bird on my porch wont fly
squirrel fell out of a tree
dead bird in my yard who do i call
hawk attacked a squirrel and its hurt
`,
    es: `
encontré un pajarito
una ardilla herida
un venado lastimado
pájaro con el ala rota
a quién llamo por un animal herido
una tortuga en la calle
conejitos sin su mamá
se cayó un nido
un búho que no vuela
`,
  },
  'cool-home': {
    en: `
its 100 degrees in my apartment
need a fan
no air conditioner
my ac broke
my grandma is overheating in her house
house gets too hot in summer
rain barrel
fans for seniors
heat wave and no ac
shade cloth for my porch
how can i cool my house down
window unit
kids cant sleep its so hot
this heat is killing me
dying in this heat with no ac
do you have fans
burning up in my apartment
heat in my place is unbearable in july
i cant take this heat do you have fans
need to beat the heat, got any fans
fan for my grandmothers room
`,
    es: `
mi casa es un horno
necesito un ventilador
no tengo aire acondicionado
se descompuso el aire
hace mucho calor en mi casa
abanicos gratis
mi abuela sufre con el calor
no se puede dormir del calor
me mata el calor en mi cuarto
me estoy asando en mi casa
`,
  },
} satisfies NeedExamples;
