// Ordinary words of both languages that lie one or two letters away from a word the assistant looks
// for: "dancer" is not "danger", "confusion" no "convulsion". The speller leaves them alone.

export const lookalikeWords: ReadonlySet<string> = new Set(
  `
abandona abandonada abandonado abandonar abandono abby abide abort abortion abra acaban acaso
accent accidental acciones accompany acercando acercarme acercarse activate activates actively
acusa adapt adapted addictive addition additions adds administer admitted adoro advise aerea
agreed agricultural aguja aided aimed alcanza alegria alice alien aliento aligns alike allegations
ally almas alter amaba amado amanda ambient amending amuses angel angle anna annually anomalies
anthology apaga apagar aparte apollo apolo apostar appalling appended appending apple applies
approval arena arise arising arming artificially artistic ascending asco asiento asientos assailed
assisting association astronomy asunto atlas atrapada atrapado atrapados attaching attendant
attended attention attracted attracting audicion audience audiences avanzando await awaiting aware
ayudame ayudante backed backing backspace baila ballet balls bankrupt banned banning barco bare
barks baron barred barrio barry based basis batch baths battle beaching beading beaning beard
bearding bears beast beasts beautifully bebido became beers befriend begun behaving bells belting
bending bends beneficial beneficio benny berthing besar besting beta bets betting bias bidding
billy binding binds bitter blame blames blaming blanco blank blasting bleaching bleating blink
bliss blocking boats bodas bogging bolas bolso boost borde bores boring borne bound boxeo brackets
braised braises brake branding bravo breach breaching breasting bred breeds bride bridget bridle
broaching broad brooke built buries burro bursting buying buys bytes cable cabled cabling cabra
cabron cabrones cadena caes caiga cajas cakes calculation calidad callense calma calmense camara
cambian camiones camioneta camiseta campos canta cantando caos capitan caras caray cared carino
carla carlos carne caro carrot carrots carson cartel carter carton casas casco cased cases casing
casts cater causal causo caza ceasing celebrar celebrate cells cellular cent centavos cero certain
certeza chain chains chamber champana charles charm chars charter chase chats cheat cheated
cheating cheek cheer chemists chino chops chord chowed chowing chuck chucking chucks ciego ciento
cierta cindy circa circo circulate cite cites citing clara clarity claro clash clashes claus
clause clauses clave cleared clearer clearing click climb clinical clone closest cloth coarse
coast coded codes coger coherent coleccion colina collar collared collated collating collective
colon colt comentario comic comido comienzo comma commented commenting committee committees
commodity communication communism communist communists comoda companies companion compare compared
compares compete competed competes competing compiler compilers complacent complained complains
complejo completing component compose composed composer composers composes composing composite
compress computation computing conde condenado condicion condiciones conditional conducir conduct
conducted conductor conducts congests connecting connections consegui consent conservative
considera consigo consiguio constant constante constants constrictions construct construction
constructions construir contacted contado contains contando contar contarme contarte contaste
conte contend contenta contest context continual continue continued continues continuum conto
contractors contradict contradictions contraption contraptions contrario contrary contrast
contributor contributors conversation conviction cooled cooperate cooperation coped copying corea
corporacion corran correcting correction corrections corriendo costa costara councils counsels
countless countries counts cracking cramp crass cream creame creating creation creature creatures
crecer creed creen creep crees creyo crisps cristo critical crowding crown crude crush crystal
cualquiera cuan cuarta cubre cuero cured cures curing currently curry curse cursor customary
dagger damas damnation damos dancer danker dares daring darle darte dashes dated dealt debating
debera deberias debes debio decade decay decia decidido decidir decode decreased deduce defends
demand demanded demands demented democracy democratic departments depth derive derives deriving
desaparecera desaparecido deserted desierto desorden despacho despegar despejado desperately
detailed detection deter deterrent development developments devil devise devises diagnostic
diagnostics diameter diary dices diera differed differently differing difficult digas digno
dijeron diles dimos dined diner dines dinos diosa diras directed directive directives directly
directories directory diria discard disculpame disculpeme discusion dispara dispare disparen
disposable dived diverted dives diving documented domesticate dominating dooms downing doyle
draining drawn draws dread dreading dried dries dripped dripping drivel driven droning drove
drowsing drying duerme duration earns eater eats echo economic economical economics economies
editions educating educational efectivo eighth ejecucion electrica electron electronic electronics
ello emergence emergencias emergent emociones emotions empezando empiezo employee employees
emulation encantada encantado encantaria enciende encontraras encontraremos encounter enforces
enhances ensalada ensenado entera enterado entero enterrada enterrado entrenar entry equip equips
equivalent equivalents eras escapado escondido escribi escribio escrito escritor espacial espada
especially espejo esperaba esperabas esperan espere estacion estais estaras esten estudiando
estupendo estupida estupido estupidos estuvieran estuvieron eterna evaluation evens evitar
excellent excessive exclusive executing execution exhaustive existen existencia exited exiting
exito exits expediente experiencia expert explicar explore explored explosions extensive external
faced facing fairy false familiares farce farther fase faster favorita favorito feinted felix
fellow fellows feminist fewer fiel fifth figuring filed files filing filmed finding fined finer
finest fining firmar firme firms fishing fiver fixes fixing flecha fleet flesh flied flint float
flor flour folds fools footnote forgave forgiven format formats formed former forming formulation
forth fortunately forum foundation founding frames francesa francis freed freeing frees frente
fresco friction fried fringe fueran fully funcion furia gafas garaje garbling gary gates
generacion generating generator genre gentle giant glean glowing gods goody gordo grace gracia
grados graduacion graffito grands grano graph gratefully gratuitous greasy greed greene grial
grind grinding grips gritar grito groan grows guests guilt gustar haberle haberme haberse habia
habian habias habran habras habria hacerla hacerlo hacerte haces hacian hacias haciendo hacker
hairy hallar halls halting halve handing handy hangover hangs haras hardened hardening hardy
haremos haria harry harta hasty hated hazlo hazte header heading hears heather heaviest height
heroe heroic herring hided hinging hinted hinting hints hires historial historian historians
historias historic historical hojas holder holes homicidio honesty hooks hoped hopelessly horribly
hubieran humana hunts ideal ideals identical identify idiom idiota idiotas idle immediately import
importance importancia importantly importing imports impression impressions imprison incidente
inclusive induction infected infects infierno influencia informative ingleses inherent initiate
initiating inmediato innovative inserted insertion inserts inspection inspector inspects instance
instrumental integrate inteligente intelligent intencion intended intense intent intentalo
intention inter interact interacted interes interesa interesan internal internals internos
intersection interval invent invention inventor invents inverted invito isolating jamon japon
jason jaula joint joked jones journals judio junior justa kerry kilned kilning kilos kings lacked
lacking lacks lager lago laser lata latter launch launches layer leaded leading leaning leans
leccion lecture lees legible legitimately lenguaje lenses leon levantate liberar licked lifetime
lighting lightninged liked liking linda linear lining linked lisp listed listing lists literally
literary literate litros lively liver livest llamaremos llamarme llegara llegaron lleva llevado
llevame llevando loads locas locating locket locos lodge logan loops lovely lover lovers loving
loyal luces lucked lungs macho madera madres maintain major males mando mania manten manzana
marchar marco marcus marino marked marker marking marries marty mary massing master masters matalo
matame mathematical mathematics matt meant medida megan mejores memoria memories mends mente
mentioning mentiras menus merry messed messes messy meta meter meters meterte metido metro mexico
miel mighty migrating migration mined mining mirada misled mistaken misting mists misusing mitch
mixes moaning moans modes moles molestan moleste molesten molestes molestia moments monitoring
monkey monos monte monty moore moral morals motivating motive motives motor motto mounting movies
movil muddle muelle mueres muestra muestras mulder mumble musical mussing mutter mutters nacion
nadar named neatly necesitaba necesitaras necesitaremos necesite necesites necessity needless
nerviosa nervioso newer nicer niega nieve nodes noisy norma norman norte noted noticing notifies
noting novice objective oblige observed observer observers observes ocasiones odie offend
officially oido olvida olvidas opciones operacion operaciones operated operates operational
opposition oppression opts ordeno organ originally originate ours outset overcoming overdone
overlong overused overusing owing owned pace packed packing pagado paged paging pague paige
painted paints pairs paises palace panel pantalla paradox paranoia parate pardon parecio paren
pares paris parity parked parks parse parsed parses parsing participant participants particular
partido parties partir partly pasear pases patada patas patent paused pauses pausing pavement
payed pecado pedro peers pegado pence pensamos percents perdoname perdoneme perfection perfectly
periodic personaje personajes personally personnel pesado pesar petty phase photograph
photographic photographs picks pidio pierda pierdas pilot pinch pinched pinches pinching pints
pista piston placing plaga plaguing plain planta player playground plays plaza plazo pleasure
plots plotting plugging plugs pocion podia podian podido podra podre podremos podrias poets
pointers policial policias policies polishing polite politically politician polls ponemos ponerlo
ponerse ponerte ponte populating portal ported porter porting portions ports posed posesion
posicion posiciones posing positioned positivo possibly postre potter powder powering practical
practicals precedent preceding preciosa precioso precious preciso predicts preferable preferably
prefieres preguntale preguntaste premio premise preparate preparen presence presenting presently
prestado preston pretends preventing prevents prime primes prince principally principe principio
principle printed prisoners prize prizes probable probarlo produccion produces production
productive programmed programmer programmers projection promotion prone proposing proposition
prosecution prospective protect protecting protects provision provisional provisions puesta
punishing punts purge pursue puse qaeda qualified qualifier qualifiers qualities quedado quedando
quedaras quedaremos queen queriamos querian querias querida querra querria queso questioned queue
quieran quieta quieto quill quinto quiza quota rabid raced races racist raged rained raining raked
ranging rapped raras rared rarest rasped rated rates rating ratio raton raved raves raving razed
realm reaped recalling recibe recibio recordar recover recovered recovers recuerdos recursion
referencing referia referred referring reformed reforming refute regarded regarding rehen relation
relations relied relies religions remembered reminder rending rends renew repaired reporting
representation requiere requiring requisite residence resist resistencia resistir resolver resort
resorted resorting responsible restriction restrictions retaining retrasado returning reuse reves
reyes riding rise rises risking risky robots rocky rodando roman routs ruining ruins ruled ruler
runway sabeis sabiendo sabio sable sabras sabria sacado sacare sacking sacks sacred sadden safely
safer sagrado sail sake salia sallower sally salsa salto saluda salvar salve sample sapping saque
saquen saves scabbed scabbing scale scaled scales scalloped scans scarce scarfed scaring scatters
scheming schooling scooping scooter scooting scope scored scores scoring scramming scrap scraping
screwing scrolled sealing seared seas seeking seeks seeming seems segui seguia seguido seguimos
seguiremos selling sells senado senal senoria sentencia senti sentia sentimiento separately
separating separator separators sequence seran seras seres serial serian serias serie serio
serving sets setting seven severity sexes shafting shakes shaky shallow shallower shaping shared
shares sharing sharp sheds sheep sheer shell shelly shifting shipped shipping shirting shoaling
shocking shone shooing shopped shopping shops shorten shorting shout shouts showing shown shunting
shutting sided sientense sigan siglo silly simply simulation sings sintiendo sistemas situating
sized sizing sketches skipped skirt skull slabbed slabbing slave sleeps slipping slips slots
slowed slower slows smallish smelly smoky smoothing smote snapping snared sneaking sneaky sniff
snooping snoozing soared socialism socialist socially sociedad solar soldier soles solia solicitor
solicitors solid solution sombras soothing sorted sorts spangled spangling spared spares speakers
sped speeding speeds spells spending spies spill split splits splitting spock spoil spoken
spoofing spooking spooling spooning spots spout sprang sprung squared squares stabled stabling
stack stacks stages staggers stake stale staler stall stamping stare stared stares stark starker
starred starting startled startling stated stating staved staving stays steam steep steering stems
stepped sterling steve stick sticks stirring stirs stoke stone storing straddled straddling
straggle straggled strangely strangest straw streaking streams stretches stringing stripping
strive strode strove struggled struggles stubbed stubbing studied stuffing stunning suave sucedera
sucio sued sueldo suelto sufre sufrio suicido suite suits summaries sundry superb supplied
suppliers survival susan suspected suspicion suspiciously swabbed swabbing swamp swamps swapped
swapping swaps swearing sweats sweep sweeping swept switched switches swooning swooping swore
tables tacked tacking tacks tailor taker takers tales tanks tapes tasks tastes tasting teaching
telly temer temes temia temporada temporary tempt tender tends teneis tenian tenias tens tenth
terminal terminals terminate terminating terminator terming terribly terrific terrifies tested
testified thankfully thanking theme thorough thrust tick tiles timed timer toad tocas token tomalo
tomes tonterias tonto topic tore towers trabajado trabajamos trace traces tracing tracy tradicion
traditional traera traes traigo trail trailing traje trajes trajo transaction transform
transformation transition translating tras trates traves tread treaty trendy trenes tribes trick
tricks tripos trivial troya truco trusty tube tubo tuned tunel tuning turner tutorial tying typed
ultimos unconsciously understood underwent uniformly unity unlike unload unreadable urged usaba
usable vais valle value valve valves vano varias varies various veamos veces vegas velas vencer
vended vending vendor vends venia venta ventaja veras veria verifies verla verle verme verse verte
vicious viento viera villa vimos viniendo vinimos violation violations visita visitas visiting
visitor visually vivas vivia volando volar voluntarily voluntary volvamos volvera volviendo
vomitar voted voter votes wades wading waists waited waits waked walter wander warning warping
warranty washed washes washing wasted waved waves weakness weary weigh wets wider width wines
winner wiping wired wires witch withdraw withdrawn withdraws wondered wondering woody worded
wording worms worries worthies worthiest wrests zones
`
    .trim()
    .split(/\s+/),
);
