import type { TopicExamples } from './examples.ts';

export const outsideExamples = {
  outside: {
    en: `
whats the weather
who won the game
tell me a joke
capital of canada
what is 12 times 8
best burger in richmond
who is the president
write me a song
how tall is the eiffel tower
whats the score
recommend a movie
how do i renew my passport
dmv hours
what time does walmart close
where is the nearest gas station
price of bitcoin
fix my car engine
how to tie a tie
when does the library open
what day is christmas on
who sings that song
play some music
translate hello into japanese
how do i train my puppy
how do you make lasagna
write my essay
solve this equation
who invented the phone
do aliens exist
whats my horoscope
lottery numbers for tonight
best phone to buy
how far is it to new york
cheap flights to miami
is the bridge closed
traffic on 95
whats the meaning of life
tell me about the civil war
how many people live in virginia
do you have a gym
is there a swimming pool
do you sell shoes
can you order me a pizza
book me a hotel in vegas
what should i name my cat
how do i get a stain out of carpet
how to lose weight fast
when is the super bowl
who will win the election
write python code
how do airplanes fly
how do i block somebody on instagram
how do i jump start a car
my dog needs a vet
how do i get a fishing license
where do i vote
when is trash day
how do i register my car
what channel is the game on
is target hiring
the post office lost my package
track my amazon order
stimulus check coming?
when do taxes come back
irs phone number
how do i get rid of ants
fix a leaky faucet
hair salon near me
best school in henrico
what time is it in india
spell accommodate
synonyms for happy
define photosynthesis
how old is the earth
who wrote hamlet
what year did ww2 end
what's the tallest building
convert 5 miles to km
random fact
sing happy birthday
roast me
will you marry me
are you single
do you like pizza
whats your favorite color
do you dream
how do i get a girlfriend
what should i wear tonight
is my boyfriend cheating
asdf
lkjhg
blah blah
test
123
can you see me
netflix password
free movies online
fortnite vbucks
beat level 10 in candy crush
how many ounces in a cup
what temp to cook chicken
is avocado a fruit
how do i grow a beard
why is the sky blue
tell me a story
are you smarter than siri
what do you think of trump
is there a god
where can i buy weed
how to win at poker
sell my car
how much is my house worth
best credit card
should i buy tesla stock
do you rent out tuxedos
do you have a dating service
can you babysit my fish
need a plumber
need a tow truck
got a flat tire
my cable is out
how do i unlock my iphone
what bus goes to the airport
train schedule to dc
concert tickets
kings dominion tickets
what time is sunset
is it snowing tomorrow
how many days til halloween
school closings today
spanish word for apple
name of that actor in the matrix
count to 100
backwards alphabet
riddle me this
whats 20 percent of 80
square root of 144
how long does it take to fly to texas
what time does the game start
do you have a pool table
can i rent your hall for a wedding
how do i get to kings dominion
best barber in town
where can i watch the eclipse
my tv is broken
do you have tennis courts
is there a zoo in richmond
whats a good name for a baby
how do i cancel netflix
when does school start in henrico
number for the gas company
what is the mayor's name
are dogs allowed at the river
who is the governor
how much is a stamp
can you call me an uber
how many calories in an egg
cure for hiccups lol
how do you say thank you in french
can you do my homework
write my resignation letter
what are the lottery results
how much is a plane ticket
when do the clocks change
sell me a phone
where to get a tattoo
is the mall open
who sang killing me softly
my tv died
is the haunted house scary
bug problem, roaches everywhere
how do i get rid of mice
who designed your flyer
do you have a yoga class
burn calories
the hunger games movie
do you have smoke detectors
someone stole my bike
rest in peace to my lawnmower lol
need batteries and a flashlight
my rope for jump rope class
that mac and cheese was fire
lol
haha ok
whatever
i feel safe with you guys
45 x 12
whats 9 plus 10
100 / 4
7 times 8 equals
best tacos in the fan
good pizza near carytown
where can i get a good steak
what restaurant has the best wings
java code to sort a list
how do i center a div
write a function that adds two numbers
python script for my class
what year did elvis die
how do you spell rhythm
who painted the mona lisa
when did the war start
how many states are there
best bar downtown
where can i get my nails done
convert pounds to kilos
what is a good car to buy
find me a date
what does yolo mean
how do i beat my friend at chess
what movie should i watch
is it gonna be hot saturday
when is mothers day
how much does a doctor make
who owns amazon
is pluto a planet
tell me something interesting
can you draw a cat
what is the best video game
how do i get to the beach
are you open source
do you know my name
is there a ymca near me
how do i make slime
how many feet in a mile
what is the tallest mountain
is it a full moon tonight
`,
    es: `
qué tiempo hace
quién ganó el partido
cuéntame un chiste
capital de brasil
cuánto es 5 por 9
receta de mole
quién es el presidente
recomiéndame una película
cómo renuevo mi pasaporte
a qué hora abre walmart
precio del dólar
el consulado de méxico dónde está
números de la lotería
mi horóscopo
letra de una canción
cómo bajo de peso
dónde compro un carro usado
va a llover mañana
qué hora es en méxico
traduce esto al francés
quién inventó la radio
en qué año llegó colón
escribe un poema
los mejores tacos de la ciudad
boletos para el concierto
vuelos baratos a guatemala
cómo quito una mancha
cuántos años tiene shakira
cuándo juega el américa
quiero comprar un celular
eres novio de alguien
cuántos planetas hay
cómo saco mi licencia de manejar
mi perro está enfermo
necesito una grúa
cuánto pesa un elefante
código en python
qué significa soñar con agua
me aburro
raíz cuadrada de 81
cuéntame un cuento
cómo arreglo la llave del agua
cuándo es el día de las madres
cuánto cuesta un boleto de avión
quién es el alcalde
dónde hago mi pasaporte mexicano
hay alberca
cuándo empieza el mundial
mejor peluquería de la ciudad
haz mi tarea de inglés por mí
cuánto cuesta un iphone
tengo cucarachas en la casa
qué película van a pasar
perdí a mi perro
jaja
me robaron la bici
34 por 6
cuánto es 8 más 9
mejor pizza del centro
dónde venden buenos tacos
en qué año murió selena
cuántos estados hay
qué carro me compro
cuál es la montaña más alta
cuándo es el día del padre
cuánto gana un doctor
dibuja un gato
qué película veo
`,
  },
} satisfies TopicExamples;
