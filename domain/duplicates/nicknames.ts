// First names and their short forms, in English and Spanish. A name may stand in several groups.

/** One group a line: people with any two names of a line may be one person. Folded, without accents. */
const groupLines = `
abigail abby abbie gail
abraham abe bram
adelaide addie della
adrian adriano
agustin agus tincho
alan allan allen al
albert bert al albie
alberto beto albertito
alejandra ale alexandra sandra jandra
alejandro alex alexandro ale alexander
alexander alex alec xander sandy sasha
alexandra alex alexa lexi sandra sasha sandy alexandria
alfonso poncho fonso alphonso
alfred al fred alfie
alfredo fredo fredi fredy freddy
alicia licha ali alice
amanda mandy
amelia amy millie mel
ana anita anna ann anne annie
andrea andi andie
andres andy andresito andrew
andrew andy drew
angela angie angelita
angel angelito angelo
anthony tony
antonia tona toni tonia
antonio tono tony toni
arthur art artie
arturo turo
augustine gus augie august
barbara barb barbie babs
beatrice bea bee trixie
beatriz bety betty bea
benjamin ben benny benji benjie
bernard bernie
bradley brad
brenda bren
brian bryan bryant
caleb cal
calvin cal
cameron cam
carlos carlitos charlie
carmen carmelita carmela menchu
carol caroline carolyn carrie caro
carolina caro carola lina
caroline carrie callie lina
cassandra cass cassie sandra
catalina cata lina cathy
catherine cathy cate kate katie kathy kitty katherine kathryn katharine cathleen
cecilia ceci cece celia
charles charlie chuck chas chaz charley
charlotte charlie lottie char
christina chris chrissy tina cristina kristina
christine chris chrissy christy tina kristine kristin kirsten
christopher chris topher kit christoph
clarence clare
claudia clau
clifford cliff
concepcion concha conchita
consuelo chelo
cornelius neil corny
cristian christian chris cris
cristina cris tina cristi
curtis curt kurt
cynthia cindy cyndi
daniel dan danny dani
daniela dani daniella
danielle dani elle
david dave davey davy
deborah deb debbie debra debora
dennis denny denis
diana di diane dianne
diego dieguito
dolores lola lolita
dominic dom nick dominick
donald don donnie donny
dorothy dot dottie dolly
douglas doug
eduardo edu lalo eddie eddy edward
edgar ed
edmund ed eddie ned
edward ed eddie ned ted teddy
edwin ed eddie
eleanor ellie nell nora elinor
elena helena nena
elizabeth liz lizzie beth betsy betty eliza elisabeth lisa libby liza
emilio milo emil
emily em emmy emmie emilie
enrique quique kike henry
ernest ernie
ernesto neto ernie
esperanza espe pera
esteban steven teban
eugene gene
evelyn eve evie
ezekiel zeke
federico fede fico
felipe pipe phil philip
fernando fer nando ferny
florence flo flossie
frances fran frannie francie
francis frank fran
francisca paca panchita paquita fran
francisco paco pancho frank kiko cisco franco
frank franklin frankie
fredrick fred freddie freddy frederick frederic rick
gabriel gabe gabi
gabriela gabi gaby gabriella
gabrielle gabby gabi
gerald gerry jerry gerard
geraldine gerry jeri
gerardo gera
gilbert gil bert
gilberto beto gil
gloria glori
gonzalo gonza chalo
graciela chela grace
gregory greg gregg
gregorio goyo greg
guadalupe lupe lupita
guillermo memo guille william
gustavo gus tavo
harold hal harry
harriet hattie
hector tito
henry hank harry hal
herbert herb bert
hilda hildy
hugo huguito
humberto beto berto
ignacio nacho
irene rena
isaac ike zac
isabel isa chavela isabela isabella ysabel
isabella bella izzy isabelle
ismael mael
israel izzy
jacob jake jakob
jacqueline jackie jacquelyn jaclyn
jaime jimmy
james jim jimmy jamie jaime
janet jan janette jeanette
javier javi xavier
jeffrey jeff geoffrey geoff jeffery
jennifer jen jenny jenn jenni
jeremy jerry jeremiah jem
jerome jerry
jessica jess jessie jessi yesica
jesus chuy chucho
joaquin quino
john johnny jack jon johnnie
jonathan jon jonny johnathan nathan
jorge george coque
jose pepe chepe joseph joe
josefa pepa
josefina fina pepita josie josephine
joseph joe joey jo
josephine jo josie
joshua josh
juan juanito john
juana juanita jane
judith judy jude
julia julie jules juli
juliana juli julianna
julian jules
julio julito
karen caren karin
katherine kate katie kathy kat kay kathryn catherine
kathleen kathy kate kat
kenneth ken kenny
kevin kev
kimberly kim kimmy kimberley
lawrence larry lars laurence
leonard leo len lenny
leonardo leo nardo
leopoldo polo leo
leticia lety leti
lillian lily lil lilly
linda lynda lin
lorenzo lencho enzo
lourdes lulu
louis lou louie lewis
lucia lucy luci
lucinda lucy cindy
luis lucho luisito louis
luisa lucha louisa
madeline maddie maddy madelyn madeleine
manuel manny manolo manu meno
manuela manola manu
marcos marc mark marcus
margaret maggie meg peggy marge margie greta rita
margarita mago rita marga margaret
maria mary mari marie
maria mayra marilu
mariana mari nana
maribel mari
marco marc
mario mayito
martha marty mattie marta
martin marty
matthew matt matty mathew
mateo teo matthew
mauricio mau mauri
maximilian max maxwell
mercedes meche merche
michael mike mick mickey mikey micheal
michelle shelly shell
miguel mike migue
mildred millie
miriam miri mimi
mitchell mitch
monica moni mona
nancy nan
natalia nata nati natalie
natalie nat
nathaniel nate nat nathan
nicholas nick nicky nicolas nico
nicolas nico nick
nicole nicki nikki nic
norma normita
octavio tavo
pablo pablito paul
pamela pam
patricia pat patty tricia trish paty patti
patrick pat paddy
paul paulie
paula pau pauline
paulina pau
pedro pedrito perico peter
penelope penny
peter pete
philip phil phillip pip
rachel rach rachael raquel
rafael rafa raphael
ramon moncho ray
raul ruly
raymond ray
rebecca becky becca bec rebeca
regina gina reggie
reginald reg reggie
ricardo rick ricky richi richard
richard rick ricky rich dick richie
robert bob bobby rob robbie bert
roberto beto robert tito
rodolfo rudy fito rodo
rodrigo rodri rigo
rogelio roger roy
roger rog rodger
ronald ron ronnie ronny
rosa rosita rosie rose
rosario charo chayo
roselyn rose roz
rosemary rose rosie
ruben benny
rudolph rudy
russell russ
salvador chava salva
samantha sam sammy
samuel sam sammy
sandra sandy
santiago santi chago diego
sarah sara sally sadie
sebastian seb sebas bastian
sergio checo
sharon shari
silvia sylvia chivis
socorro coco
sofia sophia sophie sofi
stanley stan
stephanie steph stefanie estefania
stephen steve steven stevie stephan
susan sue susie suzy suzanne
susana susy susan
teodoro teo theodore
teresa tere terry theresa teri
terrence terry terrance
theodore ted teddy theo
theresa terry tess tessa teresa
thomas tom tommy
timothy tim timmy
tomas tommy thomas
valentina vale tina
valeria vale
vanessa nessa
veronica vero ronnie
victor vic
victoria vicky tori vic
vincent vin vince vinny
vicente chente vincent
virginia ginny ginger
walter walt wally
william bill billy will willie liam
ximena xime
yesenia yesi
yolanda yoli
zachary zach zack zac zachariah
`;

/** Common names that no other name shortens, so that "Carla" and "Carlos" are not a typing mistake. */
const otherNames = `
aaron adam aisha alma amber amina ariana ashley blanca brooke bruno carla chloe clara craig crystal
darius dean denise dylan edith elias elisa ellen elsa emma enoch eric erica erik erika erin esther ethan eva ava
fabian fatima felix fiona gavin george gina grace hannah heather helen ian ibrahim ines iris ivan ivy jada jade
jalen jane jasmine jason jean jenna jesse jill joan joel jordan jose josue joy june kayla keith kelly kyle lamar
laura lauren leah leo leon lester lisa logan lola lucas luke luz malik marcela marcia marcus margot maria marian
mariah marie marina mario marion marisa marisol marissa marla martina mary mason maya megan mia micah milo
mohamed mohammed mona morgan nadia naomi natasha neil nina noah noel noelia nora norman olga olivia omar oscar
owen paloma pilar priya quentin ralph ramona rene renee rhonda rita roman rosalia ross roxana roy ruth ryan
sabrina sally sara sean seth shane shannon sheila sherry simon simone sonia stella tamara tania tara tatiana
tiffany todd tracy travis trevor tyler tyrone ursula vera vivian vivien wade wendy wesley yasmin yvette yvonne zoe
`;

const words = (line: string) => line.split(/\s+/).filter(Boolean);

export const nicknameGroups: readonly (readonly string[])[] = groupLines
  .split('\n')
  .map(words)
  .filter((line) => line.length > 0);

/** Names by the numbers of their groups. A name without a group has none. */
const groupsByName = new Map<string, number[]>(words(otherNames).map((name) => [name, []]));
for (const [at, names] of nicknameGroups.entries()) {
  for (const name of names) groupsByName.set(name, [...(groupsByName.get(name) ?? []), at]);
}

export function isKnownName(name: string): boolean {
  return groupsByName.has(name);
}

/** The full name of each group that a name belongs to: "liz" → "elizabeth". The name itself if there is none. */
export function listFullNames(name: string): string[] {
  const groups = groupsByName.get(name) ?? [];
  return groups.length === 0 ? [name] : groups.map((at) => nicknameGroups[at]?.[0] ?? name);
}

export function shareNickname(one: string, other: string): boolean {
  const groups = groupsByName.get(one) ?? [];
  return (groupsByName.get(other) ?? []).some((at) => groups.includes(at));
}
