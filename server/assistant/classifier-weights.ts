// Written by `npm run assistant:train`. Do not edit.
import type { Weights } from './classifier.ts';

export const classifierWeights: Weights = {
  fingerprint: 'f30e647f1f8ebbdc',
  step: 0.2,
  topics: `shelter rent find-home furniture clothes hygiene utilities food food-delivery hot-meal special-diet school-break cooking grow-food resume interview job-training find-job business money work-start counseling find-counselor recovery safety grief health rides parenting co-parenting grandparents kids-activities mentors special-needs school-meeting respite tutoring reading ged english college school-supplies summer-learning art music choir mural prayer faith-talks maker trees river garden compost birds wildlife cool-home digital-lessons laptop internet scams coding ai form-help home-at-heart will-work-win five-group-foods maybe-more blended-roots evergreen-student in-his-hands nurture-nature digital-diaspora volunteer chapter-leader media-partner resource-partner host-drive donate-money donate-supplies get-involved survey volunteer-age volunteer-check volunteer-time volunteer-tasks volunteer-start chapter-pay chapter-fit chapter-duties drive-notice drive-place drive-setup supplies-condition supplies-pickup supplies-tech supplies-receipt media-rules partner-terms hours address visit phone email contact human response-time languages social events privacy delete-data leadership founders founded status assistant about partners crisis-line hiring programs apply for-someone-else cost eligibility area-served service-areas tax-deductible impact gift-payment greeting thanks goodbye medical legal abuse prying outside`,
  words: `1 10 100 1000 101 10th 11 12 123 13 14 144 14th 15 16 17 18 19 1st 2 20 200 20k 20th 24 25 2nd 3 30 300 34 3d 3rd 3t 4 40 400 45 48 480 4x 5 50 5000 501 501c3 504 52 5k 5th 6 600 62 65 67 7 75 8 80 81 9 90 95 988 9th a aa abanico abanicos abejas abierta abierto abiertos abilities abogada abogado abono about above abre abren abrigada abrigo abrigos abrio abrir abro abrumada abrumado abuela abuelita abuelo abuelos aburre aburro abuse abuso ac acabar acabaron acabo accent accept access accessible accident accidente accommodate account accounts aceptan acerca acercarme acero acogida acompanar acompane acompaneme acompanenme acondicionado across act acta acting actividad actividades activities activity actor actua actual acuerdo adderall addict addicted addiction address adds adelante adhd adiccion adicta adicto adios adivinanza admin administrador administrar adolescente adolescentes adopcion adopt adoptar adopted adopting adoption adult adulto adultos advance advice advil advocate afford affordable afraid africa after afternoon afterschool again age agency agent agente aging ago agobiada agobiado agotada agradece agradecida agradecido agradezco agree agricultura agriculture agua aguanto ahead ahi ahogo ahora ahorita ahorrar ahorros ai aid aide air airbnb aire airplanes airport al ala alberca albergue alcalde alcance alcanza alcanzo alcohol alcoholic alcoholica alcoholico alcoholicos alcoholics alcoholismo alergia alergico alerts aleve alfabetizacion algebra algo alguien algun alguna aliados alianza aliens alimentacion alimento alimentos alive all allen allergic allergies allergy allowance allowed almacen almohadas almuerzo alone along alphabet alquiler already alston alterations altisimo always alzheimer alzheimers am amable amazing amazon ambiental ambiente america amiga amigo amigos amistades amount an anciana anciano ancianos and anda andador andamos ando anfitrion anger angry angustia animal animales animals anime animo ankle anniversary ano anonima anonimo anonimos anonymous anonymously anos another ansiedad answer answers antecedentes antes antibiotic antibiotico antibioticos antibiotics anticipacion antidepressants antideslizantes ants anxiety anxious any anybody anymore anyone anything anytime anywhere apart apartamento apartamentos apartment apartments api aplicacion aplicar aplico aplique aportacion aportar aporte apoyar apoyarlos apoyo app apple appliances application applications applied apply applying appointment appreciate apprentice apprenticeship approved apps aprender aprendi aprietan aprobaron apuntar apuntarme apuntenme apunto aqui arabic arbol arboles ardilla are area areas arena argue arguing arm army around arreglar arreglarla arreglo arrepenti arresto arriendo arroyo arroz art arte arterial artes artesanias article articulo articulos artificial artist artista artists arts as asando asdf aseguranza aseo asesoria ashland asi aside asilo asistencia asistente ask asked asking asl asleep asma asociacion aspergers assault assessment assistance assistant asthma astrology asylum at ataques ate atencion atender atienden atrasada atrasado attach attacked attacks attorney audicion audiencia audition august aunt autism autismo autista autistic auto autobus auxilios available ave aventon aves avion avisan avisar aviso avocado awareness away awesome axe ayer ayuda ayudan ayudando ayudar ayudarles ayudarlos ayudaron ayudas ayudeme ayuden ayudenme ayudo azucar babies baby babysit babysitter babysitting bachillerato back background backpack backpacks backwards bad badly bag bagging bags bail bajar bajo bajos bakery balcon balcony ball balloons banana banarme bancaria banco bank bankruptcy bano bar barata barato baratos barber barbershop barcelona bare barely barrel barril barrio barro bars base baseball basic basicas basics basketball basura bathroom batteries be beach beard beat beats bebe beber beca became becas because become bed bedding bedroom beds bedtime been bees before began begin beginner beginners behalf behavior behaviour behind being believe belle belleza benadryl bench bendiciones bendiga benefica beneficencia beneficios benefits bequest bereavement berrinches best better between beyonce bible biblia biblico bici biden bien bienestar big bigger bike bikes bil biles bilingual bilingue bill billes bills binders binoculars bipolar bird birding birds birdwatching birth birthday bitcoin bites black blah blanda blanket blankets bleach blended blending bless blind block blog blogger bloguero blood blow blue blues board bodega body boil boiling boletin boleto boletos bolsa bolsas bomb bombed bond bono bonus book bookbag books boot boots bored borrachera borracho borran borrar borren borrow boss bot botas bots bottle bought bouncing bowl box boxes boy boyfriend boys bra braid braiding brain branch brasil bread break breakdown breakfast breaks breed bridge bring broadband broadcast broke broken broom brother brothers brought brush bucket bucks buddies buddy budget budgeting buen buenas bueno buenos bug buho build building bulbs bullied bunk bunnies bunny burger burial buried burn burned burning burnout burnt bury bus busca buscando buscar busco business busque but butt button buy buys by bye c cabeza cabinets cable cacahuates cada cafe caja cajas cakes calcetines calculadora calculate calculator caldito calefaccion calendar calendario calenton calentura caliente calientito califica calificaciones calificar califico call callate callbacks calle called callejero calling calls calm calor calories calzones cama camarografo camas cambiamos cambian cambie cambio came camello camera caminar caminata caminatas camion camioneta camisa camp campamento campana camps campus can canada canal canasta cancel cancelar canceling cancion canciones candles candy canned cans cansancio cantamos cantante cantar canto capacidades capacitacion capacitarme capital capitulo capitulos car cara carcel card cards care career careers careful caregiver caregivers caregiving carer cargar cargo cargos caridad caring carisimo carisimos caro carolina carpentry carpet carpinteria carrera carriola carro carry cars carta carteles carytown casa casas cascaras case casera casero cases caseworker cash cashapp casino casita caso cat catch categorias categories catering causa cause cayo cdl celebrity celiac cell celular celulares cena cenado center centro ceo ceos cepillo ceramica ceramics cerca cerdo cereal cerebral cerrado cerraron cerro certain certificacion certificado certificate certification cervatillo chairs chamarra chamarras chamba chambear champu chance change changed channel chao chaos chapel chapter chapters chaqueta chaquetas charge charged charges charitable charity charlas charlottesville chat chatbot chatgpt chatting chau cheap cheapest cheating checan checarme check checked checking checkup cheese chemistry chemo cheque chequeo chess chest chesterfield chew chicken child childcare children childs chiles china chip chiquitos chiste chistes choir choke choking cholesterol chorus christian christmas chromebook chronic church cierra cierran cierto cilantro cinco cita citaron cities citizen citizenship city ciudad ciudadania ciudadano ciudades civil claim claims clase clases class classes clay clean cleaned cleaning cleanings cleanup clic clicked client cliente clientes clients clima climate clinic clinica clock clocks clogged close closed closer closet closing closings cloth clothes clothing cloths club clueless cna co coach coat coats cobertor cobija cobijas cobra cobradores cobran cobrar cocina cocinando cocinar code codigo coding coffee cofounder colaboracion colaborar colchon cold colecta colectas colegio colgar collaborate collaboration collards collect collecting collection collections college colon colonial color comcast come comedor comemos comen comenzo comer comes comestibles comian comida comidas comiendo comimos coming commanders commitment common community como comp compania companias companies company comparten compartida compartir complain complaint completo complex componer comportamiento composition compost composta compostaje composting compra compran comprar compro comprobante compu computacion computadora computadoras computer computers comunicacion comunican comunicar comunicarme comunico comunidad comunitaria comunitarias comunitario con concert concierto condado condados condemned condicional condiciones condition conditioner conditioning conducta conejitos conejo conference confiable confiar confidencial confidencialidad confidential confidentiality confunde confuses confusing congelando congress conmigo connect conocer conozco consegui conseguir consejera consejeria consejero consejo conservation consigo construccion construction consulado consultorio consults contact contactar contactarles contactarlos contacto contagioso contagious contaminacion content contestan contestar contract contrasena contrata contratan contratando contratar contrato contribucion contribuir contribute contribution contributions control controla controls conversacion conversation convert cook cooked cookie cookies cooking cooks cool cooling cooperacion cooperar coparent coparenting copies cops coraje corazon core corner coro corporate correo corriente corrieron cortan cortar cortaron corte cortinas cortos cosas coser cost costo costos costs costura couch couches couchsurfing cough could counseling counselling counsellor counselor counselors count counties country county couple couples course courses court courts cousin cover covering covid cpr cps crack cracked craft crafts crash crashed crayons crazy crear created creative creativo creator credit credito creek creo creole crew criando crianza criar crib crime criminal crio cripto crisis cristiano crochet crowd crush cry crying crypto cuadernos cuadra cuadrada cual cuales cuando cuanta cuantas cuanto cuantos cuarto cub cubren cubrir cucarachas cuchillos cuenta cuentame cuentas cuento cuesta cuestan cuestionario cuida cuidado cuidador cuidadora cuidadores cuidando cuidar cuide cuiden cuidese cuido cultivar cultivo cuna cuota cup cupboard cupboards cupones cure currency curriculo curriculum curso cursos curtain curtains custodia custody customer customers cut cutoff cuts cutting cv cya da daca dad daddy dads dairy dame dan dano dar dark darles data database date dating datos daughter day daycare days dc de dead deadline deaf dealership death debit debo debt debts december decent decir decirles declaracion dedican deduccion deducible deducibles deducir deducirlo deduct deductible deduction deer deficit define degree degrees deja dejar deje dejo del delay delayed delete deliver delivered deliveries delivery demanda demandar demasiado demencia dementia demo democrat den denied dental dentist dentista deodorant departamento depends deport deportacion deportar deportaron deportation deporte deported deporten deportes deposit deposito depresion depressed depression deprimida deprimido derechos desahogar desahogarme desalojar desalojaron desalojen desalojo desamparado desayuno descansar descansaron descanso descompuso desconectan desconectar desde desempleada desempleado desempleo desesperada desesperado design designed designer desintoxicacion desk desks desodorante despedida despedido despedir despensa desperate despidieron despues detainer detectors detergent detergente detox deuda deudas developer developmental developmentally device devices devolver di dia diabetes diabetic diabetica diabetico diagnose diagnosis diagnostico dial dialisis dialysis diaper diapers diarrea diarrhea dias diaspora dibujar dibujo dice dicen diciendo did die died dientes dieran dieron diet dieta diez diferencia diferentes difference different dificil difundir dig digital digitales digits digo dijo dime dinero dinner dinosaur dio dios diploma direccion directions directiva director directora directores directors dirige dirigen dirigir dirt disabilities disability disabled discapacidad discapacitada discapacitado discipline disconnect disconnected disconnection discount disculpe discuss discussion discutimos dishes dislexia dispatch disponible distribucion distribution div divertido divorce divorced divorciada divorciado divorcio dmv do doce doctor doctors document documental documentary documentos documents does dog dogs doing dolar dolares dollar dollars dolor domestic domicilio domingo domingos dominion dona donacion donaciones donada donadas donante donar donate donated donating donation donations donativo donativos donde done dono donor door doors doorstep dormimos dormir dos dosage dose dosis doubled doubts down download downtown doy draw drawing dream dreamers dress dresser drink drinking drinks drive driver drivers drives driving droga drogadicto drogas drone drop dropoff dropout dropped dropping drowning drug drugs drums drunk dudas due duele duelo duena dueno duermo dui dumb dura during durmiendo duties dying dyslexia dyslexic e each ear early earth easy eat eaten eating eats ebt echar echaron echenme echo eclipse ecology economica economicamente ecuacion ed edad educacion education educational educativas educo eeoc efectos effects egg eggs eiffel eight ein ejecutiva ejecutivo ejemplo el elderly eleccion elecciones election electric electrician electricidad electricista electricity electronico electronics elefante elegible eligibility eligible eliminar eliminen ellos elon else elvis email emailing embarazada embarazo emergencia emergencias emergency emocional emocionales emotional emotionally empezar empezarlo empezaron empezo empieza empiezan empiezo empleo empleos employ employed employer employers employment emprendedor emprendedora emprender emprendimiento empresa empty en encabezar encanta encargada encargado encontrar encontre encuentran encuentro encuesta end ended energy enfamil enferma enfermera enfermo engine english enlatada enojo enough enroll enrollment ensaya ensenan ensenar ensenarle enter enterar entered entiende entiendo entierro entrance entrar entrega entregan entregar entrego entrenamiento entrepreneur entrepreneurship entrevista entrevistan entrevistar entrevistas enviar environment environmental epilepsy equals equation equipo equivalencia equivalency er era erase erased eres errands error es escanear escolar escolares escribe escribeme escribieron escribir escribirles escribo escucha escuche escuela esfuerzos esl eso esol espacio espalda espana espanol especial especiales espera esperando esperar espero espiritu espiritual espirituales espiritualidad esposa esposo essay esta establecida established estacionamiento estado estados estafa estafado estafador estafaron estafas estamos estampillas estan estar estas estatus este esteem esto estomago estos estoy estres estresada estresado estudiante estudiantes estudiar estudio estudios estufa estuvo etsy evaluacion even evening event evento eventos events ever everest evergreen every everybody everyone everything everywhere evicion evict evictar evicted eviction evictions ex exam examen exams excel excelente except exchange executive exempt exenta exhausted exist existen expensive experience experiencia expired expires exploded exploding explotar expunge expunged expungement extension extra extranan extrano eye f fabrica facebook facetime fact factura facturas fafsa failing fair faith faiths fake fall fallecimiento fallecio falling falsa falso falta familia familiar familias families family fan fans far fare farm farmers farming fast father fatherhood faucet fauna favor favorite fawn fe fea feature fecha fed federal fee feed feedback feeding feel feeling feelings feels fees feet fell felon felons felony female femeninas feminine fence feria festival festivo fever few fianza fiebre fields fiesta fight fighting fights figura figure file filed fill filled filling film filmar filming fin final finally finance finances financia financial financially financiamiento financiera finanzas find finding fine fines fingerprint fingerprinting fingers finish finished fire fired firm firmar first fiscal fish fishing fisico five fix fixed flashlight flat flight flights flood flooded floor floors flores flowers flu fly flyer flyers focus folders folks follow followers followup fondos food foodbank foods footage football for forces forecast foreclose foreclosure forget forklift form forma formar formas forms formula formulario formularios fortnite fortunate fortune foster fotografa fotografia fotografo fotos found founded founder founders fox fracciones fractions france frances francia fraternity fraud fraude frazada frazadas fredericksburg free freeze freezer freezing french frente fresh friday fridays fridge friend friendly friends frio from front fruit fruta fue fuera full fulton fumar fun funciona function fundacion fundada fundado fundador fundadora fundadores fundaron funded funding fundo fundraiser funds funeral funny furnace furniture further futbol gambling game games gana ganar ganas gane gang gangs gano gaps garage garbage garden gardener gardening gardens garganta garnish gas gastan gastos gather gathering gave gear ged generation gente gently geometry germany get gets getting ghost gift gifts gig girl girlfriend girls give giveaway giveaways gives giving glasses glen gloves glue glued gluten gmail go goal gobierno god goes going gomez gone goochland good goodbye goods goose gorro gorros gospel got government governor gps grabacion grabar gracias grade grader grades grado graduate graduated graduating graduation gradue graffiti grafiti grandbabies grandbaby grandchild grandchildren granddad granddaughter grande grandes grandfamilies grandfather grandkids grandma grandmother grandmothers grandpa grandparent grandparents grandson granito grant grants grateful gratis gratuita gratuito great green greetings grief grieve grieving grill gripa gritar grito groceries grocery ground grounds group groups grow growing grown grua grupo grupos guantes guard guarda guardan guarderia guardianship guatemala guesses guests guia guidance guide guie guilty guitar guitarra gun gusta gustan gustaria guy guys gym ha haber habilidades habit habla hablame hablan hablar hablas hable hablo habra hace hacen hacer hacerle hacerlo hackeado hackearon hacked had haga hago haha haiku hair haircut haircuts haiti haitian halal halfway hall halloween hambre hambriento hamlet hampton han hand handler handles handling hands hang hanging hanover happened happening happens happy hard hardware haria has hasta hat hate hates hats haunted have haven having hawk hay haz he head headache headlines headquarters heads headshots headstone health healthcare healthy hear heard hearing heart heat heater heating heavy hecho heights held hello helo help helped helper helpful helping helps hem henrico her herbs here herida herido hermana hermano heroin herramientas hey heya hi hiccups hice high highway higiene higienico hija hijas hijastros hijo hijos hike hiking him hinchado hincho hipoteca hire hired hires hiring his hiset historia history hit hits hiya hoa hogar hoja hola hold holes holi holiday holidays hombres home homebound homeless homelessness homemade homes hometown homework honor hoodie hoops hopeless hopewell hora horario horarios horas horno horoscope horoscopo horse hortalizas hospital host hosting hot hotel hotline hotspot hour hours house household houseless houses housewares housing how howdy hoy hubo huerta huerto huevos huggies human humano hunger hungry hunt hunting hurt hurts husband husbands hustle hvac hygiene i ia ibuprofen ibuprofeno ice id idea identidad identificacion identification identity idioma idiomas iep if ig iglesia ignore igual ilegal illegal immigrant immigrants immigration impact impacto imprenta impresion impresora imprimir improve impuestos in incarcerated incendio income independizar india indigente indocumentada indocumentado indocumentados infeccion infected infection influence influencer informacion information ingles ingresos inicio initiative injured inmigracion inmigrante inmigrantes innovacion innovation inquilino ins inscribi inscribir inscribirme inscripcion insectos insects insecure inside insta instagram instead instrucciones instructions instrument instrumento insulin insurance intake integral inteligencia intelligence interfaith intern internet internship internships interprete interpreter interpreters intervencion intervention interview interviews into intolerant inutil invented invento invierno invitarlos involucrar involucrarme involved ipad iphone ir irs is island isle isolated isolation it items its jabon jacket jackets jackson jail jaja jale james japanese jardin jardineria jardines jars java javascript jeans jefa jefe jesus job jobs john join joke jokes jornada jornalero journalism journalist joven jovenes juan jubilada judge juega juego juegos jueves juez jugar juguetes july jump june junta juntando juntar juntas junto just juventud kardashian keep keeps kept kermes key keyboard keys kick kicked kicking kid kidney kids kill killed killer killing kilos kind kinda kindergarten kinds kings kinship kit kitchen klk km knee knife knit knitting knives know kosher la lab labor laboral laburo lactose lado laid lamp lampara landlord landlords landscaping language languages lapices laptop laptops las lasagna last lastimado latas late lately later latest laundromat laundry lavanderia lavar law lawn lawnmower lawsuit lawyer lay layoff layoffs lbs le lea lead leader leaders leadership leading leads leaking leaky leap learn learned learning lease leasing least leave leaves leaving leche lectura lee leer leerles left leftover leg legacy legal legally legalmente legit legitima legitimate legitimos lejos lemonade lend lengua lentes les less lesson lessons let letra letras lets letter letters level levels lexapro libertad library libre libres libretas libros lice licencia license licensed lider liderar liderazgo lideres life lifeline lift light lights liheap like limit limitations limits limpian limpiar limpie limpieza limpio line linea lined link linkedin lisa list lista listen listening literacy litter little live lives living lkjhg llama llamada llamadas llamado llaman llamar llamarles llamarlos llamarme llamaron llamas llame llamen llamo llave llaves llc llega llegan llegar llego llegue llenar llene lleno lleva llevamos llevan llevar llevarme llevo llorando llorar lloro llover lluvia lo loan loans loca local located location lock locks logra lol lonche lonely long look looking looks los lose losing loss lost lot loteria lotion lots lottery loud love loved loves low lowest lucro luego lugar lugares lump lunch lunches lunes luto luz lyrics mac macetas machine machines mad made madrastra madre madres madrid maestra maestro magazine mail mailing make maker makerspace makes makeup making mal mala malas male mall malos mam mama mamas mammogram man manage management manager manages managing manana mancha manchada manda mandado mandamos mandar mande mandeme mando manejar manejo maneras manicures mano manualidades manutencion many map mapa maquillaje maquina marcar march maria marido markers market marriage marry maryland mas masticar mata matando match matches matching matematicas materiales maternity math matricula matrimonial matrimonio matrix mattress mattresses may maybe mayor mayores mayors mcdonalds me meal meals mean meaning meaningful meat mecanico mechanicsville media medias medica medicaid medical medication medicina medicinas medicine medico medio mediodia medios meditacion meditar meditate meditation meet meeting meetings mejor mejorar mejores member members membership memberships membresia memoria memorial memory men mend menos mens mensaje mensual mental mentira mentor mentores mentoria mentoring mentors mentorship mes mesa meses mess message messages messi messing meter meth methadone mexicano mexico mezclada mezclar mg mi miami mic mica mice microfono microphone microsoft microwave mid mide midlothian miedo miembro miembros mientras might migra migracion migraine migratorio migratorios mil miles milk mind mine minecraft minima minimo minimum minutes mis miscarriage misdemeanor mision miss missed misses mission mistake mix mixes mixtape mochila mochilas mock mode model modelo mole mom momento moms mona monday mondays money montacargas month monthly months more morning mortgage mosque most motel mother mothers mou mourning move moved movie movies moving much mucha muchacho muchas mucho muchos mudar mudarme mudarnos mudo mueble muebles muela mueren muero muerta muerte muerto muestrame multa multiplication munchies mundial mural murales murals murder murdering muriendo murio muro music musica musk muslim muy my myself n400 na nacimiento nada nadie nail nails name named names nap napkins narcan national nationwide naturaleza naturalization nature navidad nba near nearby nearest necesidades necesita necesitamos necesitan necesiten necesito necessities need needed needs negocio negocios neighbor neighborhood neighbors nephew nephews nervios nerviosa nervioso nervous nest netflix never nevermind new newborn newest newport news newsletter newspaper next nfl nhs ni nice nido niece nieto nietos night nightmare nightmares nights nina ninera nino ninos nivel no nobody noche noches noise nombre non noncitizen none nonpayment nonprofit nonverbal noodles noon norfolk normal normally north northern northside nos not nota notas note notebooks notes nothing notice noticias noticiero novio now nowhere nuestra nuestro nuevas nuevo nuevos numb number numbers numero numeros nunca nurse nursing nurture nut nutricion nutrition nyquil o oaks objetivo observar ocupan ocupo of off offender offer offering offers office official offs oficial oficina oficinas oficio oficios ofrecen ofrecer ofrenda ofrezco often oiga oil ok okafor okay ola old older oldest ollas olvida olvide on once onda one ones online only open opened opening openings operacion operador operadora operating operation operator opioids oportunidad options optometrist or oracion oraciones orar orden order ordered oren org organizacion organizar organization organizations organize organizo orientation oscuras other others otra otro otros ounces our out outdoors outfit outgrew outgrown outside oven over overdose overdrafting overdue overheating overseas overthinking overtime overwhelmed owe owl own owner owns oxygen oye pa pacientes pack package padrastro padre padres pads paga pagado pagados pagan pagar pagaron page pagina paginas pago paguen paid pain paint painted painting paintings pair pais pajarito pajaro pajaros palsy pampers pan panaderia panal panales pandilla pandillas pandilleros panic panico pans pantalon pantalones pantry pants papa papas papel papeleo papeles paper papers paperwork papilla para parada parcela pared pareja parejas parent parenting parents park parking parole parque parqueo part parte partial participar participate particular partido partir partner partnering partners partnership partnerships party pasa pasada pasado pasame pasan pasando pasantia pasaporte pasar pase pasen paseo pasos pass passed passing passport password past pasta pasteles pastilla pastillas pasture patch paterna patients patrocinador patrocinadores patrocinar patrocinio patron pavo pay paycheck payday paying payment paypal pays pc peace peach peaches pedazo pedi pedir pee peels pegar pegaron peleamos pelear pelicula peliculas pell pelo pelona peluquera peluqueria pena penales pencils people peppers percent perder perdi perdida perdimos perez perfect perfecto period periodico periodista permanente permiso permission permit pero perro person persona personal personales personas pesa peso pet petersburg pets pharmacy phishing phone phones phonics photo photograph photographer photography photos photosynthesis physical physics piano pick picks pickup pickups pictures pide piden pidio pido pie pieces piling pillow pillows pills pink pintado pintar pintura pirate pitch pizza place placement places plan plancha plane planear planetas planning plant plantar plantas planting plants plata plate plates platicar platicas plato platos play playground playgroup playoffs plays playstation plead please pledge pledged plomeria plot plots plumber plumbing plus poblacion poco podcast podcaster podemos poem poema poems poetry point poker police policia policy politica political politics pollinators pollution ponemos ponen poner ponerme ponernos pongo pony pool popping population popup por porch porche pork porque porta portatil portraits portuguese position positions possum post postal postpartum pot pots pottery pounds poverty power powerball powhatan practicar practicas practice pray prayer prayers praying precio precios prefiero pregnancy pregnant pregunta preguntan preguntas premarital premio prenatal prensa preocupacion prep prepa preparada preparar preparatoria preparo prescription prescriptions presentacion presents president presidente presion press pressure prestamo prestamos prestan prestar presupuesto pretend prevencion prevention price prices prima primary primer primeriza primerizo primero primeros principal principiante print printer printing prision prison privacidad privacy privada privado private prize pro probar probation problem problema problemas procedure produce producer productos products professional profile profit program programa programacion programar programas programmer programmes programming programs project promesa promised promote promoverlos prompt pronostico pronto proof property propia propias propio propios proposito proteccion protective provide provisiones proxima proximamente proximas proximo proximos psicologa psicologo psiquiatra psychiatrist psychologist ptsd public publish pueblo pueda puede pueden puedes puedo puerco puerta puesto puestos pull pulled pulse punta puntaje puppy puro purpose put python qualifications qualifies qualify que queda quedamos quedan quedar quedarme quedarnos quede queja quejas quemo queremos query question questionnaire questions quiche quick quien quienes quiere quieren quiero quiet quietly quilting quit quitaron quitenme quito quote rabbit raccoon racing radio rain raise raised raising rait raite raiz ramen ramp rampa ran random rap rapea rapido raro rash rastrillos rate rateros rather rato razors reach read reading reads ready reagendan real really rebelde recai recaida recamaras recaudacion receipt receipts recen receta recetas recibe reciben recibieron recibir recibo recibos reciclaje reciclar recipe recipes recogen recoger recojo recolecta recolectar recomiendame recommend record recorded recording records recovering recovery recuperacion recurring recursos recycle recycling red redes redujeron reel reentry refer reference referencia referir referral referrals refiero refri refrigerador refugee refugees refugiado refugiados refugio refurbished regalan regalar regalo regalos register registered registrada registrar registrarme registration registro reglas regresa regreso regular regularizacion rehab rehabilitacion relacion relapse relapsed relationship relaxes relief religion religiosa religioso religious remedio remedios remedy remendar remote remove renee renees renew rent renta rental rentar rentarle rento renuevo repair reparacion reparar reparten reparticion repartimos repartir repartiran repeat repite replaced reply report reportaje reportan reportar reporte reporter reportera reportero reportes reports representante representative reprobando reprobar reprobo republican request require required requirements requires requisito requisitos reschedule rescue reset residencia residents resignation resource resources respite respond responden responder response respuesta rest restaurant restaurante restraining resuelve results resume resumee resumes retired retraso return reunion reuniones reveal revision reynolds rezar rezo rhymes rhythm richest richmond rid riddle ride rides riega right rights rinda rio ripped risk river roaches road roanoke roast robaron robbery roblox robo robot robotica robotics rock role roma rome rompio ronchas roof room rooming roommate rooms root roots ropa rope ropita rota rough round rsvp rude ruedas rules run rundown running runs sabado sabados sabanas sabe sabemos saca sacar sacaron sacked saco sad safe safer safety said sal salary sale salen salga sali salir salirme salirnos salon salt salty salud saludable saludos salvador same samuel sang sanitarias sanitary sano santa sarpullido sat saturday saturdays save saved savings say saying says scale scam scammed scammer scammers scams scan scare scared scarf scary schedule scholarship scholarships school schools schoolwork science score scout scouts scraps screen screening script scrubs sculpture se sea search seasonal seat seccion second secret secreto section secundaria secundarios secure security sede see seedlings seeds seekers sees seguidores seguimiento seguir seguirlos segundo segura seguridad seguro seguros seis selena self sell selling semana semanas sembrar semillas seminar senas send senderismo senior seniors senora sense sensory sent sentence sepa separacion separados separando separated separating separation ser sera serious serve served service services servicio servicios servir servsafe set settle setup sew sewing shade shakespeare shakira shampoo shampoos shape share she sheets shell shells shelter shelters sheriff shift shifts shirts shoes shoot shooting shop shopping short shot shots should show shower showing shrink shut shutoff shy si sick side sidewalk siembra siento sign signed significa signing signo signs signup sigo sigue silence silencio silla sillas sillon sillones silvestre silvestres similac sin since sindrome sing singer singing single singles sings sintoma sintomas siri sirve sirven sirves sistema sister sisters sit site sits sitter sitting situacion six size sketch skills skincare skip skipping sky slashed sleep sleeping slept sliding slip slips slots slow slumlord small smallest smarter smartphone smith smoke smoking snack snap sneakers snow snowing snowsuit so soap soaps sober sobra sobran sobras sobre sobreviviente sobria sobriedad sobriety sobrina sobrino sobrio sobro soccer social sociales society socio socios sock socks sodium sofa soft softly soil sol sola soldadura soldar solder soledad solicitar solicito solicitud solo solos soltera soltero solve sombra some somebody somebodys somehow someone someones something somewhere somos son sonar song songs songwriter songwriting sons soon sopa sore sorority sort soup sourdough southside soy space spam spanish spare speak speaking speaks special specialist speech speed speeding spell spend spent spirit spiritual sponsor sponsors sponsorship sports spot spots sprained spread spring sql square squirrel ssn stab staff stain stained stairs stamp stamps stand starbucks stares start started starting starts startup starve starved starving state states station status statute stay staying std steady steak steals steel step stepdad stepfamily stepkids stepmom stepparent still stimulus stitches stock stocks stole stolen stomach stop stops storage store storefront story stove stranded strange stranger strapped street streets strep stress stressed stretch stroke stroller struggling stuck student students studies studio study studying stuff stupid style su subieron subir submit submitted suboxone subpoena subscribe substance suck sudadera suddenly sue suegra sueldo suelo sueter sufre sugar sugerencia suggestion suicide suicidio suing suitcases suits summarize summer sunday sunset sup super superbowl supero supper supplier supplies supply support surf surfing surgery surplus survey survivor sus suscribir suscribirme suspended suspending suspension suspicious suya sweater sweating sweatshirt sweep swift swimming swollen symptom symptoms syndrome synonyms system table tables tablet tableta tablets tacos take takeout takes taking tal talk talking talks tall tallas taller talleres tallest tamales tambien tambor tampones tampons tan tank tanta tantrums taped tarda tardan tarde tardes tarea tareas target tarjeta tarjetas tarot tattoo tax taxes taylor tdah te teach teacher teachers team tech technology techo teclado tecnologia teen teenager teenagers teens teeth tejer tejo telefonico telefono telephone television tell temp temperature temporal ten tenant tenants tenemos tener tengo tenido tenis tennis tent terapeuta terapia tercer tercera terminar termination termine termino terrible tesla test testament tested texas text texto than thank thankful thanks thanksgiving that the theft their them therapist therapists therapy there these they thing things think third this those three threw throat through throw throwing thrown throws thursday thursdays tia ticket tickets tie tiempo tienda tiene tienen tierra tight tiktok til time times tipo tipos tips tirar tire tired tires tithe to toallas toallitas toaster toca toco toda todas todavia today toddler toddlers todo todos toe toed toes together toilet toiletries tokyo toma tomar tomates tomatoes tomo tomorrow tonight tonto too took tools tooth toothache toothbrush toothbrushes toothpaste torre tortuga tos tossing touch touched tough tow toward towels tower town toxic toxica toy toys tps trabaja trabajaba trabajador trabajadora trabajan trabajar trabajo trabajos track tracking trade trades traduccion traduce traducir traductor trae traen traer traffic trafico traigo trailer train training trajes tranquilo transfer transitional translate translation translator transport transportacion transportation transporte trash trastes trata tratamiento trataron trato trauma treated treatment tree trees tribute triste tristeza trivia troca troop trouble troubled truck trucking truckload trump trunk trust try trying ttyl tu tuesday tuesdays tuition tune turkey turn turned turno turtle tus tutela tutor tutores tutoria tutorias tutoring tutors tuxedos tv tween tweet twelve twitter two tylenol type types typing uber ubicacion ubicado ubicados ufo ugly ultimo un una unas unbearable under understand underwear undocumented unemployed unemployment unhoused uniform uniforme uniforms uninsured union unir unirme unirse unit units universidad universitaria university unlawful unlock uno unopened unos unsubscribe until up upcoming update updated updates upload ups upset urban urgente us usa usada usadas usado usados usan usando usar use used useful useless using uso usps ustedes utiles utilities utility va vacaciones vacancies vacante vacantes vacate vacation vaccine vaccines vacio vacuna vacunas vale valores value values van vaping vaya vbucks vcu ve vecina vecinos vegan vegas vegetable vegetables vegetarian vegetariana vegetariano vegetarianos veinte velorio vemos venado vencida venden vender venderlos vendo vengo venir venison venmo vent ventilador ventiladores venting ver verano verdad verde verdura verduras verified verizon vest vestir vet veteran veterano veterans vez viaje vicio vicios victim victima vida video videographer videojuego videojuegos videollamada videollamadas videos vieja viejos viernes violence violencia virginia virtual virtually virus visa vision visit visitar visitation visits vista viuda viudo vive viveres vivienda viviendo vivimos vivir vivo vlog vocational volantes voluntaria voluntariado voluntarias voluntario voluntarios volunteer volunteered volunteering volunteers volvi vomiting vomito votar vote voucher voy vuela vuelos wages wait waiting waitlist walk walker walking walks wall wallet walls walmart want wanted wanting wants war ward warehouse warm warming warrant was wash washer wassup waste watch watches watching water watercolor waters wave way ways we weak wear wearing weather web website websites wedding weed week weekend weekends weekly weeks weight weird welding wellness went were what whatcha whatever whatsapp wheelchair wheelchairs wheels when where which while who whole whose why wic widow widower wife wifi wild wildlife will willing win window wing wings winter wipe wipes wish wishlist with withhold without woman women won wondrous woodwork woodworking word words wore work workdays worker workers workforce working workout works workshop workshops world worn worry worship worst worth worthless would wounded write writing wrong wrongful wrote ww2 xbox xfinity y ya yard year years yell yelling yesterday yo yoga york you young youngest your yours yourself youth youtube youve zapatitos zapatos zelle zip zipper zodiac zodiacal zodiaco zoloft zona zonas zoo zoom zumba`,
  lines: `#accompany	19 2 24 2 26 -2 27 5 28 3 34 2 60 2 75 -2 77 -2 78 -3 79 -3 83 -2 104 4 105 3 110 2 111 3 112 -2 118 4 120 3 121 3 122 2 130 2 138 2
#age	0 5 3 -2 4 5 17 12 21 5 22 -2 25 6 26 6 27 -4 30 -3 31 5 32 6 35 4 36 2 58 -4 61 6 63 -2 73 -8 74 -5 76 4 78 -4 80 -2 82 26 83 -3 84 -5 85 -7 86 -3 87 -2 88 12 89 -6 95 7 100 -2 112 -2 113 -9 114 21 117 -2 121 -2 125 14 129 -2 130 -2 137 -2 138 7
#ai	7 -4 12 -2 17 -5 20 -6 57 -3 62 49 76 -2 105 -3 116 23 138 -5
#alcohol	10 -7 23 52 27 -4 75 6 97 4 134 13
#animal	0 -2 17 -2 21 -2 27 -2 28 -4 47 -2 50 -5 54 26 55 49 73 3 79 6 94 8 102 -2 134 -3 138 2
#art	0 -4 17 -2 22 -2 27 -2 28 7 32 -3 35 -2 43 50 46 31 66 -2 67 -2 69 -2 70 21 72 -3 73 4 76 -3 77 -2 100 -3 109 -2 112 -2 120 -3 121 -3 135 -5 138 2
#authority	0 -5 1 13 2 -2 6 7 8 -2 16 2 17 -5 23 7 24 -2 27 5 28 5 37 -2 54 -3 73 13 75 -2 76 -3 78 -2 79 -2 93 -4 100 -2 101 7 102 -3 105 -2 106 -10 110 30 115 18 118 -3 120 -4 125 18 135 18 137 2 138 4
#baby	0 -3 1 -2 2 -8 3 2 4 7 5 18 6 3 7 -2 8 -3 9 -2 10 17 11 -2 12 -2 17 -3 19 -2 20 10 21 7 24 -2 25 8 26 7 28 13 29 5 30 10 32 -2 34 -2 35 -2 41 -3 49 -3 54 -8 55 7 56 -5 73 9 78 -2 79 7 93 -4 96 -2 116 -3 125 4 134 3 137 -2 138 9
#benefit	5 10 6 -6 7 33 17 18 22 4 26 6 57 -2 61 -2 63 31 106 -2 122 -8 137 -7 138 6
#bill	0 -2 1 10 2 -2 4 -2 6 15 11 -2 14 -2 18 4 19 14 20 4 21 -4 26 7 27 -4 28 -2 29 7 34 -2 36 2 42 -3 57 -2 59 9 60 8 61 3 63 -5 73 -3 74 -4 75 -2 76 -2 79 2 87 4 88 -2 96 3 99 -2 102 -2 106 4 108 5 121 -2 122 8 123 -2 124 5 125 5 128 2 129 -2 130 9 135 9 138 -7
#body	0 -3 1 3 2 -3 3 -2 5 5 6 2 7 -6 10 12 17 3 19 -4 21 14 22 -2 23 2 26 21 27 -2 31 -3 34 -2 38 8 40 2 41 8 57 3 58 3 60 -2 64 11 74 3 76 3 78 -4 79 -8 80 7 87 3 88 -2 89 -2 102 -7 106 -3 110 -2 112 4 116 -2 121 -4 122 -2 124 4 125 -4 128 -3 130 -2 134 21 135 9 137 -2
#bored	4 -6 7 -2 17 -3 24 -2 26 7 28 -3 30 -3 31 31 33 12 42 12 43 3 45 -2 57 7 73 11 76 -2 80 -2 82 -2 101 -2 109 16 110 -2 124 -5 125 -3 135 15 138 14
#bot	12 -2 16 -2 17 6 21 -4 31 -2 49 4 57 6 58 3 60 3 62 7 73 3 74 -5 76 -4 79 2 80 -2 89 7 95 -3 98 3 100 13 105 26 110 -2 115 -7 116 28 121 -2 122 -2 123 9 124 -2 136 7 137 14
#budget	1 3 2 7 6 5 7 11 10 -3 12 2 13 2 16 -2 17 -5 18 4 19 36 26 8 32 -2 36 -4 40 6 49 -2 57 -2 63 4 73 -2 75 -4 76 4 77 9 78 2 83 5 87 -2 88 4 97 4 99 -5 103 -2 106 5 110 2 122 -2 124 -3 125 2 130 -3 135 4 138 6
#business	0 -2 2 -2 7 -3 13 7 14 -3 16 -3 17 4 18 23 19 -2 21 -5 25 -2 27 -3 31 -2 32 2 34 -2 36 -2 39 4 48 -2 49 2 57 -2 58 -2 59 3 63 -2 74 -2 75 -2 76 22 77 6 79 3 80 -3 82 -2 83 5 84 -2 85 -2 95 -3 99 5 100 8 101 5 102 3 104 7 105 4 110 2 113 -2 118 4 120 6 122 -2 123 -2 124 -3 125 -2 129 -2 130 3 135 -2 136 -2 137 2 138 7
#car	0 12 2 -2 3 -3 6 11 7 -4 8 13 16 -2 17 -2 18 4 20 -2 26 -2 27 6 35 -10 49 -4 53 3 55 5 59 4 63 12 73 4 76 6 78 -2 79 8 80 -3 99 -3 100 5 109 -2 110 -2 115 -2 122 13 124 -2 125 -2 138 24
#card	0 -2 1 -6 2 9 6 -4 7 2 10 -4 16 10 17 -6 18 -2 19 15 20 5 21 -2 26 9 27 5 36 8 49 -2 50 -5 60 16 73 -2 75 -7 76 2 78 24 79 -2 83 5 87 -2 88 5 89 -2 97 4 102 -6 103 -2 104 -2 106 5 110 -2 120 -2 122 -2 124 -5 125 8 128 -2 130 17 135 6 138 -4
#caregiving	0 3 1 -3 2 -4 6 -2 7 -4 10 4 11 3 16 11 17 -5 18 8 20 11 21 -2 25 -3 26 3 28 -3 29 -2 30 3 31 -3 33 -4 35 42 42 -3 49 -2 50 3 54 3 59 2 63 -2 74 -2 75 -2 76 3 78 -2 80 6 99 -3 100 3 110 -2 122 5 126 -3 133 7 134 -2 135 4 138 7
#carry	7 -3 8 24 27 12 31 -2 32 -3 33 -2 35 -4 45 6 54 17 67 13 73 3 76 -2 79 -3 80 -2 93 -5 94 -6 99 12 101 23 106 -3 110 -2 112 14 122 -2 125 -2 135 14 138 -3
#chapter	4 -2 16 4 20 -2 32 -2 73 -4 74 34 75 -2 78 -3 80 -2 82 -2 83 -5 84 -2 87 27 88 25 89 31 90 5 99 -4 100 4 109 -2 112 11 120 -3 122 -2 124 -4 125 -4 126 -3 134 -2 135 -2 138 -6
#child	0 4 4 3 5 3 10 2 11 8 13 3 16 -2 26 2 27 -2 28 15 29 4 30 4 31 17 32 2 33 10 35 4 36 3 37 3 38 -2 42 3 44 2 54 4 58 2 61 5 73 3 75 -2 78 -2 79 -2 80 -3 82 3 84 -2 85 -4 93 -2 99 -4 101 2 106 -2 109 -4 110 -2 121 -6 122 -2 123 -2 125 2 129 -2 130 2 137 -2 138 -6
#class	3 -2 4 -2 7 -5 8 -2 9 -2 12 14 16 20 17 -5 19 6 21 -3 28 2 31 -3 33 2 35 -4 36 7 39 9 40 -3 41 4 42 3 43 2 44 3 55 -2 57 12 58 -6 61 10 62 3 67 14 74 -2 75 2 76 2 79 -2 80 -2 85 6 103 -3 107 -3 109 5 112 -2 116 -3 117 -2 120 -2 122 -2 124 3 125 -2 135 -3 138 2
#clock	1 5 3 -2 4 -3 6 -2 8 2 9 5 11 -3 16 -2 17 9 19 -4 20 -2 22 2 26 -2 27 -3 29 3 30 5 31 2 33 -2 35 7 36 -2 38 4 40 -2 41 -3 42 -2 43 -4 44 3 47 4 57 2 73 9 74 -8 77 -2 78 -5 79 -5 80 2 82 4 84 9 85 -2 87 9 88 -4 89 -4 90 4 93 -2 94 4 99 20 101 -2 102 -2 105 -3 106 5 109 2 110 -3 112 -3 114 -2 116 2 117 -2 119 2 120 -2 124 -2 125 3 126 4 129 -2 130 -3 133 8 134 3 135 -5 137 2 138 7
#clothing	0 -2 4 41 6 -3 7 -2 8 -2 15 6 17 -5 18 -2 20 12 23 -2 25 -5 28 -2 31 -3 32 -2 33 -2 34 -2 38 -2 42 -2 49 7 50 -2 56 3 73 4 75 -4 76 -3 77 8 78 -5 79 21 92 -2 93 18 94 8 95 -2 96 11 99 -2 109 6 124 -2 125 -2 128 -5 134 -2 136 -2 138 6
#code	2 -6 7 -4 8 -2 11 -3 12 -2 15 -2 16 2 17 -7 19 -3 20 -2 21 -6 22 -2 26 -2 28 -4 31 7 32 4 33 2 34 -3 36 -5 38 -2 41 -2 42 4 43 -7 46 -2 49 -2 57 -8 58 -7 61 31 64 10 65 12 66 7 67 3 68 9 69 8 70 6 71 9 72 8 73 4 74 7 75 -5 78 5 79 -2 80 -5 81 4 82 -2 99 -2 100 6 103 -2 104 3 109 -3 110 -4 111 -2 112 6 116 4 118 -2 120 -3 121 20 122 6 124 -2 125 -2 129 3 135 -2 137 -5 138 10
#cold	0 16 2 -7 3 -6 4 30 6 22 7 -5 8 -3 9 16 11 4 15 12 16 -2 23 -10 55 -10 56 -3 79 7 102 -2 106 -4 119 10 122 -2 131 12 134 16
#collect	0 -4 1 -3 2 -4 3 -3 4 -5 5 -3 7 -4 8 3 17 -3 18 -2 19 2 27 2 31 -2 32 3 34 6 41 -3 47 -2 73 2 74 -2 75 2 76 2 77 28 78 2 80 2 83 4 90 21 91 21 92 20 93 -2 94 7 97 -2 99 -3 100 -2 101 -2 106 -3 109 12 110 -2 112 5 115 4 117 7 121 -2 122 -2 125 -5 134 -2 137 -3 138 -8
#college	7 -2 16 12 17 10 26 -2 27 8 31 -3 40 50 58 6 63 -2 74 12 101 -2 113 -2 114 -2 122 -2 124 -3 125 -10 135 -2 138 -2
#computer	0 -2 5 -4 16 -3 17 -3 25 -3 28 -2 31 5 40 -5 57 28 58 41 60 4 61 7 73 4 76 -2 77 -2 78 -4 79 8 82 -2 93 -2 95 24 105 -2 107 -3 109 -2 116 3 121 -2 123 5 125 -2 138 -3
#cook	3 15 7 5 8 -2 9 14 12 36 16 -5 18 11 19 -4 26 2 28 -2 49 -2 57 -2 61 -2 67 -2 73 19 76 4 78 -4 79 10 80 -3 109 -2 110 -8 122 -2 138 16
#cost	0 -2 1 9 2 4 3 -2 4 4 6 5 7 4 8 -3 9 4 17 -3 18 6 20 -3 23 -2 26 6 27 -3 31 -2 40 4 42 3 57 -2 58 3 59 4 60 5 67 2 74 -4 76 4 78 6 79 -3 80 -2 84 -2 87 5 88 -4 89 -2 93 -2 94 -2 98 6 99 -4 101 2 108 2 115 -2 119 2 121 -3 122 -4 124 28 125 -3 129 -2 130 8 134 -4 135 5 138 -2
#crypto	0 -9 11 -2 17 9 78 13 94 -5 117 -2 138 50
#cutoff	0 -3 6 25 7 8 8 2 16 4 17 14 18 3 21 11 27 -2 31 7 35 2 38 -4 43 -2 46 -5 53 3 56 7 57 6 59 2 63 -5 73 4 75 -3 76 8 77 -2 78 2 79 4 80 -2 92 -3 94 5 99 -6 101 -2 103 -2 104 -2 110 -2 111 10 115 -4 124 -4 125 10 128 10 132 -5 135 -3 137 -2 138 -5
#death	0 8 1 6 2 -4 3 -2 4 2 7 3 8 -2 10 -2 12 -2 17 5 19 5 20 -2 24 -2 25 34 26 -2 27 2 28 -2 29 2 32 -2 33 -2 35 4 36 5 38 3 47 -2 48 3 49 -2 61 -2 63 2 64 -2 73 3 74 -2 75 -2 76 -2 78 4 79 7 82 -2 85 2 93 -2 96 -2 101 -2 102 -2 105 -2 106 -3 108 4 109 -3 110 -2 115 -2 117 -2 120 -2 121 4 123 -3 124 -2 125 3 128 3 135 -3 138 3
#deliver	1 14 3 -2 4 -3 7 -11 8 30 9 3 11 -2 17 3 18 -2 20 3 25 2 26 -6 27 4 28 -3 31 -4 33 -3 38 -4 47 -2 51 4 53 3 55 2 61 -2 63 -2 73 7 74 13 76 -5 77 4 78 -8 79 16 80 -2 82 5 90 -2 91 -2 92 14 93 -2 94 16 99 -6 101 8 104 -2 109 -2 112 -2 114 13 121 -7 122 -2 125 17 126 -3 128 -2 130 -2 135 -3 138 -8
#diet	0 -3 1 6 2 3 7 -7 8 5 10 50 18 -7 24 5 25 -2 26 17 27 -2 35 2 73 -2 76 -2 79 -2 122 5 124 -2 134 19 138 3
#diploma	0 -4 2 -3 7 -2 8 3 12 7 17 -6 21 -4 26 -2 36 11 38 47 40 11 53 5 73 -2 76 -4 77 13 78 -2 79 7 92 -3 99 -2 107 -2 124 -2 134 9 138 -6
#director	2 -5 3 -3 7 -2 15 -8 17 6 18 9 19 7 30 -2 31 4 32 2 33 -3 35 2 48 -2 65 -2 73 -5 74 10 75 8 76 5 77 2 78 3 80 -4 83 2 87 -7 88 8 89 -4 90 5 92 -2 102 -10 104 7 105 6 110 2 112 33 113 -2 120 10 121 -2 122 -3 124 6 125 -2 126 -2 129 -4 135 3 137 13 138 -6
#disability	0 -2 2 2 3 4 5 3 6 -2 7 2 9 -2 10 4 11 -2 12 -3 16 -2 17 3 19 4 21 2 23 4 25 -2 26 4 28 -2 29 5 31 -3 32 2 33 26 34 8 35 3 40 -2 48 -2 57 -2 59 3 60 -2 61 -2 63 -2 73 2 75 -2 76 -5 77 -4 78 -6 79 4 81 8 83 3 84 -2 88 2 90 2 91 6 92 -2 97 2 99 -3 101 5 102 -2 104 -3 107 2 110 -2 118 -2 120 -4 121 -2 123 2 125 6 126 -2 127 4 129 -2 134 3 135 -4 137 -2
#doctor	6 -7 7 5 8 -3 10 2 17 -5 18 -2 19 -3 21 -6 22 3 24 -3 26 31 27 27 29 8 34 -2 36 -2 40 2 49 2 57 3 73 -2 76 12 79 -2 80 -2 83 6 100 7 101 15 104 14 107 -6 120 -2 122 -2 123 -2 124 -4 125 -7 130 -2 134 5 135 6 138 -6
#dropoff	0 2 4 -13 5 2 7 14 8 13 10 4 11 8 12 6 17 4 18 -2 21 -2 23 4 24 8 25 -2 26 -3 28 2 30 5 31 -2 32 -3 34 -2 35 -4 36 -2 37 -4 38 5 41 6 49 -2 51 5 53 2 73 3 76 -4 77 9 78 -7 79 26 84 4 92 11 93 -2 94 20 99 -5 100 -4 101 3 104 -2 121 -2 122 -4 125 -2 126 -5 130 -7 134 2 135 -2 136 -2 138 -4
#drugs	0 -8 2 2 4 -4 6 8 7 5 17 -4 21 -2 23 50 25 3 26 2 32 -2 34 -3 36 -2 38 6 44 -2 45 9 47 2 51 11 67 7 73 3 77 -2 79 -4 101 -2 109 -2 124 -2 134 3 138 8
#elder	0 3 2 3 3 -2 4 3 7 -4 8 14 10 -3 13 -3 16 5 17 3 19 -2 21 -4 23 -2 25 6 27 -2 28 -4 29 -2 30 17 31 6 32 5 34 -2 35 24 36 -2 38 -3 44 2 52 2 54 4 56 5 57 10 58 -9 59 -2 63 -2 73 11 74 -4 75 -2 77 -2 78 2 80 -2 82 3 87 -2 88 4 89 -2 95 6 99 -3 103 -2 110 -2 112 -2 114 3 116 -2 117 -2 122 -2 123 4 125 6 129 -2 135 -4 137 6
#empty	1 -3 2 -3 3 17 4 8 5 7 6 5 7 20 8 7 9 -4 10 6 11 -2 12 4 15 2 17 -7 20 8 21 7 22 -5 24 -2 26 -7 27 -3 28 -7 31 11 32 -2 33 -2 34 -2 35 -2 36 -2 41 6 44 8 45 -2 56 -2 57 -3 58 3 59 2 61 -2 73 -2 74 9 75 -4 76 8 79 -8 80 -2 93 -2 100 -2 101 -2 106 3 113 -2 114 -2 115 6 122 11 123 -3 124 -6 125 3 133 14 134 -3 136 7 138 -3
#english	15 4 16 -2 17 6 21 -3 34 6 36 -5 39 43 105 -2 107 9 122 -2 124 -2 138 7
#event	0 -2 7 -2 11 7 14 -3 16 -2 18 -3 21 9 23 -3 27 3 31 3 35 -4 43 2 45 -2 49 2 58 -2 67 11 74 -3 75 13 76 4 77 16 78 -6 79 -5 86 4 89 4 95 4 96 7 98 -2 99 3 100 -2 101 -4 106 6 109 36 117 -2 121 -2 122 -3 123 -2 125 -2 126 -4 129 2 130 5
#evicted	0 13 1 10 3 5 4 6 5 2 7 3 8 2 9 -2 10 2 11 3 12 -3 14 3 16 -2 17 2 19 4 20 2 21 4 22 -2 23 5 24 6 27 -3 28 5 31 3 32 -3 33 4 34 -2 35 -2 38 4 39 -2 42 3 47 -3 50 -3 53 -4 56 -2 57 -4 59 -2 60 5 63 2 73 5 75 3 76 -4 78 5 79 7 80 -5 82 2 91 -2 93 -3 99 6 100 -2 101 -2 104 4 106 4 109 -4 110 -6 111 -2 112 -2 114 -2 120 -2 121 -3 125 -3 126 3 129 -2 130 3 135 2 137 -2
#ex	2 5 7 -2 17 2 21 10 22 6 24 17 26 -2 27 -2 28 11 29 36 30 15 32 -2 35 -2 73 -2 76 -2 77 -4 99 -5 106 -2 110 -2 122 -8 125 -7 135 17 137 12 138 -2
#faith	4 2 11 -5 21 -5 23 -2 36 -2 45 4 47 51 48 23 67 6 73 -4 76 11 77 8 79 -4 98 -2 99 -3 105 -2 109 -2 115 -3 116 -2 120 -5 125 6 132 10 134 -2 138 11
#fight	4 -2 7 -5 28 8 29 40 31 -4 32 15 34 -3 35 -2 36 -2 76 -6 80 16 135 21 138 -5
#food	0 -2 3 -2 7 19 8 6 9 6 10 2 11 3 12 3 13 2 31 -2 32 -2 42 -3 66 3 79 3 80 2 120 -2 129 2 135 2 138 2
#form	0 -2 1 7 2 -2 6 -2 7 -6 8 -2 10 -2 14 15 17 -10 19 -3 21 -2 26 -7 29 -6 30 3 33 -2 34 2 40 5 41 2 49 -5 57 -3 60 -2 63 26 73 -4 74 2 75 5 78 -3 80 9 83 -2 84 -4 85 -2 86 8 96 7 100 -2 102 -2 103 4 104 4 106 17 107 4 109 -2 111 3 114 -2 120 -2 122 20 123 9 124 -2 125 14 128 -2 130 -3 135 14 137 -2 138 -4
#formula	0 -2 7 5 10 40 79 9
#founder	0 -2 2 2 3 5 4 -4 7 -3 13 6 16 -2 17 -4 18 11 19 -2 20 11 25 -4 31 -2 35 -4 40 -7 54 -2 55 5 57 -2 61 2 73 -5 74 18 76 -3 77 3 78 -2 80 6 84 -3 85 -2 86 12 87 5 88 3 89 -3 90 -4 91 -2 92 -2 99 -3 106 -6 109 3 112 -2 113 34 114 24 117 -3 118 -2 121 -2 122 14 124 -2 125 -2 126 -4 135 -2 138 3
#freetime	4 2 5 -2 8 -2 9 5 17 5 18 -2 19 -2 21 6 23 -2 24 2 25 -2 28 2 30 2 35 -2 42 4 43 -3 44 4 45 -3 54 5 56 -3 57 -3 59 3 63 -2 65 3 67 3 73 11 74 -4 75 -2 76 6 79 -4 80 2 82 -2 84 5 85 2 87 5 88 -3 89 -2 90 4 91 -3 92 -2 94 2 96 -3 99 -3 101 3 102 -3 103 -2 104 -2 105 -2 106 7 109 -2 110 4 111 2 112 -3 114 3 115 -2 116 -2 120 -2 121 3 122 -3 124 5 130 2 131 -2 133 -2 134 -2 135 7 137 -2 138 7
#fridge	3 10 7 43 25 -3
#fun	0 -2 14 -4 17 -7 26 -2 44 15 75 9 109 8 110 -2 113 16 138 43
#furniture	0 8 1 7 2 -3 3 31 5 -2 6 -3 7 6 8 3 9 -2 10 -3 11 2 13 -2 17 2 19 -2 20 -2 21 5 23 2 25 8 26 -2 27 -3 31 -3 32 -2 49 7 52 8 55 -3 76 -7 77 7 78 2 79 18 80 -2 83 -2 92 9 93 3 94 -2 95 -2 96 3 99 -2 100 -2 101 6 104 6 106 -2 109 4 122 -2 123 -3 124 -3 125 -3 128 -6 133 8 134 -3 137 3 138 -2
#give	0 -2 3 -4 4 -5 5 -3 6 -2 8 -2 12 -2 18 -2 19 -2 21 -2 24 -2 25 -2 26 -2 31 3 34 2 44 -2 57 -3 60 4 63 -2 73 5 77 8 78 24 79 13 80 2 93 8 94 9 95 8 96 10 99 -2 100 -2 104 -2 106 -5 109 -3 110 -2 112 -2 122 -2 124 -2 125 -3 126 -2 128 7 129 12 130 11 133 3 137 7 138 -3
#grades	1 8 4 -2 6 3 11 -4 18 -2 19 2 21 10 25 -3 26 -2 28 5 31 -4 33 -2 34 -4 36 36 37 4 38 7 39 -3 40 -2 41 -2 42 -2 57 -2 58 12 60 -5 73 10 75 9 80 -2 82 -2 99 -7 100 -2 104 10 115 -5 121 -3 122 5 125 11 137 10 138 12
#grandchild	10 5 17 -2 30 48 31 -4 32 6 35 -3 37 8 57 19 73 -2 135 -12 138 -2
#group	7 -3 8 -2 9 -2 11 5 12 2 14 -2 16 -3 17 -2 20 -3 26 2 27 -3 28 2 30 2 31 8 34 6 35 -2 36 6 37 -3 38 7 39 2 40 6 41 5 42 3 44 -2 45 4 47 -2 49 -3 61 4 67 3 73 7 74 7 75 4 77 7 80 -2 92 -2 100 3 104 3 106 -2 109 -3 110 2 112 6 117 -2 121 -3 122 -2 123 2 124 -2 125 -3 126 -2 135 -3 138 2
#grow	0 -3 2 -6 3 4 7 -6 8 3 13 31 17 7 18 -2 19 -5 20 -2 21 3 31 -2 33 -2 35 -2 43 -2 50 10 52 34 73 12 75 9 77 -2 79 5 80 -2 99 -4 134 -2 138 5
#holiday	7 10 8 -5 9 10 11 7 17 -2 25 12 28 -2 31 22 35 -3 45 -8 73 5 74 -2 76 -7 77 11 78 15 79 -3 92 -3 94 -3 99 13 109 8 123 -2 125 -2 138 18
#home	0 13 1 9 2 27 3 12 4 -4 6 6 7 -5 8 7 9 -3 10 -2 13 2 16 6 20 -2 21 -6 24 5 25 -7 31 3 32 -2 34 -2 35 -5 36 2 41 -2 42 -2 43 7 45 -2 47 2 49 -3 52 3 56 11 57 -2 59 5 60 -2 64 12 65 -2 66 -2 69 -2 72 -2 74 -2 75 -2 76 4 77 -3 78 -2 79 -2 83 -2 85 6 90 -2 91 9 92 -2 93 -2 94 2 99 -4 100 3 101 2 106 -4 108 -2 109 -3 110 -3 112 -3 114 -2 116 -3 117 3 121 -3 122 -2 123 -2 124 -3 125 -3 126 -2 130 -2 132 -2 133 -2 135 -3 137 4
#homeless	0 36 1 3 2 8 3 8 5 -8 7 -3 8 -2 9 -2 10 -3 11 -2 17 -4 18 -2 19 -4 21 -2 24 -2 25 -2 27 -2 28 -2 31 -3 32 2 34 -2 35 -2 36 -3 39 -2 43 -6 46 7 47 -3 50 11 53 -5 55 4 56 -6 57 12 59 -4 60 -2 61 -2 75 -3 76 -2 77 9 78 -4 79 8 80 6 90 3 91 -2 92 -2 94 -2 95 -2 100 6 101 -2 102 19 103 -3 104 -2 105 11 106 18 107 2 109 -3 110 6 111 -2 112 -2 116 -2 119 7 121 -2 122 -3 123 -2 125 5 129 -2 135 -5 137 11
#hot	0 -4 2 -5 3 -2 4 7 6 3 7 -8 8 -2 9 12 11 -4 25 -2 35 -2 42 -3 49 3 50 14 54 9 56 42 73 4 75 10 124 -2 138 8
#household	3 47 5 7 6 -3 7 10 9 14 12 8 13 6 16 -3 17 -5 18 4 21 -6 25 -2 49 17 61 -2 73 -2 76 4 77 6 78 -10 79 22 92 -2 115 -2 121 -2 125 -2 130 -5 138 -2
#hungry	7 48 11 9 29 -4 31 -6 80 22 130 -2
#hurt	0 -2 1 -2 2 -2 3 -4 4 -2 6 4 8 2 9 6 17 4 19 14 20 -2 21 -2 22 8 23 5 25 2 26 4 27 6 28 -2 30 7 32 -2 35 -4 37 2 39 -6 49 9 54 -8 55 19 56 3 57 2 58 2 63 -3 73 -5 75 -2 76 -2 93 11 95 10 102 -3 105 -2 107 8 122 -2 123 3 125 -2 134 -6 137 5 138 2
#identity	8 -5 16 4 17 -2 18 9 25 -7 26 -2 27 -2 40 10 73 -2 76 -3 77 -3 78 -3 79 -2 80 -2 83 16 90 -4 91 2 100 -7 106 -4 109 -2 115 19 122 -2 125 33 128 8 135 7 137 12 138 22
#insult	0 2 4 2 6 2 17 7 20 4 21 3 22 4 29 10 32 -5 36 5 51 5 53 4 73 -2 76 -2 78 6 79 -6 105 -2 109 -2 116 -13 122 4 136 37 137 -2 138 9
#insurance	7 -5 17 -7 22 16 24 2 26 41 27 -2 31 3 35 -2 63 7 78 -5 110 6 125 10 130 8 134 -6
#interview	4 -9 15 48 17 -3 21 -3 39 -5 75 16 112 -2 138 -2
#job	0 -2 2 3 4 -9 7 -3 8 -3 11 -2 14 9 15 4 16 11 17 29 18 9 19 -3 20 15 21 -3 25 -4 26 -2 27 -4 31 -2 32 -2 34 -2 35 -5 36 2 55 -2 65 13 67 -2 68 -2 69 -2 72 -2 74 -4 76 7 77 -2 78 -2 79 -3 80 -3 82 -2 85 4 87 4 88 -3 89 -3 90 -2 91 -2 92 5 93 -2 97 -2 98 2 100 -3 101 -2 102 -2 104 -2 105 2 106 -2 108 -2 109 3 110 3 112 3 116 6 117 -2 118 7 120 22 121 -4 122 -7 124 -4 127 5 135 5 138 -8
#jobloss	0 6 1 12 7 9 8 -2 17 40 21 -3 23 9 34 -3 38 13 40 -2 122 -2 124 -2 135 8
#landlord	0 -4 1 38 2 6 8 -2 15 12 17 -2 19 -7 21 -10 29 -7 49 -2 73 -5 76 9 77 8 78 -2 79 -3 105 -3 106 -6 110 13 112 26 122 -2 124 -2 126 -2 135 20 137 -2 138 -3
#language	7 -2 16 -2 21 -2 22 7 23 10 26 10 38 2 39 12 57 6 58 -2 63 -2 73 10 80 -2 83 -2 99 -2 105 -3 106 -3 107 46 122 -4 123 -2 131 -2 138 17
#law	0 2 1 4 17 -4 18 8 19 -2 21 4 22 2 23 4 24 -2 26 -2 27 2 28 9 29 -2 30 3 31 -3 33 -2 36 -2 44 -2 46 4 48 -2 58 2 76 4 79 10 80 -2 93 -4 98 4 99 6 101 -2 106 -3 110 -6 112 -2 115 6 120 4 121 4 124 -5 125 2 130 7 131 -3 135 36 138 3
#legit	18 10 21 -2 32 5 37 5 60 8 76 7 77 -2 105 15 110 -2 115 42 116 6 117 -4 123 -2 124 5 137 8 138 4
#make	0 2 2 -3 3 10 4 -4 5 7 6 -4 8 -2 10 -2 11 -3 12 -7 14 3 16 12 17 -5 18 4 19 4 20 -6 25 -2 26 -2 27 -2 34 -2 36 -3 38 -2 41 7 44 -2 49 42 54 -2 55 -3 56 -4 57 -3 59 -2 61 4 63 9 67 -3 73 4 76 2 77 9 78 -4 79 8 80 -2 91 -2 92 -2 93 8 94 3 96 9 100 4 101 6 102 -2 109 -2 110 -2 111 8 116 -3 122 -3 125 -3 128 -5 135 6 138 5
#marriage	0 -2 1 -3 3 -2 17 -4 19 -3 22 -15 24 19 28 11 29 41 35 5 73 -2 76 9 105 17 112 -3 122 -4 137 17 138 -4
#math	0 -2 1 7 2 -2 4 2 6 -6 8 6 9 6 10 -2 12 -2 17 -2 18 9 19 -8 26 -2 27 3 28 -5 30 -2 31 -2 32 -2 34 5 35 -2 36 -5 39 -4 47 7 49 -2 52 -2 54 4 55 -3 56 -6 57 7 59 -3 60 3 61 -2 68 10 73 6 75 10 76 -2 78 -3 79 -3 80 10 94 7 101 -2 102 -4 103 3 104 -2 105 7 106 -3 121 -3 122 9 123 13 124 4 129 7 130 -2 137 -2 138 25
#meal	0 -2 4 5 6 4 7 23 9 38 11 23 12 7 16 -2 31 -7 34 -3 36 -2 38 -2 42 -9 47 5 56 2 73 7 76 -2 99 5 101 -2 124 -3 126 -3 138 -4
#medicine	1 2 2 5 7 -2 26 29 35 4 78 -2 79 -2 94 -2 122 -5 124 -6 125 -2 134 53 138 -5
#memory	73 12 78 40 79 -3 99 -2
#mind	1 -2 2 -3 4 -2 6 -3 7 -2 17 -2 21 24 22 42 24 -2 25 -3 26 7 28 8 29 4 31 -3 32 -3 34 -2 43 4 46 -2 65 -2 67 16 68 -2 69 -3 71 -2 72 -2 73 -2 74 3 76 2 80 -2 88 -2 102 -2 104 -2 107 -6 110 -3 112 4 114 -4 119 9 121 -3 124 -2 130 5 131 9 133 9 138 6
#money	0 2 1 4 2 -2 4 -3 6 -2 8 -2 9 -2 10 -2 11 -2 12 5 13 2 16 4 17 2 18 -2 19 22 20 4 21 -3 25 -4 27 2 28 -2 33 -2 34 -2 36 -3 38 -2 40 11 57 -4 59 -2 60 13 61 -3 63 -2 73 -12 74 -2 77 -2 78 25 79 -3 80 -5 82 -2 85 -2 87 2 99 -2 100 -3 106 -2 109 10 110 -3 112 -3 113 -4 114 7 118 15 120 -4 121 -3 122 -3 123 -2 124 6 125 -5 129 23 130 12 136 -2 137 6 138 2
#month	0 5 2 10 3 2 6 -10 17 3 25 2 31 -3 38 -12 40 19 41 15 42 20 56 10 79 -2 106 -6 109 4 126 -3 138 -5
#music	1 -2 2 4 6 -2 7 -2 8 -2 15 5 16 -2 17 -3 21 -3 25 -2 27 -2 31 3 33 -2 35 -2 36 7 37 -3 43 8 44 35 45 28 47 -4 49 -3 56 2 57 -3 73 4 74 -2 76 -2 77 -2 78 2 79 5 80 -3 83 3 84 -2 85 -2 91 -2 97 7 99 -4 110 15 111 4 117 3 121 2 122 -2 125 -2 134 -2 135 7 137 3 138 12
#need	0 -2 2 4 7 2 16 2 17 3 73 4 75 3 78 2 79 2 80 2 81 2 91 2 122 3 123 2 124 -2 125 3
#neighbor	0 13 1 -2 2 12 3 -2 8 8 10 -2 13 -2 18 -2 21 -2 25 16 26 -2 31 22 32 -3 33 4 39 -7 52 2 57 -6 58 -4 63 -5 73 2 74 16 76 -2 77 3 79 -3 80 9 86 -3 88 -2 89 -3 104 -4 105 -2 106 -2 107 10 112 -7 122 -8 123 25 125 -2 137 14 138 -3
#night	0 26 1 -2 2 -3 3 -12 4 -8 7 2 9 7 11 -2 12 -2 18 4 23 3 28 7 31 -2 32 -2 35 5 38 4 39 4 52 -2 57 -2 63 -2 76 -7 79 7 99 4 102 -2 106 -4 109 7 119 18 122 -2 129 7 131 12 133 8 134 -4 138 5
#offer	3 -2 7 -3 8 2 11 -2 13 -2 17 -2 18 -2 32 -2 36 -2 57 -2 73 5 76 6 77 -3 78 3 79 -2 80 5 82 3 88 2 93 2 94 2 99 3 100 -2 101 3 112 -2 116 3 121 3 122 2 124 3 125 4 137 -2
#online	0 -3 1 -2 2 -3 6 -4 7 -3 8 -2 12 -2 16 -2 17 -3 18 2 19 2 21 -2 24 -2 25 -3 26 -4 28 -2 30 -3 31 -2 32 -2 44 -3 49 -2 57 26 59 21 60 14 61 7 63 13 75 13 76 -3 78 5 79 -6 80 -2 84 -2 85 6 99 -2 100 -3 102 7 103 19 104 2 105 -2 108 7 110 -3 111 5 115 -3 116 -3 117 10 119 8 121 -3 122 -6 123 -4 124 -3 125 -2 130 3
#open	0 6 2 7 3 -9 4 4 5 -6 6 -2 7 -2 9 -4 11 4 13 -3 16 -2 17 7 18 11 19 8 21 -3 22 -3 31 -4 34 -2 35 -2 36 -4 43 14 44 -3 47 4 52 -3 60 8 73 -3 74 10 76 3 77 -2 78 -2 79 3 89 -2 93 7 99 33 100 -4 109 -4 112 -2 114 9 120 10 126 -2 130 -3 138 10
#outgrew	0 3 2 13 4 31 5 -3 7 13 10 -2 17 3 21 -2 25 -2 26 -2 28 -2 31 -2 35 6 43 -2 44 -2 47 -2 73 -2 74 -6 76 7 77 -2 78 -5 79 14 88 -2 89 9 92 -3 94 -2 100 -4 109 -4 122 6 129 11 130 -2 135 11 137 -4 138 3
#owner	0 6 1 -3 2 7 3 3 4 -10 7 -6 13 11 17 7 18 16 20 4 21 -3 26 -2 27 -2 29 -2 30 -3 31 4 32 3 33 -3 35 2 44 6 49 15 58 3 61 4 73 -5 74 7 76 9 77 2 78 -3 79 -4 80 -2 83 5 84 7 85 -2 88 -2 90 -2 93 -2 110 2 112 11 113 -2 114 -2 122 -3 124 7 129 -5 130 -2 135 7 138 -10
#parent	0 -5 2 4 7 4 8 3 12 -2 16 -4 19 5 20 -2 21 3 25 7 28 27 29 6 31 -3 32 3 33 -5 34 7 35 10 36 6 38 3 40 -2 41 6 48 -3 55 2 58 2 60 2 61 -3 65 -2 66 -2 68 -2 69 10 71 -3 72 -2 73 2 75 -3 76 -5 78 -2 79 5 80 -2 82 -2 83 4 98 -5 101 -2 103 -2 104 -2 105 -8 107 -3 108 5 111 6 114 -2 116 -2 118 5 121 3 122 3 125 -2 127 3 133 -2 135 -2 136 -2 137 8 138 2
#partner	1 -2 4 -2 7 -3 17 -2 18 -2 23 10 25 -2 28 -4 29 9 35 -2 47 -2 73 13 76 35 78 12 79 -2 80 -2 82 -2 85 -2 97 15 98 30 105 -2 106 -7 109 -6 112 12 115 -4 117 -3 118 18 121 -3 122 -2 123 8 124 -4 125 -3 135 -3 137 -2 138 -5
#payday	0 -3 1 2 2 5 3 -5 6 2 7 6 8 -2 9 -2 10 -5 17 6 18 4 20 17 22 2 26 5 27 -2 40 4 59 -2 60 2 61 4 73 -2 74 -7 75 -3 76 -3 78 10 79 -4 80 -2 83 8 87 15 88 -2 89 -6 93 -2 97 5 99 -2 101 -2 103 -2 105 -2 106 7 108 6 112 -3 120 16 122 -3 124 5 125 6 126 -2 130 7 134 -2 135 4 137 2
#pet	0 11 7 -7 8 -3 10 -2 11 -2 21 12 25 4 27 -2 47 -3 51 -11 55 7 76 4 106 -3 125 13 138 44
#phonething	6 -3 7 -2 8 -2 17 -4 18 -3 19 -2 21 -5 23 -2 24 4 25 -2 26 -2 28 -2 31 9 32 -5 35 -2 36 -12 37 -2 48 -2 49 -8 57 20 58 15 59 16 60 8 63 28 73 6 76 -3 78 -6 79 2 80 -3 82 -3 93 -2 95 15 96 -2 100 3 101 -2 102 25 104 9 105 9 106 -2 110 -2 119 -3 121 -4 122 6 124 -8 125 -3 128 -2 129 -6 130 -9 135 -2 137 15 138 15
#place	0 3 2 2 3 -2 7 -2 8 -2 17 -2 21 -5 35 -4 73 8 74 24 76 3 78 -3 80 10 89 -2 94 5 99 -2 100 14 109 4 110 -6 114 -2 115 10 121 -2 122 -2 125 -3 126 41 134 -2 138 14
#press	1 -2 2 2 3 2 4 6 7 -2 14 -2 15 6 16 4 17 2 18 -2 20 3 23 -3 25 -2 26 -2 28 3 32 -2 35 -3 36 4 37 -3 41 -2 44 5 50 4 60 -2 61 -2 73 -6 74 -5 75 38 76 -7 77 -2 78 -3 79 3 83 3 87 -2 88 -2 89 5 91 -3 93 6 97 21 98 -5 100 -2 104 7 106 5 108 5 109 -3 110 5 112 -2 113 6 114 11 116 -2 117 -2 118 -2 121 -2 122 -2 125 -3 126 4 128 -2 130 -2 135 3 137 -5 138 6
#prompt	1 -5 18 -2 21 -2 41 -2 57 -4 59 -8 60 5 63 5 73 -4 75 -12 76 19 77 -10 78 -2 90 -2 91 18 92 -3 97 19 99 -2 100 -2 102 -7 103 -2 105 13 109 -4 112 2 122 22 124 -4 125 16 134 -2 137 38 138 8
#provider	32 -2 59 51
#quiet	0 -4 1 3 2 -3 6 4 7 -3 8 -2 10 -2 12 -2 17 -8 19 -2 21 -3 25 7 31 -3 33 9 35 -8 45 6 47 40 55 5 73 -16 76 -2 79 -2 80 -3 82 -2 83 7 85 7 99 10 101 8 102 -2 105 -2 106 8 122 -2 124 17 125 9 131 -5 133 14 134 -4 138 3
#read	0 -3 1 6 4 -2 10 -4 14 6 22 4 24 12 26 -3 27 -3 30 -5 31 -2 33 -3 36 -10 37 44 41 12 42 5 44 -4 62 4 73 5 75 -7 77 -2 78 -3 79 12 80 -2 90 10 91 -2 93 -2 94 -4 104 -2 110 6 115 -6 124 -2 128 7 135 -3 138 12
#record	0 -3 1 -3 2 5 3 -4 4 5 7 -2 15 8 17 37 19 2 21 -2 23 -2 26 -6 45 -5 49 -3 73 4 74 2 75 -5 78 3 79 -2 82 -2 83 24 84 -2 85 -3 87 -3 88 10 89 -2 106 -2 110 3 111 7 112 2 120 -2 122 -2 124 6 125 7 130 3 135 9 137 4 138 -10
#relative	0 -2 1 -2 3 -2 4 2 6 -2 11 -2 19 -2 21 -2 25 9 26 2 28 11 29 6 30 8 32 7 33 3 35 8 37 2 44 3 58 2 61 3 74 -2 76 -2 77 -2 79 2 80 -3 82 3 98 3 101 -2 105 -2 106 -2 107 3 109 -2 112 2 121 -2 122 -3 123 5 133 -2 135 -2 137 5 138 4
#rent	1 47 2 18 6 -3 7 5 11 -2 17 -3 19 -8 26 -2 35 -3 36 -2 73 -2 76 9 78 -2 110 -2 118 -2 122 -6 125 -2 135 12 138 16
#resume	5 10 6 9 7 -6 14 46 17 -3 32 -2 37 -3 49 -5 75 20 76 -3 109 2 120 10 126 13 127 -2 138 -7
#ride	0 9 1 3 3 -3 4 -2 5 -2 7 -5 8 7 17 -2 18 3 20 4 22 -3 25 -2 26 -2 27 24 28 3 32 -2 35 -4 44 -2 49 -2 73 7 76 6 77 4 78 -4 79 6 80 -2 83 4 90 6 91 3 92 5 94 4 96 4 99 -2 100 8 101 10 105 -2 106 2 109 -2 112 -2 120 -2 125 -3 126 -3 129 -2 135 -2 138 9
#river	23 -4 31 -2 51 39 73 2 136 -5 138 4
#rolemodel	0 3 1 2 2 -2 3 -4 4 -2 6 -2 8 3 9 -2 10 -2 14 4 17 -7 18 -2 19 -2 21 -3 23 -3 24 3 25 6 26 6 27 5 31 -3 32 27 33 -2 35 4 36 8 38 -2 41 -2 46 -2 51 3 52 2 56 4 57 3 58 -2 59 -2 60 3 73 11 74 2 75 -4 77 -2 78 3 80 -2 82 -2 83 -7 84 -2 85 -2 86 4 87 -2 88 7 89 -3 90 2 91 -2 93 -2 94 7 97 -2 99 7 100 -2 101 5 102 -2 103 -5 104 -2 106 9 108 -7 109 6 110 -2 111 -3 113 4 114 -2 115 -2 116 -2 117 -3 120 -2 121 -2 122 8 123 2 124 -4 125 -3 126 -5 129 -2 130 -3 131 7 133 6 135 -2 136 2 137 3 138 -4
#sad	0 4 1 -2 2 -5 6 -3 8 2 9 5 11 4 12 5 13 -3 14 4 15 6 17 3 18 -2 19 -2 21 42 22 2 24 -5 26 -2 27 3 28 5 30 -2 31 -3 32 -4 33 6 34 4 35 -2 36 2 38 -3 44 3 45 -2 52 -2 56 8 57 -3 58 2 59 -3 60 3 63 -4 73 -7 76 -4 78 -2 79 -2 80 -2 82 -2 84 7 99 -2 100 -2 101 -2 102 12 104 -2 105 -2 106 5 108 -2 110 -3 112 -2 115 2 116 -2 119 9 121 -2 122 -2 125 7 126 2 128 -3 129 -3 130 2 136 -2 137 5
#scam	19 -4 32 -2 58 -7 60 51 61 -2 115 10 136 15 137 10 138 -2
#school	2 3 7 -4 9 -3 11 10 16 -5 17 -3 18 3 21 -2 23 -3 26 2 27 -4 34 15 35 -2 36 12 37 13 38 10 39 3 40 6 41 9 42 4 45 3 49 -4 57 3 58 6 59 2 61 2 67 3 73 5 74 -3 75 2 77 2 79 -2 80 -2 99 -6 106 -2 109 -2 110 3 117 -2 121 -2 122 -3 123 3 124 -2 125 -3 135 -3 137 -2 138 4
#schoolthing	5 16 7 -3 11 -2 28 -2 31 -3 34 -2 36 -5 38 -2 41 45 43 5 46 -2 63 -3 73 -4 76 20 77 12 78 -5 79 14 122 5 137 -2 138 5
#scraps	0 -10 3 16 7 -5 13 -3 51 -4 52 -8 53 54 55 7 75 9 76 8 79 -9 117 9
#season	1 -5 2 -2 4 11 6 -2 7 -10 9 -9 10 7 11 28 17 -4 29 3 31 -8 33 -3 35 3 37 -6 42 34 47 5 56 5 61 -2 73 2 121 -3 122 3 135 12 138 -2
#secret	0 5 1 -3 2 6 6 2 7 -2 9 -2 10 3 12 4 15 3 16 -2 17 2 18 2 19 -2 27 -3 28 2 29 3 30 -4 32 -2 35 -3 39 3 40 2 43 -3 47 -2 50 -2 57 6 58 -2 59 -2 61 -3 63 4 66 2 67 2 68 3 69 3 70 2 71 2 72 3 74 -3 76 -2 77 -3 79 -2 80 -5 81 4 92 -2 93 3 94 -2 96 -2 99 -3 100 5 103 -2 104 -2 105 -3 109 -2 110 18 111 3 112 -2 113 -2 115 2 116 -2 120 -2 122 -4 123 5 124 -3 125 -5 129 -2 133 5 134 -2 135 -2 137 2 138 7
#sell	1 9 2 5 3 -2 4 -9 8 10 10 -9 18 31 19 -4 24 9 26 -3 35 4 57 -5 59 -2 63 -6 73 -4 75 -2 76 4 77 -2 78 -4 79 -2 90 -2 91 8 93 13 99 -2 100 -2 105 17 110 -2 111 -2 115 -2 118 14 121 -4 122 6 124 13 125 -2 129 -3 134 -2 135 -10 138 6
#sentform	0 -2 1 -2 2 -2 3 -7 5 -5 6 3 7 -5 8 -2 10 -5 17 5 19 -2 20 -2 24 -2 25 -4 26 -3 27 -2 32 -5 34 4 36 2 41 5 52 3 57 4 59 -3 60 6 63 12 73 3 74 -2 75 -2 78 7 79 -2 80 -2 82 -3 83 13 84 -3 85 -4 86 11 87 -2 89 4 92 9 99 -2 101 -2 102 6 103 2 104 5 106 18 107 2 110 -2 112 7 122 12 123 15 125 -4 129 -2 133 -2 134 8 137 2 138 -6
#shoes	4 43 17 -2 18 -4 20 29 31 -2 34 -2 75 -6 78 -2 79 17 110 -2 120 -3 138 12
#shopping	0 2 2 -2 3 4 6 -7 7 8 8 12 15 2 17 -8 18 13 19 4 23 -4 27 9 29 -4 46 4 63 -2 73 3 75 -2 76 -7 77 5 78 -5 79 3 80 -2 99 -10 101 -3 102 -3 110 4 120 -4 122 4 124 3 129 16 130 7 135 13 138 27
#sleep	0 33 1 2 2 -4 3 21 4 5 6 8 7 -4 8 4 9 -2 10 -2 11 -2 13 -4 17 2 21 14 25 -2 26 -2 27 -4 28 -3 29 7 31 -2 33 -2 35 10 39 2 51 -2 56 3 73 -4 74 -2 76 -7 78 -3 79 4 80 -2 94 -3 100 -7 101 -3 106 -2 108 10 110 6 113 7 117 -2 122 2 134 -2 137 14 138 -5
#smallest	4 3 73 -6 78 -2 79 -11 82 11 84 7 94 14 109 -2 125 15 129 -4 130 37 138 -4
#soon	0 12 1 -2 2 10 5 -7 8 -3 9 -3 10 -2 11 -2 12 8 16 7 17 10 20 -2 21 -2 23 4 25 -2 32 -2 35 -2 49 -2 57 -2 61 -2 67 -2 73 -4 74 4 76 -2 77 -9 78 -2 79 10 80 -3 82 -2 84 -7 85 -3 86 14 88 -2 89 -2 90 17 91 -3 92 -3 93 -2 98 10 99 6 100 4 106 17 109 13 110 -3 114 -2 122 -5 123 -2 125 -2 131 3 133 12 137 -3 138 3
#spare	1 -2 2 -3 3 -3 4 -3 5 5 7 -2 8 -2 10 -4 13 -2 18 2 19 -2 27 -3 28 -2 30 -2 31 3 32 4 35 -4 41 -2 51 8 52 -3 53 -5 57 3 58 -7 63 -2 73 2 74 -4 76 7 77 -3 78 -3 79 24 80 4 81 3 82 2 84 2 85 -2 88 2 89 4 90 2 91 3 92 -2 93 2 94 4 95 12 97 5 100 -3 101 -2 102 -2 109 -3 114 2 117 2 121 5 125 5 126 -4 129 14 131 -2 135 3 138 4
#sports	3 -5 7 -2 17 11 19 6 21 11 32 -2 33 -3 38 4 61 13 65 11 73 7 76 -10 78 -2 79 -2 80 12 85 -2 87 8 88 -2 89 -2 98 -2 99 3 100 9 109 -2 110 -2 112 13 115 6 116 -2 118 -2 120 -2 121 -2 125 -2 126 -4 131 10 135 -2 138 22
#status	12 -2 17 -3 18 7 26 -8 36 -2 39 9 40 8 41 -2 43 -2 44 -2 46 8 67 -2 73 -2 99 -3 106 5 115 14 122 -2 125 44 135 21
#step	0 10 3 -2 23 13 28 44 32 8 35 -4 68 16 122 10 127 -2 138 -7
#subject	4 -2 7 -2 11 -2 14 12 17 -3 25 -2 31 -3 32 -3 33 -2 35 -2 36 37 37 14 38 3 40 2 41 3 42 5 44 3 45 -2 73 10 75 -3 80 -2 114 17 122 -4 128 -2 138 22
#symptom	10 -3 25 5 26 10 55 4 134 50 138 -3
#talk	0 -2 1 -2 2 -4 6 -2 7 -2 8 -3 15 4 17 -2 18 -2 19 -2 21 23 22 4 25 -2 26 3 27 -2 28 4 29 6 30 2 31 -2 32 6 33 5 35 -2 39 9 41 5 47 -14 48 17 57 3 59 -2 60 -2 61 -2 62 2 63 -3 73 2 75 2 76 -5 78 -2 79 2 80 -2 98 -4 99 -3 100 -5 101 7 102 -2 103 -3 104 7 105 17 107 13 108 4 109 -4 110 -3 111 5 112 -2 116 11 118 3 120 -2 121 3 122 2 123 -3 125 -2 127 3 133 3 134 -2 137 5 138 -2
#taxes	3 -4 4 -4 6 -6 7 -2 14 5 17 -5 19 16 21 -3 25 -2 26 -3 36 -2 37 -4 60 7 61 -4 62 3 75 11 76 -2 78 -4 79 -2 80 -2 93 -4 94 -3 96 21 102 -9 103 14 104 11 105 -2 112 -2 115 13 121 -2 122 3 128 33 129 -2 130 -3 135 10 138 10
#teen	0 -2 4 -2 12 5 21 6 22 5 28 6 31 16 32 34 36 -3 42 2 61 4 73 12 82 13 83 6 85 -5 121 -8
#toiletry	0 -3 3 -2 4 -3 5 54 7 -5 17 -2 26 -3 35 -2 58 -2 63 5 75 -2 77 8 78 -3 79 17 93 10 95 10 99 -2 125 -2 135 -2
#tool	4 12 13 -4 17 -8 18 -2 20 39 49 8 52 10 62 11 74 6 79 2 89 -2 93 -2 112 13 116 -2 120 -2
#trade	11 -2 16 52 17 6 18 7 34 -2 36 -3 38 -3 40 17 76 -2 115 -3 125 -2 138 13
#trader	2 -2 8 -3 10 10 16 -2 18 4 22 14 26 15 27 4 35 -2 38 -3 40 9 57 6 73 4 75 6 76 18 91 -2 97 3 100 -2 101 -3 104 -2 107 -4 122 -2 124 -2 125 -5 135 7 138 4
#trash	0 3 51 39 53 6 73 -3 79 -6 94 -7 136 -5 138 11
#tree	0 -6 2 -2 4 -6 6 -7 9 -2 13 -4 17 -2 34 -2 50 44 52 -7 55 3 56 22 73 13 76 -4 79 12 100 -5 124 -2 138 -2
#trivia	0 -2 2 3 4 5 6 -2 7 -2 8 -2 14 5 17 2 19 -2 22 -2 25 3 26 -2 27 3 28 -2 29 6 31 5 32 2 36 -3 37 -4 43 -5 44 -2 55 2 57 -3 65 -3 74 -4 76 3 77 -3 78 -5 79 -9 80 -3 82 -2 83 3 87 -4 88 5 92 4 93 -2 94 -3 95 -2 96 5 102 3 103 7 104 4 110 5 112 18 113 8 114 2 115 -2 116 3 117 5 118 9 119 5 120 -5 121 -2 122 -3 123 -2 124 -3 125 9 128 -4 134 -2 135 -2 137 7 138 25
#unsafe	0 -4 1 9 2 2 15 2 19 -2 23 2 24 36 26 -7 27 14 28 9 29 -6 31 5 33 -4 62 2 63 -2 73 -2 75 -3 76 -2 78 -12 79 -7 82 -2 101 -3 104 -2 110 22 116 -2 121 -2 122 -2 125 7 130 15 134 2 135 2 138 5
#utility	0 -2 1 -2 4 -2 6 41 9 -3 12 2 17 -2 19 -2 26 2 27 4 49 -2 50 6 59 2 78 3 79 5 96 4 106 3 121 -2 122 2 124 -4 125 3 128 3 130 -2 138 14
#volunteer	16 -2 17 -4 28 -2 31 -3 32 -3 34 5 36 -2 44 -3 47 -2 59 5 63 -3 73 23 74 -3 75 -4 76 8 77 -3 78 2 79 -2 80 -2 81 3 82 17 83 16 84 22 85 27 86 19 88 -2 89 2 99 -3 102 -3 104 4 105 2 106 -10 110 5 112 -2 114 -3 119 -2 121 8 122 -8 123 -2 124 -3 125 -4 127 7 130 -2 131 -2 134 -2 138 -2
#wait	2 -4 7 -2 8 -2 15 10 17 11 19 8 24 -2 25 -3 26 4 27 4 28 -3 34 -2 35 -2 36 -6 38 5 41 4 47 -3 60 13 63 -2 73 6 75 -2 76 -2 77 -4 78 -5 79 -4 80 3 86 6 98 4 99 -3 101 8 102 11 104 -4 105 11 106 32 108 -2 110 8 111 -2 114 -3 116 4 117 -2 121 -2 122 5 123 -4 125 2 128 -4 130 -2 134 -2 137 -5
#weather	4 4 9 -5 11 7 50 13 56 19 138 40
#weekday	0 10 2 -2 3 7 4 -7 6 3 8 -2 9 10 11 6 17 -7 18 2 20 6 21 -4 25 -2 26 -2 27 4 28 -5 29 3 31 19 32 -5 33 -3 37 2 41 2 48 14 51 13 57 -2 58 -2 73 21 76 -3 79 -10 80 -3 82 -4 94 9 99 20 101 -2 109 14 115 -2 123 2 124 -7 131 -2 135 -2 138 -9
#where	2 -3 4 -2 5 -6 9 -2 17 2 35 5 43 -7 46 10 50 9 57 -2 76 -2 77 14 78 -2 79 -4 80 -2 100 43 103 9 106 -2 122 5 125 5 137 19 138 -4
#without	1 4 3 2 6 3 7 5 8 5 10 4 11 2 17 4 21 5 24 4 25 3 26 3 27 3 28 2 33 2 34 5 38 2 39 2 63 4 73 -7 76 -3 77 -2 93 5 94 -2 99 -2 100 -2 101 2 102 -2 104 -2 105 2 106 2 109 -2 115 3 116 -5 120 -2 125 2 134 -3 138 -5
1 dollar	130 5
1-	2 7 17 -6 78 -2 129 9 130 5 138 -3
1-dollar	130 2
10 a	17 5 73 -4 82 10
10 year	31 5 79 -6 82 -3 95 6
10-	3 -5 7 4 17 4 31 7 32 -3 44 -5 73 -4 78 -2 79 -6 82 14 95 5 121 -3 124 -2 129 14 138 9
10-a	17 3 73 -2 82 5
10-old	31 3 79 -3 82 -2 95 3
10-year	31 3 79 -3 82 -2 95 3
100-	7 -3 56 2 78 13 129 3 130 -2 138 27
1000-	2 15 10 -4
1000~	2 15 10 -4
100~	7 -3 56 2 78 13 129 3 130 -2 138 27
10th-	19 9 36 5 78 -2 138 -2
10th~	19 9 36 5 78 -2 138 -2
10~	3 -5 7 4 17 4 31 7 32 -3 44 -5 73 -4 78 -2 79 -6 82 14 95 5 121 -3 124 -2 129 14 138 9
11 year	31 8 32 -2 61 2 138 -3
11-	31 8 32 -2 61 5 95 -2 138 -4
11-old	31 5 138 -2
11-year	31 5 138 -2
11~	31 8 32 -2 61 5 95 -2 138 -4
12 areas	127 13
12 year	31 6 32 -2 82 6 138 -5
12-	23 12 28 -3 31 5 32 -2 82 6 122 -3 123 -3 127 14 138 11
12-area	127 8
12-old	31 3 82 4 138 -3
12-year	31 3 82 3 138 -2
123-	138 35
123~	138 35
12~	23 12 28 -3 31 5 32 -2 82 6 122 -3 123 -3 127 14 138 11
13-	32 -2 82 21 125 -5 138 -9
13~	32 -2 82 21 125 -5 138 -9
14 year	31 -6 32 11 82 -2
14-	25 6 31 -7 32 13 82 15 125 -5 138 -6
14-old	31 -4 32 8 82 -2
14-year	25 2 31 -4 32 7 82 -2 138 -2
14th-	1 2 135 -2
14th~	1 2 135 -2
14~	25 6 31 -7 32 13 82 15 125 -5 138 -6
15-	31 -2 32 18 33 -5 38 7 73 -7 78 -4 82 11 84 -4 129 9
15~	31 -2 32 18 33 -5 38 7 73 -7 78 -4 82 11 84 -4 129 9
16-	21 -4 31 -3 32 23 79 -8
16~	21 -4 31 -3 32 23 79 -8
17 year	4 -2 17 6 32 6 82 -4
17-	4 -3 17 8 32 16 73 -3 82 -5
17-old	4 -2 17 3 32 4 82 -2
17-year	4 -2 17 3 32 4 82 -2
17~	4 -3 17 8 32 16 73 -3 82 -5
18-	17 5 73 -8 82 16 85 -3 135 -3
18~	17 5 73 -8 82 16 85 -3 135 -3
19-	0 6
19~	0 6
1st-	7 9 20 -3 36 -16 37 17
1st~	7 9 20 -3 36 -16 37 17
1~	2 7 17 -6 78 -2 129 9 130 5 138 -3
2 weeks	11 5
2 year	0 11 4 12 31 -3 32 -6 82 -2 138 -2
2-	0 9 4 8 11 3 19 -3 28 -2 30 6 31 -4 32 -6 73 -2 78 -2 79 4 82 -2 94 5 130 8 135 -4 138 26
2-and	4 -2 11 2 79 3
2-old	0 6 4 7 31 -2 32 -3
2-week	11 2
2-year	0 6 4 7 31 -2 32 -3
20-	0 -2 2 -2 6 5 17 7 56 -5 78 14 129 5 138 4
20-of	138 3
200-	78 17 79 -7
200~	78 17 79 -7
20th-	77 -6 90 8
20th~	77 -6 90 8
20~	0 -2 2 -2 6 5 17 7 56 -5 78 14 129 5 138 4
24-	17 -2 33 -4 35 3 73 -3 84 -2 99 -11 106 22 119 15 138 -2
24-hour	73 -2 99 -5 106 9 119 9
24~	17 -2 33 -4 35 3 73 -3 84 -2 99 -11 106 22 119 15 138 -2
2nd-	36 -15 37 16
2nd~	36 -15 37 16
2~	0 9 4 8 11 3 19 -3 28 -2 30 6 31 -4 32 -6 73 -2 78 -2 79 4 82 -2 94 5 130 8 135 -4 138 26
3 kids	0 2 8 7 28 5 31 -2 73 -5 76 5
3 weeks	0 2 20 8 138 -2
3-	0 4 3 -2 8 8 19 -2 20 7 28 5 31 -3 60 5 73 -6 76 5 106 6 122 -2 130 -2 138 -2
3-kid	8 4 28 3 73 -3 76 3
3-week	20 4
30-	79 10 93 -2
300-	6 5 19 -2 27 -2 76 -3 78 9
300~	6 5 19 -2 27 -2 76 -3 78 9
30~	79 10 93 -2
34-	123 -3 138 18
34~	123 -3 138 18
3d printer	49 4
3d-	49 19 63 -2
3d-print	49 2
3d-printer	49 3
3d~	49 19 63 -2
3rd-	36 -15 37 17
3rd~	36 -15 37 17
3t-	4 5 28 -2 79 -2
3t~	4 5 28 -2 79 -2
3~	0 4 3 -2 8 8 19 -2 20 7 28 5 31 -3 60 5 73 -6 76 5 106 6 122 -2 130 -2 138 -2
4-	5 9 79 -5 138 17
40-	25 8
40~	25 8
45-	16 12 17 -2 120 -3 123 -5 138 19
45~	16 12 17 -2 120 -3 123 -5 138 19
48-	73 -4 99 -14 106 29
480-	19 14 138 -2
480~	19 14 138 -2
48~	73 -4 99 -14 106 29
4x-	4 14 28 -2 79 -4
4x~	4 14 28 -2 79 -4
4~	5 9 79 -5 138 17
5 dolares	78 -4 129 6
5 dollars	78 -3 129 6
5-	1 4 2 2 5 4 7 5 8 -2 17 5 19 -2 78 -8 79 -2 80 -2 94 -2 99 18 125 -2 129 18 138 2
5-dolar	78 -3 129 4
5-dollar	78 -2 129 6
50-	73 11 78 15 79 -2 99 -2 129 7 135 -4 138 -4
5000-	57 -2 75 18 110 -3
5000~	57 -2 75 18 110 -3
501-	115 35
501c3-	115 16
501c3~	115 16
501~	115 35
504 plan	34 13
504-	34 23
504-plan	34 9
504~	34 23
50~	73 11 78 15 79 -2 99 -2 129 7 135 -4 138 -4
52-	34 -2 38 10 73 -2
52~	34 -2 38 10 73 -2
5k-	109 16 138 -3
5k~	109 16 138 -3
5~	1 4 2 2 5 4 7 5 8 -2 17 5 19 -2 78 -8 79 -2 80 -2 94 -2 99 18 125 -2 129 18 138 2
6-	4 3 74 3 123 -2 138 12
600-	6 5 78 -4
600~	6 5 78 -4
62-	17 9
62~	17 9
65-	30 5
65~	30 5
67-	30 5
67~	30 5
6~	4 3 74 3 123 -2 138 12
7-	17 -2 20 -2 30 -4 33 -4 35 4 37 5 99 14
75-	82 12 114 -2 125 -4
75~	82 12 114 -2 125 -4
7~	17 -2 20 -2 30 -4 33 -4 35 4 37 5 99 14
8-	1 10 2 16 7 5 31 4 99 2 138 10
80-	41 3 138 8
80~	41 3 138 8
8~	1 10 2 16 7 5 31 4 99 2 138 10
9-	31 8 32 -6 138 12
90-	23 3 59 3
90~	23 3 59 3
95-	135 -2 138 31
95~	135 -2 138 31
988-	102 -5 119 51 124 -5
988~	102 -5 119 51 124 -5
9th-	36 -16 38 20
9th~	36 -16 38 20
9~	31 8 32 -6 138 12
@ask-hours	8 -2 9 13 17 -2 36 5 43 14 47 7 61 -2 73 -5 77 -2 79 -2 80 -2 84 -3 87 -2 90 5 94 9 99 20 100 -2 106 -5 109 6 114 8 116 -2 121 -3 122 -2 125 -2 131 10 133 -3
@at-work	2 12 3 -2 4 -3 6 -2 7 5 8 -2 15 10 16 -2 17 13 18 -4 20 5 21 2 24 9 26 -2 35 -2 44 -3 49 -3 62 6 73 -2 76 -3 77 14 78 -3 92 -2 105 5 106 -4 110 8 111 9 112 -3 116 -2 120 -3 130 -3 135 8
@body-hurts	10 6 19 -3 21 -3 25 10 26 16 134 6 138 -4
@by-myself	0 16 2 -2 17 -2 18 7 21 -4 26 -2 27 32 34 19 36 -4 54 -3 55 6 76 -2 104 -2 106 11 110 -2 114 -3
@card-question	2 -2 19 -12 60 15 102 -6 106 -3 110 -2 125 -5 129 -7 130 37 138 7
@cut-off	1 2 6 28 7 11 17 -4 57 -2 59 4 136 -8
@dose-question	2 -2 3 -2 4 8 5 13 7 -2 8 -2 23 -11 26 -7 27 -5 43 15 44 -3 45 15 47 -3 52 -2 57 -2 58 2 60 -2 73 -7 74 -10 75 5 76 -2 77 -4 78 -5 79 3 80 -3 82 -2 83 11 84 5 85 -2 87 8 88 4 89 -2 90 -2 91 -4 92 7 93 5 94 -3 95 -6 97 -2 100 -2 101 -2 112 -2 122 -6 124 9 125 13 126 4 129 -8 130 16 134 36 135 -3 137 -4 138 4
@elsewhere	1 6 2 -2 4 4 7 -4 8 2 12 6 18 -3 19 -3 21 -2 25 -2 26 -3 27 -2 31 -2 44 -2 45 -6 49 5 60 2 61 -2 62 3 63 3 73 -8 74 2 75 -2 76 -5 77 -2 78 4 79 -10 80 6 81 2 82 -2 84 5 88 -2 90 9 91 2 92 2 93 -2 94 4 97 5 98 3 99 -7 100 11 101 6 104 -4 107 -3 109 -3 112 -3 114 5 116 -2 118 5 119 2 120 -4 121 9 124 -2 125 -2 126 -4 128 -6 129 3 130 3 131 -2 132 10 135 6 137 5 138 20
@for-my-child	3 3 4 6 8 -3 9 6 10 3 17 2 20 3 22 4 25 2 26 7 27 -2 28 -5 29 -4 30 2 31 7 32 13 33 8 34 6 36 3 37 6 39 3 42 6 44 5 52 -2 58 6 61 5 73 -5 75 -2 76 -3 80 -2 82 5 83 2 99 -2 101 5 105 -2 109 -3 110 -2 114 -2 115 -2 122 -2 123 -4 125 -6 130 -2 135 -2 137 -2 138 -11
@for-my-elder	0 -4 2 6 4 4 5 4 7 8 8 5 13 -3 19 -2 25 12 26 2 27 15 28 -15 29 -5 30 -5 33 -3 35 7 39 10 44 4 52 5 56 4 57 4 58 5 60 5 63 -2 76 -2 78 5 79 4 105 -2 122 -5 123 14 125 -2 137 -2 138 -6
@for-your-people	1 -13 2 -8 7 -3 8 -3 14 3 17 -4 21 -2 22 -3 24 -5 26 -4 45 5 50 -5 52 -2 63 -3 68 -2 73 20 74 18 75 8 76 25 77 4 92 -2 98 10 102 -11 104 17 106 -2 109 -8 110 -2 112 -6 117 -2 118 -2 120 13 121 10 122 -2 137 11 138 8
@free-from-us	9 11 12 -2 17 -4 19 16 22 -8 49 -2 59 6 61 -2 73 -2 76 24 78 10 79 -6 112 -7 120 -5 124 13 135 -5
@gathering-things	7 -3 8 -2 17 -6 24 10 76 -9 77 22 79 -2 90 12 91 -2 92 10 109 -2
@hard-times	0 9 2 -3 6 -3 7 -2 8 -2 11 -2 12 20 17 -2 21 12 25 -4 32 -4 42 -4 73 -6 79 -2 84 -2 85 15 99 -3 121 -2 122 46 135 -4 136 -2
@i-lack	1 3 3 5 4 5 5 4 7 8 9 4 11 4 12 -2 16 -2 17 3 18 2 20 3 21 5 22 6 23 3 24 3 25 -2 26 3 29 2 31 2 32 -2 33 -3 34 -3 35 2 36 -2 40 4 41 2 44 -2 45 -2 57 -3 58 5 60 -2 73 -4 74 3 76 -3 77 -4 78 -6 79 -3 80 -9 81 -2 82 -2 83 2 84 -2 85 5 88 3 92 -2 93 -3 97 4 99 -2 100 2 102 2 106 -3 110 -3 113 -3 121 3 122 2 124 5 125 5 126 2 130 -2 133 -2 134 2 135 5 137 -2 138 -2
@i-offer	1 8 2 9 3 4 4 -3 5 2 6 -3 9 -2 10 9 16 6 18 -3 19 -4 20 2 21 -2 22 3 23 -3 25 4 26 3 27 -8 33 -2 34 -3 35 4 36 2 41 6 44 2 45 2 49 -5 55 -3 56 3 57 -4 61 -2 63 5 73 30 75 3 76 9 77 -2 80 10 82 -2 84 6 86 -2 89 4 90 5 91 3 92 -2 93 5 94 -4 99 4 101 -5 102 -3 104 -2 105 9 106 -2 107 -7 109 -2 110 -3 120 -3 121 -2 122 -6 123 -2 124 -7 125 -2 129 -3 130 5 134 -3 135 -6 137 6 138 -15
@i-want-to-help	9 -7 19 -3 26 -2 31 -4 32 -9 36 -9 37 -7 39 -2 51 -2 57 -6 73 39 74 -2 76 15 78 11 79 -7 80 18 82 11 106 -6 122 -2 126 12 129 11 138 -3
@our-group	2 -3 3 4 7 -4 13 -2 16 -2 17 -2 19 -9 21 -2 34 -2 35 5 36 -2 43 -3 47 -9 50 4 52 5 61 -4 62 2 67 6 73 8 74 2 76 29 77 18 78 7 79 8 81 6 98 -2 99 -2 104 4 112 -10 120 -4
@put-out	0 40 1 17 3 -2 28 -5 73 -4 79 -3 110 -9
@rule-question	1 -15 8 2 17 -6 19 -2 26 -3 27 7 34 8 39 -8 44 -2 73 -4 76 -2 78 -2 79 -7 80 -3 105 5 107 11 110 5 120 -3 121 12 122 3 125 -4 126 -8 130 6 135 45 138 5
@secret-question	1 -4 2 -2 12 16 17 -5 18 -2 37 -7 75 -2 106 4 110 45 112 -2 135 -5 138 -2
@things-to-give	1 -3 3 -13 4 -7 5 -6 7 -5 8 4 10 -5 13 -3 17 5 18 -3 24 -2 31 -3 33 -2 34 4 38 -2 41 -2 44 -5 49 -4 52 -3 53 2 57 -2 58 6 60 -2 73 6 76 6 77 11 78 15 79 30 80 10 83 -7 87 -2 92 -2 93 14 94 10 95 13 99 -5 100 -2 101 7 102 -2 106 -2 109 -2 110 -2 120 4 122 -2 124 -4 125 -2 126 -2 129 -2 130 11 135 9 137 -2 138 -4
@time-to-give	17 -5 35 5 42 -8 47 -2 73 36 84 13 99 -2 121 -2
@what-gift-does	7 -3 19 -3 78 6 79 -2 121 -4 124 14 129 43 130 -4 135 -3 138 -3
@when-back	14 2 17 -3 19 -3 73 -4 74 -6 76 -2 80 -5 84 4 85 -2 86 12 87 9 88 -3 89 -2 90 4 98 7 104 -2 106 34 111 12 114 14 121 -2 131 -2 134 10 135 2
@who-are-you	47 14 48 -2 60 -9 77 -4 100 -2 105 -4 112 -4 113 -2 115 24 116 27 117 22 125 -2 138 -5
@work-together	17 -3 73 -8 76 32 77 -4 90 -2 91 -6 92 -2 98 15 109 -3 115 -7 118 -6 120 9 126 -3
^ 1	129 11 138 -3
^ 12	23 10 28 -2 122 -2 127 7
^ 2	138 23
^ 24	73 -2 99 -7 106 13 119 12
^ 3d	49 5 63 -2
^ 5	78 -3 129 9
^ 501c3	115 8
^ 504	34 13
^ 988	119 9
^ a	2 2 4 4 8 3 9 4 31 -2 32 2 55 2 56 7 57 -2 73 -2 77 5 79 -3 92 -3 102 5 103 2 117 5 123 4 129 5 138 -3
^ aa	23 11 34 -2
^ abanicos	56 5 124 -2
^ abierto	99 4
^ abono	52 -4 53 5
^ about	0 -3 1 6 2 -2 75 -2 117 21
^ abren	99 6
^ abrigo	4 8 79 -2
^ abrir	6 -2 18 5 19 5 74 6 99 -3
^ abuse	24 12
^ ac	56 9
^ acabo	3 8 7 -2 8 4 17 4 21 -2 28 5
^ accept	7 -4 37 -2 41 -2 79 42 93 -15
^ accessible	100 11 101 8
^ aceptan	7 -3 78 -3 79 18 93 -2 95 6
^ acerca	117 13
^ acompanar	27 9 34 11 36 -2
^ actividades	31 3 33 -3 109 7
^ activities	31 -7 33 -4 109 12
^ address	100 13 103 -2 137 -2
^ adhd	33 7
^ adios	133 17
^ adult	16 -3 38 12
^ affordable	2 5
^ after	0 6 11 -2 31 10 34 -2 36 8 38 -3 86 2 106 11 121 -2 122 -3
^ age	73 -9 82 11 125 4
^ agent	105 15
^ aging	28 7 35 9
^ ai	62 16 116 -5
^ air	56 6 75 -3
^ alcohol	23 7
^ alergia	10 4
^ algebra	36 9 138 -3
^ algo	28 -2 31 14
^ alguien	0 -2 21 8 26 -3 27 3 35 3 105 4 107 13 115 -4 123 7 131 4
^ all	31 -3 33 13 121 9
^ almuerzo	7 9 9 -11 11 10
^ alzheimers	35 4
^ am	26 3 99 -2 105 -3 116 3 134 16
^ anger	21 18 112 -4
^ animal	55 5
^ antecedentes	17 14 83 -3
^ anxious	21 5 27 5
^ any	0 4 2 5 4 2 16 -4 19 -2 76 -2 109 11 124 3 135 -3
^ anyone	122 -4 125 14 131 7
^ apartment	0 3 1 -2 2 11 3 -4
^ aplicar	63 11 102 -2 119 -2 123 13
^ aportar	78 8 79 -4
^ apoyar	19 -2 77 -2 78 5 80 19 90 -2 91 -2 117 -2
^ apoyo	11 -2 21 2 22 -3 28 12 36 12 80 -4
^ application	14 -2 63 -5 106 -2 122 21 135 -2
^ applied	17 -2 106 4 122 17
^ apply	17 -2 25 -3 63 5 74 7 87 -2 88 -3 89 -2 120 10 122 12 123 10 125 -3
^ applying	122 12
^ appointment	27 -5 40 -4 101 13
^ appreciate	132 18
^ aprender	12 4 16 -2 39 4 49 2 61 5 121 -2
^ are	17 -3 47 2 51 -2 62 -8 75 -7 99 3 100 4 105 -6 108 10 110 4 114 9 115 8 116 10 120 6 124 5 126 -2 131 -2 138 12
^ area	14 -2 126 8 127 -4
^ areas	120 -2 121 -2 122 -2 127 22
^ arguing	29 9
^ arreglar	14 2 19 3 49 7 63 -2 125 -2 135 8 138 -2
^ art	43 11 46 -2
^ arte	46 4 70 -2
^ articulos	5 4 75 -22 79 25
^ asistente	116 10
^ assistance	122 15
^ asylum	125 11
^ atencion	33 -2 76 -4 99 20 105 12 137 -6
^ atienden	99 10 107 2
^ atrasado	1 3
^ autism	33 6
^ aviso	77 -4 90 9 92 -3
^ ayuda	19 8 25 3 36 2 40 10 63 20 102 -7 106 -2 121 -11 122 8
^ ayudan	21 -6 125 12 126 5
^ ayudar	0 -2 2 -2 43 -5 46 5 73 38 80 -5 105 -5
^ ayudenme	2 5 122 16
^ baby	4 3 5 8 7 3 10 7 21 5 28 -3 29 3 54 -4 55 5 79 -7 138 6
^ babysitter	35 5
^ back	38 -5 41 12
^ background	17 9 44 -2 73 16 83 -8 88 -5
^ backpacks	41 5
^ bad	19 2 36 8 37 -4 54 -2 55 -7 138 11
^ bag	4 -8 79 9
^ bags	4 -7 79 -2 94 15
^ bail	135 10
^ bajo	10 9
^ banco	7 7
^ bank	19 2 99 -6 138 17
^ barber	75 -3 76 15
^ basic	5 6 57 7 58 -8
^ basketball	31 4 33 -2
^ be	18 5 32 -7 36 -4 73 17 74 5 80 5 88 -2 112 -5
^ beat	23 2 31 9 44 -9 45 -3 138 7
^ becas	40 3
^ become	32 -3 36 -5 73 13 74 7 87 -5 122 6
^ bed	0 8 3 4 52 -8 79 -2
^ been	17 5 21 6 106 5 114 10
^ bees	50 18
^ behind	6 8 36 -2
^ best	19 -7 26 -6 56 -4 59 -5 78 -3 126 -3 130 -4 134 6 138 36
^ bible	36 -2 48 7
^ big	32 16 48 7
^ bil	6 -5 26 5
^ bills	6 8 19 6 25 -4
^ binders	41 7 63 -2
^ bird	54 -3 55 6
^ birdwatching	54 17
^ birthday	8 -2 31 5 78 14
^ blanket	3 6 77 8
^ blankets	3 -5 79 7
^ block	77 14 109 -5
^ blood	10 -9 26 8 134 5
^ board	112 12 137 -6
^ body	5 12
^ bolsa	17 6 94 -3 138 3
^ bolsas	4 -2 7 -5 11 15 42 -3 79 2 93 -2 94 5
^ book	0 -2 10 -2 22 4 37 -10 41 10 75 -3 79 -4 94 -3 138 20
^ borran	58 -7 95 11
^ borrar	110 4 111 9
^ borren	110 -2 111 17
^ boss	17 6 18 -2 21 -2 110 3
^ bot	105 -7 116 18
^ botas	4 3 20 3
^ boxes	7 -9 10 2 73 -2 77 -3 79 8 92 -3 94 19
^ break	11 3
^ bring	8 5 27 -2 51 3 73 5 74 9 77 -4 79 -3 92 3 112 -2 121 -5 125 11 126 -2
^ broken	3 -6 55 7 57 -5 58 -5 93 15 95 4
^ bucket	13 12 52 -7
^ budget	19 3
^ buen	131 10 133 3
^ buenas	0 -3 131 20
^ buenos	131 18 132 -2
^ bug	28 -2 31 -4 54 14 138 8
^ build	49 -3 61 8 63 -2
^ burned	0 2 21 10
^ burning	0 -2 56 9 99 3
^ bus	20 9 25 -2 27 21 100 10 101 -13 120 -2 138 -6
^ buscar	2 5 17 3
^ busco	0 4 2 5 7 2 26 5 107 -4 134 -4
^ business	76 3 98 -5 99 9
^ buy	0 -2 122 15 129 -6 138 -4
^ bye	133 14
^ cada	3 -2 7 9 78 6 94 -2 129 9
^ calculadora	38 -2 41 17
^ calculator	36 -4 41 7
^ calendar	75 -3 109 9
^ calendario	109 7
^ califico	36 -5 125 11
^ call	0 -4 100 -5 102 9 105 8 106 2 110 8 119 4
^ callate	136 17
^ cama	0 5
^ came	0 5 3 -2 4 6 17 4 56 -5
^ caminata	54 6
^ caminatas	31 -4 54 19
^ camp	31 8 42 10 73 -2 124 -4
^ campamento	31 15
^ campana	4 -2 7 -4 8 -2 77 20 79 -4 93 -2
^ campus	74 7 88 -4
^ can	3 -2 4 -3 6 -2 7 -4 17 -2 21 2 32 -4 36 -3 43 2 47 2 52 -2 73 5 76 -3 79 6 80 -5 82 4 84 3 91 2 99 3 101 4 102 2 106 -2 116 -2 121 -2 122 8 123 3 125 4 129 -2 130 2 134 -2 135 3 138 5
^ canal	75 18 108 -7
^ cancel	27 -2 101 -3 104 9 129 -2 130 12
^ cancelar	78 -8 130 14
^ canned	7 15 17 -2 79 17 131 -2 133 -2
^ canto	44 -2 45 9
^ capacitacion	16 8
^ capital	44 -3 138 10
^ car	0 -6 8 -5 27 -7 73 -5 76 6 79 -2 101 -2 122 20 138 12
^ card	78 -2 102 -3 130 16
^ career	16 9 17 6 120 -4
^ careers	16 -2 17 2 120 12
^ caregiver	35 6
^ caring	28 -2 33 -3 35 5
^ carrera	17 15 40 -12
^ carta	14 15
^ casa	0 -11 2 28 56 4
^ case	2 -6 24 -2 29 -7 76 4 105 6 112 -2 137 13
^ cash	19 12 61 -3 78 3 124 -2
^ cat	7 -3 138 9
^ categorias	121 -2 127 16
^ categories	121 -3 127 17
^ cell	59 8 63 -3 102 12 137 -2
^ cena	7 13 9 -10
^ ceramica	43 4 46 -2
^ ceramics	43 4 46 -2
^ certificacion	16 2
^ certificado	16 2
^ change	27 -7 63 -2 102 -3 104 21 138 -6
^ chapter	74 12 78 -2 83 -3 87 -4 88 4
^ charge	78 25 112 -5 124 9 130 -9 135 -17
^ charges	17 -5 78 -2 130 -2 135 15
^ charlas	47 -9 48 18 99 -3
^ chatbot	116 17
^ chatgpt	62 3 116 -2
^ cheap	2 2 138 8
^ check	19 -8 26 15 78 4 106 6 125 -7
^ chesterfield	126 5
^ child	16 -2 20 8 28 -3 31 -3 35 6 135 15
^ childcare	17 -7 20 8 35 3
^ chip	78 16 129 -2
^ choir	45 7
^ christmas	7 8 9 -8 31 16 78 -11
^ chromebook	58 9
^ church	47 7 76 7 77 -2 98 -2
^ cierran	99 7
^ cita	6 -8 26 10 27 -6 101 -3 135 9
^ citizenship	39 11 135 8
^ ciudadania	26 -7 125 5 135 5
^ clase	12 9 16 -4 61 4 121 11
^ clases	12 -2 16 3 36 9 44 2 49 -2 57 3 58 -4
^ clean	23 -16 51 25 79 -5
^ cleaned	18 -3 79 11
^ cleaning	0 -5 2 -3 5 7 18 8 28 -2 41 -2 76 -2 79 12
^ cleanup	51 18 73 -2 109 -2
^ clicked	60 16
^ clima	50 9
^ climate	50 14
^ clinica	26 11 27 -2
^ closed	17 -2 99 12
^ closet	4 3 23 -4 79 2
^ closing	99 11
^ clothes	4 11 77 3 79 -5 93 -4
^ clothing	4 6 77 2 79 -4
^ club	31 6 61 2
^ cna	16 2
^ co	28 -7 29 12 76 9 77 -2 91 -4 113 6 114 -2
^ coat	4 9 77 -5 79 -5 109 6
^ coats	4 11 79 -5
^ cobran	124 8
^ cocinar	12 4
^ code	61 15 100 -2 138 -2
^ codigo	61 -3 100 8 121 -2 138 11
^ coding	61 5
^ coffee	21 -2 48 7 53 2
^ cold	0 5 2 -3 4 5 6 10 134 -4
^ colecta	4 -3 41 -5 77 25 90 -7 91 2 92 -7
^ collect	19 -5 77 8
^ collection	19 15 77 2 90 -5 106 -4
^ college	40 3
^ comcast	59 8
^ come	27 4 79 -2 94 6 99 8 100 14 104 -4 105 -2 116 -2
^ comedor	9 8
^ comida	0 -2 7 9 8 3 9 12 10 10 11 3 31 -2 42 -8 56 -2 73 -2 79 7 93 4 124 -5
^ community	7 -5 9 11 13 -2 52 3 73 2 74 3 80 -5 81 13
^ como	7 -9 8 -3 9 -2 17 -3 44 -2 49 -2 62 2 63 -2 73 -4 74 3 78 3 79 -2 80 10 85 -2 92 2 100 5 101 -2 104 3 108 4 113 3 115 2 116 4 122 6 125 -2 130 2 131 7 135 13 137 -3 138 5
^ company	17 10 21 -3 76 5 136 -3
^ compost	53 10 79 -9
^ composting	53 6
^ comprobante	8 -3 78 -2 128 15
^ computadora	57 -18 58 23 79 -6 95 6 124 -2
^ computer	61 3 116 8
^ con	17 -3 21 3 77 -2 90 9 91 -3 105 -4 116 9 118 10 121 10 122 -3 135 -2
^ consejeria	22 15 29 9
^ consejo	26 -10 125 -2 134 13 135 4
^ contact	57 -2 102 9 103 7 104 12 106 -3
^ contratan	17 4 120 4
^ contrato	1 4 17 -8 76 -3 98 7 120 -4 135 16 137 -2
^ contribute	73 -3 78 -5 80 20
^ convert	138 18
^ cook	12 9
^ cookies	110 18
^ cooking	12 4
^ cool	2 -4 6 -3 13 -2 56 11 132 17
^ core	44 -2 45 -6 117 9 121 4
^ corporate	73 9 76 14 85 -8
^ correo	57 -8 103 15
^ corrieron	0 6 1 -2 17 -2
^ corte	6 6 135 4
^ cosas	0 -3 3 19 5 11 10 -2 11 -3 12 -4 36 -2 41 11 49 -9 79 -2 93 4 96 -3
^ coser	3 -4 49 10
^ cost	124 4
^ couch	3 6
^ could	7 4 35 4 74 5 76 -6 112 -2
^ counseling	21 -3 22 14 29 -4
^ couples	22 -6 24 -2 29 10
^ court	16 -2 23 5 28 3 73 9 110 -4
^ cover	37 -2 75 9 109 -5 126 6
^ cpr	16 11 67 7 130 -2
^ crafts	43 4
^ crayons	41 3
^ credit	19 9 60 -6 78 4 125 17 130 -9
^ criando	30 13
^ crianza	28 9
^ criar	28 15 31 -2
^ criminal	17 7 44 -6 112 -3 124 -6 135 10
^ crio	25 -5 28 -2 30 10
^ crisis	24 20 67 5 73 -3 102 -4 119 9
^ crochet	49 5
^ cuadernos	41 6
^ cual	57 -2 63 -2 100 2 102 7 108 6 117 4 119 3 137 2
^ cuales	10 -2 25 -2 125 9 127 6 134 2
^ cuando	6 -3 26 4 41 3 45 2 61 -3 73 -2 84 -2 86 6 99 4 106 9 109 13 113 -4 114 11 128 5 138 5
^ cuanta	77 -3 91 7
^ cuantas	7 -2 73 -8 74 -2 79 -4 84 10 87 3 89 3 94 9 129 7 134 2
^ cuanto	1 -3 73 -6 74 -2 78 3 79 -3 84 6 87 6 88 -2 106 2 111 7 114 4 122 4 124 9 135 2 138 12
^ cuantos	114 8 121 7
^ cuarto	1 -8 2 16
^ cuenta	6 -10 19 10 26 5
^ cuentame	121 3
^ cuesta	76 -4 98 9 124 2
^ cuestionario	81 17
^ cuidado	0 -6 16 13 35 -3
^ cuidar	28 -2 35 7 50 6
^ cultivar	13 9 52 -5
^ cupboards	7 3
^ cupones	7 17
^ cure	134 15 138 8
^ curso	16 6 35 -6 42 4 57 4 67 3
^ custodia	29 3 135 8
^ custody	28 -3 29 2 30 3 99 -3 135 2
^ cut	17 11
^ cv	14 5
^ daca	135 12
^ dad	28 4
^ dame	105 -2 137 4
^ dan	4 6 13 2 79 -2 124 -2
^ dar	4 -2 7 8 73 6 78 7 79 5 93 -2 96 -2 129 -4
^ datos	110 15 111 -2 123 -6 137 10
^ daughter	57 -5 61 8
^ day	31 3 35 10 133 -3
^ daycare	18 3 35 4
^ days	23 6 51 -4 99 2
^ de	19 -2 78 -4 80 5 113 7 117 14 118 8 124 3 125 -2 129 2
^ dead	55 4
^ debo	1 2 6 3 19 9 60 -2 130 -5
^ deducible	128 9
^ deduct	78 -2 96 -2 128 8
^ deer	55 8 138 -4
^ dejar	23 5 49 -2 79 11 94 -8
^ deje	11 -5 34 -3 36 -2 38 17
^ delete	110 7 111 18
^ deliver	7 -4 8 8
^ delivery	8 10
^ dental	26 9 27 -2 76 3
^ dentist	26 2 27 -2 76 2
^ dentista	26 9 27 -6
^ desde	31 -3 61 4 82 2 114 10
^ desodorante	5 9
^ despues	1 -2 31 14 34 -3 36 -4 38 -2 73 -4 84 -2 85 -2 86 13 124 7
^ diabetes	10 -3 26 14 134 -2
^ diabetic	10 -2 26 7
^ diaper	5 3
^ dias	99 10
^ did	36 -3 38 3 63 -2 106 9 113 -7 114 9 122 -7 130 9 137 9
^ diet	24 -2 138 15
^ dieta	10 17 33 -8
^ difference	77 -9 78 -6 80 -2 92 14 109 -2 129 16
^ different	61 -3 74 -4 121 9 126 7
^ digital	57 16 72 4
^ dinero	1 2 19 13 40 11 78 -13 118 -2 129 -4
^ dios	47 -2 48 -4 132 10
^ direccion	103 5
^ directions	100 5
^ director	67 -3 112 8
^ directora	112 9 137 -2
^ dirigir	74 12 88 -3 89 -6
^ disabled	33 11
^ divorce	29 10 125 -2 135 -4
^ divorced	29 9
^ divorcio	29 13 125 -3
^ dmv	63 7 99 -2 122 -3 138 8
^ do	1 -2 7 -2 9 5 11 -2 17 -2 23 -2 45 2 65 2 67 2 73 -2 74 -2 76 -2 79 -5 80 4 88 2 90 -2 93 3 94 2 95 2 101 6 108 2 110 4 112 -2 122 -2 124 2 125 8 126 4 132 -2 134 3 135 -2 138 12
^ doctor	10 2 26 5 27 -3
^ documentary	75 7 97 -2
^ does	1 -2 7 -3 32 -2 34 3 36 3 73 -3 76 -2 78 -4 83 3 91 3 98 2 110 14 123 -2 124 2 125 -5 128 2 129 5 137 7
^ dog	138 9
^ dollar	129 9
^ dolor	134 7
^ domestic	24 7 67 7
^ domicilio	100 9
^ dominion	6 9
^ donacion	78 13 79 -4
^ donar	3 -2 4 -4 7 -2 41 -4 58 -3 73 9 79 31 93 -2 95 -2 129 -2 130 -2
^ donate	3 -2 5 -5 41 -3 57 -2 58 -4 73 9 78 4 79 37 93 -2 95 -4 96 -2 129 -2
^ donating	3 -6 78 10 79 4 95 6
^ donation	78 16 79 -9 94 -2 128 3 129 4 130 -5
^ donde	2 2 8 -2 9 5 17 6 19 -4 27 -2 52 2 63 -2 77 -3 78 4 79 3 81 2 94 4 96 3 100 8 112 -4 120 -4 122 7 125 -2 129 3 137 3 138 6
^ dormimos	0 -6 3 10
^ dormir	0 2
^ down	21 8 33 7
^ dress	4 5 15 3 25 -5
^ drinking	23 4
^ drive	27 13 73 13 77 -10 78 -2 90 -6 92 -14 94 14
^ drop	38 2 77 10 79 -4 94 -4
^ dropped	2 -3 38 9
^ drowning	6 -7 19 13 47 5 63 4
^ drug	67 16 76 -2 109 -3 124 -2
^ dueno	0 -4 1 12 2 -3 112 5
^ duermo	0 7 8 -2
^ dumb	136 9
^ dying	4 7 6 -6 56 2
^ dyslexia	37 4
^ e	103 9
^ eat	7 7 11 -2 12 15 19 -2 78 -3 129 -2
^ eating	7 7 9 4
^ ebt	7 9 63 -2
^ echar	0 -2 73 14
^ edad	82 10 88 4
^ educacion	19 10 28 -6 33 -3 34 8 36 13 38 7 69 -4
^ ein	115 2
^ el	1 3 7 2 10 5 19 6 24 6 26 -5 59 3 73 2 107 3 138 3
^ elderly	8 5 28 -5 35 12 123 -2
^ electric	6 5
^ electrician	16 8
^ eligibility	33 -3 34 5 125 15
^ email	57 -3 103 11
^ emergency	0 12 2 -3 19 9
^ empezar	18 6 113 -3
^ empleo	17 7 120 8
^ employer	17 15 76 3 78 9 120 -15
^ empresa	18 16 76 -6
^ empty	2 -10 3 14 7 2
^ en	0 -2 4 -2 17 -2 25 -3 74 2 77 2 93 3 100 15 105 -2 106 4 107 2 121 7 126 -3 127 3 138 7
^ encontrar	0 -2 2 8 17 7 20 -2
^ encontre	54 -7 55 10
^ encuesta	81 11
^ end	7 -5 80 17
^ energy	6 3
^ enfamil	10 5
^ english	17 -3 39 12 107 -5
^ enroll	122 14
^ entrega	7 -2 8 19 77 -9 109 -2
^ entregar	8 2 77 -4 78 -2 79 12 92 -2
^ entrenamiento	16 6 17 -3 67 9 73 -6 85 7
^ entrepreneur	18 20 138 -2
^ entrevista	15 7 39 -3 75 3
^ enviar	57 -3 103 4 104 8
^ eres	62 -6 105 -4 115 -2 116 11 136 4 138 9
^ es	26 -6 38 4 60 -13 81 4 87 3 105 -2 110 10 115 14 119 3 123 5 124 4 133 9 138 -2
^ escribe	138 9
^ escribir	75 6 104 21 117 -3
^ escribo	44 6 45 -2 75 9
^ escuela	11 -4 16 -6 28 6 34 -6 36 20 38 -7 40 10 41 -7 42 5
^ esl	39 7
^ essay	36 2 138 6
^ esta	36 5 99 -2 109 15
^ estacionamiento	100 20 101 2
^ estado	4 -5 79 -2 93 9 106 11 122 -8 125 22 135 -4
^ estamos	0 5 6 13 7 5
^ estampillas	7 4
^ estan	17 -15 99 14 120 18
^ estatus	106 9 135 -3
^ este	3 -5 99 -5 109 19
^ esto	105 -2 115 5 116 3 138 -2
^ estoy	8 3 26 -2 27 -2 32 -2 122 2 134 11
^ estudiar	36 19 38 10 40 -4
^ estudio	47 -9 48 18
^ evaluacion	81 17
^ event	75 -3 77 -2 99 -2 109 15
^ evento	75 -2 77 2 109 5
^ events	77 -6 109 10
^ every	19 -6 76 -4 78 13 129 8
^ everything	1 2 4 7 21 6 22 -2 25 -3 57 5 79 -3 122 4
^ ex	17 14 24 -2 26 -2 135 -2 137 -2
^ examen	26 13
^ expired	7 -6 8 -2 79 20 93 3
^ expunge	17 -2 135 6
^ extra	4 -2 10 -4 79 11
^ extrano	21 8 25 5 28 -2 36 -3
^ eye	26 4
^ facebook	57 -2 59 -2 108 12
^ facetime	57 5
^ fafsa	40 3
^ failing	36 7
^ faith	47 3 48 2
^ fallecio	25 9 79 -2
^ familia	28 14
^ family	28 28 80 -2 122 -2
^ fan	56 5
^ fans	56 2
^ farm	13 5 76 8 79 -9
^ fauna	55 17
^ feature	75 16
^ feed	7 17
^ feedback	73 -2 81 21
^ feel	21 -2 22 -2 26 9
^ felony	17 3 112 -3 124 -10 135 15
^ feminine	5 11
^ feria	109 13 120 -5
^ fight	7 -2 29 2 32 -5 80 16
^ fill	63 3 106 -4 123 8
^ filled	63 -9 106 11
^ film	75 7 97 2 109 -6
^ financial	19 20 40 7 78 8 122 -2
^ find	2 3 40 6 78 -2 100 13 110 -5 124 -3
^ fines	99 9 109 -3 115 2
^ finish	11 -2 38 8
^ first	1 6 17 2 20 7 23 -3 25 3 32 -2 37 3 40 8 67 5 73 -5 82 -2 86 8 122 7 138 -2
^ fix	16 -2 17 -2 49 3 63 7 102 -2 111 7 138 11
^ flu	26 9
^ follow	75 -12 97 -3 106 14 108 20
^ food	5 4 7 4 8 5 10 -2 16 17 18 7 23 -2 35 -3 53 3 78 -5 109 6 138 -2
^ for	31 -2 123 16
^ forklift	16 9
^ form	63 -3 80 -3 106 -9 122 11 123 10
^ formar	74 5 80 9 104 -2 122 -2
^ formula	10 9
^ formulario	63 5 104 7 106 -2
^ fortnite	138 18
^ foster	28 9 32 4 35 -2
^ found	54 -2 55 11
^ founders	113 5
^ fractions	36 8
^ free	9 10 26 3 43 2 50 2 54 4 58 7 59 6 73 4 76 3 99 -4 112 -2 121 -3 124 3 135 -2 138 4
^ freezing	0 -2 4 9 6 3
^ fridge	3 11 7 -10
^ funeral	25 10 124 -3
^ furnace	6 7 56 -5
^ futbol	31 7
^ gambling	23 3
^ game	61 6 138 -5
^ garden	3 -4 13 6 52 -2 79 5
^ gas	19 -5 27 12
^ ged	0 -2 38 5 107 -2
^ gently	4 -4 79 10
^ get	2 -3 19 2 20 -2 21 -3 27 -4 31 5 36 2 59 7 79 7 80 13 100 6 101 -3 104 10 105 4 113 -3 120 4 122 16 125 -6 137 -7 138 -2
^ getting	23 8 26 7 51 -8
^ gift	31 -2 78 9 129 10 130 -3
^ give	4 -5 19 7 73 12 76 5 77 5 78 4 79 8 80 -4 93 -3 102 5 106 -3 121 2 129 -2 130 -3
^ giveaway	47 -5 77 9 109 7
^ glasses	26 20 31 -3
^ gloves	4 9
^ gluten	10 6
^ go	26 -3 27 2 34 4 36 -2 38 5 40 8 54 12
^ god	47 4 48 -3 132 8 138 -4
^ going	28 6 109 9 122 4
^ good	0 -3 131 15 133 10 138 6
^ goodbye	133 17
^ gospel	44 -2 45 11
^ got	0 -2 1 3 2 -2 6 3 14 3 17 11 20 4 42 -2 73 6 79 3 133 10 135 -2 138 2
^ grabar	44 11 45 -2 75 4 97 -2
^ gracias	132 9
^ grandfamilies	30 17
^ grandma	57 8 58 -6
^ grandmother	30 12 135 -5
^ grandparent	21 -2 30 20
^ great	28 -2 30 7
^ green	50 12 60 -3 78 -2 125 9 130 -6 135 8
^ grief	25 8
^ groceries	7 18 8 -5
^ grocery	7 9 8 -2 18 -3 79 4
^ group	28 9 73 13 82 -2 84 -2 85 -5 86 -2
^ grow	13 3
^ grupo	21 10 25 2 28 8 30 4 47 -7 48 8 74 3 100 -2
^ guantes	4 5
^ guardan	110 2 111 4 130 3
^ guarderia	35 4
^ guitar	44 10
^ hablame	2 -3 17 -2 21 -4 43 -4 61 -3 64 4 65 3 66 6 67 3 68 6 69 5 70 4 71 5 72 5 117 6
^ hablan	107 8
^ hablar	21 6 48 2 100 -4 105 4 107 -2
^ hablas	33 -4 105 -2 107 19
^ hace	4 2 26 3 56 2 74 -3 87 -3 88 -2 89 8
^ hacen	73 -4 76 -6 84 -2 85 9 98 9
^ hacer	4 -3 14 6 27 -4 49 7 61 9 77 15 78 7 79 -2 80 7 91 -2 92 -2 101 8 109 -5 138 -5
^ hago	18 2 46 11 73 10 75 6 106 -3
^ hair	18 -2 100 -4 138 12
^ haitian	107 16
^ hanover	126 5
^ hard	4 -2 20 3 122 11 138 -3
^ hasta	99 4 133 15 138 -3
^ have	0 -2 7 5 26 2 27 -2 75 -2 76 -3 77 7 79 8 93 8 109 -2 132 -3 133 23 138 -3
^ hawk	55 5 134 -2
^ hay	7 -4 9 5 17 -3 23 4 45 2 46 2 51 2 76 -2 98 2 100 -2 101 8 107 -2 109 4 119 2 120 4 124 5 131 10 138 4
^ he	24 16 32 6 36 5 37 -3 110 -3
^ health	26 20 109 -3
^ hear	106 11
^ heard	106 5 109 3
^ hearing	25 -2 26 21 106 -8 123 -5
^ heat	6 -8 50 8
^ heating	6 12 138 -5
^ hello	131 20
^ help	4 -2 7 -2 9 -2 12 -2 25 4 50 5 57 -2 63 13 73 9 80 26 102 -4 117 -2 119 9 122 10 123 -4 137 -2
^ hem	49 6
^ henrico	74 -2 126 8
^ herramientas	17 -2 20 5 62 4
^ hey	131 22
^ hi	131 21
^ high	10 3 23 -5 26 -3 34 -2 38 12
^ hija	33 2
^ hijo	31 -3 32 3 33 9
^ hike	54 15
^ hiring	17 4 120 7
^ historia	36 -6 114 11 138 3
^ history	14 -4 36 -3 114 14 138 -4
^ hola	131 19
^ hold	77 16 109 -5
^ holiday	7 5 9 -2 11 5 31 -3 99 4 109 8
^ home	0 -2 2 -7 3 11 4 -4 6 -3 16 10 21 -2 24 4 35 -3 59 5 64 2 100 -6 134 9 137 6
^ homework	36 7 37 -2 58 -2 138 6
^ hoodie	4 6
^ hopewell	74 -2 126 8
^ hora	47 7 138 11
^ horario	99 10
^ horas	73 16 74 -3 79 -6 84 -4 87 6 94 7 99 11 100 -2 121 -3 138 -2
^ hospital	26 11 27 -2 76 3
^ host	77 20 90 -5 91 -3 109 -7
^ hosting	17 -2 77 10 90 -5 91 -5 92 7
^ hot	7 -3 9 10 11 -2 42 -3 56 4
^ hotel	0 8 5 -8 79 8
^ hotline	102 25 119 -11
^ hotspot	59 2
^ hours	17 10 38 -5 73 4 74 -2 84 -2 87 4 88 -2 99 13 138 -4
^ house	0 5 2 5
^ household	3 17
^ how	8 -2 12 2 17 -2 18 2 73 -2 75 -3 77 -2 78 2 79 -4 80 4 85 -2 88 -2 90 2 94 3 100 2 106 2 110 -2 111 2 114 3 116 4 122 3 124 2 126 -2 130 2 131 6 135 3 138 10
^ howdy	131 17
^ huerto	52 10
^ hungry	7 9 80 -3
^ husband	10 3 28 -3 29 7 80 -3 110 5 134 -2
^ hvac	16 5
^ hygiene	5 2 77 3 79 -4
^ i	0 -2 8 2 12 2 17 2 21 2 36 -2 38 2 73 5 75 2 76 3 78 2 79 -2 80 3 99 -2 104 5 105 2 122 4 135 -2 138 -2
^ id	115 -10 125 12
^ iep	33 -4 34 12
^ ignore	91 -2 137 7
^ immigration	106 -6 110 -11 125 5 135 15
^ impresora	49 9
^ imprimir	63 15
^ impuestos	19 24 128 -20
^ in	70 5 79 23 100 11 105 -8 107 6 112 15 124 -4 135 -2 138 -5
^ income	17 26 125 -5
^ influencer	75 8
^ informacion	104 9 110 7 111 -2
^ information	24 -2 31 -2 61 -2 110 2 121 11
^ ingles	17 -5 39 12 124 -2
^ injured	55 2
^ inscribir	122 12 123 11
^ insectos	54 13
^ instagram	75 8 108 13
^ interfaith	48 17
^ internet	57 -2 59 14
^ internship	17 -4 20 -2 73 18 120 -2
^ interview	15 4
^ irs	21 -3 102 -11 128 10 138 17
^ is	2 -3 7 -3 17 -3 26 2 44 -2 47 -3 60 2 62 -2 73 -3 76 -2 78 -2 82 2 83 2 87 4 89 -2 100 -5 101 10 109 3 110 9 115 4 119 4 124 6 126 -2 129 2 130 2 131 -2 134 3 138 13
^ items	3 -6 79 4 93 13 125 -4
^ its	21 5 25 3 114 -3 138 -2
^ jabon	5 3
^ jale	17 11
^ jardin	52 7
^ jardineria	6 -4 18 13 19 -7 52 16
^ job	14 10 16 5 17 6 20 -4 57 -2 58 2 63 -2 88 -3 99 -4 109 6 120 9 122 -5
^ jobs	17 16 20 -4 120 3
^ join	45 3 80 19 112 -6 120 11 121 -8 122 16 124 -3
^ judge	73 7 135 2
^ juguetes	31 19 77 -2 79 2
^ junta	34 3 77 -4 112 10
^ just	7 6 8 3 23 6 35 7 39 2 73 -3 94 -2 99 -2 101 6 121 5 138 -3
^ keep	36 -3 38 -2 42 10 47 4 48 -2 110 2 111 5
^ kick	0 -5 1 9 23 9 77 9
^ kid	28 -3 36 7 61 12 138 -4
^ kids	4 6 9 -2 25 3 26 4 29 -3 31 10 33 2 41 3 46 -2 56 3 58 -3 59 2 61 2 73 -5 79 2 82 7 109 -2 121 -4
^ kinds	74 -3 76 -2 77 -2 79 -4 89 7 90 -2 91 -2 92 6 98 7 121 7 127 15
^ kinship	30 18 35 -7
^ kitchen	3 9 9 -2 12 7 18 -2 73 -4
^ knitting	49 5
^ kosher	10 7
^ la	26 -2 34 5 41 3 63 2 73 -2 104 3 110 -6 124 4 125 7
^ lactose	10 3
^ laid	17 4
^ landlord	1 8 76 4 110 2
^ landscaping	0 -3 18 11 73 -5 76 6
^ laptop	40 -5 58 10 79 -13 95 13
^ laptops	58 4 95 -2
^ late	1 7 124 -4
^ laundry	5 2
^ lawn	18 5 35 -2
^ lawyer	76 4
^ le	7 -2 10 2 32 7 60 4 74 -2 87 3 110 13
^ lead	74 16 88 -5 89 -2 112 -8
^ leader	87 7 88 -9 89 5 112 2
^ leadership	73 -2 74 10 112 15
^ learn	3 -2 16 2 19 3 44 2 49 5 54 4 55 -4 57 7 61 2 103 -4 138 -2
^ learning	12 -2 16 -4 33 3 36 20 57 -2 67 -2
^ least	130 3
^ leave	24 5 29 -7 78 12 104 12
^ leche	7 12 10 -4
^ leer	37 9
^ leftover	79 13 109 -3
^ legal	106 -2 115 13
^ legit	60 -6 115 7
^ lend	19 15 73 10 76 12
^ lengua	107 13
^ lentes	26 19 31 -4
^ les	57 -2 102 5 103 8 106 -3
^ let	17 6 73 3 79 -2 124 -3 137 4
^ libros	37 3 79 6
^ licencia	18 7 138 -3
^ lider	74 24 87 -7 88 -8 89 -6
^ liderar	20 -2 74 15 89 -2 112 -6
^ lideres	74 -3 87 -3 88 -3 89 -3 112 15
^ life	21 -3 48 6 122 11 135 -4
^ lifeline	59 8 63 -2 102 -2 119 15
^ light	6 3 78 -3
^ lights	6 9 138 -3
^ limpiar	51 12
^ limpieza	51 8
^ linea	57 -3 63 -12 102 20 119 14
^ link	63 -2 78 4 79 -4 122 8
^ linkedin	14 10 108 16
^ list	28 -2 118 6 121 6 127 2 137 -4
^ lista	28 -2 41 -2 106 -3 121 7 122 3 137 11
^ litter	51 5 94 -3
^ live	0 16 2 -3 17 -3 19 14 20 -2 27 -3 73 -2 105 16 110 -4 122 -2 126 22 138 -7
^ living	0 17 27 -2 73 -2 79 -2 138 -2
^ llamar	102 11 105 -2 106 -7 119 4
^ llegar	27 -3 100 10 101 5
^ llegue	0 3 27 -5 104 7
^ llenar	63 14 106 -6 123 4 135 -2
^ llevan	8 7 77 -3 92 5 114 -2
^ llevar	4 -2 8 6 26 -6 27 13 79 7 94 -3 101 -5 125 -2
^ llevarme	27 5 101 -4
^ llevo	8 -3 17 6 23 6 27 -3
^ lo	122 10 130 6
^ local	74 2 89 -7 100 22
^ located	100 6
^ lonche	7 8 9 -5 11 7 38 -2
^ look	17 -5 32 -5 35 16 137 6
^ looking	1 -3 2 5 7 5 17 5 31 -4 73 9 76 -4 77 -2
^ los	7 11 11 -3
^ lose	0 -2 1 23 2 -6 25 -4 28 3 73 -2 138 8
^ losing	1 16 2 -5 21 -2 22 -4 25 7 28 13 30 -4
^ lost	0 19 25 11 28 -5 122 -8 128 3
^ lottery	0 -4 138 6
^ low	2 6 3 -4 10 6 26 -3 59 3 125 5 134 -2
^ lugar	0 7 2 6 24 7 26 -2 77 -4 91 8 92 -2 100 -2 110 -3
^ lunch	9 -7 11 7 99 8
^ magazine	75 17
^ mail	103 12
^ mailing	103 11 108 13 137 -5
^ make	4 -4 44 13 49 5 61 6 75 3 78 5 80 8 125 6 138 -2
^ maker	49 19
^ makerspace	49 17
^ mal	19 3 21 11 36 -10
^ malas	18 -3 32 2 36 7
^ mama	28 5
^ mandar	7 -3 57 9 78 5 103 -4 104 6
^ mande	63 -3 106 7 122 -3
^ manualidades	43 8 46 -7
^ maquina	49 4 105 -2 116 6
^ marriage	29 7
^ maryland	126 17
^ math	36 7 138 9
^ me	1 3 4 -2 12 -2 17 3 20 2 28 -2 35 -2 56 3 60 8 63 3 73 7 78 -2 79 3 80 -2 99 -2 104 5 105 6 106 -2 110 3 121 -3 122 9 124 -2 130 3
^ meal	7 16 9 -6 12 12 36 -8 38 -3
^ meals	7 6 8 11 9 -8 12 -2 78 -8 129 15
^ meaning	48 9 138 4
^ media	4 -12 75 21 76 -2 97 11 125 -3
^ medicaid	22 -2 26 8
^ medical	6 -3 26 18 35 -3 134 10
^ medio	50 8 75 3
^ meditar	47 3
^ meditation	47 3
^ meet	28 13 73 -3 112 4
^ meeting	34 18
^ mejor	18 -3 126 -6 138 17
^ member	63 -2 105 -2 137 13
^ membership	122 18 124 6
^ memorial	78 5
^ mental	21 14 22 -7 67 -3
^ mentor	32 9 73 -4
^ mi	2 -3 3 3 7 -2 24 3 26 -2 29 -2 31 -2 32 5 44 4 73 5 76 5 78 2 106 2 110 5 111 -2 120 -2 122 -2 126 2 137 4 138 -2
^ minimo	94 7 130 -2
^ minimum	78 3 82 2 94 -5 130 7
^ mis	7 3 11 5 24 -2 28 5 31 4 34 -3 110 5 111 -4
^ miscarriage	25 7
^ mochila	41 2
^ mock	15 2 75 -2
^ mom	28 2
^ money	1 2 12 -2 19 15 40 -2 124 9 129 -3
^ monthly	78 18 130 -5
^ motel	0 8
^ mourning	25 7
^ move	2 13 3 6
^ moving	0 -2 2 4 3 16 79 7 126 -3
^ muchas	132 9
^ multa	135 19
^ multiplication	36 9 138 -5
^ mural	46 8
^ murals	46 2
^ music	43 -7 44 9
^ muslim	47 4
^ muy	132 10
^ my	3 3 4 -2 7 2 10 3 17 4 18 -2 25 -3 33 2 39 2 52 3 58 2 79 3 106 3 110 5 111 -5 126 5 127 -4 138 3
^ na	23 7 34 -2
^ nada	122 -2 133 12
^ nadie	17 6 21 3 102 -3 105 -2 106 9 120 -2
^ name	112 7 125 -2 138 5
^ narcan	16 -5 23 18 67 3
^ nature	50 18 54 6 71 -2 101 -2
^ nearest	27 -4 100 -4 101 12
^ necesidades	5 11 33 7 34 -2 81 4
^ necesitamos	2 9 7 8
^ necesito	1 3 2 -2 17 2 21 3 22 3 24 3 26 -2 27 -2 36 -2 56 2 57 -2 58 3 74 -3 75 4 85 2 88 2 97 2 101 5 122 6 125 -3 135 2 138 3
^ need	2 4 5 5 7 3 16 -4 17 2 19 10 21 3 23 2 24 2 26 2 28 3 29 -2 33 -5 34 -4 36 3 56 2 57 -3 58 4 59 5 73 2 78 -4 81 -3 91 -2 93 -4 102 -2 104 -2 105 -2 107 -2 120 -2 122 7 138 7
^ needs	81 13
^ negocio	76 6
^ nervous	15 8 21 -5
^ netflix	138 5
^ never	19 2 21 -3 22 -2 28 -2 34 -2 38 8 106 3 133 11
^ new	2 6 3 6 16 6 17 8 20 6 28 7 75 -9 97 -2 114 -3
^ news	15 -4 75 35 93 -2 97 -2 113 -4 114 -8 138 4
^ newspaper	75 4
^ next	4 -6 7 -3 109 24
^ nightmares	21 21 109 -5
^ ninera	35 4
^ ninos	31 3 33 2
^ no	0 -3 2 2 3 -2 4 2 6 5 7 3 8 5 17 3 21 3 27 5 33 4 38 2 40 -2 56 -2 57 2 78 -2 79 -3 93 2 105 2 116 -3 124 2 125 4 134 -2 136 4 138 -2
^ nobody	21 5 35 3 106 3
^ nonprofit	76 8
^ nos	0 -4 1 14 6 4 10 -3 133 9
^ not	1 -2 7 4 8 -2 21 13 93 13 105 10 115 9 116 -4
^ notebooks	41 3
^ nothing	15 2 75 -2 123 -2 133 12
^ notice	1 14 8 -2 77 -6 90 11 92 -3
^ noticias	75 2 97 -2 138 9
^ nowhere	0 15
^ nuestra	18 -5 47 -6 76 12
^ number	6 -3 21 -4 27 -3 102 11 119 4 125 -7 138 21
^ numero	21 -2 22 -3 106 9 115 9 119 8 130 5
^ nunca	19 2 38 4
^ nurse	26 4
^ nutrition	7 15 73 -2
^ ocupo	3 2 7 6
^ offer	36 -9 73 11 76 17 124 -5
^ office	77 3 100 17 104 -4 138 -3
^ ofrecer	73 -7 76 19 121 -8
^ oil	6 3 138 11
^ ok	21 -2 132 10 133 9
^ old	4 -4 31 -3 57 -2 63 -2 73 12 79 19 82 -12 88 6
^ olvida	137 8
^ on	0 15 56 -12 75 15 77 -3 100 -9 123 6 137 -2
^ one	3 -5 7 -8 9 -4 12 18 73 -5 78 10
^ online	57 7 60 6 61 -3 63 4 115 -7
^ only	126 9
^ open	18 10 43 6 44 -2 74 2 99 7 109 -2 138 -4
^ orden	135 10
^ oren	47 21 123 -2 138 -2
^ organizacion	73 -5 76 10 77 -4 90 -2 91 -2 92 -2 112 -3 115 10 117 12
^ organizar	77 18 90 -3 91 -2 92 -3
^ organize	77 13 109 -5
^ other	28 7 126 10
^ otra	105 -2 123 15 126 2 137 -3
^ otro	107 2 126 11
^ our	0 4 17 -3 18 -2 19 -4 50 3 76 24 78 2
^ out	0 9 5 2 7 5 10 -2 17 7 18 -5 24 -7 28 10 79 -5 110 -2 126 10 138 -2
^ overdose	67 10
^ overwhelmed	21 10 28 -6
^ owl	55 6
^ own	2 5 18 17 76 -6 112 -4
^ pack	73 8 78 -6 79 -2 94 6
^ pagar	6 9 130 6
^ paint	43 2
^ painting	43 8 46 -6
^ pajarito	54 -2 55 2
^ pajaro	55 6
^ panal	5 2
^ panales	5 5
^ panic	17 -2 21 6
^ papel	5 8 63 -2
^ papeles	135 7
^ papers	30 2 63 -3 125 10 135 -2
^ paperwork	125 8
^ para	100 6 116 15 117 11 136 -3 137 -2
^ parcela	13 -3 52 6
^ parent	28 15 29 -3 34 11 35 -10 39 -4
^ parenting	28 10
^ parents	0 -6 28 10
^ park	0 -2 27 -3 35 -2 100 9 101 8 122 -4 138 -2
^ parking	100 20 101 2
^ parqueo	100 12 101 13
^ part	17 17 80 -9
^ partner	29 4 76 4 118 6 135 -2
^ partners	76 9 97 -2 98 3 118 -6
^ pasan	79 7 94 -3
^ paseo	50 -2 54 18
^ past	1 2 6 6
^ pasta	5 3 26 -3
^ patrocinar	76 11 109 -2
^ pay	1 7 6 10 17 -4 26 -3 78 -6 87 -3 106 -2 124 12 130 7
^ payday	3 -4 7 2 19 8
^ pedir	121 -2 122 10
^ people	48 2 74 -6 77 -4 88 -2 89 15 91 10 92 -2
^ perdi	0 6 17 6 25 5 28 -3 125 4 138 3
^ perfect	132 13
^ perfecto	132 12
^ period	5 14 31 -2
^ permiso	17 -8 20 -2 44 -5 75 -2 77 -4 91 8 97 9 135 18
^ permission	77 -4 90 -2 91 12
^ persona	100 -5 105 15 116 -2
^ personal	5 -2 19 8 110 2 112 19
^ petersburg	126 5
^ phishing	60 2
^ phone	57 -3 59 -4 63 3 73 -2 100 2 102 30 138 -3
^ phonics	37 5
^ photo	97 2
^ photographer	75 7 97 -3
^ piano	44 9
^ pick	51 6 78 -2 79 12 94 -8
^ pickup	79 24 94 -15 130 -2
^ piden	83 5 110 -2 125 14 128 -3 135 -2
^ pills	23 7 134 -7
^ pintar	43 2 46 6
^ place	2 4 9 4 13 -3 52 4 56 -4 77 -2 90 -2 91 8
^ plan	18 3 24 8 76 -2 77 -7 90 7
^ plant	50 3
^ planting	7 -3 50 14 52 -4
^ platicas	48 11
^ play	31 6 33 -4 44 -10 138 13
^ playgroup	31 17
^ pledge	78 34 130 -20
^ plus	4 3
^ podcast	17 -3 44 10 75 4
^ poner	18 6 76 -2 78 4 80 10 129 -2 130 7
^ pongo	130 5
^ por	122 15 123 8 138 -7
^ possum	55 5
^ pottery	43 5 46 -3
^ power	6 -5 135 6
^ pray	47 7
^ prayer	11 -5 47 7
^ precio	129 -3 138 16
^ pregnancy	26 9 134 16 138 -2
^ pregnant	26 19 134 -3 138 3
^ prenatal	26 16
^ president	112 5 117 -2 138 5
^ presidente	112 8 117 -3 138 5
^ presion	26 10
^ press	75 8
^ price	18 -2 124 7 138 5
^ primer	20 10 37 3 78 -2 86 11
^ print	49 -9 63 19
^ privacy	110 11
^ pro	17 -3 76 9 120 -4
^ problemas	29 19
^ program	31 2 61 -2 121 4
^ programa	32 11 42 2 61 -3
^ programas	31 12 61 -2
^ programming	32 -4 61 15
^ programs	31 -3 33 8 61 -2 121 8
^ proof	100 -5 125 10
^ proxima	90 -4 109 16
^ psicologo	22 8
^ psychiatrist	21 -2 22 7
^ public	81 3
^ pueden	40 3 54 -2 55 -3 73 -3 80 -3 94 10 121 -2 122 16 125 -3
^ puedo	3 -2 7 -2 8 -3 9 4 21 -2 26 -5 27 -5 63 -2 73 17 75 2 76 -3 79 2 82 3 84 5 96 3 99 4 101 9 102 7 104 -2 106 -3 115 3 122 4 123 3 125 -2 129 -2 130 4 134 6 135 2 138 -4
^ pull	5 14 28 -3
^ pulse	27 -3 100 12 101 3
^ put	0 7 1 2 14 5 17 -5 21 -2 60 -2 73 10 75 5 76 -2 78 -3 109 -2 120 -2 130 9
^ python	61 6 121 -2 138 5
^ qualifications	74 -4 87 -2 88 10 89 -3 125 16
^ qualify	74 -7 87 -7 88 15 89 -3 125 7
^ que	0 -2 6 -3 7 -3 12 3 19 -2 26 -6 27 -2 28 -2 37 2 43 2 63 -2 73 -4 74 -4 75 -3 76 -2 77 -3 78 -3 85 3 87 -2 89 4 90 -2 92 3 93 5 99 2 100 2 101 5 102 -2 105 3 106 4 109 4 115 -2 116 7 121 8 125 7 126 5 129 4 131 4 132 5 133 6 134 6 138 5
^ queremos	43 -2 46 3 77 5 79 -3
^ quien	1 -2 2 3 6 -2 19 -2 20 2 26 -2 35 3 50 2 74 -3 75 -3 78 -4 83 2 88 4 96 2 110 7 112 10 113 11 114 -2 116 2 118 4 122 -2 125 7 128 -2 135 -2 137 8 138 8
^ quienes	25 -3 33 -2 74 -2 76 -4 112 10 113 2 117 14 118 4 125 10
^ quieren	1 4 34 5
^ quiero	2 2 7 -2 10 -3 13 2 16 2 17 -4 18 2 28 2 32 -2 40 2 63 -2 73 5 74 4 78 8 79 -3 80 5 81 2 88 -2 98 -3 104 5 111 5 112 -2 122 6
^ quiet	47 6 99 -5 101 9
^ quilting	49 17
^ quit	17 -2 23 5
^ quitenme	21 -3 111 18
^ raccoon	55 9
^ radio	15 -8 75 11
^ rain	56 8
^ raised	3 -13 52 15
^ raising	28 7 30 12 31 -3
^ raiz	138 8
^ ramp	100 14
^ rampa	100 12 101 7
^ ran	0 -4 7 4 10 7
^ rap	44 9
^ reach	104 20
^ reading	36 -2 37 6
^ real	60 -9 105 4 115 4 138 13
^ recai	23 2
^ receipt	3 -3 96 19 128 -7
^ receta	12 -4 26 3 138 7
^ reciben	6 -3 79 21 96 -9 128 -7
^ recibo	6 -7 19 -5 79 -3 96 11 128 13
^ recogen	0 -2 79 4 94 5
^ recoger	51 2 79 8 94 -9
^ record	17 7 44 13 75 -4 83 -2 138 -7
^ recording	2 -2 44 8
^ recovery	23 2
^ recycling	7 -4 53 17
^ redes	59 -4 108 22
^ refer	76 8 123 10
^ reference	21 -4 102 -5 106 15 137 9
^ referir	76 7
^ regalan	3 8 7 10 41 5 57 -2 58 9 77 -2 78 -3 79 -7
^ regalar	79 7 93 -2 96 -2
^ registered	76 -2 115 4
^ reglas	75 -6 77 -4 91 10 97 7 137 -5
^ relacion	24 5 29 4
^ relapsed	23 4
^ relationship	24 -12 29 20
^ religion	47 8
^ remedio	134 5
^ remote	73 4 83 -3 85 4
^ remove	63 -4 106 -3 111 20
^ renee	113 18
^ rent	1 13 2 -2 122 -4
^ rentar	1 6 2 -4
^ repair	16 12 49 5 56 -2
^ repeat	36 -6 60 -5 115 -5 137 18
^ report	36 20 75 -5 110 9 130 -3 135 -3 138 -5
^ request	122 14
^ requirements	74 -4 76 -8 88 3 98 7 125 5
^ requisitos	74 -5 76 -3 87 -2 88 13 89 -3 98 12 125 5
^ residencia	125 17 135 4
^ respite	35 8
^ restaurant	76 -13 79 5 138 14
^ restaurante	76 12 100 -4 138 3
^ resume	14 7
^ reunion	34 13 36 -5
^ revision	10 -8 17 -5 26 10 83 6
^ riddle	138 5
^ ride	27 16 135 -3
^ roast	138 16
^ robot	105 -10 116 20
^ robotica	61 6
^ robotics	31 -4 61 8
^ ropa	4 14 17 -3 20 7 77 -2 79 6 93 -3 95 -2 96 -2
^ ropita	4 8 79 -5
^ rsvp	109 7
^ run	74 6 77 6 112 -8
^ sacar	1 2 2 -2 75 3
^ safe	2 -6 24 9 79 -3 110 -3 130 7
^ safety	16 -12 24 9 67 17
^ salud	21 12 22 -2 26 12 67 -8
^ samuel	113 17
^ sanitary	5 17
^ sat	36 9 38 -5 106 -2 138 9
^ saturday	31 15 73 -2 82 -3
^ save	13 6 19 -10 29 2 110 6
^ say	35 -4 76 -3 118 -2 129 -2 137 22
^ scam	60 5
^ scared	1 8 24 -4 26 -4 27 9 101 -2
^ scholarships	40 3
^ school	4 5 11 6 19 -3 26 6 30 4 32 -2 34 2 36 14 38 -8 40 3 41 4 42 -2 58 2 73 5 77 -2 99 -6 138 3
^ scrubs	20 5
^ se	0 4 25 2 26 3 28 7 36 -2 49 -2 52 2 57 -4 58 3 63 -2 73 3 110 4 124 10 132 6 138 -2
^ second	15 2 17 9 36 -2 37 7
^ section	1 15 2 5
^ security	16 6 67 -2
^ sede	74 3 87 -2 88 -2 89 -4 100 12
^ see	26 2 106 -2 110 -14 111 11 133 20
^ seguro	22 -5 24 -10 26 12 110 -8 125 11 130 7
^ sell	18 2 138 13
^ sembrar	8 -2 13 9 50 4 52 -5
^ send	19 -2 57 6 63 -3 78 13 100 3 103 -2 104 4
^ senior	2 9 8 -3 28 -2 35 8
^ sensory	33 8
^ ser	73 17 74 11 77 6 80 4 82 -2 83 -3 84 -6 85 -3 87 -6 88 -4 105 2
^ serve	7 -4 9 -3 73 14 126 6 127 -3
^ service	73 7 76 -7 84 -2 121 14 127 8
^ servicio	73 2 76 -2 121 14
^ servicios	6 2 121 12
^ servsafe	16 18
^ set	57 3 74 7 77 10 90 -2 91 -2 103 -2
^ sewing	49 5
^ shade	4 -4 50 -3 56 11 79 -2
^ shampoo	5 4 79 -2
^ share	110 9
^ she	24 11 37 2 109 -2
^ sheriff	0 -2 1 6 110 -4
^ shoes	4 8 20 -2 79 -2
^ shoot	57 -4 75 10
^ should	134 9
^ show	137 4
^ shower	5 12
^ shut	6 4 78 3 136 5
^ sick	3 -6 8 8 26 7 101 5
^ side	18 3 134 11
^ sign	3 -2 52 3 73 3 83 6 86 -6 106 -3 107 3 122 8 123 7
^ signed	73 -11 86 14
^ sin	0 11 2 -5 3 -3 7 4 8 2 10 6 17 -2 21 6 22 -2 26 5 27 5 28 -2 56 2 101 2 124 2 125 4 138 -4
^ since	25 2 114 13
^ sing	138 11
^ singing	44 -5 45 10
^ single	17 5 28 12 35 -2
^ sit	7 -3 9 11 21 -2
^ size	4 8 5 5 74 -4 89 7
^ skipping	7 6
^ sleep	0 -18 3 23 138 -2
^ sleeping	0 8 3 6 52 -2 94 -2 101 -2
^ small	4 -7 18 5 76 5 135 9
^ smallest	78 6 94 -2 130 -2
^ snap	7 4 63 2
^ sober	23 2
^ social	17 -2 19 -2 60 -4 63 11 76 11 97 -3 102 -2 105 -4 108 13 124 -5 125 8 138 2
^ socio	75 13 76 13 97 -6 98 -14 118 -2
^ socks	4 13 79 -4
^ sofa	3 8
^ soil	13 2 52 4
^ soldar	49 4
^ solicitud	14 10 17 -4 63 8 106 -14 122 10 125 -2
^ solo	21 12 126 9
^ solve	138 18
^ somebody	19 -2 21 2 22 4 27 6 60 9 63 4 78 -2 102 -2 105 2 106 -2 122 -3 123 7 130 -2 138 -4
^ someone	21 5 29 6 31 -2 32 3 35 2 48 -2 60 9 73 -2 104 5 105 -5 106 -5 107 15 115 -8 123 5 138 6
^ something	2 7 31 11 42 6
^ somewhere	0 7 2 11 24 3 31 3
^ somos	73 2
^ son	33 2 37 4 47 3 61 2 114 11 115 11 117 -4 123 -2 136 9
^ song	44 -2 138 3
^ soon	73 -2 84 -5 85 -2 86 11 90 5 92 -2
^ sort	7 -4 73 22 78 -6 94 -3 129 -2
^ soup	9 13 12 -6
^ soy	21 -3 25 3 28 7 30 2 57 3 75 2 76 4 79 -3 125 3 135 -2
^ space	76 7 77 -6 90 -2 91 13 92 -2 121 -2
^ spanish	22 4 138 12
^ speak	21 -3 104 6 105 25 107 -5
^ special	10 5 33 3 34 9 125 -2
^ speech	33 5
^ spent	0 4 1 -6 7 6 106 -2
^ spirit	21 -4 47 16 48 6 105 -2
^ spiritual	47 2 48 3
^ sponsor	23 14 75 -3 76 9 77 3 78 -4 98 -3 109 -3 118 -2
^ sports	31 7
^ spring	11 5 35 -5
^ square	138 9
^ squirrel	55 2
^ staff	105 9 112 17 120 -8 137 -8
^ start	4 -2 13 5 20 2 40 -4 73 -2 74 9 77 5 82 -2 86 5 90 -3 113 -6 114 -6 122 17
^ started	80 -3 109 -2 113 13 138 -2
^ starting	3 7 17 -2 20 4 122 -2
^ starving	7 2
^ stay	0 -6 23 2 110 7
^ std	26 16 134 8
^ steel	20 9
^ still	6 4 47 -4 106 6 138 -2
^ stock	78 9 138 -7
^ stop	7 -9 57 -3 76 -5 78 -12 79 -2 80 11 98 6 103 -3 111 12 130 19 134 11
^ street	0 -11 43 -6 46 9 100 13 137 -2
^ stress	21 3
^ stressed	0 -2 21 4
^ struggling	36 -2 73 -2 122 15
^ stuck	0 12 4 -2 16 5 17 -3 32 -2
^ student	19 -11 36 10 40 14 75 8
^ studio	2 -3 43 14 44 -2 138 -2
^ stuff	78 -3 79 4
^ stupid	136 3
^ su	103 9
^ submitted	106 11 122 -2
^ substance	23 18 24 -9
^ suggestion	61 -5 81 22 121 -4
^ suicide	67 2 119 8
^ summer	11 8 37 -4 42 5
^ sup	131 15 138 -4
^ supplies	5 -9 76 -6 79 25
^ supply	7 -2 76 19 79 -8
^ support	21 10 28 -3 35 2 78 12 80 22 117 -2 118 -2
^ tablet	57 -3 58 10 95 -2
^ take	3 -2 4 -9 19 -4 26 -2 27 4 28 -4 74 5 75 4 78 -3 79 30 80 6 81 4 93 -4 111 10 126 -3 129 -2 133 12
^ talk	21 -3 48 -5 57 5 100 -2 101 -2 104 9 105 15 116 -3 133 8
^ taller	12 3 43 5 49 5 76 -2 109 -2
^ talleres	109 4
^ tardan	102 -5 106 12
^ tarjeta	19 -10 78 10 130 3
^ tax	115 12 125 -5 128 8 138 -2
^ taxes	19 25 115 -2 128 -16
^ teach	19 6 57 2 67 -2 73 11
^ teacher	11 3 12 -2 34 2 41 5 57 6 67 -2
^ team	76 4 112 3
^ tech	0 -4 57 18 80 -2
^ techo	0 -11 2 22 57 -3
^ teen	28 10 31 -5 32 12 61 -4 82 -2 121 -3
^ teens	32 10 73 -18 82 19 85 -3
^ tejer	49 5
^ tell	2 -2 15 -4 17 -2 21 -2 43 -3 61 -2 64 3 65 3 66 5 67 5 68 5 69 5 70 4 71 4 72 4 75 -5 78 -2 113 -2 117 6 121 4 137 5 138 9
^ tenemos	3 -6 7 6 76 20
^ tengo	5 -2 18 -4 19 3 27 2 47 -3 48 4 73 -4 76 9 79 4 81 4 83 3 84 3 104 3 124 2 125 3 137 -3 138 5
^ terapia	22 7 24 -2 26 -2 29 6
^ terminar	36 -2 38 8
^ text	60 3 102 11
^ thank	132 10
^ thanks	132 19
^ thanksgiving	7 23 9 -3 31 -2 138 -2
^ that	7 -2 36 5 132 20 133 10 138 8
^ the	1 10 6 4 8 2 13 -2 17 8 21 -2 34 4 45 2 99 -3 104 10 105 -3 112 -2
^ therapist	22 -3 76 4
^ therapy	21 -5 22 12
^ there	46 2
^ they	0 7 1 9 4 -4 7 4 17 21 34 10 49 -4 60 6 63 -5 73 -3 78 -4 105 -3 116 -3 130 -3
^ things	28 -2 31 7 78 -3 79 5 109 19 121 16
^ this	1 3 2 -2 6 -2 21 3 31 -2 42 5 56 4 63 3 73 -2 99 -2 109 19 136 4
^ thursday	7 -3 9 12 73 -4 99 -2
^ tiempo	106 2 138 12
^ tienen	3 -4 44 6 45 -3 49 -2 57 -4 78 5 93 4 101 4 102 12 108 8 130 -2
^ tierra	13 2
^ til	99 14 114 -2 138 -2
^ time	17 -2 73 -8 84 7 87 4 138 7
^ tipo	121 6 122 -2 138 13
^ tipos	77 -3 91 -6 92 10 121 3
^ tithe	78 17
^ toallas	5 8 79 -2
^ toddler	4 3 28 7
^ toilet	5 3
^ toiletries	5 6
^ toma	23 9
^ tomar	23 -4 75 9 97 -4
^ too	9 -8 31 9 56 8 73 -2 82 -9 125 13
^ tools	20 7
^ toy	77 -4 109 9
^ trabajadora	105 14
^ trabajan	17 -4 20 -2 99 13 110 13 125 -7
^ trabajar	17 2 43 2 76 -9 120 16
^ trabajo	16 -6 17 21 20 -4 39 -5 75 -2 125 9
^ track	44 -2 110 5 138 5
^ trade	16 -6 38 -2 40 11
^ traduce	107 -7 138 17
^ traer	74 7 121 -2
^ traffic	135 9 138 9
^ train	138 12
^ training	16 21 17 -2 67 -8 121 -6
^ transitional	2 7 23 -6
^ translate	73 -2 138 11
^ transportation	22 -7 27 9
^ transporte	27 11
^ trash	51 10 136 -3 138 -3
^ trauma	21 17
^ tree	50 2
^ trump	138 17
^ trying	2 5 23 8 135 -3
^ tuition	40 9
^ turkey	7 15 77 -6 109 7
^ turtle	55 3
^ tutor	36 13 73 -6
^ tutoring	36 5 73 -8 76 6
^ tv	75 14 138 5
^ twelve	23 9 28 -2 122 -3 127 6
^ types	73 -2 85 8 121 12
^ typing	57 16
^ un	2 3 9 5 24 4 26 -3 31 -2 33 2 47 5 56 -3 60 2 129 4 138 -3
^ una	3 3 79 3 105 5 116 -2 131 10
^ unemployed	17 2
^ unemployment	7 -3 17 7 63 5
^ uniform	20 7
^ uniforme	4 20 17 -2 20 -13
^ unopened	5 -8 79 9
^ upcoming	109 7
^ usar	57 15 58 -3 59 -6 62 3 103 -2
^ use	57 17 59 -4 62 4 103 -4 116 -4
^ used	4 -3 58 -5 79 14 93 7 95 -9
^ ustedes	73 -7 80 7 92 9
^ utiles	41 5
^ utility	6 3
^ va	36 11
^ vacaciones	11 2
^ vacunas	26 13 28 -2 32 -3
^ vcu	40 7 124 -2
^ vegetarian	10 3
^ venden	79 -2 93 9 110 6 111 -3
^ vender	18 6 135 -4
^ venmo	78 11
^ ver	54 9 55 -4 57 5 75 -2 138 -2
^ verano	11 -9 42 10
^ vet	76 3 138 6
^ veteran	21 8 125 10 138 -9
^ video	61 -2 75 6 102 -2 106 -3 138 7
^ virginia	126 6
^ virtual	73 11 82 -2 85 13
^ visa	125 -11 135 13
^ vision	26 16 117 9
^ visit	26 -2 100 17
^ vivienda	2 12 64 -2
^ viviendo	0 18 27 -4 138 -7
^ vivo	7 4 19 13 21 -6 28 7 126 17
^ voluntario	73 4 82 -2 83 -3 84 5 85 14 86 -4
^ volunteer	44 -4 73 3 82 -14 83 6 84 14 85 18 86 -3
^ volunteers	73 15 82 -2 83 -4 84 -3
^ vuelos	138 11
^ walk	54 -13 99 20
^ walks	8 -3 54 23 99 -3 101 -7
^ want	1 -2 2 6 7 -5 12 -3 13 3 16 5 17 5 18 2 21 3 31 2 44 3 48 -2 50 5 52 -4 57 -2 74 2 75 2 76 -5 78 21 79 -2 80 -2 88 -2 110 -2
^ warm	0 4 6 -5 7 -2 9 8 119 8
^ watch	35 8
^ water	6 -5 138 6
^ ways	73 -6 76 -7 78 -3 80 16 98 7
^ we	0 3 2 2 5 4 6 3 7 5 19 2 21 -3 23 -2 28 4 29 7 30 -2 73 -4 74 4 76 11 79 4 135 -2
^ web	61 10
^ weekend	11 14 31 -2 73 -4 99 10 109 -11
^ welding	16 3
^ what	17 -2 26 -3 27 -2 61 -2 63 -2 73 -3 74 -3 76 -2 77 -3 78 -2 80 3 85 2 87 -2 89 3 92 2 93 4 99 4 101 2 102 2 116 6 117 6 121 7 124 2 125 4 127 3 129 3 131 2 134 2 137 2 138 5
^ whatsapp	57 21 102 -2
^ wheelchair	26 15 33 -5 100 10 101 -3
^ when	8 -2 19 -3 26 2 48 3 51 -2 73 -2 74 -2 79 -5 90 3 94 7 99 5 100 -2 102 -2 104 -6 106 15 109 12 113 -4 114 11 122 2 136 -3 138 14
^ where	3 2 4 2 5 3 6 -2 7 -2 9 6 17 2 19 -3 23 -2 31 4 35 -3 39 -2 52 2 57 -2 69 2 78 3 80 -2 81 3 93 -2 94 2 96 3 100 18 103 3 117 -2 118 3 122 5 123 -2 129 -2 138 11
^ which	26 -5 27 -5 59 2 73 -3 76 -5 80 -2 99 5 100 4 101 3 118 10 121 4 134 8 135 -2 137 8 138 -3
^ who	0 -2 17 2 27 2 37 -2 43 -2 74 -2 76 -3 78 -2 83 2 87 -2 88 4 92 2 96 3 102 2 103 3 104 2 110 4 112 6 113 7 114 -2 116 3 117 4 118 2 125 7
^ why	48 10 113 5 114 -3 117 14 138 7
^ widow	25 7
^ wifi	59 2 137 -7 138 14
^ will	1 -3 21 -10 28 10 57 -2 65 3 73 -4 76 -2 85 3 87 2 94 5 96 -2 102 -2 106 5 110 7 122 -2 128 3 130 9 135 3 138 2
^ winter	4 4 11 4 79 -2
^ wipe	5 -13 58 -2 95 22
^ wish	28 -2 79 14 137 -2
^ wondrous	74 -3 117 20
^ work	4 -5 16 3 17 10 20 5 43 4 65 -2 76 -2 118 6 120 10 135 3
^ workers	135 14
^ workshops	109 8
^ world	117 -2 138 17
^ write	26 -2 44 -6 61 -3 78 9 96 -2 103 3 104 12 128 -7 138 19
^ xfinity	59 3
^ ya	0 2 2 4 7 3 17 -2 74 2 86 2 99 4 106 7 133 -2
^ yo	37 3 131 21
^ you	47 -2 51 -6 60 -8 62 -5 99 8 113 -3 114 9 116 4 121 10 122 -2 131 10 132 19 136 18 138 -6
^ your	2 -7 7 4 21 -2 26 -2 49 -2 57 -3 73 -2 74 -2 75 -15 76 -9 98 -3 99 2 100 18 102 4 103 4 112 5 113 15 116 6 117 12 118 9 121 2 132 11 137 -2 138 -11
^ youth	31 17 32 -8 73 2
^ youtube	108 24
^ zapatos	4 5 17 -3 79 2
^ zoom	26 -5 57 14
a 10	31 6 82 -3
a 2	0 11 4 12 31 -3 32 -6 82 -2 138 -2
a alguien	1 -4 2 9 19 -4 60 6 78 -2
a baby	138 8
a background	73 -5 83 8 88 6 125 -2
a bad	24 8 29 -5 60 6 122 4
a bed	0 11 3 -13 52 4 79 5 134 -2
a better	16 5 17 -4 38 3
a bot	105 9
a box	7 10 77 7 79 -2 94 -8
a break	11 -2 35 10
a budget	12 7 19 3 138 -4
a business	18 6
a call	0 -7 47 -3 102 -2 106 16
a car	0 -2 27 -2 55 4 122 18 138 -12
a case	17 -2 24 -2 29 -2 105 12
a chapter	73 -2 74 -5 87 10 88 6 89 11 112 -2
a charge	17 13 135 -5
a cheap	2 3
a check	19 -6 26 -3 78 23 138 -7
a child	134 3
a class	12 9 28 -2 61 13 73 -4 138 -6
a clean	17 -2 23 -3 47 3 73 11
a coat	4 8 77 2 79 -3
a cocinar	12 5
a computer	57 -2 58 11 79 -2 123 5
a couch	0 3 3 5 79 2
a counselor	22 8 26 -3
a credit	19 -4 60 11 73 -4 76 6 130 -2 138 -4
a crib	79 7
a crisis	0 -5 73 5 119 8 138 -2
a day	17 -2 35 2 73 13 76 -5
a daycare	2 -2 18 10 35 -2 99 -3
a dead	16 5 17 -3 50 4
a decir	110 2
a discount	76 5 79 -2
a doctor	26 14 27 -2 107 -4
a document	57 -2 63 4 103 7 125 -2
a dollar	78 -8 129 3 130 10
a domicilio	8 10
a donated	79 -6 95 12 109 -2
a donde	0 2 1 -3 57 -3 78 3 96 3 100 4 103 5 129 11 137 -2
a drive	27 -2 73 -5 76 -2 77 5 90 8 91 6 92 4 138 -2
a family	7 7 34 -2 73 -3 76 -3 78 10 79 -4 123 9 138 -2
a felony	17 4 74 -4 88 6
a few	22 -3 47 9 76 5 78 4 122 4
a fire	0 8 3 7 122 -2
a food	77 -4 90 2 92 8
a form	63 9 73 -3
a friend	123 13
a garden	3 -6 52 12 76 -2
a giveaway	0 -2 77 14 90 3 91 8 109 -8 125 -3
a good	19 4 31 -2 32 5 133 13 138 4
a group	25 3 45 2 54 13 74 4 138 -2
a hand	73 11 122 3
a hard	21 9 29 -2 135 -2
a helper	55 -3 73 4
a home	2 -4 16 14 73 -3
a hot	4 7 56 -5
a hotel	0 -5 3 -4 10 -2 79 6 138 7
a house	1 -7 2 7 19 3
a hygiene	5 4
a job	17 10 74 -2 87 8 89 -2
a knife	3 7 73 -2 78 -9 79 10
a la	8 3 26 -3 27 4 36 2 37 -2 39 5 40 2 44 -2 53 2 80 6 92 4 97 4 101 4 110 3 125 -4
a landlord	135 7
a laptop	58 7 79 -2
a lawyer	73 -3 76 5 125 -4 135 7 138 -2
a leader	74 -3 87 3 88 6 89 2
a leer	37 4
a letter	1 5 62 5 128 5 135 -2 138 -6
a list	34 -2 41 7 61 -2 73 -2 121 -2 138 11
a living	16 11 49 -6 73 4 75 2 76 -2
a llamar	27 -2 73 -2 106 13
a local	74 6 75 17
a los	25 -5 28 -3 30 7 31 -3 35 7 38 5 73 7
a lot	21 7 132 16
a meal	73 -2 76 -3 78 10
a meeting	34 5
a member	122 9 125 8 137 -7
a message	60 3 104 9 106 4 115 -4
a mi	4 4 5 -2 7 -2 8 -2 17 -2 20 2 21 3 24 4 25 3 26 -2 27 3 28 -2 34 2 35 2 57 2 73 -2 74 4 79 -2 82 4 104 2 122 -2 123 9 135 2
a minimum	84 4 94 5 130 -4
a mis	8 -2 21 4 28 -3 30 3 42 3 101 6
a mural	43 -3 46 10 138 -4
a nadie	0 3 21 7
a new	20 3 50 3 58 4
a nurse	26 2
a partner	76 -5 98 13
a person	105 7
a phone	18 -2 57 -4 58 3 59 11 63 -6 102 5 105 -2 123 5 138 4
a pickup	73 2
a place	0 -4 2 10 26 5
a plate	7 -5 9 6
a private	2 -3 101 10 110 -2
a program	61 -5 81 14 121 -4
a que	9 6 36 2 94 3 99 -5 102 8 117 8
a question	57 -2 103 5 131 11
a quien	104 13
a quote	75 16 138 -5
a real	115 5 116 2
a receipt	96 2 128 6
a recoger	79 6 94 -4
a record	73 9
a recording	44 13 138 -6
a rest	35 5 78 -2
a resume	14 5
a robot	105 4
a scam	60 -5 115 -2 137 9
a shelter	0 8 3 9 53 -4
a shift	73 8 84 8 86 -9 122 -4
a shot	17 8 78 -2 79 -2
a social	21 -2 73 -3 123 4 125 5 137 7 138 -2
a story	14 -3 75 17 138 -12
a stove	3 2 9 6
a sus	2 -4 28 -3 30 9 76 10 137 -2
a table	3 5 7 -3
a teen	14 2 32 -3 73 2
a therapist	22 10
a tutor	36 6
a un	22 6 76 8 137 -5
a usar	7 -2 57 6 79 4
a video	57 -3 75 14
a volunteer	73 -13 82 -2 84 5 85 9 104 8
a walker	101 6
a wheelchair	8 5 31 -3 33 11 94 -4 123 -3
a-	138 3
a-10	31 3 82 -2
a-2	0 6 4 7 31 -2 32 -3
a-about	34 3 75 7 138 -4
a-account	19 5
a-alguien	1 -2 2 5 19 -2 60 3
a-amount	79 -3 130 6
a-and	0 2 21 2 35 2 41 2 76 3 78 3 79 2
a-at	0 -2 18 4 76 -2 91 3 119 3 123 3 138 -2
a-baby	138 4
a-background	73 -3 83 5 88 4
a-bad	24 4 29 -3 60 4 122 3
a-beb	5 -2 20 3 25 4 79 3
a-bed	0 6 3 -10 52 5 79 2
a-better	16 3 17 -2 38 2
a-bird	55 2
a-bot	105 7
a-box	7 5 77 3 79 2 94 -4
a-break	35 5
a-budget	12 3 19 6 138 -2
a-business	18 3
a-but	0 2 22 4
a-by	63 -3 103 4
a-cal	0 -4 47 -2 105 2 106 9
a-can	45 2 83 3 94 -2 123 3
a-car	55 2 122 13 138 -8
a-card	19 -2 60 6 130 -3 135 6 138 -3
a-cas	76 2 105 7
a-casa	8 3
a-chapter	74 -3 87 5 88 3 89 7
a-charg	17 7 135 -3
a-charity	115 5
a-cheap	2 2
a-check	19 -2 26 -2 73 -2 78 12 83 3 88 3 138 -4
a-child	33 -2 35 2
a-cita	26 -2 27 4 104 3
a-class	12 3 52 2 61 5 73 -2 76 3 138 3
a-clean	73 6
a-client	76 6 137 -3
a-clinica	26 -2 27 5
a-coat	4 5 79 -2
a-cocinar	12 3
a-collect	77 2
a-comput	57 -2 58 8 123 2
a-cook	9 3
a-couch	0 2 3 3
a-counselor	22 5
a-credit	60 6 73 -2 76 3 138 -5
a-crib	79 4
a-crisis	0 -3 73 3 119 4
a-day	73 6 76 -3 133 4
a-daycar	18 6 99 -2
a-de	7 3 73 2 99 3
a-dead	16 3 17 -2 50 2
a-discount	76 3
a-doctor	26 8 107 -2
a-docu	63 2 103 4
a-dollar	78 -5 130 6
a-domicilio	8 7
a-donat	78 2 79 -3 95 6
a-dond	1 -2 57 -2 78 2 100 2 103 3 129 7
a-driv	77 2 90 3 91 2 92 4
a-el	36 2 57 3
a-esposo	24 2
a-est	1 5 109 4
a-familia	2 -2 21 4 24 4 28 -2 57 2 76 3
a-family	7 3 12 3 76 -2 78 5 79 -2 123 4
a-felony	17 3 74 -2 88 3
a-few	22 -2 47 5 76 3 78 3 122 2
a-fir	0 6 3 4
a-food	77 -2 92 4
a-for	25 5 75 2 77 4 78 2 79 -2 128 3 135 2 138 -4
a-form	63 5
a-friend	123 8
a-from	1 2 35 2 63 3 73 -2 135 -2 137 5
a-garden	3 -4 52 7
a-gent	44 -2 80 6 97 3 126 2
a-gift	78 -2 129 4
a-giveaway	77 10 90 2 91 4 109 -5 125 -2
a-good	19 2 32 3 133 8 138 2
a-group	54 7 74 6
a-hand	73 8 122 2
a-hard	21 5
a-hav	83 3 135 3
a-helper	73 2
a-hija	4 5 61 2 73 -2 79 -3 82 4
a-hijo	21 2 25 -2 28 -3 30 4 34 2 101 3
a-hold	23 4 89 4 134 -3
a-hom	2 -2 16 8 73 -2
a-hora	9 4 94 2 99 -2
a-hot	4 4 56 -3
a-hotel	0 -3 3 -2 79 3 138 4
a-hour	35 3
a-hous	1 -4 2 5 64 6 121 -2
a-hygien	5 2
a-i	17 3 79 3
a-in	3 2 32 2 52 2 80 3 111 4 126 -3 138 5
a-is	57 -2 58 2 60 3 115 -2
a-job	17 3 87 4
a-knif	3 4 78 -5 79 6
a-la	1 2 27 2 39 3 80 3 92 2 97 2 101 2 110 2 125 -2
a-landlord	135 3
a-laptop	58 3 79 -3 95 5
a-lawyer	76 3 125 -2 135 4
a-leader	87 4 88 3
a-leer	37 2
a-letter	1 3 62 3 128 3 138 -3
a-licens	83 7 91 -2 125 -4 138 4
a-lin	73 3 102 6
a-list	41 4 138 6
a-living	16 6 49 -3 73 2
a-llamar	106 8
a-local	74 3 75 9
a-los	4 -3 25 -3 30 4 31 -2 35 4 38 3 73 8 78 2
a-lot	21 4 132 10
a-man	32 4
a-meal	9 3 76 -2 78 5
a-meet	34 3
a-member	122 5 125 4 137 -4
a-messag	60 2 104 5 106 2 115 -2
a-mi	4 2 24 2 25 2 27 2 74 2 82 2 123 6
a-miembro	76 3
a-minimum	84 2 94 3 130 -2
a-mis	21 2 28 -2 101 3
a-mural	43 -5 46 9 138 -2
a-nadi	0 2 21 4
a-near	74 6 89 -3
a-need	3 4 91 3
a-new	20 2 50 2 58 2
a-nino	10 2 28 -2 30 4 31 -2 35 4 73 8
a-notic	6 8
a-number	84 2 102 6 137 -3
a-numero	102 9
a-of	7 2 9 2 23 2 74 2 79 2 94 -2 112 -2 121 2 134 -2
a-on	1 2 17 4 46 2 60 2 106 2 130 -2
a-one	50 2 78 4 133 5
a-open	0 7 3 -6 22 -2 76 2
a-or	2 2 98 3
a-paid	87 2
a-partner	76 -4 98 9
a-person	105 3 116 2
a-phon	57 -2 59 8 63 -4 102 3 123 3 138 2
a-plac	0 -2 2 6 26 2
a-plan	18 3 24 5
a-plat	7 -3 9 3
a-pool	3 -3 138 11
a-privat	2 -2 101 6
a-program	61 -3 64 5 65 7 81 7 121 -5
a-que	9 3 99 -2 102 5 117 5
a-quest	103 3 131 7
a-quien	104 7
a-quot	75 9 138 -3
a-real	115 3
a-receipt	128 3
a-recoger	79 4 94 -3
a-record	44 6 73 4 138 -3
a-rest	35 3
a-resum	14 3
a-robot	105 3
a-room	101 4
a-scam	60 -3 137 5
a-security	1 3 21 -2 125 3
a-servic	138 4
a-set	3 4 78 -5 79 6
a-shelter	0 4 3 5 53 -2
a-shift	73 5 84 5 86 -5 122 -2
a-shot	17 4
a-social	73 -2 123 2 125 3 137 4
a-story	14 -2 75 10 138 -7
a-stov	9 3
a-studio	2 3 44 3
a-sus	2 -2 28 -2 30 5 76 5
a-tabl	138 6
a-teen	32 -2
a-that	22 2 26 3 107 -2 138 2
a-therapist	22 6
a-ticket	29 -2 135 3
a-tim	21 4 78 4
a-to	1 -2 26 2 76 -2 79 2 83 4 102 3 124 2
a-tre	50 5
a-truck	8 -2 27 -2 73 5 138 4
a-tutor	36 3
a-un	22 4 76 5 137 -3
a-universidad	40 2 125 -2
a-usar	57 3 79 2
a-va	129 10
a-van	76 3 96 2
a-video	57 -2 75 9
a-volunt	73 -7 84 2 85 5 104 5
a-walker	101 3
a-want	31 -2 33 6 123 -2
a-wheelchair	8 3 31 -2 33 6 94 -2 123 -2
a-wher	12 5 73 -2 74 2
a-with	9 2 74 -2 75 -3 76 4 88 3 104 4
a-work	65 8 77 -4 92 6 121 -2
a-worker	17 -2 73 -2 105 6 123 2 137 3
a-year	0 4 4 5 17 3 21 3 32 -4 82 2 114 -2 138 -4
a-you	76 7
aa group	23 13
aa-	23 38 34 -3 107 -5 138 -6
aa-group	23 8
aa-meet	23 6 34 -2
aa~	23 38 34 -3 107 -5 138 -6
abanico-	56 11 124 -3
abanic~	56 11 124 -3
abeja-	50 35
abej~	50 35
abierta-	99 6
abierto-	99 16
abierto-hoy	99 6
abiert~	99 19
abiliti~	31 -5 33 26 121 -2
ability-	31 -5 33 26 121 -2
abogada-	135 9
abogado-	73 -6 76 9 135 9
abog~	73 -5 76 8 135 14
abono-	52 -6 53 7
abon~	52 -6 53 7
about money	19 11 29 3 78 -2
about my	15 6 17 -5 21 8 34 6 48 -4
about the	1 3 2 -2 17 -3 21 -3 35 -2 43 -3 61 -2 64 4 65 5 66 7 67 6 68 8 69 7 70 5 71 6 72 6 110 -3 117 -6 121 -10 137 5
about this	1 -4 35 -3 80 10 106 -4 110 12 126 -2
about to	0 -2 1 8 100 3
about you	75 17 117 15 138 -7
about your	36 -2 73 -2 74 -2 75 13 81 9 121 6
about yourself	15 10 106 -2 110 -5 117 10 138 -4
about-	0 -2 1 3 2 -3 7 -2 15 9 16 -2 17 -5 19 4 28 -2 29 5 34 5 35 -3 43 -3 47 -2 48 6 50 2 54 3 55 -4 57 -2 61 -2 62 2 64 2 65 3 66 4 67 3 68 4 69 4 70 3 71 3 72 3 73 -3 74 -2 75 16 80 3 81 3 90 2 99 -2 105 -2 106 -3 109 -2 116 -6 117 26 135 -2 137 2 138 -8
about-and	62 3
about-die	100 2
about-lif	21 6 48 3
about-money	19 6
about-my	15 3 17 -3 21 4 34 3 48 -2
about-organiz	75 5 117 2
about-program	68 -5 69 -2 71 -2 117 -2 121 26
about-the	1 2 43 -2 64 2 65 3 66 4 67 4 68 4 69 4 70 3 71 4 72 3 110 -2 117 -3 121 -6 137 3
about-this	1 -2 80 5 106 -2 110 7
about-to	1 4 15 3 21 -4 27 2
about-you	75 10 117 10 138 -4
about-your	75 7 81 5 121 4
about-yourself	15 5 110 -3 117 6 138 -2
about~	0 -2 1 3 2 -3 7 -2 15 9 16 -2 17 -5 19 4 28 -2 29 5 34 5 35 -3 43 -3 47 -2 48 6 50 2 54 3 55 -4 57 -2 61 -2 62 2 64 2 65 3 66 4 67 3 68 4 69 4 70 3 71 3 72 3 73 -3 74 -2 75 16 80 3 81 3 90 2 99 -2 105 -2 106 -3 109 -2 116 -6 117 26 135 -2 137 2 138 -8
abov-	36 -9 137 13
abov~	36 -9 137 13
abr-	43 11 138 6
abren-	99 20 138 -2
abrigada-	4 18 79 -2 93 -2
abrigo-	73 9 77 4 78 -2 79 3 109 4
abrig~	4 10 73 8 77 4 78 -2 79 2 93 -2 109 4
abrio-	106 -2 114 19
abrir un	18 8 74 5
abrir-	6 -3 18 7 19 8 74 10 79 2 99 -5
abrir-capitulo	74 4
abrir-sed	74 2
abrir-un	18 5 74 3
abri~	106 -2 114 19
abro-	18 -3 19 7
abrumada-	21 27
abrumado-	21 27
abrum~	21 46
abr~	6 -2 18 2 19 8 43 5 74 5 99 12
abuela-	0 -3 8 5 10 -2 25 3 30 8 35 2 44 5
abuelita-	57 10
abuelo-	30 28 35 -2 74 -2
abuel~	0 -2 8 4 10 -2 25 2 30 26 44 4 57 4
aburro-	31 -5 135 -2 138 26
aburr~	31 -3 138 22
abus-	23 13 24 7 110 -2
abuso-	24 6
abus~	23 11 24 11 110 -3
ac broke	56 9
ac-	6 -5 56 17 58 -2
ac-brok	56 6
acabar-	7 -22 80 37
acabaron-	7 7 17 -4
acabo de	3 8 7 -2 8 4 17 4 21 -2 28 5
acabo el	0 3 7 -2 17 5 26 6 63 -2
acabo-	0 4 3 10 7 -5 8 4 10 -2 17 11 21 -2 26 6 28 6 63 -2 76 -2 120 -2
acabo-de	3 5 8 2 17 2 28 3
acabo-el	0 2 17 3 26 4
acab~	0 3 3 9 7 -12 8 4 17 7 21 -2 26 6 28 5 63 -3 80 20
accent-	34 -2 39 20
accent~	34 -2 39 20
accept-	3 -3 4 -2 7 -6 33 -2 37 -3 41 -3 79 24 93 30
accept-food	7 -4 79 8
accept~	3 -3 4 -2 7 -6 33 -2 37 -3 41 -3 79 24 93 30
access-	112 -5 130 -2 137 12
accessibl-	26 -3 33 -3 100 28 101 28
accessibl~	26 -3 33 -3 100 28 101 28
acces~	112 -5 130 -2 137 12
accident-	25 8 135 2
accident~	25 8 135 2
accommodat-	36 -5 138 16
accommodat~	36 -5 138 16
account-	19 16 57 -5 59 -2 60 7 63 6 99 -2 103 -2 138 -4
account~	19 16 57 -5 59 -2 60 7 63 6 99 -2 103 -2 138 -4
aceptan comida	7 -4 79 7 93 5
aceptan muebles	3 -2 79 11
aceptan-	3 -3 4 -3 7 -5 8 -2 49 -4 78 -5 79 30 93 20 95 7
aceptan-comida	7 -3 79 5 93 3
aceptan-muebl	79 7
acept~	3 -3 4 -3 7 -5 8 -2 49 -4 78 -5 79 30 93 20 95 7
acerca-	77 -2 117 23 120 -2
acercarm-	47 7 48 -2
acerc~	47 5 77 -2 117 21
acero-	4 -6 20 6
acer~	4 -6 20 6
acogida-	28 8
acog~	28 8
acompan-	26 -7 27 28
acompanar-	27 18 34 18 36 -3 77 -2
acompanem-	27 22
acompanem~	27 22
acompanenm-	27 9
acompanenm~	27 9
acompan~	26 -6 27 38 34 15 36 -3 77 -2
acondicionado-	56 15
acondicion~	56 15
across town	76 4
across-	17 -2 27 2 76 6 126 -2
across-town	76 2
acros~	17 -2 27 2 76 6 126 -2
act-	125 -3 137 18 138 -3
acta-	125 17
acting-	0 -2 28 32 32 -14 55 9 57 -2 59 -2 63 8 73 -2
acting~	0 -2 28 32 32 -14 55 9 57 -2 59 -2 63 8 73 -2
actividad-	33 -4 42 2 109 23
actividad-nino	31 6
actividad~	33 -4 42 2 109 23
activiti~	17 -2 31 8 33 -6 73 -4 109 16
activity-	31 8 33 -6 73 -3 109 16
activity-kid	31 5
actor-	125 -4 138 8
actua-	105 -3 116 -12 137 23
actual-	105 9 116 -2
actual~	105 9 116 -2
actu~	105 -3 116 -12 137 23
act~	125 8 137 13 138 4
acuerdo-	29 7 32 -2
acuerd~	29 7 32 -2
ac~	6 -5 56 17 58 -2
add-	128 -2 138 7
adderal-	134 35
adderall~	134 35
addict-	23 20 44 -3
addicted~	23 16
addiction~	23 12 44 -3
address of	100 -9 137 11
address-	0 -2 100 5 103 7 125 8 137 9 138 -2
address-of	100 -7 137 8
addres~	0 -2 100 5 103 7 125 8 137 9 138 -2
add~	128 -2 138 7
adelant-	8 -2 10 -3 18 -5 122 18
adelant~	8 -2 10 -3 18 -5 122 18
adhd-	33 15
adhd~	33 15
adicc-	23 2
adicta-	23 3
adicto-	23 5
adict~	23 7
adic~	23 2
adio-	133 34
adivinanza-	138 11
adivinanz~	138 11
adi~	133 34
admin-	60 -4 124 -4 137 19
administrador-	59 -2 137 17
administrad~	59 -2 137 17
administrar-	19 16 78 -7
administr~	19 16 78 -7
admin~	60 -4 124 -4 137 19
adolescent-	31 -4 32 23 36 -2
adolescent~	31 -4 32 23 36 -2
adopc-	28 35
adopt-	28 17
adoptar-	28 7
adopted~	28 6
adoption~	28 15
adopt~	28 7
adop~	28 35
adult education	16 -4 38 14
adult-	16 -4 28 -5 32 7 38 23 41 -6
adult-educ	16 -2 38 10
adulto-	5 3 34 -3 35 15 36 -5 38 27
adulto-mayor	35 9 38 -2
adult~	5 3 16 -3 28 -5 32 6 34 -2 35 12 36 -5 38 41 41 -5
advanc-	77 -9 90 26 91 -7 92 -3 138 -3
advanc~	77 -9 90 26 91 -7 92 -3 138 -3
advic-	24 -2 26 -12 29 4 115 -2 125 -3 134 26 135 5
advic~	24 -2 26 -12 29 4 115 -2 125 -3 134 26 135 5
advocat-	11 -2 31 -3 34 14
advocat~	11 -2 31 -3 34 14
afford a	22 7 57 -6 58 8
afford-	2 3 5 3 22 5 23 -3 26 8 34 -2 41 6 57 -6 58 6 73 -3 124 31 135 -2
afford-a	22 4 57 -4 58 5
affordabl-	0 -2 2 8
affordabl~	0 -2 2 8
afford~	2 3 5 3 22 5 23 -3 26 8 34 -2 41 6 57 -6 58 6 73 -3 124 31 135 -2
afraid-	2 -2 24 9
afraid~	2 -2 24 9
africa-	57 2
afric~	57 2
after a	0 -2 3 7 27 5 106 -2 122 -2 135 10 138 -5
after i	73 -3 86 8 96 7 109 -3 122 -2 130 9
after school	11 -2 31 12 34 -2 36 9 38 -3 121 -2
after the	2 4 22 5 29 -5 77 -3 92 9 94 -3 135 -3
after-	0 5 2 6 3 4 6 -3 11 -2 22 3 23 -4 27 2 29 -3 31 8 32 -4 34 -2 35 9 36 8 38 -3 50 3 60 -3 73 -4 77 -3 86 8 92 5 94 -2 96 4 99 6 106 20 109 -3 115 -3 121 -2 122 -6 125 -2 130 6 135 4 137 5 138 -4
after-a	3 4 27 3 135 5 138 -3
after-apply	106 17 122 -3
after-divorc	2 3 22 3 29 -3 135 -2
after-fir	0 6 3 4
after-form	86 2
after-i	73 -2 86 4 96 4 130 5
after-program	31 12 36 -4 121 -2
after-school	31 9 36 6 38 -2
after-send	96 6
after-the	2 2 22 3 29 -3 77 -2 92 5 94 -2
afternoon-	131 24 133 -3
afternoon~	131 24 133 -3
afterschool-	16 -3 35 12
afterschool~	16 -3 35 12
aft~	0 5 2 6 3 4 6 -3 11 -2 22 3 23 -4 27 2 29 -3 31 8 32 -4 34 -2 35 9 36 8 38 -3 50 3 60 -3 73 -4 77 -3 86 8 92 5 94 -2 96 4 99 6 106 20 109 -3 115 -3 121 -2 122 -6 125 -2 130 6 135 4 137 5 138 -4
again-	0 2 1 5 23 -2 38 -5 45 16 73 -2
again~	0 2 1 5 23 -2 38 -5 45 16 73 -2
age limit	125 10
age-	73 7 82 8 84 -3 85 -5 86 -2 114 -2 125 11 138 -2
age-for	82 6 125 -2
age-limit	125 6
age-to	125 3
age-volunt	73 -7 82 10
agency-	17 -9 76 24 110 -3 115 12
agency~	17 -9 76 24 110 -3 115 12
agent-	105 37
agent~	105 37
age~	73 7 82 8 84 -3 85 -5 86 -2 114 -2 125 11 138 -2
aging out	28 23 35 -14
aging-	0 -3 25 -2 28 14 35 16
aging-out	0 -2 28 18 35 -10
aging~	0 -3 25 -2 28 14 35 16
ago-	0 -2 3 -2 17 6 106 9
agobiada-	21 3
agobiado-	21 12
agobi~	21 13
ago~	0 -2 3 -2 17 6 106 9
agradec-	132 21
agradecida-	132 22
agradecido-	132 24
agradec~	132 52
agradezco-	132 35
agradezc~	132 35
agre-	29 2
agre~	29 2
agricultur-	13 27
agricultura-	13 27
agricultur~	13 46
agua-	6 9 9 -2 19 9 49 -3 56 -2 128 -8 138 11
aguanto-	26 11 134 -11
aguant~	26 11 134 -11
agu~	6 9 9 -2 19 9 49 -3 56 -2 128 -8 138 11
ahead-	77 -11 90 31
ahead~	77 -11 90 31
ahi-	7 -2 9 8 11 6 17 -12 21 -2 24 -3 29 -4 31 -2 56 -5 100 12 112 9 120 16 131 17 137 12 138 -3
ahi~	7 -2 9 8 11 6 17 -12 21 -2 24 -3 29 -4 31 -2 56 -5 100 12 112 9 120 16 131 17 137 12 138 -3
ahogo en	19 7 63 9
ahogo-	19 9 63 13
ahogo-en	19 4 63 6
ahog~	19 9 63 13
ahora-	73 -10 80 11 99 6
ahora~	73 -10 80 11 99 6
ahorrar-	19 11
ahorro-	19 9
ahorr~	19 17
ai class	62 7
ai tools	62 9
ai-	62 16 116 7 138 -3
ai-class	62 7 116 -3
ai-to	62 4 116 -4
ai-tool	62 6
aid-	2 -5 16 10 19 -10 26 10 34 6 40 22 67 16 73 -3 106 -9 115 -7 122 -3 125 -4 135 11
aid~	2 -5 16 10 19 -10 26 10 34 6 40 22 67 16 73 -3 106 -9 115 -7 122 -3 125 -4 135 11
air conditioner	56 7 75 -3
air-	9 -2 54 8 56 7 73 -2 75 18
air-acondicionado	56 6
air-condition	56 6 75 -2
airbnb-	138 35
airbnb~	138 35
aire acondicionado	56 9
aire~	54 10 56 16 73 -2
airplan-	138 14
airplan~	138 14
airport-	27 -6 101 -13 129 -2 138 26
airport~	27 -6 101 -13 129 -2 138 26
air~	56 -8 75 23
ai~	62 16 116 7 138 -3
al doctor	26 3 27 -6 73 5
al hospital	26 -5 27 6
al-	8 -2 19 16 20 -3 26 -3 27 6 31 -2 40 4 54 7 56 -4 73 3 74 -3 87 4 107 -6 109 6 112 5 126 -3 135 -2 138 5
al-de	74 -2 87 3
al-doctor	26 2 27 -3 73 3
al-hospital	26 -3 27 3
ala-	55 9
ala~	55 9
alberca-	109 -3 138 32
alberc~	109 -3 138 32
albergu-	0 17
albergu~	0 17
alcald-	138 16
alcald~	138 16
alcanc-	7 -3 12 6
alcanc~	7 -3 12 6
alcanza para	122 10
alcanza-	78 -2 122 12 129 2
alcanza-para	122 6
alcanzo-	1 14 3 -3 124 -3
alcanz~	1 9 3 -3 78 -2 122 11 124 -3 129 2
alcohol-	23 13
alcoholic-	23 2
alcoholica-	23 11
alcoholico-	23 4
alcoholic~	23 11
alcoholismo-	23 35
alcoholism~	23 35
alcohol~	23 13
alergia-	10 6
alergico-	10 4
alergic~	10 4
alergi~	10 6
alert-	57 14 63 -4
alert~	57 14 63 -4
alfabetizac-	37 35
alfabetiz~	37 35
algebra-	36 11 41 8 138 -6
algebr~	36 11 41 8 138 -6
algo-	1 -2 9 4 16 8 17 -4 28 -2 31 15 73 -3 74 5 76 -3 78 -3 80 9 98 6 109 4 122 -2 123 -2 124 7 129 4 130 -2 138 -2
alguien ahi	131 17
alguien mas	123 22
alguien que	0 -2 26 -4 27 5 32 2 35 4
alguien sin	1 -4 2 9 17 7 19 -4
alguien-	0 -2 1 -3 2 5 17 2 19 -3 21 22 26 -4 27 3 28 -3 31 -2 33 -2 35 2 37 7 48 -2 57 -2 60 2 102 -3 105 16 106 -3 107 12 115 -5 116 -3 122 -3 123 13 131 20 138 7
alguien-ahi	131 12
alguien-con	21 11 28 -2 37 7
alguien-habl	21 -6 105 -2 107 13
alguien-mas	123 14
alguien-que	26 -2 27 3 35 2
alguien-sin	1 -2 2 5 17 4 19 -2
algui~	0 -2 1 -3 2 5 17 2 19 -3 21 22 26 -4 27 3 28 -3 31 -2 33 -2 35 2 37 7 48 -2 57 -2 60 2 102 -3 105 16 106 -3 107 12 115 -5 116 -3 122 -3 123 13 131 20 138 7
algun-	0 10
alguna-	124 2
algun~	0 9 124 2
alg~	1 -2 9 4 16 8 17 -4 28 -2 31 15 73 -3 74 5 76 -3 78 -3 80 9 98 6 109 4 122 -2 123 -2 124 7 129 4 130 -2 138 -2
aliado-	76 35
alianza-	76 14 98 -4 118 -2
alianz~	76 14 98 -4 118 -2
alien-	138 36
alien~	138 36
alimentac-	7 21
alimento-	7 16 16 2
aliment~	7 28 16 2
aliv-	7 -3 19 9 47 -2 55 5 138 -2
aliv~	7 -3 19 9 47 -2 55 5 138 -2
ali~	76 35
all abilities	31 -4 33 16
all about	117 7 121 -4
all are	60 -14 115 6 136 15
all at	100 11
all day	11 7 21 3 28 10 29 -5 31 5 58 -4 138 -3
all do	80 2 117 -3 121 27 138 -2
all have	1 4
all my	4 4 24 4
all start	113 -11 114 18 122 -2
all the	7 3 29 2 121 6
all want	44 -6 79 14
all weekend	31 14 109 -8
all-	1 -2 3 5 7 5 11 3 17 -3 25 -5 28 4 29 -2 30 4 31 6 33 7 44 -3 58 -3 60 -6 74 2 78 -2 79 5 80 5 100 3 104 3 109 -4 110 -2 114 5 116 -8 117 12 120 3 121 15 122 5 131 2 132 -2 133 9 136 5 138 -7
all-a	44 -3 79 8
all-ability	31 -3 33 11
all-about	117 4 121 -3
all-and	80 2
all-are	60 -9 115 3 136 9
all-at	100 7
all-cloth	25 -4 79 5
all-day	11 4 21 2 28 6 29 -3 31 3 58 -2 138 -2
all-do	117 -2 121 17
all-for	115 3
all-hav	1 2
all-long	21 2 28 5 29 -4
all-my	4 2 24 2
all-rent	7 3
all-start	80 -2 114 8
all-stuf	0 3 25 -2 121 5
all-the	7 2 121 4
all-tim	29 2
all-want	44 -3 79 8
all-weekend	31 8 109 -4
allen-	126 26
allergic-	10 -12 134 27
allergic~	10 -12 134 27
allergi~	7 -3 10 5
allergy-	7 -3 10 7 24 -2
allergy~	10 3 24 -2
allow-	1 -8 51 -5 77 -5 91 9 110 -2 120 -2 135 17 138 5
allow-at	51 -3 77 -2 91 5 138 3
allow-to	135 4
allowanc-	31 -4 78 11 79 -4
allowanc~	31 -4 78 11 79 -4
allowed at	51 -5 77 -4 91 9 138 5
allowed to	1 -3 135 8
allowed~	1 -8 51 -5 77 -5 91 9 110 -2 120 -2 135 17 138 5
all~	1 -2 3 5 7 5 11 3 17 -3 25 -5 28 4 29 -2 30 4 31 6 33 6 44 -3 58 -3 60 -6 74 2 78 -2 79 5 80 5 100 3 104 3 109 -4 110 -2 114 5 116 -8 117 12 120 2 121 15 122 5 126 5 131 2 132 -2 133 9 136 5 138 -7
almacen-	16 2 17 -2
almac~	16 2 17 -2
almohada-	3 17
almoh~	3 17
almuerzo-	7 16 9 -6 11 9
almuerz~	7 16 9 -6 11 9
alon-	0 4 7 -2 8 4 9 4 23 3 27 7 33 -2 55 4
alon~	0 4 7 -2 8 4 9 4 23 3 27 7 33 -2 55 4
alphabet-	138 22
alphabet~	138 22
alquil-	1 6
alquil~	1 6
already-	106 19 122 -9
already~	106 19 122 -9
alston-	113 34
alston~	113 34
alter-	49 35
alteration~	49 35
alway-	17 10 18 -2 21 -4
alway~	17 10 18 -2 21 -4
alzheim-	35 11
alzheimer~	35 8
alzheim~	35 6
al~	8 -2 19 16 20 -3 26 -3 27 6 31 -2 40 4 54 7 56 -4 73 3 74 -3 87 4 107 -6 109 6 112 5 126 -3 135 -2 138 5
am a	7 3 25 4 73 -9 75 6 76 6 137 5 138 -3
am afraid	2 -2 24 6
am broke	22 8
am dying	9 7 73 2 138 -3
am exhausted	17 -2 21 -3 28 9
am i	21 -2 99 -2 105 -3 116 13 134 15 138 -3
am in	2 4 8 4 94 -4 122 4 126 5
am lost	25 -5 57 7 100 6
am not	4 -5 21 12 25 2 79 5
am on	0 5 7 -2 8 6 125 8 135 -2
am stuck	17 3 63 2
am the	21 -3 30 17 112 -3 137 6
am tired	17 -5 18 10 23 3
am-	0 2 1 2 8 4 17 -3 18 3 22 2 28 2 30 6 32 2 36 -2 57 4 73 -7 75 2 76 2 78 -3 80 -2 82 6 84 -3 94 -3 99 -5 100 2 105 -2 116 6 125 2 126 5 133 6 134 7 135 -2 137 4 138 -6
am-a	8 2 25 2 73 -5 75 3 76 3 122 2 125 3 135 -2 137 2 138 -2
am-afraid	24 4
am-and	0 2 17 2 32 3 38 2 73 -2
am-brok	22 4
am-dying	9 4 138 -2
am-exhaust	21 -2 28 5
am-for	9 3 123 3 138 -2
am-from	126 6
am-i	105 -2 116 8 134 11 138 -2
am-in	2 2 8 2 94 -2 122 2 126 3
am-lost	25 -3 57 4 100 3
am-not	4 -3 21 7 79 3
am-of	17 -3 18 5 23 2
am-on	0 2 8 3 73 4 125 4
am-pregnant	134 13
am-stuck	17 2
am-talk	116 8 138 -2
am-the	0 3 30 8 137 3
am-tired	17 -3 18 5
am-to	24 3
am-wear	79 3
am-with	73 4
amabl-	132 35
amabl~	132 35
amaz-	132 23
amazing~	132 23
amazon order	110 -3 138 10
amazon-	15 4 75 -2 110 -4 138 12
amazon-order	110 -2 138 6
amazon~	15 4 75 -2 110 -4 138 12
ambient-	35 -6 50 36 75 -5
ambiental-	50 35
ambiental~	50 35
ambient~	35 -6 50 36 75 -5
america-	61 -10 138 17
americ~	61 -10 138 17
amiga-	25 11 123 -2
amigo-	31 3 73 2 74 -2 122 -4 123 8
amig~	25 7 31 3 73 2 74 -2 122 -4 123 6
amistad-	32 10
amistad~	32 10
amount-	78 -2 79 -6 130 20
amount~	78 -2 79 -6 130 20
am~	0 2 1 2 8 4 17 -3 18 3 22 2 28 2 30 6 32 2 36 -2 57 4 73 -7 75 2 76 2 78 -3 80 -2 82 6 84 -3 94 -3 99 -5 100 2 105 -2 116 6 125 2 126 5 133 6 134 7 135 -2 137 4 138 -6
an apartment	2 2 3 3 13 3 52 3
an appointment	26 -2 27 -2 35 4 101 9
an email	57 5 63 -2 103 3
an event	73 -2 76 6 101 -3 109 3
an interview	15 3
an-	0 -2 1 -2 2 5 7 -2 13 2 15 3 18 2 23 5 27 -2 34 4 35 3 36 2 38 3 41 -3 52 2 57 2 76 5 79 -2 103 2 109 2 125 4 138 3
an-and	34 5
an-apart	3 2 13 2 52 2
an-appoint	35 2 101 5
an-email	57 2 103 2
an-event	76 3 101 -2 109 2
an-on	2 6
anciana-	35 19
anciano-	16 11 35 12
ancian~	16 10 30 -2 35 25
and a	90 -2 92 5 138 14
and all	7 4 42 -2 122 5
and can	7 3 8 5 17 2 73 8 76 3 107 -7 135 -3
and could	18 -2 73 4 76 6 79 -2
and do	0 6 63 8 125 -3
and have	2 -2 26 3 35 -3 73 6 79 6 125 2 134 -2
and i	0 4 1 8 3 2 4 -2 5 2 6 3 7 2 8 -2 17 -3 21 -3 27 -2 28 -5 29 6 34 8 35 4 39 -2 41 4 57 2 62 2 73 4 79 5 124 -2 138 -2
and its	0 4 1 2 6 4 28 5 55 2 56 -4
and my	0 6 3 -2 24 7 31 -2
and need	17 -2 21 5 23 7 29 4 32 5 73 -3 122 2
and no	0 4 4 -3 6 -3 10 -6 20 2 26 5 27 4 28 6 38 -3 40 4 56 2 104 -2 106 2
and nobody	0 -2 2 -2 17 18 106 -10
and now	1 2 17 9 31 8 44 -2 73 -4 79 -4 80 6
and pans	79 7 130 -4
and running	0 3 30 -3 31 -2 32 6
and the	3 -4 11 5
and they	9 -2 11 4 138 -2
and want	13 2 16 2 17 -4 18 6 39 4 44 5 45 5 46 3 48 3 75 6 76 6 78 4 107 -2 126 -2 135 -3 138 -2
and wants	31 -5 33 5 61 4
and we	0 3 3 -2 4 2 7 4 9 5 57 -2 58 3
and will	21 3 32 6
and would	1 -2 75 2
and-	0 5 1 4 3 -3 5 2 7 3 8 4 10 -2 13 2 18 3 29 3 30 -2 32 4 34 3 41 3 48 2 52 -2 63 2 76 2 78 2 79 4 92 2 95 2 107 -3 125 -2 135 2
and-a	63 4 92 2 138 7
and-all	0 3 7 2 25 -2 122 2
and-am	25 2 34 3 57 2 138 -2
and-away	79 5
and-cal	17 10 106 -6
and-can	1 2 3 2 8 2 41 2 73 3 107 -4
and-could	73 2 76 3
and-do	0 2 1 3 6 2 19 2 34 4 35 3 39 -2 63 2 76 2 125 -2 138 -2
and-doctor	10 -5 26 6
and-egg	7 2
and-for	1 3 17 2
and-giv	76 3
and-got	0 6 28 -4
and-hav	4 -2 5 2 7 3 25 -2 26 2 73 3 79 6
and-help	73 7 107 -4 122 2
and-i	0 2 1 4 6 2 21 -2 28 -2 29 3 34 4 35 2 41 2 79 2
and-is	36 4
and-its	0 2 6 2 28 3 56 -2
and-kid	7 -2 8 3 11 4 24 2 28 -2 31 -2 33 3
and-lost	0 3 25 -2 36 4
and-miss	1 2 11 3
and-my	0 3 2 2 24 3 78 3 130 2
and-need	23 3 29 7 32 5
and-never	34 5 35 2
and-no	0 2 10 -3 26 5 27 2 28 3 40 2
and-nobody	17 13 106 -5
and-not	0 2 8 3 32 2 63 3
and-noth	3 -4 8 6
and-now	17 5 31 5 73 -2 79 -2 80 3
and-out	7 4
and-pan	79 4 130 -2
and-peopl	18 5 23 5 43 2
and-run	0 2 32 3
and-stil	2 2 25 2
and-tak	78 5
and-talk	21 -2 48 7
and-the	3 -2 7 2 11 3
and-they	11 2
and-to	3 -3 8 2 17 -3 18 3 39 2 44 2 45 3 76 3 78 2
and-want	17 -2 18 3 39 2 44 2 45 2 75 3 76 2 78 3
and-we	0 2 7 2 9 3 58 2
and-wil	21 2 32 3
and-work	17 2
anda en	23 2 32 5 36 -2
anda-	23 2 29 3 32 13 36 -3
anda-en	32 3
andamo-	0 24 2 -6
and~	0 7 1 4 3 -3 5 2 7 3 8 4 10 -2 13 2 18 3 29 3 30 -2 32 5 34 3 41 3 48 2 52 -2 63 2 76 2 78 2 79 4 92 2 95 2 107 -3 125 -2 135 2
anfitr-	77 37
anfitrion~	77 37
anger-	21 33 112 -8
angry-	21 9 24 -7
angry~	21 9 24 -7
angustia-	21 9
angusti~	21 9
ang~	21 33 112 -8
anim-	21 -2 138 38
animal-	55 9 73 3
animal-silvestr	55 4
animal~	55 9 73 3
animo-	21 22 36 -16 138 -2
anim~	21 18 36 -13 138 31
anniversary-	25 6 114 34
anniversary~	25 6 114 34
ano-	25 -4 26 2 36 2 73 -7 82 12 100 -2 113 -3 114 16 138 9
ano-ser	82 2
anonima-	81 15
anonimo-	110 34
anonim~	81 12 110 34
anonymous-	81 9 110 34
anonymously-	6 -20 78 23
anonymously~	6 -20 78 23
anonymou~	81 9 110 34
anon~	23 2
another-	3 9 8 -2 76 5 115 -4
anoth~	3 9 8 -2 76 5 115 -4
ano~	25 -4 26 2 36 2 73 -7 82 12 100 -2 113 -3 114 16 138 9
ansiedad-	21 6
ansiedad~	21 6
answer-	15 12 24 -2 36 -11 60 -2 73 5 98 7 104 -3 106 -11 110 4 138 28
answer~	24 -3 36 -15 106 -4 110 12 138 27
answ~	15 14 60 -2 73 6 98 8 104 -4 106 -9 110 -5 117 -2 138 10
ant-	77 -6 90 20 91 -3 92 -3 134 -7 138 12
ant-colecta	77 -3 90 8
antecedent-	17 13 26 -4 73 -3 83 15
antecedent~	17 13 26 -4 73 -3 83 15
antes colecta	77 -4 90 12 92 -2
antibiotic-	23 -4 26 -2 134 8
antibiotico-	26 -3 134 4
antibiotic~	23 -4 26 -4 134 10
anticipac-	77 -9 90 24 91 -6 92 -3
anticip~	77 -9 90 24 91 -6 92 -3
antidepressant-	134 35
antidepressant~	134 35
antideslizant-	4 -2 17 -4 20 8
antideslizant~	4 -2 17 -4 20 8
ant~	77 -6 90 20 91 -3 92 -3 134 -7 138 12
anxiety-	21 7 22 10
anxiety~	21 7 22 10
anxious-	21 12 27 7
anxiou~	21 12 27 7
any groups	21 8 33 10
any-	0 4 2 6 4 2 6 -2 7 5 16 -4 17 12 19 -4 20 -2 21 6 33 7 56 5 76 -3 99 -3 109 11 120 4 135 -3 138 -2
any-group	21 5 33 6
anybody there	99 11 120 -2 131 13 135 -4
anybody-	0 4 35 8 73 6 79 -2 99 9 107 -4 109 -2 120 -2 129 4 131 16 135 -4
anybody-ther	99 6 131 9 135 -2
anybody~	0 4 35 8 73 6 79 -2 99 9 107 -4 109 -2 120 -2 129 4 131 16 135 -4
anymor-	3 -2 6 -2 10 -6 21 2 22 -2 29 12 79 14
anymor~	3 -2 6 -2 10 -6 21 2 22 -2 29 12 79 14
anyon-	107 4 110 11 122 -6 123 -2 125 17 131 16
anyon-ther	107 2 131 9
anyone there	131 15
anyon~	107 4 110 11 122 -6 123 -2 125 17 131 16
anyth-	1 2 2 9 10 -2 19 6 63 5 73 3 76 -2 91 4 124 9 126 4 130 -2 138 -3
anything~	1 2 2 9 10 -2 19 6 63 5 73 3 76 -2 91 4 124 9 126 4 130 -2 138 -3
anytim-	98 4
anytim~	98 4
anywher-	0 14 1 -7 2 7 3 -13 5 6 7 4 9 14 73 -2 76 -3 124 -3
anywh~	0 14 1 -7 2 7 3 -13 5 6 7 4 9 14 73 -2 76 -3 124 -3
any~	0 4 2 6 4 2 6 -2 7 5 16 -4 17 12 19 -4 20 -2 21 6 33 7 56 5 76 -3 99 -3 109 11 120 4 135 -3 138 -2
an~	0 -2 1 -2 2 5 7 -2 13 2 15 3 18 2 23 5 27 -2 34 4 35 3 36 2 38 3 41 -3 52 2 57 2 76 5 79 -2 103 2 109 2 125 4 138 3
apart-	0 2 1 13 2 15 3 13 7 -5 8 4 9 -2 13 2 21 -2 29 2 52 2 56 7 73 -2 75 -2 76 3 77 2 79 -5 135 -2 138 -2
apart-and	76 4 122 3
apartamento-	0 -3 1 14 2 15 3 9 7 -3 13 -2 52 4 101 -2 122 -2
apartamento-barato	2 4
apartament~	0 -3 1 14 2 15 3 9 7 -3 13 -2 52 4 101 -2 122 -2
apartment~	0 2 1 14 2 16 3 14 7 -5 8 4 9 -2 13 2 21 -2 52 2 56 7 73 -2 75 -2 76 3 77 2 79 -5 101 -2 135 -2 138 -2
apart~	2 -2 6 -2 29 6 42 -3 122 5
api-	117 -2 137 23 138 -4
api~	117 -2 137 23 138 -4
aplicac-	57 -2 63 16 122 21 123 -7
aplicar por	63 -2 102 -2 122 -4 123 17
aplicar-	57 -2 63 12 102 -5 119 -3 122 21 123 18 125 15
aplicar-por	102 -2 122 -3 123 12
aplico-	74 9 88 -4 89 -3 100 -3 122 21
aplic~	57 -3 59 -2 63 20 74 5 88 -3 89 -2 100 -2 102 -5 103 -2 119 -3 122 44 123 10 125 13
apliqu-	106 14
apliqu~	106 14
aport-	78 11
aportac-	78 15 79 -2
aportar-	78 12 79 -5
aport~	78 29 79 -6 130 -2
apoyar-	18 -2 19 -3 73 2 76 8 77 -2 78 20 80 19 90 -2 91 -3 117 -2 129 -2
apoyarlo-	80 31
apoyo-	11 -3 21 28 22 -5 25 -4 28 13 31 -2 36 21 41 -2 74 -2 80 10 108 -2
apoy~	11 -3 18 -2 19 -3 21 21 22 -4 25 -3 28 10 31 -2 36 16 41 -2 74 -2 76 6 77 -3 78 15 80 39 90 -2 91 -2 108 -2 117 -2 129 -2
app-	19 -4 57 -7 61 6 78 11
appl-	7 -2 78 18 93 -3 107 -12 124 -4 130 -4 138 19
appli-	17 8 106 8 122 20 137 4 138 -5
appli-last	106 16 122 -8
applianc-	3 35
applianc~	3 35
applic-	1 4 7 -6 14 11 17 -2 26 -3 40 3 74 -2 86 -2 106 11 111 6 114 -2 122 16 125 -16 135 10
application~	1 4 7 -6 14 11 17 -2 26 -3 40 3 74 -2 86 -2 106 11 111 6 114 -2 122 16 125 -16 135 10
applied last	106 23 122 -12
applied~	17 8 106 8 122 20 137 4 138 -5
apply for	7 -2 17 -2 40 5 63 8 120 4 123 13 135 4 137 7
apply-	7 -2 17 -9 25 -6 35 -2 40 5 63 5 73 -2 74 5 76 12 80 -2 87 -2 88 -3 89 -2 102 -2 106 15 118 -12 120 8 122 37 123 16 125 23 131 -2 135 2 137 6 138 -5
apply-benefit	63 3 122 -2
apply-for	40 3 63 4 120 2 123 8 135 2 137 4
apply-help	122 3 137 7
apply-my	122 -4 123 15
apply-to	74 6 88 -2
applying~	122 24
apply~	7 -2 17 -10 25 -6 35 -2 40 5 63 5 73 -2 74 6 76 13 80 -2 87 -2 88 -3 89 -2 102 -2 106 16 118 -12 120 9 122 27 123 17 125 24 131 -2 135 2 137 6 138 -5
appl~	7 -2 78 18 93 -3 107 -12 124 -4 130 -4 138 19
appoint-	21 -3 26 -9 27 9 35 3 40 -4 101 26 104 10 130 -2
appointment~	21 -3 26 -9 27 9 35 3 40 -4 101 26 104 10 130 -2
appreciat-	132 33
appreciat-it	132 8
appreciate it	132 11
appreciat~	132 33
apprentic-	16 35
apprenticeship-	16 15
apprenticeship~	16 15
apprentic~	16 35
approv-	106 18 110 -4
approved~	106 18 110 -4
app~	19 -4 57 -7 61 6 78 11
aprend-	12 8 16 -4 19 2 39 6 49 3 57 4 61 6 62 2 73 -2 121 -3
aprend-a	12 5 16 -2 49 2
aprend-cocinar	12 3
aprend-ia	62 2
aprend-ingl	39 6
aprend-usar	57 4
aprender a	12 8 16 -3 19 2 49 3 57 2
aprender ia	62 2
aprender ingles	39 9
aprendi-	37 6
aprendi~	37 6
aprend~	12 8 16 -4 19 2 39 6 49 3 57 4 61 6 62 2 73 -2 121 -3
aprietan-	4 4 79 -2
apriet~	4 4 79 -2
aprobaron-	106 9
aprob~	106 9
apuntar-	73 -2 122 41
apuntarm-	73 37 122 -2
apuntenm-	73 18
apuntenm~	73 18
apunto-	18 -2 109 13 138 -2
apunt~	73 30 109 8 122 27 138 -2
aqui-	10 -2 19 -12 28 8 130 15
aqui~	10 -2 19 -12 28 8 130 15
arabic-	73 -8 107 12
arabic~	73 -8 107 12
arbol-	13 -3 50 19 52 -3
arbol~	13 -3 50 19 52 -3
ardilla-	55 7
ardill~	55 7
are a	60 -4 73 -4 76 6 115 -4 137 9
are driving	27 -2 28 6 31 5 32 -2
are killing	4 6 6 -2 19 7 25 -4 35 5
are my	24 -2 110 10 138 -4
are on	31 9 58 -5 63 -2 106 -2 122 10
are the	10 2 52 2 76 -2 80 3 97 3 99 3 109 -5 112 4 124 9 125 8 127 2 132 5 137 -4 138 -5
are there	74 -3 85 3 89 4 100 -3 109 5 121 3 125 3 126 -3 138 5
are you	17 -2 47 2 62 -7 75 -6 99 5 100 13 105 -6 108 8 114 7 115 5 116 14 117 5 120 5 126 -2 131 6 138 6
are your	117 -2 118 10 121 -2 127 5
are-	0 -3 4 2 7 3 17 -3 19 4 23 -2 31 4 46 -2 48 3 51 -5 52 7 57 -3 58 -2 60 -3 62 -6 73 3 74 -2 75 -6 99 5 100 8 105 -5 106 -3 108 6 110 2 114 6 115 4 116 10 117 3 118 2 120 3 124 3 125 6 126 -3 130 -2 131 8 132 5 134 3 136 8
are-a	47 3 60 -2 76 2 137 4
are-all	116 -9 117 16
are-and	35 -2 73 5
are-class	73 5 138 -3
are-driv	28 4 31 2
are-event	76 -2 124 9 126 -2
are-going	25 -2 28 4
are-hiring	17 -4 120 12
are-in	73 4 100 4 138 -4
are-kil	4 3 19 4 25 -2 35 3
are-me	4 3 19 8 25 -2 28 3 31 2 35 2
are-my	110 6 138 -2
are-on	7 6 31 3 58 -2 75 -3 100 3 108 13 122 4
are-open	99 2
are-partner	118 7
are-real	105 -6 115 8 116 4
are-singl	116 -2 138 19
are-the	0 -2 6 3 23 -2 80 2 99 2 109 -3 112 3 122 3 124 5 125 4 132 3 137 -2 138 -3
are-ther	74 -2 89 2 99 5 100 -2 109 2 121 2 125 2 126 -2 131 -2 138 3
are-you	17 -2 62 -5 75 -4 99 3 100 8 105 -4 108 5 114 5 115 3 116 11 117 2 120 3 131 4 138 4
are-your	118 6 127 3
area-	14 -6 73 -4 74 -2 75 -3 84 -2 85 -2 88 3 99 -2 116 -2 120 -2 121 -6 122 -3 126 43 127 51
area-de	127 6
area-do	126 5 127 4
area-of	127 3
area-servicio	127 6
area-trabajan	127 10
area-you	126 5 127 4
areas de	73 -2 127 9
areas do	126 4 127 7
areas of	127 4
areas trabajan	120 -2 127 16
arena-	19 -2 78 13 129 -3
aren~	19 -2 78 13 129 -3
are~	0 -3 7 2 14 -3 17 -3 19 3 23 -2 31 4 46 -2 48 2 51 -4 52 5 57 -2 58 -2 60 -2 62 -5 74 -3 75 -6 84 -2 99 3 100 7 105 -4 106 -2 108 5 114 4 115 3 116 7 117 2 120 2 121 -2 124 2 125 5 126 15 127 18 130 -2 131 7 132 4 134 2 136 6
argu-	29 27 76 -6
arguing~	29 16
argu~	29 16 76 -7
arm-	58 7 79 -3
army-	21 13 106 -2
army~	21 13 106 -2
arm~	58 7 79 -3
around-	2 -2 17 -2 23 11 31 14 33 -3 35 5 73 -2 106 -4 114 21 138 -2
around~	2 -2 17 -2 23 11 31 14 33 -3 35 5 73 -2 106 -4 114 21 138 -2
arreglar mi	14 3 19 4 49 3 138 -2
arreglar-	3 -2 14 3 19 5 49 11 63 -4 96 -2 125 -3 135 13 138 -2
arreglar-mi	14 2 19 2 49 2
arreglarla-	49 5
arreglo-	6 -3 49 -5 63 -7 135 9 138 10
arregl~	3 -3 6 -2 14 3 19 4 49 10 63 -9 96 -2 125 -3 135 18 138 5
arrepenti-	78 -4 79 -2 130 17
arrepenti~	78 -4 79 -2 130 17
arresto-	135 24
arrest~	135 24
arriendo-	1 6
arroz-	7 11
arroz~	7 11
arr~	1 6
art class	43 3
art supplies	41 -2 43 9 46 -2
art-	22 -2 43 14 46 5 70 16 72 -2 100 -3 109 -2 121 -2
art-callejero	43 -7 46 8
art-class	43 2
art-supply	43 6
arte callejero	43 -10 46 11
arterial-	26 2
arterial~	26 2
artesania-	43 35
artesani~	43 35
arte~	43 5 67 -2 70 10 72 -2 109 -2
articl-	19 -2 75 16 78 -2 97 7 128 -5 138 -3
articl~	19 -2 75 16 78 -2 97 7 128 -5 138 -3
articulo-	5 5 75 2 79 23 97 -4 117 -4
articulo-higien	5 3 79 -2
articul~	5 5 75 2 79 23 97 -4 117 -4
artificial intelligence	62 3
artificial-	62 8
artificial-intelligenc	62 2
artificial~	62 8
artist-	43 30
artista-	43 26
artist~	43 47
art~	22 -2 41 -2 43 13 46 5 70 11 100 -4
as a	55 -2 73 -2 77 -2 84 5 85 8
as-	38 6 41 -5 55 -2 73 -3 74 2 77 -2 84 6 85 11
as-a	84 3 85 4
as-helper	73 2
as-volunt	73 -6 84 3 85 6
asando-	0 -2 2 -4 56 21
asando~	0 -2 2 -4 56 21
asdf-	138 35
asdf~	138 35
aseguranza-	26 16
aseguranz~	26 16
aseo-	5 29 110 -2 112 -4
asesoria-	115 -5 125 -7 135 13
asesori~	115 -5 125 -7 135 13
ase~	5 29 110 -2 112 -4
ashland-	74 -2 126 8
ashland~	74 -2 126 8
asi-	74 16 113 -2 114 -2 122 -4
asid-	19 18 76 -3 78 -5
asid~	19 18 76 -3 78 -5
asilo-	122 -3 135 12
asil~	122 -3 135 12
asistencia-	122 35
asistenci~	122 35
asistent-	116 18
asistent~	116 18
asi~	74 16 113 -2 114 -2 122 -4
ask for	1 5 50 3 60 2 110 -2 122 13 125 2
ask you	116 -4 131 9 137 7
ask-	0 -2 1 6 15 13 17 -5 50 4 60 2 73 -2 80 -3 110 -3 116 -4 122 14 125 3 131 8 137 6 138 -2
ask-for	1 3 50 2 122 8
ask-help	122 11
ask-my	15 4 17 -3 60 2
ask-you	116 -2 131 5 137 4
asked for	17 -2 20 4 110 9
asked-	17 -3 20 5 110 13
asked-for	20 2 110 5
asked~	17 -3 20 5 110 13
asking for	19 -4 60 10 78 -3 123 6
asking-	1 -6 7 3 9 -2 19 -5 60 11 78 -3 110 -2 122 3 123 7 135 9
asking-for	19 -3 60 6 78 -2 123 3
asking-is	1 -3 7 2 135 4
asking~	1 -6 7 3 9 -2 19 -5 60 11 78 -3 110 -2 122 3 123 7 135 9
ask~	0 -2 1 6 15 13 17 -5 50 4 60 2 73 -2 80 -3 110 -3 116 -4 122 14 125 3 131 8 137 6 138 -2
asl-	107 7
asleep-	23 2
asleep~	23 2
asl~	107 7
asma-	26 2
asm~	26 2
asociac-	76 35
asoci~	76 35
asperg-	33 35
asperger~	33 35
assault-	24 18
assault~	24 18
assess-	81 34
assessment~	81 34
assistanc-	1 6 6 3 19 11 78 -5 122 33
assistanc~	1 6 6 3 19 11 78 -5 122 33
assistant-	73 -2 116 35
assistant~	73 -2 116 35
asthma-	26 23 32 -2 33 -8
asthm~	26 23 32 -2 33 -8
astrology-	138 35
astrology~	138 35
asylum-	122 -2 125 15 135 12
asylum~	122 -2 125 15 135 12
as~	38 6 41 -5 55 -2 73 -3 74 2 77 -2 84 6 85 11
at a	0 3 76 7 77 -4 91 13 125 -4
at heart	64 15 134 -3
at home	2 -2 13 7 18 8 99 -2 102 6
at my	6 2 8 7 17 -2 24 3 28 2 40 -4 59 2 67 4 73 -3 74 7 76 -2 79 -7 91 8 123 5
at night	0 -4 39 3 99 3 119 7 138 -2
at our	76 -7 77 9
at school	11 9 31 -2 32 8 34 5 36 -6
at the	9 -3 51 -4 73 4 75 -2 78 -2 79 -3 91 5 94 6 97 7 104 4
at work	17 -2 21 3 77 7
at your	14 -3 52 -4 73 4 75 5 120 12
at-	2 -2 3 -2 7 -4 8 3 9 3 11 3 13 2 14 -2 17 -5 18 3 24 2 26 -2 32 6 36 -2 40 -4 51 -2 52 -2 64 5 67 2 73 3 74 3 77 9 78 -2 79 -6 90 -2 91 10 92 -2 94 2 97 3 99 4 100 8 102 2 104 2 109 -5 119 2 120 7 123 3 125 -2 134 -2
at-a	0 2 76 3 77 -2 91 7 125 -2
at-and	27 3 31 5 32 2 40 -2
at-apart	8 6 76 -2 77 2 79 -4
at-church	67 4 73 -2
at-event	73 3 76 2
at-food	75 -3 97 5
at-front	77 4 79 -4 104 4
at-giveaway	75 3 77 -3 91 8 125 -2
at-heart	64 9 134 -2
at-hom	13 4 18 5 102 3
at-hous	6 2 59 2 77 -5 91 8
at-job	17 -2 24 4
at-my	8 4 24 2 40 -2 67 2 73 -2 74 4 79 -4 91 5 123 3
at-night	0 -2 39 2 99 2 119 4
at-offic	14 -2 120 5
at-our	76 -4 77 5
at-river	51 -4 138 3
at-school	11 5 32 5 34 3 36 -3
at-shop	76 -2 77 3
at-the	9 -2 51 -2 73 2 79 -2 91 3 94 3 97 4 104 2
at-work	21 2 77 4
at-your	14 -2 52 -2 73 2 75 3 120 7
ataqu-	21 7
ataqu~	21 7
ate-	7 12 31 -4
atenc-	28 -2 33 18 76 -5 99 30 105 15 122 -2 137 -9
atender-	26 -2 76 5
atend~	26 -2 76 5
aten~	28 -2 33 18 76 -5 99 30 105 15 122 -2 137 -9
ate~	7 12 31 -4
atienden-	99 30 107 4 126 15 127 -7 138 -2
atienden-espanol	107 2
atiend~	99 30 107 4 126 15 127 -7 138 -2
atrasado-	1 4 36 8
atras~	1 4 36 7
attach-	57 8 63 -2 103 -2
attach~	57 8 63 -2 103 -2
attack-	17 -3 21 8 55 3 134 -3
attacked~	55 4 134 -3
attack~	17 -4 21 9
attorney-	6 -12 135 16
attorney~	6 -12 135 16
at~	2 -2 3 -2 7 -4 8 3 9 3 11 3 13 2 14 -2 17 -5 18 3 24 2 26 -2 32 6 36 -2 40 -4 51 -2 52 -2 64 5 67 2 73 3 74 3 77 9 78 -2 79 -6 90 -2 91 10 92 -2 94 2 97 3 99 4 100 8 102 2 104 2 109 -5 119 2 120 7 123 3 125 -2 134 -2
audic-	44 -2 45 5
audiencia-	135 35
audienci~	135 35
audit-	45 30 125 -3 134 -8
audition~	45 30 125 -3 134 -8
aud~	44 -2 45 5
august-	31 -2 41 14 106 -4
august~	31 -2 41 14 106 -4
aunt-	8 6 25 -4 28 -2 30 8 33 -2 78 5
aunt~	8 6 25 -4 28 -2 30 8 33 -2 78 5
autism-	31 -2 33 15
autismo-	33 11
autism~	31 -2 33 22
autista-	33 15
autistic kid	31 -2 33 5
autistic-	31 -2 32 -5 33 16 34 6
autistic-kid	33 3
autistic~	31 -2 32 -5 33 16 34 6
autist~	33 15
autobus-	27 -8 100 29 138 -2
autobu~	27 -8 100 29 138 -2
auxilio-	16 -5 21 -5 67 16
auxili~	16 -5 21 -5 67 16
availabl-	73 -8 80 -4 84 -2 121 27 122 -3
availabl~	73 -8 80 -4 84 -2 121 27 122 -3
ave-	54 23 55 -9
aventon-	27 19
aventon~	27 19
ave~	54 23 55 -9
avion-	138 2
avion~	138 2
avisan-	110 10
avisar-	8 -2 32 -2 101 18
aviso-	1 10 6 11 77 -6 90 18 91 -6 92 -5 104 14 135 -9
avis~	1 9 6 10 8 -2 73 -2 77 -6 90 17 91 -5 92 -5 101 10 104 13 110 5 125 -2 135 -9
avocado-	7 -7 138 23
avoc~	7 -7 138 23
awareness-	24 -3 54 -2 67 34 101 -8
awarenes~	24 -3 54 -2 67 34 101 -8
away from	24 9 29 -6
away-	0 -2 3 -4 6 -3 7 3 21 8 24 6 25 2 29 -5 58 9 77 9 78 -5 79 4 95 -4 109 -2 124 -6 125 12 130 13 135 -9
away-from	24 5 29 -3
away-the	3 -3 7 3
away~	0 -2 3 -4 6 -3 7 3 21 8 24 6 25 2 29 -5 58 9 77 9 78 -5 79 4 95 -4 109 -2 124 -6 125 12 130 13 135 -9
awesom-	132 35
awesom~	132 35
axe-	17 28
axe~	17 28
ayer-	0 5 7 10
ayer~	0 5 7 10
ayuda con	6 -2 36 4 59 2 138 -2
ayuda financiera	19 -4 40 19 121 -3 122 -2
ayuda para	2 2 6 2 25 4 63 5 106 -2 122 -3 123 6
ayuda-	0 -2 1 3 2 -2 6 -4 12 -2 16 -2 17 -3 19 8 24 -3 25 2 36 3 40 10 41 -3 57 -3 58 -2 61 -2 63 14 73 -4 78 -3 80 -4 102 -10 106 -2 119 13 121 31 122 25 123 10 125 7 126 -2 127 6 128 -3 129 2 137 5 138 -3
ayuda-con	36 2
ayuda-financiera	19 -3 40 13 121 -2
ayuda-pagar	1 5 2 -2
ayuda-para	25 2 63 3 122 -2 123 3
ayuda-tarea	36 5
ayudan a	21 -6 63 4 106 -3 125 12 126 3
ayudan-	21 -7 63 5 74 -2 106 5 121 15 122 -2 125 12 126 5 138 -4
ayudan-a	21 -4 63 3 106 -2 125 8
ayudando-	73 -4 114 7
ayudar en	73 2
ayudar-	0 -2 2 -2 18 -8 21 -2 39 -4 43 -4 46 3 63 -4 73 31 76 11 80 22 82 5 84 6 105 -6 107 5 121 3 122 7 125 -3 135 -5 138 -3
ayudar-la	73 2
ayudarl-	73 -2 80 37 121 -2 122 -3
ayudarlo-	73 -2 80 38 121 -2 122 -2
ayudaron-	73 -12 80 13
ayudem-	122 35
ayudem~	122 35
ayuden-	73 -2 80 -2 121 -2 122 33
ayudenm-	2 6 122 31
ayudenm~	2 6 122 31
ayudo a	0 -2 2 -2 4 -7 8 -2 73 11 80 11
ayudo-	0 -2 2 -2 4 -9 8 -2 73 28 79 -2 80 13 121 -4
ayudo-a	4 -4 73 6 80 6
ayud~	0 -3 2 -3 4 -3 6 -3 8 -2 12 -2 16 -2 17 -3 18 -5 19 4 21 -4 24 -2 27 -2 36 2 39 -3 40 6 41 -2 43 -3 57 -2 58 -2 61 -2 63 8 73 20 74 -2 76 5 78 -2 80 28 82 2 84 2 102 -7 105 -4 107 2 119 8 121 24 122 25 123 5 125 7 127 4 128 -2 135 -4 137 2 138 -5
azucar-	10 -11 26 25
azuc~	10 -11 26 25
a~	138 3
babi~	28 -2 73 15 138 -8
baby bird	54 -8 55 9
baby clothes	79 5
baby food	5 -5 7 -9 10 23 138 -3
baby has	4 9 79 -3
baby is	4 -3 79 6
baby-	2 -3 4 2 5 9 10 4 21 5 25 2 26 2 29 3 30 5 41 -2 54 -6 55 5 73 5 138 8
baby-and	28 5 29 3
baby-bird	54 -5 55 6
baby-cloth	79 3
baby-food	5 -3 7 -6 10 16 138 -2
baby-has	4 5 79 -2
baby-in	28 -2 55 3
baby-is	4 3
babysit-	35 32 138 14
babysitt-	27 -2 35 8
babysitting~	35 38
babysitt~	27 -2 35 8
babysit~	138 17
baby~	2 -3 4 3 5 9 10 5 21 5 25 2 26 2 29 3 30 5 41 -2 54 -6 55 5 138 11
bachillerato-	38 9
bachillerat~	38 9
back after	106 -2 135 11 138 -5
back rent	1 8 138 -2
back school	38 12 40 -5
back to	17 4 23 4 26 -2 41 9
back-	1 4 6 2 17 3 21 3 23 2 26 -6 38 5 40 2 41 9 57 3 73 2 78 -2 79 -2 80 4 87 2 102 -7 106 2 124 6 125 -2 128 -2 134 -2 135 5 138 4
back-after	135 6 138 -3
back-rent	1 5
back-school	38 5 40 -3 41 6
back-the	21 4 23 3
back-to	17 2 23 2 41 7
background check	17 -5 19 -2 73 6 78 -5 83 11 88 9 125 -2
background-	2 -2 17 9 19 -2 26 -2 44 -2 73 7 78 -6 83 9 88 11 89 -2 110 -2 125 -3
background-check	17 -4 73 5 78 -3 83 6 88 6
background-volunt	73 16 83 -13
background~	2 -2 17 9 19 -2 26 -2 44 -2 73 7 78 -6 83 9 88 11 89 -2 110 -2 125 -3
backpack-	31 -2 41 11 73 -3 77 4
backpack~	31 -2 41 11 73 -3 77 4
backward-	138 22
backward~	138 22
back~	1 4 6 2 17 3 21 3 23 2 26 -6 38 5 40 2 41 9 57 3 73 2 78 -2 79 -2 80 4 87 2 102 -7 106 2 124 6 125 -2 128 -2 134 -2 135 5 138 4
bad credit	2 8 76 -3
bad grades	36 10 37 -5
bad-	2 7 7 4 24 8 29 -5 36 11 37 -6 54 -3 55 -10 60 6 76 -3 122 4 138 14
bad-credit	2 4
bad-grad	36 7 37 -3
badly-	73 -5 84 -2 85 -4 104 16
badly~	73 -5 84 -2 85 -4 104 16
bad~	2 7 7 4 24 8 29 -5 36 11 37 -6 54 -3 55 -10 60 6 76 -3 122 4 138 14
bag of	4 -8 79 9
bag-	0 9 4 -11 5 6 7 -7 11 8 17 6 35 -5 37 -4 41 13 73 -2 79 -10 94 16
bag-cloth	4 -5 79 7
bag-do	0 3
bag-for	37 -3 41 5
bag-of	4 -8 79 9
bagging~	7 -12 17 16
bags of	4 -7 11 2 79 9 94 -2
bag~	0 10 4 -11 5 6 11 9 35 -5 37 -4 41 13 73 -2 79 -10 94 16 138 -2
bail-	19 -2 135 19
bail~	19 -2 135 19
bajar-	138 19
bajo-	1 -2 2 7 10 12 138 6
bajo-sal	10 6
baj~	1 -2 2 7 10 12 138 18
bakery-	76 9 78 -4
bakery~	76 9 78 -4
bal-	31 18 33 -6 138 -2
balcon-	13 17
balcony-	13 8 73 -2
balcony~	13 8 73 -2
balcon~	13 17
balloon-	8 -3 32 -2 73 13
balloon~	8 -3 32 -2 73 13
ball~	31 18 33 -6 138 -2
banana-	53 7
banan~	53 7
bancaria-	6 -6 19 13
bancari~	6 -6 19 13
banco-	6 -10 7 13 18 -2 19 13 60 4
banco-comida	7 10 19 -3
banc~	6 -10 7 13 18 -2 19 13 60 4
bank account	19 10 60 -2
bank-	1 9 7 6 19 -2 63 -2 76 8 99 -7 106 -2 138 13
bank-account	19 6
bankruptcy-	19 35
bankruptcy~	19 35
bank~	1 9 7 6 19 -2 63 -2 76 8 99 -7 106 -2 138 13
bano-	5 35 63 -3
ban~	5 32 63 -2
bar-	44 10 138 9
barata-	0 -6 2 12 35 2 59 4
barato-	2 15 12 5 22 2 59 2 101 -2
barat~	0 -4 2 21 12 5 22 2 59 4 101 -2
barber-	22 -2 73 5 75 -3 76 18
barbershop-	18 -2 76 18
barbershop~	18 -2 76 18
barb~	22 -2 73 5 75 -3 76 18
barcelona-	138 35
barcelon~	138 35
barely-	4 -9 79 11
barely~	4 -9 79 11
barrel-	56 17 138 -3
barrel~	56 17 138 -3
barril-	56 18 138 -16
barril~	56 18 138 -16
barrio-	2 8 8 -2 10 -5 43 -2 46 3 74 12 81 11 121 -2
barri~	2 8 8 -2 10 -5 43 -2 46 3 74 12 81 11 121 -2
barro-	43 8 46 -2 120 -2
barr~	43 8 46 -2 120 -2
bar~	7 -3 44 11 138 10
bas-	104 18
basebal-	19 -17 138 18
baseball~	19 -17 138 18
basic-	5 8 57 22 58 -11 59 -9
basica-	5 27 81 -6
basic~	5 26 57 20 58 -11 59 -8 81 -4
basketbal-	31 2 33 -2 73 5
basketball~	31 2 33 -2 73 5
basura-	51 9 53 3 136 -4
basur~	51 9 53 3 136 -4
bas~	104 18
bathroom-	5 19 7 -4 21 -2
bathroom~	5 19 7 -4 21 -2
batteri~	17 -2 33 -2 138 26
battery-	17 -2 33 -2 138 26
be a	2 -3 16 7 37 -2 61 3 74 4 76 -5 89 -3 98 9 122 3 125 5 137 -4 138 -2
be christian	125 4
be in	4 -2 74 8 87 -2 88 -2 93 3 112 -2 135 -2
be new	75 -4 93 22
be part	17 -2 74 2 80 11 138 -2
be the	17 3 21 4 25 -4 28 6
be to	73 -4 74 -2 82 9 88 4
be-	0 5 2 -3 16 6 18 3 21 2 24 4 25 -2 28 2 31 -2 32 -7 34 3 36 -5 37 -5 61 3 73 15 74 7 75 -2 76 -5 79 -4 80 5 82 9 85 2 87 -2 88 2 89 -3 93 11 95 3 98 8 106 -2 112 -4 122 3 125 7 134 -2 137 -4 138 -4
be-a	2 -2 16 4 61 2 74 3 76 -3 98 5 122 2 125 3 137 -2
be-chapter	74 -3 88 4
be-charg	74 5
be-christian	125 2
be-death	17 2 21 2 25 -2 28 3
be-help	73 -2 82 5
be-in	74 5 93 2
be-member	122 4 125 6 137 -4
be-mentor	32 -6 73 7
be-new	75 -2 93 13
be-of	80 2
be-part	80 7
be-partner	76 -3 98 7
be-the	17 2 21 2 25 -2 28 3
be-to	47 -5 82 8 88 2 125 5
be-tutor	36 -4 73 9
beach-	126 5
beach~	126 5
beard-	13 -12 52 -3 138 21
beard~	13 -12 52 -3 138 21
beat-	6 -2 23 3 31 10 44 10 45 -6 56 7 138 4
beat~	6 -2 23 3 31 10 44 10 45 -6 56 7 138 4
beb-	4 4 5 11 7 -9 10 19 20 2 25 4 28 4 49 -2 79 -3 138 -2
beb-que	4 -3 20 3 79 4
beber-	23 12 79 -10
beb~	4 4 5 11 7 -9 10 18 20 2 23 5 25 4 28 4 49 -2 79 -8 138 -2
beca-	40 6
becam-	28 2
becam~	28 2
becaus-	0 3 17 11 28 -3 106 -3
becaus~	0 3 17 11 28 -3 106 -3
becom-	32 -4 36 -8 73 25 74 17 87 -9 88 -3 89 -4 122 13 137 -2
becom-a	73 2 74 4 122 2
becom-leader	74 6 87 -4
becom-member	122 9
become a	73 4 74 7 87 -2 88 -2 89 -2 122 3
becom~	32 -4 36 -8 73 25 74 17 87 -9 88 -3 89 -4 122 13 137 -2
bec~	40 6
bed-	3 18 8 6 13 -4 21 6 52 -5 79 3 134 -2
bed-and	8 5
bedding~	3 15 52 -13
bedroom we	2 6 73 -3
bedroom-	2 16 17 -7 73 -3
bedroom-can	2 4 73 -2
bedroom-we	2 4 73 -2
bedroom~	2 16 17 -7 73 -3
bedtim-	17 -4 21 -5 28 15
bedtim~	17 -4 21 -5 28 15
bed~	3 12 8 6 13 -4 21 7 79 4 134 -2
bee-	50 31
been a	21 7 22 -2 25 4 114 -4 134 -2 138 -2
been around	114 7
been doing	114 12
been to	0 -2 2 -2 17 8 26 4 27 -2
been-	0 7 3 -3 7 3 17 4 21 11 22 -2 25 3 26 3 27 -2 106 2 114 20 122 -2 132 6 134 -2 138 -3
been-a	0 2 21 7 25 2 26 2 114 -2
been-around	114 4
been-doing	114 8
been-this	114 8
been-to	17 4 26 2
been~	0 7 3 -3 7 3 17 4 21 11 22 -2 25 3 26 3 27 -2 106 2 114 20 122 -2 132 6 134 -2 138 -3
bee~	50 31
befor-	5 3 75 -2 77 -2 79 -2 90 6 94 6 97 8 99 2 138 -2
befor-you	94 4
before you	79 -2 94 7
befor~	5 3 75 -2 77 -2 79 -2 90 6 94 6 97 8 99 2 138 -2
began-	112 -3 113 24 118 -2 125 -7 138 -2
begin-	114 21
beginn-	12 5
beginner~	12 6
beginn~	39 2
begin~	114 21
beg~	112 -3 113 24 118 -2 125 -7 138 -2
behalf of	25 -5 123 16
behalf-	25 -6 123 34
behalf-of	25 -3 123 10
behalf~	25 -6 123 34
behavior-	28 35 34 7
behaviour-	28 35
behaviour~	28 35
behavi~	28 35 34 7
behind-	1 10 6 10 125 -2
behind-school	36 3
behind~	1 10 6 10 125 -2
being a	98 2
being-	32 11 76 -8 98 12 135 2
being-partner	76 -5 98 8
being~	32 11 76 -8 98 12 135 2
believ-	80 7 138 -4
believ~	80 7 138 -4
bell-	51 19
bell-isl	51 8
belle isle	51 11
belleza-	18 8
bellez~	18 8
bell~	51 19
benadryl-	26 -2 134 5 138 -2
benadryl~	26 -2 134 5 138 -2
bench-	49 18
bench~	49 18
bendicion-	132 35
bendiga-	47 -16 48 -6 132 29
bendig~	47 -16 48 -6 132 29
bend~	132 35
benefica-	77 -2 90 -2 92 -3 115 25 117 -9
beneficencia-	115 35
beneficenci~	115 35
beneficio-	63 8 137 -6
benefici~	63 8 137 -6
benefic~	77 -2 90 -2 92 -3 115 25 117 -9
benefit-	63 13 122 -4
benefit~	63 13 122 -4
bequest-	78 36 135 -4
bequest~	78 36 135 -4
bereav-	25 35
bereavement~	25 35
berrinch-	28 11
berrinch~	28 11
best phone	59 -7 138 9
best-	19 -9 25 5 26 -8 56 -5 59 -7 78 -3 80 2 123 -5 126 -4 130 -5 132 22 134 8 138 32
best-in	56 -3 126 -2 138 8
best-phon	59 -5 138 6
best-to	80 2
best~	19 -9 25 5 26 -8 56 -5 59 -7 78 -3 80 2 123 -5 126 -4 130 -5 132 22 134 8 138 32
better job	16 5 17 -4 38 3
better-	7 -12 12 15 16 3 17 17 19 -2 38 3 78 -4 79 -2 129 -2
better-job	16 3 17 -2 38 2
bett~	7 -12 12 15 16 3 17 17 19 -2 38 3 78 -4 79 -2 129 -2
between-	77 -3 90 -5 91 -2 92 11
betwe~	77 -3 90 -5 91 -2 92 11
beyonc-	138 35
beyonc~	138 35
be~	0 5 2 -3 16 6 18 3 21 2 24 4 25 -2 28 2 31 -2 32 -7 34 3 36 -5 37 -5 61 3 73 15 74 7 75 -2 76 -5 79 -4 80 5 82 9 85 2 87 -2 88 2 89 -3 93 11 95 3 98 8 106 -2 112 -4 122 3 125 7 134 -2 137 -4 138 -4
bibl-	36 -3 47 2 48 10
bibl-study	47 -5 48 9
bible study	36 -2 47 -8 48 14
biblia-	48 5
biblico-	48 17
biblic~	48 17
bibli~	48 5
bibl~	36 -3 47 2 48 10
bici-	27 6 60 -5 138 16
bici~	27 6 60 -5 138 16
biden-	138 35
bid~	138 35
bien-	11 11 28 -2 34 -5 37 3 45 3 63 9 102 -2 109 -5 133 26
bienestar-	21 35
bienest~	21 35
bien~	11 11 28 -2 34 -5 37 3 45 3 63 9 102 -2 109 -5 133 26
big-	4 2 12 5 25 -2 32 21 46 5 48 8 52 3 74 -2 87 -2 88 -4 89 8 109 -2 138 -3
big-brother	32 7
big-sister	32 9
bigger-	2 5
bigg~	2 5
big~	4 2 12 5 25 -2 32 21 46 5 48 8 52 3 74 -2 87 -2 88 -4 89 8 109 -2 138 -3
bik-	60 -7 78 -6 79 9 138 19
bik~	60 -7 78 -6 79 9 138 19
bil-	1 -3 6 18 19 9 21 -2 25 -2 26 10 29 5 36 -3 59 10 63 -4 78 5 124 -8
bil-and	6 3 122 3
bil-internet	6 -3 59 3
bil-is	6 3 78 -2
bilingu-	107 12
bilingual-	107 9
bilingual~	107 9
bilingu~	107 12
bill is	6 4 78 -3
bill-	6 22
bill~	1 -3 6 29 19 10 21 -2 25 -2 26 8 29 5 36 -3 59 8 63 -5 78 5 124 -7 130 -2
bil~	6 -2 26 6 59 4 124 -3
binder-	41 10 63 -3
binder~	41 10 63 -3
binocular-	54 39 73 -2 76 -3 124 -7
binocular~	54 39 73 -2 76 -3 124 -7
bipolar-	21 35
bipol~	21 35
bird-	54 27 55 -6 138 -2
bird-my	54 -2 55 5
birding~	54 20 55 -15
birdwatch-	54 34
birdwatching~	54 34
bird~	54 19 138 -2
birth certificate	16 -10 125 14
birth-	16 -16 125 21
birth-certificat	16 -7 125 10
birthday-	7 -2 8 -2 31 6 45 -7 73 -2 77 -3 78 22 109 -2 138 8
birthday~	7 -2 8 -2 31 6 45 -7 73 -2 77 -3 78 22 109 -2 138 8
birth~	16 -16 125 21
bit-	28 18 31 -13
bitcoin-	138 13
bitcoin~	138 13
bit~	28 18 31 -13
black-	4 -2 20 5
black~	4 -2 20 5
blah-	138 35
blah~	138 35
blanda-	7 -7 8 -2 10 14
bland~	7 -7 8 -2 10 14
blanket-	3 7 77 9 79 4 92 -2
blanket~	3 7 77 9 79 4 92 -2
bleach-	5 19 79 -18
bleach~	5 19 79 -18
blend-	28 -2 68 15 138 -5
blend-root	28 -2 68 8 138 -3
blended roots	28 -4 68 13 138 -4
blended~	28 -4 68 16 138 -6
blending~	28 3
bless you	47 -3 132 10
bless-	47 -7 48 -5 132 30
bless-you	47 -2 132 7
bles~	47 -7 48 -5 132 30
blind-	8 8 33 -3
blind~	8 8 33 -3
block party	77 14 109 -5
block-	50 9 56 -8 77 16 108 -3 109 -5 138 16
block-party	77 10 109 -3
block~	50 9 56 -8 77 16 108 -3 109 -5 138 16
blog-	18 -2 74 -2 75 10
blogger-	75 35
blogg~	75 35
bloguero-	75 35
bloguer~	75 35
blog~	18 -2 74 -2 75 10
blood pressure	10 3 26 4 134 -3
blood-	10 -7 26 2 134 12
blood-pressur	26 4 134 -3
blood~	10 -7 26 2 134 12
blow-	8 -3 32 -2 73 13
blow~	8 -3 32 -2 73 13
blu-	21 15 28 -2 138 17
blu~	21 15 28 -2 138 17
board-	26 4 112 17 122 -2 137 -9
board~	26 4 112 17 122 -2 137 -9
bodega-	76 19
bodeg~	76 19
body wash	5 12
body-	5 19
body-wash	5 8
body~	5 19
boil-	6 -13 56 -13 138 31
boiling~	56 -15 138 19
boil~	6 -15 138 17
boletin-	108 36
boletin~	108 36
boleto-	27 12 101 -2 129 -2 138 4
bolet~	27 12 101 -2 129 -2 138 4
bolsa-	4 -3 7 -6 8 2 11 15 17 6 42 -4 93 -2 94 13 138 3
bolsa-de	7 -3 11 5 94 -2
bolsa-ropa	4 -2 79 10 94 -5
bolsas de	7 -5 11 9 79 2 94 -3
bols~	4 -3 7 -6 8 2 11 15 17 6 42 -4 93 -2 94 13 138 3
bomb-	7 8 15 10 75 -4 100 -2 106 -4 109 4
bombed~	15 11 75 -4
bomb~	7 9 15 2 75 -2 100 -2 106 -4 109 4
bond-	135 35
bond~	135 35
bono-	17 -4 76 13 120 -5
bonus-	76 -3 78 21 110 -2
bonu~	76 -3 78 21 110 -2
bon~	17 -4 76 13 120 -5
book a	22 5 26 -2 27 -2 77 -2 90 10 91 -2 138 -2
book bag	37 -6 41 17 79 -4 94 -4
book-	0 -2 10 -2 22 4 26 -2 27 -2 37 2 41 12 75 -3 77 -2 79 8 90 8 94 -5 138 14
book-a	22 2 90 5 138 3
book-bag	37 -4 41 11 79 -3 94 -3
bookbag-	41 14
bookbag~	41 14
book~	0 -2 10 -2 22 4 26 -2 27 -2 37 2 41 12 75 -3 77 -2 79 8 90 8 94 -5 138 14
boot-	4 9 17 8 20 8 75 -5
boot~	4 9 17 8 20 8 75 -5
bored-	31 6 109 -4
bored~	31 6 109 -4
borrachera-	23 35
borracher~	23 35
borracho-	23 3
borrach~	23 3
borran-	58 -10 79 -2 95 15
borran-dato	58 -4 95 7
borrar datos	110 11 111 -2
borrar-	110 7 111 16
borrar-dato	110 8
borren-	110 -3 111 27
borrow-	19 12 47 -2 76 8 78 -2 118 -2
borrow~	19 12 47 -2 76 8 78 -2 118 -2
borr~	58 -8 95 10 110 3 111 31
boss find	110 8 135 -4
boss is	17 13 18 -3 21 -3
boss-	2 -2 17 10 18 18 21 -3 78 -2 110 6 112 -10 130 -2 135 5
boss-find	110 5 135 -2
boss-is	17 7
boss-out	110 5 135 -2
bos~	2 -2 17 10 18 18 21 -3 78 -2 110 6 112 -10 130 -2 135 5
bot-	105 4 116 15 136 13 137 7
bot-inutil	116 -2 136 4
bota-	4 12 17 -5 20 4
bottl-	23 9
bottl~	23 9
bot~	4 8 17 -4 20 2 105 3 116 13 136 12 137 6
bought-	79 3
bought~	79 3
bounc-	28 -3 31 15 43 -2 46 -7
bouncing~	28 -3 31 15 43 -2 46 -7
bowl-	131 -2 138 14
bowl~	131 -2 138 14
box-	0 -2 4 -2 7 12 10 6 12 5 38 -6 73 16 77 16 79 -6 92 6 94 2 122 -2 138 -2
box-a	7 5 77 -4 79 -2 92 4
box-at	8 2 73 5
box-for	10 2 79 -3 92 3
box-my	8 2
box-of	7 -3 79 17 92 -2 94 -4
box-you	73 4 79 -2 94 3
boxes for	7 -2 10 2 77 -7 92 8
boxes of	7 -5 79 23 92 -3 94 -2
box~	0 -2 4 -2 7 12 10 6 12 5 38 -6 73 16 77 16 79 -6 92 6 94 2 122 -2 138 -2
boy-	3 2 30 4 31 7 32 9 33 7 36 2 73 4 135 -4
boy-to	32 3
boyfriend-	0 3 138 12
boyfriend~	0 3 138 12
boy~	3 2 30 4 31 7 32 9 33 7 36 2 73 4 135 -4
bra-	4 35
braid-	18 17
braid~	18 19 80 -2
brain-	6 -4 21 11 22 -2
brain~	6 -4 21 11 22 -2
branch-	74 16 87 -3 88 -2 89 -5 99 -2
branch~	74 16 87 -3 88 -2 89 -5 99 -2
brasil-	138 4
brasil~	138 4
bra~	4 35
bread-	7 20 18 -4 33 -2 76 6 78 -3 79 6
bread~	7 20 18 -4 33 -2 76 6 78 -3 79 6
break bags	11 9 35 -6
break food	11 10 35 -5
break from	11 -4 35 7
break-	1 -2 7 -4 10 7 11 10 31 -2 35 2 42 -5 47 5 135 9
break-bag	11 7 35 -4
break-food	11 7 35 -4
break-from	11 -3 35 4
breakdown-	21 34
breakdown~	21 34
breakfast-	7 21 9 -7
breakfast~	7 21 9 -7
break~	1 -2 7 -4 10 7 11 10 31 -2 35 2 42 -5 47 5 135 9
breed-	138 18
breed~	138 18
bridg-	99 -13 138 20
bridg~	99 -13 138 20
bring food	8 13 79 -3 92 -3 125 -3
bring groceries	8 8
bring my	7 -3 8 -2 9 6 20 5 23 -2 31 -2 51 4 73 11 74 -4 77 -3 79 -4 101 9 112 -2 125 -2
bring to	8 -5 77 -7 92 16
bring-	4 -2 7 -4 8 -2 9 4 20 4 23 -2 25 4 27 -2 31 -3 51 3 73 5 74 7 79 4 92 9 94 3 101 7 112 -2 121 -5 125 17 126 -2
bring-a	77 -3 92 4
bring-by	4 -2 8 -2 79 4 94 5
bring-food	8 9 79 -2 92 -2 125 -2
bring-grocery	8 5
bring-kid	7 -2 9 4 51 3 79 -2 101 6
bring-my	7 -2 9 3 20 3 51 2 73 7 74 -2 77 -2 79 -2 101 5
bring-to	25 2 77 -4 79 -2 92 8
bring~	4 -2 7 -4 8 -2 9 4 20 4 23 -2 25 4 27 -2 31 -3 51 3 73 5 74 7 79 4 92 9 94 3 101 7 112 -2 121 -5 125 17 126 -2
broadband-	59 20
broadband~	59 20
broadcast-	75 35
broadcast~	75 35
brok-	3 3 6 3 8 -2 9 4 19 24 22 6 25 8 30 -4 49 6 55 -4 56 3 58 8 79 -2 93 -3 138 -3
brok-and	3 2 6 2 9 3 56 -3
broke and	3 3 6 4 9 6 56 -4
broken computers	57 -5 58 -5 79 -6 95 17
broken-	3 -7 19 -2 55 10 57 -7 58 -7 79 -7 93 17 95 12 138 8
broken-comput	57 -4 58 -4 79 -3 95 11
brok~	3 -2 6 3 8 -2 9 3 19 20 22 5 23 -2 25 7 30 -4 49 5 55 4 56 2 57 -6 58 2 79 -6 93 9 95 7 138 3
brother-	7 8 25 13 26 -4 27 -4 28 -2 32 12 137 3
brother~	7 12 26 -6 27 -5 32 7
broth~	23 2 25 15 28 -2 32 7 137 3
brought-	8 6 33 -2 47 -2 55 5 138 -2
brought~	8 6 33 -2 47 -2 55 5 138 -2
brush-	43 3 46 -2
brush~	43 3 46 -2
buck-	19 -2 78 17
bucket garden	13 12 52 -7
bucket-	13 21 52 -12
bucket-garden	13 8 52 -5
bucket~	13 21 52 -12
buck~	19 -2 78 17
buddy-	37 2 73 7 138 -2
buddy~	36 -2 37 2 73 8 138 -2
budget-	12 6 19 20 138 -6
budgeting~	19 14 138 -2
budget~	12 8 19 10 138 -5
buen dia	131 2 133 17
buen-	79 4 131 5 133 21
buen-dia	131 2 133 11
buena-	0 -5 79 5 131 34
buena-tard	131 7
buenas tardes	131 9
bueno-	110 -3 121 -2 131 8 132 33 133 -3 134 3 138 10
bueno-dia	131 13 132 -2
buenos dias	131 18 132 -2
buen~	0 -4 79 6 99 -2 110 -2 121 -2 131 34 132 22 133 12 134 2 138 6
bug-	28 -3 31 -5 54 21 138 11
bug~	28 -3 31 -5 54 21 138 11
buho-	55 5
buh~	55 5
build-	0 10 25 -2 49 -7 61 10 63 -3 73 3 100 12 101 9
build-websit	49 -2 61 5 73 3
building~	0 13 25 -2 49 -13 100 15 101 12
build~	49 4 61 13 63 -3 73 4
bulb-	3 2
bulb~	3 2
bulli-	32 18 33 -2
bullied~	32 18 33 -2
bunk-	3 4 52 -3
bunk~	3 4 52 -3
bunni~	28 -7 55 8
bunny-	28 -6 54 -5 55 -8 138 24
bunny~	54 -6 55 -17 138 29
burger-	126 -7 138 13
burg~	126 -7 138 13
buri-	25 11
burial-	25 35
burial~	25 35
buried~	25 11
burn-	0 12 2 -3 3 4 12 10 17 -2 21 -9 28 -2 56 8 57 -2 58 5 99 2 138 9
burn-down	0 14 21 -6
burn-out	0 -4 3 3 21 6
burn-up	56 6 99 2
burned down	0 21 21 -9
burned out	0 -4 3 5 21 8
burned~	0 18 2 -2 3 6 17 -2 21 2 28 -2 57 -2 58 6
burning up	0 -2 21 -2 56 10 99 3
burning~	0 -3 21 -2 56 13 99 4
burnout-	21 33 35 2
burnout~	21 33 35 2
burnt-	0 -9 21 12
burnt~	0 -9 21 12
burn~	12 16 21 -13 138 15
bury-	25 35
bury~	25 35
bus does	8 4 27 2
bus fare	17 -2 20 10 27 3 101 -5
bus goes	27 -5 100 -3 101 7 129 -2 138 14
bus line	2 8 3 -2 101 -2
bus pass	25 -4 27 8
bus stop	27 -9 100 20
bus-	2 7 3 -2 17 -2 20 9 25 -3 27 11 78 -2 79 -2 100 16 101 19 120 -2 129 -2 138 -3
bus-doe	8 2
bus-far	20 7 27 2 101 -4
bus-goe	27 -3 100 -2 101 5 138 8
bus-lin	2 4
bus-not	8 2
bus-pass	25 -2 27 5
bus-stop	27 -6 100 15
bus-ticket	27 9 138 -7
bus-to	20 2 27 -3 100 -2 138 7
busca-	137 15
buscando-	17 2
buscar-	0 -2 2 8 17 5 20 -2
busco casa	2 11 134 -6
busco otro	2 8 10 -4 17 6
busco trabajo	17 2
busco un	0 5 2 -2 26 7 107 -5
busco-	0 5 2 15 7 2 10 -4 17 7 22 2 26 6 107 -5 134 -5
busco-casa	2 7 134 -4
busco-otro	2 4 10 -2 17 4
busco-trabajo	17 4
busco-un	0 3 26 4 107 -3
busc~	0 3 2 18 7 2 10 -4 17 10 20 -2 22 2 26 5 107 -4 134 -5 137 6
business help	18 -7 76 8
business hours	18 -9 76 -2 99 13
business license	18 3 76 -2
business plan	18 11 76 -4 122 -2
business wants	18 -4 73 -5 76 12
business-	18 27 35 -5 73 -4 76 13 79 -2 98 -6 99 10 138 -2
business-help	18 -5 76 6
business-hour	18 -6 99 9
business-licens	18 2
business-plan	18 7 76 -2
business-to	73 -3 76 6
business-want	18 -3 73 -3 76 7
busines~	18 27 35 -5 73 -4 76 13 79 -2 98 -6 99 10 138 -2
busqu-	22 9 26 -5 27 -3
busqu~	22 9 26 -5 27 -3
bus~	2 7 3 -2 17 -2 20 9 25 -3 27 11 78 -2 79 -2 100 16 101 19 120 -2 129 -2 138 -3
but can	39 11 57 -2 58 -2 105 -2 123 7
but i	0 2 7 8 10 -5 16 7 17 -5 20 6 22 5 24 5 30 6 40 -5 78 5
but its	3 5 11 2 19 5 23 3
but we	122 3
but-	3 3 7 7 10 -6 16 7 17 -7 19 3 20 6 21 -2 22 5 23 2 24 5 29 5 30 7 39 7 40 -5 57 -3 58 -2 60 2 73 -2 76 6 78 2 95 -3 105 -2 123 4 130 5
but-can	39 5 78 4 123 3
but-do	7 7 10 -4 24 4 30 4
but-i	7 5 10 -3 16 4 17 -3 20 3 22 3 24 3 30 3 40 -3 78 2
but-its	3 3 19 3 23 2
but-need	17 -3 20 4 29 4
but-not	39 5 123 3 130 4
but-want	16 6 40 -5
but-we	122 2
button-	78 21 79 -8 130 -2
button~	78 21 79 -8 130 -2
butt~	4 2
but~	3 3 7 7 10 -6 16 7 17 -7 19 3 20 6 21 -2 22 5 23 2 24 5 29 5 30 7 39 7 40 -5 57 -3 58 -2 60 2 73 -2 76 6 78 2 95 -3 105 -2 123 4 130 5
buy a	0 -2 19 3 122 15 138 -12
buy-	0 -2 3 5 7 5 8 -3 17 -5 19 2 23 -4 78 -4 122 12 129 20 138 -5
buy-a	19 2 122 11 138 -9
buy~	0 -2 3 5 7 5 8 -3 17 -5 19 2 23 -4 78 -4 122 12 129 20 138 -5
by a	55 6 73 -3 84 -2 85 -2 104 10 138 -4
by bus	27 -9 100 20 101 -7
by the	19 6 50 4
by-	0 7 4 -2 8 -3 13 5 27 -6 28 -2 31 -2 50 3 55 4 63 -3 77 -8 79 11 80 -3 85 -2 92 -2 94 9 99 19 100 12 101 -6 103 5 104 6 118 5 125 -2 126 -3 129 -2 130 -3 138 -3
by-a	55 3 73 -2 104 5 138 -2
by-bus	27 -6 100 14 101 -5
by-the	19 3 50 2
bye-	133 37
bye~	133 37
by~	0 7 4 -2 8 -3 13 5 27 -6 28 -2 31 -2 50 3 55 4 63 -3 77 -8 79 11 80 -3 85 -2 92 -2 94 9 99 19 100 12 101 -6 103 5 104 6 118 5 125 -2 126 -3 129 -2 130 -3 138 -3
c-	56 37
cabl-	0 -3 79 -2 110 -2 138 27
cabl~	0 -3 79 -2 110 -2 138 27
cacahuat-	10 2
cacahuat~	10 2
cada mes	3 -3 78 20 79 -4
cada semana	73 -4 84 14 85 -3
cada-	3 -4 7 9 73 -4 78 15 79 -5 84 13 85 -3 94 -2 129 12
cada-mes	3 -2 78 14 79 -3
cada-semana	73 -2 84 9 85 -2
cada~	3 -4 7 9 73 -4 78 15 79 -5 84 13 85 -3 94 -2 129 12
caf-	49 14 53 2
caf~	49 14 53 2
caja de	7 5 77 7 79 -4
caja-	7 15 77 6 79 -3 92 14 94 -3
caja-comida	7 8 8 -4
caja-de	7 3 77 3
caj~	7 15 77 6 79 -3 92 14 94 -3
cak-	18 16 110 -14
cak~	18 16 110 -14
cal-	0 -13 1 2 2 -2 17 5 19 6 47 -2 55 2 57 5 59 -2 60 12 73 4 75 -3 77 -4 78 -2 80 -2 90 2 100 -5 101 5 102 26 105 11 106 7 107 2 110 4 119 5 122 -2 125 -2
cal-a	0 -3 119 5
cal-back	102 -6 105 2 106 7
cal-family	57 4 106 -2
cal-for	73 3
cal-in	0 -3 15 2 119 5 138 -2
cal-me	102 -6 105 18 106 -2 138 3
cal-my	1 3 57 4 106 -2
cal-you	73 2 102 5 106 -2
calcetin-	4 7
calcetin~	4 7
calculadora-	38 -2 41 32
calculad~	38 -2 41 32
calculat-	123 -2 138 23
calculator-	36 -6 41 11 138 -2
calculat~	36 -5 41 9 138 16
caldito-	9 15 56 -8 138 -4
cald~	9 15 56 -8 138 -4
calefacc-	6 11
calefac~	6 11
calendar-	75 6 76 -3 77 -2 109 9
calendario-	109 14
calendari~	109 14
calend~	75 6 76 -3 77 -2 109 9
calenton-	6 35
calenton~	6 35
calentura-	134 4
calentur~	134 4
calient-	2 -3 4 2 6 4 7 -4 9 21 56 -5 138 -2
calient~	2 -2 4 2 6 4 7 -4 9 21 56 -4 138 -2
califica-	36 -20 125 23
calificacion-	32 -11 36 34 125 -5
calificar-	36 -10 125 21
califico-	36 -10 125 22
calific~	32 -8 36 -2 125 41
call me	0 -2 102 -11 105 31 106 -5 138 7
call my	1 6 57 7 106 -4
call you	102 10 106 -3
call-	0 11 3 -2 31 -2 46 3 50 7 56 -4 77 3 90 -2 100 25 102 -5 105 -2 106 -4 137 -2
callat-	136 34
callat~	136 34
callback-	17 13 106 -3
callback~	17 13 106 -3
called me	15 3
called~	15 3 17 -4 60 14 78 -3 106 6 138 -2
callejero-	43 -17 46 19
callejer~	43 -17 46 19
calling~	60 -3 101 16 102 28 105 -3 106 -14 122 -3
call~	0 -6 1 2 2 -2 3 -2 17 7 19 6 31 -2 47 -2 50 2 55 2 56 -3 57 4 59 -2 60 6 73 3 75 -2 77 -2 80 -2 100 9 102 13 105 11 106 6 107 2 110 4 119 4 125 -2 137 -2
calm-	47 2
calm~	47 2
calor-	0 -2 50 5 56 13
calori~	21 -9 79 -3 138 31
calory-	21 -9 79 -3 138 31
calzon-	4 35
calzon~	4 35
cal~	0 -2 50 5 56 13
cam-	0 -2 1 6 3 -5 4 11 21 6 35 -3 39 3 56 -5 110 3 113 8 117 -2 137 6
cam-from	4 3 17 2 21 3 39 2 56 -2
cam-to	0 2 137 4
cama-	0 -7 3 30 4 -2 79 5
camarografo-	75 35
camarograf~	75 35
cambi-	102 -2 104 22
cambiamo-	58 -3 79 9 95 -2
cambian-	27 -8 104 11
cambio-	121 -2 138 28
cambi~	27 -6 58 -3 79 6 104 23 121 -2 138 19
came to	0 4 137 8
camello-	17 35
camell~	17 35
camera-	75 35
camer~	75 35
caminar-	54 16 56 -8 73 -3
caminata-	31 -4 54 36
caminata-para	31 -2 54 6
caminat~	31 -4 54 36
camin~	54 16 56 -8 73 -3
camion-	27 18
camioneta-	27 -2 73 11
camionet~	27 -2 73 11
camion~	27 18
camisa-	4 10 79 -5
camis~	4 10 79 -5
camp-	31 17 42 16 73 -2 124 -4 138 -2
campamento-	31 30 42 2
campament~	31 30 42 2
campana-	4 -4 7 -6 8 -3 9 -2 77 35 79 -7 93 -4
campan~	4 -4 7 -6 8 -3 9 -2 77 35 79 -7 93 -4
campus chapter	74 7 88 -4
campus-	74 13 88 -7 89 -3
campus-chapter	74 5 88 -3
campu~	74 13 88 -7 89 -3
camp~	31 17 42 16 73 -2 124 -4 138 -2
cam~	0 -7 1 4 3 18 4 8 21 4 35 -3 39 3 56 -4 79 3 110 2 113 7 117 -2 137 4
can a	79 -4 82 10 95 5 105 4 123 3 125 -3 138 -5
can afford	2 6 73 -3
can do	17 9 73 -4 75 -2 76 6 135 -2
can get	80 -2 125 10
can help	80 17 107 -7
can i	1 -3 2 -2 5 2 6 -2 7 -5 8 -6 35 -2 43 2 47 2 73 6 75 2 76 -4 77 -2 78 3 80 5 83 2 84 2 93 4 94 5 97 2 99 3 101 6 102 3 116 -2 121 2 122 -2 123 4 124 2 129 -2 130 2 134 -2 138 3
can kids	36 7 73 -6 82 8
can make	12 -2 16 11 19 -3 73 4
can my	31 12 32 -2 42 2 43 -2 46 3 82 4 110 3 138 -3
can not	1 3 6 3 8 10 10 7 21 4 25 3 26 4 33 4 39 3 41 2 55 2 56 3 57 -3 58 2 59 2 63 4 73 -6 76 -2 78 2 79 -3 93 -2 124 -2 135 -2
can our	76 4 77 4 78 -2
can pay	2 12 17 -2 22 3 73 -3 78 -2 99 -2
can she	32 -3 82 10 107 4
can somebody	8 10 94 8
can someone	14 6 27 7 73 -3 79 6 80 -3 94 -6 101 -2 102 -3 105 6 122 13
can take	27 8 76 3 138 -2
can teens	32 -14 73 24
can the	110 13 135 3 138 -4
can they	135 10
can use	44 6 76 8
can we	18 -2 46 5 50 2 74 2 75 3 76 2 77 -4 90 10 91 6 92 -2 115 -2 138 -4
can you	1 3 3 -4 7 -2 8 6 26 3 34 5 36 -4 39 -2 49 3 73 -5 79 2 80 -7 106 3 107 4 110 -3 116 16 121 -4 122 14 125 -3 138 20
can-	7 -2 9 -2 17 2 32 -3 73 2 79 2 80 2 82 3 88 2 93 2 94 2 99 2 112 -2 116 2 122 2 123 2 125 3 134 -2 138 2
can-12	31 3 82 4 138 -3
can-a	76 3 79 -2 82 5 87 -2 88 3 95 2 105 2 138 -3
can-afford	2 2 5 2 22 3 26 4 41 3 57 -3 58 3
can-apply	122 6 123 3 125 2
can-be	37 -2 73 4 87 -3 88 5
can-bring	8 -2 9 3 25 2 94 3 101 5 125 -2
can-buy	3 3 7 3 17 -3 23 -2 138 4
can-cal	1 3 102 6 105 2 106 -2 107 2 138 3
can-carry	8 4 45 2 73 -2
can-church	77 3
can-com	3 -2 7 -2 8 2 34 4 36 2 94 3 99 10 101 4 125 6 138 -2
can-cook	12 2 76 3
can-do	1 -2 17 3 36 -3 73 -3 76 2 77 -2 80 9 85 2 90 3 116 12 121 -6 123 2 138 2
can-donat	78 -6 79 -4 93 11 95 3
can-driv	8 5 94 -2
can-drop	8 3 79 -5 94 8
can-eat	7 -2 9 3 10 6
can-felon	17 -4 125 5
can-film	75 -3 97 6
can-find	2 4 17 8 39 -2
can-food	7 -10 79 18
can-for	2 7 77 6 78 -2
can-fre	76 3
can-get	3 2 4 2 8 3 21 2 80 -3 121 4 122 -4 125 9 138 3
can-giv	78 2 93 4 95 -2 129 -3 130 3
can-go	35 2
can-hav	10 7 26 -2
can-help	8 -2 26 2 52 -3 73 6 80 5 106 2 121 2 122 11 138 -2
can-host	77 -4 90 3 91 3 92 4
can-i	1 -2 7 -3 8 -3 73 3 76 -2 78 2 80 3 93 2 94 3 99 2 101 3 102 2 123 2 138 2
can-just	101 7 109 3
can-kid	36 4 46 3 73 -4 82 5
can-lead	74 -3 88 13 112 -7
can-leav	8 2 78 -2 79 5 94 5
can-mak	1 2 16 5 73 6 102 -3
can-my	27 2 31 6 46 2 82 2 138 -2
can-not	8 5 10 4 21 2 25 2 26 2 33 2 39 2 56 2 57 -2 63 2 73 -4 79 -2
can-our	76 2 77 2
can-pay	2 4 6 -2 26 2 73 -2 78 4 124 -2 130 3
can-person	76 -2 98 4 105 3
can-pick	27 5 73 -4 79 4 84 4 94 -4
can-put	7 6 19 6 78 -2
can-read	37 3
can-school	110 8
can-see	26 3 110 -3 138 14
can-send	14 -2 73 -2 78 5 120 5
can-shar	75 6 76 2 115 -2
can-she	82 5 107 2
can-shoot	102 3 138 -2
can-sleep	56 4
can-somebody	8 5 94 5
can-someon	14 4 27 4 73 -2 79 3 80 -2 94 -3 102 -2 105 4 122 9
can-son	31 3 42 2
can-start	20 2 74 3 82 4
can-stay	35 4
can-stil	17 -2 45 2 73 -4 83 2 85 3 124 6 125 4
can-stop	99 6
can-student	40 3 122 -3 125 10
can-tak	4 2 5 5 27 3 43 5 56 2 83 4 134 -2 138 -2
can-teach	73 5 76 -2
can-teen	32 -10 73 17
can-text	102 7 119 2
can-the	110 6 138 -2
can-they	135 6
can-to	35 2 73 -2 105 7
can-trust	32 4
can-use	44 3 57 2 58 -2 76 3 79 2 123 3
can-volunt	73 5 78 3 82 -6 84 3 85 -2
can-watch	35 -2 138 6
can-we	46 3 77 -2 90 5 91 3 138 -2
can-you	3 -2 7 -2 8 2 26 2 34 3 36 -2 49 2 73 -3 77 3 80 -4 106 2 107 2 110 -2 116 9 121 -3 122 9 125 -2 138 12
canada-	44 -7 73 -2 78 16 79 -4 138 10
canal-	75 28 108 -12
canal~	75 28 108 -12
canasta-	7 35
canast~	7 35
canc-	37 -3 44 18 45 -6 138 9
cancel donation	78 11 94 -2 129 -2 130 2
cancel my	27 -3 78 -10 101 -4 104 12 130 8
cancel-	27 -2 78 3 79 -2 94 -2 101 -4 104 12 129 -3 130 17
cancel-donation	78 8 130 2
cancel-monthly	78 -6 130 10
cancel-my	27 -2 78 -6 101 -3 104 9 130 5
cancelar-	78 -12 130 22
cancelar-donac	78 -6 130 8
cancel~	27 -3 78 -5 79 -2 94 -2 101 -4 104 11 129 -3 130 32
cancion-	44 20 45 -7
candl-	18 11 57 -5
candl~	18 11 57 -5
candy-	44 -9 138 14
candy~	44 -9 138 14
canned food	7 -16 79 28
canned~	7 18 8 -3 9 -2 10 -2 17 25 78 -5 79 28 131 -2 133 -3
cansancio-	25 -3 35 3
cansanci~	25 -3 35 3
cantamo-	45 4
cantant-	45 35
cantant~	45 35
cantar-	44 -7 45 23
canto-	44 -4 45 19
cant~	44 -9 45 35
can~	7 -4 8 2 32 -3 44 2 80 3 82 3 88 2 93 2 94 2 99 2 116 2 122 2 123 2 125 3 134 -2 138 3
capacidad-	33 22
capacidad~	33 22
capacitac-	16 15
capacitarm-	16 21
capacit~	16 29
capital de	138 3
capital of	44 -3 138 9
capital-	44 -4 138 15
capital-de	138 2
capital-of	44 -2 138 6
capital~	44 -4 138 15
capitulo-	74 18 88 4 89 9
capitul~	74 18 88 4 89 9
car and	0 -3 8 9
car engine	27 -2 122 -3 138 9
car seat	0 -3 79 12 138 -4
car-	0 8 6 -2 11 -2 16 3 20 3 26 5 27 3 30 4 35 -5 49 -2 55 2 76 3 80 3 100 4 122 12 126 -2 133 10
car-and	0 2 8 4 18 5 28 -4
car-engin	122 -2 138 6
car-how	18 2 27 3 138 -2
car-my	35 3
car-of	35 4
car-seat	0 -2 79 7 138 -2
cara-	41 9
cara~	41 9
carcel-	17 17
carcel~	17 17
card information	130 9 138 -4
card number	60 5 102 -4 130 4
card-	2 -2 6 -4 7 -2 16 10 27 7 36 13 50 -4 60 5 75 -3 78 5 102 -3 106 -2 124 -2 130 13 135 5 138 3
card-charg	78 -2 130 6
card-inform	130 5 138 -3
card-number	60 2 102 -2 130 4
card-on	130 2
card~	2 -2 6 -4 7 -2 16 10 27 7 36 13 50 -4 60 5 75 -3 78 5 102 -3 106 -2 124 -2 130 13 135 5 138 3
care of	11 -2 35 8
career change	16 17 17 -7 120 -3
career-	16 8 17 20 20 -3 76 -2 120 4
career-at	16 5 17 -2 120 4
career-chang	16 11 17 -5 120 -2
career~	16 -3 17 10 76 -2 120 13
careful-	24 15 37 -11
careful~	24 15 37 -11
caregiv-	11 -4 35 19 78 -2
caregiver~	35 11 78 -2
caregiving~	11 -3 35 5
caregiv~	11 -2 35 10
carer-	35 13
care~	0 3 11 -2 16 12 17 6 20 4 26 8 28 2 30 5 73 -2 79 -3 80 5 120 -4 126 -2 133 14 135 -2 138 -2
cargar-	8 8 94 -4
cargo-	8 -4 54 -3 101 -3 112 11 135 28
carg~	8 3 54 -3 94 -3 101 -4 112 10 135 26
caridad-	115 6
caridad~	115 6
caring for	28 -2 33 -3 35 5
caring-	11 -5 28 -2 33 -3 35 13
caring-for	35 3
caring~	11 -5 28 -2 33 -3 35 13
carisimo-	7 14
carisim~	7 9
caris~	7 7
caro-	57 -2 59 10 100 -2 138 -2
carolina-	73 -2 80 -3 126 24
carolin~	73 -2 80 -3 126 24
carpentry-	16 10
carpentry~	16 10
carpet-	5 -2 41 -5 138 14
carpet~	5 -2 41 -5 138 14
carpinteria-	16 2
carpinteri~	16 2
carrera-	17 27 40 -12
carrer~	17 27 40 -12
carriola-	78 -2 79 5
carriol~	78 -2 79 5
carro usado	0 -2 27 -5 79 -2 138 11
carro-	0 8 8 7 27 6 73 5 79 -3 138 -9
carro-usado	27 -3 138 8
carry-	8 9 45 6 73 5 101 -3
carry~	8 9 45 6 73 5 101 -3
carr~	0 8 8 7 27 6 73 5 79 -3 138 -9
carta de	1 2 14 10
carta-	1 2 14 19 62 3 116 -2
carta-de	14 7
carta-presentac	14 10
cartel-	73 18
cartel~	73 18
cart~	1 2 14 19 62 3 116 -2
carytown-	138 16
carytown~	138 16
car~	0 8 6 -2 7 -2 18 -2 27 4 35 -3 49 -3 55 3 59 3 76 3 79 5 100 4 122 17
cas-	1 -2 2 -10 17 -3 24 -5 29 -12 76 10 105 20 112 -3 137 21
cas-manager	29 -4 76 10 112 -2
cas-not	2 -5 24 -2 29 -2 105 -3 137 14
cas-worker	17 -2 76 -6 105 16 137 -2
casa-	0 15 2 5 3 3 6 7 7 -3 8 9 9 -2 10 -2 13 2 16 5 17 -2 24 4 25 -5 27 -4 35 -4 49 -2 52 -2 56 5 57 -2 58 3 59 11 64 -2 79 -3 80 4 85 6 91 4 94 3 108 -3 112 -2 124 -2 134 -3 137 -2 138 4
casa-no	1 4
casa-y	2 -3 76 4
cascara-	51 -3 53 19
cascar~	51 -3 53 19
case manager	1 -2 29 -6 76 15 112 -2
case notes	2 -7 24 -2 29 -3 105 -5 137 21
case worker	17 -3 24 -2 29 -2 76 -9 105 24 137 -3
casera-	1 20
casero-	1 14 135 -13
caser~	1 28 135 -12
casework-	105 35
casework~	105 35
cash-	7 8 19 21 61 -4 73 -11 78 18 80 -3 124 -3 129 -3
cashap-	78 22
cashapp~	78 22
cash~	7 8 19 21 61 -4 73 -11 78 18 80 -3 124 -3 129 -3
casino-	138 35
casin~	138 35
casita-	2 15 29 -2
caso-	0 -2 24 -5 28 17 29 -2
cas~	0 13 2 4 3 2 6 6 7 -2 8 8 9 -2 10 -2 13 2 16 5 17 -3 25 -5 27 -4 28 3 29 -6 35 -4 49 -2 52 -2 56 5 57 -2 58 2 59 10 64 -2 76 5 79 -3 80 3 85 5 91 3 94 3 105 7 108 -3 112 -3 134 -3 137 7 138 3
cat-	7 -4 8 -2 55 4 138 11
catch-	1 6 124 18 138 -3
catch~	1 6 124 18 138 -3
categoria-	121 -2 127 28
categori~	121 -5 122 -2 127 48
category-	121 -4 127 29
cater-	3 -5 12 -4 18 21 73 -2 76 7 138 -6
catering~	3 -5 12 -4 18 21 73 -2 76 7 138 -6
cat~	7 -4 8 -2 55 4 138 11
caus-	1 3 3 5 7 -5 11 4 12 4 21 -3 30 8 73 -3 78 6 80 12
caus-i	12 2 30 5
causa-	73 -5 80 22
cause i	12 4 21 -3 30 8
caus~	1 3 3 4 7 -5 11 4 12 3 21 -3 30 7 73 -6 78 6 80 26
cayo-	55 2
cay~	55 2
cdl-	16 13 138 -2
cdl~	16 13 138 -2
cel-	59 9 63 -5 102 13 137 10
cel-phon	59 12 102 -9
celebrity-	138 35
celebrity~	138 35
celiac-	10 4
celiac~	10 4
cell phone	59 18 102 -13
cell~	59 9 63 -5 102 13 137 10
celular-	31 5 32 -2 36 -2 57 2 58 4 59 -3 63 4 73 -2 78 -4 79 -9 95 16 102 16 122 -3 137 -3 138 5
celular~	78 -7 79 -14 95 30 102 -2 137 -3
celul~	31 5 32 -2 36 -3 57 3 58 5 59 -3 63 5 95 -3 102 19 122 -3 138 5
cena-	7 16 11 -2 73 -2 99 -4
cena-juev	9 4 99 -2
cenado-	7 13 11 -6
center-	0 16 4 -3 6 -2 9 -2 56 15 73 -7 76 7 138 14
centro-	23 2 138 3
centr~	23 2 138 3
cent~	0 16 4 -3 6 -2 9 -2 56 15 73 -7 76 7 138 14
cen~	7 23 11 -6 73 -2 99 -4
ceo-	102 -13 112 14 137 11
ceo~	102 -13 112 14 137 11
cepillo-	5 30 26 -9 134 -5
cepill~	5 30 26 -9 134 -5
ceramic-	43 8 46 -3
ceramica-	43 8 46 -5
ceramic~	43 13 46 -7
cerca de	2 12 17 -5
cerca-	2 13 9 2 17 -6 27 -7 76 -10 79 -2 100 30 101 9 138 17
cerca-de	2 7 17 -3
cerc~	2 13 9 2 17 -6 27 -7 76 -10 79 -2 100 30 101 9 138 17
cerdo-	10 24 17 -2
cerd~	10 24 17 -2
cereal-	7 12 31 -4
cereal~	7 12 31 -4
cerebral palsy	28 -4 31 -5 33 13
cerebral-	28 -6 31 -7 33 20
cerebral-palsy	28 -3 31 -3 33 8
cerebral~	28 -6 31 -7 33 20
cerrado-	17 -2 99 18
cerraron-	0 -2 17 4 99 10 120 -2 133 -2
cerro-	11 4 17 20 18 -5 99 -12
cerr~	0 -2 11 3 17 17 18 -4 99 11 120 -2 133 -2
certain-	79 -4 130 8 135 -2
certain~	79 -4 130 8 135 -2
certific-	16 15
certificac-	16 3
certificado-	16 4
certificat-	16 5 115 -2 125 6 138 -2
certification~	16 15
certificat~	16 5 115 -2 125 6 138 -2
certific~	16 5
cervatillo-	55 35
cervatill~	55 35
chair-	3 14 73 7
chair~	3 14 73 7
chamarra-	4 11
chamarr~	4 11
chamba-	17 18 120 -4
chambear-	17 35
chambe~	17 35
chamb~	17 18 120 -4
champu-	5 2
champu~	5 2
chanc-	17 20
chanc~	17 20
chang-	0 8 2 -3 6 -8 16 16 17 -7 21 -2 22 -4 27 -7 50 15 63 -3 102 -3 104 17 120 -3 130 11 138 16
chang-mind	22 -2 130 8
chang-my	22 -2 27 -4 104 11 130 6 138 -3
change my	27 -7 63 -2 102 -3 104 21 138 -6
changed my	21 -2 22 -4 130 13
changed~	0 13 2 -4 21 -2 22 -5 130 16
chang~	6 -9 16 18 17 -8 27 -7 50 16 63 -3 102 -3 104 19 120 -3 138 18
channel-	14 -5 75 19 138 2
channel~	14 -5 75 19 138 2
chao-	3 -13 28 2 79 -4 133 31
chapel-	47 9 48 -2 138 -2
chapel~	47 9 48 -2 138 -2
chapter leader	17 -3 74 -3 87 10 88 7
chapter leaders	74 -7 83 -3 88 10 89 5
chapter my	74 2
chapter-	4 -2 17 -3 73 -2 74 20 78 -2 83 -4 87 8 88 12 89 14 112 -4 138 -2
chapter-a	17 -3 74 -4 87 7 88 3 89 -2
chapter-do	74 -9 87 -4 88 -3 89 16
chapter-get	74 -3 87 2 88 -3 89 5
chapter-leader	17 -2 74 -4 87 5 88 8 89 2
chapter-paid	74 12 87 -9 88 -2
chapter-pay	74 -4 87 5
chapter~	74 14 87 -3 88 -4 89 6
chapt~	4 -2 17 -3 73 -2 74 16 78 -2 83 -4 87 9 88 14 89 13 112 -5 124 -2 138 -2
chaqueta-	4 11 93 -2
chaquet~	4 11 93 -2
charg-	17 -15 19 4 74 5 76 -3 78 11 83 -3 87 -2 88 -2 106 -2 112 4 124 7 130 10 135 18
charged~	78 -4 106 -3 130 15
charg~	17 -16 19 4 74 5 76 -3 78 14 83 -3 87 -2 88 -2 112 4 124 7 130 2 135 19
charitabl-	115 35
charitabl~	115 35
charity-	76 3 115 10 116 -2
charity~	76 3 115 10 116 -2
charla-	47 -16 48 28 73 -2 99 -5
charla~	47 -16 48 28 73 -2 99 -5
charlottesvill-	126 35
charlottesvill~	126 35
chat-	18 -3 19 -5 105 18 110 35 111 -5 116 16 126 -4 136 11 138 -7
chatbot-	116 34
chatbot~	116 34
chatgpt-	7 -3 62 6 116 8
chatgpt~	7 -3 62 6 116 8
chatting~	105 -7 116 9
chat~	18 -3 19 -5 105 23 110 36 111 -6 116 11 126 -4 136 12 138 -7
chau-	133 35
chau~	133 35
cha~	3 -13 28 2 79 -4 133 31
cheap apartment	2 4
cheap internet	59 2
cheap-	2 6 3 -2 12 18 26 4 59 2 80 -2 138 4
cheap-apart	2 3
cheap-flight	138 6
cheapest-	57 -2 59 6
cheapest~	57 -2 59 6
cheap~	2 6 3 -2 12 18 26 4 59 2 80 -2 138 4
cheat-	138 15
cheating~	138 15
checan-	26 10
checarm-	10 -7 26 12
check on	19 -2 73 -5 83 7 106 10 135 -5
check volunteer	73 23 83 -19
check-	7 4 10 -4 17 -6 19 -17 26 15 60 -3 73 4 83 8 88 6 97 4 106 8 124 -2 125 11 130 -5 138 5
check-my	106 6 135 -3
check-on	7 3 73 -2 83 3 106 5 135 -3
check-volunt	73 12 83 -9
checked~	10 -3 26 12
checking~	19 14 57 -2 124 -4
checkup-	26 15 27 -3 101 -2
checkup~	26 15 27 -3 101 -2
check~	7 4 10 -3 17 -6 19 -23 26 12 60 -2 73 4 78 2 83 9 88 7 97 4 106 8 125 12 130 -5 138 6
chec~	10 -6 26 19
chees-	0 -2 7 -3 138 20
chees~	0 -2 7 -3 138 20
chemistry-	36 -2 73 -8 122 -4 138 23
chemistry~	36 -2 73 -8 122 -4 138 23
chemo-	27 13 138 -2
chem~	27 13 138 -2
chequ-	20 13 60 -2 78 8 79 -2
chequeo-	26 18 27 -8
cheque~	26 18 27 -8
chequ~	20 13 60 -2 78 8 79 -2
chess-	31 18 44 -4 45 -3 138 -2
chest-	6 -2 21 14
chesterfield-	74 -2 80 -2 126 14
chesterfield~	74 -2 80 -2 126 14
chest~	6 -2 21 14
ches~	31 18 44 -4 45 -3 138 -2
chicken-	7 -7 9 5 12 -13 138 18
chick~	7 -7 9 5 12 -13 138 18
chil-	13 17
child care	16 -2 20 10 28 7 35 -3 135 -2
child support	28 -11 33 -2 80 -2 135 24
child-	4 -2 11 -2 16 -2 20 7 26 -4 28 2 31 -6 33 12 34 9 35 4 80 -2 134 2 135 13
child-car	20 7 28 4 135 -2
child-support	28 -7 135 17
childcar-	16 -2 17 -9 20 10 35 8
childc~	16 -2 17 -9 20 10 35 8
children-	11 2 31 13 33 4 61 -2 121 -3
childr~	11 2 31 13 33 4 61 -2 121 -3
child~	4 -2 11 -2 16 -2 20 7 26 -4 28 2 31 -6 33 12 34 9 35 4 80 -2 134 2 135 13
chil~	13 17
china-	138 35
chin~	138 35
chip in	78 16 129 -2
chip-	78 25 129 -2
chip-in	78 10
chip~	78 25 129 -2
chiquito-	30 5
chiqu~	30 5
chist-	138 9
chist~	138 9
choir-	44 -6 45 31 138 -3
chok-	19 6 130 -5
choking~	19 8 130 -6
cholesterol-	23 -6 134 15
cholesterol~	23 -6 134 15
chorus-	44 -8 45 22 80 -2
choru~	44 -8 45 22 80 -2
cho~	44 -6 45 31 138 -3
christian-	47 7 125 6 134 -2
christi~	47 7 125 6 134 -2
christma-	7 6 9 -11 25 6 31 15 73 5 76 -4 78 -3 99 3 138 8
christm~	7 6 9 -11 25 6 31 15 73 5 76 -4 78 -3 99 3 138 8
chromebook-	58 16
chromebook~	58 16
church partner	47 -2 76 8 98 -2
church-	4 4 45 4 48 -2 67 6 73 -4 76 10 77 8 98 -2
church-a	76 2 77 3
church-partner	47 -2 76 6
church-with	76 3
church~	4 4 45 4 48 -2 67 6 73 -4 76 10 77 8 98 -2
cierra-	99 13
cierran-	99 9
cierr~	99 18
cierto-	19 -11 60 16
ciert~	19 -11 60 16
cilantro-	13 17
cilantr~	13 17
cinco-	1 12 10 -6 18 -2 78 -12 129 17
cinc~	1 12 10 -6 18 -2 78 -12 129 17
cita medica	26 9 101 -3
cita-	6 -7 24 -2 26 -7 27 10 57 4 100 -4 101 21 104 9 135 7
cita-medica	26 6 101 -2
citaron-	31 -2 34 13
cita~	6 -7 24 -2 26 -7 27 10 57 4 100 -4 101 21 104 9 135 7
citizen-	125 8
citizenship-	12 -2 36 -2 39 18 41 -2 67 -3 125 6 135 10
citizenship~	12 -2 36 -2 39 18 41 -2 67 -3 125 6 135 10
citiz~	125 8
citi~	74 -2 100 -2 126 16
city-	35 -3 74 4 80 9 100 -2 110 -4 115 11 126 6 138 -2
city-do	80 5
city~	35 -3 74 6 80 10 110 -5 115 12 126 -6 138 -2
cit~	31 -2 34 13
ciudad-	74 7 126 5 138 6
ciudadania-	26 -12 125 12 135 4
ciudadani~	26 -12 125 12 135 4
ciudadano-	125 16 135 -11
ciudadan~	125 16 135 -11
ciudad~	74 7 126 5 138 6
civil-	138 3
civil~	138 3
claim-	4 -13 19 -3 96 -2 128 16 135 19
claim~	4 -13 19 -3 96 -2 128 16 135 19
clas-	7 -4 11 5 12 4 16 -3 28 3 36 10 41 11 43 2 49 -3 58 -5 61 4 67 -2 77 2 121 10 122 -2 138 -2
clas-art	43 2
clas-cocina	12 5
clas-de	12 4 16 3 49 -2 73 2
clas-musica	44 3
clas-padr	28 3
clas-programac	61 9 121 -2
clase de	12 11 16 -2 19 2 67 2
clase programacion	61 11 121 -2
clases de	16 6 28 2 36 3 49 -3 73 3
class-	4 -2 11 -4 12 5 16 5 18 7 19 5 28 6 31 -2 33 4 34 -5 36 -6 39 7 40 -2 41 -3 49 -5 52 2 57 6 58 -2 61 6 62 4 67 2 73 5 75 3 76 5 77 -2 109 5 112 -2 116 -3 121 -2 124 3 125 -2 135 -2
class-i	12 4 16 6 19 -2 73 -3
class-night	18 6 39 2
class~	12 -4 19 -3 28 4 38 9 58 -2 62 4 67 -2 73 -5 76 13 78 -2 109 11 112 -3 116 -4 121 -3 124 7 135 -2
clas~	4 -2 7 -3 12 8 16 3 18 5 19 5 28 5 31 -2 33 3 34 -4 38 -3 39 5 40 -2 41 4 43 2 49 -6 57 5 58 -4 61 8 62 2 73 7 75 2 76 -2 78 2 121 6 125 -2
clay-	43 12 120 -3
clay~	43 12 120 -3
clean the	23 -2 51 6
clean up	23 -3 51 8 79 -5
clean-	0 -5 2 -2 4 -4 5 11 18 6 25 3 28 -2 41 -2 51 13 73 6 79 10 94 -3 138 -2
clean-for	5 6 79 -3
clean-out	0 -3 18 -2 25 3 79 14
clean-river	51 3
clean-supply	5 13 79 -9
clean-the	51 3 79 2
clean-up	23 -2 51 6 79 -3
cleaned out	18 -3 79 11
cleaned~	18 -4 26 6 79 15
cleaning out	0 -5 2 -3 5 -2 28 -2 79 20
cleaning supplies	5 22 41 -2 79 -15
cleaning~	0 -7 2 -3 5 19 18 13 26 -2 28 -2 41 -2 76 2 79 10 94 -5
cleanup-	31 -2 51 31 73 -3 109 -3
cleanup~	31 -2 51 31 73 -3 109 -3
cle~	4 -4 25 4 47 2 51 16 73 8 79 -3
click-	60 26
clicked~	60 26
client-	18 -2 76 13 105 6 122 -3 137 6
client~	18 -2 76 13 105 6 122 -3 137 6
clima-	50 19 56 -2
climat-	50 33
climat-chang	50 10
climate change	50 16
climat~	50 33
clim~	50 19 56 -2
clinic-	26 16 49 5 76 -4 101 -2 124 -7
clinic-want	76 2
clinica-	26 13 27 6 76 -2 101 -2
clinic~	26 23 27 5 49 4 76 -5 101 -3 124 -6
clock-	35 8 138 10
clock~	35 8 138 10
clog-	134 16
clogged~	134 16
clos-	2 11 9 -3 11 5 13 -2 17 6 19 3 21 -2 31 -3 34 -2 36 -2 73 -2 76 -5 79 6 99 17 120 -2 138 12
clos-for	9 -2 99 4
clos-my	2 4 19 3 31 -2
clos-to	2 9 31 -2 99 -2
close to	2 17 17 -2 31 -3 73 -2 99 -3 120 -2
closed for	9 -2 11 5 138 -3
closed~	9 -2 11 14 13 -3 17 11 19 4 21 -2 52 -2 76 -6 79 8 99 -2 138 6
closer-	47 11 73 -2 99 -4
closet is	4 -11 79 13
closet-	4 10 23 -5 25 6 79 14 93 -2 94 -3 99 -2 134 -2 138 -3
closet-is	4 -7 79 8
closet~	4 10 23 -5 25 6 79 14 93 -2 94 -3 99 -2 134 -2 138 -3
closing~	11 -6 34 -2 36 -2 99 13 138 16
clos~	2 16 9 -2 11 -3 17 -2 31 -3 47 6 73 -3 99 12 120 -2
cloth-	4 9 15 3 17 -2 20 8 25 -4 36 -2 49 5 56 4 73 -2 75 -3 78 -2 79 7 93 8 94 5 96 7 128 -3 138 -2
cloth-closet	4 8 79 -3
cloth-donat	79 -3 96 6
cloth-driv	77 3
cloth-for	4 2 56 5
cloth-in	4 2
cloth-my	56 5 79 3
clothes closet	4 12 79 -5 93 -2 134 -2
clothes for	4 7 15 2
clothes in	4 4
clothes to	79 3 93 -2
clothing drive	77 2
clothing~	4 12 77 2 79 -4 93 -2 109 -2
cloth~	4 5 15 4 17 -2 20 8 25 -4 36 -2 49 5 56 4 73 -2 75 -4 78 -2 79 8 93 10 94 5 96 7 128 -3 138 -2
club de	31 -4 61 6
club-	11 -2 31 23 36 3 44 -2 45 -2 61 14 138 -4
club-codigo	31 -3 61 4
club-de	31 -2 61 4
club~	11 -2 31 23 36 3 44 -2 45 -2 61 14 138 -4
clueless-	28 6 75 -2
clueles~	28 6 75 -2
cna-	16 4
cna~	16 4
co host	76 11 77 -2 91 -5
co parent	28 -8 29 16
co-	28 -15 29 27 34 -2 76 14 77 -3 90 -2 91 -6 92 -2 113 9 114 -4
co-host	76 8 77 -2 91 -3
co-parent	28 -7 29 13
coach-	19 10 31 -4 73 5
coach~	19 10 31 -4 73 5
coat giveaway	77 -3 109 6
coat-	4 5 73 5 76 -4 78 -3 79 9 93 -5 94 -3 96 3 109 13
coat-giveaway	77 -2 109 5
coat-i	4 -4 96 5
coats i	4 -7 96 9
coat~	4 5 73 5 76 -4 78 -3 79 9 93 -5 94 -3 96 3 109 13
cobertor-	3 35
cobert~	3 35
cobija-	3 13 79 6
cobij~	3 13 79 6
cobra-	22 3 124 -2
cobrador-	17 -3 19 22 25 -3 106 -6
cobrad~	17 -3 19 22 25 -3 106 -6
cobran-	124 11 130 11
cobran-de	124 -3 130 7
cobrar-	1 -4 106 -2 124 13
cobr~	1 -4 22 2 124 16 130 10
cocina-	3 7 12 6 16 -2 78 -2 79 11 109 -2 138 -3
cocinando-	7 -3 12 6
cocinar-	3 -2 12 13 73 5 138 -4
cocin~	3 4 7 -2 12 17 16 -2 73 3 78 -2 79 9 109 -2 138 -6
cod-	31 -3 60 2 61 10 100 13 104 -2 121 -4 138 14
cod-club	61 6
code club	61 9
codigo-	31 -7 61 11 100 10 121 -3 138 10
codig~	31 -7 61 11 100 10 121 -3 138 10
coding class	61 2
coding-	31 -7 61 17
coding-class	61 2
coding~	31 -7 61 17
cod~	31 -3 60 2 61 10 100 13 104 -2 121 -4 138 14
coffe-	21 -2 48 9 53 3
coffee grounds	53 2
coffe~	21 -2 48 9 53 3
cofound-	113 35
cofound~	113 35
colaborac-	73 -4 76 17 98 -2
colaborar-	18 -2 73 32 76 -3 98 -4 112 -3 115 -2 117 -2
colabor~	73 27 76 8 98 -5 112 -3 115 -2 117 -2 118 -2
colchon-	3 15
colchon~	3 15
cold-	0 5 2 -4 4 12 6 4 134 9
cold~	0 5 2 -4 4 12 6 4 134 9
colecta de	41 -7 77 16
colecta en	77 -10 91 14
colecta-	4 -3 8 -2 41 -4 77 15 90 10 91 11 92 12 109 -2 125 -2 137 -2
colecta-comida	77 8 92 -3
colecta-de	41 -5 77 10
colecta-en	77 -6 91 9
colecta-mi	77 -6 91 9
colecta-ropa	77 4
colecta-util	41 -5 77 6
colect~	4 -3 8 -2 41 -4 77 15 90 10 91 11 92 12 109 -2 125 -2 137 -2
colegio-	40 28 73 -3
colegi~	40 28 73 -3
colgar-	4 -12 73 19 79 -2
colg~	4 -12 73 19 79 -2
collabor-	76 14 98 -5
collaborat-	76 18 98 -8
collaboration~	76 14 98 -5
collaborat~	76 18 98 -8
collard-	13 13 52 -5 73 -3
collard~	13 13 52 -5 73 -3
collect coats	76 -6 77 7
collect food	7 -2 19 -5 77 8
collect-	7 -2 19 10 76 -4 77 20 90 -6 92 -2 106 -3
collect-coat	76 -3 77 4
collect-food	19 -3 77 5
collecting~	77 4
collection~	19 21 77 7 90 -7 92 -2 106 -4
collect~	7 -2 19 -6 76 -5 77 16
colleg-	31 -2 40 8 58 5 74 4 125 -4
colleg-essay	40 3
college essay	40 5
colleg~	31 -2 40 8 58 5 74 4 125 -4
colon-	82 -2 100 -3 114 -4 138 18
colonial-	126 22
colonial~	126 22
colon~	82 -2 100 -3 114 -4 138 18
color-	117 -3 138 24
col~	117 -3 138 24
com-	2 -2 3 -6 8 4 17 -2 19 -5 20 -2 21 2 26 2 27 4 28 -2 31 2 34 5 36 3 76 -3 78 -4 80 -3 84 5 85 -2 94 18 99 23 100 7 101 5 102 -2 104 -4 105 -3 106 -5 110 7 116 -2 118 7 122 -3 124 8 125 4 128 -2 135 -3 137 -2 138 3
com-back	106 -3 138 10
com-by	94 -2 99 11 100 -3
com-get	94 16
com-in	99 6 100 7 105 -2 116 -2
com-it	79 2 94 4
com-me	3 -3 8 5 27 5
com-my	94 11
com-out	21 3 26 3
com-the	7 3 34 6
com-to	3 -3 8 5 34 5 94 2 99 -2 100 7 104 -3
com-with	27 6
comcast-	59 16
comcast~	59 16
come back	73 -2 106 -6 128 -3 138 16
come by	94 -4 99 16 100 -4
come get	94 27
come in	17 -2 99 11 100 10 105 -2 116 -3
come out	21 6 26 5 32 -2
come to	3 -7 8 9 34 10 94 4 99 -3 100 11 104 -4
come with	27 9
comedor-	9 18 11 -3
comed~	9 18 11 -3
comemo-	10 2
comen-	11 17 28 -3 31 -3 34 -6 36 -2
comenzo-	106 -2 109 -3 113 20 114 14
comenz~	106 -2 109 -3 113 20 114 14
comer-	7 25 8 -6 9 22 10 5 78 -9 79 -2
comestibl-	7 35
comestibl~	7 35
comian-	11 11 31 -3
comida a	8 5
comida caliente	7 -3 9 8 56 -3
comida de	7 3 79 4
comida para	12 7 77 5
comida vencida	7 -4 8 -4 9 -2 79 -4 93 20
comida-	0 -3 2 -2 7 21 8 22 9 7 10 6 11 3 12 7 13 2 18 13 19 -3 21 -2 27 -6 31 -2 42 -6 56 -2 66 7 73 7 77 5 78 -7 79 11 90 -2 91 -2 92 -3 93 7 99 -3 109 5 120 -9 124 -4 129 7 135 -3 138 -5
comida-a	8 3
comida-calient	7 -2 9 6 56 -2
comida-casa	0 -3 2 -2 7 -5 8 13 13 3
comida-con	73 7
comida-de	7 3 79 2
comida-la	7 2 8 2
comida-nino	7 16 31 -2 42 -10
comida-no	7 -5 11 6 79 3
comida-para	12 4 77 3
comida-que	7 2 79 3
comida-un	129 4
comida-usted	73 7 77 3
comida-vencida	7 -3 8 -2 9 -2 79 -3 93 14
comiendo-	7 11
comimo-	7 12
coming in	3 2 17 8 19 -3
coming up	17 -3 25 4 32 -2 109 11
coming-	0 -2 1 14 7 -2 17 3 19 -4 20 -2 25 4 26 -2 32 -2 78 -6 109 12 110 -3 130 -2 138 19
coming-and	1 6
coming-in	17 5
coming-up	17 -2 25 2 109 7
coming~	0 -2 1 14 7 -2 17 3 19 -4 20 -2 25 4 26 -2 32 -2 78 -6 109 12 110 -3 130 -2 138 19
comi~	11 11 31 -3
command-	61 -6 138 7
commander~	61 -6 138 7
commit-	73 -10 74 -2 84 17 87 12 89 -2 138 -5
commit-for	84 3 87 3 138 -2
commit-volunt	73 -6 84 10 138 -2
commitment for	84 5 87 6 138 -4
commitment~	73 -10 74 -2 84 17 87 12 89 -2 138 -5
common-	36 6 44 -2 138 -2
common~	36 6 44 -2 138 -2
community garden	13 -3 52 6
community leader	74 9 87 -2 88 -2 89 -2
community service	73 6 84 -2
community-	7 -8 9 14 13 -3 33 -2 52 5 73 3 74 7 75 5 76 -2 80 22 81 18 84 -2 87 -2 88 -2 89 -2 109 -3 121 -2 122 -2
community-garden	13 -2 52 4
community-hour	73 2 84 -2
community-leader	74 6 87 -2
community-servic	73 4
community~	7 -8 9 14 13 -3 33 -2 52 5 73 3 74 7 75 5 76 -2 80 22 81 18 84 -2 87 -2 88 -2 89 -2 109 -3 121 -2 122 -2
como aplico	74 7 88 -3 89 -2 122 5
como arreglo	6 -2 49 -3 63 -5 135 6 138 7
como ayudo	0 -2 2 -2 8 -2 73 11 80 10 121 -3
como consigo	7 4 58 5 59 8
como esta	7 -3 131 20
como funciona	3 -2 77 2 90 -2 91 -2 92 10
como hago	7 -2 12 3 19 2 57 4 77 6 138 -2
como llegar	7 -2 26 -4 27 16 100 7 101 -4
como llego	7 -2 80 -2 100 18
como los	7 -2 25 -5 80 12 104 4 108 15
como me	29 -11 104 5 109 6 122 2 135 14 137 -2 138 -2
como pido	122 15 135 2
como puedo	73 -9 80 11
como renuevo	7 -2 125 -2 135 4 138 8
como saco	18 6 24 4 125 -3 135 10 138 5
como se	60 -2 106 4 115 9
como te	106 -3 116 17
como usan	19 -2 78 -3 129 11 130 -2
como voluntario	73 -5 84 4 85 -2 86 10
como-	6 -2 7 -15 8 -2 9 -3 10 -2 11 -2 17 -4 19 3 25 2 26 -2 27 3 28 2 44 -2 49 -2 60 -2 62 2 63 -3 73 -3 74 4 76 2 77 2 78 4 79 -2 80 13 86 2 88 -2 92 3 99 -2 100 9 101 -2 104 4 105 -2 108 5 113 5 115 3 116 2 121 -2 122 9 125 -3 130 2 131 13 135 15 138 5
como-a	26 -2 27 3 76 5 80 6 137 -3
como-aplico	74 4 88 -2 122 4
como-arreglo	49 -2 63 -3 135 4 138 4
como-ayudar	73 -8 80 14 122 -3
como-ayudo	73 6 80 6 121 -2
como-comunico	104 11
como-consigo	7 2 58 3 59 5
como-de	23 2 138 3
como-dinero	19 -2 78 4
como-esta	7 -3 131 24
como-funciona	92 6
como-hago	57 2 77 3
como-la	8 3 25 6 135 5 138 3
como-llama	106 -2 116 12
como-llegar	26 -2 27 11 100 5 101 -3
como-llego	100 13
como-los	7 -2 25 -4 80 9 104 3 108 11
como-me	29 -8 104 3 109 4 135 10
como-mi	7 -2 17 -3 44 -3 125 -2 130 6 135 9 138 7
como-pido	122 11
como-puedo	73 -7 80 8
como-que	12 2 60 -3 115 7
como-renuevo	135 3 138 5
como-saco	18 4 24 2 125 -2 135 6 138 3
como-se	106 3 115 5
como-si	60 2 77 5 106 3 115 -2
como-te	106 -2 116 12
como-un	19 2 74 3
como-una	18 2 19 2 24 2 57 2 58 2 77 3 138 4
como-usan	78 -2 129 7
como-voluntario	73 3 85 -3 86 4
comp-	135 21
compania de	18 5 59 3 113 -3
compania-	17 15 32 11 59 3 99 -9 113 -3
compania-de	18 3 59 2 113 -2
compani~	17 13 32 10 59 3 76 -11 98 7 99 -9 113 -3 118 16 138 -2
company can	76 11
company wants	76 8 98 -2
company-	6 4 17 6 18 -2 21 -2 27 -4 57 -2 59 3 73 -2 76 10 78 5 95 -3 98 4 100 -2 118 10 136 -2 137 7 138 3
company-can	76 6
company-to	76 2
company-want	76 5
company~	6 4 17 6 18 -2 21 -2 27 -4 57 -2 59 3 73 -2 76 18 78 5 95 -3 118 -2 129 -2 136 -2 137 8 138 4
compartida-	29 25 110 -2 135 -11
compartir-	75 2
compart~	29 16 135 -7
complain-	104 40 112 -3 118 -3 125 -3 138 -3
complaint-	104 40
complaint~	104 40
complain~	104 40 112 -3 118 -3 125 -3 138 -3
completo-	6 2
complet~	6 2
complex-	1 -2 76 -7 77 11
complex~	1 -2 76 -7 77 11
compon-	44 35
compon~	44 35
comportamiento-	28 35
comport~	28 35
composit-	37 -12 41 16
composition~	37 -12 41 16
compost-	53 21 79 -9
composta-	53 4
compostaj-	53 35
compostaj~	53 35
composting~	53 13
compost~	53 14 79 -8
comprar-	19 7 63 -3 102 -3 138 11
comprobant-	8 -5 78 -4 115 -2 125 7 128 23 138 -2
comprobant-ingreso	125 4 128 -2
comprobant~	8 -5 78 -4 115 -2 125 7 128 23 138 -2
compr~	19 5 63 -2 102 -2 138 8
compu-	57 4 58 10 79 -7 95 -3 123 5
comput-	57 13 58 7 60 2 61 2 73 2 79 6 95 3 105 -2 116 5 121 -2 123 3 124 -2
comput-and	57 -2 58 6
comput-class	57 3 58 -2 73 2
comput-for	57 7 58 -2
comput-program	57 -8 58 -5 61 4 116 12 121 -2
comput-want	76 -3 79 4
computac-	16 -2 57 25 58 -17 116 -2
computadora en	0 -2 58 7 107 -2
computadora vieja	57 -2 79 9
computadora-	0 -2 57 15 58 2 61 7 78 -2 79 11 95 -2 124 -2
computadora-en	58 4
computadora-vieja	79 5
computadora-y	61 2
computadoras y	57 -2 61 4 73 2
computad~	0 -2 57 15 58 2 61 7 78 -2 79 11 95 -2 124 -2
computer class	73 3
computer~	57 23 58 -14 73 5 79 2 95 8 107 -2 138 -2
comput~	57 12 58 9 60 3 61 2 73 -2 79 5 95 -3 105 -2 116 5 121 -2 123 3 124 -2
compu~	57 4 58 10 79 -7 95 -3 123 5
comp~	135 21
comunicac-	50 -3 75 12 97 -2 104 -3
comunican-	27 -3 106 16 114 -4
comunicar-	104 25
comunicarm-	104 24
comunico-	7 -2 73 -2 104 26
comunic~	7 -2 27 -2 50 -2 73 -2 75 7 97 -2 104 48 106 9 114 -3
comunidad-	5 -2 73 11 80 4 81 15 123 -3 138 -4
comunidad~	5 -2 73 11 80 4 81 15 123 -3 138 -4
comunitaria-	7 -8 9 14 11 -2 73 22 74 11 87 -6 88 -2 89 -2 99 -10
comunitario-	9 4 13 -2 40 15 52 10 73 13 74 8 83 -2 87 -5 88 -2 121 -4
comunitari~	7 -6 9 13 11 -2 13 -2 40 14 52 9 73 26 74 14 87 -9 88 -4 89 -2 99 -7 121 -4
com~	0 -2 2 -2 3 -3 7 9 8 9 9 6 10 3 11 2 12 3 17 -3 18 6 19 -2 31 -2 42 -3 63 -2 66 3 73 2 77 3 78 -4 79 4 80 4 91 -2 93 2 94 4 99 4 100 6 105 -2 106 -2 108 2 109 3 113 2 120 -5 121 -2 122 2 129 3 131 5 135 5
con alguien	21 5 105 9 107 -2
con dinero	19 -2 78 11 129 -2
con el	6 -2 29 3 55 4 59 3
con la	1 2 7 4 25 5 34 2 76 2 77 -3 110 8 125 -5
con los	7 -2 28 10 29 9 30 -3 79 -2
con mi	0 2 2 6 28 -4 29 4 35 3 37 10
con mis	7 -3 9 10 21 -6 28 8 31 -2 77 3
con otros	21 -3 28 10 54 10 56 -5 73 -2
con quien	17 -3 21 15 105 -4 116 10 118 10
con un	105 4
con ustedes	73 6 74 3 76 -4 104 3 120 5 137 7
con-	2 2 4 -2 6 -4 9 3 17 -4 19 -2 21 5 28 8 29 7 31 -3 32 4 37 5 54 3 56 -2 60 4 76 2 77 -3 79 -2 90 4 91 -2 105 5 107 -2 110 4 116 4 118 4 121 5 122 -3 125 -4 130 -3 135 -2 137 3
con-alguien	21 3 105 7
con-de	4 -2 20 2 60 7 78 -3 130 -4
con-dinero	78 6
con-dolar	129 3
con-el	29 2 55 2
con-hablar	21 8 116 -3
con-hablo	21 -5 105 -2 116 13
con-hijo	21 -3 28 3 29 5 37 7
con-la	7 2 25 3 77 -2 110 5 125 -3
con-los	28 6 29 5
con-mi	2 3 28 -2 29 2 35 2 37 5
con-mis	9 6 21 -3 28 5 77 2
con-nino	7 -2 9 5 28 5
con-otro	21 -2 28 6 54 6 56 -3
con-papa	21 -2 28 6 29 2
con-quien	17 -2 21 10 105 -3 116 7 118 7
con-tarea	36 3
con-trabajan	17 -3 118 12
con-un	105 2
con-usted	73 3 74 2 76 -3 104 2 120 4 137 4
concert-	135 -12 138 30
concert~	135 -12 138 30
concierto-	129 -2 138 14
conciert~	129 -2 138 14
condado-	74 2 100 -2 126 11
condemn-	0 20 49 -10
condemned~	0 20 49 -10
condicion-	78 -2 79 8
condicional-	135 22
condicional~	135 22
condit-	4 -11 79 -3 93 26
condit-cloth	4 -4 93 10
condition-	56 14 75 -5
conditioning~	56 4
condition~	4 -9 56 9 75 -4 79 -2 93 21
conducta-	28 35
conduct~	28 35
cond~	74 2 78 -2 79 5 100 -2 126 9
conejito-	55 4
conejo-	55 2
conej~	55 5
conferenc-	28 -15 34 29 39 -8
conferenc~	28 -15 34 29 39 -8
confiabl-	115 35
confiabl~	115 35
confiar-	115 13
confidencial-	110 22
confidencialidad-	110 35
confidencialidad~	110 35
confidencial~	110 22
confidential-	110 22
confidentiality-	110 35
confidentiality~	110 35
confidential~	110 22
confi~	115 13
confund-	37 2
confund~	37 2
confus-	26 -2 40 9 57 23 63 -7 122 -2
confusing~	26 -2 40 10 63 2 122 -2 125 -2
confus~	57 29 59 -2 63 -11 138 -2
congelando-	0 -10 6 11
congel~	0 -10 6 11
congress-	138 35
congres~	138 35
conmigo-	27 -3 34 2 106 12 114 -3
conmig~	27 -3 34 2 106 12 114 -3
connect-	76 10
connect~	76 10
conocer-	20 -7 112 11
conoc~	20 -7 112 11
conozco-	0 5 121 -2 122 -3 123 18
conozc~	0 5 121 -2 122 -3 123 18
conseguir-	17 10 20 -4
consegu~	17 10 20 -4
consejera-	22 4
consejeria-	22 30 29 15
consejeri~	22 30 29 15
consejero-	21 -2 22 11 26 -4 27 -3
consejer~	21 -3 22 13 26 -4 27 -2
consejo-	26 -18 27 -2 115 -2 125 -4 134 23 135 6
consej~	26 -18 27 -2 115 -2 125 -4 134 23 135 6
conserv-	50 35
conservation~	50 35
consigo-	7 9 25 -2 58 7 59 10
consig~	7 9 25 -2 58 7 59 10
construcc-	16 -2 17 9
construc~	16 -2 17 9
consulado-	138 18
consult-	73 -4 76 8 135 -3
consultorio-	26 -2 76 5
consultori~	26 -2 76 5
consult~	73 -4 76 8 135 -3
consul~	138 18
contact form	63 -2 104 9 106 -3
contact information	104 2
contact me	104 -6 106 18
contact page	104 5 106 5
contact you	104 12
contact-	1 -2 57 -3 63 -2 102 13 103 10 104 23 106 15 122 -2 138 -2
contact-form	104 6 106 -2
contact-me	104 -4 106 13
contact-pag	104 4 106 2
contact-you	104 8
contactar-	104 15
contactarl-	104 14
contactarlo-	104 21
contacto-	63 -4 104 30 106 -2
contact~	1 -2 57 -3 63 -5 102 10 103 8 104 59 106 11 122 -2 138 -2
contagioso-	134 4
contagios~	134 4
contaminac-	51 35
contamin~	51 35
content-	75 22
content~	75 22
contestan-	106 6
contestar-	106 3
contest~	106 7
contract-	76 -12 98 15 135 9
contract~	76 -12 98 15 135 9
contrasena-	57 -2 59 -2 63 4 137 14
contrasen~	57 -2 59 -2 63 4 137 14
contrata-	17 11 120 -3
contratan-	17 16 120 4
contratando-	17 15 100 -6 120 10
contratar-	76 5 137 -3
contrato-	1 6 17 -15 76 -11 98 18 118 -2 120 -8 135 31 137 -2
contrat~	1 4 16 -2 17 15 20 -3 65 -2 76 -9 98 13 100 -4 118 -2 120 2 135 22 137 -2
contribuc-	78 26
contribuir-	78 27
contribut-	73 -5 78 28 79 -2 80 20 94 -2 129 -2 130 -3 138 -2
contribution~	78 20
contribut~	73 -5 78 13 79 -2 80 24 130 -2 138 -2
contribu~	78 46
control-	24 -8 28 23 110 -2
controla-	24 12 29 -9
control~	24 2 28 21 29 -7 110 -2
convers-	18 -2 39 25 76 -12
conversac-	39 2
conversation~	18 -2 39 25 76 -12
convers~	39 2
convert-	138 26
convert~	138 26
con~	2 2 4 -2 6 -4 9 3 17 -4 19 -2 21 5 28 8 29 7 31 -3 32 4 37 5 54 3 56 -2 60 4 76 2 77 -3 79 -2 90 4 91 -2 105 5 107 -2 110 4 116 4 118 4 121 5 122 -3 125 -4 130 -3 135 -2 137 3
cook for	73 11
cook healthy	12 8 19 -2 138 -3
cook-	7 -3 9 10 12 10 73 6 76 3 138 2
cook-a	12 3 76 3
cook-class	12 3
cook-for	12 2 73 6
cook-healthy	12 5 138 -2
cook-lesson	12 2
cook-meal	9 10 12 -6 76 2
cooked meal	7 -2 9 17 12 -10
cooked~	3 -2 7 -3 9 27 12 -16
cooki-	12 -6 138 10
cooking class	12 3 73 -2
cooking~	12 13 73 -3
cooki~	12 -5 110 33 138 7
cooky-	110 36
cook~	9 -3 12 11 73 9 76 4 138 3
cool-	0 -2 2 -6 6 -4 13 -3 56 34 77 -2 132 32
cool-hous	2 -3 56 12 132 -2
cooling~	56 22
cool~	0 -2 2 -6 6 -4 13 -3 56 21 77 -2 132 34
cooperac-	76 -2 78 39
cooperar-	76 37
cooper~	76 31 78 30
coparent-	29 20
coparenting~	29 11
coparent~	29 12
cor-	36 5 44 -4 45 -9 117 13 121 12 138 -8
cor-program	121 6 138 -4
coraj-	21 10 28 -7
coraj~	21 10 28 -7
corazon-	73 18 80 -2 121 -6
corazon~	73 18 80 -2 121 -6
core programs	121 10 138 -6
corner-	46 9 138 -6
corn~	46 9 138 -6
coro-	44 -8 45 26
corporat-	73 15 76 29 85 -13
corporat~	73 15 76 29 85 -13
correo electronico	57 -2 103 9
correo-	57 3 59 -3 63 -3 78 -3 100 -3 102 -2 103 30 104 -2
correo-electronico	103 6
corre~	57 3 59 -3 63 -3 78 -3 100 -3 102 -2 103 30 104 -2
corrient-	6 6
corrient~	6 6
corrieron-	0 9 1 -4
corr~	0 9 1 -4
cort-	6 8 28 3 110 -2 135 8
cortar el	76 6
cortar-	76 7
cortar-el	76 3
cortar-pelo	76 3
cortaron el	59 2
cortaron-	6 -4 7 7 17 -2 57 -2 59 3
cortaron-internet	59 2
cortina-	3 -7 49 17
cortin~	3 -7 49 17
corto-	6 -3 16 17 135 -6
cort~	7 5 16 7 17 -2 28 2 57 -2 59 2 76 4 110 -2 135 3
cor~	36 3 44 -9 45 15 117 10 121 9 138 -8
cosa-	0 -4 2 -2 3 17 5 12 6 -3 10 -2 11 -3 12 -4 16 -2 36 -2 38 -2 41 13 49 -11 55 -2 73 -2 77 9 78 -3 79 12 93 12 94 4 96 14 128 -7 135 -2 138 -2
cosa-en	77 7 79 -2
cosa-la	3 7 12 -4 77 2 79 -3
cosa-mi	77 5
cosa-nueva	3 -2 49 -2 93 10
cosas en	77 13 79 -3
cosas nuevas	3 -2 49 -3 93 15
coser-	3 -5 16 -2 49 17 73 7 116 -3
cost a	7 8 124 -4
cost to	74 -5 76 -2 87 8 98 5 124 -2
cost-	6 3 7 4 22 -3 25 3 26 5 59 2 74 -3 76 -6 87 8 89 -2 98 11 109 8 124 11 134 -3 138 -5
cost-a	7 4 87 3 124 -3
cost-much	6 3 26 5 124 -2 134 -2 138 -3
cost-to	74 -3 87 4 98 3
cost-too	6 3 26 5 124 -2 134 -2 138 -3
costo-	124 18
costs too	6 6 26 8 124 -4 134 -3 138 -6
costura-	49 15 67 -6
costur~	49 15 67 -6
cost~	6 3 7 4 22 -3 25 3 26 5 59 2 74 -3 76 -6 87 7 89 -2 98 10 109 7 124 20 134 -3 138 -4
cos~	0 -4 2 -2 3 13 5 11 6 -3 10 -2 11 -3 12 -4 16 -3 36 -2 38 -2 41 11 55 -2 73 2 77 8 78 -3 79 10 93 11 94 4 96 12 116 -2 128 -7 135 -2 138 -2
couch-	0 -3 3 17 79 7 138 -2
couch-for	0 4 3 -2
couch-surf	0 8 3 -6
couchsurf-	0 35
couchsurfing~	0 35
couch~	0 -3 3 17 79 7 138 -2
cough-	134 4
cough~	134 4
could do	18 -3 76 9
could give	76 9 79 -2 124 -3
could i	74 5 76 -2 112 -3
could somebody	35 5 73 -2 76 -6 80 13 122 -2
could use	21 6 73 -2 76 3 134 -2
could-	7 2 14 -3 18 -2 21 4 35 3 73 5 74 4 75 3 76 16 79 -2 80 9 112 -2 122 -3 124 -3 138 -2
could-a	7 2 21 4
could-do	18 -2 76 5
could-fre	76 6 124 -2
could-giv	76 5
could-help	73 3
could-i	74 3
could-somebody	35 3 76 -3 80 8
could-use	21 3 76 2
could-you	14 -2 75 3 76 2
could~	7 2 14 -3 18 -2 21 4 35 3 73 5 74 4 75 3 76 16 79 -2 80 9 112 -2 122 -3 124 -3 138 -2
counsel-	21 -4 22 19 29 4 32 -3
counsel-for	21 -2 22 9 29 -2
counseling for	21 -3 22 14 29 -4
counseling~	21 -3 22 16 29 5 32 -3
counselling~	22 6
counsellor-	22 35
counsell~	22 35
counselor-	21 -2 22 21 26 -3 27 -2 107 -4
counselor~	22 6
counsel~	21 -2 22 18 26 -4 27 -2 107 -4
count-	128 4 138 18
counti~	126 18
country-	4 9 17 8 20 -4 56 -7 75 -2
country~	4 9 17 8 20 -4 56 -7 75 -2
county-	74 4 100 -2 126 17 138 -2
county~	74 5 100 -2 126 3 138 -2
count~	128 4 138 18
coupl-	22 -8 24 -5 29 14 35 5 138 -2
coupl-counsel	22 -4 29 5
couples counseling	22 -6 29 7
coupl~	22 -8 24 -5 29 14 35 5 138 -2
cours-	16 10 74 -6
cours~	16 10 74 -6
court ordered	16 -2 28 5 73 15 135 -14
court-	1 7 16 -3 23 6 27 7 28 3 73 8 110 -6 115 -2 125 -6 135 -3 138 11
court-order	16 -2 28 3 73 11 135 -10
court-the	1 4 135 -2
court~	1 7 16 -3 23 6 27 7 28 3 73 8 110 -6 115 -2 125 -6 135 -3 138 11
cousin-	0 9 28 -4 31 -3 76 -4 98 -2 123 9
cousin~	0 9 28 -4 31 -3 76 -4 98 -2 123 9
cover letter	14 11 37 -3 75 -5
cover-	5 7 6 6 7 -4 14 -10 37 -3 75 21 109 -7 126 12 127 -2 138 -3
cover-letter	14 8 37 -2 75 -3
covering~	14 -5 75 11 138 -3
covid-	125 -2 134 17
covid~	125 -2 134 17
cov~	5 7 6 6 7 -4 14 -8 37 -3 75 16 109 -7 126 13 127 -2 138 -2
co~	28 -15 29 27 34 -2 76 14 77 -3 90 -2 91 -6 92 -2 113 9 114 -4
cpr-	16 15 20 -2 34 -2 67 10 130 -3
cpr~	16 15 20 -2 34 -2 67 10 130 -3
crack-	23 17
crack~	23 20
craft-	35 -2 43 7 46 -3
craft~	35 -2 43 7 46 -3
crash-	0 11 21 -2 57 -3 58 8
crashed~	21 -2 57 -4 58 10
crash~	0 13 119 -2
crayon-	41 6
crayon~	41 6
crazy-	28 18 50 -10 79 11
crazy-with	28 2 31 5
crazy~	28 18 50 -10 79 11
crear-	61 7
creat-	113 10 114 -3
creat-this	113 4
created this	113 6 114 -2
created~	113 10 114 -3
creativ-	43 2
creativo-	43 20
creativ~	43 17
creator-	75 22
creat~	75 22
credit card	19 -5 78 8 125 -3 130 -5 138 10
credit cards	19 5 130 -3
credit report	19 6 75 -2
credit score	19 14 138 -7
credit-	2 7 19 12 26 -2 60 -2 73 -3 75 -2 76 2 78 -2 125 20 130 -9 138 3
credit-and	19 3 73 -2 76 3 138 -3
credit-card	78 5 125 -2 130 -6 138 8
credit-is	19 7
credit-report	19 4 75 -2
credit-scor	19 8 138 -4
credito-	1 -4 2 7 19 9 36 -4 130 13 138 -2
credit~	2 7 19 12 26 -2 60 -2 73 -3 75 -2 76 2 78 -2 125 20 130 -9 138 3
cred~	1 -4 2 7 19 9 36 -4 130 13 138 -2
creo-	60 2 113 4
crew-	31 13 73 -2 75 18 138 -6
crew~	31 13 73 -2 75 18 138 -6
cre~	60 2 61 6 113 3
criando-	30 24
criando-nieto	30 6
crianza-	28 19
crianz~	28 19
criar-	28 26 30 -2 31 -3
crib-	3 8 79 7
crib~	3 8 79 7
crim-	24 19
criminal-	17 12 44 -10 112 -5 124 -10 135 17
criminal~	17 12 44 -10 112 -5 124 -10 135 17
crim~	24 19
crio-	25 -7 28 -3 30 14
cripto-	138 35
cript~	138 35
crisis line	73 4 102 -4 119 6
crisis-	0 -4 21 -2 24 38 57 -2 59 -2 67 13 73 5 80 -2 85 -5 102 -10 119 26 138 -3
crisis-lin	24 -2 73 2 102 -3 119 9
crisis-number	24 -3 102 -6 119 11
crisi~	0 -4 21 -2 24 38 57 -2 59 -2 67 13 73 5 80 -2 85 -5 102 -10 119 26 138 -3
cristiano-	47 15 48 -7
cristian~	47 15 48 -7
cri~	25 -5 28 13 30 28 31 -2 35 -2
crochet-	49 10
crochet~	49 10
crush-	44 -9 138 14
crush~	44 -9 138 14
cry-	21 9
crying-	21 7
crying~	21 7
crypto-	138 19
crypt~	138 19
cry~	21 9
cuaderno-	41 10
cuadra-	50 3
cuadrada-	138 13
cuadr~	50 2 138 12
cuad~	41 10
cual es	57 -2 63 -2 100 2 102 3 108 6 117 4 119 3 137 2 138 -2
cual-	10 -2 25 -2 57 -3 63 -2 78 -2 100 3 102 12 108 7 117 5 119 4 125 7 127 5 134 2 137 2 138 -3
cual-es	102 2 108 4 117 2 119 2
cual-la	100 2 119 3 137 2
cual-los	125 6
cual-son	125 5 127 3
cual-su	108 5 117 3
cuales son	10 -2 25 -2 125 9 127 6 134 2
cual~	10 -2 25 -2 57 -3 63 -2 78 -2 100 3 102 12 108 7 117 5 119 4 125 7 127 5 134 2 137 2 138 -3
cuando empiezo	73 -4 84 -4 85 -3 86 15
cuando es	4 -2 22 -2 26 9 67 -2 77 -2 109 18 114 -5
cuando no	7 -7 11 13
cuando reparten	109 9
cuando se	27 -2 106 8 114 5
cuando-	4 -2 6 -5 7 -4 11 6 22 -2 26 6 41 3 44 -2 45 2 61 -4 67 -2 73 -3 77 -2 84 -3 85 -2 86 7 96 -2 99 5 106 14 109 21 113 -7 114 25 128 6 138 6
cuando-el	26 5 45 2 61 -3 138 8
cuando-empiezo	73 -2 84 -3 85 -2 86 10
cuando-es	26 5 109 12 114 -3
cuando-fundo	114 5
cuando-hay	7 -4 11 7
cuando-llaman	106 7
cuando-no	7 -4 11 7
cuando-reparten	109 7
cuando-responden	106 6
cuando-se	106 5 114 4
cuando~	4 -2 6 -5 7 -4 11 6 22 -2 26 6 41 3 44 -2 45 2 61 -4 67 -2 73 -3 77 -2 84 -3 85 -2 86 7 96 -2 99 5 106 14 109 21 113 -7 114 25 128 6 138 6
cuanta-	7 -3 26 -2 73 -9 74 -2 77 -5 78 -2 79 -5 84 11 87 3 89 4 90 5 91 6 94 13 129 12 134 2
cuanta-bolsa	79 -4 94 10
cuanta-comida	129 7
cuanta-hora	73 -7 84 9 87 2
cuanta-se	89 3
cuantas bolsas	79 -6 94 15
cuantas comidas	7 -2 129 12
cuantas horas	73 -11 84 14 87 4
cuanto cobran	124 4
cuanto cuesta	38 2 138 3
cuanto dura	84 6 86 -2 106 -6 122 14
cuanto es	124 -2 138 19
cuanto hay	106 6
cuanto tarda	86 5 106 -2
cuanto tiempo	1 -5 73 -9 84 8 87 5 88 -3 90 4 91 -2 106 6 110 -2 111 5 114 8 135 4 138 -4
cuanto-	1 -4 7 4 8 -2 18 -2 26 -2 73 -8 74 -2 78 5 79 -4 82 -2 84 7 87 7 88 -3 90 4 91 -3 92 -2 94 -2 106 7 110 -2 111 9 114 10 121 4 122 5 124 15 135 3 138 15
cuanto-ano	114 8 138 -5
cuanto-cobran	124 3
cuanto-dura	84 3 106 -4 122 9
cuanto-es	138 12
cuanto-guardan	111 13
cuanto-hay	87 3 88 -2 90 2 106 3 138 4
cuanto-la	7 6 106 -4 122 9
cuanto-llevan	8 -2 114 13 138 -4
cuanto-programa	121 8 138 -3
cuanto-tarda	86 3
cuanto-tiempo	1 -2 73 -6 84 5 87 3 88 -2 90 2 106 4 111 3 114 5 135 2 138 -2
cuanto-tien	1 -4 114 -4 135 4 138 4
cuanto-un	84 3 87 4 124 -5 138 7
cuantos anos	82 -2 114 11 138 -6
cuantos programas	121 11 138 -4
cuant~	1 -4 7 2 8 -2 18 -2 26 -2 73 -12 74 -3 77 -4 78 3 79 -6 82 -2 84 12 85 -2 87 7 88 -3 90 6 92 -2 94 5 106 6 110 -2 111 8 114 8 121 4 122 4 124 12 129 5 134 2 135 2 138 13
cuarto-	1 -11 2 18 47 6
cuarto-rentar	1 -6 2 6
cuart~	1 -11 2 18 47 6
cub-	31 14 61 -2 121 -7
cubren-	126 35 127 -5
cubrir-	75 28 77 -4 109 -17
cubr~	75 19 77 -3 109 -12 126 32 127 -5
cub~	31 14 61 -2 121 -7
cucaracha-	0 -5 2 -2 3 -2 138 31
cucarach~	0 -5 2 -2 3 -2 138 31
cuchillo-	3 -4 78 -6 79 12
cuchill~	3 -4 78 -6 79 12
cuenta de	18 -2 19 7
cuenta-	1 -2 6 24 18 9 19 -9 26 4
cuenta-banco	6 -5 19 9
cuenta-de	19 4
cuentam-	121 4
cuentam~	121 4
cuento-	138 10
cuent~	1 -2 6 23 18 8 19 -8 26 4 138 5
cuesta un	124 -8 138 9
cuesta-	26 -2 37 2 38 3 76 -4 98 9 124 8 138 2
cuesta-ser	76 -3 98 7 124 -2
cuesta-un	124 -5 138 5
cuestan-	124 18
cuestionario-	81 34
cuestionari~	81 34
cuest~	26 -2 37 2 38 2 76 -4 98 8 124 19
cuid-	35 5
cuida a	20 5 35 10 138 -2
cuida-	20 8 35 15 138 -3
cuida-a	20 3 35 6
cuidado-	0 -10 16 23 35 -6
cuidador-	35 10
cuidadora-	35 3
cuidad~	35 12
cuidando-	25 -3 35 3
cuidar ninos	35 -2 73 10
cuidar-	16 8 28 -2 35 -3 50 7 73 9
cuidar-nino	73 5
cuida~	20 8 35 15 138 -3
cuiden-	35 16
cuides-	133 35
cuides~	133 35
cuido a	35 3 134 -2
cuido-	30 2 35 5 134 -2
cuido-a	35 2
cuido-mi	35 2
cuido~	30 2 35 5 134 -2
cuid~	0 -6 16 20 25 -2 28 -3 31 -2 35 6 50 6 73 8
cultivar-	13 14 52 -7
cultivo-	13 11 52 -6
cultiv~	13 21 52 -11
cuna-	3 14
cun~	3 14
cuota-	124 19
cuot~	124 19
cup-	79 -2 138 25
cupboard-	7 12
cupboard~	7 12
cupon-	7 32
cupon~	7 32
cup~	79 -2 138 25
cur-	134 31 138 11
currency-	138 35
currency~	138 35
curriculo-	14 35
curriculum-	14 14 75 -2
curriculum~	14 14 75 -2
curricul~	14 35
curso de	16 -4 42 6 57 2 67 4
curso-	6 -2 16 18 35 -9 42 6 57 5 67 4 107 -2 135 -3
curso-de	16 -2 42 4 67 3
curso-verano	42 5
curs~	6 -2 16 18 35 -9 42 6 57 5 67 4 107 -2 135 -3
curtain-	3 8 12 -7 16 -3 49 11 61 -2
curtain~	3 8 12 -7 16 -3 49 11 61 -2
cur~	134 31 138 11
custodia-	29 -8 30 6 135 23
custodi~	29 -8 30 6 135 23
custody of	28 10 29 -3 30 4 135 -3
custody-	28 6 29 -2 30 10 99 -4
custody-my	28 7 29 -2 30 -3
custody-of	28 5 29 -2 30 2 135 -2
custody~	28 6 29 -2 30 10 99 -4
custom-	18 2 73 -3 76 -3 105 23 121 -5
customer~	18 4 76 -2
custom~	73 -4 76 -2 83 -2 105 28 121 -6
cut hair	17 -2 73 14 76 -5
cut my	17 9 73 -4
cut-	7 5 17 20 63 -2 75 -2 76 11 99 -4 124 -3 134 2
cut-for	73 7 76 -3
cut-hair	73 7 76 -3
cut-hour	17 8
cut-my	17 6 73 -3
cutof-	6 5
cutoff~	6 5
cutting~	7 -11 17 14
cut~	7 10 17 13 63 -2 75 -2 76 12 99 -4 124 -3 134 2
cv-	14 10
cv~	14 10
cya-	133 35
cya~	133 35
c~	56 37
da pena	39 2 41 -5 122 5
da-	1 5 21 5 28 -4 34 8 41 -5 73 -4 102 11 122 4 129 6 135 -2
da-pena	41 -3 122 3
daca-	7 -2 135 35
dac~	7 -2 135 35
dad-	8 4 17 5 25 7 26 7 32 5 138 -2
daddy-	17 -2 29 10
daddy~	17 -2 29 10
dad~	8 4 17 5 25 7 26 7 32 5 138 -2
dairy-	10 11
dairy~	10 11
dam-	105 -2 137 8
dam-la	137 2
dame la	137 4
dam~	105 -2 137 8
dan comida	7 7 21 -2
dan recibo	79 -2 96 2 128 6
dan-	4 5 7 9 9 14 13 2 21 -2 41 6 79 -5 94 -2 121 5 124 -2 128 4 138 -2
dan-comida	7 4
dan-de	7 -7 9 8
dan-por	128 3
dan-recibo	128 3
dano-	7 -5 10 7
dan~	4 5 7 7 9 14 10 3 13 2 21 -2 41 5 79 -5 94 -2 121 5 124 -2 128 4 138 -2
dar clases	39 -2 44 -2 73 7 78 -2
dar-	4 -2 7 10 19 -2 44 -2 73 9 78 -2 79 10 93 -3 96 -2 130 6
dar-clas	73 4
dar-de	73 4
dar-dolar	78 -5 129 6
dar-un	73 -3 78 -3 130 6
dark-	6 22 134 3
dark~	6 22 134 3
darl-	11 3 110 10 130 -4
darle~	11 3 110 10 130 -4
dar~	4 -2 7 10 19 -2 44 -2 73 9 78 -2 79 10 93 -3 96 -2 130 6
dat-	1 -2 27 -2 73 -2 77 -9 109 15 110 -8 135 20
data-	5 -11 18 -4 73 -2 95 16 109 -2 110 31 111 16 138 -9
databas-	137 5
databas~	137 5
dating-	85 -3 121 -2 138 37
dating~	85 -3 121 -2 138 37
dato-	25 -2 58 -6 95 7 110 28 111 16 123 -6 130 -2 137 14
dato-de	58 -3 95 3 123 -4 137 11
datos de	25 -2 58 -5 95 6 123 -6 137 18
dat~	5 -8 18 -3 25 -2 58 -5 73 -3 77 -5 95 16 109 6 110 40 111 23 123 -5 130 -2 135 9 137 11 138 -7
daught-	21 2 25 -2 29 -4 30 6 31 9 32 7 34 -2 38 5 42 7 43 3 57 -4 61 5 82 6 115 -2 123 -3
daught-has	25 -2 31 5
daught-is	21 2 29 -2 32 3 82 4
daught-lov	43 3
daught-to	33 2 43 2 57 -3 61 4
daught-want	33 2 57 -3 61 4
daughter has	25 -4 31 8 33 -2
daughter is	21 3 29 -4 32 6 82 8
daughter loves	43 4
daughter wants	31 -2 33 4 57 -5 61 8
daught~	21 2 25 -2 29 -4 30 6 31 9 32 7 34 -2 38 5 42 7 43 3 57 -4 61 5 82 6 115 -2 123 -3
day is	7 -2 9 12 31 -3 99 -2 138 16
day long	21 3 28 9 29 -6
day off	17 -2 35 2 73 2
day-	0 -3 1 2 3 -4 9 6 11 3 16 -2 17 3 18 2 19 8 21 6 23 5 26 6 28 5 29 -3 31 2 35 6 36 3 43 2 51 -6 58 -3 67 4 73 5 75 2 76 -8 78 -2 79 -6 84 8 85 -3 99 15 109 -2 121 -2 122 4 125 -2 132 -2 133 10 136 -4 138 10
day-and	3 -2 7 2
day-is	9 7 31 -2 138 10
day-it	9 3 138 6
day-long	21 2 28 5 29 -4
day-the	9 5 138 -2
day-to	19 2 106 -2 122 6
daycar-	2 -2 16 -2 18 15 35 5 99 -3
dayc~	2 -2 16 -2 18 15 35 5 99 -3
day~	0 -3 1 2 3 -4 9 6 11 3 16 -2 17 3 18 2 19 8 21 6 23 5 26 6 28 5 29 -3 31 2 35 6 36 3 43 2 51 -6 58 -3 67 4 73 5 75 2 76 -8 78 -2 79 -6 84 8 85 -3 99 15 109 -2 121 -2 122 4 125 -2 132 -2 133 10 136 -4 138 10
da~	1 5 21 5 28 -4 34 8 41 -5 73 -4 102 11 122 4 129 6 135 -2
dc-	16 -2 73 -3 99 -2 126 36 138 14
dc~	16 -2 73 -3 99 -2 126 36 138 14
de 10	31 3 73 -4 82 10
de arte	67 -2 70 13 72 -2
de ayuda	119 5 121 5 127 7
de banco	18 -2 19 7
de bebe	79 2
de belleza	18 6
de capitulo	74 -4 87 4 88 5 89 2
de cocina	3 -3 12 -3 78 -2 79 13
de codigo	31 -4 61 6
de comer	7 -7 9 13
de comida	8 -2 11 7 19 -3 66 15 69 -2 72 -2 77 2 78 -2 79 -2 93 9
de credito	130 3
de crisis	57 -2 59 -2 73 8 85 -5 119 5
de ged	26 -2 38 3
de higiene	5 4 79 -2
de ingles	36 -3 39 -2 138 5
de invierno	4 4
de la	7 2 24 4 31 3 36 2 48 6 63 2 71 8 79 2 104 2 117 5 126 -3
de las	58 -5 95 6 138 8
de limpieza	16 -7 17 7 18 6 113 -3
de los	121 8 128 4
de mi	2 3 17 -3 25 -3 28 -3 29 2 30 5 34 -3 37 -2 39 5 44 2 47 -5 48 5 53 -2 79 8 111 7 130 5 137 7
de prevencion	67 14 109 -5
de que	80 6 99 4 117 16 125 -2
de richmond	100 7 126 -5
de ropa	77 6 79 3 94 -3
de ruedas	3 -6 31 -2 33 3 101 6
de salud	21 -9 22 -3 26 11 67 13 138 -3
de semana	25 -3 29 8 31 7 99 5 109 3
de servicio	73 3 127 8
de su	8 5 10 -2 21 -3 111 7
de trabajo	15 3 17 -10 20 -2 39 -3 65 12 109 6 112 3 120 -2 135 9
de un	4 2 32 -5 73 5 137 2
de una	7 -5 8 4 37 -2 44 -3 78 8 79 3 124 -5 130 9 138 6
de utiles	41 -2 77 8
de verano	11 -3 42 10
de verdad	78 -4 105 6 115 6 116 -2 117 -5 124 5 129 5
de voluntaria	86 8 106 -6
de voluntario	73 3 84 3 86 2 106 -2
de-	10 -2 23 2 25 -2 48 4 67 3 68 -2 76 -3 79 3 104 2 106 -2 111 2 117 2 122 -2 123 -2 134 -2 137 3 138 5
de-10	31 2 73 -2 82 5
de-a	27 3 73 -2 82 4 104 6
de-abuela	44 3
de-art	70 8
de-ayuda	78 -2 119 2 121 3 127 4 129 3
de-banco	19 4
de-beb	28 3
de-belleza	18 3
de-capitulo	74 -2 87 2 88 3
de-casa	0 6 2 -4 8 2 24 4
de-ciudad	126 -4 138 4
de-cocina	3 -2 12 -2 79 8
de-codigo	31 -2 61 4
de-comer	7 -4 9 8
de-comida	11 4 19 -2 66 9 93 5
de-computadora	58 -3 95 3
de-con	7 2 29 6 74 2 78 3
de-cort	6 6 135 -5
de-credito	130 2
de-crisis	73 4 85 -3 119 3
de-de	8 2 67 4 109 -2 119 3
de-dond	7 2 118 7 129 -2 138 6
de-en	0 5 7 2 23 4 77 2 107 -2 138 -2
de-escuela	2 3 31 4 36 2
de-esposo	25 -5 79 7
de-esto	74 2 80 4
de-familia	7 -3 78 6
de-ged	38 2
de-gratis	42 4 73 4
de-higien	5 3 79 -2
de-hijo	25 3 34 -2 39 4 59 3
de-ingl	36 -2 138 3
de-ingreso	2 4 125 4 128 -2
de-invierno	4 3
de-la	24 2 31 2 48 3 71 5 117 3 126 -2
de-las	58 -3 95 3 138 5
de-limpieza	16 -4 17 4 18 4 113 -2
de-los	121 5 128 3
de-medio	17 4 75 -6 97 6
de-mental	21 -5 67 10
de-mi	17 -2 25 -2 30 3 39 3 47 -3 48 3 79 5 111 4 130 3 137 5
de-no	26 -2 31 2 32 6 33 -3 63 2
de-oficina	79 3 104 3
de-organizac	117 7
de-para	4 2 52 3 73 2
de-persona	123 -4 137 8
de-prevenc	67 8 109 -3
de-programa	121 12 137 -2
de-que	4 -2 79 4 80 3 86 3 99 2 106 -3 117 9
de-richmond	100 4 126 -3
de-ropa	77 3 79 2 94 -2
de-rueda	3 -3 33 2 101 3
de-salud	21 -5 22 -2 26 6 67 8 138 -2
de-se	92 4 117 5
de-semana	29 4 31 3 99 3 109 2
de-servicio	127 5
de-su	8 3 21 -2 111 4
de-trabajo	2 3 15 2 17 -8 20 -2 65 6 109 3 135 6
de-un	32 -3 73 3
de-una	7 -3 8 2 44 -2 78 5 79 2 124 -3 130 5 138 4
de-util	41 -2 77 6
de-verano	11 -2 42 7
de-verdad	78 -2 105 4 115 4 117 -3 124 3 129 3
de-vida	14 6 48 7
de-voluntaria	86 4 106 -3
de-voluntario	73 2 84 2
de-y	3 4 17 2
dead-	16 5 17 -3 19 2 25 -4 36 4 50 4 55 4 59 3 138 -2
deadlin-	122 18 138 -9
deadlin~	122 18 138 -9
dead~	16 5 17 -3 19 2 25 -4 36 4 50 4 55 4 59 3 138 -2
deaf-	33 -8 107 34
deaf~	33 -8 107 34
dealership-	73 -11 76 13
dealership~	73 -11 76 13
death of	17 3 21 4 25 -4 28 6
death-	6 6 17 3 21 5 25 11 28 2
death-me	17 2 21 2 25 -2 28 3
death-of	17 2 21 2 25 -2 28 3
death~	6 6 17 3 21 5 25 11 28 2
debit-	78 -8 124 -2 130 17
debit~	78 -8 124 -2 130 17
debo-	1 2 6 4 19 5 60 8 125 10 130 -6
debt-	6 -3 19 10 135 13
debt~	6 -3 19 10 135 13
deb~	1 2 6 4 19 5 60 8 125 10 130 -6
decemb-	109 3
decemb~	109 3
decent-	14 2
decent~	14 2
decir a	110 2
decir-	110 4
decirl-	81 18
decirl~	81 18
declarac-	21 -2 36 -7 75 22 122 -2 125 -2
declar~	21 -2 36 -7 75 22 122 -2 125 -2
dec~	110 4
dedican-	117 24
dedic~	117 24
deducc-	128 18
deducibl-	115 -2 128 25
deducibl-impuesto	128 7
deducibl~	115 -2 128 25
deducir-	79 -3 96 7 128 4
deducirlo-	19 -2 128 8
deduct-	19 -4 78 -3 79 -9 93 -2 96 8 128 20
deductibl-	19 -3 128 15
deductibl~	19 -3 128 15
deduction~	19 -4 128 12
deduct~	78 -3 79 -10 93 -2 96 10 128 12
deduc~	19 -2 73 -2 79 -3 96 5 128 22
deer-	55 4 79 6 138 -4
deer~	55 4 79 6 138 -4
deficit-	28 -2 33 26 99 -4
deficit-atenc	33 10 99 -2
deficit~	28 -2 33 26 99 -4
defin-	138 15
defin~	138 15
degre-	6 6 16 11 56 -4
degre~	6 6 16 11 56 -4
dej-	11 -8 34 -5 36 -3 38 27 41 -2 79 -2
dej-escuela	11 -3 34 -2 38 11
deja-	8 -2 24 14 27 -8 28 -3 79 -3 100 -5 101 17
dejar donaciones	94 8 99 -5
dejar-	8 4 23 7 24 3 26 -3 49 -4 79 6 99 -4 134 6
dejar-donacion	94 5 99 -3
dejar-mi	24 2 26 -2 79 -2 134 5
dejo a	11 -2 28 -4 30 11 42 4
dejo-	7 -3 11 -2 23 4 24 -2 28 9 30 9 42 4 73 -2 79 10 94 -3
dejo-a	28 -2 30 6 42 2
dej~	7 -3 8 2 11 -5 23 8 24 8 26 -3 27 -4 28 4 30 6 34 -3 36 -2 38 12 42 2 49 -3 73 -2 79 9 94 -2 99 -4 100 -3 101 8 134 5
del banco	19 -2 60 4
del programa	2 -3 17 -2 21 -4 43 -4 61 -3 64 5 65 4 66 7 67 4 68 7 69 6 70 4 71 5 72 6 121 -7
del-	0 -3 1 6 6 -3 9 3 10 -6 17 -2 19 -3 21 -4 25 3 26 2 34 3 43 -4 49 -2 56 3 57 3 59 2 60 6 61 -3 64 4 65 4 66 6 67 7 68 6 69 5 70 4 71 5 72 6 73 -2 99 -2 101 -2 115 5 121 -7 128 -2 129 -2 138 8
del-banco	60 2
del-de	2 -2 21 -2 43 -3 64 3 65 4 66 5 67 2 68 -4 69 4 70 3 71 4 72 4 121 -4
del-programa	2 -2 21 -2 43 -2 61 -2 64 3 65 3 66 4 67 2 68 4 69 3 70 3 71 3 72 4 121 -4
delay-	33 19
delayed~	33 14
delay~	33 8
delet-	110 20 111 21
delet-inform	110 -11 111 17
delet-my	110 4 111 13
delete information	110 2 111 3
delete my	110 6 111 18
delet~	110 20 111 21
deliver-	7 -6 8 23 28 -2 79 -2 125 -2
delivered~	8 7 28 -2
deliveri~	8 -7 27 -2 73 18
delivery-	8 13 73 11 125 -2
delivery~	8 18
deliv~	7 -7 8 21 125 -2
del~	0 -3 1 6 6 -3 9 3 10 -6 17 -2 19 -3 21 -4 25 3 26 2 34 3 43 -4 49 -2 56 3 57 3 59 2 60 6 61 -3 64 4 65 4 66 6 67 7 68 6 69 5 70 4 71 5 72 6 73 -2 99 -2 101 -2 115 5 121 -7 128 -2 129 -2 138 8
demanda-	135 5
demandar-	17 -4 112 -4 135 13
demand~	17 -4 112 -3 135 16
demencia-	8 -5 35 10
demenci~	8 -5 35 10
dementia-	28 -2 35 10
dementi~	28 -2 35 10
demo-	44 25 49 -2 61 -2
democrat-	138 35
democrat~	138 35
dem~	44 25 49 -2 61 -2
den-	58 10
deni-	7 11 63 -10 135 12
denied~	7 11 63 -10 135 12
dental-	5 4 26 12 27 -4 76 6 101 -2
dental~	5 4 26 12 27 -4 76 6 101 -2
dentist-	27 2 73 -2 76 4
dentista-	8 -3 26 12 76 -2 135 -2
dentist~	8 -2 26 9 73 -2 76 2 135 -2
den~	58 10
deodorant-	5 2
deodorant~	5 2
departamento-	0 -9 1 10 2 17 73 -2
departament~	0 -9 1 10 2 17 73 -2
depend-	5 35
depend~	5 35
deport-	31 15 73 -4 135 -3
deportac-	31 -13 135 21
deportar-	125 39 135 -16
deportaron-	31 -7 135 21
deportation~	31 -17 135 18
deported~	31 -7 73 -5 135 17
deporten-	31 -12 135 15
deport~	31 10 125 25 135 -3
deposit-	1 3 135 8 138 -2
deposito-	1 10 135 -8
deposit~	1 3 135 8 138 -2
depos~	1 10 135 -8
depres-	21 35
depress-	21 14 32 -5
depressed~	21 13 32 -5
depres~	21 3
depre~	21 35
deprimida-	21 11
deprimido-	21 5
deprim~	21 14
desahogar-	21 11
desahogarm-	21 21
desahog~	21 27 48 -2 105 -2
desalojaron-	1 20
desalojen-	1 18
desaloj~	1 26
desamparado-	0 16
desampar~	0 16
desayuno-	7 22 9 -7 11 -2
desayun~	7 22 9 -7 11 -2
descansar-	35 -2 47 3
descansaron-	17 17
descanso-	35 8
descans~	17 12 35 6 47 2
descompuso-	56 2 57 -8 58 9
descompus~	56 2 57 -8 58 9
desconectar-	6 22 7 -2
desconect~	6 19
desd-	0 -4 2 -3 31 -4 61 5 73 5 84 -2 85 16 114 14 138 -2
desd-casa	0 -2 2 -2 73 3 85 11
desd-cuando	114 8
desd-edad	31 -2 61 3
desd-que	31 -2 61 3
desde cuando	114 12
desde que	31 -3 61 5 82 2
desd~	0 -4 2 -3 31 -4 61 5 73 5 84 -2 85 16 114 14 138 -2
desempleada-	17 3
desempleado-	17 7
desempleo-	7 -7 17 26 63 -4
desemple~	7 -6 17 29 63 -3
desesperada-	122 27
desesperado-	122 27
desesper~	122 46
design-	61 20 112 -3 138 3
designed~	112 -5 138 18
design~	61 21 138 -9
desintoxicac-	23 35
desintoxic~	23 35
desk-	3 -3 76 -8 77 9 78 -2 79 2 104 9
desk~	3 -3 76 -8 77 9 78 -2 79 2 104 9
desodorant-	5 12
desodorant~	5 12
despedido-	17 19
despedir-	17 -5 135 9
desped~	17 11 135 7
despensa-	7 20 8 11 9 -4 27 -2 78 11 114 -2 138 -5
despens~	7 20 8 11 9 -4 27 -2 78 11 114 -2 138 -5
desperat-	122 35
desperat~	122 35
despidieron-	17 9
despid~	17 9
despu-	1 -3 11 -2 31 25 32 -2 34 -5 38 -4 41 -4 61 -3 63 -5 73 -5 83 -2 84 -2 85 -2 86 13 106 13 121 -2 122 -2 124 7 137 14
despu-de	31 4 36 2 63 -2 106 2 137 8
despu-la	31 5 36 3 61 -2
despues de	31 6 36 4 41 -2 61 -2 63 -4 106 4 137 13
despu~	1 -3 11 -2 31 25 32 -2 34 -5 38 -4 41 -4 61 -3 63 -5 73 -5 83 -2 84 -2 85 -2 86 13 106 13 121 -2 122 -2 124 7 137 14
detain-	1 22
detain~	1 22
detector-	23 -13 138 16
detector~	23 -13 138 16
detergent-	5 3
detergent~	5 3
detox-	23 6
detox~	23 6
deuda-	6 -2 19 28
deud~	6 -2 19 28
develop-	137 7
develop-mod	137 3
developer mode	137 4
developmental-	33 35
developmentally-	33 10
developmentally~	33 10
developmental~	33 35
develop~	137 7
devic-	58 37
devic~	58 37
devolv-	1 -12 135 12
devolv~	1 -12 135 12
de~	10 -2 23 2 25 -2 48 4 67 3 68 -2 76 -3 79 3 104 2 106 -2 111 2 117 2 122 -2 123 -2 134 -2 137 3 138 5
dia de	22 -2 26 12 67 -3 138 6
dia-	1 5 7 -3 9 4 10 -3 19 13 22 -2 23 4 26 7 31 4 32 -2 35 2 43 8 67 -2 76 2 99 16 126 -3 131 12 132 -2 133 10 134 -2 138 2
dia-de	26 7 138 3
dia-el	23 3 31 3 43 11 99 -10
diabet-	10 -13 26 27 122 -2 134 11
diabetic-	10 2 26 8
diabetica-	10 4
diabetico-	10 3
diabetic~	10 7 26 6
diabet~	10 -13 26 27 122 -2 134 11
diagnos-	134 35
diagnosis-	134 35
diagnosi~	134 35
diagnostico-	134 35
diagnostic~	134 35
diagnos~	134 35
dial-	102 35
dialisis-	27 9
dialisi~	27 9
dialysis-	27 17 80 -4
dialysi~	27 17 80 -4
dial~	102 35
diaper-	5 3 77 2 79 7
diaper-siz	79 2
diaper~	79 8
diap~	5 5 77 2
diarrea-	134 3
diarre~	134 3
diarrhea-	134 4
diarrhe~	134 4
diaspora-	57 -7 72 30
diasp~	57 -7 72 30
dia~	1 5 7 -3 9 4 10 -3 19 13 22 -2 23 4 26 7 31 4 32 -2 35 2 43 8 67 -2 76 2 99 16 126 -3 131 12 132 -2 133 10 134 -2 138 2
dibujar-	43 8 46 -2
dibujo-	43 4 46 -2
dibuj~	43 10 46 -4
dic-	1 2 22 7 26 -4 27 -3
dic-que	22 3 26 -2
dice que	22 5 26 -3 27 -2
dicen-	34 8 110 17
diciendo-	60 14 105 -2 128 -4 138 -3
dic~	22 5 26 -3 27 -2 34 7 60 8 110 15 128 -2 138 -2
did not	36 -3 38 5 78 -2 124 -2 130 7
did the	114 -6 116 -4 137 7 138 8
did you	63 -2 80 -3 99 -10 106 9 113 9 114 16 122 -2 138 -6
did-	17 5 36 -2 38 4 63 -2 74 -2 78 -3 79 -2 80 -4 99 -11 106 9 113 14 114 7 116 -3 122 -7 130 14 137 13 138 5
did-all	80 -2 114 4
did-not	36 -2 38 3 130 4
did-start	113 9 138 -4
did-the	114 -4 116 -2 137 4 138 5
did-you	80 -2 99 -6 106 5 113 5 114 10 138 -4
did~	17 5 36 -2 38 4 63 -2 74 -2 78 -3 79 -2 80 -4 99 -11 106 9 113 14 114 7 116 -3 122 -7 130 14 137 13 138 5
die-	73 4 100 4 122 -2
die-what	100 2
died and	7 4 25 5 78 4 134 -2 138 -5
died-	7 3 15 2 25 8 27 5 58 6 78 3 134 -2 138 2
died-and	7 2 25 3 78 2 138 -3
died-do	27 3 138 -2
died-i	25 4 138 -2
died~	7 3 15 2 25 8 27 5 58 6 78 3 134 -2 138 2
dient-	5 13 21 -2 26 20 134 -6
dient~	5 13 21 -2 26 20 134 -6
dieran-	25 -7 78 10
dieran~	25 -7 78 10
dieron-	1 11 3 7 10 -5 17 -3 20 6
dieron~	1 11 3 7 10 -5 17 -3 20 6
diet-	10 26 24 -3 26 -2 33 -5 34 -3 138 19
dieta-	10 32 33 -13
diet~	10 46 24 -3 26 -2 33 -14 34 -3 138 17
die~	73 4 100 4 122 -2
diferencia-	61 -2 80 27
diferenci~	61 -2 80 27
diferent-	33 22
diferent~	33 22
differenc-	49 -2 73 -2 77 -13 78 -9 80 26 90 -5 91 -2 92 22 109 -2 126 -5 129 20 130 -2
differenc~	49 -2 73 -2 77 -13 78 -9 80 26 90 -5 91 -2 92 22 109 -2 126 -5 129 20 130 -2
different-	21 8 28 -4 31 -2 33 9 48 2 61 -5 74 -5 121 12 126 9
different~	21 8 28 -4 31 -2 33 9 48 2 61 -5 74 -5 121 12 126 9
dificil-	32 -4 122 28
dificil~	32 -4 122 28
difundir-	75 35
difund~	75 35
dig-	13 -8 52 11
digit-	102 35
digital diaspora	57 -5 72 21
digital-	37 -2 57 37 72 19
digital-diaspora	57 -3 72 14
digital~	37 -2 57 37 72 19
digit~	102 35
dig~	13 -7 52 9
dijo-	10 14 26 -13
dij~	10 14 26 -13
dim-	25 -3 137 13
dim~	25 -3 137 13
dinero a	25 -4 60 6 78 5
dinero para	1 2 19 -6 20 4 40 11 78 -5
dinero se	6 -2 17 5 19 10 138 -4
dinero-	7 -3 17 3 19 17 20 2 25 -3 27 -3 40 5 60 6 78 10 80 -2 118 3 121 -2 124 6 125 -3 129 3 130 -2 138 -3
dinero-a	25 -2 60 3 78 2
dinero-el	20 3 78 -2
dinero-para	19 -4 20 2 40 8 78 -3
dinero-se	17 3 19 6 138 -2
diner~	7 -3 17 3 19 17 20 2 25 -3 27 -3 40 5 60 6 78 10 80 -2 118 3 121 -2 124 6 125 -3 129 3 130 -2 138 -3
dinner-	7 21 9 5 11 -2 12 7 31 -3 56 -6 73 5 99 -2 124 -2
dinn~	7 21 9 5 11 -2 12 7 31 -3 56 -6 73 5 99 -2 124 -2
dinosaur-	112 -2 138 20
dinosaur~	112 -2 138 20
dio-	21 -2 47 2 73 3 132 12
dio-bendiga	47 -7 48 -3 132 12
dio~	21 -2 47 2 73 3 132 12
diploma-	38 11
diplom~	38 11
direcc-	57 -2 100 6 103 7
direct-	100 9
direction~	100 9
directiva-	34 -8 77 -4 91 -2 112 25
directiv~	34 -8 77 -4 91 -2 112 25
director-	15 -12 67 -3 75 12 112 21 137 5 138 -2
directora ejecutiva	112 5
directora-	112 5 137 14
directora-ejecutiva	112 3
director~	112 11
direct~	15 -11 67 -3 75 11 112 18 137 14 138 -2
direc~	57 -2 100 6 103 7
dirig-	17 -2 112 9
dirigen-	74 -3 89 -2 112 21
dirigir un	74 4 88 5 89 -6
dirigir-	74 7 88 6 89 -7
dirigir-capitulo	74 4 88 2 89 -4
dirigir-un	74 4 88 3 89 -4
dirig~	17 -2 74 3 88 4 89 -7 112 19
dirt-	13 -8 52 11
dirt~	13 -8 52 11
disabiliti~	33 9
disability-	33 23 36 -3 73 2
disability~	33 18 36 -3 73 2
disabl-	33 16 35 3
disabl-child	35 2
disabled child	33 -2 35 3
disabled~	33 16 35 3
discapacidad-	33 16
discapacidad~	33 16
discapacitada-	33 21
discapacitado-	33 8
discapacit~	33 25
disciplin-	28 18
disciplin~	28 18
disconnect-	6 24 17 -3
disconnect-notic	6 5
disconnected~	6 12
disconnection~	6 2
disconnect~	6 17 17 -3
discount-	76 7 79 -4
discount~	76 7 79 -4
disculp-	131 35
disculp~	131 35
discuss-	47 -19 48 21
discus~	47 -19 48 21
discutimo-	29 13 80 -2
discut~	29 13 80 -2
dish-	3 6 78 -6 79 9
dish~	3 6 78 -6 79 9
dislexia-	37 35
dislexi~	37 35
dispatch-	75 21 128 -6 138 -10
dispatch~	75 21 128 -6 138 -10
disponibl-	121 21 122 -2
disponibl~	121 21 122 -2
distribuc-	7 -15 8 -4 109 37
distribut-	7 -13 8 -2 109 27
distribution~	7 -13 8 -2 109 27
distribu~	7 -15 8 -4 109 37
div-	138 20
divorc-	2 5 21 8 22 5 29 21 122 -5 125 -3 135 -12
divorced~	29 19
divorciada-	29 8
divorciado-	29 11 135 -5
divorcio-	7 -2 29 7 125 -5 135 20
divorci~	29 19 125 -5 135 13
divorc~	2 5 21 8 22 5 29 9 122 -5 125 -3 135 -13
div~	138 20
dmv form	63 14 122 -7 138 -3
dmv hours	99 -3 138 11
dmv-	63 18 99 -4 122 -9 138 12
dmv-form	63 9 122 -4 138 -2
dmv-hour	99 -2 138 7
dmv~	63 18 99 -4 122 -9 138 12
do a	75 10 77 11 90 2 91 -2 92 -4 109 -4
do chapter	74 -4 83 -3 87 3 89 8
do for	80 22
do free	73 -2 76 9 135 -2
do i	0 -2 15 3 17 -2 18 2 29 -2 45 2 60 2 73 3 78 2 93 -2 94 2 100 3 103 2 104 5 110 -2 113 -2 122 6 123 2 124 4 125 4 130 2 134 2 135 6
do it	18 8 30 9 43 2 46 5 135 -5 138 -2
do media	75 -4 97 13 98 -6
do my	36 -8 78 -6 96 10 138 11
do not	0 2 1 3 5 2 9 2 10 -4 12 2 14 2 17 -2 21 -2 24 2 26 -2 27 2 29 3 34 5 39 -2 40 3 63 2 78 -2 93 6 102 3 105 3 110 3 116 -2 122 -2 124 3 125 3 138 -2
do on	73 7 85 6 122 -3
do partners	76 -5 98 18 106 -7
do people	19 6 80 6 91 7 125 -4
do something	0 -3 50 6 73 -2 77 4 80 11
do taxes	73 3 106 -6 128 -3 138 16
do the	63 3 76 4 122 -4 123 6 138 6
do they	36 5
do to	80 14 92 6 125 -2 134 -2
do volunteers	73 -8 83 7 84 10 85 8 86 -2 121 -3
do we	51 2 76 -5 77 3 78 5
do with	12 7 25 2 109 5 122 -3
do you	1 -2 9 4 11 -2 17 -3 18 -2 23 -2 25 2 65 2 67 2 73 -2 74 -2 76 -3 77 -2 79 -5 80 -3 88 2 93 4 94 2 95 2 99 3 100 -2 101 4 108 2 110 3 116 2 117 2 121 5 124 -2 125 5 126 5 127 2 132 -2 135 -3 138 10
do-	17 -2 74 -2 75 -3 78 -2 79 -3 80 4 85 2 89 2 93 2 94 2 97 4 116 2 121 3 125 3 129 4 138 6
do-a	75 5 77 8 92 -2 109 -3
do-accept	79 -5 93 12
do-all	3 6 30 4 44 -2 79 3 121 6
do-and	46 4 80 2 135 -2
do-answer	15 7 98 4 106 -4 110 -2 138 -2
do-apply	122 10 135 3
do-ask	50 2 122 5 125 2
do-becom	73 2 74 4 122 2
do-bring	92 4
do-cal	0 -3 55 2 102 5 119 3
do-chapter	74 -2 83 -2 87 2 89 4
do-check	2 3 19 -2 97 4 106 5 135 -3
do-clos	11 -2 99 5
do-com	73 -2 84 5 85 -2 106 -3 138 9
do-cover	5 4 7 -2 126 3
do-cut	76 2
do-do	9 2 36 2 85 4 94 4 116 -2 121 5 122 10
do-donat	78 6 93 3 94 -2 96 4
do-driv	77 7 90 -4
do-drop	8 -3 79 6 94 2
do-fight	29 -2 135 3
do-find	22 2 26 3
do-for	0 -2 9 2 80 17
do-fre	76 5
do-get	7 3 24 2 25 3 59 2 80 -2 85 2 100 3 113 -2 122 4 123 2 125 -3 135 4
do-giv	4 5 13 2 41 4 58 5 79 -3 95 -2 110 2
do-giveaway	77 8 109 -5
do-go	100 9
do-got	121 3 124 2
do-grow	52 -3 138 7
do-hav	7 -2 9 3 23 -2 27 2 45 2 64 2 65 3 73 -2 74 -2 76 -2 98 3 101 3 108 3 121 -2 124 2 125 3 135 -2 138 5
do-help	73 -2 80 13 122 -4 125 12 126 4 130 -2 138 -2
do-i	73 2 100 2 104 3 122 4 124 2 125 3 134 2 135 3
do-it	18 4 30 5 46 3 135 -3
do-join	45 2
do-know	0 2 6 2 12 2 14 2 24 2 57 2 63 2 115 2 138 -2
do-leader	74 -2 83 -2 87 2 89 4
do-lik	105 6 116 -2 138 6
do-lock	57 -2 60 9 99 9
do-mak	19 2 20 3 125 4 138 4
do-media	75 -2 97 7 98 -3
do-my	36 -4 78 -3 80 3 85 3 96 5 122 -2 138 6
do-need	12 -2 75 -2 79 3 83 5 90 3 91 3 93 3 94 2 97 3 101 2 122 -4 125 3 134 4 135 2 138 -3
do-not	1 2 10 -2 29 2 34 2 40 2 93 4 105 2 110 2 124 2
do-offer	121 3
do-on	73 4 85 3 122 -2
do-open	19 2 74 2
do-owe	124 14
do-partner	75 -2 76 -2 97 6 98 6 106 -4
do-pay	87 2 120 7 124 -3
do-peopl	0 2 19 3 80 3 91 3 125 -2
do-pick	7 3 79 -2 94 5 126 -3
do-put	130 2
do-qualify	125 11
do-run	73 -3 83 4
do-say	15 4 17 -3 107 -2 138 2
do-sel	4 -4 18 -3 93 5 110 2 138 2
do-send	57 -3 78 3 103 4 123 4 128 2
do-serv	9 6 11 -3 73 -4 126 12
do-shar	12 9 110 -4 138 -4
do-sign	73 3 86 -2 122 6 123 -2
do-someth	0 -2 50 4 77 2 80 6
do-speak	34 3 39 -2
do-stop	19 6 78 -4 130 2
do-tak	5 -2 73 4 78 4 79 -8 83 -3 94 8 95 6 96 -2 99 -2 101 4
do-talk	21 -2 29 6 75 3 138 -2
do-tax	73 2 106 -3 128 -2 138 9
do-teach	57 2 67 5
do-tel	60 3 115 -2
do-the	12 4 63 2 76 2 122 -3 123 3 138 3
do-they	36 3
do-to	80 10 92 3
do-turn	6 -3 57 4 125 9
do-understand	34 5
do-volunt	73 4 83 3 84 4 85 2 86 -2
do-want	27 3 49 -2 79 3 110 4
do-we	76 -3 77 2 78 3
do-weekend	73 5
do-with	12 3 109 3
do-work	17 -5 20 -2 76 -2 84 3 110 6 112 7 116 9 118 5 120 -5 125 -2 127 9 138 -2
do-writ	103 8 128 -4 135 9 138 -9
do-you	9 2 17 -2 76 -2 79 -3 80 -2 93 3 101 2 110 2 121 3 125 3 126 3 135 -2 138 7
doc-	126 -4 127 10
doctor-	10 8 22 2 26 7 27 6 57 3 73 3 76 -3 107 -3 138 -3
doctor-me	10 6 26 -5
doct~	10 8 22 2 26 7 27 5 57 3 73 3 76 -3 107 -3 138 -3
docu-	57 -2 63 9 103 8 106 -3 122 -3 125 18
documental-	75 10 97 -2
documental~	75 10 97 -2
documentary-	36 -2 75 13 97 -3
documentary~	36 -2 75 13 97 -3
documento-	63 2 106 -3 122 -2 125 24
document~	57 -2 63 9 103 6 106 -5 122 -4 125 34 135 -2
doc~	126 -4 127 10
doe-	1 -2 10 -2 17 -4 19 -3 21 -2 23 -2 24 2 30 -2 34 2 45 2 46 2 58 5 66 2 67 2 69 2 73 -2 74 -7 76 -3 77 -4 80 -2 83 2 87 5 88 -2 89 2 92 6 98 3 99 -3 100 -2 106 4 107 3 109 2 110 6 114 -2 116 5 117 2 118 4 120 -2 125 -4 129 6 130 5 134 9 137 3 138 3
doe-5	129 5 138 -4
doe-a	7 3 74 -2 77 -2 79 -2 83 2 87 2 89 2 92 4 135 2
doe-chapter	74 -3 87 4 89 3
doe-choir	45 4
doe-cost	74 -2 87 3 98 2 124 2
doe-dollar	129 2
doe-donation	78 -4 130 8
doe-go	78 15 129 -14
doe-host	77 -5 91 -2 92 11
doe-it	74 -2 76 -2 87 2 98 3 106 2 138 3
doe-landlord	135 4
doe-law	135 2
doe-mean	23 -2 134 6
doe-money	19 -2 78 5 118 6 129 -3
doe-my	7 -2 36 3 73 -2 78 -3 110 5 123 -2 129 4 137 5
doe-not	3 2 10 -2 17 -2 24 2 36 2 79 2 107 2 123 2
doe-school	34 3 74 -3 135 -2 138 5
doe-speak	39 -2 107 4
doe-tak	98 2 106 2 138 5
doe-the	34 2 45 2 46 2 78 -5 92 2 99 -2 106 -2 109 3 129 3 130 5 134 5
doe-this	110 -4 116 9 117 4
doe-work	3 3 17 -2
does 5	129 8 138 -6
does a	7 6 74 -5 79 -4 83 3 87 5 88 -2 89 4 135 4
does it	74 -3 76 -4 87 4 98 6 106 3 138 6
does my	7 -4 36 5 73 -3 78 -4 110 9 123 -3 129 7 137 9
does not	3 3 8 2 10 -3 17 -3 21 -2 24 3 30 -2 36 4 37 2 39 -2 79 3 107 5 123 4
does the	34 3 45 4 46 3 77 -2 78 -8 92 3 99 -4 106 -3 109 4 129 5 130 8 134 9 135 -3 138 2
does this	110 -7 116 15 117 7
doe~	1 -2 10 -2 17 -4 19 -3 21 -2 23 -2 24 2 30 -2 34 2 45 2 46 2 58 5 66 2 67 2 69 2 73 -2 74 -7 76 -3 77 -4 80 -2 83 2 87 5 88 -2 89 2 92 6 98 3 99 -3 100 -2 106 4 107 3 109 2 110 6 114 -2 116 5 117 2 118 4 120 -2 125 -4 129 6 130 5 134 9 137 3 138 3
dog-	0 5 25 6 51 -5 138 12
dog~	0 5 25 6 51 -5 138 12
doing this	114 12
doing-	73 -3 84 -2 85 8 114 12 131 22 138 -2
doing-this	114 8
doing~	73 -3 84 -2 85 8 114 12 131 22 138 -2
dolar-	7 -3 19 -4 60 -2 73 -4 78 6 118 -2 124 -11 129 16 130 5 138 22
dolar~	19 -3 78 25 118 -2 129 -2
dollar buy	129 8
dollar-	6 2 19 4 60 2 78 5 109 -2 118 -2 129 17 130 13 138 -2
dollar-buy	129 6
dollar-do	129 5
dollar-even	129 3
dollar~	6 3 19 10 41 2 60 3 76 -2 78 22 118 -2 129 -9 130 4
doll~	19 -4 78 -14 129 29 130 13
dolor de	26 7 134 -7
dolor-	26 7 134 4
dolor-de	26 4 134 -4
dol~	7 -3 26 5 60 -2 73 -4 78 -14 124 -11 129 19 130 6 134 3 138 25
domestic violence	24 11 67 6
domestic-	24 16 67 9
domestic-violenc	24 7 67 4
domestic~	24 16 67 9
domicilio-	8 15 79 -2 94 -2 100 10 125 5 128 -2
domicili~	8 15 79 -2 94 -2 100 10 125 5 128 -2
domin-	6 6 138 7
domin-energy	6 4
domingo-	48 10 73 -2 99 -3
doming~	48 10 73 -2 99 -3
dominion energy	6 8
dominion~	6 6 138 7
don-	7 -2 73 -3 78 -15 79 -2 94 -2 99 -2 133 36 137 -2 138 23
dona-	78 -2 79 -3 93 16 96 -2 130 -2
donac-	8 -3 19 -2 77 -3 78 10 79 11 94 -11 96 -8 125 -2 128 25 130 13
donac-mensual	78 2 130 3
donac-minima	130 3
donacion mensual	78 2 79 -2 130 5
donacion minima	78 -2 94 -2 130 5
donacion-	0 -2 73 -2 77 5 78 8 79 2 93 -2 94 21 96 -3 99 -4 128 -8 129 12 130 -3
donacion-en	0 -2 77 4 79 -5 94 6
donaciones en	0 -3 77 7 78 -2 79 -9 94 10
donada-	58 -7 78 -2 79 -10 95 9 96 21 128 -3
donant-	78 35
donant~	78 35
donar-	3 -5 4 -5 7 -2 26 -5 41 -6 58 -4 73 11 78 20 79 21 93 3 94 -2 95 7 96 -2 110 -3 129 -3 130 5
donar-abrigo	4 -2 79 4
donar-computadora	79 15 95 -8
donar-linea	78 5 79 -5 130 3
donat-	3 -9 4 -3 5 -6 41 -3 57 -3 58 -6 73 8 77 3 78 21 79 12 93 9 94 5 95 14 96 12 110 -3 128 -2 129 -4 130 2 137 7 138 -3
donat-a	78 -5 79 8
donat-button	78 8 79 -3
donat-can	78 -8 79 11
donat-car	79 8
donat-cloth	4 -2 79 -3 93 -4 94 11
donat-comput	57 -3 58 -3 79 8
donat-electronic	78 -6 79 -6 95 14
donat-food	78 -4 93 6
donat-go	78 -4 96 9
donat-laptop	58 -4 79 11 95 -4
donat-onlin	78 4 79 -5 130 3
donat-supply	41 -5 78 -2 79 10
donat-thing	78 -5 79 5 93 3 96 7
donate a	78 -9 79 14
donate button	78 13 79 -5
donate online	78 5 79 -7 130 6
donated clothes	4 -3 78 -2 79 -11 93 -6 94 24
donated laptop	79 -6 95 12 109 -2
donated things	78 -7 93 7 96 14
donated~	4 -2 78 9 79 -16 94 16 95 7 96 18 112 -2 117 -3 118 -2 125 -2 128 -2 130 -2 137 18 138 -3
donating~	3 -11 44 -2 73 -2 78 16 79 6 95 10 96 -2 130 -2
donation page	78 4 120 -2 124 -2 130 8
donation receipt	78 -3 96 -4 128 11
donation-	7 -3 8 -2 19 -4 60 -2 73 2 76 -4 77 -2 78 16 79 9 92 -2 94 14 96 3 106 -5 128 10 129 15
donation-at	77 4 78 -3 79 -5 94 6
donation-my	77 4 78 2 79 -3
donation-pag	78 3 130 4
donation-receipt	78 -2 96 -2 128 7
donation-tax	128 3
donations at	77 8 78 -5 79 -9 94 10
donation~	7 -3 8 -2 19 -4 60 -2 73 2 76 -4 77 -2 78 16 79 9 92 -2 94 14 96 3 106 -5 128 10 129 15
donativo-	78 37
donativ~	78 37
donat~	3 -6 4 -2 5 -7 41 -4 57 -3 58 -6 73 11 77 4 78 12 79 21 93 11 94 -3 95 8 96 5 110 -3 129 -4 130 4 137 -2 138 -2
dond-	0 6 2 6 3 -2 8 -3 9 7 11 -2 13 -2 16 3 17 6 18 -2 19 -5 25 -2 27 -3 52 2 57 -2 63 -3 74 2 77 -3 78 6 79 4 81 2 94 4 96 4 100 15 103 2 106 -2 107 -2 110 -2 112 -4 118 4 120 -6 122 15 123 -2 124 -2 125 -3 129 7 137 7 138 8
dond-cosa	79 -2 96 6
dond-dan	7 -2 9 6
dond-dejo	42 2 79 7
dond-dormir	0 2
dond-el	7 3 19 -3 118 6 122 5
dond-encuentran	100 9
dond-esta	7 2 19 -2 81 3 122 5 137 5 138 4
dond-estan	17 10 100 10 120 -5
dond-hay	9 3 22 2 107 -2
dond-la	0 2 26 2 77 -3 79 -3 81 2 94 7 112 -4 122 2 137 7
dond-las	96 2
dond-llevo	27 -4 79 9
dond-mi	31 -2 33 2 125 -2 130 2 138 4
dond-puedo	9 3 52 3
dond-queda	100 2
dond-se	100 9
dond-un	57 -2 103 4
dond-va	19 -2 78 -2 129 15
dond-van	79 -4 96 8
dond-vivir	2 9
dond-vivo	1 5 74 4
donde dan	7 -4 9 10
donde dejo	11 -2 42 3 79 9 94 -2
donde dormir	0 2
donde esta	7 4 19 -4 63 -2 81 5 122 8 137 8 138 8
donde estan	17 14 100 14 120 -8
donde hay	2 2 9 4 22 4 107 -3
donde llevo	8 -2 27 -5 79 14
donde puedo	2 -2 9 6 13 -2 52 5
donde queda	100 3
donde se	100 13
donde va	19 -2 78 -3 129 22
donde van	78 -2 79 -6 96 14
donde vivir	2 15
donde vivo	1 9 3 -2 74 6 122 -2 124 -2
dond~	0 6 2 6 3 -2 8 -3 9 7 11 -2 13 -2 16 3 17 6 18 -2 19 -5 25 -2 27 -3 52 2 57 -2 63 -3 74 2 77 -3 78 6 79 4 81 2 94 4 96 4 100 15 103 2 106 -2 107 -2 110 -2 112 -4 118 4 120 -6 122 15 123 -2 124 -2 125 -3 129 7 137 7 138 8
dono-	3 -3 6 -3 12 -4 73 -2 78 5 79 -2 94 -2 95 4 96 11 113 -2 125 -2 128 -2 129 -2 130 -3 137 21
donor-	78 19 79 -4 129 -2 130 -2
don~	3 -4 4 -4 6 -2 7 -2 8 -2 12 -2 26 -4 41 -4 58 -5 73 5 78 23 79 14 93 3 95 7 96 3 99 -2 110 -2 125 -2 128 6 129 2 130 6 133 9 137 5 138 4
door-	1 14 8 3 63 -2 78 -4 79 -4 94 10 99 -7 114 13 125 -4
doorstep-	8 18 79 -2
doorstep~	8 18 79 -2
door~	1 14 8 3 63 -2 78 -4 79 -4 94 10 99 -7 114 13 125 -4
dormimo-	0 -8 3 14
dormir-	0 9 3 -2 21 4 56 5
dorm~	0 3 3 7 21 3 56 4
dos-	1 3 2 6 26 -7 35 4 134 4
dosag-	26 -6 134 8
dosag~	26 -6 134 8
dosis-	26 -2 134 4
dosi~	26 -2 134 4
dos~	1 3 2 6 26 -7 35 4 134 4
doubl-	6 12 14 -2
doubled~	6 12 14 -2
doubt-	48 4
doubt~	48 4
down lately	21 9
down meal	7 -3 9 11 21 -2
down syndrome	33 9
down-	0 15 7 -2 9 7 13 -2 14 5 17 16 18 -2 21 -13 33 9 44 5 56 5 73 2 99 -4 110 -2 136 -2
down-lately	21 6
down-meal	7 -2 9 7 21 -2
down-syndrom	33 6
down-to	17 3 21 -2 73 2
download-	63 10 102 -3
download~	63 10 102 -3
downtown-	100 27 116 -5 138 9
downtown~	100 27 116 -5 138 9
down~	0 15 7 -2 9 7 13 -2 14 5 17 16 18 -2 21 -13 33 9 44 5 56 5 73 2 99 -4 110 -2 136 -2
doy-	78 5 134 3
doy~	78 5 134 3
do~	17 -2 74 -2 75 -3 78 -2 79 -3 80 4 85 2 89 2 93 2 94 2 97 4 116 2 121 3 125 3 129 4 138 6
draw-	43 9 46 -3
drawing~	43 3 46 -2
draw~	43 8 46 -2
dream-	138 30
dreamer-	40 35
dreamer~	40 35
dream~	138 30
dress-	4 7 15 4 25 -7 79 -2
dresser-	3 16 79 -2
dress~	3 16 79 -2
dres~	4 7 15 4 25 -7 79 -2
drink-	10 -4 23 7 79 4 134 2
drinking~	23 9
drink~	10 -6 79 6 134 4
driv-	2 -2 3 -2 5 -2 27 5 28 5 73 8 76 -3 77 17 83 4 90 5 91 5 92 6 94 5 100 -2 109 -2 112 -2 138 -3
driv-and	92 3
driv-at	76 -2 77 5 91 2
driv-by	77 -8 78 -2 79 6 92 -2 94 8
driv-crazy	28 2 31 3
driv-drop	77 -4 79 3 94 4
driv-for	77 3 83 6 90 -2 91 -2
driv-me	27 12 28 7 77 -8 90 -2
driv-my	91 4
driv-school	77 7
driv-the	77 -2 90 2
driv-van	73 19 77 -9 90 -3 91 -2 92 -2
driv-work	77 10 90 -2 92 -2
driv-you	83 7 90 -2 91 -3
drive at	76 -3 77 9 91 5
drive by	77 -11 78 -3 79 11 92 -3 94 10
drive for	77 5 83 11 90 -4 91 -4 138 -2
drive work	77 12 90 -3 91 -2
driver-	0 -2 18 -2 35 -2 73 22 77 -4 85 -2 122 -2
driver~	0 -2 18 -3 35 -2 73 17 122 -3
driving me	27 -2 28 12 31 2 32 -2
driving~	17 -2 27 -3 28 16 31 3 32 -2 73 11
driv~	2 -2 3 -2 5 -2 27 6 73 11 76 -3 77 17 83 4 90 5 91 5 92 6 94 5 100 -2 109 -2 112 -2 138 -3
droga-	23 12
drogadicto-	23 35
drogadict~	23 35
drog~	23 12
dron-	13 -4 52 -8 75 14
dron~	13 -4 52 -8 75 14
drop food	8 15 38 -5 79 -4 94 -4
drop off	8 4 38 -2 53 6 77 -9 79 -4 92 -2 94 10
drop stuff	38 -3 79 5
drop things	76 -4 77 4 79 -2 94 6 99 -2
drop-	2 -3 17 -2 38 6 53 5 76 -2 77 11 79 4 92 -2 99 -2
drop-box	8 -4 38 -5 77 18 79 -2 94 -4
drop-donation	79 4
drop-food	8 14 38 -3 77 -2 79 -6 94 -3
drop-hour	79 -8 94 11
drop-off	38 -2 53 3 77 -4 94 8
drop-out	2 -2 8 -3 38 18 79 -6
drop-stuf	38 -2 79 10 94 -6
drop-thing	76 -2 77 2 94 3
dropof-	79 24
dropoff~	79 24
dropout-	38 20
dropout~	38 20
dropped out	2 -3 38 9
dropped~	2 -6 38 15
dropping~	8 -2 79 21 94 -17
drop~	8 2 17 -2 53 6 76 -2 77 12 79 -4 92 -3 94 7 99 -2
drown-	6 -11 19 18 33 -2 47 7 63 6 101 -2
drown-in	6 -5 19 9 47 3 63 3
drowning in	6 -7 19 13 47 5 63 4
drowning~	6 -11 19 18 33 -2 47 7 63 6 101 -2
drug-	23 6 67 18 73 -2 76 -3 109 -3 124 -2
drug~	23 6 67 18 73 -2 76 -3 109 -3 124 -2
drum-	31 -5 33 -3 44 19 45 -4
drum~	31 -5 33 -3 44 19 45 -4
drunk-	23 2
drunk~	23 2
duda-	47 -16 48 17
dud~	47 -16 48 17
due-	1 7 6 5 17 -2
duel-	134 4
duelo-	25 21
duel~	25 16 134 4
duena-	1 2
dueno-	0 -6 1 12 2 -5 112 7 135 7
duen~	0 -6 1 13 2 -5 112 7 135 6
duermo-	0 11 8 -3 138 -2
duerm~	0 11 8 -3 138 -2
due~	1 7 6 5 17 -2
dui-	23 34 73 -5 135 7
dui~	23 34 73 -5 135 7
dumb bot	136 9
dumb-	136 15
dumb-bot	136 6
dumb~	136 15
dura-	83 -2 84 23 85 -2 86 -2 106 -8 122 17
dura-turno	84 10
during-	11 9
during~	11 9
durmiendo-	0 10
durm~	0 10
dur~	83 -2 84 23 85 -2 86 -2 106 -8 122 17
duti~	74 -13 87 -6 88 -5 89 27
duty-	74 -13 87 -6 88 -5 89 27
dying-	0 -2 4 7 6 -6 7 -5 9 6 13 -2 52 24 57 -2 59 3 73 2 138 -4
dying~	0 -2 4 7 6 -6 7 -5 9 6 13 -2 52 24 57 -2 59 3 73 2 138 -4
dyslexia-	37 8
dyslexic-	37 35
dyslexic~	37 35
dyslexi~	37 8
e mail	103 9
e-	78 -2 103 15
e-mail	103 6
each month	7 -2 19 11 73 -2 76 4 78 -3
each-	7 -2 19 11 73 -2 76 5 78 -4 129 6
each-month	19 6 76 2 78 -2
each~	7 -2 19 11 73 -2 76 5 78 -4 129 6
ear-	21 7 26 -6 73 -2 76 -2 134 14
early-	90 9 99 2 138 -5
early-i	90 3 138 -2
early~	90 9 99 2 138 -5
earth-	82 -2 114 -8 125 -2 138 29
earth~	82 -2 114 -8 125 -2 138 29
ear~	21 7 26 -6 73 -2 76 -2 134 14
easy-	7 -8 10 16 26 -5
easy~	7 -8 10 16 26 -5
eat at	11 13 36 -3
eat-	3 -2 7 14 8 6 9 8 10 11 11 6 12 10 13 3 19 -2 31 -2 36 -3 56 -4 78 -3 93 -2 110 -2 129 -2 134 -2
eat-at	11 7 36 -2
eat-for	7 -5 9 4 12 9 78 -2
eat-school	11 7 36 -2
eaten-	7 17
eating-	7 16 9 4 19 6
eating~	7 16 9 4 19 6
eat~	3 -2 7 22 8 5 9 7 10 10 11 6 12 9 13 3 19 -2 31 -2 36 -3 56 -4 78 -3 93 -2 129 -2
ebt-	7 18 63 -4
ebt~	7 18 63 -4
echar-	0 -10 1 12 2 -2 73 17
echar-mano	73 10
echaron-	0 20 2 -2
echenm-	73 9 84 -3 85 -2 86 -2
echenm~	73 9 84 -3 85 -2 86 -2
ech~	0 5 1 10 2 -3 73 15
eclips-	35 -12 138 20
eclips~	35 -12 138 20
ecology-	50 35
ecology~	50 35
economica-	2 12 19 32 121 -5 122 -5
economicament-	78 22 80 -9
economica~	78 22 80 -9
economic~	2 12 19 32 121 -5 122 -5
ecuac-	123 -2 138 21
ecu~	123 -2 138 21
ed-	33 -6 34 16 125 -3
edad voluntario	73 25 82 -21
edad-	31 -3 35 15 61 4 74 -3 82 7 83 -2 85 -2 87 -2 88 9 89 -4 138 -2
edad-voluntario	73 10 82 -6
edad~	31 -3 35 15 61 4 74 -3 82 7 83 -2 85 -2 87 -2 88 9 89 -4 138 -2
educ-	16 -4 33 -8 34 14 36 33 38 12 61 -2 64 -2 65 -3 66 -2 68 -2 69 23 71 -2 72 -3 117 -2 121 -7
educac-	19 15 28 -11 33 -5 34 12 35 -2 36 27 38 11 40 -2 66 -2 68 -3 69 14 71 -4 72 -2 121 -3
educac-especial	33 -3 34 13 36 -2
educacion especial	33 -4 34 18 36 -2
educational-	40 -3 42 14
educational~	40 -3 42 14
education~	16 -4 33 -8 34 14 36 33 38 12 61 -2 64 -2 65 -3 66 -2 68 -2 69 23 71 -2 72 -3 117 -2 121 -7
educo-	7 -3 28 16
educ~	7 -2 19 14 33 -5 34 11 35 -2 36 26 38 10 40 -2 66 -2 68 -3 69 14 71 -3 72 -2 121 -3
ed~	33 -6 34 16 125 -3
eeoc-	135 35
eeoc~	135 35
efecto-	38 -8 134 26
efect~	38 -8 134 26
effect-	134 21
effect~	134 21
egg-	7 12 10 11 11 -7 33 -2 35 -2 53 2 79 -2 124 -5 138 5
egg~	7 12 10 11 11 -7 33 -2 35 -2 53 2 79 -2 124 -5 138 5
eiffel tower	138 10
eiffel-	138 28
eiffel-tower	138 7
eiffel~	138 28
eight-	2 22
eight~	2 22
ein-	115 13
ein~	115 13
ejecutiva-	112 9
ejecutiv~	112 9
el 988	119 10 124 -4
el barrio	43 -2 46 3
el bil	6 -3 59 3
el calor	56 2
el celular	31 5 32 -2 36 -2 58 6 138 -2
el coro	44 -3 45 9
el deposito	1 -4 135 4
el dia	22 -2 26 10 31 6 67 -2 138 6
el dinero	0 3 19 6 78 -2 118 10 129 -2 138 -3
el dolor	26 7 134 -7
el dueno	1 -7 135 7
el formulario	63 -7 106 3 107 4 122 8
el gas	6 4
el internet	57 -2 59 8
el mandado	7 6 12 3
el mes	25 6 78 -4 79 -2 137 7
el numero	102 14 138 -2
el pelo	76 6
el rio	51 6 136 -2
el trabajo	17 -6 20 4 39 6
el verano	42 5
el viernes	7 4
el-	0 3 1 2 2 -2 7 5 10 2 20 3 24 2 26 4 35 -2 39 3 43 5 45 2 50 3 58 2 59 3 63 -4 73 3 78 -3 79 -2 89 2 99 -6 102 3 118 3 119 2 121 -2 124 -3 134 -2 138 9
el-988	119 6 124 -2
el-barrio	46 2
el-bil	6 -2 59 2
el-celular	31 3 58 3
el-coro	44 -2 45 5
el-de	7 2 23 2 26 5 105 2 106 -2 134 -2 138 5
el-del	0 2 6 -2 59 2
el-deposito	1 -2 135 2
el-dia	26 6 31 3 138 3
el-dinero	0 2 19 3 118 6 138 -2
el-dolor	26 4 134 -4
el-dueno	1 -4 135 4
el-en	31 3
el-esta	7 3 59 3 107 2
el-evento	109 3
el-formulario	63 -4 106 2 107 2 122 5
el-gas	6 3
el-gratis	76 3
el-internet	59 5
el-mandado	7 4 12 2
el-me	10 4 24 5 26 -4 73 2
el-mes	25 3 78 -2 137 4
el-no	1 3 24 4
el-numero	102 8
el-para	1 -4 12 2 135 4
el-pasado	25 3 78 -2 137 4
el-pelo	76 3
el-rio	51 3
el-trabajo	17 -4 20 2 39 4
el-verano	42 3
el-viern	7 2
el-y	7 2 20 2
elderly parent	28 -6 35 7
elderly-	8 7 28 -8 35 23 123 -2
elderly-parent	28 -4 35 5
elderly~	8 7 28 -8 35 23 123 -2
elecc-	138 27
eleccion-	138 27
elect-	65 -2 112 -2 138 34
election~	65 -2 112 -2 138 34
electric-	6 9
electrician-	16 15
electricidad-	6 6
electricidad~	6 6
electricista-	16 4
electricist~	16 4
electricity-	6 15
electricity~	6 15
electrici~	16 15
electric~	6 9
electronic-	78 -15 79 -14 95 33
electronico-	57 -3 59 -2 103 15
electronic~	57 -3 59 -2 78 -12 79 -12 95 28 103 12
elec~	138 46
elefant-	138 15
elefant~	138 15
elegibl-	125 35
elegibl~	125 35
eligibility-	33 -5 34 7 125 31
eligibility~	33 -5 34 7 125 31
eligibl-	112 -2 125 36 138 -8
eligibl~	112 -2 125 36 138 -8
eliminar-	110 -10 111 22
eliminen-	111 29
elimin~	110 -9 111 43
ello-	31 7
ell~	31 7
elon-	112 -8 138 29
elon~	112 -8 138 29
els-	17 4 105 -2 123 31 133 16
els~	17 4 105 -2 123 31 133 16
elvis-	114 -2 138 4
elvi~	114 -2 138 4
el~	0 3 1 2 2 -2 7 5 10 2 20 3 24 2 26 4 35 -2 39 3 43 5 45 2 50 3 58 2 59 3 63 -4 73 3 78 -3 79 -2 89 2 99 -6 102 3 118 3 119 2 121 -2 124 -3 134 -2 138 9
email address	103 9
email you	57 -2 103 7
email-	57 10 59 -4 61 -2 63 -6 78 -2 102 -3 103 30 104 -3 106 9 111 11 130 -2 138 -2
email-address	103 6
email-i	57 2
email-me	57 -5 102 -2 103 -4 106 8 111 13
email-you	103 4
emailing~	57 -8 103 -6 111 30 130 -3
email~	57 13 59 -4 61 -2 63 -6 78 -2 102 -3 103 33 104 -3 106 9 138 -2
embarazada-	17 -3 26 24 27 -4 134 18 135 6
embarazo-	26 31
embaraz~	17 -3 26 42 27 -4 134 16 135 5
emergencia-	1 4 21 -3 22 -6 76 -3 102 -2 119 23
emergenci~	1 4 21 -3 22 -6 76 -3 102 -2 119 23
emergency housing	0 17 2 -4
emergency rent	1 7 19 -5
emergency-	0 23 1 6 2 -5 19 9 78 -2
emergency-hous	0 11 2 -3
emergency-money	0 -3 1 4 19 5
emergency-rent	1 4 19 -3
emergency~	0 23 1 6 2 -5 19 9 78 -2
emocional-	21 8 22 -12 119 17
emocional~	21 8 22 -12 119 17
emotional-	21 17 22 -10
emotionally-	21 11 22 -3 114 -6
emotionally~	21 11 22 -3 114 -6
emotional~	21 17 22 -10
empezar-	18 6 74 12 86 6 106 -3 113 -5 114 -3 122 -2
empezar-de	74 3 86 3 106 -2
empezarlo-	74 8 122 -2
empezaron-	74 -3 113 12 114 12 138 -2
empezo-	113 11 114 3
empez~	18 5 74 11 86 4 106 -3 113 10 114 7 122 -3
empieza-	138 4
empiezan-	41 9
empiezo-	20 4 73 -4 74 6 84 -5 85 -3 86 17 122 21 123 -3 138 -9
empiezo-voluntario	73 -2 84 -3 85 -2 86 10
empiez~	20 4 41 5 73 -4 74 5 84 -4 85 -3 86 15 122 19 123 -3 138 -6
empleo-	14 13 15 8 17 16 20 -2 25 -2 106 -3 109 10 122 -6
emple~	14 13 15 8 17 16 20 -2 25 -2 106 -3 109 10 122 -6
employ-	16 -2 17 20 20 -3 76 2 78 11 110 -2 118 -2 120 8 135 3
employed~	17 11 120 -3
employer~	17 18 120 -7
employment~	17 15 110 -2 120 -4
employ~	17 -7 20 -2 76 3 78 13 118 -2 120 19 135 4
emprend-	18 27
emprendedor-	18 27
emprendedora-	18 27
emprended~	18 46
emprendimiento-	18 26
emprend~	18 46
empresa-	18 14 73 -2 76 6
empresa-colaborar	76 2
empres~	18 14 73 -2 76 6
empty-	0 -2 2 -12 6 8 7 21 76 4 138 -2
empty~	0 -2 2 -12 6 8 7 21 76 4 138 -2
en casa	0 6 2 -3 8 -2 13 4 52 -2 57 -3 58 6 79 -4 94 8
en cuanto	106 8 138 -2
en el	0 5 3 6 31 3 36 -2 42 3 51 2 58 4 76 -3 77 3
en espanol	22 3 23 7 57 2 138 -5
en ingles	15 3
en la	6 2 7 2 11 4 15 -2 34 6 36 2 73 4 75 2 79 -2 85 -2 138 7
en las	19 9 34 6 60 -2 130 -5
en linea	18 6 59 -2 63 -2 73 -4 78 3 85 12 130 4
en mi	0 -3 1 4 2 -2 13 7 27 -3 46 2 50 2 56 5 57 2 74 9 77 6 79 -2 81 5 91 6 138 -2
en persona	100 19 105 -6 116 -3 137 -3
en petersburg	126 3
en que	0 -3 4 -3 25 -3 82 -2 93 5 100 8 121 10 126 -4 127 5 138 11
en su	0 5 2 -2 17 -3 75 6 120 8
en un	2 2 25 5 45 3
en-	0 4 2 -4 4 -2 8 -2 11 2 13 5 17 -2 19 3 23 2 27 -2 34 4 35 -2 56 2 58 3 61 -4 73 3 74 3 75 2 76 -3 77 5 79 -2 81 2 85 2 91 2 100 8 105 -2 120 2 121 3 126 4 138 8
en-a	100 4
en-ano	25 -3 138 11
en-ayudan	121 11
en-barrio	74 2 81 5
en-call	0 -2 46 2 77 2 100 3
en-casa	2 -4 6 2 8 -2 13 2 56 3 58 2 79 -2 91 4 94 3 138 6
en-celular	31 3 58 4
en-cuanto	106 5 138 -2
en-el	0 3 3 4 31 2 42 2 58 2 76 -2 77 2
en-escuela	11 4 34 6 36 2
en-espanol	22 2 23 4 138 -3
en-estado	4 -2 79 2 93 4 126 4
en-evento	35 -3 73 5 75 3
en-iglesia	77 2 79 -2
en-ingl	15 2
en-la	11 2 34 4 73 2 138 4
en-las	19 6 34 3 130 -3
en-linea	18 3 78 2 85 6 130 2
en-mi	0 -2 1 2 13 4 27 -2 56 3 74 5 77 3 81 3 91 3
en-noch	0 -2 38 2
en-pais	57 3
en-persona	100 12 105 -4 116 -2 137 -2
en-petersburg	126 2
en-que	0 -2 4 -2 25 -2 93 3 100 5 121 7 126 -2 127 3 138 7
en-su	0 3 17 -2 75 3 120 5
en-tiempo	106 5
en-trabajo	77 2
en-un	25 3 45 2
en-verano	42 3
encabezar-	74 3
encabez~	74 3
encanta-	43 4
encant~	43 4
encargada-	112 10
encargado-	112 12
encarg~	112 18
encontr-	54 -12 55 16
encontrar-	0 -3 2 20 17 10 20 -3
encontr~	0 -3 2 17 17 8 20 -3 54 -9 55 12
encuentran-	100 19
encuentro-	2 19 17 4 76 -2 99 5 124 -4 138 -4
encuentr~	2 16 17 3 76 -2 99 4 100 15 124 -4 138 -3
encuesta-	81 36
encuest~	81 36
end hunger	7 -5 80 7
end-	7 -7 16 5 17 -3 80 23 114 -2 138 5
end-hunger	7 -4 80 5
ended-	17 6 20 -2 22 -5 26 11 63 -2
ended~	17 6 20 -2 22 -5 26 11 63 -2
end~	7 -7 16 5 17 -3 80 23 114 -2 138 5
energy assistance	6 3
energy-	6 14
energy-assistanc	6 2
energy~	6 14
enfamil-	10 8
enfamil~	10 8
enferma-	8 7 10 -2 26 27
enfermera-	26 10 27 -2 73 6 76 -6
enfermer~	26 10 27 -2 73 6 76 -6
enfermo-	26 26
enferm~	8 5 10 -2 26 44
engin-	27 -3 79 -2 122 -5 138 16
engin~	27 -3 79 -2 122 -5 138 16
english-	17 4 34 4 39 14
english-you	107 5
english~	17 4 34 4 39 14
enlatada-	7 -15 8 -3 9 -2 79 30
enlat~	7 -15 8 -3 9 -2 79 30
enojo-	21 7
enoj~	21 7
enough-	1 3 2 -2 7 9 8 -3 77 -4 90 8
enough~	1 3 2 -2 7 9 8 -3 77 -4 90 8
enrol-	30 3 122 43 135 -2
enrollment~	122 28
enroll~	30 3 122 25 135 -2
ensaya-	44 -4 45 9
ensay~	44 -4 45 9
ensenan a	49 3
ensenan-	49 4
ensenan-a	49 2
ensenar-	49 -8 57 -2 73 21
ensen~	49 -3 73 17
enter-	1 -6 60 -2 78 -5 110 -4 130 22 135 10
enterar-	17 -4 110 10
entered~	1 -8 110 -4 135 13
enter~	17 -4 110 10
entiend-	31 -2 36 8
entiendo a	34 -4 36 4 37 -3 39 10
entiendo la	57 10 62 3
entiendo-	21 -4 26 -4 34 3 36 4 37 -3 39 19 57 8 62 2 63 4 107 -2 110 -3
entiendo-a	34 -2 36 2 39 5
entiendo-la	34 -2 36 2 39 4 57 5
entiend~	31 -2 36 8
entierro-	25 12
entierr~	25 12
entranc-	8 -3 101 11
entranc~	8 -3 101 11
entrar-	3 -4 33 -3 79 -2 101 13
entrega-	4 -2 7 -2 8 18 19 -2 77 9 90 -2 92 -5 109 10 137 -2
entregan-	8 2
entregar-	8 4 77 -7 78 -4 79 21 92 -3 94 -2 130 -2
entrego-	8 -2 77 -10 79 -11 94 26
entreg~	4 -2 7 -2 8 19 19 -2 78 -3 79 6 90 -2 91 -2 92 -6 94 11 109 9
entrenamiento-	16 10 17 -5 67 11 73 -10 85 14
entrenamiento-voluntario	73 -5 85 8
entren~	16 10 17 -5 67 11 73 -10 85 14
entrepreneur-	18 34 138 -3
entrepreneurship-	18 35
entrepreneurship~	18 35
entrepreneur~	18 34 138 -3
entrevista-	4 -3 15 19 21 -2 39 -3 75 3
entrevista-trabajo	15 3 39 -2
entrevistan-	15 2
entrevistar-	15 -27 75 39
entrevist~	4 -3 15 6 21 -2 39 -3 75 21
entr~	3 -4 33 -3 79 -2 101 13
ent~	21 -3 26 -4 34 3 36 3 37 -3 39 17 57 7 62 2 63 4 78 -3 107 -2 110 -3 130 16
enviar-	57 -6 103 8 104 13 106 -2
environ-	50 39 66 -2 68 -2 69 -2 71 24 72 -6 80 -3 121 -7 138 -2
environmental-	50 35
environmental~	50 35
environment~	50 39 66 -2 68 -2 69 -2 71 24 72 -6 80 -3 121 -7 138 -2
envi~	57 -6 103 8 104 13 106 -2
en~	0 4 2 -4 4 -2 8 -2 11 2 13 5 17 -2 19 3 23 2 27 -2 34 4 35 -2 56 2 58 3 61 -4 73 3 74 3 75 2 76 -3 77 5 79 -2 81 2 85 2 91 2 100 8 105 -2 120 2 121 3 126 4 138 8
epilepsy-	26 -2 32 -2 33 18
epilepsy~	26 -2 32 -2 33 18
equal-	138 34
equal~	138 34
equation-	138 23
equation~	138 23
equipo-	20 -13 74 7 112 23
equip~	20 -13 74 7 112 23
equivalencia-	38 35
equivalenci~	38 35
equivalency-	23 -4 34 -3 38 34
equivalency~	23 -4 34 -3 38 34
er-	0 7 106 -3
era-	57 -2 59 -2 60 10 78 -2
eras-	73 -2 111 40
erased~	73 -2 111 15
eras~	111 32
era~	57 -2 59 -2 60 10 78 -2
ere-	62 -9 105 -6 115 -3 116 35 136 6 138 11
ere-persona	105 -4 116 5
ere-tonto	116 -2 136 5
eres tonto	116 -3 136 7
ere~	62 -9 105 -6 115 -3 116 35 136 6 138 11
errand-	35 8 76 -8
errand~	35 8 76 -8
error-	19 2
err~	19 2
er~	0 7 106 -3
es el	22 -2 23 3 26 7 31 -2 61 3 67 -2 138 8
es fraude	60 -11 115 18
es gratis	119 5 124 13
es la	9 3 36 3 51 7 57 -2 77 -2 99 -4 100 2 109 3 119 4 137 2 138 -3
es real	115 7 138 -2
es seguro	24 -2 26 -10 78 -2 110 19 130 2
es su	102 2 103 2 108 8 117 5
es todo	115 -2 133 23 138 -2
es un	56 6 74 -7 89 8 116 4
es wondrous	117 7
es-	7 -2 19 -3 22 -2 24 -2 26 -2 31 -2 38 2 51 3 57 -2 60 -9 63 -2 66 2 67 2 70 2 71 2 72 2 73 -2 74 -4 77 -2 78 -2 81 2 88 -2 89 5 99 -6 105 -4 108 3 109 7 110 8 114 -3 115 15 116 9 117 9 119 5 121 -2 123 3 124 4 125 -2 133 8 138 15
es-988	119 4
es-capitulo	74 -6 89 13
es-dia	26 7 138 3
es-el	23 2 26 4 61 2 119 4 124 -2 138 5
es-fraud	60 -8 115 12
es-gratis	119 3 124 9
es-la	51 4 81 3 99 -2 119 2 138 -2
es-para	116 -2 123 7 134 2
es-real	115 5
es-seguro	26 -7 110 13
es-su	108 5 117 3
es-todo	133 16
es-un	56 3 74 -4 89 5 116 2
es-wondrous	117 5
escanear-	5 -10 63 15
escane~	5 -10 63 15
escolar-	7 -10 9 -10 11 20 21 -3 36 21 41 5 80 -2
escolar~	41 7
escol~	7 -12 9 -11 11 24 21 -4 36 25 80 -3
escrib-	14 2 138 13
escribem-	138 18
escribem~	138 18
escribieron-	19 -11 60 16
escribir-	27 -2 62 2 73 -2 75 5 104 31 106 5 116 -2 117 -3
escribirl-	103 35
escribirl~	103 35
escribo-	44 10 45 -3 57 -5 60 -2 75 11 103 8 130 2
escribo-un	57 -2 75 6 103 4
escrib~	19 -6 27 -2 44 6 45 -2 57 -3 60 6 62 2 75 11 103 5 104 23 106 3 117 -3 138 7
escuch-	21 16 107 -7
escucha-	21 13
escuch~	21 25 107 -6
escuela de	11 -3 42 2 59 7
escuela-	2 2 4 3 7 -2 11 6 16 -6 26 2 27 -2 28 3 31 8 34 5 36 13 37 -2 38 6 40 4 41 10 42 3 59 3 61 -2 73 -2 77 -3 79 -2 138 -2
escuela-de	11 -2 42 2 59 4
escuela-los	11 3 38 4
escuela-verano	11 -2 42 5
escuela-y	11 5
escuel~	2 2 4 3 7 -2 11 6 16 -6 26 2 27 -2 28 3 31 8 34 5 36 13 37 -2 38 6 40 4 41 10 42 3 59 3 61 -2 73 -2 77 -3 79 -2 138 -2
esl-	39 13
esl~	39 13
eso-	133 10
esol-	39 35
esol~	39 35
eso~	133 10
espacio-	76 19
espaci~	76 19
espana-	138 35
espanol-	22 3 23 7 26 6 57 2 106 -2 107 7 138 -5
espanol~	22 3 23 7 26 6 57 2 106 -2 107 7 138 -5
espan~	138 35
especial-	10 9 19 -2 31 -4 33 15 34 16 36 -3 81 -3
especial~	10 9 19 -2 31 -4 33 15 34 16 36 -3 81 -3
espera-	21 -2 41 -2 106 -7 122 32 137 -7
esperando-	106 9
esperar-	106 9 138 -2
espero-	106 13
esper~	21 -2 106 17 122 21 137 -5 138 -2
espiritu-	47 35
espiritual-	47 5 48 3
espiritualidad-	21 -2 48 17
espiritualidad~	21 -2 48 17
espiritual~	47 5 48 3
espiritu~	47 35
esposa-	8 -5 10 6 25 5 28 -2 29 10 120 -2 137 13 138 -2
esposo-	24 3 25 -3 28 9 29 6 30 -3 79 6 110 2
espos~	8 -3 10 5 24 3 28 6 29 13 30 -3 79 5 137 8 138 -2
essay help	11 -2 36 9 138 -2
essay-	11 -2 36 -2 38 -2 40 5 75 -2 128 -2 138 22
essay-help	36 6
essay~	11 -2 36 -2 38 -2 40 5 75 -2 128 -2 138 22
est-	1 7 2 7 3 -7 10 -5 23 2 99 -7 109 26 110 7 124 -2 133 20
est-fin	99 -4 109 8
est-mes	1 4 3 -4 109 7
esta el	7 5 19 -5 63 -2 122 11
esta en	37 2 106 -2 107 5
esta la	81 6 101 10
esta matando	17 2
esta muriendo	18 8 76 -6 102 2 138 -2
esta muy	19 2 41 5 50 6 56 -4 59 5
esta-	2 -5 3 8 8 -2 18 4 21 3 36 2 41 2 50 4 56 -4 59 2 63 -3 76 -5 80 -2 81 3 99 -2 100 -3 101 5 106 -2 107 2 109 11 112 9 117 7 120 -2 122 4 131 25 135 -4 137 6 138 2
esta-cargo	112 11 135 -2
esta-el	7 3 19 -2 122 6
esta-en	36 3 107 2
esta-la	81 3 101 6
esta-muriendo	18 5 76 -4
esta-muy	41 3 50 3 56 -2 59 3
establecida-	114 35
establec~	114 35
establish-	114 35
established~	114 35
estacionamiento-	19 -3 76 -6 77 11 100 26 101 29 109 -2
estacion~	19 -3 76 -6 77 11 100 26 101 29 109 -2
estado-	4 -11 93 20 106 13 109 -2 122 -11 125 28 126 19 135 -6 138 10
estafa-	115 22
estafado-	60 2
estafador-	60 3
estafad~	60 3
estafaron-	60 5
estaf~	60 6 115 16
estamo-	6 24 7 7 29 3
estamo-en	6 4
estampilla-	6 -5 7 19 17 -5
estampill~	6 -5 7 19 17 -5
estan abiertos	99 8
estan contratando	100 -4 120 13
estan-	0 -3 7 3 17 -5 25 -2 99 15 100 28 120 16 126 -4 138 -2
estan-abierto	99 6
estan-contratando	100 -3 120 9
estar-	4 -7 17 -4 93 13 135 8
estatus migratorio	125 9 135 -4
estatus-	106 14 125 6 135 -6
estatus-migratorio	125 6 135 -3
estatu~	106 14 125 6 135 -6
este fin	99 -6 109 13
este mes	1 7 3 -6 109 10 124 -2
esteem-	21 22
esteem~	21 22
esto es	105 -2 115 5 116 3 138 -2
esto-	74 4 80 6 105 -3 107 -7 109 -2 115 4 116 27 117 -2 138 2
esto-es	105 -2 115 4 116 2
estomago-	134 15
estomag~	134 15
estoy embarazada	26 -3 27 -3 134 16
estoy muy	25 5
estoy-	2 -2 8 4 15 2 21 -2 25 3 26 -4 27 -3 32 -2 56 10 122 3 134 16
estoy-embarazada	26 -3 27 -2 134 11
estoy-en	32 -2 56 7 122 2
estoy-muy	25 3
estoy-y	8 3 26 3 27 -2
estoy~	2 -2 8 4 15 2 21 -2 25 3 26 -4 27 -3 32 -2 56 10 122 3 134 16
estr-	21 6
estresada-	21 2
estresado-	21 15
estres~	21 16
estr~	21 6
estudiant-	36 37
estudiant~	36 37
estudiar-	17 -2 19 -7 36 32 38 10 40 20 48 -2 78 -3
estudio biblico	48 10
estudio-	16 9 17 -4 38 9 43 19 44 7 45 -2 47 -13 48 25 99 -19
estudio-biblico	48 7
estudio-grabac	44 5
estudi~	16 7 17 -5 19 -6 36 24 38 15 40 15 43 15 44 6 45 -2 47 -11 48 20 78 -2 99 -16
estufa-	9 9
estuf~	9 9
estuvo-	7 6 25 -3
estuv~	7 6 25 -3
est~	0 -3 4 -5 6 7 7 4 8 -2 9 -2 10 -3 17 -3 21 2 25 -2 31 -2 50 2 56 -3 63 -3 73 -2 76 -4 78 -2 93 7 99 2 100 9 101 2 104 -2 105 -2 106 3 107 -2 109 16 110 2 112 5 116 9 117 3 120 6 121 -2 122 -3 124 -2 125 9 126 4 131 14 133 7 135 -3 137 2 138 5
es~	7 -2 19 -3 22 -2 24 -2 26 -2 31 -2 38 2 51 3 57 -2 60 -9 63 -2 66 2 67 2 70 2 71 2 72 2 73 -2 74 -4 77 -2 78 -2 81 2 88 -2 89 5 99 -6 105 -4 108 3 109 7 110 8 114 -3 115 15 116 9 117 9 119 5 121 -2 123 3 124 4 125 -2 133 8 138 15
etsy-	18 35
etsy~	18 35
evaluac-	81 32
evalu~	81 32
even-	0 -2 109 -2 129 6 131 14 133 -9
evening~	0 -2 131 17 133 -10
event-	23 -3 67 9 73 3 74 -2 75 8 76 7 77 7 78 -2 89 3 99 -2 101 -2 106 -2 109 11 126 -2
event-coming	109 2
event-fre	76 -3 109 -5 124 9
event-near	109 4 126 -2
event-up	109 2
evento-	35 -4 73 7 75 10 77 15 79 -5 109 9
events coming	109 3
event~	23 -3 35 -2 67 7 73 6 74 -2 75 13 76 6 77 15 78 -2 79 -3 89 2 99 -2 101 -2 106 -2 109 15 126 -2
even~	109 -2 129 7
ever-	15 2 75 -2 110 -7 136 19
everest-	138 35
everest~	138 35
evergreen student	36 -2 69 18
evergreen-	36 -3 69 39 110 -5
evergreen-student	69 11
evergre~	36 -3 69 39 110 -5
every day	19 17 77 -5 106 -4
every month	19 -5 76 -5 78 17
every night	7 -3 9 4 18 -3 76 -5 79 10
every week	7 2 73 -2 76 5 78 -2 84 10 85 -4
every-	9 4 18 -3 19 8 52 4 73 -2 76 4 77 -5 78 11 79 6 84 9 85 -3 95 -4 106 -3 129 8 138 -2
every-day	19 11 77 -3 106 -3
every-month	19 -3 76 -3 78 12
every-night	7 -2 9 2 76 -3 79 5
every-week	76 2 84 6 85 -2
everybody-	17 14 62 6 78 -5 105 -2 110 -4 116 -4 137 13
everybody~	17 14 62 6 78 -5 105 -2 110 -4 116 -4 137 13
everyon-	11 -3 35 7
everyon~	11 -3 35 7
everyth-	0 8 2 -2 4 13 5 8 7 3 11 -3 12 5 20 -2 21 6 22 -2 25 -9 28 -2 35 7 42 2 57 5 79 4 122 3 138 -2
everyth-is	25 -2 57 4 122 3
everyth-the	5 6 11 -2 42 2
everything is	25 -3 42 -2 57 7 122 5
everything~	0 8 2 -2 4 13 5 8 7 3 11 -3 12 5 20 -2 21 6 22 -2 25 -9 28 -2 35 7 42 2 57 5 79 4 122 3 138 -2
everywher-	0 6 17 13 106 -13 138 11
everywh~	0 6 17 13 106 -13 138 11
every~	9 4 18 -3 19 8 52 4 73 -2 76 4 77 -5 78 11 79 6 84 9 85 -3 95 -4 106 -3 129 8 138 -2
ever~	15 2 75 -2 110 -7 136 19
evic-	1 35
evicion~	1 35
evict me	1 -3 135 4
evict-	1 12 2 6 110 -2 135 -3 138 -2
evict-me	135 2
evictar-	1 2
evicted~	1 12
eviction~	1 8 2 8 110 -2 135 -7 138 -2
evict~	1 -2 135 5
ex-	17 12 24 13 26 -2 27 -2 29 -4 30 -2 77 -2 137 9
exam-	26 10 27 -2 73 -6 76 7
examen-	26 6 38 3 125 -14 135 25
exam~	26 13 27 -3 38 2 73 -5 76 6 125 -11 135 20
excel-	16 -2 57 34
excelent-	132 35
excelent~	132 35
excel~	16 -2 57 34
except-	6 -2 21 -7 29 18
except~	6 -2 21 -7 29 18
exchang-	138 23
exchang~	138 23
executiv-	112 10
executiv-director	112 4
executive director	112 7
executiv~	112 10
exempt-	19 -5 115 23 128 -17
exempt~	19 -5 115 23 128 -17
exenta-	19 -7 115 26 128 -18
exent~	19 -7 115 26 128 -18
exhaust-	17 -3 21 -4 28 13
exhausted~	17 -3 21 -4 28 13
exist-	117 24 138 9
existen-	114 7
exist~	114 5 117 22 138 8
expensiv-	10 2 26 9 35 3 124 32 134 -9
expensiv~	10 2 26 9 35 3 124 32 134 -9
experienc-	14 8 17 -3 73 -7 74 -14 83 -3 84 -3 85 17 88 21 89 -4
experienc-to	73 -2 74 -3 85 5 88 4
experience to	73 -3 74 -6 83 -2 85 8 88 7
experiencia para	73 -3 74 -7 85 6 88 7
experiencia-	17 7 73 -8 74 -11 83 -2 85 19 87 -9 88 22 89 -2 120 -2
experiencia-para	73 -2 74 -4 85 4 88 4
experienci~	17 7 73 -8 74 -11 83 -2 85 19 87 -9 88 22 89 -2 120 -2
experienc~	14 8 17 -3 73 -7 74 -14 83 -3 84 -3 85 17 88 21 89 -4
expir-	2 5 7 -8 8 -3 11 -2 78 -3 79 13 93 23 125 12
expir-food	7 -4 8 -2 79 9 93 8
expired food	7 -5 8 -2 78 -2 79 12 93 13
expired~	7 -8 8 -3 11 -2 78 -3 79 13 93 24 125 12
expir~	2 9
explod-	4 -6 79 7
exploding~	4 -7 79 9
explotar-	4 -4 79 13
explot~	4 -4 79 13
expung-	17 -3 135 15
expungement~	135 10
expung~	17 -2 135 9
extra-	1 -2 4 -3 10 -4 13 -2 73 3 76 6 79 6 135 12
extra-food	79 5
extranan-	25 3
extrano mucho	21 8 25 5 28 -2 36 -3
extrano-	21 11 25 7 28 -2 36 -4
extrano-a	21 4 25 3
extrano-mucho	21 4 25 3
extran~	21 10 25 9 28 -3 36 -3
extr~	1 -2 4 -3 10 -4 13 -2 73 3 76 6 79 6 135 12
ex~	17 12 24 13 26 -2 27 -2 29 -4 30 -2 77 -2 137 9
eye exam	26 4
eye-	73 -5 76 7 134 8
eye-exam	73 -2 76 3
eye~	73 -5 76 7 134 8
e~	78 -2 103 15
f-	32 -2 36 8
fabrica-	17 7 99 -2 120 -3
fabric~	17 7 99 -2 120 -3
facebook-	57 -7 59 -5 75 8 103 -3 108 31 110 -2
facebook~	57 -7 59 -5 75 8 103 -3 108 31 110 -2
facetim-	30 -5 57 16 59 -2
facetim~	30 -5 57 16 59 -2
fact-	31 -4 138 29
factura-	6 37
factur~	6 37
fact~	31 -4 138 29
fafsa-	40 10
fafs~	40 10
fail-	36 11 73 -2
failing~	36 11 73 -2
fair-	20 -2 26 12 32 -2 109 33 120 -3
fair~	20 -2 26 12 32 -2 109 33 120 -3
faith-	47 2 48 13
faith-talk	48 2
faith~	47 2 48 13
fak-	60 8 115 -13 136 15
fak~	60 8 115 -13 136 15
fal-	11 -2 23 2 29 5 36 4 42 -4 122 4
fal-apart	29 2 122 2
fallecimiento-	25 35
fallecio-	25 6 78 6 79 11
falleci~	25 6 78 6 79 11
fallec~	25 35
falling apart	29 4 42 -2 122 3
falling~	6 -2 11 -2 29 5 36 5 42 -4 122 4
fall~	23 2
falso-	60 4
fals~	60 4
falta-	1 3 32 14 81 12 135 -2
falta-para	1 2
falt~	1 3 32 14 81 12 135 -2
familia en	57 5 75 -2 138 -2
familia-	1 -2 8 -2 12 5 21 5 24 6 28 29 36 -2 57 3 61 -2 65 -2 68 13 73 2 75 -2 76 5 78 7 121 -3 122 -2 123 9 138 -2
familia-en	57 3
familiar-	21 -3 25 18 28 20 36 -2 80 -4
famili~	1 -3 3 -2 7 -3 8 -2 12 4 21 2 24 5 25 7 28 38 31 -3 36 -3 57 2 61 -2 65 -2 68 10 73 -2 75 -2 76 6 78 10 80 8 100 -5 109 6 121 -3 122 -3 123 6 135 -2 137 7 138 -3
family in	47 5 48 -3
family this	7 6 109 6
family-	0 2 1 -2 7 10 12 3 22 3 23 -4 24 5 28 31 31 -3 32 -3 33 -2 34 -2 47 2 48 -2 57 4 68 15 69 -3 71 -2 72 -2 73 -4 76 7 78 9 79 -3 80 8 100 -5 106 -3 109 9 110 -3 121 -4 122 -5 123 5 135 -2 137 7 138 -3
family-at	123 5
family-help	28 8 80 -2 100 -4 137 8
family-in	47 2 73 -2 80 9
family-this	7 3 109 3
family-week	7 3 109 3
family~	7 14 12 4 22 3 23 -5 24 6 28 30 32 -3 34 -2 47 3 48 -2 57 5 68 19 69 -3 71 -2 72 -2 76 6 78 5 79 -3 80 -3 106 -3 109 3 110 -3 121 -4 122 -4 123 6 138 -3
fan-	6 -5 49 3 56 14 138 2
fan-for	56 3
fan~	6 -5 49 3 56 14 138 2
far ahead	90 3
far-	20 8 27 3 75 -2 90 5 100 -4 101 6 105 -2 126 14 138 8
far-ahead	90 2
fare~	17 -2 20 13 27 8 100 -2 101 -9
farm-	13 40 18 -10 76 3 79 -11
farmer-	18 8
farmer~	18 8
farming~	13 24 18 -6 76 -6
farm~	13 24 18 -6 76 8 79 -11
far~	27 -2 75 -2 90 6 100 -3 101 12 105 -2 126 15 138 9
fast-	7 -4 9 -2 12 8 16 -3 17 11 79 -2 80 -2 98 7 106 5 122 -3 138 5
fast~	7 -4 9 -2 12 8 16 -3 17 11 79 -2 80 -2 98 7 106 5 122 -3 138 5
father-	25 4 28 13
fatherhood-	28 35
fatherhood~	28 35
fath~	25 4 28 13
faucet-	49 -8 138 19
faucet~	49 -8 138 19
fauna-	55 32
faun~	55 32
favor-	27 6 103 9 105 16 106 -6 122 -3 135 -2 138 -3
favorit-	117 -3 138 24
favorit~	117 -3 138 24
fav~	27 6 103 9 105 16 106 -6 122 -3 135 -2 138 -3
fawn-	21 -2 27 -2 55 8
fawn~	21 -2 27 -2 55 8
fe-	48 11
fea-	0 -3 43 -2 46 7
featur-	75 35 108 -2
featur-you	75 10
feature you	75 16
featur~	75 35 108 -2
fea~	0 -3 43 -2 46 7
fecha-	114 4
fech~	114 4
fed-	73 -5 84 -2 85 13
federal-	115 22 125 -12
federal~	115 22 125 -12
fed~	73 -5 84 -2 85 13
fee-	1 4 40 6 122 -2 124 16
feed my	7 14 26 -3 27 -3
feed-	7 39 9 12 11 8 26 -4 27 -4 28 -2 31 -3 100 -2 129 10 138 -6
feed-family	7 8
feed-kid	7 11
feed-my	7 10 26 -2 27 -2
feedback-	73 -2 81 35 117 -2 121 -2
feedback~	73 -2 81 35 117 -2 121 -2
feeding~	7 5 9 22 100 -2
feed~	7 39 9 -2 11 9 26 -4 27 -4 28 -2 31 -3 129 11 138 -6
feel like	21 6 22 -2
feel safe	21 -4 22 -3 24 2 138 16
feel-	21 20 22 -17 24 2 26 8 138 13
feel-lik	21 7 22 -2
feel-saf	21 -2 22 -2 138 9
feeling~	21 19 22 -13
feel~	21 7 22 -9 24 2 26 9 138 14
feet-	4 13
feet~	4 13
fee~	1 4 40 6 122 -2 124 16
fel-	50 -6 54 -10 55 19
fel-out	50 -3 55 4
fell out	50 -5 55 6
fell~	50 -6 54 -10 55 19
felon-	17 8 83 -6 122 -3 125 18
felony-	17 12 74 -5 83 -3 88 6 112 -4 124 -13 135 18
felony~	17 12 74 -5 83 -3 88 6 112 -4 124 -13 135 18
felon~	17 8 83 -6 122 -3 125 18
femenina-	3 -20 5 27
femenin~	3 -20 5 27
feminin-	5 18
feminin-product	5 7
feminine products	5 11
feminin~	5 18
feria-	17 -6 78 -2 109 31 120 -9 129 -2
feri~	17 -6 78 -2 109 31 120 -9 129 -2
festival-	109 35
festival~	109 35
fever-	134 3
fev~	134 3
few-	22 -4 47 13 73 -2 76 7 78 6 122 5 129 -2 138 -2
few~	22 -4 47 13 73 -2 76 7 78 6 122 5 129 -2 138 -2
fe~	48 11
fianza-	135 13
fianz~	135 13
fiebr-	134 9
fiebr~	134 9
field-	17 -2 116 -4 120 -2 127 26
field~	17 -2 116 -4 120 -2 127 26
fiesta-	79 5 109 34
fiest~	79 5 109 34
fight hunger	7 -3 29 -3 80 11
fight-	7 -3 28 4 32 6 80 15 135 3 138 -2
fight-hunger	7 -2 29 -2 80 8
fighting~	29 3 32 10 34 -2
fight~	7 -3 28 5 80 17 135 4 138 -2
figur-	29 8 63 10 73 -4
figur-out	29 3 63 4
figura-	32 20
figure out	29 6 63 7 73 -3
figur~	29 7 32 16 63 9 73 -4
fil-	40 3 57 3 63 3 86 4 106 6 122 -6 123 8 135 2
fil-fafsa	40 3
fil-for	123 5
fil-form	63 -5 106 6
fil-out	40 2 63 4 122 -2 123 3
fil-the	86 2 122 -2 123 3
filed-	1 20
filed~	1 20
fill out	63 -2 86 3 106 -3 123 9
filled out	106 9
filled~	63 -13 86 2 106 23 122 -2 123 -2
filling out	40 3 63 11 106 -2 122 -2
filling~	40 4 63 16 73 -2 106 -3 122 -3 123 -2
fill~	63 4 86 3 106 -8 122 -4 123 14
film-	75 12 97 9 109 -8
film-at	75 -3 97 6
filmar-	52 -2 75 2
filming~	75 9 97 -4
film~	75 8 97 11 109 -8
fil~	57 6 63 -2 103 -2 135 4
fin de	7 6 99 -2 109 6
fin semana	99 7 109 5
fin-	7 3 18 3 25 -3 27 -3 28 -2 29 8 31 6 99 21 109 4 115 4 135 9 138 -3
fin-de	7 2 29 4 31 3 99 3 109 2
fin-lucro	115 3
fin-semana	29 3 31 3 99 11 109 3
final-	6 10
finally-	0 -2 3 10 6 -2
finally~	0 -2 3 10 6 -2
final~	6 10
financ-	19 37 112 -2
financia-	112 -2 113 -2 118 26
financial aid	19 -8 40 23 122 -3
financial-	19 34 40 18 67 -2 78 12 80 -2 122 -5 129 -2
financial-aid	19 -6 40 14 122 -2
financially-	78 32 80 -9
financially~	78 32 80 -9
financial~	19 34 40 18 67 -2 78 12 80 -2 122 -5 129 -2
financiamiento-	118 27
financiera-	19 23 28 -3 34 -2 36 -8 38 -2 40 27 121 -5 122 -3
financier~	19 23 28 -3 34 -2 36 -8 38 -2 40 27 121 -5 122 -3
financi~	112 -2 113 -2 118 45
financ~	19 37 112 -2
finanza-	19 14
finanz~	19 14
find a	17 4 22 5 26 3
find housing	2 5
find out	1 -3 106 2 110 11 135 -3
find work	17 13 39 -4
find-	0 -2 1 -3 2 14 10 -2 17 12 22 4 26 2 39 -3 40 5 73 -2 78 -2 100 18 124 -3 135 -3
find-a	17 2 22 3 26 2
find-apart	2 5
find-counselor	22 2
find-hom	2 3
find-hous	2 3
find-i	2 2
find-job	17 4
find-out	1 -2 110 7 135 -2
find-plac	2 3 100 -3
find-therapist	22 2
find-work	17 8 39 -2
finding~	17 5 110 -2
find~	0 -2 1 -3 2 14 10 -2 17 10 22 4 26 2 39 -3 40 6 73 -2 78 -2 100 19 110 2 124 -3 135 -3
fines de	25 -3 29 8 31 7 99 6 109 -2
fines lucro	115 3
finger-	19 12 78 -2 129 -2
fingerprint-	73 -4 82 -3 83 35 84 -6 85 -9 86 -2
fingerprint-volunt	73 -2 83 14 84 -2 85 -4
fingerprinting~	73 -3 83 21 84 -2 85 -3
fingerprint~	73 -3 82 -2 83 20 84 -5 85 -8 86 -2
finger~	19 12 78 -2 129 -2
finish high	38 3
finish my	130 9
finish school	11 -2 34 -3 36 -3 38 17
finish-	11 -3 34 -6 36 -4 38 28 73 -2 130 9
finish-high	38 2
finish-my	130 5
finish-school	11 -2 34 -3 36 -2 38 13
finished~	34 -4 36 -2 38 9
finish~	11 -3 34 -4 36 -4 38 23 73 -2 130 9
fin~	7 3 18 3 25 -3 27 -3 28 -2 29 8 31 6 99 21 109 4 115 4 135 9 138 -3
fir-	0 39 2 -7 3 2 4 3 7 -2 109 2 122 -2 133 -2 135 2 138 10
fired-	17 12
fired~	17 12
fire~	0 39 2 -7 3 2 4 3 7 -2 109 2 122 -2 133 -2 135 2 138 10
firm-	76 7 77 -4
firmar-	73 -7 76 -5 82 -2 83 27 84 -5 85 -3
firm~	18 -2 73 -6 76 2 77 -3 82 -2 83 25 84 -4 85 -3
first aid	16 -2 67 17
first grader	37 5
first job	20 9 32 -2 35 -2 82 -3
first paycheck	17 -3 20 15 138 -2
first shift	73 -9 84 -6 85 4 86 18 122 -3
first-	1 6 7 -2 16 -2 17 -3 20 18 22 3 23 -4 25 4 26 -3 27 -2 32 -2 34 -2 35 -2 37 4 40 10 67 10 73 -8 82 -3 84 -5 85 2 86 14 101 7 102 -2 121 -3 122 27 125 -2 138 -4
first-aid	16 -2 67 11
first-grader	37 4
first-job	20 6 82 -2
first-paycheck	17 -2 20 9
first-shift	73 -6 84 -3 85 2 86 12 122 -2
first~	1 6 7 -2 16 -2 17 -3 20 18 22 3 23 -4 25 4 26 -3 27 -2 32 -2 34 -2 35 -2 37 4 40 10 67 10 73 -8 82 -3 84 -5 85 2 86 14 101 7 102 -2 121 -3 122 27 125 -2 138 -4
fiscal-	102 -13 115 29
fiscal~	102 -13 115 29
fish-	125 -8 135 -2 138 26
fishing~	125 -9 135 -2 138 13
fish~	138 17
fisico-	26 7
fisic~	26 7
fiv-	7 -4 17 -4 66 27
fiv-food	17 -2 66 11
fiv-group	17 -2 66 11
five group	7 -2 17 -3 66 19
fiv~	7 -4 17 -4 66 27
fix a	17 -4 49 -8 111 12 138 12
fix it	26 -2 49 13 138 -3
fix my	19 3
fix things	16 10
fix-	0 -3 1 2 16 6 17 -3 18 7 19 2 26 -2 49 4 63 9 76 -2 102 -2 111 8 122 -2 135 -3 138 9
fix-a	17 -2 49 -5 111 7 138 7
fix-and	1 2 18 6
fix-car	18 4 49 -2 138 6
fix-credit	19 2
fix-it	26 -2 49 8 138 -2
fix-thing	16 5 49 2
fix-toaster	49 5
fixed income	2 2 17 -2 125 7
fixed-	2 2 17 -4 125 13
fixed-incom	125 5
fixed~	2 2 17 -4 125 13
fix~	0 -3 1 2 16 6 17 -3 18 7 19 2 26 -2 49 4 63 9 76 -2 102 -2 111 8 122 -2 135 -3 138 9
flashlight-	17 -2 33 -2 138 26
flashlight~	17 -2 33 -2 138 26
flat-	6 -2 138 24
flat~	6 -2 138 24
flight-	138 18
flight~	138 18
flood-	0 13 25 -4
flood-and	0 5 25 -2
flooded~	0 6
flood~	0 9 25 -5
floor-	0 -3 3 17 7 -3 52 -3 73 5 76 -2
floor-we	0 -4 3 8
floor~	73 7 76 -2
flor-	13 -16 52 24
flore~	13 -16 52 24
flower-	13 -15 52 20 78 7 79 -7
flower~	13 -15 52 20 78 7 79 -7
flo~	0 -3 3 18 7 -4 52 -3
flu shots	76 4 124 -3
flu-	26 12 76 5 106 -7 114 -2 124 -3 134 18
flu-shot	26 6 76 2
flu~	26 12 76 5 106 -7 114 -2 124 -3 134 18
fly-	54 -2 55 10 106 -5 138 23
flyer-	18 -3 31 -3 73 7 76 4 112 -4 138 13
flyer~	18 -3 31 -3 73 7 76 4
fly~	54 -2 55 9 106 -5 112 -4 138 34
focus-	126 -2 127 13
focu~	126 -2 127 13
folder-	41 2
folder~	41 2
folk-	0 3 17 -3 48 5 73 9
folk~	0 3 17 -3 48 5 73 9
follow you	75 -5 106 -3 108 14
follow-	32 -2 75 2 97 5 106 19 108 20 138 -3
follow-you	75 -3 106 -2 108 10
follower~	75 25 97 12 108 -15 138 -4
followup-	106 35
followup~	106 35
follow~	32 -2 75 -23 97 -5 106 23 108 39
fondo-	1 2 77 20
fond~	1 2 77 20
food allergies	7 -2 10 3
food bank	7 7 138 -2
food box	7 10 79 -6
food can	78 -2 79 -8 93 13
food delivered	8 5 28 -2
food distribution	7 -7 109 16
food drive	7 -2 77 -3 92 8
food for	7 -3 11 6 78 7 138 -2
food from	7 -5 79 5 109 -3 123 -3 137 12
food in	2 -3 7 7 8 -2 13 7 52 -3
food on	3 -2 7 11 8 -2 73 3 99 -2
food program	7 -3 65 -2 66 19 69 -2 78 8 112 9 121 -5 138 -5
food scraps	53 9
food stamps	5 7 7 -5 63 2
food to	8 2 78 -9 79 12
food truck	7 -2 18 23 79 -2
food-	0 -2 1 -2 2 -2 7 14 8 13 9 4 10 9 11 13 13 3 16 9 18 5 19 -4 26 -3 27 -4 31 -4 35 -4 38 -2 41 -3 42 -6 52 -2 53 3 56 -3 66 9 73 2 75 -2 76 4 78 -2 79 9 93 5 94 -2 97 2 99 -3 109 6 112 2 121 -2 123 -2 125 -2 129 2 137 2 138 -2
food-allergy	10 2
food-at	8 6 79 -4
food-bank	7 5
food-box	7 7 79 -4
food-can	79 -5 93 7
food-deliver	8 3
food-distribut	7 -5 109 11
food-do	5 5 7 -2
food-driv	92 4
food-for	7 -2 11 4 78 4
food-from	7 -3 79 3 109 -2 123 -2 137 7
food-in	7 4 13 3
food-is	7 2 10 4 23 -2
food-kid	11 15 31 -10
food-my	7 2 8 6 79 -3
food-on	7 6 73 2
food-program	7 -2 66 11 78 5 112 5 121 -3 138 -3
food-scrap	53 6
food-stamp	5 4 7 -2
food-the	3 -2 7 10 8 -2
food-to	78 -6 79 8
food-truck	7 -2 18 15 79 -2
food-you	7 -2 123 -2 137 6
foodbank-	7 35
foodbank~	7 35
food~	0 -2 1 -2 2 -2 7 14 8 13 9 4 10 9 11 13 13 3 16 9 18 5 19 -4 26 -3 27 -4 31 -4 35 -4 38 -2 41 -3 42 -6 52 -2 53 3 56 -3 66 9 73 2 75 -2 76 4 78 -2 79 9 93 5 94 -2 97 2 99 -3 109 6 112 2 121 -2 123 -2 125 -2 129 2 137 2 138 -2
footag-	13 -4 52 -13 75 21
footag-your	13 -2 52 -5 75 8
footag~	13 -4 52 -13 75 21
footbal-	61 -8 138 8
football~	61 -8 138 8
for a	1 -4 4 4 7 -2 16 5 25 -2 26 -4 32 -3 35 2 47 4 49 -2 52 2 61 -2 73 4 75 4 76 -4 77 -2 79 -2 81 4 82 -3 86 -2 87 4 90 2 91 3 92 2 101 2 120 2 122 -2 123 4 134 8
for an	4 -2 15 6 75 -2
for anxiety	21 -3 22 9
for children	11 2 31 -2 33 9
for college	40 -6 58 7
for donations	77 7 78 -2 79 9 92 -3 94 -9
for families	7 -2 31 -3 78 7 109 9
for food	7 3 8 10 27 -4 63 2
for free	7 3 9 5 76 -4 124 -3
for help	73 -2 80 -2 110 7 122 16 123 -2 137 8
for hosting	74 -2 77 -3 87 -2 90 7 91 8 92 -2
for jobs	14 8 17 -5
for kids	11 2 28 -5 31 17 42 2 54 7 61 2
for leading	87 12
for me	2 4 8 5 24 3 31 -2 47 5 107 16 121 5 135 -2 138 -12
for more	1 7 122 8
for my	2 4 3 3 5 5 22 2 25 2 26 7 27 2 28 -3 29 -2 31 -2 32 2 33 -2 34 2 56 4 61 -2 73 -2 79 -2 106 -2 122 -3 123 12 128 2
for our	16 -5 50 8 56 -7 67 7
for people	10 2 12 -6 25 4 73 10
for real	115 4 124 12
for rent	1 -3 2 6
for school	26 3 40 7 59 2 77 2 78 -2 124 -4
for seniors	35 -4 43 2 45 3 54 6 57 2 73 -2 99 -2
for some	7 9 9 6 76 -4 138 -3
for somebody	10 3 104 5 123 4
for someone	0 -5 3 9 17 2 53 -4 122 -2 123 16
for taxes	128 5 138 -3
for the	0 -3 2 -3 3 4 5 11 6 -3 7 -2 9 2 15 4 21 -4 27 -2 73 -2 75 7 79 -3 80 6 83 4 102 -4 109 6 119 3 124 3 128 -2 130 -2 132 5
for volunteers	67 4 73 -5 82 6 85 5 125 -2
for work	16 7 39 5 57 7 58 -2 130 -2
for you	8 -2 17 -3 20 -3 31 -2 73 11 76 3 77 12 79 -2 83 7 90 -3 91 -3 94 4 102 -4 120 15 125 -2 138 -6
for your	26 -3 45 -2 73 2 76 5
for-	2 2 5 3 17 -3 19 -2 21 -2 73 3 74 -2 79 -2 80 2 83 2 102 -2 117 2 120 2 123 7 125 -2 134 4
for-10	31 3 82 -2
for-a	1 -2 4 2 16 3 26 -2 32 -2 47 2 73 2 74 -2 75 2 76 -2 81 2 82 -2 87 4 91 2 123 2 134 5
for-all	73 3 120 5
for-an	15 3
for-and	9 -2 11 2 24 2 42 4
for-anxiety	21 -2 22 7
for-at	67 4 73 -2 77 3 79 -3
for-baby	2 -2 26 3 138 4
for-boy	4 2 32 3
for-brother	25 7 137 2
for-chapter	73 -2 74 -2 87 2 88 5
for-cheap	2 2
for-child	34 5 134 2
for-children	33 5
for-class	36 -2 41 4 61 -3 112 -2 124 5 138 3
for-colleg	40 -4 58 5
for-community	80 15
for-dad	26 6 123 -3
for-day	73 6 76 -3
for-disabl	35 2
for-donation	77 4 79 5 94 -5
for-driv	73 -4 90 4 91 3
for-family	31 -2 78 4 109 5
for-food	7 2 8 5 27 -2 77 -3 92 4
for-fre	7 5 9 2 76 -4 124 -2
for-friend	123 10
for-girl	4 3 5 6 31 -2
for-giveaway	91 2
for-help	110 4 122 11 137 5
for-homeless	0 -3 73 4 80 7
for-host	77 -2 90 4 91 5
for-hous	1 -3 3 3 5 5 79 -2
for-i	21 -2 28 5 40 5 123 6 124 -2
for-in	11 -2 42 2 74 -3 88 6
for-interview	15 3
for-job	14 3 15 4 17 -4 21 -2 120 3
for-kid	2 2 26 2 28 -3 31 8 32 2 54 3 73 -2 76 2
for-lead	87 6
for-leader	74 -4 87 4 88 6 89 -4
for-living	16 6 49 -3 73 2
for-me	2 2 8 3 24 2 47 3 107 11 121 3 138 -8
for-mom	2 4 28 -2 35 -2 58 2 76 2 122 -2 123 3
for-money	12 9 19 -4 60 6 78 -3
for-mor	1 4 122 4
for-my	2 2 5 3 26 4 28 -2 31 -2 56 2 122 -2 123 8
for-one	73 3 76 -3
for-our	16 -3 50 5 56 -5 67 4
for-peopl	7 2 12 -3 17 -2 18 4 25 2 73 5
for-real	115 2 124 8
for-rent	1 -2 2 4
for-resum	109 4
for-saturday	31 -2 109 6
for-school	11 2 26 2 40 4 124 -2
for-senior	35 -3 43 2 45 2 54 4
for-snow	11 3
for-som	7 5 9 3 76 -3 138 -2
for-somebody	7 -2 78 5 104 3 123 2
for-someon	0 -3 3 5 53 -2 123 9
for-son	17 2
for-story	14 -2 75 8 138 -4
for-tax	128 3 138 -2
for-teen	32 -4 61 7 83 3
for-the	2 -2 3 2 5 6 6 -2 15 2 21 -2 75 4 79 -2 80 3 83 2 102 -2 109 4 119 2 124 2 132 3
for-this	7 3 124 7
for-tim	1 4 75 7 128 -2 138 -4
for-to	73 2 76 -2 94 5
for-volunt	67 2 73 -3 82 4 84 3 85 3 138 -2
for-week	0 4 3 -2
for-with	10 2 31 -2 33 5
for-work	16 4 17 -2 39 3 57 4 73 6 120 -2
for-you	17 -2 73 6 76 2 77 7 83 4 94 2 102 -2 120 10 138 -3
for-your	76 3
forc-	17 -2 76 7 126 -2
forc~	17 -2 76 7 126 -2
forecast-	138 10
forecast~	138 10
foreclos-	1 35
foreclosur-	1 19
foreclosur~	1 19
foreclos~	1 35
forget-	11 -5 42 8
forget~	11 -5 42 8
forklift-	16 15 138 -2
forklift~	16 15 138 -2
form for	63 -5 106 -4 122 -3 123 22
form is	26 -2 40 7
form online	63 4
form-	40 3 63 2 73 -2 80 -4 84 -2 86 8 96 5 104 5 106 11 122 13 123 11 125 -5 135 -2 138 -2
form-confus	40 4
form-for	63 -3 106 -2 122 -2 123 12
form-is	40 4
form-my	106 -2 123 8
form-onlin	63 2
forma-	63 5 80 21 122 -17 125 -2
formar-	63 -3 74 8 80 15 104 -2 122 -3 125 -2
formula-	7 -9 10 19 79 4
formula-beb	10 6
formulario-	63 16 104 8 106 -2 107 4 122 3 125 -2
formulari~	63 16 104 8 106 -2 107 4 122 3 125 -2
formul~	7 -9 10 19 79 4
form~	40 3 63 3 73 -2 74 2 80 12 84 -2 86 7 96 5 104 4 106 9 122 3 123 9 125 -6 135 -2 138 -2
fortnit-	138 33
fortnit~	138 33
fortun-	7 13 124 -7
fortunat-	80 17
fortunat~	80 17
fortun~	7 13 124 -7
for~	2 2 5 3 17 -3 19 -2 21 -2 73 3 74 -2 79 -2 80 2 83 2 102 -2 117 2 120 2 123 7 125 -2 134 4
foster care	0 7 28 5 35 -2
foster-	0 6 28 8 32 6 35 -3
foster-car	0 4 28 4 35 -2
fost~	0 6 28 8 32 6 35 -3
foto-	23 -6 75 10 97 9
fotografa-	75 5
fotografia-	75 35
fotografi~	75 35
fotografo-	75 12
fotograf~	75 14 97 -2
fot~	23 -6 75 10 97 9
found a	2 5
found-	2 5 54 -2 55 11 113 -2 114 19
found-a	2 3
founded~	114 21
founder-	74 -2 113 21 114 -6
founder~	113 10 114 -2 138 -2
found~	2 6 54 -3 55 14 113 11 114 -5
fox-	54 -2 55 4
fox~	54 -2 55 4
fraccion-	31 -2 36 8
fract-	36 17 138 -2
fraction~	36 17 138 -2
frac~	31 -2 36 8
franc-	107 -3 138 18
francia-	138 35
franci~	138 35
franc~	107 -3 138 18
fraternity-	77 6 90 -3
fraternity~	77 6 90 -3
fraud-	60 5 115 17
fraud~	60 5 115 17
frazada-	3 37
fraz~	3 37
fre-	4 3 7 3 9 9 10 3 23 -2 26 8 31 -3 42 4 43 2 50 2 54 4 57 -2 58 5 59 6 67 6 73 5 76 8 78 -3 99 -4 101 3 109 -5 112 -2 121 -3 124 4 130 -2 135 -4 138 -2
fre-breakfast	7 -5 9 7
fre-comput	57 -2 58 13 73 -3 124 -2
fre-cut	73 -3 76 10 124 -2
fre-day	73 3 76 -2
fre-food	7 16 9 -2 73 -2 76 -4 124 -4
fre-for	31 4 76 2 124 7
fre-lunch	9 6 11 2 42 -3
fre-summer	11 3
fre-tim	42 -3 73 3
fre-to	58 3 76 -2 101 7 124 -5
fredericksburg-	126 35
fredericksburg~	126 35
free breakfast	7 -7 9 10 11 2
free computer	57 -2 58 19 73 -4 124 -3
free cuts	17 -2 73 -4 76 15 124 -3
free food	7 25 9 -3 73 -2 76 -7 124 -6
free lunch	9 8 11 3 42 -4 124 -2 138 -2
free time	42 -5 73 6
free to	58 6 73 2 76 -4 101 12 124 -10 138 -2
freez-	0 3 4 14 6 2 15 8
freezer-	55 -8 79 11
freezing~	0 3 4 16 6 3
freez~	4 -2 15 11 55 -7 79 9
french-	73 9 107 3
french~	73 9 107 3
frent-	50 4 56 -2
frent~	50 4 56 -2
fresh vegetables	7 14 9 -3 76 -3 124 -3
fresh-	7 26 9 -4 76 -4 124 -4 138 -3
fresh-vegetabl	7 8 9 -2 76 -2 124 -2
fresh~	7 26 9 -4 76 -4 124 -4 138 -3
fre~	4 3 7 3 9 9 10 3 23 -2 26 8 31 -3 42 4 43 2 50 2 54 4 57 -2 58 5 59 6 67 6 73 5 76 8 78 -3 99 -4 101 3 109 -5 112 -2 121 -3 124 4 130 -2 135 -4 138 -2
friday-	0 3 6 3 7 5 99 5 109 7 131 -2 138 -7
friday~	0 3 6 3 7 5 99 5 109 7 131 -2 138 -7
fridg-	3 4
fridg-empty	3 -12 7 12
fridg~	3 4
friend-	25 5 31 12 33 4 63 -2 123 8
friendly-	33 10
friendly~	33 10
friend~	25 5 31 12 33 4 63 -2 123 8
frio-	0 -2 4 19
fri~	0 -2 4 19
from a	0 -2 3 -3 4 6 24 8 29 -5 56 -5 79 6
from caregiving	11 -2 35 4
from home	1 -2 2 -6 16 -2 17 4 73 21 80 -2 83 -2 85 16 102 -4 137 -3
from my	49 -5 63 6
from taking	11 -2 35 4
from the	1 4 4 4 21 5 60 3 63 5 73 -3 78 -2 100 -2 101 10 135 -2 138 -5
from you	7 -5 73 -4 79 -3 80 7 123 -3 137 12
from-	0 -6 2 -5 3 -5 4 7 7 -3 8 -2 11 -3 16 -2 17 6 19 -2 21 8 24 4 29 -3 35 3 39 2 49 -3 56 -3 60 2 63 7 73 13 78 3 80 2 83 -2 85 10 100 -3 101 7 102 -3 109 -2 118 7 123 -2 125 -2 126 6 135 -3 137 8 138 -6
from-a	3 -2 4 3 24 4 29 -3 56 -2 79 3
from-car	35 2
from-caregiv	11 -2 35 2
from-for	73 5 102 -3
from-hom	2 -4 17 3 73 13 83 -2 85 11 102 -2 137 -2
from-my	49 -3 63 4
from-taking	35 2
from-the	1 2 4 2 21 3 60 2 63 3 73 -2 101 6 138 -3
from-you	7 -3 73 -2 79 -2 80 4 123 -2 137 7
from~	0 -6 2 -5 3 -5 4 7 7 -3 8 -2 11 -3 16 -2 17 6 19 -2 21 8 24 4 29 -3 35 3 39 2 49 -3 56 -3 60 2 63 7 73 13 78 3 80 2 83 -2 85 10 100 -3 101 7 102 -3 109 -2 118 7 123 -2 125 -2 126 6 135 -3 137 8 138 -6
front desk	3 -2 77 8 78 -2 79 -7 104 7
front-	3 -3 50 2 77 10 78 -2 79 -9 104 9
front-desk	77 4 79 -4 104 4
front~	3 -3 50 2 77 10 78 -2 79 -9 104 9
fruit-	7 19 138 13
fruit~	7 19 138 13
fruta-	7 19
frut~	7 19
fue-	25 9 113 15
fuera-	126 14
fuer~	126 14
fue~	25 9 113 15
ful-	0 5 4 -7 17 15 30 2 55 -5 63 6 73 -6 79 14 80 -2 84 -2 99 -2 102 -2 106 -2 125 10
ful-can	17 -3 63 3 125 6
ful-of	55 -3 79 4
ful-tim	17 9 73 -3 125 5
full of	55 -5 79 7
full time	17 11 30 2 73 -5 84 -2 99 -2 125 9
full~	0 5 4 -7 17 15 30 2 55 -5 63 6 73 -6 79 14 80 -2 84 -2 99 -2 102 -2 106 -2 125 10
fulton-	13 19 52 -18
fulton~	13 19 52 -18
fumar-	7 -2 23 8
fum~	7 -2 23 8
fun-	31 -2 138 15
funciona-	3 -2 63 9 77 -4 90 -4 91 -4 92 23 102 -2
funcion~	3 -2 63 9 77 -4 90 -4 91 -4 92 23 102 -2
funct-	128 -2 138 7
function~	128 -2 138 7
fund-	1 4 19 -3 78 -6 112 -2 118 37 129 -4 138 -3
fund-you	118 2
fundac-	82 -2 113 -7 114 18 138 -3
fundada-	113 -7 114 15
fundado-	113 -4 114 13
fundador-	25 -5 113 22 114 -2
fundadora-	113 4
fundad~	25 -5 113 23 114 -2
fundaron-	113 20 114 -7
funded~	78 -4 118 15 129 -3
funding~	19 -2 78 -3 118 22 129 -2
fundo-	113 5 114 5
fundrais-	31 -5 77 14 78 19 90 -2 91 -2 92 -2
fundrais~	31 -5 77 14 78 19 90 -2 91 -2 92 -2
funds you	118 3
fund~	1 3 19 -3 78 -3 113 7 114 22 118 8 129 -2 138 -4
funeral-	4 8 25 17 124 -4
funeral~	4 8 25 17 124 -4
funny-	75 -18 113 -3 138 23
funny~	75 -18 113 -3 138 23
fun~	31 -2 138 15
furnac-	6 12 56 -7
furnac~	6 12 56 -7
furnitur-	3 14 55 -3 78 -3 79 8 93 8 96 13 128 -8
furnitur~	3 14 55 -3 78 -3 79 8 93 8 96 13 128 -8
further-	7 -8 8 -4 12 22
furth~	7 -8 8 -4 12 22
futbol-	31 13
futbol~	31 13
f~	32 -2 36 8
gam-	19 -3 61 5 75 -5 138 23
gam-design	61 4 138 -4
gambl-	23 5
gambling~	23 5
game design	61 6 138 -5
gam~	19 -3 61 5 75 -5 138 23
gana-	3 -5 21 17 74 -5 87 17 89 -2 138 -8
gana-lider	74 -2 87 8 138 -2
ganar-	17 9 21 -2
gang-	32 18
gang~	32 18
gano-	138 12
gan~	3 -4 17 5 21 12 74 -4 87 13 138 2
gap-	14 11 17 -2 138 -5
gap~	14 11 17 -2 138 -5
garag-	18 -5 79 8
garag~	18 -5 79 8
garbag-	51 18
garbag~	51 18
garden bed	3 -12 52 12
garden tools	13 -2 52 6
garden-	3 -11 50 -2 52 29 73 4 75 8 76 2 79 4
garden-bed	3 -7 52 9
garden-tool	52 3
gardening~	13 -4 52 7
garden~	13 -4 52 9 73 -7 76 8
gard~	3 -11 13 5 50 -2 52 23 73 8 75 9 76 -2 79 4
garnish-	135 11
garnish~	135 11
gas company	6 4 27 -5 138 8
gas money	6 -3 19 -7 27 18 138 -2
gas-	6 5 19 -7 27 11 124 -2 138 11
gas-company	6 2 27 -3 138 5
gas-money	6 -2 19 -5 27 12 138 -2
gastan-	129 2
gasto-	25 9
gast~	25 8 129 2
gas~	6 5 19 -7 27 11 124 -2 138 11
gather-	4 -4 73 -2 76 -6 90 -2 91 -2 92 -2 109 25
gathering~	76 -6 77 -10 90 -2 91 -2 92 -2 109 28
gath~	4 -5 73 -3 77 11
gav-	1 4 4 -8 17 18 20 -7 34 8 52 -3 60 7 73 10 79 8 99 -2 130 -6 135 -4 138 -2
gav-me	1 2 4 -4 17 9 20 -3 52 -2 73 5 79 3 135 -2
gave me	1 3 4 -6 17 15 20 -6 52 -3 73 8 79 6 135 -3
gav~	1 4 4 -8 17 18 20 -7 34 8 52 -3 60 7 73 10 79 8 99 -2 130 -6 135 -4 138 -2
gear-	17 -2 20 2
gear~	17 -2 20 2
ged en	0 -3 38 4
ged-	0 -2 17 -2 38 20 107 -2 138 -5
ged-en	0 -2 38 2
ged-la	0 -2 38 2
ged~	0 -2 17 -2 38 20 107 -2 138 -5
gener-	20 -3 40 31 86 -2 122 -4
generation~	20 -3 40 31 86 -2 122 -4
gent-	0 -2 2 -2 8 -2 27 -6 44 -3 73 15 76 3 77 -4 80 9 91 7 97 6 126 3 137 -2
gent-para	77 -2 91 4
gently used	4 -4 79 10
gently-	4 -6 79 15 129 -2
gently-used	4 -3 79 7
gently~	4 -6 79 15 129 -2
gent~	0 -2 2 -2 8 -2 27 -6 44 -3 73 15 76 3 77 -4 80 9 91 7 97 6 126 3 137 -2
geometry-	36 11
geometry~	36 11
germany-	138 35
germany~	138 35
get a	3 4 7 4 9 3 17 -2 38 2 41 -2 46 2 50 2 59 8 73 -2 79 -2 94 -2 100 -3 102 -2 125 -4 128 3 130 -2 135 3 138 19
get back	17 6 26 -2 106 2
get donations	78 -2 79 -3 94 15
get food	7 6 8 -2 123 -4 137 12
get free	4 9 7 -2 11 2
get help	7 -2 17 -7 36 -2 47 -6 73 -4 79 -2 80 -6 100 -5 106 5 121 8 122 3 123 7 125 28 126 3 137 7 138 -2
get hired	17 10 20 -3 135 -2
get in	104 14 138 -2
get into	0 10 23 3
get involved	80 13
get it	19 4 21 6 62 4 78 -2 79 2 94 6 116 -2
get me	0 4 105 11 122 -2 138 -2
get my	7 -2 20 3 26 10 31 6 36 2 38 2 77 5 78 -3 79 -6 80 -2 84 -2 86 3 94 7 96 -2 106 5 122 -4 125 -2 128 2 134 -2 135 4 138 4
get out	0 -4 2 13 3 -3 7 -5 8 12 19 5 21 6 79 -2
get paid	20 3 74 -3 87 5 88 -2 120 8
get rid	27 -22 79 25 134 2 138 7
get some	7 5
get started	74 -2 80 21 113 -2 114 -8 122 5
get the	0 -3 8 9 58 2
get them	6 5 76 -4 77 4
get there	8 7 27 -4 80 -2 99 5 100 38 122 -2 131 -3 138 -5
get to	20 3 26 -2 27 26 73 -4 76 5 80 -2 101 -4 104 -6 120 -2 138 -2
get-	7 3 8 5 17 -2 19 2 21 2 23 3 25 4 26 3 27 -2 28 -2 29 -3 31 2 32 2 47 -2 51 -3 59 5 63 -2 73 -8 78 -4 80 3 84 -2 88 -2 94 5 96 5 100 6 101 -3 104 5 106 4 114 -2 121 3 122 6 125 5 131 -2 135 3 138 3
get-a	0 3 3 2 7 2 59 5 100 -2 105 3 125 -2 135 2 138 10
get-back	6 2 17 3
get-box	0 -2 7 6 8 5 94 -2
get-clean	23 8 51 -6
get-donation	79 -2 94 9 128 2
get-first	20 3 84 -2 86 3
get-food	7 6 123 -2 137 6
get-for	2 -2 8 4 26 3 27 -2 87 2 123 5 135 2
get-fre	4 5
get-from	7 -2 24 4 29 -3 73 -2 79 -2 80 3 123 -2 137 6
get-help	17 -4 47 -3 73 -2 80 -4 100 -3 106 3 121 5 122 3 123 4 125 16 126 2 137 4
get-hired	17 6 20 -2
get-in	29 -2 32 4 99 2 104 7 138 -2
get-into	0 5 23 2
get-involv	80 8
get-it	19 2 21 3 62 2 94 3
get-laptop	58 3
get-losing	25 11
get-me	0 2 105 7
get-my	26 5 27 2 31 3 77 3 79 -3 94 4 106 3 122 -2 135 2
get-of	0 -2 2 7 3 -2 19 3 21 4 135 2 138 3
get-on	21 -3 22 3 26 -3 100 -4 122 21 137 -2
get-one	19 3 138 -3
get-out	0 -3 1 4 2 7 7 -3 8 7 19 3 21 3 24 -2
get-paid	20 2 74 -2 87 3 120 6
get-receipt	128 3
get-rid	27 -15 79 17 138 4
get-som	7 3
get-start	80 16 113 -2 114 -5
get-the	8 4 27 2 79 -3 96 4
get-them	6 3 76 -2 77 2
get-ther	8 4 27 -2 99 3 100 24 131 -2 138 -3
get-to	17 2 26 -2 27 13 47 2 73 -2 101 -2 104 -3
get-touch	104 9
get-work	20 2 73 -3 76 4
getting in	29 -5 32 10 36 -2
getting~	23 13 26 8 29 -5 32 16 36 -3 51 -10
get~	7 3 8 5 17 -2 19 2 21 2 25 4 26 2 27 -2 28 -2 29 -2 31 2 47 -2 59 5 63 -2 73 -8 78 -5 80 4 84 -2 88 -2 94 5 96 5 100 7 101 -3 104 6 106 4 114 -3 121 3 122 6 125 5 130 -2 131 -2 135 3 138 3
ghost-	138 35
ghost~	138 35
gift cards	60 16 78 -9 130 -5
gift-	19 -6 25 -2 31 16 60 9 73 -4 78 12 79 -4 80 -2 96 -4 128 3 129 17 130 8 138 -6
gift-card	60 9 78 -5 130 -3
gift~	19 -6 25 -2 31 16 60 9 73 -4 78 12 79 -4 80 -2 96 -4 128 3 129 17 130 8 138 -6
gig-	17 39 75 -4 114 -2
gig~	17 39 75 -4 114 -2
girl-	0 5 3 -4 4 6 5 11 31 -2 33 4 61 -2
girlfriend-	2 -2 21 -5 29 15 101 -2 138 16
girlfriend~	2 -2 21 -5 29 15 101 -2 138 16
girl~	0 5 3 -4 4 6 5 11 31 -2 33 4 61 -2
giv-	3 2 13 2 19 5 31 -2 34 4 41 3 58 5 73 5 76 9 77 2 78 8 79 6 80 2 93 -2 94 -3 95 -5 96 -2 102 3 106 -3 110 2 129 -3 137 5 138 -3
giv-100	78 3 129 2
giv-a	17 2 35 2 78 -6 79 -3 102 4 121 2 130 6 137 -2
giv-away	58 6 77 7 78 -3 79 -2 95 -3
giv-back	73 3 79 -2 80 4 106 -4
giv-cloth	4 -4 79 10 93 -3
giv-coat	4 4 78 -2 79 5 93 -2
giv-fre	76 3
giv-him	34 4
giv-in	135 2
giv-me	17 2 19 9 78 -9 102 3 121 2 137 6
giv-money	19 9
giv-my	34 2 58 2 79 2 135 -2
giv-out	3 7 4 6 13 3 41 4 78 -2 79 -6 93 -2
giv-the	78 4 137 5
giv-tim	73 9 78 -2
giv-to	78 11 79 -3 110 3
giv-you	76 4 78 2 79 2 95 -2
give 100	78 4 129 4
give a	78 -10 79 -2 129 -2 130 17
give away	58 10 77 9 78 -4 79 -3 95 -4 109 -2 130 -2
give back	73 4 79 -3 80 8 106 -6
give free	76 5 124 -3
give him	34 8
give in	79 -2 135 4
give me	17 4 19 12 73 -2 76 -2 78 -13 79 -2 102 6 112 -2 121 4 130 -2 137 12
give money	19 -3 78 12
give my	34 6 58 4 79 -2 135 -4
give out	3 12 4 9 13 5 41 8 78 -3 79 -10 93 -3 138 -2
give to	78 20 79 -5 80 -2
give you	76 8 79 8 95 -4
giveaway at	77 13 91 -3 109 -8
giveaway-	0 -2 2 -2 47 -5 75 4 77 10 91 5 92 5 109 30 125 -3 138 -3
giveaway-at	77 9 91 -2 109 -6
giveaway~	0 -2 2 -2 47 -5 75 4 77 10 91 5 92 5 109 30 125 -3 138 -3
giving-	0 -2 78 -5 79 12 126 -2 128 4 130 7
giving~	0 -2 78 -5 79 12 126 -2 128 4 130 7
giv~	3 2 13 2 19 5 31 -2 34 4 41 3 58 5 73 5 76 9 77 2 78 8 79 6 80 2 93 -2 94 -3 95 -5 96 -2 102 3 106 -3 110 2 129 -3 137 5 138 -3
glass-	26 34 31 -5
glass~	26 34 31 -5
glen-	126 26
glen~	126 26
glov-	4 18
glov~	4 18
glu-	41 2
glued-	31 14 95 -2 138 -5
glued~	31 14 95 -2 138 -5
gluten free	10 7
gluten-	10 9
gluten-fre	10 5
glut~	10 9
glu~	41 2
gmail-	103 35
gmail~	103 35
go away	21 11
go back	38 17 40 -5 41 -4
go to	21 -2 23 5 26 -3 27 4 35 3 38 -2 40 13 110 7 125 -4 135 -3
go with	27 4 34 5 36 -2
go-	0 9 1 -2 17 9 18 2 19 -2 21 3 23 3 24 5 26 -4 27 5 28 -2 31 -2 34 2 35 6 36 -2 38 6 40 7 41 -3 54 8 73 -3 76 -2 78 2 96 8 100 11 101 -2 110 5 125 -4 129 -3 130 5 133 11 135 -3 138 -3
go-away	21 6
go-back	38 11 40 -4 41 -2
go-colleg	40 3 125 -3
go-me	27 3 34 3
go-the	21 -2 27 4
go-to	23 2 26 -2 27 2 40 8 110 4 125 -2 135 -2
go-with	27 2 34 2 54 7
goal-	117 21
goal~	117 21
gobierno-	110 -4 115 18
gobiern~	110 -4 115 18
god bless	47 -5 48 -3 132 13
god-	47 -4 48 -5 99 -3 132 9 138 19
god-bless	47 -4 48 -2 132 9
god~	47 -4 48 -5 99 -3 132 9 138 19
goe-	1 2 7 -4 27 -4 78 -12 100 -3 101 6 129 33 138 7
goe-the	27 -2 101 -5 138 9
goe-to	7 -2 27 -2 101 -4 129 10 138 4
goes to	1 2 7 -3 27 -3 101 -7 129 17 138 7
goe~	1 2 7 -4 27 -4 78 -12 100 -3 101 6 129 33 138 7
going back	23 5 41 8 106 -3
going crazy	28 7 50 -9 79 10
going on	109 24
going to	0 -2 1 13 19 -2 21 -3 24 -3 25 -2 27 3 28 4 106 6 109 -2 124 2 129 3 138 -4
going-	0 -3 1 14 2 -2 19 -2 21 -3 23 3 24 -3 25 -2 27 3 28 9 31 -2 41 6 50 -7 73 -2 79 7 105 -2 106 5 109 17 122 2 129 2 131 11 138 -7
going-back	23 3 41 5 106 -2
going-be	28 4
going-cal	106 6
going-crazy	28 4 50 -5 79 6
going-on	109 16
going-this	109 7
going-to	1 7 23 2 24 -2 28 2 106 4 129 2 138 -2
going~	0 -3 1 14 2 -2 19 -2 21 -3 23 3 24 -3 25 -2 27 3 28 9 31 -2 41 6 50 -7 73 -2 79 7 105 -2 106 5 109 17 122 2 129 2 131 11 138 -7
gomez-	17 -7 137 22
gomez~	17 -7 137 22
gon-	1 5 19 13 28 -2 32 10 78 -4
gon-the	19 6 78 -2
gon~	1 5 19 13 28 -2 32 10 78 -4
goochland-	126 35
goochland~	126 35
good evening	131 10 133 -6
good morning	131 7
good night	0 -3 131 -5 133 15
good-	0 -3 3 5 7 -5 18 -2 19 3 32 4 57 -3 73 2 76 7 79 15 95 -3 96 12 119 -2 128 -10 131 16 133 21 138 7
good-comput	57 -2 73 3 76 7 95 -2
good-even	131 7 133 -4
good-for	31 -2 32 4 138 4
good-morn	131 5
good-night	0 -2 131 -3 133 10
goodby-	133 34
goodby~	133 34
good~	0 -3 3 5 7 -5 18 -2 19 3 32 4 57 -3 73 2 76 7 79 15 95 -3 96 12 119 -2 128 -10 131 16 133 21 138 7
gorro-	4 8 49 -4
gorro-los	49 -2 79 4
gorr~	4 8 49 -4
gospel-	44 -5 45 20
gospel~	44 -5 45 20
got a	0 -2 1 2 3 -3 6 4 13 2 23 2 63 4 73 2 76 4 78 7 79 6 106 5 134 -3 135 -3 138 3
got an	3 6 36 5
got canned	7 -6 17 22 79 -5
got cut	1 2 17 3
got hit	0 -2 27 7 55 6 138 -4
got my	30 3 38 5
got no	3 8 5 3 8 9 27 -4 28 -6 41 2 52 -2
got nothing	4 2
got out	17 3 23 9
got scammed	60 2
got sick	1 4 26 2
got the	2 -3 3 5 17 8
got to	0 5 17 -5 28 -2 31 -2 124 2 133 20
got-	0 3 1 3 2 -3 3 5 6 8 8 2 14 2 17 15 20 2 21 -2 23 5 29 -2 42 -2 44 2 52 -2 55 2 56 2 63 2 73 2 76 2 78 4 79 2 106 2 121 3 133 8 134 -3 135 -5 138 -4
got-a	3 -2 6 2 63 2 76 2 78 4 79 3 106 3 134 -2 138 2
got-an	3 3 36 3
got-and	1 3
got-axe	17 12
got-can	7 -5 17 16 79 -4
got-cut	17 2
got-go	17 2 133 16
got-hit	27 4 55 3 138 -2
got-my	30 2 38 3
got-no	3 4 8 5 27 -2 28 -3
got-of	23 6 28 7 30 -2 135 -3
got-off	7 4 17 -3
got-out	0 4 23 4
got-sick	1 2 26 2
got-the	3 3 17 5
got-to	0 2 133 12
got~	0 3 1 3 2 -3 3 5 6 8 8 2 14 2 17 15 20 2 21 -2 23 5 29 -2 42 -2 44 2 52 -2 55 2 56 2 63 2 73 2 76 2 78 4 79 2 106 2 121 3 133 8 134 -3 135 -5 138 -4
govern-	110 -3 115 23 138 -6
government~	110 -3 115 23 138 -6
governor-	112 -2 138 7
govern~	112 -2 138 7
go~	0 9 1 -2 17 9 18 2 19 -2 21 3 23 3 24 5 26 -4 27 5 28 -2 31 -2 34 2 35 6 36 -2 38 6 40 7 41 -3 54 8 73 -3 76 -2 78 2 96 8 100 11 101 -2 110 5 125 -4 129 -3 130 5 133 11 135 -3 138 -3
gps-	100 4
gps~	100 4
grabac-	44 11 45 -3
grabar-	44 5 45 -5 57 -2 75 13 97 15 135 -2 138 -2
grabar-canc	44 6
grabar-la	97 4
grab~	44 12 45 -6 57 -2 75 12 97 14 135 -2 138 -2
gracia-	132 36
graci~	132 36
grad-	25 -2 32 -2 36 7 37 14 38 9 73 -2
grader-	36 4 37 22 138 -2
grado-	34 -2 37 26
grado~	34 -2 37 26
gradu-	38 6
graduat-	38 -3 40 13
graduated~	38 2
graduating~	38 -7 40 17
graduat~	38 2
gradu~	38 7
grad~	25 -2 36 9 37 28 38 7 73 -2 122 -2 138 -2
graffiti-	43 -15 46 25 135 -7
graffiti~	43 -15 46 25 135 -7
grafiti-	46 27
grafiti~	46 27
grand-	2 7 48 15 57 9 79 -7
grand-de	48 8
grandbabi~	30 5 57 8
grandbaby-	30 8 57 7
grandbaby~	30 5
grandchild-	30 9 135 -8
grandchildren-	30 4
grandchildr~	30 4
grandchild~	30 9 135 -8
granddad-	30 18
granddad~	30 18
granddaught-	30 3 135 -2
granddaught~	30 3 135 -2
grandes de	48 13
grandfamili~	30 34
grandfamily-	30 34
grandfath-	78 9
grandfath~	78 9
grandkid-	30 3 57 5
grandkid~	30 3 57 5
grandma-	21 -3 25 5 30 10 56 4 57 10 58 -9
grandmoth-	25 5 28 -2 30 8 35 -3 56 3 123 11 135 -5
grandmother~	56 5
grandmoth~	19 -2 25 6 28 -2 30 9 35 -3 123 12 135 -5
grandm~	21 -3 25 5 30 10 56 4 57 10 58 -9
grandpa-	13 -4 30 -5 52 7 57 7
grandparent-	21 -2 30 38
grandparent~	21 -2 30 38
grandp~	13 -4 30 -5 52 7 57 7
grandson is	30 -6 31 -2 32 6 37 5
grandson-	10 5 30 7 31 -2 32 7 37 5 135 -2
grandson-is	30 -3 32 3 37 2
grandson~	10 5 30 7 31 -2 32 7 37 5 135 -2
grand~	2 7 48 15 57 9 79 -7
granito-	19 -2 78 10 80 23 129 -3
grant-	40 6
grant~	40 6
gran~	19 -2 78 10 80 23 129 -3
grateful-	132 35
grateful~	132 35
gratis-	4 4 7 12 39 3 42 3 44 -2 56 3 58 5 59 2 76 4 78 -2 119 4 124 7 135 -2
grati~	4 4 7 12 39 3 42 3 44 -2 56 3 58 5 59 2 76 4 78 -2 119 4 124 7 135 -2
gratuita-	124 27
gratuito-	124 27
gratu~	124 46
great-	21 -2 28 -2 30 8 132 29 133 -3
great~	21 -2 28 -2 30 8 132 29 133 -3
green card	50 -5 60 -3 78 -3 125 8 130 -8 135 25
green-	16 -2 50 35 60 -4 78 -5 125 9 130 -12 135 23
green-card	50 -3 60 -2 78 -2 125 6 130 -5 135 16
greet-	131 35
greeting~	131 35
gre~	16 -2 50 35 60 -4 78 -5 125 9 130 -12 135 23
grief group	25 6
grief-	25 13
grief-group	25 4
grief~	25 13
griev-	25 15
grieving~	25 6
griev~	25 12
gril-	138 19
grill~	138 19
gripa-	134 34
grip~	134 34
gritar-	7 -3 28 16
grito-	21 10 28 -7
grito~	21 10 28 -7
grit~	7 -3 28 16
groceri~	7 16 8 24 10 -2 12 10 17 2 19 -3 21 -3 33 -2 73 -4 78 8 94 -3 124 -2 125 -2
grocery prices	7 7 124 -2 138 -2
grocery-	7 24 8 21 10 -2 12 9 17 2 18 -3 19 -3 21 -3 33 -2 73 -3 78 7 79 2 94 -3 124 -3 125 -2 138 -2
grocery-are	7 4
grocery-pric	7 4
grocery~	7 14 8 -3 18 -4 79 6 124 -2 138 -2
ground-	53 2 55 7
ground~	53 2 55 7
group foods	7 -2 17 -3 66 19
group for	25 3 28 6 45 3
group in	54 11 74 4
group of	73 3 74 8
group-	7 -2 17 -2 21 15 23 7 25 4 28 12 30 4 32 -2 33 5 44 -2 45 5 47 -12 48 17 49 2 54 14 66 10 73 9 74 7 75 5 80 -5 82 -3 84 -2 85 -4 86 -2 110 -2 138 -3
group-food	17 -2 66 11
group-for	25 2 28 5 45 2
group-in	54 7 74 2
group-of	73 2 74 4
group~	7 -2 17 -2 21 15 23 7 25 4 28 12 30 4 32 -2 33 5 44 -2 45 5 47 -12 48 17 49 2 54 14 66 10 73 9 74 7 75 5 80 -5 82 -3 84 -2 85 -4 86 -2 110 -2 138 -3
grow food	13 10 52 -4
grow own	13 3 52 -2
grow-	3 -5 13 21 19 -6 52 -5 138 10
grow-food	13 9 19 -3 52 -2
grow-in	3 -3 13 8 52 -2
grow-own	13 2
growing~	3 -7 13 20 19 -9
grown-	32 10 115 -4 123 -2
grown~	32 10 115 -4 123 -2
grow~	13 9 52 -5 138 10
grua-	122 -2 138 16
grupo de	23 4 25 2 28 7 30 5 74 5
grupo-	21 15 23 4 25 3 28 10 30 4 36 -2 45 3 47 -10 48 12 74 16 77 -2 80 -2 100 -3 104 -2 138 -2
grupo-de	23 2 28 5 30 4 74 2
grupo-duelo	25 3
grupo-en	74 4
grupo-mama	28 12
grupo-mi	74 4
grup~	21 15 23 4 25 3 28 10 30 4 36 -2 45 3 47 -10 48 12 74 16 77 -2 80 -2 100 -3 104 -2 138 -2
gru~	122 -2 138 16
guant-	4 10
guant~	4 10
guard-	16 9 67 -4
guarda-	110 15
guardan-	111 31 124 -2 130 3 138 -2
guardan-dato	110 -7 111 11
guarderia-	35 8
guarderi~	35 8
guardianship-	30 35
guardianship~	30 35
guard~	16 5 67 -3 110 10 111 28 124 -2 130 3 138 -2
guatemala-	57 4 138 7
guatemal~	57 4 138 7
guess-	37 5
guess~	37 5
guest-	7 -2 8 -3 73 -2 77 23 78 -3 109 -2 138 -2
guest~	7 -2 8 -3 73 -2 77 23 78 -3 109 -2 138 -2
gui-	32 4
guia-	31 -2 32 3
guid-	32 12 73 -4
guidanc-	32 2
guidanc~	32 2
guid~	32 12 73 -4
guilty-	135 35
guilty~	135 35
guitar-	44 15 73 3 76 -4
guitarra-	44 13 45 -5 73 6 78 -2 138 -2
guitarr~	44 13 45 -5 73 6 78 -2 138 -2
guit~	44 15 73 3 76 -4
gui~	31 -2 32 6
gusta-	43 3 45 2
gustan-	31 -2 57 -2 61 7
gustaria-	73 7
gustari~	73 7
gust~	43 3 45 2 61 6
guy-	19 -5 22 -3 24 -4 31 -2 60 9 73 -2 78 2 80 9 99 7 109 -2 112 -2 113 -5 114 11 116 -8 117 12 121 15 122 -2 138 9
guy-do	121 13 138 -2
guys do	121 21 138 -4
guy~	19 -5 22 -3 24 -4 31 -2 60 9 73 -2 78 2 80 9 99 7 109 -2 112 -2 113 -5 114 11 116 -8 117 12 121 15 122 -2 138 9
gym-	138 16
gym~	138 16
haber-	99 -2 109 13
habilidad-	57 17
habilidad~	57 17
habit-	0 -2 1 -3 2 -6 23 36
habit~	0 -2 1 -3 2 -6 23 36
habl-	21 -14 26 10 105 -4 107 20
habl-espanol	26 5 107 -3
habla-	21 -10 28 -3 32 10 33 25 39 -2 48 -2 105 -6 107 17
hablam-	2 -4 7 -2 17 -2 21 -5 31 -2 43 -6 61 -4 64 6 65 5 66 9 67 5 68 9 69 7 70 6 71 7 72 8 90 -2 92 -2 117 9 121 -2 138 -2
hablam-de	117 7 121 6
hablam-del	2 -2 21 -2 43 -2 61 -2 64 3 65 3 66 4 67 2 68 4 69 3 70 3 71 3 72 4 121 -4
hablam-programa	2 -2 21 -2 43 -2 61 -2 64 3 65 3 66 4 67 2 68 4 69 3 70 3 71 3 72 4 121 -4
hablame de	90 -2 92 -2 117 11 121 9
hablame del	2 -3 17 -2 21 -4 43 -4 61 -3 64 5 65 4 66 7 67 4 68 7 69 6 70 4 71 5 72 6 121 -7
hablam~	2 -4 7 -2 17 -2 21 -5 31 -2 43 -6 61 -4 64 6 65 5 66 9 67 5 68 9 69 7 70 6 71 7 72 8 90 -2 92 -2 117 9 121 -2 138 -2
hablan-	21 -2 107 12
hablar con	21 5 28 7 105 4 107 -2 116 -2
hablar de	21 -2 48 6
hablar ingles	21 -2 39 4
hablar por	21 -2 57 5 105 8 138 -2
hablar-	21 21 28 7 39 3 47 -2 48 5 57 3 100 -5 105 14 107 -5 116 -5 122 -2 125 -2
hablar-alguien	21 14 105 -8 107 -2
hablar-con	21 3 28 4 105 2
hablar-de	48 4
hablar-ingl	39 3
hablar-por	57 3 105 5
hablar-un	105 2
hable espanol	26 8 107 -6
hablo ingles	39 -5 107 8 122 -2
hablo-	21 -11 39 6 57 -2 105 -4 107 6 116 21 122 -2
hablo-ingl	39 -2 107 4
habl~	26 3 28 3 32 5 33 13 39 4 47 -2 48 2 100 -4 101 -2 105 3 107 22 116 6 122 -3 125 -2
habra-	109 35
habr~	109 35
hab~	99 -2 109 13
hac-	0 -2 7 -2 10 3 26 3 28 4 36 -2 50 5 56 -2 58 6 73 -3 74 -8 75 -7 81 8 87 -5 88 -3 89 16 97 8 121 -2 129 4 138 17
hac-calor	50 3
hac-falta	81 6
hac-la	7 -2 10 2 58 5
hac-lider	74 -6 87 -4 88 -2 89 12
hac-mucho	28 4
hac-un	74 -3 75 -5 89 4 97 6
hace calor	50 6 56 -3
hace falta	81 11
hace un	74 -5 75 -8 87 -2 89 7 97 11
hacen los	73 -4 76 -4 85 10 98 8 121 -5
hacen-	19 -4 24 -3 28 9 73 -8 76 -11 78 -4 84 -3 85 17 98 16 105 7 106 -5 117 -3 120 -2 121 24 129 14
hacen-los	73 -2 76 -2 85 6 98 5 121 -3
hacen-socio	76 -7 98 11
hacen-voluntario	73 -5 84 -2 85 12 121 -3
hacer los	31 3 76 3
hacer mi	4 -5 49 12 79 -2
hacer un	75 5 77 4 79 -3
hacer una	77 -4 78 5 90 6 92 -2
hacer-	4 -3 14 6 26 -2 27 -5 44 3 49 7 57 -2 61 14 73 -2 75 2 77 13 78 7 79 -4 80 16 90 2 91 -2 92 6 101 9 109 -7 116 11 121 -4 123 -2 125 -3 138 -8
hacer-colecta	90 3 92 -2
hacer-donac	78 8
hacer-evento	77 15 79 -2 109 -6
hacer-los	31 2 76 2
hacer-mi	4 -3 49 7
hacer-para	45 2 77 -3 92 5
hacer-un	75 3 77 2 79 -2
hacer-una	77 -4 78 3 90 3 92 3
hacerl-	34 9
hacerlo-	18 9 135 -8
hacerl~	34 9
hack-	60 4
hackeado-	60 2
hackearon-	60 3
hacked~	60 4
hacke~	60 5
hac~	0 -2 4 -2 7 -2 14 4 19 -3 24 -2 27 -5 28 7 36 -2 44 2 49 5 50 2 58 3 61 10 73 -7 74 -5 75 -3 76 -5 77 9 78 3 79 -4 80 11 81 4 84 -2 85 8 87 -3 88 -2 89 9 92 4 97 4 98 7 101 6 105 3 106 -3 109 -6 116 7 117 -2 121 9 123 -2 125 -3 129 8 130 -2 135 -3 138 4
had a	0 10 19 3 25 -2 35 9
had-	0 13 8 5 17 -2 19 3 25 -3 35 11 38 9
had-a	0 6 19 2 35 5
had~	0 13 8 5 17 -2 19 3 25 -3 35 11 38 9
haga-	31 2
hago para	6 -4 18 3 58 5 122 13 128 -2
hago una	57 5 77 7
hago-	1 -2 6 -4 7 -3 12 2 17 -2 18 4 46 12 53 2 57 3 58 4 73 9 75 5 76 -2 77 5 79 -4 106 -3 122 12 125 -5 128 -2 135 9 137 -2 138 3
hago-para	6 -2 18 2 58 3 122 7
hago-que	12 2 58 3
hago-una	57 3 77 4
hago-y	75 4
hag~	1 -2 6 -4 7 -3 12 2 17 -2 18 4 46 12 53 2 57 3 58 4 73 8 75 5 76 -2 77 5 79 -4 106 -3 122 12 125 -5 128 -2 135 9 137 -2 138 3
haha-	21 -3 138 29
hah~	21 -3 138 29
haiku-	138 35
haiku~	138 35
hair for	17 -2 73 14 76 -5
hair-	17 -2 18 10 73 14 76 -7 80 -2 100 -5 138 12
hair-for	73 7 76 -3
haircut-	76 30 78 -12 79 -2 124 -5 138 18
haircut~	76 30 78 -12 79 -2 124 -5 138 18
hair~	17 -2 18 10 73 14 76 -7 80 -2 100 -5 138 12
haiti-	39 2
haitian-	107 32
haiti~	107 29
hal-	1 -8 76 24 138 13
halal-	10 6
halal~	10 6
halfway-	0 -4 2 20 91 -2
halfway~	0 -4 2 20 91 -2
halloween-	31 -2 138 4
hallowe~	31 -2 138 4
hall~	1 -8 76 24 138 13
hambr-	7 9 31 -2 80 9
hambriento-	7 20
hambrient~	7 20
hambr~	7 9 31 -2 80 9
hamlet-	112 -2 138 18
hamlet~	112 -2 138 18
hampton-	126 35
hampton~	126 35
han llamado	105 -4 106 8
han-	7 10 11 -4 105 -6 106 11
han-llamado	105 -3 106 5
hand-	7 2 16 7 19 -3 70 19 73 27 76 -2 79 -4 122 2
handl-	25 11 28 -7 76 -9 112 14 118 -3
handler-	7 -6 16 21 78 -2
handling~	25 13 28 -8
handl~	7 -5 16 18 76 -9 78 -2 112 13 118 -3
hand~	7 2 16 7 19 -3 70 19 73 27 76 -2 79 -4 122 2
hang-	4 -6 31 2 43 4 73 19 109 -3 138 -7
hang-the	4 -3 73 7
hang~	4 -6 31 2 43 4 73 20 109 -3 138 -7
hanover-	74 -2 126 11
hanov~	74 -2 126 11
han~	7 10 11 -4 105 -6 106 11
happen-	21 9 73 -5 75 -3 77 -2 78 -2 86 5 95 4 96 6 106 21 109 -10 129 2 130 8
happen-after	73 -2 86 3 96 3 106 4 109 -2 130 5
happen-i	73 -2 86 3 96 4 106 -5 130 6
happen-to	21 7 95 3 109 -3
happened~	21 20 109 -8
happening~	106 -2 109 25
happens after	73 -4 86 5 96 6 106 5 109 -3 130 9
happen~	73 -5 75 -2 78 -2 86 6 95 5 96 7 106 27 109 -27 129 3 130 9 135 2
happy to	73 6 138 -6
happy-	31 -2 45 -7 73 8 122 -2 138 20
happy-to	73 3 138 -3
happy~	31 -2 45 -7 73 8 122 -2 138 20
hard time	21 8 135 -2
hard-	4 -2 17 -2 20 3 21 6 23 3 25 2 29 -2 57 -3 58 4 73 -2 122 23 135 -5 138 -4
hard-sinc	21 5 122 -3
hard-tim	21 4 122 7 138 -2
hardwar-	76 2
hardw~	76 2
hard~	4 -2 17 -2 20 3 21 6 23 3 25 2 29 -2 57 -3 58 4 73 -2 122 23 135 -5 138 -4
haria-	73 -6 85 18 86 -2 131 -4
hari~	73 -6 85 18 86 -2 131 -4
has a	58 -4 60 4 134 2
has no	25 -4 31 8 33 -2 50 2
has the	29 10 31 -2
has-	4 6 7 -2 18 -2 25 -3 26 9 28 -2 29 7 32 -2 33 7 35 3 58 -4 60 4 74 2 75 8
has-a	58 -2 60 2
has-no	25 -2 31 5
has-the	29 6
hasta el	7 4 20 4 78 -4
hasta que	7 4 20 4 99 5 138 -3
hasta-	7 8 20 9 78 -3 99 5 106 -2 133 22 138 -4
hasta-el	7 2 20 2 78 -2
hasta-hora	99 3 138 -2
hasta-me	7 3 20 3
hasta-que	7 2 20 2 99 3 138 -2
hast~	7 8 20 9 78 -3 99 5 106 -2 133 22 138 -4
has~	4 6 7 -2 18 -2 25 -3 26 9 28 -2 29 7 32 -2 33 7 35 3 58 -4 60 4 74 2 75 8
hat-	4 6 20 3 22 4 28 3 29 5 32 -3 36 3 49 -4 79 3 116 -4 122 2 136 -3
hat-and	4 -2 20 2 36 2
hat-me	22 3 28 5 32 -2
hat~	4 6 20 3 22 4 28 3 29 5 32 -3 36 3 49 -4 79 3 116 -4 122 2 136 -3
haunt-	1 -2 2 -5 138 21
haunted~	1 -2 2 -5 138 21
hav-	1 2 3 -2 4 -2 8 -2 9 3 10 2 17 2 23 -2 25 -2 27 2 28 -2 37 -2 45 3 55 -2 64 2 65 3 74 -2 75 -2 76 -2 77 2 79 5 82 3 83 2 91 -2 92 4 93 3 98 4 99 -2 101 4 104 2 106 -4 108 3 109 -2 111 4 114 2 121 -3 122 -3 124 3 125 4 131 2 132 -2 133 8 134 -2 135 -4 138 3
hav-a	3 -2 64 2 65 3 77 4 79 4 101 5 104 3 108 4 121 -2 131 2 133 4 138 5
hav-all	25 -3 79 5 114 2
hav-an	76 2
hav-and	76 -3 79 4
hav-any	7 4 99 -2 120 4 124 -2
hav-be	24 3 37 -2 73 -3 74 -2 82 6 87 2 93 9 125 5
hav-been	0 2 26 2
hav-coat	77 2
hav-do	76 -4 77 -5 91 -2 92 10 97 3 98 6
hav-eaten	7 8
hav-fan	6 -2 56 4
hav-food	10 2 26 -2
hav-for	11 -2 31 6 42 2
hav-giv	34 3 79 -2 130 2
hav-good	133 12
hav-insuranc	26 3 134 -2
hav-kid	7 -2 11 -2 31 6 42 2 125 8
hav-liv	88 3 126 2
hav-me	111 13 138 -4
hav-money	26 2 124 7
hav-no	26 4 85 3 137 2
hav-non	5 5 7 -2 58 3
hav-not	2 2 7 5 26 2 35 2
hav-noth	7 2 20 2
hav-of	74 2
hav-on	111 12 138 -3
hav-one	74 2
hav-open	76 4 99 -2 120 4
hav-pay	40 4 124 4 130 -2
hav-sign	83 4
hav-to	7 2 24 2 37 -2 40 2 45 4 73 -3 74 -2 76 -2 77 -3 79 -2 82 3 92 5 93 5 98 3 125 2 134 -3
hav-you	106 -3 114 8
have a	0 -2 3 -3 8 -2 17 2 31 -2 44 2 55 -2 56 -2 64 4 65 6 76 3 77 8 79 7 83 2 92 -2 100 -2 101 8 104 5 108 6 109 -2 121 -4 123 2 131 4 133 7 135 -2 138 9
have an	15 2 75 -2 76 4
have any	7 8 99 -4 120 6 124 -4
have been	0 4 23 2
have fans	6 -3 56 7
have for	11 -4 28 -2 31 12 42 4
have no	26 7 30 2 73 -2 85 5 134 -2 137 4
have none	5 9 7 -4 57 -2 58 5
have not	2 4 7 8 26 3 27 -2 35 3
have nothing	7 3 17 -2 20 4
have on	111 23 121 -2 138 -7
have one	74 3 126 -2
have to	7 3 24 4 26 -2 27 -2 34 2 37 -3 40 4 45 7 73 -5 74 -4 75 -2 76 -4 77 -5 78 -2 79 -2 82 6 83 2 87 2 88 3 91 -2 92 10 93 9 97 2 98 5 122 -2 124 2 125 5 134 -5
have you	106 -5 111 -2 114 13
haven-	106 12
having a	21 9 29 -2 122 -5 134 2 135 -2
having-	21 13 29 -2 122 -7 134 3 135 -3
having-a	21 5 122 -3
having~	21 13 29 -2 122 -7 134 3 135 -3
hav~	1 2 3 -2 4 -2 8 -2 9 3 10 2 17 2 23 -2 25 -2 27 2 28 -2 37 -2 45 3 55 -2 64 2 65 3 74 -2 75 -2 76 -2 77 2 79 5 82 3 83 2 91 -2 92 4 93 3 98 4 99 -2 101 3 104 2 106 -3 108 3 109 -2 111 4 114 2 121 -3 122 -3 124 3 125 4 131 2 132 -2 133 8 134 -2 135 -4 138 3
hawk-	54 -2 55 7 134 -3
hawk~	54 -2 55 7 134 -3
hay alguien	131 21
hay comida	7 7
hay escuela	11 9 31 -3
hay nada	7 4 74 5
hay para	25 -2 31 13
hay que	7 3 45 2 73 -2 74 -2 84 3 87 5 89 -3 90 3 106 2 124 7 138 -2
hay un	94 3
hay una	0 -3 46 4 119 6
hay-	8 -2 9 5 11 6 17 -3 21 -2 23 4 31 4 45 2 73 -3 76 -2 85 2 87 3 89 -3 90 2 98 2 99 -2 100 -3 101 9 106 2 107 -4 109 19 119 2 120 3 124 3 130 -2 131 9 138 8
hay-alguien	131 14
hay-comida	7 4
hay-de	7 2 17 -2 23 5 107 -2 109 4 138 -2
hay-en	0 2 22 2 107 -2
hay-escuela	11 5 31 -2
hay-esperar	106 4
hay-nada	7 2 74 3
hay-pagar	124 8
hay-para	31 6 76 -2 98 3
hay-que	87 3 89 -2 90 2 124 4
hay-ser	73 -2 84 2 87 4 88 -2
hay-un	94 2
hay-una	0 -2 46 2 119 3
hay~	8 -2 9 5 11 6 17 -3 21 -2 23 4 31 4 45 2 73 -3 76 -2 85 2 87 3 89 -3 90 2 98 2 99 -2 100 -3 101 9 106 2 107 -4 109 19 119 2 120 3 124 3 130 -2 131 9 138 8
haz-	36 -6 39 -5 138 13
haz~	36 -6 39 -5 138 13
he is	32 4 36 -4 37 2
he needs	32 8 34 6 36 -2
he passed	25 9 79 -4
he will	24 10 28 -2 110 -4
he-	10 7 11 -4 24 16 25 9 28 -2 32 13 34 4 35 -2 36 2 37 -2 57 4 79 -7 110 -3 138 -3
he-get	32 5
he-is	32 2 36 -2
he-need	32 4 34 3
he-not	24 5 36 2 110 -2
he-pass	25 5 79 -2
he-wil	24 6 110 -2
head-	26 -2 31 -2 74 6 112 10 138 -2
headach-	134 35
headach~	134 35
headlin-	138 35
headlin~	138 35
headquart-	100 35
headquarter~	100 35
headshot-	75 35
headshot~	75 35
headston-	25 21
headston~	25 21
head~	26 -2 31 -2 74 6 112 10 138 -2
health check	19 -5 26 8
health day	26 7
health-	2 -5 16 11 19 -5 21 5 22 -2 26 30 67 8 73 -2 109 -4
health-aid	2 -3 16 8 73 -2
health-check	19 -3 26 4
health-day	19 -3 26 8
healthcar-	26 35
healthc~	26 35
healthy-	12 12 19 -2 138 -5
healthy~	12 12 19 -2 138 -5
health~	2 -5 16 11 19 -5 21 5 22 -2 26 30 67 8 73 -2 109 -4
hear back	106 10
hear-	1 -4 25 -2 26 21 106 8 110 10 114 -2 123 -5
hear-back	106 7
heard-	41 -2 106 18 109 4 122 -2
heard~	41 -2 106 18 109 4 122 -2
hearing~	25 -2 26 33 106 -14 123 -7
heart-	2 -2 21 14 26 -15 64 18 134 8
heart~	2 -2 21 14 26 -15 64 18 134 8
hear~	1 -5 106 19 110 11 114 -2
heat in	6 3 56 -2
heat is	56 4 138 -2
heat wave	6 -7 56 7
heat-	6 9 50 9 56 6 138 -8
heat-in	6 2
heat-is	56 3
heat-off	6 5 56 -4
heat-oil	6 8 138 -3
heat-wav	6 -4 56 5
heater-	6 9
heating oil	6 13 138 -6
heating~	6 19 138 -7
heat~	6 3 50 9 56 6 138 -4
heavy-	21 22 134 -3
heavy~	21 22 134 -3
height-	126 22
height~	126 22
held-	43 3 46 -2
held~	43 3 46 -2
hello-	107 -6 131 32 138 7
hell~	107 -6 131 32 138 7
helo-	0 -3 4 -3 6 -3 131 31
help at	9 -4 73 7
help families	33 -2 73 -4 80 20 122 -2
help filling	63 13 106 -2 122 -3
help for	36 3 122 -2 123 11 138 -2
help from	2 -2 73 11 79 -3 80 4
help in	13 -2 52 -11 73 15 107 3
help me	2 3 15 2 26 5 62 3 63 9 73 -3 80 -5 106 5 121 -3 122 15 138 -5
help my	31 -2 36 3 37 4 80 13 123 -6
help on	0 -2 43 -2 46 5 100 -8 137 14
help out	73 6 80 -3 82 7
help people	73 -11 76 5 78 -4 80 5 126 8 129 7
help the	50 14 80 8
help with	1 3 6 2 8 -2 18 3 25 6 27 -2 32 -2 36 6 73 -4 78 9 80 -5 82 4 121 18 122 -3 125 -4 138 -3
help you	80 31 121 -8 122 -3
help your	80 14 117 -3
help-	0 -2 2 -2 4 -2 7 -2 8 -2 9 -2 12 -2 14 5 19 3 27 -2 29 6 31 -2 32 -2 33 -2 36 8 43 -2 47 -3 52 -3 57 4 58 -5 59 -3 63 9 73 11 79 -2 80 16 82 7 99 -2 100 -3 102 -4 109 -2 112 -2 116 -2 117 -2 119 4 120 -2 121 14 122 22 123 4 125 8 127 2 130 -2 132 2 134 -3 135 -2 137 2 138 -8
help-a	1 2 18 3 25 5 46 2 132 8
help-at	9 -2 73 4
help-back	1 4
help-community	80 10
help-do	63 3 122 -2 123 5
help-family	80 11 122 -2
help-fil	63 9 122 -2
help-find	2 3 17 2
help-for	36 2 123 6
help-from	2 -2 73 8 79 -2 80 2
help-get	26 4 73 -3 76 4 122 -2
help-her	39 -2 80 2 107 5
help-hom	2 -2 73 11 80 -2
help-in	52 -5 67 4 73 3 80 6 126 4
help-kid	36 2 37 3
help-me	2 2 26 3 62 2 63 5 73 -2 80 -3 82 3 106 3 121 -2 122 10 138 -3
help-my	7 2 19 2 25 -2 36 2 80 5 100 -2 137 4
help-on	46 3 100 -4 137 8
help-out	63 6 73 3 80 -2 82 3 122 5
help-peopl	73 -7 76 2 78 -2 80 4 126 4 129 4
help-someon	67 6 122 -2 123 7
help-the	4 -2 9 -2 46 2 50 6 52 -4 73 11 76 2 80 3
help-with	1 3 25 3 36 4 73 -3 78 5 80 -3 82 2 121 10 122 -2 125 -2 138 -2
help-writ	62 3 138 -2
help-you	73 -2 80 21 121 -5 122 -2
help-your	80 10 117 -2
helped~	73 6 122 -3
helper-	55 -4 73 6
helpful-	132 36
helpful~	132 36
helping~	25 -6 35 -2 73 14 80 -3 123 14 126 -5
help~	0 -2 2 -2 4 -2 7 -2 8 -2 9 -3 12 -2 14 5 19 3 27 -2 29 6 31 -2 32 -2 33 -2 36 8 43 -2 47 -3 52 -3 57 4 58 -5 59 -3 63 9 73 9 79 -2 80 17 82 7 99 -2 100 -3 102 -4 109 -2 112 -2 116 -2 117 -2 119 4 120 -2 121 14 122 22 123 2 125 8 127 2 130 -2 132 2 134 -3 135 -2 137 2 138 -8
hel~	0 -3 4 -3 6 -3 131 31
hem-	4 -2 49 11
hem~	4 -2 49 11
henrico-	74 -3 126 9 138 8
henric~	74 -3 126 9 138 8
her house	8 6 25 -2 56 4 123 -2
her phone	57 5 73 -3 102 -2 137 8
her-	4 8 6 -3 8 3 9 -5 17 3 25 -8 27 4 28 -2 30 6 31 4 33 -2 35 -2 36 4 39 -3 44 8 48 8 54 6 55 -7 56 3 57 4 73 -3 76 3 79 4 107 5 115 -2 137 3 138 -2
her-and	36 4
her-can	76 4 115 -2
her-hous	8 3 56 2
her-is	25 3 36 4
her-phon	57 3 73 -2 137 4
herb-	13 28
herb~	13 28
here and	36 8
here can	75 -3 76 7 115 -3
here~	4 10 6 -4 9 -5 25 -3 31 6 33 -2 36 6 44 11 48 10 54 7 55 -6 75 2 76 5 80 2 115 -3
herida-	54 -10 55 11
herido-	55 2
hermana-	25 -6 28 -3 30 11 57 7 123 10
hermano-	23 2 25 8
herman~	28 -2 30 9 57 6 123 9
heroin-	23 4
heroin~	23 4
herramienta-	17 -3 20 8 52 2 62 5 120 -2
herramient~	17 -3 20 8 52 2 62 5 120 -2
her~	8 4 17 4 25 -7 27 5 30 8 35 -2 37 2 39 -3 54 -6 55 4 56 2 57 6 63 -2 73 -2 79 6 107 6 123 2 137 4 138 -2
hey-	131 33
heya-	131 24
hey~	131 46
he~	10 7 11 -4 24 16 25 9 28 -2 32 13 34 4 35 -2 36 2 37 -2 57 4 79 -7 110 -3 138 -3
hi-	80 -2 131 35
hiccup-	134 -3 138 16
hiccup~	134 -3 138 16
high school	23 -5 34 -2 38 10 45 7
high-	7 8 10 3 23 -11 26 -3 34 -3 38 13 45 8 59 2 73 -2 134 7
high-equivalency	23 -2 34 -2 38 6
high-school	23 -4 38 7 45 4
highway-	7 10 124 -2 138 -2
highway~	7 10 124 -2 138 -2
high~	7 8 10 3 23 -11 26 -3 34 -3 38 13 45 8 59 2 73 -2 134 7
higien-	5 8 75 -2 79 -5
higienico-	5 13 125 -2
higienic~	5 13 125 -2
higien~	5 8 75 -2 79 -5
hija de	31 3 32 10 33 -5 73 -3 82 9
hija le	43 3 61 4
hija-	0 3 2 -2 4 11 21 4 25 2 28 -8 29 3 30 6 31 -3 32 4 33 -2 43 2 58 5 61 3 79 -6 82 6
hija-10	31 2 73 -2 82 5
hija-de	32 5 33 -3 73 -2 82 5
hija-le	61 2
hijastro-	28 13
hijastr~	28 13
hijo de	31 -2 61 2
hijo no	21 -2 28 -2 33 4 37 4
hijo quiere	12 4 31 -3 32 -2 40 5 61 4
hijo tiene	33 4 134 2
hijo-	4 -2 11 2 17 2 25 2 28 6 29 4 31 8 37 5 39 4 44 7 59 2 73 -2 101 3 109 -2 121 -6
hijo-a	101 4
hijo-de	25 -2 30 5
hijo-en	34 3 42 2
hijo-la	34 3 101 5
hijo-no	24 -2 28 4 33 2 37 2
hijo-quier	12 2 31 -2 40 3 61 3
hijo-tien	33 2 134 2
hijo-tienen	7 3
hijos a	8 -2 101 8
hijos no	24 -3 28 10
hij~	2 -2 4 4 17 2 25 3 29 4 30 5 31 6 37 3 39 3 40 2 44 5 57 -2 58 2 59 2 61 2 73 -2 79 -4 82 2 101 2 109 -2 121 -5
hik-	50 -2 54 32
hiking-	54 35
hiking~	54 35
hik~	50 -2 54 32
him-	24 9 28 -4 33 9 34 18 78 -3 134 2
him~	24 9 28 -4 33 9 34 18 78 -3 134 2
hinchado-	134 3
hinch~	134 3
hipoteca-	1 4
hipotec~	1 4
hir-	17 -6 76 15 120 -2
hir-peopl	17 -4 76 7
hired-	17 13 20 4 120 -3 135 -3
hired~	17 13 20 4 120 -3 135 -3
hire~	17 3 76 6 118 -2 120 -2
hiring-	17 17 116 -2 120 13
hiring~	17 17 116 -2 120 13
hir~	17 -12 76 12
his hands	70 20
his own	61 4
his-	13 -2 21 5 25 4 30 -3 31 6 32 4 34 4 36 3 37 3 52 4 61 3 70 18 79 -4 138 -4
his-hand	70 12
his-own	61 2
hiset-	38 35
hiset~	38 35
historia-	36 -10 44 6 114 20 138 2
histori~	36 -10 44 6 114 20 138 2
history-	14 11 17 -2 36 -6 114 25 138 -14
history~	14 11 17 -2 36 -6 114 25 138 -14
his~	13 -2 21 5 25 4 30 -3 31 6 32 4 34 4 36 3 37 3 52 4 61 3 70 18 79 -4 138 -4
hit-	0 -2 7 5 12 2 26 -2 27 7 28 15 31 -9 54 -2 55 9 73 -2 79 -2 138 -4
hit~	0 -2 7 5 12 2 26 -2 27 7 28 15 31 -9 54 -2 55 9 73 -2 79 -2 138 -4
hiya-	131 35
hiy~	131 35
hi~	80 -2 131 35
hoa-	77 4
hoa~	77 4
hogar-	0 17 2 -6 3 8 28 17 49 -8
hog~	0 17 2 -6 3 8 28 17 49 -8
hoja-	14 25
hoja-vida	14 11
hoj~	14 25
hol-	4 12 20 -5 79 -2
hola-	76 -2 131 34
hold a	34 5 77 4
hold-	23 4 34 4 73 7 74 -3 75 -2 77 18 89 5 99 -2 101 6 104 26 109 -8 134 -5 138 -5
hold-a	34 3 77 2
hold-event	77 5 89 4 109 -4
hold~	23 4 34 4 73 7 74 -3 75 -2 77 18 89 5 99 -2 101 6 104 26 109 -8 134 -5 138 -5
holi-	131 35
holiday-	7 7 9 -3 11 6 31 -4 99 8 109 11 138 -3
holiday~	7 7 9 -3 11 6 31 -4 99 8 109 11 138 -3
holi~	131 35
hol~	4 8 20 -4 76 -2 131 32
hom-	1 7 2 7 3 5 4 -4 6 -3 7 -3 8 3 11 3 13 4 16 10 17 4 18 5 21 -2 24 5 25 -6 28 2 31 3 35 -4 43 5 56 -2 59 3 64 3 73 13 79 -2 80 -2 83 -2 85 7 91 -2 99 -2 100 -8 106 -3 109 -3 134 4 137 5 138 -2
hom-a	27 3
hom-address	100 -9 137 13
hom-at	64 9 134 -2
hom-car	16 13 35 -3
hom-for	4 -4 6 -2 73 5 102 -3 134 8
hom-heart	64 9 134 -2
hom-i	43 8 59 -2 102 4
hom-of	100 -7 137 7
hombr-	21 -12 125 22
hombr~	21 -12 125 22
home address	0 -2 100 -13 137 20
home at	64 15 134 -3
home care	16 19 35 -4
homebound-	8 22 101 -6
homebound~	8 22 101 -6
homeless-	0 10 17 -2 73 8 80 13 102 -2
homelessness-	14 -4 29 -2 75 8 80 18 138 -3
homelessnes~	14 -4 29 -2 75 8 80 18 138 -3
homeles~	0 10 17 -2 73 8 80 13 102 -2
homemad-	79 -12 93 14
homemad~	79 -12 93 14
hometown-	74 9 76 -4 112 -5
hometown~	74 9 76 -4 112 -5
homework help	36 10
homework-	11 -2 31 -2 36 11 37 -3 58 8 73 -4 138 13
homework-help	36 7
homework~	11 -2 31 -2 36 11 37 -3 58 8 73 -4 138 13
hom~	1 7 2 7 3 5 4 -4 6 -3 7 -3 8 3 11 3 13 4 16 10 17 4 18 5 21 -2 24 5 25 -6 28 2 31 3 35 -4 43 5 56 -2 59 3 64 3 73 13 79 -2 80 -2 83 -2 85 7 91 -2 99 -2 100 -8 106 -3 109 -3 134 4 137 5 138 -2
honor of	78 2
honor-	73 8 78 9
hon~	73 8 78 9
hoodi-	4 10 79 -2 138 -2
hoodi~	4 10 79 -2 138 -2
hoop-	31 35 75 -2
hoop~	31 35 75 -2
hopeless-	21 10
hopeles~	21 10
hopewel-	0 -2 74 5 126 15
hopewell~	0 -2 74 5 126 15
hora es	9 3 36 3 73 -2 99 -11 138 20
hora puedo	94 6 99 -3
hora-	0 -2 1 -2 9 4 17 6 35 4 36 2 47 5 73 9 74 -4 79 -7 84 3 87 6 89 -2 94 7 99 15 100 -3 106 -2 116 -2 121 -3 133 -2 134 -2 135 7 138 10
hora-de	73 4
hora-dejar	79 -6 94 10 99 -3
hora-es	36 2 99 -7 138 15
hora-la	9 6 36 2 99 -6 138 -2
hora-puedo	94 3
hora-que	73 -2 79 -2 84 2 135 8
hora-servicio	73 11 84 -3 99 -2 121 -2
hora-silencio	47 7 99 -5
horario-	99 24
horari~	99 24
horas de	73 8
hora~	0 -2 1 -2 9 4 17 6 35 4 36 2 47 5 73 9 74 -4 79 -7 84 3 87 6 89 -2 94 7 99 15 100 -3 106 -2 116 -2 121 -3 133 -2 134 -2 135 7 138 10
horno-	56 10
horn~	56 10
horoscop-	138 4
horoscopo-	138 14
horoscop~	138 15
hors-	7 7
hors~	7 7
hortaliza-	13 35
hortaliz~	13 35
hospital and	7 7 26 -4 27 -4 76 7
hospital bill	26 7 73 -2 76 -2
hospital-	6 -6 7 6 19 -5 21 -3 26 15 27 5 73 -2 76 9
hospital-and	7 4 26 -2 27 -2 76 4
hospital-bil	26 4
hospital-i	7 4 26 2 27 -2
hospital~	6 -6 7 6 19 -5 21 -3 26 15 27 5 73 -2 76 9
host a	77 5 90 -3 91 7
host have	77 -11 91 -3 92 17
host-	17 -2 74 -2 76 7 77 16 90 5 91 10 92 14 99 -3 109 -9
host-a	90 -3 91 4 92 4
host-driv	92 5
host-event	77 5 109 -4
host-food	77 7 90 -4
host-giveaway	77 10 91 -2 92 -2 109 -4
host-hav	77 -7 91 -2 92 11
host-to	77 -7 91 -2 92 11
hosting a	77 -7 90 -2 92 12
hosting~	17 -2 74 -2 77 8 87 -2 90 6 92 14 99 -5 112 -2
host~	76 8 77 13 90 2 91 11 92 6 109 -10
hot in	9 -7 56 8
hot meal	9 -4 73 5
hot-	4 4 6 4 7 -6 9 3 11 -3 42 -4 56 8 73 4
hot-in	6 3 9 -5 56 3
hot-meal	7 -3 9 4 56 -3 73 2
hot-summer	9 -6 11 -2 42 -3 56 10
hotel-	0 8 3 -5 5 -10 10 -3 79 15 138 8
hotel~	0 8 3 -5 5 -10 10 -3 79 15 138 8
hotlin-	24 -2 102 25 119 34 138 -3
hotlin~	24 -2 102 25 119 34 138 -3
hotspot-	59 4
hotspot~	59 4
hot~	4 4 6 4 7 -6 9 3 11 -3 42 -4 56 8 73 4
hour-	9 -2 11 -5 17 10 18 -5 19 -4 29 -2 34 -2 35 6 36 -3 38 -6 47 3 73 17 74 -5 78 -2 79 -6 84 9 87 9 88 -5 89 -3 94 6 99 21 106 12 119 5 135 -5 138 13
hour-a	73 -4 84 5 87 3 89 -2
hour-cut	17 5 99 -2
hour-do	73 5 84 5 135 -2
hour-got	17 2
hour-to	35 7 73 4 99 -2 135 -2
hour-volunt	73 -2 84 7
hours got	1 2 17 3
hours to	35 13 73 8 99 -3 135 -3 138 -2
hour~	9 -2 11 -5 17 10 18 -5 19 -4 29 -2 34 -2 35 6 36 -3 38 -6 47 3 73 17 74 -5 78 -2 79 -6 84 9 87 9 88 -5 89 -3 94 6 99 21 106 12 119 5 135 -5 138 13
hous-	0 4 1 4 2 11 4 -2 5 4 6 16 7 3 9 -2 17 -2 21 -2 23 -3 25 -3 28 -3 31 4 56 5 64 9 77 -4 91 5 94 2 100 5 117 -4 121 -2 123 -2 132 -2 138 5
hous-and	2 2
hous-down	0 3 21 -2 56 5
hous-fir	0 5
hous-for	0 3 2 5 35 -3
hous-get	94 3
hous-program	2 -3 64 15 121 -2
hous-to	1 -2 8 3 94 3
house fire	0 8 2 -2
house to	1 -4 2 3 8 5 94 5 123 -2
household-	3 36 113 -2 122 -2
household~	3 36 113 -2 122 -2
houseless-	0 35
houseles~	0 35
housewar-	0 -9 3 18 53 -7
housewar~	0 -9 3 18 53 -7
housing for	0 5 2 9 28 -2 35 -6
housing program	2 -5 64 26 117 -2 121 -4 138 -2
housing~	0 13 2 25 23 -5 28 -2 35 -5 64 18 117 -2 121 -4 138 -3
hous~	0 -3 1 5 2 -4 4 -2 5 4 6 18 7 3 8 2 9 -2 21 -2 25 -4 28 -3 31 6 35 2 56 6 64 -2 77 -5 91 6 94 2 100 6 117 -3 132 -2 138 7
how are	100 -2 116 -4 131 37 138 -2
how big	52 3 74 -2 87 -2 88 -4 89 9
how can	7 -2 19 7 37 -3 56 5 73 7 76 -3 78 5 80 15 82 -5 84 -2 122 -2 138 -3
how did	80 -3 113 23 114 -17
how do	11 2 15 3 17 -2 18 3 19 4 25 3 29 -2 57 2 60 3 73 4 74 4 78 2 80 2 84 -2 85 -3 100 3 103 -2 104 5 110 -2 113 -2 116 6 122 5 123 4 124 -3 125 -5 126 -2 130 2 135 7 138 9
how does	17 -4 66 5 77 -5 78 -5 92 10 110 -5 116 12 120 -2 130 11
how early	90 6 138 -4
how far	90 3 100 -2 101 10 138 5
how fast	98 6 106 5 122 -2
how is	78 -2 79 -3 129 10 131 16 138 -4
how late	99 5
how long	74 -2 84 4 86 2 87 3 106 2 111 7 114 9 122 3 134 4
how many	4 3 73 -3 75 -3 79 -8 81 2 84 2 89 4 91 2 94 6 97 4 121 4 126 -2 129 4 135 -2 138 3
how much	7 -4 17 -2 22 2 73 -3 74 -2 80 -2 87 4 89 -3 90 4 94 4 124 21 129 9 138 5
how often	7 9 73 -2 74 -2 75 -3 84 8 85 -3 89 5 97 4
how old	32 -2 73 -10 74 -2 79 -9 82 8 114 8 125 16 138 7
how quick	106 3
how soon	90 3 106 7
how tall	109 -2 138 8
how to	12 5 14 3 16 -3 18 4 19 2 28 -2 29 3 40 4 49 5 57 2 67 5 78 5 79 -2 80 2 100 7 104 5 122 5 125 -2 131 -2 138 6
how-	17 -3 18 3 19 3 24 2 35 -2 73 -2 75 -4 76 -2 77 -2 78 2 79 -10 80 6 85 -3 88 -2 90 2 94 3 95 3 100 2 104 4 106 3 110 -3 111 2 114 4 116 4 120 -2 122 3 123 2 124 4 126 -2 129 3 130 2 131 8 135 3 138 10
how-apply	40 5 122 10 125 -2
how-are	57 -2 61 3 99 2 116 -2 131 19
how-bag	79 -5 94 7
how-big	52 2 88 -3 89 5
how-can	7 2 19 3 56 2 76 -2 78 2 79 -2 80 11 82 -3 90 2 95 2 99 2 106 2 122 -3 138 -3
how-did	80 -2 113 14 114 -10
how-do	18 2 19 2 60 2 73 2 85 -2 100 2 104 3 116 3 122 3 123 2 124 -2 125 -3 135 4 138 5
how-doe	17 -2 66 2 74 -2 77 -2 78 -2 87 2 92 4 110 -2 116 5 130 5 134 5 138 3
how-early	90 3 138 -2
how-far	90 2 101 6 138 4
how-fast	98 4 106 3
how-hav	106 -3 114 9
how-help	67 6 80 7
how-hour	84 5 87 3 89 -2
how-i	18 2 19 3 60 2 73 3 74 2 78 2 80 6 82 -2 85 -2 100 2 104 3 122 3 123 2 124 -2 125 -3 135 4 138 3
how-is	88 -2 89 3 106 -3 122 2 129 3 131 6 138 8
how-it	131 11 138 -2
how-lat	99 3
how-long	84 3 106 2 111 5 114 6 122 2 134 2
how-many	75 -2 79 -5 89 2 94 4 97 3 121 3 129 2 138 2
how-much	7 -2 73 -2 87 2 90 2 94 2 124 14 129 5 138 2
how-notic	73 -3 90 5 135 2
how-often	7 5 84 5 85 -2 89 3 97 2
how-old	73 -7 79 -6 82 5 95 -2 114 5 125 11 138 4
how-peopl	19 3 80 3 89 2 91 3 126 -2 129 5 135 -2 138 2
how-program	121 5 138 -3
how-quick	106 2
how-should	90 3 94 5 99 -3
how-soon	90 2 106 5
how-start	18 6
how-tal	138 6
how-til	84 -2 86 3
how-to	12 3 16 -2 18 2 29 2 40 2 49 3 67 2 78 3 82 2 100 5 104 3 122 4 124 2 138 3
how-use	57 3
how-volunt	73 -5 82 6 89 4
how-you	12 2 17 -2 25 4 80 -2 82 3 113 7 114 -7 116 8 124 2 131 16
howdy-	131 34
howdy~	131 34
how~	17 -3 18 3 19 3 24 2 35 -2 73 -2 75 -4 76 -2 77 -2 78 2 79 -10 80 6 85 -3 88 -2 90 2 94 3 95 3 100 2 104 4 106 3 110 -3 111 2 114 4 116 4 120 -2 122 3 123 2 124 4 126 -2 129 3 130 2 131 8 135 3 138 10
hoy-	9 12 75 -14 78 -2 79 -2 99 10 129 -11 138 24
hoy~	9 12 75 -14 78 -2 79 -2 99 10 129 -11 138 24
hubo-	116 -2 121 -2 131 34
hub~	116 -2 121 -2 131 34
huerta-	13 -3 52 6
huerto comunitario	52 3
huerto-	13 -3 52 19 53 -3 79 6
huerto-comunitario	52 2
huert~	13 -5 52 22 53 -3 79 6
huevo-	7 7
huev~	7 7
huggi~	5 35
huggy-	5 35
human-	100 -3 105 19 115 -5 116 2
humano-	105 20 116 -4
human~	105 20 116 -4
hum~	100 -3 105 19 115 -5 116 2
hunger-	7 5 29 -3 80 12
hungry-	7 12 11 7 31 -2 80 -6
hungry~	7 12 11 7 31 -2 80 -6
hung~	7 5 29 -3 80 12
hunt-	0 -4 2 19 28 -3 31 -5 54 17
hunting~	0 -5 2 21
hunt~	28 -3 31 -7 54 22
hurt-	25 3 55 3
hurt~	25 3 55 3
husband find	110 6
husband-	0 -2 4 -6 10 2 21 6 24 5 25 6 28 2 29 8 30 -3 32 -2 73 6 79 7 80 -3 110 4 134 -2 138 -2
husband-find	110 4
husband-i	73 5
husband-out	110 4
husband~	0 -2 4 -6 10 2 21 6 24 5 25 6 28 2 29 8 30 -3 32 -2 73 6 79 7 80 -3 110 4 134 -2 138 -2
hustl-	18 35 115 -5
hustl~	18 35 115 -5
hvac-	16 9
hvac~	16 9
hygien-	5 2 77 5
hygien-bag	5 5 79 -3
hygien-driv	5 -2 77 3
hygiene bag	5 8 79 -4
hygiene drive	5 -3 77 4
hygien~	5 2 77 5
i am	0 2 1 2 8 3 17 -2 18 2 22 2 28 2 30 5 57 3 73 -5 76 2 78 -2 82 5 84 -2 94 -2 99 -3 125 2 126 4 133 5 135 -2 137 3 138 -4
i apply	63 -2 106 8 122 21 123 4 125 -2 135 4
i ask	50 4 80 -2 122 8 131 8
i be	37 -4 73 3 85 6
i become	73 4 74 7 87 -2 88 -2 89 -2 122 4 137 -2
i bring	4 -2 7 -3 8 -5 9 5 31 -2 73 2 79 2 94 6 101 9 125 -3
i burn	12 13 21 -4 138 -6
i buy	23 -4 138 7
i call	0 -5 55 3 59 -2 90 4 102 19 106 -2 119 5 138 -3
i came	3 -2 4 6 17 -2 110 4
i can	1 4 2 4 3 2 7 -2 8 2 12 4 16 3 17 2 20 2 26 6 35 2 41 3 44 2 63 2 73 -11 76 -5 78 2 80 5 99 3 105 4 124 -2 138 -2
i come	7 -3 8 -2 80 -2 94 -2 99 20 101 8 102 -2 122 -2 125 13 138 -3
i could	21 6 73 2 134 -2
i did	17 8 78 -2 79 -2
i do	6 2 10 -4 12 2 24 2 27 2 30 3 34 5 35 4 39 -3 40 3 46 2 59 -2 63 -2 75 5 78 -2 79 2 80 10 85 2 93 -2 102 2 105 3 110 3 116 -4 121 -2 122 8 124 3 125 3 138 -2
i donate	78 3 79 -13 93 15 94 -2 96 12 130 -2
i drop	8 -2 79 2 94 8 99 -2
i feed	7 6 11 10 138 -4
i feel	22 -2 24 -3 138 13
i filled	86 2 106 6
i find	2 2 17 8 22 3 26 4 39 -3 106 2 110 -2
i get	3 3 4 2 7 4 8 2 19 3 20 3 26 -2 29 -2 59 3 73 -2 74 2 78 -3 79 -2 80 -6 86 2 87 2 94 -2 100 4 113 -2 121 5 122 3 123 3 125 -7 128 3 135 7 138 8
i give	78 3 79 6 93 6 95 -4 129 -2 130 4
i go	35 7 100 14
i got	0 11 4 -3 7 -2 8 6 13 3 17 3 27 -3 28 -6 44 5 63 4 73 -3 78 7 79 3 124 2 135 -2
i grow	52 -5 138 11
i hate	122 3
i have	4 -2 5 2 7 3 8 -2 17 4 24 3 25 -2 37 -2 45 5 55 -2 73 4 74 -2 78 2 79 4 85 2 87 2 92 2 104 4 106 -3 122 -2 124 3 125 3 131 4 135 -2
i hear	106 2
i help	8 -3 52 -7 73 21 80 22 122 -7
i host	77 -7 91 7 92 8
i join	45 3
i just	3 7 7 -2 21 3 54 -2 73 6 80 -2 101 9 109 4 126 -3
i keep	19 4 23 5
i know	73 5 115 5 122 -3 123 12
i leave	8 -2 73 -2 79 9 94 9
i live	13 -2 52 5 59 3 74 2
i lost	0 -15 4 4 25 -2 48 4 122 16 125 2
i mail	4 -9 19 -6 78 7 79 15 93 -2
i make	1 2 19 3 20 5 43 10 44 2 73 6 102 -4 125 5 134 -2 138 -2
i miss	25 9 28 -2 35 -3 135 2
i missed	1 4 27 -2 101 -4 104 9
i need	3 3 10 3 20 2 22 2 26 -3 29 5 33 -2 57 2 63 3 73 -3 74 -2 75 -3 77 -2 79 -2 83 3 85 2 88 2 94 3 97 4 105 4 109 2 122 2 125 4 134 5 138 -4
i never	0 -5 19 3 34 2 35 3 106 7
i only	4 3 7 6
i open	19 4 74 5
i owe	1 3 19 -2 60 4 124 18
i own	1 -2 18 -7 52 4 76 13
i pay	6 -10 78 10 124 2 130 9
i pick	7 7 73 -7 84 9
i put	19 9 78 -3 130 2
i qualify	125 16
i quit	17 2 38 9
i refer	76 -2 98 -2 123 7
i run	18 -3 35 3 74 2 75 2 76 8 112 -6
i say	15 7 17 -5 135 2
i send	14 -3 57 -5 96 8 103 7 106 -2 120 7 123 7
i set	57 7 103 -4
i shoot	75 2
i sign	86 3 106 -2 122 5 123 3
i speak	73 7 107 -3
i start	74 7 86 5 106 -2 122 -2 126 -2
i stay	0 -7 108 13 126 3
i still	2 4 17 -4 45 3 73 -8 83 4 85 5 99 -2 124 11 125 6
i stop	19 8 78 -7 98 2 130 4
i take	4 3 5 8 43 8 73 -2 76 -2 79 -8 83 6 93 -5 94 13 96 -3 134 2 138 -2
i talking	21 -2 116 14 138 -4
i tell	10 9 60 4 90 5 93 -2 99 -4 110 10 115 -4 138 -2
i text	102 11 119 3
i think	32 3
i use	8 2 57 6 58 -3 116 -2
i volunteer	73 12 82 2 83 -2 84 3 85 -9 86 -2
i vote	100 -2 138 9
i want	0 -3 3 -2 16 5 17 -2 24 3 31 -2 36 -3 40 -3 43 2 47 2 49 4 52 2 73 9 74 5 75 -3 76 -2 77 4 79 -6 80 10 81 4 102 5 103 2 104 6 106 -2 111 3 120 4 122 3 125 -4 126 -2 137 -2
i was	17 4 73 -3 84 -2 85 -2 104 10 135 -2
i will	79 3
i work	17 -6 42 3 76 6 77 2 125 10
i would	9 3 50 -2 58 2 73 9 77 4 78 7 79 -2 80 2
i write	17 -2 44 8 75 10 103 10 104 -2 128 -2 135 12 138 -18
i-	73 2 80 2 104 2 122 2
i-3	0 3 60 3
i-a	5 2 75 4 79 2 83 2 105 2 125 -3 130 2 135 4 138 3
i-about	75 9 80 5
i-afraid	24 4
i-all	25 -4 79 4
i-am	8 2 30 3 57 2 73 -3 78 -2 82 3 99 -2 126 2 133 4 137 2 138 -2
i-an	2 2 57 -2 101 3 103 3
i-and	17 2 43 2
i-appli	17 6 106 -5
i-apply	106 4 122 13 123 2 135 2
i-ask	50 2 122 5 131 5
i-asking	122 2 123 3
i-assistanc	122 10
i-at	76 4 99 7
i-be	37 -2 73 2 85 3
i-becom	73 2 74 4 122 2
i-been	0 2
i-bomb	15 5 75 -2
i-bring	7 -2 8 -3 9 3 94 3 101 5 125 -2
i-brok	22 4
i-burn	12 7 21 -2 138 -3
i-buy	23 -3 138 4
i-by	78 4 130 -3
i-cal	0 -3 55 2 90 2 102 12 119 3 138 -2
i-cam	4 3 110 2
i-can	1 2 2 2 12 2 16 2 26 3 73 -6 76 -3 80 3 99 2 105 2
i-car	18 5 80 5 138 -2
i-cloth	79 -3 96 6
i-com	7 -2 99 11 101 4 124 5 125 6 138 -2
i-could	21 3
i-did	17 4
i-dinner	7 -5 73 5
i-do	10 -2 30 2 34 3 35 2 40 2 75 3 80 6 105 2 110 2 116 -2 122 5 124 2
i-donat	79 -11 93 6 94 8 96 5
i-donation	78 -2 79 -2 94 11
i-drop	94 5
i-dying	9 4 138 -2
i-everyth	0 -11 12 4 21 -2 35 5 122 12
i-exhaust	21 -2 28 5
i-experienc	73 -2 74 -3 85 5 88 4
i-feed	7 4 11 5 138 -2
i-feel	24 -2 138 8
i-fight	135 3
i-fil	86 3 106 2
i-find	17 5 26 2 39 -2
i-food	7 3 10 4 13 3
i-for	75 4 94 2 110 3 122 3 123 2 124 6 135 2 138 -3
i-fre	4 5 73 4
i-from	4 3 73 2
i-get	7 2 78 -2 80 -4 100 2 121 3 122 2 123 2 125 -2 128 2 135 4 138 4
i-giv	78 2 79 3 93 3 95 -2 130 3
i-go	35 6 100 8
i-going	23 3
i-got	0 4 8 3 28 -3 44 2 63 2 78 3 106 2
i-grow	52 -3 138 7
i-had	38 5
i-hat	49 -2 79 3 122 2
i-hav	17 3 45 3 73 2 79 2 104 3 106 -2 124 2 131 2
i-help	1 2 52 -3 73 5 80 15 121 4 122 -2 123 3 125 -3 126 2
i-host	77 -4 91 4 92 4
i-how	73 3 104 7
i-i	13 -2 52 4
i-if	7 -2 60 2 73 -5 82 6 84 -2 115 -2 125 8
i-in	0 -2 13 -2 45 3 73 3 80 3 99 3 101 2 104 2 119 2 126 2 138 -3
i-into	0 5 23 2
i-it	19 2 20 3 30 4 74 3 128 4 138 -2
i-join	45 2
i-just	3 4 84 5 101 5 109 2 129 -2 130 2
i-keep	19 3 23 3
i-kil	9 2
i-know	73 3 115 3 123 6
i-learn	12 5 19 2 73 -2
i-leav	35 2 79 4 94 4
i-lik	73 4 77 3 78 4 80 2
i-liv	52 3 59 2
i-lost	0 -9 4 2 25 -3 48 2 57 3 100 2 122 10
i-lov	45 3 73 2
i-mad	130 3
i-mail	4 -6 19 -3 78 4 79 9
i-mak	16 4 20 3 43 5 73 5 102 -2 125 3
i-miss	1 2 25 4 35 -2 101 -2 104 4
i-money	87 3
i-moved	3 5 73 5 104 6 126 -2
i-my	18 3 25 2 26 2 35 -2 38 2 56 2 60 4 104 4 111 2 120 2 122 -2 124 -2 130 3 135 4 138 4
i-need	10 2 26 -2 29 2 63 2 73 -2 83 2 97 3 105 2 122 2 125 2 134 3 138 -2
i-never	0 -3 19 2 35 2 106 4
i-no	0 3 8 4 26 2 27 -2 28 -3 85 3
i-not	1 3 7 2 10 -2 12 2 21 3 26 2 34 2 73 -4 79 2 105 2 110 2 125 2
i-noth	7 2 20 2
i-off	79 2
i-on	0 2 8 3 57 3 106 4 125 4 135 -3
i-one	19 3 74 5 138 -3
i-onlin	73 -2 78 10 85 4 130 -4
i-only	7 3
i-open	19 2 74 3
i-out	4 3 17 2 86 2 106 3
i-owe	1 2 60 2 124 11
i-own	18 -5 52 2 76 9
i-pay	2 5 6 -5 78 4 130 4
i-permiss	97 2
i-pick	7 4 73 -4 84 5
i-pictur	83 5
i-pledg	78 -2 106 -4 130 13
i-pregnant	134 13
i-put	19 5 78 -2
i-qualify	125 11
i-quit	38 5
i-refer	123 4
i-rid	27 -2 134 3 138 5
i-run	18 -2 35 2 76 7 112 -4
i-say	15 4 17 -3
i-scar	21 3 24 -2
i-school	36 -6 38 12
i-see	111 5 138 -3
i-send	14 -2 57 -3 73 -2 78 3 96 4 103 4 120 3 123 4
i-set	57 4 73 3 103 -2
i-show	101 4 109 3
i-sign	86 2 122 3 123 2
i-sing	73 2 76 -2
i-so	21 3 24 -2
i-som	7 5 73 2
i-somebody	21 4 108 -2 138 9
i-someon	6 -7 78 8
i-someth	19 5
i-somewher	2 2 47 7
i-speak	73 4
i-start	74 3 80 -4 86 2 113 -3 122 9
i-stay	0 -4 108 8 126 2
i-stil	2 2 17 -2 45 2 73 -4 83 2 85 3 124 6 125 3
i-stop	19 4 78 -4 99 5 130 2
i-stuck	17 2
i-stuf	2 -2 3 3 8 -2 79 4 94 6
i-tak	5 4 43 4 79 -4 83 3 93 -3 94 7 96 -2 134 2
i-talk	73 -2 75 3 105 8 116 6 138 -4
i-teach	73 5 76 -2
i-tel	10 4 15 6 60 2 90 3 99 -2 110 3 115 -2 138 -3
i-text	102 7 119 2
i-the	8 3 30 6 35 -3 96 3 123 2 137 2 138 4
i-them	11 5 123 5 138 -2
i-thing	94 3
i-think	32 2
i-tired	17 -3 18 5 23 2
i-to	24 2 29 2 45 3 49 2 57 2 73 3 79 -3 80 3 102 2 103 3 104 4 124 2 125 3 134 -2 138 -4
i-too	28 2 125 5
i-two	1 6 4 -3 36 -2 79 3
i-up	7 2 57 3 86 2 122 3 123 2
i-updat	0 -3 104 7 108 7
i-use	21 3 44 3 57 3 58 -2
i-used	73 -2 79 -8 80 4 93 6
i-volunt	73 5 85 -2
i-vot	138 6
i-walk	101 8
i-want	0 -2 16 3 36 -2 40 -2 49 2 73 5 74 3 75 -2 77 2 79 -4 80 5 81 2 102 3 104 3 111 2 120 2 122 2 125 -2
i-was	17 2 73 -2 104 5
i-wear	138 8
i-when	15 8 17 -3
i-with	8 -2 73 4 78 -3 105 -2 116 2 130 6
i-without	28 2 101 7
i-work	20 3 39 -2 76 3 125 4
i-would	73 5 77 2 78 4
i-writ	44 4 75 5 103 6 135 7 138 -10
i-you	4 -3 10 3 79 9 90 2 95 -2 99 -2 102 6 104 4 110 3 115 3 124 2 131 2 138 -2
i-your	1 -3 57 3 58 -2 75 5 138 6
ia-	17 -2 20 -6 62 8 116 6
ia~	17 -2 20 -6 62 8 116 6
ibuprofen-	134 20
ibuprofeno-	134 2
ibuprofen~	134 2
ibuprof~	134 20
ice-	110 3 115 -2 125 23
ice~	110 3 115 -2 125 23
id-	25 -5 91 6 115 11 125 14 128 -5 138 -3
idea-	18 19 76 -17 113 23
identidad-	60 30
identidad~	60 30
identific-	125 16
identificac-	125 14 138 -3
identification~	125 16
identific~	125 14 138 -3
identity-	60 29 138 -2
identity~	60 29 138 -2
ide~	18 19 76 -17 113 23
idioma-	107 9
idiom~	107 9
id~	25 -5 91 6 115 11 125 14 128 -5 138 -3
iep-	33 -9 34 28 77 -2
iep~	33 -9 34 28 77 -2
if he	10 10 11 -6
if i	7 -2 73 -4 82 8 84 -2 106 2 110 -2 125 11 129 3
if you	73 5 79 -3
if-	7 -3 10 8 11 -5 60 4 79 -3 82 10 84 -3 106 2 110 -2 115 -4 125 14 129 3
if-am	73 -5 82 6 84 -2
if-he	10 6 11 -3
if-i	73 -2 82 4 125 6
if-need	73 3 79 -2
if-you	73 3 79 -2
if~	7 -3 10 8 11 -5 60 4 79 -3 82 10 84 -3 106 2 110 -2 115 -4 125 14 129 3
ig-	100 -2 108 35 116 -3 117 -4 137 -2
iglesia quiere	77 6 120 -4
iglesia-	45 2 47 6 76 18 77 2 79 -4 115 -4 120 -4
iglesia-quier	77 3 120 -2
iglesi~	45 2 47 6 76 18 77 2 79 -4 115 -4 120 -4
ignor-	91 -4 97 -2 137 12
ignor-rul	91 -2 137 5
ignor~	91 -4 97 -2 137 12
igual puedo	17 -5 20 -2 122 -2 124 12 125 8
igual-	17 -7 19 -2 20 -2 122 -2 124 17 125 12
igual-puedo	17 -3 124 7 125 5
igual~	17 -7 19 -2 20 -2 122 -2 124 17 125 12
ig~	100 -2 108 35 116 -3 117 -4 137 -2
ilegal-	135 35
ilegal~	135 35
illegal-	125 -13 135 23
illegal~	125 -13 135 23
immigr-	17 -2 78 -2 106 -9 110 6 118 -2 120 -2 125 8 135 22
immigr-status	106 -5 110 -2 125 8
immigrant-	125 18
immigrant~	125 18
immigration status	106 -8 110 -3 125 12
immigration~	17 -2 78 -2 106 -9 110 6 118 -2 120 -2 125 8 135 22
impact-	129 27
impacto-	129 27
impact~	129 46
imprenta-	25 -2 76 5
imprent~	25 -2 76 5
impresora 3d	49 9
impresora-	49 15
impresora-3d	49 6
impres~	49 15
imprimir-	63 31
imprim~	63 31
impuesto-	6 -16 19 22 78 -2 96 -9 115 12 128 10
impuest~	6 -16 19 22 78 -2 96 -9 115 12 128 10
in a	0 -3 2 2 8 3 16 3 17 -2 31 -2 33 6 45 2 55 2 74 -4 78 3 87 -2 88 6 89 3 94 -3 119 5 122 3 123 -2
in an	2 -3 13 4 52 3 79 -2 138 3
in charge	17 -2 74 7 78 -3 87 -2 88 -2 112 21 124 -8 135 -3
in class	12 -2 28 -2 31 -3 33 11 36 7 73 8 138 -4
in english	39 2
in henrico	126 -2 138 8
in here	9 -6 56 7
in his	32 7 70 19
in honor	78 2
in hopewell	0 -2 74 7
in june	2 4 38 -4 40 9
in kit	2 -4 3 20 138 -2
in memory	78 4
in my	14 3 17 -3 19 -2 28 -2 50 5 55 4 56 6 60 5 74 13 78 8 111 5 112 -4 126 -2 135 -2 138 -5
in person	38 3 100 24 105 -12 116 -3
in petersburg	74 3 126 4
in richmond	73 -2 74 -3 80 7 100 -2 126 -7 138 13
in spanish	38 2 57 3 107 5 138 -6
in the	0 2 2 -2 3 -2 4 2 6 8 7 7 8 -2 12 4 13 3 21 -2 26 -2 27 2 29 4 34 2 42 2 56 -5 73 4 77 2 88 2 99 2 101 -2 105 4 106 -2 122 -2 138 2
in this	6 5
in touch	104 14 138 -2
in virginia	126 -6 135 2 138 9
in years	26 4 27 -2
in your	0 -9 17 -5 47 4 48 -3 137 15
in-	0 -3 3 5 6 2 8 2 9 -2 13 4 17 -3 21 -2 31 -2 32 2 33 2 35 -2 44 -2 45 3 50 2 54 -2 55 2 56 2 70 3 73 3 74 4 76 -2 78 5 79 6 80 4 87 -2 88 2 94 -2 99 4 100 5 101 2 105 -2 106 -2 112 3 116 -2 122 -2 124 -3 125 -2 126 2 127 2 137 2 138 6
in-a	0 -2 33 4 74 -2 78 2 88 3 89 2 119 2 122 2
in-an	13 2 52 2
in-and	3 -4 8 5 28 3 38 -2 40 5
in-apart	2 -2 6 2 13 2 52 2 56 6
in-can	74 4 126 2
in-charg	74 4 78 -2 112 15 124 -5 135 -2
in-class	33 6 36 4 73 4 138 -2
in-county	74 4 126 -2
in-crisis	0 -3 67 6 119 4 138 -2
in-fir	4 2
in-garden	3 -2 13 -2 52 -2 73 7
in-hand	70 12
in-henrico	138 4
in-her	9 -4 56 6
in-his	32 3 70 11
in-hopewel	74 4
in-hous	6 5 7 3 56 -3
in-jun	2 2 38 -2 40 5
in-kit	2 -3 3 12
in-memory	78 2
in-my	14 2 50 3 55 2 56 3 60 3 74 7 78 4 111 3 112 -2 138 -3
in-need	2 2 33 -2 47 4 73 -2 80 9
in-neighborhood	50 6 74 3 112 -3
in-of	74 4
in-park	77 3
in-person	38 2 100 16 105 -8 116 -2
in-petersburg	126 2
in-record	17 -5 111 7 137 4
in-richmond	74 -2 80 4 126 -4 138 8
in-room	2 3 21 -2 29 5
in-school	38 -2 45 6
in-spanish	38 2 57 2 107 4 138 -4
in-summer	42 2
in-the	6 5 7 4 12 2 13 2 29 2 56 -3 73 2 105 2
in-this	6 2
in-touch	104 9
in-virginia	126 -3 138 5
in-wheelchair	8 3 31 -2 33 6 94 -2 123 -2
in-wil	78 10
in-with	3 8 41 4
in-work	14 3 17 3 99 6 138 -2
in-yard	28 -2 55 4
in-year	26 2
in-your	0 -5 17 -3 47 2 137 9
incarcerat-	17 19 83 -3
incarcerated~	17 19 83 -3
incendio-	0 26 2 -4
incendi~	0 26 2 -4
incom-	2 8 3 -5 17 28 125 28
incom-limit	125 8
incom~	2 8 3 -5 17 28 125 28
independizar-	2 4
independiz~	2 4
india-	99 -4 138 10
indigent-	0 35
indigent~	0 35
indi~	99 -4 138 10
indocumentada-	125 10
indocumentado-	40 4 125 6
indocument~	40 3 125 13 135 -2
infecc-	134 4
infect-	134 7
infected~	134 6
infection~	134 2
infec~	134 4
influenc-	31 -3 32 8 75 13 97 -2
influenc~	31 -3 32 8 75 13 97 -2
inform-	18 -3 19 -2 24 -2 31 -2 57 -3 64 2 65 4 69 7 70 4 71 2 72 4 73 -2 104 9 110 25 111 17 112 -3 121 5 130 4 132 5 138 -6
inform-saf	24 -2 110 2
inform-to	110 10
informac-	24 -4 104 8 110 27 111 24
informac-contacto	104 7
informac-de	104 6 111 7
information safe	24 -2 110 2
information~	18 -3 19 -2 24 -2 31 -2 57 -3 64 2 65 4 69 7 70 4 71 2 72 4 73 -2 104 9 110 25 111 17 112 -3 121 5 130 4 132 5 138 -6
inform~	24 -4 104 8 110 27 111 24
ingl-	15 2 36 -3 39 13 107 5 124 -2 138 5
ingl-gratis	39 3
ingles gratis	39 4 73 2 124 -2
ingl~	15 2 36 -3 39 13 107 5 124 -2 138 5
ingreso-	2 7 115 -2 125 33 128 -5
ingres~	2 7 115 -2 125 33 128 -5
inicio-	109 -5 112 -3 113 19 114 15
inici~	109 -5 112 -3 113 19 114 15
initiativ-	117 11
initiativ~	117 11
injur-	54 -2 55 3
injured~	54 -2 55 3
inmigrac-	135 34
inmigrant-	125 18 135 -3
inmigrant~	125 18 135 -3
inmigr~	135 34
innov-	62 35
innovac-	62 35
innovation~	62 35
innov~	62 35
ins-	54 -4 93 -4 99 10 101 7 135 -2
inscribi-	86 13 106 -10
inscribir a	122 -3 123 23
inscribir-	122 23 123 22
inscribir-a	122 -2 123 15
inscribir-mi	122 -2 123 15
inscribirm-	80 -2 82 -2 83 -2 84 -5 85 -3 86 14 122 29
inscribirm-voluntario	84 -3 85 -2 86 9
inscribi~	86 13 106 -10
inscrib~	80 -2 82 -2 83 -2 84 -4 85 -3 86 12 122 43 123 17
inscripc-	122 35
inscrip~	122 35
insect-	54 27
insecto-	54 27
insect~	54 45
insecur-	7 15 8 -2
insecur~	7 15 8 -2
insid-	15 4 75 -2
insid~	15 4 75 -2
insta-	108 35
instagram-	75 11 108 34 117 -2 138 16
instagram~	75 11 108 34 117 -2 138 16
instead of	37 3 49 3 56 -2 78 5 79 -5
instead-	37 4 49 4 56 -3 59 -4 78 7 79 -6 102 9
instead-of	37 2 49 2 78 3 79 -2
instead~	37 4 49 4 56 -3 59 -4 78 7 79 -6 102 9
instru-	44 27
instruccion-	76 -2 137 9
instruct-	137 9
instruction~	137 9
instruc~	76 -2 137 9
instrumento-	44 27
instrument~	44 46
inst~	108 35
insulin-	26 12 124 -4 134 -3
insulin~	26 12 124 -4 134 -3
insuranc-	22 5 26 11 134 -3
insuranc~	22 5 26 11 134 -3
ins~	54 -4 93 -4 99 10 101 7 135 -2
intak-	122 35
intak~	122 35
integral-	138 35
integral~	138 35
inteligencia artificial	62 3
inteligencia-	62 5
inteligencia-artificial	62 2
inteligenci~	62 5
intelligenc-	62 5
intelligenc~	62 5
interfaith-	48 32
interfaith~	48 32
intern-	73 35
internet bill	59 2
internet-	2 -4 6 -4 57 6 59 34 60 2 63 3 76 -2 102 4 103 -2 123 -3 124 -2
internet-hom	59 -2 102 4
internet-is	59 3
internet~	2 -4 6 -4 57 6 59 34 60 2 63 3 76 -2 102 4 103 -2 123 -3 124 -2
internship-	17 -5 20 -2 73 41 120 -2
internship~	17 -5 20 -2 73 41 120 -2
intern~	73 35
interpret-	107 17 138 -8
interpreter~	107 12 138 -11
interpret~	107 8
intervenc-	24 18
intervent-	24 17
intervention~	24 17
interven~	24 18
interview clothes	15 6 75 -5
interview tips	15 6 75 -3
interview tomorrow	15 4 75 -4
interview-	4 -2 15 17 75 -3
interview-cloth	15 4 75 -4
interview-practic	15 2
interview-tip	15 4 75 -2
interview-tomorrow	15 3 75 -2
interview~	4 -2 15 17 75 -3
into a	0 5 2 5
into-	0 5 2 5 18 6 23 3 61 4 107 -5 115 -4 124 -3 137 5 138 5
into-a	0 3 2 3
intolerant-	10 3
intolerant~	10 3
int~	0 5 2 5 18 6 23 3 61 4 107 -5 115 -4 124 -3 137 5 138 5
inutil-	116 -4 136 8
inutil~	116 -4 136 8
invent-	112 -6 113 -2 138 23
invented~	112 -6 113 -2 138 23
invento-	75 -10 112 -2 113 -2 138 15
invent~	75 -10 112 -2 113 -2 138 15
invierno-	4 8 11 2
inviern~	4 8 11 2
invitarlo-	75 5
invit~	75 5
involucrar-	80 27
involucrarm-	80 27
involucr~	80 45
involv-	80 36
involved~	80 36
in~	0 -3 3 5 6 2 8 2 9 -2 13 4 17 -3 21 -2 31 -2 32 2 33 2 35 -2 44 -2 45 3 50 2 54 -2 55 2 56 2 70 3 73 3 74 4 76 -2 78 5 79 6 80 4 87 -2 88 2 94 -2 99 4 100 5 101 2 105 -2 106 -2 112 3 116 -2 122 -2 124 -3 125 -2 126 2 127 2 137 2 138 6
ipad-	57 -11 58 17
ipad~	57 -11 58 17
iphon-	124 -8 129 -8 138 25
iphon~	124 -8 129 -8 138 25
ir a	7 -2 8 4 9 8 24 -2 26 -2 27 5 40 2 99 8 125 -3
ir sola	34 3
ir-	0 2 1 -3 7 -2 8 8 9 7 24 -2 26 -2 27 3 28 -2 31 -3 34 2 40 6 45 2 73 -4 84 6 99 17 100 5 124 8 137 -2 138 -4
ir-a	8 2 9 4 27 2 99 5
ir-al	40 3
ir-la	8 6 40 2 138 -2
ir-sola	34 2
irs-	19 -2 21 -4 60 14 78 -4 102 -13 105 -2 128 13 138 15
irs~	19 -2 21 -4 60 14 78 -4 102 -13 105 -2 128 13 138 15
ir~	0 2 1 -3 7 -2 8 8 9 7 24 -2 26 -2 27 3 28 -2 31 -3 34 2 40 6 45 2 73 -4 84 6 99 17 100 5 124 8 137 -2 138 -4
is 10	3 -5 7 4 32 -3 82 10
is 2	11 4 19 -3 78 -2 130 10
is 3	20 8 138 -2
is 988	119 12 124 -2
is a	7 -2 17 4 19 4 26 -4 60 3 74 -4 78 -2 84 5 86 -4 87 -3 88 -4 89 12 115 -3 129 7 134 5 138 4
is all	132 -2 133 25
is an	0 -2 46 2
is anyone	107 4 131 6
is broke	3 -3 9 7 58 5
is coming	1 14 25 4 110 -3
is confusing	26 -2 40 7
is dead	19 2 59 3
is empty	3 -5 6 10 7 4 138 -2
is falling	29 4 36 3 42 -3 122 3
is getting	29 -5 32 10 36 -2
is going	1 8 19 -2 50 -7 79 8 109 13 138 -5
is gone	19 5 32 8 78 -2
is happening	109 7
is hard	57 -3 58 4 122 10 135 -3
is in	7 7 26 -3 27 -3 32 2 70 4 112 4 124 -3
is it	3 3 23 -2 24 -2 26 -2 38 3 41 -2 73 -2 78 -3 84 2 99 -5 110 8 115 2 120 7 124 5 130 2 131 7 134 6 138 14
is killing	0 2 2 3 6 -2 17 3 21 2 25 -2 56 4 63 3 138 -2
is my	0 -7 1 -2 79 -5 95 4 129 2 134 2 135 5 137 6 138 13
is next	77 2 106 7 109 9 138 -2
is not	7 -5 17 7 31 2 77 -3 91 6
is on	23 2
is online	25 -3 57 6
is out	0 -2 4 -3 11 13 38 -2 79 4 110 -2 138 9
is so	7 10 23 -3
is somebody	0 -2 44 -12 102 -2 105 -2 106 11 110 14
is that	1 -5 77 -3 90 5 110 -2 135 8
is the	4 2 19 -2 48 3 74 -2 81 6 86 2 90 2 101 8 102 2 106 -5 109 8 114 -3 122 9 124 5 130 2 138 5
is there	0 6 2 -3 12 2 19 2 23 3 26 6 31 -2 44 2 47 -4 48 -2 52 3 61 4 73 -5 74 3 76 -2 79 3 83 4 85 2 89 -2 99 -2 100 -5 101 6 105 4 106 3 109 4 119 6 124 3 126 -2 131 -2 134 -3 138 5
is this	2 -3 60 3 61 -4 62 -5 109 -4 110 8 114 5 115 8 116 17 117 14 126 -3 138 -2
is too	4 2 35 3 79 4
is up	32 -4 99 -2 109 -2 122 -2 131 30
is wondrous	100 10 117 12 138 -5
is your	99 7 100 2 102 8 103 2 108 11 115 4 116 5 117 2 137 4 138 3
is-	2 -2 31 -2 32 2 73 -3 78 -2 101 3 109 5 110 2 116 2 117 2 119 2 122 4 124 2 131 3 137 2 138 8
is-10	3 -2 7 2 79 -3 82 5 95 3
is-2	11 2 19 -2 130 6
is-3	20 4
is-988	119 8
is-a	0 2 2 -2 7 -2 19 2 47 -2 61 2 84 2 88 -2 89 3 106 2 119 4 124 2 129 2 134 2 138 8
is-address	100 6 137 -4
is-ai	62 -5 116 6
is-all	31 2 109 -2 133 15
is-allow	1 -3 77 -2 91 5 135 4
is-an	23 5 125 3
is-and	1 4 8 2 9 2 28 -2 32 5 33 2
is-anyon	107 3 131 4
is-apart	29 2 122 2
is-at	59 2 64 5
is-behind	36 4
is-brok	9 4 58 3
is-catch	124 4 138 -2
is-ceo	102 -6 137 6
is-chapter	17 -2 74 -6 87 6 88 -4 89 9
is-charg	112 3 124 -2
is-chat	110 8
is-coming	1 8 25 2 110 -2
is-confus	40 4
is-crazy	50 -5 79 5
is-cut	7 -4 17 5 134 2
is-day	3 -3 7 3 51 -4 136 -5 138 9
is-dead	19 2 59 2
is-dollar	6 2 19 -2 78 -2 130 5
is-empty	3 -3 6 6 7 2
is-expensiv	26 4 35 2 134 -4
is-fal	29 2 36 2 122 2
is-food	124 8
is-for	7 2 121 4
is-form	122 4
is-fre	31 -4 42 9 76 -2 119 2 124 3
is-ful	4 -4 79 5
is-get	29 -3 32 6
is-going	1 3 50 -4 79 4 106 4 109 7 131 7 138 -4
is-gon	19 3 32 4
is-good	19 3
is-got	6 3
is-happen	109 4
is-hard	57 -2 58 2 122 6 135 -2
is-help	6 3 26 4 134 -4
is-hiring	17 6 120 -3
is-his	70 3
is-hom	64 5 100 -2 137 6
is-in	7 3 29 -2 32 4 36 3 56 3 70 2 112 2 138 2
is-it	3 2 38 2 78 -2 99 -3 110 5 120 5 124 3 131 5 134 4 138 8
is-kil	2 2 17 2 56 2 63 2
is-laptop	58 -2 124 4
is-lead	74 -2 90 5
is-legit	115 5
is-me	2 2 17 2 56 3 63 2
is-murder	1 3 2 -2 36 2
is-my	0 -4 79 -3 95 2 135 2 137 3 138 7
is-nam	116 11 138 -2
is-next	106 2 109 6
is-normal	26 -4 134 10
is-not	7 -2 17 4 77 -2 91 4
is-now	0 -2 25 -2 57 4 137 4
is-number	102 15 137 -2 138 -8
is-of	4 -2 79 3
is-offic	99 5 100 5 138 -4
is-ok	26 -2 84 3 134 2
is-on	31 -2 109 8 138 5
is-onlin	25 -2 57 4
is-organiz	114 6
is-out	11 7 79 2 138 6
is-right	47 2 121 4 122 5 135 -3
is-saf	24 -2 31 4 78 -2 110 7 130 2 138 -4
is-smal	4 5 78 -2 79 -2 129 4
is-so	7 6 23 -2
is-somebody	44 -7 73 -2 105 5 106 5 110 8
is-survey	81 8 138 -2
is-that	1 -3 77 -2 90 2 135 4
is-the	81 4 101 4 106 -3 109 5 114 -2 115 2 122 5 124 3 138 2
is-ther	0 3 2 -2 26 3 47 -3 52 2 61 2 73 -2 74 2 79 2 83 2 99 2 100 -3 101 4 105 2 106 2 109 2 119 4 124 2 134 -2 138 3
is-this	2 -2 60 2 61 -2 62 -4 110 6 114 3 115 5 116 12 117 8 126 -2 138 -2
is-tim	84 3
is-to	1 7 10 2 110 -2
is-too	38 2 79 2 82 6 90 2 125 -2
is-up	25 2 32 -3 63 6 131 18
is-week	11 2 20 4 77 -2 90 3
is-wondrous	100 6 117 9 138 -4
is-world	100 7 117 -2
is-your	99 4 102 5 108 7 115 2 116 3 117 2 137 2
isl-	51 19
island-	6 -9 50 23 56 -14
island~	6 -9 50 23 56 -14
isl~	51 19
isol-	21 35
isolat-	21 35
isolated~	21 35
isolation~	21 35
is~	2 -2 31 -2 32 2 73 -3 78 -2 101 3 109 5 110 2 116 2 117 2 119 2 122 4 124 2 131 3 137 2 138 8
it all	1 -6 7 6 30 10
it cost	74 -4 76 -2 87 6 98 4
it free	76 -3 124 11
it going	124 2 131 17 138 -4
it legal	46 6 135 -2
it normal	134 10
it off	7 -2 21 8 128 8 138 -2
it ok	26 -4 84 5 134 4
it safe	23 -3 24 -2 78 -5 110 12 130 4 134 2 138 -3
it take	14 2 76 -3 98 4 106 4 138 8
it with	43 4
it-	0 -2 1 2 3 2 4 -2 7 -3 10 -2 14 2 18 6 23 -2 24 -2 26 -4 30 3 34 3 38 2 39 3 46 2 49 5 56 -2 73 -4 75 4 94 2 95 -2 98 3 99 -5 101 -2 105 -2 110 5 113 2 114 -2 116 -2 120 5 122 -3 124 9 125 -2 128 2 131 5 132 4 134 4 135 -3 138 6
it-all	1 -3 7 3 30 6
it-cost	74 -2 87 3 98 2
it-fre	76 -2 124 8
it-going	131 11 138 -2
it-legal	46 3
it-normal	134 7
it-off	21 4 128 5
it-ok	26 -2 84 3 134 2
it-saf	23 -2 24 -2 78 -3 110 8 130 2 138 -2
it-tak	98 2 106 2 138 5
it-to	74 -2 76 -2 78 -2 84 2 87 2 98 3 130 2 134 2 138 4
it-with	43 2 48 2 76 5 95 -2
item-	2 -4 3 21 16 -3 64 -2 79 27 93 24 121 -2 125 -5
item~	2 -4 3 21 16 -3 64 -2 79 27 93 24 121 -2 125 -5
its been	21 7 22 -2 25 4 114 -4 134 -2 138 -2
its freezing	0 6
its so	7 -2 9 -2 50 2 56 6
its-	0 6 1 2 3 3 6 3 7 -2 9 -2 19 4 21 4 23 2 25 3 28 5 55 2 56 2 60 3 114 -3 134 -3 138 -2
its-a	21 4 25 2 114 -2
its-been	21 4 25 2 114 -2
its-degre	6 3 56 -2
its-freez	0 3
its-hot	56 3
its-so	56 3
its~	0 6 1 2 3 3 6 3 7 -2 9 -2 19 4 21 4 23 2 25 3 28 5 55 2 56 2 60 3 114 -3 134 -3 138 -2
it~	0 -2 1 2 3 2 4 -2 7 -3 10 -2 14 2 18 6 23 -2 24 -2 26 -4 30 3 34 3 38 2 39 3 46 2 49 5 56 -2 73 -4 75 4 94 2 95 -2 98 3 99 -5 101 -2 105 -2 110 5 113 2 114 -2 116 -2 120 5 122 -3 124 9 125 -2 128 2 131 5 132 4 134 4 135 -3 138 6
i~	73 2 80 2 104 2 122 2
jabon-	5 4
jabon~	5 4
jacket-	4 8 33 -3 79 7
jacket-my	4 -3 79 6
jacket~	4 8 33 -3 79 7
jackson-	43 -2 46 3
jackson~	43 -2 46 3
jail-	17 18 83 -2
jail~	17 18 83 -2
jaja-	138 35
jaj~	138 35
jal-	17 21 120 -3
jal~	17 21 120 -3
jam-	51 14
jam~	51 14
japanes-	107 -7 138 11
japanes~	107 -7 138 11
jar-	7 -4 10 15 138 -4
jardin comunitario	52 7
jardin-	2 -2 13 -5 52 17
jardin-comunitario	52 5
jardineria-	6 -6 18 18 19 -10 52 33
jardineri~	6 -6 18 18 19 -10 52 33
jardin~	2 -2 13 -5 52 17
jar~	7 -4 10 15 138 -4
java-	61 -3 73 -2 121 -3 122 -2 138 18
javascript-	138 35
javascript~	138 35
jav~	61 -3 73 -2 121 -3 122 -2 138 18
jean-	4 14 93 -2
jean~	4 14 93 -2
jef-	18 7 74 -2 112 3 135 7
jefa-	18 -2 112 10
jef~	18 5 74 -2 112 10 135 6
jesus-	47 9 48 -7
jesu~	47 9 48 -7
job and	16 5 17 -5 20 4
job fair	109 11 120 -2
job for	17 12 32 -3 82 -3
job interview	15 2
job search	17 6 57 -3 58 4 120 -3
job skills	16 10 17 -4 120 -4
job there	17 -10 20 -2 120 19
job wants	62 3
job-	4 -6 14 10 15 4 16 6 17 18 20 11 21 -2 24 3 25 -3 32 -2 57 -2 58 4 65 6 73 -3 74 -3 75 -3 82 -2 85 6 87 4 88 -3 99 -4 109 4 112 -2 120 5 121 -2 122 -5 135 -2
job-and	16 3 17 -3 20 2
job-fair	109 7 120 -2
job-for	17 7 82 -2
job-help	14 15 17 5 63 -2 120 -3 122 -7
job-i	17 -2 20 3
job-open	17 -9 99 -5 120 15
job-search	17 4 57 -2 58 2 120 -2
job-skil	16 7 17 -3 120 -3
job-ther	17 -6 85 2 120 11
job-us	17 -2 62 2
job-want	16 2 17 -2
job-with	120 9
jobs with	17 -2 117 -2 120 15
job~	4 -6 14 10 15 4 16 6 17 18 20 11 21 -2 24 3 25 -3 32 -2 57 -2 58 4 65 6 73 -3 74 -3 75 -3 82 -2 85 6 87 4 88 -3 99 -4 109 4 112 -2 120 5 121 -2 122 -5 135 -2
john-	122 -10 137 20
john~	122 -10 137 20
join you	80 16 122 -2
join-	17 -2 19 -6 31 -2 45 6 61 -2 76 3 78 -3 80 31 112 -9 120 14 121 -11 122 21 124 19 138 -2
join-you	80 11
join~	17 -2 19 -6 31 -2 45 6 61 -2 76 3 78 -3 80 31 112 -9 120 14 121 -11 122 21 124 19 138 -2
jok-	138 12
jok~	138 12
jornada-	51 18
jornalero-	17 35
jornaler~	17 35
jorn~	51 18
journalism-	36 -4 75 18 117 -3
journalism~	36 -4 75 18 117 -3
journalist-	75 15
journalist~	75 15
joven-	31 23 32 -7 73 4 121 -3
joven~	31 25 73 -2 121 -3
jov~	32 -9 73 9
juan-	137 15
juan~	137 15
jubilada-	73 4
jubil~	73 4
judg-	73 7 99 -2 110 -2 135 9 138 -2
judg~	73 7 99 -2 110 -2 135 9 138 -2
juega-	61 -10 138 17
juego-	31 -4 61 20
jueg~	31 -3 61 11 121 -2 138 12
juev-	7 -8 9 22 73 -3 99 -5
juev~	7 -8 9 22 73 -3 99 -5
juez-	73 4 135 7
juez~	73 4 135 7
jugar-	26 -2 31 14 33 6
juguet-	31 28 77 11 78 -8 79 14 90 -7 91 -4
juguet~	31 28 77 11 78 -8 79 14 90 -7 91 -4
jug~	26 -2 31 14 33 6
july-	6 -5 40 -2 42 12 56 6
july~	6 -5 40 -2 42 12 56 6
jump-	4 -6 67 -3 122 -6 138 29
jump~	4 -6 67 -3 122 -6 138 29
jun-	2 5 17 2 38 -5 40 8 42 8
jun-and	38 -3 40 5 42 4
june and	38 -4 40 8 42 8
junta con	32 10 34 3 77 -2
junta-	27 -4 32 9 34 27 77 -9 90 -3 91 -3 92 -2 110 -2 112 14
junta-con	32 6 34 2
juntar-	77 9
junto-	3 -2 76 6 77 7 78 6 91 -2 92 -2
junt~	27 -3 32 7 34 21 76 3 77 3 78 4 90 -2 91 -3 92 -3 112 11
jun~	2 5 17 2 38 -5 40 8 42 8
just got	17 2 23 8 28 10 29 -2 30 -4 135 -4
just moved	3 9 36 7 73 9 80 -2 126 -3
just need	35 13 47 2 73 -3 99 -2
just show	7 -2 73 -2 101 15 109 4
just-	2 3 3 4 4 4 7 5 8 2 21 2 23 6 28 7 29 -2 30 -3 35 8 36 5 39 2 54 -2 73 -2 79 -2 80 -2 82 -2 84 9 85 -2 94 -2 99 -2 101 14 106 -2 109 3 121 5 122 -2 126 -3 129 -3 130 4 135 -4 138 -3
just-got	23 5 28 5 30 -2 135 -2
just-in	3 5 101 4
just-me	2 3 7 6 94 -2
just-moved	3 5 36 4 73 5 126 -2
just-need	35 7 73 -2
just-out	23 5
just-show	101 10 109 2
just-to	0 2 21 2 73 5 126 -2
just-up	101 10 109 2
just~	2 3 3 4 4 4 7 5 8 2 21 2 23 6 28 7 29 -2 30 -3 35 8 36 5 39 2 54 -2 73 -2 79 -2 80 -2 82 -2 84 9 85 -2 94 -2 99 -2 101 14 106 -2 109 3 121 5 122 -2 126 -3 129 -3 130 4 135 -4 138 -3
juventud-	31 35
juventud~	31 35
kardashian-	138 35
kardashi~	138 35
keep my	36 -2 38 -2 42 9 47 4 48 -2 110 -5 111 12
keep-	1 5 17 3 19 3 23 3 24 4 32 6 34 2 36 -3 38 -2 42 7 47 3 48 -2 57 -2 58 4 59 2 63 4 77 -2 106 -8 110 2 111 21 114 -4 124 -7
keep-dying	59 2
keep-fight	32 5
keep-me	17 5 63 3 111 -2
keep-my	32 -2 34 2 42 5 47 2 110 -4 111 7
keep-suspend	34 3
keep-up	1 4 17 -2 24 3 124 -2
keep~	1 5 17 3 19 3 23 3 24 4 32 6 34 2 36 -3 38 -2 42 7 47 3 48 -2 57 -2 58 4 59 2 63 4 77 -2 106 -8 110 2 111 21 114 -4 124 -7
kept-	1 -9 135 9
kept~	1 -9 135 9
kerm-	77 35
kerm~	77 35
key-	2 -5 3 8 15 -3 106 -7 117 -2 137 17 138 21
keyboard-	44 23 45 -4 138 -6
keyboard~	44 23 45 -4 138 -6
key~	2 -5 3 8 15 -3 106 -7 117 -2 137 17 138 21
kick-	0 5 1 7 17 -2 23 10 28 -2 63 5 77 10
kick-habit	23 8
kick-me	0 2 63 3
kick-out	0 3 1 5 63 2
kicked me	0 4 28 -2
kicked~	0 13 1 -4 28 -2
kicking~	17 -3 63 10
kick~	0 -7 1 13 2 -2 23 13 77 12
kid-	3 2 7 2 10 2 11 3 21 -2 26 4 28 13 30 -4 31 12 33 2 34 -2 35 2 36 3 41 2 42 3 54 3 61 4 78 -2 79 2 82 4 84 -2 85 -4 99 -3 101 2 109 -2 121 -3 125 3 138 -3
kid-a	26 3
kid-are	11 2 25 2 28 3 31 7 35 2 46 -2 58 -2
kid-can	56 4
kid-do	8 4 31 9
kid-driv	28 7
kid-eat	11 7 36 -2
kid-for	36 4 73 -4 76 3
kid-fre	73 -3 76 3
kid-going	25 -2 28 4 41 5
kid-i	35 4 73 2
kid-in	11 -2 28 3 42 2
kid-moved	28 3 36 4
kid-need	3 7 26 2 31 3 33 -2 36 2
kid-not	25 4 56 3
kid-of	2 -2 31 6
kid-on	31 4 46 3 58 -3
kid-out	2 -2 10 5 11 -3 31 6
kid-outgrew	4 3 79 4
kid-play	33 2
kid-program	31 9 109 -3 121 -5
kid-saturday	31 2
kid-the	9 3 11 -2 22 2 29 -2 42 2 79 -2 101 5
kid-their	31 -2 36 2 78 4
kid-to	7 -2 9 3 13 2 31 4 33 -2 36 2 51 2 73 -2 79 -2 101 4
kid-volunt	73 -10 82 18 85 -3
kid-want	13 3 31 -2 61 3
kid-with	28 -3 33 5 36 2 57 4
kidney-	10 17
kidney~	10 17
kids are	7 -3 11 4 25 3 28 5 31 13 32 -2 35 3 46 -3 58 -4
kids can	7 2 56 7
kids need	3 12 26 3 31 6 33 -4 52 -2 73 2
kids outgrew	4 3 79 8
kids program	31 6 109 -5
kids saturday	31 3
kids to	7 -3 9 6 23 -2 24 3 31 4 51 4 73 -2 79 -3 101 9
kids volunteer	73 -14 82 25 84 -2 85 -4
kids with	28 -5 31 -2 33 10 36 3
kid~	3 2 7 2 10 2 11 3 21 -2 26 4 28 13 30 -4 31 12 33 2 34 -2 35 2 36 3 41 2 42 3 54 3 61 4 78 -2 79 2 82 4 84 -2 85 -4 99 -3 101 2 109 -2 121 -3 125 3 138 -3
kil-	0 2 2 3 4 5 6 -4 9 3 19 4 21 2 25 -7 35 4 36 5 45 2 52 4 56 4 63 6 76 -2 121 5 122 -2 137 -2
kil-a	7 -3 9 3
kil-for	9 2
kil-me	2 2 4 2 6 -2 19 3 25 -4 35 2 36 3 56 2 63 2 138 2
kil-need	4 4 17 2 36 3
kill for	7 -2 9 5
killed~	25 2 36 8 45 4 52 7 76 -3 138 -3
killer-	4 -11 79 14
killing me	2 3 4 4 6 -3 17 2 19 4 21 2 25 -6 35 4 56 4 63 3 138 3
killing us	7 2
killing~	0 3 2 4 4 6 6 -4 17 3 19 5 21 2 25 -9 35 4 56 5 63 3 121 7
kill~	4 -8 7 -2 9 5 25 -2 63 5 73 2 79 10
kilo-	138 15
kil~	138 15
kind of	5 4 17 7 73 -4 78 -2 79 -7 85 3 91 5 93 9 121 8
kind-	5 3 17 6 33 -2 73 -4 74 -7 76 -7 77 -6 78 -3 79 20 80 -2 85 2 89 12 90 -3 91 2 92 11 93 9 98 11 121 13 127 12 138 -2
kind-chapter	74 -5 89 11
kind-driv	77 -4 90 -2 91 -2 92 11
kind-help	121 13
kind-of	17 3 73 -2 76 -3 77 -3 79 -5 90 -2 92 5 93 4 98 6 121 8 127 7
kind-partnership	76 -5 98 11
kinda-	48 22
kindergarten-	36 -4 41 12
kindergart~	36 -4 41 12
kinds of	74 -3 76 -6 77 -5 79 -3 89 3 90 -2 91 -3 92 11 98 11 121 6 127 14
kind~	2 -2 5 3 17 6 33 -2 48 10 73 -4 74 -7 76 -7 77 -6 78 -3 79 20 80 -2 85 2 89 12 90 -3 91 2 92 10 93 9 98 11 121 13 127 11 138 -2
king-	6 -9 138 12
king-domin	6 -5 138 6
kings dominion	6 -7 138 8
king~	6 -9 138 12
kinship care	30 10 35 -8
kinship-	30 33 35 -12
kinship-car	30 7 35 -5
kinship~	30 33 35 -12
kit-	2 -6 3 25 138 -2
kitchen-	3 15 9 6 12 -4 16 -2 18 11 73 14 79 -3 80 -2 138 -6
kitch~	3 15 9 6 12 -4 16 -2 18 11 73 14 79 -3 80 -2 138 -6
kit~	2 -6 3 25 138 -2
klk-	131 35
klk~	131 35
km-	138 16
km~	138 16
kne-	26 9 134 -5
kne~	26 9 134 -5
knif-	3 11 73 -2 78 -13 79 14
knif-set	3 4 78 -5 79 6
knife set	3 7 73 -2 78 -9 79 10
knif~	3 11 73 -2 78 -13 79 14
knit-	49 10 79 7
knitting~	49 9
knit~	49 4 79 8
kniv-	3 -9 79 9
kniv~	3 -9 79 9
know how	14 5 24 6 57 4 63 5 73 4 125 -2 138 -3
know i	110 14
know what	12 8 25 2 34 3 122 -3
know why	6 7 21 2
know-	0 3 2 -2 6 5 12 6 14 3 17 -2 24 5 25 2 30 -3 37 3 57 3 63 4 73 6 79 -3 80 -2 110 7 115 4 122 -5 123 8 125 -3 138 -4
know-how	14 3 24 3 57 2 63 3 73 2
know-i	110 8
know-to	12 3 14 3 73 2
know-what	12 4
know-why	6 4
know-you	73 2 115 3
know~	0 3 2 -2 6 5 12 6 14 3 17 -2 24 5 25 2 30 -3 37 3 57 3 63 4 73 6 79 -3 80 -2 110 7 115 4 122 -5 123 8 125 -3 138 -4
kosher-	10 13
kosh~	10 13
la ayuda	36 4 124 4 138 -3
la bici	27 4 60 -4 138 11
la caja	7 9 8 6 94 -2
la calle	0 3 100 -2
la casa	0 -2 1 3 2 -5 6 4 7 3 24 5 124 -2 138 11
la cita	26 -6 27 -8 57 6 101 -2 104 11
la ciudad	74 2 126 -7 138 6
la clinica	26 -4 27 8
la cocina	3 10 12 -6 73 2 138 -2
la colecta	77 -5 90 3 91 9 92 4 125 -2
la comida	7 5 9 4 12 13 25 -2 99 -5
la compania	17 14 18 -4 59 3 99 -8
la computadora	57 -3 58 4
la corte	1 2 28 3 135 -2
la custodia	29 -10 30 4 135 9
la despensa	7 -5 8 7 27 -2 78 11 138 -5
la diabetes	10 -6 26 7 134 2
la direccion	100 3
la encuesta	81 15
la entrevista	4 -3 15 5
la escuela	2 3 4 4 11 5 26 2 28 -2 34 10 36 2 59 3 61 -2 77 -2
la gente	0 -2 2 -2 8 -2 44 -3 80 11 97 7
la iglesia	45 2 77 5 79 -3
la laptop	58 5 79 -5 95 5
la leche	7 -3 10 4
la linea	57 -2 59 -2 73 8 85 -5 119 5
la lista	41 5 137 2
la maestra	37 -2 39 10
la migra	17 -2 110 3 125 4
la naturaleza	54 9 65 -2 66 -3 71 18 72 -2 121 -2
la noche	0 2 38 3
la oficina	8 -2 58 -2 79 4 101 7 104 4
la organizacion	90 -2 92 -2 117 10
la policia	110 6 137 2
la radio	15 -5 75 -2 138 8
la renta	1 6 76 -2
la ropa	4 -4 77 -5 79 -9 93 6 94 13 96 9 128 -2
la semana	7 2 12 3 63 -2 106 4 122 -3
la solicitud	26 -3 106 -7 122 16
la tarea	36 3 37 -2 58 6
la universidad	40 6 125 -3
la-	1 2 2 -2 12 2 17 2 18 -2 25 3 27 -2 29 -2 34 3 48 2 58 2 71 3 73 2 77 -5 79 -4 81 2 85 -2 94 2 96 2 99 -4 101 2 104 4 112 -2 113 2 126 -2 135 2 137 3 138 4
la-a	8 2 10 2 38 3 73 3
la-ayuda	36 2 124 2
la-bici	27 2 60 -2 138 7
la-caja	7 5 8 4
la-call	0 2
la-casa	2 -3 6 2 7 2 24 3 138 7
la-cita	26 -3 27 -5 57 3 104 7
la-ciudad	126 -4 138 4
la-clinica	26 -2 27 5
la-cocina	3 6 12 -4
la-colecta	77 -3 90 2 91 5 92 2
la-comida	7 3 9 2 12 8 99 -3
la-compania	17 10 18 -3 59 2 99 -6
la-computadora	57 -2 58 3
la-con	34 2 36 2
la-cort	28 2
la-custodia	29 -7 30 3 135 6
la-de	25 2 26 -2 39 3 59 2 63 2 73 2 78 3 81 2 83 2 109 2
la-del	9 2 26 -3 49 -2 57 3 99 -2 138 4
la-despensa	7 -3 8 4 78 6 138 -3
la-diabet	10 -4 26 5
la-direcc	100 2
la-en	58 5 91 2
la-encuesta	81 9
la-entrevista	4 -2 15 3
la-escuela	4 3 11 3 34 5 59 2
la-gent	44 -2 80 6 97 4
la-iglesia	77 2 79 -2
la-laptop	58 3 79 -3 95 3
la-lech	7 -2 10 2
la-linea	73 4 85 -3 119 3
la-lista	41 3
la-maestra	39 6
la-me	104 3
la-migra	125 3
la-naturaleza	54 6 71 10
la-noch	38 2
la-oficina	79 2 101 4 104 2
la-organizac	117 6
la-policia	110 4
la-por	1 4 34 4
la-que	79 -3 95 3 96 2
la-radio	15 -3 138 5
la-renta	1 4
la-ropa	4 -2 77 -3 79 -6 93 3 94 8 96 5
la-semana	12 2 77 -3 90 4 106 2
la-solicitud	26 -2 106 -4 122 10
la-tarea	36 2 58 4
la-universidad	40 3
lab-	57 11 58 -6 116 -2
labor-	17 15 120 -3
laburo-	17 35
labur~	17 35
lab~	17 13 57 9 58 -5 116 -2 120 -2
lactos-	10 5
lactos~	10 5
lado-	74 3
lado~	74 3
laid off	7 6 17 -2
laid-	7 8 17 -2
laid-off	7 3
laid~	7 8 17 -2
lamp-	3 2 49 11 138 -5
lampara-	49 5
lamp~	49 14 138 -5
landlord have	135 7
landlord-	1 11 2 6 19 -3 73 -2 76 2 106 -3 110 8 112 -2 135 8
landlord-hav	135 4
landlord-me	1 3
landlord-my	1 -4 135 4
landlord-to	1 -2 135 5
landlord~	1 11 2 6 19 -3 73 -2 76 2 106 -3 110 8 112 -2 135 8
landscap-	0 -5 18 15 27 -2 73 -7 76 9
landscaping~	0 -5 18 15 27 -2 73 -7 76 9
languag-	39 8 107 14
languag~	39 8 107 14
lapic-	41 9
lapic~	41 9
laptop for	40 -7 58 9
laptop too	58 -3 79 -7 95 14
laptop-	5 -3 25 -3 40 -4 57 -3 58 15 79 16 95 8 124 3
laptop-for	40 -5 58 6
laptop-fre	58 -2 124 4
laptop-old	58 -2 79 -4 95 9
laptop-too	58 -2 79 -4 95 9
laptop~	5 -3 25 -3 40 -4 57 -3 58 15 79 16 95 8 124 3
las cascaras	51 -2 53 4
las clases	41 5 124 3
las computadoras	58 -7 61 4 79 4 95 5
las cosas	54 -2 55 -3 79 -2 94 11 96 4
las drogas	23 3
las estampillas	6 -4 7 12 17 -5
las-	3 3 6 -3 7 5 8 2 17 7 19 6 31 -2 34 4 36 3 41 3 51 -2 52 3 53 3 55 -2 58 -5 60 -2 61 2 73 -2 78 -2 92 5 94 4 95 3 96 2 99 3 124 2 127 2 129 4 130 -5 138 3
las-cascara	53 2
las-clas	41 3 124 2
las-computadora	58 -4 61 2 79 2 95 3
las-cosa	55 -2 94 7 96 2
las-de	79 2
las-droga	23 2
las-estampilla	6 -3 7 8 17 -3
las-y	41 3 61 2
lasagna-	138 37
lasagn~	138 37
last month	96 -2 137 6 138 -2
last night	0 4 23 3 106 -2
last person	116 -4 137 12 138 -5
last week	17 9 21 -2 25 6 86 2 136 -2
last-	0 2 7 5 15 4 17 6 21 -2 23 2 25 7 31 -2 75 -2 78 -2 96 -2 106 9 116 -3 122 -3 130 -2 134 11 135 7 136 -2 137 12 138 -6
last-and	25 2
last-month	137 3
last-night	0 2 23 2
last-person	116 -2 137 7 138 -2
last-week	17 5 25 3
last~	0 2 7 5 15 4 17 6 21 -2 23 2 25 7 31 -2 75 -2 78 -2 96 -2 106 9 116 -3 122 -3 130 -2 134 11 135 7 136 -2 137 12 138 -6
las~	3 3 6 -3 7 5 8 2 17 7 19 6 31 -2 34 4 36 3 41 3 51 -2 52 3 53 3 55 -2 58 -5 60 -2 61 2 73 -2 78 -2 92 5 94 4 95 3 96 2 99 3 124 2 127 2 129 4 130 -5 138 3
lat-	1 7 4 -6 38 7 41 -3 79 10 99 5 124 -4 138 -2
lat-are	99 3
lat-fee	1 3 124 -2
lat-you	99 3
lata-	7 -3 79 7
late are	99 6
late fees	1 5 124 -5
lately-	21 16 33 -2
lately~	21 16 33 -2
later-	7 -2 9 -3 21 -3 48 -2 73 -2 99 -3 124 8 133 35
latest-	73 -3 80 -2 99 19
latest~	73 -3 80 -2 99 19
lat~	1 6 4 -5 7 -3 9 -2 21 -2 38 5 41 -3 48 -2 73 -2 79 12 99 2 124 2 133 24 138 -2
laundry-	5 3
laundry~	5 3
lavanderia-	76 11
lavanderi~	76 11
law-	1 -3 76 3 135 5 138 -2
lawn-	18 8 35 -3 76 -2
lawn-business	18 3
lawnmow-	35 -5 47 -5 138 13
lawnmow~	35 -5 47 -5 138 13
lawn~	18 8 35 -3 76 -2
lawsuit-	135 13
lawsuit~	135 13
lawyer-	73 -3 76 9 125 -4 135 9 138 -2
lawy~	73 -3 76 9 125 -4 135 9 138 -2
law~	1 -3 76 3 135 5 138 -2
lay-	21 -4 44 12 45 -2 110 -4
layof-	17 12
layoff~	17 12
lay~	21 -4 44 12 45 -2 110 -4
la~	1 2 2 -2 12 2 17 2 18 -2 25 3 27 -2 29 -2 34 3 48 2 58 2 71 3 73 2 77 -5 79 -4 81 2 85 -2 94 2 96 2 99 -4 101 2 104 4 112 -2 113 2 126 -2 135 2 137 3 138 4
lbs-	79 10 93 -2
lbs~	79 10 93 -2
le dicen	110 14
le queda	4 6
le van	110 2
le-	1 -3 2 5 4 4 5 -3 7 -3 8 3 10 2 18 2 19 -3 32 7 34 5 36 2 57 -2 60 4 61 2 73 -3 74 -3 78 -2 79 3 87 3 104 8 110 15 124 -2 134 2
le-a	1 -2 2 3 5 -2 36 2 79 3 110 3
le-dicen	110 10
le-los	34 5 73 -2
le-queda	4 3
lea-	28 -7 31 -2 32 -2 33 -3 37 21
lead a	74 -2 88 15 112 -5
lead-	16 6 17 10 74 5 87 6 88 8 89 -4 90 7 112 -13
lead-a	87 5 88 7 112 -3
lead-chapter	87 5 88 6 89 -2 112 -2
lead-group	74 3
leader do	74 -15 87 -10 88 -6 89 33
leader paid	74 11 87 -5 88 -3
leader pay	74 -5 87 7
leader-	17 -3 83 -2 87 9 88 3 112 21
leader-a	17 -3 74 -2 83 -2 87 7 88 4 89 -2
leader-do	74 -10 87 -6 88 -4 89 22
leader-get	74 -3 87 2 88 -3 89 5
leader-paid	74 4 87 3 88 -3
leader-pay	74 -4 87 5
leaders get	74 -4 87 4 88 -5 89 8
leadership-	73 -3 74 17 112 31
leadership~	73 -3 74 17 112 31
leader~	74 -14 83 -4 87 -5 88 4 89 -5 112 38
leading a	74 -2 87 13 89 -2
leading~	74 -2 87 18 88 -2 89 -2
lead~	16 3 17 4 74 12 87 7 88 6 90 4 112 -8 120 -2
leak-	0 -2 122 30 138 -2
leaking~	0 -2 122 30 138 -2
leaky-	49 -8 138 19
leaky~	49 -8 138 19
leap-	114 -2 138 22
leap~	114 -2 138 22
learn english	39 3
learn how	12 -3 16 -5 19 6 49 4 57 -5 61 7
learn python	61 8 138 -2
learn to	3 -3 12 3 16 4 49 8
learn-	3 -2 12 6 17 -2 19 5 33 2 36 13 38 -2 39 5 42 5 44 2 49 8 54 5 55 -5 57 9 58 -2 61 8 67 -3 73 -4 103 -5 107 -2 138 -4
learn-about	19 2 54 7 55 -6
learn-comput	57 6 58 -2
learn-cook	12 4
learn-english	39 2
learn-how	16 -3 19 4 49 2 57 -3 61 3
learn-mak	3 -2 16 -2 49 9
learn-python	61 5
learn-read	37 2
learn-to	3 -2 19 2 49 6
learn-trad	16 3
learned~	19 5 37 2
learning~	12 -3 16 -6 33 5 36 31 38 -4 39 -2 42 13 57 -4 61 -2 67 -3
learn~	3 -2 12 8 16 2 17 -2 19 3 39 6 44 2 49 9 54 5 55 -5 57 12 58 -2 61 10 73 -4 103 -6 107 -3 138 -4
leas-	1 8 11 -2 35 -5 135 14
leasing~	1 7 135 -2
least amount	79 -3 130 8
least-	79 -4 130 11
least-amount	79 -2 130 5
least~	79 -4 130 11
leas~	1 4 11 -2 35 -5 135 16
leav-	0 -4 2 -2 3 7 8 3 17 4 21 -2 24 18 28 -4 29 -9 33 6 35 3 53 -3 73 -3 78 10 79 6 94 6 104 11 123 -2
leav-a	0 -3 3 6 53 -3 104 3
leav-him	24 4 28 -2 33 4
leav-hous	8 3 35 2
leav-messag	104 10
leave him	24 8 28 -3 33 8
leaving~	0 -9 3 18 53 -7
leav~	2 -2 8 3 17 4 21 -2 24 18 28 -4 29 -9 33 6 35 3 73 -3 78 10 79 6 94 7 104 11 123 -2
lea~	28 -7 31 -2 32 -2 33 -3 37 21
lech-	7 19 10 -4
lech~	7 19 10 -4
lectura-	37 5 138 -2
lectur~	37 5 138 -2
lee-	37 3
leer-	33 -3 37 22 124 -2
leerl-	31 -6 73 16
leerl~	31 -6 73 16
leer~	33 -3 37 22 124 -2
lee~	37 3
left-	4 -3 7 -2 18 -3 28 2 30 11 36 -10 38 12 52 2 55 -2 79 11
left-in	36 -5 38 7
leftov-	79 22 109 -5
leftov-food	79 9 109 -2
leftover food	79 13 109 -3
leftov~	79 22 109 -5
left~	4 -3 7 -2 18 -3 28 2 30 11 36 -10 38 12 52 2 55 -2 79 11
legacy-	78 16 129 -3
legacy~	78 16 129 -3
legal aid	115 -6 125 -3 135 10
legal-	18 3 46 5 106 -3 115 19 125 -7
legal-aid	115 -4 125 -2 135 7
legally-	18 11 110 -11 115 33 135 3
legally~	18 11 110 -11 115 33 135 3
legalment-	18 7 135 -6
legal~	18 6 46 5 106 -3 115 19 125 -7 135 -2
legit-	18 4 60 -7 115 15
legitima-	77 -2 115 10 117 -3
legitimat-	115 35
legitimat~	115 35
legitimo-	115 10
legitim~	77 -2 115 10 117 -3
legit~	18 4 60 -7 115 21
lejo-	101 16
lej~	101 16
lend-	13 -2 18 -2 19 25 27 -2 52 5 73 14 76 21
lend-hand	19 -2 73 16
lend~	13 -2 18 -2 19 25 27 -2 52 5 73 14 76 21
lengua-	107 21
lengua-sena	107 9
lengu~	107 21
lent-	26 32 31 -6
lent~	26 32 31 -6
les-	11 2 19 -3 57 -2 60 -2 78 11 102 7 103 9 106 -4 129 -3
less-	7 -3 12 20 19 -3 23 2 78 -4 80 13 129 -3
lesson-	12 4 44 11 57 2
lesson~	12 4 44 11 57 2
les~	7 -4 11 2 12 15 19 -5 57 -2 60 -2 78 6 80 10 102 6 103 8 106 -4 129 -5
let go	17 16
let me	24 9 28 -2 73 3 79 -2 110 -3 124 -3 137 4
let-	1 -3 17 24 24 9 28 -2 36 -3 38 -3 42 10 73 3 76 3 79 -2 110 -4 124 -3 135 3 137 4
let-go	17 16
let-me	24 5 110 -2 137 2
letra-	37 -2 44 -6 138 13
letr~	37 -2 44 -6 138 13
letter-	1 5 14 11 30 -3 62 5 73 -2 75 -5 128 7 135 -2 138 -2
letter~	30 -5 37 10
lett~	1 6 14 12 37 -8 62 5 73 -2 75 -6 128 7 135 -2 138 -3
let~	1 -3 17 24 24 9 28 -2 36 -3 38 -3 42 10 73 3 76 3 79 -2 110 -4 124 -3 135 3 137 4
level-	10 -12 36 -2 37 3 39 3 44 -6 134 12 138 8
level~	10 -12 36 -2 37 3 39 3 44 -6 134 12 138 8
lexapro-	134 35
lexapr~	134 35
le~	1 -3 2 5 4 4 5 -3 7 -3 8 3 10 2 18 2 19 -3 32 7 34 5 36 2 57 -2 60 4 61 2 73 -3 74 -3 78 -2 79 3 87 3 104 8 110 15 124 -2 134 2
libertad-	135 22
libertad~	135 22
libr-	35 4 54 11 56 -5 73 6 134 -3
library-	17 -5 73 -2 77 3 84 -3 99 -13 118 12 120 -2 138 24
library~	17 -5 73 -2 77 3 84 -3 99 -13 118 12 120 -2 138 24
libreta-	41 35
libret~	41 35
libro-	37 5 78 -3 79 11
libr~	35 4 37 3 54 9 56 -5 73 5 78 -2 79 8 134 -2
lic-	27 -2 134 21 138 -14
licencia-	18 10 125 -5 138 5
licenci~	18 10 125 -5 138 5
licens-	18 4 76 -2 77 -2 83 13 90 -2 91 -5 106 -2 115 19 125 -15 135 10
licensed~	115 31 125 -9 138 -3
licens~	18 4 76 -2 77 -2 83 15 90 -2 91 -5 106 -2 125 -10 135 11 138 2
lic~	27 -2 134 21 138 -14
lider comunitario	74 10 87 -6 88 -2
lider de	74 -4 87 4 88 5 89 2
lider-	74 7 87 7 88 7 89 2 112 16 125 -3 138 -3
lider-capitulo	87 2 88 2
lider-comunitario	74 7 87 -4 88 -2
lider-de	74 -2 87 2 88 3
liderar-	20 -2 74 24 87 -2 89 -4 112 -9
liderazgo-	112 35
liderazg~	112 35
lider~	20 -2 74 11 87 -8 88 -6 89 -10 112 27
lid~	74 11 87 11 88 10 89 6 99 -2 112 -3 125 -3 138 -3
lif-	21 5 32 7 48 26 105 -2 122 10 135 -4 138 6
lif-talk	21 -3 48 7
life talks	21 -5 48 11
lifelin-	59 13 63 -4 102 -4 119 30
lifelin~	59 13 63 -4 102 -4 119 30
lift-	8 -2 27 15 54 -2 101 -3
lift~	8 -2 27 15 54 -2 101 -3
lif~	21 5 32 7 48 26 105 -2 122 10 135 -4 138 6
light bill	6 -4 78 8
light-	6 2 78 9 138 7
light-bil	6 -2 78 5
light-out	6 7 138 -2
lights out	6 11 138 -3
light~	6 2 78 9 138 7
liheap-	6 35
liheap~	6 35
lik-	21 3 22 2 36 -2 37 6 40 -2 50 -3 73 6 74 5 77 4 78 7 80 11 99 7 105 6 116 -2 122 -2 125 -2 137 5 138 4
lik-a	21 -4 22 4 137 6
lik-this	40 -2 74 5
lik-to	73 4 77 2 78 4 80 2
like a	21 -6 22 6 125 -2 137 11 138 -2
like this	40 -3 74 9
like to	50 -2 73 7 77 4 78 7 80 3
lik~	21 3 22 2 36 -2 37 6 40 -2 50 -3 73 6 74 5 77 4 78 7 80 11 99 7 105 6 116 -2 122 -2 125 -2 137 5 138 4
limit-	17 -2 19 -10 125 23 135 13 137 6
limitation~	19 -17 135 22
limit~	17 -2 125 24 137 6
limpi-	79 6 94 -5
limpiar-	51 21
limpieza-	16 -7 17 6 18 6 51 34 109 -2 113 -3
limpiez~	16 -7 17 6 18 6 51 34 109 -2 113 -3
limpio-	17 -10 44 -9 135 27
limpi~	17 -7 44 -6 51 18 79 4 94 -3 135 17
lin-	0 -5 2 6 3 -2 7 -2 8 6 9 -2 24 -4 59 -2 63 -2 73 2 75 -9 80 -6 84 -2 97 10 99 -2 101 -2 102 35 106 -7 119 31 122 -3 138 -3
linea de	57 -2 59 -2 73 7 85 -4 119 10
linea-	18 5 24 -2 57 -8 59 -6 60 -2 63 13 75 -2 78 9 79 -7 85 7 102 24 103 -4 106 -4 119 18 121 -2 122 -4 130 4
linea-ayuda	63 -7 119 16
linea-crisis	73 4 85 -2 119 4
linea-de	73 4 85 -2 119 6
lined-	0 15 28 -13
lined~	0 15 28 -13
line~	18 5 24 -2 57 -8 59 -6 60 -2 63 13 75 -2 78 9 79 -7 85 7 102 24 103 -4 106 -4 119 18 121 -2 122 -4 130 4
link to	63 -2 78 8 122 8 130 -2
link-	60 20 63 -3 78 12 79 -5 122 8 130 -3
link-to	63 -2 78 4 122 5
linkedin profile	14 16 108 -4
linkedin-	14 15 108 33
linkedin-profil	14 11 108 -3
linkedin~	14 15 108 33
link~	60 20 63 -3 78 12 79 -5 122 8 130 -3
lin~	0 -5 2 6 3 -2 7 -2 8 6 9 -2 24 -4 59 -2 63 -2 73 2 75 -9 80 -6 84 -2 97 10 99 -2 101 -2 102 35 106 -7 119 31 122 -3 138 -3
lisa-	43 -9 46 -3 138 14
list of	28 -2 76 -2 118 7 137 5
list-	21 -9 28 -11 29 -2 34 -2 41 8 48 -2 73 -2 76 -5 79 9 98 -8 103 -3 105 -12 106 -4 108 12 111 4 118 14 121 3 122 11 127 6 137 15 138 7
list-of	118 5 137 3
list-program	121 5 137 -2
lista de	41 5 121 7
lista-	21 -5 28 -3 41 3 106 -5 111 7 121 9 122 4 137 18
lista-de	41 3 121 5
lista-miembro	122 -9 137 15
lista-programa	121 7 137 -3
listen-	21 27 28 5 73 9 76 -2 118 -2 134 -2 137 -8
listening~	21 10 73 -3 76 -2 134 -3
list~	28 -8 29 -3 34 -2 41 8 48 -2 73 4 76 -4 79 7 98 -6 103 -2 105 -10 106 -6 108 9 111 7 118 10 121 7 122 12 127 5 137 19 138 5
lis~	43 -9 46 -3 138 14
literacy-	19 11 37 32 57 7
literacy~	19 11 37 32 57 7
litter-	51 13 73 -2 94 -6
littl-	13 10 19 -3 28 -3 30 7 73 2 78 -2 130 11
littl-one	30 4
littl~	13 10 19 -3 28 -3 30 7 73 2 78 -2 130 11
litt~	51 13 73 -2 94 -6
liv-	0 14 2 17 12 2 13 -2 17 -4 19 15 20 -2 21 -2 27 -3 31 -2 52 4 54 5 55 -5 59 5 73 -3 87 -2 88 3 99 -2 105 19 110 -5 116 -2 122 -2 126 24 135 -2 138 -4
liv-in	52 3 88 2 126 8 138 3
liv-outsid	0 -6 126 12
liv-richmond	126 3
liv-the	88 3
liv-to	2 3 17 -3 19 15 31 -2
live in	2 -2 13 -2 52 5 74 -2 88 4 105 -2 126 11 135 -2 138 5
live outside	0 -9 126 18
living and	73 5 75 2 76 -2
living-	0 21 7 14 16 11 19 10 27 -2 49 -6 73 2 75 2 76 -3 78 -5 79 -3 130 -2 138 -5
living-and	73 3
living~	0 21 7 14 16 11 19 10 27 -2 49 -6 73 2 75 2 76 -3 78 -5 79 -3 130 -2 138 -5
liv~	0 14 2 17 12 2 13 -2 17 -4 19 15 20 -2 21 -2 27 -3 31 -2 52 4 54 5 55 -5 59 5 73 -3 87 -2 88 3 99 -2 105 19 110 -5 116 -2 122 -2 126 24 135 -2 138 -4
lkjhg-	138 35
lkjhg~	138 35
llam-	17 -4 102 -2 105 20 106 -5
llama-	21 -2 102 -5 105 -3 106 7 116 19
llamada-	73 17 102 -2 106 -4
llamado-	21 -2 102 -2 105 -5 106 15
llaman-	17 -3 19 13 25 -2 102 -2 105 -3 106 14 110 22 125 -11
llamar-	27 -2 73 -3 102 17 105 8 106 3 119 4 122 -3 138 -2
llamarl-	102 33 106 -5
llamarlo-	102 21 105 -3 106 -6
llamarm-	105 14 106 -9
llamaron-	60 14 105 -2 128 -4 138 -3
llamen-	102 -2 105 29 106 -14
llamo-	102 27 106 -9
llam~	17 -5 19 4 21 -3 27 -2 73 3 80 -2 102 37 105 18 110 9 116 8 119 2 122 -4 125 -6 128 -2 138 -4
llav-	3 7 6 -3 49 -5 138 11
llav~	3 7 6 -3 49 -5 138 11
llc-	18 25 76 -2 138 -2
llc~	18 25 76 -2 138 -2
llega-	6 -13 96 -3 128 20
llegan-	9 -2 99 9 138 -2
llegar sin	27 -7 101 9
llegar-	7 -2 17 5 26 -5 27 10 76 -2 100 24 101 5 120 -2 131 -2
llegar-cita	27 4 100 -3 101 3
llegar-sin	27 -5 101 6
llego un	6 9 135 -8
llego-	6 10 7 4 80 -2 100 19 114 -2 135 -9 138 8
llego-un	6 6 135 -4
llegu-	0 5 27 -7 104 10
llegu~	0 5 27 -7 104 10
lleg~	6 2 8 -2 9 -2 17 3 26 -4 27 7 76 -2 80 -2 96 -2 99 4 100 33 101 3 104 -2 114 -2 122 -2 128 9 131 -2 135 -8 138 5
llen-	63 -4 86 -4 106 18 122 -3
llenar el	63 -6 106 6
llenar solicitud	63 -4 106 -8 122 14
llenar-	63 24 106 -9 122 -3 123 7 125 -2 135 -4
llenar-aplicac	63 11 122 -5 123 -3
llenar-el	63 -3 106 3
llenar-forma	63 7 106 -2 122 -3
llenar-formulario	122 -2
llenar-solicitud	63 -3 106 -5 122 10
llenar-una	63 8 106 -2 123 -3
lleno-	63 -4 106 -3 122 8
llen~	63 18 86 -3 123 6 125 -2 135 -3
llevan comida	8 3
llevan-	7 -2 8 7 73 -3 77 -5 79 -2 92 13 114 17 125 -4 138 -6
llevan-a	92 4 125 -2
llevan-comida	8 2
llevar a	8 -3 73 -3 82 7 101 6 125 -2
llevar-	4 -2 26 -9 27 20 78 -2 79 7 82 7 94 -4 104 -2 125 14 135 -2
llevar-a	73 -2 82 4 101 4
llevar-al	27 2 73 3
llevar-mi	73 -2 82 5
llevar-mis	101 4
llevarm-	27 9 101 -7
llevo-	8 -7 17 7 23 6 27 -12 74 4 79 17 94 -2 100 -3
llevo-mes	8 -2 17 4 23 4 27 -2
llev~	4 -2 8 2 17 3 23 3 26 -7 27 12 73 -2 74 2 77 -4 79 12 82 5 92 7 94 -4 100 -2 101 -3 114 10 125 8 138 -4
llorando-	21 10
llorar-	21 5
lloro-	21 14
llor~	21 23
llover-	138 17
llov~	138 17
lluvia-	56 18 138 -16
lluvi~	56 18 138 -16
lo agradezco	132 11
lo que	6 -3 17 2 34 6 73 9 78 -2 79 -2 93 7 96 6 106 -2 110 -2
lo-	6 -3 7 5 17 2 21 -3 34 6 39 7 73 9 78 -2 79 -2 93 7 96 6 106 -3 110 -2 122 7 125 -2 128 -2 130 5 132 9
lo-agradezco	132 8
lo-que	34 3 73 5 93 4 96 3
loan-	7 -3 19 13 36 -4 40 19
loan~	7 -3 19 13 36 -4 40 19
loca-	31 7
local-	18 -2 74 19 75 16 76 9 89 -9 100 27
local~	18 -2 74 19 75 16 76 9 89 -9 100 27
locat-	100 10
located~	100 10
location-	100 12
location~	100 12
lock-	0 12 2 -4 19 -2 57 -4 59 -2 60 19 63 -2 99 18 106 -2 138 -3
lock~	0 12 2 -4 19 -2 57 -4 59 -2 60 19 63 -2 99 18 106 -2 138 -3
loc~	31 7
logra-	78 -3 129 9
logr~	78 -3 129 9
lol-	12 6 21 -4 25 -3 28 5 35 -3 47 -3 73 8 78 8 134 -2 136 -2 138 33
lol~	12 6 21 -4 25 -3 28 5 35 -3 47 -3 73 8 78 8 134 -2 136 -2 138 33
lonch-	7 18 9 -8 11 10 31 -2 34 -2 36 -2 38 -3
lonch~	7 18 9 -8 11 10 31 -2 34 -2 36 -2 38 -3
lonely-	21 8
lonely~	21 8
long do	74 -3 87 7 88 -2 111 7
long does	14 2 111 -2 114 -2 134 11 135 2 138 7
long have	106 -5 111 -2 114 14
long is	84 4 86 2 106 -6 122 6
long shift	73 -8 84 21 86 -5
long til	84 -4 86 5
long-	21 2 28 5 29 -4 73 -6 74 -3 80 -2 84 13 87 4 106 2 111 10 114 12 122 3 134 6 138 2
long-a	84 5 86 -4
long-been	106 -3 114 9
long-do	74 -2 87 4 111 4
long-doe	134 6 138 4
long-hav	106 -3 114 9
long-i	74 -2 84 -2 86 3 87 4
long-is	84 2 106 -4 122 4
long-it	106 2 138 5
long-shift	73 -5 84 15 86 -3
long-the	84 -2 86 4 106 -6 122 4 134 7
long-til	84 -2 86 3
long-you	106 -3 111 2 114 7
long~	21 2 28 5 29 -4 73 -6 74 -3 80 -2 84 13 87 4 106 2 111 10 114 12 122 3 134 6 138 2
look up	17 -5 32 6 73 -2 137 6
look-	1 -4 2 4 7 5 17 7 20 -3 24 4 31 2 35 11 60 3 73 8 74 -4 75 -2 77 -2 88 8 89 -2 137 4
look-a	1 -2 2 3
look-for	1 -2 2 2 7 3 17 2 24 2 73 3 74 -2 76 -2 88 4
look-to	32 3 73 2 76 3
look-up	17 -3 32 3 137 4
look-work	17 8 20 -2
looking for	1 -3 2 4 7 4 17 4 20 -2 24 3 31 2 73 5 76 -3
looking to	73 6 76 5 77 -2
looking~	1 -4 2 5 7 6 17 12 20 -3 24 4 31 3 73 11 75 -2 77 -2
look~	14 2 17 -6 32 -2 35 17 60 4 73 -2 74 -5 88 12 89 -3 137 6
los biles	6 3
los datos	25 -2 58 -5 95 7 137 8
los fines	18 4 25 -3 29 8 31 7 99 6 109 -2 135 -4
los hijos	25 -5 28 -3 29 10 30 10
los ninos	7 4 11 2 25 -3 28 6 30 -2 35 6 73 5 79 -2
los sabados	31 3 73 3 80 -3
los-	0 -4 1 15 2 -5 4 -3 7 2 17 -2 18 2 19 4 25 -16 28 4 29 3 30 2 34 2 36 -2 38 2 48 2 58 -2 73 7 74 -2 79 -2 80 3 85 3 95 2 98 2 99 2 106 -2 108 6 112 3 118 2 125 2 128 2 135 -2 137 2 138 4
los-apart	0 -2 1 9 2 -3
los-bil	6 2
los-dato	58 -3 95 4 137 5
los-de	25 -4 29 3 30 4 31 3 58 -2 95 2 99 3 137 3
los-del	25 3
los-fin	18 2 29 4 31 4 99 4 135 -2
los-hijo	25 -3 28 -2 29 5 30 5
los-nino	7 2 25 -2 28 4 35 3 73 3
los-sabado	31 2 73 2 80 -2
los-weight	25 -3 138 12
lose weight	25 -5 138 18
losing my	21 -2 22 -4 25 12 28 13 30 -4
losing-	1 24 2 -7 3 -2 19 -2 21 -2 22 -5 25 29 28 13 30 -5 80 -2
losing-my	22 -3 25 7 28 10 30 -2
losing~	1 24 2 -7 3 -2 19 -2 21 -2 22 -5 25 29 28 13 30 -5 80 -2
loss-	25 25
lost all	0 5 4 4 25 -4
lost everything	0 7 25 -6 122 3
lost my	25 -2 48 3 78 -2 125 2 128 5 138 4
lost-	0 20 1 -2 2 -2 4 2 17 4 25 9 28 -8 36 4 48 2 57 3 78 -2 79 -2 100 3 128 3 138 2
lost-all	0 2 4 2 25 -2
lost-baby	25 3
lost-everyth	0 5 25 -4 122 2
lost-husband	25 5
lost-in	36 4
lost-job	17 6 25 -4
lost-my	4 2 25 -2 48 2 128 3 138 2
lost-to	100 3
lost~	0 20 1 -2 2 -2 4 2 17 4 25 9 28 -8 36 4 48 2 57 3 78 -2 79 -2 100 3 128 3 138 2
los~	0 -4 1 15 2 -5 4 -3 7 2 17 -2 18 2 19 3 25 -9 28 4 29 3 30 2 34 2 36 -2 38 2 48 2 58 -2 73 7 74 -2 79 -2 80 3 85 3 95 2 98 2 99 2 106 -2 108 6 112 3 118 2 125 2 135 -2 137 2 138 4
lot-	18 -3 21 8 76 -2 77 6 79 5 101 13 124 -6 132 17 138 -3
loteria-	138 5
loteri~	138 5
lotion-	5 8
lotion~	5 8
lottery numbers	0 -5 138 6
lottery-	0 -6 138 9
lottery-number	0 -3 138 4
lottery~	0 -6 138 9
lot~	18 -3 21 8 76 -2 77 6 79 5 101 13 124 -6 132 17 138 -3
loud-	21 -7 33 15
loud~	21 -7 33 15
lov-	9 -5 12 -2 28 -2 43 4 45 4 55 -3 61 12 73 8 132 27 138 18
lov-to	9 -2 43 2 45 2 73 4
love to	9 -4 45 4 55 -2 73 8 138 -2
loved-	0 -2 25 8
loved~	0 -2 25 8
lov~	9 -5 12 -2 28 -2 43 4 45 4 55 -3 61 12 73 8 132 27 138 18
low cost	22 -4 59 4 76 4 124 -2
low income	2 8 3 -6 125 6
low sodium	10 2
low-	2 8 3 -6 10 11 22 -3 26 -6 59 4 76 4 124 -2 125 8 134 -3
low-cost	22 -2 59 3 76 2
low-incom	2 5 3 -3 125 4
lowest-	130 7
lowest~	130 7
low~	2 8 3 -6 10 11 22 -3 26 -6 59 4 76 4 124 -2 125 8 134 -3
lo~	6 -3 7 5 17 2 21 -3 34 6 39 7 73 9 78 -2 79 -2 93 7 96 6 106 -3 110 -2 122 7 125 -2 128 -2 130 5 132 9
lucro-	115 9
lucr~	115 9
luego-	133 34
lueg~	133 34
lugar donde	2 6 31 -3 33 3
lugar en	0 6 47 2
lugar seguro	24 16 26 -7 110 -4 125 -2 130 -2
lugar-	0 13 2 18 10 -4 24 14 26 -6 31 -3 33 2 47 2 77 -7 90 -4 91 16 92 -4 100 -3 110 -4 121 -2 125 -2 126 19 130 -2
lugar-dond	2 3 31 -2 33 2
lugar-en	0 4
lugar-para	24 4 26 -3
lugar-seguro	24 10 26 -4 110 -3
lugar-vivir	2 10
lugar~	121 -3 126 41
lug~	0 14 2 19 10 -4 24 14 26 -7 31 -3 33 2 47 2 77 -7 90 -4 91 17 92 -4 100 -2 110 -4 125 -2 130 -2
lump-	134 4
lump~	134 4
lun-	20 5
lunch-	7 -3 9 2 11 24 42 -4 47 5 73 -3 76 -2 99 12 124 -2 126 -2 138 -2
lunch-kid	11 4
lunch~	7 -3 9 2 11 24 42 -4 47 5 73 -3 76 -2 99 12 124 -2 126 -2 138 -2
lun~	20 5
luto-	25 11
lut~	25 11
luz-	6 21 128 -6 135 -7
luz~	6 21 128 -6 135 -7
lyric-	44 -15 138 35
lyric~	44 -15 138 35
mac-	0 -2 7 -3 138 20
maceta-	13 11 52 -8
macet~	13 11 52 -8
machin-	17 12 49 6 105 -7 116 13 136 4
machin~	17 12 49 6 105 -7 116 13 136 4
mac~	0 -2 7 -3 138 20
mad-	22 -2 24 15 57 -6 61 8 109 -2 130 6
mad-a	130 3
made a	22 -2 130 5
madr-	28 11 35 4 134 -3 138 9
madrastra-	28 7
madrastr~	28 7
madrid-	105 -13 115 -16 138 34
madrid~	105 -13 115 -16 138 34
madr~	28 11 35 4 134 -3 138 9
mad~	22 -2 24 15 57 -6 61 8 109 -2 130 6
maestra-	12 -2 34 7 37 -2 39 11 73 3
maestro-	34 -2 36 15 67 -2
maestr~	12 -2 34 5 36 8 37 -2 39 9 67 -2 73 2
magazin-	75 32
magazin~	75 32
mail-	4 -9 19 -8 21 -2 26 -6 28 -2 78 18 79 12 93 -2 103 42 108 15 137 -6
mail-check	19 -3 78 7
mail-list	103 -2 108 12 137 -4
mailing list	103 -3 108 18 137 -5
mailing~	21 -2 28 -2 103 24 108 22 137 -8
mail~	4 -9 19 -9 26 -7 78 20 79 14 93 -2 103 28
mak-	1 2 2 -2 3 -3 4 -3 7 -3 9 -2 12 8 16 4 17 -2 18 5 19 3 20 3 31 4 36 2 39 6 43 8 44 13 45 -2 49 12 57 -2 61 14 73 4 74 -3 75 2 80 10 87 4 89 -3 102 -4 123 -2 125 9 126 -3 130 -2 134 -2 138 -9
mak-a	19 2 44 7 61 3 75 2 78 3 80 3 126 -2
mak-cal	73 8 102 -3
mak-differenc	80 15 126 -3
mak-his	61 2
mak-it	18 6 20 4
mak-money	16 6 19 2
mak-much	125 12
mak-my	4 -3 49 7
mak-own	4 -3 49 6 61 2
mak-phon	73 8 102 -3
mak-too	125 12
make a	19 3 44 10 61 4 73 -2 75 4 78 6 80 6 126 -4
make his	61 4
make it	18 11 20 8 138 -2
make my	4 -6 49 11
make phone	73 14 102 -6
make too	125 19
maker-	49 35
makerspac-	49 34
makerspac~	49 34
makeup-	138 35
makeup~	138 35
making-	44 10 45 -2
making~	44 10 45 -2
mak~	1 2 2 -2 3 -3 4 -3 7 -3 9 -2 12 8 16 4 17 -2 18 5 19 3 20 3 31 3 36 2 39 6 43 8 44 12 45 -2 49 25 57 -2 61 14 73 4 74 -3 75 2 80 10 87 4 89 -3 102 -4 106 -2 123 -2 125 8 126 -3 130 -2 134 -2 138 -9
mal-	19 5 21 15 28 11 29 2 32 3 36 -14 99 -6 104 13 137 -2 138 7
mala-	18 -4 32 5 36 15 122 3
mall~	36 -4 99 -11 138 22
malo-	32 10 36 -3
mal~	18 -3 19 4 21 14 28 10 29 2 32 11 36 -2 73 -2 104 12 137 -2 138 -4
mam-	28 -8 30 -2 35 -2 107 44
mama a	27 2
mama soltera	21 -4 28 6
mama-	21 -3 27 5 28 19 30 -2 35 2 55 2 123 2
mama-soltera	21 -2 28 4
mama-y	21 -2 28 3
mammogram-	26 31 73 -4 76 -3 124 -11
mammogram~	26 31 73 -4 76 -3 124 -11
mam~	21 -3 27 4 28 15 30 -3 107 18 123 2
man-	3 -3 28 -2 32 11 79 -2 104 9
manag-	2 -2 19 16 21 10 65 -3 76 6 78 -6 112 8
manag-money	19 9 78 -3 112 -2
management~	19 3 21 13 112 10
manager-	1 -10 15 9 21 -6 29 -8 76 15 105 -2 112 20 137 -2
managing~	19 9
manag~	1 -9 2 -2 15 7 19 9 21 -5 29 -7 65 -3 76 18 78 -4 105 -2 112 17 137 -2
manana-	73 -7 99 2 133 14 138 16
manan~	73 -7 99 2 133 14 138 16
mancha-	7 -2 138 20
manchada-	4 -18 79 -2 93 28
manch~	4 -16 7 -2 79 -2 93 23 138 17
mand-	57 -2 60 7 63 -5 78 -2 106 15 122 -5
mand-solicitud	63 -2 106 5 122 -2
manda-	7 -3 74 -3 87 -2 89 9 106 -2 112 20
mandado-	7 26 12 4
mandamo-	78 8
mandar correo	57 12 103 -5 104 -2
mandar dinero	7 -3 78 10
mandar mensaje	78 -3 102 10 104 5
mandar un	5 -5 57 -2 63 6 78 3 102 -2 103 6 104 7
mandar-	5 -5 7 -5 57 11 63 5 78 11 102 7 104 12 106 -3 122 -2
mandar-correo	57 7 78 -2
mandar-dinero	7 -2 78 7
mandar-mensaj	78 -2 102 5 104 9
mandar-un	5 -3 63 3 78 2 103 4 104 5
mandem-	100 2
mandem~	100 2
mando-	19 -4 60 -2 78 17 129 -4
mando~	19 -4 60 -2 78 17 129 -4
mand~	5 -4 7 10 12 2 57 7 60 3 73 -2 74 -2 78 10 89 5 102 5 104 8 106 5 112 10 122 -5 123 -2
manejar-	19 19 27 -6 73 6 78 -4 125 -4 138 8
manejar-dinero	19 10 27 -2 78 -2
manejo-	7 -8 8 13 27 -2
manej~	7 -6 8 8 19 18 27 -7 73 6 78 -4 125 -4 138 8
manera-	73 -5 80 18
maner~	73 -5 80 18
manicur-	18 -2 76 10
manicur~	18 -2 76 10
mano-	0 -2 73 26 84 -2 86 -2
manualidad-	43 16 46 -13
manualidad~	43 16 46 -13
manutenc-	135 35
manuten~	135 35
many bags	79 -7 94 10
many days	138 2
many hours	73 -2 84 8 87 5 89 -3 121 -2
many meals	129 2
many people	73 -3 89 4 90 -3 91 5 126 -4 129 9 135 -3 138 5
many programs	121 9 138 -4
many-	4 4 52 -2 73 -4 74 -2 75 -4 79 -5 81 3 84 3 89 5 91 3 94 8 97 6 100 -2 121 7 126 -3 129 5 134 2 135 -2 138 4
many-are	121 2 138 4
many-bag	79 -5 94 7
many-befor	90 3 94 3
many-do	73 -2 75 -3 84 4 89 2 91 3 97 5 138 -2
many-doe	87 2 89 -2 129 6
many-hour	84 5 87 3 89 -2
many-in	79 -2 89 4 138 6
many-is	81 3 138 -2
many-peopl	73 -2 89 2 90 -2 91 3 126 -2 129 5 138 3
many-program	121 8 138 -5
many~	4 4 52 -2 73 -4 74 -2 75 -4 79 -5 81 3 84 3 89 5 91 3 94 8 97 6 100 -2 121 7 126 -3 129 5 134 2 135 -2 138 4
man~	0 -2 3 -3 32 9 73 21 79 -2 84 -2 104 8
map-	100 4
mapa-	100 14 137 -5
map~	100 16 137 -5
maquillaj-	138 35
maquillaj~	138 35
maquina-	49 7 105 -4 116 13
maquina-coser	49 3 116 -2
maquin~	49 7 105 -4 116 13
marcar-	102 35
march-	0 5
march~	0 5
marc~	102 35
maria-	17 -7 25 -3 137 20
mari~	17 -7 25 -3 137 20
marker-	37 -12 41 16
marker~	37 -12 41 16
market-	18 7 76 -2 77 7
market~	18 7 76 -2 77 7
marriag-	19 -2 29 20 122 -2
marriag~	19 -2 29 20 122 -2
marry me	138 20
marry-	135 -2 138 32
marry-me	138 13
marry~	135 -2 138 32
maryland-	126 34
maryland~	126 34
mas-	1 4 2 4 7 2 21 -3 25 -2 59 2 79 3 93 12 122 -3 123 20 133 14 135 -2 138 6
masticar-	7 -7 8 -2 10 14
mastic~	7 -7 8 -2 10 14
mas~	1 4 2 4 7 2 21 -3 25 -2 59 2 79 3 93 12 122 -3 123 20 133 14 135 -2 138 6
matando-	17 3
match-	17 -12 76 -10 78 38 120 -2 129 -2 130 -2
matching~	78 12 129 -3 130 -2
match~	17 -13 76 -11 78 31 120 -2
matematica-	36 24
matematic~	36 24
material-	34 -9 36 -5 38 -2 41 24
material~	34 -9 36 -5 38 -2 41 24
maternity-	4 17 79 -2
maternity~	4 17 79 -2
math-	36 7 38 6 73 6 138 5
math~	36 7 38 6 73 6 138 5
matricula-	40 30 125 -15 138 -2
matricul~	40 30 125 -15 138 -2
matrimonial-	22 -6 29 29
matrimonial~	22 -6 29 29
matrimonio-	24 -2 29 14
matrimoni~	24 -2 29 14
matrix-	125 -4 138 8
matrix~	125 -4 138 8
mattress-	0 -3 3 13 79 7
mattress~	0 -4 3 -7 79 12
mattres~	3 20 79 -2
mat~	17 2
may-	3 3
mayb-	67 26 77 5 112 6
mayb-mor	67 12 112 3
maybe more	67 20 112 5
mayb~	67 26 77 5 112 6
mayor y	8 5 17 4
mayor-	8 4 17 4 30 -2 35 12 38 -3 137 10 138 9
mayor-y	8 3 17 2
mayor~	138 14
may~	3 2 8 4 17 4 30 -2 35 13 38 -3 137 11
mcdonald-	31 -2 57 -2 59 6 138 34
mcdonald~	31 -2 57 -2 59 6 138 34
me a	10 -2 17 5 18 -2 76 -2 78 -2 79 -2 102 6 104 -2 105 6 121 3 137 -4 138 16
me about	2 -2 15 4 17 -2 21 -2 43 -3 61 -2 64 3 65 4 66 5 67 5 68 5 69 5 70 5 71 4 72 5 110 -7 117 6 121 5 137 -2 138 -4
me acabaron	7 5 17 -3
me acabo	7 -2 17 6 26 7 63 -2
me ahogo	19 7 63 9
me alcanza	122 10
me and	0 5 3 -3 24 4 31 -2
me ayudan	63 5 106 5 138 -2
me back	105 6
me cobran	124 -6 130 12
me comunico	104 8
me cortaron	6 -5 7 7 17 -2 59 2
me crazy	28 3 31 6
me da	1 4 21 4 28 -3 41 -4 102 8 122 3
me dan	7 6 21 -2 79 -2 96 2 128 5
me deja	24 10 27 -6 28 -2 79 -2 100 -4 101 12
me dejo	28 8 30 9 79 -3
me dieron	3 5 17 -3 20 5
me do	7 10 63 5 94 -3 122 -4 138 -2
me down	17 6 21 -2
me duele	134 2
me esta	17 2 102 2 138 -2
me estafaron	60 3
me find	2 6
me for	1 12 135 2
me get	15 3 26 9 122 -5 134 -2
me gusta	43 2 45 2
me gustaria	73 5
me hacen	24 -3 28 9 105 7 106 -5
me in	1 -2 15 3 27 9 105 -3 135 3
me llama	21 -2 102 -3 106 8
me llaman	17 -2 19 11 25 -2 105 -2 106 2
me muero	73 9 80 -2 138 -3
me need	4 6 17 3 36 6
me off	111 18
me on	10 3 26 -2
me out	0 7 17 -2 28 -2 63 4 73 -2 121 -2 122 11
me paguen	7 5 20 5
me piden	14 4 17 -3 20 4 28 2 60 10 78 -4 130 -6
me pueden	17 -2 26 -2 27 5 39 -4 73 -3 80 -2 105 3 107 6 121 6 122 5 125 -2
me quede	0 -2 4 -3 17 4 100 -2 122 9
me quiero	2 3 35 -5 73 10
me robaron	27 3 60 5 138 9
me siento	21 9 24 3 28 -2 36 -2
me the	4 -6 17 14 20 -5 100 4 137 9
me to	12 3 17 -3 20 3 27 7 34 3 60 7 73 7 78 -5 80 3 130 -4 138 -4
me tomo	23 -8 134 9
me up	17 7 27 5 28 8 31 -3 32 -2 73 2 86 -2 101 -2 111 -2 122 6
me van	0 -5 1 6 27 -2 73 -2 106 9 124 6
me with	12 2 28 2
me your	102 6 138 -3
me-	17 2 19 5 24 2 27 4 28 2 29 -2 34 2 45 -2 60 2 76 -2 77 -3 78 -4 104 2 105 6 106 3 107 2 110 2 111 4 120 3 122 5 138 3
me-a	1 2 17 2 30 3 35 2 36 2 73 -2 102 2 105 3 106 2 124 2 137 -2 138 5
me-about	15 2 43 -2 64 2 65 2 66 3 67 3 68 3 69 3 70 3 71 2 72 3 110 -4 117 4 121 3 138 -2
me-acabaron	7 3 17 -2
me-acabo	17 3 26 4
me-ahogo	19 4 63 6
me-al	26 -3 27 3 109 4
me-alcanza	122 6
me-an	138 6
me-and	0 3 24 2
me-ayudan	63 3 106 3
me-ayudar	39 -3 107 4 121 4 122 6 135 -3
me-back	105 3
me-cobran	124 -3 130 7
me-comunico	104 5
me-con	28 7 30 -2 104 4
me-cortaron	6 -3 7 5
me-crazy	28 2 31 3
me-da	1 2 21 2 28 -2 41 -2 102 5 122 2
me-dan	7 3 128 3
me-de	86 3 106 -3 124 -2 130 10
me-deja	24 5 27 -3 100 -2 101 7
me-dejo	28 5 30 5 79 -2
me-dieron	3 3 17 -2 20 3
me-do	7 6 63 3 122 -2
me-down	17 3
me-el	26 2 73 3 102 4 105 3 106 -2
me-en	0 2 19 3 34 6 63 4
me-estafaron	60 2
me-find	2 4
me-for	1 6 27 4 63 2 122 -2
me-get	15 2 26 5 122 -3
me-gustaria	73 3
me-hacen	24 -2 28 5 105 4 106 -3
me-hora	73 2 79 -2 135 7
me-i	30 4 35 3
me-in	27 5 135 2
me-la	27 -4 58 2 60 2 104 7 138 4
me-las	3 2 6 -2 7 6 17 6 99 -3
me-llama	102 -2 106 6
me-llamado	105 -3 106 4
me-llaman	19 7 105 -2 106 2
me-llamar	102 -2 105 9
me-los	19 8 106 -2
me-mal	21 3 28 -2 36 -4 104 10
me-muero	73 6 138 -2
me-my	0 2 24 6 26 3 27 4 110 -2 122 -2
me-need	4 3 17 2 35 2 36 3
me-number	102 9 137 -3 138 -2
me-off	111 12
me-out	0 4 63 2 122 6
me-paguen	7 3 20 3
me-para	12 -3 73 3 122 4
me-pena	41 -3 122 3
me-phon	18 -2 73 -2 137 4 138 6
me-piden	14 3 17 -2 20 2 60 6 78 -2 130 -3
me-por	73 6 138 -2
me-pueden	27 3 39 -2 73 -2 105 2 107 3 121 3 122 4
me-que	10 5 19 -4 26 -4 60 5
me-qued	4 -2 17 2 122 6
me-quiero	35 -2 73 5
me-recibo	128 3
me-robaron	27 2 60 3 138 6
me-siento	21 5 24 2
me-sin	0 -3 4 -2 17 3 122 6
me-the	4 -2 17 4 20 -2 27 2 28 2 31 -2 43 -2 64 2 65 2 66 3 67 3 68 4 69 3 70 2 71 3 72 3 110 -2 117 -3 121 -5 122 -2 137 4
me-this	63 3 138 2
me-to	12 2 18 3 27 3 49 2 60 3 73 5 78 -2 80 2 85 2 122 -2 130 -2 138 -3
me-tomo	23 -5 134 6
me-up	17 4 27 3 28 4 31 -2 122 4
me-van	0 -3 1 3 106 5 124 3
me-want	17 3 18 5
me-with	31 4
me-y	73 -4 79 5 80 4
me-you	8 2 60 -2 115 -2 117 5 137 5
me-your	102 3 111 4 117 2 121 4
me-yourself	15 5 110 -3 117 6 138 -2
meal for	9 2 76 5
meal-	3 -4 7 17 8 6 9 18 11 7 12 14 21 -2 36 -5 38 -2 42 -9 56 -4 73 5 76 -2 78 -3 79 -2 80 -3 99 -2 129 14 138 -4
meal-for	11 2 42 -2 76 2
meal-on	7 -4 8 10
meal-wheel	7 -4 8 10
meals for	11 4 42 -3
meals on	7 -6 8 15 9 -2
meal~	3 -4 7 17 8 6 9 18 11 7 12 14 21 -2 36 -5 38 -2 42 -9 56 -4 73 5 76 -2 78 -3 79 -2 80 -3 99 -2 129 14 138 -4
mean-	23 -4 35 -4 48 11 104 10 105 -4 112 -2 134 10 137 10 138 15
mean-lif	48 6 138 5
mean-of	48 -3 138 11
meaning of	48 -4 138 17
meaningful-	31 -9 73 14
meaningful~	31 -9 73 14
meaning~	48 13 138 20
mean~	23 -5 35 -5 104 13 105 -5 112 -3 134 13 137 12
meat-	55 -8 79 11
meat~	55 -8 79 11
mechanicsvill-	74 -2 126 9
mechanicsvill~	74 -2 126 9
media partner	75 9 76 -2 97 4 98 -2
media partners	75 -5 97 14 98 -6
media-	4 30 75 -7 76 -2 97 6 98 -8 108 12 118 -2 125 -4 138 -2
media-partner	75 2 97 9 98 -4
media-post	75 12 108 -7
medic-	134 14
medica-	12 -2 26 23 27 -4 101 -4
medicaid-	7 -3 17 -4 22 3 26 10 63 4
medicaid-is	26 -2 63 4
medicaid~	7 -3 17 -4 22 3 26 10 63 4
medical-	6 -4 16 -2 26 34 35 -5 134 17
medical-bil	6 -2 26 8
medical~	6 -4 16 -2 26 34 35 -5 134 17
medication~	134 14
medicin-	26 15 122 -4 134 2
medicina-	26 19 134 -8
medicin~	26 28 122 -4 134 -4
medico-	26 10 107 -7 134 17
medic~	12 -2 26 26 27 -4 101 -4 107 -6 134 14
medio ambiente	35 -4 50 16 75 -3
medio-	17 7 35 -4 50 16 75 17 76 -9 97 -2 104 -2
medio-ambient	35 -3 50 11 75 -2
mediodia-	99 9
mediodi~	99 9
medit-	47 5 48 -2
meditac-	47 4 48 -2
meditar-	47 6
meditat-	47 4 48 -2
meditation~	47 5 48 -2
meditat~	47 4 48 -2
medit~	47 8 48 -2
medi~	4 25 17 5 35 -3 50 10 75 7 76 -9 97 4 98 -7 104 -2 108 10 118 -2 125 -4 138 -2
meet-	21 -2 23 34 28 9 32 -4 34 26 36 -2 69 4 73 4 80 -2 112 2 125 -2 126 -2 135 -3
meet-about	34 7
meet-for	33 -2 34 3
meet-school	34 3
meet-the	73 -2 112 2
meeting at	34 2
meeting~	23 39 32 -3 33 -4 34 25 36 -2 125 -2 135 -4
meet~	21 -2 28 15 31 -2 33 3 34 6 35 -2 51 2 69 6 73 8 80 -2 100 -2 112 4 126 -4
mejor-	16 11 17 -5 18 -4 25 7 76 -2 126 -7 138 23
mejor-de	126 -4 138 4
mej~	16 11 17 -5 18 -4 25 7 76 -2 126 -7 138 23
member-	1 -3 63 -2 73 -2 75 -3 76 5 97 5 102 -5 105 11 112 4 122 16 125 5 137 -2 138 -2
membership-	122 29 124 11
membership~	122 29 124 11
member~	1 -4 75 -3 76 9 97 8 102 -6 112 12 122 -3 137 2
membresia-	122 34 124 9
membresi~	122 34 124 9
memb~	63 -3 76 -3 97 -2 105 15 112 -7 122 23 125 7 137 -4
memorial-	78 8
memorial~	78 8
memory-	78 6
memory~	78 6
men-	4 3 109 -2 125 13 130 -7
mend-	49 11
mend~	49 11
mensaj-	19 -2 60 8 63 -2 78 -5 102 9 104 25 106 -2 115 -4
mensaj~	19 -2 60 8 63 -2 78 -5 102 9 104 25 106 -2 115 -4
mensual-	77 -2 78 22 79 -4 96 -2 128 -2 130 5
mensual~	77 -2 78 22 79 -4 96 -2 128 -2 130 5
mental health	21 4 67 9
mental-	21 29 22 -14 26 -4 67 17 69 -2 121 -2
mental-health	21 3 67 4
mental~	21 29 22 -14 26 -4 67 17 69 -2 121 -2
mentira-	57 -2 59 -2 60 10 78 -2
mentor-	32 24 73 14
mentoria-	32 35
mentoring~	32 13
mentori~	32 35
mentorship-	32 35
mentorship~	32 35
mentor~	32 16 73 -3
ment~	32 10 60 4 73 17
men~	4 3 109 -2 125 11 130 -5
mes pasado	25 6 78 -4 79 -2 137 7
mes-	1 8 3 -11 7 4 8 -3 17 5 23 4 25 4 27 -3 78 17 79 -8 109 11 124 -2 137 5
mes-pasado	25 3 78 -2 137 4
mesa-	3 24 25 -2 79 -2
mess-	7 -2 11 6 17 13 25 7 111 -4 138 -6
mess-up	11 3 17 6 111 -2
messag-	24 7 37 -6 60 4 78 -3 104 36 106 4 115 -4
messag~	24 7 37 -6 60 4 78 -3 104 36 106 4 115 -4
messi-	138 35
messing~	17 17 111 -5
messi~	138 35
mes~	1 6 3 2 7 2 8 -3 11 3 17 4 23 4 25 7 27 -3 78 14 79 -9 109 9 124 -2 137 5 138 -4
meter-	6 24
meth-	23 4
methadon-	23 35
methadon~	23 35
meth~	23 4
met~	6 24
mexicano-	125 -7 138 12
mexican~	125 -7 138 12
mexico-	138 18
mexic~	138 18
mezclada-	28 9
mezclar-	26 -13 134 14
mezcl~	26 -11 28 8 134 11
me~	17 2 19 5 24 2 27 4 28 2 29 -2 34 2 45 -2 60 2 76 -2 77 -3 78 -4 104 2 105 6 106 3 107 2 110 2 111 4 120 3 122 5 138 3
mg-	134 8 138 -4
mg~	134 8 138 -4
mi abuela	0 -2 8 4 25 3 35 3 44 4
mi barrio	74 10 81 10 121 -2
mi bebe	3 4 4 -2 5 -4 20 4 25 5 79 5 134 2
mi calle	0 -4 46 3 50 8 56 -4 77 4 90 -2
mi casa	0 -3 2 -4 24 2 50 2 56 10 73 9 91 8
mi cita	24 -2 26 -3 27 11 101 -2 104 5
mi clase	77 6 78 5
mi closet	4 -3 79 12 94 -3
mi credito	19 8 138 -2
mi curriculum	14 3
mi donacion	78 -9 79 -2 96 -2 128 5 129 4 130 13
mi empresa	18 -5 76 6
mi esposa	8 -4 10 5 137 10
mi esposo	24 3 25 -5 28 7 29 3 30 -2 79 5
mi ex	24 8 29 -5 30 -2 137 10
mi familia	2 3 7 3 12 5 21 5 24 6 28 -3 36 -2 57 3 73 3 138 -2
mi hermana	25 -5 28 -2 30 9 123 8
mi hermano	25 5
mi hija	4 8 21 3 28 -4 29 2 30 5 31 -2 32 3 33 -2 58 4 61 2 79 -4 82 5
mi hijo	12 2 17 3 25 3 26 4 28 -4 30 -2 31 -5 32 -2 34 3 37 5 39 4 40 2 44 7
mi iglesia	47 -5 76 16 77 -6 120 -4
mi informacion	110 17 111 3
mi jefe	17 2 112 -3 135 7
mi mama	27 4 123 2
mi negocio	16 -2 18 6 76 -2 77 5 79 -3
mi nina	26 7
mi nino	4 2 7 -3 10 3 31 -3 33 2 36 4
mi papa	5 2 8 -3 35 3
mi pasaporte	125 -6 135 -6 138 17
mi perro	25 -5 138 8
mi prima	0 7
mi promesa	7 -2 130 13
mi propia	4 -5 18 3 49 12 79 -2
mi resume	14 3 49 -3
mi sobrino	4 5 32 10 77 -2
mi solicitud	63 -2 106 22 122 -12 128 -2
mi suegra	0 5 2 5
mi tarjeta	130 4
mi trabajo	2 5 17 -6 62 2 77 3
mi vecina	8 4 57 -2 123 11
mi y	0 6 2 -2 24 6 26 -6
mi zona	74 5 126 10
mi-	3 2 6 -2 7 -2 17 -2 18 3 24 4 28 -3 31 -3 44 2 49 2 73 4 74 3 76 2 77 2 106 2 110 3 122 -3 123 3 128 2 130 4 135 2 137 3
mi-abuela	8 2 25 2 35 2 44 2
mi-anda	29 2 32 3
mi-barrio	74 6 81 5
mi-beb	3 2 5 -2 20 2 25 3 79 3
mi-call	0 -3 46 2 50 4 56 -2 77 3
mi-casa	0 -2 2 -3 56 6 73 6 91 5
mi-cita	26 -2 27 6 104 3
mi-clas	77 3 78 3
mi-closet	79 6 94 -2
mi-credito	19 4
mi-curriculum	14 2
mi-de	32 3 33 -2 78 2 82 3 130 2 138 4
mi-donac	78 -5 128 3 129 3 130 8
mi-empresa	76 3
mi-en	34 2 57 2
mi-es	8 2 56 3
mi-esposa	8 -2 10 3 137 6
mi-esposo	25 -3 28 4 29 2 79 3
mi-esta	2 -3 3 6 7 -2 21 3 50 3 56 -2 137 5
mi-ex	24 5 29 -3 137 6
mi-familia	2 2 7 2 12 3 21 3 24 3 57 2 73 2
mi-hac	28 4 58 5
mi-hermana	25 -3 30 5 123 5
mi-hermano	25 3
mi-hija	4 5 21 2 28 -2 30 3 32 2 58 2 79 -2 82 3
mi-hijo	17 2 26 2 28 -3 31 -3 34 2 37 3 39 2 44 5
mi-iglesia	47 -3 76 10 77 -4 120 -2
mi-informac	110 12 111 2
mi-jef	18 5 112 -4 135 3
mi-le	61 2
mi-mama	27 2 123 2
mi-me	17 2 24 7 27 -2 28 3 29 -3 30 3 104 2
mi-mis	0 4 24 3 26 -3
mi-necesita	32 3 73 2 123 2
mi-negocio	18 3 77 3 79 -2
mi-nina	26 5
mi-nino	10 2 31 -2 36 2
mi-no	4 2 36 2 63 3 74 2
mi-papa	35 2
mi-para	77 3
mi-pasaport	125 -4 135 -3 138 10
mi-perro	25 -3 138 5
mi-por	27 3 57 3
mi-prima	0 4
mi-promesa	130 8
mi-propia	4 -3 18 2 49 7
mi-que	25 -2 79 7
mi-quier	40 2 57 2 61 2 76 2 77 2 120 -2
mi-resum	14 2 49 -2
mi-se	18 4 32 5 76 -3 110 3
mi-sobrino	4 3 32 6
mi-solicitud	63 -2 106 15 122 -8
mi-suegra	0 3 2 3
mi-tarjeta	130 3
mi-tien	8 -2 27 2 33 2 35 2
mi-trabajo	2 3 17 -4 77 2
mi-usa	33 2
mi-va	79 4
mi-vecina	8 2 123 7
mi-y	0 2 21 3 24 2 26 -2
mi-ya	0 3 2 -2 4 7 79 -4
mi-zona	74 3 126 7
miami-	138 13
miami~	138 13
mic-	7 -2 27 -2 44 9 45 -3 134 -2 138 11
mica-	44 -19 45 -5 135 36
microfono-	44 10 45 -5
microfon~	44 10 45 -5
microphon-	44 13 45 -5
microphon~	44 13 45 -5
microsoft-	57 23 75 -2
microsoft~	57 23 75 -2
microwav-	3 6 79 8 125 -2
microwav~	3 6 79 8 125 -2
mic~	7 -2 27 -2 44 -7 45 -7 134 -2 135 27 138 9
mid-	1 -4 124 -2 135 3 138 24
midlothian-	74 -4 100 -2 126 13
midlothi~	74 -4 100 -2 126 13
mid~	1 -4 124 -2 135 3 138 24
miedo-	24 3 26 -4 27 8 79 -4
miedo-ir	26 -2 27 3
mied~	24 3 26 -4 27 8 79 -4
miembro-	76 2 105 -2 122 21 125 9 137 -3
miembr~	76 2 105 -2 122 21 125 9 137 -3
mientra-	11 -3 42 6
mientr~	11 -3 42 6
might-	36 6
might~	36 6
migra-	17 -2 106 -3 110 6 115 -2 125 22
migrac-	110 -3 115 -2 125 16 135 -2
migrain-	134 35
migrain~	134 35
migratorio-	106 -4 125 12 135 29
migratori~	106 -4 125 12 135 29
migr~	17 -2 106 -2 110 3 115 -3 125 32 135 -3
mil-	132 14 138 13
milk-	7 19 10 5 33 -2 134 -3
milk~	7 19 10 5 33 -2 134 -3
mil~	132 14 138 13
min-	58 9
mind-	22 -14 25 -2 28 16 130 9 133 19
mind~	22 -14 25 -2 28 16 130 9 133 19
minecraft-	12 -2 28 -2 61 15 138 32
minecraft~	12 -2 28 -2 61 15 138 32
minima-	73 -3 78 -3 82 10 94 -3 130 7
minimo-	94 12 130 5
minimo-recoger	94 8 130 -4
minimum donation	78 14 94 -6 130 -2
minimum-	78 4 79 -3 84 4 94 4 130 5
minimum-donation	78 10 94 -4
minimum~	78 4 79 -3 84 4 94 4 130 5
minim~	73 -3 78 -3 82 7 94 8 130 10
minut-	47 21 73 -2
minut~	47 21 73 -2
min~	58 9
mis datos	110 10 111 5 130 -2
mis hijos	7 3 11 4 24 2 26 -4 28 7 34 -3 42 2 59 3 101 4
mis nietos	30 3
mis ninos	7 -3 9 10 31 2
mis propias	13 12 18 -3 52 -4
mis-	0 2 2 -2 8 -2 9 5 11 4 13 6 18 -2 28 6 31 2 33 -2 34 -3 38 5 52 -4 53 2 59 3 73 -2 76 3 101 4 106 -2 110 7 111 6 121 -3 125 -3 130 -2 135 3
mis-a	101 4
mis-dato	110 7 111 2
mis-hijo	7 2 11 2 26 -2 28 4 34 -2 59 2 101 2
mis-nieto	30 2
mis-nino	7 -2 9 6
mis-no	24 -2 28 6
mis-propia	13 7 18 -2 52 -2
mis-verdura	13 8 18 -2 52 -3
miscarriag-	25 11 80 -2 134 2
miscarriag~	25 11 80 -2 134 2
misdemeanor-	135 35
misdemean~	135 35
mision-	117 36
mision~	117 36
miss-	1 3 9 -3 11 4 13 -3 25 8 26 -2 27 -2 28 -2 35 -4 45 4 47 -4 52 4 101 -4 104 9 117 41 138 -3
miss-my	25 5 35 -2 101 -2 104 5
missed~	1 6 26 -2 27 -3 101 -5 104 14
miss~	13 -4 52 8
mistak-	17 -6 44 -2 49 -4 111 20 135 -2
mistak~	17 -6 44 -2 49 -4 111 20 135 -2
mis~	0 2 2 -2 8 -2 9 4 11 6 13 6 18 -2 25 5 26 -2 28 5 31 2 32 -2 33 -2 34 -3 35 -3 38 4 45 2 47 -2 52 -4 53 2 59 2 73 -2 76 3 101 3 106 -2 110 6 111 6 117 21 121 -3 125 -3 130 -2 135 4 138 -2
mix-	37 3 134 13
mixtap-	44 35
mixtap~	44 35
mix~	37 3 134 13
mi~	3 2 6 -2 7 -2 17 -2 18 3 24 4 28 -3 31 -3 44 2 49 2 73 4 74 3 76 2 77 2 106 2 110 3 122 -3 123 3 128 2 130 4 135 2 137 3
mochila-	41 12
mochil~	41 12
mock interview	15 2 75 -2
mock-	15 4 75 -4
mock-interview	15 2
mock~	15 4 75 -4
mod-	137 7
model-	32 10 36 -2
modelo-	32 13 106 -3
model~	32 19 36 -2 106 -2
mod~	137 7
mol-	138 5
mol~	138 5
mom is	7 8 26 -4 27 -4
mom to	27 10 35 -2 57 5
mom-	2 3 4 2 7 3 21 3 25 3 26 -3 27 3 28 19 29 -3 30 -2 32 -2 33 -2 35 4 55 2 57 2 58 2 60 3 73 5 76 2 79 6 107 2 122 -2 138 -5
mom-a	4 5 35 2
mom-and	25 -3 79 5
mom-in	7 4 26 -2 27 -2 73 5 138 -3
mom-is	7 4 26 -2 27 -2
mom-only	107 2
mom-to	21 -2 27 4 28 5 57 4
mom~	2 3 4 2 7 3 21 3 25 3 26 -3 27 3 28 19 29 -3 30 -2 32 -2 33 -2 35 4 55 2 57 2 58 2 60 3 73 5 76 2 79 6 107 2 122 -2 138 -5
mona-	43 -10 46 -4 138 17
monday and	4 -4 20 4 41 3
monday-	1 5 4 -4 20 8 41 3
monday-and	4 -2 20 2 41 2
monday~	1 5 4 -4 20 8 41 3
money class	12 -3 19 2 76 9
money for	1 3 4 -3 20 4 40 8 78 -3 87 4 124 -4
money go	78 12 129 -4
money management	19 3
money to	19 -6 20 3 27 3 57 -2 60 4 78 -7 110 -2 120 -2 124 11 137 7
money used	19 -2 78 -2 79 -2 129 12
money-	1 2 4 -2 6 -2 12 3 13 2 16 3 17 2 19 17 20 3 27 6 36 -2 40 9 57 -2 60 4 73 -3 76 2 78 2 79 -2 80 -2 87 2 100 -2 109 3 110 -2 112 -2 118 2 124 7 125 -2 129 -3 130 -2 137 5 138 -2
money-a	0 2 4 -2 20 2
money-class	12 -2 19 3 76 5
money-for	1 2 4 -2 20 2 40 4 78 -2 87 2 124 -2
money-get	20 2 27 3
money-go	78 7 129 -2
money-help	19 5 78 -5 129 5
money-in	17 5 19 -2
money-manag	19 2
money-my	24 2 78 2
money-to	19 -4 20 2 27 2 60 2 78 -4 124 8 137 4
money-used	19 -2 129 8
money~	1 2 4 -2 6 -2 12 3 13 2 16 3 17 2 19 17 20 3 27 6 36 -2 40 9 57 -2 60 4 73 -3 76 2 78 2 79 -2 80 -2 87 2 100 -2 109 3 110 -2 112 -2 118 2 124 7 125 -2 129 -3 130 -2 137 5 138 -2
montacarga-	16 5
montacarg~	16 5
month-	1 16 4 2 7 -2 19 3 24 -2 36 -3 67 5 73 -2 76 -2 78 12 79 -2 96 -2 109 13 137 4 138 -2
monthly donation	78 4 130 -2
monthly gift	78 -8 130 9
monthly-	73 -4 78 30 79 -4 94 -2 130 21
monthly-donation	78 3
monthly-gift	78 -5 130 6
monthly~	73 -4 78 30 79 -4 94 -2 130 21
month~	1 16 4 2 7 -2 19 3 24 -2 36 -3 67 5 73 -2 76 -2 78 12 79 -2 96 -2 109 13 137 4 138 -2
mon~	43 -10 46 -4 138 17
mor-	1 7 7 6 12 -2 16 10 19 -3 50 10 67 20 73 -2 78 -2 100 -2 112 5 122 6 138 -2
morn-	0 2 99 6 131 33 138 -3
morning~	0 2 99 6 131 33 138 -3
mortgag-	1 4
mortgag~	1 4
mor~	1 7 7 6 12 -2 16 10 19 -3 50 10 67 20 73 -2 78 -2 100 -2 112 5 122 6 138 -2
mosqu-	77 5
mosqu~	77 5
most-	0 -5 3 -4 4 -12 21 11 33 -2 73 -3 79 19 81 -2 93 32 99 -2 125 -2
most~	0 -5 3 -4 4 -12 21 11 33 -2 73 -3 79 19 81 -2 93 32 99 -2 125 -2
motel-	0 21 2 -2 19 -2
motel~	0 21 2 -2 19 -2
mother-	25 6 28 21 32 -6 35 14
mother~	28 18
moth~	25 7 28 11 32 -6 35 16
mou-	76 17 104 -2
mourn-	25 13
mourning~	25 13
mou~	76 17 104 -2
mov-	0 -6 2 34 3 17 18 -2 24 -2 31 -3 33 -2 76 6 138 -3
mov-in	2 -3 3 12
mov-kit	2 -3 3 12
mov-out	0 -3 2 10
move in	2 -4 3 20 138 -2
move out	0 -6 2 15
moved here	36 8
moved in	3 9 28 6
moved-	3 10 28 5 36 8 73 11 80 -3 104 15 108 -2 126 -4 133 -2
moved-and	28 2 36 4
moved-her	36 4
moved-in	3 5 28 3
moved~	3 10 28 5 36 8 73 11 80 -3 104 15 108 -2 126 -4 133 -2
movi-	26 -2 109 9
moving in	3 20
moving-	0 -2 2 5 3 24 73 -3 79 9 99 -2 126 8
moving-in	3 13
moving~	0 -2 2 5 3 24 73 -3 79 9 99 -2 126 8
movi~	26 -2 109 9 138 12
movy-	124 -2 138 17
mov~	0 -6 2 34 3 17 18 -2 24 -2 31 -3 33 -2 76 6 138 -3
much does	74 -3 87 9 89 -4
much is	7 -2 22 3 138 13
much notice	73 -5 90 9 91 -2 135 5
much-	2 -2 6 3 7 -4 17 -3 19 2 21 4 25 5 26 3 31 4 34 3 35 -2 39 -4 73 -5 74 -2 80 -3 87 5 89 -3 90 4 91 -2 94 4 124 23 125 9 129 9 132 4 134 -2
much-a	7 -2 87 4 89 -2 138 3
much-do	73 -3 90 5 94 5
much-doe	87 4 89 -2 135 2
much-is	22 2 138 7
much-my	28 2 138 7
much-notic	73 -3 90 5 135 2
much-to	7 -2 80 -2 124 5 129 6
mucha-	19 10 51 5 132 12 136 -3
mucha-gracia	132 6
muchas gracias	132 9
mucho a	21 8 25 5 28 -2 36 -3
mucho calor	56 7
mucho-	19 9 21 6 23 10 25 4 28 4 29 9 36 -2 56 6 60 -2 75 2 130 -5
mucho-a	21 4 25 3
mucho-calor	56 5
mucho-en	19 6 130 -3
mucho-mi	21 4 25 3
mucho-seguidor	75 2
muchos seguidores	75 3
much~	2 -2 6 2 7 -4 17 -3 19 11 21 7 23 6 25 6 26 2 28 3 29 4 31 3 34 2 35 -2 36 -2 39 -3 51 2 56 3 60 -2 73 -4 74 -2 79 -2 80 -3 87 3 89 -3 90 3 91 -2 94 3 124 18 125 6 129 7 130 -3 132 8 134 -2 136 -2
mudar-	2 25
mudarm-	2 22 3 14 7 -4 17 -7 21 -2
mudarno-	2 25
mudo-	73 -2 78 -3 79 15
mud~	2 49 3 11 7 -3 17 -6 21 -2 78 -2 79 9
muebl-	3 18 6 -3 79 12 96 -10
muebl~	3 18 6 -3 79 12 96 -10
muela-	26 23 134 -10
muel~	26 23 134 -10
mueren-	13 -3 52 9
muero de	7 2
muero por	73 11 138 -4
muero-	7 2 73 13 80 -2 122 -2 138 -5
muero-ayudar	73 7 138 -2
muero-por	73 7 138 -2
muert-	7 4 25 9 28 -2
muerta-	25 -3 35 3
muerto-	17 9
muert~	7 4 17 6 25 6 28 -2 35 2
muer~	7 2 13 -2 52 6 73 12 80 -2 122 -2 138 -5
muestram-	76 -2 137 9
muestram~	76 -2 137 9
multa-	135 33
multiplic-	36 17 138 -9
multiplication~	36 17 138 -9
mult~	135 33
munchi~	7 35
munchy-	7 35
mundial-	138 22
mundial~	138 22
mural-	43 -13 46 33 138 -3
mural~	43 -13 46 33 138 -3
murder-	1 8 2 -4 31 -2 36 5
murdering~	31 -2 36 5
murd~	1 9 2 -5
muriendo-	18 12 76 -9 102 3 138 -2
murio-	25 11 138 10
muri~	25 11 138 10
muro-	43 -12 46 29
mur~	18 11 43 -9 46 22 76 -8 102 3 138 -2
music-	43 -11 44 8 45 -3 138 15
musica-	44 17 45 -3
music~	43 -9 44 20 45 -5 138 11
musk-	138 18
musk~	138 18
muslim-	23 -2 47 6
muslim~	23 -2 47 6
muy amable	132 10
muy triste	25 5
muy-	19 2 25 5 38 8 41 4 50 6 56 -5 59 5 132 10 138 -2
muy-amabl	132 7
muy-trist	25 3
muy~	19 2 25 5 38 8 41 4 50 6 56 -5 59 5 132 10 138 -2
my 12	31 6 32 -2 82 6 138 -5
my account	19 4
my apartment	0 -2 8 9 56 11 77 -2 79 -6
my application	14 -2 63 -5 106 27 111 9 122 -9 135 -7
my appointment	26 -4 27 5 101 -10 104 22 130 -2
my aunt	8 4 25 -3 78 4
my autistic	32 -4 33 2 34 6
my baby	2 -3 4 4 10 -4 20 4 26 4 79 6 138 -2
my bank	60 4
my boss	17 5 18 -2 78 -2 110 3 135 4
my boy	32 4 33 9 36 3 73 4
my boyfriend	0 2 138 8
my boys	3 2 4 3 31 2
my brother	25 11 137 3
my car	18 -6 27 6 135 2 138 9
my card	60 5
my cat	55 4
my check	7 10 19 4 20 -2 26 -3 78 -3
my child	4 -2 28 -3 31 -2 33 7 34 12 37 2 135 -4
my city	74 12 126 -7
my closet	4 -11 79 13
my clothes	4 4 79 -2
my community	80 10
my company	76 -4 78 7
my county	74 5 138 -2
my cousin	0 6 28 -3 31 -2 76 -3 98 -2 123 7
my credit	19 5 130 2
my dad	25 2 26 7 27 2 28 -2
my data	95 3 110 -6 111 26
my daughter	21 2 25 -3 29 -3 30 5 31 7 32 5 34 -2 38 3 42 5 43 2 82 5 123 -2
my deposit	1 -6 135 7
my diploma	38 8
my doctor	10 10 26 -10 27 4 138 -3
my dog	25 5 138 -4
my donation	78 -3 79 7 94 -5 96 -3 128 9
my ex	17 -3 24 6 77 -2 135 2
my faith	47 3 48 2
my family	7 5 24 7 47 3 48 -2 57 5 106 -3 110 -3
my first	20 4 84 -4 85 5 86 4 122 -3
my friend	63 -2 123 9
my ged	17 -2 38 7
my gift	78 -3 79 -2 96 -4 128 6 129 9
my girls	0 4 3 -3 4 6 5 9 31 -2
my grades	25 -2 36 9
my grandbabies	57 7
my grandma	25 5 56 4
my grandmother	25 5 30 -4 35 -2 123 10
my grandmothers	56 4
my grandson	10 4 30 -4 32 5 37 4
my hours	1 2 17 4
my house	0 -2 1 6 2 -4 6 6 19 -2 59 2 77 -5 91 10 94 3 138 3
my husband	21 5 24 5 30 -2 35 2 73 6
my information	18 -2 104 8 110 11 111 17
my insulin	26 11 124 -3 134 -6
my internet	57 -2 59 5
my interview	15 6 75 -4
my job	2 4 4 -2 17 -7 20 5 24 4 62 2 73 2
my kid	1 2 2 -2 10 6 11 -4 26 5 28 -2 31 -2 32 3 33 -2 35 4 36 2 37 2 58 7 61 2 73 -2
my kids	2 6 3 5 4 -7 7 4 9 2 13 2 19 3 21 -2 22 2 28 4 29 -2 31 -2 32 -2 33 -4 46 2 51 2 54 2 57 3 78 2 79 4 101 4
my kitchen	3 4 12 -3 18 14 79 -3 138 -4
my landlord	1 -5 106 -3 110 6 135 7
my language	107 10
my last	15 7 75 -2 78 -2 130 -2 135 9
my lease	1 -2 11 -2 35 -4 135 14
my medicine	26 10 122 -4 134 -2
my mind	21 3 22 -8 25 -2 28 13 130 7
my mom	2 5 4 3 7 3 26 -2 27 3 28 -5 35 -2 57 3 58 2 60 3 79 3 107 2 122 -2 123 2 138 -2
my money	19 -4 24 3 78 10 129 12 136 -2
my mother	25 7
my name	19 -3 21 -2 60 11 73 4 130 -2 138 -4
my neighbor	7 -4 8 -2 39 -4 57 -2 107 7 123 7 137 9
my neighborhood	31 2 33 -2 50 9 74 4 81 10 112 -4
my nephew	4 2 32 2
my office	43 -2 73 8 76 -2
my old	3 -2 79 15
my own	0 6 2 5 4 -3 18 9 20 3 44 3 49 6 74 -2 84 5 112 -4 135 -2 138 -4
my papers	63 8 125 9
my phone	24 3 31 -2 36 -5 49 -3 57 15 58 7 59 -3 63 8 102 -3 104 8 137 -2 138 -6
my place	6 -3 8 4 56 4
my plants	52 2
my pledge	78 -3 124 -5 130 22
my porch	4 -4 7 -2 13 9 50 -2 55 2 56 9 79 -3
my record	15 6 44 -2 49 -2 111 7
my resume	120 7
my roommate	0 10 2 -4 7 8 123 -2
my shop	76 -4 77 5
my side	18 6 115 -4
my sister	0 -9 25 3 57 2 122 -4 123 7 137 9
my son	21 -3 26 5 31 6 32 5 33 5 34 2 44 3 109 -4 135 2
my stove	3 9 9 6 17 -3 21 -5
my street	0 -5 50 4 77 3 100 -9 137 11
my team	73 10 74 -3 112 -2
my teen	21 5 22 5 32 -6 83 5
my toddler	5 8 28 2
my town	74 3
my tv	25 -9 138 21
my wife	0 -2 10 4 17 4 25 -2 35 9 76 -3 137 5
my will	24 -2 78 18
my work	14 14 17 -2 18 16 124 -7 135 -2 138 -7
my yard	28 -4 55 8
my-	110 3 122 -2 123 4 126 2 127 -2 130 2 138 3
my-12	31 3 82 4 138 -3
my-account	19 2 57 -2 60 8
my-allow	135 4
my-and	1 2 21 -2 26 2 29 4 34 2 63 3 73 4
my-apart	8 5 56 7 79 -4
my-applic	14 -2 63 -4 106 17 111 6 122 -6 135 -4
my-appoint	26 -2 27 2 101 -6 104 13
my-are	4 3 7 -2 28 3 35 2 36 2 52 9 125 5
my-at	34 5 77 2
my-aunt	8 2 25 -2 78 2
my-autistic	32 -2 34 3
my-baby	2 -2 4 3 10 -2 20 2 26 2 79 3
my-back	57 4 106 -3 135 6 138 -3
my-bank	60 2
my-boss	17 2 18 3 110 2 112 -3 135 2
my-boy	32 2 33 4 73 2
my-boyfriend	138 5
my-break	10 6 11 -7 47 4
my-brok	3 3 25 5 30 -2 49 4 138 -2
my-brother	7 3 25 6 26 -2 27 -2
my-but	60 2
my-cam	0 -2 21 4 137 4
my-can	6 2 10 3 32 2 33 4 76 -2 77 2 104 3
my-car	18 -5 27 3 73 3 138 6
my-card	60 2
my-cat	55 2
my-check	7 4 19 2 78 -3 135 3
my-child	33 3 34 6 135 -2
my-city	74 7 126 -4
my-clean	26 3
my-closet	4 -7 79 8
my-cloth	49 6
my-com	7 3 31 3
my-community	80 6
my-company	76 3 78 4
my-county	74 3
my-cousin	0 3 76 -2 123 4
my-credit	19 3
my-dad	8 3 26 4 28 -2
my-data	95 2 110 -4 111 17
my-daught	25 -2 29 -2 30 3 31 4 32 3 38 2 42 3 82 2
my-deposit	1 -3 135 4
my-died	25 -4 27 2 58 4 78 2 138 5
my-diploma	38 5
my-do	28 2
my-doctor	10 6 26 -6 27 2 138 -2
my-doe	3 3 10 -2 17 -2 36 -3 58 5 79 2 107 3 123 2
my-dog	25 3 138 -2
my-donation	78 -9 79 2 94 -3 96 -2 128 5 130 10
my-door	1 3 8 4 125 -2
my-down	14 4 17 -3 21 -2 56 4 73 2
my-ex	17 -2 24 3
my-faith	47 2
my-family	7 3 24 4 47 2 57 3 106 -2
my-find	110 3 135 -2
my-first	20 2 84 -2 85 3 86 2 122 -2
my-for	4 -2 35 2 76 -2 77 2 138 6
my-friend	25 4
my-ged	38 4
my-gift	78 -7 96 -2 128 3 129 5 130 5
my-girl	0 2 4 3 5 5 31 -3 33 2
my-go	42 2 78 -2 110 5 129 5 130 6
my-got	1 2 4 3 6 6 27 2 36 2
my-grad	36 6
my-grader	36 2
my-grandbaby	57 3
my-grandma	25 3 56 2
my-grandmoth	25 2 30 -2 56 2 123 5
my-grandson	10 2 30 -2 32 3 37 2
my-has	4 3 25 -2 26 4 33 3 58 -2 60 2
my-hat	4 -2 22 3 28 4 32 -2 36 2
my-help	18 -5 34 3 46 3 76 5 135 -2
my-history	14 8 138 -2
my-hour	17 2 73 -4 84 4
my-hous	1 3 2 -3 6 3 77 -3 79 3 91 6 94 2
my-husband	4 -3 21 3 24 2 28 2 73 3 79 4
my-i	35 3
my-in	4 2 47 2 57 2
my-inform	18 -2 104 4 110 7 111 11
my-insulin	26 7 124 -2 134 -4
my-internet	59 3
my-interview	15 6 75 -3
my-is	4 -3 19 2 32 4 33 2 63 2 79 3 82 2 122 3 138 4
my-job	2 2 17 -4 20 3 24 2
my-keep	17 3 24 3 32 4
my-kick	0 2
my-kid	2 2 3 3 4 -4 7 2 30 2 31 -2 33 -2 58 2 79 2 101 2
my-kitchen	3 2 12 -2 18 9 79 -2 138 -3
my-landlord	1 -3 106 -2 110 4 135 4
my-languag	107 7
my-last	15 4 25 4 135 4
my-leas	35 -2 135 8
my-left	30 6
my-lol	35 -2 47 -2 78 5 138 4
my-lov	43 3
my-mak	31 4 39 6 129 4
my-medicin	26 6 122 -2
my-mind	21 2 22 -5 28 9 130 4
my-mom	2 2 4 2 7 2 27 2 28 -4 60 2 79 4
my-money	19 -3 24 2 78 6 129 8
my-mother	25 4
my-nail	76 3 78 -2 138 9
my-nam	19 -2 60 6 73 2 138 -2
my-need	3 5 4 4 16 3 31 2 33 -4 36 2 81 4 123 2
my-neighbor	7 -2 39 -2 80 6 107 3 137 4
my-neighborhood	50 5 74 2 81 5 112 -2
my-nephew	28 6 30 -2 135 -2
my-number	60 3 102 -2 104 6 130 -2 138 -3
my-of	25 3 138 -2
my-off	21 4
my-offic	73 4
my-old	79 8
my-on	57 3 63 3 95 3
my-only	11 5 36 -2 39 4
my-own	0 4 2 2 4 -2 18 6 44 2 49 4 84 3 112 -2 138 -2
my-paper	63 4 125 6
my-phon	36 -3 49 -2 57 9 58 4 59 -2 63 5 102 -2 104 4 138 -3
my-plac	2 2 6 -2 8 2 56 2
my-pledg	78 -2 124 -3 130 17
my-porch	4 -2 13 6 56 5 79 -2
my-receipt	96 -2 128 6
my-record	15 3 111 4
my-resum	120 4
my-right	58 2
my-roommat	0 6 2 -2 7 5
my-salon	77 4
my-say	0 3 10 7 26 -5
my-school	2 4 31 -2 123 5
my-shift	17 4 73 -3 84 -2 85 3 86 2 122 -2
my-shop	76 -2 77 3
my-sid	18 3 115 -2
my-sister	0 -5 25 2 28 -5 30 6 122 -2 123 4 137 5
my-so	24 4 25 5 37 -3
my-son	21 -2 26 3 31 3 32 2 33 3 34 2 44 2 109 -2 123 2
my-song	17 -4 44 9 138 -4
my-stov	3 6 9 3 17 -2 21 -3
my-street	0 -3 50 2 77 6 79 -3 100 -5 137 5
my-tax	128 2
my-team	73 7 74 -2 112 -2
my-teen	21 3 22 3 32 -3 83 3
my-thing	18 4 78 -3 96 6
my-this	7 3
my-to	9 2 27 4 51 2 57 2 73 -3 83 2 101 4 120 2
my-toddler	5 5
my-town	74 2
my-tv	25 -6 138 14
my-want	61 3 73 3
my-whil	35 7 76 -3
my-wif	10 2 17 3 35 5 76 -2 137 3
my-wil	21 5 42 2 78 7 130 -2 135 3
my-with	36 2
my-work	14 8 18 9 124 -4 138 -4
my-yard	28 -2 55 4
my-year	31 4 79 -3 82 3 95 2 138 -2
myself-	21 11 22 -2 24 -4 25 9 35 13 44 7 73 -3 75 -5 79 -4 99 -2
myself~	21 11 22 -2 24 -4 25 9 35 13 44 7 73 -3 75 -5 79 -4 99 -2
my~	110 3 122 -2 123 4 126 2 127 -2 130 2 138 3
n400-	135 23
n400~	135 23
na-	23 13 34 -4
na-meet	23 5 34 -2
nacimiento-	125 17
nac~	125 17
nada mas	133 14
nada que	2 15 31 3 124 -3
nada-	0 -5 2 10 3 2 4 6 6 -2 7 -3 8 -2 12 3 21 5 31 2 74 3 79 -6 106 3 122 14 124 -3 125 -2 133 11 136 6 138 -2
nada-comer	7 4
nada-mas	133 10
nada-que	2 9 31 2 124 -2
nada~	0 -5 2 10 3 2 4 6 6 -2 7 -3 8 -2 12 3 21 5 31 2 74 3 79 -6 106 3 122 14 124 -3 125 -2 133 11 136 6 138 -2
nadi-	0 2 10 -2 17 5 21 28 102 -3 105 -2 106 10 120 -2 125 -2
nadi-llama	102 -2 106 6
nadi-me	17 4 21 3 102 -2 106 4
nadie me	17 6 21 4 102 -2 105 -2 106 6 120 -2
nadi~	0 2 10 -2 17 5 21 28 102 -3 105 -2 106 10 120 -2 125 -2
nail salon	18 5
nail-	18 7 78 -4 138 20
nail-salon	18 3
nail~	18 7 78 -4 138 20
nam-	5 -3 10 -2 19 -3 21 -2 60 9 73 3 105 -2 112 12 113 3 116 24 120 -2 125 -2 130 -2 137 -2 138 25
nam-of	112 4 138 3
name of	112 7 125 -2 138 5
nam~	5 -3 10 -2 19 -3 21 -2 60 9 73 3 105 -2 112 12 113 3 116 24 120 -2 125 -2 130 -2 137 -2 138 25
nap-	47 21 73 -2
napkin-	5 13
napkin~	5 13
nap~	47 21 73 -2
narcan-	16 -8 23 30 67 18
narc~	16 -8 23 30 67 18
national-	73 13 78 -8
national~	73 13 78 -8
nationwid-	126 35
nationwid~	126 35
natur-	50 29 54 17 71 17 101 -3
natur-walk	54 8
naturaleza-	50 33 54 16 64 -2 65 -2 66 -3 68 -2 71 17 72 -3 121 -2 138 -2
naturalez~	50 33 54 16 64 -2 65 -2 66 -3 68 -2 71 17 72 -3 121 -2 138 -2
naturaliz-	135 23
naturalization~	135 23
nature walk	54 7
natur~	50 29 54 17 71 17 101 -3
navidad-	31 20 78 -14 79 -2
navidad~	31 20 78 -14 79 -2
na~	23 13 34 -4
nba-	138 21
nba~	138 21
near me	8 3 9 3 17 8 18 -3 74 8 89 -4 100 16 138 -10
near-	2 7 8 3 9 3 12 -2 17 4 18 -3 74 8 76 -9 89 -5 100 20 109 6 126 -3 138 8
near-me	8 2 9 2 17 5 18 -2 74 4 89 -2 100 12 138 -7
nearby-	28 16
nearby~	28 16
nearest bus	27 -4 100 -4 101 12
nearest-	6 -5 27 -7 100 -7 101 17 138 9
nearest-bus	27 -3 100 -2 101 8
nearest~	6 -5 27 -7 100 -7 101 17 138 9
near~	2 7 8 3 9 3 12 -2 17 4 18 -3 74 8 76 -9 89 -5 100 20 109 6 126 -3 138 8
necesidad-	5 15 33 10 34 -3 81 25
necesidad~	5 15 33 10 34 -3 81 25
necesita ayuda	57 -2 121 -2 122 -2 123 17
necesita un	32 7 36 9
necesita-	32 7 34 -2 36 9 57 -2 67 -2 73 3 90 -4 91 8 92 -2 121 -2 122 -2 123 18
necesita-ayuda	123 10
necesita-un	32 4 36 6
necesitamo-	2 11 7 12 41 -6 122 7
necesitan mas	79 3 93 15
necesitan-	2 -2 74 -3 79 23 89 5 93 14 123 -2
necesitan-mas	79 4 93 8
necesiten-	73 20 102 -2 106 -5
necesito ayuda	1 8 2 -4 121 -3 122 20 125 -3
necesito botas	4 3 17 -3 20 2
necesito cita	26 -3 27 -5 101 17
necesito experiencia	73 -3 74 -7 85 6 88 7
necesito hablar	21 16 107 -2 125 -2
necesito permiso	44 -3 97 7
necesito un	21 -2 24 5 56 3 135 5
necesito una	36 -3 75 10 122 -2 138 8
necesito-	1 3 2 -2 4 2 21 5 22 3 24 3 26 -3 35 2 36 -2 44 -2 56 2 57 -3 58 4 73 -2 74 -4 75 5 77 -2 79 -2 85 2 88 3 91 3 97 2 101 9 121 -2 122 6 125 10 134 -2 138 2
necesito-a	22 4
necesito-ayuda	1 5 2 -2 121 -2 122 14 125 -2
necesito-bota	4 2
necesito-cita	26 -2 27 -3 101 12
necesito-experiencia	73 -2 74 -4 85 4 88 4
necesito-hablar	21 11
necesito-hora	35 2
necesito-para	74 -3 77 -2 85 3 88 3 91 4 97 3
necesito-permiso	44 -2 97 4
necesito-un	24 3 56 2 135 3
necesito-una	36 -2 75 6 138 6
necesit~	2 7 7 8 41 -4 73 12 74 -2 79 18 89 4 93 12 102 -2 106 -3 122 4 123 -2
necessiti~	5 35 57 -4
necessity-	5 35 57 -4
neces~	1 3 2 -2 21 4 22 3 24 3 26 -2 32 2 36 2 44 -2 56 2 57 -4 58 4 74 -4 75 5 77 -3 79 -2 85 2 88 3 90 -2 91 7 92 -2 97 2 101 8 121 -3 122 5 123 7 125 9 134 -2
need a	2 5 3 3 16 -4 19 -2 22 2 24 2 26 6 27 -2 33 -2 35 3 36 2 44 3 57 -2 58 3 75 2 76 -2 79 -2 83 5 88 2 91 -2 101 -2 105 4 107 -2 120 -3 122 5 135 2 138 4
need an	2 4 3 -2 15 2 73 2 79 -2 101 6 125 2
need assistance	122 15
need experience	73 -3 74 -6 83 -2 85 8 88 7
need food	7 -5 10 9 26 -3
need for	73 -9 89 5 90 7 91 4 94 7
need groceries	7 15 19 -3
need help	1 3 18 4 19 3 27 -2 29 5 33 -2 36 7 73 -3 76 -3 80 -2 122 19 125 -3 138 -2
need id	91 7
need money	17 8 19 7
need most	4 -3 21 -2 33 -2 73 -3 79 31 81 -2 99 -2
need permission	77 -2 91 3 97 3
need prayer	47 5
need some	7 6 47 2
need somebody	21 6 32 2 34 5 73 -2
need someone	27 3 73 9
need something	17 4
need to	2 2 6 -2 21 6 23 3 26 -2 29 11 31 3 33 -4 36 3 56 3 57 5 58 -2 63 4 73 -4 83 3 90 4 91 2 101 -2 105 -2 109 3 122 -7 125 8 135 -2 138 -3
need work	17 -2 20 7
need you	74 7 126 -2 127 2
need-	3 3 5 2 12 -2 17 3 19 5 21 2 23 3 29 2 33 -5 34 -4 36 2 57 -2 58 2 59 3 63 -2 76 -2 77 -2 78 -4 79 2 81 6 83 2 91 3 104 -2 107 -2 120 -2 122 4 125 5 127 3 134 2 135 -2
need-a	2 2 4 2 16 -3 26 3 32 3 33 -2 58 2 73 -2 79 -2 83 3 105 2 122 3 138 2
need-an	2 2 101 3
need-and	5 8 79 -7 138 7
need-appoint	26 -2 27 -2 101 14 104 -4
need-assess	81 5
need-assistanc	122 10
need-at	91 4 125 -3
need-background	88 4
need-boot	17 -3 20 4
need-break	35 5
need-bring	125 5
need-cloth	79 -15 93 21
need-coat	4 6 79 -2
need-comput	57 -6 58 10
need-experienc	73 -2 74 -3 85 5 88 4
need-food	7 -2 10 5
need-for	2 -2 3 2 7 3 73 -4 89 2 90 3 91 2 94 3
need-get	17 3 21 4
need-grocery	7 8 8 2 19 -2
need-hand	122 2
need-help	1 2 7 2 18 2 29 2 33 -2 36 4 73 -2 80 -2 122 11 123 5 125 -2
need-hour	35 7
need-id	91 3
need-meet	23 8 34 -5
need-money	17 5 19 5
need-most	4 -2 73 -2 79 21
need-new	58 3
need-permiss	97 2
need-plac	2 4
need-prayer	47 4
need-rid	27 11 79 -3
need-sign	36 3 73 -2 83 3 109 3
need-som	7 3
need-somebody	21 3 34 3
need-someon	27 2 73 5
need-someth	17 2 31 5 32 -2
need-steady	17 4 28 -5 32 4
need-talk	21 10 29 4 48 -2 101 -2 105 -3
need-thing	3 4
need-to	21 4 29 4 31 2 33 -2 57 2 63 2 122 -4 125 4 138 -2
need-with	1 2 18 3 36 6 122 3 138 -2
need-work	20 3 28 -2 29 3
need-you	74 3 94 4
needed~	3 -7 4 -8 33 -2 60 -2 63 -15 79 18 93 11 122 -2 125 36 135 -8
needs a	4 9 28 -5 32 12 33 -3 79 -2
needs assessment	81 7
needs help	34 -2 57 -2 58 -2 123 17
needs something	31 10 32 -5
needs to	26 5 34 7 36 -2
need~	3 4 4 3 5 2 12 -2 17 3 19 5 21 2 23 3 29 3 33 -5 34 -4 35 2 36 2 57 -2 58 2 59 3 76 -2 77 -2 78 -4 81 7 83 2 88 2 91 4 93 -2 97 2 104 -2 107 -2 120 -2 122 4 127 3 134 2
negocio ayudar	18 -12 76 15
negocio-	16 -4 18 22 76 10 77 4 79 -3 138 -2
negocio-ayudar	18 -8 76 11
negoci~	16 -4 18 22 76 10 77 4 79 -3 138 -2
neighbor-	7 -5 8 4 39 -4 52 2 57 -2 74 5 80 9 107 7 112 -5 137 9
neighbor-not	8 3 39 -2 107 5
neighborhood-	2 16 9 5 21 -2 23 -2 31 2 33 -2 50 11 74 4 77 11 81 11 90 -2 91 -3 92 -3 110 -2 112 -5
neighborhood~	2 16 9 5 21 -2 23 -2 31 2 33 -2 50 11 74 4 77 11 81 11 90 -2 91 -3 92 -3 110 -2 112 -5
neighbor~	52 3 74 6 80 13 112 -7 123 -9
neighb~	7 -6 8 4 39 -5 57 -2 58 -2 107 9 123 8 137 11
nephew-	4 2 28 6 29 -3 30 7 32 3 135 -6
nephew~	4 2 28 6 29 -3 30 7 32 3 135 -6
nervio-	21 5
nerviosa-	15 3 21 -2
nervios~	15 3
nervi~	21 5
nervous-	15 11 21 -9 34 9
nervou~	15 11 21 -9 34 9
nest-	50 -8 55 10
nest~	50 -8 55 10
netflix-	138 10
netflix~	138 10
never got	0 -6 38 5 106 10
never had	19 4
never learned	19 4
never-	0 -5 4 -6 19 6 21 -4 22 -3 28 -3 34 6 35 3 38 7 57 5 60 -2 79 5 102 -2 106 12 133 14
never-a	0 -3 19 2 57 3 106 4
never-got	0 -4 38 3 106 6
never-had	19 2
never-learn	19 2
nevermind-	133 35
nevermind~	133 35
nev~	0 -5 4 -6 19 6 21 -4 22 -3 28 -3 34 6 35 3 38 7 57 5 60 -2 79 5 102 -2 106 12 133 14
new apartment	2 3 3 10 75 -2
new dad	28 9
new job	4 -2 17 -5 20 14 75 -4
new one	50 4
new place	2 8
new-	0 -2 2 8 3 4 4 -2 15 -4 16 8 17 5 20 7 28 7 44 -2 58 3 75 -2 93 10 97 -7 108 -2 113 -4 114 20 126 9
new-and	20 2 28 2
new-apart	2 2 3 7
new-dad	28 6
new-job	17 -4 20 9 75 -3
new-one	50 2
new-plac	2 6
new-want	15 -3 75 3
newborn-	6 5 56 -5
newborn~	6 5 56 -5
newest-	121 7 138 -3
newest~	121 7 138 -3
newport-	75 -14 114 -5 126 31
newport~	75 -14 114 -5 126 31
newslett-	75 8 108 40 138 -6
newslett~	75 8 108 40 138 -6
newspap-	75 8 97 -2
newspap~	75 8 97 -2
new~	0 -2 2 8 3 4 4 -2 15 -4 16 8 17 5 20 7 28 7 44 -2 58 3 75 -2 93 10 97 -7 108 -2 113 -4 114 20 126 9
next after	106 12
next food	7 -4 109 15
next giveaway	77 -2 109 4
next week	15 2 75 -2 77 -6 90 9 92 -3
next-	4 -7 7 -4 15 2 77 -4 90 6 92 -2 106 20 109 23 138 -2
next-after	106 7
next-food	7 -3 109 10
next-giveaway	109 3
next-week	77 -3 90 5
next~	4 -7 7 -4 15 2 77 -4 90 6 92 -2 106 20 109 23 138 -2
nfl-	138 21
nfl~	138 21
nhs-	73 23 99 -11
nhs~	73 23 99 -11
ni-	0 4 3 6 9 -2 11 7
nic-	132 34 133 20
nic~	132 34 133 20
nido-	55 2
nido~	55 2
niec-	28 -4 30 14
niec~	28 -4 30 14
nieto-	30 16
niet~	30 16
night is	7 -2 9 7
night-	0 2 7 -3 9 4 18 4 23 2 28 6 39 2 76 -4 79 6 99 2 109 5 119 3 131 -5 133 12 138 -10
night-is	9 4
nightmar-	3 -2 17 8 18 -2 21 32 109 -6
nightmar~	21 36 109 -6
nightm~	3 -2 17 10 18 -2
night~	0 2 7 -3 9 4 18 4 23 2 28 6 39 2 76 -4 79 6 99 2 109 5 119 3 131 -5 133 12 138 -10
nina-	26 10
nina-tien	31 2
ninera-	35 8
niner~	35 8
nino especial	31 -3 33 6
nino-	0 6 4 4 9 2 11 13 16 -2 25 -3 30 4 31 13 33 2 35 9 54 3 73 8 79 -3 109 -2 121 -3
nino-especial	31 -2 33 4
nino-los	31 5 35 -3 73 5
nino-no	7 4 36 3
nin~	0 5 4 4 9 2 11 12 16 -2 25 -3 26 3 30 4 31 12 33 2 35 9 54 3 73 8 79 -3 109 -2 121 -2
ni~	0 4 3 6 9 -2 11 7
no ac	6 -4 56 5
no aceptan	79 -7 93 25
no car	0 -6 7 -2 8 14 27 16 79 -3 122 -6
no doctor	10 -9 26 9
no encuentro	2 15 17 3 124 -3
no entiendo	34 3 39 7 57 8 62 2 110 -2
no es	19 -6 60 4 115 13
no food	1 -5 7 19 8 -4 26 -2
no habla	21 -6 28 -2 33 29 105 -2 107 -8
no hablo	39 -5 107 8 122 -2
no han	7 8 11 -4 106 2
no hay	6 3 7 5 8 -2 9 -2 11 11 31 -2 50 2 74 3
no heat	6 13 56 -7
no insurance	22 5 26 5 134 -3
no le	4 3 5 -4 34 6 36 3 73 -3 79 6
no lee	37 2
no lo	21 -3 39 10 107 -2
no me	0 3 7 2 8 -2 24 5 28 5 32 6 33 -3 79 -3 105 -4 106 6 122 5 135 6
no money	4 -4 7 4 20 4 26 5
no nos	0 6 2 -3 29 4
no one	17 11 124 -3 135 -3
no place	0 9 28 -7
no puede	7 -3 10 11
no puedo	8 10 10 -3 25 4 26 3 28 3 35 3 94 -2
no quiero	2 6 34 2 51 -2 53 2
no sabe	33 -3 37 4 57 -2 123 4
no se	3 -2 12 3 19 4 27 -2 56 3 57 5 58 -3 63 5 106 3 125 -3
no sirves	21 -2 136 24
no tenemos	3 6 4 12 21 -2 57 -3 58 5
no tengo	3 4 9 2 14 2 15 2 20 3 21 9 27 2 28 2 41 2 63 -3 78 -2 124 5 125 4 138 -4
no termine	36 -2 38 11
no tiene	4 4 31 6
no tienen	11 3
no trees	50 2
no uso	4 -2 79 2
no voy	7 -2 26 4 27 -2 79 5
no way	27 16 40 -4 80 -2
no-	3 2 4 3 6 4 7 2 8 4 10 2 11 2 17 3 27 4 33 3 56 -2 78 -2 79 -2 93 3 101 -2 105 2 106 2 116 -3 122 -2 125 2 134 -2 136 3 138 -3
no-a	0 2 1 2 21 3 34 -2 39 4 79 2
no-ac	6 -2 56 3
no-aceptan	79 -5 93 17
no-air	56 2
no-al	26 2
no-alcanza	122 5
no-and	0 -2 8 4
no-bien	45 2 63 5
no-car	0 -4 8 9 27 11 79 -2 122 -4
no-carro	8 4 27 2 138 -3
no-comer	8 -2 10 4
no-comida	7 4
no-como	7 -3 8 5 26 -2 27 3
no-con	25 4
no-da	1 3 34 5 73 -2
no-dinero	20 2 78 -2 124 6 125 -2
no-doctor	10 -5 26 8 27 -2
no-encuentro	2 9 17 2 124 -2
no-entiendo	26 -2 39 3 57 4 63 2
no-es	19 -4 60 2 115 7
no-escuela	11 4 31 -2 36 -2 38 7
no-food	1 -3 7 10 8 8 27 -4
no-for	20 2
no-habla	21 -4 32 5 33 15 107 -6
no-hablo	21 -2 39 3 107 3
no-han	7 4 11 -2 105 -3 106 5
no-hay	6 2 7 3 11 6 74 2
no-heat	6 8 56 -5
no-ingl	39 -2 107 4
no-insuranc	22 3 26 3
no-internet	59 2
no-ir	8 3
no-la	26 -2 57 5 63 2
no-le	4 2 5 -2 34 3 73 -2 79 3
no-leer	33 -2 37 2
no-lo	21 -2 34 4 39 5
no-me	24 3 28 3 32 3 33 -2 105 -3 106 4 122 3 135 3
no-money	4 -2 7 2 20 2 26 3
no-nada	2 6 3 4 74 2 106 2
no-nos	0 3 29 2
no-one	17 6 124 -2 135 -2
no-pagar	1 3 26 3 124 -2
no-para	136 5
no-plac	0 5 28 -4
no-pued	7 -2 10 6 56 2
no-puedo	8 5 10 -2 25 2 26 2
no-que	4 10 7 2
no-queda	4 3
no-quiero	2 3
no-ropa	15 3
no-sab	33 -2 37 2 123 2
no-salir	8 6 10 -3 35 2
no-se	12 2 19 2 56 2 57 3 58 -2 63 3 106 2 125 -2
no-sirv	136 16
no-tenemo	3 4 4 8 57 -2 58 3
no-tengo	3 2 21 6 63 -2 124 3 125 3 138 -2
no-termin	36 -2 38 8
no-tien	4 3 31 3
no-tienen	11 2
no-til	7 5
no-to	8 5 27 2 36 2
no-usar	57 4 58 -3 123 2
no-voy	26 2 79 3
no-water	6 5 56 -2
no-way	27 9 40 -3
nobody called	17 -2 106 4
nobody calls	17 16 106 -9
nobody to	21 7 27 7
nobody-	0 -2 2 -2 17 22 21 7 27 7 33 2 35 4 78 -3 79 -3 106 -5
nobody-cal	17 7 106 -2
nobody-to	17 3 21 4 27 4
nobody~	0 -2 2 -2 17 22 21 7 27 7 33 2 35 4 78 -3 79 -3 106 -5
noch-	0 15 3 -8 32 -2 35 3 38 3 119 5 131 9 134 -2
noch~	0 15 3 -8 32 -2 35 3 38 3 119 5 131 9 134 -2
nois-	33 -2 47 11 101 -3
nois~	33 -2 47 11 101 -3
nombr-	116 23
nombr~	116 23
non-	5 10 7 -6 20 4 57 -3 58 5 115 13
noncitizen-	125 6
noncitiz~	125 6
nonpay-	1 20
nonpayment~	1 20
nonprofit-	76 10 115 7
nonprofit~	76 10 115 7
nonverbal-	32 -3 33 19
nonverbal~	32 -3 33 19
non~	5 10 7 -6 20 4 57 -3 58 5 115 13
noodl-	7 9
noodl~	7 9
noon-	23 -2 47 4
noon~	23 -2 47 4
norfolk-	74 4 126 10 138 -2
norfolk~	74 4 126 10 138 -2
normal-	26 -9 134 24
normally-	11 8
normally~	11 8
normal~	26 -9 134 24
north carolina	73 -2 80 -2 126 16
north-	73 -2 80 -3 126 24
north-carolina	126 10
northern-	126 4
northern~	126 4
northsid-	74 -2 100 -2 109 8 126 7 138 -2
northsid~	74 -2 100 -2 109 8 126 7 138 -2
north~	73 -2 80 -3 126 24
nos estamos	0 -6 6 7 29 3
nos quiere	0 6 2 -2
nos vemos	1 -2 133 14
nos-	0 5 1 14 2 -3 6 5 10 -3 25 4 28 -2 29 13 32 -2 133 12
nos-el	25 3
nos-estamo	0 -3 6 4 29 2
nos-quier	0 3
nos-sacar	1 7
nos-vemo	133 10
nos~	0 5 1 14 2 -3 6 5 10 -3 25 4 28 -2 29 13 32 -2 133 12
not a	105 15 116 -5
not afford	5 3 22 5 23 -2 26 7 41 6 57 -5 58 6
not buy	3 7 7 7 8 -2 17 -6
not carry	8 2 45 5 73 -3
not come	21 6 32 -2
not cost	31 2
not cover	5 9 6 7 7 -4
not eat	10 13 93 -2 110 -2 134 -2
not eaten	7 11
not enough	1 2 2 -2 7 7 8 -2
not feel	21 3 22 -2 24 6
not find	2 9 10 -3 17 5
not fix	1 4
not fly	54 -2 55 8
not get	0 -3 3 -3 7 -4 8 10 17 2 21 6 25 4 28 -2 36 5 62 3 79 -2 116 -2 135 -2
not go	21 10
not had	35 2
not have	1 6 7 -4 9 3 10 8 26 -3 40 5 59 -2 78 -2 102 4 123 4 124 5 125 8
not know	0 4 6 4 12 5 14 3 24 5 30 -2 37 3 57 3 63 4 122 -2 125 -2 138 -2
not listen	21 -20 28 26
not live	59 5
not ok	21 25 93 -2
not pay	6 6 26 4 78 -4 124 -3 130 4 135 10
not read	37 4
not sleep	7 -2 56 7
not speak	34 5 39 2 105 -2 107 6
not take	1 3 6 -3 21 -2 56 4 79 -2 93 21
not talk	21 -3 29 9 30 7 32 5
not understand	34 8 39 11 125 -2
not use	57 -2 58 -2 79 2 123 7
not want	21 -3 27 6 110 9
not-	0 -2 1 4 4 -2 7 2 8 3 17 -2 21 9 24 3 25 4 26 2 34 2 39 3 56 2 57 -2 63 4 73 -8 76 -2 77 -2 78 3 80 -2 93 7 94 -2 101 -3 105 2 115 2 116 -3 122 5 137 3 138 -3
not-a	9 2 22 2 57 -3 58 2 105 6 116 -2 123 4
not-afford	5 2 22 3 26 4 41 3 57 -3 58 4
not-anymor	21 -2 29 6 79 4
not-anyth	1 2 2 5 10 -2 63 3
not-at	77 -2 91 5
not-away	21 6
not-bot	105 15 116 -4 137 -2
not-buy	3 4 7 4 17 -3
not-carry	45 2 73 -2
not-com	21 3
not-cover	5 5 6 4 7 -2
not-eat	10 7
not-eaten	7 7
not-english	107 4
not-enough	7 4
not-feel	21 2 24 4
not-find	2 5 10 -2 17 3
not-fix	1 2
not-fly	55 5
not-food	3 -2 7 10 8 -2
not-for	115 8 137 2
not-get	0 -2 7 -3 8 6 21 3 25 2 36 3 62 2
not-go	21 6
not-hav	1 3 7 -2 9 2 10 4 40 3 102 2 123 2 124 3 125 4
not-how	14 3 24 3 57 2 63 3
not-it	1 4 6 2 7 -3 10 -2 17 3 39 4 41 3 62 2 79 2
not-know	0 2 6 2 12 2 14 2 24 2 57 2 63 2
not-lik	21 3 105 6 116 -2
not-listen	21 -14 28 17
not-liv	59 3
not-me	24 5 39 7 110 -2
not-my	21 3 26 4 36 2 135 4
not-need	79 4
not-ok	21 16
not-out	0 -3 7 -2 8 7 21 7 63 3
not-pay	6 3 26 2 78 -2 130 2 135 5
not-read	37 3
not-saf	21 -2 24 3
not-sleep	56 4
not-speak	34 3 107 3
not-tak	6 -2 56 2 79 -2 93 19
not-talk	21 -2 29 5 30 4 32 3
not-the	34 2
not-to	6 2 8 3 21 -3 27 2 30 3 32 3 40 3 124 -2
not-understand	34 4 39 6
not-up	1 5 124 -2
not-use	123 4
not-want	27 3 110 5
not-what	12 4 122 -2
not-why	6 4
not-work	3 3 17 -3 63 7 102 -2
nota-	1 -2 21 -2 32 -2 36 2 75 19 122 -2 125 -2
notebook-	41 7
notebook~	41 7
noth-	0 8 2 -7 3 7 7 2 8 8 15 2 17 -2 20 3 28 -3 31 5 41 6 74 2 75 -3 122 -2 123 -2 133 10 138 -2
noth-eat	3 -4 8 5
noth-els	133 10
noth-to	3 -3 8 5 28 -2 31 4
nothing else	123 -2 133 15
nothing to	3 -7 8 9 15 3 28 -3 31 8 75 -2
nothing~	0 8 2 -7 3 7 7 2 8 8 15 2 17 -2 20 3 28 -3 31 5 41 6 74 2 75 -3 122 -2 123 -2 133 10 138 -2
notic-	1 21 6 13 8 -2 17 -2 73 -5 77 -8 90 20 91 -3 92 -4 135 4
noticia-	75 7 97 -3 138 14
noticiero-	75 35
noticier~	75 35
notici~	75 7 97 -3 138 14
notic~	1 21 6 13 8 -2 17 -2 73 -5 77 -8 90 20 91 -3 92 -4 135 4
not~	0 -2 1 4 4 -2 7 2 8 3 17 -2 21 8 24 3 25 4 26 2 34 2 39 3 56 2 57 -2 63 4 73 -8 75 2 76 -2 77 -2 78 3 80 -2 93 7 94 -2 101 -3 105 2 115 2 116 -3 122 5 137 3 138 -3
novio-	116 -4 138 25
novi~	116 -4 138 25
now and	0 2 25 -3 57 6 122 4
now i	2 -3 3 6 17 3 73 -4 79 -3 80 6
now wants	1 4 31 11 44 -2 45 -2
now-	0 3 1 -2 2 -3 3 3 5 2 7 9 17 6 18 -2 23 -2 25 -2 31 6 44 -2 47 2 57 4 73 -6 79 6 80 4 93 -3 99 12 120 7 122 8 125 -2 131 -2 135 -10 137 12 138 -3
now-am	17 2
now-and	25 -2 57 3 122 2
now-i	3 3 57 3 73 -2 80 3
now-need	2 -2 3 4 122 2
now-want	1 2 17 3 31 5 73 -2 79 -3 80 3
nowher-	0 25
nowher-go	0 10
nowh~	0 25
now~	0 3 1 -2 2 -3 3 3 5 2 7 9 17 6 18 -2 23 -2 25 -2 31 6 44 -2 47 2 57 4 73 -6 79 6 80 4 93 -3 99 12 120 7 122 8 125 -2 131 -2 135 -10 137 12 138 -3
no~	3 2 4 3 6 4 7 2 8 4 10 2 11 2 17 3 27 4 33 3 56 -2 78 -2 79 -2 93 3 101 -2 105 2 106 2 116 -3 122 -2 125 2 134 -2 136 3 138 -3
nuestra iglesia	47 -7 76 3 77 6
nuestra-	18 -8 47 -10 76 21
nuestra-iglesia	47 -5 76 3 77 3
nuestro-	18 -4 76 18
nuestr~	18 -10 47 -10 76 32
nueva-	3 -4 49 -5 79 -2 93 24 96 -2
nuevo-	114 28 115 -2
nuev~	3 -3 49 -4 79 -2 93 19 96 -2 114 24 115 -2
number for	6 -4 27 -4 102 -7 119 7 138 11
number of	84 4 102 -6 137 10 138 -5
number to	60 6 102 8 104 -2 130 -5 137 -4
number-	0 -3 6 -3 21 -15 24 -3 27 -2 59 -3 60 2 63 -3 73 -2 84 2 102 28 104 -4 106 9 115 5 119 11 125 3 128 -3 130 2 137 11 138 12
number-cal	102 6
number-for	0 -3 6 -2 27 -2 102 -4 119 4 138 9
number-of	84 2 102 -3 137 11 138 -2
number-the	6 -2 27 -2 102 -4 119 4 137 2 138 4
number-to	60 3 102 5 130 -3 137 -2
number~	0 -6 106 -2 137 14 138 12
numb~	6 -3 21 -16 24 -3 27 -2 59 -3 60 2 63 -3 73 -3 84 2 102 29 104 -4 106 11 115 5 119 12 125 3 128 -3 130 3 137 5 138 6
numero de	130 3
numero-	21 -2 22 -4 57 -2 78 -2 102 34 104 9 106 11 115 11 119 8 130 8 138 -2
numero-de	130 2
numero-tarjeta	102 -2 130 7
numero-telefono	102 5
numer~	21 -2 22 -4 57 -2 78 -2 102 34 104 9 106 11 115 11 119 8 130 8 138 -2
nunca he	19 2 57 6 79 -4
nunca-	19 3 38 5 43 2 57 8 79 -6
nunca-he	57 3 79 -2
nunc~	19 3 38 5 43 2 57 8 79 -6
nurs-	26 5 38 -4 40 17 76 -2
nursing~	26 -6 38 -5 40 25
nurs~	26 9 76 -2
nurtur-	71 30
nurtur-natur	71 13
nurture nature	71 21
nurtur~	71 30
nut-	10 2 24 -2 61 2
nutric-	7 34 12 18 16 -2 67 -5
nutrit-	7 31 12 -3 73 -3 138 -2
nutrit-class	12 10
nutrition class	12 14 73 -2
nutrition~	7 31 12 -3 73 -3 138 -2
nutr~	7 34 12 18 16 -2 67 -5
nut~	10 2 24 -2 61 2
o-	16 -9 17 8 27 -2 73 13 102 -2 106 2
objetivo-	117 35
objetiv~	117 35
observar-	54 15 55 -8
observ~	54 15 55 -8
ocupo-	3 3 7 8
ocup~	3 2 7 7
of a	87 -2 88 -2 89 8 112 -2
of clothes	4 -7 79 10 94 -2
of drives	77 -7 90 -3 91 -3 92 17
of everything	5 11 7 5 20 -2 21 -2
of food	0 -2 7 12 10 -2 78 -2 79 -8 93 10
of help	80 -2 121 24 122 -2 127 4
of life	48 -4 138 17
of me	17 3 21 4 23 5 25 -4 28 6 134 -5
of my	3 -2 17 4 18 8 25 -3 26 -2 27 4 28 7 29 -2 30 -3 123 3 138 -3
of need	33 -2 79 -3 127 24
of prison	3 -2 4 6
of service	73 2 127 2
of state	0 -2 79 6 126 12 135 2 138 -2
of that	7 -5 9 5 125 -2 138 5
of the	1 7 2 -3 7 3 31 6 57 7 59 -5 112 4 115 4 137 3 138 -6
of these	74 13 76 -2 112 -3 126 -3
of town	74 -3 100 13 126 -5 138 -2
of volunteer	84 -2 85 12
of work	17 17 73 -3
of your	13 -2 52 -4 74 7 75 7 102 -6 137 5
of-	2 2 3 -4 5 2 6 -4 7 2 17 3 18 4 19 -2 21 2 23 3 24 -2 26 -2 28 3 29 -2 52 -2 57 2 59 -3 73 -2 74 5 76 -5 77 -2 79 10 85 2 89 2 92 2 93 2 94 -3 98 3 100 2 102 -2 106 -2 110 -2 117 2 121 6 122 -2 123 3 124 3 127 6 134 3 137 5 138 13
of-2	4 -2 30 5 79 3 135 -3
of-a	89 5
of-and	23 5 79 5
of-are	74 -2 89 3 100 5 138 -2
of-can	77 -3 79 -5 92 4 93 7
of-chapter	74 3 88 -2 89 3
of-cloth	4 -8 79 10
of-dad	25 -3 123 3
of-do	76 -2 91 3 98 3
of-driv	77 -4 90 -2 91 -2 92 11
of-everyth	5 6 7 2
of-food	7 7 79 -4 93 5
of-for	5 5 17 -2 18 4 84 2
of-get	7 5 23 2 79 -2
of-help	121 17 127 3
of-hous	2 -2 31 6
of-in	74 4
of-it	49 2 80 2
of-lif	48 -3 138 11
of-me	21 2 23 3 25 -2 28 3 134 -3
of-member	102 -3 137 6
of-my	17 2 18 5 25 -2 27 3 28 4 123 2 138 -2
of-need	79 -2 127 15
of-on	19 -5 74 3 101 3 135 7
of-organiz	117 9 118 4
of-partnership	76 -5 98 11
of-peopl	78 3 79 -3 137 7
of-prison	4 3
of-stat	79 3 126 8
of-stuf	18 -2 79 6 94 -3
of-that	7 -3 9 3 138 3
of-the	1 4 7 2 31 3 57 4 59 -3 112 3 115 2 137 2 138 -3
of-thes	74 7 126 -2
of-town	74 -2 100 8 126 -3
of-volunt	85 8
of-work	17 6 18 5 73 -2 85 4
of-you	121 3
of-your	52 -2 74 4 75 4 102 -3 137 3
off and	6 3 7 7 17 -6 56 -3
off donations	79 4 94 3
off hours	79 -12 94 16
off-	6 5 17 -5 21 6 31 4 38 -3 46 -2 53 4 56 8 76 -3 79 2 92 -2 94 8 103 -2 111 9 128 9 132 -4 136 -4
off-a	79 3 94 -3
off-and	6 2 7 4 17 -3 56 -2
off-at	8 6 76 -2 79 -4
off-donation	79 11 94 -4
off-hour	79 -8 94 11
off-my	21 4 76 -2 77 3
off-saturday	77 -3 79 -11 94 16
offend-	17 28 24 -3 29 -16 137 -2
offend~	17 28 24 -3 29 -16 137 -2
offer free	76 11 124 -7
offer-	26 -6 36 -10 73 11 76 28 121 39 124 -7 135 -8
offer-class	76 7 121 -2
offer-fre	76 10 124 -5
offer-servic	73 -4 76 29 121 -22
offering~	26 -4 76 10
offer~	76 -7 121 29
offic-	1 2 14 -3 18 -6 21 -3 25 -2 76 -12 79 6 99 11 100 19 101 5 102 8 104 14 105 -4 120 5 138 7
offic-open	99 6 100 -2
offic-want	73 4 76 -4 79 4
office open	99 10 100 -4
official-	18 14 80 -2 115 34
official~	18 14 80 -2 115 34
offic~	1 2 14 -3 18 -6 21 -3 25 -2 76 -12 79 6 99 11 100 19 101 5 102 8 104 14 105 -4 120 5 138 7
off~	6 4 17 -4 21 5 26 -3 31 3 36 -6 38 -2 46 -2 53 3 56 7 73 7 76 13 79 2 92 -2 94 6 111 7 121 16 124 -4 128 7 132 -3 135 -5 136 -3
oficial-	115 35
oficial~	115 35
oficina-	8 -11 17 -4 18 -8 21 -5 58 -2 73 -2 76 -4 79 3 99 10 100 30 101 7 104 4 105 15 120 8 138 -2
oficin~	8 -11 17 -4 18 -8 21 -5 58 -2 73 -2 76 -4 79 3 99 10 100 30 101 7 104 4 105 15 120 8 138 -2
oficio-	16 4 34 -2 36 -2 40 18
ofici~	16 4 34 -2 36 -2 40 18
ofrecen-	76 -5 121 39 125 -2
ofrecer-	35 -5 76 27 121 -10
ofrecer-servicio	73 -5 76 13 121 -5
ofrec~	35 -5 76 19 121 22 125 -2
ofrenda-	78 35
ofrend~	78 35
ofrezco-	12 -9 73 10
ofrezc~	12 -9 73 10
often do	73 -3 75 -2 84 10 85 -3 97 5
often-	7 13 73 -3 74 -3 75 -4 84 12 85 -4 89 7 97 6 109 -2
often-do	73 -2 84 6 85 -2 97 3
oft~	7 13 73 -3 74 -3 75 -4 84 12 85 -4 89 7 97 6 109 -2
of~	2 2 3 -4 5 2 6 -4 7 2 17 3 18 4 19 -2 21 2 23 3 24 -2 26 -2 28 3 29 -2 52 -2 57 2 59 -3 73 -2 74 5 76 -5 77 -2 79 10 85 2 89 2 92 2 93 2 94 -3 98 3 100 2 102 -2 106 -2 110 -2 117 2 121 6 122 -2 123 3 124 3 127 6 134 3 137 5 138 13
oiga-	131 35
oig~	131 35
oil-	6 19 138 9
oil~	6 19 138 9
ok for	8 -2 10 3 101 7
ok to	26 -4 84 5 134 4
ok-	3 -6 8 -2 10 2 19 2 21 19 26 -4 55 -3 73 -2 78 -3 84 4 93 13 101 5 129 -2 130 8 132 11 133 7 134 2 138 12
ok-for	10 2 101 4
ok-to	26 -2 84 3 134 2
okafor-	113 34
okaf~	113 34
okay-	21 24 93 -2
okay~	21 24 93 -2
ok~	3 -6 8 -2 10 2 19 2 21 19 26 -4 55 -3 73 -2 78 -3 84 4 93 13 101 5 129 -2 130 8 132 11 133 7 134 2 138 12
old is	32 -2 82 -3 114 5 125 -3 138 12
old laptop	58 -2 79 -5 95 12
old needs	31 9 32 -4
old phones	31 -4 57 -3 79 3 95 8
old to	73 -4 79 -6 82 12 95 5 114 -2 125 -2
old volunteer	32 -2 73 8 79 -3 82 3
old-	0 4 17 2 25 -2 31 4 32 6 35 -3 58 -3 63 -2 74 -2 76 2 79 11 88 4 125 11 138 -5
old-donat	79 -18 95 18
old-help	82 11 125 -3 138 -3
old-is	82 -2 114 3 125 -2 138 7
old-laptop	79 3 95 3
old-need	31 5 32 -2
old-phon	31 -3 57 -2 63 -2 79 10 82 -2 95 2
old-someth	31 6 32 -3
old-to	31 4 73 -2 79 -3 82 6 95 2
old-volunt	73 4 79 -2 82 4
old-you	73 -2 82 5 88 2
older-	30 -4 31 -2 32 9 62 2
oldest-	100 -7 105 -13 116 -3 137 -3 138 35
oldest~	100 -7 105 -13 116 -3 137 -3 138 35
old~	0 4 17 2 25 -2 30 -2 31 3 32 9 35 -3 58 -3 63 -2 74 -2 76 2 79 11 88 4 125 10 138 -5
olla-	3 12 78 -5
olla-y	78 -2 79 5
ollas y	3 -2 78 -4 79 9
oll~	3 12 78 -5
olvid-	63 8 137 -6
olvida-	137 14
olvida-regla	137 6
olvid~	63 8 137 -6
olv~	137 14
on a	0 2 3 -2 10 2 12 4 44 4 47 -2 57 -2 58 2 60 4 95 3 106 3 125 6 135 -2 138 -6
on behalf	25 -5 123 12
on me	1 9 110 9 111 18 121 -2 138 -6
on my	0 3 1 3 11 -3 13 5 18 2 36 -4 47 3 50 3 57 4 58 6 77 2 85 3 100 -6 106 5 122 -3 125 -2 135 -3 137 6 138 -2
on our	46 5 75 7 76 -2 109 -3 138 -4
on saturday	73 3 94 2 99 -2
on saturdays	31 3 73 -2 99 8 109 -2
on the	2 2 3 5 7 7 46 3 55 3 57 3 60 3 77 -2 90 2 104 -2 105 4 106 2 122 5 130 -3
on their	1 -2 2 8 31 9 58 -5 110 -2 138 -2
on this	109 9
on video	57 5
on weekends	18 4 31 10 32 -4 73 6
on wheels	7 -6 8 15 9 -2
on your	78 -2 79 12 130 3
on-	0 4 1 3 2 3 7 5 8 4 9 -4 11 -2 12 2 14 2 18 2 19 -4 21 -2 25 -2 26 -3 27 -2 30 -2 31 2 32 -2 36 -5 46 2 56 -5 57 4 58 2 60 2 73 2 75 9 78 -3 79 2 80 -2 100 -6 102 -2 104 -2 106 3 108 5 109 4 111 5 122 8 123 2 124 -3 129 3 135 -2 138 5
on-a	12 2 44 2 60 2 95 2 106 2 125 3 138 -3
on-and	8 4 18 2
on-behalf	25 -3 123 8
on-floor	0 -4 3 8
on-for	1 7 14 4 17 -3
on-me	1 5 110 5 111 10 138 -3
on-my	0 2 1 2 11 -2 13 3 18 2 36 -2 47 2 50 2 57 2 58 3 85 2 100 -3 106 3 122 -2 135 -2 137 3
on-our	46 3 75 4 109 -2 138 -2
on-own	0 8 18 3
on-phon	36 -3 58 6 60 3 105 3 130 -2
on-porch	13 5 79 6
on-program	31 -2 121 8
on-record	2 4 44 3 138 -4
on-rent	1 -3 7 3
on-saturday	99 3
on-street	0 9 50 2 100 -11 137 5
on-the	3 3 7 4 55 2 60 2 105 2 122 3 130 -2
on-their	2 4 31 5 58 -3
on-this	109 6
on-thursday	9 -4 73 5
on-video	57 3
on-weekend	18 2 31 6 32 -2 73 3
on-wheel	7 -4 8 10
on-your	79 7 130 2
onc-	73 -11 82 -3 84 27 85 -8
onc~	73 -11 82 -3 84 27 85 -8
onda-	121 -2 131 31
ond~	121 -2 131 31
one day	18 5 19 2 73 -2 76 -8 77 8 79 -6 84 15 85 -4
one of	74 13 76 -2 112 -3 126 -3
one time	73 -6 78 18
one-	0 3 3 -3 7 -5 9 -3 12 10 17 5 18 3 19 5 25 2 30 4 40 -3 50 2 73 -4 74 16 76 -13 77 5 78 9 79 -2 84 10 85 -3 90 4 98 4 106 -3 109 2 112 -2 113 -2 122 3 124 -2 126 -2 133 6 135 -2 138 -5
one-day	18 3 73 -2 76 -5 77 4 79 -3 84 10 85 -3
one-gift	73 -4 78 12
one-my	40 -3 74 10 113 -2
one-of	74 6
one-thes	74 7 126 -2
one-tim	73 -4 78 12
one~	0 3 3 -3 7 -5 9 -3 12 10 17 5 18 3 19 5 25 2 30 4 40 -3 50 2 73 -4 74 16 76 -13 77 5 78 9 79 -2 84 10 85 -3 90 4 98 4 106 -3 109 2 112 -2 113 -2 122 3 124 -2 126 -2 133 6 135 -2 138 -5
onlin-	7 -2 18 3 19 -4 25 -2 38 2 57 7 59 -3 60 12 61 -3 63 17 73 -2 75 -2 78 11 79 -6 85 4 103 -2 106 -2 115 -7 138 5
onlin-and	25 -2 57 4
onlin~	7 -2 18 3 19 -4 25 -2 38 2 57 7 59 -3 60 12 61 -3 63 17 73 -2 75 -2 78 11 79 -6 85 4 103 -2 106 -2 115 -7 138 5
only eat	11 9 36 -3
only got	4 3 7 6
only richmond	126 9
only-	4 2 7 4 11 8 36 -3 39 7 73 -2 76 -3 84 5 98 6 105 -2 126 8
only-eat	11 5 36 -2
only-got	7 3
only-one	4 2 84 3
only-richmond	126 6
only-spanish	39 4
only-speak	39 4
only~	4 2 7 4 11 8 36 -3 39 7 73 -2 76 -3 84 5 98 6 105 -2 126 8
on~	0 4 1 3 2 3 7 5 8 4 9 -4 11 -2 12 2 14 2 18 2 19 -4 21 -2 25 -2 26 -3 27 -2 30 -2 31 2 32 -2 36 -5 46 2 56 -5 57 4 58 2 60 2 73 2 75 9 78 -3 79 2 80 -2 100 -6 102 -2 104 -2 106 3 108 5 109 4 111 5 122 8 123 2 124 -3 129 3 135 -2 138 5
open a	18 10 19 4 74 2 99 -4
open positions	18 -2 99 -4 120 9
open studio	43 17 44 -4 99 -5
open today	99 7 138 -5
open tomorrow	18 -2 99 5
open-	0 5 2 -2 3 -5 4 3 5 -3 17 -8 18 9 22 -2 43 4 44 -2 60 4 74 3 76 4 79 -3 93 5 99 14 100 -2 109 -2 114 6 120 10 138 -3
open-a	18 6 60 4 99 -2 138 -2
open-now	99 5 120 -2
open-posit	99 -2 120 6
open-studio	43 11 44 -2 99 -4
open-today	99 5 138 -3
open-tomorrow	99 3
open-weekend	99 4 109 -3
opened~	5 -7 18 -2 19 -4 60 14 79 -4 93 15 99 10 130 -3 138 -6
opening~	17 -20 18 -2 99 12 120 24
open~	0 5 2 -2 3 -5 4 3 18 11 19 2 22 -2 43 5 44 -2 74 4 76 5 99 6 100 -2 109 -3 114 6 120 2
oper-	73 -2 99 8
operac-	8 9
operador-	105 27
operadora-	105 27
operad~	105 46
operat-	99 10 138 -2
operating~	99 10 138 -2
operation~	73 -2 99 8
operator-	105 35
operat~	105 35
oper~	8 9
opioid-	23 3
opioid~	23 3
option-	10 3 121 33
option~	10 3 121 33
optometrist-	26 -4 73 -8 76 13
optometrist~	26 -4 73 -8 76 13
or a	3 3
or quit	1 14 17 -5
or-	0 2 1 9 2 3 3 2 17 2 19 -2 31 3 38 2 43 -2 55 -2 57 -2 60 -8 73 7 74 -2 76 -4 87 2 98 4 102 -2 103 -2 105 -2 106 9 110 -3 115 17 126 -3 130 6 138 -3
or-a	3 2
or-for	73 4
or-quit	1 9 17 -3
orac-	47 17
oracion-	47 5 48 -2
oracione~	47 5 48 -2
oracion~	47 17
orar-	47 6
orar~	47 6
orden-	24 8 135 16
orden-protecc	24 4
order-	16 -3 24 10 28 5 73 17 110 -4 135 -14 138 11
order-hour	73 6 135 -5
ordered~	16 -3 28 7 73 24 135 -22
ord~	24 15 110 -4 130 -2 135 14 138 10
oren-	47 34 123 -3 138 -3
oren~	47 34 123 -3 138 -3
org-	74 13
organiz-	17 -2 28 -2 32 -2 36 -2 75 5 76 -2 77 11 79 -2 80 11 82 -4 88 -2 90 -2 95 -3 98 -7 105 -5 109 -5 112 14 113 11 114 14 115 8 116 -2 117 24 118 13 120 5 125 -7 138 -12
organizac-	1 -7 73 -6 76 14 77 -14 80 12 90 -6 91 -6 92 -7 112 14 115 14 117 29 138 -5
organizar una	90 -4 91 3 92 9
organizar-	8 -2 77 17 90 -7 92 7 109 -2 137 -2
organizar-colecta	90 -2 92 4
organizar-entrega	77 8 90 -2 91 2
organizar-una	90 -2 91 2 92 5
organization~	17 -2 28 -2 32 -2 36 -2 75 5 76 -2 79 -2 80 11 82 -4 88 -2 95 -3 98 -7 105 -5 112 15 113 12 114 15 115 9 116 -2 117 26 118 13 120 5 125 -7 138 -13
organizo-	77 -5 90 13
organiz~	1 -6 73 -5 76 12 77 8 80 9 90 -6 91 -6 92 -3 109 -6 112 11 115 11 117 22 138 -4
org~	74 13
orient-	73 22 82 -9 85 -8
orientation~	73 22 82 -9 85 -8
or~	0 2 1 9 2 3 3 2 17 2 19 -2 31 3 38 2 43 -2 55 -2 57 -2 60 -8 73 7 74 -2 76 -4 87 2 98 4 102 -2 103 -2 105 -2 106 9 110 -3 115 17 126 -3 130 6 138 -3
oscura-	6 27
oscur~	6 27
other kids	28 -3 31 -3 33 12
other moms	21 -6 28 21 29 -2
other people	17 -5 18 9 48 3 106 -2 137 11
other-	17 -5 18 8 21 -5 28 16 29 -3 31 -3 33 10 48 2 73 -8 78 -3 80 8 106 -2 110 -3 126 11 137 17
other-kid	28 -2 31 -2 33 7
other-mom	21 -3 28 13
other-peopl	17 -3 18 5 48 2 137 6
other~	73 -15 80 17
oth~	17 -5 18 9 21 -6 28 17 29 -3 31 -3 33 10 48 2 78 -3 106 -2 110 -3 126 12 137 18
otra persona	105 -4 116 -3 123 17 137 7
otra-	30 3 89 -2 100 -2 105 -6 116 -4 123 24 126 2 137 8
otra-persona	105 -3 116 -2 123 12 137 4
otro estado	126 19
otro-	2 7 10 -5 17 6 21 -3 28 9 54 8 56 -4 73 10 105 -3 116 -7 126 19 137 11
otro-estado	126 13
otr~	2 6 10 -4 17 5 21 -3 28 7 30 2 54 7 56 -4 73 8 89 -2 100 -2 105 -7 116 -9 123 17 126 17 137 15
ounc-	79 -2 138 11
ounc~	79 -2 138 11
our apartment	0 4 1 6 2 2 76 -6 77 5
our block	46 2 50 8 56 -7
our church	77 4
our class	76 -2 78 6
our office	76 -11 79 15
our school	36 -2 50 5 73 -2 76 11 77 -2
our-	0 16 1 3 16 -2 17 -4 18 -2 19 -4 21 -2 25 -2 46 3 49 -3 50 7 56 -4 67 3 75 6 76 19 77 6 79 8 109 -3 138 -3
our-agency	17 -4 76 6
our-and	76 -3 79 4
our-apart	0 2 1 4 76 -4 77 3
our-block	50 5 56 -4
our-church	77 2
our-class	78 3
our-offic	76 -4 79 7
our-school	50 3 76 8
our-stor	46 3 76 -2 77 2 138 -2
our-want	19 -3 73 2 76 2 77 2
our~	0 16 1 3 16 -2 17 -4 18 -2 19 -4 21 -2 25 -2 46 3 49 -3 50 7 56 -4 67 3 75 6 76 19 77 6 79 8 109 -3 138 -3
out a	29 6 63 2
out and	17 3 26 5
out at	6 5
out fafsa	40 4
out if	10 10 11 -6 106 3 110 -2
out my	0 3 2 -2 28 -2 79 8
out of	1 -2 2 4 3 -6 5 4 7 5 17 2 18 6 19 2 21 4 23 3 24 -5 31 4 41 -2 110 -2 126 6
out the	0 -4 2 4 18 -2 50 -4 55 4 79 3 86 2 106 3 122 -2 123 2
out-	0 3 2 2 4 4 10 2 17 2 21 7 24 -5 28 10 29 2 31 3 35 -4 38 7 42 2 47 -2 50 -2 63 2 78 -2 80 -2 93 -2 106 3 110 -2 122 2 126 3 130 -2 133 3 135 -2
out-a	29 3
out-and	17 2 26 3
out-at	6 3
out-everyth	0 -4 5 6 7 2 21 3
out-fafsa	40 3
out-food	0 -2 7 11 10 -2
out-form	106 4
out-his	21 3 25 3 79 -2
out-i	26 2
out-if	10 6 11 -3
out-my	0 8 2 -2 3 -2 6 2 18 3 79 3 123 3 138 -2
out-of	2 2 3 -3 5 3 7 3 17 2 18 3 21 2 23 2 24 -3 28 2 31 2 126 4
out-prison	4 3
out-stat	79 3 126 8
out-the	0 -2 8 2 31 4 50 -2 55 2 106 2
out-this	2 10
outdoor-	16 -2 17 3 50 34 54 16
outdoor~	16 -2 17 3 50 34 54 16
outfit-	4 11 15 4 93 -2
outfit~	4 11 15 4 93 -2
outgrew-	2 6 4 14 28 -2 76 -4 79 6
outgrew~	2 6 4 14 28 -2 76 -4 79 6
outgrown-	4 19
outgrown~	4 19
outsid-	0 24 4 -14 6 -2 8 -2 32 -2 35 -2 54 7 59 4 94 6 99 -2 105 -2 126 16 138 6
outsid-richmond	94 4
outside richmond	94 8 126 -3
outsid~	0 24 4 -14 6 -2 8 -2 32 -2 35 -2 54 7 59 4 94 6 99 -2 105 -2 126 16 138 6
out~	0 3 2 2 4 4 10 2 17 2 21 7 24 -5 28 10 29 2 31 3 35 -4 38 7 42 2 47 -2 50 -2 63 2 78 -2 80 -2 93 -2 106 3 110 -2 122 2 126 3 130 -2 133 3 135 -2
oven-	0 -8 6 17 23 -8
oven~	0 -8 6 17 23 -8
over the	11 -3 27 6 42 4 63 -2 73 -2 112 9 122 8 138 -4
over-	0 16 3 6 11 -3 17 -4 18 -3 25 14 27 5 42 4 63 -2 73 -2 79 4 80 -2 102 -2 112 8 122 4 125 12 138 -6
over-the	11 -2 27 3 42 2 112 5 122 5 138 -2
overdos-	67 14
overdos~	67 14
overdraft-	19 8
overdrafting~	19 8
overheat-	25 -2 56 7
overheating~	25 -2 56 7
oversea-	21 -4 57 15
overse~	21 -4 57 15
overthink-	21 35
overthinking~	21 35
overtim-	17 -2 120 -3 135 9
overtim~	17 -2 120 -3 135 9
overwhelm-	21 18 28 -11
overwhelmed~	21 18 28 -11
over~	0 16 3 6 11 -3 17 -4 18 -3 25 14 27 5 42 4 63 -2 73 -2 79 4 80 -2 102 -2 112 8 122 4 125 12 138 -6
owe the	6 9 27 -2 138 -2
owe you	73 -2 124 16
owe-	1 3 6 5 19 -3 27 -2 60 5 73 -2 78 -2 124 32 130 -2 138 -2
owe-gas	6 5
owe-the	6 5
owe-you	124 10
owe~	1 3 6 5 19 -3 27 -2 60 5 73 -2 78 -2 124 32 130 -2 138 -2
owl-	55 9
owl~	55 9
own a	3 4 7 -2 18 3 76 -2
own boss	18 21 112 -11
own business	18 7
own place	2 12 18 -5 135 -3
own-	0 5 1 -2 2 8 3 2 4 -3 7 -2 18 7 20 2 44 3 49 3 61 2 74 -2 76 6 84 4 112 18 122 -2 135 -2 138 -4
own-a	3 2 18 2
own-boss	18 14 112 -7
own-business	18 5
own-gam	61 2
own-plac	2 8 18 -3
owner-	1 -6 112 20 135 -9
own~	0 4 1 -4 2 7 3 2 4 -3 7 -2 18 7 20 2 44 3 49 3 61 2 74 -2 76 5 84 4 112 25 122 -2 135 -5 138 -4
oxygen-	7 -3 8 12
oxyg~	7 -3 8 12
oye-	131 35
oye~	131 35
o~	16 -9 17 8 27 -2 73 13 102 -2 106 2
pa-	1 13 2 -5 122 -2
pacient-	26 -2 76 5
pacient~	26 -2 76 5
pack boxes	7 -4 73 23 94 -10
pack donations	73 -6 78 -7 94 23
pack-	7 -5 73 21 78 -10 79 -3 92 -2 94 17
pack-box	7 -2 73 15 94 -7
pack-donation	73 -5 78 -5 94 15
packag-	25 -3 138 9
packag~	25 -3 138 9
pack~	7 -5 73 21 78 -10 79 -3 92 -2 94 17
pad-	5 3 79 3
padr-	25 5 28 27 34 -2 36 -3 41 -3 135 -2
padrastro-	28 8
padrastr~	28 8
padr~	25 5 28 27 34 -2 36 -3 41 -3 135 -2
pad~	5 3 79 3
pag-	1 -3 6 -3 20 -2 60 -2 61 8 78 3 87 -2 104 7 106 4 108 14 120 -3 124 -16 130 4 135 -2 137 5
paga-	17 -2 20 -3 26 -5 83 7 87 -3 106 -2 120 -2 124 38
pagado-	17 -2 18 -2 87 11 88 -3 120 11 124 -5
pagan-	7 5 74 -5 87 7 124 -2
pagan-lider	74 -2 87 3
pagar algo	124 11
pagar el	1 9 2 -4
pagar la	7 -5 40 2 78 10
pagar-	1 15 2 6 3 -2 6 12 7 -5 26 3 60 8 78 3 124 6
pagar-algo	124 8
pagar-bil	6 4 124 -2
pagar-el	1 5 2 -2
pagar-la	7 -3 40 2 78 6
pagaron-	1 -4 79 -7 87 -2 124 -2 135 22
pagina-	57 -5 59 -2 60 -2 61 10 63 4 103 -2 117 14 130 2 137 -4
pagina-web	57 -2 61 6
pagin~	57 -5 59 -2 60 -2 61 10 63 4 103 -2 117 14 130 2 137 -4
pago-	7 -2 20 21 86 -2 130 10 135 -2
paguen-	7 8 20 8
pagu~	7 8 20 8
pag~	1 8 2 4 3 -2 6 6 7 -3 17 -3 18 -2 19 -2 20 5 60 5 61 4 74 -3 78 3 79 -3 83 2 87 4 104 3 108 7 120 2 124 7 125 -2 130 6 135 4 137 2
paid-	20 3 74 2 78 -2 87 7 88 -6 89 -3 120 24
paid~	20 3 74 2 78 -2 87 7 88 -6 89 -3 120 24
paint a	43 -5 46 7
paint-	31 -2 43 4 46 4 73 5 138 5
paint-a	43 -3 46 5
paint-wal	43 -5 46 7
painted~	43 -10 46 -4 138 17
painting~	31 -3 43 6 46 6 138 -3
paint~	0 -2 43 6 73 6 76 -2
pair of	4 3 73 3 79 -4
pair-	4 4 73 5 79 -5
pair-of	4 2 73 2 79 -2
pair~	4 4 73 5 79 -5
pais-	21 2 57 8 75 -2 138 -3
pai~	21 2 57 8 75 -2 138 -3
pajarito-	54 -10 55 13
pajaro-	54 24 55 -16
pajar~	54 14 55 -4
palsy-	28 -6 31 -7 33 20
palsy~	28 -6 31 -7 33 20
pamper-	5 8
pamper~	5 8
pan-	7 19 9 -2 76 7 130 -5
panaderia-	3 -2 76 11 79 -7
panaderi~	3 -2 76 11 79 -7
panal-	4 -2 5 2 77 3 78 -2 79 12
panal~	4 -2 5 2 77 3 78 -2 79 12
pandilla-	32 20
pandillero-	32 17 77 -3
pandiller~	32 17 77 -3
pandill~	32 20
panic attacks	17 -2 21 6
panic-	17 -3 21 9
panic-attack	17 -2 21 4
panico-	21 8
panic~	17 -3 21 15
pant-	4 6 49 3 79 -3
pantalon-	4 15 93 -3
pantalon~	4 15 93 -3
pantry-	7 6
pantry~	7 6
pant~	4 6 49 3 79 -3
pan~	7 19 9 -2 76 7 130 -5
papa-	5 2 8 -3 21 -3 25 3 28 17 29 3 35 9
papel-	5 3 29 -3 49 -8 106 -3 122 -4 125 27 135 17
papeleo-	19 -2 63 36
papele~	19 -2 63 36
papel~	5 3 29 -3 49 -8 106 -3 122 -4 125 27 135 17
paper-	1 4 5 2 14 4 17 -4 29 -6 30 2 34 3 41 5 63 -4 75 7 106 -3 122 -4 125 22 135 6
paper-and	63 5 125 -2
paper-do	63 5
paperwork-	63 21 106 -4 122 -3 123 -2 125 8
paperwork~	63 21 106 -4 122 -3 123 -2 125 8
paper~	14 -2 29 -8 30 2 34 3 106 -3 122 -4 125 31 135 8
pap~	1 4 5 4 8 -3 14 5 17 -4 21 -3 25 2 28 15 29 2 35 8 41 5 63 -4 75 6 122 -2 125 -3
para alguien	17 7 123 8
para ayudar	73 11
para cuidar	16 9 35 -14 73 10
para donar	78 5 79 -4
para el	17 -3 20 3 39 4 45 2 78 -2 109 3 138 5
para estudiar	19 -7 40 15 78 -2
para ir	8 7 27 -2 100 7 137 -2 138 -5
para la	3 6 4 3 15 3 34 -2 36 -2 38 -2 41 2 57 3 59 3 77 -3 91 5 134 4
para los	25 3 31 8
para mi	0 3 3 2 4 3 7 3 12 4 16 -2 17 3 18 2 24 2 26 6 27 3 28 -2 31 -3 32 -2
para mis	52 -4 53 4
para nada	7 -4 21 -3 122 10 136 9
para ninos	31 3 54 7
para pagar	6 2
para que	58 4 79 -3 94 4 116 14 117 10 136 -2
para regalar	37 -2 77 4 78 -2 79 6
para ser	73 -4 74 -3 76 -4 83 6 85 4 88 10 89 -4 98 6
para trabajar	16 2 17 -3 20 4
para un	74 -2 75 9 89 5
para una	19 -2 36 -3 75 9 91 2 92 5
para ustedes	76 -3 77 6 120 4
para voluntarios	73 -3 82 8 85 2
para-	3 2 4 2 6 -3 16 2 19 -2 21 -2 24 2 26 2 31 -2 32 3 35 -4 36 -2 40 3 54 2 68 4 73 3 74 -2 75 2 76 -3 79 -2 88 4 91 3 97 2 98 2 106 -2 116 3 117 2 119 2 121 -2 122 3 123 4 125 -2 128 3 137 -2 138 -2
para-alguien	17 4 123 5
para-ayudar	73 8
para-beb	3 2
para-casa	19 3
para-cita	26 -3 27 3 57 3
para-cocina	3 7 12 -4
para-colecta	77 -5 91 5 92 3
para-comida	7 2
para-cuidar	16 6 35 -8 73 5
para-de	2 -2 3 -2 24 4 48 2 74 3 86 2 101 3
para-donar	78 3 79 -3
para-el	17 -2 39 3 138 3
para-en	100 4
para-entrevista	4 -2 15 3
para-escuela	4 4 26 2 36 -2 41 2 59 3
para-estudiar	19 -5 40 10
para-familia	2 2 7 3 12 4 68 9
para-hija	4 2
para-hijo	17 3 26 5 28 -2 32 -2
para-ir	8 4 100 4 138 -3
para-la	3 4 4 2 59 2 77 -2 91 3 134 2
para-lider	74 2 88 6 89 -4
para-los	25 2 31 4
para-mi	4 2 12 2 17 2 18 2 26 4 31 -2
para-mis	38 5 52 -2 53 2
para-nada	7 -2 21 -2 122 6 136 6
para-nino	31 4 35 -2 54 4 73 3
para-que	58 2 79 -2 94 2 116 10 117 6 136 -2
para-regalar	77 2 79 5
para-renta	1 2
para-ser	73 -2 74 -2 76 -3 83 3 85 2 88 6 89 -2 98 4
para-socio	76 -3 98 5
para-trabajar	17 -2 20 2
para-trabajo	17 -3 39 4
para-un	63 3 74 -4 75 5 88 3 89 2
para-una	75 5 91 3 92 2
para-usted	76 -2 77 3 120 3
para-voluntario	73 -4 82 4 83 4 85 4
para-y	0 4 24 3 26 -3
parada-	27 -6 101 22
para~	3 2 4 2 6 -3 16 2 19 -2 21 -2 24 2 26 2 31 -2 32 3 35 -4 36 -2 40 3 54 2 68 4 73 3 74 -2 75 2 76 -3 79 -2 88 4 91 3 97 2 98 2 106 -2 116 3 117 2 119 2 121 -2 122 3 123 4 125 -2 128 3 137 -2 138 -2
parcela-	13 -7 52 12
parcel~	13 -7 52 12
pared-	0 -3 43 -14 46 18
pared~	0 -3 43 -14 46 18
pareja-	22 -8 24 4 29 16
parej~	22 -8 24 4 29 16
parent-	0 -5 16 -3 28 20 29 12 32 -2 34 7 35 12 73 -2 83 3 107 -3
parent-class	16 -2 28 11
parent-conferenc	28 -6 34 11 39 -3
parent-with	28 4 29 4 35 -7
parenting class	28 10
parenting classes	16 -3 28 7
parenting~	16 -5 28 17 29 7 34 -2
parent~	0 -6 28 10 29 9 32 -2 34 9 35 14 39 2 83 4 107 -3
park car	0 -2 27 -3 35 -2 100 9 101 8 122 -4 138 -2
park-	23 -10 27 -4 35 -2 51 11 76 -2 77 5 100 28 101 36 122 -5 124 -6 138 -5
park-car	0 -2 27 -2 100 6 101 5 122 -3
park-lot	77 3
parking lot	77 6
parking~	77 6 100 24 101 24 131 -2
park~	23 -12 27 -4 35 -2 51 14 100 12 101 21 122 -5 124 -7 138 -5
parol-	135 12
parol~	135 12
parqu-	0 6 51 19
parqueo-	100 25 101 25
parque~	100 25 101 25
parqu~	0 6 51 19
part of	80 2 100 7 115 6 126 -2 138 -9
part time	17 17 80 -9
part-	17 13 38 5 63 -2 73 -3 80 34 100 12 115 5 122 -2 126 -6 138 -16
part-de	80 4 100 4 126 -3
part-of	100 4 115 3 138 -5
part-richmond	100 9 126 -4 138 -3
part-tim	17 11 80 -6
parte de	80 6 100 7 126 -5
parte~	63 -2 73 -2 80 28 100 8 122 -2 125 -2 126 -6
partial-	1 7 135 -2
partial~	1 7 135 -2
participar-	80 36
participat-	80 35
participat~	80 35
particip~	80 36
particular-	34 -2 36 15 67 -2
particul~	34 -2 36 15 67 -2
partido-	138 2
partir-	99 10
partner organizations	28 -2 98 -7 118 17
partner with	76 -4 98 9 118 -4
partner-	28 -2 29 2 47 -2 75 6 76 18 97 3 98 8 106 -4 115 -3 117 -2 118 16 135 -2
partner-hav	76 -5 97 3 98 8
partner-organiz	98 -5 118 11
partner-to	76 -5 97 3 98 8
partner-with	98 5 118 -3
partnering~	76 20 98 -17
partners have	75 -2 76 -9 97 6 98 13
partnership-	76 13 112 10 118 -6
partnership~	76 13 112 10 118 -6
partner~	75 -5 76 5 97 11 98 6 106 -7 117 -2 118 13
partn~	28 -2 29 3 47 -2 75 10 76 10 97 -4 98 11 115 -3 118 10 135 -2
party-	7 -3 8 -2 31 -3 73 -2 77 22 78 -2 99 -2 109 35 138 -2
party~	7 -3 8 -2 31 -3 73 -2 77 22 78 -2 99 -2 109 35 138 -2
part~	17 14 38 5 73 -3 80 15 87 -2 99 4 100 7 115 5 126 -2 138 -16
par~	27 -6 101 22
pas-	0 -7 27 22 32 -3 101 -8 131 -11 133 22
pasa despues	32 -2 63 -5 106 15
pasa-	32 -3 63 -7 106 22 122 -2
pasa-despu	63 -3 106 10
pasada-	63 -3 106 8 122 -4
pasado-	25 9 78 -6 79 -3 137 10
pasam-	21 -10 105 23
pasam~	21 -10 105 23
pasan recoger	94 6
pasan-	31 8 32 -3 79 9 94 -2
pasan-recoger	79 5
pasando-	32 -4 122 18
pasantia-	73 35
pasanti~	73 35
pasaport-	125 13 135 -7 138 4
pasaport~	125 13 135 -7 138 4
pasar-	0 18 8 -2 32 -4 101 12 122 -2
pasar-noch	0 10
pasen-	79 -6 94 9
paseo-	50 -3 54 28
pase~	50 -3 54 28
paso-	32 10 36 -3
pass-	0 -3 4 -2 25 10 27 6 38 5 79 12 123 -5 138 -8
pass-away	25 2
passed away	25 3
passed~	4 -3 25 13 79 5 123 -6
passing~	25 8
passport-	125 -5 138 10
passport~	125 -5 138 10
password-	57 -2 59 -8 60 11 122 -2 138 17
password~	57 -2 59 -8 60 11 122 -2 138 17
past due	6 5
past-	6 6 17 9 25 6 28 -3 106 -2
past-due	6 4
pasta-	5 5 26 -4
pastel-	18 4
pastel~	18 4
pastilla-	26 -3 134 5
pastill~	26 -3 134 5
pastur-	54 19
pastur~	54 19
past~	5 4 6 5 17 8 25 5 26 -4 28 -2 106 -2
pas~	0 4 27 15 31 4 32 -5 38 4 63 -5 73 -2 78 -3 79 7 94 2 101 2 106 13 122 4 131 -6 133 10 137 4 138 -5
patch-	13 15
patch~	13 15
paterna-	32 20
patern~	32 20
patient-	26 -2 76 19 120 -2
patient~	26 -2 76 19 120 -2
patrocinador-	76 29 118 28
patrocinad~	76 29 118 28
patrocinar-	76 20 109 -2
patrocinio-	76 35
patrocini~	76 35
patrocin~	76 20 109 -2
patron-	17 -4 110 10
patron~	17 -4 110 10
pavo-	7 35
pav~	7 35
pay anything	124 8 130 -2
pay back	26 -2 40 8 78 -2 87 4 106 -3 124 5
pay for	2 10 7 -3 17 -2 73 -2 78 7 124 3 130 -2
pay my	78 -4 124 -6 130 13 135 7
pay or	1 14 17 -5
pay with	60 12 78 -14 130 8
pay-	1 5 2 4 6 7 7 -7 17 4 18 4 20 -3 22 2 40 5 60 5 73 -4 74 -3 76 -2 78 4 83 3 87 2 88 -2 106 -3 112 -2 124 8 130 8 135 4 138 -2
pay-anyth	124 5
pay-back	40 4 106 -2 124 6
pay-for	2 5 7 -2 78 3 83 3
pay-light	6 -5 78 8
pay-my	78 -2 124 -4 130 8 135 4
pay-or	1 9 17 -3
pay-pledg	78 -5 124 -4 130 14
pay-quit	1 9 17 -3
pay-the	83 4 124 4 130 -2
pay-with	60 7 78 -8 130 5
paycheck-	2 -3 17 29 19 23 20 6 78 -2 83 -2 87 -3 105 -2 120 -3 126 -3 138 -3
paycheck~	2 -3 17 29 19 23 20 6 78 -2 83 -2 87 -3 105 -2 120 -3 126 -3 138 -3
payday-	3 -6 7 3 19 11
payday-loan	7 -2 19 5
payday~	3 -6 7 3 19 11
payment-	0 -4 1 4 6 -2 19 -2 27 -5 122 16 130 15 135 -2
payment~	0 -4 1 4 6 -2 19 -2 27 -5 122 16 130 15 135 -2
paypal-	78 24 124 -2 130 -8
paypal~	78 24 124 -2 130 -8
pay~	1 5 2 4 6 7 7 -7 17 4 18 4 20 -3 22 2 40 5 60 5 73 -4 74 -3 76 -2 78 4 83 3 87 2 88 -2 106 -3 112 -2 124 8 130 8 135 4 138 -2
pa~	1 13 2 -5 122 -2
pc-	58 12
pc~	58 12
peac-	0 -2 2 -2 35 -4 47 -8 133 22 138 9
peach-	50 -16 79 19
peach~	50 -16 79 19
peac~	0 -2 2 -2 35 -4 47 -8 133 22 138 9
pedazo-	13 -3 52 13
pedaz~	13 -3 52 13
pedi-	110 3
pedir ayuda	17 -5 121 -2 122 6 123 6 125 10
pedir-	17 -6 41 -5 73 -2 121 -3 122 16 123 8 125 12
pedir-ayuda	17 -3 122 5 123 4 125 6
pedi~	110 3
ped~	17 -6 41 -5 73 -2 121 -3 122 16 123 8 125 12
pee-	134 3
peel-	53 8
peel~	53 8
pee~	134 3
pegar-	73 18
pegaron-	1 17 74 -2
peg~	1 14 73 15
pel-	40 3
peleamo-	29 16 135 -2
pelear-	29 -16 135 16
pele~	29 2 135 11
pelicula-	138 15
pelicul~	138 15
pell~	40 3
pelo gratis	76 6
pelo-	6 -2 76 8 124 -2
pelo-gratis	76 3
pelona-	50 12 56 -9
pelon~	50 12 56 -9
peluquera-	6 -2 76 6 124 -2
peluqueria-	126 -11 138 12
peluqueri~	126 -11 138 12
peluquer~	6 -2 76 6 124 -2
pel~	6 -2 76 8 124 -2
pena-	39 2 41 -7 122 8
penal-	17 8 83 -7
penal~	17 8 83 -7
pencil-	41 7
pencil~	41 7
pen~	39 2 41 -7 122 8
peopl-	2 3 6 -2 8 -2 9 8 12 -4 17 -7 18 8 21 -7 23 4 31 2 39 5 67 4 73 4 74 -4 76 8 77 -3 79 -4 80 10 88 -2 89 11 90 -3 91 10 93 4 97 5 100 -2 105 12 110 -3 116 -2 120 -2 122 -2 123 -2 125 4 129 9 135 -3 137 4 138 -2
peopl-at	9 9 75 -6 97 7
peopl-do	43 2 73 -2 80 6 89 2 90 -2 91 3
peopl-get	73 -3 76 4 80 4
peopl-i	75 6 90 -2 91 4
peopl-in	80 -2 126 3 135 -2 138 5
peopl-me	18 6 23 6
peopl-need	73 5 91 4 125 -3
peopl-the	75 -6 97 7
peopl-to	67 4 73 -3 76 3 77 -4 78 2 79 -2 91 5
peopl-who	25 2 73 5
peopl-with	2 4 17 -4 76 2
people at	7 -2 9 15 75 -10 97 12 100 -2
people do	73 -3 80 11 89 5 90 -3 91 6
people get	73 -6 76 7 80 6
people in	73 -2 80 -3 126 10
people to	43 3 77 -4 91 10 92 -2
people who	25 4 73 10 138 -2
people with	2 7 10 2 17 -7 19 -2 76 4
peopl~	2 3 6 -2 8 -2 9 8 12 -4 17 -7 18 8 21 -7 23 4 31 2 39 5 67 4 73 4 74 -4 76 8 77 -3 79 -4 80 10 88 -2 89 11 90 -3 91 10 93 4 97 5 100 -2 105 12 110 -3 116 -2 120 -2 122 -2 123 -2 125 4 129 9 135 -3 137 4 138 -2
pepper-	3 -9 13 11
pepper~	3 -9 13 11
percent-	129 14
percent~	129 14
perder-	1 12 2 -2 8 -2 124 -4
perdi a	25 4 138 5
perdi-	0 10 17 10 25 8 28 -4 120 -2 122 8 125 6 138 3
perdi-a	25 3 138 3
perdi-mi	125 5 138 3
perdida-	7 -2 25 37 28 -2
perdimo-	0 21
perdi~	0 10 17 10 25 8 28 -4 120 -2 122 8 125 6 138 3
perd~	0 14 1 8 8 -2 25 31 28 -2 124 -3
perez-	25 -3 137 13
perez~	25 -3 137 13
perfect-	132 25
perfecto-	132 24
perfect~	132 41
period-	5 22 31 -3
periodico-	75 36
periodic~	75 36
periodista-	75 10 97 -2
periodist~	75 10 97 -2
period~	5 22 31 -3
permanent-	125 -5 135 27
permanent~	125 -5 135 27
permiso para	44 -3 97 7
permiso-	17 -12 20 -3 44 -11 45 -2 75 -3 77 -6 91 13 92 -2 97 21 120 -2 135 24
permiso-grabar	44 -6 97 11
permiso-para	44 -2 97 4
permiso-trabajo	17 -7 20 -2 135 17
permiss-	75 -13 77 -8 90 -3 91 20 97 18
permiss-host	91 3
permiss-to	97 2
permission to	77 -2 91 3 97 3
permis~	17 -10 20 -3 44 -9 45 -2 75 -13 77 -11 90 -3 91 26 92 -2 97 31 135 20
permit-	17 17 20 -2 120 -3
permit~	17 17 20 -2 120 -3
pero no	3 5 21 -3 39 9 57 -3 123 4
pero-	3 5 17 -3 20 5 21 -4 24 4 39 10 41 -5 43 2 57 -3 79 -3 107 -2 122 5 123 4
pero-no	3 2 21 -2 39 5 57 -2 123 2
pero-tengo	3 3 24 2 79 -2
perro-	25 -6 138 12
perr~	25 -6 138 12
person-	38 2 76 -2 98 5 100 10 105 13 115 -5 116 -2 123 -2 137 4 138 10
persona-	73 9 74 -5 89 13 100 9 105 6 116 -5 123 14 137 2
personal-	5 15 19 10 110 19 111 -3 112 27
personal~	5 15 19 10 110 19 111 -3 112 27
person~	38 2 57 -2 62 -2 73 6 74 -4 76 -2 89 9 98 3 100 14 105 15 115 -4 116 -6 123 9 137 5 138 7
per~	3 5 17 -3 20 5 21 -4 24 4 39 10 41 -5 43 2 57 -3 79 -3 107 -2 122 5 123 4
pesa-	138 15
peso-	138 24
pes~	138 34
pet-	7 -3 76 4 138 6
petersburg-	74 2 126 13
petersburg~	74 2 126 13
pet~	7 -3 76 4 138 6
pharmacy-	76 7 124 -4
pharmacy~	76 7 124 -4
phish-	60 4
phishing~	60 4
phon-	17 -2 18 -2 21 -2 24 2 36 -4 49 -4 57 4 58 4 59 20 60 2 63 9 73 2 76 -2 78 -2 79 13 82 -2 102 8 104 4 119 -2 121 -2 123 2 130 -3 138 3
phon-about	100 2
phon-bil	59 9 63 -5
phon-cal	73 8 102 -3
phon-for	73 6 138 -3
phon-is	57 -2 58 2 63 7
phon-number	21 -2 59 -2 102 -5 104 5 137 4 138 7
phon-of	102 -4 137 6 138 -2
phon-to	100 2
phon-you	59 -4 63 -3 73 3 102 16 138 -4
phone bill	6 -2 59 13 63 -7 102 -2
phone calls	73 14 102 -6
phone is	57 -4 58 3 63 12
phone number	21 -2 59 -3 63 -2 73 -2 102 -8 104 9 137 9 138 9
phonic-	37 9
phonic~	37 9
phon~	17 -2 18 -2 21 -2 24 2 36 -4 49 -4 57 4 58 4 59 20 60 2 63 9 73 2 76 -2 78 -2 79 13 82 -2 102 8 104 4 119 -2 121 -2 123 2 130 -3 138 3
photo-	75 10 97 9 137 -5
photograph members	75 -3 97 8
photograph-	75 8 76 -2 97 6
photograph-member	75 -2 97 5
photography-	75 35
photography~	75 35
photograph~	75 8 76 -2 97 6
photosynthesis-	138 35
photosynthesi~	138 35
phot~	75 10 97 9 137 -5
physic-	36 -6 138 26
physical-	26 15 27 -2 36 -2
physical~	26 15 27 -2 36 -2
physic~	36 -6 138 26
piano-	44 15 45 -5 79 14 138 -2
pian~	44 15 45 -5 79 14 138 -2
pick up	7 3 8 4 51 2 73 -4 78 -3 79 7 92 -2 94 10 126 -4 130 -2
pick-	7 3 8 5 27 6 51 6 73 -11 77 -3 78 -3 79 10 84 7 92 5 94 7 101 -2 126 -5 130 -2 136 -2
pick-donation	78 -2 79 -2 94 4
pick-litter	51 3
pick-my	73 -4 79 5 84 5 94 -4
pick-the	7 4 77 -2 92 5 94 -2
pick-up	8 2 27 2 73 -3 78 -2 79 4 92 2 94 5 126 -2
pickup-	7 -4 51 4 77 -3 79 12 92 -2 94 20 130 -3
pickup~	7 -4 51 4 77 -3 79 12 92 -2 94 20 130 -3
pick~	7 3 8 5 27 6 51 6 73 -11 77 -3 78 -3 79 10 84 7 92 5 94 7 101 -2 126 -5 130 -2 136 -2
pictur-	73 -3 75 7 76 -2 77 -2 83 12
pictur~	73 -3 75 7 76 -2 77 -2 83 12
pid-	30 3 73 -15 84 18
piden-	14 5 17 -5 20 5 28 3 60 12 78 -5 83 5 110 -3 122 -2 125 17 128 -4 130 -7 135 -5
piden-de	28 2 125 4 128 -2
pidio-	24 -5 25 -6 29 -5 78 8 137 18
pidi~	24 -5 25 -6 29 -5 78 8 137 18
pido-	122 23 135 2
pido~	122 23 135 2
pid~	14 5 17 -5 20 4 28 3 30 2 60 11 73 -10 78 -4 83 4 84 11 110 -2 125 16 128 -3 130 -7 135 -5
piec-	4 10 79 -3 93 -2 134 -3
piec~	4 10 79 -3 93 -2 134 -3
pil-	2 -2 23 5 26 10 134 -8
piling-	1 9 124 -8
piling~	1 9 124 -8
pillow-	3 6 79 -2
pillow~	3 6 79 -2
pill~	2 -2 23 5 26 10 134 -8
pink-	26 -6 134 14
pink~	26 -6 134 14
pintado-	43 3 46 -2
pintar murales	43 -6 46 7
pintar-	43 6 46 8
pintar-mural	43 -4 46 4
pintura-	43 5 46 -2
pintur~	43 5 46 -2
pint~	43 7 46 7
pirat-	125 -3 137 18 138 -3
pirat~	125 -3 137 18 138 -3
pitch in	35 -3 73 17 80 9 126 -2 138 -2
pitch-	35 -4 73 30 74 -2 80 13 126 -4 138 -2
pitch-in	35 -2 73 12 80 5
pitch~	35 -4 73 30 74 -2 80 13 126 -4 138 -2
pizza-	138 30
pizz~	138 30
plac-	0 9 2 8 3 -3 6 -6 9 2 13 -3 16 -2 17 7 18 -3 19 3 21 -3 24 6 26 3 28 -5 33 5 52 3 56 -2 73 -2 77 -2 90 -2 91 11 100 14 110 -2 116 -3 117 11 135 -2 138 -2
plac-and	17 4
plac-liv	0 -2 2 8
plac-nobody	17 4
plac-stay	0 2
plac-the	2 4
plac-to	9 3 13 -2 26 3 52 3 56 -2
place to	9 4 13 -3 26 5 47 2 52 4 56 -4
placement~	2 -4 17 12 120 -2
plac~	0 9 2 9 3 -3 6 -6 9 2 13 -3 17 3 18 -4 19 3 21 -3 24 6 26 4 28 -5 33 5 52 3 56 -2 73 -2 77 -2 90 -2 91 11 100 14 110 -2 116 -3 117 11 124 -2 135 -2 138 -2
plan a	34 5 90 6 138 -2
plan-	2 -4 10 -7 18 11 24 28 34 19 38 -4 40 6 76 -5 77 -7 90 9 122 -2 138 22
plan-a	34 3 90 3
plancha-	49 11
planch~	49 11
planear-	90 8 91 -2 92 -2
plane~	90 8 91 -2 92 -2
planning~	24 12
plant trees	50 -3 73 7
plant-	7 -4 13 3 17 11 21 -2 50 18 52 -6 73 8 76 -4 99 -4
plant-a	73 4
plant-tre	73 3
planta-	13 -9 52 15 53 6
plantar-	13 6 50 2
planting~	7 -5 13 -4 50 28 52 -8
plant~	13 4 17 10 21 -2 52 8 53 3 73 8 76 -4 99 -4
plan~	2 -4 10 -7 18 11 24 24 34 20 38 -4 40 6 76 -5 77 -7 90 10 122 -3 138 23
plat-	7 -13 9 16 11 -2 18 5
plat-food	7 -4 9 5
plat-of	7 -3 9 3
plat-on	18 3
plata-	78 15 129 -2
plate of	7 -5 9 5
platica-	48 15
platicar-	21 13 48 -3 105 -5
platic~	21 9 48 12 105 -4
plato-	3 5
plat~	3 4 7 -11 9 12 18 4 78 8
play ball	31 11 33 -4
play-	31 -3 33 12 138 10
play-bal	31 7 33 -3
playground-	33 3
playground~	33 3
playgroup-	31 34
playgroup~	31 34
playof-	138 22
playoff~	138 22
playst-	138 35
playstation~	138 35
play~	31 -3 33 12 138 10
plead-	135 35
plead~	135 35
pleas-	47 7 100 3 102 9 105 9 106 -3 115 -5 122 12
pleas~	47 7 100 3 102 9 105 9 106 -3 115 -5 122 12
pledg-	21 -2 22 -4 78 30 106 -7 109 -2 124 -7 130 36
pledged~	78 -4 124 -3 130 13
pledg~	21 -2 22 -4 78 33 106 -7 109 -2 124 -6 130 30
plomeria-	16 13
plomeri~	16 13
plot-	13 -6 52 13
plot~	13 -6 52 13
plumb-	16 2
plumber-	16 -19 138 30
plumbing~	16 2
plumb~	16 -19 138 30
plus size	4 3
plus-	4 5 138 2
plus-siz	4 2
plu~	4 5 138 2
poblac-	138 35
pobl~	138 35
poco-	12 4
poc~	12 4
podcast-	17 -5 44 13 75 13 97 -2
podcast-record	17 -3 44 8 75 -4
podcast~	17 -5 44 13 75 13 97 -2
podemo-	77 -10 90 13 92 -2
pod~	77 -10 90 13 92 -2
poem-	138 10
poema-	138 4
poem~	138 11
poetry-	17 -7 44 10
poetry~	17 -7 44 10
point-	56 -13 73 -2 80 9 138 15
point~	56 -13 73 -2 80 9 138 15
poker-	138 13
pok~	138 13
polic-	0 -2 75 -2 102 -2 105 -2 110 5 135 23 138 -2
policia-	110 18 115 -2 125 -2 137 3
polici~	110 18 115 -2 125 -2 137 3
policy-	110 3
policy~	110 3
polic~	0 -2 75 -2 102 -2 105 -2 110 5 135 23 138 -2
politic-	138 27
politica-	138 27
political-	138 35
political~	138 35
politic~	138 46
pollinator-	50 35
pollinator~	50 35
pollut-	51 35
pollution~	51 35
ponemo-	29 7 32 -2
ponen-	7 -4 92 24 94 -2
ponen-caja	7 -2 92 10
poner un	18 8 76 -3
poner una	77 7 79 -4
poner-	18 9 19 -2 60 -2 76 -6 77 6 78 3 79 -4 80 15 129 -2 130 11
poner-caja	77 4 79 -2
poner-granito	78 4 80 9
poner-negocio	18 3 76 -2
poner-un	18 5 76 -2
poner-una	77 4 79 -2
ponerm-	104 4
ponerno-	3 -2 4 31 21 -3 125 -2
pongo mi	19 -2 130 3
pongo-	19 -2 78 -2 130 11
pongo-mi	130 2
pongo-tarjeta	130 5
pong~	19 -2 78 -2 130 11
pony pasture	54 11
pony-	54 19
pony-pastur	54 8
pony~	54 19
pon~	4 15 7 -3 18 7 19 -2 21 -2 29 3 60 -2 76 -5 77 5 78 3 79 -4 80 13 92 14 104 2 129 -2 130 9
pool-	3 -6 31 6 92 -2 138 25
pool~	3 -6 31 6 92 -2 138 25
pop-	31 -3 109 9
popping~	31 -3 109 9
popul-	112 -2 138 20
population~	112 -2 138 20
popup-	58 -7 60 8 63 8 122 -2 137 -2
popup-my	58 -3 60 3 63 3
popup~	58 -7 60 8 63 8 122 -2 137 -2
por ayudar	73 11 138 -4
por favor	27 5 103 7 105 5 122 -2 138 -2
por internet	57 -3 59 -2 60 6 63 9 123 -6
por la	8 5 54 7 96 3 124 3 138 -6
por las	54 -2 55 -3 94 12 124 3
por mi	6 -3 18 8 19 -5 34 5 36 -3 39 -2 47 7 73 -2 80 8 123 5 128 4
por telefono	21 -2 63 -4 102 -3 105 7 122 17 123 -6 138 -2
por un	122 -3 123 6
por video	57 11 75 -2 138 -2
por-	1 3 6 -3 8 4 9 3 18 5 19 -4 21 2 34 3 36 -2 39 -2 47 5 54 3 56 -3 57 2 63 -2 73 3 75 -2 80 4 94 4 102 -2 103 2 105 4 123 14 124 2 128 3 138 -3
por-amigo	122 -2 123 5
por-ayudar	73 7 138 -2
por-favor	27 3 103 5 105 3
por-internet	60 3 63 5 123 -3
por-la	8 3 54 5 96 2 124 2 138 -4
por-las	55 -2 94 7 124 2
por-mama	123 3
por-mi	6 -2 18 5 19 -3 34 2 47 5 80 4 123 3 128 2
por-telefono	63 -2 102 -2 105 5 122 11 123 -4
por-un	122 -2 123 4
por-video	57 6
porch-	4 -5 7 -3 13 31 50 -2 52 -11 54 -2 55 2 56 23 73 -2 79 10 132 -4
porch~	4 -5 7 -3 13 31 50 -2 52 -11 54 -2 55 2 56 23 73 -2 79 10 132 -4
pork-	10 5
pork~	10 5
porqu-	7 -7 8 -2 10 14
porqu~	7 -7 8 -2 10 14
porta-	21 -3 28 27 36 -6
portatil-	57 -6 58 12 95 -2
portatil~	57 -6 58 12 95 -2
portrait-	75 35
portrait~	75 35
portugues-	107 7
portugues~	107 7
port~	21 -3 28 27 36 -6
por~	1 3 6 -3 8 4 9 3 18 5 19 -4 21 2 34 3 36 -2 39 -2 47 5 54 3 56 -3 57 2 63 -2 73 3 75 -2 80 4 94 4 102 -2 103 2 105 4 123 14 124 2 128 3 138 -3
posit-	17 -5 18 -3 99 -5 120 21
position~	17 -5 18 -3 99 -5 120 21
possum-	55 10
possum~	55 10
post office	25 -2 100 -5 138 13
post-	25 -2 75 19 100 -7 108 -11 138 15
post-offic	100 -4 138 8
postal-	61 -11 100 29 138 -4
postal~	61 -11 100 29 138 -4
postpartum-	21 35
postpartum~	21 35
post~	25 -2 75 19 100 -7 108 -11 138 15
pot-	3 3 7 -9 9 -5 12 17 13 7 79 3 130 -4
pot-and	79 4 130 -2
pot-pan	79 4 130 -2
pots and	79 7 130 -4
pottery-	43 10 46 -7
pottery~	43 10 46 -7
pot~	3 3 7 -9 9 -5 12 17 13 7 79 3 130 -4
pound-	138 15
pound~	138 15
poverty-	29 -5 80 18
poverty~	29 -5 80 18
power-	135 10
powerbal-	138 35
powerball~	138 35
powhatan-	126 35
powhat~	126 35
pow~	135 10
practic-	15 4 18 -2 26 -2 39 15 45 2 75 -2 76 -2 138 -2
practica-	18 -7 73 47 76 -6
practicar-	39 2
practic~	15 3 18 -6 26 -2 39 14 45 2 73 23 75 -2 76 -5 138 -2
pray for	47 7
pray-	47 12
pray-for	47 4
pray-me	47 4
prayer-	11 -6 47 20 48 -4
prayer~	47 8 48 -5
praying~	47 2
pray~	11 -5 47 22
precio-	60 -2 78 -2 124 16 129 -4 130 -2 138 20
precio-dolar	124 -9 129 -2 138 15
preci~	60 -2 78 -2 124 16 129 -4 130 -2 138 20
prefiero-	21 -3 63 -2 105 13 138 -3
prefier~	21 -3 63 -2 105 13 138 -3
pregnancy-	26 26 134 21 138 -3
pregnancy~	26 26 134 21 138 -3
pregnant-	0 2 26 28 28 -2 99 -2 116 -2 134 17 138 4
pregnant~	0 2 26 28 28 -2 99 -2 116 -2 134 17 138 4
pregunta-	14 -2 48 15 76 -2 131 25
preguntan-	125 4
pregunt~	48 14 76 -2 125 2 131 23
premarital-	29 35
premarital~	29 35
prenatal-	26 31 35 -2
prenatal~	26 31 35 -2
prensa-	75 10 97 -2
prens~	75 10 97 -2
preocupac-	0 -3 21 7
preocup~	0 -3 21 7
prep-	12 13 21 -4 36 19 38 -15
prepa-	36 -2 38 8
preparada-	7 -13 8 -4 9 30
preparar-	12 13 16 -2
preparatoria-	38 4
preparatori~	38 4
prepar~	7 -11 8 -3 9 22 12 10
prep~	12 11 21 -4 36 15 38 -7
pres-	26 25
prescript-	26 27 134 -11
prescription~	26 27 134 -11
present-	28 -5 31 20
presentac-	14 22
present~	14 20 28 -4 31 15
president-	112 13 117 -7 138 20
president~	112 13 117 -7 138 20
press-	75 21 138 -4
pressur-	10 4 26 10 134 -7
pressur~	10 4 26 10 134 -7
prestamo-	19 21
prestam~	19 17
prestan-	20 -2 52 4
prestar-	19 -4 77 9 90 -2
prest~	19 2 20 -2 52 3 77 7
presupuesto-	19 18
presupuest~	19 18
pres~	75 21 138 -4
pretend-	125 -5 137 10
pretend~	125 -5 137 10
prevenc-	57 -4 63 -2 67 18 102 -5 109 -7 119 20
prevent-	16 -3 67 20 109 -9
prevent-train	67 3
prevention training	16 -3 67 5
prevention~	16 -3 67 20 109 -9
preven~	57 -4 63 -2 67 18 102 -5 109 -7 119 20
pre~	26 25
pric-	7 6 18 11 27 -7 122 -9 124 16 135 -3 138 7
pric-are	7 4
prices are	7 7 124 -2 138 -2
pric~	7 6 18 11 27 -7 122 -9 124 16 135 -3 138 7
prima-	0 9
primary-	26 4 35 -2
primary~	26 4 35 -2
primer cheque	20 10 78 -6
primer-	20 22 37 5 78 -7 84 -2 86 19
primer-chequ	20 6 78 -4
primeriza-	28 9
primerizo-	28 15
primeriz~	28 21
primero-	16 -4 21 -4 37 2 67 13
primero-auxilio	16 -2 21 -2 67 7
primero-de	21 -2 67 4
primeros auxilios	16 -4 21 -4 67 11
primer~	16 -4 21 -4 37 2 67 13
prim~	0 7 20 20 37 4 78 -7 86 17
principal-	21 -3 34 21 74 -16 89 -2 100 24
principal~	21 -3 34 21 74 -16 89 -2 100 24
principiant-	39 2
principiant~	39 2
print-	18 -2 49 -10 63 25 76 7 79 -3
print-and	76 4
printer-	49 7
print~	18 -2 49 -5 63 24 76 6 79 -3
pris-	17 12 83 -2
prison-	0 -3 3 -4 4 7 17 12
prison~	0 -3 3 -4 4 7 17 12
privacidad-	110 35
privacidad~	110 35
privacy-	110 22
privacy~	110 22
privada-	110 17
privado-	110 18
privat-	0 -8 2 -3 101 10 110 21 115 12 126 -5 138 -3
privat-room	2 -2 101 6
private room	2 -3 101 10 110 -2
privat~	0 -8 2 -3 101 10 110 21 115 12 126 -5 138 -3
priv~	110 30
pri~	17 12 83 -2
pro bono	17 -3 76 9 120 -4
pro-	17 -4 76 13 120 -5
pro-bono	17 -2 76 6 120 -2
prob-	17 -3 135 7
probar-	43 3 46 -2
probation~	17 -3 135 7
problem-	23 5 36 -7 61 -2 75 -7 104 11 138 26
problema-	28 -2 29 29 75 -10 104 14 138 -2
problem~	23 4 29 23 36 -6 61 -2 75 -13 104 20 138 20
prob~	43 3 46 -2
procedur-	27 19
procedur~	27 19
produc-	7 12 44 28
product-	5 23
product~	5 22
produc~	7 12 44 28
professional-	21 -11 22 11
professional~	21 -11 22 11
profil-	14 26 108 -5
profil~	14 26 108 -5
profit-	7 -2 115 35
profit~	7 -2 115 35
program-	2 -2 7 -2 16 6 17 -2 21 -2 31 15 32 3 33 3 36 -3 42 3 43 -2 57 -6 58 -4 61 -8 64 5 65 7 66 3 68 3 69 3 70 3 71 2 72 3 73 -2 74 4 78 3 80 -4 81 4 100 -2 109 -2 110 -3 112 4 116 8 117 -5 120 -2 121 18 122 11 124 -2 129 3 137 -3 138 -13
program-do	121 3
program-for	31 -3 32 -3 33 5 42 2 61 6
program-kid	31 4 42 2 61 -2
program-you	121 3
programa de	2 -3 17 -3 21 -4 43 -4 61 -2 64 5 65 5 66 7 67 4 68 -6 69 6 70 4 71 6 72 6 75 2 112 2 121 -7
programa para	31 -18 32 19 61 -2 65 -2 68 19 121 -3
programa-	2 -3 17 -2 21 -4 28 -2 31 10 32 7 42 2 43 -4 61 -10 64 3 65 2 66 5 67 2 68 4 69 4 70 3 71 4 72 4 73 5 74 3 75 2 121 22 137 -2 138 -6
programa-de	2 -2 21 -2 31 3 43 -2 61 -2 64 3 65 3 66 4 67 2 68 -3 69 3 70 3 71 3 72 4 121 -4
programa-joven	31 -6 32 10 121 -2
programa-nino	31 5 121 -3
programa-para	31 -12 32 14 68 11 121 -2
programa-trabajo	17 -2 65 9 112 2
programa-verano	42 2
programac-	58 -7 61 30 121 -6
programar-	16 -2 31 -2 32 -3 61 19 121 -5
programm-	32 -2 61 -8 121 21
programming~	32 -5 57 -11 58 -3 61 45 116 -11
programm~	32 -2 61 -8 121 21
programs do	121 5 138 -2
program~	2 -3 7 -2 11 -2 16 4 17 -3 21 -3 28 -2 31 16 32 6 33 2 36 -3 42 3 43 -4 57 -2 58 -4 61 -10 64 5 65 6 66 5 68 4 69 4 70 4 71 4 72 4 74 5 78 2 80 -4 81 3 100 -2 109 -2 110 -2 112 4 116 8 117 -4 120 -2 121 23 122 8 129 2 137 -3 138 -13
project-	36 -3 73 22 75 14 82 -2 117 -3 121 -3
project~	36 -3 73 22 75 14 82 -2 117 -3 121 -3
promesa-	7 -2 124 -4 130 36
promes~	7 -2 124 -4 130 36
promis-	17 -2 34 14
promised~	17 -2 34 14
promot-	75 36
promot~	75 36
promoverlo-	75 3
promov~	75 3
prompt-	137 8
prompt~	137 8
pronostico-	56 -7 138 19
pronostic~	56 -7 138 19
pronto-	106 -2 133 18
pront~	106 -2 133 18
proof-	100 -9 125 16 137 -2
proof-incom	125 2
proof~	100 -9 125 16 137 -2
property-	1 8
property~	1 8
propia-	4 -5 13 14 49 13 52 -5 76 -2 77 -2 79 -2
propia-verdura	13 8 18 -2 52 -3
propias verduras	13 13 18 -4 52 -4
propio-	18 18 31 -2 61 2 74 -2 112 -7
propi~	4 -4 13 11 18 13 31 -2 49 10 52 -4 61 2 76 -2 79 -2 112 -5
proposito-	117 35
propos~	117 35
protecc-	24 10
protectiv-	24 13
protectiv-order	24 5
protective order	24 8
protectiv~	24 13
protec~	24 10
provid-	77 -10 92 28
provid-box	77 -4 92 11
provide boxes	77 -7 92 17
provid~	77 -10 92 28
provision-	7 35
provi~	7 35
proxima-	31 -3 77 -9 90 4 92 -2 109 24
proxima-actividad	109 7
proximament-	109 35
proxima~	109 35
proximo-	77 -2 109 17 114 -7
proximo-evento	109 2
proxim~	31 -2 77 -8 90 3 92 -2 109 33 114 -6
prox~	77 -3 109 5
pro~	17 -4 76 13 120 -5
psicologa-	22 4
psicologo-	22 16
psicolog~	22 18
psiquiatra-	22 36
psiquiatr~	22 36
psychiatrist-	21 -4 22 13
psychiatrist~	21 -4 22 13
psychologist-	21 -11 22 19
psychologist~	21 -11 22 19
ptsd-	21 33 22 7
ptsd~	21 33 22 7
public needs	81 3
public-	81 5
public-assess	81 2
public-need	81 2
public~	81 5
publish-	19 -2 75 -4 78 -2 97 14
publish~	19 -2 75 -4 78 -2 97 14
pueblo-	74 8 122 -2
puebl~	74 8 122 -2
pued-	7 -3 10 9 26 -2 56 3 73 -2 74 -5 79 -4 80 4 82 2 88 9 95 4 102 -2 105 6 116 12 121 -3 122 -5 125 15 128 -3
pued-comer	8 -2 10 4
pued-hacer	116 13 121 -2 125 -2
pued-lider	74 -4 88 9
pued-ser	74 -3 79 -2 88 7 95 2
pued-voluntario	82 2
pueda-	2 22 7 -2 31 -5 33 5 76 -2 124 -4
puede comer	8 -4 10 7
puede ser	74 -5 79 -4 82 2 88 10 95 4 125 -2
pueden ayudar	39 -5 73 -5 76 -2 80 -5 107 7 121 7 122 22 135 -5
pueden-	8 5 17 -3 26 -3 27 5 31 2 39 -5 40 2 54 -2 55 -2 73 -6 76 5 77 -2 80 -6 91 -2 92 5 94 8 105 3 107 6 117 -2 121 4 122 20 125 12 138 -2
pueden-ayudar	39 -3 73 -3 80 -3 107 4 121 3 122 16 135 -4
pueden-por	17 -2 55 -2 94 6 105 3 122 -2 135 2
puedes hacer	116 19 121 -3 125 -3
puedo aplicar	63 -2 102 -3 122 14
puedo ayudar	21 -3 73 -15 76 6 80 8 84 9 135 -2
puedo con	23 2 25 7
puedo cortar	76 6
puedo dar	44 -2 78 -3 129 -3 130 10
puedo dejar	26 -4 94 5 99 -5 134 8
puedo donar	3 -3 78 -7 79 2 93 13
puedo ensenar	49 -6 73 9
puedo hacer	76 3 91 4
puedo ir	7 -2 8 3 9 7 45 2 99 17 124 8
puedo llevar	8 -2 27 -5 73 2 82 8 101 7 125 -2
puedo mandar	57 -2 78 5 102 9 103 7 104 -5
puedo pagar	26 5 134 -2
puedo pedir	17 -5 122 -3 123 8 125 12
puedo salir	8 6 10 -4 35 5
puedo ser	73 -7 82 2 83 9
puedo tomar	75 6
puedo-	2 -2 3 -2 7 -2 8 3 9 5 10 -3 17 -4 19 -2 21 -2 26 -3 27 -5 44 -2 49 -3 52 2 57 -2 63 -2 73 11 76 3 78 -3 80 3 82 3 83 3 84 4 93 4 96 2 99 6 101 8 102 7 103 3 104 -3 106 -4 115 2 121 -2 122 3 123 2 124 3 125 3 129 -2 130 3 134 5 138 -5
puedo-a	9 4 73 -2 82 3 99 5 101 3 135 3
puedo-aplicar	102 -2 122 9
puedo-ayuda	17 -3 122 -2 123 5 125 7
puedo-ayudar	73 -10 76 4 80 6 84 5
puedo-comida	8 2 10 -2 73 7
puedo-con	0 3 25 4
puedo-cortar	76 3
puedo-dar	78 -2 129 -2 130 6
puedo-de	21 2 128 3
puedo-dejar	26 -2 94 3 99 -3 134 5
puedo-donar	3 -2 78 -4 79 2 93 8
puedo-el	76 3
puedo-ensenar	49 -3 73 5
puedo-hacer	76 2 91 2
puedo-ir	9 4 99 11 124 5
puedo-la	25 3 73 2 91 2 96 3
puedo-llevar	27 -3 82 4 101 4
puedo-los	73 3 76 2 80 -2
puedo-mandar	78 3 102 5 103 4 104 -3
puedo-pagar	26 3
puedo-pedir	17 -3 122 -2 123 5 125 7
puedo-por	8 2 102 -2 122 8
puedo-salir	8 3 10 -2 35 2
puedo-ser	73 -4 83 5
puedo-sin	27 -3 101 10
puedo-solo	21 -2 73 -6 84 7 129 -2 130 6
puedo-tomar	75 3
puedo-un	52 3 78 3 103 4
puedo-voluntario	73 -4 83 5
pued~	2 3 3 -2 7 -4 8 4 9 4 17 -4 21 -2 26 -4 39 -2 49 -2 57 -2 63 -2 73 5 74 -3 76 5 77 -2 78 -2 79 -3 80 2 82 3 83 2 84 3 88 3 93 3 94 3 99 4 101 5 102 4 103 2 104 -2 105 3 106 -3 107 2 112 -2 116 4 122 8 125 13 129 -2 130 2 134 3 138 -5
puerco-	10 2
puerc~	10 2
puerta-	1 17 74 -2
puert~	1 17 74 -2
puesto-	7 -6 17 -6 18 22 120 21 124 -3
puest~	7 -6 17 -6 18 22 120 21 124 -3
pul-	5 19 6 18 28 -3
pul-ups	5 9 28 -2
pull ups	5 14 28 -3
pulled~	6 24
pull~	5 21 28 -4
puls-	27 -7 90 -2 100 23 101 18 138 -9
puls~	27 -7 90 -2 100 23 101 18 138 -9
punta-	4 -6 20 6
punt~	4 -6 20 6
puppy-	138 3
puppy~	138 3
puro-	7 11
purpos-	117 35
purpos~	117 35
pur~	7 11
put me	10 2 17 -2 26 -2 73 10 120 -2
put my	14 7 17 -5 21 -2 73 4
put out	0 21 1 6 24 -4 110 -2
put us	0 -10 1 14 110 -4
put-	0 10 1 12 3 -2 7 5 8 -2 14 5 17 -6 19 7 21 -2 24 -3 60 -3 73 8 75 5 76 -3 79 -2 109 -2 110 -4 120 -2 130 13 135 -2
put-card	60 -2 78 -3 130 11
put-me	73 6
put-my	14 3 17 -2 73 2
put-on	7 5
put-out	0 7 1 9 24 -2 110 -2
put-us	0 -7 1 9 110 -2
put~	0 10 1 12 3 -2 7 5 8 -2 14 5 17 -6 19 7 21 -2 24 -3 60 -3 73 8 75 5 76 -3 79 -2 109 -2 110 -4 120 -2 130 13 135 -2
python script	61 -8 121 -2 138 15
python-	16 -2 61 5 121 -3 138 23
python-script	61 -5 138 10
python~	16 -2 61 5 121 -3 138 23
qualific-	74 -5 87 -3 88 13 89 -5 125 32
qualification~	74 -5 87 -3 88 13 89 -5 125 32
qualifi~	112 -5 118 -5 125 19 138 -2
qualify-	74 -8 87 -8 88 16 89 -3 112 -3 118 -3 125 42 138 -2
qualify~	74 -8 87 -8 88 17 89 -3 125 31
que alguien	28 -4 33 -2 34 2 37 13
que ano	25 -5 82 -2 100 -2 138 18
que areas	126 -10 127 21
que ayudan	121 16
que bus	27 -8 100 -7 101 22
que calle	0 -10 100 32 102 -4 106 -2
que ciudades	126 9
que debo	19 -7 60 10 125 10
que dia	7 -4 9 9 23 6
que dias	43 12 99 8 131 -4
que dono	6 -3 79 -7 95 4 96 14 128 -2
que edad	31 -3 61 5 82 2 88 5 89 -3
que eres	116 11
que es	65 2 66 3 67 5 68 2 69 2 70 4 71 4 72 4 74 -5 89 8 109 -2 115 -3 116 10 117 13 119 2 121 -2 138 -5
que fallecio	25 -3 79 12
que hable	26 8 107 -6
que hace	74 -5 75 -7 81 9 87 -2 89 6 97 9 129 4
que hacen	19 -4 73 -3 76 -3 78 -4 85 7 98 5 117 -3 121 19 129 12
que hacer	31 3 45 3 77 -5 92 9
que hago	1 -2 6 -4 53 2 58 4 79 -4 122 12 135 11
que hay	11 -2 31 11 42 2 109 21 121 -2 131 -2
que hora	9 5 36 2 73 -2 94 2 99 7 138 5
que llevar	125 9
que me	7 2 12 2 20 3 23 -5 26 -3 27 3 34 4 58 3 105 10 106 -6 121 9 122 -4 134 5 135 -2
que mi	31 2
que necesitan	79 41 93 -18
que necesito	122 -8 125 21
que no	7 -2 26 3 60 -5 79 4 115 11
que numero	102 13
que ofrecen	121 11
que onda	131 18
que pagar	124 15
que pasa	32 -2 63 -5 106 15
que programas	121 2
que puedes	116 19 121 -3 125 -3
que se	0 -2 19 -2 35 4 60 3 117 17 129 4
que ser	49 -2 73 -2 84 3 87 6 88 -3 93 6 125 9 137 -5
que servicios	73 -2 85 -2 121 10
que sigue	86 7 106 17
que tal	121 -2 131 19
que tan	79 -5 95 5 101 10
que tengo	77 -5 83 3 92 8 125 8
que tipo	77 -2 78 -3 79 -6 92 6 93 12 121 5
que ya	4 -8 5 -4 79 14
que-	0 -3 1 -2 6 -3 7 -2 8 -2 12 2 19 -3 25 -3 26 -7 27 -2 28 -2 63 -3 73 -4 74 -4 75 -3 77 -3 78 -2 79 3 85 2 89 3 92 2 93 7 99 3 100 4 101 3 106 2 107 -2 109 4 111 2 116 8 117 6 121 11 122 -3 125 5 126 3 127 2 128 -2 129 3 130 -2 131 3 132 4 133 4 134 6 137 -2 138 3
que-a	79 -2 94 3 109 4
que-abr	43 12 99 -15 138 3
que-alguien	28 -2 37 7
que-ano	25 -3 138 11
que-area	99 -2 126 3 127 8
que-atienden	126 11 127 -5
que-ayuda	121 8 122 -2 123 6
que-ayudan	121 10
que-bueno	131 -8 132 18 134 2
que-bus	27 -5 100 -4 101 14
que-call	0 -7 100 21 102 -2 106 -2
que-ciudad	126 7
que-cosa	49 -2 79 -2 93 10
que-dar	79 3
que-de	79 -3 92 3 93 6 100 3 121 3 126 -2
que-debo	19 -4 60 5 125 7
que-despu	63 -3 106 10
que-dia	7 -2 9 3 23 2 43 6 99 6 131 -3
que-dinero	19 -6 25 -2 60 4 121 -2 129 11
que-dono	6 -2 79 -4 95 2 96 8
que-edad	31 -2 61 3 88 3 89 -2
que-ere	116 8
que-es	51 2 60 -2 66 2 67 3 70 2 71 2 72 2 74 -3 89 5 99 -4 116 6 117 7
que-espanol	26 5 107 -3
que-estan	0 -2 100 5
que-fallecio	25 -2 79 7
que-habl	26 5 107 -3
que-hac	73 -2 74 -2 75 -4 81 5 89 3 97 5 129 2 138 13
que-hacen	19 -3 73 -2 76 -2 78 -2 85 4 98 3 117 -2 121 13 129 9
que-hacer	77 -2 92 4 116 10 121 -2 125 -2
que-hago	6 -2 58 2 79 -2 122 7 135 6
que-hay	31 5 88 2 89 -2 109 14
que-hora	9 3 99 5 138 4
que-la	4 -2 7 -3 12 10 90 3 93 4
que-llevar	125 12
que-los	31 2 73 -2 76 -2 85 5 98 4 99 2 121 -3 138 -2
que-lugar	90 -2 91 4 126 14
que-me	20 2 23 -3 26 -2 34 2 58 2 101 4 105 7 106 -4 121 5 122 -2 134 4
que-mi	129 3
que-miembro	125 7 137 -3
que-mis	111 2
que-murio	25 -2 138 6
que-necesitan	79 13 93 6
que-necesito	122 -5 125 19
que-no	4 -3 5 -2 60 -2 79 7 93 3 115 5
que-numero	102 9
que-ofrecen	121 8
que-onda	131 12
que-pagar	2 7 124 8
que-paguen	7 3 20 3
que-para	6 -2 31 5 58 2 77 -2 88 2 89 -2 92 4 122 6
que-pasa	63 -3 106 10
que-pued	116 12 121 -2 125 -2
que-pueden	76 6 121 9 122 -3
que-puedo	94 3
que-que	77 -3 83 2 92 4 125 5
que-se	35 2 80 3 91 3 117 9 129 2
que-ser	84 2 87 3 88 -2 93 4 125 6 137 -3
que-servicio	121 7
que-sigu	86 4 106 13
que-sirv	116 13 136 -2
que-tal	131 13
que-tan	79 -3 95 2 101 5 136 2
que-tengo	77 -3 83 2 92 4 125 5
que-tienen	111 6 121 6
que-tipo	79 -3 92 4 93 7 121 3
que-tomo	23 -5 134 6
que-trata	117 12
que-un	22 2 74 -6 75 -4 89 8 97 5
que-usted	92 4 117 -2 121 11 125 -2
que-voy	26 2 79 3
que-wondrous	117 5
que-ya	4 -4 5 -2 79 8
qued-	4 -4 17 4 35 5 100 -5 122 11 137 -2
qued-sin	0 -3 4 -2 17 3 122 6
queda-	4 6 100 4
quedamo-	0 5 100 -3
quedan-	4 -3 5 -6 79 10 100 4 122 -2
quedar-	0 12
quedarm-	0 6
quedarno-	0 9 100 -5
quede sin	0 -5 4 -3 17 4 122 10
qued~	0 16 5 -3 17 3 35 3 79 4 100 -2 122 6 137 -3
queja-	76 -6 104 42
quej~	76 -6 104 42
quemo-	0 24 1 -2 2 -7
quemo-casa	0 10 2 -3
quem~	0 24 1 -2 2 -7
queremo-	43 -2 46 3 73 2 74 2 77 9 79 -3
queremo-un	77 2
queremos un	43 -2 46 3 74 3
query-	138 22
query~	138 22
quer~	43 -2 46 3 73 2 74 2 77 9 79 -3
quest-	4 -2 15 6 28 -5 48 18 57 -2 63 -2 81 20 103 4 106 -2 117 -2 122 8 131 12 135 9 138 -3
quest-are	122 6
questionnair-	81 39 100 -5 138 -4
questionna~	81 39 100 -5 138 -4
question~	4 -2 15 6 28 -5 48 18 57 -2 63 -2 81 20 103 4 106 -2 117 -2 122 8 131 12 135 9 138 -3
que~	0 -3 1 -2 6 -3 7 -2 8 -2 12 2 19 -3 25 -3 26 -7 27 -2 28 -2 63 -3 73 -4 74 -4 75 -3 77 -3 78 -2 79 3 85 2 89 3 92 2 93 7 99 3 100 4 101 3 106 2 107 -2 109 4 111 2 116 8 117 6 121 11 122 -3 125 5 126 3 127 2 128 -2 129 3 130 -2 131 3 132 4 133 4 134 6 137 -2 138 3
quich-	21 -3 107 35
quich~	21 -3 107 35
quick-	100 4 106 4 131 5 138 -2
quick~	100 4 106 4 131 5 138 -2
quien creo	113 4
quien dirige	17 -2 112 4
quien dono	78 -10 79 -3 96 -2 113 -2 137 24
quien empezo	113 8
quien es	138 9
quien esta	112 17 135 -3
quien fundo	113 4 114 -3
quien gano	138 7
quien hablar	21 11 116 -4
quien hablo	21 -7 105 -4 116 19
quien invento	75 -7 138 10
quien le	1 -4 2 9 19 -4 104 13
quien manda	7 -2 112 15
quien me	14 2 35 9 138 -2
quien puede	74 -5 88 11 122 -5 125 21 128 -4
quien trabajan	17 -4 20 -2 118 17
quien ve	110 5
quien-	1 -3 2 3 6 -2 7 -2 17 -3 19 -2 21 8 25 -3 26 -2 28 -2 33 -2 35 3 50 2 74 -5 75 -4 76 -4 78 -6 79 -2 87 -2 88 4 96 2 104 4 105 -3 110 8 112 18 113 20 114 -3 116 8 117 8 118 13 120 -2 122 -4 125 17 128 -3 135 -2 137 10 138 8
quien-a	20 3 110 9 112 5
quien-creo	113 3
quien-cuida	20 3 35 6
quien-dirig	112 3
quien-dono	78 -6 79 -2 96 -2 137 16
quien-el	50 3 78 -2 137 3 138 5
quien-empezo	113 6
quien-es	138 5
quien-esta	112 11 135 -2
quien-financia	118 12
quien-fundo	113 3 114 -2
quien-gano	138 5
quien-hablar	21 8 116 -3
quien-hablo	21 -5 105 -2 116 13
quien-invento	75 -4 138 7
quien-la	26 -2 75 -4 83 3 113 6 138 4
quien-le	1 -2 2 5 19 -2 104 7
quien-lo	6 -2 96 5
quien-los	25 -3 74 -2 112 4 113 2 118 5
quien-manda	7 -2 112 10
quien-me	35 5
quien-pued	74 -3 88 7 122 -3 125 14 128 -2
quien-ser	74 -4 88 9
quien-son	25 -2 76 -3 112 7 117 11 118 3 125 -2
quien-sus	76 -4 118 6
quien-trabajan	17 -3 118 12
quien-usted	117 10
quien-ve	110 4
quienes son	25 -3 33 -2 74 -2 76 -4 112 11 113 2 117 16 118 4 125 -2
quien~	25 -4 33 -3 74 -3 76 -6 112 15 113 3 117 21 118 5 122 -2 125 18
quier-	0 5 2 -2 12 3 31 -6 32 -2 33 2 40 4 57 3 61 8 73 3 76 3 77 6 120 -3
quier-crear	61 3
quier-trabajar	76 5 77 -3 120 -3
quiere crear	61 5
quiere hacer	31 -2 61 2
quiere trabajar	76 10 77 -5 120 -4
quieren sacar	1 13
quieren-	1 14 4 -2 34 5 58 -2 79 13
quieren-sacar	1 9
quiero apoyar	18 -2 73 2 76 7 78 11 80 -5
quiero aprender	19 2 57 5
quiero ayudar	73 2 76 -3 80 2
quiero dar	79 4
quiero dejar	24 4 79 -3
quiero donar	78 7 79 -4
quiero empezar	74 11 113 -2 114 -2 122 -2
quiero hablar	21 -4 28 9 105 6 116 -2
quiero hacer	44 5 73 -2 75 4 80 11 123 -2 138 -3
quiero ir	34 3
quiero ofrecer	35 -5 73 9 76 2
quiero poner	76 -2 77 7 79 -4
quiero que	111 4
quiero regalar	4 -2 78 -2 79 14
quiero salir	8 -2 10 -2 18 -3 122 11
quiero ser	18 6 32 -4 73 8 74 5 76 8 80 4 85 -3 88 -5 98 -7 112 -4
quiero trabajar	17 5 73 -3 76 -2 120 4
quiero un	13 -2 16 9 17 -4 45 2 50 2 52 6
quiero-	1 -2 2 4 7 -3 10 -4 13 2 16 2 17 -3 18 4 28 2 32 -2 35 -2 40 2 43 2 46 -2 63 -2 73 8 74 6 75 2 76 5 78 8 80 8 81 3 85 -2 88 -3 98 -3 102 2 104 5 111 5 112 -2 122 7 135 -2 137 -2
quiero-a	2 -2 57 2 73 6 76 3 123 3
quiero-algo	74 3 80 6
quiero-apoyar	76 4 78 7 80 -4
quiero-aprend	57 3
quiero-ayudar	73 2 76 -2
quiero-con	2 3 21 -2 28 4 105 3 120 2
quiero-dar	79 2
quiero-de	2 4 10 -3
quiero-dejar	24 2 79 -2
quiero-donar	78 5 79 -3
quiero-empezar	74 6
quiero-en	18 4 45 2
quiero-hablar	21 -2 28 5 105 4
quiero-hacer	44 4 75 2 80 6
quiero-ir	34 2
quiero-la	7 -3 10 -3 26 5 78 6
quiero-mi	18 5 112 -3
quiero-ofrecer	35 -2 73 5
quiero-poner	77 4 79 -2
quiero-que	81 5 111 8
quiero-regalar	79 8
quiero-salir	18 -2 122 8
quiero-ser	18 4 32 -2 73 5 74 4 76 6 80 3 85 -2 88 -4 98 -5 112 -2
quiero-sola	34 2
quiero-trabajar	17 3 73 -2 120 3
quiero-un	16 3 17 -2 52 3 75 -2 104 9 138 4
quiero-una	40 6 77 4 79 -2
quiero-uno	74 3 79 3
quier~	1 2 2 3 4 -2 7 -3 10 -4 13 2 16 2 17 -3 18 3 28 2 32 -2 34 2 35 -2 40 2 43 2 46 -2 63 -2 73 8 74 5 75 2 76 5 78 8 79 5 80 8 81 2 85 -2 88 -3 98 -3 102 2 104 5 111 5 112 -2 122 6 135 -2
quiet hour	47 7 99 -6
quiet room	2 -2 101 11
quiet-	2 -2 33 -2 47 20 99 -6 101 7
quiet-hour	47 5 99 -4
quiet-room	101 8
quietly-	24 12
quietly~	24 12
quiet~	2 -2 33 -2 47 20 99 -6 101 7
quilt-	49 34
quilting~	49 34
quit-	1 12 17 -5 23 7 38 9
quitenm-	21 -5 111 32
quitenm~	21 -5 111 32
quito-	7 -2 138 20
quito~	7 -2 138 20
quit~	1 11 17 -5 23 7 38 8
qui~	0 2 1 -3 2 2 6 -2 7 -2 17 -3 19 -2 21 7 26 -2 28 -2 31 -4 32 -2 35 3 50 2 61 4 74 -3 75 -3 77 3 78 -5 79 -2 88 4 104 4 105 -3 110 7 112 10 113 17 114 -2 116 7 118 10 120 -3 122 -3 125 8 128 -3 135 -2 137 9 138 8
quot-	63 -2 75 24 122 -2 125 -2 138 -8
quot~	63 -2 75 24 122 -2 125 -2 138 -8
rabbit-	54 -3 55 5
rabbit~	54 -3 55 5
raccoon-	55 12
raccoon~	55 12
racing-	21 13 28 -3 130 -5
racing~	21 13 28 -3 130 -5
radio-	15 -14 75 16 138 7
radi~	15 -14 75 16 138 7
rain barrel	56 10 138 -2
rain-	56 15
rain-barrel	56 7
rain~	56 15
rais-	3 -11 28 10 30 24 31 -4 35 -2 52 13 76 -2 78 4 135 2
rais-bed	3 -9 52 10
rais-my	28 -5 30 8
raised bed	3 -13 52 15
raised~	0 -2 1 4 3 -19 19 -2 52 22 76 -3 78 8
raising my	28 -9 30 13
raising~	28 12 30 27 31 -4 35 -2
rais~	1 -4 135 4
rait-	27 20
rait~	27 20
raiz cuadrada	138 8
raiz-	138 13
raiz-cuadrada	138 5
raiz~	138 13
ramen-	0 -2 7 24
ramp-	100 22 101 29 138 -6
rampa-	3 -7 100 21 101 21
ramp~	3 -6 100 36 101 42 138 -6
ram~	0 -2 7 24
ran out	0 -2 5 7 7 2 10 4 17 7 21 -2 63 -3
ran-	0 -3 5 11 7 3 10 6 17 9 21 -3 63 -4 110 -2
ran-of	0 -3 5 5 10 4
ran-out	5 4 7 2 10 2 17 4 63 -2
random-	138 17
random~	138 17
ran~	0 -3 5 11 7 3 10 6 17 9 21 -3 63 -4 110 -2
rap-	44 19
rapea-	28 -2 30 -2 31 -2 32 -3 33 -4 37 -3 44 29 61 -2
rape~	28 -2 30 -2 31 -2 32 -3 33 -4 37 -3 44 29 61 -2
rapido-	16 17 17 -7
rap~	16 13 17 -6 44 17
raro-	19 -2 60 6
rar~	19 -2 60 6
rash-	134 13
rash~	134 13
rastrillo-	5 12
rastrill~	5 12
rat-	138 23
ratero-	115 -2 136 24
rater~	115 -2 136 24
rather-	57 -2 105 11
rath~	57 -2 105 11
rato-	28 -2 35 17 138 -3
rat~	28 -2 35 15 138 17
razor-	5 2
razor~	5 2
reach out	104 6 106 11 138 -2
reach you	102 9 104 11 137 -4
reach-	21 -2 102 10 104 36 106 11 137 -5 138 -3
reach-out	104 4 106 6
reach-you	102 5 104 7 137 -2
reach~	21 -2 102 10 104 36 106 11 137 -5 138 -3
read with	73 2
read-	24 6 36 -6 37 12 42 5 73 5 110 7 115 -4 138 -4
read-buddy	73 3
read-help	37 2
read-my	24 5 37 -3
reading buddy	73 6
reading help	36 -2 37 3
reading~	4 -2 36 -5 37 5 42 7 73 5 138 -3
ready to	0 -5 2 6 74 3
ready-	0 -6 2 7 15 4 74 3 75 -2
ready-to	0 -3 2 3
ready~	0 -6 2 7 15 4 74 3 75 -2
read~	24 7 36 -3 37 10 110 8 115 -5 138 -2
reagendan-	27 -12 101 -2 104 19
reagend~	27 -12 101 -2 104 19
real or	60 2
real person	105 -3 115 -6 116 13
real-	18 3 37 4 60 -8 105 19 116 6 124 6 138 8
real-person	115 -4 116 8
really-	58 -13 78 -7 124 14 129 13
really~	58 -13 78 -7 124 14 129 13
real~	18 3 37 4 60 -8 105 19 116 6 124 6 138 8
rebeld-	28 35
rebeld~	28 35
recai-	23 4
recaida-	23 3
recai~	23 4
recamara-	2 11 134 -11
recamar~	2 11 134 -11
recaudac-	77 23
recaud~	77 23
reca~	23 3
receipt for	96 10
receipt-	3 -4 4 -3 19 -2 78 -4 79 -2 96 14 115 -2 128 20 138 -2
receipt-for	96 6 128 -2
receipt-good	96 13 128 -9
receipt~	3 -4 4 -3 19 -2 78 -4 79 -2 96 14 115 -2 128 20 138 -2
recen-	47 35
receta-	9 -2 12 -10 26 5 73 -2 138 28
recet~	9 -2 12 -10 26 5 73 -2 138 28
recib-	6 -6 96 15 125 -3 128 -3
reciben-	3 -2 6 -5 78 -2 79 37 96 -15 128 -11
recibieron-	106 16 122 -10 128 -3
recibir ayuda	6 -6 96 -2 122 9 125 12 128 -6
recibir-	6 -8 19 -2 96 -2 122 12 125 16 128 -8
recibir-ayuda	6 -3 122 5 125 7 128 -4
recibo por	79 -2 96 2 128 6
recibo-	4 -2 6 13 19 -8 79 -8 96 12 128 12 138 -2
recibo-impuesto	6 -11 19 -4 96 -5 128 22
recibo-la	96 2
recibo-por	128 3
recib~	4 -2 19 -8 78 -2 79 13 96 7 106 7 125 7 128 -3 138 -3
reciclaj-	53 35
reciclaj~	53 35
reciclar-	53 35
recicl~	53 35
recip-	12 -2 73 -5 110 -8 138 29
recip~	12 -2 73 -5 110 -8 138 29
recogen donaciones	0 -3 79 -25 94 30
recogen-	0 -3 78 -2 79 14 94 2
recogen-donacion	0 -2 79 -17 94 21
recoger basura	51 2
recoger-	51 2 79 3 94 18 130 -6
recog~	0 -2 11 -2 51 2 78 -2 79 13 94 17 130 -5
recojo-	7 -8 8 13 27 -2
recoj~	7 -8 8 13 27 -2
recolecta-	77 19
recolectar-	77 13
recolect~	77 26 90 -2 91 -2 92 -2
recommend-	138 5
recommend~	138 5
record my	17 -9 44 13
record-	2 3 15 3 17 12 43 -2 44 6 45 -5 49 -2 75 -8 76 3 83 6 85 -2 110 15 111 4 135 2 137 3 138 -12
record-i	44 3 73 -2 83 4
record-my	17 -6 44 9
record-song	17 -3 44 11 138 -6
record-studio	2 -2 44 8
recorded~	17 -10 44 -17 45 -2 83 -4 110 39
recording studio	2 -2 43 -2 44 12
recording~	2 -3 43 -2 44 19 45 -3 75 -5 110 12 138 -7
record~	2 5 15 4 17 17 44 2 45 -3 49 -2 75 -5 76 3 83 9 85 -2 110 -6 111 5 135 3 137 4 138 -9
recover-	23 35
recovering~	23 35
recovery-	23 3
recovery~	23 3
recuperac-	23 9
recuper~	23 9
recur-	78 31 79 -4 130 19
recurring~	78 31 79 -4 130 19
recurso-	76 5 121 33
recurs~	76 5 121 33
recycl-	7 -5 53 45
recycling~	7 -5 53 29
recycl~	53 25
rec~	47 35
red-	0 -4 2 -8 59 25 108 30
red-social	108 9
redes sociales	108 13
redujeron-	17 27 99 -11 138 -4
redujeron~	17 27 99 -11 138 -4
red~	0 -4 2 -8 59 25 108 30
reel-	75 35
reel~	75 35
reentry-	17 35
reentry~	17 35
refer clients	76 8
refer my	76 -17 98 -2 123 29
refer someone	76 10 123 -7
refer-	76 10 98 -3 123 22
refer-client	76 5
refer-my	76 -12 123 19
refer-someon	76 7 123 -5
referenc-	21 -6 102 -8 106 27 137 12
referenc-number	21 -3 102 -3 106 11 137 5
referencia-	102 -14 106 30
referenci~	102 -14 106 30
referenc~	21 -6 102 -8 106 27 137 12
referir-	76 12 98 -3 118 -2
referral-	76 19 98 5 106 -10 118 -5
referral~	76 19 98 5 106 -10 118 -5
refer~	76 12 98 -3 118 -2
refiero-	76 16 137 -10 138 -2
refier~	76 16 137 -10 138 -2
refri-	7 17
refrigerador-	3 28 7 -13
refrigerad~	3 28 7 -13
refri~	7 17
refuge-	125 37
refuge~	125 37
refugiado-	0 -14 125 42
refugio-	0 19 106 -2 125 -7
refugi~	0 2 102 -2 106 -2 125 32
refurbish-	58 3
refurbished~	58 3
ref~	76 10 98 -3 123 22
regalan-	3 13 7 14 41 10 57 -3 58 16 77 -4 78 -4 79 -12 95 -2
regalar cosas	77 6 79 2 93 -2 96 -2
regalar ropa	76 -5 77 5
regalar-	3 -2 4 -3 37 -2 76 -6 77 9 78 -4 79 29 93 -3 96 -3
regalar-cosa	77 3 79 2 93 -2
regalar-en	76 -3 77 6 79 -2
regalar-ropa	76 -3 77 3
regalo-	31 12 60 14 77 11 78 2 79 -3 109 -10 130 -10
regal~	3 6 4 -2 7 9 31 8 37 -2 41 6 57 -2 58 10 60 8 73 -2 76 -5 77 11 78 -5 79 14 93 -4 95 -2 96 -4 109 -7 129 -2 130 -7
regist-	76 -2 115 6 122 28 138 9
registered~	76 -3 115 8
registr-	122 27 138 -10
registrada-	115 40 122 -12
registrar-	122 27
registrarm-	75 -2 109 6 122 25
registration~	122 27 138 -10
registro-	122 28
registr~	75 -2 109 4 115 28 122 45
regist~	122 33 138 10
regla-	75 -8 77 -6 91 14 97 9 137 4
regla-para	75 -5 91 3 97 5
reglas para	75 -8 91 5 97 7 137 -2
regl~	75 -8 77 -6 91 14 97 9 137 4
regreso-	12 -5 16 -4 41 33 57 -4 61 -2 67 -3
regres~	12 -5 16 -3 41 28 57 -3 61 -2 67 -2
regular-	80 20
regularizac-	12 -3 16 -7 36 28 57 -3 61 -2
regulariz~	12 -3 16 -7 36 28 57 -3 61 -2
regul~	80 20
rehab-	2 8 23 2
rehabilitac-	23 4
rehabilit~	23 4
rehab~	2 8 23 2
relac-	24 9 29 11
relaps-	23 7
relapsed~	23 6
relaps~	23 2
relationship help	24 -11 29 19
relationship-	24 13 29 5
relationship-help	24 -8 29 13
relationship~	24 13 29 5
relax-	43 6 46 -4
relax~	43 6 46 -4
relief-	1 3 2 -2
relief~	1 3 2 -2
relig-	47 4 48 12
religion~	47 4 48 12
religiosa-	47 27
religioso-	47 27
religios~	47 46
religious-	47 34
religiou~	47 34
rel~	24 9 29 11
remedio-	26 -2 134 9
remedi~	26 -2 134 9
remedy-	0 -2 4 -11 6 -6 134 24
remedy~	0 -2 4 -11 6 -6 134 24
remendar-	49 35
remend~	49 35
remot-	73 6 82 -2 83 -5 84 -3 85 7 86 -2
remot-volunt	73 3 83 -2 85 3
remote volunteer	73 4 83 -3 85 4
remot~	73 6 82 -2 83 -5 84 -3 85 7 86 -2
remov-	63 -6 106 -4 110 -2 111 31
remov-my	63 -3 106 -2 111 10
remove my	63 -5 106 -3 111 15
remov~	63 -6 106 -4 110 -2 111 31
rene-	0 -2 100 -5 113 30 137 10
rene-alston	113 7
renee alston	113 10
renew-	125 -5 138 10
renew~	125 -5 138 10
rene~	0 -2 100 -5 113 30 137 10
rent assistance	1 7 122 -6
rent help	1 2
rent is	1 8 2 -3
rent to	1 -6 2 8 76 7 110 -2 138 -2
rent-	1 4 2 12 6 -2 7 3 19 -3 76 2 122 -4 138 10
rent-a	1 -4 2 5
rent-assistanc	1 5 122 -4
rent-due	1 3
rent-is	1 5 2 -2
rent-to	1 -3 2 4 76 4
rent-your	1 -6 76 3 138 6
renta-	1 16 2 5 19 -3 36 -2 76 -2 135 -4
rental-	1 9 76 2
rental~	1 9 76 2
rentar-	1 -3 2 7
rentarl-	1 -3 2 -8 76 12
rento-	1 -3 2 -8 76 12
rent~	1 10 2 13 6 -2 7 2 19 -4 76 4 122 -3 135 -2 138 8
renuevo mi	7 -2 125 -2 135 4 138 8
renuevo-	7 -3 125 -2 135 6 138 12
renuevo-mi	135 3 138 5
renuev~	7 -3 125 -2 135 6 138 12
repair-	12 -2 16 18 41 -2 49 8 56 -3 73 -2
reparac-	12 -3 16 20 49 -8
reparar-	49 9
reparten-	109 31
repartic-	109 25
repartimo-	7 -2 28 -2 29 18 31 -2 99 -3
repartir-	73 16 77 40 109 -12
repartiran-	109 26
repart~	7 -2 28 -2 29 10 73 10 77 26 99 -2 109 45
repar~	12 -3 16 16
repa~	12 -2 16 18 41 -2 49 8 56 -3 73 -2
repeat the	36 -2 137 7
repeat-	36 -3 60 -6 115 -6 137 23
repeat-the	137 5
repeat~	36 -3 60 -6 115 -6 137 23
repit-	106 -2 137 25
repit~	106 -2 137 25
replac-	17 20 76 -8 79 9 105 -6 116 -6
replaced~	17 20 76 -8 79 9 105 -6 116 -6
reply-	17 -3 106 9
reply~	17 -3 106 9
report-	19 6 36 16 37 -6 41 -4 60 -2 73 -5 74 -9 75 10 78 -2 87 -2 88 -3 89 15 97 -4 104 6 110 -8 130 -4 135 13 138 11
reportaj-	75 11
reportaj~	75 11
reportan-	75 -15 97 -5 104 -2 110 51 138 -2
reportar-	75 -14 104 21
reportera-	75 7 97 -2
reportero-	75 10
reporter~	75 15 97 -2
report~	19 5 36 14 37 -6 41 -3 60 -2 73 -4 74 -8 75 -5 78 -2 87 -2 88 -3 89 13 97 -7 104 14 110 19 130 -3 135 12 138 9
representant-	21 -2 105 35
representant~	21 -2 105 35
representativ-	105 37 122 -2
representativ~	105 37 122 -2
reprobando-	36 13
reprobar-	36 5
reprobo-	36 10
reprob~	36 22 138 -2
republican-	138 35
republic~	138 35
request-	122 22
request~	122 22
requir-	4 -2 57 -2 58 4 74 -9 75 -10 76 -16 77 -3 87 -4 88 17 89 -6 90 -2 91 6 92 -2 97 19 98 16 118 -2 125 48
requir-for	77 -2 91 5
requir-to	74 -3 76 -6 88 3 98 6
required~	125 26
requirements for	77 -3 91 8 92 -2 97 2
requirements to	74 -4 76 -10 88 5 98 10
requirement~	4 -2 74 -9 75 -11 76 -17 77 -3 87 -4 88 19 89 -6 91 7 92 -2 97 21 98 17 118 -2 125 25
requir~	57 -3 58 8
requisito-	25 -2 74 -6 76 -5 87 -3 88 17 89 -4 98 16 125 37
requisito-para	74 -2 88 6 98 2
requisito-ser	74 -2 88 6 98 2
requisitos para	74 -4 88 10 89 -2 98 3
requis~	25 -2 74 -6 76 -5 87 -3 88 17 89 -4 98 16 125 37
requ~	125 25
reschedul-	26 -2 27 -3 101 -6 104 16
reschedul~	26 -2 27 -3 101 -6 104 16
reset-	63 10
reset~	63 10
residencia-	7 -2 125 31 135 20
residenci~	7 -2 125 31 135 20
resident-	126 13
resident~	126 13
resign-	37 -2 128 -3 138 6
resignation~	37 -2 128 -3 138 6
resourc-	76 10 98 -4 115 -4 118 -2 121 34
resourc-partner	76 5 98 -2
resource partner	76 6 98 -2
resourc~	76 10 98 -4 115 -4 118 -2 121 34
respit-	35 16
respit~	35 16
respond-	106 15
responden-	106 13
respond~	106 23
respons-	73 -8 106 16
respons~	73 -8 106 16
respuesta-	73 -3 106 16
respuest~	73 -3 106 16
rest-	35 7 47 -4 78 -2 138 9
restaurant has	138 2
restaurant-	18 -10 76 18 79 4 100 -7 138 22
restaurant~	18 -10 76 18 79 4 100 -7 138 22
restrain-	24 3 135 4
restraining order	24 2 135 3
restraining~	24 3 135 4
rest~	35 7 47 -4 78 -2 138 9
resuelv-	138 35
resuelv~	138 35
result-	23 -5 26 -8 134 20
result~	23 -5 26 -8 134 20
resum-	14 17 49 -3 75 -2 109 5 120 5
resum-workshop	109 5
resume help	14 2
resume workshop	14 -2 109 9
resume-	14 20
resume~	14 20
resum~	14 17 49 -3 75 -2 109 5 120 5
retir-	30 -3 35 -6 73 15
retired~	30 -3 35 -6 73 15
retraso-	33 16
retras~	33 16
return-	19 22 115 -2 128 -7 135 3
return~	19 22 115 -2 128 -7 135 3
reun-	12 -2 34 24 36 -8 38 -2
reunion-	23 17 107 -7 138 -8
reunion~	23 12 34 22 36 -7 38 -2 107 -5 138 -6
reveal-	137 9
reveal~	137 9
revis-	10 -10 17 -10 26 10 27 -3 83 17
revis-antecedent	17 -5 26 -2 83 8
revi~	10 -10 17 -10 26 10 27 -3 83 17
reynold-	40 4
reynold~	40 4
rezar-	47 7 48 -4
rezo-	47 3
rez~	47 9 48 -4
rhym-	17 -4 44 17 135 -2
rhym~	17 -4 44 17 135 -2
rhythm-	138 2
rhythm~	138 2
richest-	138 35
richest~	138 35
richmond-	0 4 2 3 21 -5 73 7 74 -5 80 2 94 5 100 8 138 6
richmond~	0 4 2 3 21 -5 73 7 74 -5 80 2 94 5 100 8 138 6
rid of	27 -3 44 -2 79 3 134 2 138 8
rid-	0 -3 8 7 27 22 79 20 100 -2 101 -2 122 -2 134 2 135 -4
rid-my	27 2
rid-of	27 -2 79 2 138 5
rid-to	8 5 27 5 135 -3
riddl-	138 9
riddl~	138 9
ride to	8 10 27 6 135 -4
rid~	0 -3 8 7 27 22 79 20 100 -2 101 -2 122 -2 134 2 135 -4
riega-	50 12
rieg~	50 12
right now	0 3 5 2 47 2 73 -2 79 9 93 -3 99 11 120 7 122 8 131 -2 135 -10
right-	0 3 5 3 18 6 47 2 48 -2 58 2 73 -3 79 9 93 -3 99 12 115 -4 120 8 121 5 122 8 124 -5 125 -9 130 12 131 -2 135 -2 138 -2
right-for	58 2 121 4 135 -2
right-now	0 2 79 5 93 -2 99 7 120 6 122 5 135 -6
right~	0 3 5 3 18 6 47 2 48 -2 58 2 73 -3 79 9 93 -3 99 12 115 -4 120 8 121 5 122 8 124 -5 125 -9 130 12 131 -2 135 -2 138 -2
rinda-	7 -10 8 -2 9 -4 12 30 93 -2
rind~	7 -10 8 -2 9 -4 12 30 93 -2
rio-	51 12 136 -2
rio~	51 12 136 -2
rip-	41 2
ripped~	41 2
risk-	31 -10 32 16
risk~	31 -10 32 16
river-	23 -2 51 13 138 2
riv~	23 -2 51 13 138 2
roach-	138 15
roach~	138 15
road-	99 5
road~	99 5
roanok-	126 9
roanok~	126 9
roast me	138 16
roast-	138 27
roast-me	138 11
roast~	138 27
robaron la	27 3 60 5 138 9
robaron-	27 4 60 11 138 12
robaron-bici	27 2 60 -2 138 7
robaron-identidad	60 8
robaron-la	27 2 60 3 138 6
robbery-	7 10 124 -2 138 -2
robbery~	7 10 124 -2 138 -2
roblox-	61 3
roblox~	61 3
robo-	60 15 73 15 80 -2 121 -5
robot-	105 12 116 16
robotic-	31 -5 61 14
robotica-	61 13
robotic~	31 -5 61 22 121 -2
robot~	105 12 116 16
rob~	27 4 60 21 73 11 80 -2 121 -4 122 -2 138 10
rock-	132 28
rock~	132 28
rol-	32 9 36 -2 74 24 112 -9
rol-model	32 5
role model	32 7
rol~	32 9 36 -2 74 24 112 -9
rom-	114 -7 138 7
roma-	36 -10 114 -6 138 25
rompio-	49 4
rompi~	49 4
rom~	36 -8 114 -11 138 28
roncha-	134 2
ronch~	134 2
roof-	0 25 1 2 2 -2 21 2 122 19 138 -2
roof~	0 25 1 2 2 -2 21 2 122 19 138 -2
room-	0 4 1 -12 2 11 27 7 29 8 32 -2 47 4 56 2 101 12 105 -3 106 -3 110 -2
room-and	2 2 21 3
room-for	0 2 1 -4 2 4
room-rent	1 -10 2 10
room-talk	2 -2 47 -10 101 23
room-to	0 2 2 -2 101 5
rooming~	2 8 18 -2
roommat-	0 8 2 27 7 10 31 -3 74 -2 123 -8
roommat~	0 8 2 27 7 10 31 -3 74 -2 123 -8
room~	0 4 1 -12 2 8 27 7 29 8 32 -2 47 4 56 2 101 12 105 -3 106 -3 110 -2
root-	28 -5 68 16 138 7
root~	28 -5 68 16 138 7
rop-	4 -7 57 -2 67 -3 138 26
ropa de	4 -5 79 7
ropa para	4 6 15 4 36 -2
ropa-	4 2 6 -6 15 3 17 -4 20 7 49 6 76 -3 77 6 79 11 93 13 95 -2 96 10 124 -2 128 -2
ropa-de	4 -3 79 4
ropa-donar	79 3 93 -2
ropa-el	76 -3 77 3
ropa-invierno	4 2
ropa-la	4 4 15 3
ropa-para	4 4 15 2
ropita-	4 12 79 -8
rop~	4 4 6 -5 15 2 17 -4 20 7 36 -2 49 5 73 -2 76 -3 77 6 79 8 93 12 95 -2 96 9 124 -2 128 -2 138 6
rota-	55 9
rot~	55 9
rough-	21 6 22 -2 28 8 114 -5 122 8
rough~	21 6 22 -2 28 8 114 -5 122 8
round-	78 9 94 -2
round~	78 9 94 -2
rsvp-	109 17
rsvp~	109 17
rud-	3 -4 79 -2 104 12
rud~	3 -4 79 -2 104 12
rueda-	3 -10 31 -2 33 2 79 -2 101 18
rued~	3 -10 31 -2 33 2 79 -2 101 18
rul-	75 -2 77 -7 90 -2 91 15 92 -2 97 7 109 -4 137 2
rul-for	97 3 137 -3
rules for	97 6 137 -5
rul~	75 -2 77 -7 90 -2 91 15 92 -2 97 7 109 -4 137 2
run a	73 -4 75 3 83 5
run-	8 3 18 -5 30 -2 31 5 32 4 33 -2 35 3 73 -4 74 4 75 2 76 9 77 5 83 4 90 -2 112 6 124 7 129 -4 135 -2
run-a	73 -2 75 2 83 3
run-driv	77 5 112 -2
run-me	8 2 124 7 129 -3
run-of	0 2 74 3 112 -2
run-this	112 9
rundown-	76 -3 121 10
rundown~	76 -3 121 10
running~	0 4 3 -2 30 -3 31 -2 32 7 112 6
run~	8 3 18 -5 31 6 33 -2 35 3 73 -4 74 5 75 2 76 10 77 6 83 5 90 -2 112 3 124 7 129 -4 135 -2
sab-	33 -4 37 5 57 -3 123 5
sab-leer	33 -2 37 3
sabado-	17 -3 20 -3 31 8 51 8 80 -3 99 12 109 4
sabana-	3 14
saban~	3 14
sabe leer	33 -3 37 4
sabemo-	0 6 1 -6
sab~	0 2 1 -3 17 -2 20 -2 31 7 33 -3 37 3 51 7 57 -2 80 -3 99 10 109 4 123 3
saca-	1 2
sacar-	0 -4 1 27 2 -3 75 3
sacaron-	0 17 1 -9 2 -2
sack-	17 34
sacked~	17 34
saco una	18 8 24 5
saco-	1 -2 7 -2 18 7 24 5 36 6 125 -4 135 13 138 6
saco-una	18 5 24 3
sac~	0 6 1 16 2 -4 18 5 24 3 36 4 73 -2 75 2 125 -3 135 8 138 4
sad-	21 19
sad~	21 19
saf-	2 -6 21 -3 22 -2 23 -3 24 7 31 6 78 -5 79 -2 110 15 130 8 138 3
saf-donat	78 -4 79 -2 130 10
saf-for	24 2
saf-to	78 -3 79 -2 130 7
saf-with	22 -2 24 -2 138 9
saf-you	24 -2 138 8
safe for	24 4
safe to	23 -3 24 -2 62 2 78 -5 79 -3 130 11 134 2
safe with	22 -3 24 -4 138 16
safer-	2 15 24 -2 31 -5 33 -3
safety plan	24 17 34 -2
safety-	7 -12 8 -3 10 -2 11 -3 16 22 24 20 34 -3 67 19 79 -2 138 -2
safety-plan	24 11
safety~	7 -12 8 -3 10 -2 11 -3 16 22 24 20 34 -3 67 19 79 -2 138 -2
saf~	21 -3 22 -2 23 -3 24 6 31 3 33 -2 78 -5 79 -2 110 15 130 8 138 3
said-	6 4 22 2 26 -2
said~	6 4 22 2 26 -2
sal-	8 -5 10 17 18 -5 19 -2 78 -2 118 11 124 17 129 -3 138 -9
salary-	74 -12 87 24 88 -3 89 -6
salary~	74 -12 87 24 88 -3 89 -6
salir de	2 -5 8 8 10 -2 24 7
salir-	2 -6 8 14 10 -8 18 -4 24 8 35 4 122 10
salir-comida	8 6 10 -2
salir-de	2 -3 8 4 24 4
salirm-	2 14 10 -8
salirno-	1 14 10 -7 18 -2
salon de	18 6
salon-	18 6 76 2 77 5 100 -5 138 11
salon-belleza	18 3
salon-de	18 3
salon~	18 6 76 2 77 5 100 -5 138 11
salt-	10 12 26 -3
salty-	10 6 26 -6
salty~	10 6 26 -6
salt~	10 12 26 -3
salud mental	21 7 26 -2 67 9
salud-	21 4 22 -6 26 33 67 6 131 -2 138 -4
salud-mental	21 6 67 4
saludabl-	12 4
saludabl~	12 4
saludo-	21 -8 22 -18 26 -2 67 -2 131 39
salud~	21 -2 22 -17 26 30 67 4 131 23 138 -4
salvador-	39 6
salvad~	39 6
sal~	1 4 2 2 8 7 18 -8 19 -2 24 5 26 -2 35 3 118 8 122 7 124 12 129 -2 138 -7
sam-	17 -2 76 7 126 -2
samuel okafor	113 9
samuel-	113 31
samuel-okafor	113 6
samuel~	113 31
sam~	17 -2 76 7 126 -2
sang-	23 -2 25 -3 38 -6 45 17 138 12
sang~	23 -2 25 -3 38 -6 45 17 138 12
sanitaria-	3 -3 5 8 79 -3
sanitari~	3 -3 5 8 79 -3
sanitary-	5 32
sanitary~	5 32
sano-	12 2
santa-	9 -2 11 7 31 34
sant~	9 -2 11 7 31 34
san~	12 2
sarpullido-	134 35
sarpull~	134 35
sat prep	36 11 38 -5
sat-	36 16 38 -8 106 -3 138 15
sat-prep	36 7 38 -3
saturday crew	31 10
saturday-	3 5 9 -3 21 -2 31 9 51 7 73 9 76 -2 77 -3 79 -11 82 -2 94 14 99 2 109 13 124 -4
saturday-crew	31 7
saturday~	3 5 9 -3 21 -2 31 9 51 7 73 9 76 -2 77 -3 79 -11 82 -2 94 14 99 2 109 13 124 -4
sat~	36 16 38 -8 106 -3 138 15
sav-	12 -3 13 7 29 3 110 10 138 -2
sav-money	13 4 19 -3
save money	13 7 19 -6
saved-	31 -4 78 9 79 -4 110 11 116 -2
saved~	31 -4 78 9 79 -4 110 11 116 -2
saving-	19 10
saving~	19 10
sav~	12 -3 13 7 29 3 110 10 138 -2
say-	0 4 10 9 15 5 17 -4 19 -3 23 3 26 -7 28 -2 31 -2 34 6 35 -3 58 -4 60 11 76 -2 107 -2 129 -2 134 6 135 -2 137 15 138 2
say-got	0 3
say-he	34 4 36 -2
say-i	23 3 60 3 135 -2
say-my	58 -3 60 5
say-need	23 4 34 4 135 -2
say-they	15 4 17 -3
saying-	1 9 60 16 63 -2 106 -7 125 -4
saying~	1 9 60 16 63 -2 106 -7 125 -4
says he	34 7 36 -4 37 2
says i	19 -2 23 7 60 6 135 -4
say~	0 4 10 9 15 5 17 -4 19 -3 23 3 26 -7 28 -2 31 -2 34 6 35 -3 58 -4 60 11 76 -2 107 -2 129 -2 134 6 135 -2 137 15 138 2
scam-	60 4 137 7
scammed~	60 5
scammer-	60 15 115 -2
scammer~	60 5
scamm~	60 12 115 -2
scam~	137 8
scan-	63 14 122 -2 125 -3
scan~	63 14 122 -2 125 -3
scar-	1 11 15 2 21 6 24 -10 26 -6 27 13 75 -2 101 -2
scar-of	26 -2 27 5
scared of	26 -3 27 8 101 -2
scared~	1 11 15 3 24 -6 26 -6 27 13 75 -2 101 -2
scare~	21 9 24 -7
scarf-	4 11
scarf~	4 11
scary-	1 -2 2 -5 138 21
scary~	1 -2 2 -5 138 21
schedul-	16 -2 17 -2 28 -3 29 24 30 -2 75 -2 99 17 100 -2 104 -2 109 7 116 -4 135 -9 138 8
schedul~	16 -2 17 -2 28 -3 29 24 30 -2 75 -2 99 17 100 -2 104 -2 109 7 116 -4 135 -9 138 8
scholarship-	40 11
scholarship~	40 11
school and	30 -2 31 -2 32 8 38 -3 45 10
school break	11 7 35 -2
school clothes	4 11 36 -3
school equivalency	23 -3 34 -2 38 9
school i	40 9 63 7 73 -3 78 -2 124 -4
school in	36 -10 38 12
school is	11 16 138 -6
school lunch	9 -2 11 10
school money	19 -6 36 -2 38 -2 40 17
school program	31 15 36 -5 112 7 121 -2
school stuff	11 -3 36 -5 38 -6 41 22
school supplies	41 3 79 6 138 -2
school will	21 -3 30 8 34 7
school-	9 -2 11 5 16 -3 17 -2 19 -3 23 -3 26 3 27 -2 32 2 34 4 36 15 37 -2 38 6 40 8 41 7 42 5 45 2 63 2 73 6 74 -2 76 2 77 6 78 -2 99 -6 109 -2 110 3 122 -2 123 2 124 -2 135 -2 138 -2
school-a	58 3
school-and	32 4 38 -2 45 5
school-break	11 6
school-can	63 4 73 -2
school-clos	11 6 99 -7 138 8
school-cloth	4 7 36 -2
school-do	40 5 124 -2
school-equivalency	23 -2 34 -2 38 6
school-food	11 12 99 -4
school-for	4 2 11 3
school-help	34 -2 36 10 40 -2 73 -4 123 5
school-i	38 4 40 4 63 3 124 -2
school-in	32 2 36 -5 38 5 74 -2 138 4
school-is	11 9 138 -3
school-lunch	11 7
school-meet	34 9
school-money	19 -4 36 -2 40 12
school-need	34 -2 50 3 123 5
school-not	30 4 34 4
school-out	11 8 36 -2 38 -2 42 6 138 -3
school-program	31 10 36 -4 112 4
school-start	74 -3 138 5
school-stuf	11 -2 36 -4 38 -4 41 15
school-supply	79 4
school-to	4 -2 34 3 77 3 79 2 135 -2
school-want	4 -2 38 -2 45 6 77 3
school-wil	30 4 34 4
schoolwork-	36 35
schoolwork~	36 35
school~	9 -2 11 5 16 -3 17 -2 19 -3 23 -3 26 3 27 -2 32 2 34 4 36 15 37 -2 38 6 40 8 41 7 42 5 45 2 63 2 73 6 74 -2 76 2 77 6 78 -2 99 -6 109 -2 110 3 122 -2 123 2 124 -2 135 -2 138 -2
scienc-	32 -2 36 6
scienc~	32 -2 36 6
scor-	138 15
scor~	138 15
scout-	31 10 61 -2 73 11 121 -6 125 -2
scout~	31 10 61 -2 73 11 121 -6 125 -2
scrap-	53 14
scrap~	53 14
screen-	17 -2 26 28 30 -3 31 3 57 8 73 -3 109 -2 125 -2 138 -3
screening~	26 38 31 -11 109 -2 138 -2
scre~	17 -2 30 -3 31 13 57 10 73 -4 125 -2
script-	61 -12 121 -3 138 24
script~	61 -12 121 -3 138 24
scrub-	20 11
scrub~	20 11
sculptur-	43 35
sculptur~	43 35
se descompuso	57 -6 58 7
se encuentran	100 13
se fundo	114 8
se me	7 2 17 2 19 7 26 5 52 4 63 -2 138 -4
se murio	25 4
se nos	0 6 25 6
se puede	56 4 80 6 82 2 125 -2
se si	60 4 106 5 115 -3
se trata	117 10
se usar	57 8 58 -5
se-	0 2 3 -2 6 -2 18 3 19 5 20 -2 21 -2 25 4 26 2 27 -3 28 6 32 3 35 2 36 -2 49 -2 52 2 56 2 73 2 74 -2 76 -3 77 -3 78 -2 80 3 89 2 90 -3 91 2 92 2 100 5 106 6 110 5 114 2 115 3 117 9 122 -2 124 11 125 -3 132 6 138 -4
se-acabaron	7 3 17 -2
se-acabo	0 2 17 3 26 4
se-computadora	57 3 58 -2
se-con	32 5 35 2 129 3
se-descompuso	57 -4 58 4
se-el	0 2
se-encuentran	100 9
se-esta	18 5 76 -4
se-fundo	114 6
se-hacer	92 4
se-la	57 -2 58 3
se-me	19 4 26 3 52 2 106 2 138 -2
se-mi	19 3
se-murio	25 3
se-nada	12 3 106 3
se-nos	0 3 25 3
se-para	89 3 90 -2 91 4
se-pued	56 2 80 4
se-rompio	49 2
se-si	60 2 106 3 115 -2
se-trata	117 6
se-un	60 2 115 -2
se-usar	57 5 58 -3
se-va	17 -2 19 6 110 3 138 -2
sea-	17 5
search-	2 6 17 9 57 -4 58 5 120 -5 135 4 138 -2
search~	2 6 17 9 57 -4 58 5 120 -5 135 4 138 -2
seasonal-	17 6 20 -2
seasonal~	17 6 20 -2
seat-	0 -5 27 -2 79 17 138 -6
seat~	0 -5 27 -2 79 17 138 -6
sea~	17 5
secc-	2 25
second chance	17 12
second-	15 2 17 15 36 -3 37 11 39 9 75 -2 107 -8
second-chanc	17 8
second~	15 2 17 15 36 -3 37 11 39 9 75 -2 107 -8
secret-	110 18 111 -3
secreto-	110 19
secret~	110 32 111 -3
sect-	1 13 2 19
sect-8	1 11 2 -3
section 8	1 15 2 -4
section~	1 13 2 19
secundaria-	38 6
secundario-	38 -8 134 26
secundari~	134 17
secur-	110 35
security deposit	1 7
security number	21 -3 102 -2 125 23 138 -11
security-	1 6 16 5 19 -2 21 -5 60 5 63 15 67 -2 102 -5 106 -6 108 -3 125 8 138 18
security-deposit	1 4
security-number	21 -2 102 -2 125 15 138 -7
security~	1 6 16 5 19 -2 21 -5 60 5 63 15 67 -2 102 -5 106 -6 108 -3 125 8 138 18
secur~	110 35
sec~	2 25
sed-	74 12 87 -4 88 -4 89 -7 99 -2 100 16
sed~	74 12 87 -4 88 -4 89 -7 99 -2 100 16
see my	24 9 28 -2 30 -2 57 6 110 -15 111 14
see the	26 3 30 -3 57 5
see what	110 13 111 9 138 -8
see you	110 -3 111 -2 133 17
see-	24 7 26 6 28 -2 30 -4 57 9 106 -2 111 14 112 -2 133 21 138 7
see-doctor	26 2
see-my	24 5 57 3 110 -9 111 9
see-the	26 2 30 -2 57 3
see-what	110 7 111 5 138 -4
see-you	110 -2 111 3 133 11 138 -3
seed-	13 25 52 -11
seedl-	13 35
seedling~	13 35
seed~	13 25 52 -11
seeker-	125 30 135 -21
seeker~	125 30 135 -21
see~	24 7 26 6 28 -2 30 -4 57 9 106 -2 111 14 112 -2 133 21 138 7
seguidor-	75 10
seguid~	75 10
seguimiento-	106 39
seguir-	32 13 106 -3
seguirlo-	108 35
seguirl~	108 35
segundo-	37 10
segund~	37 10
segura-	110 7
segura-mi	24 2
seguridad-	24 19 34 -2 138 -2
seguridad~	24 19 34 -2 138 -2
seguro donar	26 -7 78 -3 110 -4 130 20
seguro social	24 -8 26 -5 110 -4 125 19
seguro-	22 2 24 -3 26 12 31 2 78 -3 110 3 125 9 130 6
seguro-donar	26 -5 78 -2 110 -3 130 13
seguro-social	24 -6 26 -4 110 -3 125 13
segur~	22 2 24 -3 26 11 27 -2 31 2 78 -3 110 7 125 8 130 6
segu~	32 11 106 30
seis-	2 4 74 4
sei~	2 4 74 4
sel-	4 -6 18 11 57 -3 63 -2 91 7 93 7 105 -2 110 2 111 -2 138 15
sel-at	91 5
sel-data	18 -2 110 11 138 -6
sel-my	18 -2 110 -4 138 7
sel-the	18 2 93 6 110 -2
sel-thing	18 6 91 5 138 -2
selena-	25 -8 82 -2 138 17
selen~	25 -8 82 -2 138 17
self-	21 22
self~	21 22
sell data	18 -3 110 16 138 -9
sell my	18 -2 110 -6 138 9
sell things	18 8 91 9 110 -2 138 -3
selling~	18 11 57 -5
sell~	4 -6 18 5 63 -2 91 7 93 7 105 -2 110 2 111 -2 138 15
semana-	9 -2 11 3 12 2 25 -3 28 -2 29 7 31 5 63 -2 73 -4 77 -7 84 10 85 -3 90 12 92 -2 99 19 106 3 109 20 122 -3 131 -2
seman~	9 -2 11 3 12 2 25 -3 28 -2 29 7 31 5 63 -2 73 -4 77 -7 84 10 85 -3 90 12 92 -2 99 19 106 3 109 20 122 -3 131 -2
sembrar-	8 -2 13 13 50 6
sembrar-arbol	13 -2 50 4 52 -2
sembrar-en	13 3
sembr~	8 -2 13 13 50 6
semilla-	13 18 52 -14
semill~	13 18 52 -14
seminar-	109 35
semin~	109 35
sena-	107 36
send a	63 7 104 6 125 -2 128 4 138 -2
send email	57 12 103 -10
send money	19 -3 73 -3 78 8 110 -3 137 8
send the	79 -2 94 6 96 9 106 -2 130 -2
send you	57 -2 63 -5 78 5 103 8
send-	14 -3 19 -5 26 -3 34 -2 57 4 63 2 73 -4 76 2 78 22 79 -2 94 4 96 6 100 3 103 3 104 10 106 -2 110 -2 120 5 123 6 125 -2 128 3 129 -2 130 -2 137 6 138 -3
send-a	63 2 103 3 104 3 128 2
send-check	78 3
send-email	57 4 103 -2
send-messag	104 10
send-money	19 -2 73 -2 78 5 110 -2 137 4
send-the	94 3 96 5 100 3
send-to	78 -2 110 -2 123 5 137 5
send-you	63 -3 78 3 103 4
senderismo-	54 35
senderism~	54 35
send~	14 -3 19 -5 26 -3 34 -2 57 4 63 2 73 -4 76 2 78 22 79 -2 94 4 96 6 100 3 103 3 104 10 106 -2 110 -2 120 5 123 6 125 -2 128 3 129 -2 130 -2 137 6 138 -3
senior-	2 7 7 -4 8 9 17 -2 28 -2 30 -2 35 20 43 2 44 -2 45 3 54 6 73 7 99 -2
senior~	8 -2 17 -2 35 14 43 3 44 -2 45 3 54 7 73 9 99 -2
seni~	2 11 7 -6 8 17 28 -2 35 10 73 -3
senora-	104 9 138 -2
sens-	36 6 44 -2 138 -2
sensory-	33 14
sensory~	33 14
sens~	36 6 44 -2 138 -2
sent a	6 5 41 7 104 -3 106 4
sent-	6 6 25 -3 34 -2 41 8 57 -2 60 6 63 -8 104 -4 106 16
sent-a	6 3 41 4 104 -2 106 2
sent-to	25 -2 60 3
sentenc-	107 -9 138 15
sentenc~	107 -9 138 15
sent~	6 6 25 -3 34 -2 41 8 57 -2 60 6 63 -8 104 -4 106 16
sen~	104 6 107 33 138 -2
sepa-	110 3
separ-	29 35
separac-	29 4
separado-	29 17
separando-	29 5
separat-	17 -7 29 14
separated~	29 6
separating~	17 -8 29 11
separation~	29 35
separ~	29 20
sep~	110 3
ser lider	74 8 87 2 88 7 89 -5 125 -2
ser parte	80 12
ser socio	98 8 124 -3
ser voluntario	73 -8 82 8 83 7 84 6 85 -2 86 -2
ser-	18 4 32 -3 49 -2 73 3 74 5 77 6 79 -3 80 7 82 5 83 4 84 2 85 -3 86 -2 88 4 89 -5 93 4 95 3 98 5 105 2 112 -4 124 -3 125 4 137 -4
ser-de	32 -3 73 2 74 -2 80 3 88 5 98 2
ser-lider	74 6 88 3 89 -3
ser-part	80 8
ser-socio	76 2 98 5 124 -2
ser-voluntario	73 -4 82 5 83 4 84 3
sera-	134 2
serv-	7 -6 9 6 11 -6 73 31 99 -3 126 34 127 -12 138 -2
served~	9 11 99 -3 126 16 127 -12
servic-	34 4 59 11 63 -4 73 -4 76 19 81 6 82 -4 83 -4 84 -8 85 -8 86 -5 102 -3 105 8 110 6 121 24 124 -4 127 8 138 4
servic-area	121 -2 127 9
servic-hour	73 2
servic-project	73 10
service areas	121 -3 127 10
service hours	73 3 84 -2
service project	73 15 121 -2
servicio comunitario	73 14 121 -4
servicio-	34 6 73 3 76 12 82 -2 83 -3 84 -7 85 -5 86 -2 99 -3 121 27 127 7
servicio-comunitario	73 10 121 -3
servici~	34 6 73 3 76 12 82 -2 83 -3 84 -7 85 -5 86 -2 99 -3 121 27 127 7
servic~	34 4 59 11 63 -4 73 -4 76 19 81 6 82 -4 83 -4 84 -8 85 -8 86 -5 102 -3 105 8 110 6 121 24 124 -4 127 8 138 4
servir comida	7 -5 73 15
servir-	7 -8 8 -2 73 24
servir-comida	7 -3 73 10
servsaf-	12 -3 16 33
servsaf~	12 -3 16 33
serv~	7 -11 8 -2 11 -6 73 46 126 24 127 -5 138 -2
ser~	18 4 32 -3 49 -2 73 3 74 5 77 5 79 -3 80 6 82 5 83 4 84 2 85 -3 86 -2 88 4 89 -5 93 4 95 3 98 5 105 2 112 -3 124 -3 125 4 137 -4
set up	32 -2 57 7 74 5 77 6 78 6 90 2 103 -4
set-	3 6 27 -2 32 -3 57 10 73 -2 74 7 77 7 79 9 90 3 91 -2 92 -2 103 -6 109 -2
set-a	74 4 90 3
set-up	57 4 74 3 77 4 78 4 103 -3
settl-	29 17 31 -3 138 -2
settl~	29 17 31 -3 138 -2
setup-	59 -7 63 18 102 -5
setup~	59 -7 63 18 102 -5
set~	3 6 27 -2 32 -3 57 10 73 -2 74 7 77 7 79 9 90 3 91 -2 92 -2 103 -6 109 -2
sew-	16 -3 49 10 73 2
sewing machine	49 5
sewing-	49 9 116 -2
sewing-machin	49 3
sewing~	49 9 116 -2
sew~	16 -3 49 10 73 2
se~	0 2 3 -2 6 -2 18 3 19 5 20 -2 21 -2 25 4 26 2 27 -3 28 6 32 3 35 2 36 -2 49 -2 52 2 56 2 73 2 74 -2 76 -3 77 -3 78 -2 80 3 89 2 90 -3 91 2 92 2 100 5 106 6 110 5 114 2 115 3 117 9 122 -2 124 11 125 -3 132 6 138 -4
shad-	4 -5 50 -3 56 21 79 -3 100 -4
shad-for	4 -3 50 4
shad~	4 -5 50 -3 56 21 79 -3 100 -4
shakespear-	138 35
shakespe~	138 35
shakira-	114 -8 138 36
shak~	114 -8 138 36
shampoo-	0 -3 79 10
shampo~	0 -3 79 10
shap-	3 -2 79 6
shap~	3 -2 79 6
shar-	12 13 75 10 78 12 115 -3 138 -7
shar-inform	110 6
shar-my	110 4
share information	110 3
share my	110 6
share~	12 13 75 10 78 12 115 -3 138 -7
she is	24 13 36 4 109 -2
she-	8 4 24 13 32 -3 33 -2 35 -2 36 3 37 2 82 9 107 4 109 -2 137 7
she-is	24 7 36 2
sheet-	3 16
sheet~	3 16
shel-	53 3
shell~	53 3
shelter-	0 16 2 4 3 9 53 -4 106 -2 135 -3 137 9 138 -2
shelter~	0 10 135 -5
shelt~	0 11 2 5 3 9 53 -4 106 -2 137 9 138 -2
sherif-	0 -2 1 8 110 -5
sheriff~	0 -2 1 8 110 -5
she~	8 4 24 13 32 -3 33 -2 35 -2 36 3 37 2 82 9 107 4 109 -2 137 7
shift-	17 7 73 22 83 -2 84 9 86 6 122 -7
shift~	17 7 73 22 83 -2 84 9 86 6 122 -7
shirt-	4 6 76 6 79 -4
shirt~	4 6 76 6 79 -4
sho-	4 7 17 -2 18 -2 20 2 79 9 138 9
sho-for	20 2
shoes for	20 3
shoot a	57 -2 75 9
shoot hoops	31 11
shoot some	52 -5 75 8
shoot video	57 -2 75 3
shoot your	75 2 76 -2
shoot-	17 4 21 -2 31 12 52 -4 57 -6 75 20 76 -2 102 4 138 -3
shoot-a	75 6
shoot-hoop	31 7
shoot-me	17 3 21 -2 102 3 138 -2
shoot-som	52 -3 75 5
shoot-video	57 -3 75 8
shoot-your	102 3
shooting~	17 9 18 -2 21 -3
shoot~	31 12 52 -4 57 -6 75 20 76 -2 102 5 138 -3
shop-	0 -2 8 6 18 9 35 8 57 3 77 5 99 -12 123 -2
shop-could	76 2
shopping~	0 -2 35 14
shop~	8 6 18 9 57 3 77 5 99 -12 123 -2
short-	16 11 74 -6
short~	16 11 74 -6
shot-	11 -3 17 7 26 41 28 -2 31 -3 36 -5 38 -4 76 3 78 -2 79 -2 124 -3
shot~	11 -3 17 7 26 41 28 -2 31 -3 36 -5 38 -4 76 3 78 -2 79 -2 124 -3
should i	4 -3 90 8 94 4 99 -3 134 6 138 9
should-	0 -2 4 -5 77 -6 79 -2 90 10 92 5 94 6 99 -4 134 9 138 12
should-i	4 -2 90 4 94 3 99 -2 134 4 138 5
should-tak	134 7
should~	0 -2 4 -5 77 -6 79 -2 90 10 92 5 94 6 99 -4 134 9 138 12
show me	49 7 85 5 122 -4 137 4 138 -3
show up	7 -2 73 -2 101 15 109 4
show-	7 -2 15 -8 17 -3 24 6 32 -2 36 3 49 6 73 -3 75 6 77 -2 85 5 101 14 109 4 122 -5 137 3 138 13
show-me	49 4 85 3 122 -2 137 2 138 -2
show-up	17 -2 24 3 101 9 109 2
shower-	5 40 138 -3
showing~	17 -6 24 12 77 -4
show~	5 25 7 -2 15 -7 32 -2 36 3 49 6 73 -3 75 6 85 5 101 12 109 3 122 -5 137 3 138 10
sho~	4 7 17 -2 18 -2 20 2 79 9 138 9
shrink-	22 36
shrink~	22 36
shut my	6 -3 21 7
shut up	6 -2 78 3 136 11
shut-	6 3 17 8 21 3 78 2 136 5
shut-my	21 4
shut-up	136 8
shutof-	6 20
shutoff~	6 20
shut~	6 3 17 8 21 3 78 2 136 5
shy-	39 2
shy~	39 2
si-	3 -2 60 4 77 11 78 -2 91 -2 106 6 115 -3 129 2
sick-	1 3 3 -7 8 8 21 -3 22 -3 26 44 28 -2 31 -2 99 -2 101 6
sick~	1 3 3 -7 8 8 21 -3 22 -3 26 44 28 -2 31 -2 99 -2 101 6
sid-	18 10 74 -3 100 13 115 -4 126 -5 134 15 138 -2
sid-effect	134 9
sid-hustl	18 5 115 -2
sid-of	74 -2 100 7 126 -3 134 2
sid-town	74 -2 100 8 126 -3
side effects	134 13
side hustle	18 9 115 -4
side of	74 -3 100 13 126 -5 138 -2
sidewalk-	50 7 73 -2
sidewalk~	50 7 73 -2
sid~	18 10 74 -3 100 13 115 -4 126 -5 134 15 138 -2
siembra-	13 35
siembr~	13 35
siento-	21 13 24 4 28 -2 36 -3
siento-en	24 2
sient~	21 13 24 4 28 -2 36 -3
sign language	107 6
sign me	73 4 86 -2 122 7
sign up	3 -2 36 3 52 3 73 5 83 -5 86 -2 106 -6 122 12 123 9
sign-	3 -5 10 -3 26 -2 32 -3 34 3 36 2 52 3 73 3 82 -2 83 15 85 -3 86 3 92 10 106 -9 107 4 122 11 123 6 134 6
sign-for	36 2 52 3 83 2 109 2
sign-languag	107 4
sign-me	73 2 122 5
sign-my	83 2 122 -10 123 17
sign-to	73 2 86 10 106 -2 122 -5
sign-up	73 7 83 -4 86 2 106 -4 122 6 123 5
sign-volunt	73 2 83 10 86 -5
signed up	73 -11 86 14
signed~	73 -16 83 -2 86 20
significa-	6 -9 138 16
signific~	6 -9 138 16
signing~	73 33 106 -3 122 -15 123 -2
signo-	138 25
signup-	122 35
signup~	122 35
sign~	3 -5 10 -3 26 -2 32 -3 34 3 36 2 52 3 73 -3 82 -2 83 16 85 -3 86 -6 92 10 106 -8 107 4 122 17 123 7 134 7 138 9
sigo-	7 -2 25 -3 80 -3 106 8 108 25
sigu-	24 14 29 -3 30 -2 86 9 106 27 121 -2 137 -3
sigu~	24 14 29 -3 30 -2 86 9 106 27 121 -2 137 -3
sig~	7 -2 25 -3 80 -3 106 8 108 25
silenc-	47 18
silencio-	47 17 99 -10
silenci~	47 17 99 -10
silenc~	47 18
silla de	3 -6 31 -2 33 3 101 6
silla-	3 12 31 -2 33 2 79 -2 101 13
silla-de	3 -3 33 2 101 3
silla-rueda	3 -5 101 8
sillon-	3 17 79 -4
sillon~	3 17 79 -4
sill~	3 12 31 -2 33 2 79 -2 101 13
silvestr-	55 22
silvestr~	55 22
similac-	7 -5 10 15
similac~	7 -5 10 15
sin azucar	10 18 26 -9
sin carro	0 -12 8 9 27 14 138 -7
sin casa	0 9 2 -5 8 -3 56 -2 80 11
sin cita	26 -2 27 -8 101 16
sin fines	115 2
sin seguro	22 11 24 -4 26 12 110 -2 125 -4
sin trabajo	17 6 122 -2
sin-	0 10 1 -3 2 -3 3 -4 4 -2 7 4 8 -4 10 12 11 2 17 10 19 -2 21 6 22 5 24 -3 27 4 28 2 34 -2 39 -4 56 2 80 5 101 12 115 2 122 4 124 2 125 4 135 -2 138 -4
sin-azucar	10 11 26 -5
sin-carro	0 -9 8 6 27 10 138 -5
sin-casa	0 7 2 -4 8 -2 80 6
sin-cita	27 -5 101 11
sin-comida	7 8 8 15 10 -2 27 -10 138 -5
sin-fin	115 2
sin-lucro	115 2
sin-seguro	22 8 24 -3 26 8 125 -3
sin-trabajo	17 4
sinc-	0 2 7 3 21 7 25 13 29 -2 79 -4 114 15 122 -5 134 -2 135 -2 138 -3
sinc-he	25 6 79 -2
sinc-pass	25 5 79 -2
sinc-when	114 10
since he	25 12 79 -4 134 -2 138 -2
since when	114 14
sinc~	0 2 7 3 21 7 25 13 29 -2 79 -4 114 15 122 -5 134 -2 135 -2 138 -3
sindrom-	21 -4 33 8
sindrom-down	21 -2 33 3
sindrom~	21 -4 33 8
sing with	45 13 73 -3 138 -3
sing-	44 -9 45 23 47 -3 73 2 76 -2 138 13
sing-for	73 3
sing-group	45 4
sing-in	45 5 47 -2
sing-with	45 8 73 -2 138 -2
singer-	44 -9 45 17
singing~	44 -10 45 24 47 -4
singl-	7 9 17 5 28 18 35 -2 94 -3 100 -2 116 -3 125 7 130 -5 138 21
singl-dad	17 4
singl-father	28 6
single dad	17 7 28 -2
single father	28 9
singl~	7 9 17 5 28 18 35 -2 94 -3 100 -2 116 -3 125 7 130 -5 138 21
sing~	31 -2 44 -8 45 16 73 2 76 -2 138 14
sintoma-	10 -2 134 6
sintom~	10 -2 134 6
sin~	0 10 1 -3 2 -3 3 -4 4 -2 7 4 8 -4 10 12 11 2 17 10 19 -2 21 6 22 5 24 -3 27 4 28 2 34 -2 39 -4 56 2 80 5 101 12 115 2 122 4 124 2 125 4 135 -2 138 -4
siri-	138 20
siri~	138 20
sirv-	21 -3 78 -4 116 21 117 -2 129 5 136 27
sirv-para	136 6
sirven-	7 -3 9 30 11 -13 99 -10
sirv~	7 -3 9 21 11 -10 21 -2 78 -4 99 -7 116 19 129 5 136 24
sistema-	137 15
sistem~	137 15
sister-	0 -10 25 3 28 -10 30 11 32 15 57 6 122 -5 123 7 137 9
sister-in	0 -6 137 6
sister~	28 -14 30 17 32 7
sist~	0 -11 25 4 32 11 57 6 122 -6 123 8 137 10
sit down	7 -3 9 11 21 -2
sit with	27 8 35 3 73 8 105 -3
sit-	2 -2 6 13 7 -3 9 9 19 -13 21 -3 27 7 31 5 33 8 35 3 59 4 60 -2 63 4 73 6 78 -4 105 -3 109 -4 110 -3 130 15 137 7 138 -2
sit-down	7 -2 9 7 21 -2
sit-in	6 9 33 6
sit-meal	7 -2 9 7 21 -2
sit-with	27 4 35 2 73 4
sitter-	35 7
sitting~	6 26
sitt~	35 7
situac-	32 -4 122 19
situ~	32 -4 122 19
sit~	2 -2 7 -3 9 9 19 -14 21 -3 27 8 31 5 33 9 35 3 59 4 60 -2 63 5 73 7 78 -4 105 -3 109 -4 110 -3 130 15 137 7 138 -2
six-	7 13 42 2 79 -6 92 -2
six~	7 13 42 2 79 -6 92 -2
siz-	4 12 5 3 7 6 74 -5 79 2 89 9
siz~	4 12 5 3 7 6 74 -5 79 2 89 9
si~	3 -2 60 4 77 11 78 -2 91 -2 106 6 115 -3 129 2
sketch-	43 7 46 -2
sketch~	43 7 46 -2
skil-	3 -4 9 -3 12 18 16 33 17 -5 18 -2 40 -7 57 14 58 -7 73 -6 75 -2 83 -2 84 -3 85 14 97 -2 114 -2 120 -4
skill~	3 -4 9 -3 12 18 16 33 17 -5 18 -2 40 -7 57 14 58 -7 73 -6 75 -2 83 -2 84 -3 85 14 97 -2 114 -2 120 -4
skincar-	138 35
skinc~	138 35
skip-	7 20 9 -2 26 -5 30 -3 31 -3 32 7 134 5
skip-meal	7 9
skipping meals	7 6
skipping~	7 9 9 -2 30 -4 31 -3 32 8
skip~	7 15 26 -6 134 6
sky-	138 21
sky~	138 21
slash-	17 25 73 -2 99 -18
slashed~	17 25 73 -2 99 -18
sleep-	0 21 3 4 7 -2 52 -2 56 5 94 -3 101 -2 138 -2
sleep-car	0 3
sleep-the	0 -3 3 5
sleeping~	0 15 3 8 52 -2 94 -4 101 -3
sleep~	0 12 7 -2 56 6 138 -2
slept-	0 2 28 -3 35 3
slept~	0 2 28 -3 35 3
slip-	4 -2 19 10 20 5 78 -2 129 -2
slip~	4 -2 19 10 20 5 78 -2 129 -2
slot-	22 -6 76 7
slot~	22 -6 76 7
slow-	37 12 115 -11
slow~	37 12 115 -11
slumlord-	1 16 135 -9
slumlord~	1 16 135 -9
smal-	2 5 4 -2 18 7 76 5 78 -3 79 -4 129 7 135 13 138 -2
smal-business	18 5
small business	18 6
smallest donation	78 4 94 -3 130 2
smallest gift	78 -3 130 4
smallest-	78 4 94 -5 129 -2 130 6
smallest-donation	78 3 94 -2
smallest-gift	78 -2 130 3
smallest~	78 4 94 -5 129 -2 130 6
small~	2 5 4 -2 18 7 76 5 78 -3 79 -4 129 7 135 13 138 -2
smarter-	138 20
smartphon-	57 15
smartphon~	57 15
smart~	138 20
smith-	122 -10 137 20
smith~	122 -10 137 20
smok-	23 -3 138 11
smoking~	23 6
smok~	23 -10 138 14
snack-	11 -2 36 8 138 -4
snack~	11 -2 36 8 138 -4
snap-	7 17 17 -2 63 3 122 -2
snap~	7 17 17 -2 63 3 122 -2
sneaker-	4 12 20 -5 79 -2
sneaker~	4 12 20 -5 79 -2
snow-	9 -3 11 6
snowing~	4 -2 138 5
snowsuit-	4 26 31 -5 32 -7 82 -3 114 -2
snowsuit~	4 26 31 -5 32 -7 82 -3 114 -2
snow~	9 -3 11 7 138 -4
so hot	7 -2 9 -2 50 2 56 6
so i	7 -4 10 7 16 7 19 -2 20 3 24 7 26 -3 35 5 37 -5 73 -2
so much	25 8 28 -2 35 -3 132 6
so-	7 5 9 -2 10 6 12 -2 16 7 19 -2 20 3 21 5 23 -2 24 4 25 7 26 -3 28 -2 35 2 37 -5 56 4 73 -2 132 6
so-can	16 5 20 2 35 3
so-hot	56 3
so-i	7 -2 10 3 16 4 20 2 21 2 24 2 35 3 37 -2
so-much	25 4 35 -2 132 4
soap and	5 9 7 -4
soap-	0 -3 5 6 7 -4 79 11
soap-and	7 -2 79 7
soap~	0 -3 5 6 7 -4 79 11
sober-	23 5
sobr-	53 -15 75 8 117 15
sobr-usted	53 -6 75 3 117 6
sobra-	3 -2 7 -4 53 9 76 9 79 -6
sobran-	13 -2 53 -5 79 10
sobre ustedes	53 -9 75 6 117 8
sobrevivient-	24 6
sobrevivient~	24 6
sobria-	23 2
sobriedad-	23 35
sobriedad~	23 35
sobriety-	23 4
sobriety~	23 4
sobrina-	30 9
sobrino-	4 6 30 4 32 12 77 -3 93 -2
sobrin~	4 5 28 -2 30 10 32 11 77 -2 93 -2
sobrio-	23 8 27 -4
sobri~	23 9 27 -4
sobro-	79 6
sobr~	3 -2 7 -4 53 -7 75 6 76 7 79 4 117 11
sob~	23 5
soccer-	31 2
socc~	31 2
social media	4 -2 97 -4 108 11
social security	19 -2 21 -4 60 4 63 12 102 -4 106 -4 108 -2 125 7 138 16
social worker	17 -3 73 -3 76 19 105 -5 108 -2 123 3 137 6
social-	4 -2 17 -6 19 -2 20 -2 21 -4 24 -7 26 -5 60 3 63 9 73 7 75 -3 76 15 97 -3 102 -5 105 13 106 -5 108 24 110 4 120 -2 123 2 124 -6 125 18 130 -2 137 4 138 13
social-media	97 -3 108 7
social-number	21 -2 102 -2 125 15 138 -7
social-security	21 -3 60 2 63 8 102 -3 106 -3 125 4 138 11
social-worker	17 -2 76 13 105 -3 123 2 137 3
social~	4 -2 17 -6 19 -2 20 -2 21 -4 24 -7 26 -5 60 3 63 9 73 7 75 -3 76 15 97 -3 102 -5 105 13 106 -5 108 24 110 4 120 -2 123 2 124 -6 125 18 130 -2 137 4 138 13
society-	73 13 78 -8
society~	73 13 78 -8
socio de	75 -8 76 -2 97 10 98 3
socio-	75 7 76 12 98 8 112 -2 118 7 121 -2 124 -3 125 -2
socio-de	75 -5 97 6 98 2
socio-medio	75 5 76 -5 97 2
socio-recurso	76 2
soci~	75 7 76 12 98 8 112 -2 118 7 121 -2 124 -3 125 -2
sock-	4 5 73 -2 77 8 79 11 93 -3
sock~	4 5 73 -2 77 8 79 11 93 -3
sodium-	10 3
sodium~	10 3
sofa-	3 16
soft food	7 -3 10 8
soft-	7 -4 10 14
soft-food	7 -2 10 6
softly-	25 -4 112 -2 138 14
softly~	25 -4 112 -2 138 14
soft~	7 -4 10 14
sof~	3 16
soil-	13 -2 52 12
soil~	13 -2 52 12
sol-	21 -6 36 20 38 -7
sola al	27 2
sola-	8 5 21 8 28 4 34 3 102 -2
soldadura-	16 8
soldadur~	16 8
soldar-	49 9
solder-	16 -7 49 11
sold~	16 -6 49 16
soledad-	21 35
soledad~	21 35
solicitar-	106 -3 122 26
solicito-	7 -2 80 -2 122 30 131 -2 135 -3
solicitud de	26 -4 63 4
solicitud-	14 10 17 -5 26 -3 106 21 122 21 125 -16
solicitud-de	26 -2 63 2
solicitud~	14 10 17 -5 26 -3 106 21 122 21 125 -16
solicit~	106 -3 122 26
solic~	7 -2 80 -2 122 30 131 -2 135 -3
solo-	7 6 11 9 21 -2 28 6 31 -2 34 -4 36 -2 73 -10 78 -2 84 9 100 -2 125 11 126 9 129 -4 130 9
soltera-	21 -5 28 22
soltero-	28 9 35 -2
solter~	21 -4 28 26 35 -2
solv-	138 31
solv~	138 31
sol~	7 4 8 3 11 7 21 2 28 8 36 7 38 -3 73 -8 84 7 100 -2 102 -2 125 8 126 7 129 -3 130 7
som-	7 16 9 4 31 -3 42 -4 44 -8 47 2 52 -4 73 16 75 6 76 -4 78 4 99 -4 122 -2 138 5
som-food	7 7 76 -3
som-for	73 3
som-fre	7 5 42 -3 73 2 76 -3
som-help	7 3 73 8 99 -3
sombra-	0 -3 50 -12 56 22
sombr~	0 -3 50 -12 56 22
some free	7 8 42 -5 73 4 76 -5
somebody come	94 14
somebody in	2 -2 21 -3 29 11 32 -4 34 6
somebody to	21 7 27 7 32 5 63 4 73 -2 105 -4 122 -4
somebody with	1 -2 2 8 10 3 110 -2 138 -2
somebody-	0 -2 1 -2 2 2 7 -3 8 5 19 -3 21 13 22 3 25 8 27 4 29 5 34 2 35 2 44 -7 48 -4 57 -2 60 10 63 2 76 -5 78 2 80 4 94 4 99 -2 101 -3 102 -3 105 9 106 4 108 -2 110 6 122 -6 123 9 124 -2 125 -2 130 -2 138 3
somebody-com	94 8
somebody-get	94 8
somebody-in	21 -2 29 6 32 -2 34 3
somebody-me	80 8 102 -2 105 7
somebody-talk	21 10 105 -2
somebody-the	21 -2 29 5 32 -2 34 3 60 2
somebody-to	22 2 27 3 32 2 63 2 105 -3 106 3 122 -2
somebody-with	2 4 10 2 35 2 76 -3
somebody~	0 -2 1 -2 2 2 7 -3 8 5 19 -3 21 13 22 3 25 8 27 4 29 5 34 2 35 2 44 -7 48 -4 57 -2 60 10 63 2 76 -5 78 2 80 4 94 4 99 -2 101 -3 102 -3 105 9 106 4 108 -2 110 6 122 -6 123 9 124 -2 125 -2 130 -2 138 3
somehow-	73 3 80 -2
somehow~	73 3 80 -2
someon-	0 -4 3 5 6 -6 14 4 17 5 21 12 27 6 28 -3 29 7 31 -2 32 2 48 -3 53 -3 60 7 67 5 76 4 78 5 79 3 80 -4 85 3 94 -4 101 -2 102 -4 104 2 105 8 106 6 107 9 115 -8 122 5 123 9 124 -2 125 -2
someon-a	0 -3 3 6 17 6 53 -3 124 -2 135 -2
someon-cal	60 5 102 -4 105 3 106 2
someon-com	27 2
someon-els	123 10
someon-help	29 5 73 -2 80 -3 122 13
someon-in	67 6
someon-me	27 4 85 3 102 -2 104 5 105 4 106 -2 122 -2
someon-my	32 3 60 3 138 8
someon-pick	27 5 79 5 94 -4
someon-speak	21 -5 105 -12 107 19
someon-stol	60 3 138 9
someon-talk	21 11 105 -7
someon-to	21 2 27 2 29 4 35 2 73 4
someon-up	14 5 79 5 94 -4
someon-with	17 6 124 -2
someone call	102 -7 105 7 106 7
someone else	123 15
someone in	67 10 100 3
someone pick	27 9 79 8 94 -7 101 -2
someone stole	60 5 138 14
someone to	21 4 27 3 29 7 31 -2 35 3 73 7 105 -2
someone with	17 13 124 -3 135 -3
someon~	0 -4 3 5 6 -6 14 4 17 5 21 12 27 6 28 -3 29 7 31 -2 32 2 48 -3 53 -3 60 7 67 5 76 4 78 5 79 3 80 -4 85 3 94 -4 101 -2 102 -4 104 2 105 8 106 6 107 9 115 -8 122 5 123 9 124 -2 125 -2
someth-	0 -3 2 5 3 -2 7 -3 9 7 13 3 16 2 17 5 18 3 19 6 24 -2 31 8 32 -4 35 -3 40 -3 42 4 49 -3 50 4 56 -4 63 3 73 -2 74 3 76 -2 77 2 78 11 79 -2 80 6 99 -3 109 6 115 -2 131 5 137 6 138 -2
someth-a	77 2
someth-about	35 -2 50 4 137 6
someth-for	0 -2 31 5 42 3 80 5 109 4
someth-my	31 3 49 -3 63 3 78 8
someth-to	2 4 13 2 73 3
someth-warm	9 4
something for	0 -3 31 7 73 -2 80 10 109 9
something to	13 5 31 4
something warm	3 -3 9 7
something~	0 -3 2 5 3 -2 7 -3 9 7 13 3 16 2 17 5 18 3 19 6 24 -2 31 8 32 -4 35 -3 40 -3 42 4 49 -3 50 4 56 -4 63 3 73 -2 74 3 76 -2 77 2 78 11 79 -2 80 6 99 -3 109 6 115 -2 131 5 137 6 138 -2
somewher-	0 10 2 23 8 -2 24 2 31 5 33 -3 43 3 47 9 79 11 125 -3 126 -2
somewher-for	2 4 24 2 31 -2 47 6
somewher-liv	2 11 31 -2
somewher-to	2 3 31 3 79 6 125 -2
somewhere to	2 5 31 5 79 13 125 -3
somewh~	0 10 2 23 8 -2 24 2 31 5 33 -3 43 3 47 9 79 11 125 -3 126 -2
somo-	73 3 74 2
som~	7 15 9 4 31 -3 42 -4 44 -7 47 2 52 -4 73 16 75 6 76 -4 78 3 99 -3 138 5
son del	60 8 110 -2 115 9 128 -2 138 -2
son has	26 12 32 -2 33 5
son is	10 3 23 2 31 3 32 6 33 3 61 2 109 -3 134 -2
son legitimos	115 6
son los	10 -2 25 -5 74 -2 112 7 113 4 125 8 134 2
son needs	4 4 33 -3
son sus	76 -6 118 8 127 6
son una	47 4 115 4 117 -5
son ustedes	117 14
son wants	61 5
son-	0 -2 21 -4 26 4 28 -3 29 -2 31 5 33 9 34 3 37 2 44 3 47 2 60 3 61 2 73 -2 74 -2 76 -4 109 -4 112 7 114 9 115 7 117 8 118 2 123 2 125 2 127 2 135 2 136 6 138 -3
son-a	4 2 33 2 123 -2
son-del	60 5 115 7
son-has	26 7 33 3
son-i	34 4 35 2
son-is	10 2 31 2 32 4 33 2
son-legitimo	115 4
son-los	25 -3 74 -2 112 5 113 3 125 5
son-need	4 2 32 -2 33 -2 34 2 123 4
son-organizac	115 5 117 -4
son-socio	76 -4 118 6
son-sus	76 -4 118 5 127 3
son-to	61 3
son-una	47 3 115 2 117 -3
son-usted	117 10
son-want	61 3
sonar-	6 -9 138 16
song-	17 -5 44 13 138 -3
songwrit-	44 44
songwriting~	44 28
songwrit~	44 23
song~	17 -5 44 13 138 -3
son~	0 -2 6 -3 21 -3 26 4 28 -3 29 -2 31 5 33 9 34 3 37 2 44 3 47 2 60 3 61 2 73 -2 74 -2 76 -3 109 -4 112 7 114 9 115 7 117 8 118 2 123 2 125 2 127 2 135 2 136 6
soon can	90 8
soon-	2 4 12 -2 16 -5 73 -2 77 -4 84 -6 85 -3 86 11 90 13 91 -2 92 -2 106 8 109 13
soon-can	90 4
soon-i	2 3
soon~	2 4 12 -2 16 -5 73 -2 77 -4 84 -6 85 -3 86 11 90 13 91 -2 92 -2 106 8 109 13
sopa-	7 -7 9 30
sop~	7 -7 9 30
sor-	26 -5 134 15
sorority-	73 3
sorority~	73 3
sort food	7 -4 73 11 99 -2
sort-	7 -5 8 -2 61 -2 73 34 78 -8 94 -5 99 -2 121 -2 122 -2 129 -3 138 12
sort-food	7 -3 73 7
sort~	7 -5 8 -2 61 -2 73 34 78 -8 94 -5 99 -2 121 -2 122 -2 129 -3 138 12
sor~	26 -5 134 15
soup kitchen	9 12 12 -6
soup-	7 -3 9 34 12 -8 76 -5 79 5 138 -8
soup-kitchen	9 8 12 -4
soup~	7 -3 9 34 12 -8 76 -5 79 5 138 -8
sourdough-	138 35
sourdough~	138 35
southsid-	74 3 126 9
southsid~	74 3 126 9
soy-	17 2 21 -4 25 3 28 10 30 3 57 5 73 6 75 3 76 5 79 -4 85 -3 125 4 135 -3
soy-en	73 4 85 -3
soy-y	25 2 30 2 57 3 76 4 79 -2
soy~	17 2 21 -4 25 3 28 10 30 3 57 5 73 6 75 3 76 5 79 -4 85 -3 125 4 135 -3
so~	7 5 9 -2 10 6 12 -2 16 7 19 -2 20 3 21 5 23 -2 24 4 25 7 26 -3 28 -2 35 2 37 -5 56 4 73 -2 132 6
spac-	52 2 76 19 77 -8 90 -2 91 18 92 -3 121 -3
spac~	52 2 76 19 77 -8 90 -2 91 18 92 -3 121 -3
spam-	60 26 102 -8 105 -2 106 -8
spam~	60 26 102 -8 105 -2 106 -8
spanish and	39 8 73 4 107 -8
spanish-	22 3 26 4 38 2 39 5 57 2 73 2 107 3 138 3
spanish-and	39 5 73 2 107 -4
spanish-can	73 2
spanish~	22 3 26 4 38 2 39 5 57 2 73 2 107 3 138 3
spar-	73 21 79 -3
spare~	73 21 79 -3
speak english	107 6
speak spanish	39 7 73 3 107 -6
speak to	21 -3 105 14 107 -3
speak with	104 10 105 5 107 -2
speak-	21 -10 22 2 26 3 34 3 39 7 73 4 104 6 105 11 107 12
speak-and	39 4 73 7 107 -8
speak-can	39 -3 107 7
speak-english	34 2 39 -2 107 3
speak-french	73 6 107 -4
speak-somebody	21 -2 105 7
speak-someon	105 16 107 -9
speak-spanish	26 3 39 3 73 2 107 -3
speak-to	21 -2 105 10 107 -2
speak-with	104 7 105 3 107 -2
speaking~	22 7 107 -6
speaks spanish	26 6
speak~	21 -10 26 3 34 3 39 7 73 4 104 6 105 11 107 15
special ed	33 -4 34 10 125 -2
special education	33 -7 34 13 36 -2
special needs	31 -4 33 25 34 -6
special-	10 8 31 -4 33 13 34 18 36 -3 125 -3
special-ed	33 -3 34 6
special-educ	33 -4 34 9
special-need	31 -2 33 16 34 -4
specialist-	27 10
specialist~	27 10
special~	10 8 31 -4 33 13 34 18 36 -3 125 -3
speech delay	33 5
speech-	33 8
speech-delay	33 3
speech~	33 8
speed-	6 -12 29 -4 135 8 138 14
speeding~	29 -5 135 10 138 -3
speed~	6 -14 138 20
spel-	36 -5 138 15
spell~	36 -5 138 15
spend-	0 19 78 -4 79 -2 94 -2 119 -2 121 -2 129 17
spend~	0 19 78 -4 79 -2 94 -2 119 -2 121 -2 129 17
spent-	0 6 1 -8 7 8 106 -3
spent~	0 6 1 -8 7 8 106 -3
spirit-	21 -8 47 31 48 17 105 -3
spiritual-	21 -2 47 3 48 4
spiritual~	21 -2 47 3 48 4
spirit~	21 -8 47 31 48 17 105 -3
sponsor a	7 -2 73 -2 76 -14 77 6 78 20 138 -2
sponsor-	7 -2 23 22 73 -5 75 -4 76 2 77 3 78 12 98 -6 109 -5 118 9 138 -2
sponsor-a	76 -8 77 3 78 11
sponsor-event	75 -3 76 11 77 -2 109 -3
sponsor-family	23 -3 76 6 78 5
sponsorship-	76 35
sponsorship~	76 35
sponsor~	76 -13 118 23
spons~	7 -2 23 23 73 -5 75 -4 76 10 77 3 78 12 98 -6 109 -5 118 -4 138 -2
sport-	31 12
sport-kid	31 3
sport~	31 12
spot-	2 6 122 7
spot~	2 6 122 7
sprain-	134 35
sprained~	134 35
spread-	57 -2 75 26
spread~	57 -2 75 26
spring break	11 5 35 -5
spring-	11 8 35 -6
spring-break	11 4 35 -3
spring-food	11 4 35 -3
spring~	11 8 35 -6
sql-	138 22
sql~	138 22
squar-	138 16
squar-root	138 6
square root	138 9
squirrel-	55 5 134 -2
squirrel~	55 5 134 -2
squ~	138 16
ssn-	125 21
ssn~	125 21
stab-	44 -2 45 5
stab~	44 -2 45 5
staf-	16 -4 21 -4 48 -2 67 6 80 -5 104 8 105 17 112 7 120 19 122 -2 124 -9 137 -6 138 -2
staf-member	105 12 112 -4 137 -6
staff member	105 17 112 -6 137 -9
staff~	16 -4 21 -4 48 -2 67 6 80 -5 104 8 105 17 112 7 120 19 122 -2 124 -9 137 -6 138 -2
stain-	4 -12 5 -2 41 -4 79 -7 93 20 138 11
stain-cloth	4 -6 79 -3 93 9
stained clothes	4 -8 79 -5 93 14
stained~	4 -14 79 -8 93 23
stain~	5 -2 41 -5 138 14
stair-	8 12
stair~	8 12
stamp-	5 9 7 7 17 -9 63 -2 138 6
stamp-cut	7 9 17 -5 63 -2
stamp~	5 9 7 7 17 -9 63 -2 138 6
stand-	7 -3 8 9 117 29 121 -5 138 -2
stand~	7 -3 8 9 117 29 121 -5 138 -2
star-	33 3
starbuck-	138 35
starbuck~	138 35
start a	13 7 74 -6 87 5 88 4 89 -2 122 -3 138 4
start it	74 9 113 6 114 -4 126 -2
start my	18 8 20 3
start one	40 -5 74 16 113 -3
start volunteering	73 -4 82 4 84 -2 86 11
start-	3 3 4 -2 13 3 17 -2 18 3 20 7 35 -2 40 -4 73 -3 77 4 80 11 84 -2 86 6 87 2 88 2 90 -3 99 -2 109 2 113 -3 114 2 122 15 126 -2 138 4
start-a	13 4 74 -3 87 2 88 2 122 -2 138 2
start-after	3 4 86 3 122 -2
start-and	4 -2 20 2 41 2
start-chapter	74 -3 87 3 88 2
start-in	74 3 138 5
start-it	74 5 113 4 114 -2
start-job	20 4
start-monday	4 -2 20 4
start-my	18 5 20 2
start-one	40 -3 74 10 113 -2
start-own	18 5
start-this	113 7 114 -2
start-volunt	73 -3 82 2 86 8
started this	109 -2 113 10 114 -3
started~	18 -2 74 -4 80 25 109 -3 113 11 138 -4
starting~	3 10 17 -3 20 6 113 -2 114 -2 122 -2
startup-	18 21 76 -2
startup~	18 21 76 -2
start~	4 -2 13 4 18 5 20 6 35 -2 40 -4 73 -3 74 3 77 5 80 -2 82 2 84 -2 86 7 87 3 88 2 90 -3 99 -2 109 4 113 -8 114 3 122 18 126 -2 138 7
starv-	7 15 80 -3
starved~	7 3
starving~	7 4
starv~	7 14 80 -3
star~	33 3
stat-	0 -3 7 -2 28 -3 79 7 100 -2 126 30 129 -2 135 2 138 10
station-	0 2 6 -5 15 -6 27 -2 75 27 100 -2
station~	0 2 6 -5 15 -6 27 -2 75 27 100 -2
status-	19 -8 63 -3 106 15 110 -3 125 24 135 -15
statut-	19 -17 135 22
statut~	19 -17 135 22
statu~	19 -8 63 -3 106 15 110 -3 125 24 135 -15
stat~	0 -3 7 -2 28 -3 79 7 100 -2 126 30 129 -2 135 2 138 10
stay clean	23 10
stay with	35 13 76 -5
stay-	0 2 2 -2 3 -4 6 6 23 3 29 6 35 7 76 -5 108 9 110 7 122 -2 126 2 137 6
stay-a	0 2
stay-clean	23 6
stay-in	0 -6 126 2 137 5
stay-my	35 7 76 -3
stay-with	35 7 76 -3
staying in	0 -10 137 10
staying~	137 12
stay~	0 3 2 -2 3 -4 6 7 23 3 29 7 35 9 76 -6 108 9 110 7 126 2
std-	26 22 36 -2 134 25 138 -2
std~	26 22 36 -2 134 25 138 -2
steady work	17 11 20 -2 28 -4
steady-	17 15 20 -3 28 -10 32 9
steady-work	17 7 28 -2
steady~	17 15 20 -3 28 -10 32 9
steak-	7 -2 138 27
steak~	7 -2 138 27
steal-	76 -4 118 -3 129 -3 137 19
steal~	76 -4 118 -3 129 -3 137 19
steel-	20 14
steel-toe	20 6
steel~	20 14
step-	23 20 28 -12 122 15
stepdad-	28 4
stepdad~	28 4
stepfamily-	28 35
stepfamily~	28 35
stepkid-	28 13
stepkid~	28 13
stepmom-	28 3
stepmom~	28 3
stepparent-	28 35
stepparent~	28 35
step~	23 20 28 -12 122 15
stil-	2 4 6 4 17 -5 25 3 31 -2 33 9 45 3 47 -10 55 2 73 -9 80 -2 83 4 85 5 99 18 106 6 124 10 125 6 131 -3 134 -2 138 -4
stil-not	2 3
stil-volunt	73 -4 83 3 85 4
stil-wait	47 -3 106 5
still volunteer	73 -7 83 6 85 7
still waiting	47 -4 106 8
still~	2 4 6 4 17 -5 25 3 31 -2 33 9 45 3 47 -10 55 2 73 -9 80 -2 83 4 85 5 99 18 106 6 124 10 125 6 131 -3 134 -2 138 -4
stimulus-	7 -2 19 -3 26 -3 78 -10 83 -2 106 -2 130 -4 138 36
stimulu~	7 -2 19 -3 26 -3 78 -10 83 -2 106 -2 130 -4 138 36
stitch-	122 -2 125 -3 134 43
stitch~	122 -2 125 -3 134 43
stock-	78 11
stock~	78 11
stol-	7 11 60 8 123 -2 138 16
stol-identity	60 8
stol-my	7 4 60 2 138 8
stole my	7 7 60 4 138 12
stolen-	60 23 63 -5 137 -4
stol~	7 9 60 25 63 -4 123 -2 137 -3 138 13
stomach-	26 -2 134 3
stomach~	26 -2 134 3
stop being	76 -8 98 11
stop drinking	23 2
stop taking	130 -2 134 17
stop-	7 -12 9 -6 11 7 19 7 21 5 23 2 27 -9 28 -2 57 -3 73 -2 76 -6 78 -18 79 -2 80 12 98 7 99 7 100 2 101 17 103 -3 111 12 130 20 134 13
stop-being	76 -5 98 8
stop-monthly	78 -2 130 9
stop-my	78 -10 79 -2 130 14
stop-taking	134 12
stop~	7 -12 9 -6 11 7 19 7 21 5 23 2 27 -9 28 -2 57 -3 73 -2 76 -6 78 -18 79 -2 80 12 98 7 99 7 100 2 101 17 103 -3 111 12 130 20 134 13
stor-	7 -2 8 4 46 4 76 -4 77 4 79 5 99 -2 110 11 130 8 138 -20
storag-	63 10 102 -3
storag~	63 10 102 -3
storefront-	76 8
storefront~	76 8
story about	75 9 138 -8
story-	14 -3 17 -3 44 7 110 -2 113 18 138 -11
story-about	75 5 138 -5
story-you	75 5 138 -5
story~	14 -3 17 -3 44 7 110 -2 113 18 138 -11
stor~	7 -2 8 4 46 4 76 -4 77 4 79 5 99 -2 110 11 130 8 138 -20
stov-	3 13 9 14 17 -4 21 -7
stov~	3 13 9 14 17 -4 21 -7
strand-	0 35
stranded~	0 35
strang-	55 12 60 10 102 -2 130 -7
strang~	55 12 60 10 102 -2 130 -7
strap-	7 14 19 -5 78 -2
strapped~	7 14 19 -5 78 -2
street art	43 -7 46 12 100 -3
street tree	50 5
street-	0 9 32 3 36 -2 43 -6 46 9 50 5 77 6 79 -6 100 3 137 3
street-art	43 -5 46 8 100 -2
street-tre	50 3
street~	0 9 32 3 36 -2 43 -6 46 9 50 5 77 6 79 -6 100 3 137 3
stress-	0 -2 21 14 25 -2
stressed~	0 -3 21 7
stres~	21 10 25 -3
stretch-	7 -8 8 -4 12 22
stretch~	7 -8 8 -4 12 22
strok-	35 17
strok~	35 17
stroll-	0 -5 27 -2 79 17 138 -5
stroll~	0 -5 27 -2 79 17 138 -5
struggl-	36 -6 73 -3 122 29
struggling~	36 -6 73 -3 122 29
stuck in	16 5 17 -3
stuck-	0 13 4 -2 7 -2 16 5 32 -3 63 2
stuck-a	16 3 17 -2
stuck-in	16 3 17 -2
stuck~	0 13 4 -2 7 -2 16 5 32 -3 63 2
student-	7 2 19 -13 36 33 40 16 69 14 75 8 80 -2 122 -6 125 11
student~	7 2 19 -13 36 33 40 16 69 14 75 8 80 -2 122 -6 125 11
studio-	43 28 44 12 45 -4 73 -2 99 -6 138 -4
studi~	2 -4 36 17 43 26 45 -5 73 -2 99 -6 138 -4
study-	2 -3 36 52 38 4 43 -2 44 -12 45 -2 47 -10 48 15 62 5 116 -5
studying~	36 24
study~	36 19 38 4 47 -11 48 17 62 5 116 -6
stuf-	0 3 2 -2 3 16 4 3 5 15 7 -2 8 -4 11 -3 13 2 18 -3 25 -2 28 -2 31 7 36 -4 38 -6 41 14 49 4 55 -2 56 -3 73 -5 75 5 77 -3 78 -6 79 20 80 -2 82 -2 92 5 93 5 94 7 110 -3 121 4 122 -3 125 -2 138 -2
stuf-a	31 3 82 -2
stuf-do	28 -2 31 8 94 5
stuf-for	3 3 5 4
stuf-on	79 7
stuf-the	2 -2 3 3 12 4 77 -2 92 5 94 -2
stuff do	28 -3 31 11 94 9
stuff for	2 -3 3 5 5 7 31 2 82 -2
stuff~	0 3 2 -2 3 16 4 3 5 15 7 -2 8 -4 11 -3 13 2 18 -3 25 -2 28 -2 31 7 36 -4 38 -6 41 14 49 4 55 -2 56 -3 73 -5 75 5 77 -3 78 -6 79 20 80 -2 82 -2 92 5 93 5 94 7 110 -3 121 4 122 -3 125 -2 138 -2
stupid-	116 -2 136 6
stupid~	116 -2 136 6
styl-	76 -5 138 27
styl~	76 -5 138 27
su casa	0 6 2 -4 8 5 10 -2
su correo	103 3
su-	0 4 2 -3 8 3 10 -2 17 -4 21 -3 57 2 73 7 75 9 102 2 103 7 108 7 111 5 117 5 120 7 121 -3 138 -2
su-casa	0 3 2 -2 8 3
su-correo	103 2
subir-	63 21 106 -2 125 -11
subir-documento	63 9 125 -4
submit-	106 22 122 -3
submitted~	106 19 122 -3
submit~	106 6
suboxon-	23 35
suboxon~	23 35
subpoena-	135 35
subpoen~	135 35
subscrib-	108 35
subscrib~	108 35
substanc-	23 34 24 -15
substanc~	23 34 24 -15
sub~	63 19 106 -2 125 -10
suck-	136 13
suck~	136 13
sudadera-	4 35
sudader~	4 35
suddenly-	25 5
suddenly~	25 5
sue-	135 2
suegra-	0 8 2 8
suegr~	0 8 2 8
sueldo-	74 -4 87 23 89 -3
sueld~	74 -4 87 23 89 -3
suelo-	0 -13 3 19
suel~	0 -13 3 19
sueter-	4 6
suet~	4 6
sue~	135 2
sugar-	10 7 134 5
sugar-check	10 -4 26 9
sugerencia-	76 -6 81 37
sugerenci~	76 -6 81 37
suggest-	61 -7 81 36 121 -6
suggestion~	61 -7 81 36 121 -6
sug~	10 7 134 5
suicid-	16 -3 54 -2 67 19 101 -6 102 -8 119 18
suicid-hotlin	102 -4 119 10
suicid-prevent	67 5
suicide hotline	102 -7 119 15
suicide prevention	16 -2 67 8
suicidio-	12 -2 67 11
suicidi~	12 -2 67 11
suicid~	16 -3 54 -2 67 19 101 -6 102 -8 119 18
suing-	135 35
suing~	135 35
suit-	4 -12 79 18
suitcas-	3 13 73 -2 99 -2
suitcas~	3 13 73 -2 99 -2
suit~	4 -12 79 18
summariz-	138 35
summariz~	138 35
summer camp	42 8
summer meals	11 16 42 -13
summer program	42 6 121 -2
summer school	11 -11 42 11
summer-	7 -2 9 -7 11 7 31 -2 37 -6 42 20 56 11 73 3 121 -2
summer-camp	42 5
summer-meal	11 11 42 -9
summer-program	42 6
summer-school	11 -8 42 8
summ~	7 -2 9 -7 11 7 31 -2 37 -6 42 20 56 11 73 3 121 -2
sunday-	0 7 4 -3 28 -3 31 -2 48 11 73 -2 77 7 109 -5
sunday~	0 7 4 -3 28 -3 31 -2 48 11 73 -2 77 7 109 -5
sup-	131 31 138 -7
super bowl	138 9
super-	131 -2 138 14
super-bowl	138 6
superbowl-	138 35
superbowl~	138 35
supero-	25 19
super~	25 19
supper-	9 14
suppli-	5 -8 41 -15 76 37 79 -4
suppli~	5 13 38 -2 41 -11 43 7 76 9 78 -3 79 23 138 -3
supply list	41 7
supply-	5 15 7 -3 38 -2 41 -5 43 6 76 10 78 -3 79 16 138 -3
supply-list	41 5
supply-the	5 6 41 -2 79 -2
supply~	7 -4 41 -2 76 30 79 -12 122 -2
support group	21 14 28 -3 30 8 35 3 80 -5
support you	18 -12 76 10 78 7 80 12 118 11
support-	18 -10 21 16 22 -4 24 3 25 4 28 10 30 5 35 -6 47 2 48 -2 76 7 78 10 80 25 87 -3 88 -2 89 5 100 -2 117 -3 118 7 135 14
support-financially	78 14 80 -4
support-for	35 2
support-group	21 10 28 -2 30 6 35 2 80 -4
support-you	18 -8 76 6 78 5 80 8 118 7
support~	18 -10 21 16 22 -4 24 3 25 4 28 10 30 5 35 -6 47 2 48 -2 76 7 78 10 80 25 87 -3 88 -2 89 5 100 -2 117 -3 118 7 135 14
supp~	9 14
sup~	131 25 138 5
surf-	0 22 3 -15
surfing~	0 5 3 -2
surf~	0 20 3 -15
surgery-	8 7 27 5
surgery~	8 7 27 5
surplus-	79 22
surplu~	79 22
survey-	81 40 138 -4
survey~	81 40 138 -4
survivor-	24 30
surviv~	24 30
sus miembros	76 5 137 -2
sus programas	8 -2 74 7
sus socios	76 -10 98 -8 118 21
sus-	1 -2 2 -4 28 -4 30 9 31 -2 73 -2 74 6 98 -9 118 22 127 6 137 -2
sus-miembro	76 3
sus-programa	74 4
sus-socio	76 -7 98 -6 118 14
suscribir-	108 27
suscribirm-	108 27
suscrib~	108 46
suspend-	11 -2 32 -3 34 5 36 13 41 -2
suspended~	11 -2 32 3 34 -2 36 15 41 -2
suspending~	32 -7 34 10
suspens-	106 -3 125 -2 135 19 138 -8
suspen~	106 -3 125 -2 135 19 138 -8
suspicious-	60 2
suspiciou~	60 2
sus~	1 -2 2 -4 28 -4 30 9 31 -2 73 -2 74 6 98 -9 118 22 127 6 137 -2
suya-	76 8 77 -7
suy~	76 8 77 -7
su~	0 4 2 -3 8 3 10 -2 17 -4 21 -3 57 2 73 7 75 9 102 2 103 7 108 7 111 5 117 5 120 7 121 -3 138 -2
sweat-	56 8
sweater-	4 20
sweating~	56 8
sweatshirt-	4 35
sweatshirt~	4 35
sweat~	4 20
sweep-	73 7 76 -2
sweep~	73 7 76 -2
swift-	138 22
swift~	138 22
swim-	138 15
swimming~	138 15
swollen-	134 2
swoll~	134 2
symptom-	134 15
symptom~	134 15
syndrom-	21 -2 33 15
syndrom~	21 -2 33 15
synonym-	73 -4 138 25
synonym~	73 -4 138 25
system prompt	137 5
system-	137 8
system-prompt	137 3
system~	137 8
tabl-	3 3 7 7 8 -2 79 -3 83 -2 92 15 123 -2 138 10
tabl-chair	3 6
tabl-sign	3 -3 92 11
tablet-	28 -2 31 9 57 -6 58 10 79 -13 95 10
tableta-	57 -2 58 8 95 -2
tablet~	28 -2 31 9 57 -7 58 15 79 -13 95 8
tabl~	3 3 7 7 8 -2 79 -3 83 -2 92 15 123 -2 138 10
taco-	56 -8 110 -3 138 24
tac~	56 -8 110 -3 138 24
tak-	0 2 1 4 2 -2 3 -3 4 -8 5 3 6 -2 7 -2 17 -2 19 -4 21 -2 26 -2 27 9 28 -4 35 -3 43 5 74 4 75 4 78 3 79 16 80 4 81 3 93 11 94 8 95 7 96 -3 97 -2 98 2 99 -3 101 4 106 10 111 5 114 -4 124 -2 125 -2 126 -3 129 -2 133 12 138 -3
tak-a	5 6 138 -2
tak-car	28 -4 79 -2 133 15
tak-cloth	4 -7 79 2 93 -4 94 12 96 -3
tak-furnitur	3 -3 79 10 93 -4
tak-kid	73 -3 76 4
tak-me	26 -2 27 9 111 10
tak-mom	27 4 28 -5 35 11
tak-money	19 -5 78 15
tak-my	1 5 19 -5 27 3 78 13 138 -3
tak-off	111 13
tak-photo	75 3
tak-pictur	75 3 83 5
tak-the	4 3 81 6
tak-this	6 -2 56 3 74 6 126 -4
tak-to	27 3 74 5 98 2 106 2 126 -3 138 4
tak-what	2 -2 22 2 43 8
tak-whil	73 -2 75 -4 83 6
take a	5 11 45 2 76 2 138 -3
take care	28 -6 79 -3 133 21
take furniture	3 -5 79 15 93 -7
take me	26 -2 27 15 111 16
take my	1 9 19 -7 27 6 78 20 129 -2 136 -2 138 -6
take photos	75 4
take pictures	73 -2 75 5 76 -2 83 9
take the	81 9 135 3
take this	6 -3 56 5 74 10 126 -6
take to	14 2 76 -3 98 4 106 4 138 8
takeout-	12 7 73 -2
takeout~	12 7 73 -2
taking care	11 -2 35 7
taking-	0 5 11 -2 28 -2 35 8 97 6 130 -2 134 20 135 -3 137 -5
taking-car	35 4
taking-of	35 4
taking~	0 5 11 -2 28 -2 35 8 97 6 130 -2 134 20 135 -3 137 -5
tak~	0 2 1 4 2 -2 3 -3 4 -8 5 3 6 -2 7 -2 17 -2 19 -4 21 -2 26 -2 27 9 28 -4 35 -3 43 5 74 4 75 4 78 3 79 16 80 4 81 3 93 11 94 8 95 7 96 -3 97 -2 98 2 99 -3 101 4 106 10 111 5 114 -4 124 -2 125 -2 126 -3 129 -2 133 12 138 -3
tal-	4 2 109 -4 121 -2 131 26 138 10
talk about	21 -2 48 9
talk later	21 -2 48 -2 133 16
talk to	21 -3 22 3 28 5 29 -2 30 4 32 3 48 -5 57 4 73 -3 75 3 100 -2 101 -3 104 8 105 13 116 -2 138 -2
talk-	2 -3 15 3 21 12 22 2 28 5 29 6 30 3 32 2 33 -2 47 -11 48 11 57 2 62 2 73 -4 75 2 99 -2 100 -2 101 9 104 6 105 8 107 -2 109 -3 112 -2 116 9 133 6 137 -2 138 -4
talk-about	48 5 62 2
talk-in	73 -2 105 7
talk-later	133 11
talk-me	21 -3 30 4 32 4
talk-my	57 5
talk-somebody	21 8 29 5 48 -2 105 -2
talk-someon	21 7 105 -2
talk-the	15 4 21 -3 105 4
talk-to	15 2 21 -5 28 3 30 2 32 2 48 -3 57 2 101 -2 104 6 105 7 116 6 138 -2
talking to	15 7 21 -9 48 -2 105 -2 116 20 138 -3
talking~	15 9 21 -14 105 -3 116 36 138 -4
talk~	2 -3 21 19 22 2 28 5 29 6 30 3 32 2 33 -2 47 -11 48 12 57 3 62 2 73 -3 75 2 99 -2 100 -2 101 10 104 6 105 10 107 -2 109 -3 116 -5 133 7 137 -2 138 -3
taller de	43 5 67 6 109 -6
taller-	12 4 18 -2 43 6 49 7 76 -3 77 -2 109 13 138 -2
taller-art	43 5 109 -2
taller-de	43 3 67 3 109 -4
taller~	109 9
tallest-	112 -3 118 -2 138 19
tallest~	112 -3 118 -2 138 19
tall~	4 2 12 3 18 -3 43 6 49 7 67 -2 76 -3 77 -2 109 3 138 7
tal~	121 -3 131 33
tamal-	18 7 135 -6
tamal~	18 7 135 -6
tambien-	7 11 21 -4
tambi~	7 11 21 -4
tambor-	44 15 45 -4
tamb~	44 15 45 -4
tampon-	5 2 79 3
tampon~	5 2 79 3
tan-	79 -7 95 7 101 12 116 -2 136 4
tank-	6 18 138 -4
tank~	6 18 138 -4
tanta-	0 -3 21 7
tantrum-	28 16
tantrum~	28 16
tant~	0 -3 21 7
tan~	79 -7 95 7 101 12 116 -2 136 4
taped-	1 10 63 -2 125 -3
taped~	1 10 63 -2 125 -3
tard-	27 -6 38 11 104 8 131 13
tarda-	86 7 138 -2
tardan-	102 -8 106 19
tardan-llamar	102 -4 106 5
tard~	27 -4 38 8 86 4 102 -6 104 5 106 15 131 9 138 -2
tarea de	39 -3 138 7
tarea-	36 12 37 -3 39 -3 58 6 138 3
tarea-de	39 -2 138 4
tare~	36 12 37 -3 39 -3 58 6 138 3
target-	17 -4 99 -2 120 -5 138 20
target~	17 -4 99 -2 120 -5 138 20
tarjeta-	60 5 102 -3 130 20
tarjeta-aqui	19 -7 130 8
tarjeta-credito	19 -8 130 10
tarjeta-de	60 7 78 -3 130 -3
tarjet~	60 5 102 -3 130 20
tarot-	138 35
tarot~	138 35
tattoo-	100 -6 138 21
tatto~	100 -6 138 21
tax deductible	128 4
tax id	115 14 125 -7 128 -5
tax receipt	128 3
tax-	19 22 37 -2 78 -3 96 -4 106 -4 115 12 125 -6 128 12 138 5
tax-deductibl	128 3
tax-id	115 10 125 -5 128 -3
tax-receipt	128 2
tax~	19 22 37 -2 78 -3 96 -4 106 -4 115 12 125 -6 128 12 138 5
taylor-	138 22
tayl~	138 22
tdah-	33 35
tdah~	33 35
te llamas	106 -3 116 17
te-	106 -4 116 21 132 12
te-llama	106 -2 116 12
teach me	12 12 21 -3 138 -5
teach my	12 3 19 7 57 4 73 -4
teach people	67 10
teach-	12 9 16 -3 21 -3 34 -2 67 6 73 22 76 9 78 -2 138 -6
teach-class	12 -3 57 -4 73 14 76 3
teach-comput	73 3
teach-me	12 7 21 -2 138 -3
teach-my	12 2 19 4 57 2 73 -2
teach-peopl	67 6
teacher says	34 6 37 2
teacher-	11 3 12 -3 16 -3 34 15 39 -5 41 6 57 6 67 3
teacher-he	34 4 36 -2
teacher-say	34 3
teacher~	16 -4 67 9
teach~	11 2 12 6 16 -3 21 -3 34 10 39 -2 41 3 57 4 67 4 73 18 76 7 78 -2 138 -5
team-	73 7 76 -9 98 -2 112 22 138 -2
team~	73 7 76 -9 98 -2 112 22 138 -2
tech-	0 -7 2 -2 57 33 80 -3 106 -2
technology-	12 -3 34 -3 57 38 65 -2 66 -2 67 -2 68 -2 69 -2 70 -2 71 -2 72 27 110 -3 121 -13
technology~	12 -3 34 -3 57 38 65 -2 66 -2 67 -2 68 -2 69 -2 70 -2 71 -2 72 27 110 -3 121 -13
techo-	2 27 57 -6 106 -2
tech~	0 -5 2 22 57 21 80 -2 102 -2 106 -3
teclado-	44 35
tecl~	44 35
tecnologia-	57 37 64 -3 65 -3 66 -3 67 -3 68 -2 69 -4 71 -2 72 23 121 -2
tecnologi~	57 37 64 -3 65 -3 66 -3 67 -3 68 -2 69 -4 71 -2 72 23 121 -2
teen programs	31 -4 32 15 61 -5 121 -4
teen-	21 4 22 3 28 7 31 -7 32 8 61 3 73 3 82 14 83 2 85 -3 121 -4
teen-program	31 -4 32 14 61 -3 121 -3
teen-volunt	32 -2 82 2 83 2 85 -2
teenag-	12 5 32 19 73 -5
teenager~	32 14
teenag~	12 5 32 9 73 -5
teens volunteer	73 3 82 5 85 -3
teen~	21 4 22 3 28 7 31 -7 32 8 61 3 73 3 82 14 83 2 85 -3 121 -4
teeth-	7 -6 10 9 26 23 79 -2 134 -4
teeth~	7 -6 10 9 26 23 79 -2 134 -4
tejer-	49 10
tejo-	4 -4 49 -5 79 11
tej~	4 -3 49 5 79 8
tel-	2 -3 7 -2 10 6 15 4 17 -3 21 -3 43 -3 60 2 61 -2 64 3 65 4 66 6 67 5 68 5 69 6 70 5 71 4 72 5 74 -2 75 -7 78 -2 81 5 90 3 93 -2 99 -3 100 -2 110 7 113 -3 115 -3 117 6 121 4 125 -2 137 7 138 9
tel-a	60 2 115 -2 138 4
tel-about	15 2 43 -2 64 2 65 2 66 3 67 3 68 3 69 3 70 3 71 2 72 3 90 2 110 -4 117 4 121 3 138 -2
tel-me	15 2 43 -2 64 2 65 2 66 3 67 3 68 3 69 3 70 2 71 2 72 3 110 -4 117 4 121 3
tel-polic	110 7
tel-what	10 5 81 6
tel-you	10 4 81 5 90 3 99 -2 110 5
telefonico-	102 35
telefonic~	102 35
telefono-	21 -2 57 -2 63 8 102 21 105 5 122 4 123 -6 138 -3
telefon~	21 -2 57 -2 63 8 102 21 105 5 122 4 123 -6 138 -3
telephon-	102 40 116 -2
telephon~	102 40 116 -2
televis-	75 35
televi~	75 35
tell me	2 -2 15 4 17 -2 21 -2 43 -3 61 -2 64 3 65 4 66 5 67 5 68 5 69 5 70 4 71 4 72 5 110 -7 117 6 121 4
tell you	10 8 81 9 90 5 93 -2 99 -4 110 10 138 -2
tell~	2 -3 7 -2 10 6 15 4 17 -3 21 -3 43 -3 60 2 61 -2 64 3 65 4 66 6 67 5 68 5 69 6 70 5 71 4 72 5 74 -2 75 -7 78 -2 81 5 90 3 93 -2 99 -3 100 -2 110 7 113 -3 115 -3 117 6 121 4 125 -2 137 7 138 9
temp-	9 -2 12 -11 17 3 76 9 120 -2 138 17
temperatur-	138 18
temperatur~	138 18
temporal-	0 -8 2 -4 3 -2 28 26
temporal~	0 -8 2 -4 3 -2 28 26
temp~	9 -2 12 -11 17 3 76 9 120 -2 138 17
ten-	81 27
tenant-	74 3 135 15
tenant~	74 3 135 15
tenemo-	4 15 7 5 21 -2 57 -4 58 6 76 21 125 -2
tener-	2 -3 13 4 28 7 52 6 76 -2 88 6 89 -5
tener-propia	13 3
tengo carro	8 7 27 4 138 -5
tengo dinero	20 3 78 -4 124 11 125 -4
tengo los	41 5
tengo miedo	24 2 26 -3 27 6 79 -3
tengo para	7 3
tengo que	73 -2 76 -2 77 -4 83 2 84 5 92 6 109 2 124 4 125 12 137 -4
tengo ropa	4 -3 15 5
tengo un	18 -2 76 5
tengo una	1 2 18 9 76 -7 81 7 104 6
tengo-	2 -2 3 2 4 -2 5 -2 7 -2 15 2 18 -6 19 2 20 2 21 9 27 4 28 2 47 -3 48 3 63 -3 73 -4 76 11 77 -3 78 -3 79 4 81 4 83 4 84 2 92 3 94 -2 104 3 124 6 125 10 135 -2 137 -3
tengo-bolsa	79 2 94 -2
tengo-carro	8 4 27 2 138 -3
tengo-de	3 -2 21 7 27 2 47 -4 48 4 79 3
tengo-dinero	20 2 78 -2 124 6 125 -2
tengo-dond	0 2 9 3
tengo-en	0 -2 138 11
tengo-llevar	125 6
tengo-los	41 3
tengo-miedo	26 -2 27 3 79 -2
tengo-mucha	19 6
tengo-nadi	21 9
tengo-pagar	124 4
tengo-para	8 3 15 2 20 2 138 -2
tengo-que	77 -2 79 2 84 2 92 3 124 2 125 7 137 -2
tengo-record	73 -4 83 5
tengo-restaurant	76 7 138 -3
tengo-ropa	4 -2 15 3
tengo-ser	125 7 137 -4
tengo-un	76 3
tengo-una	18 5 76 -5 81 5 104 4
teng~	2 -2 3 2 4 -2 5 -2 7 -2 15 2 18 -6 19 2 20 2 21 9 27 4 28 2 47 -3 48 3 63 -3 73 -4 76 11 77 -3 78 -3 79 4 81 4 83 4 84 2 92 3 94 -2 104 3 124 6 125 10 135 -2 137 -3
tenido-	6 -2 19 4
tenis-	4 16 20 -2 79 -4
teni~	4 16 20 -2 79 -4
tennis-	73 -3 125 -2 135 -16 138 26
tenni~	73 -3 125 -2 135 -16 138 26
tent-	0 12 102 -2
tent~	0 12 102 -2
ten~	2 -2 4 12 7 3 10 -2 13 2 19 2 21 -3 28 4 52 4 57 -3 58 5 76 15 81 14 88 4 89 -3 125 -2
terapeuta-	22 14 124 -2
terapeut~	22 14 124 -2
terapia-	22 13 24 -3 26 -2 29 9 107 -4
terapia-pareja	22 -4 29 5
terapi~	22 13 24 -3 26 -2 29 9 107 -4
tercer-	37 17
tercera-	35 27 82 -10 88 -3
tercer~	35 27 82 -10 88 -3
terc~	37 17
termin-	34 -2 36 -3 38 14 135 16
terminar-	36 -3 38 24
termination~	135 23
termino-	130 9
termin~	11 -2 34 -2 36 -5 38 31 41 -2 130 5
terribl-	19 5
terribl~	19 5
test results	23 -4 26 -7 134 16
test-	21 -4 23 -4 25 -2 26 12 34 5 36 11 38 -3 73 -2 123 -5 124 5 130 -3 134 13 135 10 138 29
test-result	23 -2 26 -5 134 10
testa-	76 -2 135 26
testament~	76 -2 135 26
tested~	34 11 36 -3
test~	21 -4 23 -4 25 -2 26 13 36 13 38 -3 123 -5 124 6 130 -3 134 13 135 10 138 30
texa-	106 -7 138 19
text 988	119 5
text says	19 -3 60 10 130 -2
text you	102 24
text-	19 -3 24 -3 36 -5 60 19 102 21 115 -11 119 12 130 -2 137 6
text-988	119 3
text-say	19 -2 60 6
text-you	102 16
texto-	102 16 104 -7
text~	19 -3 24 -2 36 -5 60 19 73 -2 102 29 104 -4 115 -10 119 11 130 -2 137 6
tex~	106 -7 138 19
te~	106 -4 116 21 132 12
than-	7 -3 16 -2 17 13 57 -2 79 -2 105 9 122 9 138 14
thank you	107 -3 132 8 138 3
thank-	107 -3 132 38 138 3
thank-you	132 5 138 2
thankful-	132 35
thankful~	132 35
thanksgiv-	7 20 9 15 31 -3 138 -4
thanksgiving~	7 20 9 15 31 -3 138 -4
thank~	107 -3 132 38 138 3
than~	7 -3 16 -2 17 13 57 -2 79 -2 105 9 122 9 138 14
that does	31 2
that is	3 5 7 -4 10 6 26 -3 42 12 73 -2 124 -3 132 6 133 17 138 -5
that takes	22 4
that-	1 -4 2 8 3 4 5 3 7 -8 9 2 10 5 16 4 17 4 19 -3 20 -3 22 2 23 -3 36 3 42 10 74 -3 76 -2 77 -2 90 2 107 -3 110 -2 120 -3 124 -3 125 -2 129 5 132 15 133 14 134 6 135 3 138 4
that-all	133 17
that-is	3 3 7 -2 10 3 42 7 124 -2 132 4 133 12 138 -3
that-not	2 3
that-tak	22 2
that-to	16 5 74 -3 129 6 138 -4
that~	1 -4 2 8 3 4 5 3 7 -8 9 2 10 5 16 4 17 4 19 -3 20 -3 22 2 23 -3 36 3 42 10 74 -3 76 -2 77 -2 90 2 107 -3 110 -2 120 -3 124 -3 125 -2 129 5 132 15 133 14 134 6 135 3 138 4
the address	100 9 137 -6 138 -2
the application	63 2 106 -16 122 19
the axe	17 11
the baby	3 2 25 3
the best	80 3 132 23 138 -15
the bill	6 8
the box	0 -3 8 12 12 8 122 -3
the bus	2 7 3 -2 8 4 101 -2
the catch	124 7 138 -2
the choir	44 -2 45 8 138 -3
the city	110 -5 115 13 126 -4
the clinic	27 4
the coats	4 -6 73 12 79 -6 96 8 109 -2
the death	17 3 21 4 25 -4 28 6
the director	137 7 138 -2
the divorce	2 4 21 8 22 5 29 -6 122 -4 135 -4
the donation	78 -8 96 15 106 -10 120 -2 130 13
the drive	18 -3 77 -4 91 9 92 9 94 -3 138 -2
the environment	50 13 69 -2 71 21 72 -4 80 -2 121 -6
the fire	4 4
the floor	0 -7 3 15 7 -3 52 -2
the food	7 4 9 -2 66 12 75 -6 78 5 79 -2 97 7 112 6 121 -3 124 8 138 -5
the form	63 -7 86 -2 96 -3 106 6 122 14 123 8
the game	61 -2 99 -2 138 7
the garden	3 -3 13 -3 73 12
the gas	6 4 27 -5 138 8
the ged	38 8 138 -6
the giveaway	75 7 77 -2 109 8 138 -3
the government	115 7 138 -4
the health	19 -5 26 6
the heat	6 -2 56 7 138 -3
the hospital	7 7 21 -3 26 -4 27 2
the house	2 -8 3 4 5 7 6 4 7 5 8 -2 31 8 35 3 41 -2 56 -5 79 -4
the job	15 7 17 -5 21 -4 65 18 121 -4
the kids	7 -3 11 4 29 8 31 -3 135 2
the laptop	58 -2 124 6
the last	7 5 31 -2 106 -5 116 -3 122 9 137 9 138 -4
the library	17 -3 77 2 99 -4 118 10 138 2
the money	78 -7 129 9
the next	106 -3 109 3
the office	73 -4 79 -3 99 8 100 -4 101 9 105 10 138 -2
the phone	57 -2 59 -2 60 5 63 -3 102 -3 105 6 122 8 130 -4 137 3 138 -2
the police	135 3
the river	23 -2 51 3
the roof	1 2 21 2
the school	34 12 63 5 73 -3 110 10 112 6 135 -3 138 -3
the staff	104 11 105 -4 112 -3 137 4 138 -2
the stuff	12 8 18 -2 77 -3 92 8 93 8 94 -3 110 -4 121 6 122 -2
the summer	11 -5 42 8
the survey	81 20 138 -3
the time	21 2 29 3 84 5 138 -4
the tree	6 -5 55 6
the van	73 2 79 -2 94 6
the volunteer	84 -3 86 14 106 -6
the waiting	27 10 105 -3 106 11 122 -11
the water	6 2
the-	1 2 2 -2 6 2 7 2 17 2 34 3 43 -2 78 -2 79 -3 81 2 97 2 101 3 106 -3 109 3 114 -2 117 -2 121 -2 122 3 124 3 132 3 137 3
the-address	100 5 137 -4
the-after	6 -3 50 3 77 -2 92 5 94 -2
the-alon	21 -4 27 6
the-and	0 3 7 5 26 -2 34 2
the-applic	106 -10 122 11
the-are	7 -2 11 4
the-area	88 2 127 4
the-art	43 -3 70 9
the-at	8 2 104 4
the-axe	17 7
the-baby	25 2
the-bank	1 6 7 3 138 -4
the-best	132 16 138 -10
the-bil	6 5
the-box	7 3 8 5 10 2 12 3
the-build	100 -4 101 7
the-bus	2 4 8 2
the-but	30 6
the-can	50 2 55 3
the-catch	124 4 138 -2
the-check	19 -3 26 4 83 4
the-choir	45 5 138 -2
the-city	110 -3 115 7 126 -2
the-clinic	27 2
the-clock	35 3 138 4
the-clos	13 -2 17 9 99 -8 138 7
the-closet	4 7 79 -2 138 -2
the-coat	4 -3 73 7 79 -3 96 4
the-company	6 3 27 -3 138 4
the-day	19 3 106 -2 122 6
the-death	17 2 21 2 25 -2 28 3
the-director	112 3 137 4
the-divorc	2 2 21 4 22 3 29 -3 122 -2 135 -2
the-donation	78 -6 96 7 106 -5 130 11
the-driv	18 -2 77 -2 91 5 92 5 94 -2
the-environ	50 9 71 12 72 -3 80 -2 121 -3
the-event	109 -3 124 8
the-fir	4 2
the-floor	0 -4 3 8
the-food	7 2 66 7 75 -3 78 3 97 4 112 3 121 -2 124 5 138 -3
the-for	8 2 15 3 21 -2 91 2 97 2 123 5 137 -2
the-form	63 -2 86 4 96 3 106 -2 122 6 123 4
the-fre	7 -4 58 3 76 -2 101 6 109 -4 124 9
the-gam	138 4
the-garden	3 -2 13 -2 73 4 76 3
the-gas	27 -3 138 8
the-ged	38 4 138 -4
the-giveaway	75 3 109 4
the-govern	115 4 138 -3
the-hav	34 3 92 3 135 -2
the-health	19 -3 21 -2 26 3 67 7
the-heat	56 4
the-hospital	7 3 21 -2 26 -2 27 2
the-hous	2 -6 3 2 5 4 6 2 7 3 31 4 35 2 56 -3 64 5 79 -2 138 5
the-i	19 2 63 3 73 -2 79 -3 96 4 99 5
the-in	12 5 122 -2
the-is	1 9 3 -2 7 2 90 2 138 -3
the-job	15 4 17 -3 21 -2 65 10 121 -3
the-kid	7 -2 11 2 29 4
the-laptop	124 3
the-last	7 3 106 -5 116 -2 122 5 134 7 137 5 138 -2
the-leader	74 -3 87 3 112 4
the-library	17 -2 99 -2 118 5
the-lin	2 4 75 -5 97 6 102 -2 119 3
the-list	106 7 122 -6 137 3
the-lot	77 2 79 2 101 7 124 -3 138 -2
the-manager	1 2 15 4 21 -3
the-mayor	35 -3 137 6 138 5
the-money	78 -4 129 6
the-next	109 2
the-number	102 14 138 -11
the-of	7 2 28 2 137 2
the-offic	1 2 73 -2 79 -2 99 4 100 -2 101 5 105 5 138 2
the-ok	10 2 101 4
the-on	30 -2 57 2
the-one	76 -3 79 4 106 -2 109 2
the-open	4 3 100 -2 138 7
the-pag	78 -3 104 -2 106 2 124 -2 130 7 137 3
the-park	77 3
the-peopl	93 6 110 -2
the-person	116 -2 137 7 138 -2
the-phon	60 3 63 -2 102 -2 105 3 122 4 130 -2 137 2
the-polic	135 2
the-program	43 -2 61 -2 64 2 65 3 66 3 68 5 69 4 70 3 71 4 72 4 78 3 110 -2 112 6 117 -3 121 -4 138 -4
the-river	51 2
the-room	21 -2 27 5 29 5 105 -2
the-school	34 7 63 3 73 -2 110 6 112 4 135 -2 138 -2
the-staf	104 6 105 -3 112 -2 137 2
the-start	99 -2 109 4 114 -4 138 6
the-street	0 3 32 2
the-stuf	12 4 92 4 93 4 94 -2 110 -2 121 4
the-summer	11 -3 42 4
the-survey	81 13 138 -2
the-tabl	7 6
the-team	112 2
the-test	124 4
the-tim	75 6 84 2 90 4 128 -2 138 -5
the-to	0 -2 6 4 23 -2 78 3 80 2 88 2 122 5 138 -3
the-tre	6 -3 55 4
the-van	94 3
the-volunt	84 -2 86 8 106 -3
the-wait	0 2 27 5 106 5 122 -6
the-wal	28 5 31 2 138 -2
the-war	114 -4 138 6
the-way	80 5
the-when	29 6 106 -2 109 2
the-workshop	109 7
theft-	60 18
theft~	60 18
their-	1 -2 2 8 9 -3 11 5 25 9 28 -6 31 6 36 4 58 -6 78 7 79 -3 110 -2 138 -4
them to	34 -2 76 -4 77 4 123 10
them-	1 -3 6 5 11 9 17 10 34 -2 37 3 49 -4 61 4 73 -2 76 -4 77 4 79 6 123 9 124 -3 138 -5
them-to	76 -2 77 2 123 5
them-you	76 -2 77 2 123 5
them~	1 -3 6 5 11 9 17 10 34 -2 37 3 49 -4 61 4 73 -2 76 -4 77 4 79 6 123 9 124 -3 138 -5
ther-	0 5 2 -4 7 -2 8 2 12 2 17 -7 19 2 20 -2 21 -6 23 2 26 5 28 3 31 -3 35 -5 40 -2 47 -6 48 -2 52 3 59 -2 61 3 73 -6 76 -2 79 2 80 -2 82 -2 83 3 85 2 99 12 100 14 101 9 104 -2 105 9 106 2 109 4 110 3 119 5 120 12 122 -2 124 2 125 -2 126 -3 129 -2 131 19 134 -4 135 -3
ther-a	0 3 2 -2 12 2 19 2 26 2 47 -3 52 2 61 3 67 2 74 2 106 2 119 5 124 2 138 5
ther-an	23 5 125 3
ther-class	12 5 61 7 73 -2 138 -3
ther-for	8 5 27 -2 31 -2 67 -2 85 4 109 6
ther-minimum	84 2 94 3 130 -2
ther-on	99 9 109 -2
ther-to	79 9 83 7 125 -2
therapist-	22 10 76 4
therapist~	22 10 76 4
therapy-	21 -6 22 12 26 -8 27 9 43 10 46 -2
therapy~	21 -6 22 12 26 -8 27 9 43 10 46 -2
there a	0 5 2 -4 9 2 12 3 19 3 26 3 44 2 47 -5 48 -2 52 3 61 5 67 3 73 -3 74 4 76 -2 79 -2 84 2 89 -2 94 2 100 -2 102 2 106 3 119 7 124 4 126 -2 131 -2 138 7
there an	23 10 125 6
there is	46 2
there on	31 -2 99 14 109 -3 131 -2
there~	0 5 2 -4 7 -2 8 2 12 2 17 -7 19 2 20 -2 21 -6 23 2 26 5 28 3 31 -3 35 -5 40 -2 47 -6 48 -2 52 3 59 -2 61 3 73 -6 76 -2 79 2 80 -2 82 -2 83 3 85 2 99 12 100 14 101 9 104 -2 105 9 106 2 109 4 110 3 119 5 120 12 122 -2 124 2 125 -2 126 -3 129 -2 131 19 134 -4 135 -3
thes-	25 -4 28 9 74 16 76 -3 112 -3 126 -4
thes-in	74 5 112 -2
these in	74 8 76 -2 112 -3 126 -2
thes~	25 -4 28 9 74 16 76 -3 112 -3 126 -4
they ask	15 14 17 -5 60 2
they want	20 5 34 9 60 10 78 -6 130 -4
they-	0 6 1 10 4 -6 7 2 9 7 11 5 15 10 17 17 20 2 34 10 36 3 49 -4 60 14 63 -5 73 -3 74 -2 78 -5 100 -2 105 -3 106 -3 113 4 114 -3 116 -3 122 -2 125 -2 130 -3 135 6 138 -4
they-about	15 4 17 -3
they-ask	15 8 17 -3
they-cut	17 5 73 -2
they-for	20 2 60 2
they-me	4 -4 15 4 17 7 34 2 60 4 78 -3 130 -2
they-my	7 4 17 4 63 -4 73 -2 135 4
they-to	34 3
they-want	20 3 34 5 60 5 78 -3 130 -2
they~	0 6 1 10 4 -6 7 2 9 7 11 5 15 10 17 17 20 2 34 10 36 3 49 -4 60 14 63 -5 73 -3 74 -2 78 -5 100 -2 105 -3 106 -3 113 4 114 -3 116 -3 122 -2 125 -2 130 -3 135 6 138 -4
the~	1 2 6 2 7 2 17 2 34 2 43 -2 78 -2 79 -3 81 2 97 2 101 3 106 -3 109 3 114 -2 117 -2 121 -2 122 2 124 3 132 3 137 3
thing-	3 4 5 2 7 -3 8 3 16 5 18 8 24 8 28 -2 31 5 74 -4 78 -9 79 9 87 3 91 5 93 3 94 2 96 8 99 -2 100 -2 109 13 110 -2 113 -2 114 -2 121 12 122 6 130 -2 131 9 138 -5
thing-a	16 7 49 -4
thing-at	18 -2 76 -2 77 2 91 5
thing-do	109 15 121 13
thing-for	16 5 31 5 49 -3 76 3
thing-go	78 -4 96 9
thing-off	76 -2 77 2 94 3
thing-to	78 -2 79 3 93 3 109 15
thing-you	76 3 109 -2 121 14
things for	16 9 28 -2 31 8 49 -5 76 5 138 -2
things go	78 -7 96 16 100 -2
things off	76 -4 77 4 79 -2 94 6 99 -2
things to	78 -3 79 5 109 25
thing~	3 4 5 2 7 -3 8 3 16 5 18 8 24 8 28 -2 31 5 74 -4 78 -9 79 9 87 3 91 5 93 3 94 2 96 8 99 -2 100 -2 109 13 110 -2 113 -2 114 -2 121 12 122 6 130 -2 131 9 138 -5
think-	32 4 60 2 121 -2 138 6
think~	32 4 60 2 121 -2 138 6
third-	37 18
third~	37 18
this a	60 -6 115 7
this chat	110 6 116 12
this heat	6 -7 56 12 138 -2
this month	6 2 109 13
this organization	32 -2 113 2 114 9 117 2
this summer	17 -2 42 7 73 5
this week	7 7 9 11 109 12
this weekend	31 2 99 2
this-	2 3 7 2 9 4 20 -2 23 2 25 -2 35 -2 40 -2 42 3 44 -5 56 4 60 2 61 -3 62 -4 63 3 74 5 78 -2 80 2 100 -2 105 -2 106 -2 109 18 110 10 112 4 113 9 114 5 115 5 116 14 117 11 121 -2 122 -2 124 3 125 -2 126 -6 135 -2 136 4 137 2 138 -4
this-a	60 -4 115 4
this-and	17 3 74 2
this-chat	110 4 116 7
this-city	80 5 110 -3 115 7 126 -4
this-heat	6 -4 56 7
this-is	1 3 2 -2 6 -2 56 4 136 5
this-month	109 9
this-my	40 -2 74 10 126 -4
this-organiz	113 2 114 5
this-real	60 7 115 -2 116 -2
this-scam	60 -4 115 4
this-summer	42 5 73 3
this-week	7 4 9 6 109 8
this-wil	17 2 21 2
thi~	2 3 7 2 9 4 20 -2 23 2 25 -2 35 -2 40 -2 42 3 44 -5 56 4 60 2 61 -3 62 -4 63 3 74 5 78 -2 80 2 100 -2 105 -2 106 -2 109 18 110 10 112 4 113 9 114 5 115 5 116 14 117 11 121 -2 122 -2 124 3 125 -2 126 -6 135 -2 136 4 137 2 138 -4
thos-	34 4
thos~	34 4
thre-	2 8 73 -4
threw-	0 6
threw~	0 6
thre~	2 8 73 -4
throat-	26 -5 134 15
throat~	26 -5 134 15
through a	21 8 122 4
through the	1 2 21 2
through-	1 2 6 -2 19 5 21 9 48 4 73 -2 77 -6 79 -9 94 14 122 3 130 11
through-a	21 4 122 2
through~	1 2 6 -2 19 5 21 9 48 4 73 -2 77 -6 79 -9 94 14 122 3 130 11
throw-	0 -4 24 16 28 5 77 5 109 -2
thrown-	0 24
thrown~	0 24
throw~	0 -4 24 18 28 6 77 6 109 -2
thursday dinner	9 3 99 -2
thursday-	7 -6 9 11 73 4 99 -3
thursday-dinner	9 2
thursday~	7 -6 9 11 73 4 99 -3
tia-	25 -7 78 10
tia~	25 -7 78 10
ticket-	6 -6 27 12 29 -3 135 24 138 -2
ticket~	6 -6 27 12 29 -3 135 24 138 -2
tie-	138 27
tiempo libre	73 6
tiempo llevan	8 -2 73 -3 114 13
tiempo-	8 -2 17 4 73 23 74 -2 75 -2 78 -9 79 -6 84 7 87 4 88 -3 90 3 91 -3 106 6 110 -2 111 4 114 7 121 -2 135 2 138 18
tiempo-libr	73 4
tiempo-llevan	73 -2 114 9
tiempo-para	17 4 90 3 91 -2
tiemp~	8 -2 17 4 73 23 74 -2 75 -2 78 -9 79 -6 84 7 87 4 88 -3 90 3 91 -3 106 6 110 -2 111 4 114 7 121 -2 135 2 138 18
tien-	1 -6 8 -3 27 4 31 5 33 3 35 4 93 6 114 -5 134 2 135 6 138 5
tien-de	33 3
tien-que	4 -2 31 2 93 5
tien-y	8 -2 27 3 35 3
tienda-	8 7
tiend~	8 7
tienen-	3 -4 7 3 44 7 45 -3 49 -2 57 -6 73 -2 78 6 93 5 101 4 102 16 108 10 110 -2 111 9 114 6 120 2 121 7 130 -2 138 -6
tienen-de	44 3 111 8
tienen-que	31 2 49 -2 93 4
tien~	1 -4 3 -4 7 2 8 -3 27 3 28 -2 31 4 33 2 35 2 44 6 45 -3 49 -2 57 -5 73 -2 78 5 93 8 101 3 102 13 108 8 111 7 114 2 121 5 130 -2 135 4 138 -2
tierra-	13 -3 52 13
tierr~	13 -3 52 13
tie~	138 27
tight-	4 5
tight~	4 5
tiktok-	75 33 108 21 116 -2
tiktok~	75 33 108 21 116 -2
til friday	7 5
til i	20 8 84 -3 86 4 120 -2
til what	99 5
til-	1 4 7 9 20 9 26 -3 84 -3 86 4 99 14 114 -2 120 -2
til-friday	7 3
til-get	20 5 84 -2 86 3
til-i	20 4 84 -2 86 2
til-tim	99 4
til-what	99 4
til~	1 4 7 9 20 9 26 -3 84 -3 86 4 99 14 114 -2 120 -2
tim-	1 2 17 8 21 2 31 3 35 -2 42 -2 43 -6 44 9 47 2 73 8 74 -2 75 5 78 -5 79 -5 80 9 90 3 106 3 109 3 121 2 122 11 125 3 128 -2 135 -2 138 2
tim-8	138 3
tim-can	17 -2 94 3 125 5
tim-commit	73 -5 84 8 87 5 138 -2
tim-do	99 2 121 3 138 -3
tim-doe	99 -2 109 4 138 2
tim-for	31 4 84 2 87 2 90 4 138 -2
tim-gift	73 -4 78 12
tim-i	17 -2 94 3 125 5
tim-is	9 3 99 -6 138 10
tim-it	99 -5 138 12
tim-the	21 4 109 4 122 -2
tim-you	99 3
time can	17 -4 94 5 99 -2 125 10
time commitment	73 -7 74 -2 84 12 87 9 138 -4
time do	99 5 138 -3
time does	99 -3 109 7 138 3
time gift	73 -6 78 18
time is	9 5 99 -9 138 17
times 8	138 6
tim~	1 2 17 8 21 2 31 3 35 -2 42 -2 43 -6 44 9 47 2 73 8 74 -2 75 5 78 -5 79 -5 80 9 90 3 106 3 109 3 121 2 122 11 125 3 128 -2 135 -2 138 2
tip-	15 10 28 2 75 -4
tipo de	77 -2 78 -3 79 -6 92 6 93 12 121 5
tipo-	77 -6 78 -3 79 -7 90 -2 91 -9 92 18 93 13 121 18 122 -3 138 16
tipo-ayuda	121 11 122 -2
tipo-colecta	77 -3 91 -5 92 11
tipo-de	79 -3 92 4 93 7 121 3
tip~	15 6 28 2 75 -3 77 -5 78 -3 79 -6 90 -2 91 -8 92 16 93 11 121 16 122 -3 138 15
tir-	6 -2 51 3 138 8
tirar-	51 -4 53 6
tired of	17 -5 18 11 23 3
tired-	17 -6 18 12 23 3
tired-of	17 -3 18 6 23 2
tired~	17 -6 18 12 23 3
tire~	6 -2 138 14
tir~	53 5 138 -3
tith-	78 34
tith~	78 34
to a	26 3 27 -2 60 5 77 -4 92 5 105 3 130 -3
to an	35 4 57 4 101 -3 109 5
to apply	40 7 122 11 125 10 138 -5
to be	0 4 2 -3 16 6 24 4 25 -2 28 2 34 3 37 -3 61 2 73 -2 74 4 75 -2 76 -3 82 8 87 2 89 -2 93 10 98 4 122 2 125 6 137 -3 138 -2
to bring	8 -3 20 5 74 -2 79 10 92 -2 125 14
to build	49 6 61 2 73 4
to buy	19 3
to call	0 -2 102 10 105 -2 106 6
to clean	23 -3 25 6 51 6 79 -5
to college	40 5 125 -5
to come	26 4 27 3 73 6 94 7
to cook	9 -2 12 -2 73 5 138 6
to cut	17 -2 73 14 76 -5
to die	100 3 138 -2
to do	0 -2 12 3 18 4 28 -2 31 6 46 2 73 7 76 -2 77 -2 80 5 85 3 90 -2 91 -2 92 10 97 3 98 6 109 12 122 -3 135 -4 138 -3
to donate	3 -4 24 -2 77 7 79 -13 95 4 130 10
to draw	43 5
to drive	8 -5 77 -4 83 14 90 -2 91 -5 92 10 125 -2
to eat	3 -7 8 9 9 5 13 4 56 -5
to finish	38 8 73 -2
to fix	16 11 19 3 138 -4
to get	0 -2 1 4 2 7 7 -2 8 4 9 2 21 2 24 -2 26 2 27 4 47 -2 73 -4 80 3 94 2 100 5 106 4 125 6 134 -2 135 -2 138 4
to give	3 -4 17 3 34 3 73 -5 78 7 79 4 80 7 93 -2 130 2
to go	17 -4 18 3 21 -2 23 4 24 7 27 4 38 4 41 -2 133 14 135 -3
to have	77 11 79 -5
to help	9 -3 29 4 31 -2 57 -3 63 2 67 4 73 10 76 6 78 7 80 13 82 13 122 -8 125 -5 129 2 138 -3
to host	77 -3 91 14 92 2
to join	19 -6 78 -2 80 3 124 23
to lead	88 8 112 -2
to learn	12 2 17 -3 39 6 49 3 57 3 58 -2 61 7 107 -3
to leave	0 3 17 5 21 -2 24 13
to live	2 9 31 -3 74 -2 88 4 126 3
to look	14 2 32 6
to lose	0 -3 1 9 2 -2 138 6
to make	3 -3 7 -2 9 -2 12 12 16 -2 18 8 49 10 73 -2 80 4 126 -3 138 -4
to me	3 -5 8 7 21 4 28 2 30 5 32 5 36 2 104 7 105 -4 109 -3
to meet	21 -2 33 3 34 6 73 10 80 -2 126 -3
to mentor	32 -2 73 3
to move	0 -5 2 13 31 -3 33 -2
to my	2 3 8 5 15 2 27 11 31 -2 35 -2 47 -2 57 5 74 6 75 -2 94 3 95 3 126 -3 138 2
to offer	73 -2 76 11 121 -2
to office	21 -4 99 -3 100 10 101 -3 104 15 105 -4
to partner	76 -14 98 15
to pay	1 3 7 -3 40 7 60 9 124 4 130 -6
to plant	13 12 50 -3 52 -4 73 5
to play	31 -5 33 8
to pray	47 3
to put	0 -2 1 6 7 -3 78 8 110 -4
to read	37 2 73 2
to record	17 -3 44 9
to rent	1 -8 2 6 76 6
to richmond	0 6 2 4 73 10 74 -2 80 -2 126 -5
to run	31 9 33 -2
to school	41 11
to see	30 -4 57 12 100 2
to send	76 7 78 -4 104 7 110 -3 137 9
to set	73 -5 77 -3 78 10 90 6
to shoot	31 8 52 -4 75 5
to shop	8 6 18 -2 57 3 123 -2
to sign	32 -2 34 4 36 4 73 -5 83 11 86 -2 106 -3 109 2 122 6
to sit	2 -2 27 8 35 3 73 7 105 -3
to somebody	1 -2 2 6 21 2 48 -3 57 -2 60 4 73 8 78 -3 105 11
to someone	21 -4 105 15 107 -3
to sort	61 -2 121 -2 138 11
to sponsor	76 -5 78 10
to start	18 7 20 4 74 -4 87 4 88 4 89 -2 113 -2
to stay	0 -5 6 8 23 2 29 8 76 -2
to stop	23 3
to take	1 10 19 -2 27 7 138 -6
to talk	2 -3 21 14 22 3 28 7 29 4 33 -2 101 4 105 -6
to teach	19 -8 73 -4 76 15 78 -2
to tell	81 10
to the	7 -3 9 4 15 4 21 -6 23 3 27 10 34 6 73 -2 78 4 79 -2 122 4 138 7
to this	17 6 20 -3 75 -2 78 -3 110 -3 137 10
to tutor	36 -7 73 8
to use	57 9 62 4
to vent	21 6
to volunteer	73 -7 76 -4 82 7 83 7 84 3 86 9
to wear	15 3 75 -3
to work	2 6 14 -3 16 4 17 -5 29 4 55 -2 73 6 74 -3 76 3 120 9
to you	0 -2 25 -2 27 -2 75 -2 76 2 77 3 78 6 79 -3 100 -2 101 5 103 11 104 -3 123 6 137 5
to your	1 -4 73 2 76 4
to-	3 -2 27 3 73 2 78 2 80 2
to-100	7 -2 78 4 138 9
to-a	16 2 73 -2 77 2 79 -2 87 2 88 2 90 2 98 2 104 3 137 -2 138 5
to-about	21 4 34 3 48 -2
to-an	35 2 57 2 101 -2 109 2
to-and	73 2 86 4 126 -2
to-anybody	129 3
to-anyth	73 2 124 2
to-apply	40 4 122 8 125 5 138 -3
to-appoint	26 -2 27 13 35 2 101 -4 104 -5
to-as	38 4 41 -3 73 3
to-at	9 -2 14 -2 18 2 73 2 120 3 138 3
to-away	79 3
to-back	17 3 38 3 40 4 41 -2 73 -5 80 6 124 -2
to-be	0 2 2 -2 16 3 24 2 37 -2 74 2 76 -2 82 4 93 6 98 2 125 3 137 -2
to-bring	8 -2 20 3 79 5 125 10
to-build	49 4 73 2
to-buy	19 2
to-cal	102 7 106 3
to-can	3 -4 8 5
to-caus	30 4 78 5 80 -2
to-christian	125 2
to-clean	23 3 25 3 51 3 79 -3
to-clinic	27 3
to-colleg	40 3 125 -3
to-com	26 2 27 2 73 3 94 4
to-cook	73 3 138 3
to-cut	73 7 76 -3
to-die	100 2
to-dinner	7 -3 9 4 12 5
to-do	12 2 18 2 31 3 73 4 77 -2 80 3 92 6 98 4 109 8 122 -2 135 -2
to-doctor	26 2 27 2 138 -2
to-donat	3 -2 77 4 79 -8 95 2 130 7
to-draw	43 3
to-drink	134 2
to-driv	8 -3 77 -3 83 7 91 -2 92 7
to-eat	3 -3 8 5 9 3 13 2 56 -3
to-email	103 2
to-every	84 3
to-family	80 2
to-finish	38 5
to-fix	16 6 138 -2
to-food	7 -2 77 -3 78 5 92 3 129 5
to-for	7 -2 12 -3 40 3 73 5 75 2 76 -2 78 4 83 7 91 -2 120 4 138 -2
to-get	1 2 2 4 8 2 27 2 73 -2 94 3 100 3 106 2 125 3 138 2
to-giv	3 -3 17 2 73 -3 78 3 79 5 80 4
to-go	17 -3 18 2 23 2 24 4 27 2 38 2 133 10 135 -2
to-hair	73 7 76 -3
to-hav	77 6 79 -3
to-help	29 2 47 -3 57 -2 67 2 73 5 76 3 78 4 80 9 82 7 106 2 122 -5 138 -2
to-her	27 4 57 5
to-his	31 4 61 2 138 -2
to-hospital	21 -2 27 3
to-host	77 -2 91 9
to-hous	94 3
to-how	16 -3 49 3 57 -3 61 4
to-i	2 5 73 -2 80 3 110 5
to-in	6 2 13 -2 52 2 88 2 105 4
to-it	14 2 18 7 21 3 46 2 49 2 78 4 135 -2 138 -3
to-join	19 -4 78 -2 124 15
to-kid	2 3 31 -3 57 3 73 3
to-lead	88 4
to-learn	39 3 49 2 57 2 61 4 107 -2
to-leav	17 3 24 7
to-liv	2 5 88 2 126 2
to-look	32 3
to-los	0 -2 1 5 138 4
to-mak	3 -2 12 7 18 4 49 6 80 2 126 -2 138 -2
to-me	3 -2 8 3 17 2 21 2 27 2 30 2 32 4 63 2 104 3 105 -2 109 -2 122 -2
to-meet	23 3 34 3 73 4 135 -2
to-member	1 -2 76 5
to-mentor	73 2
to-mov	0 -2 2 7 31 -2
to-my	1 2 2 2 8 2 24 2 26 -2 27 4 57 4 63 2 74 2 126 -2 135 -2
to-new	75 -3 93 12 138 2
to-offer	76 7 121 -2
to-offic	21 -2 73 -2 79 -2 99 -2 100 6 101 5 104 9 105 -3
to-on	0 -2 73 3 77 4 85 3 122 -2 138 -2
to-onlin	60 3 78 -4 130 3
to-other	33 2 78 -2 110 -2 137 5
to-out	2 8 17 -3 25 2 26 2 29 4 79 -2 82 3
to-paint	43 3 46 -2 73 3
to-part	80 2
to-partner	76 -9 98 10
to-patient	76 7
to-pay	7 -2 40 3 60 4 124 2 130 -3 135 2
to-peopl	73 2 76 4 126 -2
to-person	105 4 116 -2
to-phon	31 5 73 3 138 -5
to-plant	13 7 50 -2 52 -2 73 2
to-play	31 -3 33 4
to-put	1 8 24 -2 78 4 110 -2
to-record	44 5
to-rent	1 -5 2 3 76 3
to-richmond	0 3 2 2 73 5 126 -3
to-run	31 5
to-school	26 -2 34 4 40 6 41 7
to-see	30 -2 57 7
to-send	76 3 78 -2 104 4 110 -2 137 5
to-set	73 -3 77 -2 78 5 90 3
to-shoot	31 5 52 -2 75 3
to-shop	8 3 57 2
to-sign	34 2 36 2 73 -3 83 6 122 3
to-sit	27 4 35 2 73 4
to-somebody	2 3 48 -2 60 2 73 5 105 8
to-someon	21 -3 67 4 105 8 107 -2
to-someth	0 -2 9 3 13 2 16 2 17 -2 56 -3 77 2 80 5
to-sort	138 6
to-sponsor	76 -3 78 6
to-start	18 4 20 2 74 -2 87 2 88 2
to-stay	0 -3 6 5 23 2 29 4
to-stop	23 2
to-stuf	13 2 38 -3 41 4 49 4 73 -2
to-tak	1 6 27 4 138 -3
to-talk	2 -2 21 10 22 2 28 4 29 2 101 2 105 -4
to-teach	19 -4 57 -2 76 7
to-tel	81 5
to-the	9 2 15 2 21 -3 27 5 28 2 34 4 56 2 73 -2 78 2 105 3 122 2 138 3
to-them	6 3 61 2
to-ther	8 5 21 -6 27 -2 100 8 105 8
to-this	17 3 78 -2 110 -2 137 5
to-to	21 5 23 2 27 5 28 3 48 -2 73 -2 76 2 82 2 92 2 105 -2 138 2
to-togeth	29 5 73 2 76 -2
to-tutor	36 -4 73 5
to-up	8 4 32 2 36 2 73 -5 74 2 78 4 90 2 122 3
to-us	1 3 29 6 110 -2
to-use	57 5 62 2
to-vent	21 3
to-volunt	73 -4 76 -2 82 4 83 4 84 2 86 5
to-warm	6 5 23 -3
to-wear	15 2
to-with	0 2 1 -2 2 3 12 2 27 3 29 2 60 3 76 -2 78 3 98 3 109 2 130 -2
to-work	2 3 16 2 17 -3 20 2 29 2 73 4 74 -2 76 2 120 5
to-you	76 3 78 2 79 -2 80 6 81 3 101 2 102 3 103 6 104 -3 123 3
to-your	1 -2 76 2 100 3
toalla-	3 4 5 12 79 -3
toalla-sanitaria	5 3
toallas sanitarias	3 -2 5 4 79 -2
toall~	3 3 5 12 79 -3
toaster-	49 11 138 -2
toast~	49 11 138 -2
toca-	134 2
toco-	44 12 45 -5 138 -2
toc~	44 10 45 -4 134 2 138 -2
toda-	13 -2 52 7 126 2
todavia-	21 -3 28 -3 33 12
todavi~	21 -3 28 -3 33 12
today-	1 5 2 -3 3 5 7 4 11 -4 75 -14 97 -2 99 9 109 2 114 -3 138 33
today~	1 5 2 -3 3 5 7 4 11 -4 75 -14 97 -2 99 9 109 2 114 -3 138 33
toddler-	4 3 5 7 28 29 31 -3
toddler~	28 23 31 -2
toddl~	4 3 5 8 28 14 31 -2
todo el	31 6
todo-	0 9 17 4 21 10 24 5 25 -2 28 -4 29 -5 31 4 32 -2 78 -2 79 7 115 -2 121 9 122 7 133 23 138 -2
todo-dia	31 3
todo-el	0 6 31 3
tod~	0 8 13 -2 17 3 21 10 24 4 25 -2 28 -3 29 -4 31 4 32 -2 52 4 73 -2 78 -2 79 7 115 -2 121 8 122 7 133 22 138 -3
toe-	20 15
toe~	20 15
togeth-	29 10 73 6 76 -5
togeth~	29 10 73 6 76 -5
toilet paper	5 3
toilet-	5 5
toilet-paper	5 2
toiletri~	5 3 79 -4 93 15 99 -3
toiletry-	5 3 79 -4 93 15 99 -3
toilet~	5 5
tokyo-	17 -3 84 -2 138 36
toky~	17 -3 84 -2 138 36
toma-	23 16
tomar fotos	23 -4 75 7 97 3
tomar-	23 -4 75 10 97 3
tomar-foto	23 -3 75 4 97 2
tomat-	13 10
tomato-	7 -7 13 15 52 17 79 8
tomato~	7 -7 13 15 52 17 79 8
tomat~	13 10
tomo-	23 -8 134 11
tomorrow-	15 5 18 -2 75 -5 99 6 138 3
tomorrow~	15 5 18 -2 75 -5 99 6 138 3
tom~	23 2 75 7 97 2 134 8
tonight-	0 13 3 -5 4 -5 7 5 52 -2 79 -4 119 -2 138 17
tonight~	0 13 3 -5 4 -5 7 5 52 -2 79 -4 119 -2 138 17
tonto-	116 -5 136 11
tont~	116 -5 136 11
too expensive	10 2 35 3
too hot	9 -9 56 10
too many	52 -3 79 9
too much	6 3 19 4 21 5 22 -2 26 4 28 2 31 5 73 -2 124 -4 125 11 134 -2 138 -4
too old	57 -2 58 -3 79 -7 82 6 95 12 125 -2
too young	82 6 125 11
too-	4 2 6 2 7 6 9 -7 17 2 21 4 22 -2 25 -3 26 3 28 2 31 2 33 2 38 4 41 -3 52 -2 56 6 57 -2 58 -2 59 2 73 -3 77 -2 79 2 82 6 90 2 94 -2 95 7 124 -4 125 17 130 6 134 -3 138 -6
too-expensiv	35 2
too-hot	9 -6 56 7
too-many	52 -2 79 5
too-much	6 2 19 2 21 3 26 2 31 3 124 -3 125 7 138 -2
too-old	58 -2 79 -4 82 3 95 8
too-to	38 3 79 -3 82 11 95 3 125 -3
too-young	82 2 125 9
took-	0 12 2 -3
took~	0 12 2 -3
tool-	13 -2 20 12 49 8 52 5 62 7 74 -2
tool~	13 -2 20 12 49 8 52 5 62 7 74 -2
tooth-	19 -2 21 -2 26 22 134 -4
toothach-	26 31 134 12
toothach~	26 31 134 12
toothbrush-	5 3
toothbrush~	5 3
toothpast-	5 7 135 -3
toothpast~	5 7 135 -3
tooth~	19 -2 21 -2 26 22 134 -4
too~	4 2 6 2 7 6 9 -7 17 2 21 4 22 -2 25 -3 26 3 28 2 31 2 33 2 38 4 41 -3 52 -2 56 6 57 -2 58 -2 59 2 73 -3 77 -2 79 2 82 6 90 2 94 -2 95 7 124 -4 125 17 130 6 134 -3 138 -6
torr-	138 17
torr~	138 17
tortuga-	54 -3 55 7
tortug~	54 -3 55 7
tos-	134 6
toss-	49 5 56 -4
tossing~	49 5 56 -4
tos~	134 6
touch-	57 11 79 -3 104 30 138 -2
touched~	57 16 79 -4
touch~	104 33 138 -2
tough-	99 -3 122 18
tough~	99 -3 122 18
tow-	27 -4 138 12
toward-	7 -5 73 -2 78 13
toward~	7 -5 73 -2 78 13
towel-	3 6
towel~	3 6
tower-	138 17
town-	76 4 100 12 126 -7 138 -2
town~	76 4 100 12 126 -7 138 -2
tow~	27 -3 138 25
toxic-	24 18 29 -15
toxica-	24 18 29 -17
toxic~	24 30 29 -27
toy drive	77 4
toy-	7 -4 8 -2 31 32 78 -2 79 19 90 -2 92 -2 109 8 125 -4
toy-driv	77 3
toy~	7 -4 8 -2 31 32 78 -2 79 19 90 -2 92 -2 109 8 125 -4
to~	3 -2 27 3 73 2 78 2 80 2
tps-	135 35
tps~	135 35
tra-	17 9
trabaja-	17 -2 87 7 89 -2
trabajaba-	17 7 99 -2 120 -3
trabajador-	105 22 108 -6 125 -3
trabajadora social	105 12
trabajadora-	105 21 108 -2
trabajadora-social	105 9
trabajad~	105 35 108 -6 125 -2
trabajan-	16 -2 17 -9 20 -5 31 -2 99 17 109 -2 110 13 118 17 120 -5 125 -8 127 16
trabajar con	43 2 73 -2 76 -3 120 7
trabajar en	120 9
trabajar-	8 -2 17 16 43 2 73 -2 76 -3 77 -4 120 13
trabajar-con	43 2 77 -2 120 5
trabajar-en	120 6
trabajar-usted	76 -4 120 8
trabajo de	16 -7 17 14 75 -2
trabajo-	4 -7 15 2 16 8 17 11 20 14 25 -2 39 -2 65 6 75 2 77 2 109 3 120 -6 122 -2 125 6 127 -2 135 12 138 -2
trabajo-de	16 -4 17 7
trabajo-ingl	15 2 17 5 39 -7
trabaj~	4 -6 16 6 17 14 20 10 25 -2 65 4 73 -2 76 -3 79 -2 99 5 110 4 118 6 122 -2 127 4 135 9
track me	44 -3 110 20 138 -6
track-	21 -3 44 -2 45 -8 110 35
track-me	44 -2 110 13 138 -4
tracking~	44 -8 45 -8 110 23
track~	21 -3 44 4 45 -3 110 20
trad-	16 5 38 -3 40 10
trad-school	16 -5 40 9
trade school	16 -8 38 -2 40 13
traduc-	107 -11 138 29
traducc-	107 46 138 -8
traducir-	73 25 76 -2 99 -2 138 28
traductor-	107 9
traduct~	107 9
traduc~	73 19 76 -2 99 -2 107 22 138 39
trad~	16 5 38 -3 40 10
traen-	8 3
traer-	8 6 74 9 121 -2
traer-comida	8 3
traffic-	135 15 138 10
traffic~	135 15 138 10
trafico-	135 14
trafic~	135 14
traigo-	4 3
traig~	4 3
train-	16 19 17 -3 61 -2 67 19 73 -7 83 -2 85 13 121 -5 138 9
train-for	67 7 73 -2 85 3
train-volunt	67 2 73 -2 85 4
training for	16 -3 67 13 73 -3 85 5
training~	16 21 17 -3 61 -2 67 21 73 -7 83 -2 85 13 121 -6
train~	138 18
traj-	25 -13 79 20
traj~	25 -13 79 20
tranquilo-	2 -9 47 17
tranquil~	2 -9 47 17
transf-	105 4
transf~	105 4
transitional housing	2 7 23 -6
transitional-	2 10 23 -8
transitional-hous	2 5 23 -4
transitional~	2 10 23 -8
transl-	107 35
translat-	73 9 107 -15 138 23
translation~	107 35
translator-	107 22
translat~	73 9 138 21
transport-	22 -8 27 29 138 -4
transportac-	27 10
transportation~	22 -10 27 14
transport~	27 27 138 -4
trash-	0 2 51 4 79 -2 138 7
trash~	0 2 51 4 79 -2 138 7
trast-	3 33 12 -5 73 -2 78 -3 79 16
trast~	3 33 12 -5 73 -2 78 -3 79 16
trata-	117 26
tratamiento-	134 42
trataron-	21 -2 28 -2 36 -5 104 21 138 -2
trato-	104 9 138 -2
trat~	28 -2 36 -5 104 18 117 21 134 26 138 -3
trauma-	21 34
traum~	21 34
tra~	8 7 17 6 74 8 121 -2
tre-	6 -3 50 19 52 -2 55 3 56 -7 73 3 76 -2 79 7
treat-	17 -2 23 12 26 -4 73 -4 84 -2 85 -3 104 11 134 32
treated~	73 -5 84 -2 85 -4 104 16
treatment~	17 -2 23 13 26 -5 134 35
tre~	6 -3 50 19 52 -2 55 3 56 -7 73 3 76 -2 79 7
tribut-	78 10
tribut~	78 10
trist-	21 5 25 7
tristeza-	21 7
tristez~	21 7
trist~	21 5 25 7
trivia-	138 35
trivi~	138 35
troca-	0 11
troc~	0 11
troop-	31 -2 73 13 125 -2
troop~	31 -2 73 13 125 -2
troubl-	32 8 36 -3
troubled~	32 3
troubl~	32 7 36 -4
truck-	0 2 7 -3 8 -7 18 23 19 -2 27 -5 73 3 76 19 79 -4 101 -2 138 4
truck-can	8 -2 73 5 76 3
trucking~	18 -2 76 10 138 -2
truckload-	0 -4 3 -7 79 12
truckload~	0 -4 3 -7 79 12
truck~	0 2 7 -3 8 -6 18 25 19 -2 27 -5 73 3 76 14 79 -4 138 5
trump-	121 -2 138 36
trump~	121 -2 138 36
trust you	115 7
trust-	32 8 115 7
trust-you	115 5
trust~	32 8 115 7
try-	43 3 46 -2
trying to	2 4 23 7 25 -2 100 5 135 -2
trying-	0 -2 2 6 23 10 25 -2 100 8 135 -3
trying-to	2 2 23 4 100 3
trying~	0 -2 2 6 23 10 25 -2 100 8 135 -3
try~	43 3 46 -2
ttyl-	133 35
ttyl~	133 35
tu-	116 19 137 13
tuesday-	73 8
tuesday~	73 8
tuit-	40 15
tuition~	40 15
tun-	45 9 73 -6
tun~	45 9 73 -6
turkey giveaway	77 -7 109 9
turkey-	7 31 77 -11 109 11
turkey-giveaway	77 -5 109 6
turkey~	7 31 77 -11 109 11
turn-	18 6 57 9 63 -3 115 -4 125 16
turn-off	6 3
turned off	6 4
turned~	6 7
turno-	20 -11 83 -2 84 21 85 -2 86 21
turn~	6 -5 18 5 20 -9 57 8 63 -3 84 17 86 17 115 -4 125 15
turtl-	54 -2 55 5
turtl~	54 -2 55 5
tus-	76 -2 137 8
tus~	76 -2 137 8
tutela-	30 35
tutel~	30 35
tutor-	36 18 73 24 121 -3 138 -2
tutoria-	36 17
tutoring~	36 9 73 16 121 -3 138 -2
tutori~	36 17
tutor~	36 9 73 -2
tut~	36 10 73 17
tuxedo-	1 -20 138 22
tuxed~	1 -20 138 22
tu~	116 19 137 13
tv-	25 -11 31 -2 75 21 138 32
tv~	25 -11 31 -2 75 21 138 32
tween-	32 35
tweet-	75 27 117 -3
tweet~	75 27 117 -3
twelv-	23 14 28 -3 122 -4 127 15
twelv-area	127 7
twelve areas	127 11
twelv~	23 14 28 -3 122 -4 127 15
twe~	32 35
twitter-	108 35
twitt~	108 35
two weeks	3 -2 17 4 77 -3 90 6
two-	0 2 1 9 3 5 4 -5 17 2 30 5 35 10 36 -3 73 -4 77 -3 79 5 90 5 99 -3 138 2
two-week	17 2 77 -2 90 3
two~	0 2 1 9 3 5 4 -5 17 2 30 5 35 10 36 -3 73 -4 77 -3 79 5 90 5 99 -3 138 2
tylenol-	26 -9 134 14
tylenol~	26 -9 134 14
typ-	7 -4 8 8 14 8 31 8 36 -2 57 -2 73 -2 78 -3 82 -2 85 8 105 7 121 8 122 -2 130 14
typ-my	14 5
typ-of	85 5 121 8
types of	73 -2 85 8 121 12
typing-	57 31
typing~	57 31
typ~	7 -4 8 8 14 8 31 8 36 -2 57 -2 73 -2 78 -3 82 -2 85 8 105 7 121 8 122 -2 130 14
uber-	0 -2 27 -8 101 -2 102 -2 105 -2 138 33
uber~	0 -2 27 -8 101 -2 102 -2 105 -2 138 33
ubicac-	100 3
ubicado-	100 25
ubic~	100 23
ufo-	138 35
ufo~	138 35
ugly-	0 -3 46 4
ugly~	0 -3 46 4
ultimo-	7 12
ultim~	7 12
un amigo	122 -4 123 7
un arbol	50 3
un aviso	1 10 6 10 135 -8
un capitulo	74 2 88 3 89 6
un cliente	76 9 137 -4
un consejero	22 7 26 -3 27 -2
un cuarto	2 -3 47 6
un curriculum	14 2
un dia	73 2 76 3
un dolar	73 -4 78 -5 129 11 130 8
un evento	76 2 77 4 79 -3 109 -2
un grupo	45 3 74 9
un lider	74 -6 87 10 89 5 138 -3
un lugar	2 4 24 5 26 -4 31 -2 33 2 47 2
un mensaje	60 7 63 -2 104 8 115 -3
un mes	23 6 27 -3
un mural	43 -2 46 3
un plan	2 -5 24 8 34 5
un robot	105 2
un salon	18 6
un-	5 -2 6 2 9 2 13 -2 16 2 17 -2 18 2 22 4 24 3 27 -2 31 -2 35 2 36 2 47 2 52 3 54 -2 55 2 57 -2 60 2 63 3 74 3 76 6 79 -2 87 2 89 3 97 2 102 -2 103 4 104 4 106 -2 107 -2 112 -2 122 -3 124 -3 129 4 130 2 137 -2 138 3
un-amigo	122 -2 123 5
un-arbol	50 2
un-aviso	1 5 6 6 135 -5
un-calient	9 5 56 -3
un-capitulo	74 2 89 3
un-client	76 5 137 -2
un-consejero	22 4 26 -2
un-cuarto	2 -2 47 4
un-curriculum	14 2
un-de	6 3 18 2 52 2 84 2 89 2 97 3 135 -3
un-del	60 2
un-dia	76 2
un-dolar	73 -2 78 -3 129 7 130 5
un-dond	2 3 31 -2 33 2
un-en	1 4 74 3
un-evento	76 2 77 2 79 -2
un-grupo	45 2 74 5
un-lider	74 -4 87 6 89 3 138 -2
un-lugar	2 2 24 3 26 -2
un-mensaj	60 4 104 5 115 -2
un-mes	23 4 27 -2
un-mural	46 2
un-para	0 3 2 -3 24 3 77 2
un-plan	2 -3 24 5 34 3
un-que	26 4 76 6 107 -3
un-salon	18 3
un-trabajo	16 6 17 -3
un-y	76 2
una caja	77 7 79 -4
una cama	3 4 79 5
una cancion	37 -3 44 -2 138 8
una carta	1 2 62 3
una colecta	77 -6 90 4 92 10
una cuna	3 5
una entrega	19 -2 77 6 90 3 91 3
una entrevista	15 3
una familia	7 -5 78 11 121 -2 122 -2 123 13
una laptop	58 7
una organizacion	115 9 117 -6
una persona	105 6 116 3
una pregunta	131 17
una vez	21 -3 73 -6 84 17 85 -4 124 -5 130 10
una-	0 -4 2 2 3 3 7 -2 18 7 21 -3 32 3 36 -2 40 3 58 2 59 -2 63 4 75 4 76 -2 78 6 79 5 80 -2 81 3 84 6 85 -2 90 3 92 5 95 -5 104 2 105 2 106 -2 113 -2 117 -3 119 2 122 -2 123 2 124 -3 130 3 131 6 135 -2 138 8
una-caja	77 4 79 -2
una-cama	3 2 79 3
una-canc	37 -2 138 5
una-colecta	77 -4 90 2 92 6
una-con	1 2 76 5
una-cuna	3 3
una-de	18 6 24 2 76 -5 77 6 79 -2 105 3 115 3 117 -2 119 2
una-en	77 2 78 2 79 2
una-entrega	77 3 90 2 91 2
una-entrevista	15 2
una-familia	7 -3 78 6 123 7
una-laptop	58 4
una-organizac	115 5 117 -4
una-para	3 2 7 3 36 -2 75 5
una-persona	105 3 116 2
una-pregunta	131 12
una-que	123 7
una-vez	21 -2 73 -3 84 11 85 -3 124 -3 130 6
una-y	8 2 76 7 79 -2
una~	0 -4 2 2 3 3 7 -2 18 7 21 -3 32 3 36 -2 40 3 58 2 59 -2 63 4 75 4 76 -2 78 6 79 5 80 -2 81 3 84 6 85 -2 90 3 92 5 95 -5 104 2 105 2 106 -2 113 -2 117 -3 119 2 122 -2 123 2 124 -3 130 3 131 6 135 -2 138 8
unbearabl-	6 -6 56 7
unbearabl~	6 -6 56 7
under-	2 15 10 -4
understand it	34 5 39 10 105 -2
understand-	21 -2 34 10 39 28 63 -2 105 -3 125 -3
understand-it	34 3 39 6
understand~	21 -2 34 10 39 28 63 -2 105 -3 125 -3
underwear-	4 12 79 -19 93 14
underwe~	4 12 79 -19 93 14
undocument-	40 6 99 -2 125 8
undocumented~	40 6 99 -2 125 8
und~	2 15 10 -4
unemploy-	7 -12 17 26
unemployed~	17 4
unemployment~	7 -13 17 26
unhous-	0 15 106 -2
unhoused~	0 15 106 -2
uniform-	4 21 17 -3 20 -3 79 3 93 -2
uniform~	4 21 17 -3 20 -3 79 3 93 -2
uninsur-	26 10
uninsured~	26 10
union-	73 -7 76 10
union~	73 -7 76 10
unirm-	80 36
unirme~	80 36
unirs-	80 35
unirse~	80 35
unit-	2 -6 56 17 76 8
unit~	2 -6 56 17 76 8
universidad-	40 17 125 -3
universidad~	40 17 125 -3
universitaria-	17 -16 40 19
universitari~	17 -16 40 19
university-	40 4 74 6
university~	40 4 74 6
unlawful-	1 22
unlawful~	1 22
unlock-	138 6
unlock~	138 6
uno-	4 -3 26 -2 74 5 76 3 78 -2 79 3 93 11 136 16
unopen-	5 -11 79 13
unopened~	5 -11 79 13
uno~	4 -3 26 -2 74 5 76 3 78 -2 79 3 93 11 136 16
unsubscrib-	111 35
unsubscrib~	111 35
until-	99 11 106 18 111 -2 114 -8 138 -2
until~	99 11 106 18 111 -2 114 -8 138 -2
un~	5 -2 6 2 9 2 13 -2 16 2 17 -2 18 2 22 4 24 3 27 -2 31 -2 35 2 36 2 47 2 52 3 54 -2 55 2 57 -2 60 2 63 3 74 3 76 6 79 -2 87 2 89 3 97 2 102 -2 103 4 104 4 106 -2 107 -2 112 -2 122 -3 124 -3 129 4 130 2 137 -2 138 3
up a	74 10 77 -2 90 4
up and	1 5 78 8 124 -4 136 -2
up donation	78 5 79 15 94 -16
up donations	78 -3 79 -19 94 22
up for	3 -2 27 7 36 5 52 5 86 -2 101 -2 109 4 122 -3 123 -2
up litter	51 4
up my	14 7 32 4 73 -2 79 7 83 -2 94 -5 115 -2 122 -13 123 21
up the	7 5 8 5 27 -2 28 9 31 -4 32 -2 77 -3 92 7 94 -3 99 2
up to	32 3 73 5 86 13 101 -2 106 -3 109 3 122 -6
up with	0 -3 73 -2 76 4 113 9 117 -2
up-	1 2 3 -2 8 3 14 2 17 -3 23 -2 24 2 26 8 31 -2 32 -6 51 4 56 3 57 3 63 3 73 4 74 4 75 -2 79 2 83 -4 86 2 99 4 101 2 103 -3 106 2 108 -6 109 4 113 2 122 5 123 3 124 -2 126 -2 131 9 136 4 138 -2
up-a	52 2 73 3 74 5 90 2 122 -2
up-an	57 4 101 -2 103 -2 109 3
up-and	1 3 78 4 124 -2
up-at	17 -2 24 4 73 3
up-donation	79 2
up-driv	77 6 90 2
up-email	57 7 103 -4
up-for	27 4 36 2 52 2 109 2
up-help	73 12 122 -4
up-litter	51 3
up-my	14 3 17 -2 24 3 27 3 32 2 56 4 79 3 94 -3 122 -8 123 12
up-the	7 3 8 3 28 5 31 -2 92 4 94 -2 109 2
up-they	11 2
up-to	32 2 73 3 86 7 106 -2 109 2 122 -4
up-volunt	73 3 83 -4 86 6
up-with	0 -2 76 2 113 5
up-work	5 2 14 5
upcom-	109 14
upcoming~	109 14
updat-	0 -6 104 15 108 40 138 -2
updat-my	104 7
update my	104 13
updated~	0 -9 3 -2 108 22
updat~	104 16 108 27
upload-	63 27 106 -2 122 -2 125 -9
upload~	63 27 106 -2 122 -2 125 -9
ups-	5 18 23 -10 28 -3 51 12
upset-	21 -7 33 15
upset~	21 -7 33 15
ups~	5 18 23 -10 28 -3 51 12
up~	1 2 3 -2 8 3 14 2 17 -3 23 -2 24 2 26 8 31 -2 32 -6 51 4 56 3 57 3 63 3 73 4 74 4 75 -2 79 2 83 -4 86 2 99 4 101 2 103 -3 106 2 108 -6 109 4 113 2 122 5 123 3 124 -2 126 -2 131 9 136 4 138 -2
urban-	13 18 18 -6
urb~	13 18 18 -6
urgent-	17 2
urgent~	17 2
us out	0 -10 1 22 110 -3
us to	62 3 74 2
us-	0 -5 1 19 11 3 17 8 29 7 31 -2 62 2 80 9 104 2 105 -4 110 -3 116 -3 117 10 138 -3
us-out	0 -7 1 15 110 -2
us-to	62 2
usa-	31 -2 33 5
usada-	3 -4 4 -4 5 -2 79 17 93 -2
usada~	3 -4 4 -4 5 -2 79 17 93 -2
usado-	0 -2 27 -7 57 8 79 -5 138 15
usado~	0 -2 27 -7 57 8 79 -5 138 15
usan-	17 -2 19 -3 62 3 78 -8 79 -2 129 28 130 -2
usan-donacion	78 -4 129 12
usan~	17 -2 19 -3 62 3 78 -8 79 -2 129 28 130 -2
usar computadora	57 10 58 -6
usar el	57 7
usar ia	62 3
usar internet	57 8 59 -8
usar la	58 -3 123 4
usar-	7 -2 57 31 58 -8 59 -8 62 3 63 -2 76 9 79 3 102 -2 103 -3 123 3
usar-celular	57 5
usar-computadora	57 7 58 -5
usar-correo	57 5 103 -2
usar-el	57 4
usar-ia	62 2
usar-internet	57 5 59 -5
usar-la	58 -2 123 2
usar~	7 -2 57 31 58 -8 59 -8 62 3 63 -2 76 9 79 3 102 -2 103 -3 123 3
usa~	31 -2 33 5
use a	8 2 21 5 57 3 123 5
use ai	62 7 116 -5
use chatgpt	62 2
use-	7 -2 21 4 44 4 57 29 58 -4 59 -5 62 8 73 -2 76 7 79 5 103 -4 116 -6 123 4 138 -2
use-a	21 3 57 2 123 3
use-ai	62 4 116 -3
use-comput	57 3 58 -3 123 3
use-phon	57 4
used underwear	4 -3 79 -15 93 21
used-	4 -6 19 -2 58 -6 73 -4 78 -3 79 7 80 7 93 14 95 -10 129 20
used-underwear	4 -2 79 -9 93 14
used~	4 -6 19 -2 58 -6 73 -4 78 -3 79 7 80 7 93 14 95 -10 129 20
useful-	73 21 80 -2
useful~	73 21 80 -2
useless-	136 11
useles~	136 11
use~	7 -2 21 4 44 4 57 29 58 -4 59 -5 62 8 73 -2 76 7 79 5 103 -4 116 -6 123 4 138 -2
using-	0 -6 6 12 21 -2 23 3
using~	0 -6 6 12 21 -2 23 3
uso-	4 -2 7 -4 62 12 79 3
uso~	4 -2 7 -4 62 12 79 3
usp-	19 -4 60 10 130 -3
usp~	19 -4 60 10 130 -3
usted-	7 -2 17 -13 25 -3 53 -7 74 3 75 6 76 -6 77 2 78 3 80 4 92 9 104 2 115 4 117 21 120 25 121 9 125 -2 137 7
usted~	7 -2 17 -13 25 -3 53 -7 74 3 75 6 76 -6 77 2 78 3 80 4 92 9 104 2 115 4 117 21 120 25 121 9 125 -2 137 7
us~	0 -5 1 19 11 3 17 8 29 7 31 -2 62 2 80 9 104 2 105 -4 110 -3 116 -3 117 10 138 -3
util-	41 7 77 4 79 8
util-escolar	41 3
utiles escolares	41 4
utiliti~	6 13 138 -3
utility-	6 15 138 -3
utility~	6 5
util~	41 7 77 4 79 8
va a	4 -2 17 -2 36 2 79 6 109 6 110 17
va mal	36 11
va-	1 -2 4 -2 6 -2 17 -3 19 7 27 2 36 11 78 -4 79 6 109 6 110 18 129 18 135 3 138 -4
va-a	79 3 109 3 110 10
va-dinero	19 -2 78 -3 129 7
va-mal	36 7
vacacion-	7 -3 11 21 42 -6 79 -2
vacaciones de	11 3
vacanci~	120 35
vacancy-	120 35
vacant-	17 -4 120 25
vacant~	17 -4 120 25
vacat-	1 20 6 -2
vacation-	11 10
vacation~	11 10
vacat~	1 20 6 -2
vaccin-	2 -6 26 40
vaccin~	2 -6 26 40
vacio-	2 -8 3 9 7 17
vaci~	2 -8 3 9 7 17
vacuna-	26 38 28 -3 32 -4
vacun~	26 38 28 -3 32 -4
vac~	7 -3 11 21 42 -6 79 -2
val-	124 40
valor-	11 -2 94 -2 117 37 124 -4 138 8
valu-	45 -8 78 -5 96 18 117 34
valu-donat	78 -2 96 10
value donated	78 -3 96 14 117 -2
valu~	45 -8 78 -5 96 18 117 34
val~	11 -2 94 -2 117 30 124 30 138 7
van a	0 -6 1 11 27 -3 73 -2 106 7 124 5
van-	0 15 1 12 2 -2 27 -7 73 18 76 4 77 -12 79 -7 90 -4 91 -3 92 -3 94 3 96 9 105 -2 106 8 124 5 126 -5
van-a	0 -3 1 7 106 4 124 3
van-cosa	79 -4 96 8
van-llamar	106 8
van~	0 15 1 12 2 -2 27 -7 73 18 76 4 77 -12 79 -7 90 -4 91 -3 92 -3 94 3 96 9 105 -2 106 8 124 5 126 -5
vaping-	23 4
vaping~	23 4
vaya conmigo	34 2
vaya-	34 3
vay~	34 3
va~	1 -2 4 -2 6 -2 17 -3 19 7 27 2 36 11 78 -4 79 6 109 6 110 18 129 18 135 3 138 -4
vbuck-	138 18
vbuck~	138 18
vcu-	27 8 40 3 124 -2
vcu~	27 8 40 3 124 -2
ve-	19 -2 60 5 110 8
vecina-	8 5 57 -3 123 15
vecino-	74 11 77 4 104 -2
vecin~	8 4 57 -2 74 9 77 3 104 -2 123 12
vega-	0 -4 10 -4 138 12
vegan-	10 14 26 -5
vegetabl-	7 19 9 -4 13 17 50 -6 52 10 73 -2 76 8 79 -8 124 -3
vegetabl~	7 19 9 -4 13 17 50 -6 52 10 73 -2 76 8 79 -8 124 -3
vegetarian-	10 5
vegetariana-	10 2
vegetariano-	10 5
vegetarian~	10 7
vegetari~	10 5
veg~	0 -3 10 8 26 -5 138 10
velorio-	25 35
velori~	25 35
vemo-	1 -3 133 24
vemo~	1 -3 133 24
venado-	55 4
vencida-	7 -6 8 -6 9 -4 79 -6 93 31
venc~	7 -6 8 -6 9 -4 79 -6 93 31
venden-	78 -2 79 -2 93 11 110 7 111 -5 138 13
vender-	18 18 63 -3 135 -5
venderlo-	18 4
vendo-	18 9 135 -8
vend~	18 20 63 -2 78 -2 79 -2 93 9 110 5 111 -4 135 -8 138 10
vengo-	4 3
veng~	4 3
venir-	49 -2 54 -3 55 -5 94 20
venison-	79 10 93 -2
venison~	79 10 93 -2
venmo-	78 21
venm~	78 21
vent-	21 29 48 -2 105 -2
ventilador-	56 11
ventilad~	56 11
venting~	21 11
vent~	21 23 105 -2
ven~	54 -3 94 15
ver a	22 6 24 9 28 -2 57 5 75 -2 138 -2
ver-	22 7 24 9 28 -2 54 10 55 -6 57 5 75 -2 110 15 111 13 138 -3
ver-a	22 4 24 5 57 2
ver-mi	24 5 57 3
verano ninos	11 7 42 -5
verano-	11 -2 42 23
verano-nino	11 4 42 -2
veran~	11 -2 42 23
verd-	50 35
verdad-	78 -5 105 8 115 9 116 -3 117 -7 124 7 129 6
verdad~	78 -5 105 8 115 9 116 -3 117 -7 124 7 129 6
verdura-	7 17 13 10 18 -4 52 -5 79 5
verdur~	7 17 13 10 18 -4 52 -5 79 5
verd~	50 35
verifi-	115 35
verified~	115 35
verizon-	59 6
verizon~	59 6
ver~	22 7 24 9 28 -2 54 10 55 -6 57 5 75 -2 110 15 111 13 138 -3
vest-	4 -4 20 6
vestir-	4 19 20 -18
vest~	4 13 20 -10
vet-	76 3 125 -2 138 12
veteran-	21 8 125 40 138 -15
veterano-	125 26
veteran~	125 45
vet~	21 7 76 3 125 15 138 -4
vez-	21 -4 30 4 73 -8 84 22 85 -5 124 -6 130 14
vez~	21 -4 30 4 73 -8 84 22 85 -5 124 -6 130 14
ve~	19 -2 60 5 110 8
viaj-	27 14 101 -8
viaj~	27 14 101 -8
vicio-	23 8
vici~	23 8
victim-	24 27
victima-	24 2
victim~	24 26
vida-	14 21 48 16
vida~	14 21 48 16
video call	57 17 61 -2 75 -3 102 -2 106 -4
video game	61 16 138 -11
video games	61 -10 75 -5 138 20
video-	21 -2 44 -4 57 11 59 -3 61 -2 75 30 102 -2 103 -2 106 -3 138 8
video-cal	57 11 75 -2 106 -2
video-gam	61 2 75 -3 138 5
video-my	57 5 106 -2
video-your	75 4
videograph-	75 35
videograph~	75 35
videojuego-	61 7 121 -6 138 23
videojueg~	61 7 121 -6 138 23
videollamada-	57 23 59 -3 103 -2
videollam~	57 23 59 -3 103 -2
vide~	21 -2 44 -4 57 11 59 -3 61 -2 75 30 102 -2 103 -2 106 -3 138 8
vieja-	4 -6 57 -2 58 -2 79 4 93 -9 95 23
viejo-	79 -14 95 14
viej~	4 -6 57 -2 58 -2 79 -5 93 -8 95 31
viern-	7 6 124 -2
viern~	7 6 124 -2
violenc-	24 14 67 18 109 -10
violencia-	67 13 109 -9
violenci~	67 13 109 -9
violenc~	24 14 67 18 109 -10
virginia-	74 -3 126 7 138 7
virgini~	74 -3 126 7 138 7
virtual volunteer	73 -16 82 -2 85 21
virtual-	73 25 82 -3 85 18 116 13
virtual-volunt	73 -11 85 15
virtually-	73 30 83 -3 84 -2 85 17
virtually~	73 30 83 -3 84 -2 85 17
virtual~	73 25 82 -3 85 18 116 13
virus-	58 -8 60 9
viru~	58 -8 60 9
visa-	17 -3 125 -8 135 27
vision-	26 26 117 31
vision~	26 26 117 31
visit-	22 4 26 -9 27 -6 29 25 100 19 101 -2 104 -4 135 -2
visitar-	26 -9 27 -5 100 26
visitation~	26 -7 27 -4 29 37 100 -3 104 -4 135 -3
visit~	22 5 26 -10 27 -6 29 -2 100 39
vista-	26 35
vist~	26 35
vis~	17 -3 125 -8 135 27
viuda-	21 -3 25 11
viudo-	25 9
viud~	21 -3 25 16
viv-	8 7 112 -12 137 21
viver-	7 35
viver~	7 35
vivienda-	2 17 64 15 66 -2 70 -2 72 -2
viviendo-	0 32 8 -2 27 -7 138 -13
viviend~	2 17 64 15 66 -2 70 -2 72 -2
vivimo-	2 5
vivir-	0 -2 2 40 100 -2
vivo en	2 -2 13 -2 52 4 126 17
vivo fuera	126 9
vivo solo	7 7 21 -9 28 10
vivo-	1 7 2 -3 3 -2 7 5 13 -2 19 16 21 -8 28 8 52 4 74 5 122 -2 124 -2 126 26
vivo-en	52 2 126 11
vivo-fuera	126 6
vivo-solo	7 4 21 -5 28 6
viv~	0 13 1 5 2 24 3 -2 7 3 8 2 13 -2 17 -2 19 12 21 -7 27 -4 28 6 52 3 74 3 100 -2 112 -6 122 -3 124 -2 126 21 137 9 138 -7
vlog-	75 35
vlog~	75 35
vocational-	16 35
vocational~	16 35
volant-	25 -2 76 5
volant~	25 -2 76 5
volunt-	17 -3 32 -2 44 -3 73 23 75 -2 76 -5 77 -2 78 2 79 -2 82 13 83 11 84 7 85 12 86 8 89 2 104 2 106 -3 121 -3 122 -2 125 -2 138 -3
volunt-a	73 10 76 -2 89 3
volunt-age	73 13 82 -9 85 -2
volunt-do	73 -6 83 -2 84 -2 85 15
volunt-every	84 7 85 -3
volunt-form	84 -2 86 10 106 -4
volunt-hour	73 -9 84 10
volunt-i	73 -7 78 5 82 7 84 -2
volunt-job	17 -2 73 -5 85 11
volunt-need	83 8
volunt-onc	73 -4 84 11 85 -3
volunt-one	73 -6 84 13 85 -4
volunt-virtually	73 -4 85 10
volunt-week	73 -12 84 17 85 -3
volunt-work	73 -2 84 4 85 5
voluntaria-	73 16 82 11 83 -3 84 -7 86 2 106 -6 131 -2
voluntariado-	73 26 85 -2
voluntario en	73 2 85 10
voluntario-	17 -4 73 14 76 -3 83 10 84 9 85 9 86 8 106 -2 114 -2 121 -4
voluntario-en	85 7
voluntario-linea	73 -4 85 11
voluntari~	17 -3 73 29 76 -3 82 6 83 7 84 4 85 7 86 8 106 -5 121 -4
volunteer age	73 18 82 -14 85 -3
volunteer every	73 -2 83 -2 84 11 85 -4
volunteer form	84 -3 86 17 106 -6
volunteer hours	73 -13 84 14
volunteer jobs	17 -3 73 -7 85 16
volunteer virtually	73 -6 83 -2 85 15
volunteered~	73 25 82 -2 83 -2 84 -7 85 -8 86 -2
volunteering~	73 18 75 -7 82 2 83 8 85 -9 86 11 113 -2 114 -2 138 -6
volunteers do	73 -9 83 -3 84 -3 85 23 121 -2
volunteers need	73 -2 83 13 125 -2
volunteer~	17 -2 67 3 73 11 74 -2 82 2 83 2 84 7 85 11 86 -4 89 5 121 -4 125 -4
volunte~	17 -3 31 -2 32 -2 44 -4 73 10 76 -5 78 3 79 -2 82 14 83 11 84 6 85 13 86 8 104 3 106 -4 122 -2
vomit-	134 3
vomiting~	134 3
vomito-	134 3
vom~	134 3
vot-	100 -3 138 29
votar-	138 27
vot~	100 -3 138 47
voucher-	1 24 2 25 4 2
vouch~	1 24 2 25 4 2
voy a	1 7 7 -2 8 -2 79 5 124 -3
voy-	1 8 7 -2 8 -2 26 4 27 -2 79 6 100 8 124 -3 137 -3
voy-a	1 4 79 3
voy~	1 8 7 -2 8 -2 26 4 27 -2 79 6 100 8 124 -3 137 -3
vuela-	55 2
vuelo-	138 19
vuel~	55 2 138 16
wag-	135 11
wag~	135 11
wait-	0 2 17 -2 27 8 28 -4 47 -4 60 -2 73 -6 86 6 99 -2 101 4 105 -4 106 16 122 18 137 -3 138 -2
wait-list	28 -2 106 -3 122 13 137 -2
wait-on	47 -2 101 4 106 3
wait-room	0 2 27 5 105 -2 106 -2
waiting list	28 -3 106 -2 122 17 137 -2
waiting on	47 -3 99 -2 101 7 106 5
waiting room	0 4 2 -2 27 10 105 -3 106 -3
waiting~	0 3 2 -2 27 9 28 -4 47 -4 73 -7 86 6 99 -2 101 6 105 -4 106 7 122 20 137 -3
waitlist-	2 9 3 -8 52 4 122 33
waitlist~	2 9 3 -8 52 4 122 33
wait~	17 -2 101 -2 106 15 138 -2
wal-	0 -2 28 10 31 4 32 -2 43 -19 46 22 138 -3
wal-paint	43 -4 46 8 138 -2
walk in	8 -2 54 -14 99 10 101 18
walk ins	54 -2 93 -3 99 5 101 6
walk-	8 -5 35 -2 54 27 67 6 93 -2 99 14 101 7 135 -2
walk-in	54 -3 99 7 101 10
walk-ins	54 -2 93 -2 99 4 101 3
walker-	101 9
walking~	54 21
walk~	8 -4 35 -2 54 16 67 6 93 -2 99 14 101 12 135 -2
wallet-	125 4
wallet~	125 4
wall~	0 -2 28 10 31 4 32 -2 43 -19 46 22 138 -3
walmart-	99 -8 138 10
walmart~	99 -8 138 10
want a	3 -5 16 8 17 3 44 -5 52 5 79 12 125 -7
want me	20 6 34 5 60 11 78 -7 130 -5
want my	2 4 31 5 73 -3 111 8
want something	3 -3 7 -2 9 6 17 11 79 -2
want to	0 -3 1 -2 2 2 7 -2 13 4 16 2 17 -3 18 6 29 2 36 -2 39 2 44 4 45 2 49 2 52 -2 73 6 74 4 78 14 79 -6 80 5 81 2 88 -2 102 3 104 3 110 -2 120 2 126 -2 135 -2 138 -2
want-	0 -3 1 -2 2 2 3 -3 4 -2 7 -3 12 -2 13 3 16 5 17 3 18 3 19 -2 26 -2 32 -2 33 3 34 3 36 -2 40 -2 60 3 61 4 73 4 74 3 75 5 76 6 77 4 78 10 79 4 80 4 81 2 88 -2 102 2 104 2 120 2 123 -2 124 -2 125 -4 126 -2 135 -3 137 -2 138 -4
want-a	3 -3 16 4 31 4 44 -3 52 3 75 4 79 6 125 -4
want-be	2 -2 16 5 61 2 73 3 122 4 137 -2
want-build	49 5
want-do	18 4 46 2 77 3 80 5 135 -2
want-finish	38 5
want-get	2 10 47 3
want-gift	25 -2 60 3
want-giv	17 3 73 -2 78 2 79 -4 80 3
want-go	18 2 27 3
want-hav	77 6 79 -3
want-help	57 -2 73 -4 76 5 78 6 80 -2
want-lead	74 6 88 -2
want-learn	39 3 49 2 57 -2 61 4 107 -2
want-leav	17 3 24 4
want-mak	18 5 80 4 126 -2
want-me	20 3 34 2 60 6 78 -4 130 -3
want-meet	33 2 34 3 73 5 126 -2
want-mor	50 6
want-my	2 2 31 2 73 -2 79 4 111 5
want-offer	76 2
want-old	76 -3 79 9
want-plant	13 8 52 -2
want-play	31 -4 33 5
want-rent	1 -4 2 2 76 4
want-see	30 -3 57 8
want-send	76 4 104 5
want-shoot	52 -3 75 3
want-someth	9 3 17 6
want-stop	23 2
want-talk	21 4
want-teach	19 -4 73 -2 76 8
want-to	13 2 18 2 31 -2 44 2 61 2 73 3 74 2 76 3 77 2 78 5 79 -3 80 2
want-volunt	73 5 76 -4
want-work	20 -2 120 7
wanted~	25 -5 78 7
wanting~	60 8 78 -5 128 -2
wants a	31 10 44 -2 45 -2 75 8
wants to	4 -2 17 3 18 -2 19 -3 31 -5 33 5 34 2 57 2 61 10 76 10 77 7 78 -2 138 -2
wants us	1 3 62 3
want~	0 -3 1 -2 2 2 3 -3 4 -2 7 -3 12 -2 13 3 16 5 17 3 18 4 19 -2 26 -2 32 -2 33 3 34 3 36 -2 40 -2 60 2 61 4 73 4 74 3 75 5 76 6 77 4 78 9 79 4 80 4 81 2 88 -2 102 3 104 2 120 2 123 -2 124 -2 125 -4 126 -2 135 -3 137 -2 138 -4
war-	114 -8 117 -3 138 25
ward-	43 -2 46 3
ward~	43 -2 46 3
warehous-	16 33 17 11 76 10
warehous~	16 33 17 11 76 10
warm-	0 18 2 -2 3 -2 4 -4 7 -3 9 16 23 -4 79 -2 106 -2 119 10
warming~	0 24 4 -4 6 -2 9 -2
warm~	0 6 2 -2 3 -3 4 -2 7 -3 9 18 23 -4 79 -2 106 -2 119 11
warrant-	135 9
warrant~	135 9
war~	114 -8 117 -3 138 25
was-	0 -2 3 -2 7 4 17 2 25 2 73 -3 84 -2 85 -2 100 -2 104 24 105 -4 106 -3 109 2 112 -2 113 9 135 -2 138 10
was-bomb	7 4 106 -2 109 2
wash-	5 20
washer-	3 41 5 -2
wash~	3 27 5 18
wassup-	131 35
wassup~	131 35
wast-	7 -6 53 15
wast~	7 -6 53 15
was~	0 -2 3 -2 7 4 17 2 25 2 73 -3 84 -2 85 -2 100 -2 104 24 105 -4 106 -3 109 2 112 -2 113 9 135 -2 138 10
watch-	20 6 26 -2 29 -2 35 5 54 11 55 -10 138 10
watch-my	20 3 35 2
watching~	35 -2 54 18 55 -16
watch~	20 6 26 -2 29 -2 35 7 138 10
water-	12 5 50 4 56 -4 138 4
watercolor-	43 4 46 -2
watercol~	43 4 46 -2
water~	6 -8 50 10
wat~	6 4 12 5 56 -4 138 4
wav-	6 -10 56 11
wav~	6 -10 56 11
way to	27 10
way-	26 -2 27 14 40 -4 73 -8 78 -4 80 30 98 8 138 -2
way-giv	73 -4 78 -3 80 8
way-help	80 9
way-to	27 4 73 -3 76 -4 78 -2 80 8 98 5
ways to	73 -5 76 -7 78 -3 80 14 98 7
way~	26 -2 27 14 40 -4 73 -8 78 -4 80 30 98 8 138 -2
we are	0 -4 6 7 7 11 23 -4 73 -3 76 4
we argue	29 3
we can	0 3 2 4 10 9 73 -2 93 -2 110 -2
we could	73 -8 76 11
we do	3 4 7 -2 21 -3 29 8 76 3 77 -4 90 7 92 -2
we get	46 5 50 4 76 -4 77 4 138 -4
we got	0 6 3 6 4 2 28 -2 52 -2 74 2 76 7
we have	57 -2 58 4 74 2 76 10 126 -2
we lost	25 3
we need	2 3 74 6 122 2
we want	3 -3 9 6 29 8 76 -3 77 -3 90 4
we-	0 3 1 3 2 4 3 3 5 4 6 2 7 6 10 4 18 -2 21 -3 23 -2 24 -2 28 3 29 7 30 -2 46 2 48 5 73 -7 74 5 76 11 77 -2 79 4 90 7 91 3 92 -2 97 2 110 -2 126 -2 135 -3 138 -5
we-a	0 2 46 2 73 -2 76 8 77 -2 90 3 138 -2
we-afford	2 4 73 -2
we-are	0 -2 6 4 7 6 23 -2 73 -2 76 2
we-argu	29 2
we-can	0 2 2 3 10 5
we-could	73 -4 76 6
we-do	3 2 21 -2 29 4 77 -2 90 4
we-get	46 3 50 2 76 -2 77 2 138 -2
we-got	0 3 3 3 28 4 30 -2 76 4 135 -2
we-hav	58 2 76 6
we-it	78 3
we-lost	25 2
we-need	74 3
we-not	3 2 10 4 21 -2 29 4
we-on	3 3 7 -2 12 2
we-one	74 2 90 4
we-our	2 3 76 -7 79 7
we-out	5 6 7 2
we-the	25 2 76 2
we-to	0 2 1 5 24 -2 29 4 90 2
we-want	9 3 29 4 77 -2 90 2
weak-	47 6 48 -3
weak~	47 6 48 -3
wear-	0 -2 3 -2 4 5 15 3 17 -2 75 -3 79 3 138 12
wearing~	3 -3 17 -3 79 9
wear~	0 -2 4 6 15 4 75 -3 79 -4 138 13
weather-	4 3 138 8
weath~	4 3 138 8
web page	61 8
web-	57 -4 59 -2 61 32 63 -2
web-pag	61 5
websit-	17 -2 49 -4 59 -2 60 -2 61 2 63 3 73 5 75 -6 78 -2 104 10 116 -2 117 14 121 -2 130 3 138 -2
websit~	17 -2 49 -4 59 -2 60 -2 61 2 63 3 73 5 75 -6 78 -2 104 10 116 -2 117 14 121 -2 130 3 138 -2
web~	57 -4 59 -2 61 32 63 -2
wed-	1 -10 2 -2 76 -3 138 19
wedding~	1 -10 2 -2 76 -3 138 19
weed-	23 3 138 8
weed~	23 3 138 8
week-	0 3 3 -4 7 10 9 8 11 2 17 10 20 4 21 -2 25 4 73 -13 76 2 77 -7 78 -2 83 -2 84 17 85 -3 90 16 92 -3 109 11 122 -2 136 -2 138 -2
week-a	90 3
week-and	11 2
weekend-	0 -2 9 -2 11 9 17 -4 18 3 27 4 29 4 31 6 32 -4 73 8 76 -2 99 21 109 -6 124 -2
weekend-kid	11 11 73 -2 99 -5 109 -2
weekend~	0 -2 9 -2 11 9 17 -4 18 3 27 4 29 4 31 6 32 -4 73 8 76 -2 99 21 109 -6 124 -2
weekly-	17 15 20 -5 120 -8
weekly~	17 15 20 -5 120 -8
week~	0 3 3 -4 7 10 9 8 11 2 17 10 20 4 21 -2 25 4 73 -13 76 2 77 -7 78 -2 83 -2 84 17 85 -3 90 16 92 -3 109 11 122 -2 136 -2 138 -2
weight-	1 -2 25 -8 106 -2 138 29
weight~	1 -2 25 -8 106 -2 138 29
weld-	16 5
welding~	16 5
wellness-	21 35
wellnes~	21 35
went-	1 3 7 5 59 3
went~	1 3 7 5 59 3
wer-	76 -6 77 6
were~	76 -6 77 6
we~	0 3 1 3 2 4 3 3 5 4 6 2 7 6 10 4 18 -2 21 -3 23 -2 24 -2 28 3 29 7 30 -2 46 2 48 5 73 -7 74 5 76 11 77 -2 79 4 90 7 91 3 92 -2 97 2 110 -2 126 -2 135 -3 138 -5
what age	82 8
what are	10 -3 80 3 97 3 99 3 116 7 121 -3 125 7 127 5 134 7 137 -3
what areas	127 7
what bus	27 -10 100 -8 101 22 129 -2 138 12
what can	1 -3 9 -2 73 -2 78 -3 80 21 85 4 116 19 121 8 122 -5 125 -5 129 3 135 3 138 -4
what cities	126 8
what day	7 -2 9 12 31 -3 99 -2 138 16
what days	36 6 43 7 44 -2 99 22 121 -2 138 -3
what do	15 3 17 -3 31 5 73 -3 74 -2 76 -2 78 -2 79 5 80 -2 83 3 84 -2 85 3 88 4 89 -2 92 3 97 2 99 -2 116 -3 117 8 121 11 122 5 124 4 125 5 129 5
what does	23 -2 67 4 74 -4 76 -2 87 2 89 4 91 -2 92 4 98 3 129 6 134 6 138 -5
what happens	73 -3 78 -2 86 4 95 3 96 5 106 4 109 -4 129 2 130 7
what i	1 4 2 -2 4 5 17 -2 22 3 43 11 110 11 124 -3 134 -2 138 -2
what is	2 -2 17 -2 26 -3 32 -2 61 -2 67 2 68 2 69 2 71 2 74 -2 87 -2 89 3 99 2 102 5 106 2 108 5 109 4 116 8 117 10 119 3 121 -2 124 2 131 7 134 2 137 6 138 -5
what items	3 -2 79 15 93 10
what kind	73 -2 78 -2 79 -7 85 3 91 6 93 11
what kinds	74 -3 76 -4 77 -4 89 5 92 7 98 6
what night	9 2
what nights	18 10 138 -2
what programs	121 6
what services	73 -4 84 -2 121 15
what should	4 -4 77 -5 92 6 138 11
what time	9 2 47 3 94 3 99 3 106 -2 109 4 138 9
what to	12 7 25 2 34 2 85 5 92 -2 122 -5 125 11
what will	121 -3 124 11 129 6 135 -2
what would	73 -3 78 -4 85 7 129 9
what year	114 4 138 6
what you	80 3 111 16 117 3 121 6 138 -7
what-	0 -2 2 -2 8 -2 17 -3 26 -4 27 -3 43 2 55 -2 61 -2 63 -3 73 -5 74 -4 76 -3 77 -3 78 -3 80 3 84 -2 85 3 87 -2 89 3 92 3 93 4 99 6 101 2 102 2 108 2 111 2 116 7 117 7 121 12 124 2 125 4 127 4 129 4 131 2 134 4 137 2 138 2
what-20	78 -2 129 3 138 3
what-988	119 6
what-a	19 2 26 -3 74 -3 87 -3 89 9 134 4
what-after	73 -2 86 3 96 3 106 4 109 -2 130 5
what-age	82 4
what-all	80 2 117 2 121 5
what-are	10 -2 100 2 116 5 122 3 125 4 127 3 134 4 137 -2
what-area	127 5
what-bus	27 -6 100 -5 101 15 138 7
what-can	1 -2 10 3 36 2 73 -2 80 11 82 2 85 2 116 10 121 3 122 -3 125 -3 138 -3
what-city	126 5
what-day	9 5 31 -2 36 3 43 3 99 12 138 6
what-did	114 3 116 -2 137 3
what-do	31 2 73 -2 79 -2 85 3 93 7 116 -2 117 4 121 6 124 2 125 3 127 2 129 2
what-doe	67 2 74 -2 89 2 92 2 109 2 129 3 134 3
what-for	7 2 21 -2 28 5
what-goe	27 -2 100 -2 101 4 138 7
what-going	109 11
what-happen	21 4 73 -2 86 2 95 2 96 2 106 3 130 4
what-hav	111 13 138 -4
what-help	80 -5 121 17 122 -3
what-i	17 -2 43 3 73 -2 80 7 85 3 110 3 121 3 122 2 124 2 125 2 138 2
what-in	70 3
what-is	9 2 102 3 108 3 109 2 116 5 117 5 119 2 131 5 137 3 138 4
what-it	74 -2 87 3 98 2 124 7 129 -2
what-item	79 12 93 6
what-kind	74 -2 76 -2 77 -2 79 -3 85 2 89 2 91 2 92 3 93 5 98 3
what-mayb	67 10
what-my	81 5
what-next	106 7
what-night	18 5
what-not	77 -2 91 5 93 7
what-of	74 -3 76 -2 77 -2 79 -3 89 2 91 2 92 3 93 5 98 3 100 5 126 -2
what-offer	121 4
what-program	121 4
what-say	34 2
what-servic	73 -3 121 10
what-should	4 -3 77 -3 92 3 138 6
what-the	92 2 100 4 102 2 116 -2 122 2 125 3 130 2 137 2 138 -7
what-this	2 -3 61 -3 109 -3 116 16 117 13
what-tim	47 2 99 3 106 -2 109 2 138 5
what-to	21 5 85 2 95 2 109 -2 122 -2 125 7 138 5
what-up	32 -3 109 -2 122 -2 131 23
what-volunt	83 3 84 -2 85 5
what-we	10 6
what-wil	17 -2 65 4 121 -2 124 6 129 3
what-wondrous	117 7
what-would	73 -2 78 -2 85 4 129 5
what-year	114 2 138 4
what-you	31 3 79 4 88 3 93 -2 111 6 116 13 117 6 121 10 129 3 138 -4
what-your	99 4 102 5 108 7 115 2 116 3 117 2 121 -2 127 2 137 2 138 2
whatcha-	76 -15 121 19
whatch~	76 -15 121 19
whatev-	8 -3 73 12 76 -2 138 34
whatev~	8 -3 73 12 76 -2 138 34
whatsap-	57 31 102 22
whatsapp~	57 31 102 22
what~	0 -2 2 -2 8 -2 17 -3 26 -4 27 -3 43 2 55 -2 61 -2 63 -3 73 -5 74 -4 76 -3 77 -3 78 -3 80 3 84 -2 85 3 87 -2 89 3 92 3 93 4 99 6 101 2 102 2 108 2 111 2 116 7 117 7 121 12 124 2 125 4 127 4 129 4 131 2 134 4 137 2 138 2
wheel-	7 -9 8 21 9 -2
wheelchair accessible	26 -2 33 -2 100 6 101 12
wheelchair wants	31 -4 33 12 123 -3
wheelchair-	8 5 26 24 31 -4 79 14 93 -10 94 -4 100 8 101 6 123 -3
wheelchair-accessibl	33 -2 100 5 101 7
wheelchair-want	31 -2 33 7 123 -2
wheelchair~	33 -5 79 26 93 -18
wheelcha~	8 5 26 25 31 -4 33 2 94 -4 100 8 101 6 123 -3
wheel~	7 -9 8 21 9 -2
when can	8 -4 79 -12 94 21 99 2
when did	99 -13 113 -2 114 12 138 7
when do	41 2 73 -2 86 3 90 6 96 -2 99 11 106 -4 110 -2 138 12
when does	74 -4 99 -4 104 -2 106 10 126 -2 138 12
when i	17 3 38 9 135 -2
when is	19 -3 26 4 48 5 51 -4 99 7 100 -2 109 22 114 -2 122 5 136 -4 138 2
when open	99 4 114 4
when school	11 14 36 -3 38 -4 42 10 138 -5
when they	15 14 17 -5 60 2
when will	106 3 130 2
when-	8 -2 11 6 15 6 17 -2 19 -3 24 5 26 2 29 4 36 -2 42 4 48 4 51 -3 73 -3 74 -3 79 -7 80 -2 90 4 94 8 99 13 100 -2 102 -3 104 -8 105 -2 106 16 109 15 110 -2 113 -5 114 20 122 2 135 -2 136 -4 138 12
when-ask	15 8 17 -3
when-can	8 -2 79 -7 94 12
when-did	99 -8 114 8 138 4
when-do	86 2 90 3 99 6 106 -3 138 7
when-doe	74 -2 99 -2 106 6 138 7
when-found	113 -3 114 6
when-i	38 3 79 -5 86 2 90 4 94 9
when-is	11 4 19 -2 24 4 26 2 48 3 51 -2 99 4 109 14 114 -2 122 3 136 -2
when-open	99 2 114 3
when-school	11 7 36 -2 38 -2 42 5 74 -2
when-someon	102 -2 106 13
when-the	19 -2 26 2 48 3 99 3 106 -2 109 11 114 -4 122 3 138 4
when-they	15 8 17 -3
when-was	17 2
when-wil	106 2
when-you	114 8
when~	8 -2 11 6 15 6 17 -2 19 -3 24 5 26 2 29 4 36 -2 42 4 48 4 51 -3 73 -3 74 -3 79 -7 80 -2 90 4 94 8 99 13 100 -2 102 -3 104 -8 105 -2 106 16 109 15 110 -2 113 -5 114 20 122 2 135 -2 136 -4 138 12
wher-	2 -2 3 3 4 2 5 4 6 -2 8 -2 9 7 12 3 13 -2 17 3 19 -5 22 2 23 -2 31 4 35 -4 39 -2 52 2 57 -3 69 2 76 -2 77 5 78 5 79 -2 80 -3 81 4 86 -2 93 -3 94 2 96 3 100 23 103 3 117 -3 118 4 122 6 123 -3 125 -2 129 -3 137 2 138 12
wher-all	100 7
wher-are	100 8
wher-at	100 8
wher-can	3 3 4 3 5 4 7 -4 12 2 17 2 22 2 31 4 35 -2 52 2 73 -2 78 3 80 -2 138 8
wher-do	7 4 19 -2 57 -2 93 -2 94 3 100 3 103 3 122 3
wher-doe	19 -2 69 3 78 7 100 -2 118 6 129 -7
wher-goe	78 -6 129 7
wher-i	3 2 4 2 5 3 12 2 17 2 19 -2 35 -2 57 -2 78 3 80 -2 93 -2 94 2 100 2 103 2 122 2 138 8
wher-is	6 -2 7 2 81 5 100 9 117 -2 122 3 137 3 138 -2
wher-liv	59 2 74 2
wher-money	78 15 129 -14
wher-my	31 7 42 2 78 -3 96 5 138 -2
wher-the	6 -2 7 2 78 -3 81 6 100 -3 122 4 129 4
wher-they	9 9 36 3
wher-to	100 -2 138 8
wher-we	78 3
wher-you	100 13
wher-your	19 -2 78 -2 100 3 118 8
where are	100 12
where can	3 5 4 5 5 6 7 -7 9 2 13 -2 17 4 22 3 23 -2 31 7 35 -4 38 2 39 -2 42 2 52 3 78 4 80 -3 100 -2 138 15
where do	0 2 7 6 19 -4 36 2 57 -3 73 3 78 3 86 -2 93 -3 94 5 96 2 100 4 103 5 122 5 123 -2 130 2
where does	19 -3 45 2 69 5 78 11 100 -3 118 10 129 -11 138 -2
where i	12 8 59 3 73 -3 74 2 77 2 138 -3
where is	0 -2 6 -3 7 3 81 8 100 15 117 -4 122 5 137 5 138 -3
where to	100 -3 138 13
where you	100 12
where~	2 -2 3 3 4 2 5 4 6 -2 8 -2 9 7 12 3 13 -2 17 3 19 -5 22 2 23 -2 31 4 35 -4 39 -2 52 2 57 -3 69 2 76 -2 77 5 78 5 79 -2 80 -3 81 4 86 -2 93 -3 94 2 96 3 100 23 103 3 117 -3 118 4 122 6 123 -3 125 -2 129 -3 137 2 138 12
which bus	27 -7 100 8 101 5
which-	0 -2 26 -9 27 -8 59 3 73 -6 76 -6 80 -3 99 8 100 7 101 6 118 14 121 6 134 14 135 -2 137 11 138 -5
which-bus	27 -5 100 6 101 4
which-company	59 2 76 -4 118 10
which~	0 -2 26 -9 27 -8 59 3 73 -6 76 -6 80 -3 99 8 100 7 101 6 118 14 121 6 134 14 135 -2 137 11 138 -5
whil-	17 -2 23 -3 35 13 42 4 73 6 75 -7 76 -5 83 11 134 3 138 -5
whil-i	35 6 42 2 76 -2
while i	17 -2 35 12 42 3 76 -4
whil~	17 -2 23 -3 35 13 42 4 73 6 75 -7 76 -5 83 11 134 3 138 -5
who am	21 -2 116 14 138 -4
who are	112 2 116 3 117 12 118 7 138 -2
who can	27 7 35 3 74 -3 87 -3 88 14 112 -8 122 -2 125 9 138 -3
who created	113 4
who do	0 -4 55 3 75 4 76 -2 102 6 103 9 104 7 112 6 116 -3 118 2 119 5 120 -2 125 7 128 -3 138 -10
who donated	78 -3 96 -12 112 -2 118 -2 137 27 138 -2
who founded	113 15 114 -5
who funds	118 10
who gets	79 -6 96 24 125 -2 137 -7
who invented	112 -4 138 14
who is	6 3 17 7 112 6 117 5 124 -2 125 4 138 -7
who manages	65 -3 112 4
who reads	37 -7 110 9
who runs	112 8
who sees	110 2
who will	1 -2 2 7 76 3 110 10 112 -2 138 -3
who won	112 -2 138 2
who-	0 -3 21 -2 27 2 29 2 31 -2 37 -3 43 -2 65 -2 73 2 74 -2 75 2 76 -3 78 -3 80 -2 83 2 87 -2 88 5 92 2 94 -2 96 3 102 2 103 4 104 2 110 6 112 7 113 10 114 -3 116 3 117 5 118 7 119 2 120 -3 122 -2 124 -2 125 9 128 -2 137 6 138 -3
who-am	116 8 138 -2
who-are	116 4 117 6 118 4 138 -2
who-can	27 4 74 -2 87 -2 88 9 112 -5 125 6 138 -2
who-creat	113 3
who-do	0 -2 75 2 102 4 103 5 104 4 112 4 116 -2 119 2 125 4 128 -2 138 -6
who-donat	78 -3 96 3 137 12
who-found	113 10 114 -4
who-fund	118 7
who-get	79 -3 96 13 125 4 137 -4
who-i	0 -2 75 2 102 4 103 5 104 4 112 -2 116 5 119 2 128 -2 138 -6
who-in	112 3 124 -2
who-invent	112 -3 138 10
who-is	6 2 17 4 112 3 117 3 125 3 138 -4
who-lead	88 7
who-manag	65 -2 112 2
who-my	20 3 79 5
who-read	37 -5 110 6
who-run	112 6
who-see	110 10 138 -4
who-someon	25 2 73 5
who-the	6 -2 29 3 43 -2 50 2 79 -2 96 3 112 5 138 3
who-this	112 5 113 2
who-up	0 -2 77 -2 92 5 94 -2 113 5
who-watch	20 3 35 2
who-wil	2 3 65 -2 110 7 138 -2
who-you	112 4 113 4 116 2 117 6 118 3 125 5 138 -3
who-your	118 6 138 6
whol-	4 -4 77 15 79 -3 100 -2
whol~	4 -4 77 15 79 -3 100 -2
whos-	113 18
whos~	113 18
who~	0 -3 21 -2 27 2 29 2 31 -2 37 -3 43 -2 65 -2 73 2 74 -2 75 2 76 -3 78 -3 80 -2 83 2 87 -2 88 5 92 2 94 -2 96 3 102 2 103 4 104 2 110 6 112 7 113 10 114 -3 116 3 117 5 118 7 119 2 120 -3 122 -2 124 -2 125 9 128 -2 137 6 138 -3
why does	117 7
why-	6 7 48 12 113 6 114 -4 117 18 138 9
why-doe	117 5
why~	6 7 48 12 113 6 114 -4 117 18 138 9
wic-	7 15 17 -3 63 -4
wic~	7 15 17 -3 63 -4
widow-	25 12
widower-	25 6
widow~	25 15
wif-	0 -3 10 5 17 6 29 10 32 -6 35 11 76 -4 80 -2 137 7
wif-i	35 2 76 -2
wif-not	10 4
wifi-	57 -4 59 32 63 -2 103 -2 137 -8 138 13
wifi~	57 -4 59 32 63 -2 103 -2 137 -8 138 13
wif~	0 -3 10 5 17 6 29 10 32 -6 35 11 76 -4 80 -2 137 7
wil-	2 2 11 -2 19 -2 24 3 26 -3 28 6 30 3 32 2 34 2 57 -2 65 5 73 -5 78 7 79 2 85 2 87 2 94 3 96 -2 102 -2 106 4 110 9 121 -3 122 -3 124 4 128 2 129 2 130 6 135 10 138 -7
wil-be	17 2 21 2
wil-cal	57 -2 102 -2 106 8
wil-com	21 3 79 2 94 2
wil-do	76 3 121 -2 129 6
wil-fix	1 2
wil-get	73 -2 87 2 96 -2 128 3 135 2
wil-go	21 6
wil-hir	76 2
wil-i	73 -2 87 2 96 -2 124 3 128 3 135 2
wil-my	1 -2 106 -3 110 6
wil-not	1 2 21 -2 24 3 28 7 30 2 32 2 34 2 130 -2 135 2
wil-someon	85 3 106 2 122 -2
wil-tak	0 3 1 2
wil-talk	30 4 32 3
wil-the	17 2 21 2 138 2
wil-to	2 4 26 -2 76 3
wil-win	17 -3 65 7
wil-work	17 -3 65 8 112 2 138 -3
wil-you	94 4 106 5 124 -3 130 7 135 -5 138 4
wild-	55 2
wildlif-	54 -2 55 5
wildlif~	54 -2 55 5
wild~	55 2
will be	17 3 21 5
will hire	17 2 76 4 120 -2
will i	73 -4 78 -2 87 4 96 -3 124 6 128 5 135 4
will my	1 -4 106 -5 110 11 130 2
will not	1 4 24 5 28 9 30 4 32 3 34 3 78 -2 110 -3 130 -3 135 4
will someone	85 6 106 3 122 -3
will take	0 5
will work	17 -5 65 14 112 3 138 -4
will you	57 -2 79 2 94 7 102 -2 106 9 124 -5 130 12 135 -8 138 6
willing to	26 -4 76 6
willing~	26 -5 76 8
will~	2 2 11 -2 19 -2 24 3 28 6 30 3 32 2 34 2 57 -2 65 5 73 -6 76 -2 78 8 79 2 85 2 87 2 94 3 96 -2 102 -2 106 4 110 9 121 -3 122 -3 124 4 128 2 129 2 130 6 135 11 138 -7
win-	17 -6 65 16 112 3 138 7
window-	2 -3 13 19 54 -9 55 10 56 16
window~	2 -3 13 19 54 -9 55 10 56 16
wing-	55 20 93 -3 95 -11 138 2
wing~	55 20 93 -3 95 -11 138 2
winter coat	4 2
winter-	1 -3 4 9 11 3 33 -3 42 -2 56 -5 79 4 135 4
winter-coat	4 -2 79 3
wint~	1 -3 4 9 11 3 33 -3 42 -2 56 -5 79 4 135 4
win~	17 -6 65 16 112 3 138 7
wip-	57 -2 58 -3 79 -5 95 21 110 -2
wip-comput	95 3
wip~	57 -2 58 -3 79 -5 95 21 110 -2
wish list	28 -2 79 14 137 -2
wish-	21 -2 28 -3 79 25 108 -2 137 -4
wish-list	79 10 137 -2
wishlist-	79 35
wishlist~	79 35
wish~	21 -2 28 -3 79 25 108 -2 137 -4
with 3	28 9
with a	0 6 2 2 4 -2 17 5 18 3 25 6 32 -2 54 8 73 5 74 -2 76 3 83 -5 88 3 104 -5 105 7 116 3 122 2 124 -2 135 -2 138 -2
with an	1 -2 2 8 110 -2 138 -2
with back	1 7 138 -2
with extra	13 -2 76 7 79 -3
with food	7 -2 10 2
with me	8 -4 27 13 30 6 32 -2 34 9 36 -2 73 -2 82 6 105 -2 125 13
with my	16 5 35 10 54 4 73 -2 76 -3 122 4
with no	17 10 19 4 22 5 39 -3
with nothing	3 8 28 -4 31 7 41 7 106 -3
with other	48 3
with people	2 7 7 -2 9 4 19 -2 73 8 76 -3
with the	12 6 17 -2 73 -3 76 4 118 7 122 -2 138 -2
with wondrous	0 -3 113 9 117 -4 120 5
with you	22 -2 24 -2 45 3 50 -2 63 -2 76 -5 98 6 102 -2 104 7 120 5 138 5
with your	75 -6 76 10 104 10
with-	0 2 2 3 3 3 7 -2 8 -4 12 2 17 -7 24 -2 25 3 26 -2 27 3 29 3 30 3 33 4 34 4 36 3 39 -2 43 2 45 3 50 -2 54 5 60 2 73 4 74 -2 75 -2 76 11 79 -3 80 -3 82 2 83 -3 98 2 104 6 105 -2 106 -2 112 -2 113 2 118 6 120 9 121 7 122 -2 124 -2 135 -4 137 -2 138 -4
with-3	28 5
with-a	0 3 17 2 18 2 25 4 54 5 73 3 76 2 83 -3 88 2 104 -3 105 5 116 2
with-an	2 4
with-back	1 4
with-car	27 -2 28 7 35 -7 122 4
with-credit	2 4
with-extra	76 5 79 -2
with-few	22 -2 76 2 122 3
with-in	2 -2 21 -2 27 5 29 6 105 -2
with-kid	28 3 35 3 54 3
with-me	8 -3 27 8 30 3 34 5 82 3 125 9
with-mom	27 2
with-my	16 3 35 5 54 2 76 -2 122 2
with-need	31 -2 33 6
with-no	17 6 19 2 22 3 39 -2
with-noth	3 5 28 -2 31 4 41 4
with-other	48 2
with-peopl	2 3 9 2 73 4
with-record	17 -5 73 7 76 4 83 -5
with-the	12 3 73 -2 76 2 118 4
with-to	27 2 28 -2 31 4
with-who	17 -5 73 5 118 10
with-wondrous	0 -2 113 5 117 -2 120 3
with-world	0 -2 113 5 117 -2 120 3
with-you	29 2 76 -3 98 3 104 4 120 4 138 3
with-your	75 -3 76 6 104 5
without-	1 -5 7 -2 8 -2 25 7 27 -2 28 4 59 5 101 22 102 -3 110 -2 122 -2 135 7
without~	1 -5 7 -2 8 -2 25 7 27 -2 28 4 59 5 101 22 102 -3 110 -2 122 -2 135 7
with~	0 2 2 3 3 3 7 -2 8 -4 12 2 17 -7 24 -2 25 3 26 -2 27 3 29 3 30 3 33 4 34 4 36 3 39 -2 43 2 45 3 50 -2 54 5 60 2 73 4 74 -2 75 -2 76 11 79 -3 80 -3 82 2 83 -3 98 2 104 6 105 -2 106 -2 112 -2 113 2 118 6 120 9 121 7 122 -2 124 -2 135 -4 137 -2 138 -4
woman-	0 8 2 -2 21 -2
wom~	0 7
won-	112 -2 138 3
wondrous world	0 -2 17 -2 74 10 100 5 113 6 117 7 120 7 126 -4 138 -2
wondrous-	0 -3 17 -3 74 13 100 7 112 -2 113 8 117 30 120 9 126 -6 138 -7
wondrous-initiativ	117 5
wondrous-world	17 -2 74 5 100 3 113 4 117 6 120 4 126 -3
wondrou~	0 -3 17 -3 74 13 100 7 112 -2 113 8 117 30 120 9 126 -6 138 -7
won~	112 -2 138 3
woodwork-	20 -15 49 19
woodworking~	20 -17 49 17
woodwork~	49 5
wor-	4 -13 79 17
word-	16 -2 37 3 57 19 75 16 107 -10 138 14
word~	16 -2 37 3 57 19 75 16 107 -10 138 14
work at	14 -4 17 -3 76 6 117 -2 120 15
work boots	17 -6 20 9
work for	16 -2 17 -5 20 -4 112 16 116 -3 118 -5 120 22
work history	14 16 17 -2 36 -2 138 -4
work in	17 -2 116 -3 120 -2 127 18
work there	17 -3 20 -2 120 19
work win	17 -5 65 14 112 3 138 -4
work with	2 4 16 4 17 -3 19 -2 20 -2 39 -3 43 5 55 -2 73 3 76 -5 110 8 112 -3 118 21 120 -5 125 -2 135 -2 138 -2
work-	2 3 4 -4 8 -2 16 4 17 6 18 6 19 -2 20 10 26 -2 27 -4 34 -2 35 -5 36 6 38 -2 43 2 57 2 63 3 65 6 66 2 73 3 74 -2 76 2 78 -4 79 -2 80 -2 84 2 90 -2 91 -2 92 7 94 3 99 2 109 -2 112 5 116 9 118 6 121 -2 124 -3 127 5 130 3 135 -2 138 -6
work-at	14 -2 17 -2 76 3 120 8
work-boot	17 -4 20 5
work-for	17 -6 18 4 20 -3 28 4 112 9 116 -2 118 -3 120 12
work-history	14 8 138 -2
work-i	2 5 20 2 120 -2
work-in	127 10
work-ther	17 -2 120 13
work-win	17 -3 65 8 112 2 138 -3
work-with	2 2 16 3 17 -2 43 4 73 2 76 -3 110 5 112 -2 118 13 120 -3
work-you	17 -3 20 -2 120 14
workday-	7 -2 11 8
workday~	7 -2 11 8
worker-	2 -2 17 -6 20 -2 24 -2 29 -2 73 -3 76 15 102 -2 105 19 108 -3 120 -2 122 -2 123 4 135 14 137 4
worker-comp	135 9
workers comp	135 14
worker~	135 21
workforc-	16 35
workforc~	16 35
working~	17 -10 18 15 59 -2 63 13 102 -4 120 -2
workout-	24 -3 138 24
workout~	24 -3 138 24
workshop-	14 -2 67 6 109 16
workshop~	14 -2 67 6 109 16
work~	2 3 4 -4 8 -2 16 3 17 6 18 2 19 -2 20 10 26 -2 27 -4 34 -2 35 -4 36 6 43 2 57 2 65 5 73 2 74 -2 76 7 78 -4 79 -2 80 -2 84 2 90 -2 91 -2 92 7 94 3 99 2 105 5 108 -2 112 4 116 9 118 6 121 -2 124 -3 127 4 130 3 135 -2 138 -6
world initiative	117 8
world-	0 -3 17 -3 74 13 100 7 113 8 117 10 120 9 126 -6 138 12
world-in	74 4 126 -2
world-initiativ	117 5
world-mi	74 5
world~	0 -3 17 -3 74 13 100 7 113 8 117 10 120 9 126 -6 138 12
worn-	4 -8 35 8 79 10 138 -2
worn~	4 -8 35 8 79 10 138 -2
worry-	21 6
worry~	21 6
worship-	47 5 48 -2
worship~	47 5 48 -2
worst-	110 -8 136 22
worst~	110 -8 136 22
worth-	2 -3 78 -4 129 10 138 16
worthless-	21 35
worthles~	21 35
worth~	2 -3 78 -4 129 10 138 16
wor~	4 -13 79 17
would kill	7 -2 9 4 73 2
would like	50 -2 73 7 77 4 78 8 80 3
would love	9 -5 55 -2 73 9
would-	1 -2 3 2 7 -2 50 -3 55 -2 58 3 73 14 77 4 78 5 79 -2 80 3 85 4 129 6
would-be	85 4
would-for	9 2
would-kil	9 2
would-lik	73 4 77 2 78 4 80 2
would-lov	9 -3 73 5
would-to	9 -2 73 7 77 2 78 4
would~	1 -2 3 2 7 -2 50 -3 55 -2 58 3 73 14 77 4 78 5 79 -2 80 3 85 4 129 6
writ-	14 5 17 -3 19 -6 26 -2 36 -2 44 -2 61 -4 62 3 75 7 78 10 96 -4 103 10 104 16 115 -3 135 7 138 8
writ-a	26 -2 62 2 75 2 78 9 135 6 138 -11
writ-cod	61 -4 138 9
writ-essay	138 9
writ-it	14 4 128 5 138 -3
writ-me	104 -2 128 -2 138 10
writ-my	128 -2 138 8
writ-off	103 -2 128 11
writ-story	75 3 138 -2
writ-to	75 -2 103 21 104 -4 128 -5 138 -2
writ-you	75 -7 103 7 104 20 128 -7 138 -5
write a	26 -2 62 4 75 5 78 14 128 -2 135 12 138 -20
write it	14 7 128 8 138 -5
write me	104 -3 128 -3 138 14
write my	128 -3 138 11
write story	75 -2 138 3
write to	75 -3 103 32 104 -7 128 -8 138 -4
writing~	14 3
writ~	14 4 17 -3 19 -6 26 -2 36 -2 44 -2 61 -4 62 3 75 7 78 10 96 -4 103 10 104 16 115 -3 135 7 138 9
wrong-	5 -9 79 9
wrongful-	135 23
wrongful~	135 23
wrong~	5 -9 79 9
wrot-	112 -2 138 15
wrot~	112 -2 138 15
ww2-	114 -4 138 9
ww2~	114 -4 138 9
xbox-	138 35
xbox~	138 35
xfinity-	59 4
xfinity~	59 4
y estoy	15 2 21 -3 25 5
y me	21 7 28 -2 36 -2 76 6 79 -4
y mis	0 6 2 -2 24 6 26 -6
y no	0 2 1 -2 3 4 8 2 10 -2 11 2 14 2 19 -3 21 -3 26 3 28 5 35 2 41 2 60 4 106 2
y puedo	49 -4 73 2 76 13 135 -2
y queremos	73 2 74 2
y quiere	31 -3 33 3 61 4
y quiero	2 -3 17 2 18 3 73 3 74 3 75 5 76 7 79 5 135 -3
y tengo	30 4 79 4 94 -3
y ya	17 4
y yo	29 2
y-	0 3 1 -2 2 -3 3 2 8 3 11 3 13 6 19 -3 31 -2 35 2 41 3 49 -2 50 2 52 -3 56 -2 60 5 63 3 74 2 75 2 76 11 79 3 135 -3
y-apoyar	76 5
y-ayudar	76 3
y-cortar	76 3
y-ensenar	49 -3 73 5
y-estoy	21 -2 25 3
y-hay	7 2
y-me	21 3 76 3 79 -2
y-mis	0 4 24 3 26 -3
y-no	3 2 19 -2 21 -2 28 3 60 2
y-puedo	8 2 28 2 35 2 49 -2 76 6
y-quier	33 2 61 2
y-quiero	2 -2 18 2 75 3 76 4 79 3 80 2
y-tengo	3 3 14 2 26 2 28 2 41 2
y-un	5 -3 63 5
y-ya	17 2
ya aplique	106 9
ya no	0 7 2 3 4 2 5 -3 7 3 23 2 79 6 106 -2
ya-	0 6 2 2 4 2 5 -3 7 3 23 3 74 2 79 6 99 5 106 7 110 -2 133 5
ya-apliqu	106 6
ya-le	4 2 5 -2 79 4
ya-me	0 3 17 2 86 4 106 -3
ya-no	0 4 5 -2 7 2 79 3
ya-nos	0 3
ya-quiero	2 5
yard-	1 -6 2 6 28 -5 50 6 55 10 73 -2
yard~	1 -6 2 6 28 -5 50 6 55 10 73 -2
ya~	0 6 2 2 4 2 5 -3 7 3 23 3 74 2 79 6 99 5 106 7 110 -2 133 5
year did	114 5
year old	0 5 4 5 17 3 31 8 32 9 79 -8 82 2 114 -2 125 -3 138 -8
year-	0 5 4 5 17 7 21 3 25 6 26 2 31 7 32 9 57 -2 73 -3 76 8 79 -10 88 -2 113 -6 114 6 125 -4 138 -4
year-and	17 3 25 4 138 -2
year-did	114 3
year-need	31 5 32 -2
year-old	0 3 4 3 31 3 32 7 79 -5 125 -2 138 -5
year~	0 5 4 5 17 7 21 3 25 6 26 2 31 7 32 9 57 -2 73 -3 76 8 79 -10 88 -2 113 -6 114 6 125 -4 138 -4
yel-	28 12 31 -2
yelling~	28 7
yell~	28 7 31 -3
yesterday-	0 8 7 5 21 -3
yesterday~	0 8 7 5 21 -3
yo-	37 3 73 -11 80 7 85 10 86 -2 131 31
yoga-	67 -2 138 18
yoga-class	138 7
yog~	67 -2 138 18
york-	75 -3 138 6
york~	75 -3 138 6
you a	47 4 63 -3 76 3 79 -2 103 5 105 -2 115 4
you about	90 6 99 -4 116 -8 117 9
you accept	33 -2 79 -8 93 15
you ai	62 -17 116 17
you all	3 6 17 -2 44 -3 60 -6 74 2 79 2 80 6 100 3 104 3 114 6 115 2 116 -8 117 12 120 3 121 7 122 3 124 2 131 2 136 5 138 -4
you are	51 -8 60 -3 115 -4 132 18 136 10 137 9 138 -8
you at	100 2
you bring	3 -2 92 7
you call	1 6 57 -3 102 -4 103 -2 106 11 138 8
you can	76 13 138 -2
you charge	112 -4 124 3 130 19 135 -12
you close	11 -3 99 9
you come	3 -7 8 8 34 9 79 3 94 4
you could	76 5
you cover	14 -2 126 5
you do	9 3 16 -2 36 -5 67 3 79 -2 80 -3 94 6 109 -2 116 21 121 15 138 4
you get	0 3 25 12 63 -2 80 -2 99 4 106 9 122 -2 138 -4
you give	4 9 13 5 41 7 58 9 78 -3 79 -10 93 -3 95 -4 110 4 138 -2
you guys	22 -2 24 -3 73 -2 78 3 80 6 99 5 113 -3 114 8 116 -6 117 9 121 10 122 -2 138 7
you have	3 -2 9 6 23 -3 27 4 31 3 42 2 44 2 56 3 64 4 65 6 73 -5 76 -2 82 7 85 -2 98 2 99 -2 100 -2 101 7 107 3 108 6 111 9 121 -4 124 -2 125 -3 126 2 135 -4 137 2 138 10
you help	26 5 39 -3 73 -4 80 -9 82 -2 106 5 107 5 112 -2 121 9 122 10 125 17 126 6 130 -3 138 -3
you hiring	17 -6 116 -2 120 17
you in	75 6 80 -2 100 8 107 -3 126 -2
you money	19 -3 78 4 124 6
you need	4 -2 12 -5 73 10 76 -3 79 2 89 3 90 5 91 3 93 7
you offer	76 -2 121 16
you on	57 -2 73 -2 75 7 76 3 100 4 108 20 138 -2
you open	99 -6 114 10 138 -3
you pay	87 6 112 -2 120 15 124 -11
you pick	79 -2 94 14 126 -6
you real	105 -10 115 8 116 8
you sell	4 -6 18 -4 93 8 110 3 138 4
you send	79 -2 94 6 128 5 138 -4
you serve	9 10 11 -5 73 -7 126 17
you share	12 14 110 -7 138 -7
you single	100 -2 116 -3 138 28
you start	82 6 113 9 138 -8
you suck	136 7
you take	5 -3 73 8 78 5 79 -10 83 -5 93 9 95 11 99 -4 101 7 124 -2
you teach	39 2 57 3 67 10 107 -2
you there	99 -3 131 20
you what	10 10 33 -2 81 12 93 -2 110 -3
you work	17 -8 20 -3 65 -2 76 -3 110 9 112 11 116 15 118 9 120 -9 125 -3 127 16 135 -2 138 -3
you-	2 -2 7 -2 17 -3 18 -3 60 -2 62 -3 63 -2 75 2 79 -2 80 2 94 2 100 5 102 4 104 5 105 -2 108 3 114 4 116 6 117 4 120 3 121 4 131 4 132 5 135 -3 136 2 137 2 138 4
you-a	44 2 47 2 64 3 65 4 101 5 103 2 108 4 121 -2 137 2 138 6
you-about	90 3 99 -2 116 -5 117 9 121 -2
you-accept	79 -4 93 8
you-ai	62 -12 116 12
you-all	3 3 60 -4 80 4 100 2 104 2 114 4 116 -5 117 7 120 2 121 5 122 2 131 2 136 3 138 -2
you-an	76 2
you-any	7 4 99 -2 120 4 124 -2
you-are	51 -5 60 -8 132 11 136 13 137 5 138 -5
you-at	100 6
you-been	114 2
you-bring	92 4
you-cal	1 3 102 -2 106 6 138 5
you-can	76 7
you-charg	17 -2 112 -3 124 5 130 10 135 -7
you-clos	11 -2 99 5
you-com	3 -4 8 4 34 5 94 6
you-cook	73 7 138 -2
you-could	76 3
you-cover	126 3
you-discount	76 3
you-do	36 -3 94 3 116 11 117 -2 121 27
you-doing	131 13
you-fan	6 -2 56 4
you-for	11 -2 31 4 73 -4 74 -2 88 4 90 3 91 2 99 2 112 6 117 8 118 -2 121 -2 124 3
you-furnitur	79 7 93 -5
you-get	25 6 80 -3 99 2 106 5 113 4 114 -2 138 -2
you-giv	3 6 4 5 13 3 41 4 58 5 78 -2 79 -8 93 -2 95 -2 110 2
you-got	121 5
you-guy	24 -2 78 2 80 4 99 3 113 -2 114 6 116 -4 117 6 121 7 138 4
you-hav	9 3 23 -2 27 3 31 2 64 2 65 3 73 -3 82 4 101 4 107 2 108 3 111 5 121 -2 125 -2 135 -2 138 5
you-help	26 3 73 -3 80 -6 106 3 107 2 121 4 122 12 125 10 126 3 130 -2 138 -2
you-hiring	17 -4 120 12
you-in	74 3 75 3 100 3 126 -2 127 7
you-inform	110 4
you-later	124 4
you-me	26 3 49 2 106 3 110 2 124 -3 130 6 135 -4 138 14
you-money	19 -2 78 2 124 4
you-most	4 -2 73 -2 79 4 93 7
you-my	1 2 36 -3 79 2 81 4 106 4 111 3 138 8
you-need	12 -3 73 6 76 -2 89 2 90 2 93 4
you-now	73 -2 79 -2 80 4
you-of	115 4
you-offer	121 9
you-old	95 3
you-on	75 3 99 2 100 2 108 10 111 8 138 -3
you-open	5 -2 93 5 99 -4 114 6 138 -2
you-our	75 4
you-out	1 -5 4 5 13 3 41 4 79 -4 138 5
you-pay	87 3 112 -2 120 9 124 -6
you-peopl	6 -2 67 4 73 -2 80 -2 125 7 126 5
you-person	105 -7 116 9
you-pick	94 8 126 -3
you-real	105 -6 115 7 116 5
you-sel	4 -4 18 -3 93 5 110 2 138 2
you-send	94 3 128 3 138 -2
you-serv	9 6 11 -3 73 -4 126 12
you-shar	12 9 110 -4 138 -4
you-singl	116 -2 125 5 130 -3 138 17
you-start	74 -2 82 3 113 -3 114 15 122 -2 138 -4
you-suck	136 5
you-suicid	67 4
you-tak	5 -2 73 4 78 3 79 -5 83 -3 93 5 95 6 99 -2 101 4
you-teach	57 2 67 5
you-the	8 2 93 4 94 2 97 3 110 -2 132 4 138 -4
you-ther	47 -2 99 16 131 10 138 -2
you-to	3 -3 8 3 34 4 73 -4 82 6 94 5
you-today	99 5 138 -2
you-up	94 7 99 7 126 -3
you-use	76 6 79 3
you-volunt	73 7 82 4 83 -5
you-want	44 -3 49 -2 79 10
you-what	10 5 81 6 110 -2
you-with	17 -3 76 -2 110 6 118 8 120 -2 121 8 125 -2
you-work	17 -5 20 -2 76 -2 110 6 112 7 116 9 118 5 120 -5 125 -2 127 10 138 -2
young-	73 -6 82 23 84 -4 85 -6 86 -2 125 18
youngest-	82 5
youngest~	82 5
young~	73 -6 82 23 84 -4 85 -6 86 -2 125 18
your building	25 -2 49 -3 100 17
your email	57 -6 103 11
your event	73 5 75 2 76 -2
your events	45 -2 73 5 75 3 109 -3
your food	7 7 75 4 97 -2 100 -2
your garden	13 -3 52 -9 75 15
your kids	26 -3 73 -2 76 5
your members	1 -4 76 7 102 -6 137 5
your name	116 27 138 -4
your number	21 -3 102 14 138 -3
your office	14 -4 76 -3 100 7 120 9
your organization	36 -2 75 7 80 7 117 12 118 -3 120 6
your partners	76 -4 98 -4 117 -2 118 19
your programs	74 10 112 -4 121 9 137 -4
your website	75 -6 78 -2 104 11 130 3
your-	0 -5 1 -5 2 -6 13 -2 14 -3 17 -3 18 -2 19 -2 21 -3 26 -3 48 -2 49 -2 52 -4 57 -2 58 -2 60 -2 61 -2 74 6 75 6 78 -3 79 3 80 9 81 3 97 -2 98 -3 99 5 100 15 102 7 103 3 104 2 108 6 109 -2 110 -2 111 2 113 11 116 6 117 8 118 12 120 4 121 2 122 -2 126 -2 129 -2 132 6 137 11
your-build	49 -2 100 11
your-email	57 -4 103 7
your-event	73 5 75 2 109 -2
your-flyer	76 2 112 -2 138 7
your-food	7 4 75 3
your-garden	13 -2 52 -5 75 8
your-kid	76 3
your-member	1 -2 76 4 102 -3 137 3
your-nam	116 18 138 -3
your-number	21 -2 102 9 138 -2
your-offic	14 -2 76 -2 100 5 120 5
your-organiz	75 4 80 5 117 8 118 -2 120 4
your-partner	76 -2 98 -3 118 13
your-program	74 7 112 -2 121 5 137 -2
your-servic	81 7 121 -2 127 3
your-websit	75 -3 104 6 130 2
your-work	75 4
yourself-	15 15 106 -3 110 -7 117 14 138 -6
yourself~	15 15 106 -3 110 -7 117 14 138 -6
your~	0 -5 1 -5 2 -6 13 -2 14 -3 17 -3 18 -2 19 -2 21 -3 26 -3 48 -2 49 -2 52 -4 57 -2 58 -2 60 -2 61 -2 74 6 75 6 78 -3 79 3 80 9 81 3 97 -2 98 -3 99 5 100 15 102 7 103 3 104 2 108 6 109 -2 110 -2 111 2 113 11 116 6 117 8 118 12 120 4 121 2 122 -2 126 -2 129 -2 132 6 137 11
youth-	31 22 32 -3 42 3 73 2 82 -2
youth-program	31 8 32 -7
youth~	31 22 32 -3 42 3 73 2 82 -2
youtub-	14 -4 75 16 108 33
youtub-channel	14 -2 75 8
youtube channel	14 -3 75 13
youtub~	14 -4 75 16 108 33
youv-	132 15
youv~	132 15
you~	2 -2 7 -2 17 -3 18 -3 60 -2 62 -3 63 -2 75 2 79 -2 80 2 94 2 100 5 102 4 104 5 105 -2 108 3 114 4 116 6 117 4 120 3 121 4 131 4 132 5 135 -3 136 2 137 2 138 4
yo~	37 3 73 -11 80 7 85 10 86 -2 131 31
y~	0 3 1 -2 2 -3 3 2 8 3 11 3 13 6 19 -3 31 -2 35 2 41 3 49 -2 50 2 52 -3 56 -2 60 5 63 3 74 2 75 2 76 11 79 3 135 -3
zapatito-	4 18
zapato-	4 6 17 -6 20 4 78 -2 79 7
zapato-para	20 2
zapat~	4 16 17 -6 20 3 78 -2 79 7
zell-	78 20 130 -5
zell~	78 20 130 -5
zip code	61 -7 100 17 121 -2 138 -5
zip-	61 -12 100 26 121 -3 138 -8
zip-cod	61 -5 100 11 138 -3
zipper-	49 4
zipp~	49 4
zip~	61 -12 100 26 121 -3 138 -8
zodiac-	138 27
zodiacal-	138 25
zodiacal~	138 25
zodiaco-	138 27
zodiac~	138 46
zoloft-	26 -3 134 10
zoloft~	26 -3 134 10
zona-	74 5 126 38
zon~	74 5 126 38
zoo-	74 -2 100 -3 126 -6 138 14
zoom-	26 -7 57 25 59 -2
zoom~	26 -7 57 25 59 -2
zoo~	74 -2 100 -3 126 -6 138 14
zumba-	76 4
zumb~	76 4`,
};
