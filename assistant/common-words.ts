// Everyday words of both languages. They tell which language a message is in, and they are words
// that somebody meant to write: none of them is taken for a misspelling of something else.
// Words that both languages share ("no", "me", "son", "once") stand in neither list.

const english = `
a about above across act actually add address adult advice afraid after again against age ago agree
ahead air all allow almost alone along already also always am among amount an and angry animal another
answer any anybody anymore anyone anything anyway anywhere apart apply approved are area around arrive
art as ask asked asking at aunt available away baby back bad bag ball bank basic bath be beach bear
beautiful because bed been before began begin behind being believe bell belong below beside best better
between big bike bill bills bird birthday bit black blanket block blue board boat body book both bottle
bought box boy bread break breakfast breeding bright bring broke broken brother brought brown build
building bus business busy but buy by cake call called calling came can candy car card care careful
carry case cat catch cause center chair chance change charge chart cheap check cheese child children
choice choose chore church city class clean clear client clock close closed clothes clothing cloud club
coach coffee cold collect college color come comes coming community company complete computer connect
contact cook cool corner correct cost could couch count country county couple course court cousin cover
create credit cross cry culture cup current cut dance dark data date daughter day days deal dear decide
deep degree deliver delivery desk did different dinner directions dirty do doctor document does dog
doing dollar done door down draw dream dress drink drive driver drop dry during each ear early earn
earth east easy eat edge either else email empty end english enjoy enough enter even evening event
ever every everybody everyone everything exactly example except excited expect experience explain extra
eye eyes face fact fair fall family far farm fast father favorite fee feed feel feeling feet fell felt
female few field fight file fill filling final find fine finger finish first fish fit fix flat floor
flower fly folks follow food foot for forget form forms forward found free fresh friday friend friends
from front fruit full fun funny furniture game garden gas gave general get gets getting gift girl give
given gives giving glad glass go goal god goes going gone good got government grade grand great green
ground group grow guess guest guide guy hair half hall hand hands handle happen happened happy hard has
hat have having he head hear heard heart heat heavy held hello help helped helpful helping her here hers
hey hi high him himself his history hold hole holiday home homeless homework honest hope hospital host
hot hotel hour hours house how however huge hundred hunting hurry hurt husband i idea if important in
inside instead interest interested into invite is island issue it item its job join just keep kept key
kid kids kind kitchen knew know known lady lake land large last late later laugh law lawyer lead leader
learn least leave left leg less lesson let letter level library life light lights like likely line list
listen little live living local location long look looked looking lose lost lot love low lunch made mail
main make makes making man manager many map mark market married matter may maybe meal mean means meet
meeting member men mentor message met middle might mile milk mind mine minute miss missed modest mom
moment monday money month months more morning most mother motel mountain mouth move moved moving much
music must my myself name near nearly neck need needed needing needs neighbor neighborhood never new
news next nice night nobody none noon normal north not note nothing notice now number of off offer
office often oh ok okay old older on one online only open opened or order other others our out outside
over own page paid pain paint pair paper parent parents park part partner party pass past pastor pay
paying people perfect perhaps person personal pet phone photo pick picture piece place plan plane plant
plate play please point poor possible post power practice pray prefer prepare pretty price print
probably problem process program programs promise proof proud provide public pull pulled purpose push put
question questions quick quickly quiet quit quite race rain raise ran rather reach read ready real
really reason receive recently record red refer register regular remember rent repair reply report
request rest return review rice rich ride right ring river road room rule run sad safe said sale same
sandwich sat saturday save saw say saying says school science sea season seat second see seem seen sell
send sent serious serve service services set several shall shape share she shelf ship shirt shoe shoes
shop short shorter should shouting show shower shut sick side sign signed signing similar simple since
sing sir sister sit site six size skill skills sky sleep slow small smart smell smile snow so social
sock sold some somebody someone something sometimes somewhere song soon sorry sort sound south space
speak special spell spend spent spoke sport spot spring staff stage stair stand star start started
state station status stay steady step still stop store storm story straight strange street strike strong
student study stuff style subject such suggest summer sun sunday supper supply support sure sweet swim
table take taken takes taking talk tall tax teach teacher team tell ten tenant test text than thank thanks
that the their them then there these they thing things think third this those though thought three
through thursday ticket time times tiny tip tired title to today together told tomorrow tonight too took
top total touch tour toward town toy trade train training tree trip trouble truck true trust try trying
tuesday turn tutor two type uncle under understand until up update upon us use used useful usual van
vegetable veteran very violet visit voice volunteer wait waiting walk wall want wanted wanting wants warm
was wash water way we wear weather website wednesday week weekend weeks weight welcome well went were
west what when where whether which while white who whole whose why wide wife will willing win wind
window winter wish with within without woman women wonder wood word words work worked working works
world worried worry worse worst worth would write writing wrong wrote yard yeah year years yellow yes
yesterday yet you young your yours yourself youth shooting attach attached attend attending amuse amused
amusing boating bearing beaming chose chosen chicken checking chewing blending blessing strangers
stranger striking stroller stuck stable stables staple rubbed roped shorts shouted hunted hurdle drawing
drowsy dressing driving burying barn born brand kitten kettle knight knitting posted poster possum violin
missed mission mixing moving modern overdue overdoing touched weapons trend treat treats thread threads
throat rapid ripe rope robe robes robin snap stamp strap string strung kindness kidney abuser aboard
`.split(/\s+/);

const spanish = `
abajo abierto abiertos abre abren abril abuela abuelo aca aceptan ademas adios adonde agosto agua ahi
ahora ahorita al algo alguien algun alguna algunas algunos alla alli alto amigo amiga amigos andar ando
ano anos antes apartamento apellido aplicar aplico apoyo aprender aqui asi atienden atras aunque ayer
ayuda ayudan ayudar ayudas ayude ayudenme ayudo bajo banco bano barato bastante basura bebe bien boleto
bonito brazo buena buenas bueno buenos buscando buscar busco cada cafe calle cama cambiar cambio camino
camisa cara carro carta casa casi cerca cerrado cerrar cheque chico chica cierran cinco cita ciudad clase
clases cobertor cobija cobran cobrar cocina coche comer comida comidas como compania comprar computadora
comunidad conocer conmigo conseguir contacto contigo contra correo cosa cosas costo crear creer cuadro
cual cuales cualquier cuando cuanta cuantas cuanto cuantos cuarto cuatro cuenta cuentas cuesta cuestan
cuidado cuidar cumple curso da dan dar das de debajo deber debo decir dejan dejar dejo del demas dentro
derecha desde desea deseo despacio despues dia diario dias dicen diciembre diente dientes dieron diez
dificil digame diga dime dinero direccion doctor domingo donar donaciones donacion donativo donde dormir
dos durante echaron ejemplo el ella ellas ellos email embarazada empezar empleo empleos en encima
encontrar encontre encuentro enero enfermo enfermedad ensenar entiendo entonces entrar entre enviar era
eran eres es esa esas escribir escuela ese eso esos espanol esperar esposa esposo esta estaba estamos
estan estar estas este esto estos estoy estudiar estudiante evento eventos examen facil falta familia
familias favor febrero fecha feliz fiesta fin fondo forma formulario frio fruta fue fueron fuera ganas
gente gracias grande grandes gratis gratuita gratuito grupo guardar gusta gustaria gusto ha haber habla
hablan hablar hablo hace hacemos hacen hacer hacia hago hambre han hasta hay hecho hermana hermano hice
hija hijas hijo hijos hizo hogar hola hombre hora horario horas hoy iba idioma iglesia igual informacion
ingles inscribir inscribirme inscripcion internet invierno ir izquierda jueves jugar julio junio junto
justo juventud la lado largo las le leche leer lejos les letra libro libros limpio linea llama llaman
llamar llamo llegar lleno llenar llevar lo los lugar lugares luego lunes luz madre maestra maestro mal
manana mandar manera mano manos marido martes marzo mas mayo mayor mayores medicina medico medio mejor
menos mensaje mes mesa meses mi miedo miercoles mientras mil minutos mios mis misma mismo mucha muchas
mucho muchos mudar mueble muebles mujer mujeres mundo musica muy nacio nada nadie necesario necesita
necesitamos necesitan necesitar necesito ni nieto nina ninas ningun ninguna nino ninos noche nombre nos
nosotros nota nov noviembre novia novio nuestra nuestro nueva nuevo nuevos numero nunca obra octubre
ocho ocupo oficina ofrecen oigan ojo ojos olvidar opcion otra otras otro otros padre padres pagan pagar
pago pais palabra pan panales papa papas papel papeles para parece parque parte participar pasa pasado
pasar paso pedir pelo pena pense peor pequena pequeno pequenos perder perdi perdon pero perro persona
personas pie pienso pierna piso plan platicar poca poco podemos poder podria podrian policia poner por
porque posible precio pregunta preguntar preguntas primera primero problema problemas programa programas
pronto propio proxima proximo proximos pude puede pueden puedes puedo puerta pues puesto que queda quedan
quedar quedarme quedarnos queremos quien quienes quiera quiere quieren quieres quiero quisiera quitar
rapido ratito razon recibi recibir recibo recoger regalar regalo regresar renta requisitos responder
respuesta ropa saber sabado sabe saben sabes sacar sala salir salud se sea seguir segundo seguro seis
semana semanas senor senora sentir septiembre ser seria servicio servicios si siempre siento siete
siguiente silla sin sino sirve sobre sobrino sol sola solicitar solicitud solo somos son soy su subir
sus suya tal tambien tampoco tan tanto tarde tarea te telefono temprano tendran tenemos tener tengo
tenia tercero termina terminar ti tiempo tienda tiene tienen tienes tipo toca toda todas todavia todo
todos tomar total trabajar trabajo trae traer tres triste tu tus tuve tuvo ubicados ubicacion un una
unas uno unos usar usted ustedes va vamos van varios vas vaya vecina vecino veinte venga venir ver verano
verdad vestir vez viaje vida viene vienen viernes vive viven vivienda vivimos vivir vivo voluntaria
voluntario voluntarios volver voy ya yo zapato zapatos zona comunitario despensa abrigo abrigos chamarra
chamarras cobijas lonche desalojo desalojar desalojaron renta biles bil luz calefaccion gas albergue
refugio consejeria terapia ayudarme ayudarnos ayudeme diganme explicame explique cuentame cuenteme
`.split(/\s+/);

// Written alike in both languages, or a word in the one and a name or sound in the other.
const shared = new Set(
  'a al no me he has son once come pan van red ten sin sea real dice an total plan general email internet local control final normal original idea area doctor hospital hotel color animal am te si as es do dos da para actual mi tan case sol sola lado pie mayor gas club director formal total via ya la lo de y o e u ok papa mama persona fin era ha llama alto pasta especial familiar revision vista temporal junta television canal principal postal cargo fiscal mamas medias'.split(
    ' ',
  ),
);
// Frequent enough in Spanish to count for it although English knows the letters.
const spanishAnyway = new Set('al te si es dos para mi tan la lo de y sin da'.split(' '));

function wordSet(words: readonly string[], keep: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(words.filter((word) => word !== '' && (!shared.has(word) || keep.has(word))));
}

export const englishWords = wordSet(english, new Set(['am', 'as', 'do']));
export const spanishWords = wordSet([...spanish, 'y'], spanishAnyway);
/** Words that tell nothing about the language. */
export const sharedWords: ReadonlySet<string> = new Set(
  [...shared].filter((word) => !spanishAnyway.has(word)),
);
export const everydayWords: ReadonlySet<string> = new Set([...english, ...spanish, ...shared]);
