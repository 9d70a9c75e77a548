// Written by `npm run assistant:train`. Do not edit.
import type { Weights } from './classifier.ts';

export const classifierWeights: Weights = {
  fingerprint: 'ada0dad1bf1dddbd',
  step: 0.2,
  topics: `shelter rent find-home furniture clothes hygiene utilities food food-delivery hot-meal special-diet school-break cooking grow-food resume interview job-training find-job business money work-start counseling find-counselor recovery safety grief health rides parenting co-parenting grandparents kids-activities mentors special-needs school-meeting respite tutoring reading ged english college school-supplies summer-learning art music choir mural prayer faith-talks maker trees river garden compost birds wildlife cool-home digital-lessons laptop internet scams coding ai form-help home-at-heart will-work-win five-group-foods maybe-more blended-roots evergreen-student in-his-hands nurture-nature digital-diaspora volunteer chapter-leader media-partner resource-partner host-drive donate-money donate-supplies get-involved survey volunteer-age volunteer-check volunteer-time volunteer-tasks volunteer-start chapter-pay chapter-fit chapter-duties drive-notice drive-place drive-setup supplies-condition supplies-pickup supplies-tech supplies-receipt media-rules partner-terms hours address visit phone email contact human response-time languages social events privacy delete-data leadership founders founded status assistant about partners crisis-line hiring programs apply for-someone-else cost eligibility area-served service-areas tax-deductible impact gift-payment greeting thanks goodbye medical legal abuse prying outside`,
  words: `1 10 100 1000 101 10th 11 12 123 13 14 144 14th 15 16 17 18 19 1st 2 20 200 20k 20th 24 25 2nd 3 30 300 34 3d 3rd 3t 4 40 400 45 48 480 4x 5 50 5000 501 501c3 504 52 5k 5th 6 600 60k 62 65 67 7 75 8 80 81 9 90 95 988 9th a aa abanico abanicos abejas abierta abierto abiertos abilities abogada abogado abono about above abre abren abrigada abrigo abrigos abrio abrir abro abrumada abrumado abuela abuelita abuelo abuelos aburre aburro abuse abuso ac acabar acabaron acabo accent accept access accessible accident accidente accommodate account accounting accounts aceptan acerca acercarme acero acogida acompanar acompane acompaneme acompanenme acondicionado across act acta acting actividad actividades activities activity actor actua actual acuerdo adderall addict addicted addiction address adds adelante adhd adiccion adicta adicto adios adivinanza admin administrador administrar adolescente adolescentes adopcion adopt adoptar adopted adopting adoption adult adulto adultos advance advice advil advocate afford affordable afraid africa after afternoon afterschool again age agency agent agente aging ago agobiada agobiado agotada agradece agradecida agradecido agradezco agree agreement agricultura agriculture agua aguanto ahead ahi ahogo ahora ahorita ahorrar ahorros ai aid aide air airbnb aire airplanes airport al ala alberca albergue alcalde alcance alcanza alcanzo alcohol alcoholic alcoholica alcoholico alcoholicos alcoholics alcoholismo alergia alergico alerts aleve alfabetizacion algebra algo alguien algun alguna aliados alianza aliens alimentacion alimento alimentos alive all allen allergic allergies allergy allowance allowed almacen almohadas almuerzo alone along alphabet alquiler already alston alta alterations altisimo always alzheimer alzheimers am amable amazing amazon ambiental ambiente america amiga amigo amigos amistades amount an anciana anciano ancianos and anda andador andamos ando anfitrion anger angry angustia animal animales animals anime animo ankle anniversary ano anonima anonimo anonimos anonymous anonymously anos another ansiedad answer answers antecedentes antes antibiotic antibiotico antibioticos antibiotics anticipacion antidepressants antideslizantes ants anxiety anxious any anybody anymore anyone anything anytime anywhere apart apartamento apartamentos apartment apartments api aplicacion aplicar aplico aplique aportacion aportar aporte apoyar apoyarlos apoye apoyo app apple appliances application applications applied apply applying appointment appreciate apprentice apprenticeship approved apps aprender aprendi aprietan aprobaron apuntar apuntarme apuntenme apunto aqui arabic arbol arboles ardilla are area areas arena argue arguing arm army around arreglar arreglarla arreglo arrepenti arresto arriendo arroyo arroz art arte arterial artes artesanias article articulo articulos artificial artist artista artists arts as asando asdf aseguranza aseo asesoria ashland asi aside asilo asistencia asistente ask asked asking asl asleep asma asociacion aspergers assault assessment assistance assistant asthma astrology asylum at ataques ate atencion atender atienden atrasada atrasado attach attacked attacks attorney audicion audiencia audition august aunt autism autismo autista autistic auto autobus auxilios available ave aventon aves avion avisan avisar aviso avocado awareness away awesome axe ayer ayuda ayudan ayudando ayudar ayudarles ayudarlos ayudaron ayudas ayudeme ayuden ayudenme ayudo azucar babies baby babysit babysitter babysitting bachillerato back background backpack backpacks backwards bad badly bag bagging bags bail bajar bajo bajos bake bakery balcon balcony ball balloons banana banarme bancaria banco bank bankruptcy bano bar barata barato baratos barber barbershop barcelona bare barely barrel barril barrio barro bars base baseball basic basicas basics basketball basura bathroom batteries be beach beard beat beats bebe beber beca became becas because become bed bedding bedroom beds bedtime been bees before began begin beginner beginners behalf behavior behaviour behind being believe belle belleza benadryl bench bendiciones bendiga benefica beneficencia beneficios benefits bequest bereavement berrinches best better between beyonce bible biblia biblico bici biden bien bienestar big bigger bike bikes bil biles bilingual bilingue bill billes bills binders binding binoculars bipolar bird birding birds birdwatching birth birthday bitcoin bites black blah blanda blanket blankets bleach blended blending bless blind block blog blogger bloguero blood blow blue blues board bodega body boil boiling boletin boleto boletos bolita bolsa bolsas bomb bombed bond bono bonus book bookbag books boot boots bored borrachera borracho borran borrar borren borrow boss bot botas bots bottle bought bouncing bowl box boxes boy boyfriend boys bra braid braiding brain branch brasil bread break breakdown breakfast breaks breed bridge bring broadband broadcast broke broken broom brother brothers brought brush bucket bucks buddies buddy budget budgeting buen buenas bueno buenos bug buho build building bulbs bullied bump bunk bunnies bunny burger burial buried burn burned burning burnout burnt bury bus busca buscando buscar busco business busque but butt button buy buys by bye c cabeza cabinets cable cacahuates cada cafe caja cajas cakes calcetines calculadora calculate calculator caldito calefaccion calendar calendario calenton calentura caliente calientito califica calificaciones calificar califico call callate callbacks calle called callejero calling calls calm calor calories calzones cama camarografo camas cambiamos cambian cambie cambio came camello camera caminar caminata caminatas camion camioneta camisa camp campamento campana camps campus can canada canal canasta cancel cancelar canceling cancion canciones candles candy canned cans cansancio cantamos cantante cantar canto capacidades capacitacion capacitarme capital capitulo capitulos car cara carcel card cards care career careers careful caregiver caregivers caregiving carer cargar cargo cargos caridad caring carisimo carisimos caro carolina carpentry carpet carpinteria carrera carriola carro carros carry cars carta carteles carytown casa casas cascaras case casera casero cases caseworker cash cashapp casino casita caso cat catch categorias categories catering causa cause cayo cdl celebrity celiac cell celular celulares cena cenado center centro ceo ceos cepillo ceramica ceramics cerca cerdo cereal cerebral cerrado cerraron cerro certain certificacion certificado certificate certification cervatillo chairs chamarra chamarras chamba chambear champu chance change changed channel chao chaos chapel chapter chapters chaqueta chaquetas charge charged charges charitable charity charlas charlottesville chat chatbot chatgpt chatting chau cheap cheapest cheating checan checarme check checked checking checkup cheese chemistry chemo cheque chequeo chess chest chesterfield chew chicken chickens child childcare children childs chiles china chip chiquitos chiste chistes choir choke choking cholesterol chorus christian christmas chromebook chronic church cierra cierran cierto cilantro cinco cita citaron cities citizen citizenship city ciudad ciudadania ciudadano ciudades civil claim claims clase clases class classes clay clean cleaned cleaning cleanings cleanup clic clicked client cliente clientes clients clima climate clinic clinica clock clocks clogged close closed closer closet closing closings cloth clothes clothing cloths club clueless cna co coach coat coats cobertor cobija cobijas cobra cobradores cobran cobrar cocina cocinando cocinar code codigo coding coffee cofounder colaboracion colaborar colchon cold colecta colectas colegio colgar collaborate collaboration collards collect collecting collection collections college colon colonial color comcast come comedor comemos comen comenzo comer comes comestibles comian comida comidas comiendo comimos coming commanders commitment common community como comp compania companias companies company comparten compartida compartir complain complaint completo complex componer comportamiento composition compost composta compostaje composting compra compran comprar compro comprobante compu computacion computadora computadoras computer computers comunicacion comunican comunicar comunicarme comunico comunidad comunitaria comunitarias comunitario con concert concierto condado condados condemned condicional condiciones condition conditioner conditioning conducta conejitos conejo conference confiable confiar confidencial confidencialidad confidential confidentiality confunde confuses confusing congelando congress conmigo connect conocer conozco consegui conseguir consejera consejeria consejero consejo conservation consigo construccion construction consulado consultorio consults contact contactar contactarles contactarlos contacto contagioso contagious contaminacion content contestan contestar contract contrasena contrata contratan contratando contratar contrato contribucion contribuir contribute contribution contributions control controla controls conversacion conversation convert cook cooked cookie cookies cooking cooks cool cooling cooperacion cooperar coordinate coparent coparenting copies cops coraje corazon core corner coro corporate correo corriente corrieron cortan cortar cortaron corte cortinas cortos cosas coser cost costo costos costs costura couch couches couchsurfing cough could counseling counselling counsellor counselor counselors count counties country county couple couples course courses court courts cousin cover covering covid cpr cps crack cracked craft crafts crash crashed crayons crazy crear created creative creativo creator credit credito creek creo creole crew criando crianza criar crib crime criminal crio cripto crisis cristiano crochet crowd crush cry crying crypto cuadernos cuadra cuadrada cual cuales cuando cuanta cuantas cuanto cuantos cuarto cuartos cub cubren cubrir cucarachas cuchillos cuello cuenta cuentame cuentas cuento cuesta cuestan cuestionario cuida cuidado cuidador cuidadora cuidadores cuidando cuidar cuide cuiden cuidese cuido cultivar cultivo cuna cuota cup cupboard cupboards cupo cupones cure currency curriculo curriculum curso cursos curtain curtains custodia custody customer customers cut cutoff cuts cutting cv cya da daca dad daddy dads dairy dame dan dano dar dark darles data database date dating datos daughter day daycare days dc de dead deadline deaf dealership death debit debo debt debts december decent decir decirles declaracion dedican deduccion deducible deducibles deducir deducirlo deduct deductible deduction deer deficit define degree degrees deja dejar deje dejo del delay delayed delete deliver delivered deliveries delivery demanda demandar demasiado demencia dementia demo democrat den denied dental dentist dentista deodorant departamento depends deport deportacion deportar deportaron deportation deporte deported deporten deportes deposit deposito depresion depressed depression deprimida deprimido derechos desahogar desahogarme desalojar desalojaron desalojen desalojo desamparado desayuno descansar descansaron descanso descompuso desconectan desconectar desde desempleada desempleado desempleo desesperada desesperado design designed designer desintoxicacion desk desks desodorante despacho despedida despedido despedir despensa desperate despidieron despues detainer detectors detergent detergente detox deuda deudas developer developmental developmentally device devices devolver di dia diabetes diabetic diabetica diabetico diagnose diagnosis diagnostico dial dialisis dialysis diaper diapers diarrea diarrhea dias diaspora dibuja dibujar dibujo dice dicen diciendo did die died dientes dieran dieron diet dieta diez diferencia diferentes difference different dificil difundir dig digital digitales digits digo dijo dime dinero dinner dinosaur dio dios diploma direccion directions directiva director directora directores directors dirige dirigen dirigir dirt disabilities disability disabled discapacidad discapacitada discapacitado discipline disconnect disconnected disconnection discount disculpe discuss discussion discutimos dishes dislexia dispatch disponible distribucion distribution div divertido divorce divorced divorciada divorciado divorcio dmv do doce doctor doctors document documental documentary documentos documents does dog dogs doing dolar dolares dollar dollars dolor domestic domicilio domingo domingos dominion dona donacion donaciones donada donadas donante donar donate donated donating donation donations donativo donativos donde done dono donor door doors doorstep dormimos dormir dos dosage dose dosis doubled doubts down download downtown doy draw drawing dream dreamers dress dresser drink drinking drinks drive driver drivers drives driving droga drogadicto drogas drone drop dropoff dropout dropped dropping drowning drug drugs drums drunk drywall dss dudas due duele duelo duena dueno duermo dui dumb duplex dura during durmiendo duties dying dyslexia dyslexic e each ear early earth easy eat eaten eating eats ebt echar echaron echenme echo eclipse ecology economica economicamente ecuacion ed edad educacion education educational educativas educo eeoc efectos effects egg eggs eiffel eight ein ejecutiva ejecutivo ejemplo el elderly eleccion elecciones election electric electrician electricidad electricista electricity electronico electronics elefante elegible eligibility eligible eliminar eliminen ellos elon else elvis email emailing embarazada embarazo emergencia emergencias emergency emocional emocionales emotional emotionally empezar empezarlo empezaron empezo empieza empiezan empiezo empleo empleos employ employed employer employers employment emprendedor emprendedora emprender emprendimiento empresa empty en encabezar encanta encargada encargado encontrar encontre encuentran encuentro encuesta end ended energy enfamil enferma enfermera enfermo engine english enlatada enojo enough enroll enrollment ensaya ensenan ensenar ensenarle enter enterar entered entiende entiendo entierro entrance entrar entrega entregan entregar entrego entrenamiento entrepreneur entrepreneurship entrevista entrevistan entrevistar entrevistas enviar environment environmental epilepsy equals equation equipo equivalencia equivalency er era erase erased eres errands error es escanear escolar escolares escribe escribeme escribieron escribir escribirles escribo escucha escuche escuela esfuerzos esl eso esol espacio espalda espana espanol especial especiales espera esperando esperar espero espiritu espiritual espirituales espiritualidad esposa esposo essay esta establecida established estacionamiento estado estados estafa estafado estafador estafaron estafas estamos estampillas estan estar estas estatus este esteem esto estomago estos estoy estres estresada estresado estudiante estudiantes estudiar estudio estudios estufa estuvo etsy evaluacion even evening event evento eventos events ever everest evergreen every everybody everyone everything everywhere evicion evict evictar evicted eviction evictions ex exam examen exams excel excelente except exchange executive exempt exenta exhausted exist existen expensive experience experiencia expired expires exploded exploding explotar expunge expunged expungement extension extra extranan extrano eye f fabrica facebook facetime fact factura facturas fafsa failing fair faith faiths fake fall fallecimiento fallecio falling falsa falso falta familia familiar familias families family fan fans far fare farm farmers farming fast father fatherhood faucet fauna favor favorite fawn fe fea feature fecha fed federal fee feed feedback feeding feel feeling feelings feels fees feet fell felon felons felony female femeninas feminine fence feria festival festivo fever few fianza fiebre fields fiesta fight fighting fights figura figure file filed fill filled filling film filmar filming fin final finally finance finances financia financial financially financiamiento financiera finanzas find finding fine fines fingerprint fingerprinting fingers finish finished fire fired firm firmar first fiscal fish fishing fisico five fix fixed fixes flashlight flat flight flights flood flooded floor floors flores flowers flu fly flyer flyers focus folders folks follow followers followup fondos food foodbank foods foot footage football for forces forecast foreclose foreclosure forget forklift form forma formar formas forms formula formulario formularios fortnite fortunate fortune foster fotografa fotografia fotografo fotos found founded founder founders fox fracciones fractions france frances francia fraternity fraud fraude frazada frazadas fredericksburg free freeze freezer freezing french frente fresh friday fridays fridge friend friendly friends frio from front fruit fruta fue fuera full fulton fumar fun funciona function fundacion fundada fundado fundador fundadora fundadores fundaron funded funding fundo fundraiser funds funeral fungus funny furnace furniture further futbol gallinas gambling game games gana ganar ganas gane gang gangs gano gaps garage garbage garden gardener gardening gardens garganta garnish gas gastan gastos gather gathering gato gave gear ged generation gente gently geometry germany get gets getting ghost gift gifts gig girl girlfriend girls give giveaway giveaways gives giving glasses glen gloves glue glued gluten gmail go goal gobierno god goes going gomez gone goochland good goodbye goods goose gorro gorros gospel got government governor gps grabacion grabar gracias grade grader grades grado graduate graduated graduating graduation gradue graffiti grafiti grandbabies grandbaby grandchild grandchildren granddad granddaughter grande grandes grandfamilies grandfather grandkids grandma grandmother grandmothers grandpa grandparent grandparents grandson granito grant grants grateful gratis gratuita gratuito great green greetings grew grief grieve grieving grill gripa gripe gritar grito groceries grocery ground grounds group groups grow growing grown grua grupo grupos guantes guard guarda guardan guarderia guardianship guatemala guesses guests guia guidance guide guie guilty guitar guitarra gum gun gusta gustan gustaria guy guys gym ha haber habilidades habit habla hablame hablan hablar hablas hable hablo habra hace hacen hacer hacerle hacerlo hackeado hackearon hacked had haga hago haha haiku hair haircut haircuts haiti haitian halal halfway hall halloween hambre hambriento hamlet hampton han hand handler handles handling hands hang hangers hanging hanover happened happening happens happy hard hardware haria has hasta hat hate hates hats haunted have haven having hawk hay haz he head headache headlines headquarters heads headshots headstone health healthcare healthy hear heard hearing heart heat heater heating heavy hecho heights held hello helo help helped helper helpful helping helps hem henrico her herbs here herida herido hermana hermano heroin herramientas hey heya hi hiccups hice high highway higiene higienico hija hijas hijastros hijo hijos hike hiking him hinchado hincho hipoteca hire hired hires hiring his hiset historia history hit hits hiya hoa hogar hoja hola hold holes holi holiday holidays hombres home homebound homeless homelessness homemade homes hometown homework honor hoodie hoops hopeless hopewell hora horario horarios horas horneo horno horoscope horoscopo horse hortalizas hospital host hosting hot hotel hotline hotspot hour hours house household houseless houses housewares housing how howdy hoy hubo huerta huerto huevos huggies human humano hunger hungry hunt hunting hurt hurts husband husbands hustle hvac hygiene i ia ibuprofen ibuprofeno ice id idea identidad identificacion identification identity idioma idiomas iep if ig iglesia ignore igual ilegal illegal illegally immigrant immigrants immigration impact impacto importa imprenta impresion impresora imprimir improve impuestos in incarcerated incendio income independizar india indigente indocumentada indocumentado indocumentados infeccion infected infection influence influencer informacion information ingles ingresos inicio initiative injured inmigracion inmigrante inmigrantes innovacion innovation inquilino ins inscribi inscribir inscribirme inscripcion insectos insects insecure inside insta instagram instead instrucciones instructions instrument instrumento instruments insulin insurance intake integral inteligencia intelligence interested interesting interfaith intern internet internship internships interprete interpreter interpreters intervencion intervention interview interviews into intolerant inutil invented invento invierno invitarlos involucrar involucrarme involved ipad iphone ir irs is island isle isolated isolation it items its jabon jacket jackets jackson jail jaja jale james japanese jardin jardineria jardines jars java javascript jeans jefa jefe jesus job jobs john join joke jokes jornada jornalero journalism journalist joven jovenes juan jubilada judge juega juego juegos jueves juez jugar juguetes july jump june junta juntando juntar juntas junto just juventud kardashian keep keeps kept kermes key keyboard keys kick kicked kicking kid kidney kids kill killed killer killing kilos kind kinda kindergarten kinds kings kinship kit kitchen klk km knee knife knit knitting knives know kosher la lab labor laboral laburo lactose lado laid lamp lampara landlord landlords landscaping language languages lapices laptop laptops las lasagna last lastimado latas late lately later latest laundromat laundry lavanderia lavar law lawn lawnmower lawsuit lawyer lay layoff layoffs lbs le lea lead leader leaders leadership leading leads leaking leaky leap learn learned learning lease leasing least leave leaves leaving leche lectura lee leer leerles left leftover leg legacy legal legally legalmente legit legitima legitimate legitimos lejos lemonade lend lengua lentes les less lesson lessons let letra letras lets letter letters level levels lexapro libertad library libre libres libretas libros lice licencia license licensed lider liderar liderazgo lideres life lifeline lift light lights liheap like limit limitations limits limpian limpiar limpie limpieza limpio line linea lined link linkedin lisa list lista listen listening literacy litter little live lives living lkjhg llama llamada llamadas llamado llaman llamar llamarles llamarlos llamarme llamaron llamas llame llamen llamo llave llaves llc llega llegan llegar llego llegue llenar llene lleno lleva llevamos llevan llevar llevarme llevaron llevo llorando llorar lloro llover lluvia lo loan loans loca local located location lock locks logra lol lonche lonely long look looking looks los lose losing loss lost lot loteria lotion lots lottery loud love loved loves low lowest lucro luego lugar lugares lump lunch lunches lunes luto luz lyrics mac macetas machine machines mad made madrastra madre madres madrid maestra maestro magazine mail mailing make maker makerspace makes makeup making mal mala malas male mall malo malos mam mama mamas mammogram man manage management manager manages managing manana mancha manchada manda mandado mandamos mandar mande mandeme mando manejar manejo maneras manicures mano manualidades manutencion many map mapa maquillaje maquina marcar march maria marido markers market marriage marry martial maryland mas masticar mata matando match matches matching matematicas materiales maternity math matricula matrimonial matrimonio matrix matter mattress mattresses may maybe mayor mayores mayors mcdonalds me meal meals mean meaning meaningful meat mecanico mechanicsville media medias medica medicaid medical medication medicina medicinas medicine medico medio mediodia medios meditacion meditar meditate meditation meet meeting meetings mejor mejorar mejores member members membership memberships membresia memoria memorial memory men mend menos mens mensaje mensual mental mentira mentor mentores mentoria mentoring mentors mentorship mes mesa meses mess message messages messi messing meter meth methadone mexicano mexico mezclada mezclar mg mi miami mic mica mice microfono microphone microsoft microwave mid mide midlothian miedo miembro miembros mientras might migra migracion migraine migratorio migratorios mil mile miles milk mind mine minecraft minima minimo minimum minutes mis miscarriage misdemeanor mision miss missed misses mission mistake mix mixes mixtape mochila mochilas mock mode model modelo mole mom momento moms mona monday mondays money montacargas montana month monthly months moon more morning mortgage mosque most motel mother mothers mou mountain mourning move moved movie movies moving much mucha muchacho muchas mucho muchos mudar mudarme mudarnos mudo mueble muebles muela mueren muero muerta muerte muerto muestrame multa multiplication munchies mundial mural murales murals murder murdering muriendo murio muro music musica musk muslim muy my myself n400 na nacimiento nada nadie nail nails name named names nap napkins narcan national nationwide naturaleza naturalization nature navidad nba near nearby nearest necesidad necesidades necesita necesitamos necesitan necesiten necesito necessities neck need needed needing needs negocio negocios neighbor neighborhood neighbors nephew nephews nervios nerviosa nervioso nervous nest netflix never nevermind new newborn newest newly newport news newsletter newspaper next nfl nhs ni nice nido niece nieto nietos night nightmare nightmares nights nina ninera nino ninos nivel no nobody noche noches noise nombre non noncitizen none nonpayment nonprofit nonverbal noodles noon norfolk normal normally north northern northside nos nose not nota notas note notebooks notes nothing notice noticias noticiero novio now nowhere nuestra nuestro nuevas nuevo nuevos numb number numbers numero numeros nunca nurse nursing nurture nut nutricion nutrition nyquil o oaks objetivo observar ocupan ocupo of off offender offer offering offers office official offs oficial oficina oficinas oficio oficios ofrecen ofrecer ofrenda ofrezco often oiga oil ok okafor okay ola old older oldest ollas olvida olvide on once onda one ones online only open opened opening openings operacion operador operadora operating operation operator opioids oportunidad options optometrist or oracion oraciones orar orden order ordered oren org organizacion organizar organization organizations organize organizo orientation oscuras other others otra otro otros ounces our out outdoors outfit outgrew outgrown outside oven over overdose overdrafting overdue overheating overseas overthinking overtime overwhelmed owe owl own owner owns oxygen oye pa pacientes pack package padrastro padre padres pads paga pagado pagados pagan pagar pagaron page pagina paginas pago paguen paid pain paint painted painting paintings pair pais pajarito pajaro pajaros palsy pampers pan panaderia panal panales pandilla pandillas pandilleros panic panico pans pantalon pantalones pantry pants papa papas papel papeleo papeles paper papers paperwork papilla para parada parcela pared pareja parejas parent parenting parents park parking parole parque parqueo part parte partial participar participate particular partido partir partner partnering partners partnership partnerships party pasa pasada pasado pasame pasan pasando pasantia pasaporte pasar pase pasen paseo pasos pass passed passing passport password past pasta pasteles pastilla pastillas pasture patch paterna patients patrocinador patrocinadores patrocinar patrocinio patron pavo pay paycheck payday paying payment paypal pays pc peace peach peaches pedazo pedi pedir pee peels pegar pegaron peleamos pelear pelicula peliculas pell pelo pelona peluquera peluqueria pena penales pencils pending people peppers percent perder perdi perdida perdimos perez perfect perfecto period periodico periodista permanente permiso permission permit pero perro person persona personal personales personas pesa peso pet petersburg pets pharmacy phishing phone phones phonics photo photograph photographer photography photos photosynthesis physical physics piano pick picks pickup pickups pictures pide piden pidio pido pie pieces piling pill pillow pillows pills pink pintado pintar pintura pirate pitch pizza place placement places plan plancha plane planear planet planetas planning plant plantar plantas planting plants plata plate plates platicar platicas plato platos play playground playgroup playoffs plays playstation plead please pledge pledged plomeria plot plots plumber plumbing plus pluto poblacion poco podcast podcaster podemos poem poema poems poetry point poker police policia policy politica political politics pollinators pollution ponemos ponen poner ponerme ponernos pongo pony pool popping population popup por porch porche pork porque porta portatil portraits portuguese position positions possum post postal postpartum pot pots pottery pounds poverty power powerball powhatan practicar practicas practice practitioner pray prayer prayers praying precio precios prefiero pregnancy pregnant pregunta preguntan preguntas premarital premio prenatal prensa preocupacion prep prepa preparada preparar preparatoria preparo prescription prescriptions presentacion presents president presidente presion press pressure prestamo prestamos prestan prestar presupuesto pretend prevencion prevention price prices prima primary primer primeriza primerizo primero primeros principal principiante print printer printing prision prison privacidad privacy privada privado private prize pro probar probation problem problema problemas procedure produce producer productos products professional profile profit program programa programacion programar programas programmer programmes programming programs project promesa promised promote promoverlos prompt pronostico pronto proof property propia propias propio propios proposito proteccion protective provide provisiones proxima proximamente proximas proximo proximos psicologa psicologo psiquiatra psychiatrist psychologist ptsd public publish pueblo pueda puede pueden puedes puedo puerco puerta puesto puestos pull pulled pulse punta puntaje puppy puro purpose put python qualifications qualifies qualify que queda quedamos quedan quedar quedarme quedarnos quede queja quejas quemo queremos query question questionnaire questions quiche quick quien quienes quiere quieren quiero quiet quietly quilting quit quitar quitaron quitenme quito quote rabbit raccoon racing radio rain raise raised raising rait raite raiz ramen ramp rampa ran random rap rapea rapido raro rash rastrillos rate rateros rather rato razors reach reaches read reading reads ready reagendan real really realtor reason rebelde recai recaida recamaras recaudacion receipt receipts recen receta recetas recibe reciben recibieron recibir recibo recibos reciclaje reciclar recipe recipes recogen recoger recojo recolecta recolectar recomiendame recommend record recorded recording records recovering recovery recuperacion recurring recursos recycle recycling red redes redujeron reel reentry refer reference referencia referir referral referrals refiero refri refrigerador refugee refugees refugiado refugiados refugio refurbished regalan regalar regalo regalos register registered registrada registrar registrarme registration registro reglas regresa regreso regular regularizacion rehab rehabilitacion relacion relapse relapsed relationship relaxes relief religion religiosa religioso religious remedio remedios remedy remendar remote remove renee renees renew rent renta rental rentar rentarle rento renuevo repair reparacion reparar reparten reparticion repartimos repartir repartiran repeat repite replaced reply report reportaje reportan reportar reporte reporter reportera reportero reportes reports representante representative reprobando reprobar reprobo republican request require required requirements requires requisito requisitos reschedule rescue reset residencia residents resignation resource resources respite respond responden responder response respuesta rest restaurant restaurante restraining resuelve results resume resumee resumes retired retraso return reunion reuniones reveal revision reynolds rezar rezo rhymes rhythm richest richmond rid riddle ride rides riega right rights rinda rio ripped risk river roaches road roanoke roast robaron robbery roblox robo robot robotica robotics rock role roma rome rompio ronchas roof room rooming roommate rooms root roots ropa rope ropita rota rough round rsvp rude ruedas rules run rundown running runs sabado sabados sabanas sabe sabemos saca sacar sacaron sacked saco sad safe safer safety said sal salary sale salen salga sali salio salir salirme salirnos salon salt salty salud saludable saludos salvador same samuel sang sanitarias sanitary sano santa sarpullido sat saturday saturdays save saved savings say saying says scale scam scammed scammer scammers scams scan scare scared scarf scary schedule scholarship scholarships school schools schoolwork science score scout scouts scraps screen screening script scrubs sculpture se sea search seasonal seat seccion second secret secreto section secundaria secundarios secure security sede see seedlings seeds seekers sees seguidores seguimiento seguir seguirlos segundo segura seguridad seguro seguros seis selena self sell selling semana semanas sembrar semillas seminar senas send senderismo senior seniors senora sense sensory sent sentence sepa separacion separados separando separated separating separation ser sera serious serve served service services servicio servicios servir servsafe set settle setup sew sewing shade shakespeare shakira shampoo shampoos shape share she sheets shell shells shelter shelters sheriff shift shifts shirts shoes shoot shooting shop shopping short shot shots should show shower showing shrink shut shutoff shy si sick side sidewalk siembra siento sign signed significa signing signo signs signup sigo sigue silence silencio silla sillas sillon sillones silvestre silvestres similac sin since sindrome sing singer singing single singles sings sintoma sintomas siri sirve sirven sirves sistema sister sisters sit site sits sitter sitting situacion situation six size sketch skills skincare skip skipping sky slashed sleep sleeping slept sliding slime slip slips slots slow slumlord small smallest smarter smartphone smith smoke smoking snack snap sneakers snow snowing snowsuit so soap soaps sober sobra sobran sobras sobre sobreviviente sobria sobriedad sobriety sobrina sobrino sobrio sobro soccer social sociales society socio socios sock socks sodium sofa soft softly soil sol sola soldadura soldar solder soledad solicitar solicito solicitud solo solos soltera soltero solve sombra some somebody somebodys somehow someone someones something somewhere somos son sonar song songs songwriter songwriting sons soon sopa sore sorority sort soup source sourdough southside soy space spam spanish spare speak speaking speaks special specialist speech speed speeding spell spend spent spirit spiritual sponsor sponsors sponsorship sports spot spots sprained spread spring sql square squirrel ssn stab staff stain stained stairs stamp stamps stand starbucks stares start started starting starts startup starve starved starving state states station status statute stay staying std steady steak steals steel step stepdad stepfamily stepkids stepmom stepparent steps stepson still stimulus stitches stock stocks stole stolen stomach stop stops storage store storefront story stove stranded strange stranger strapped street streets strep stress stressed stretch stroke stroller struggling stuck student students studies studio study studying stuff stupid style su subieron subir submit submitted suboxone subpoena subscribe substance suck sudadera suddenly sue suegra sueldo suelo sueter sufre sugar sugerencia suggestion suicide suicidio suing suitcases suits summarize summer sunday sunset sup super superbowl supero supper supplier supplies supply support surf surfing surgery surplus survey survivor sus suscribir suscribirme suspended suspending suspension suspicious suya swallowed sweater sweating sweatshirt sweep swift swimming swollen symptom symptoms syndrome synonyms system table tables tablet tableta tablets tacos take takeout takes taking tal talk talking talks tall tallas taller talleres tallest tamales tambien tambor tampones tampons tan tank tanta tantrums taped tarda tardan tarde tardes tarea tareas target tarjeta tarjetas tarot tattoo tax taxes taylor tdah te teach teacher teachers team tech technology techo teclado tecnologia teen teenager teenagers teens teeth tejer tejo telefonico telefono telephone television tell temp temperature temporal ten tenant tenants tenemos tener tengo tenido tenis tennis tent terapeuta terapia tercer tercera terminar termination termine termino terrible tesla test testament tested texas text texto than thank thankful thanks thanksgiving that the theater theft their them therapist therapists therapy there these they thing things think third this those three threw throat through throw throwing thrown throws thursday thursdays tia ticket tickets tie tiempo tienda tiene tienen tierra tight tiktok til time times tipo tipos tips tirar tire tired tires tithe to toallas toallitas toaster toca toco toda todas todavia today toddler toddlers todo todos toe toed toes together toilet toiletries tokyo toma tomar tomates tomatoes tomo tomorrow tonight tonto too took tools tooth toothache toothbrush toothbrushes toothpaste torre tortuga tos tossing touch touched tough tow toward towed towels tower town toxic toxica toy toys tps trabaja trabajaba trabajador trabajadora trabajan trabajar trabajo trabajos track tracking trade trades traduccion traduce traducir traductor trae traen traer traffic trafico traigo trailer train training trajes tranquilo transfer transitional translate translation translator transport transportacion transportation transporte trash trastes trata tratamiento trataron trato trauma travel treated treatment tree trees tribute triste tristeza trivia troca troop trouble troubled truck trucking truckload trump trunk trust try trying ttyl tu tuesday tuesdays tuition tune turkey turn turned turno turtle tus tutela tutor tutores tutoria tutorias tutoring tutors tuxedos tv tween tweet twelve twitter two tylenol type types typing uber ubicacion ubicado ubicados ufo ugly ultimo un una unas unbearable under understand underwear undocumented unemployed unemployment unhoused uniform uniforme uniforms uninsured union unir unirme unirse unit units universidad universitaria university unlawful unlock uno unopened unos unsubscribe until up upcoming update updated updates upload ups upset urban urgente us usa usada usadas usado usados usan usando usar use used useful useless uses using uso usps ustedes utiles utilities utility va vacaciones vacancies vacante vacantes vacate vacation vaccine vaccines vacio vacuna vacunas vale valores value values van vaping varicela vaya vbucks vcu ve vecina vecinos vegan vegas vegetable vegetables vegetarian vegetariana vegetariano vegetarianos veinte velorio vemos venado vencida venden vender venderlos vendo vengo venir venison venmo vent ventilador ventiladores venting veo ver verano verbal verdad verde verdura verduras verified verizon vest vestir vet veteran veterano veterans vez viajar viaje vicio vicios victim victima vida video videographer videojuego videojuegos videollamada videollamadas videos vieja viejos viernes violence violencia violin virginia virtual virtually virus visa vision visit visitar visitation visits vista vitamins viuda viudo vive viveres vivienda viviendo vivimos vivir vivo vlog vocational volantes voluntaria voluntariado voluntarias voluntario voluntarios volunteer volunteered volunteering volunteers volvi vomiting vomito votar vote voucher voy vuela vuelos wages wait waiting waitlist walk walker walking walks wall wallet walls walmart want wanted wanting wants war ward warehouse warm warming warrant was wash washer wassup waste watch watches watching water watercolor waters wave way ways we weak wear wearing weather web website websites wedding weed week weekend weekends weekly weeks weight weird welding wellness went were what whatcha whatever whatsapp wheelchair wheelchairs wheels when where which while who whole whose why wic widow widower wife wifi wild wildlife will willing win window wing wings winter wipe wipes wish wishlist with withhold without woman women won wondrous woodwork woodworking word words wore work workdays worker workers workforce working workout works workshop workshops world worn worry worship worst worth worthless would wounded write writing wrong wrongful wrote ww2 xbox xfinity y ya yard year years yell yelling yesterday ymca yo yoga yolo york you young youngest your yours yourself youth youtube youve zapatitos zapatos zelle zip zipper zodiac zodiacal zodiaco zoloft zona zonas zoo zoom zumba`,
  lines: `#accompany	19 3 24 2 26 -2 27 5 28 3 34 2 44 -2 75 -2 77 -2 78 -2 79 -3 83 -2 104 3 105 3 110 2 111 3 112 -2 118 4 120 3 121 3 122 2 130 2 138 2
#age	0 4 3 -2 4 5 8 -2 17 11 21 5 22 -5 25 6 26 6 27 -2 30 -4 31 6 32 3 35 3 36 3 58 -3 59 -2 61 7 73 -7 74 -6 76 3 78 -3 80 -3 82 26 83 -3 84 -4 85 -7 86 -3 87 -4 88 13 89 -3 95 8 100 -2 112 -2 113 -7 114 20 117 -2 121 -2 125 13 129 -2 130 -2 137 -2 138 6
#ai	16 -4 17 -4 20 -6 21 -2 57 -2 62 48 105 -3 116 24 138 -6
#alcohol	10 -6 23 52 25 -2 42 -2 75 6 97 5 106 -2 134 10
#animal	0 -3 27 -5 28 -5 35 -3 50 -3 54 27 55 49 73 3 79 5 94 8 113 -2 134 -3 138 2
#art	0 -4 17 -2 22 -2 28 7 32 -3 43 49 46 31 68 -3 70 21 72 -2 73 3 76 -4 77 -2 100 -3 109 -3 120 -2 121 -5 125 -3 135 -4 138 7
#authority	0 -3 1 12 6 6 8 -2 16 4 17 -4 20 -2 23 7 24 -2 27 2 28 5 37 -2 54 -3 73 14 75 -3 76 -2 78 -2 79 -2 80 -2 93 -2 97 -2 99 2 100 -3 101 7 102 -4 105 -2 106 -6 110 30 115 17 118 -3 120 -3 122 -2 125 18 134 -3 135 17 137 2 138 6
#baby	0 -2 2 -8 3 2 4 7 5 17 6 2 8 -3 9 -2 10 17 11 -2 12 -2 17 -2 19 -2 20 10 21 8 25 8 26 7 28 11 29 5 30 10 32 -2 35 -2 41 -4 49 -4 54 -4 55 8 56 -3 73 9 78 -2 79 6 93 -3 115 -2 116 -2 125 5 138 7
#benefit	5 7 6 -3 7 32 17 18 22 5 26 6 57 -5 60 -2 61 -2 63 31 106 -3 122 -8 137 -5 138 5
#bill	1 11 2 -2 6 15 8 -2 11 -2 14 -2 18 4 19 14 20 4 21 -4 26 7 27 -4 28 -2 29 7 38 -2 42 -2 48 -2 57 -2 59 8 60 7 61 3 63 -2 73 -3 74 -2 76 -2 80 -2 86 -2 87 4 88 -3 93 -2 96 3 99 -2 102 -2 105 -2 106 3 108 5 120 2 121 -2 122 11 123 -2 124 4 125 5 128 3 129 -2 130 9 134 -2 135 9 138 -8
#body	0 -2 1 2 2 -3 5 6 6 2 7 -5 10 11 17 5 19 -3 20 -2 21 14 22 -2 23 2 26 20 27 -2 28 -4 31 -3 34 -2 35 -2 38 8 40 2 41 7 57 3 58 3 60 -2 64 11 74 2 76 4 78 -6 79 -7 80 6 87 3 88 -2 89 -2 102 -8 105 -2 106 -2 110 -2 112 4 121 -4 122 -3 124 3 125 -5 128 -3 134 23 135 12
#bored	2 -2 4 -5 11 -2 24 -3 26 8 28 -3 30 -4 31 32 33 13 42 12 43 4 45 -2 46 -2 57 8 73 15 79 -2 99 -2 101 -2 109 17 110 -2 124 -4 125 -2 135 13 137 -4 138 14
#bot	1 -2 16 -2 17 6 21 -4 31 -2 34 -2 49 4 57 7 58 3 62 7 73 3 74 -5 76 -2 79 3 80 -2 89 7 95 -3 98 3 100 12 102 -2 105 26 110 -2 115 -6 116 28 118 -2 121 -3 122 -2 123 10 124 -2 136 7 137 14
#budget	1 2 2 6 6 5 7 11 8 -3 10 -3 12 3 13 3 16 -2 17 -5 18 4 19 36 20 -2 26 8 29 2 36 -4 40 6 49 -2 57 -3 59 -2 61 -3 63 4 74 -2 75 -3 76 8 77 9 79 -2 83 4 87 -2 88 3 90 -2 91 -2 97 4 99 -5 103 -2 106 5 110 2 122 -2 123 -2 124 -3 125 2 130 -4 134 -2 135 4 138 6
#business	0 -2 2 -2 7 -2 9 -3 13 6 14 -2 16 -3 17 4 18 23 19 -2 20 -2 21 -5 25 -2 31 -2 36 -2 39 3 44 -3 49 2 58 -3 59 3 60 -2 63 -2 73 -2 74 -2 75 -2 76 21 77 7 79 5 80 -3 82 -2 83 5 84 -2 85 -2 94 -2 95 -3 99 4 100 8 101 5 102 3 104 7 105 3 110 2 118 4 120 5 122 -2 124 -2 125 -3 130 3 135 -2 137 2 138 7
#car	0 11 2 -2 3 -2 6 10 7 -3 8 11 16 -3 18 4 20 -3 26 -2 27 7 35 -12 49 -3 53 4 55 3 59 3 63 10 73 4 76 7 77 -2 79 8 80 -2 99 -2 100 5 106 -2 110 -4 122 10 124 -4 133 -2 135 6 138 22
#card	1 -5 2 10 6 -6 7 2 10 -4 16 10 17 -6 18 -2 19 13 20 4 21 -2 26 9 27 6 36 9 49 -2 50 -4 60 17 74 -2 75 -6 76 -2 78 24 83 5 87 -2 88 4 89 -2 97 5 102 -6 103 -2 106 5 110 -3 120 -2 122 -2 124 -6 125 9 130 17 134 -3 135 5 138 -2
#caregiving	0 3 1 -2 2 -3 6 -2 7 -5 10 2 11 2 16 11 17 -3 18 8 20 11 21 -2 25 -3 26 3 27 2 28 -4 29 -2 30 4 31 -4 33 -3 35 42 36 -2 42 -4 47 2 49 -2 50 3 54 2 73 2 74 -2 76 2 78 -2 80 6 94 -2 99 -3 100 2 110 -2 122 5 124 -2 126 -3 133 7 134 -2 135 7 138 7
#carry	7 -5 8 25 17 -2 26 -2 27 13 33 -2 34 -2 35 -3 45 6 54 18 55 -6 67 13 73 3 76 -3 79 -4 93 -2 94 -3 99 11 101 22 106 -2 110 -3 112 13 122 -5 125 -2 135 13 138 -3
#chapter	4 -2 16 4 73 -3 74 34 75 -3 78 -2 80 -2 82 -2 83 -5 84 -2 87 26 88 25 89 32 90 5 99 -6 100 3 105 -3 112 10 120 -4 122 -2 124 -5 125 -4 126 -2 134 -2 138 -8
#child	0 4 4 3 5 2 10 2 11 8 13 3 16 -2 26 2 27 -2 28 15 29 4 30 3 31 17 32 2 33 10 35 4 36 3 37 3 42 3 54 3 58 2 61 4 73 4 75 -2 80 -2 82 3 84 -2 85 -4 93 -2 99 -4 101 2 105 -2 109 -4 121 -6 122 -3 123 -2 124 -2 125 2 129 -2 130 2 134 2 135 2 137 -2 138 -6
#class	3 -3 4 -2 7 -5 9 -2 12 14 14 -2 16 21 17 -6 19 6 21 -3 26 -2 28 3 31 -3 33 3 35 -4 36 7 39 9 40 -3 41 4 42 4 43 3 44 3 46 -2 55 -2 57 12 58 -7 61 10 62 3 67 15 75 2 79 -2 80 -2 85 6 86 -2 103 -2 107 -3 109 5 112 -2 116 -4 120 -2 122 -3 123 -2 124 3 125 -3 135 -2 138 2
#clock	1 5 4 -3 6 -2 8 2 9 5 11 -3 16 -2 17 8 19 -4 20 -2 22 2 26 -2 27 -3 29 3 30 5 35 7 36 -3 38 4 40 -2 41 -3 42 -2 43 -4 44 3 47 4 57 3 73 8 74 -6 77 -2 78 -5 79 -6 80 2 82 4 84 10 85 -2 87 9 88 -3 89 -5 90 3 93 -2 94 4 95 -2 99 19 100 -2 101 -2 102 -2 105 -3 106 5 109 2 110 -3 112 -2 116 2 117 -2 119 2 120 -2 124 -2 125 5 126 4 129 -2 130 -3 133 8 134 3 135 -4 137 2 138 6
#clothing	0 -2 4 41 6 -4 7 -2 8 -2 11 -2 15 5 17 -6 19 -2 20 12 23 -3 25 -4 28 -2 31 -4 33 -2 34 -2 47 -2 49 8 56 3 73 4 76 -2 77 8 78 -6 79 20 90 -3 91 -2 92 -2 93 18 94 8 95 -2 96 11 99 -2 109 6 124 -2 125 -2 128 -6 136 -3 138 6
#code	2 -5 7 -4 8 -2 10 -2 11 -4 12 -2 15 -3 16 3 17 -7 18 -2 19 -3 20 -2 21 -5 22 -2 26 -2 28 -5 31 8 32 4 34 -2 36 -5 38 -2 41 -2 42 5 43 -7 46 -2 49 -2 50 -2 57 -9 58 -9 61 31 64 9 65 11 66 7 67 3 68 10 69 8 70 5 71 8 72 9 73 3 74 8 75 -6 76 5 78 5 79 -2 80 -5 81 3 82 -2 100 6 103 -2 104 3 109 -2 110 -3 111 -2 112 5 116 3 118 -2 120 -3 121 20 122 6 125 -2 129 3 135 -3 137 -3 138 8
#cold	0 17 1 -2 2 -6 3 -8 4 29 6 25 7 -5 8 -2 9 14 11 5 15 12 23 -8 55 -10 56 -4 73 -2 79 13 99 -2 100 -2 102 -2 106 -2 119 10 122 -2 131 11 134 15
#collect	0 -2 1 -3 2 -4 3 -3 4 -5 5 -3 7 -3 8 3 17 -3 18 -2 19 2 20 -2 27 2 31 -2 32 3 34 6 35 -2 41 -3 47 -2 73 3 75 2 77 29 78 3 79 -3 80 2 83 4 90 20 91 21 92 20 93 -2 94 7 97 -2 99 -2 100 -2 101 -2 106 -3 109 11 112 5 115 4 117 6 120 -2 122 -2 125 -5 134 -2 137 -2 138 -9
#college	7 -2 16 12 17 12 26 -2 27 8 36 -2 40 49 58 5 74 12 101 -2 106 -3 113 -2 122 -3 124 -3 125 -8 135 -2
#computer	5 -5 16 -2 17 -2 21 -2 25 -3 28 -3 31 5 32 -2 40 -4 57 29 58 41 60 2 61 8 73 3 78 -4 79 10 82 -2 93 -2 95 23 105 -3 107 -2 116 3 121 -3 123 5 125 -2 135 -2 138 -3
#cook	2 -2 3 14 7 5 9 14 12 36 16 -5 18 12 19 -5 26 4 27 -4 32 -2 36 -2 49 -2 57 -3 60 -2 61 -2 67 -2 73 19 76 3 78 -3 79 9 80 -3 109 -4 110 -8 122 -2 138 16
#cost	0 -2 1 9 2 4 4 3 6 4 7 4 8 -3 9 4 17 -3 18 6 19 -2 20 -3 23 -2 26 6 27 -3 40 3 42 3 54 2 57 -2 58 3 59 3 60 5 63 -2 67 2 74 -3 76 5 78 6 79 -3 80 -2 87 6 88 -4 89 -2 93 -2 94 -2 98 5 99 -4 101 2 106 -2 108 2 110 -2 115 -2 119 2 121 -3 122 -4 124 28 125 -3 128 -3 129 -2 130 8 134 -3 135 5 138 -2
#crypto	17 8 78 13 94 -5 117 -2 124 -2 138 47
#cutoff	0 -4 4 -2 6 25 7 8 8 2 16 4 17 13 18 2 21 10 26 -2 27 -2 31 7 35 2 38 -3 46 -5 53 3 56 7 57 7 59 3 63 -3 73 4 76 7 78 3 79 4 80 -2 84 -3 90 -2 92 -2 94 6 99 -7 101 -2 103 -2 104 -2 109 -2 111 10 115 -4 122 -2 124 -4 125 9 128 9 132 -5 137 -3 138 -6
#death	0 9 1 6 2 -4 3 -2 4 3 7 4 8 -2 12 -2 17 5 19 5 20 -2 22 -2 24 -2 25 34 26 -2 27 3 29 2 32 -4 33 -2 35 3 36 4 38 2 47 -2 48 3 49 -2 61 -2 63 2 64 -2 73 4 74 -2 78 4 79 6 82 -2 85 2 87 -2 93 -2 98 2 101 -2 102 -2 105 -2 106 -3 108 4 109 -3 110 -2 115 -2 117 -2 120 -2 121 4 123 -2 124 -3 125 2 129 -2 135 -3 138 2
#deliver	1 14 2 -2 3 -2 4 -3 7 -10 8 29 9 3 17 2 18 -2 19 -2 20 3 25 2 26 -5 27 5 28 -3 31 -4 32 -2 33 -2 38 -4 51 3 53 4 55 3 61 -4 73 5 74 13 77 3 78 -7 79 16 80 -2 82 5 90 -3 91 -3 92 15 93 -2 94 15 99 -7 100 2 101 7 104 -2 109 -3 112 -4 114 13 121 -7 122 -2 125 18 126 -2 128 -3 129 -2 135 -3 138 -11
#diet	0 -2 1 6 2 3 7 -8 8 5 10 50 18 -7 24 5 25 -5 26 17 27 -2 32 -2 36 -2 61 2 73 -3 76 -2 79 -2 122 4 123 -2 124 -3 134 22 135 -2
#diploma	0 -3 8 2 12 7 17 -5 21 -7 26 -2 36 10 38 47 40 10 53 5 57 -3 73 -2 76 -4 77 12 79 5 92 -2 107 -2 124 -2 134 8 138 -5
#director	1 -2 2 -5 3 -2 15 -8 16 2 17 6 18 9 19 5 20 -2 30 -3 31 5 32 2 33 -2 48 -2 65 -2 73 -3 74 9 75 7 76 4 77 3 78 3 80 -4 87 -5 88 8 89 -4 90 5 92 -2 94 -2 99 -3 102 -9 104 6 105 7 110 2 112 33 120 11 121 -2 122 -3 124 7 125 -2 126 -2 129 -3 134 5 135 2 137 14 138 -7
#disability	0 -2 2 2 3 4 4 2 5 3 6 -2 7 2 9 -2 10 4 11 -2 12 -3 16 -2 17 3 18 -2 19 3 23 4 25 -2 26 4 28 -2 29 5 31 -2 32 3 33 25 34 8 35 3 40 -2 48 -2 57 -2 59 3 61 -2 63 -2 73 3 75 -3 76 -6 77 -4 78 -6 79 7 81 7 83 4 88 2 90 2 91 5 92 -2 94 2 97 2 99 -2 101 5 102 -2 104 -2 110 -2 113 -2 118 -2 120 -4 121 -3 122 3 123 2 125 6 126 -2 127 4 129 -2 130 -2 134 2 135 -5 137 -2 138 -2
#doctor	6 -6 7 4 8 -2 17 -5 18 -2 19 -2 21 -6 22 2 24 -3 25 -2 26 31 27 25 29 7 31 -2 34 -3 36 -2 40 2 49 2 57 3 76 13 79 -2 80 -2 83 6 100 6 101 14 104 13 107 -5 110 -2 120 -2 122 -2 124 -3 125 -7 130 -2 134 3 135 6
#dropoff	0 2 3 -2 4 -11 5 4 7 14 8 13 9 -2 10 5 11 9 12 6 17 4 18 -2 21 -2 23 4 24 8 25 -2 26 -4 30 5 31 -2 32 -3 34 -3 35 -5 36 -2 37 -4 38 5 41 6 42 2 49 -2 51 6 53 2 73 5 76 -4 77 9 78 -5 79 25 84 3 90 -2 92 13 93 -2 94 21 99 -3 100 -5 101 3 104 -2 122 -4 123 -2 125 -2 126 -5 130 -7 134 2 135 -2 136 -4 137 -2 138 -4
#drugs	0 -7 2 3 4 -6 6 8 7 5 8 -2 10 3 17 -3 21 -4 23 49 25 3 26 3 32 -2 34 -2 36 -3 38 6 44 -3 45 9 47 2 51 11 67 8 73 2 79 -4 109 -2 122 -2 124 -2 138 6
#elder	0 4 2 3 3 -3 4 4 7 -4 8 14 10 -2 16 5 20 -2 21 -3 23 -2 25 5 27 -2 28 -4 29 -2 30 17 31 6 32 5 34 -3 35 23 36 -3 38 -3 44 3 45 2 46 -2 54 4 56 5 57 9 58 -4 59 -2 63 -2 73 13 74 -3 75 -2 78 2 80 -3 82 3 84 -2 85 -2 87 -2 88 4 89 -3 95 6 101 -2 102 -2 105 -2 106 -2 110 -2 114 3 116 -3 117 -2 122 -2 123 4 125 6 129 -2 135 -5 137 6
#empty	1 -4 2 -3 3 17 4 9 5 5 6 5 7 21 8 7 9 -2 10 6 11 -2 12 5 17 -6 20 8 21 7 22 -2 26 -3 27 -3 28 -9 31 10 33 -2 41 5 44 7 45 -2 52 -2 56 -2 57 -3 58 2 59 2 61 -2 73 -2 74 9 75 -4 76 8 79 -11 93 -2 100 -2 101 -2 106 4 113 -3 114 -3 115 6 122 11 123 -3 124 -6 125 3 126 -4 133 14 134 -6 135 -2 136 8 138 -3
#english	15 7 16 -4 17 7 21 -3 34 7 36 -7 39 44 57 -2 73 3 80 -3 105 -2 107 9 122 -2 123 -2 124 -3 138 7
#event	0 -2 1 -2 7 -2 11 7 14 -6 16 -2 18 -2 21 9 23 -5 27 4 31 5 35 -2 43 2 45 -2 58 -5 67 10 74 -3 75 13 76 5 77 16 78 -6 79 -5 83 -2 86 3 87 -2 88 -2 89 4 95 3 96 7 99 3 100 -2 101 -3 106 6 109 36 122 -5 123 -2 126 -3 129 5 130 4 135 2
#evicted	0 12 1 8 3 5 4 5 5 2 7 3 9 -2 10 2 11 4 12 -3 14 3 16 -2 17 3 19 4 20 2 21 4 23 6 24 4 26 -2 27 -2 28 5 31 3 32 -4 33 3 34 -2 35 -3 38 4 42 3 47 -2 50 -2 53 -4 57 -4 59 -2 60 5 61 -2 73 5 74 -2 75 3 76 -3 78 5 79 8 80 -5 81 -2 82 2 86 -2 90 -2 91 -2 93 -3 97 -2 99 5 100 -2 101 -2 103 -2 104 4 106 7 109 -3 110 -5 111 -2 120 -2 121 -2 123 -2 125 -2 126 3 129 -2 130 3 133 2 134 -2 135 5 137 -2
#ex	2 5 17 4 21 11 22 5 24 17 28 11 29 36 30 15 31 -2 35 -2 63 -2 73 -2 76 -2 99 -5 106 -2 110 -3 122 -8 124 -3 125 -4 135 18 137 14 138 -3
#faith	4 3 11 -6 21 -5 23 -2 44 -4 45 6 47 52 48 23 67 7 73 -2 76 10 77 9 79 -6 98 -4 99 -2 105 -3 116 -3 125 5 132 10 135 -3 138 10
#fight	7 -5 28 10 29 39 31 -4 32 15 33 -2 34 -5 35 -3 36 -2 76 -7 80 15 135 24 138 -6
#food	0 -2 1 -2 3 -3 7 19 8 5 9 5 10 3 11 3 12 3 13 2 31 -2 32 -2 42 -3 66 3 73 2 79 3 80 2 120 -2 135 2 138 2
#form	0 -2 1 6 7 -5 8 -2 14 16 17 -9 19 -2 21 -2 26 -8 29 -8 30 4 33 -2 34 2 37 -3 40 6 49 -6 57 -3 60 -2 63 25 75 5 76 -2 78 -4 80 9 82 -2 83 -2 84 -3 85 -3 86 9 96 7 100 -2 102 -2 103 4 104 4 106 19 107 4 109 -2 110 2 111 4 114 -2 120 -2 121 -2 122 20 123 6 125 14 128 -2 129 -2 130 -4 135 13 137 -2 138 -5
#formula	0 -2 7 7 10 41 79 7
#founder	0 -3 2 3 3 6 4 -2 7 -3 13 6 16 -2 17 -3 18 11 20 10 29 -2 34 -2 35 -2 40 -9 41 2 54 -4 55 4 58 -4 61 3 63 -2 73 -6 74 17 76 -3 77 4 78 -2 80 7 86 12 87 5 88 4 89 -3 90 -3 91 -2 92 -3 99 -3 106 -8 109 3 112 -3 113 33 114 24 117 -2 121 -2 122 14 124 -2 125 -2 126 -4 135 -2 138 2
#freetime	4 2 5 -2 8 -3 9 6 17 4 18 -2 19 -2 21 5 23 -3 24 2 25 -2 28 2 30 3 35 -3 42 4 43 -3 44 4 45 -2 54 5 56 -3 57 -3 59 2 63 -2 65 3 67 3 73 12 74 -4 75 -3 76 6 79 -5 80 2 82 -2 84 5 85 2 87 5 88 -2 89 -2 90 4 91 -2 92 -2 96 -2 99 -3 101 2 102 -3 103 -2 105 -2 106 7 109 -2 110 5 112 -2 114 2 116 -2 121 3 122 -2 124 5 130 2 133 -2 134 2 135 6 137 -2 138 5
#fridge	3 8 7 40 79 22
#fun	17 -6 26 -2 35 -4 44 14 45 -2 59 -2 75 5 83 -2 109 9 110 7 113 15 124 -2 138 42
#furniture	0 8 1 6 2 -4 3 31 6 -6 7 6 8 2 9 -2 10 -2 11 2 12 -2 13 -2 17 2 19 -2 21 5 25 10 27 -2 31 -3 32 -2 49 7 52 9 55 -2 58 -2 75 -2 76 -4 77 7 79 15 80 -2 82 -2 83 -2 92 8 93 3 94 -2 95 -2 96 7 99 -2 100 -2 101 5 104 6 106 -2 109 4 122 -3 123 -2 124 -3 125 -2 128 -6 129 -2 130 -2 133 7 134 -3 137 3 138 -2
#give	0 -2 3 -3 4 -5 5 -3 8 -2 9 -2 12 -2 18 -2 19 -3 21 -2 25 -2 26 -2 31 3 34 2 37 -2 57 -3 60 4 63 -2 73 4 77 7 78 24 79 12 80 2 93 8 94 10 95 7 96 10 99 -2 100 -2 104 -2 106 -5 109 -3 110 -2 112 -2 122 -2 125 -3 126 -2 128 7 129 11 130 11 133 3 135 -2 137 7 138 -2
#grades	1 7 4 -2 6 3 10 -4 11 -3 21 11 25 -3 26 -2 28 5 29 3 31 -5 32 -3 33 -2 34 -4 36 36 37 3 38 6 39 -3 40 -2 41 -2 42 -2 57 -2 58 12 60 -4 73 11 75 9 82 -2 99 -6 100 -2 104 10 115 -5 121 -2 122 5 125 11 134 5 137 10 138 10
#grandchild	17 -9 30 48 31 -4 32 7 35 -5 37 6 57 20 73 -2 110 -4 135 -14
#group	7 -3 8 -2 11 5 12 2 14 -2 16 -3 17 -2 20 -2 27 -3 28 2 31 8 34 6 35 -2 36 6 37 -3 38 7 40 6 41 4 42 3 43 -2 44 -2 45 4 47 -3 49 -3 61 4 67 3 73 7 74 6 75 4 77 6 80 -2 82 -2 98 -2 100 3 102 2 104 3 106 -2 109 -3 110 2 112 6 121 -2 122 -2 123 2 124 -2 125 -3 126 -3 135 -2 138 2
#grow	0 -3 2 -5 3 4 7 -6 8 4 9 -2 13 31 17 7 18 -3 19 -5 20 -4 21 3 31 -2 33 -2 35 -2 43 -2 50 8 52 35 53 2 73 12 75 10 76 3 77 -2 79 5 80 -2 99 -3 122 -2 138 5
#holiday	7 10 8 -7 9 8 11 7 25 11 31 22 35 -2 45 -5 73 3 76 -10 77 10 78 17 79 -2 80 -2 92 -2 94 -2 99 13 106 -2 109 8 123 -2 125 -5 129 -2 138 17
#home	0 12 1 9 2 26 3 12 4 -4 6 6 7 -5 8 7 9 -3 10 -2 13 2 16 6 20 -2 21 -5 23 2 24 4 25 -8 31 3 32 -2 33 2 34 -2 35 -5 42 -2 43 7 45 -2 47 2 49 -3 52 3 56 11 59 5 60 -2 64 11 66 -2 68 -2 69 -2 72 -2 74 -2 75 -2 76 8 77 -4 78 -3 79 -3 85 6 90 -2 91 9 92 -2 93 -2 99 -3 100 2 101 2 106 -4 108 -2 109 -2 110 -3 112 -3 114 -2 116 -2 117 3 120 -2 121 -4 122 -3 123 -2 124 -3 125 -3 126 -2 132 -2 137 4
#homeless	0 35 1 2 2 7 3 9 5 -7 6 -2 7 -2 8 -2 9 -2 10 -3 11 -2 17 -4 18 -2 19 -3 21 -2 24 -2 25 -2 26 -2 27 -2 28 -2 31 -3 32 3 34 -3 39 -2 42 -2 43 -7 46 7 50 10 53 -5 54 -2 55 4 56 -5 57 11 59 -4 60 -2 75 -4 76 6 77 8 78 -4 79 7 80 7 82 -2 90 4 91 -3 94 -2 99 -2 100 6 101 -2 102 17 103 -3 104 -2 105 11 106 18 107 2 109 -3 110 5 112 -2 119 6 121 -2 122 -4 123 -2 125 5 129 -2 130 -2 134 -2 135 -4 137 11
#hot	0 -6 2 -4 3 -3 4 5 6 2 7 -8 9 13 11 -6 42 -4 44 -2 49 5 50 15 54 8 55 -2 56 42 75 10 124 -2 138 15
#household	2 -2 3 45 5 7 6 -2 7 7 9 14 12 8 13 5 16 -2 17 -5 18 4 21 -3 49 15 61 -2 73 -2 76 4 77 5 78 -10 79 21 125 -2 130 -6 138 -3
#hungry	7 46 11 10 31 -4 33 -3 73 -9 80 23
#hurt	0 -2 1 -2 2 -2 3 -5 6 4 8 2 9 6 10 -2 17 4 19 14 20 -2 21 -2 22 8 25 2 26 2 27 6 28 -3 30 8 32 -3 35 -3 37 4 39 -5 49 8 54 -9 55 21 57 2 63 -3 73 -7 75 -2 76 -4 79 2 80 -3 93 10 95 8 102 -2 107 8 110 -2 122 -2 123 4 125 -2 134 10 137 5
#identity	8 -4 16 3 18 8 25 -5 27 -2 40 10 73 -2 76 -10 77 -5 78 -4 83 16 90 -3 91 4 100 -4 106 -3 115 21 125 36 128 7 135 5 137 11 138 21
#insult	6 3 7 -3 17 4 20 2 21 3 22 5 29 10 32 -2 36 4 37 4 51 6 53 6 73 -2 76 -2 78 6 79 -3 94 -3 105 -3 116 -14 122 2 132 -2 136 38 137 -3 138 9
#insurance	7 -5 17 -4 21 -2 22 17 26 39 27 -3 31 3 55 -2 63 7 76 7 78 -5 106 -2 110 3 125 8 130 8 134 -3 138 -2
#interview	4 -10 15 49 17 -3 21 -3 39 -7 75 15 79 -7 112 -2
#job	0 -2 2 3 3 -2 4 -9 7 -3 8 -3 11 -2 14 9 15 3 16 11 17 28 18 9 19 -3 20 14 21 -2 25 -4 26 -2 27 -4 31 -2 32 -2 34 -2 35 -4 36 2 65 12 67 -2 68 -2 74 -5 76 7 78 -2 80 -2 85 4 87 5 88 -3 89 -3 90 -2 91 -2 92 4 93 -2 97 -2 98 2 100 -3 102 -2 104 -2 105 2 106 -2 109 3 110 2 112 3 116 6 117 -2 118 6 120 22 121 -4 122 -7 124 -4 127 6 135 6 138 -9
#jobloss	0 5 1 12 2 -2 6 -2 7 7 8 -2 17 41 21 -7 23 9 31 -2 32 -4 34 -2 38 13 42 -2 73 7 124 -5 135 16 138 -3
#landlord	0 -4 1 37 2 5 15 12 17 -3 19 -5 20 -2 21 -9 49 -2 73 -7 76 6 77 7 78 -3 105 -4 106 -4 110 13 112 25 122 -2 130 -2 135 24 137 -4 138 -2
#language	7 -2 22 8 23 8 26 12 39 11 57 7 63 -2 73 10 105 -2 106 -2 107 48 122 -3 125 -2 138 16
#law	0 2 1 6 16 2 17 -3 18 8 19 -3 21 4 23 4 24 -2 26 -3 28 8 29 -2 30 3 31 -3 43 -2 46 4 48 -2 58 2 76 2 79 9 93 -5 98 5 99 5 101 -2 106 -3 109 -2 110 -7 115 5 120 4 121 4 124 -4 129 -2 130 8 131 -3 134 -2 135 36 137 -2 138 3
#legit	3 -2 18 10 21 -3 32 5 37 4 60 4 73 -2 76 7 100 -2 105 15 110 -2 115 40 116 4 117 -2 124 5 137 9 138 3
#make	0 3 2 -4 3 10 4 -7 5 6 6 -7 8 -2 10 -2 11 -2 12 -5 14 3 16 11 17 -3 18 5 19 5 20 -4 25 -2 26 -3 27 -2 28 -2 34 -3 35 -2 36 -2 41 7 44 -2 49 40 54 -2 55 -4 56 -5 57 -2 59 -2 61 3 63 10 67 -2 73 8 76 2 77 9 78 -3 79 7 80 -2 91 -2 92 -2 93 8 94 3 96 9 100 3 101 7 109 -2 111 7 116 -6 122 -3 125 -3 128 -2 135 6 137 -2 138 5
#marriage	0 -3 1 -7 3 -2 17 -3 19 -9 22 -14 24 20 28 10 29 42 31 -2 35 5 36 -3 73 -2 76 6 105 17 112 -3 122 -8 125 -2 135 8 137 17 138 -4
#math	0 -2 1 7 2 -2 4 5 6 -6 8 7 9 6 12 -4 16 -2 18 10 19 -7 25 -3 26 -3 27 2 28 -8 30 -2 31 -2 32 -2 34 5 35 -2 36 -6 39 -3 47 8 49 -2 50 2 52 -2 54 5 55 -5 56 -4 57 5 59 -3 60 4 61 -2 63 -2 68 10 73 6 75 11 76 -2 78 -3 79 -2 80 10 89 -2 94 8 101 -2 102 -4 103 3 104 -2 105 7 106 -2 121 -3 122 9 123 12 124 4 129 8 135 -2 138 25
#meal	0 -2 2 -2 4 5 6 4 7 24 9 37 11 22 12 7 16 -2 31 -5 34 -3 36 -2 42 -9 45 -7 47 5 73 10 76 -5 79 -2 99 5 101 -2 109 -2 124 -4 126 -2 138 6
#medicine	2 6 7 -2 23 5 26 30 35 3 122 -4 124 -5 125 -2 134 51 138 -8
#memory	73 13 78 36 79 -2 99 -6 138 -2
#mind	1 -2 2 -2 4 -3 7 -3 21 23 22 41 24 -2 25 -2 26 6 27 3 28 8 29 5 31 -3 32 -2 37 -2 67 17 68 -2 69 -2 73 -2 74 3 104 -2 107 -6 110 -7 112 4 114 -2 119 8 121 -3 124 -3 125 -2 130 5 131 9 133 8 134 -2 136 -2 138 8
#money	0 2 1 4 2 -2 4 -2 6 -3 8 -2 9 -2 11 -2 12 5 13 2 16 2 17 2 18 -3 19 22 20 4 21 -2 25 -4 28 -2 33 -2 36 -2 40 11 57 -2 59 -2 60 13 61 -3 67 -2 73 -10 74 -2 76 -2 78 24 79 -3 80 -6 87 2 88 -2 99 -2 100 -3 109 10 110 -2 112 -4 113 -4 114 7 118 15 120 -3 121 -3 122 -3 124 6 125 -8 129 24 130 12 134 -3 136 -3 137 7 138 2
#month	0 4 2 9 3 2 6 -5 25 3 31 -2 38 -13 40 19 41 15 42 20 56 6 106 -3 109 6 126 -3 138 -4
#music	1 -3 2 4 6 -2 8 -2 9 -3 15 5 16 -3 17 -2 18 -2 21 -3 25 -2 31 2 32 -2 33 -2 35 -2 36 6 37 -4 43 8 44 35 45 28 47 -3 48 -2 56 2 57 -3 73 4 74 -2 78 2 79 3 80 -2 83 3 85 -2 91 -2 97 7 99 -5 104 -2 110 15 111 4 117 3 121 2 122 -2 123 -2 125 -2 134 -3 135 6 137 2 138 12
#need	2 4 7 2 17 2 73 4 75 3 78 2 79 2 80 2 81 2 104 2 122 4 123 2 124 -2 125 3
#neighbor	0 12 1 -11 2 12 3 -3 7 3 8 8 9 -2 13 -2 21 -2 24 -2 25 14 26 -2 31 20 32 -5 33 7 35 -2 39 -6 44 -4 45 -2 57 -4 58 -3 63 -4 74 15 76 -2 77 6 79 -3 80 9 87 -2 88 -3 89 -2 101 -2 104 -2 107 10 112 -8 122 -7 123 22 125 -2 135 11 137 14 138 7
#night	0 26 2 -4 3 -10 4 -10 9 9 12 -2 18 6 19 -2 21 -2 28 6 32 -2 35 3 36 -2 38 5 39 4 57 -2 59 -2 67 -2 73 -2 76 -5 78 -2 79 6 93 -2 99 5 100 -2 102 -3 106 -2 109 9 119 18 121 -2 122 8 125 -2 129 6 131 9 133 11 134 -2 138 6
#offer	3 -2 7 -2 8 2 11 -2 17 -2 18 -2 32 -2 36 -2 57 -2 73 6 76 6 77 -3 78 2 79 -2 80 4 82 3 88 2 93 2 94 2 99 2 100 -2 101 3 112 -2 116 2 121 3 122 2 124 3 125 4 137 -2
#online	0 -3 2 -2 6 -4 7 -3 8 -2 16 -2 17 -4 19 2 21 -2 24 -2 25 -3 26 -5 28 -2 31 -3 44 -3 49 -2 57 26 59 21 60 14 61 7 63 13 75 13 78 6 79 -4 80 -2 82 -2 85 5 99 -2 100 -5 102 8 103 19 104 2 105 -2 108 6 109 -3 110 -3 111 5 115 -2 116 -3 117 10 119 8 121 -3 122 -6 123 -3 124 -3 125 -2 130 2 135 -2
#open	0 7 2 6 3 -4 4 3 5 -5 6 -3 7 -3 9 -3 11 5 13 -2 16 -2 17 8 18 12 19 8 21 -2 22 -2 26 -5 27 -2 31 -4 34 -2 35 -2 36 -4 38 -2 43 14 44 -3 47 4 52 -6 60 7 73 -3 74 9 76 4 77 -2 78 -2 89 -4 93 7 99 33 100 -2 109 -4 112 -2 114 8 120 11 126 -3 130 -3 138 9
#outgrew	0 4 2 14 4 30 7 12 10 -2 17 2 21 -2 28 -2 31 -3 35 5 44 -2 45 -2 47 -2 67 -2 73 -3 74 -5 76 5 78 -4 79 12 89 9 100 -2 109 -3 122 7 129 11 130 -2 135 10 137 -3 138 3
#owner	0 6 2 6 3 4 4 -7 7 -7 10 -2 13 10 17 8 18 17 19 -2 20 5 21 -3 26 -2 27 -3 29 -2 30 -3 31 6 32 3 33 -2 35 2 44 6 45 -2 49 14 52 2 58 3 61 4 73 -4 74 9 76 7 78 -3 79 -6 80 -2 83 3 84 6 85 -2 88 -3 90 -2 93 -2 94 -2 104 -2 106 -2 109 -2 110 2 112 11 113 -3 121 -2 122 -3 124 7 126 -2 129 -3 130 -2 134 7 135 6 137 -2 138 -4
#parent	0 -4 2 3 7 4 8 2 12 -2 16 -2 19 4 21 3 25 7 28 27 29 5 30 -2 31 -4 32 2 33 -5 34 7 35 10 36 6 38 3 40 -2 41 6 48 -3 55 2 58 2 60 2 61 -4 65 -3 66 -2 67 -2 68 -2 69 9 72 -2 73 3 75 -3 76 -5 78 -3 79 3 80 -2 82 -3 83 4 98 -4 101 -2 103 -2 104 -2 105 -5 106 -2 107 -3 108 5 111 6 114 -2 116 -2 118 5 121 2 122 6 125 -3 127 4 133 -2 135 -3 136 -2 137 9 138 2
#partner	1 -2 7 -3 18 -2 23 10 28 -3 29 9 35 -2 47 -2 73 13 75 -2 76 35 78 13 79 -2 80 -2 82 -2 92 -2 97 16 98 29 106 -8 109 -5 112 11 115 -6 117 -3 118 18 121 -3 122 -2 123 7 124 -3 125 -4 135 -3 137 -3 138 -5
#payday	0 -3 1 2 2 5 3 -2 6 2 7 3 8 -2 9 -2 10 -5 17 6 18 3 20 17 22 2 26 6 27 -2 28 -2 29 -2 40 5 59 -2 60 2 61 4 73 -2 74 -5 76 -5 78 11 79 -4 80 -2 83 8 87 13 89 -6 93 -2 97 5 99 -2 103 -2 105 -2 106 6 108 6 112 -3 120 17 122 -3 124 5 125 6 126 -2 130 6 134 -4 135 3 137 2 138 -2
#pet	0 9 7 -8 8 -2 11 -2 21 13 25 5 43 -8 46 -2 51 -9 55 10 76 3 106 -2 125 13 138 44
#phonething	0 -2 6 -3 9 -2 16 -2 17 -4 18 -2 19 -2 21 -4 23 -2 24 3 25 -3 27 -2 28 -3 31 11 32 -6 36 -12 37 -3 49 -6 57 20 58 15 59 16 60 8 63 27 73 5 78 -6 80 -3 82 -2 95 15 100 3 102 26 104 9 105 9 106 -2 112 -3 114 -3 116 -2 119 -3 121 -4 122 5 124 -7 125 -3 128 -2 129 -3 130 -8 135 -2 137 15 138 14
#place	0 2 2 2 3 -3 7 -2 8 -2 17 -2 21 -4 35 -3 73 8 74 24 76 2 78 -3 80 10 94 5 99 -2 100 13 109 3 110 -6 112 -2 114 -2 115 10 120 -2 121 -2 122 -3 125 -3 126 41 134 -2 138 13
#press	1 -2 2 2 3 2 4 7 7 -2 15 5 16 4 20 3 23 -3 25 -2 28 3 32 -2 35 -4 36 4 37 -3 41 -2 44 6 50 4 52 -2 61 -2 73 -5 74 -4 75 39 76 -7 77 -2 78 -3 80 -2 83 3 87 -2 88 -3 89 5 91 -2 93 6 94 -2 97 20 98 -6 104 6 106 4 108 6 109 -2 110 7 112 -2 113 5 114 11 116 -2 117 -2 118 -2 120 -2 122 -2 125 -4 126 3 130 -3 135 3 137 -4 138 5
#prompt	1 -4 7 -2 18 -3 28 -4 31 -5 57 -4 59 -9 60 4 63 5 73 4 75 -11 76 20 77 -7 90 -2 91 17 92 -3 97 17 100 -2 102 -3 103 -2 105 12 109 -5 116 -2 120 -2 122 22 124 -2 125 15 135 -3 137 37 138 4
#provider	59 50
#quiet	0 -3 1 2 2 -5 6 5 7 -3 8 -2 12 -2 17 -5 19 -3 21 -2 25 8 26 -2 27 -2 28 -2 31 -2 33 8 34 -2 35 -7 36 -3 40 -2 45 5 47 41 48 -2 55 7 73 -10 76 -3 78 -2 80 -3 82 -2 83 7 85 8 99 10 100 -2 101 9 105 -2 106 5 122 -3 124 17 125 9 131 -3 133 14 134 -2 135 -2 138 3
#read	0 -3 1 6 4 -4 10 -4 14 6 16 -2 19 -3 22 4 24 12 27 -2 30 -2 31 -3 32 -2 36 -8 37 43 41 12 42 5 44 -3 57 -2 62 4 73 6 75 -6 77 -2 78 -3 79 11 80 -2 90 10 91 -2 94 -4 96 -2 104 -2 110 6 115 -4 124 -2 125 -2 128 7 135 -4 138 12
#record	0 -3 1 -3 2 6 3 -6 4 3 15 8 17 38 21 -2 26 -5 32 -2 45 -4 73 4 75 -3 78 3 79 -2 83 23 84 -2 85 -3 87 -2 88 9 89 -2 104 -2 106 -3 110 3 111 7 112 2 120 -2 122 -3 124 6 125 6 130 2 135 9 137 4 138 -6
#relative	0 -2 1 -2 3 -2 6 -2 10 2 11 -2 18 -2 19 -2 21 -3 25 9 26 2 28 11 29 5 30 8 32 7 33 3 35 8 37 2 44 2 61 4 74 -2 77 -2 79 2 80 -2 82 3 98 4 99 -2 101 -2 105 -2 106 -2 107 2 109 -2 112 2 116 -2 121 -2 122 -2 123 4 125 4 133 -2 135 -3 137 5 138 6
#rent	1 46 2 16 6 -2 7 5 11 -3 17 -3 19 -6 26 -2 35 -2 47 -2 73 -2 76 12 79 -2 110 -2 122 -7 135 17 138 13
#resume	5 6 6 8 7 -8 14 45 17 -2 25 -2 37 -4 49 -6 73 5 75 19 76 -2 106 -2 109 3 120 9 126 12 127 -3 138 -4
#ride	0 8 1 3 3 -4 4 -2 5 -2 7 -5 8 7 18 3 20 3 22 -3 26 -3 27 24 28 3 35 -4 47 -2 49 -2 52 -2 73 8 76 5 77 3 78 -3 79 5 80 -2 83 4 90 6 91 4 92 4 94 3 96 4 99 -2 100 8 101 10 102 -2 105 -2 106 3 109 -2 112 -2 120 -2 125 -3 126 -2 129 -2 138 8
#river	23 -3 51 39 73 3 79 -2 138 3
#rolemodel	0 4 1 2 2 -3 3 -5 4 -2 6 -4 8 3 9 -2 10 -3 14 4 17 -7 18 -2 19 -2 20 -2 21 -3 22 -2 23 -4 24 3 25 5 26 5 27 4 31 -3 32 27 33 -2 35 3 36 7 38 -2 43 -2 44 -2 51 3 52 2 53 -2 56 4 57 3 58 -2 60 2 73 11 74 3 75 -5 76 -2 78 2 80 -2 82 -2 83 -6 85 -3 86 4 87 -2 88 7 89 -3 91 -2 94 6 97 -2 99 6 100 -3 101 5 102 -3 103 -5 104 -2 106 8 108 -6 109 5 110 3 111 -3 113 3 115 -2 117 -3 120 -2 121 -2 122 12 123 2 124 -3 125 -3 126 -4 130 -3 131 7 133 5 134 2 136 2 137 2 138 -5
#sad	0 4 1 -3 2 -6 6 -3 8 3 9 4 11 4 12 6 13 -2 14 4 15 6 17 4 18 -2 19 -2 21 42 22 2 24 -4 26 -2 27 2 28 3 31 -3 32 -3 33 7 34 4 35 -2 36 3 38 -2 44 3 52 -3 55 2 56 8 57 -4 58 2 59 -2 60 3 63 -3 73 -7 76 -4 78 -2 80 -3 82 -2 84 7 99 -2 100 -2 101 -2 102 13 104 -3 105 -2 106 4 110 -2 112 -2 115 4 116 -2 119 10 120 -2 121 -2 122 -2 123 -2 125 9 126 2 128 -5 129 -3 130 2 135 -2 137 5
#scam	19 -8 58 -3 60 53 113 -2 115 9 116 -2 136 15 137 10 138 -4
#school	2 2 7 -5 9 -2 11 11 12 2 16 -5 17 -3 18 3 20 -2 21 -2 23 -3 26 2 27 -4 29 -2 32 2 34 15 35 -2 36 12 37 12 38 9 39 3 40 7 41 9 42 4 45 3 49 -4 57 3 58 6 59 2 61 2 67 3 73 4 74 -3 75 2 77 3 79 -2 93 -2 99 -6 104 -2 106 -2 109 -3 110 3 117 -2 121 -2 122 -2 123 3 124 -2 125 -3 126 -3 135 -2 137 -2 138 3
#schoolthing	2 -2 5 16 7 -3 11 -2 28 -2 31 -3 34 -2 36 -5 38 -2 41 45 43 4 63 -2 73 -2 76 16 77 13 78 -6 79 16 122 3 138 6
#scraps	0 -11 1 -3 3 17 7 -8 13 -2 51 -5 52 -6 53 51 55 3 73 -2 75 9 76 7 79 -5 94 -7 117 9 135 7
#season	0 -7 1 -5 2 -4 4 11 7 -11 9 -7 10 8 11 27 16 -2 17 -3 25 -2 29 5 31 -8 32 -4 33 -2 34 -2 35 3 37 -6 42 34 47 5 56 4 76 13 121 -2 135 8 138 -2
#secret	0 4 1 -2 2 6 6 2 9 -2 10 4 11 2 12 4 15 2 16 -2 17 3 19 -3 26 3 27 -3 28 2 29 3 30 -3 32 -2 35 -3 36 -2 39 3 43 -3 47 -2 50 -2 57 6 61 -3 63 4 66 2 67 2 68 3 69 3 71 2 72 2 74 -2 77 -3 78 -2 79 -2 80 -4 81 3 92 -2 93 2 94 -3 96 -2 99 -2 100 4 102 -2 103 -2 104 -2 105 -3 109 -2 110 16 111 4 113 -2 115 2 116 -2 120 -2 122 -3 123 5 124 -3 125 -5 129 -2 133 5 134 2 135 -3 138 8
#sell	1 10 2 5 3 -2 4 -8 7 -2 8 11 10 -10 18 31 19 -3 24 10 25 -4 26 -3 35 3 57 -5 59 -2 60 -2 63 -3 73 -4 76 4 77 -3 78 -6 79 -3 84 -3 90 -2 91 8 92 -2 93 14 100 -2 102 -3 105 18 110 2 115 -2 118 15 121 -2 122 5 124 14 125 -2 129 2 134 -3 135 -6 137 4 138 6
#sentform	0 -3 1 -2 2 -2 3 -8 5 -4 7 -4 8 -2 10 -5 12 -2 17 6 19 -2 24 -2 25 -4 26 -3 28 -2 32 -4 34 4 36 3 41 5 52 4 57 3 59 -3 60 7 63 11 73 5 75 -2 76 -2 78 8 79 -3 80 -2 82 -4 83 13 84 -2 85 -6 86 12 88 -3 89 3 92 9 99 -2 102 5 103 2 104 7 105 -2 106 17 107 2 110 -2 112 7 122 11 123 15 125 -4 129 -3 130 -2 133 -3 134 7 137 2 138 -6
#shoes	4 43 17 -3 18 -6 19 -2 20 29 25 -2 31 -5 34 -2 78 -2 79 18 94 -3 120 -2 138 12
#shopping	0 2 2 -3 3 5 6 -2 7 5 8 10 17 -9 18 13 19 6 23 -3 27 9 44 -6 45 -2 46 4 49 -2 60 -2 63 -2 73 5 77 6 78 -5 79 3 99 -11 100 -4 101 -2 102 -2 110 5 112 -4 120 -2 122 6 129 16 130 7 135 9 138 27
#sleep	0 33 2 -6 3 20 4 6 6 7 7 -3 8 5 9 -2 11 -2 13 -5 18 -2 21 12 26 -2 27 -6 28 -3 29 8 31 -2 32 -2 33 -3 35 12 39 2 51 -4 56 3 73 -4 74 -3 76 -4 78 -3 79 5 94 -3 99 -2 100 -7 101 -2 106 -2 108 10 110 5 113 6 117 -4 122 2 123 -2 126 2 129 3 134 -2 135 -2 137 14 138 -6
#smallest	4 5 51 -2 73 -8 78 -4 79 -11 82 13 84 8 85 -2 94 15 102 -2 109 -2 125 19 129 -3 130 38 138 -4
#soon	0 14 1 -2 2 10 3 -2 4 -3 5 -7 8 -2 9 -7 12 7 14 -7 16 7 17 8 20 -4 23 6 25 -2 28 -2 35 -2 47 -2 57 -2 61 -2 63 -2 73 2 74 3 76 -2 77 -7 78 -2 79 10 80 -2 82 -2 83 -2 84 -2 85 -6 86 15 88 -2 89 -2 90 15 91 -5 92 -2 98 10 99 6 100 4 102 -2 106 19 109 13 120 -2 122 -5 123 -2 125 -2 131 5 133 12 135 -2 137 -4 138 4
#spare	2 -2 3 -2 4 -3 5 5 7 -4 8 -2 10 -3 13 -3 17 -3 18 3 19 -3 20 -2 27 -2 28 -2 30 -3 31 4 32 4 35 -4 41 -4 51 7 52 -3 53 -4 57 2 58 -7 73 3 74 -4 76 7 77 -2 78 -2 79 24 80 3 81 2 82 2 84 2 85 -2 89 4 90 2 91 3 93 2 94 3 95 11 97 5 100 -2 106 4 109 -4 114 2 117 2 121 5 122 -2 125 5 126 -5 129 13 130 -2 131 -2 135 3 138 5
#sports	3 -4 7 -2 10 -2 17 12 19 4 20 -2 21 11 26 -7 33 -2 36 -2 38 2 60 3 61 15 65 11 73 4 76 -8 77 2 78 -2 79 -2 80 12 87 8 88 -3 89 -2 98 -2 99 3 100 9 110 -2 112 12 115 6 118 -2 120 -2 121 -2 126 -4 131 10 135 -2 138 22
#status	1 -2 12 -2 17 -3 18 5 20 -2 26 -4 27 -2 39 9 40 7 43 -2 46 8 99 -2 115 14 122 -3 125 44 135 22
#step	0 9 21 -4 23 14 26 -3 28 44 31 -2 32 7 35 -8 61 -2 68 15 76 9 80 -3 122 13 125 -5 135 8 136 -2 138 -7
#subject	3 -2 4 -4 14 12 17 -2 24 -2 25 -2 31 -2 32 -3 33 -2 36 35 37 14 38 2 42 5 44 3 45 -2 57 -2 73 10 80 -2 114 17 122 -4 123 -2 128 -3 138 21
#symptom	25 4 26 12 27 -2 54 -3 55 6 134 50
#talk	1 -2 2 -4 3 -2 6 -2 7 -2 8 -2 15 4 17 -4 18 -2 19 -2 21 22 22 4 25 -2 26 5 27 -2 28 4 29 6 30 2 31 -2 32 5 33 5 35 -2 39 9 41 4 47 -13 48 17 57 4 59 -2 60 -2 61 -3 62 2 63 -2 65 -2 73 4 78 -2 80 -2 98 -3 99 -5 100 -5 101 7 102 -2 103 -2 104 6 105 16 107 14 108 4 109 -3 110 -3 111 4 112 -3 115 -2 116 11 118 3 120 -2 121 2 123 -2 125 -2 127 3 133 3 137 5
#taxes	1 -2 3 -3 4 -4 6 -7 14 5 17 -5 19 15 25 -3 26 -3 36 -2 37 -4 59 -2 60 8 61 -3 62 3 63 -2 75 10 76 5 78 -3 79 -2 80 -2 93 -4 94 -3 96 21 102 -10 103 13 104 11 106 -2 115 13 121 -2 123 -2 124 -2 128 34 129 -2 130 -2 135 10 137 -2 138 10
#teen	4 -4 11 -2 12 5 14 5 21 5 22 5 28 5 31 15 32 34 42 4 47 -2 61 5 73 12 76 3 82 13 83 6 85 -2 121 -11 122 -2
#toiletry	0 -4 3 -3 4 -4 5 54 7 -6 17 -3 26 -2 31 -2 57 -2 58 -2 63 5 77 8 78 -2 79 17 91 -2 93 9 95 11 99 -2 106 -2 125 -2
#tool	4 14 17 -10 18 -5 19 -2 20 40 31 -3 49 5 52 10 62 6 74 7 75 -2 76 -2 79 13 112 13 116 -2 120 -2
#trade	16 51 17 7 18 7 26 -2 36 -3 38 -6 40 16 76 -9 138 12
#trader	10 8 16 -3 18 4 21 -2 22 15 26 11 27 5 35 -2 40 8 57 7 73 6 75 7 76 16 97 4 101 -3 104 -2 107 -2 109 -2 110 -3 122 -2 124 -3 125 -3 134 -5 135 5 138 11
#trash	0 2 51 38 53 9 55 2 73 -2 79 -3 94 -6 132 -2 138 10
#tree	0 -5 2 -2 4 -6 6 -3 13 -3 50 45 52 -5 55 3 56 22 73 15 76 -5 79 13 100 -2 124 -2 138 -3
#trivia	0 -2 2 2 3 -5 4 5 7 -2 8 -2 14 5 17 2 18 -2 19 -2 22 -4 25 2 26 -2 27 3 28 -2 29 6 31 4 36 -3 37 -4 43 -4 57 -2 65 -2 66 -2 73 4 74 -5 75 3 76 4 77 -2 78 -5 79 -4 80 -4 82 -2 83 2 87 -2 88 5 90 -2 92 4 94 -2 95 -3 96 6 98 -2 102 2 103 6 104 4 105 -2 106 -2 107 2 110 3 112 17 113 7 115 -3 116 3 117 5 118 9 119 5 120 -4 121 -3 123 -2 124 -3 125 8 127 -2 128 -2 129 -2 130 -2 133 -2 134 -2 135 -2 137 6 138 25
#unsafe	0 -3 1 10 2 2 19 -2 23 6 24 37 26 -4 27 15 28 10 29 -5 31 5 33 -3 59 -2 62 4 63 -2 73 -2 75 -2 76 -4 78 -10 79 -7 101 -3 104 -2 110 23 116 -5 121 -2 125 6 130 16 138 3
#utility	0 -2 1 -2 6 41 19 -3 26 2 27 3 44 -2 49 -3 50 6 59 2 76 -2 78 3 79 5 96 4 106 3 121 -2 124 -5 125 3 128 4 129 -2 130 -2 135 2 138 15
#volunteer	7 -2 16 -3 17 -4 18 -2 28 -2 31 -3 32 -4 34 5 36 -2 44 -2 57 -2 59 6 63 -4 73 23 74 -2 75 -4 76 8 77 -2 79 -2 80 -2 81 3 82 17 83 16 84 22 85 26 86 18 88 -3 89 2 94 -2 99 -4 102 -4 104 4 105 2 106 -10 109 -2 110 5 112 -2 114 -4 119 -2 120 -2 121 8 122 -8 123 -2 124 -2 125 -4 127 7 130 -2 131 -2 134 -2 135 -2
#wait	2 -5 7 -2 8 -2 10 -2 15 10 17 11 19 9 20 -2 24 -3 25 -3 26 4 27 4 28 -5 31 -2 34 -2 35 -3 36 -5 38 5 41 4 47 -3 57 2 60 12 73 6 76 -2 77 -3 78 -5 79 -3 80 2 86 5 87 2 90 -2 98 4 99 -2 101 8 102 11 104 -4 105 12 106 32 108 -2 110 7 111 -2 114 -3 115 -2 116 5 117 -3 118 -2 121 -2 122 4 123 -2 124 2 125 2 128 -3 130 -2 134 -3 137 -5
#weather	4 5 9 -4 11 8 50 14 56 18 138 41
#weekday	0 8 2 -2 3 7 4 -3 6 3 8 -2 9 6 11 6 17 -6 18 2 20 7 21 -2 25 -2 26 -2 27 5 28 -4 29 3 31 17 32 -6 33 -2 34 -4 36 -2 41 2 48 14 51 12 56 -4 63 -2 73 19 76 -4 77 2 79 -9 80 -5 82 -2 94 8 99 21 101 -2 106 6 109 14 110 -2 115 -2 120 -2 122 -3 123 2 124 -8 131 -2 135 -2
#where	2 -3 5 -6 6 -2 17 3 21 -2 35 5 43 -5 46 9 50 7 57 -3 77 14 78 -3 79 -2 100 42 102 -3 103 8 106 -2 122 5 125 4 137 19 138 -3
#without	1 4 3 2 6 3 7 5 8 5 10 4 11 2 17 4 18 -2 21 5 24 3 25 3 26 2 27 2 28 2 33 2 34 4 39 2 63 3 73 -7 76 -3 77 -2 93 5 94 -2 99 -2 100 -2 101 2 104 -2 105 2 106 2 115 3 116 -5 121 -2 122 2 125 3 134 -2 138 -5
1 dollar	78 -4 130 5
1-	2 6 17 -6 78 -5 129 12 130 6 138 -7
1-dollar	78 -3 130 3
10 a	17 6 73 -3 82 9
10 year	31 7 32 -5 79 -5 95 5
10-	17 5 31 8 32 -6 44 -4 73 -4 78 -2 79 -5 82 16 95 5 124 -2 129 12 138 8
10-a	17 3 73 -2 82 5
10-old	31 4 32 -3 79 -3 95 3
10-year	31 4 32 -3 79 -3 95 3
100-	7 -4 56 2 73 -2 78 16 79 -2 138 28
1000-	2 16
1000~	2 16
100~	7 -4 56 2 73 -2 78 16 79 -2 138 28
10th-	19 7 36 6 37 -2 78 -2
10th~	19 7 36 6 37 -2 78 -2
10~	17 5 31 8 32 -6 44 -4 73 -4 78 -2 79 -5 82 16 95 5 124 -2 129 12 138 8
11 year	31 8 61 4 138 -3
11-	31 9 61 5 138 -3
11-old	31 4 61 2
11-year	31 4 61 2
11~	31 9 61 5 138 -3
12 areas	127 12
12 year	31 6 73 -4 82 5 138 -4
12-	17 2 23 10 28 -4 31 4 73 -4 82 7 122 -3 126 -2 127 13 138 10
12-area	127 8
12-old	31 3 73 -2 82 3 138 -2
12-year	31 3 73 -2 82 2 138 -2
123-	138 35
123~	138 35
12~	17 2 23 10 28 -4 31 4 73 -4 82 7 122 -3 126 -2 127 13 138 10
13-	32 -6 73 -5 82 23 125 -3
13~	32 -6 73 -5 82 23 125 -3
14 year	32 11 82 -6
14-	25 6 32 13 82 13 125 -6 138 -4
14-old	32 8 82 -4
14-year	25 3 32 7 82 -4 138 -2
14th-	1 9 135 -9
14th~	1 9 135 -9
14~	25 6 32 13 82 13 125 -6 138 -4
15-	31 -8 32 22 33 -4 36 -2 38 7 73 -10 78 -3 82 13 84 -2 129 9
15~	31 -8 32 22 33 -4 36 -2 38 7 73 -10 78 -3 82 13 84 -2 129 9
16 year	32 6 73 15 80 -2 82 -6 95 -2 125 -3
16-	21 -4 31 -2 32 18 73 18 80 -2 82 -7 95 -2 125 -3
16-old	32 4 73 8 82 -4
16-year	32 4 73 8 82 -4
16~	21 -4 31 -2 32 18 73 18 80 -2 82 -7 95 -2 125 -3
17 year	17 8 31 -8 32 8
17-	17 10 31 -11 32 18
17-old	17 4 31 -6 32 6
17-year	17 4 31 -6 32 6
17~	17 10 31 -11 32 18
18-	17 2 73 -5 82 14 84 -2 85 -4
18~	17 2 73 -5 82 14 84 -2 85 -4
19-	0 4 1 -2
19~	0 4 1 -2
1st-	7 11 19 -2 36 -15 37 17
1st~	7 11 19 -2 36 -15 37 17
1~	2 6 17 -6 78 -5 129 12 130 6 138 -7
2 year	0 10 4 12 31 -2 32 -4 82 -2 138 -3
2-	0 8 4 7 30 5 31 -3 32 -4 79 2 82 -2 94 2 95 -2 130 9 135 -4 138 26
2-and	4 -2 79 2
2-old	0 6 4 7 32 -2 138 -2
2-year	0 6 4 7 32 -2 138 -2
20-	2 -2 6 5 17 3 56 -3 78 14 79 2 129 5 138 3
20-of	138 3
200-	78 18 79 -10
200~	78 18 79 -10
20th-	77 -2 90 6
20th~	77 -2 90 6
20~	2 -2 6 5 17 3 56 -3 78 14 79 2 129 5 138 3
24-	17 -2 33 -3 35 2 73 -5 84 -2 99 -11 106 23 119 15 138 -3
24-hour	73 -2 99 -5 106 9 119 9
24~	17 -2 33 -3 35 2 73 -5 84 -2 99 -11 106 23 119 15 138 -3
2nd-	36 -16 37 18
2nd~	36 -16 37 18
2~	0 8 4 7 30 5 31 -3 32 -4 79 2 82 -2 94 2 95 -2 130 9 135 -4 138 26
3 kids	0 2 8 8 28 5 31 -2 73 -5 76 4
3 weeks	0 4 20 7
3-	0 7 2 -2 8 9 20 6 28 5 31 -3 60 6 73 -5 76 5
3-kid	8 4 28 3 73 -2 76 2
3-week	0 2 20 4
30-	79 9 93 -2
300-	6 3 10 -5 26 -5 32 -2 36 -2 76 -2 78 6 134 15
300~	6 3 10 -5 26 -5 32 -2 36 -2 76 -2 78 6 134 15
30~	79 9 93 -2
34-	123 -4 138 16
34~	123 -4 138 16
3d-	49 20 63 -3
3d-print	49 4
3d~	49 20 63 -3
3rd-	36 -17 37 19
3rd~	36 -17 37 19
3t-	4 12
3t~	4 12
3~	0 7 2 -2 8 9 20 6 28 5 31 -3 60 6 73 -5 76 5
4-	4 -3 5 9 28 -13 122 13 138 16
40-	25 10
40~	25 10
45-	16 11 17 -3 120 -3 123 -2 138 17
45~	16 11 17 -3 120 -3 123 -2 138 17
48-	73 -4 99 -15 106 28
480-	19 2
480~	19 2
48~	73 -4 99 -15 106 28
4x-	4 11 79 -6
4x~	4 11 79 -6
4~	4 -3 5 9 28 -13 122 13 138 16
5 dolares	78 -4 129 5
5 dollars	129 2
5-	1 5 2 2 7 5 8 -2 17 6 60 -2 73 -5 78 -7 79 -2 99 20 125 -2 129 19 138 5
5-dolar	78 -3 129 3
5-dollar	129 6
50-	73 9 78 15 129 7 135 -5 138 -6
5000-	57 -3 75 18
5000~	57 -3 75 18
501-	115 35
501c3-	115 15
501c3~	115 15
501~	115 35
504 plan	34 12
504-	24 -2 34 21
504-plan	34 8
504~	24 -2 34 21
50~	73 9 78 15 129 7 135 -5 138 -6
52-	38 9 73 -3
52~	38 9 73 -3
5k-	109 16 114 -2 138 -5
5k~	109 16 114 -2 138 -5
5th-	36 6 37 -6
5th~	36 6 37 -6
5~	1 5 2 2 7 5 8 -2 17 6 60 -2 73 -5 78 -7 79 -2 99 20 125 -2 129 19 138 5
6-	4 3 74 4 87 -2 123 -3 138 11
600-	6 3 78 -3
600~	6 3 78 -3
60k-	125 6
60k~	125 6
62-	17 5
62~	17 5
67-	17 -7 30 8
67~	17 -7 30 8
6~	4 3 74 4 87 -2 123 -3 138 11
7-	17 -4 33 -3 35 3 37 4 76 -3 99 15 110 -2 138 3
75-	82 9 125 -6
75~	82 9 125 -6
7~	17 -4 33 -3 35 3 37 4 76 -3 99 15 110 -2 138 3
8-	1 10 2 16 7 6 31 4 99 2 138 8
80-	41 9 138 6
80~	41 9 138 6
81-	138 12
81~	138 12
8~	1 10 2 16 7 6 31 4 99 2 138 8
9-	31 7 32 -3 73 -3 138 15
90-	23 4 59 3
90~	23 4 59 3
95-	138 28
95~	138 28
988-	76 -3 102 -4 119 50 124 -6
988~	76 -3 102 -4 119 50 124 -6
9th-	36 -18 38 20
9th~	36 -18 38 20
9~	31 7 32 -3 73 -3 138 15
@ask-hours	9 13 17 -2 31 -2 36 6 43 13 47 9 73 -6 77 -2 79 -3 80 -2 84 -2 90 4 94 8 99 18 100 -2 106 -3 109 6 114 7 116 -2 117 -2 121 -3 122 -2 125 -2 131 10 133 -3 138 8
@at-work	2 12 4 -2 5 -2 6 -4 7 7 8 -2 15 10 16 -2 17 11 18 -3 20 7 21 3 24 9 26 -2 44 -4 62 5 76 -6 77 12 78 -5 84 -2 92 -2 106 -7 110 4 111 10 112 -2 120 -3 135 9
@body-hurts	10 8 19 -2 21 -2 25 10 26 21 134 2
@by-myself	0 14 2 -2 17 -2 18 5 21 -3 26 -7 27 34 33 -2 34 18 36 -3 49 -2 54 -2 55 8 76 -6 104 -2 106 11 112 -2 122 -2
@card-question	18 -2 19 -12 21 -2 60 18 78 -2 79 -2 102 -6 110 -2 125 -6 129 -3 130 40 138 8
@cut-off	1 2 6 25 7 13 17 -7 57 -2 59 3 136 -5
@dose-question	2 -2 3 -4 4 8 5 13 7 -2 23 -8 25 -4 27 -6 43 15 45 15 47 -2 48 -3 52 -5 57 -2 58 4 60 -2 73 -10 74 -9 76 -2 77 -5 78 -2 79 4 80 -3 82 -2 83 11 84 5 85 -2 87 7 88 3 89 -2 90 -2 91 -4 92 7 93 4 94 -2 95 -7 97 -2 100 -2 101 -2 109 -2 122 -6 124 9 125 13 129 -6 130 16 134 35 137 -4 138 4
@elsewhere	0 -2 1 5 2 -2 4 3 7 -4 8 2 12 7 18 -3 19 -3 21 -2 25 -2 26 -2 27 -2 31 -2 44 -3 45 -6 49 4 61 -3 62 3 63 3 73 -6 74 3 76 -3 77 -2 78 2 79 -10 80 7 81 2 82 -2 84 5 88 -4 89 2 90 8 91 2 92 3 93 -2 94 4 97 5 98 2 99 -6 100 11 101 5 103 -2 104 -3 106 3 107 -4 109 -3 112 -4 114 5 116 -2 118 4 119 3 120 -3 121 8 125 -2 126 -4 128 -5 129 3 130 4 131 -2 132 10 135 5 137 4 138 18
@for-my-child	3 3 4 5 5 -3 8 -3 9 6 10 4 17 2 20 3 22 4 25 2 26 6 27 -3 28 -5 29 -4 30 3 31 7 32 13 33 8 34 7 35 2 36 3 37 6 39 3 42 6 44 5 47 -2 58 5 61 5 73 -3 75 -2 76 -5 79 3 80 -3 82 5 83 2 99 -2 101 5 105 -2 109 -2 110 -3 114 -2 122 -2 123 -5 125 -6 130 -2 134 3 137 -3 138 -10
@for-my-elder	0 -2 2 7 4 3 5 2 7 7 8 7 10 3 25 14 26 3 27 15 28 -14 29 -4 30 -5 32 -2 33 -2 35 8 36 -3 39 10 44 4 52 5 56 2 57 5 58 6 60 6 73 -2 75 -2 76 -2 78 7 79 3 107 -2 122 -6 123 15 125 -4 137 -4 138 -9
@for-your-people	1 -10 2 -11 14 3 17 -11 20 -2 21 -2 22 -2 24 -7 26 -2 31 -5 45 6 50 -12 61 -4 73 17 74 18 75 10 76 26 77 5 98 12 100 -2 102 -9 104 15 109 -7 110 7 112 -4 117 -3 120 14 121 9 137 6 138 4
@free-from-us	3 -4 4 -3 7 2 9 9 19 16 22 -3 59 5 73 -3 76 25 78 11 79 -5 124 11 135 -5 138 -3
@gathering-things	8 -2 17 -7 24 10 76 -12 77 22 79 -3 90 12 91 -2 92 10 109 -2 135 -2
@hard-times	0 10 1 -2 2 -2 7 -2 12 21 17 -2 21 10 25 -6 29 3 32 -2 73 -6 78 -2 84 -2 85 15 99 -2 106 -2 110 -2 121 -2 122 42 135 -3 138 -2
@i-lack	1 2 3 6 4 5 5 4 7 7 9 4 11 4 12 -2 16 -2 18 2 20 4 21 5 22 5 23 3 24 3 25 -2 26 3 27 2 29 2 31 2 32 -3 33 -3 34 -3 36 -3 40 4 41 2 44 -2 45 -2 57 -3 58 4 60 -2 73 -5 74 3 76 -3 77 -3 78 -4 79 -2 80 -9 81 -2 82 -2 83 2 85 4 88 3 89 -2 92 -2 93 -3 97 5 99 -2 100 2 102 2 106 -3 110 -3 113 -2 121 3 122 3 124 4 125 6 126 2 130 -2 133 -2 135 6 137 -2
@i-offer	1 8 2 9 3 5 4 -3 6 -3 8 2 9 -2 10 9 16 5 18 -4 19 -3 20 2 22 3 23 -4 25 4 26 5 27 -5 28 -3 33 -2 34 -2 36 3 41 6 45 3 49 -5 55 -3 57 -5 61 -2 63 5 73 27 75 3 76 11 77 -2 79 -4 80 9 84 6 88 -2 89 4 90 4 91 3 92 -2 93 6 94 -3 99 4 101 -5 102 -3 104 -2 105 8 107 -6 110 -2 120 -3 122 -2 123 -2 124 -6 125 -3 129 -4 130 4 134 -3 135 -7 137 6 138 -13
@i-want-to-help	9 -3 18 -3 19 -3 26 -7 31 -4 32 -11 33 -4 36 -9 37 -5 39 -2 51 -3 57 -6 73 36 76 11 78 11 79 -4 80 18 82 13 120 6 122 -2 126 13 129 9 138 -3
@our-group	0 -2 1 3 2 -2 3 5 7 -3 12 -2 13 -2 17 -2 19 -7 26 -7 27 -2 34 -2 35 5 36 -2 43 -2 47 -6 50 4 52 5 61 -2 67 6 73 8 76 28 77 17 78 5 79 8 81 5 88 -2 98 -2 99 -2 104 4 112 -11 120 -2 122 10 138 2
@put-out	0 40 1 17 3 -3 28 -4 73 -4 79 -2 138 -2
@rule-question	1 -9 17 -10 26 -3 27 4 31 -2 34 9 39 -8 73 -5 76 -2 78 -4 79 -5 80 -3 105 5 107 10 110 4 121 10 122 2 125 -3 126 -9 130 7 135 45 138 7
@secret-question	1 -3 2 -3 12 16 17 -5 18 2 37 -6 75 -2 106 5 110 46 125 -2 135 -6
@things-to-give	0 -2 1 -2 3 -8 4 -7 5 -6 7 -4 8 2 10 -4 13 -3 17 5 20 -2 24 -2 31 -2 34 4 38 -2 41 -6 44 -5 49 -3 52 -5 53 3 57 -2 58 5 73 5 76 5 77 11 78 16 79 30 80 9 83 -6 93 14 94 8 95 13 99 -5 100 -3 101 6 102 -2 109 -2 110 -2 120 4 122 -2 124 -3 125 -2 126 -2 130 12 135 9 137 -2 138 -4
@time-to-give	17 -4 40 -2 42 -6 73 34 84 13 99 -2 135 -4
@what-gift-does	7 -3 18 -2 19 -3 76 -2 78 5 110 -2 112 -3 121 -2 124 14 129 44 130 -2 134 -2
@when-back	14 3 16 4 17 -3 63 -2 73 -7 74 -3 77 -3 78 -2 79 -2 80 -3 84 5 85 -2 86 12 87 8 88 -6 89 -2 90 4 98 7 106 34 110 -2 111 11 114 14 131 -3 134 10 135 3
@who-are-you	47 11 60 -10 100 -2 105 -5 112 -3 113 -3 115 27 116 29 117 21 118 -2 125 -3 137 -3 138 -6
@work-together	17 -3 73 -3 76 35 77 -6 90 -2 91 -6 98 18 115 -2 120 7 126 -2
^ 1	129 11 138 -6
^ 12	23 9 28 -2 127 3
^ 2	138 23
^ 24	73 -3 99 -7 106 13 119 13 138 -2
^ 3d	49 6 63 -2
^ 5	78 -2 129 10
^ 501c3	115 8
^ 504	34 12
^ 988	119 8
^ a	4 5 9 4 27 -2 31 -2 32 2 47 4 55 2 56 6 58 -2 73 -2 77 4 90 -2 102 4 103 2 117 5 123 4 129 6 138 -4
^ aa	23 15
^ abanicos	56 9 124 -2
^ abierto	99 7
^ abono	52 -2 53 5
^ about	0 -2 1 4 2 -3 75 -3 117 20
^ abren	99 6
^ abrigo	4 6 79 -3
^ abrir	6 -3 18 5 19 7 74 2 99 -3
^ abuse	24 4
^ ac	56 3
^ acabo	2 -2 3 9 8 4 17 4 21 -2 28 6 120 -3 138 -2
^ accept	4 -4 7 -2 37 -2 79 39 93 -14
^ accessible	100 11 101 11
^ aceptan	3 -5 7 -2 79 17 93 -3 95 6
^ acerca	77 -3 117 13
^ acompanar	27 9 34 11
^ actividades	42 2 109 8
^ activities	31 -9 109 12
^ address	100 13 137 -2
^ adhd	33 8
^ adios	133 17
^ adult	16 -3 36 -2 38 12
^ affordable	2 3
^ after	0 3 11 -2 31 11 34 -2 36 7 38 -3 61 -2 85 -2 86 6 106 14 121 -2 122 -2
^ age	73 -6 82 9 125 8
^ agent	105 12
^ aging	28 6 35 9
^ ai	16 -2 62 16 116 -8
^ air	56 11 75 -2
^ alcohol	23 2
^ alergia	10 6 25 -2
^ algebra	36 9 138 -4
^ algo	31 13
^ alguien	21 6 32 3 35 3 105 2 107 14 115 -4 118 -2 123 7 131 6
^ all	31 -3 33 13 76 -2 121 6
^ almuerzo	7 12 9 -10 11 8
^ alzheimers	35 8
^ am	25 -2 26 7 105 -4 116 4 134 15
^ ando	17 4 21 3
^ anger	21 18 112 -7
^ animal	55 7
^ antecedentes	17 12 73 -2
^ anxious	21 3 27 5
^ any	0 3 2 6 4 2 16 -4 19 -2 76 -3 99 -2 109 11 120 5 124 5
^ anyone	122 -4 125 13 131 10
^ apartment	0 6 1 -3 2 11 3 -2
^ aplicar	40 5 63 10 119 -4 123 14
^ aportar	78 5
^ apoyar	19 -2 77 -4 78 8 80 19 117 -3
^ apoyo	21 3 28 14 36 11 80 -4
^ application	14 -2 63 -3 106 -4 122 21 125 -7 135 -2
^ applied	17 -2 106 3 122 18 137 -2
^ apply	57 -2 63 4 74 6 87 -2 88 -2 120 9 122 9 123 8 125 -4
^ applying	14 2 122 13
^ appointment	40 -4 101 19 104 -5
^ appreciate	132 18
^ aprender	12 4 16 -2 37 4 44 4 49 4 58 -5 61 5 62 2
^ arboles	50 4
^ are	17 -2 31 -2 47 2 51 -2 62 -6 75 -7 76 -2 99 3 100 4 105 -7 108 9 110 3 114 8 115 8 116 10 120 6 124 6 126 -2 138 15
^ area	14 -4 126 10 127 -4
^ areas	17 -6 73 -3 120 -2 126 3 127 27
^ arreglar	14 3 19 4 49 6 63 -3 135 9
^ art	22 -2 43 8
^ arte	43 -7 46 8
^ articulos	5 2 75 -25 79 29 97 -2
^ asistente	116 8
^ assistance	122 16
^ asylum	125 10 135 -2
^ atencion	18 -2 33 -3 99 20 105 12 137 -7
^ atienden	99 11
^ autism	33 7
^ aviso	77 -4 90 12 91 -2
^ ayuda	2 3 14 3 19 8 25 3 40 10 59 2 63 20 73 -2 102 -6 121 -10 122 6
^ ayudan	21 -6 125 8 126 10
^ ayudar	0 -2 2 -2 46 2 73 39 80 -3 105 -2 116 -3
^ ayudenme	2 3 122 15
^ baby	4 5 5 8 7 3 10 8 20 -2 21 4 28 -4 29 3 41 -2 54 -2 55 6 79 -6 138 5
^ babysitter	35 6
^ back	1 2 38 -4 41 13
^ background	17 9 44 -2 73 14 78 -2 83 -6 88 -5 125 -2
^ backpacks	41 10
^ bad	19 2 36 8 55 -8 138 11
^ bag	4 -8 79 10
^ bags	79 -5 94 12
^ bail	19 -4 135 9
^ bajo	10 8
^ banco	7 7 19 2
^ bank	19 2 99 -6 138 19
^ barber	76 17 109 -2
^ basic	5 7 57 4 58 -4
^ basketball	31 4
^ be	17 -2 18 2 32 -6 36 -5 73 17 74 4 80 5 88 -2 112 -4
^ beat	23 4 31 10 44 -10 45 -3 138 6
^ becas	40 4
^ become	32 -3 36 -6 73 11 74 5 87 -3 122 9 137 -6
^ bed	0 7 52 -8
^ been	17 4 21 6 106 5 114 9 122 3
^ bees	50 18
^ behind	6 8
^ best	19 -2 26 -6 56 -2 76 -2 78 -4 126 -5 130 -6 134 6 138 34
^ bible	48 8
^ big	32 16 48 7
^ bil	6 -2 26 6
^ bills	6 8 19 9 25 -4 122 -2
^ binders	41 4
^ bird	35 -2 54 -3 55 10
^ birdwatching	54 17
^ birthday	8 -2 31 6 78 12 125 -2
^ bitcoin	138 5
^ blanket	77 7
^ blankets	3 6 78 -2
^ blended	28 8 68 6 138 -4
^ block	77 15 109 -8
^ blood	10 -8 26 10
^ board	112 9 137 -5
^ body	5 12
^ bolsa	17 5 94 -3 138 3
^ bolsas	7 -5 11 10
^ book	0 -2 10 -2 22 3 37 -10 41 12 75 -3 79 -4 94 -3 138 18
^ borran	58 -9 79 -3 95 14
^ borrar	110 2 111 7
^ borren	110 -5 111 19
^ boss	17 4 18 -3 110 6
^ bot	105 -6 116 16 136 -2 137 -2
^ botas	4 4 20 3 79 -2
^ boxes	7 -8 10 4 37 -2 77 -3 79 8 92 -2 94 15
^ break	35 4
^ bring	8 6 27 -2 61 -3 73 7 74 9 77 -4 79 -2 92 5 112 -5 121 -4 125 10
^ broken	3 -5 55 8 57 -3 58 -7 79 -3 93 15 95 9
^ bucket	13 11 52 -10
^ budget	19 8
^ buen	131 8 133 7
^ buenas	0 -2 131 21
^ buenos	131 18 132 -2 133 -2
^ bug	31 -3 54 14 138 8
^ build	49 -2 61 8
^ burned	0 2 17 -2 21 9
^ burning	2 -3 21 -2 56 9
^ bus	20 10 27 21 100 13 101 -17 120 -3 138 -3
^ buscar	2 7 17 2
^ busco	0 3 2 4 7 2 21 -2 22 4 26 7 107 -3 134 -3
^ business	18 2 76 2 99 7
^ buy	122 16 138 -4
^ bye	133 18
^ cada	3 -4 7 8 78 10 129 10
^ calculadora	41 17
^ calculator	36 -2 41 11
^ calendar	109 8
^ calendario	109 7
^ califico	36 -6 125 10
^ call	0 -5 100 -4 102 11 105 9 106 2 110 7
^ callate	136 17
^ calor	56 9
^ cama	3 7
^ came	0 5 3 -4 4 6 11 -2 17 5 56 -3
^ caminata	54 8
^ caminatas	31 -2 54 17
^ camp	31 6 42 10 109 -2 124 -2 138 -2
^ campamento	31 15
^ campana	4 -4 7 -4 77 19 79 -4
^ campus	74 7 87 -2 88 -2 89 -3
^ can	1 -2 3 -2 4 -2 6 -2 7 -3 17 -2 21 2 32 -4 36 -3 43 2 47 2 52 -2 73 4 76 -4 77 -2 79 6 80 -5 82 4 84 2 91 2 93 2 99 2 101 4 110 2 121 -2 122 8 123 3 125 3 130 2 135 4 138 6
^ canal	75 17 108 -5
^ cancel	27 -5 104 9 130 12
^ cancelar	78 -4 130 15
^ canned	7 14 17 -3 79 25 131 -2 133 -2
^ canto	44 -2 45 7
^ capacitacion	16 10
^ capital	138 11
^ car	0 -4 8 -4 27 -8 73 -5 76 7 100 -2 122 22 124 -2 138 8
^ card	60 -3 78 -2 130 15 135 -2
^ career	16 8 17 6 20 -2 120 -4
^ careers	17 2 120 11
^ caregiver	35 4
^ caring	28 -2 33 -2 35 5
^ carrera	17 16 40 -6
^ carta	14 14
^ casa	0 -10 2 29 6 -2 56 3 59 -2
^ case	1 -5 2 -5 24 -3 29 -4 76 9 105 5 112 -2 137 11
^ cash	19 10 61 -4 78 2
^ cat	7 -3 138 7
^ categorias	121 -3 127 15
^ categories	127 19
^ cell	59 7 63 -3 102 11 137 -3
^ cena	7 14 9 -6
^ ceramica	43 2
^ ceramics	43 8
^ certificacion	16 2
^ certificado	16 3
^ change	27 -4 101 -4 102 -6 104 22 137 -5
^ chapter	74 10 83 -5 87 -7 88 5 126 -2
^ charge	78 24 112 -7 124 15 130 -11 135 -16
^ charges	17 -2 83 -2 135 14
^ charlas	47 -9 48 18 73 -4
^ chatbot	116 17
^ chatgpt	62 6 116 -4
^ cheap	2 5 59 2 138 8
^ check	19 -6 26 18 106 5 125 -7
^ chesterfield	126 2
^ child	16 -2 17 -2 20 10 31 -2 35 5 135 13
^ childcare	17 -2 20 9 35 2 73 -2
^ chip	78 15
^ choir	44 -4 45 10
^ christmas	7 11 9 -8 31 14 78 -11
^ chromebook	58 8
^ church	47 6 48 -2 73 3 76 6 98 -5
^ cierran	99 8
^ cita	6 -4 26 6 27 -2 101 -4 135 7
^ citizenship	39 12 106 -7 135 8
^ ciudadania	26 -4 125 4 135 5
^ clase	12 8 16 -3 28 3 43 3 46 -3 57 -2 61 3 121 9 122 -2
^ clases	16 3 36 10 38 2 42 4 44 4 49 -2 57 3 58 -3 95 -2
^ clean	23 -17 51 24 79 -2
^ cleaned	79 9
^ cleaning	0 -3 2 -3 5 7 18 3 76 -3 79 10
^ cleanup	31 -2 51 19 109 -4
^ clicked	60 13
^ clima	50 10
^ climate	50 13
^ clinica	26 9 27 -4 76 -2
^ closed	99 11
^ closet	4 2 23 -6 79 8
^ closing	99 9 138 -2
^ clothes	4 12 77 3 79 -7 93 -3
^ clothing	4 6
^ club	31 -3 61 9
^ cna	16 2
^ co	28 -10 29 12 76 9 91 -3 113 3 120 -2
^ coat	4 5 77 -2 79 -3 90 -4 109 6
^ coats	4 8 79 -4
^ cobran	124 11
^ cocinar	12 7
^ code	31 -2 61 14 100 -2 138 -3
^ codigo	61 -7 100 9 121 -2 138 14
^ coding	31 -2 61 10
^ coffee	21 -2 48 6 53 2
^ cold	0 6 4 4 6 7 134 -5
^ colecta	4 -2 41 -3 77 19 90 -4 91 3 92 -7
^ collect	19 -4 77 10
^ collection	19 13 90 -2 92 -3 106 -3
^ college	40 8
^ comcast	59 9
^ come	27 2 78 -2 94 4 99 7 100 16 104 -4 105 -6
^ comedor	9 10
^ comida	2 -2 5 -2 7 10 8 4 9 10 10 14 11 4 31 -3 42 -8 73 -2 79 7 93 6 124 -3
^ community	7 -5 9 11 13 -4 52 4 73 3 74 4 80 -3 81 13
^ como	7 -8 8 -4 9 -2 17 -3 25 2 28 2 44 -2 49 -2 60 -2 73 -4 74 3 78 3 80 10 85 -2 92 2 100 5 101 -2 104 2 105 -2 108 4 113 3 115 2 116 3 122 6 130 2 131 7 135 13 137 -2 138 5
^ company	17 8 18 -2 21 -3 76 4
^ compost	53 9 94 -7
^ comprobante	8 -2 78 -2 128 15
^ computadora	57 -17 58 25 79 -5 95 10
^ computer	61 6 116 9 121 -2
^ con	17 -2 21 2 77 -3 90 9 91 -2 105 -2 116 11 118 11 120 -2 121 11 122 -6 135 -3
^ consejeria	22 15 29 10
^ consejo	26 -9 115 -4 134 14 135 5
^ contact	102 9 103 5 104 10 106 -5 124 -3
^ contratan	17 5 120 3
^ contrato	1 4 17 -9 76 -3 98 7 118 -2 120 -3 135 15
^ contribute	73 -4 78 -2 80 18
^ convert	138 17
^ cook	12 6
^ cookies	110 18
^ cooking	12 9 73 -2
^ cool	2 -4 6 -3 56 10 132 17
^ core	44 -4 45 -5 117 9 121 2
^ corporate	73 10 76 15 84 -8 85 -2
^ correo	57 -7 103 12
^ corrieron	0 8 17 -4
^ corte	135 8
^ cosas	0 -4 2 -2 3 18 5 10 12 -2 34 -2 41 11 49 -15 73 -2 79 3 93 5 96 -2
^ coser	3 -3 49 8
^ cost	124 5
^ costura	49 4
^ couch	3 4
^ could	7 3 35 4 73 4 74 3 76 -3
^ counseling	21 -8 22 12 29 -2
^ couples	22 -7 29 8
^ court	23 4 28 2 73 7 110 -3 138 -2
^ cover	37 -2 75 9 109 -4 126 5
^ cpr	16 10 17 -2 20 -2 40 -3 67 7 130 -2
^ crafts	43 8 46 -3
^ crayons	41 8
^ credit	19 5 26 -5 60 -5 78 7 125 17 130 -12
^ criando	30 9
^ crianza	28 7
^ criar	28 15 31 -2
^ criminal	17 7 44 -3 112 -4 124 -9 135 12
^ crio	25 -2 28 -3 30 10
^ crisis	24 20 67 6 73 -4 102 -4 119 9
^ crochet	49 5
^ cuadernos	41 3
^ cual	59 2 100 2 102 4 108 6 117 3 119 3 138 3
^ cuales	25 -7 32 -3 122 11 125 8 127 5
^ cuando	6 -3 26 4 61 -3 73 -2 77 -2 86 5 99 5 106 8 109 13 113 -5 114 11 128 5 138 6
^ cuanta	77 -2 90 -2 91 5 129 5
^ cuantas	7 -2 73 -5 74 -2 79 -2 84 11 89 2 94 9 99 -2 129 3 134 4
^ cuanto	1 -3 8 -2 26 -4 73 -6 78 3 84 5 86 2 87 5 90 2 106 4 111 6 114 4 122 2 124 8 134 5 135 2 138 11
^ cuantos	114 8 121 8 138 4
^ cuarto	2 5
^ cuenta	6 -7 19 8 26 3
^ cuentame	121 4
^ cuesta	76 -6 98 8 124 3
^ cuestionario	81 17
^ cuidado	0 -5 16 13
^ cuidar	35 6 50 6
^ cuido	30 3 35 5
^ cultivar	13 9 52 -3
^ cupboards	7 6
^ cupones	7 17
^ cure	134 15 138 9
^ curriculum	14 4
^ curso	16 4 35 -6 39 3 42 2 57 4 67 3
^ custodia	29 5 30 3 110 -2 135 4
^ custody	28 -2 29 4 30 2 99 -3 135 4
^ cut	17 7 73 -2
^ cv	14 4
^ daca	135 13
^ dad	28 3
^ dame	137 4
^ dan	4 5 5 4 9 6 13 2 56 -4 79 -4 124 -2
^ dar	7 7 73 6 78 6 79 4 93 -4 96 -2 129 -5 130 -2
^ datos	105 -3 110 13 111 -5 123 -4 137 11
^ daughter	57 -5 61 8
^ day	31 5 35 13 42 -2 133 -3 138 -2
^ daycare	18 4 35 5
^ days	23 8 99 4
^ de	78 -5 80 6 113 7 117 14 118 9 124 2 125 -2
^ dead	55 3
^ debo	6 2 19 11 27 -2 60 -3 130 -4
^ deducible	128 9
^ deduct	78 -2 96 -2 128 6
^ deer	55 4
^ dejar	23 6 79 12 94 -6
^ deje	11 -2 34 -4 36 -3 38 17 79 -2
^ delete	110 8 111 17
^ deliver	8 8
^ delivery	8 5
^ dental	26 9 27 -2 76 2
^ dentist	26 6 27 -4 76 7
^ dentista	26 6 27 -2 76 -3
^ deodorant	5 2
^ deportes	31 4 33 -2
^ desde	61 2 73 -4 82 4 114 10 138 -2
^ despues	1 -2 31 15 34 -2 36 -5 38 -2 73 -4 86 14 106 -2 124 7
^ diabetes	10 -7 26 15 134 -3
^ diabetic	10 -4 26 6
^ diaper	77 2
^ dias	99 14
^ dicen	60 4 138 -2
^ did	19 -2 38 6 106 9 113 -4 114 6 122 -6 130 9 137 9
^ diet	24 -2 138 14
^ dieta	10 15 33 -5
^ difference	77 -11 78 -5 80 -2 92 13 129 17
^ different	74 -2 121 4 126 5
^ digital	57 17 72 5
^ dinero	19 11 40 11 78 -13 129 -3
^ dios	48 -7 132 12
^ diploma	38 9
^ direccion	57 -2 100 3 103 5
^ directions	100 5
^ director	67 -3 112 8
^ directora	112 8 137 -2
^ dirigir	74 10 88 -3 89 -5
^ disabled	33 9
^ divorce	21 -2 29 11 125 -2 135 -4
^ divorced	29 7
^ divorcio	29 9
^ dmv	63 2 73 -2 99 -2 138 7
^ do	1 -2 7 -2 9 5 11 -2 17 -2 18 -2 23 -2 45 2 65 2 67 2 73 -4 74 -3 76 -2 77 2 79 -4 80 4 88 2 90 -2 93 4 94 2 95 2 101 6 108 2 109 2 110 4 120 3 122 -3 125 11 126 4 132 -2 134 3 135 -2 138 12
^ doctor	26 11 27 -7
^ documentary	75 8
^ does	1 -2 2 -2 7 -2 34 3 36 3 73 -3 76 -2 78 -2 80 -2 83 2 91 3 110 15 123 -2 125 -4 128 2 129 8 135 2 137 6
^ dog	138 7
^ dollar	129 2
^ dolor	26 -4 134 4
^ domestic	24 6 67 7
^ domicilio	100 11 125 -2
^ dominion	6 7
^ donacion	78 8 79 -4 130 2
^ donar	7 -2 37 -2 41 -3 58 -4 73 9 79 29 130 -2
^ donate	3 -4 4 -3 5 -2 41 -3 57 -2 58 -4 73 9 78 2 79 39 93 -3 95 -3 96 -2 129 -4
^ donating	3 -7 78 10 79 4 95 6 96 -2
^ donation	78 11 79 -10 94 -2 96 -2 128 4 129 8 130 -3
^ donde	2 2 4 -2 8 -2 9 4 17 6 19 -2 22 2 27 -2 63 -3 77 -2 78 4 79 4 94 4 96 2 100 8 107 -2 110 -2 112 -4 120 -4 122 8 125 -3 129 2 137 3 138 8
^ dormimos	0 -6 3 10
^ dormir	0 4 138 -3
^ down	21 6 33 4
^ dress	4 4 25 -3
^ drive	8 -3 27 15 73 12 77 -6 79 3 90 -5 91 -3 92 -12 94 16
^ drop	8 2 77 10 79 -4 94 -3
^ dropped	38 6
^ drowning	6 -6 19 12 47 2 63 4
^ drug	23 -4 67 15 76 -2 109 -2 124 -2
^ dueno	0 -2 1 13 2 -6 112 5
^ duermo	0 8 27 -5
^ dumb	136 2
^ durmiendo	0 8
^ dying	0 -3 4 7 6 -7 56 6
^ dyslexia	37 9
^ e	103 11
^ eat	7 7 12 15 19 -3 78 -4
^ eating	7 8 9 3
^ ebt	7 9 63 -3
^ echar	1 -2 73 13
^ edad	73 3 82 9 85 -2 88 3
^ educacion	19 10 28 -7 33 -5 34 7 36 13 38 7 69 -4
^ ein	115 7
^ el	1 2 10 4 17 2 19 6 24 6 26 -4 59 3 73 2 135 -2 138 2
^ elderly	8 5 25 -3 35 8
^ electric	6 4
^ electrician	16 3
^ eligibility	125 15
^ email	57 -8 100 -4 103 13
^ emergency	0 12 2 -6 19 7
^ empezar	18 7
^ empleo	14 -2 120 7
^ employer	17 16 76 5 78 10 120 -16
^ empresa	18 16 76 -6
^ empty	2 -6 3 6 7 7
^ en	4 -2 25 -3 74 2 78 2 82 -2 93 3 100 16 105 -3 106 3 121 7 126 -4 127 2 138 6
^ encontrar	0 -2 2 6 17 6
^ encontre	54 -6 55 10
^ encuesta	81 16
^ end	80 12
^ energy	6 6
^ enfamil	10 5
^ english	39 11 107 -3
^ enroll	122 16
^ entrega	7 -2 8 19 77 -10 109 -2
^ entregar	77 -6 78 -2 79 14 94 -2
^ entrenamiento	16 6 17 -2 67 9 85 4 86 -2
^ entrepreneur	18 19 38 -3
^ entrevista	15 3 39 -4 75 5
^ enviar	57 -5 103 7 104 9 123 -2
^ eres	62 -6 105 -5 115 -4 116 12 136 5 138 9
^ es	10 -2 24 -3 26 -5 38 4 60 -12 78 -2 81 3 105 -4 110 11 115 17 119 2 123 6 124 4 128 2 130 3 133 7 134 5 138 -3
^ escribe	138 9
^ escribir	75 6 79 -2 104 21 117 -3
^ escribo	44 5 75 8
^ escuela	11 -7 16 -4 28 7 34 -7 36 21 38 -9 40 10 41 -5 42 4
^ esl	39 6
^ essay	36 3 138 9
^ esta	36 3 37 2 109 15 130 2
^ estacionamiento	100 19 101 3
^ estado	4 -5 79 -3 93 11 106 13 122 -6 125 21 135 -5
^ estamos	6 14 7 5 76 -3 77 3
^ estampillas	7 2
^ estan	17 -15 99 8 120 20
^ estatus	106 12 135 -2
^ este	3 -3 99 -5 109 19
^ esto	115 2 116 2
^ estoy	21 2 26 -3 134 11
^ estudiar	36 19 38 10 40 -2
^ estudio	43 4 47 -8 48 17
^ evaluacion	81 17
^ event	75 -3 77 -2 109 19
^ evento	75 -7 77 5 109 8
^ events	77 -2 109 6
^ every	19 -4 76 -4 78 13 129 7
^ everything	4 5 21 6 22 -3 25 -2 57 5 122 5
^ ex	17 15 24 -4 135 -2 137 -4
^ examen	26 8 34 -2
^ expired	7 -8 8 -2 79 20
^ expunge	135 5
^ extra	10 -3 79 11
^ extrano	21 8 25 5 36 -4
^ eye	26 4
^ facebook	75 -2 108 10
^ facetime	57 11
^ fafsa	40 4
^ failing	36 9
^ faith	47 2
^ fake	60 2
^ fallecio	25 10
^ familia	28 14
^ family	28 24 80 -3
^ fan	56 7
^ fans	56 2
^ farm	13 8 18 -2 76 9 79 -8
^ fauna	55 17
^ feature	75 15 108 -2
^ feed	7 17 28 -2 31 -3
^ feedback	73 -2 81 21
^ feel	21 -3 26 4
^ felony	17 4 112 -5 124 -8 135 16
^ feminine	5 10
^ feria	17 -4 109 13
^ fight	29 -2 80 10
^ fill	40 2 63 3 106 -4 122 -2 123 7
^ filled	63 -5 106 13 123 -3
^ film	75 5
^ financial	19 20 40 8 63 -4 78 7
^ find	2 3 17 2 26 -2 40 6 73 -2 100 13 110 -7 124 -2 138 12
^ fines	99 9 109 -3 115 2
^ finish	38 5
^ first	1 6 16 -2 17 2 19 3 20 7 23 -4 25 4 28 3 37 4 40 8 57 -2 67 2 73 -4 84 -2 86 8 122 5
^ fix	16 -2 17 -2 26 -2 49 5 63 6 79 -2 111 7 138 14
^ flu	26 9
^ follow	75 -13 97 -3 106 14 108 19
^ food	5 2 7 9 8 5 9 -2 16 17 18 5 23 -3 35 -4 73 -2 76 4 78 -5 79 6 109 6
^ for	31 -6 123 19
^ form	63 -4 80 -4 106 -3 122 11 123 11
^ formar	63 -6 74 2 80 9
^ formula	10 4
^ formulario	63 -2 104 4
^ fortnite	138 18
^ foster	28 11 32 4 35 -3
^ found	54 -5 55 8
^ founders	113 9
^ fractions	36 6 138 -2
^ free	9 9 26 4 43 2 54 4 57 -2 58 5 59 7 73 6 99 -3 121 -4 124 2 135 -2 138 4
^ freezing	0 -2 4 11 6 -2
^ fridge	3 19 7 -11 79 -7
^ funeral	25 7 124 -4
^ furnace	6 7 56 -3
^ futbol	31 8
^ gambling	23 4
^ game	61 7
^ garden	3 -4 13 4 52 2 79 4
^ gas	0 -2 19 -4 27 12 138 -2
^ ged	38 7
^ gently	4 -4 79 10 129 -2
^ get	2 -2 19 2 23 2 27 -4 31 5 36 2 38 2 59 6 63 -2 74 -2 79 5 80 13 87 -2 100 5 101 -2 102 -2 104 10 105 4 106 3 111 -2 113 -3 114 -2 120 4 122 17 125 -6 137 -5 138 -3
^ getting	23 3 26 2 51 -2
^ gift	31 -3 78 5 129 9 130 -2
^ give	4 -5 19 8 73 13 76 4 77 5 78 5 79 9 80 -4 93 -2 96 -2 102 4 121 2 129 -2 130 -4
^ giveaway	47 -3 77 4 109 7
^ glasses	26 19 31 -4
^ gloves	4 7
^ gluten	10 7
^ go	26 -4 34 5 38 4 40 6 41 -2 54 12 73 -2
^ god	47 3 132 7 138 -4
^ going	21 -3 28 5 109 7 122 4
^ good	79 -2 131 17 133 7 138 5
^ goodbye	133 17
^ gospel	44 -4 45 9
^ got	0 -2 1 4 2 -2 5 -4 6 3 14 3 17 8 19 -2 20 4 26 2 30 2 42 -2 60 2 73 7 79 6 133 10 135 -4
^ grabar	36 -2 44 9 45 -2 75 5 97 -2 138 -2
^ gracias	132 5
^ grandfamilies	30 17
^ grandma	30 2 57 7 58 -2 116 -2
^ grandmother	30 15 135 -4
^ grandparent	21 -3 30 14
^ great	28 -4 30 6 132 9
^ green	19 -2 50 11 60 -2 78 -5 125 9 130 -4 135 12
^ grief	25 9
^ groceries	7 12
^ grocery	7 10 79 4 124 -2
^ group	28 4 73 12 84 -2 85 -6
^ grow	13 6 52 2
^ grupo	21 10 25 3 28 8 30 4 36 -2 47 -7 48 9 73 -3 74 5 100 -2
^ guantes	4 5
^ guardan	110 4 111 8
^ guarderia	35 4
^ guitar	44 7 45 -4
^ hablame	2 -3 7 -2 17 -2 43 -5 61 -3 64 4 65 4 66 6 67 3 68 6 69 5 70 4 71 5 72 5 77 -2 117 6 138 -2
^ hablan	107 7
^ hablar	21 8 48 2 100 -3 105 8 107 -5
^ hablas	21 -3 33 -5 105 -2 107 19
^ hace	4 4 26 3 74 -3 87 -3 88 -2 89 9
^ hacen	73 -7 76 -5 85 11 98 9 118 -2
^ hacer	4 -2 14 6 27 -4 49 7 61 9 77 16 78 6 80 7 91 -3 92 -3 101 7 109 -7 130 -2 138 -3
^ hago	17 -2 18 2 46 11 73 9 75 5 106 -2
^ hair	18 2 76 -3 100 -5 138 13
^ haitian	107 18
^ hanover	126 5
^ hard	122 9 138 -3
^ hasta	99 3 133 14 138 -2
^ have	26 2 27 -2 52 -2 75 -2 76 -2 77 7 79 9 93 8 109 -2 122 -2 132 -2 133 25 138 -5
^ hawk	55 3
^ hay	7 -4 9 5 18 -2 23 4 43 -2 45 3 46 2 73 -2 76 -3 85 3 98 3 100 -2 101 8 107 -3 109 4 119 3 120 4 124 5 131 9 138 5
^ he	24 16 32 6 34 -2 36 5 37 -5 110 -2
^ health	26 23 109 -3
^ hear	106 7
^ heard	41 -3 106 6 109 3
^ hearing	25 -2 26 22 28 -2 35 -2 106 -5
^ heat	6 -4 50 9 138 -2
^ heating	6 8 124 -2 138 -4
^ hello	131 20
^ help	3 -2 4 -2 7 -2 12 -3 25 4 28 -3 35 2 37 2 41 -2 43 -3 46 2 50 4 57 -2 59 -2 63 13 73 10 80 27 102 -4 106 -2 109 -2 110 -2 119 9 121 -3 122 11 123 -2
^ hem	4 -7 49 9
^ henrico	126 11
^ herramientas	20 3 62 4 79 4
^ hey	131 20
^ hi	131 21
^ high	10 4 23 -5 26 -4 36 -2 38 12
^ hija	32 4 33 2
^ hijo	28 -2 31 -2 32 4 33 5 34 -2
^ hike	54 11
^ hiring	17 5 120 3 135 -2
^ historia	36 -4 114 12 138 6
^ history	14 -4 36 -2 114 13 138 -4
^ hola	131 18
^ hold	77 18 109 -8
^ holiday	7 4 9 -4 11 4 31 -2 109 7
^ home	0 -4 2 -5 3 12 4 -3 6 -2 16 11 24 5 35 -4 64 4 100 -3 134 10 137 5
^ homework	36 2 138 4
^ hoodie	4 6 138 -2
^ hopewell	74 -2 126 3
^ hora	99 -3 138 10
^ horario	99 10
^ horas	73 16 74 -3 79 -8 84 -3 87 6 94 8 99 12 100 -5 121 -2
^ hospital	26 7 27 -4 76 4
^ host	77 18 90 -4 109 -5
^ hosting	17 -2 77 10 90 -6 91 -6 92 8
^ hot	7 -3 9 9 11 -3 42 -2 56 2
^ hotel	0 11 5 -8 73 -3 76 2 79 8
^ hotline	102 22 119 -6
^ hotspot	59 7
^ hours	17 14 36 -2 38 -3 73 6 74 -2 84 -2 87 3 88 -3 99 13 106 -2 138 -4
^ house	0 8 2 5 9 -2 56 7
^ household	3 17 131 -2
^ how	17 -2 18 2 73 -2 75 -3 76 -2 77 -2 79 -4 80 4 85 -2 94 3 100 2 106 2 110 -2 111 2 114 4 116 4 122 3 124 2 126 -2 130 2 131 6 134 2 135 4 138 10
^ howdy	131 17
^ huerto	52 3
^ hungry	7 9
^ husband	2 -2 28 -2 29 5 32 -2 110 6
^ hvac	16 4
^ hygiene	5 2 77 4 91 -2
^ i	0 -2 8 2 36 -2 38 2 73 6 75 2 76 3 78 2 80 2 104 4 105 2 122 4 135 -2 138 -2
^ id	115 -5 125 13
^ iep	33 -3 34 17
^ ignore	91 -3 137 7
^ immigration	106 -3 110 -4 125 4 135 16
^ imprimir	63 15
^ impuestos	19 24 115 -2 128 -12
^ in	17 -5 70 6 79 23 100 11 105 -5 107 3 112 15 116 -3 124 -5 135 -3 137 -2 138 -3
^ income	17 24 125 -10
^ influencer	75 8
^ informacion	104 9 110 6
^ information	24 -2 110 2 121 8
^ ingles	17 -4 39 14 124 -2
^ inscribir	122 12 123 10
^ insectos	54 13
^ instagram	75 9 108 13
^ interfaith	48 17
^ internet	57 -2 59 16
^ internship	17 -3 20 -2 73 18 120 -3
^ interview	15 6 79 -4
^ irs	96 -3 102 -14 128 9 138 16
^ is	2 -3 7 -2 9 -2 17 -3 26 2 47 -3 62 -2 73 -4 76 -3 82 2 87 3 88 -2 89 -2 100 -6 101 9 107 2 109 3 110 10 115 3 119 5 124 5 126 -2 129 2 130 2 131 -2 134 2 137 2 138 15
^ items	3 -4 79 2 93 12 125 -2
^ its	6 4 21 5 22 -3 25 3
^ jabon	5 4
^ jale	17 9 120 -2
^ jardin	13 -2 52 4
^ jardineria	6 -2 18 12 19 -6 52 16
^ job	14 10 16 6 17 10 20 -4 57 -2 58 2 63 -3 74 -5 88 -2 99 -2 109 8 120 6 122 -7
^ jobs	17 10 20 -3 76 -2 120 2 124 -3
^ join	44 -4 45 6 80 20 112 -7 120 11 121 -9 122 15 124 -2
^ judge	73 8
^ juguetes	31 19 77 -3 79 2
^ junta	34 9 38 -2 77 -5 90 -2 112 11
^ just	7 6 8 3 23 6 35 7 39 2 47 3 73 -3 94 -2 101 6 121 5 138 -3
^ keep	36 -3 42 9 47 2 110 4 111 8
^ kick	0 -5 1 10 23 8 77 8 110 -2
^ kid	28 -2 36 7 61 13 138 -4
^ kids	4 5 9 -3 11 4 25 3 26 5 28 3 29 -3 31 8 41 3 46 -2 56 3 58 -3 59 2 73 -7 82 8 109 -2 121 -2
^ kinds	74 -4 76 -4 77 -2 79 -5 89 8 92 8 98 9 121 8 122 -5 127 15
^ kinship	30 17 35 -7
^ kitchen	3 14 9 -2 12 9 16 -3 73 -4
^ knitting	49 4
^ kosher	10 3
^ la	7 2 11 2 26 -3 34 5 36 -2 63 3 73 -2 104 4 110 -7 124 3 125 9 138 -2
^ lactose	10 4
^ laid	7 -2 17 7
^ landlord	1 8 76 3 112 -2 135 -2
^ landscaping	0 -2 18 11 27 -2 73 -4 76 7
^ laptop	40 -5 57 -2 58 12 79 -14 95 14
^ laptops	58 3 95 -2
^ late	1 7 124 -4
^ lawn	18 3 76 -2
^ lawyer	76 6 135 2
^ le	4 2 7 -2 10 3 32 7 37 2 60 3 87 3 88 -2 110 13 124 -2
^ lead	74 18 88 -4 112 -6
^ leader	87 5 88 -4 89 7 112 6
^ leadership	73 -2 74 10 112 15
^ learn	3 -3 9 -2 16 2 19 3 49 4 54 4 55 -3 57 9 61 3 62 2 103 -2 116 -2 138 -2
^ learning	12 -2 16 -4 33 6 36 21 57 -2 61 -2 67 -2
^ least	130 5
^ leave	24 5 29 -8 78 11 104 10 135 -2
^ leche	7 10 10 -8
^ leer	37 2
^ leftover	7 -2 79 12 109 -5
^ legal	106 -2 115 14 135 -6
^ legit	60 -10 115 10
^ lend	18 -2 19 15 73 10 76 9
^ lengua	107 10
^ lentes	26 19 31 -2
^ les	57 -2 63 -3 102 5 103 8
^ let	17 6 73 10 79 -4 137 3
^ libros	37 7
^ licencia	18 9 76 -6 138 -2
^ lider	74 21 87 -6 88 -4 89 -8
^ liderar	74 13 112 -10
^ lideres	74 -2 87 -4 88 -3 89 -6 112 17
^ life	21 -2 48 9 122 11 135 -3
^ lifeline	59 8 63 -2 102 -2 119 15
^ light	6 2 78 -2
^ lights	6 10
^ like	73 2
^ limpiar	51 12
^ limpieza	51 10
^ linea	57 -3 59 -2 63 -12 102 20 103 -2 119 15
^ link	60 7 63 -2 78 8 79 -8 106 -3 122 10
^ linkedin	14 10 108 16
^ list	28 -2 76 -3 118 6 121 7 127 7 137 -2
^ lista	21 -2 28 -5 105 -3 111 -2 121 7 122 4 137 13
^ litter	51 9
^ live	0 14 2 -4 17 -2 19 15 20 -3 27 -2 105 15 110 -6 116 -4 122 -2 126 22 138 -5
^ living	0 19 27 -3 122 -2
^ llamar	102 9 105 -3 106 -6 119 5
^ llegar	27 -3 100 10 101 9
^ llegue	27 -4 104 7
^ llenar	57 -3 63 14 106 -9 123 4
^ llevan	8 8 77 -2 91 -3 92 8 114 -2
^ llevar	8 4 26 -3 27 13 78 -2 79 9 94 -4 101 -4 125 -2
^ llevarme	26 -5 27 7
^ llevo	8 -2 17 6 23 3 79 -2
^ lo	0 -3 25 -5 122 11 130 6
^ local	74 -2 89 -3 100 23
^ located	100 4
^ lonche	7 7 9 -6 11 6
^ look	32 -6 35 13 44 -2 137 7
^ looking	1 -2 2 5 7 3 17 6 31 -3 73 7 76 -2 120 2
^ los	7 10 9 -3 11 -3 25 -3 73 5 138 5
^ lose	0 -4 1 24 2 -4 25 -2 28 4 73 -4 138 8
^ losing	1 16 2 -6 21 -2 22 -4 25 6 28 12 30 -2 130 -2
^ lost	0 17 25 10 28 -3 122 -7
^ lottery	138 7
^ low	2 6 3 -5 10 6 59 3 125 6 134 -4
^ lugar	0 9 2 6 3 -2 24 11 26 -7 77 -6 90 -2 91 9 100 -2 130 -4
^ lunch	9 -6 11 4 99 9
^ magazine	75 17
^ mail	78 3 103 11
^ mailing	28 -2 103 12 108 13 137 -3
^ make	4 -3 44 11 49 5 61 7 78 4 80 10 125 6 129 -2 138 -8
^ maker	49 19
^ makerspace	49 17
^ mal	19 2 21 11 36 -3
^ malas	32 5 36 4
^ mama	28 7
^ mandar	57 8 78 4 103 -5 104 8 129 -2
^ mande	63 -2 106 6 122 -3
^ manualidades	43 4 46 -2
^ maquina	49 3 105 -2 116 6
^ maryland	126 17
^ math	36 7 138 6
^ me	1 4 7 2 12 -3 17 4 56 3 60 8 63 2 73 6 78 -2 79 2 80 -2 99 -2 100 -2 104 6 105 6 106 -2 110 3 121 -4 122 8 124 -2 130 3 134 3 135 -2
^ meal	7 15 9 -8 12 12 36 -5 38 -8
^ meals	7 6 8 11 9 -6 12 -2 78 -8 129 17
^ meaning	48 10 138 6
^ media	4 -10 75 23 76 -2 97 6 98 -6 125 -3
^ medicaid	26 9
^ medical	6 -3 26 18 35 -2 134 10
^ medio	50 8 75 5
^ meditar	47 6 48 -4
^ meditation	47 4 48 -2
^ meet	28 12 73 -4 112 7 138 -2
^ meeting	23 -3 34 11
^ mejor	76 -2 126 -3 138 11
^ member	76 -2 105 -2 122 -4 125 -2 137 14
^ membership	122 17 124 2
^ mental	21 16 22 -5 67 -3
^ mentor	32 11 73 -7
^ mi	2 -3 3 3 24 3 29 -2 31 -2 32 3 44 4 47 -2 50 2 58 2 73 4 76 9 77 -2 78 2 106 2 110 3 111 -2 126 2 137 4
^ minimo	79 -3 94 7
^ minimum	78 5 82 6 94 -10 125 -2 130 7
^ mis	7 4 11 5 24 -2 28 7 31 4 32 -2 34 -2 110 7 111 -6
^ miscarriage	25 9
^ mochila	41 5
^ money	19 16 40 -2 78 -6 112 -4 124 9
^ monthly	78 21 129 -2 130 -4
^ motel	0 3
^ mourning	25 6
^ move	2 13 3 6
^ moving	2 4 3 16 79 7 126 -3
^ muchas	132 7
^ multa	135 19
^ multiplication	36 9 138 -2
^ mural	43 -5 46 7
^ murals	46 3
^ music	43 -7 44 9 45 -2 76 7
^ muslim	47 5
^ muy	132 9
^ my	3 2 4 -2 10 3 17 3 18 -2 25 -3 32 2 33 2 34 -2 39 2 52 3 79 3 106 2 110 4 111 -4 126 5 127 -4 134 3
^ na	23 8 34 -3
^ nada	133 13
^ nadie	17 5 21 2 102 -2 105 -2 106 9 120 -3
^ name	125 -3 138 6
^ narcan	16 -4 23 17 67 4
^ nature	50 18 54 7 71 -3
^ nearest	27 -3 100 -6 101 13
^ necesidades	5 10 33 6 81 5
^ necesitamos	2 6 7 7 29 -4 79 -2 122 8
^ necesito	1 2 2 -2 3 2 4 3 17 2 21 3 22 3 24 3 27 -3 56 2 57 -2 58 2 74 -2 75 4 79 -2 85 2 88 2 97 2 101 5 121 -2 122 6 125 -3 135 2 138 3
^ need	2 5 3 4 5 6 7 3 16 -3 17 4 19 9 21 4 23 2 26 2 28 3 29 -2 33 -5 34 -3 36 3 56 2 57 -3 58 5 59 5 63 -3 78 -5 79 -4 81 -2 93 -4 105 -2 107 -2 120 -3 122 6 138 7
^ needs	81 4
^ negocio	76 5
^ nervous	15 8 21 -5
^ netflix	138 8
^ never	19 2 28 -2 34 -3 38 6 43 3 133 12
^ new	2 7 3 5 16 5 17 7 20 4 28 7 75 -10 114 -4
^ news	15 -3 20 -2 44 -2 75 37 113 -5 114 -11 138 5
^ newspaper	75 5
^ next	4 -6 7 -4 79 -2 106 2 109 27
^ nightmares	21 22 109 -3
^ ninera	35 5
^ ninos	31 8 33 2
^ no	0 -3 2 2 4 2 6 5 7 2 8 4 17 2 21 3 27 4 33 4 38 2 40 -2 56 -2 57 2 59 2 79 -3 93 2 105 3 106 2 116 -4 124 2 125 2 134 -2 136 4
^ nobody	17 6 21 6 35 2 105 -2 106 7
^ nonprofit	76 7 115 -2
^ nos	0 -4 1 14 6 3 10 -3 133 9
^ not	7 5 8 -4 21 12 93 12 105 11 115 9 116 -2 137 -2
^ notebooks	41 3
^ nothing	3 -4 133 11
^ notice	1 15 8 -3 27 -5 77 -8 90 13
^ noticias	75 2 97 -2 138 9
^ nowhere	0 15
^ nuestra	18 -5 76 9
^ number	0 -2 6 -3 21 -3 27 -2 102 6 119 3 125 -8 138 23
^ numero	21 -2 22 -4 63 -3 78 -2 102 3 106 9 115 9 119 7 130 7
^ nunca	19 2 38 2 43 2
^ nurse	73 4
^ nutrition	7 15 73 -2 138 -2
^ ocupo	3 4 7 6
^ offer	36 -7 73 11 76 12
^ office	18 -2 77 2 100 17 104 -4 138 -3
^ ofrecer	73 -3 76 18 121 -10
^ oil	6 7 122 -2 138 9
^ ok	132 11 133 7
^ old	4 -3 57 -3 73 13 79 18 82 -9 88 3 95 -4 114 -3
^ olvida	97 -2 137 7
^ on	0 14 56 -12 75 15 100 -9 123 8 137 -2
^ one	3 -5 7 -6 9 -2 12 20 78 11 84 -2 129 -2
^ online	57 7 60 3 63 2 115 -4
^ only	126 5
^ open	18 11 43 6 44 -2 74 5 76 -2 89 -3 99 5 109 -3 120 2 138 -4
^ orden	24 4 135 10
^ oren	47 20 123 -3
^ organizacion	73 -5 76 8 77 -5 90 -2 91 -2 92 -2 112 -3 115 9 117 11
^ organizar	77 23 90 -2 91 -2 92 -2 109 -5
^ organize	77 13 92 -2 109 -4
^ other	28 8 126 9
^ otra	123 10 126 3 137 -6 138 -2
^ otro	126 12
^ our	0 3 1 2 17 -3 19 -2 26 -2 28 -2 45 -2 50 2 73 4 76 25 78 2 124 -2
^ out	0 6 4 -2 5 2 7 4 17 7 18 -7 24 -8 28 10 79 -5 110 -2 126 11 138 -2
^ overdose	67 10
^ overwhelmed	21 11 28 -5
^ owl	55 10
^ own	2 5 18 18 76 -5 112 -9
^ pack	73 10 78 -3 79 -5 94 7
^ pagar	6 8 19 -6 124 2 130 3
^ paint	43 3
^ painting	43 9 46 -7
^ pajarito	55 9
^ panal	5 2
^ panales	5 3
^ panic	17 -4 21 7
^ papel	5 5 63 -3
^ papeles	125 2 135 9
^ papers	30 3 125 11 135 -3
^ paperwork	63 3 122 -3 125 9
^ para	57 -2 59 -2 100 6 116 16 117 10 136 -2
^ parcela	13 -2 52 7
^ parent	28 14 34 11 35 -8 39 -6
^ parenting	28 13
^ parents	0 -4 28 10
^ park	0 -2 27 -2 100 10 101 6 122 -3 138 -7
^ parking	100 18 101 2
^ parqueo	100 12 101 12
^ part	17 18 80 -7 138 -7
^ partner	29 3 76 3 98 -3 118 7
^ partners	76 11 118 -8
^ pasan	32 -2 79 9
^ paseo	50 -2 54 17 123 -3
^ past	6 4
^ pasta	5 3 26 -2
^ patrocinar	76 9 77 -3 98 -2
^ pay	1 6 6 10 17 -5 78 -7 87 -2 106 -5 124 12 130 7 135 -2
^ payday	19 8
^ pedir	122 8
^ people	48 6 74 -11 77 -5 89 12 91 10
^ perdi	0 6 17 5 25 7 28 -2 125 3 138 2
^ perfect	132 13
^ perfecto	132 12
^ period	5 18 31 -3
^ permiso	17 -9 20 -2 44 -3 75 -2 91 7 97 8 135 18
^ permission	77 -9 91 12 97 8
^ persona	100 -5 105 17 116 -3
^ personal	5 -2 19 7 110 5 112 18
^ petersburg	126 2
^ phishing	60 8
^ phone	57 -4 59 -10 63 11 73 -2 76 2 100 2 102 31 138 -2
^ phonics	37 6
^ photo	75 -3 97 5
^ photographer	75 10 76 -2
^ piano	44 4
^ pick	51 6 79 12 94 -8 136 -4
^ pickup	79 27 94 -14 130 -3
^ piden	26 -3 122 -2 125 19
^ pills	23 10 134 -9
^ pintar	43 -2 46 7
^ place	0 4 3 -2 9 4 13 -2 52 4 56 -4 77 -2 91 5
^ plan	18 5 24 8 77 -4 90 4
^ plant	50 4 52 -2
^ plantar	50 2
^ planting	7 -2 50 15 52 -3
^ platicas	21 -2 48 10
^ play	31 8 44 -11 73 -2 138 14
^ playgroup	31 17
^ pledge	78 34 130 -23
^ plus	4 8 138 -2
^ podcast	17 -3 44 10
^ poner	18 5 19 -2 76 -2 78 3 80 10 129 -2 130 7
^ pongo	78 -2 130 7
^ por	25 -2 122 16 123 12 138 -6
^ possum	55 3
^ pottery	43 5
^ power	6 -3 135 4
^ practicar	39 2
^ pray	47 8
^ prayer	11 -6 47 8
^ precio	78 -2 129 -4 138 17
^ pregnancy	26 9 134 17
^ pregnant	26 23 134 -5 138 3
^ prenatal	26 17
^ president	112 7 117 -2
^ presidente	112 6 117 -4 138 9
^ presion	26 8
^ press	25 -2 75 6
^ price	124 8 138 -2
^ primer	20 13 37 6 78 -5 86 12
^ print	49 -11 63 17
^ privacy	110 11
^ pro	76 8
^ problemas	29 17
^ program	31 5 61 -2 121 5
^ programa	31 2 32 12 36 -3 61 -2 121 -3
^ programas	31 16 32 -5 61 -3
^ programming	32 -8 61 12
^ programs	31 -2 33 7 61 -4 121 10
^ proof	100 -2 125 7 137 -2
^ proxima	77 -2 109 9
^ psicologo	22 5 26 -3
^ psychiatrist	22 7
^ public	33 -2 81 9
^ pueden	40 3 54 -2 55 -4 73 -5 80 -2 94 9 122 14 125 -3
^ puedo	0 -2 7 -2 8 -2 9 4 21 -2 26 -2 27 -3 35 -2 73 17 76 -5 79 2 82 2 84 5 91 2 96 2 99 3 101 7 102 8 104 -2 106 -2 115 2 122 3 123 3 125 -4 129 -2 130 3 134 3 135 3 138 -4
^ pull	5 14 28 -2
^ pulse	27 -2 100 12 101 3
^ put	0 6 14 5 17 -7 60 -2 73 10 75 5 78 -3 130 7
^ python	61 5 138 3
^ qualifications	74 -2 87 -3 88 9 89 -5 125 16
^ qualify	74 -7 87 -3 88 15 89 -6 125 10
^ que	0 -3 6 -3 7 -3 12 3 19 -2 23 -2 26 -5 27 -2 28 -2 37 2 43 2 63 -2 73 -4 74 -4 75 -3 76 -3 77 -3 78 -3 79 -2 84 -2 85 3 87 -2 89 5 90 -2 92 3 93 5 100 2 101 5 102 -2 105 2 106 3 109 4 115 -2 116 7 121 8 122 -2 125 6 126 5 129 4 131 3 132 5 133 5 134 6 138 7
^ queremos	43 -5 46 6 77 5 79 -4
^ quien	1 -2 2 3 17 -2 19 -2 20 2 25 -2 35 4 74 -3 75 -2 78 -4 79 -3 83 2 88 4 96 2 110 9 112 10 113 11 118 4 122 -3 125 7 135 -2 137 8 138 8
^ quienes	74 -2 76 -2 98 -2 112 9 113 4 117 14 118 3 125 10
^ quieren	1 5 34 6
^ quiero	2 2 7 -2 10 -2 16 2 17 -4 18 2 28 2 32 -2 46 -2 73 7 74 4 76 2 77 2 78 7 80 5 81 2 88 -2 98 -3 102 2 104 5 111 5 112 -2 122 5
^ quiet	47 7 99 -4 101 8
^ quilting	49 17
^ quit	21 -4 23 6
^ quitenme	21 -3 111 19
^ raccoon	55 4
^ radio	15 -3 75 11
^ rain	56 7
^ raised	0 -7 3 -9 52 18
^ raising	28 8 30 10 31 -2
^ raiz	138 8
^ ramp	100 14
^ rampa	100 12 101 8
^ ran	7 7 10 3
^ rap	44 10
^ reach	104 21 106 -2
^ reading	37 4
^ real	60 -7 115 8 116 -2 138 12
^ recai	23 3
^ receipt	3 -2 4 -3 96 23 128 -8
^ receta	12 -5 26 6 27 -4 138 14
^ reciben	6 -10 79 22 96 -7 128 -3
^ recibo	6 -5 19 -5 79 -4 96 11 128 12
^ recogen	4 -2 79 5 94 5
^ recoger	51 3 79 3 94 -5
^ record	17 5 44 9 83 -2 110 -2 138 -3
^ recording	43 -4 44 7
^ recovery	23 2
^ recycling	7 -3 53 18
^ redes	59 -4 108 22
^ refer	76 5 98 -2 123 6
^ reference	21 -5 102 -5 106 16 137 9
^ referir	76 8 98 -5
^ regalan	3 6 7 9 41 7 57 -2 58 9 78 -3 79 -8 95 -6
^ regalar	3 -2 4 -3 49 -2 77 2 79 10 96 -3
^ registered	115 5
^ reglas	75 -2 91 8 97 9 137 -4
^ relacion	24 3 29 2
^ relationship	24 -14 29 17
^ religion	47 5 48 -3
^ remote	73 3 82 -3 85 5
^ remove	63 -5 106 -2 111 20
^ renee	113 14
^ rent	1 11 2 -2 122 -5
^ rentar	1 2 2 4
^ repair	16 13 49 7 56 -4
^ repeat	36 -2 60 -3 115 -5 137 18
^ report	36 20 75 -7 110 6 130 -7 135 -3
^ request	122 12
^ requirements	74 -2 75 -3 76 -7 88 2 97 5 98 11 125 9
^ requisitos	74 -7 76 -5 87 -2 88 13 89 -2 98 12 118 -2 125 6
^ residencia	125 17 135 7
^ respite	35 6
^ restaurant	76 -11 79 6 138 15
^ restaurante	18 -2 76 14 100 -4 138 4
^ resume	14 5 73 -4
^ reunion	31 -2 34 13 36 -2
^ revision	10 -7 26 6 83 8
^ riddle	138 5
^ ride	27 19 135 -4
^ rio	51 9
^ river	51 7
^ roast	138 15
^ robot	105 -11 116 19
^ robotica	61 6
^ robotics	31 -2 61 9
^ ropa	4 14 17 -3 20 8 93 -3 95 -2
^ ropita	4 7 79 -4
^ rsvp	14 -6 109 10
^ run	74 7 76 -3 77 10 112 -8
^ sacar	1 2 2 -2 75 4
^ safe	2 -4 24 10 78 -3 110 -4 130 8
^ safety	16 -14 24 9 67 18
^ salud	21 10 22 -8 26 14 67 -8
^ samuel	113 14
^ sanitary	5 17
^ sat	36 9 38 -5 106 -5 138 8
^ saturday	31 13 32 -4 73 -3
^ save	13 6 19 -11 29 6 110 7
^ say	35 -3 76 -3 118 -2 137 22
^ scam	60 4 115 -3
^ scared	1 9 24 -4 26 -4 27 9
^ scholarships	40 8
^ school	4 4 11 6 19 -2 26 6 30 3 31 -2 32 -2 34 2 35 -3 36 15 38 -9 40 3 41 5 42 -2 73 6 77 -2 99 -6 138 4
^ scrubs	17 -3 20 7
^ se	0 5 28 7 36 -2 52 3 57 -6 58 3 63 -2 73 4 102 2 110 4 124 10 132 7
^ second	15 2 17 9 37 4 75 -2
^ section	1 14 2 6
^ security	1 2 16 7
^ sede	74 4 87 -3 88 -3 89 -5 100 12
^ see	26 5 27 -2 73 -2 110 -15 111 11 133 23
^ seguro	24 -8 26 12 110 -12 125 7 130 5
^ sell	18 6 102 -2 105 -2 110 -5 138 14
^ sembrar	13 12 50 5 52 -3
^ send	19 -2 57 9 63 -4 78 12 100 4 103 -3 104 4
^ senior	2 10 8 -4 25 -3 35 12
^ sensory	33 9
^ ser	73 18 74 13 77 7 80 3 82 -2 83 -3 84 -8 85 -4 87 -5 88 -5 89 -2 105 5
^ serve	7 -3 9 -2 73 18 126 6
^ service	73 8 76 -6 84 -2 85 -2 121 17
^ servicio	59 5 73 5 76 -2 85 -2 121 11
^ servicios	6 2 73 -4 76 -3 85 -2 121 15 127 -2
^ servsafe	16 18 36 -5
^ set	57 3 73 -2 74 7 77 10 90 -4 103 -2
^ sewing	49 7 116 -6
^ shade	4 -4 56 14 79 -2
^ shampoo	5 4 79 -2
^ share	110 9
^ she	24 11 37 3 109 -2
^ sheriff	1 6
^ shoes	4 12 20 -2
^ shoot	31 6 57 -2 75 8 97 -2
^ should	134 10
^ show	137 6
^ shower	5 14
^ shut	6 3 17 -4 78 4 136 5
^ sick	3 -6 8 8 26 9 31 -2 101 5
^ side	18 6 134 12
^ sign	3 -3 32 -2 52 4 73 3 83 6 86 -5 106 -2 107 3 122 9 123 5
^ signed	73 -9 85 -3 86 15
^ sin	0 13 2 -5 3 -2 7 5 8 2 10 6 21 6 22 -2 24 -2 26 6 27 5 28 -3 115 2 124 2 125 2 135 -4 138 -4
^ since	25 4 114 12 122 -4
^ sing	45 2 73 -3 138 12
^ singing	45 6 73 -2
^ single	17 5 28 7 35 -3 122 8 138 -2
^ sit	7 -3 9 11
^ size	4 7 5 2 74 -3 89 8
^ skipping	7 6
^ sleep	0 -16 3 21
^ sleeping	0 7 3 5
^ small	4 -5 18 5 76 6 135 9
^ smallest	78 9 94 -3 130 -2
^ snap	7 4
^ sober	23 3
^ social	1 -2 4 -2 19 -3 60 -3 63 12 76 12 97 -3 100 -2 105 -4 108 14 125 7
^ socio	75 10 76 12 97 -5 98 -13 118 -2
^ socks	4 10 79 -6
^ sofa	3 8
^ soil	13 2 52 3
^ soldar	49 5
^ solicitud	14 11 17 -6 63 8 106 -18 122 10
^ solo	21 10 28 -7 84 -3 125 7 126 7
^ solve	138 17
^ somebody	19 -3 21 3 22 5 27 6 60 8 63 4 102 -2 106 -5 122 -4 123 7 138 -2
^ someone	21 6 29 6 31 -2 32 3 35 2 60 7 73 -3 104 6 105 -4 106 -4 107 13 115 -7 123 5 138 7
^ something	2 7 31 11 42 6 73 -2
^ somewhere	0 3 2 11 24 4
^ somos	26 -2 73 3 76 6 77 -2 122 12
^ son	33 4 114 10 115 11 117 -4 123 -2 125 -2 136 9
^ song	44 7 138 -7
^ soon	73 -2 85 -5 86 11 90 5 91 -2
^ sort	7 -5 73 21 78 -7
^ soup	3 -2 7 -2 9 12 12 -2 138 -2
^ soy	21 -4 25 2 28 8 30 2 57 3 75 3 76 4 125 3 135 -3
^ space	76 6 77 -4 90 -4 91 12 92 -3
^ spanish	22 7 107 -3 138 11
^ speak	21 -4 104 6 105 25 107 -8
^ special	10 6 33 3 34 12 63 -3
^ speech	33 7
^ spent	0 3 1 -6 7 6
^ spirit	21 -5 47 16 48 5
^ spiritual	47 2 48 3
^ sponsor	23 14 76 12 78 -4 98 -3 109 -4 118 -2
^ sports	31 7
^ spring	11 6 35 -3
^ square	138 9
^ squirrel	55 3
^ staff	105 9 112 19 120 -11
^ start	13 5 18 2 20 4 40 -5 74 10 77 5 82 -2 86 3 92 -2 113 -7 114 -5 122 18
^ started	80 -3 113 12 138 -2
^ starting	3 7 20 4 113 -3 122 -2
^ starving	7 4 80 -2
^ stay	0 -2 23 7 51 -5 110 9
^ std	26 16 134 7
^ steel	20 9
^ still	6 5 25 2 47 -4 106 6
^ stock	78 9 138 -7
^ stop	7 -9 23 3 57 -4 78 -13 80 12 98 3 103 -3 111 12 130 18 134 9
^ street	0 -14 43 -4 46 9 50 4 100 12
^ stress	21 5
^ stressed	21 3
^ struggling	36 -3 122 14
^ stuck	0 13 4 -2 16 5 17 -2 32 -3
^ student	19 -10 36 9 40 14 69 -2 75 10 125 -2
^ studio	2 -3 43 18 44 -2 73 -2
^ stuff	31 2 78 -6 79 9
^ stupid	136 9
^ su	57 -4 103 8
^ submitted	106 10
^ substance	23 18 24 -2
^ sue	135 8
^ suggestion	61 -2 81 22 121 -4
^ suicide	119 9
^ summer	11 7 32 -2 37 -4 42 7
^ sup	131 16 138 -5
^ supplies	5 -8 41 -2 76 -6 79 24
^ supply	7 -2 76 21 79 -3
^ support	21 11 35 2 78 11 80 22 117 -2 118 -2 135 -2
^ tablet	28 -2 57 -2 58 10 95 -2
^ take	3 -2 4 -7 19 -5 21 -2 26 -2 27 2 28 -4 35 -3 45 2 74 6 75 6 78 -2 79 31 80 6 81 4 93 -3 94 -2 97 -3 111 9 126 -2 129 -4 133 12
^ talk	48 -6 57 4 104 10 105 18 133 6
^ taller	12 3 43 4 49 3 76 -2 109 -3
^ talleres	109 7
^ tardan	102 -4 106 6
^ tarjeta	19 -12 78 13
^ tax	75 -2 96 -2 103 -2 115 13 125 -3 128 6
^ taxes	19 26 115 -2 128 -16
^ teach	19 6 28 -2 57 2 67 -4 73 12
^ teacher	11 2 34 4 37 3 41 6 57 6
^ team	73 -2 112 3
^ tech	0 -5 57 18
^ techo	0 -10 2 21 57 -2 119 -2
^ teen	28 12 31 -8 32 14 73 -3
^ teens	32 10 73 -22 82 21
^ tejer	49 7
^ tell	2 -2 15 -4 17 -2 21 -2 43 -2 64 3 65 3 66 5 67 5 68 4 69 5 70 4 71 4 72 4 75 -5 78 -2 100 -2 110 -2 113 -2 117 7 121 3 135 -2 137 6 138 12
^ tenemos	3 -6 7 7 76 20
^ tengo	2 -2 5 -2 18 -5 19 2 27 2 47 -3 48 3 75 2 76 10 78 -2 79 4 81 4 83 3 84 2 104 3 124 2 125 3 137 -3 138 3
^ terapia	22 6 26 -2 29 3
^ terminar	36 -3 38 8
^ text	102 10
^ thank	132 9
^ thanks	132 16
^ thanksgiving	7 25 9 -4 31 -4 99 -2
^ that	0 -2 36 2 122 -2 132 20 133 12 138 8
^ the	1 10 3 -2 6 3 8 2 17 7 21 -3 34 5 45 2 52 -3 99 -2 104 11 112 -2 138 -2
^ therapist	76 5
^ therapy	21 -6 22 14 26 -5
^ there	19 2 51 2
^ they	0 6 1 9 4 -5 7 4 17 21 20 2 34 10 49 -3 60 6 63 -2 73 -2 78 -5 79 -3 116 -2 130 -2 135 6 138 -5
^ things	28 -2 31 7 78 -3 79 5 109 18 121 15 122 10 135 -4
^ this	21 2 42 4 56 4 109 22 115 4 136 2
^ thursday	7 -6 9 15 73 -3 99 -2
^ tiempo	73 -4 138 12
^ tienen	3 -3 44 7 45 -2 57 -5 93 3 101 3 102 11 108 8
^ tierra	13 5
^ til	99 14 114 -2 138 -2
^ time	73 -10 84 7 87 5 138 7
^ tipo	121 3 138 15
^ tipos	77 -3 90 -4 92 9 121 7 122 -2
^ tithe	78 17
^ toallas	3 2 5 8 79 -2
^ toallitas	5 8
^ toddler	4 6 28 10 31 -3
^ toilet	5 3
^ toiletries	5 4 93 -2
^ toma	23 4
^ tomar	23 -5 75 8 97 -2
^ too	9 -6 31 10 56 6 73 -3 82 -6 125 14
^ tools	20 5
^ toy	109 11
^ toys	31 22
^ trabajadora	105 14
^ trabajan	17 -4 20 -3 99 14 110 14 120 -2 125 -4 135 -2
^ trabajar	20 -2 43 3 76 -5 120 16
^ trabajo	16 -6 17 18 20 -2 39 -3 75 -2 125 10
^ track	44 -3 45 -3 110 5 138 5
^ trade	40 9
^ traduce	107 -5 138 17
^ traer	8 2 74 8 121 -4
^ traffic	135 11 138 10
^ train	16 2 27 -2 138 13
^ training	16 17 61 -2 67 -8 121 -4
^ transitional	2 8 23 -5
^ translate	138 11
^ transportation	22 -7 27 10
^ transporte	27 5
^ trash	51 8 136 -6
^ trauma	21 17
^ tree	50 6
^ trump	138 14
^ trying	2 5 135 -2
^ tuition	40 4
^ turkey	7 15 77 -2 109 6
^ turtle	55 2
^ tutor	36 11 37 -3 73 -6
^ tutoring	36 5 73 -9 76 6
^ tv	75 14 138 4
^ twelve	23 11 28 -7 122 -2 127 9
^ types	73 -2 85 7 121 11 122 -3
^ typing	16 -3 57 17
^ un	2 2 7 -5 9 6 24 2 31 -2 32 3 33 3 47 7 56 -2 79 8 129 4 138 -4
^ una	0 -2 3 4 4 -4 58 2 79 4 105 6 131 10
^ unemployed	17 6
^ unemployment	7 -4 17 6 63 6
^ uniform	4 -6 20 8
^ uniforme	4 21 20 -15
^ unopened	5 -3 79 4
^ upcoming	109 8
^ update	14 9
^ usar	57 17 59 -6 62 4 102 -5 103 -6
^ use	57 18 59 -7 62 4 63 -5 103 -3 116 -3
^ used	4 -3 58 -4 79 9 93 8 95 -8
^ ustedes	73 -7 80 8 92 6
^ utiles	41 3
^ utility	6 3
^ va	36 7 138 3
^ vacaciones	11 10
^ vacunas	26 14
^ vcu	40 4
^ vegetarian	10 8
^ venden	78 -2 93 9 110 12
^ vender	18 10 135 -2
^ venmo	78 10 130 -2
^ ver	54 7 55 -5 57 6 138 -2
^ verano	11 -11 42 12
^ vet	76 3 138 5
^ veteran	21 7 125 11 138 -9
^ video	75 9 102 -4 109 -5 138 9
^ virginia	126 9
^ virtual	73 11 85 13 116 6
^ visa	125 -10 135 12
^ vision	26 15 117 8
^ visit	26 -2 27 -4 100 17 101 -2
^ vivienda	2 8 64 -2
^ viviendo	0 18 27 -3 138 -8
^ vivo	7 4 19 13 21 -6 28 7 126 16
^ voluntario	82 -2 84 5 85 14 86 -3
^ volunteer	16 -2 17 -2 73 3 82 -14 83 8 84 12 85 15 86 -4
^ volunteers	73 17 82 -2 83 -3 84 -7
^ vuelos	138 9
^ walk	8 -2 54 -13 99 26
^ walks	8 -6 54 19 99 -2 101 -3
^ want	1 -4 2 7 7 -5 12 -5 13 3 16 6 17 6 18 3 21 2 44 3 48 -2 50 6 52 -2 57 -3 73 -4 74 4 76 -4 78 21 79 -2 88 -2 112 -3
^ warm	0 5 4 -3 6 -5 7 -2 9 12 79 -2 119 8
^ watch	31 -3 35 11
^ water	6 -6 138 6
^ ways	73 -2 78 -6 80 14 98 7
^ we	0 3 2 3 5 4 6 2 7 4 21 -3 23 -2 28 4 29 7 41 -2 73 -2 74 4 76 11 79 5 122 2 135 -2
^ web	59 -2 61 10 124 -3
^ weekend	11 15 73 -3 99 7 109 -15
^ welding	16 2
^ what	4 -2 17 -2 26 -3 27 -2 61 -2 63 -2 73 -3 74 -3 76 -2 77 -2 78 -2 80 2 85 2 89 3 92 2 93 4 99 5 102 2 116 6 117 6 121 7 124 2 125 3 127 3 129 4 131 2 134 3 137 2 138 5
^ whatsapp	57 24
^ wheelchair	26 15 79 -3 100 13 101 -4
^ when	0 -2 8 -2 18 -2 19 -2 26 2 48 3 51 -3 73 -3 74 -2 79 -5 90 3 94 7 96 -2 99 5 104 -6 105 -2 106 14 109 11 113 -4 114 11 122 2 138 12
^ where	2 -2 3 3 4 2 5 3 6 -2 7 -2 9 6 17 2 19 -4 31 3 35 -2 39 -2 52 2 57 -2 76 -2 78 3 80 -2 81 3 86 -3 93 -2 94 2 96 3 100 19 103 3 106 -2 117 -2 118 4 122 5 123 -3 130 2 135 -2 138 11
^ which	0 -3 17 -2 26 -5 27 -4 59 2 76 -5 80 -2 99 6 100 5 101 3 118 10 121 5 126 2 134 5 135 -2 137 8 138 -4
^ who	0 -2 17 2 27 2 37 -2 43 -2 74 -2 75 2 76 -3 78 -2 83 2 88 4 92 2 96 3 102 2 103 3 104 2 110 5 112 6 113 7 114 -3 116 2 117 4 118 2 122 -3 125 8
^ why	48 10 113 4 117 13 138 7
^ widow	25 7
^ wifi	59 4 60 -2 137 -3 138 15
^ will	21 -7 28 10 65 4 73 -7 76 -3 78 2 85 3 87 2 94 4 106 6 110 10 122 -2 128 3 130 8 135 2 138 5
^ willing	73 8 79 -2
^ winter	4 4
^ wipe	5 -14 57 -2 58 -2 95 22
^ wish	21 -5 79 15 137 -3
^ wondrous	74 -3 117 20
^ work	4 -3 16 3 17 14 20 5 65 -2 67 -2 76 -2 79 -3 93 -2 118 7 120 10 135 2
^ workers	135 14
^ world	138 15
^ write	19 -2 26 -2 44 -7 61 -2 78 8 103 5 104 12 128 -10 138 20
^ xfinity	59 3
^ ya	0 2 2 4 7 2 23 2 73 -3 74 2 79 -4 86 3 99 4 106 6 133 -2
^ yo	131 21
^ you	31 -2 47 -3 51 -6 60 -7 62 -9 74 -2 99 8 100 -2 113 -2 114 11 116 7 117 -2 121 12 122 -5 131 10 132 20 136 18 137 3 138 -5
^ your	2 -4 7 4 21 -2 49 -3 73 -5 74 -4 75 -16 76 -9 80 -2 98 -2 99 6 100 16 102 2 112 4 113 15 116 7 117 13 118 9 121 4 132 11 137 -2 138 -10
^ youth	31 17 32 -4 73 2 121 -2
^ youtube	108 22
^ zapatos	4 2 31 -3 79 4
^ zoom	26 -6 57 13 59 -2
a 10	31 8 32 -6
a 2	0 10 4 12 31 -2 32 -4 82 -2 138 -3
a alguien	1 -4 2 9 19 -4 60 6 78 -2 122 -2
a baby	138 8
a background	17 -2 73 -4 83 6 88 6
a bad	24 9 29 -4 60 8 122 2 135 -3
a bed	0 13 3 -9 79 5
a better	16 3 17 -4 28 8 38 4 122 -4
a bot	105 8 116 5 137 -3
a box	7 10 77 9 94 -7
a break	11 -2 35 8
a budget	12 8 138 -3
a business	18 7 76 4
a call	0 -2 102 -3 106 12
a car	35 -2 55 2 122 20 138 -7
a case	2 -3 17 -2 29 -3 105 13
a chapter	17 -2 74 -5 87 11 88 4 89 10 112 -3 124 -2
a charge	17 7 124 2 135 -2
a cheap	2 6
a check	19 -4 26 -4 78 22 138 -8
a class	12 8 36 -2 61 13 73 -4 138 -7
a clean	17 -3 23 -2 47 2 73 8 79 -2
a coat	4 6 79 -4
a cocinar	12 6 73 -2
a computer	58 9 123 5
a couch	0 2 3 7 79 3
a counselor	22 5
a credit	19 -6 60 10 73 -2 76 3 130 -2 138 -2
a crib	3 -4 79 7
a crisis	0 -6 73 6 85 -2 119 7
a day	73 17 76 -3
a daycare	18 9 99 -2
a dead	16 5 17 -2 50 4
a decir	110 2
a discount	76 5
a doctor	26 9 27 -3 107 -2 138 5
a document	63 2 103 8 125 -2
a dollar	78 -7 129 2 130 9
a domicilio	8 7
a donated	58 -4 79 -2 95 9
a donde	57 -2 78 3 79 -2 96 3 100 4 103 3 129 11
a drive	73 -5 76 -3 77 7 90 6 91 6 92 2 138 -2
a driver	73 10 77 -2
a family	7 6 34 -2 73 -2 76 -4 78 10 79 -3 123 9
a felony	17 2 74 -3 88 6
a few	35 3 47 9 73 -2 76 4 78 2 122 3
a fire	0 3 3 7 113 -2 122 -2
a food	18 3 76 -2 77 -7 90 4 92 8
a form	63 14 73 -2
a friend	31 -4 123 10
a garden	3 -7 52 13 73 -3
a giveaway	2 -3 77 15 90 4 91 8 109 -7 125 -4 138 -2
a good	19 5 31 -2 32 4 133 14 138 3
a group	25 3 45 4 54 13 138 -2
a hand	73 13 76 -2 122 2
a hard	21 7 29 -2 135 -2
a helper	55 -2 73 4
a home	2 -3 16 15 73 -4
a hot	4 7 9 3 11 -2 56 -4 138 -3
a hotel	0 -4 10 -3 79 6 138 8
a house	1 -8 2 8 19 3
a hygiene	5 2 77 3
a job	15 3 17 13 20 -2 74 -3 76 2 87 8 89 -2 135 -2
a knife	3 7 73 -2 78 -6 79 11
a la	0 -2 7 -2 8 2 27 5 36 2 39 5 40 2 51 -2 53 3 80 6 92 2 97 4 101 5 110 3 125 -2 138 -2
a landlord	135 3
a laptop	58 9
a lawyer	26 -3 73 -3 76 6 135 5
a leader	74 -2 87 3 88 6 89 3
a letter	1 5 37 -2 62 5 128 5 135 -2 138 -6
a list	28 -2 41 8 61 -2 73 -3 138 11
a living	16 8 49 -7 73 4 76 -3
a llamar	27 -2 73 -2 105 -2 106 14 138 -3
a local	74 6 75 16
a los	10 4 25 -5 28 -3 30 7 31 -3 35 8 36 -3 38 5 73 7 138 -2
a lot	21 7 79 -2 122 6 132 15
a meal	9 -3 78 11 98 -2
a meeting	27 -3 34 10
a member	122 11 125 10 137 -6
a message	60 3 78 -2 104 12 106 5 115 -4
a mi	4 3 5 -2 7 -2 8 -2 20 2 21 3 24 5 25 2 26 -2 27 4 28 -2 34 2 35 2 36 -2 57 2 58 -2 73 -2 74 4 82 3 104 2 121 -2 122 -2 123 9
a minimum	84 5 94 4 130 -2
a mis	17 -2 21 4 28 -3 42 3 101 6 135 3
a mural	43 -2 46 6 76 -3
a nadie	21 4
a new	20 3 50 3 58 5
a nurse	26 6 76 -2
a paid	73 -2 76 -3 120 5
a partner	73 -2 76 -6 98 14
a person	105 5 116 5
a phone	57 -3 58 3 59 12 63 -5 102 5 105 -2 123 6 138 2
a pickup	79 -5 94 5
a place	0 -4 2 13 3 -2 26 5 43 4
a plate	7 -5 9 6
a private	2 -2 21 -2 101 10
a program	28 -3 61 -3 76 7 81 12 121 -4
a que	9 6 36 3 47 3 94 2 99 -3 102 7 117 8 138 -4
a question	103 8 131 9
a quien	104 13
a quote	75 15 125 -2 138 -3
a real	115 3 116 4
a receipt	128 6
a recoger	79 8 94 -6
a record	73 11 83 2
a recording	44 12 73 -2 138 -6
a rest	35 3
a resume	14 6
a robot	105 5
a scam	60 -4 115 -2 137 8
a shelter	0 6 3 9 53 -4 138 -2
a shift	73 4 84 7 86 -6
a shot	17 8 79 -2
a social	21 -3 73 -4 76 -2 123 5 125 4 137 8
a song	44 5
a story	75 15 138 -14
a stove	3 4 9 5 79 -2
a sus	2 -4 28 -4 30 9 76 7
a table	3 5 7 -3
a teen	14 6 32 -4
a therapist	22 5
a tree	55 2
a tutor	36 3
a un	22 7 76 10 105 -4
a usar	16 -2 57 6 79 3
a video	57 -2 75 10
a volunteer	73 -12 82 -2 84 4 85 8 104 8
a walker	101 6
a wheelchair	8 4 33 5 79 8 123 -2
a work	17 -9 65 16 121 -4 135 13
a-	138 3
a-10	31 4 32 -3
a-2	0 6 4 7 32 -2 138 -2
a-about	34 3 75 7 138 -5
a-account	19 4
a-alguien	1 -2 2 5 19 -2 60 3
a-amount	78 -2 130 5 135 -3
a-and	0 3 21 2 35 3 41 2 76 3 78 3 79 2 92 2 138 -2
a-at	0 -2 18 3 45 2 76 -2 91 2 119 2 120 3 123 3 138 -2
a-baby	138 4
a-background	73 -2 83 3 88 3
a-bad	24 5 29 -2 60 5
a-bag	5 2
a-beb	5 -2 20 3 25 2 79 3
a-bed	0 7 3 -8 52 4 79 3
a-better	16 2 17 -2 28 4 38 2 122 -2
a-bird	55 3 138 -3
a-bot	105 6 116 3 137 -2
a-box	7 5 77 4 94 -3
a-break	35 4
a-budget	12 3 19 2 138 -2
a-business	18 4 76 2
a-but	22 4 43 2
a-by	63 -3 103 4
a-cal	102 -2 106 6
a-can	45 2 73 2 76 -2 79 -2 83 4 123 3
a-car	26 2 35 -2 122 13 138 -5
a-card	19 -3 60 5 130 -2 135 2
a-cas	29 -2 105 7
a-casa	50 2
a-chapter	74 -3 87 6 88 2 89 6
a-charg	17 4
a-charity	115 5
a-cheap	2 4
a-check	26 -2 73 -2 78 12 83 2 88 3 138 -4
a-cita	27 5 104 3 138 -2
a-class	12 2 36 -2 52 2 61 5 73 -3 76 2 138 2
a-clean	73 4
a-client	76 7 105 -3 137 2
a-clinica	7 -2 27 5
a-coat	4 4 79 -2
a-cocinar	12 4
a-collect	77 2
a-comput	58 7 123 2
a-cook	9 2
a-couch	3 4 79 2
a-counselor	22 3
a-credit	60 5 76 2 138 -4
a-crib	3 -2 79 4
a-crisis	0 -3 73 3 119 4
a-day	42 2 73 8 76 -2 133 5
a-daycar	18 5
a-de	7 3 73 2 99 3
a-dead	16 3 50 2
a-discount	76 2
a-doctor	26 5 138 3
a-docu	63 2 103 4
a-dollar	78 -4 130 5
a-domicilio	8 5
a-donat	58 -2 78 5 79 -2 95 4
a-dond	96 2 100 2 103 2 129 8
a-driv	77 2 90 3 91 2 92 3
a-driver	73 6
a-el	36 3 57 3
a-esposo	24 2 25 2
a-est	1 5 99 -2 109 4
a-familia	1 -3 2 -3 21 3 24 4 36 -2 57 2 76 6
a-family	7 3 12 2 76 -2 78 5 123 4
a-felony	88 3
a-few	35 2 47 5 76 2 122 2
a-fir	0 2 3 4
a-food	18 2 77 -4 90 2 92 4
a-for	25 5 26 2 52 2 77 4 78 2 79 -2 104 3 128 3 138 -3
a-form	63 8
a-friend	31 -3 123 6
a-from	1 2 63 3 125 -2 137 5
a-ful	0 -3 55 -3 79 3 138 5
a-garden	3 -4 52 8
a-gent	80 5 97 4
a-gift	129 5
a-giveaway	77 10 90 2 91 4 109 -4 125 -2
a-good	19 3 32 2 133 9 138 2
a-group	25 2 45 2 54 7 74 4
a-hand	73 9
a-hard	21 4
a-hav	83 3 135 2
a-helper	73 2
a-hija	4 7 43 2 58 -2 61 2 79 -4 82 4
a-hijo	4 -2 21 2 28 -3 30 3 32 2 34 2 101 3 135 2
a-hold	23 2 89 3 134 -2
a-hom	2 -2 16 8 73 -2
a-hora	9 4 36 2 47 2 94 2 99 -2 138 -2
a-hot	4 4 9 2 56 -2 138 -2
a-hotel	0 -2 10 -2 79 3 138 4
a-hour	35 5
a-hous	1 -4 2 6 64 6 121 -2
a-hygien	77 2
a-i	3 -3 17 4 26 3 79 3
a-in	3 2 32 3 52 2 80 2 111 4 126 -3 138 5
a-is	57 -2 58 2 60 3 115 -2
a-job	15 2 17 5 74 -2 87 4
a-knif	3 4 78 -3 79 6
a-la	27 2 39 3 80 3 97 2 101 2 110 2
a-landlord	135 2
a-laptop	58 3 95 4
a-lawyer	26 -2 76 3 135 3
a-leader	87 5 88 2
a-letter	1 3 62 3 128 3 138 -3
a-licens	83 7 91 -2 125 -4 138 3
a-lin	73 3 102 7 138 -2
a-list	41 4 73 -2 138 6
a-living	16 5 49 -4 73 2 76 -2
a-llamar	106 8 138 -2
a-local	74 3 75 9
a-los	4 -3 10 2 25 -3 28 -2 30 4 31 -2 35 4 36 -2 38 3 73 8
a-lot	21 4 122 4 132 9
a-mama	28 -4 125 6
a-man	32 4
a-meal	9 2 78 5 138 -2
a-meet	27 -2 34 5
a-member	122 6 125 5 137 -4
a-messag	60 2 104 7 106 3 115 -2
a-mi	4 2 24 2 27 2 74 2 82 2 123 6
a-miembro	76 2
a-minimum	84 3 94 2
a-mis	21 2 28 -2 101 3 135 2
a-mural	43 -2 46 5
a-nadi	21 3
a-near	2 3 74 5 88 -2 89 -2 100 -2 138 2
a-need	2 -2 3 4 91 3
a-new	50 2 58 3
a-nino	10 2 28 -2 30 4 31 -2 35 4 73 5
a-notic	6 5
a-number	84 3 102 5 137 -2
a-numero	102 9
a-nurs	26 3
a-of	9 2 74 3 79 3 94 -2 112 -3 121 2 122 4
a-on	1 2 17 3 46 2 60 2 106 2 130 -2
a-one	50 2 78 3 133 5
a-open	0 9 3 -2 52 -2 76 3
a-or	2 2 3 2 98 3 134 2
a-paid	120 2
a-partner	76 -5 98 10
a-person	105 2 115 -2 116 6
a-phon	57 -2 59 8 63 -4 102 2 123 3
a-pickup	79 -3 94 3
a-plac	0 -2 2 7 26 2 43 2
a-plan	18 4 24 5
a-plat	7 -2 9 3
a-pool	3 -4 138 11
a-privat	101 5
a-program	28 -2 61 -2 64 5 65 7 76 3 81 6 121 -6
a-que	9 3 36 2 47 2 102 5 117 5 138 -2
a-quest	103 4 131 6
a-quien	104 7
a-quot	75 9 138 -2
a-real	115 2 116 2
a-receipt	128 3
a-recoger	79 5 94 -4
a-record	44 5 73 4 138 -3
a-rest	35 2
a-resum	14 4
a-robot	105 4
a-room	47 2 101 4
a-scam	60 -3 137 4
a-security	1 3 21 -2 125 2
a-servic	73 2 138 5
a-set	3 4 78 -3 79 6
a-shelter	0 3 3 5 53 -2
a-shift	73 2 84 4 86 -3
a-shot	17 4
a-sinc	25 2 73 3
a-social	73 -2 123 3 125 2 137 4
a-song	44 4
a-story	75 8 138 -8
a-stov	3 2 9 2
a-studio	2 3 44 2
a-sus	2 -2 28 -2 30 5 76 4
a-tabl	138 6
a-teen	14 3 32 -2
a-that	26 2 138 2
a-therapist	22 3
a-ticket	135 2
a-tim	21 4 78 3
a-tir	138 5
a-to	1 -2 26 2 43 2 57 2 73 2 79 2 83 4 102 3 124 2
a-tre	50 2
a-truck	18 2 73 4 138 5
a-un	22 4 76 6 105 -2
a-una	1 -3 63 2 76 4
a-universidad	40 2
a-usar	57 3
a-va	129 11
a-van	76 4 79 -2 96 2
a-video	75 7
a-volunt	73 -7 84 2 85 4 104 5
a-walker	101 4
a-want	33 5
a-wheelchair	8 2 33 3 79 5
a-wher	12 5 73 -2 74 3 99 -2 138 -2
a-with	9 2 75 -2 76 3 88 3 104 4
a-work	3 -3 17 -4 65 7 77 -2 79 5 92 5 121 -2 135 6
a-worker	29 -2 73 -2 105 6 123 3 137 4
a-year	0 4 4 5 17 2 21 3 22 -2 31 2 32 -6 73 4 82 3 95 -2 125 -2 138 -2
a-you	76 8
aa group	23 15
aa-	23 39 107 -8 138 -2
aa-group	23 10
aa-meet	23 5
aa~	23 39 107 -8 138 -2
abanico-	56 16 124 -3
abanic~	56 16 124 -3
abeja-	50 35
abej~	50 35
abierta-	99 18
abierto-	99 12 138 -2
abierto-hoy	99 3
abiert~	99 23 138 -2
abiliti~	31 -4 33 27
ability-	31 -4 33 27
abogada-	135 15
abogado-	73 -6 76 9 135 8
abog~	73 -6 76 8 135 18
abono-	52 -3 53 7
abon~	52 -3 53 7
about a	75 5 138 -4
about money	19 10
about my	15 6 17 -5 21 6 34 7 48 -4
about the	1 3 2 -2 15 -2 17 -2 21 -3 35 -2 43 -3 64 5 65 5 66 7 67 6 68 7 69 7 70 6 71 6 72 6 110 -2 117 -6 121 -9 135 -3 137 5 138 -2
about this	1 -2 35 -2 80 10 106 -2 110 11 126 -3 135 -2
about to	0 -2 1 7 2 -2 100 3
about you	75 17 110 -2 117 15 138 -8
about your	34 -2 57 -2 73 -2 75 10 81 10 110 -2 121 6
about yourself	15 11 106 -2 117 11 138 -6
about-	1 3 2 -3 15 9 17 -5 19 4 28 -2 29 5 31 -2 34 4 35 -3 43 -2 48 6 50 3 54 3 55 -3 57 -2 61 -2 64 2 65 2 66 4 67 3 68 4 69 4 70 3 71 3 72 3 73 -3 75 16 80 3 81 3 90 2 104 -2 105 -3 106 -2 109 -2 116 -6 117 25 122 -2 126 -2 135 -3 137 2 138 -12
about-a	75 3 138 -2
about-and	48 2 62 2
about-die	100 2
about-lif	21 5 48 3
about-money	19 6
about-my	15 3 17 -3 21 3 34 4 48 -2
about-organiz	75 6 117 3
about-program	66 -2 68 -2 69 -3 71 -2 72 -2 117 -3 121 27 138 -3
about-the	1 2 21 -2 43 -2 64 3 65 3 66 4 67 3 68 4 69 4 70 3 71 3 72 4 117 -4 121 -5 137 3
about-this	80 6 110 6 126 -2
about-to	1 4 15 3 21 -3 27 2
about-you	75 10 117 10 138 -5
about-your	75 6 81 6 121 4
about-yourself	15 6 117 7 138 -3
about~	1 3 2 -3 15 9 17 -5 19 4 28 -2 29 5 31 -2 34 4 35 -3 43 -2 48 6 50 3 54 3 55 -3 57 -2 61 -2 64 2 65 2 66 4 67 3 68 4 69 4 70 3 71 3 72 3 73 -3 75 16 80 3 81 3 90 2 104 -2 105 -3 106 -2 109 -2 116 -6 117 25 122 -2 126 -2 135 -3 137 2 138 -12
abov-	36 -3 137 14
abov~	36 -3 137 14
abr-	18 -3 43 14 99 5
abren-	43 -2 99 17 138 -2
abrigada-	4 10 79 -4 93 -3
abrigo-	4 3 6 -2 73 8 77 2 78 -2 79 3 93 -2 109 5
abrig~	4 8 6 -2 73 8 77 2 78 -2 93 -3 109 5
abrio-	109 -3 114 15
abrir un	18 9 99 -2
abrir-	6 -5 18 7 19 12 74 4 99 -5
abrir-un	18 5
abri~	109 -3 114 15
abro-	19 8
abrumada-	21 26
abrumado-	21 27
abrum~	21 46
abr~	6 -4 18 2 19 11 43 6 74 2 99 12 138 -2
abuela-	8 5 25 3 30 5 35 3 36 -2 44 4 78 5 138 -2
abuelita-	57 11 105 -2 138 -2
abuelo-	28 -2 30 29 35 -2 73 -3
abuel~	8 4 25 2 30 23 36 -2 44 4 57 5 73 -3 78 4 138 -3
aburr-	31 2
aburro-	31 -4 138 26
aburr~	31 -2 73 -2 138 22
abus-	23 15 24 4
abuso-	24 15 110 -2
abus~	23 12 24 14 110 -2
ac broke	56 4
ac-	6 -9 56 17
ac-brok	56 3
acabar-	7 -30 80 34
acabaron-	7 9 17 -2
acabo de	2 -2 3 9 8 4 17 4 21 -2 28 6 120 -3 138 -2
acabo el	0 5 7 -4 17 5 26 3
acabo-	0 6 2 -2 3 11 7 -6 8 5 17 11 18 -2 21 -2 26 3 28 7 63 -2 120 -4 138 -2
acabo-de	3 5 8 2 17 2 28 3 120 -2
acabo-el	0 3 7 -2 17 3 26 2
acab~	0 5 2 -2 3 10 7 -16 8 4 17 8 21 -2 26 2 28 6 63 -2 80 18 120 -4 138 -2
accent-	34 -2 39 20
accent~	34 -2 39 20
accept-	3 -3 4 -6 7 -4 37 -3 78 -2 79 23 93 30
accept-food	7 -3 79 6
accept~	3 -3 4 -6 7 -4 37 -3 78 -2 79 23 93 30
access-	17 -2 112 -4 137 11
accessibl-	26 -5 33 -5 100 28 101 27
accessibl~	26 -5 33 -5 100 28 101 27
acces~	17 -2 112 -4 137 11
accident-	25 2
accident~	25 2
accommodat-	36 -10 138 17
accommodat~	36 -10 138 17
account-	19 15 57 -6 59 -3 60 9 63 7 76 3 99 -2 103 -2 138 -3
accounting~	76 7
account~	19 16 57 -6 59 -3 60 9 63 7 99 -2 103 -2 138 -3
aceptan comida	7 -3 79 9 93 4
aceptan muebles	3 -6 79 8
aceptan-	3 -7 4 -2 7 -3 49 -4 78 -2 79 29 93 20 95 8
aceptan-comida	7 -2 79 6 93 3
aceptan-muebl	3 -4 79 5
acept~	3 -7 4 -2 7 -3 49 -4 78 -2 79 29 93 20 95 8
acerca-	77 -5 117 23
acercarm-	47 6
acerc~	47 5 77 -5 117 21
acero-	4 -5 20 5
acer~	4 -5 20 5
acogida-	28 9
acog~	28 9
acompan-	27 26
acompanar-	27 19 31 -2 34 19 36 -2
acompanem-	27 20
acompanem~	27 20
acompanenm-	26 -2 27 12 101 -2 138 -5
acompanenm~	26 -2 27 12 101 -2 138 -5
acompan~	27 38 31 -2 34 15 36 -2
acondicionado-	56 11
acondicion~	56 11
across town	27 3 76 3
across-	27 4 76 4
across-town	27 2 76 2
acros~	27 4 76 4
act-	125 -6 137 18
acta-	115 -2 125 16 138 -9
acting-	28 32 32 -13 55 2 57 -2 63 13 110 -2 122 -2
acting~	28 32 32 -13 55 2 57 -2 63 13 110 -2 122 -2
actividad-	42 2 109 21
actividad-nino	31 7
actividad~	42 2 109 21
activiti~	31 4 73 -5 109 16
activity-	31 6 73 -5 109 16
activity-kid	31 4
activity~	31 2
actor-	125 -5 138 10
actua-	105 -2 116 -8 137 25
actual-	105 18
actual~	105 18
actu~	105 -2 116 -8 137 25
act~	115 -2 125 4 137 13
acuerdo-	29 9
acuerd~	29 9
ac~	6 -9 56 17
add-	128 -3 138 12
adderal-	134 35
adderall~	134 35
addict-	23 22 44 -5 134 -8
addicted~	23 3
addiction~	23 17 44 -6 134 -10
addict~	23 8
address of	100 -4 137 9
address-	100 3 103 6 125 6 137 8
address-of	100 -3 137 6
addres~	100 3 103 6 125 6 137 8
add~	128 -3 138 12
adelant-	2 -4 8 -4 10 -2 18 -2 122 20
adelant~	2 -4 8 -4 10 -2 18 -2 122 20
adhd-	28 -2 33 15
adhd~	28 -2 33 15
adicc-	23 4
adicta-	23 11
adicto-	23 3
adict~	23 11
adic~	23 4
adio-	133 34
adivinanza-	44 -2 138 8
adivinanz~	44 -2 138 8
adi~	133 34
admin-	60 -3 137 18 138 -2
administrador-	63 -7 137 14
administrad~	63 -7 137 14
administrar-	19 16 78 -8 129 -3
administr~	19 16 78 -8 129 -3
admin~	60 -3 137 18 138 -2
adolescent-	28 -3 31 -3 32 17
adolescent~	28 -3 31 -3 32 17
adopc-	28 35
adopt-	28 11 76 7
adopt-a	28 -2 76 4
adoptar-	28 11
adopted~	28 4
adoption~	28 15
adopt~	28 6 61 -2 76 8
adop~	28 35
adult education	16 -3 36 -2 38 13
adult-	16 -3 28 -6 32 7 36 -2 38 23 41 -5
adult-educ	16 -2 38 9
adulto-	19 -2 28 -4 35 16 36 -3 38 28
adulto-mayor	35 9
adult~	5 2 16 -3 19 -2 28 -8 32 6 34 -2 35 12 36 -5 38 41 41 -4
advanc-	77 -11 90 24 91 -2 92 -3 138 -4
advanc~	77 -11 90 24 91 -2 92 -3 138 -4
advic-	24 -9 26 -14 29 10 115 -6 125 -5 134 23 135 15
advic~	24 -9 26 -14 29 10 115 -6 125 -5 134 23 135 15
advocat-	11 -5 31 -2 34 16 36 -2
advocat~	11 -5 31 -2 34 16 36 -2
afford a	58 6
afford-	2 5 5 2 7 -2 20 2 23 -5 26 10 41 7 58 5 73 -3 76 -2 79 -2 124 31 134 -2
afford-a	58 4
affordabl-	2 5
affordabl~	2 5
afford~	2 5 5 2 7 -2 20 2 23 -5 26 10 41 7 58 5 73 -3 76 -2 79 -2 124 31 134 -2
afraid-	2 -4 24 8 27 4
afraid~	2 -4 24 8 27 4
after a	2 -2 3 7 27 5 113 -2 122 -2 125 -3 135 9 138 -4
after i	17 3 73 -3 78 -2 86 6 96 6 106 -2 109 -2 122 -2 130 8
after school	11 -2 31 13 34 -2 36 9 38 -3 61 -2 121 -2
after the	2 4 22 4 29 -4 79 -2 92 8 135 -2
after-	0 2 2 5 3 4 6 -2 11 -2 17 2 22 2 23 -3 27 2 29 -3 31 9 32 -4 34 -2 35 7 36 8 38 -3 40 -2 50 2 60 -2 63 -2 73 -4 76 -2 77 -2 78 -2 79 -2 82 -2 85 -2 86 10 92 5 96 5 99 7 106 21 109 -5 113 -2 115 -3 121 -2 122 -6 125 -3 130 6 135 3 137 5 138 -3
after-a	3 4 27 3 135 5 138 -2
after-apply	106 16 122 -3
after-divorc	2 3 22 2 29 -2
after-fir	0 3 3 4
after-form	85 -2 86 6 106 2
after-i	17 2 86 3 96 3 130 5
after-program	31 13 36 -3 121 -2
after-school	31 9 34 -2 36 6 38 -2 121 -2
after-send	78 -2 96 6
after-the	2 2 22 2 29 -2 92 5
after-year	17 2 25 2
afternoon-	131 23 133 -2
afternoon~	131 23 133 -2
afterschool-	35 11
afterschool~	35 11
aft~	0 2 2 5 3 4 6 -2 11 -2 17 2 22 2 23 -3 27 2 29 -3 31 9 32 -4 34 -2 35 7 36 8 38 -3 40 -2 50 2 60 -2 63 -2 73 -4 76 -2 77 -2 78 -2 79 -2 82 -2 85 -2 86 10 92 5 96 5 99 7 106 21 109 -5 113 -2 115 -3 121 -2 122 -6 125 -3 130 6 135 3 137 5 138 -3
again-	0 4 1 2 23 -2 38 -5 45 15 73 -2
again~	0 4 1 2 23 -2 38 -5 45 15 73 -2
age limit	73 -2 82 2 125 11
age-	31 -2 61 4 73 9 82 8 83 -2 84 -2 85 -3 114 -4 125 11 138 -2
age-for	73 -2 82 6 125 -2
age-limit	125 8
age-to	82 4
age-volunt	73 -4 82 9
agency-	17 -7 44 -2 76 27 115 13
agency~	17 -7 44 -2 76 27 115 13
agent-	105 37
agent~	105 37
age~	31 -2 61 4 73 9 82 8 83 -2 84 -2 85 -3 114 -4 125 11 138 -2
aging out	28 28 35 -12
aging-	0 -3 28 12 35 16 73 -2 110 -2
aging-out	0 -2 28 20 35 -8
aging~	0 -3 28 12 35 16 73 -2 110 -2
ago-	3 -7 17 8 63 -2 106 4
agobiada-	21 6
agobiado-	21 6
agobi~	21 10
agotada-	35 2
agot~	35 2
ago~	3 -7 17 8 63 -2 106 4
agradec-	132 20
agradecida-	132 22
agradecido-	132 24
agradec~	132 51
agradezco-	132 35
agradezc~	132 35
agre-	135 9
agreement~	29 -4 135 14
agre~	29 5 135 -3
agricultur-	13 26
agricultura-	13 27
agricultur~	13 46
agua-	6 12 19 9 49 -4 128 -7 129 -2 138 12
aguanto-	26 13 134 -13
aguant~	26 13 134 -13
agu~	6 12 19 9 49 -4 128 -7 129 -2 138 12
ahead-	77 -7 90 30
ahead~	77 -7 90 30
ahi-	7 -2 9 8 11 4 17 -12 21 -3 24 -2 29 -4 56 -3 100 12 112 9 120 14 131 15 135 -2 137 11 138 -2
ahi~	7 -2 9 8 11 4 17 -12 21 -3 24 -2 29 -4 56 -3 100 12 112 9 120 14 131 15 135 -2 137 11 138 -2
ahogo en	19 3 63 8
ahogo-	19 4 63 12
ahogo-en	19 2 63 5
ahog~	19 4 63 12
ahora-	73 -11 80 11
ahora~	73 -11 80 11
ahorrar-	19 14
ahorro-	19 5
ahorr~	19 17
ai class	16 -3 62 9
ai-	16 -3 62 15 116 4 138 -4
ai-class	16 -2 62 11 116 -5
ai-to	62 3 116 -2
aid-	2 -5 16 9 19 -6 21 -2 22 -2 26 11 34 7 40 21 63 -5 67 15 73 -4 106 -5 115 -4 122 -2 125 -3 135 7
aid~	2 -5 16 9 19 -6 21 -2 22 -2 26 11 34 7 40 21 63 -5 67 15 73 -4 106 -5 115 -4 122 -2 125 -3 135 7
air conditioner	56 9
air-	54 8 56 5 75 18 138 -2
air-acondicionado	56 5
air-condition	56 7
airbnb-	138 35
airbnb~	138 35
aire acondicionado	56 7
aire~	54 10 56 10
airplan-	138 13
airplan~	138 13
airport-	27 -6 101 -12 138 25
airport~	27 -6 101 -12 138 25
air~	56 -5 75 24
ai~	16 -3 62 15 116 4 138 -4
al doctor	26 4 27 -3 73 3
al hospital	27 3
al-	19 16 27 5 54 7 56 -4 73 2 74 -2 87 5 88 -3 107 -4 109 6 112 5 126 -4 135 -2 138 3
al-de	87 4 88 -2
al-doctor	26 2 27 -2 73 2
alberca-	109 -2 138 32
alberc~	109 -2 138 32
albergu-	0 15
albergu~	0 15
alcald-	138 16
alcald~	138 16
alcanc-	12 7 138 -4
alcanc~	12 7 138 -4
alcanza para	7 2 122 9
alcanza-	6 2 7 2 122 11 129 2
alcanza-para	122 5
alcanzo-	1 15 3 -2 79 -3 124 -3
alcanz~	1 10 3 -2 79 -2 122 10 124 -3
alcohol-	23 4
alcoholic-	23 16
alcoholico-	23 4
alcoholic~	23 16
alcoholismo-	23 35
alcoholism~	23 35
alcohol~	23 4
alergia-	10 8 25 -3
alergico-	10 3
alergic~	10 3
alergi~	10 8 25 -3
alert-	57 15 63 -2 138 -2
alert~	57 15 63 -2 138 -2
alfabetizac-	37 35
alfabetiz~	37 35
algebra-	25 -2 36 10 41 3 138 -6
algebr~	25 -2 36 10 41 3 138 -6
algo-	9 3 16 8 17 -6 28 -2 31 15 73 -2 74 5 76 -5 78 -2 80 9 98 6 109 5 113 -2 123 -4 124 7 129 6
alguien ahi	21 -3 131 14
alguien mas	122 -3 123 22 125 -2
alguien que	32 5 35 4
alguien sin	1 -4 2 9 19 -3
alguien-	1 -3 2 5 7 -4 19 -3 21 21 28 -2 31 -2 37 7 60 2 78 -2 79 8 102 -3 105 15 106 -4 107 11 109 -2 115 -5 116 -3 118 -2 122 -3 123 13 125 -2 131 21 137 -2 138 6
alguien-ahi	21 -2 131 10
alguien-con	21 12 37 7 118 -2
alguien-habl	21 -6 105 -3 107 13
alguien-mas	123 14
alguien-que	32 3 35 2
alguien-sin	1 -2 2 5 19 -2
algui~	1 -3 2 5 7 -4 19 -3 21 21 28 -2 31 -2 37 7 60 2 78 -2 79 8 102 -3 105 15 106 -4 107 11 109 -2 115 -5 116 -3 118 -2 122 -3 123 13 125 -2 131 21 137 -2 138 6
alguna-	124 2
algun~	124 2
alg~	9 3 16 8 17 -6 28 -2 31 15 73 -2 74 5 76 -5 78 -2 80 9 98 6 109 5 113 -2 123 -4 124 7 129 6
aliado-	76 35
alianza-	76 14 98 -4
alianz~	76 14 98 -4
alien-	138 36
alien~	138 36
alimentac-	7 13
alimento-	7 21 16 2
aliment~	7 29 9 -2
aliv-	7 -3 19 4 55 7 138 -7
aliv~	7 -3 19 4 55 7 138 -7
ali~	76 35
all abilities	31 -3 33 16
all about	117 9
all are	60 -14 115 5 136 16 138 -2
all at	100 12
all day	11 7 21 2 28 8 29 -4 31 5 38 -2 58 -5 138 -2
all do	80 2 117 -2 121 30 138 -2
all have	1 3 17 -3 73 2 120 10
all my	4 5 24 4 79 -3
all open	99 6
all start	74 -5 113 -7 114 17
all the	76 -2 121 6
all want	44 -6 79 11
all weekend	31 14 73 -3 109 -4
all-	1 -2 3 6 7 4 11 3 17 -3 25 -5 27 -3 28 3 29 -2 30 4 31 6 33 5 44 -3 50 -2 55 2 58 -3 60 -6 76 -2 78 -2 79 9 80 6 100 3 104 3 109 -3 114 6 116 -7 117 11 120 7 121 14 122 4 125 -2 132 -2 133 9 136 5 138 -8
all-a	44 -4 79 6
all-ability	31 -2 33 11
all-about	117 6
all-and	80 2 99 3
all-are	60 -9 115 3 136 10
all-at	100 8
all-cloth	4 2 25 -4 79 3
all-day	11 4 28 5 29 -2 31 3 58 -3
all-do	117 -2 121 19
all-for	99 2 115 3 138 -3
all-hav	1 2 17 -2 120 6
all-long	28 6 29 -3
all-my	4 3 24 2
all-open	99 3
all-rent	7 4
all-start	74 -3 114 8
all-stuf	0 4 25 -2 76 -2 121 5
all-the	121 4
all-want	44 -4 79 6
all-weekend	31 7 109 -3
allen-	126 26
allergic-	10 -14 134 21
allergic~	10 -14 134 21
allergi~	7 -6 10 7
allergy-	7 -5 10 8
allergy~	10 3
allow-	1 -6 51 -4 77 -4 91 9 110 -2 135 15 138 3
allow-at	51 -2 77 -2 91 5 138 3
allow-to	135 4
allowanc-	78 16 79 -6
allowanc~	78 16 79 -6
allowed at	51 -4 77 -4 91 9 138 4
allowed to	135 7
allowed~	1 -6 51 -4 77 -4 91 9 110 -2 135 15 138 3
all~	1 -2 3 6 7 4 11 3 17 -3 25 -5 27 -3 28 3 29 -2 30 4 31 6 33 5 44 -3 50 -2 55 2 58 -3 60 -6 76 -2 78 -2 79 9 80 6 100 3 104 2 109 -3 114 6 116 -7 117 11 120 7 121 14 122 4 125 -2 126 5 132 -2 133 9 136 5 138 -8
almohada-	3 20
almoh~	3 20
almuerzo-	7 16 9 -4 11 9 42 -2
almuerz~	7 16 9 -4 11 9 42 -2
alon-	0 5 7 -4 8 4 9 4 21 2 23 5 27 5 55 6 104 -2
along-	27 4
along~	27 4
alon~	0 5 7 -4 8 4 9 4 21 2 23 5 27 5 55 6 104 -2
alphabet-	138 22
alphabet~	138 22
alquil-	1 7
alquil~	1 7
already-	106 22 122 -8 125 -4 134 -2 135 6
already~	106 22 122 -8 125 -4 134 -2 135 6
alston-	113 34
alston~	113 34
alta-	138 17
alter-	49 35
alteration~	49 35
alt~	138 17
alway-	17 12 18 -2 21 -2 104 -2
alway~	17 12 18 -2 21 -2 104 -2
alzheim-	35 16
alzheimer~	35 17
al~	19 16 27 5 54 7 56 -4 73 2 74 -2 87 5 88 -3 107 -4 109 6 112 5 126 -4 135 -2 138 3
am a	7 4 25 4 26 -2 73 -7 75 5 76 4 137 6 138 -2
am afraid	2 -3 24 6 27 3
am broke	7 3 22 8 80 -2
am dying	9 8 73 6 138 -2
am exhausted	17 -2 21 -2 28 11
am i	25 -2 105 -4 116 12 134 15 138 -2
am in	2 4 8 4 79 -3 122 2 125 -2 126 6
am lost	25 -4 57 6 73 -2 100 8
am not	4 -4 7 -4 8 -2 21 11 25 3 79 6 125 9
am on	0 4 8 7 99 -2 125 6 135 -3
am stuck	17 3 25 2
am the	21 -2 30 16 34 -2 112 -2 137 6
am tired	17 -2 18 10 23 2
am undocumented	125 4
am-	1 2 8 3 9 2 17 -3 18 3 21 2 22 2 23 2 26 2 28 2 30 6 36 -2 57 4 73 -8 75 2 78 -3 80 -2 82 6 84 -2 94 -2 99 -5 100 2 105 -3 116 5 125 5 126 6 133 6 134 6 135 -2 137 4 138 -5
am-a	2 2 7 2 25 2 73 -4 75 3 76 2 125 3 135 -2 137 3
am-afraid	2 -2 24 3
am-and	32 3 38 2
am-brok	7 2 22 5
am-dying	9 4 73 3
am-exhaust	28 6
am-for	9 4 123 3
am-from	7 -2 125 6 126 6
am-i	105 -2 116 7 134 10
am-in	2 2 8 2 79 -2 126 3
am-lost	25 -2 57 3 100 5
am-not	4 -2 7 -2 21 7 79 3 125 5
am-of	18 5
am-on	0 2 8 3 73 2 125 3 135 -2
am-pregnant	134 11
am-stuck	17 2
am-talk	116 6
am-the	0 2 30 8 137 3
am-tired	18 5
am-to	24 3 73 3
am-undocument	125 2
am-wear	17 -2 79 4
amabl-	132 35
amabl~	132 35
amaz-	132 20
amazing~	132 20
amazon order	44 -2 110 -2 138 7
amazon-	15 2 18 -2 44 -2 45 -2 110 -3 112 -6 138 21
amazon-order	138 4
amazon~	15 2 18 -2 44 -2 45 -2 110 -3 112 -6 138 21
ambient-	35 -9 50 40 75 -3
ambiental-	50 35
ambiental~	50 35
ambient~	35 -9 50 40 75 -3
america-	61 -10 138 18
americ~	61 -10 138 18
amiga-	0 -2 3 -2 25 11 137 -2
amigo-	31 8 73 3 122 -3 123 3 138 -2
amig~	0 -2 25 7 31 7 73 3 122 -3 123 2 138 -2
amistad-	32 12
amistad~	32 12
amount-	78 -4 130 19 135 -5
amount~	78 -4 130 19 135 -5
am~	1 2 8 3 9 2 17 -3 18 3 21 2 22 2 23 2 26 2 28 2 30 6 36 -2 57 4 73 -8 75 2 78 -3 80 -2 82 6 84 -2 94 -2 99 -5 100 2 105 -3 116 5 125 5 126 6 133 6 134 6 135 -2 137 4 138 -5
an apartment	3 5 52 3
an appointment	26 -3 27 -3 35 3 101 9
an email	57 6 63 -2 75 4 103 3 138 -4
an event	76 2 101 -2 109 6
an interview	75 2
an-	1 -2 2 5 3 2 7 -2 15 3 18 3 23 5 26 -2 27 -2 28 -3 31 -2 34 4 35 5 36 3 38 2 41 -2 52 2 57 3 63 -2 75 3 76 2 79 -3 101 2 103 2 106 2 109 3 125 2
an-and	23 2 34 5
an-apart	3 3 52 2
an-appoint	26 -2 27 -2 35 2 101 5
an-email	57 3 75 2 103 2 138 -2
an-event	109 3
an-for	15 3
an-on	2 6
anciana-	30 -3 35 20
anciano-	16 10 30 -2 35 12
ancian~	8 -2 16 9 30 -4 35 26
and a	3 6 33 -2 79 -7 90 -3 92 6 138 15
and all	122 6
and can	7 3 8 5 14 -3 26 -2 73 17 76 3 107 -5
and could	73 3 76 5 79 -2
and do	0 6 63 10 125 -5
and have	0 3 2 -2 26 2 35 -3 73 4 79 6 125 3
and i	0 4 1 7 3 2 4 -2 6 3 7 3 8 -2 17 -2 21 -4 27 -2 28 -4 29 6 34 8 35 3 39 -3 41 4 57 2 73 2 76 -2 79 4 124 -2 138 -3
and its	0 3 6 3 28 5 56 -3
and my	0 5 3 -3 24 7 27 2 29 2
and need	21 6 23 7 29 4 32 4 35 2
and no	0 3 6 -3 10 -6 20 4 26 6 27 4 28 6 38 -3 40 3 56 3 104 -3 106 3
and nobody	2 -2 17 16 106 -10
and now	1 3 17 9 31 9 44 -2 45 -2 73 -9 79 -3 80 6
and pans	3 2 79 9 130 -5
and running	0 5 30 -4 32 6
and the	0 2 7 -2 11 6
and they	11 4 138 -2
and want	2 2 13 2 16 2 17 -4 18 6 39 4 44 5 45 5 46 3 48 3 75 7 76 9 78 4 107 -3 126 -2 135 -2 138 -2
and wants	31 -6 33 8 61 2
and we	0 2 3 -3 4 2 7 6 9 4 58 2
and will	21 3 28 -2 32 6
and would	31 -2 49 -4 73 10
and-	0 5 1 4 3 -2 7 3 8 4 10 -2 13 2 17 2 18 3 29 3 32 4 34 3 41 3 48 2 52 -2 63 2 73 3 76 3 79 2 95 2 107 -2 125 -2 126 -2 135 2 138 -2
and-a	3 3 63 4 79 -3 92 3 138 7
and-all	0 3 25 -2 122 3
and-am	25 3 34 3 57 2
and-and	3 3
and-away	79 5
and-cal	17 9 106 -5
and-can	1 2 3 2 8 2 14 -2 41 2 73 8 107 -2 122 2
and-could	73 2 76 3
and-do	0 2 1 3 6 2 19 2 34 5 35 3 39 -2 63 2 76 2 125 -2 138 -2
and-doctor	10 -5 26 7
and-egg	7 4
and-for	1 3 4 2 17 3
and-giv	76 4
and-got	0 6 28 -3 41 2
and-hav	4 -2 5 2 7 4 25 -3 79 6
and-help	14 -2 73 10 107 -3
and-i	0 2 1 3 7 2 21 -2 28 -2 29 3 34 4 35 2 41 2 79 2
and-is	36 5
and-its	0 2 6 2 28 3
and-keep	27 2
and-kid	7 -2 8 4 11 3 24 2 28 -2 33 3
and-lost	0 4 25 -2 36 5
and-miss	1 2 11 3
and-my	0 2 2 2 24 3 78 2 130 2 136 -2
and-need	23 3 29 7 32 4
and-never	34 5
and-no	0 3 10 -3 20 2 26 4 27 2 28 3 38 -2 40 2 106 2
and-nobody	17 12 106 -5
and-not	0 2 7 2 8 3 32 2 63 4 125 -2
and-noth	3 -4 8 6
and-now	17 5 31 5 73 -5 79 -2 80 3
and-out	0 2 7 4
and-pan	79 5 130 -3
and-peopl	18 5 23 5
and-run	0 2 30 -2 32 3
and-stil	2 2 25 2
and-tak	78 4 136 -3
and-talk	48 4
and-the	11 3 32 2
and-they	11 2
and-to	3 -2 8 3 17 -3 18 3 21 2 31 -2 39 2 44 2 45 2 48 2 76 5 78 2
and-want	17 -2 18 3 39 2 44 2 45 2 48 2 75 3 76 3 78 3
and-we	3 -2 7 3 9 2
and-wil	32 3
and-work	17 3
and-would	49 -2 73 5
anda en	23 3
anda-	23 3 29 8 32 8 36 -3
anda-en	23 2
andador-	7 -2 8 4
andad~	7 -2 8 4
andamo-	0 22 2 -5
ando-	17 6 21 4 120 -2
ando~	17 6 21 4 120 -2
and~	0 7 1 4 3 -2 7 3 8 4 10 -2 13 2 17 2 18 3 29 4 32 4 34 3 41 3 48 2 52 -2 63 2 73 3 76 2 79 2 95 2 107 -2 125 -2 126 -2 135 2 138 -2
anfitr-	77 36
anfitrion~	77 36
anger-	21 34 112 -13
angry-	21 7 24 -3 27 -2
angry~	21 7 24 -3 27 -2
angustia-	21 7
angusti~	21 7
ang~	21 34 112 -13
anim-	21 -2 138 38
animal herido	55 9
animal-	55 12 73 2
animal-herido	55 6
animal~	55 12 73 2
animo-	21 23 36 -5 138 -2
anim~	21 18 36 -5 138 31
anniversary-	25 7 114 34
anniversary~	25 7 114 34
ano-	25 -5 26 3 36 4 73 -8 82 10 114 16 138 9
ano-ser	82 4
anonima-	81 12
anonimo-	110 35
anonim~	81 10 110 33
anonymous-	81 6 110 33
anonymously-	6 -20 78 25
anonymously~	6 -20 78 25
anonymou~	81 6 110 33
another-	3 10 8 -2 76 6 115 -2
anoth~	3 10 8 -2 76 6 115 -2
ano~	25 -5 26 3 36 4 73 -8 82 10 114 16 138 9
ansiedad-	21 11
ansiedad~	21 11
answer-	15 12 24 -3 36 -10 60 -2 73 5 98 8 104 -4 106 -14 110 5 117 -2 138 30
answer~	24 -4 36 -14 106 -10 110 9 138 27
answ~	15 14 60 -2 73 6 98 9 104 -4 106 -8 117 -2 138 11
ant-	27 -4 77 -7 90 21 91 -4 92 -5 134 -7 138 13
ant-colecta	77 -3 90 7
antecedent-	17 13 26 -4 73 -3 83 16
antecedent~	17 13 26 -4 73 -3 83 16
antes colecta	77 -5 90 11 91 -2 92 -2
antibiotic-	134 2
antibiotico-	26 -11 134 13
antibiotic~	26 -9 134 12
anticipac-	77 -11 90 23 91 -3 92 -3
anticip~	77 -11 90 23 91 -3 92 -3
antidepressant-	134 35
antidepressant~	134 35
antideslizant-	4 -4 17 -3 20 7
antideslizant~	4 -4 17 -3 20 7
ant~	27 -4 77 -7 90 21 91 -4 92 -5 134 -7 138 13
anxiety-	21 5 22 9 102 -2
anxiety~	21 5 22 9 102 -2
anxious-	21 7 27 7 104 -2
anxiou~	21 7 27 7 104 -2
any groups	21 11 33 11 125 -3 138 -5
any-	0 3 1 -2 2 7 6 -2 7 5 16 -5 17 11 19 -3 20 -2 21 7 33 7 44 -2 56 4 76 -4 99 -2 106 4 109 10 120 5 124 3 125 2 138 -5
any-group	21 6 33 6 125 -2 138 -3
any-open	120 5
anybody there	99 13 122 -2 131 14 135 -2
anybody-	0 4 35 7 73 6 79 -2 99 11 107 -4 120 -2 122 -2 129 4 131 17 135 -2
anybody-ther	99 7 131 10
anybody~	0 4 35 7 73 6 79 -2 99 11 107 -4 120 -2 122 -2 129 4 131 17 135 -2
anymor-	3 -6 6 -2 10 -5 21 2 22 -3 29 11 79 13 122 8
anymor~	3 -6 6 -2 10 -5 21 2 22 -3 29 11 79 13 122 8
anyon-	110 17 122 -6 123 -2 125 15 131 16
anyon-ther	131 9
anyone there	131 15
anyon~	110 17 122 -6 123 -2 125 15 131 16
anyth-	2 8 19 5 28 2 29 2 30 -2 63 5 91 5 121 -2 122 11 124 11 126 2 135 -2 138 -6
anyth-for	122 8 138 -3
anything for	28 3 30 -2 121 -2 122 14 138 -5
anything~	2 8 19 5 28 2 29 2 30 -2 63 5 91 5 121 -2 122 11 124 11 126 2 135 -2 138 -6
anytim-	76 -3 98 7
anytim~	76 -3 98 7
anywher-	0 15 1 -4 2 8 3 -6 5 2 7 -2 9 12 52 -4 73 -4 76 -4 79 -2 110 12 124 -2
anywh~	0 15 1 -4 2 8 3 -6 5 2 7 -2 9 12 52 -4 73 -4 76 -4 79 -2 110 12 124 -2
any~	0 3 1 -2 2 7 6 -2 7 5 16 -5 17 11 19 -3 20 -2 21 7 33 7 44 -2 56 4 76 -4 99 -2 106 4 109 10 120 5 124 3 125 2 138 -5
an~	1 -2 2 5 3 2 7 -2 15 3 18 3 23 5 26 -2 27 -2 28 -3 31 -2 34 4 35 5 36 3 38 2 41 -2 52 2 57 3 63 -2 75 3 76 2 79 -3 101 2 103 2 106 2 109 3 125 2
apart-	0 3 1 14 2 16 3 15 7 -7 8 5 9 -2 21 -3 29 3 52 2 56 6 73 -2 75 -2 77 3 79 -6 135 -2 138 -2
apart-and	76 4 122 3
apartamento-	0 -2 1 12 2 14 3 8 7 -2 27 -2 52 3
apartamento-barato	2 6
apartament~	0 -2 1 12 2 14 3 8 7 -2 27 -2 52 3
apartment~	0 3 1 14 2 17 3 15 7 -7 8 5 9 -2 21 -3 52 3 56 6 73 -2 75 -2 77 4 79 -6 135 -2 138 -2
apart~	29 8 122 2
api-	117 -3 137 24 138 -4
api~	117 -3 137 24 138 -4
aplicac-	57 -6 59 -2 63 20 122 23 123 -4
aplicar por	73 -2 102 -2 122 -4 123 17 138 -2
aplicar-	40 6 63 12 73 -3 102 -4 105 -2 119 -6 122 20 123 18 125 17 138 -2
aplicar-por	122 -4 123 12
aplico-	74 10 88 -2 89 -3 122 22
aplic~	7 -2 40 5 57 -5 59 -2 63 22 73 -3 74 5 88 -2 89 -2 102 -4 119 -5 122 45 123 12 125 14 138 -3
apliqu-	106 8 133 -2
apliqu~	106 8 133 -2
aport-	78 12
aportac-	78 15 129 -2
aportar-	78 10
aport~	78 27 79 -2 96 -2 129 -2
apoy-	18 -2 76 3
apoyar-	19 -3 60 -2 73 2 76 6 77 -5 78 21 80 18 91 -2 117 -4 129 -2
apoyarlo-	80 32
apoyo-	7 -2 11 -2 21 28 22 -2 25 -4 28 13 36 22 41 -2 57 -4 74 -3 80 11 108 -2 138 -2
apoy~	11 -2 18 -2 19 -3 21 20 25 -3 28 10 36 16 41 -2 57 -3 60 -2 74 -3 76 5 77 -4 78 15 80 38 91 -2 108 -2 117 -3 129 -2 138 -2
app-	19 -6 57 -7 61 7 78 13
appl-	7 -2 78 19 79 -2 93 -2 107 -13 124 -2 130 -6 138 19
appli-	17 7 63 -2 102 -3 106 10 122 22 123 -2 137 5 138 -4
appli-last	106 14 122 -9
applianc-	3 35
applianc~	3 35
applic-	1 4 7 -6 14 11 17 -2 26 -3 40 6 63 4 74 -2 106 12 111 7 114 -2 122 18 125 -20 130 -3 135 11
application~	1 4 7 -6 14 11 17 -2 26 -3 40 6 63 4 74 -2 106 12 111 7 114 -2 122 18 125 -20 130 -3 135 11
applied last	106 20 122 -12
applied~	17 7 63 -2 102 -3 106 10 122 22 123 -2 137 5 138 -4
apply for	40 6 57 -2 63 7 122 -6 123 12 125 -2 135 2 137 8
apply-	7 -2 17 -6 25 -2 30 -2 35 -3 40 5 57 -2 63 4 73 -2 74 5 76 10 80 -2 87 -2 88 -2 89 -2 98 -2 102 -2 106 14 118 -10 120 7 122 37 123 15 125 24 131 -2 137 5 138 -5
apply-benefit	63 3 122 -2
apply-for	40 3 63 4 122 -3 123 8 137 4
apply-help	137 7
apply-my	122 -4 123 14
apply-to	74 6
applying~	14 3 122 26
apply~	7 -2 17 -5 25 -2 35 -3 40 5 57 -2 63 4 73 -2 74 5 76 10 80 -2 87 -2 88 -2 89 -2 98 -2 102 -2 106 14 118 -10 120 7 122 26 123 16 125 26 131 -2 137 6 138 -5
appl~	7 -2 78 19 79 -2 93 -2 107 -13 124 -2 130 -6 138 19
appoint-	21 -3 26 -11 27 10 35 2 40 -3 101 26 104 11
appoint-is	27 2
appointment is	27 3
appointment~	21 -3 26 -11 27 10 35 2 40 -3 101 26 104 11
appreciat-	132 34
appreciat-it	132 7
appreciate it	132 10
appreciat~	132 34
apprentic-	16 35
apprenticeship-	16 4
apprenticeship~	16 4
apprentic~	16 35
approv-	106 13 110 -4
approved~	106 13 110 -4
app~	19 -6 57 -7 61 7 78 13
aprend-	12 8 16 -3 37 5 44 6 49 5 57 6 58 -7 61 6 62 3 73 -2
aprend-a	12 5 16 -4 49 4 61 2
aprend-cocinar	12 3
aprend-ia	62 3
aprend-leer	37 5
aprend-usar	57 3
aprender a	12 8 16 -6 49 5 61 4
aprender ia	62 4
aprend~	12 8 16 -3 37 5 44 6 49 5 57 6 58 -7 61 6 62 3 73 -2
aprietan-	4 7
apriet~	4 7
aprobaron-	106 9
aprob~	106 9
apuntar-	73 -3 122 39
apuntarm-	73 37 122 -3
apuntenm-	73 17
apuntenm~	73 17
apunto-	19 -2 73 7 86 -2 96 -3 109 10 122 7
apunt~	19 -2 73 31 82 -2 86 -2 96 -3 109 8 122 29
aqui-	19 -15 28 9 130 18
aqui~	19 -15 28 9 130 18
arabic-	73 -4 107 8
arabic~	73 -4 107 8
arbol-	50 19 73 3
arbol~	50 19 73 3
ardilla-	55 7
ardill~	55 7
are a	18 -3 60 -3 73 -2 76 12 115 -5 137 8
are driving	27 -2 28 6 31 4
are killing	4 7 6 -2 11 -2 19 9 25 -4 35 4 79 -2 122 -2
are my	17 -4 24 -3 110 6 135 4 138 -2
are on	31 8 58 -6 63 -6 122 9
are the	10 2 76 -2 80 3 97 2 99 5 109 -4 112 4 122 3 124 9 125 7 127 2 132 5 137 -2 138 -5
are there	74 -3 85 3 89 4 100 -3 109 4 121 2 125 3 126 -2 138 8
are you	17 -2 31 -2 47 2 62 -6 75 -6 99 5 100 13 105 -6 108 8 114 7 115 5 116 13 117 5 120 5 126 -2 131 6 132 -2 137 -3 138 7
are your	76 -5 112 -2 118 10 121 -2 127 5
are-	0 -3 4 2 7 3 17 -4 18 -2 19 3 23 -2 25 -2 31 4 46 -2 48 3 51 -5 52 5 57 -2 58 -2 60 -2 62 -5 63 -3 74 -2 75 -6 76 2 79 -2 99 5 100 8 105 -5 106 -2 108 6 114 5 115 3 116 9 117 3 118 2 120 3 122 5 124 3 125 6 126 -3 131 8 132 6 134 2 136 8 138 3
are-a	47 2 76 5 115 2 116 2 137 3
are-all	99 2 116 -8 117 13 138 -2
are-and	35 -2 73 3 76 4 113 4
are-class	73 5 138 -2
are-driv	28 3 31 2
are-event	76 -2 124 9
are-going	25 -2 28 4
are-hiring	17 -4 76 4 116 -2 120 11
are-in	73 4 100 4 137 3 138 -4
are-kil	4 4 19 5 25 -2 35 2
are-me	4 3 19 7 25 -2 28 3 31 2 35 2
are-my	17 -2 24 -2 110 4 135 2
are-on	7 7 31 3 58 -3 63 -2 75 -3 100 3 108 13 122 4 137 -3
are-open	99 -3 138 6
are-partner	76 -3 112 -2 118 7
are-real	105 -5 115 6 116 3 138 -2
are-right	17 -2 122 8
are-singl	116 -2 138 18
are-the	0 -2 6 3 63 -2 80 2 99 3 109 -2 112 2 122 5 124 5 125 4 132 3 138 -3
are-ther	74 -2 89 2 99 5 100 -2 109 2 125 2 138 3
are-you	62 -4 75 -4 99 3 100 9 105 -4 108 5 114 5 115 3 116 10 117 2 120 4 131 4 137 -2 138 5
are-your	76 -3 118 6 127 3
area-	14 -5 17 -6 73 -6 74 -3 75 -4 85 -2 88 3 99 -3 116 -2 120 -3 121 -5 122 -2 126 44 127 51
area-de	127 4
area-do	14 -2 126 6 127 3
area-of	127 3
area-servicio	73 -3 127 9
area-trabajan	17 -4 127 8
area-you	14 -2 126 6 127 3
areas de	127 6
areas do	120 -2 126 5 127 7
areas of	17 -2 127 5
areas trabajan	17 -6 127 12
arena-	19 -3 78 12 129 -3
aren~	19 -3 78 12 129 -3
are~	0 -2 4 2 7 3 14 -2 17 -6 19 3 23 -2 31 3 46 -2 48 2 51 -4 52 4 57 -2 58 -2 60 -2 62 -4 63 -2 74 -3 75 -6 79 -2 99 3 100 7 105 -5 106 -2 108 4 114 4 115 3 116 7 117 2 120 2 121 -2 122 4 124 2 125 5 126 15 127 18 131 7 132 4 136 6 138 2
argu-	29 23 76 -7
arguing~	29 12
argu~	29 15 76 -8
arm-	58 7 135 -3
army-	17 -3 21 14 26 -2
army~	17 -3 21 14 26 -2
arm~	58 7 135 -3
around-	0 -2 23 11 31 8 33 -2 35 4 73 -3 99 7 106 -5 114 19
around~	0 -2 23 11 31 8 33 -2 35 4 73 -3 99 7 106 -5 114 19
arreglar mi	14 3 19 5 49 -2
arreglar-	3 -2 14 3 19 5 49 11 63 -5 125 -2 135 15 138 -2
arreglar-mi	14 2 19 3
arreglarla-	49 6 79 -2
arreglo-	6 -2 49 -6 63 -2 135 5 138 9
arregl~	3 -2 14 3 19 5 49 10 63 -5 79 -2 125 -3 135 16 138 5
arrepenti-	78 -4 130 19
arrepenti~	78 -4 130 19
arresto-	135 25
arrest~	135 25
arriendo-	1 5
arroz-	7 11
arroz~	7 11
arr~	1 5
art class	43 5
art supplies	43 7 76 -3
art-	0 -3 22 -2 43 17 46 5 68 -2 70 17 73 -3 76 2 100 -3 109 -3 121 -3
art-callejero	43 -7 46 7
art-class	43 3
art-supply	43 5 76 -2
arte callejero	43 -10 46 11
arterial-	26 9 134 -2
arterial~	26 9 134 -2
artesania-	43 35
artesani~	43 35
arte~	43 8 70 10 109 -4
articl-	19 -3 75 11 78 -2 97 6
articl~	19 -3 75 11 78 -2 97 6
articulo-	5 3 53 -2 75 3 79 24 97 -5 117 -3
articulo-higien	5 2
articul~	5 3 53 -2 75 3 79 24 97 -5 117 -3
artificial-	62 13
artificial~	62 13
artist-	43 30
artista-	43 26
artist~	43 47
art~	0 -4 22 -2 43 14 46 6 68 -2 70 12 73 -3 76 2 100 -3 121 -4
as a	55 -2 73 -4 74 2 84 4 85 9 122 4 137 -2
as-	38 5 41 -3 55 -2 73 -6 74 2 82 -2 84 6 85 12 122 5 137 -3
as-a	73 -2 84 2 85 5 122 2
as-helper	73 2
as-volunt	73 -7 84 3 85 7
asando-	0 -3 2 -3 56 22
asando~	0 -3 2 -3 56 22
asdf-	138 35
asdf~	138 35
aseguranza-	26 12
aseguranz~	26 12
aseo-	5 29 110 -2 112 -3
asesoria-	115 -2 125 -6 135 16
asesori~	115 -2 125 -6 135 16
ase~	5 29 110 -2 112 -3
ashland-	74 -2 126 9
ashland~	74 -2 126 9
asi-	74 17 113 -5 122 -2
asid-	7 -2 19 18 76 -2 78 -5
asid~	7 -2 19 18 76 -2 78 -5
asilo-	76 -4 122 -5 135 14
asil~	76 -4 122 -5 135 14
asistencia-	122 35
asistenci~	122 35
asistent-	105 -2 116 16
asistent~	105 -2 116 16
asi~	74 17 113 -5 122 -2
ask for	1 5 110 -4 122 13 125 5
ask you	105 -2 131 10 137 7
ask-	1 6 4 -3 15 13 17 -5 80 -2 105 -2 110 -5 122 15 125 5 131 8 135 -2 137 6 138 -2
ask-for	1 3 110 -2 122 8 125 3
ask-help	122 12
ask-my	15 4 17 -3
ask-you	131 6 137 4
asked for	20 3 110 10
asked-	17 -2 20 5 110 15 122 -2
asked-for	20 2 110 5
asked~	17 -2 20 5 110 15 122 -2
asking for	60 10 78 -3 123 6
asking-	1 -6 7 5 60 12 78 -4 110 -2 122 2 123 6 135 8
asking-for	60 6 78 -2 123 3
asking-is	1 -3 7 3 135 4
asking~	1 -6 7 5 60 12 78 -4 110 -2 122 2 123 6 135 8
ask~	1 6 4 -3 15 13 17 -5 80 -2 105 -2 110 -5 122 15 125 5 131 8 135 -2 137 6 138 -2
asl-	107 6
asleep-	23 2 42 -2
asleep~	23 2 42 -2
asl~	107 6
asma-	26 5
asm~	26 5
asociac-	76 35
asoci~	76 35
asperg-	33 35
asperger~	33 35
assault-	24 17
assault~	24 17
assess-	33 -3 81 34
assessment~	33 -3 81 34
assistanc-	1 7 6 5 19 11 78 -6 122 33
assistanc~	1 7 6 5 19 11 78 -6 122 33
assistant-	116 37
assistant~	116 37
asthma-	26 25 32 -2 33 -9
asthm~	26 25 32 -2 33 -9
astrology-	138 35
astrology~	138 35
asylum-	122 -3 125 13 135 9
asylum~	122 -3 125 13 135 9
as~	38 5 41 -3 55 -2 73 -6 74 2 82 -2 84 6 85 12 122 5 137 -3
at a	0 2 76 5 77 -3 91 14 125 -5
at chess	31 9 44 -4 45 -3 123 -2 138 9
at heart	64 18 134 -5
at home	2 -2 13 8 18 7 73 3 99 -2 102 7
at my	6 2 8 7 15 2 17 -3 24 3 40 -5 59 3 67 5 73 -4 74 6 76 -3 79 -8 91 8 94 -2 122 5 123 5 138 -2
at night	0 -6 38 5 39 4 99 5 119 6
at our	76 -7 77 9
at school	11 7 29 -2 31 -2 32 9 34 4 36 -3 73 -3 77 4
at the	3 -2 27 -2 34 2 51 -4 73 2 79 -2 91 5 94 6 97 7 104 4 138 2
at work	17 -4 21 5 76 -2 77 6
at your	9 -2 14 -3 17 -3 45 -4 73 14 75 5 76 2 109 -2 120 14
at-	0 -2 2 -2 3 -2 7 -3 8 3 9 2 11 2 13 2 14 -2 17 -7 18 2 24 2 26 -3 32 6 34 2 36 -2 40 -4 44 -2 51 -2 59 2 64 5 67 3 73 7 74 3 76 -2 77 10 78 -2 79 -6 91 10 92 -2 94 2 97 3 99 5 100 7 102 2 109 -4 119 2 120 7 122 2 123 2 125 -3 134 -2
at-a	76 3 77 -2 91 8 125 -3
at-and	27 3 31 6 32 2 40 -2
at-apart	8 6 76 -3 77 4 79 -5
at-chess	31 5 44 -2 138 5
at-church	47 -2 67 5 73 -3 77 4
at-event	73 2 76 3 109 -2
at-food	75 -3 97 6
at-front	3 -2 77 5 79 -3 104 4
at-giveaway	75 4 77 -3 91 8 125 -3
at-health	26 -2 73 2
at-heart	64 11 134 -3
at-hom	13 5 18 4 73 2 102 4
at-hous	6 2 59 3 77 -6 91 8
at-job	17 -2 24 4
at-my	8 4 24 2 40 -3 59 2 67 3 73 -2 74 3 79 -4 91 5 122 3 123 3
at-night	0 -3 38 3 39 3 99 3 119 3
at-offic	14 -2 120 5
at-organiz	17 -2 120 7
at-our	76 -4 77 5
at-plac	8 2 73 5
at-river	51 -3 138 3
at-school	11 4 32 5 34 4 36 -2 73 -2 77 2
at-shop	76 -2 77 3
at-the	51 -2 91 3 94 4 97 4 104 2
at-work	17 -2 21 3 77 3
at-your	17 -2 45 -2 73 7 75 3 120 8
ataqu-	21 2
ataqu~	21 2
ate-	7 11 31 -3
atenc-	18 -3 31 -2 33 18 99 31 105 16 137 -11
atender-	26 -2 76 3
atend~	26 -2 76 3
aten~	18 -3 31 -2 33 18 99 31 105 16 137 -11
ate~	7 11 31 -3
atienden en	107 8 126 2
atienden-	99 31 107 8 126 15 127 -6 138 -2
atienden-en	107 5
atienden-espanol	107 6
atiend~	99 31 107 8 126 15 127 -6 138 -2
atrasado-	36 6
atras~	36 5
attach-	57 13 63 -3 103 -4 106 -3
attach~	57 13 63 -3 103 -4 106 -3
attack-	17 -6 21 9
attack~	17 -7 21 10
attorney-	6 -8 135 14
attorney~	6 -8 135 14
at~	0 -2 2 -2 3 -2 7 -3 8 3 9 2 11 2 13 2 14 -2 17 -7 18 2 24 2 26 -3 32 6 34 2 36 -2 40 -4 44 -2 51 -2 59 2 64 5 67 3 73 7 74 3 76 -2 77 10 78 -2 79 -6 91 10 92 -2 94 2 97 3 99 5 100 7 102 2 109 -4 119 2 120 7 122 2 123 2 125 -3 134 -2
audic-	44 -2 45 6
audiencia-	135 35
audienci~	135 35
audit-	45 30 124 -2 125 -3 134 -10
audition~	45 30 124 -2 125 -3 134 -10
aud~	44 -2 45 6
august-	41 14 106 -2
august~	41 14 106 -2
aunt-	8 5 25 -4 28 -5 30 8 78 4
aunt~	8 5 25 -4 28 -5 30 8 78 4
autism-	33 15
autismo-	33 11
autism~	33 22 34 -2
autista-	33 17
autistic kid	31 -2 33 5
autistic-	31 -3 32 -3 33 17 34 7 73 2
autistic-kid	33 2
autistic~	31 -3 32 -3 33 17 34 7 73 2
autist~	33 17
autobus-	27 -13 100 30
autobu~	27 -13 100 30
auxilio-	16 -4 21 -9 67 16
auxili~	16 -4 21 -9 67 16
availabl-	61 -2 73 -6 80 -4 121 28
availabl~	61 -2 73 -6 80 -4 121 28
ave-	54 19 55 -13
aventon-	27 21
aventon~	27 21
ave~	54 19 55 -13
avisan-	1 -2 110 11 115 -2
avisar-	32 -2 101 19 122 -3
aviso-	1 11 6 12 8 -3 77 -6 90 20 91 -5 92 -3 104 14 135 -11
avis~	1 9 6 11 8 -3 77 -6 90 19 91 -5 92 -3 101 11 104 13 110 6 122 -2 135 -11
avocado-	7 -10 138 21
avoc~	7 -10 138 21
awareness-	67 36 101 -9
awarenes~	67 36 101 -9
away from	2 -2 24 10 29 -4 47 6 135 -3
away-	2 -2 6 -2 21 8 24 7 25 3 28 -2 29 -4 41 -2 47 4 58 10 77 9 78 -3 79 2 95 -5 109 -2 124 -4 125 12 126 -2 130 13 135 -12
away-from	24 5 29 -2 47 3 135 -2
away-the	47 3
away~	2 -2 6 -2 21 8 24 7 25 3 28 -2 29 -4 41 -2 47 4 58 10 77 9 78 -3 79 2 95 -5 109 -2 124 -4 125 12 126 -2 130 13 135 -12
awesom-	132 35
awesom~	132 35
axe-	17 24
axe~	17 24
ayer-	7 10
ayer~	7 10
ayuda con	6 -3 14 5 36 6 37 2 59 4 138 -5
ayuda financiera	19 -5 40 19 121 -2 122 -2
ayuda para	2 6 6 2 24 -2 25 5 29 2 63 2 122 -4 123 7 125 -2
ayuda-	1 2 6 -5 7 -2 12 -3 14 2 16 -2 17 -3 19 7 24 -3 25 2 36 2 40 9 41 -2 57 -3 61 -2 63 14 67 -2 73 -5 78 -3 80 -4 96 -2 102 -9 119 14 121 32 122 26 123 11 125 6 126 -2 127 8 128 -2 129 2 137 5 138 -6
ayuda-con	6 -2 14 3 36 4 59 2 138 -3
ayuda-financiera	19 -4 40 13
ayuda-la	36 2
ayuda-pagar	1 4 2 -4 6 2
ayuda-para	2 3 25 3 122 -3 123 4
ayuda-tarea	36 3 138 -3
ayudan a	21 -7 28 -6 63 3 122 -2 125 18 126 2
ayudan-	21 -8 28 -7 63 4 106 5 111 -2 121 15 122 -3 125 19 126 9 138 -2
ayudan-a	21 -4 28 -4 63 2 125 11
ayudando-	73 -4 114 6
ayudar en	12 -2 73 7 138 -3
ayudar-	0 -2 2 -2 12 -2 18 -7 21 -2 26 -2 39 -4 63 -3 73 33 76 12 80 23 82 4 84 6 105 -3 107 4 116 -3 121 3 122 9 125 -3 135 -7 138 -2
ayudar-en	73 4
ayudar-la	73 5
ayudarl-	73 -2 80 38 121 -3 122 -2
ayudarlo-	73 -2 80 38 121 -3 122 -3
ayudaron-	73 -13 80 13
ayudem-	122 35
ayudem~	122 35
ayuden-	73 -2 122 31
ayudenm-	2 4 122 31
ayudenm~	2 4 122 31
ayudo a	0 -3 4 -6 8 -2 73 10 80 11
ayudo-	0 -3 4 -8 8 -2 25 -2 73 27 80 13 121 -5 122 -2
ayudo-a	4 -4 73 6 80 6
ayud~	0 -3 2 -2 4 -3 6 -3 7 -2 8 -2 12 -3 16 -2 17 -3 18 -5 19 4 21 -4 24 -2 26 -2 28 -3 39 -3 40 5 43 -2 57 -2 61 -2 63 8 73 20 76 6 78 -2 80 28 82 2 84 3 85 -2 96 -2 100 -2 102 -7 105 -3 107 2 111 -2 116 -3 119 8 121 24 122 25 123 6 125 8 127 5 135 -5 137 2 138 -6
azucar-	10 -10 26 25 32 -2 36 -2 134 4
azuc~	10 -10 26 25 32 -2 36 -2 134 4
a~	138 3
babi~	28 -2 73 15 138 -5
baby bird	54 -3 55 3
baby clothes	4 2 20 -2 79 4
baby food	5 -2 7 -9 10 22 138 -2
baby formula	10 9
baby has	4 6 79 -2
baby is	4 -4 79 4
baby stuff	5 12 10 -3 79 -3
baby-	2 -3 4 2 5 8 10 6 21 4 25 3 26 3 29 3 30 5 41 -3 54 -3 55 6 73 5 138 9
baby-and	5 -2 28 5 29 3
baby-bird	54 -2 55 2
baby-cloth	4 2 79 2
baby-food	5 -2 7 -6 10 15
baby-formula	10 6
baby-has	4 4
baby-i	20 4
baby-in	28 -2 55 3
baby-is	4 2
baby-stuf	5 9 10 -2 79 -2
babysit-	35 32 80 -2 138 15
babysitt-	35 11 101 -2
babysitting~	35 38
babysitt~	35 11 101 -2
babysit~	80 -2 138 18
baby~	2 -3 4 3 5 8 10 6 21 5 25 3 26 3 29 3 30 5 41 -3 54 -3 55 6 138 11
bachillerato-	38 20
bachillerat~	38 20
back after	17 4 106 -4 125 -3 135 9 138 -4
back from	17 -2 21 8 26 -2 28 -3 135 7
back rent	1 10 135 -2 138 -2
back school	38 10 40 -4 41 -2
back to	17 5 23 2 41 11
back-	1 3 6 2 17 4 21 3 26 -6 28 -2 38 5 40 2 41 9 57 3 73 4 78 -6 80 2 87 2 102 -7 106 2 124 6 125 -2 128 -2 134 -2 135 9 138 3
back-after	17 2 106 -2 125 -2 135 5 138 -2
back-from	21 4 28 -2 135 4
back-me	106 2
back-rent	1 6
back-school	38 4 40 -3 41 8
back-the	21 4 23 2
back-to	17 3 41 8
background check	17 -4 73 7 78 -3 83 13 88 8 125 -3
background-	17 8 19 -2 26 -2 44 -3 73 9 74 -2 78 -5 83 9 88 10 125 -4
background-check	17 -3 73 5 78 -2 83 7 88 5 125 -2
background-volunt	73 13 83 -11
background~	17 8 19 -2 26 -2 44 -3 73 9 74 -2 78 -5 83 9 88 10 125 -4
backpack-	41 14 76 -4 77 3 79 5
backpack~	41 14 76 -4 77 3 79 5
backward-	138 22
backward~	138 22
back~	1 3 6 2 17 4 21 3 26 -6 28 -2 38 5 40 2 41 9 57 3 73 4 78 -6 80 2 87 2 102 -7 106 2 124 6 125 -2 128 -2 134 -2 135 9 138 3
bad credit	2 9 76 -3
bad grades	36 9
bad-	2 8 24 8 26 -3 29 -4 36 9 54 -2 55 -11 60 8 76 -3 79 -2 99 -2 122 15 134 4 135 -8 138 14
bad-credit	2 5 76 -2
bad-grad	36 6
badly-	73 -2 84 -2 85 -7 104 17
badly~	73 -2 84 -2 85 -7 104 17
bad~	2 8 24 8 26 -3 29 -4 36 9 54 -2 55 -11 60 8 76 -3 79 -2 99 -2 122 15 134 4 135 -8 138 14
bag of	4 -7 79 11 94 -2
bag-	0 10 4 -6 5 4 7 -5 11 10 17 6 35 -7 37 -3 41 13 79 -6 94 14
bag-cloth	79 3 94 -2
bag-do	0 3
bag-for	41 4 79 -4 94 3
bag-of	4 -3 79 7 94 -3
bagging~	7 -9 17 15
bags of	11 3 79 2 94 -3
bag~	0 11 4 -6 5 4 11 10 35 -7 37 -3 41 13 79 -6 94 14
bail-	19 -6 129 -3 135 15
bail~	19 -6 129 -3 135 15
bajar-	138 19
bajo-	2 8 10 10 25 -2 138 6
bajo-sal	10 5
baj~	2 7 10 10 25 -2 138 18
bakery-	76 8 78 -4 79 -2
bakery~	76 8 78 -4 79 -2
bal-	31 19 33 -2
balcon-	13 18
balcony-	13 7 52 -3
balcony~	13 7 52 -3
balcon~	13 18
balloon-	8 -6 73 12 79 -2
balloon~	8 -6 73 12 79 -2
ball~	31 19 33 -2
bancaria-	6 -9 19 15
bancari~	6 -9 19 15
banco-	6 -5 7 12 19 12
banco-comida	7 9 19 -3
banc~	6 -5 7 12 19 12
bank account	19 10 57 -2
bank-	1 8 7 8 8 -3 19 -3 57 -2 60 2 73 -2 76 12 99 -7 138 13
bank-account	19 7 57 -2
bank-want	8 -2 19 -3 76 9
bankruptcy-	19 35
bankruptcy~	19 35
bank~	1 8 7 8 8 -3 19 -3 57 -2 60 2 73 -2 76 12 99 -7 138 13
bano-	5 35
ban~	5 32
bar-	7 5 44 9 138 8
barata-	0 -3 2 13 35 2 59 4 138 -2
barato-	2 9 21 -3 22 5 27 -3 59 8 138 2
barat~	0 -3 2 17 21 -3 22 5 27 -2 59 10
barber-	73 6 76 19 109 -2
barbershop-	18 -2 76 19
barbershop~	18 -2 76 19
barb~	73 6 76 19 109 -2
barcelona-	138 35
barcelon~	138 35
barely-	4 -6 79 7
barely~	4 -6 79 7
bare~	7 9
barrel-	56 20 138 -10
barrel~	56 20 138 -10
barril-	56 18 138 -11
barril~	56 18 138 -11
barrio-	2 8 8 -2 10 -5 43 -6 46 6 74 11 81 12 121 -4
barri~	2 8 8 -2 10 -5 43 -6 46 6 74 11 81 12 121 -4
barro-	17 -2 43 10 120 -2
barr~	17 -2 43 10 120 -2
bar~	7 -2 44 10 138 9
bas-	104 18
basebal-	19 -11 138 13
baseball~	19 -11 138 13
basic-	3 2 5 10 57 21 58 -6 59 -10
basica-	5 24 81 -7
basic~	5 26 57 20 58 -6 59 -9 81 -5
basketbal-	31 3 73 2 138 -2
basketball~	31 3 73 2 138 -2
basura-	51 15 53 5 94 -3
basur~	51 15 53 5 94 -3
bas~	104 18
bathroom-	0 -2 5 21 7 -4 138 -3
bathroom~	0 -2 5 21 7 -4 138 -3
batteri~	33 -3 79 -2 138 27
battery-	33 -3 79 -2 138 27
be a	2 -3 16 8 37 -2 61 5 73 2 74 4 76 -5 89 -2 98 9 122 4 125 6 137 -3 138 -4
be christian	47 2 48 -2 125 4
be in	4 -4 74 7 88 -2 93 6 112 -4
be new	75 -4 93 19 114 -2
be part	17 -2 73 -2 74 2 80 10 138 -2
be the	17 3 21 3 25 -5 28 7
be to	73 -7 82 11 88 5 89 -2
be-	0 4 2 -4 4 -2 9 -4 16 6 24 4 25 -3 28 2 31 -2 32 -5 34 3 36 -5 37 -4 56 -2 61 4 73 16 74 7 75 -3 76 -5 78 -2 79 -2 80 4 82 9 85 3 88 2 89 -3 93 11 95 2 98 8 105 -2 112 -4 122 3 125 7 137 -3
be-a	2 -2 16 4 61 3 74 2 76 -3 98 5 122 2 125 3 137 -2 138 -2
be-chapter	74 -3 87 3 88 3
be-charg	74 4 112 -2
be-christian	125 2
be-death	21 2 25 -3 28 4
be-help	73 -2 82 6
be-in	4 -2 74 4 93 3 112 -2
be-member	122 4 125 7 137 -4
be-mentor	32 -5 73 7
be-new	75 -3 93 12
be-of	80 2
be-part	80 7
be-partner	76 -3 98 6
be-the	21 2 25 -3 28 4
be-to	47 -5 82 9 88 2 125 5
be-tutor	36 -5 73 9
beach-	122 -2 126 12 138 20
beach~	122 -2 126 12 138 20
beard-	13 -12 52 -5 138 21
beard~	13 -12 52 -5 138 21
beat-	6 -2 23 5 31 8 44 10 45 -8 56 6 110 -2 123 -2 138 7
beat~	6 -2 23 5 31 8 44 10 45 -8 56 6 110 -2 123 -2 138 7
beb-	4 6 5 11 7 -8 10 16 20 3 25 2 28 4 49 -4 79 -3
beb-que	20 3
bebe que	4 -2 79 2
beb~	4 6 5 11 7 -8 10 15 20 3 25 2 28 4 49 -4 79 -3
beca-	40 7
becaus-	0 3 6 -4 17 11 28 -2 106 -3
becaus~	0 3 6 -4 17 11 28 -2 106 -3
becom-	32 -5 36 -9 73 23 74 16 85 -2 87 -6 88 -2 89 -6 122 15 137 -9
becom-a	73 3 74 5 89 -3
becom-leader	74 5 87 -2
becom-member	122 9 137 -6
become a	73 5 74 9 85 -2 89 -5
becom~	32 -5 36 -9 73 23 74 16 85 -2 87 -6 88 -2 89 -6 122 15 137 -9
bec~	40 7
bed-	0 -3 3 19 7 -2 8 6 13 -4 21 7 33 -2 52 -4 76 3 79 5
bed-and	8 5
bedding~	3 9 52 -8
bedroom we	2 7 73 -3
bedroom-	2 16 17 -6 73 -3 76 -2
bedroom-can	2 4
bedroom-we	2 4
bedroom~	2 16 17 -6 73 -3 76 -2
bedtim-	17 -3 21 -3 28 18
bedtim~	17 -3 21 -3 28 18
bed~	0 -3 3 15 7 -2 8 7 13 -4 21 7 33 -2 76 3 79 5
bee-	50 32
been a	21 7 22 -5 25 4
been around	114 9
been doing	114 12
been to	2 -2 17 7 26 4
been-	0 7 2 -2 3 -3 7 2 17 4 21 11 22 -4 25 3 26 2 114 21 122 3 132 6 138 -2
been-a	0 2 3 -2 21 7 22 -2 25 2
been-around	114 6
been-doing	114 8
been-this	114 8
been-to	17 3 26 2 122 4
been~	0 7 2 -2 3 -3 7 2 17 4 21 11 22 -4 25 3 26 2 114 21 122 3 132 6 138 -2
bee~	50 32
befor-	5 3 17 -2 19 -3 79 3 90 6 94 6 97 8 99 3 138 -3
befor-you	94 4
before you	79 -2 94 7
befor~	5 3 17 -2 19 -3 79 3 90 6 94 6 97 8 99 3 138 -3
began-	112 -10 113 24 125 -3 138 -2
begin-	114 20
beginn-	12 11 39 3
beginner~	12 12
beginn~	39 4
begin~	114 20
beg~	112 -10 113 24 125 -3 138 -2
behalf of	123 12
behalf-	123 35
behalf-of	123 8
behalf~	123 35
behavior-	28 34 33 -2 34 6
behaviour-	28 35
behaviour~	28 35
behavi~	28 34 33 -2 34 6
behind-	1 10 6 10 38 -2 73 -3
behind-school	36 4
behind~	1 10 6 10 38 -2 73 -3
being a	28 12 76 -2 98 4 122 -4
being-	28 14 32 10 33 -2 35 -2 76 -3 98 9 118 -2 122 -5 135 2
being-a	28 7 98 2 122 -2
being-partner	76 -2 98 5
being~	28 14 32 10 33 -2 35 -2 76 -3 98 9 118 -2 122 -5 135 2
believ-	80 7 138 -4
believ~	80 7 138 -4
bell-	51 20
bell-isl	51 8
belle isle	51 12
belleza-	18 9
bellez~	18 9
bell~	51 20
bench-	49 18
bench~	49 18
bendicion-	132 35
bendiga-	47 -19 48 -2 132 27
bendig~	47 -19 48 -2 132 27
bend~	132 35
benefica-	77 -4 91 -2 115 27 117 -8
beneficencia-	115 35
beneficenci~	115 35
beneficio-	63 10 137 -2
benefici~	63 10 137 -2
benefic~	77 -4 91 -2 115 27 117 -8
benefit-	63 11 122 -4 137 -2
benefit~	63 11 122 -4 137 -2
bequest-	73 -2 78 37
bequest~	73 -2 78 37
bereav-	25 35
bereavement~	25 35
berrinch-	28 6 32 -3
berrinch~	28 6 32 -3
best phone	138 5
best-	19 -3 25 4 26 -8 56 -2 61 -2 63 -2 76 -3 78 -5 80 2 100 -2 126 -6 130 -7 132 21 134 7 138 32
best-in	126 -4 138 6
best-phon	138 4
best-to	80 2
best~	19 -3 25 4 26 -8 56 -2 61 -2 63 -2 76 -3 78 -5 80 2 100 -2 126 -6 130 -7 132 21 134 7 138 32
better job	16 3 17 -4 38 4
better-	7 -9 12 15 16 2 17 16 19 -3 28 9 38 4 78 -5 79 -2 122 -4
better-job	16 2 17 -2 38 2
bett~	7 -9 12 15 16 2 17 16 19 -3 28 9 38 4 78 -5 79 -2 122 -4
between-	77 -3 90 -5 91 -2 92 11
betwe~	77 -3 90 -5 91 -2 92 11
beyonc-	138 35
beyonc~	138 35
be~	0 4 2 -4 4 -2 9 -4 16 6 24 4 25 -3 28 2 31 -2 32 -5 34 3 36 -5 37 -4 56 -2 61 4 73 16 74 7 75 -3 76 -5 78 -2 79 -2 80 4 82 9 85 3 88 2 89 -3 93 11 95 2 98 8 105 -2 112 -4 122 3 125 7 137 -3
bibl-	47 3 48 11
bibl-study	47 -6 48 11
bible study	47 -8 48 16
biblia-	47 7 48 10
biblico-	48 18
biblic~	48 18
bibli~	47 7 48 10
bibl~	47 3 48 11
bici-	4 -7 27 6 60 -5 79 8 138 16
bici~	4 -7 27 6 60 -5 79 8 138 16
biden-	138 35
bid~	138 35
bien-	11 10 31 -2 34 -3 45 3 57 -2 63 10 102 -2 109 -5 133 26
bienestar-	21 35
bienest~	21 35
bien~	11 10 31 -2 34 -3 45 3 57 -2 63 10 102 -2 109 -5 133 26
big-	4 2 12 4 32 21 43 -2 46 6 48 8 74 -4 87 -2 88 -2 89 8 138 -2
big-brother	32 7
big-sister	32 9
bigger-	2 6
bigg~	2 6
big~	4 2 12 4 32 21 43 -2 46 6 48 8 74 -4 87 -2 88 -2 89 8 138 -2
bik-	60 -3 78 -6 79 17 138 18
bik~	60 -3 78 -6 79 17 138 18
bil-	1 -3 6 18 19 9 21 -2 25 -3 26 11 27 -2 29 5 36 -4 59 11 78 5 122 4 124 -8 130 -2
bil-and	6 3 122 7
bil-internet	6 -5 59 6
bil-is	6 2
bilingu-	107 10 138 -4
bilingual-	107 15 138 -9
bilingual~	107 15 138 -9
bilingu~	107 10 138 -4
bill is	6 3 78 -2
bill-	6 22 19 -2 59 -2
bills and	122 14
bill~	1 -3 6 28 19 10 21 -3 25 -3 26 7 29 5 36 -5 59 9 78 6 122 5 124 -9 130 -2
bil~	26 8 59 4
bind-	29 -4 135 14
binder-	41 7 63 -2
binder~	41 7 63 -2
binding~	29 -4 135 14
binocular-	9 -2 54 39 76 -5 124 -7
binocular~	9 -2 54 39 76 -5 124 -7
bipolar-	21 35
bipol~	21 35
bird walk	54 6 55 -5
bird-	35 -2 54 30 55 -6 138 -4
bird-my	54 -2 55 6
bird-walk	54 4 55 -3
birding~	54 23 55 -22
birdwatch-	54 34
birdwatching~	54 34
bird~	35 -2 54 21 55 4 138 -4
birth certificate	16 -11 125 18
birth-	16 -16 40 -3 125 29
birth-certificat	16 -7 125 13
birthday-	8 -3 31 8 45 -5 73 -4 77 -3 78 19 125 -2 138 9
birthday~	8 -3 31 8 45 -5 73 -4 77 -3 78 19 125 -2 138 9
birth~	16 -16 40 -3 125 29
bit-	28 17 31 -9
bitcoin-	138 9
bitcoin~	138 9
bit~	28 17 31 -9
black-	4 -3 20 5 22 3
black~	4 -3 20 5 22 3
blah-	138 35
blah~	138 35
blanda-	7 -4 8 -5 10 13
bland~	7 -4 8 -5 10 13
blanket-	3 8 17 -3 77 8 78 -3 79 5
blanket~	3 8 17 -3 77 8 78 -3 79 5
bleach-	5 16 79 -16
bleach~	5 16 79 -16
blend-	28 4 68 17 138 -6
blend-family	28 6
blend-root	28 -4 68 9 138 -3
blended roots	28 -6 68 14 138 -5
blended~	28 4 68 18 138 -6
bless you	47 -6 132 18
bless-	47 -9 132 28
bless-you	47 -4 132 13
bles~	47 -9 132 28
blind-	8 7
blind~	8 7
block party	77 15 109 -8
block-	46 2 50 13 56 -4 77 15 108 -3 109 -8 138 17
block-party	77 10 109 -6
block~	46 2 50 13 56 -4 77 15 108 -3 109 -8 138 17
blog-	75 16 97 -8
blogger-	75 35
blogg~	75 35
bloguero-	75 35
bloguer~	75 35
blog~	75 16 97 -8
blood pressure	10 3 26 5 134 -2
blood sugar	10 -9 26 -5 134 14
blood-	10 -5 134 12
blood-pressur	26 4 134 -3
blood-sugar	10 -6 26 -3 134 9
blood~	10 -5 134 12
blow-	8 -6 73 12 79 -2
blow~	8 -6 73 12 79 -2
blu-	10 -2 21 14 28 -4 138 17
blu~	10 -2 21 14 28 -4 138 17
board-	112 17 137 -7 138 -2
board~	112 17 137 -7 138 -2
bodega-	76 20
bodeg~	76 20
body wash	5 12
body-	5 19
body-wash	5 8
body~	5 19
boil-	6 -15 56 -14 138 30
boiling~	56 -17 138 18
boil~	6 -17 138 17
boletin-	108 35
boletin~	108 35
boleto-	27 13 100 -2 138 5
bolet~	27 13 100 -2 138 5
bolita-	134 20 138 -2
bolsa-	5 4 7 -6 8 3 11 9 17 5 79 -2 94 9 138 3
bolsa-de	5 3 7 -3 11 6
bolsa-ropa	79 7 94 -5
bolsas de	5 4 7 -5 11 10 94 -3
bols~	5 4 7 -6 8 3 11 9 17 5 79 -2 94 9 138 3
bol~	134 20 138 -2
bomb-	7 8 15 4 75 -4 100 -2 106 -4 109 4
bombed~	15 2 75 -2
bomb~	7 9 15 2 75 -2 100 -2 106 -4 109 4
bond-	135 35
bond~	135 35
bono-	76 14
bonus-	73 -4 76 -2 78 20 110 -2
bonu~	73 -4 76 -2 78 20 110 -2
bon~	76 14
book a	22 4 37 -2 90 10 91 -2 138 -2
book bag	37 -4 41 17 79 -4 94 -4
book-	0 -2 10 -3 22 3 37 3 41 13 75 -4 79 10 90 8 91 -2 94 -5 138 14
book-a	22 2 90 5 138 3
book-bag	37 -3 41 12 79 -2 94 -3
bookbag-	41 6
bookbag~	41 6
book~	0 -2 10 -3 22 3 37 3 41 13 75 -4 79 10 90 8 91 -2 94 -5 138 14
boot-	4 8 17 7 20 4 138 -2
boot~	4 8 17 7 20 4 138 -2
bored-	31 2 73 5
bored~	31 2 73 5
borrachera-	23 35
borracher~	23 35
borracho-	23 2
borrach~	23 2
borran-	58 -13 79 -5 95 20
borran-dato	58 -6 79 -2 95 9
borrar datos	110 11 111 -5
borrar-	110 3 111 12
borrar-dato	110 8 111 -3
borren-	110 -7 111 30
borrow-	19 10 47 -2 76 10 78 -5
borrow~	19 10 47 -2 76 10 78 -5
borr~	58 -10 79 -4 95 13 110 -2 111 31
boss find	17 -3 110 10 135 -4
boss is	17 15 18 -3 21 -2
boss-	2 -2 17 10 18 17 21 -2 78 -3 110 9 112 -12 135 5
boss-find	17 -2 110 7 135 -3
boss-is	17 8
boss-out	17 -2 110 7 135 -3
bos~	2 -2 17 10 18 17 21 -2 78 -3 110 9 112 -12 135 5
bot-	105 5 116 14 136 14 137 6
bot-inutil	136 2
bota-	4 10 17 -4 20 5 79 -3
bottl-	23 5
bottl~	23 5
bot~	4 6 17 -3 20 3 79 -2 105 4 116 12 136 12 137 5
bought-	41 -10 79 10
bought~	41 -10 79 10
bounc-	28 -5 31 16 46 -8
bouncing~	28 -5 31 16 46 -8
bowl-	131 -2 138 14
bowl~	131 -2 138 14
box-	0 -3 4 -3 7 13 8 -2 10 8 12 5 38 -7 73 15 77 17 79 -5 92 6 94 2 122 -2 138 -3
box-a	7 5 77 -4 79 -2 92 4
box-at	7 -2 8 2 73 5
box-for	7 -2 10 4 79 -3 92 3
box-my	8 2
box-of	7 -3 79 16 94 -4
box-you	8 -2 73 4 94 2
boxes for	7 -4 10 5 77 -6 92 7
boxes of	7 -5 37 -2 77 -2 79 22 94 -2
box~	0 -3 4 -3 7 13 8 -2 10 8 12 5 38 -7 73 15 77 17 79 -5 92 6 94 2 122 -2 138 -3
boy-	4 4 31 8 32 9 33 8 73 3 135 -4
boy-to	32 3
boyfriend-	0 4 138 12
boyfriend~	0 4 138 12
boy~	4 4 31 8 32 9 33 8 73 3 135 -4
bra-	4 35
braid-	18 15 73 -3
braid~	18 17 73 -4
brain-	7 -2 21 12 136 -4
brain~	7 -2 21 12 136 -4
branch-	74 18 89 -6 99 -4
branch~	74 18 89 -6 99 -4
brasil-	138 4
brasil~	138 4
bra~	4 35
bread and	7 7
bread-	7 18 76 5 78 -3 79 4 138 -2
bread-and	7 4
bread~	7 18 76 5 78 -3 79 4 138 -2
break bags	11 11 35 -8
break food	11 6 35 -3
break from	11 -5 35 6
break-	7 -5 10 7 11 11 36 -2 42 -5 47 5 135 6
break-bag	11 7 35 -6
break-food	11 4 35 -2
break-from	11 -4 35 4
breakdown-	21 35 22 -3
breakdown~	21 35 22 -3
breakfast-	7 21 9 -4
breakfast~	7 21 9 -4
break~	7 -5 10 7 11 11 36 -2 42 -5 47 5 135 6
breed-	138 13
breed~	138 13
bridg-	99 -15 138 20
bridg~	99 -15 138 20
bring food	8 13 79 -2 125 -5
bring groceries	8 8
bring my	8 -3 9 7 20 5 73 14 74 -3 79 -6 101 9 112 -6
bring to	8 -3 51 2 77 -8 92 14
bring-	7 -3 8 -2 9 4 20 4 25 3 27 -2 31 -2 61 -3 73 6 74 7 77 2 79 4 92 9 94 3 101 6 112 -5 121 -4 125 16
bring-a	77 -2 92 4
bring-by	8 -3 79 5 94 6
bring-food	8 9 125 -4
bring-grocery	8 5
bring-kid	9 4 73 -2 79 -2 101 7
bring-my	9 4 20 3 73 9 74 -2 79 -3 101 5 112 -4
bring-to	8 2 25 2 77 -4 79 -3 92 8
bring~	7 -3 8 -2 9 4 20 4 25 3 27 -2 31 -2 61 -3 73 6 74 7 77 2 79 4 92 9 94 3 101 6 112 -5 121 -4 125 16
broadband-	59 4
broadband~	59 4
broadcast-	75 35
broadcast~	75 35
brok-	3 2 6 4 7 2 8 -2 9 3 17 -2 19 24 22 6 25 7 30 -2 49 6 55 -6 58 9 79 -2 80 -2 93 -2 95 -2 134 -2 138 -5
brok-and	6 3 9 2 56 -2
broke and	3 3 6 4 7 2 9 4 56 -3
broken computers	57 -4 58 -8 95 15
broken-	3 -6 19 -3 55 8 57 -5 58 -10 79 -4 93 15 95 14 134 10 138 8
broken-comput	57 -3 58 -6 95 10
brok~	3 -3 6 3 8 -2 9 3 19 19 22 5 25 5 30 -2 49 4 57 -5 79 -4 93 9 95 8 134 6
broom-	2 -2 3 2
broom~	2 -2 3 2
brother-	7 8 23 2 25 13 26 -3 27 -4 29 -3 32 12 137 5
brother~	7 12 26 -4 27 -6 32 5
broth~	23 2 25 15 29 -3 32 9 137 5
brought-	8 6 55 7 138 -7
brought~	8 6 55 7 138 -7
brush-	43 8
brush~	43 8
buck-	19 -2 78 19 129 2
bucket garden	13 11 52 -10
bucket-	13 20 52 -18
bucket-garden	13 8 52 -7
bucket~	13 20 52 -18
buck~	19 -2 78 19 129 2
buddi~	37 2
buddy-	73 5 138 -3
buddy~	73 5 138 -3
budget-	12 7 19 23 138 -3
budgeting~	19 10
budget~	12 8 19 18 138 -3
buen dia	131 2 133 17
buen-	32 5 79 4 131 5 133 22
buen-dia	131 2 133 11
buena-	0 -4 79 4 131 38
buena-tard	131 4
buenas tardes	131 5
bueno-	110 -6 121 -2 131 7 132 33 133 -3 134 5 138 9
bueno-dia	131 12 132 -2
buenos dias	131 18 132 -2 133 -2
buen~	0 -3 32 3 79 5 93 -2 99 -3 110 -4 121 -2 131 36 132 23 133 13 134 3 138 5
bug-	28 -2 31 -4 54 21 138 12
bug~	28 -2 31 -4 54 21 138 12
buho-	55 5
buh~	55 5
build-	0 11 49 -6 61 9 63 -2 100 12 101 10
build-websit	61 5 73 2
building~	0 14 49 -14 73 -3 100 16 101 13
build~	49 6 61 11 63 -2 73 2
bulb-	3 2
bulb~	3 2
bulli-	32 17 33 -3
bullied~	32 17 33 -3
bump-	134 23
bump~	134 23
bunk-	3 2
bunk~	3 2
bunni~	28 -7 55 8
bunny-	28 -6 54 -3 55 -10 138 25
bunny~	54 -3 55 -20 138 29
burger-	138 3
burg~	138 3
buri-	25 11
burial-	25 35
burial~	25 35
buried~	25 11
burn-	0 12 2 -4 3 2 12 10 17 -2 21 -9 56 7 57 -3 58 5 138 9
burn-down	0 15 21 -4
burn-out	0 -6 3 2 21 7
burn-up	2 -2 56 6
burned down	0 23 17 -2 21 -6
burned out	0 -7 3 3 21 9
burned~	0 16 2 -2 3 3 17 -3 21 4 57 -4 58 6
burning up	2 -3 21 -2 56 9
burning~	2 -4 21 -3 56 12
burnout-	21 33
burnout~	21 33
burnt-	21 4
burnt~	21 4
burn~	12 15 21 -16 138 14
bury-	25 35
bury~	25 35
bus does	8 4
bus fare	20 13 27 5 101 -7
bus goes	27 -7 100 -5 101 7 129 -2 138 14
bus line	2 10 101 -2
bus pass	27 12
bus stop	27 -9 100 21 101 -2
bus-	2 8 20 10 27 11 79 -2 94 -2 100 17 101 18 120 -3 138 -2
bus-doe	8 2
bus-far	20 9 27 4 101 -5
bus-goe	27 -4 100 -3 101 5 138 8
bus-lin	2 5
bus-not	8 2
bus-pass	27 8
bus-stop	27 -6 100 16 101 -2
bus-ticket	27 7 100 -2 138 -3
bus-to	20 2 100 -3 101 2 138 7
busca-	137 15
buscando-	17 7 120 -2
buscar-	2 11 17 4
busco casa	2 11 134 -5
busco otro	2 7 10 -4 17 5
busco trabajo	17 2
busco un	0 5 2 -3 26 9 107 -4
busco-	0 4 2 16 7 2 10 -4 17 6 21 -3 22 4 26 8 107 -4 134 -4
busco-casa	2 7 134 -3
busco-otro	2 4 10 -2 17 3
busco-trabajo	17 2
busco-un	0 3 26 5 107 -2
busc~	0 3 2 20 7 2 10 -3 17 11 21 -3 22 4 26 7 107 -3 120 -2 134 -4 137 6
business help	18 -7 76 8
business hours	18 -10 99 12
business license	18 4
business plan	18 9
business wants	18 -5 73 -4 76 14
business-	18 24 35 -6 73 -3 76 9 99 8
business-help	18 -5 76 6
business-hour	18 -7 99 8
business-licens	18 3
business-plan	18 5
business-to	18 -2 73 -2 76 7
business-want	18 -3 73 -2 76 8
busines~	18 24 35 -6 73 -3 76 9 99 8
busqu-	22 3 26 -2
busqu~	22 3 26 -2
bus~	2 8 20 10 27 11 79 -2 94 -2 100 17 101 18 120 -3 138 -2
but can	21 -2 39 10 57 -2 105 -3 123 7
but i	7 8 10 -5 16 8 17 -6 20 6 22 5 24 6 30 6 40 -4 43 3 73 -2 78 5
but its	2 -3 3 5 11 2 19 4 21 -4 23 5
but we	122 2
but-	1 -2 2 -3 3 3 7 7 10 -6 16 8 17 -7 19 2 20 6 21 -5 22 6 23 3 24 6 29 6 30 7 39 7 40 -4 43 3 57 -2 73 -3 76 4 78 4 79 -3 95 -2 105 -2 123 3 124 -2 130 5
but-can	39 5 73 -2 78 4 123 3
but-do	7 7 10 -4 24 4 30 5
but-i	7 5 10 -3 16 4 17 -3 20 3 22 3 24 3 30 3 40 -2 78 3
but-its	2 -2 3 3 19 2 21 -2 23 3
but-need	17 -3 20 4 29 5 76 -2
but-not	39 5 123 3 130 4
but-want	16 7 40 -4
button-	78 18 79 -6
button~	78 18 79 -6
but~	1 -2 2 -3 3 3 7 8 10 -6 16 8 17 -7 19 3 20 6 21 -5 22 6 23 3 24 6 29 6 30 7 39 7 40 -5 43 3 57 -2 73 -3 76 5 78 4 79 -3 95 -2 105 -2 123 3 124 -2 130 5
buy a	19 3 122 17 138 -9
buy-	3 5 7 5 8 -2 17 -4 19 2 23 -3 78 -3 122 11 129 17 138 -6
buy-a	19 2 122 12 138 -6
buy~	3 5 7 5 8 -2 17 -4 19 2 23 -3 78 -3 122 11 129 17 138 -6
by a	55 3 85 -4 104 10
by bus	27 -7 100 20 101 -5
by the	19 5 50 4
by-	0 6 8 -4 13 4 19 -2 27 -4 28 -2 50 3 55 2 63 -4 77 -6 79 12 80 -3 85 -3 94 11 99 20 100 13 101 -5 103 5 104 6 118 6 125 -2 126 -3 130 -3
by-a	55 2 85 -2 104 6
by-bus	27 -5 100 14 101 -3
by-the	19 3 50 2
bye-	133 36
bye~	133 36
by~	0 6 8 -4 13 4 19 -2 27 -4 28 -2 50 3 55 2 63 -4 77 -6 79 12 80 -3 85 -3 94 11 99 20 100 13 101 -5 103 5 104 6 118 6 125 -2 126 -3 130 -3
c-	56 37
cabinet-	7 6
cabinet~	7 6
cabl-	0 -3 110 -2 138 28
cabl~	0 -3 110 -2 138 28
cacahuat-	10 9 25 -4
cacahuat~	10 9 25 -4
cada mes	3 -4 78 17
cada semana	73 -5 84 14 85 -3 86 -3
cada-	3 -6 7 9 19 -2 73 -5 78 15 84 13 85 -3 86 -3 129 13 138 -2
cada-mes	3 -3 78 12
cada-semana	73 -3 84 9 85 -2
cada~	3 -6 7 9 19 -2 73 -5 78 15 84 13 85 -3 86 -3 129 13 138 -2
caf-	16 -2 49 3 53 11
caf~	16 -2 49 3 53 11
caja de	7 3 77 8 79 -2
caja-	0 -3 7 12 8 3 27 -3 73 6 77 5 79 -5 92 14 94 -5
caja-comida	7 6 8 -2 79 -2
caja-de	7 2 77 4
caj~	0 -3 7 12 8 3 27 -3 73 6 77 5 79 -5 92 14 94 -5
cak-	18 18 110 -5
cak~	18 18 110 -5
cal-	0 -14 1 2 2 -2 17 6 19 6 57 4 59 -2 60 13 73 3 75 -3 76 -2 77 -3 79 -2 80 -2 100 -4 101 5 102 26 105 11 106 6 107 2 110 4 119 4 122 -2 125 -2 135 -2
cal-a	0 -3 119 4
cal-back	17 2 102 -5 106 5
cal-family	57 5 102 -2
cal-for	73 2 102 2
cal-in	0 -3 119 4
cal-me	102 -7 105 17 106 -2 138 2
cal-my	1 3 57 4 102 -2
cal-you	102 6
calcetin-	4 13 79 -2
calcetin~	4 13 79 -2
calculadora-	41 32
calculad~	41 32
calculat-	138 21
calculator-	36 -3 41 21
calculat~	36 -3 41 19 138 16
caldito-	9 15 56 -4 138 -3
cald~	9 15 56 -4 138 -3
calefacc-	6 11
calefac~	6 11
calendar-	73 -2 75 6 77 -3 109 11
calendario-	77 -2 109 15
calendari~	77 -2 109 15
calend~	73 -2 75 6 77 -3 109 11
calenton-	6 35
calenton~	6 35
calentura-	134 20
calentur~	134 20
calient-	2 -2 6 3 7 -3 9 22 56 -3 138 -3
calient~	2 -2 6 2 7 -3 9 21 56 -3 138 -3
califica-	36 -10 125 20
calificacion-	32 -4 36 27 125 -13
calificar-	36 -16 125 22
califico-	36 -11 125 27
calific~	32 -3 36 -5 73 -2 125 38
call me	0 -2 102 -12 105 30 106 -6 138 5
call my	1 6 57 7 102 -3
call you	0 -2 102 11
call-	0 13 3 -2 31 -3 43 -3 46 3 50 7 56 -3 77 2 100 23 102 -5 105 -2 106 -4
callat-	136 34
callat~	136 34
callback-	6 -4 17 14 106 -4
callback~	6 -4 17 14 106 -4
called me	15 2 17 -3 106 3
called~	15 2 17 -4 60 15 78 -2 106 11
callejero-	43 -17 46 18
callejer~	43 -17 46 18
calling~	60 -3 101 18 102 28 105 -2 106 -19 122 -3
calls me	17 4 106 -2
call~	0 -6 1 2 2 -2 3 -2 17 8 19 6 31 -2 43 -2 50 3 55 2 56 -2 57 3 59 -2 60 7 73 3 75 -3 76 -2 77 -2 79 -2 80 -2 100 9 102 13 105 10 106 5 107 2 110 4 119 4 125 -2 135 -2
calm-	2 -3 47 9
calm~	2 -3 47 9
calor-	0 -3 50 6 56 15
calori~	21 -13 138 29
calory-	21 -13 138 29
calzon-	4 35
calzon~	4 35
cal~	0 -3 50 6 56 15
cam-	1 2 3 -6 4 12 11 -2 21 6 35 -2 39 3 56 -3 113 7 117 -3 137 6
cam-from	3 -3 4 3 17 2 21 4 39 2 56 -2
cam-to	0 2 137 5
cama-	0 -11 3 34 4 -2 21 -2 79 4
camarografo-	75 35
camarograf~	75 35
cambi-	102 -2 104 22 138 -2
cambiamo-	58 -4 79 7
cambian-	27 -7 104 11
cambio-	135 17 138 23
cambi~	27 -5 58 -3 79 4 104 22 135 13 138 17
came to	0 4 137 8
camello-	17 35
camell~	17 35
camera-	75 35
camer~	75 35
caminar-	54 16 56 -8
caminata-	31 -2 54 37
caminata-para	54 5
caminat~	31 -2 54 37
camin~	54 16 56 -8
camion-	27 17
camioneta-	73 10 138 -3
camionet~	73 10 138 -3
camion~	27 17
camisa-	4 8
camis~	4 8
camp-	31 17 42 17 73 -2 109 -3 124 -3 135 -2 138 -3
campamento-	31 30
campament~	31 30
campana-	4 -6 7 -8 9 -2 77 33 79 -6
campan~	4 -6 7 -8 9 -2 77 33 79 -6
campus chapter	74 7 87 -2 88 -2 89 -3
campus-	74 12 87 -4 88 -3 89 -6
campus-chapter	74 5 89 -2
campu~	74 12 87 -4 88 -3 89 -6
camp~	31 17 42 17 73 -2 109 -3 124 -3 135 -2 138 -3
cam~	0 -8 3 19 4 9 17 -2 21 4 35 -2 39 3 56 -3 79 2 113 6 117 -3 126 -2 137 5
can a	32 -4 73 9 79 -3 80 -2 82 7 95 2 123 4 125 -3
can afford	2 7 73 -3
can do	17 8 26 -3 73 -4 76 8
can get	122 -2 125 12
can help	14 -4 73 2 80 17 107 -5
can i	1 -3 2 -2 5 2 6 -2 7 -4 8 -5 27 -2 35 -2 43 2 47 2 73 4 75 3 76 -6 77 -2 78 3 80 6 83 2 84 2 93 4 94 4 97 2 99 3 101 6 102 2 121 2 122 -3 123 4 124 2 125 2 129 -2 130 2 135 2 138 2
can kids	28 -2 36 8 73 -9 82 9
can make	12 -4 16 12 19 -3 73 2 78 -3
can my	31 10 42 2 46 4 73 -2 82 2 110 2 123 -3 138 -3
can not	1 2 6 4 8 10 10 5 21 4 23 -2 25 3 26 4 33 3 39 3 41 2 56 3 57 -2 63 4 73 -6 76 -2 78 2 79 -4 93 -2 124 -2
can our	76 3 78 -2
can pay	2 13 17 -2 22 4 73 -3 99 -2
can she	82 10 107 5
can somebody	8 10 27 2 73 -2 79 -3 94 10 122 -3
can someone	14 7 27 9 73 -3 76 -2 78 -2 79 6 80 -2 94 -5 101 -2 102 -4 105 7 122 13
can take	27 9
can teens	32 -14 73 33 82 -3
can the	110 11 135 3 138 -2
can they	135 6
can use	44 5 73 -2 76 7
can watch	28 -2 29 -2 73 7 138 -2
can we	18 -3 46 4 50 3 74 3 75 2 77 -3 90 8 91 6 106 -2 126 -3
can you	1 3 3 -3 7 -3 8 6 26 4 34 5 36 -5 39 -2 49 3 73 -5 79 2 80 -7 102 2 106 3 107 4 110 -4 114 -2 116 15 121 -4 122 17 125 -3 134 -3 138 19
can-	17 2 28 -2 32 -3 73 2 78 -2 79 2 80 3 82 3 88 2 93 2 94 2 99 2 101 2 116 2 122 2 123 2 125 3 138 2
can-12	31 3 73 -2 82 3 138 -2
can-a	32 -2 73 4 74 -2 82 3 88 3 123 2 125 -2
can-afford	2 3 23 -2 26 5 41 3 58 2
can-apply	122 2 123 3 125 5
can-at	122 6 138 -2
can-be	73 6 74 -3 88 5
can-bring	8 -3 9 3 25 2 94 4 101 5 125 -2
can-buy	3 3 7 3 17 -2 23 -2 138 4
can-cal	1 3 102 4 105 3 107 2 138 2
can-carry	8 5 45 2 73 -2
can-com	3 -2 7 -2 8 2 34 4 36 2 94 3 99 10 101 4 125 5 138 -3
can-cook	12 2 76 2
can-do	7 -2 17 3 36 -3 73 -3 76 3 77 -2 80 11 85 2 90 2 116 12 121 -7 123 2 138 3
can-donat	78 -5 79 -3 93 12 95 2
can-driv	8 5
can-drop	8 3 79 -7 94 8
can-eat	9 4 10 5
can-felon	125 3
can-film	75 -3 97 6
can-find	2 4 17 6 39 -2
can-food	7 -12 79 15
can-for	2 7 73 2 76 -3 77 7
can-fre	76 3
can-get	1 -2 4 2 8 3 21 2 80 -3 121 4 122 -5 125 9 126 2 134 2 138 3
can-giv	78 2 79 2 93 3 95 -2 129 -2 130 3
can-go	35 2
can-hav	10 3 26 -2 74 2 126 -2
can-help	26 2 52 -3 62 2 73 7 76 -2 80 6 106 2 121 3 122 9 134 -2 138 -3
can-host	77 -5 90 3 91 2 92 3
can-i	1 -2 7 -2 8 -3 73 2 76 -3 78 2 80 4 93 2 94 2 99 2 101 3 122 -2 123 2
can-just	99 -3 101 7 109 3
can-kid	28 -2 35 -2 36 4 46 3 73 -2 82 5
can-lead	74 -2 88 12 112 -6
can-leav	8 2 79 5 94 5
can-mak	1 2 12 -2 16 6 73 5 102 -3
can-my	27 3 31 5 46 2 73 -2 123 -2 138 -2
can-not	6 2 8 6 10 3 21 2 25 2 26 2 33 2 39 2 56 2 63 2 73 -3 79 -2
can-our	76 2
can-pay	2 5 26 2 78 5 130 3
can-person	98 4
can-pick	27 5 73 -3 79 4 84 4 94 -4
can-put	3 -2 7 5 19 6 78 -2
can-read	37 4
can-school	110 7
can-see	26 3 122 -2 138 12
can-send	14 -2 73 -2 78 5 120 5
can-shar	75 6 76 2
can-she	82 5 107 3
can-shoot	75 2 102 4 138 -2
can-sleep	56 4
can-somebody	8 5 79 -2 94 6 122 -2
can-someon	14 4 27 5 73 -2 79 4 94 -3 102 -2 105 4 122 9
can-son	31 2 42 2
can-start	20 2 73 -2 74 4 82 3 114 -2
can-stay	35 4
can-stil	45 2 73 -3 83 3 85 2 124 6 125 4
can-stop	73 -3 98 2 99 6
can-student	40 2 80 -3 122 -4 125 10
can-tak	4 2 5 5 27 3 43 5 73 -2 79 -2 83 4 134 -2
can-teach	73 2
can-teen	32 -10 73 23 82 -2
can-text	102 8 119 4
can-the	110 6 135 2
can-they	135 4
can-to	35 2 73 -2 101 -2 105 6
can-trust	32 4
can-use	44 2 57 2 58 -3 76 3 77 2 79 2 123 3
can-volunt	73 4 78 4 82 -4 84 4
can-watch	35 -3 73 3 138 5
can-we	18 -2 46 2 74 2 77 -2 90 5 91 3
can-with	14 -3 27 2 73 6
can-you	3 -2 7 -2 8 2 26 2 34 3 36 -3 73 -3 77 3 80 -4 106 2 107 2 110 -2 116 9 121 -3 122 11 125 -3 138 11
canada-	44 -2 73 -2 78 15 79 -7 138 9
canal-	75 27 108 -8
canal~	75 27 108 -8
canasta-	7 35
canast~	7 35
canc-	37 -6 44 13 45 -5 138 8
cancel donation	78 6 129 -2
cancel my	27 -6 78 -6 101 -2 104 12 130 5
cancel-	26 -3 27 -3 101 -2 104 11 129 -2 130 17
cancel-donation	78 4
cancel-monthly	78 -4 130 10
cancel-my	27 -4 78 -4 104 8 130 3
cancelar-	78 -6 79 -2 130 25
cancelar-donac	78 -3 130 5
canceling~	26 -3 27 5
cancel~	27 -6 78 -4 79 -2 101 -2 104 10 129 -2 130 34
cancion-	44 24 45 -9
candl-	18 11 57 -4 63 -2
candl~	18 11 57 -4 63 -2
candy-	44 -8 45 -2 138 13
candy~	44 -8 45 -2 138 13
canned food	7 -18 79 24
canned~	7 18 8 -3 9 -2 11 -2 17 26 78 -2 79 26 131 -3 133 -3
cansancio-	25 -3 35 3
cansanci~	25 -3 35 3
cantamo-	45 21
cantant-	45 35
cantant~	45 35
cantar-	44 -5 45 17
canto-	44 -4 45 15 47 -2
cant~	44 -8 45 37 47 -2
can~	7 -4 8 2 28 -2 32 -3 44 2 73 2 76 -2 80 3 82 3 88 2 93 2 94 2 99 2 101 2 116 2 122 2 123 2 125 3 138 3
capacidad-	33 22
capacidad~	33 22
capacitac-	16 18
capacitarm-	16 14 67 -2
capacit~	16 26
capital de	138 3
capital of	138 10
capital-	138 16
capital-de	138 2
capital-of	138 7
capital~	138 16
capitulo-	74 18 88 2 89 7 105 -6
capitul~	74 18 88 2 89 7 105 -6
car and	0 -4 8 10 27 2
car engine	122 -5 138 10
car seat	27 -2 79 11 122 -2 138 -4
car-	0 8 16 4 20 3 26 6 27 2 30 4 35 -5 49 -2 73 -2 76 2 80 3 100 3 110 -2 122 12 124 -2 126 -2 133 9 135 2
car-and	8 4 18 5 28 -3 135 -2 138 -2
car-engin	122 -3 138 7
car-how	27 5 138 -3
car-my	35 4
car-of	35 3
car-seat	79 6 138 -2
car-to	79 6 138 -2
cara-	41 2
cara~	41 2
carcel-	17 17 83 -7
carcel~	17 17 83 -7
card information	130 11 138 -6
card number	60 5 102 -3 130 2
card-	2 -2 6 -6 7 -3 16 10 20 -2 27 8 36 12 50 -4 60 5 75 -4 78 5 102 -2 106 -2 124 -4 130 12 135 7 138 5
card-charg	60 -2 78 -2 130 8
card-inform	130 6 138 -3
card-number	60 3 102 -2 130 2
card~	2 -2 6 -6 7 -3 16 10 20 -2 27 8 36 12 50 -4 60 5 75 -4 78 5 102 -2 106 -2 124 -4 130 12 135 7 138 5
care of	35 6
career change	16 18 17 -9 120 -3
career-	16 7 17 20 20 -3 76 -2 120 4
career-at	16 5 17 -2
career-chang	16 12 17 -6 120 -2
career~	17 8 20 -2 76 -2 120 13
careful-	24 16 37 -10
careful~	24 16 37 -10
caregiv-	11 -6 35 22 73 -2
caregiver~	35 10 79 -2
caregiving~	11 -8 35 14 73 -3
caregiv~	35 7
carer-	35 17
care~	0 3 16 11 17 6 20 4 26 10 28 2 30 6 73 -2 79 -3 80 5 120 -4 122 -2 126 -2 133 13 138 -2
cargar-	8 8 94 -2 101 -2
cargo-	8 -3 54 -4 99 -2 101 -3 112 12 135 28
carg~	8 3 54 -3 94 -2 99 -2 101 -5 112 11 135 26
caridad-	115 8
caridad~	115 8
caring for	33 -2 35 5
caring-	11 -7 28 -2 33 -3 35 17
caring-for	35 4
caring~	11 -7 28 -2 33 -3 35 17
carisimo-	7 12 25 -3
carisim~	7 5
caris~	7 9 9 -2 25 -3
caro-	59 9 138 -5
carolina-	73 -5 126 23
carolin~	73 -5 126 23
carpentry-	16 3
carpentry~	16 3
carpet-	41 -6 138 12
carpet~	41 -6 138 12
carpinteria-	16 4
carpinteri~	16 4
carrera-	17 30 40 -8
carrer~	17 30 40 -8
carriola-	77 -3 78 -5 79 10
carriol~	77 -3 78 -5 79 10
carro usado	27 -3 79 -2 138 12
carro-	0 8 8 7 27 4 73 8 79 -2 138 -7
carro-usado	27 -2 138 8
carry-	8 7 45 7 73 5 76 -2 79 -2 101 -2 122 -3
carry~	8 7 45 7 73 5 76 -2 79 -2 101 -2 122 -3
carr~	0 8 8 7 27 4 73 8 79 -2 138 -7
carta de	1 2 14 5
carta-	1 2 14 20
carta-de	14 4
carta-presentac	14 10
cartel-	73 17
cartel~	73 17
cart~	1 2 14 20
carytown-	138 15
carytown~	138 15
car~	0 8 8 2 18 -2 20 -2 27 4 35 -3 49 -2 59 2 76 3 79 4 100 4 110 -3 122 18 124 -2 135 3
cas-	1 -7 2 -9 17 -3 24 -6 29 -11 76 12 105 18 112 -3 135 3 137 19
cas-manager	1 -4 76 11 105 -2 112 -2 137 -2
cas-not	2 -4 24 -2 29 -3 105 -5 137 17
cas-worker	2 -2 17 -2 29 -3 76 -4 105 18 137 -3
casa-	0 17 1 2 2 6 3 4 6 8 7 -3 8 9 9 -2 10 -2 16 6 17 -3 19 2 24 4 25 -4 27 -5 35 -3 43 -2 49 -2 56 5 57 -2 58 2 59 12 64 -2 79 -5 80 4 85 6 91 4 92 -2 94 3 108 -3 112 -2 124 -2 134 -3 135 -2 137 -2 138 4
casa-no	1 4 6 2 124 -2
casa-y	2 -3 6 2 76 3
cascara-	51 -4 53 8
cascar~	51 -4 53 8
case manager	1 -5 76 17 105 -3 112 -2 137 -3
case notes	2 -5 24 -3 29 -4 105 -7 137 25
case worker	2 -3 17 -3 29 -5 76 -6 105 27 137 -5
casera-	1 20 110 -2
casero-	1 5 110 3
caser~	1 19 135 -2
casework-	105 35
casework~	105 35
cash-	7 8 19 19 61 -6 73 -12 78 17 80 -4 129 -3
cashap-	78 23 130 -2
cashapp~	78 23 130 -2
cash~	7 8 19 19 61 -6 73 -12 78 17 80 -4 129 -3
casino-	138 35
casin~	138 35
casita-	2 13 29 -8
caso-	24 -4 28 12 29 -3 31 -2 76 -5 105 -2 135 8
cas~	0 15 2 4 3 3 6 7 7 -3 8 8 9 -2 16 5 17 -4 25 -4 27 -4 28 3 29 -8 35 -2 43 -2 49 -2 56 5 57 -2 58 2 59 10 64 -2 76 2 79 -5 80 3 85 5 91 3 92 -2 94 3 105 7 108 -3 112 -3 124 -2 134 -3 135 2 137 7 138 3
cat-	7 -4 43 -2 55 5 138 7
catch-	1 6 124 16 138 -2
catch~	1 6 124 16 138 -2
categoria-	121 -4 127 24
categori~	121 -5 122 -2 127 47
category-	121 -2 122 -2 127 32
cater-	3 -5 9 -4 12 -2 18 20 73 -7 76 7 79 -2 138 -3
catering~	3 -5 9 -4 12 -2 18 20 73 -7 76 7 79 -2 138 -3
cat~	7 -4 43 -2 55 5 138 7
caus-	1 4 3 5 7 -6 11 4 12 3 21 -3 30 7 34 -3 73 -2 78 8 80 14
caus-i	12 2 30 4
causa-	73 -7 80 20
cause i	12 4 21 -2 30 7 34 -2
caus~	1 4 3 5 7 -5 11 3 12 3 21 -3 30 7 34 -2 73 -6 78 7 80 26
cayo-	55 3
cay~	55 3
cdl-	16 15 18 -7 138 -2
cdl~	16 15 18 -7 138 -2
cel-	57 -2 59 9 63 -5 102 13 112 -2 137 9 138 -2
cel-phon	59 12 102 -9
celebrity-	138 35
celebrity~	138 35
celiac-	10 3
celiac~	10 3
cell phone	59 17 102 -12
cell~	57 -2 59 9 63 -5 102 13 112 -2 137 9 138 -2
celular-	31 5 32 -3 36 -4 57 3 58 5 59 -2 63 6 78 -4 79 -10 95 17 102 16 121 -2 122 -4 137 -2 138 4
celular~	78 -7 79 -15 95 31 102 -4
celul~	31 6 32 -3 36 -5 57 3 58 5 59 -2 63 7 95 -3 102 20 121 -2 122 -5 138 5
cena-	7 16 9 4 11 -2 99 -2
cena-juev	9 3
cenado-	7 12 9 -4 11 -6
center-	0 14 4 -3 6 -2 9 -3 56 15 73 -6 76 6 138 14
centro-	23 3 138 4
centr~	23 3 138 4
cent~	0 14 4 -3 6 -2 9 -3 56 15 73 -6 76 6 138 14
cen~	7 23 11 -5 99 -2
ceo-	102 -12 112 17 137 14 138 -2
ceo~	102 -12 112 17 137 14 138 -2
cepillo-	5 31 26 -12 134 -2
cepill~	5 31 26 -12 134 -2
ceramic-	43 16
ceramica-	43 3 46 -2
ceramic~	43 16 46 -2
cerca de	2 11 17 -4
cerca-	2 12 9 7 17 -5 18 -2 27 -4 34 -2 76 -8 100 30 101 10 138 16
cerca-de	2 6 17 -3
cerc~	2 12 9 7 17 -5 18 -2 27 -4 34 -2 76 -8 100 30 101 10 138 16
cerdo-	10 25
cerd~	10 25
cereal-	7 11 31 -3
cereal~	7 11 31 -3
cerebral palsy	28 -2 31 -4 33 15
cerebral-	28 -3 31 -6 33 23
cerebral-palsy	31 -2 33 9
cerebral~	28 -3 31 -6 33 23
cerrado-	99 21
cerraron-	17 9 74 -2 99 10 106 -2
cerro-	11 5 17 18 18 -6 99 -11
cerr~	11 4 17 21 18 -5 74 -2 99 14 106 -2
certain-	78 -2 130 11 135 -8
certain~	78 -2 130 11 135 -8
certific-	16 4
certificac-	16 3
certificado-	16 5
certificat-	16 12 40 -2
certification~	16 4
certificat~	16 12 40 -2
certific~	16 7
cervatillo-	55 35
cervatill~	55 35
chair-	3 16 73 5 79 -2 92 -2 109 -2
chair~	3 16 73 5 79 -2 92 -2 109 -2
chamarra-	4 16
chamarr~	4 16
chamba-	17 15 120 -4
chambear-	17 35
chambe~	17 35
chamb~	17 15 120 -4
champu-	5 5
champu~	5 5
chanc-	17 20
chanc~	17 20
chang-	0 9 6 -5 16 16 17 -10 22 -4 27 -4 50 10 101 -4 102 -5 104 17 120 -2 123 -2 130 11 135 11 137 -5 138 13
chang-mind	22 -2 130 8
chang-my	22 -2 27 -2 101 -2 102 -3 104 11 130 6 135 7 137 -2 138 -4
change my	27 -4 101 -4 102 -5 104 19 135 15 137 -5 138 -7
changed my	22 -4 130 14
changed~	0 15 21 -2 22 -5 123 -2 130 17 135 -4
chang~	6 -5 16 18 17 -11 27 -4 50 11 101 -4 102 -6 104 19 120 -3 135 15 137 -5 138 15
channel-	14 -5 61 -4 75 18 138 4
channel~	14 -5 61 -4 75 18 138 4
chao-	3 -7 79 -2 133 31
chapel-	47 10 48 -2 138 -2
chapel~	47 10 48 -2 138 -2
chapter leader	17 -2 74 -3 87 11 88 4 89 -4
chapter leaders	17 -2 74 -8 83 -2 87 3 88 11 89 4
chapter-	17 -4 74 22 83 -5 87 7 88 12 89 13 112 -3 124 -2 126 -2
chapter-a	17 -3 74 -4 87 8 88 3 89 -2
chapter-do	74 -8 87 -3 88 -5 89 15
chapter-get	74 -4 87 4 88 -2 89 4
chapter-leader	17 -2 74 -4 87 6 88 7
chapter-paid	74 14 87 -11
chapter-pay	74 -2 87 3
chapter~	74 16 87 -3 88 -4 89 5
chapt~	17 -4 74 17 83 -5 87 8 88 14 89 12 112 -3 124 -2 126 -2
chaqueta-	4 13 79 -2 93 -2
chaquet~	4 13 79 -2 93 -2
charg-	17 -13 19 3 60 -3 74 4 76 -7 78 11 83 -4 88 -2 112 3 124 8 130 11 135 16
charged~	60 -5 78 -4 130 19 135 -3
charg~	17 -13 19 3 74 4 76 -7 78 13 83 -5 88 -2 112 3 124 9 135 18
charitabl-	115 35
charitabl~	115 35
charity-	76 4 115 10
charity~	76 4 115 10
charla-	31 -2 47 -16 48 28 73 -5
charla~	31 -2 47 -16 48 28 73 -5
charlottesvill-	126 35
charlottesvill~	126 35
chat-	17 -2 18 -4 19 -2 29 -2 76 -2 105 18 109 -2 110 36 111 -7 116 16 126 -5 136 11 138 -7
chatbot-	116 34
chatbot~	116 34
chatgpt-	62 5 116 9
chatgpt~	62 5 116 9
chatting~	105 -9 116 11
chat~	17 -2 18 -4 19 -2 29 -2 76 -2 105 23 109 -2 110 37 111 -7 116 10 126 -5 136 12 138 -7
chau-	133 35
chau~	133 35
cha~	3 -7 79 -2 133 31
cheap apartment	0 -2 2 12
cheap internet	59 3
cheap-	0 -2 2 12 7 -2 12 17 26 5 59 3 79 -4 129 -2 138 4
cheap-apart	2 8
cheap-flight	138 7
cheap-internet	59 2
cheapest-	59 6
cheapest~	59 6
cheap~	0 -2 2 12 7 -2 12 17 26 5 59 3 79 -4 129 -2 138 4
cheat-	137 -2 138 16
cheating~	137 -2 138 16
checan-	26 9 134 -5
checarm-	10 -3 26 9
check on	73 -3 83 6 106 10 130 -4 135 -4
check volunteer	73 18 83 -16
check-	7 4 10 -4 17 -5 19 -16 26 14 60 -3 73 6 83 8 88 6 97 4 103 -2 106 7 124 -2 125 11 130 -5 134 -3 138 4
check-my	106 5 130 -2 135 -2
check-on	7 4 73 -2 83 3 106 5 130 -2 135 -2
check-volunt	73 10 83 -7
checked~	10 -4 26 11 135 -2
checking~	19 11 78 -2 124 -2
checkup-	26 15 27 -3
checkup~	26 15 27 -3
check~	7 5 10 -3 17 -5 19 -21 26 11 60 -2 73 6 78 2 83 9 88 6 97 4 103 -2 106 8 124 -2 125 12 130 -6 134 -3 135 2 138 5
chec~	10 -2 26 16 134 -5
chees-	0 -3 7 -3 138 21
chees~	0 -3 7 -3 138 21
chemistry-	73 -4 122 -5 138 25
chemistry~	73 -4 122 -5 138 25
chemo-	27 15 138 -2
chem~	27 15 138 -2
chequ-	20 14 78 2 130 -2
chequeo-	26 18 27 -2 101 -2
cheque~	26 18 27 -2 101 -2
chequ~	20 14 78 2 130 -2
chess-	31 12 44 -5 45 -4 73 -2 123 -2 138 13
chest-	21 15
chesterfield-	80 -2 126 14
chesterfield~	80 -2 126 14
chest~	21 15
ches~	31 12 44 -5 45 -4 73 -2 123 -2 138 13
chew-	10 2
chew~	10 2
chicken-	7 -7 9 3 12 -8 138 15
chick~	7 -7 9 3 12 -8 138 17
chil-	13 18
child care	16 -3 17 -2 20 12 28 7 35 -2 135 -5
child support	28 -6 31 -2 135 25
child-	4 -4 11 -3 16 -2 17 -2 20 8 26 -4 28 5 31 -5 33 12 34 9 35 5 36 -2 37 3 41 2 135 13
child-car	16 -2 20 8 28 4 135 -4
child-support	28 -4 135 17
childcar-	16 -2 17 -3 20 10 35 7 73 -2
childc~	16 -2 17 -3 20 10 35 7 73 -2
children-	11 3 31 12 33 8 61 -2 121 -6
childr~	11 3 31 12 33 8 61 -2 121 -6
child~	4 -4 11 -3 16 -2 17 -2 20 8 26 -4 28 5 31 -5 33 12 34 9 35 5 36 -2 37 3 41 2 135 13
chil~	13 18
china-	138 35
chin~	138 35
chip in	78 15
chip-	78 24
chip-in	78 10
chip~	78 24
chist-	138 11
chist~	138 11
choir-	9 -3 44 -11 45 22 73 9 138 -3
chok-	19 4 78 -3
choking~	19 5 78 -3
cholesterol-	23 -7 134 14 138 -5
cholesterol~	23 -7 134 14 138 -5
chorus-	44 -9 45 18
choru~	44 -9 45 18
cho~	9 -3 44 -11 45 22 73 9 138 -3
christian-	47 3 48 -3 125 6
christi~	47 3 48 -3 125 6
christma-	7 8 9 -11 25 7 31 14 73 5 76 -5 78 -3 99 2 138 8
christm~	7 8 9 -11 25 7 31 14 73 5 76 -5 78 -3 99 2 138 8
chromebook-	58 14
chromebook~	58 14
chronic-	26 4 27 -2
chronic~	26 4 27 -2
church partner	47 -2 76 9 98 -6
church-	4 4 44 -3 45 5 47 2 48 -5 67 7 73 -3 76 10 77 10 98 -6 116 -2
church-a	76 3
church-partner	76 6 98 -4
church-with	76 4
church~	4 4 44 -3 45 5 47 2 48 -5 67 7 73 -3 76 10 77 10 98 -6 116 -2
cierra-	18 -2 99 11
cierran-	99 12
cierr~	99 19
cierto-	19 -9 60 19 78 -2
ciert~	19 -9 60 19 78 -2
cilantro-	13 18
cilantr~	13 18
cinco-	1 12 10 -7 78 -10 129 16
cinc~	1 12 10 -7 78 -10 129 16
cita medica	26 6 101 -3
cita-	6 -4 24 -2 26 -5 27 9 57 2 76 -2 100 -4 101 21 104 8 135 5 138 -3
cita-medica	26 4 101 -2
citaron-	32 -2 34 12
cita~	6 -4 24 -2 26 -5 27 9 57 2 76 -2 100 -4 101 21 104 8 135 5 138 -3
citizen-	125 15
citizenship-	12 -2 39 19 106 -12 125 8 135 10
citizenship~	12 -2 39 19 106 -12 125 8 135 10
citiz~	125 15
citi~	74 -4 126 12
city-	35 -2 74 4 80 9 110 -4 115 10 126 6 138 -3
city-do	80 6
city~	35 -2 74 8 80 10 110 -5 115 12 126 -3 138 -2
cit~	32 -2 34 12
ciudad-	74 2 126 4 138 6
ciudadania-	26 -6 125 10 135 6
ciudadani~	26 -6 125 10 135 6
ciudadano-	125 8
ciudadan~	125 8
ciudad~	74 2 126 4 138 6
civil-	110 -3 117 -5 138 10
civil~	110 -3 117 -5 138 10
claim-	4 -9 19 -3 76 -2 115 -2 128 12 135 19
claim~	4 -9 19 -3 76 -2 115 -2 128 12 135 19
clas-	7 -4 11 5 12 3 16 -3 28 5 31 -2 36 11 41 10 42 4 43 4 44 4 46 -4 49 -3 58 -4 61 4 67 -2 80 -2 95 -2 121 9 122 -2 124 2 135 -2 138 -2
clas-art	43 5 46 -4
clas-cocina	12 4
clas-computac	57 6 58 -4
clas-de	12 6 16 3 36 2 49 -2
clas-ingl	73 2
clas-musica	44 6
clas-padr	28 6
clas-programac	61 8 121 -4
clase de	12 13 16 -2 19 2 57 -2 67 3
clase programacion	61 9 121 -6
clases de	16 6 28 3 31 -2 36 4 38 2 49 -3 73 3
class-	4 -3 11 -3 12 4 16 6 18 7 19 4 28 6 31 -2 33 4 34 -5 36 -6 37 -2 39 7 40 -3 41 -3 43 2 49 -5 52 2 57 8 58 -2 61 6 62 6 73 4 75 3 76 7 109 5 116 -4 121 -2 124 2 125 -3
class-for	57 2 73 -3 76 3
class-i	12 3 16 7 73 -2 78 -2 138 -2
class-night	18 5 38 -2 39 3
class-your	73 -2 76 3
class~	12 -5 16 2 19 -3 28 6 38 8 62 6 67 -2 73 -6 76 15 78 -2 109 10 112 -2 116 -7 121 -4 124 4
clas~	4 -2 7 -3 12 8 16 2 18 5 19 5 28 6 31 -2 33 3 34 -4 36 2 37 -2 38 -4 39 6 40 -3 41 4 43 4 44 2 46 -3 49 -6 57 7 58 -3 61 8 62 2 73 7 75 2 76 -2 78 2 95 -2 121 6 125 -3 135 -2
clay-	43 13 46 -2
clay~	43 13 46 -2
clean up	23 -4 51 7 79 -2
clean-	0 -4 2 -2 4 -6 5 11 17 -2 18 6 25 3 26 2 51 14 73 5 76 -2 79 7 94 -3
clean-for	5 6 79 -4
clean-out	0 -2 25 2 79 12
clean-supply	5 11 79 -9
clean-up	23 -3 51 5
cleaned out	79 9
cleaned~	26 7 79 9
cleaning out	0 -3 2 -2 28 -2 79 19
cleaning supplies	5 19 79 -16
cleaning~	0 -3 2 -3 5 18 18 9 26 -2 28 -2 76 -2 79 7 94 -5
cleanup-	31 -3 51 32 109 -6
cleanup~	31 -3 51 32 109 -6
cle~	4 -7 17 -2 25 4 51 17 73 7
click-	60 20
clicked~	60 20
client-	18 -3 76 13 105 11 122 -5 137 5
client~	18 -3 76 13 105 11 122 -5 137 5
clima-	50 21
climat-	50 35
climat-chang	50 7
climate change	50 11
climat~	50 35
clim~	50 21
clinic-	26 19 27 3 49 5 76 -9 101 -2 138 -2
clinic-want	76 4
clinica-	7 -5 26 7 27 4 76 5 124 -2
clinic~	7 -3 26 22 27 5 49 5 76 -4 101 -2 138 -2
clock-	35 8 138 13
clock~	35 8 138 13
clog-	21 -3 134 15
clogged~	21 -3 134 15
clos-	2 11 9 -2 11 6 13 -2 17 6 19 4 31 -2 36 -3 52 -3 73 -2 76 -5 79 6 99 15 120 -2 138 12
clos-for	99 5 138 -3
clos-my	2 4 19 4
clos-to	2 10
close to	2 17 17 -2 31 -3 36 -2 73 -2 99 -2 120 -2
closed for	9 -2 11 5 99 3 138 -5
closed~	9 -2 11 14 13 -2 17 11 19 6 21 -2 52 -4 76 -6 79 8 138 4
closer-	47 11 99 -3
closet is	4 -10 79 13
closet-	4 11 23 -7 25 5 79 13 93 -5 94 -2 99 -3 138 -2
closet-is	4 -6 79 8
closet~	4 11 23 -7 25 5 79 13 93 -5 94 -2 99 -3 138 -2
closing~	11 -3 99 8 138 13
clos~	2 15 11 -4 17 -2 31 -3 36 -2 47 6 73 -2 99 10 120 -2 138 3
cloth-	4 8 15 4 17 -2 20 8 25 -4 31 -2 36 -2 47 -2 49 4 56 3 78 -3 79 8 93 8 94 5 96 7 128 -4 138 -2
cloth-closet	4 9 79 -7
cloth-donat	79 -3 93 -2 96 6
cloth-driv	77 4
cloth-for	4 4 47 -2 56 4
cloth-in	4 3
cloth-my	56 3 79 4
cloth-to	4 -2 79 3
clothes closet	4 15 79 -11
clothes for	4 11 31 -2 36 -2 47 -3
clothes in	4 5 79 -2
clothes to	79 5 93 -2
clothing drive	77 2
clothing~	4 11 77 2
cloth~	4 4 7 -2 15 4 17 -2 20 8 25 -4 31 -2 36 -2 47 -2 49 5 56 3 78 -3 79 9 93 9 94 5 96 8 128 -5 138 -2
club de	61 4 138 -2
club-	31 22 36 4 44 -2 45 -2 61 14 73 -2 100 -2 138 -7
club-codigo	31 -3 61 7
club-de	61 2
club~	31 22 36 4 44 -2 45 -2 61 14 73 -2 100 -2 138 -7
clueless-	28 7 75 -2
clueles~	28 7 75 -2
cna-	16 4
cna~	16 4
co host	76 11 91 -4 120 -3
co parent	28 -7 29 14
co-	28 -17 29 26 76 14 77 -2 90 -2 91 -5 113 5 120 -3
co-host	76 8 91 -3 120 -2
co-parent	28 -8 29 14
coach-	19 13 31 -3 73 3
coach~	19 13 31 -3 73 3
coat drive	77 4 90 -4
coat giveaway	4 -2 77 -4 109 7
coat-	4 6 19 -3 73 5 76 -2 77 5 78 -2 79 10 90 -3 93 -4 94 -2 96 4 109 13
coat-driv	77 3 90 -3
coat-giveaway	4 -2 77 -3 109 5
coat-i	4 -4 96 6
coat-my	4 2
coats i	4 -7 79 2 96 10
coat~	4 6 19 -3 73 5 76 -2 77 5 78 -2 79 10 90 -3 93 -4 94 -2 96 4 109 13
cobertor-	3 35
cobert~	3 35
cobija-	3 8
cobij~	3 8
cobra-	22 6 124 -5
cobrador-	19 19 105 -2 106 -9
cobrad~	19 19 105 -2 106 -9
cobran-	122 -2 124 14 130 12 138 -3
cobran-de	124 -5 130 7
cobrar-	1 -4 106 -4 124 13
cobr~	1 -3 22 3 106 -2 122 -2 124 18 130 11 138 -3
cocina-	3 9 12 4 73 -3 79 13 109 -4 138 -4
cocinando-	12 7 138 -4
cocinar-	3 -5 12 15 73 5
cocin~	3 3 12 17 79 10 109 -3 138 -5
cod-	31 -4 61 10 73 -2 100 13 104 -2 121 -4 128 -2 138 16
cod-club	61 3
code club	31 -2 61 5 138 -2
codigo-	31 -8 61 12 100 10 121 -4 138 12
codig~	31 -8 61 12 100 10 121 -4 138 12
coding class	61 2
coding-	31 -4 61 18
coding~	31 -4 61 18
cod~	31 -4 61 10 73 -2 100 13 104 -2 121 -4 128 -2 138 16
coffe-	21 -3 48 9 53 4 105 -2
coffe-ground	53 2
coffee grounds	53 2
coffe~	21 -3 48 9 53 4 105 -2
cofound-	113 35
cofound~	113 35
colaborac-	73 -5 76 17 98 -2 118 -2
colaborar-	73 30 76 -3 77 -2 98 -7 112 -2 117 -4
colabor~	73 25 76 8 77 -2 98 -8 112 -2 117 -4 118 -2
colchon-	3 15
colchon~	3 15
cold-	2 -2 4 13 6 3 79 -2 134 9
cold~	2 -2 4 13 6 3 79 -2 134 9
colecta de	77 11
colecta en	77 -7 91 16 92 -3
colecta-	4 -3 8 -2 41 -3 77 15 90 9 91 11 92 12 109 -2
colecta-comida	77 10 90 -2 92 -2
colecta-de	77 6
colecta-en	77 -4 91 10 92 -2
colecta-mi	77 -4 91 10 92 -2
colecta-ropa	77 4
colecta-util	41 -3 77 4
colect~	4 -3 8 -2 41 -3 77 15 90 9 91 11 92 12 109 -2
colegio-	40 28 73 -2
colegi~	40 28 73 -2
colgar-	4 -11 25 -2 73 18 79 -2
colg~	4 -11 25 -2 73 18 79 -2
collabor-	76 17 98 -4 118 -2
collaborat-	76 14 98 -3 118 -2
collaboration~	76 17 98 -4 118 -2
collaborat~	76 14 98 -3 118 -2
collard-	13 13 52 -6 73 -2
collard~	13 13 52 -6 73 -2
collect cans	77 2
collect coats	19 -4 76 -2 77 11
collect food	77 2
collect-	19 12 76 -4 77 17 90 -2 92 -3 106 -3
collect-can	77 2
collect-coat	19 -2 77 7
collecting~	77 2
collection~	19 23 73 -2 76 -3 77 5 90 -3 92 -4 106 -4
collect~	19 -6 76 -2 77 16
colleg-	40 9 58 5 74 3 106 -2 125 -3
colleg-applic	40 5
college essay	40 2
colleg~	40 9 58 5 74 3 106 -2 125 -3
colon-	82 -5 100 -2 114 -4 138 17
colonial-	126 22
colonial~	126 22
colon~	82 -5 100 -2 114 -4 138 17
color-	117 -2 138 25
col~	117 -2 138 25
com-	2 -2 3 -5 8 4 11 -2 17 -2 19 -4 21 2 27 4 28 -3 32 -2 34 5 36 4 76 -6 78 -4 80 -3 84 5 85 -2 94 18 99 23 100 8 101 6 102 -2 104 -4 105 -5 106 -4 110 8 118 8 122 -4 124 8 125 3 128 -2 129 -2 135 -4 138 2
com-back	106 -3 128 -2 138 9
com-by	94 -2 99 12 100 -3
com-get	94 14
com-in	17 -2 99 7 100 6 105 -5
com-it	79 2 94 5
com-me	3 -3 8 5 27 4
com-my	94 11
com-out	21 3 32 -2
com-the	7 4 34 7 138 -2
com-to	3 -3 8 5 34 5 94 3 99 -2 100 8 104 -3 138 -2
com-with	27 4
comcast-	59 18
comcast~	59 18
come back	106 -5 128 -3 138 15
come by	94 -3 99 18 100 -4
come get	78 -2 79 2 94 24 122 -2
come in	17 -3 76 -2 99 13 100 9 105 -7
come out	21 6 26 2 32 -3
come to	3 -6 8 9 34 10 73 -2 76 -2 94 5 99 -3 100 12 104 -4 138 -4
come with	27 7
comedor-	9 17
comed~	9 17
comemo-	10 4
comen-	11 20 31 -3 34 -4 36 -3
comenzo-	109 -2 112 -2 113 20 114 16
comenz~	109 -2 112 -2 113 20 114 16
comer-	3 -2 7 26 8 -5 9 22 10 5 31 -2 73 -2 78 -2 79 -3
comestibl-	7 35
comestibl~	7 35
comian-	11 7 31 -2 34 -2
comida a	8 3
comida caliente	7 -2 9 10 56 -4
comida de	7 4 79 6
comida para	11 5 12 7 77 2
comida vencida	7 -4 9 -2 79 -5 93 19
comida-	0 -2 2 -2 5 -2 7 21 8 22 9 8 10 8 11 5 12 7 13 4 17 -2 18 15 19 -3 21 -2 27 -5 31 -3 42 -6 52 -2 53 3 56 -2 66 8 72 -2 73 5 76 -2 77 7 78 -8 79 10 90 -2 92 -3 93 8 99 -2 109 6 120 -7 122 -2 124 -3 125 -2 129 7 135 -2 138 -5
comida-a	8 2
comida-calient	9 7 56 -3
comida-casa	0 -2 2 -2 7 -5 8 15 13 2
comida-con	73 4 129 3
comida-de	7 4 79 3
comida-la	7 3
comida-nino	7 18 11 2 31 -3 42 -10
comida-no	7 -3 11 7 79 2
comida-para	11 3 12 4
comida-que	7 2 79 2
comida-usted	73 4
comida-vencida	7 -2 79 -4 93 13
comiendo-	7 11
comimo-	7 12
coming in	3 2 17 8
coming up	17 -4 25 4 109 9
coming-	1 15 17 2 19 -8 20 -3 25 5 26 -3 78 -3 83 -2 109 9 122 -2 138 18
coming-and	1 6
coming-in	17 5
coming-up	17 -3 25 2 109 5
coming~	1 15 17 2 19 -8 20 -3 25 5 26 -3 78 -3 83 -2 109 9 122 -2 138 18
comi~	11 7 31 -2 34 -2
command-	61 -11 138 12
commander~	61 -11 138 12
commit-	73 -13 74 -2 84 15 87 11 89 -2 99 -2
commit-for	84 2 87 3
commit-volunt	73 -7 84 8
commitment for	73 -2 84 3 87 6
commitment~	73 -13 74 -2 84 15 87 11 89 -2 99 -2
common-	36 8 44 -2
common~	36 8 44 -2
community garden	13 -6 52 7
community leader	74 11 87 -4 88 -2 89 -2
community service	73 7
community-	7 -7 9 15 13 -6 33 -2 52 6 73 4 74 8 75 5 80 22 81 18 87 -4 88 -2 89 -2 109 -2 121 -2 122 -2
community-garden	13 -4 52 5
community-hour	73 2
community-leader	74 7 87 -3
community-servic	73 5
community~	7 -7 9 15 13 -6 33 -2 52 6 73 4 74 8 75 5 80 22 81 18 87 -4 88 -2 89 -2 109 -2 121 -2 122 -2
como aplico	74 8 89 -2 122 5
como arreglo	49 -4 135 4 138 7
como ayudo	0 -3 8 -2 73 10 80 10 121 -4 122 -2
como consigo	7 3 58 5 59 3
como esta	80 -2 131 17
como funciona	77 2 91 -2 92 11
como hago	12 3 19 2 57 6 77 4 138 -3
como llegar	7 -4 26 -2 27 16 100 7 101 -5 104 -2
como llego	100 18
como los	7 -3 25 -4 80 13 104 4 108 16 122 -2 138 -3
como me	29 -9 96 -2 104 2 109 6 122 6 135 11 137 -2
como pido	7 -3 122 16 135 2
como puedo	73 -10 80 11
como renuevo	125 -2 135 3 138 8
como saco	18 4 24 2 135 6 138 5
como se	60 -3 106 5 115 8
como te	102 -2 106 -3 116 15
como usan	78 -2 129 14
como voluntario	73 -5 84 6 85 -2 86 7
como-	0 -2 1 -2 6 -2 7 -15 8 -3 9 -3 10 -2 11 -2 17 -4 19 3 25 2 27 2 28 2 44 -2 49 -2 57 2 60 -2 62 2 63 -2 73 -4 74 4 76 2 78 4 79 -2 80 13 92 3 99 -2 100 9 101 -3 104 3 105 -3 108 5 113 5 114 -2 115 2 116 2 121 -3 122 9 125 -2 130 3 131 13 135 16 137 2 138 5
como-a	7 -2 27 4 76 6 80 6 105 -2
como-aplico	74 5 122 3
como-apunto	109 5 122 3
como-arreglo	49 -2 135 2 138 4
como-ayudar	73 -9 80 15 122 -3
como-ayudo	73 6 80 6 121 -2
como-comunico	104 8
como-consigo	58 3 59 2
como-de	23 2 138 3
como-dinero	78 3 129 4
como-esta	7 -2 80 -2 122 -3 131 23
como-funciona	92 7
como-hago	12 2 57 3 77 2
como-la	8 2 25 6 40 2 49 -2 135 4 138 2
como-llama	102 -2 106 -2 116 11
como-llegar	7 -2 27 10 100 5 101 -3
como-llego	100 12
como-los	7 -2 25 -3 80 9 104 3 108 11 138 -2
como-me	29 -6 109 3 122 3 135 8
como-mi	17 -3 44 -2 130 6 135 13 138 6
como-pido	7 -2 122 11 135 2
como-puedo	73 -8 80 8
como-que	12 2 60 -5 115 7
como-renuevo	135 2 138 5
como-saco	18 3 135 4 138 3
como-se	60 -2 106 3 115 5
como-si	60 2 77 5 106 3
como-te	102 -2 106 -2 116 11
como-un	74 3
como-una	18 3 19 2 57 3 58 2 77 2 138 4
como-usan	129 9
como-voluntario	73 2 84 3 85 -3 86 4
comp-	135 21
compania de	18 6 59 4
compania-	17 14 32 10 59 4 76 -2 99 -8 138 -2
compania-de	18 4 59 2
compani~	17 13 32 9 59 4 73 -2 76 -11 80 -2 98 7 99 -8 100 -2 118 16 138 -2
company can	9 -3 18 -2 76 10
company wants	76 5
company-	6 4 9 -2 17 5 18 -2 21 -2 27 -4 59 2 73 -4 76 11 78 5 79 -3 95 -3 98 5 100 -2 118 10 137 6 138 4
company-can	76 6
company-to	76 2
company-want	76 3
company~	6 4 9 -2 17 5 21 -2 27 -4 59 3 73 -2 76 18 78 5 79 -3 95 -3 118 -2 137 7 138 4
comparten-	110 2
compartida-	29 27 30 -6 110 -5 135 -9
compart~	29 17 30 -4 110 -2 135 -6
complain-	104 41 112 -3 125 -2 138 -6
complaint-	104 41
complaint~	104 41
complain~	104 41 112 -3 125 -2 138 -6
complex-	76 -9 77 11
complex~	76 -9 77 11
compon-	44 35
compon~	44 35
comportamiento-	28 35
comport~	28 35
composit-	37 -7 41 18
composition~	37 -7 41 18
compost-	53 16 94 -8
composta-	53 11
compostaj-	53 35
compostaj~	53 35
compost~	52 -2 53 23 94 -7
comprar-	19 8 49 -2 138 11
compro-	0 -5 138 17
comprobant-	8 -3 78 -4 125 8 128 24 138 -2
comprobant-ingreso	125 5
comprobant~	8 -3 78 -4 125 8 128 24 138 -2
compr~	0 -4 19 6 138 20
compu-	58 8 79 -2 95 -3 123 7
comput-	57 12 58 8 60 2 61 3 79 8 95 3 105 -2 116 5 121 -2 123 2 124 -2 138 -2
comput-and	57 -3 58 4
comput-class	58 -2 73 2
comput-for	57 8 58 -2
comput-program	57 -8 58 -7 61 7 116 12 121 -2
comput-want	76 -3 79 3
computac-	57 26 58 -17
computadora en	57 5 58 6
computadora vieja	57 -3 58 -4 79 3 95 4
computadora-	57 14 61 7 73 4 78 -2 79 8 95 -4
computadora-en	57 3 58 4
computadora-vieja	57 -2 58 -2 95 3
computadora-y	57 -3 58 -2 61 2 73 3
computadoras y	57 -5 58 -4 61 4 73 6
computad~	57 14 61 7 73 4 78 -2 79 8 95 -4
computer class	73 4
computer~	57 21 58 -14 79 3 95 8 138 -2
comput~	57 12 58 10 60 2 61 3 79 6 95 -3 105 -3 116 4 121 -2 123 3 124 -2
compu~	58 8 79 -2 95 -3 123 7
comp~	135 21
comunicac-	50 -3 75 13
comunican-	27 -5 106 16
comunicar-	104 23
comunicarm-	104 21
comunico-	104 31 120 -2
comunic~	27 -3 50 -2 75 7 104 51 106 9 120 -2
comunidad-	18 -2 73 11 80 8 81 19 123 -6
comunidad~	18 -2 73 11 80 8 81 19 123 -6
comunitaria-	7 -10 9 14 73 23 74 8 87 -4 88 -2 99 -7
comunitario-	9 2 13 -2 40 15 52 5 73 10 74 10 87 -4 88 -2 89 -2 121 -4
comunitari~	7 -7 9 11 13 -2 40 14 52 4 73 24 74 14 87 -7 88 -3 89 -3 99 -5 121 -3
com~	0 -2 2 -2 3 -3 5 -2 6 -2 7 10 8 10 9 6 10 3 11 3 12 3 17 -4 18 7 31 -2 42 -3 52 -2 56 -2 60 -2 66 3 76 -2 77 3 78 -4 79 3 80 4 84 2 93 3 94 4 99 5 100 6 102 -2 105 -3 106 -2 108 2 109 3 110 2 113 2 120 -4 121 -2 122 2 129 3 131 5 135 5
con alguien	21 6 105 8
con dinero	19 -2 78 12 129 -3
con el	6 -4 29 4 59 4
con la	1 3 7 4 25 4 110 9 125 -3
con los	7 -3 28 9 29 10 30 -2 73 -2 79 -2
con mi	0 2 2 5 14 5 28 -2 29 3 35 2 37 9 76 -3 79 -3 135 4
con mis	7 -3 9 10 21 -6 28 10 31 -2 77 6
con otros	21 -2 28 10 54 10 56 -5
con quien	17 -3 21 15 105 -3 116 11 118 10 120 -2
con un	21 -2 105 5
con ustedes	50 -4 73 7 76 -7 104 2 120 6 137 8
con-	2 2 4 -2 6 -4 9 3 14 2 17 -3 19 -2 21 6 26 -2 28 9 29 6 30 -2 31 -3 32 4 36 2 37 5 50 -3 54 3 56 -2 57 2 60 4 77 -2 79 -3 90 4 91 -2 105 4 110 4 116 4 118 4 121 6 122 -4 125 -3 129 2 130 -3 137 3
con-alguien	21 4 105 5
con-de	4 -2 20 2 60 8 78 -2 130 -3
con-dinero	12 3 19 -2 78 6 129 -2
con-dolar	129 5
con-el	6 -2 29 2 59 2
con-hablar	21 7 105 -2 116 -2
con-hablo	21 -5 116 14
con-hijo	21 -4 28 5 29 5 31 -2 37 7
con-la	1 2 7 2 25 2 110 6 125 -2
con-los	28 5 29 5
con-mi	2 3 14 3 29 2 37 5 79 -2 135 2
con-mis	7 -2 9 6 21 -4 28 6 77 4
con-nino	7 -2 9 5 28 5
con-otro	28 6 54 5 56 -3
con-papa	28 6 29 2
con-quien	17 -2 21 11 105 -2 116 8 118 7
con-tarea	36 4 138 -3
con-trabajan	17 -2 118 13 120 -2
con-un	105 3
con-usted	50 -3 73 4 76 -5 120 5 137 5
concert-	135 -7 138 25
concert~	135 -7 138 25
concierto-	138 14
conciert~	138 14
condado-	27 -2 74 2 126 12
condemn-	0 22 49 -7
condemned~	0 22 49 -7
condicion-	79 6 126 -2
condicional-	135 22
condicional~	135 22
condit-	4 -13 79 -4 93 23
condit-cloth	4 -5 79 -2 93 9
condition-	56 18 75 -3
conditioning~	56 5 75 -3
condition~	4 -11 56 13 79 -4 93 19
conducta-	28 35
conduct~	28 35
cond~	27 -2 79 4 126 10
conejito-	55 3
conejo-	54 -3 55 5
conej~	54 -3 55 6
conferenc-	28 -16 34 27 39 -9
conferenc~	28 -16 34 27 39 -9
confiabl-	115 35
confiabl~	115 35
confiar-	115 11
confidencial-	110 23 115 -2
confidencialidad-	110 35
confidencialidad~	110 35
confidencial~	110 23 115 -2
confidential-	110 22
confidentiality-	110 35
confidentiality~	110 35
confidential~	110 22
confi~	115 11
confund-	37 5
confund~	37 5
confus-	26 -6 40 9 57 22 59 -2 63 -6 102 -2
confusing~	26 -7 40 10
confus~	57 29 59 -2 63 -7 102 -3 138 -2
congelando-	0 -5 6 8
congel~	0 -5 6 8
congress-	138 35
congres~	138 35
conmigo-	34 2 106 12
conmig~	34 2 106 12
connect-	27 -2 76 9
connect~	27 -2 76 9
conocer-	74 -2 112 12
conoc~	74 -2 112 12
conozco-	121 -2 122 -5 123 18
conozc~	121 -2 122 -5 123 18
consegui-	20 7
conseguir-	17 9 20 -2
consegui~	20 7
consegu~	17 9 20 -2
consejera-	22 4
consejeria-	22 31 29 15
consejeri~	22 31 29 15
consejero-	21 -3 22 11 26 -2
consejer~	21 -4 22 14 26 -2
consejo-	26 -16 27 -2 115 -7 134 23 135 8
consej~	26 -16 27 -2 115 -7 134 23 135 8
conserv-	50 35
conservation~	50 35
consigo-	7 9 8 -2 58 6 59 4
consig~	7 9 8 -2 58 6 59 4
construcc-	16 5 17 9
construct-	16 7
construction~	16 7
construc~	16 5 17 9
consulado-	138 15
consult-	26 -5 73 -4 76 10
consultorio-	26 -2 76 3
consultori~	26 -2 76 3
consult~	26 -5 73 -4 76 10
consul~	138 15
contact form	104 10 106 -7
contact information	104 9
contact me	104 -6 106 21
contact page	104 6 106 6 124 -5
contact you	104 10
contact-	102 14 103 8 104 21 106 14 124 -5 138 -2
contact-form	104 7 106 -5
contact-inform	104 6
contact-me	104 -4 106 15
contact-pag	104 5 106 3 124 -3
contact-you	104 6
contactar-	104 13
contactarl-	104 22
contactarlo-	104 17
contacto-	63 -3 104 35 110 -2
contact~	1 -2 63 -3 80 -2 102 11 103 6 104 60 106 11 110 -2 122 -2 124 -4 138 -2
contagioso-	134 4
contagios~	134 4
contagious-	134 2
contagiou~	134 2
contaminac-	51 35
contamin~	51 35
content-	75 22
content~	75 22
contestan-	106 14
contest~	106 12
contract-	76 -10 98 15 135 9
contract~	76 -10 98 15 135 9
contrasena-	57 -2 63 2 137 13
contrasen~	57 -2 63 2 137 13
contrata-	17 13 120 -6
contratan-	17 15 120 4
contratando-	17 17 20 -2 100 -5 120 11
contratar-	76 4 120 -2
contrato-	1 6 17 -16 76 -13 98 18 118 -3 120 -6 135 30
contrat~	1 5 16 -2 17 16 20 -3 76 -10 98 13 100 -4 118 -3 120 2 135 21
contribuc-	78 26
contribuir-	78 27
contribut-	17 -2 73 -8 78 27 80 20 94 -3 130 -2
contribution~	78 22
contribut~	17 -2 73 -9 78 11 80 23 94 -2 130 -2
contribu~	78 46
control-	24 -10 28 25 110 -4
controla-	24 13 29 -8
control~	28 22 29 -7 110 -3
convers-	18 -5 39 25 76 -5
conversac-	39 4
conversation~	18 -5 39 25 76 -5
convers~	39 4
convert-	138 24
convert~	138 24
con~	2 2 4 -2 6 -4 9 3 14 2 17 -3 19 -2 21 6 26 -2 28 9 29 6 30 -2 31 -3 32 4 36 2 37 5 50 -3 54 3 56 -2 57 2 60 4 77 -2 79 -3 90 4 91 -2 105 4 110 4 116 4 118 4 121 6 122 -4 125 -3 129 2 130 -3 137 3
cook for	12 -4 73 13
cook healthy	12 9 19 -3 138 -3
cook-	3 -2 7 -3 9 8 12 10 19 -2 73 4 76 2 138 4
cook-a	12 2 76 2
cook-class	12 3 73 -2
cook-for	12 2 73 7
cook-healthy	12 5
cook-lesson	12 5
cook-meal	9 8 12 -7 76 2
cooked meal	7 -2 9 16 12 -10
cooked~	3 -2 7 -3 9 26 12 -18 79 -2
cooki-	12 -14 138 19
cooking class	12 4 73 -2
cooking~	12 14 73 -3
cooki~	12 -10 110 33 138 13
cooky-	110 36
cook~	9 -5 12 11 19 -2 73 7 76 3 138 5
cool-	2 -8 6 -5 13 -2 21 -2 56 34 132 31
cool-hous	2 -4 56 11
cooling~	56 22
cool~	2 -9 6 -6 13 -2 21 -2 56 21 132 34
cooperac-	76 -3 78 38
cooperar-	76 37 129 -2
cooper~	76 31 78 31 129 -2
coordinat-	8 -5 76 18
coordinat~	8 -5 76 18
cop-	110 2
coparent-	29 23 135 -2
coparenting~	29 12
coparent~	29 14 135 -2
copi~	14 2
copy-	14 2
cop~	110 2
cor-	36 6 44 -7 45 -9 117 13 121 10 138 -6
cor-program	121 5 138 -3
coraj-	21 10 28 -7
coraj~	21 10 28 -7
corazon-	73 18 80 -2 121 -6 122 -2
corazon~	73 18 80 -2 121 -6 122 -2
core programs	121 8 138 -4
corner-	46 8 76 -5
corn~	46 8 76 -5
coro-	44 -10 45 25 47 -2 138 -2
corporat-	73 16 76 30 84 -13 85 -4
corporat~	73 16 76 30 84 -13 85 -4
correo electronico	103 6
correo-	16 -2 57 4 59 -2 63 -5 100 -4 103 30
correo-electronico	103 5
corre~	16 -2 57 4 59 -2 63 -5 100 -4 103 30
corrient-	6 8
corrient~	6 8
corrieron-	0 11 2 -2 17 -2
corr~	0 11 2 -2 17 -2
cort-	6 5 27 -2 28 5 135 7
cortar el	76 5
cortar-	18 -2 76 6 124 -2
cortar-el	76 3
cortar-pelo	76 3
cortaron el	59 2
cortaron-	7 7 57 -2 59 3
cortaron-internet	59 2
cortina-	3 -6 49 7
cortin~	3 -6 49 7
corto-	6 -3 16 20 135 -3
cort~	6 3 7 5 16 8 28 3 57 -2 59 2 76 3 135 3
cor~	36 4 44 -14 45 14 117 10 121 8 138 -6
cosa-	0 -6 2 -2 3 17 5 11 6 -9 12 -3 34 -3 36 -2 41 12 49 -11 55 -3 73 -3 77 9 78 -2 79 12 93 13 94 3 96 13 128 -2 138 -2
cosa-beb	3 -3 5 11 49 -3
cosa-en	77 7 79 -2
cosa-la	3 6 12 -2 77 3 79 -3
cosa-mi	77 5
cosa-nueva	49 -6 93 10
cosas en	77 13 79 -4 91 -2
cosas nuevas	49 -8 93 16
coser-	3 -4 16 -7 49 21 73 4 116 -3
cost a	7 9 124 -6
cost to	74 -6 76 -4 87 8 98 4
cost-	7 4 25 4 26 5 31 2 59 2 74 -4 76 -11 87 7 98 12 109 8 124 11 134 -4
cost-a	7 4 87 2 124 -4
cost-much	6 2 26 5 124 -3 134 -3
cost-to	74 -3 76 -2 87 4 98 2
cost-too	6 2 26 5 124 -3 134 -3
costo-	10 -3 124 17
costs too	6 3 26 8 124 -5 134 -5
costura-	49 15 67 -2 76 -2 109 -2
costur~	49 15 67 -2 76 -2 109 -2
cost~	1 -2 7 3 10 -2 25 3 26 5 31 2 59 2 74 -4 76 -10 87 7 98 11 109 7 124 19 134 -3
cos~	0 -5 2 -2 3 13 5 10 6 -8 12 -3 16 -5 34 -2 36 -2 41 11 49 2 55 -3 77 8 78 -2 79 11 93 11 94 3 96 12 116 -2 138 -2
couch-	3 15 79 7 138 -2
couch-for	0 5 3 -2
couch-surf	0 8 3 -5
couchsurf-	0 35
couchsurfing~	0 35
couch~	3 15 79 7 138 -2
cough-	134 2
cough~	134 2
could do	76 4
could give	73 -4 76 15 79 -2
could help	73 4 76 -2
could i	74 3 76 -2
could somebody	35 6 76 -2 80 14 122 -2
could use	21 7 73 3 76 3
could-	9 -2 14 -3 17 -2 21 5 35 3 45 -4 73 11 74 2 75 4 76 15 79 -3 80 9 122 -3 124 -2 138 -2
could-a	7 2 21 4
could-do	76 2
could-fre	76 5
could-giv	73 -2 76 8
could-help	73 2
could-i	74 2
could-somebody	35 3 80 8
could-use	21 4 76 2
could-you	14 -2 75 3 76 4
could~	9 -2 14 -3 17 -2 21 5 35 3 45 -4 73 11 74 2 75 4 76 15 79 -3 80 9 122 -3 124 -2 138 -2
counsel-	4 -2 21 -9 22 16 28 -2 29 8 138 -2
counsel-for	21 -6 22 8
counseling for	21 -8 22 13 29 -2
counseling~	4 -3 21 -9 22 15 28 -2 29 8 138 -2
counselling~	22 3
counsellor-	22 35
counsell~	22 35
counselor-	22 19 26 -2
counselor~	22 3
counsel~	22 19 26 -2
count-	78 -2 128 6 138 17
counti~	74 -2 126 7
country-	4 10 11 -2 17 9 56 -5 75 -3
country~	4 10 11 -2 17 9 56 -5 75 -3
county-	74 3 100 -2 126 14 138 -3
county~	74 5 100 -2 126 10 138 -3
count~	78 -2 128 6 138 17
coupl-	22 -11 29 23 35 5 138 -2
coupl-counsel	22 -6 29 6
couples counseling	22 -8 29 8
coupl~	22 -11 29 23 35 5 138 -2
cours-	16 10 17 -5 21 -3 22 -3 67 8
cours~	16 10 17 -5 21 -3 22 -3 67 8
court ordered	28 2 73 12 135 -9
court-	1 5 23 5 27 5 73 8 110 -5 115 -2 125 -5 135 -3 138 8
court-i	23 4 125 -2
court-order	73 8 135 -6
court-the	1 6 135 -5
court~	1 5 23 5 27 5 73 8 110 -5 115 -2 125 -5 135 -3 138 8
cousin-	0 10 28 -3 31 -2 76 -4 123 13
cousin~	0 10 28 -3 31 -2 76 -4 123 13
cover letter	14 10 37 -3 75 -3
cover-	5 5 6 5 7 -5 14 -8 37 -3 75 18 109 -5 126 11 127 -2
cover-letter	14 7 37 -2 75 -2
covid-	125 -2 134 18
covid~	125 -2 134 18
cov~	5 5 6 6 7 -5 14 -8 37 -3 75 19 109 -5 126 12 127 -2
co~	28 -17 29 26 76 14 77 -2 90 -2 91 -5 113 5 120 -3
cpr-	16 14 17 -2 20 -3 40 -5 67 10 130 -3
cpr~	16 14 17 -2 20 -3 40 -5 67 10 130 -3
cps-	110 3
cps~	110 3
crack-	23 4
crack~	23 5
craft-	43 13 46 -3
craft~	43 13 46 -3
crash-	0 12 21 -2 57 -5 58 8
crashed~	21 -2 57 -6 58 9
crash~	0 14
crayon-	41 15
crayon~	41 15
crazy-	27 -2 28 20 50 -9 79 11
crazy-with	31 4
crazy~	27 -2 28 20 50 -9 79 11
crear-	58 -5 61 7
creat-	113 10 114 -2
creat-this	113 2
created this	113 3
created~	113 10 114 -2
creativ-	43 4 46 -2
creativo-	43 8 46 -7
creativ~	43 10 46 -7
creator-	75 22
creat~	75 22
credit card	19 -4 78 9 125 -3 130 -6 138 9
credit cards	19 3 78 -2
credit report	19 3
credit score	19 9 138 -6
credit-	2 7 19 12 26 -7 60 -2 78 -2 125 20 130 -9 138 2
credit-and	19 3 76 2 138 -3
credit-card	78 5 125 -2 130 -6 138 6
credit-is	19 2
credit-report	19 2
credit-scor	19 5 138 -3
credito-	1 -4 2 6 19 10 78 -2 130 5 138 -2
credit~	2 7 19 12 26 -7 60 -2 78 -2 125 20 130 -9 138 2
cred~	1 -4 2 6 19 10 78 -2 130 5 138 -2
creek-	51 2
creek~	51 2
creo-	60 2 113 9
creol-	107 17
creol~	107 17
crew-	31 10 43 -7 46 8 73 -4 75 18 138 -7
crew~	31 10 43 -7 46 8 73 -4 75 18 138 -7
cre~	58 -4 61 5 113 8
criando-	30 24
crianza-	28 15
crianz~	28 15
criar-	28 25 30 -2 31 -3
crib-	2 -3 3 9 79 7
crib~	2 -3 3 9 79 7
crim-	24 20
criminal-	17 12 44 -5 110 -2 112 -7 124 -15 135 21
criminal~	17 12 44 -5 110 -2 112 -7 124 -15 135 21
crim~	24 20
crio-	25 -3 28 -4 30 14
cripto-	138 35
cript~	138 35
crisis line	21 -2 73 6 85 -2 102 -3 119 8 138 -3
crisis-	0 -5 21 -2 24 37 67 14 73 5 76 -2 80 -2 85 -6 102 -10 119 25 138 -3
crisis-lin	24 -2 73 3 102 -2 119 10
crisis-number	24 -2 102 -6 119 12
crisi~	0 -5 21 -2 24 37 67 14 73 5 76 -2 80 -2 85 -6 102 -10 119 25 138 -3
cristiano-	47 11 48 -4
cristian~	47 11 48 -4
cri~	25 -3 28 13 30 28 31 -2
crochet-	49 10
crochet~	49 10
crowd-	32 2
crowd~	32 2
crush-	44 -8 45 -2 138 13
crush~	44 -8 45 -2 138 13
cry-	21 10
crying-	21 7
crying~	21 7
crypto-	138 5
crypt~	138 5
cry~	21 10
cuaderno-	41 5
cuadra-	50 5 138 -2
cuadrada-	138 11
cuadr~	50 4 138 9
cuad~	41 5
cual es	63 -2 100 2 102 5 108 6 117 3 119 3 138 2
cual-	25 -6 32 -3 57 -2 63 -2 100 3 102 9 108 7 117 4 119 4 122 9 125 6 127 4 138 2
cual-es	102 3 108 4 117 2 119 2
cual-la	100 2 119 3 138 4
cual-los	25 -4 32 -2 122 8 125 5
cual-son	25 -4 32 -2 122 7 125 5 127 3
cual-su	102 2 108 5 117 3 138 -2
cuales son	25 -7 32 -3 122 11 125 8 127 5
cual~	25 -6 32 -3 57 -2 63 -2 100 3 102 9 108 7 117 4 119 4 122 9 125 6 127 4 138 2
cuando empiezo	73 -5 85 -3 86 16
cuando es	4 -2 26 8 28 -2 77 -3 109 20 114 -4 138 2
cuando no	7 -6 11 17
cuando reparten	109 3
cuando se	27 -3 106 9
cuando-	4 -2 6 -5 7 -4 11 8 26 5 27 -2 28 -2 44 -2 45 2 61 -4 73 -3 77 -3 85 -2 86 7 99 6 102 -2 106 12 109 20 113 -8 114 25 128 6 138 7
cuando-el	26 4 45 2 61 -3 138 8
cuando-empiezo	73 -3 85 -2 86 11
cuando-es	26 4 77 -2 109 13 114 -2
cuando-hay	7 -3 11 9
cuando-llaman	106 4
cuando-no	7 -3 11 9
cuando-reparten	109 2
cuando-se	27 -2 106 5
cuando~	4 -2 6 -5 7 -4 11 8 26 5 27 -2 28 -2 44 -2 45 2 61 -4 73 -3 77 -3 85 -2 86 7 99 6 102 -2 106 12 109 20 113 -8 114 25 128 6 138 7
cuanta comida	129 5
cuanta-	7 -3 17 -2 73 -6 74 -2 77 -5 79 -3 84 13 87 2 89 3 90 4 91 5 94 13 99 -3 129 11 134 5
cuanta-bolsa	79 -2 94 10
cuanta-comida	129 6
cuanta-hora	73 -5 84 10 99 -2
cuanta-se	89 2
cuantas bolsas	79 -4 94 15
cuantas comidas	7 -2 129 6
cuantas horas	17 -2 73 -7 84 16 87 2 99 -3
cuanto cobran	124 5 138 -2
cuanto cuesta	38 2 138 3
cuanto dura	84 2 106 -4 122 7 134 12
cuanto es	138 18
cuanto gana	26 -7 87 7
cuanto hay	106 7 138 -3
cuanto tarda	86 7 106 -5
cuanto tardan	106 9
cuanto tiempo	1 -5 8 -3 73 -10 74 -2 84 8 87 6 90 3 91 -2 106 7 111 4 114 8 135 4 138 -5
cuanto-	1 -4 7 4 8 -3 26 -4 73 -8 74 -2 78 4 79 -3 84 6 86 2 87 6 90 4 91 -2 92 -2 106 9 110 -2 111 7 114 10 121 4 122 2 124 13 134 6 135 3 138 17
cuanto-ano	114 8 138 -4
cuanto-cobran	124 3
cuanto-cuesta	138 2
cuanto-dura	106 -2 122 5 134 7
cuanto-es	138 12
cuanto-gana	26 -4 87 5
cuanto-guardan	111 11 138 -2
cuanto-hay	87 4 90 2 106 3 121 4 138 4
cuanto-la	7 5 106 -2 122 5 134 7
cuanto-llevan	8 -4 114 13 138 -3
cuanto-programa	121 9
cuanto-tarda	86 3 138 -2
cuanto-tardan	106 6
cuanto-tiempo	1 -3 8 -2 73 -6 84 5 87 3 90 2 106 5 111 3 114 5 135 2 138 -3
cuanto-tien	1 -4 114 -3 135 4 138 3
cuanto-un	22 2 26 -3 87 3 124 -3 138 6
cuantos anos	114 11 138 -5
cuantos programas	121 13 138 -2
cuant~	1 -4 7 2 8 -3 18 -2 26 -4 73 -10 74 -3 77 -4 78 3 79 -4 84 12 87 6 90 6 92 -3 94 6 99 -2 106 8 110 -2 111 6 114 8 121 4 122 2 124 11 129 5 134 8 135 2 138 15
cuarto-	0 -5 1 -11 2 17 47 6 76 9
cuart~	0 -5 1 -11 2 17 47 6 76 9
cub-	31 15 61 -4 121 -4
cubren-	126 35 127 -5
cubrir-	75 32 77 -8 109 -15
cubr~	75 22 77 -6 109 -11 126 32 127 -4
cub~	31 15 61 -4 121 -4
cucaracha-	0 -5 2 -4 76 -2 138 31
cucarach~	0 -5 2 -4 76 -2 138 31
cuchillo-	3 -3 78 -4 79 11
cuchill~	3 -3 78 -4 79 11
cuello-	134 20 138 -2
cuell~	134 20 138 -2
cuenta de	19 7
cuenta-	1 -2 6 24 18 9 19 -11 26 2 99 -2
cuenta-banco	6 -3 19 6
cuenta-de	19 4
cuentam-	121 6 138 2
cuentam-chist	138 3
cuentam~	121 6 138 2
cuento-	138 8
cuent~	1 -2 6 22 18 9 19 -10 26 2 99 -2 138 4
cuesta un	124 -4 138 5
cuesta-	37 3 38 2 76 -7 98 8 124 8 138 3
cuesta-ser	76 -4 98 6
cuesta-un	124 -3 138 3
cuestan-	124 19
cuestionario-	81 34
cuestionari~	81 34
cuest~	37 2 38 2 76 -6 98 7 124 19 138 3
cuid-	35 8
cuida a	20 6 35 11 138 -2
cuida-	20 8 25 -2 35 16 73 -2 138 -3
cuida-a	20 3 35 6
cuidado-	0 -10 2 -2 16 22 35 -2
cuidador-	35 9
cuidadora-	35 3
cuidad~	35 10
cuidando-	25 -3 35 3
cuidar ninos	35 -2 73 11
cuidar-	16 8 28 -2 35 -4 50 7 73 12
cuidar-nino	73 6
cuida~	20 8 25 -2 35 16 73 -2 138 -3
cuiden-	31 -2 35 6
cuides-	133 35
cuides~	133 35
cuido a	30 2 35 2
cuido-	30 4 35 12
cuido-mi	35 2
cuido~	30 4 35 12
cuid~	0 -6 16 20 25 -2 28 -2 31 -3 35 3 50 6 73 10
cultivar-	7 -2 9 -2 13 16 52 -5
cultivo-	13 12 52 -9
cultiv~	7 -2 13 23 52 -11
cuna-	3 12 79 -5
cun~	3 12 79 -5
cuota-	124 19
cuot~	124 19
cup-	117 -2 138 28
cupboard-	7 10
cupboard~	7 10
cupo-	26 -4 27 -2 76 11
cupon-	7 32
cupon~	7 32
cup~	26 -4 27 -2 76 9 117 -2 138 25
cur-	134 31 138 12
currency-	138 35
currency~	138 35
curriculo-	14 35
curriculum-	14 19 138 -2
curriculum~	14 19 138 -2
curricul~	14 35
curso de	16 -3 57 6 67 4
curso-	16 17 35 -9 39 4 42 2 57 5 67 4 135 -2
curso-de	16 -2 57 3 67 2
curso-ingl	16 -2 39 3
curso-verano	42 2
curs~	16 17 35 -9 39 4 42 2 57 5 67 4 135 -2
curtain-	3 9 12 -7 49 16 61 -2
curtain~	3 9 12 -7 49 16 61 -2
cur~	134 31 138 12
custodia-	29 -9 30 8 110 -3 135 22
custodi~	29 -9 30 8 110 -3 135 22
custody of	28 10 29 -5 30 4 135 -7
custody-	28 7 29 -2 30 8 99 -4
custody-my	28 7 29 -3 135 -2
custody-of	28 5 29 -3 30 2 135 -4
custody~	28 7 29 -2 30 8 99 -4
custom-	73 -4 76 -5 84 -4 105 22
customer~	18 4 76 -2
custom~	18 -3 73 -4 76 -3 84 -5 105 26
cut hair	0 -3 73 14 76 -6
cut my	17 9 73 -3 84 -2
cut off	6 -2 7 2
cut-	0 -2 6 -2 7 5 17 19 59 5 76 12 84 -2 99 -7 124 -2
cut-for	0 -2 73 8 76 -3
cut-hair	0 -2 73 8 76 -3
cut-hour	17 5
cut-my	17 6 73 -2
cutof-	6 3
cutoff~	6 3
cutting~	7 -8 17 13
cut~	0 -2 6 -2 7 9 17 13 59 5 76 12 84 -2 99 -7 124 -2
cv-	14 11
cv~	14 11
cya-	133 35
cya~	133 35
c~	56 37
da pena	39 2 41 -2 122 3
da-	1 4 21 5 28 -4 34 8 39 2 41 -2 73 -3 102 10 122 2 135 -2
da-pena	122 2
daca-	135 34
dac~	135 34
dad-	8 4 10 2 17 4 25 9 26 7 28 2 29 -2 32 5 79 -2 122 -4 138 -2
daddy-	5 -2 29 10 138 -4
daddy~	5 -2 29 10 138 -4
dad~	8 4 10 2 17 4 25 9 26 7 28 2 29 -2 32 5 79 -2 122 -4 138 -2
dairy-	10 9 124 -4
dairy~	10 9 124 -4
dam-	105 -2 137 8
dame la	137 2
dam~	105 -2 137 8
dan comida	7 6 9 8 21 -2 56 -5
dan recibo	6 -3 96 2 128 7 138 -2
dan-	4 5 5 4 6 -2 7 13 9 18 11 2 13 2 17 3 21 -2 25 -2 56 -4 79 -6 121 5 124 -2 128 5 138 -2
dan-comida	7 3 9 6 56 -3
dan-de	5 3 7 -5 9 9 79 -3
dan-por	6 -2 128 4
dan-recibo	6 -2 128 4
dano-	7 -5 10 8
dan~	4 5 5 3 6 -2 7 10 9 17 10 3 11 2 13 2 17 3 21 -2 56 -4 79 -6 121 4 124 -2 128 5 138 -2
dar clases	73 8 80 -2
dar-	4 -2 7 9 73 12 76 -2 79 9 80 -2 93 -6 96 -2 130 6
dar-clas	73 4
dar-de	73 4
dar-dolar	78 -7 129 7
dar-un	78 -5 129 2 130 6
dark-	6 23 134 7
dark~	6 23 134 7
darl-	11 3
darle~	11 3
dar~	4 -2 7 9 73 12 76 -2 79 9 80 -2 93 -6 96 -2 130 6
dat-	7 -4 73 -3 77 -12 100 -2 109 18 110 -11 135 9 138 24
data-	5 -8 18 -3 58 -4 95 15 110 32 111 17 138 -9
databas-	137 10
databas~	137 10
dating-	85 -2 138 36
dating~	85 -2 138 36
dato-	25 -2 58 -7 79 -3 95 9 105 -3 110 30 111 15 123 -4 137 15 138 -2
dato-de	79 -2 95 3 105 -2 123 -2 137 11
datos de	25 -2 79 -3 95 5 105 -3 123 -4 137 18
dat~	5 -6 7 -2 18 -3 25 -2 58 -8 73 -3 77 -6 79 -3 95 17 100 -2 105 -2 109 8 110 39 111 22 123 -3 135 4 137 11 138 5
daught-	0 -3 4 2 28 -2 29 -3 30 5 31 10 32 7 33 2 34 -2 38 5 40 4 42 6 57 -4 61 5 73 4 76 -2 82 6 123 -5 137 -2 138 -2
daught-has	25 -2 31 7
daught-is	29 -2 32 5 82 4
daught-to	57 -2 61 4
daught-want	57 -3 61 4
daughter has	25 -4 31 12 32 -3 123 -2
daughter is	21 2 29 -3 31 -2 32 9 33 2 82 8
daughter loves	43 2
daughter wants	33 2 57 -5 61 8
daught~	0 -3 4 2 28 -2 29 -3 30 5 31 10 32 7 33 2 34 -2 38 5 40 4 42 6 57 -4 61 5 73 4 76 -2 82 6 123 -5 137 -2 138 -2
day is	7 -2 9 13 31 -2 73 -2 99 -2 138 14
day long	21 2 28 10 29 -5 31 -2
day off	17 -2 73 2
day-	0 -2 1 2 3 -4 9 6 11 2 17 3 18 2 19 9 21 6 23 5 26 3 28 3 29 -3 31 3 35 6 36 3 43 2 51 -5 58 -3 67 3 73 7 76 -7 77 2 78 -2 79 -5 84 8 85 -2 90 -2 99 15 100 -2 106 2 109 -3 120 -2 121 -2 122 4 125 -2 132 -2 133 10 138 10
day-is	9 7 138 9
day-it	9 4 138 5
day-long	28 6 29 -3
day-the	9 5
day-til	106 6
day-to	19 2 106 -2 122 5
daycar-	16 -2 18 16 35 6 99 -3 138 -2
dayc~	16 -2 18 16 35 6 99 -3 138 -2
days til	106 11 138 -2
day~	0 -2 1 2 3 -4 9 6 11 2 17 3 18 2 19 9 21 6 23 5 26 3 28 3 29 -3 31 3 35 6 36 3 43 2 51 -5 58 -3 67 3 73 7 76 -7 77 2 78 -2 79 -5 84 8 85 -2 90 -2 99 15 100 -2 106 2 109 -3 120 -2 121 -2 122 4 125 -2 132 -2 133 10 138 10
da~	1 4 21 5 28 -4 34 8 39 2 41 -2 73 -3 102 10 122 2 135 -2
dc-	16 -5 27 -2 99 -3 126 36 138 15
dc~	16 -5 27 -2 99 -3 126 36 138 15
de 10	31 2 73 -3 82 9
de arte	43 -5 46 -2 70 12
de ayuda	119 5 121 3 127 10
de banco	19 7
de belleza	18 6
de capitulo	74 -2 87 5 88 2 89 3
de cocina	3 -2 12 -2 73 -7 79 15
de codigo	61 4 138 -2
de comer	7 -6 9 16
de comida	7 -2 8 -2 11 8 19 -2 66 16 71 -2 72 -4 77 4 78 -3 93 8
de credito	19 3
de crisis	73 8 85 -5 119 6
de ged	38 6
de higiene	5 6 79 -5
de ingles	36 -4 73 3 80 -2 138 6
de invierno	4 6 79 -4
de la	6 2 7 2 24 4 31 3 48 7 57 -2 63 2 71 8 79 2 104 3 109 2 117 4 126 -2 138 5
de las	79 -3 95 5 138 8
de limpieza	16 -7 17 7 18 8
de los	11 5 25 -3 121 8 128 6
de mi	0 2 2 3 17 -3 25 -2 28 -3 29 2 30 5 31 -2 34 -2 39 5 44 2 47 -5 48 5 73 -2 79 7 111 7 130 6 137 7 138 -2
de mis	31 -2 53 -3 59 5 79 4
de prevencion	67 14 109 -6
de que	80 7 99 4 117 16 125 -2
de richmond	100 7 126 -6
de ropa	77 4 79 2 94 -2
de ruedas	3 -6 33 4 101 6
de salud	21 -7 26 10 67 13 138 -5
de semana	7 -2 25 -3 29 8 31 6 73 2 99 5 109 4
de servicio	73 3 127 5 135 -2
de su	8 5 21 -3 111 7
de sus	121 5 138 -4
de trabajo	15 5 17 -8 20 -2 39 -4 65 13 66 -3 109 5 135 9
de un	32 -5 73 5 137 2
de una	7 -6 8 4 37 -4 78 9 79 4 124 -7 130 9 137 3 138 4
de verano	11 -2 42 4
de verdad	78 -4 105 8 115 6 117 -5 124 3 129 4
de voluntaria	73 3 86 7 106 -3
de voluntario	73 8 86 2 106 -5
de-	25 -2 47 -2 48 4 67 3 68 -2 73 2 76 -3 79 3 106 -2 111 2 117 2 122 -2 124 -2 134 -2 137 3 138 5
de-10	73 -2 82 5
de-a	27 3 73 -2 82 4 104 6
de-abuela	44 3 78 3
de-ano	82 2
de-art	43 -3 70 7
de-ayuda	78 -2 119 3 121 2 127 6 129 2
de-banco	19 4
de-beb	28 3
de-belleza	18 4
de-capitulo	87 3 89 2
de-casa	0 6 2 -2 8 2 24 4
de-ciudad	126 -3 138 5
de-cocina	73 -4 79 9
de-codigo	61 2
de-comer	7 -3 9 9
de-comida	11 4 66 10 72 -2 77 3 78 -2 93 5
de-computadora	73 3 79 -2 95 3
de-con	7 2 29 7 78 3
de-cort	6 7 135 -7
de-credito	19 2
de-crisis	73 4 85 -3 119 3
de-de	8 2 67 4 109 -3 119 3
de-dond	7 2 118 7 129 -2 138 4
de-en	0 4 15 2 23 3 28 2 39 -2 57 3 77 3 107 -3
de-escuela	2 2 31 4 36 2
de-esposo	25 -5 79 7
de-esto	80 4
de-familia	7 -3 78 6
de-ged	38 3
de-gratis	73 4
de-higien	5 4 79 -3
de-hijo	25 3 31 -2 34 -2 36 2 39 5 59 2
de-ingl	36 -2 73 2 138 3
de-ingreso	2 4 125 4
de-invierno	4 4 79 -2
de-joven	32 -4 73 5
de-la	24 2 31 2 48 4 71 4 117 3 138 3
de-las	79 -2 95 3 138 4
de-limpieza	16 -4 17 4 18 4
de-los	11 3 25 -2 121 5 128 4
de-medio	17 4 75 -5 97 6
de-mental	21 -4 67 9
de-mi	2 2 28 -2 30 3 39 3 47 -3 48 3 79 4 111 4 130 3 137 4
de-mis	53 -2 59 3 79 2
de-no	26 -3 32 5 33 -2 63 3
de-oficina	79 2 104 3
de-organizac	77 -2 109 3 117 6
de-para	13 -2 52 3
de-persona	105 -3 123 -3 137 10
de-prevenc	67 8 109 -3
de-programa	121 13 138 -3
de-que	17 2 73 -2 79 2 80 3 86 3 99 2 106 -2 117 9
de-quier	73 2
de-richmond	100 4 126 -3
de-ropa	77 2
de-rueda	3 -3 33 2 101 3
de-salud	21 -4 26 6 67 8 138 -3
de-se	92 3 117 7
de-semana	25 -2 29 4 31 3 99 3 109 2
de-servicio	73 2 127 3
de-su	8 3 21 -2 111 4
de-sus	121 3 138 -2
de-trabajo	2 3 15 3 17 -7 39 -2 65 7 66 -2 109 3 135 6
de-un	32 -3 73 3
de-una	7 -3 8 2 37 -2 78 5 79 3 124 -4 130 5 138 3
de-verano	42 3
de-verdad	78 -2 105 5 115 3 117 -3 124 2 129 2
de-vida	14 6 48 7
de-voluntaria	73 2 86 4 106 -2
de-voluntario	73 4 106 -3
de-y	3 4 17 2 57 -2 73 4 120 -2
dead-	16 4 17 -2 19 7 25 -4 36 6 50 4 55 3 59 5
deadlin-	122 20 138 -5
deadlin~	122 20 138 -5
dead~	16 4 17 -2 19 7 25 -4 36 6 50 4 55 3 59 5
deaf-	31 -4 33 -10 107 34
deaf~	31 -4 33 -10 107 34
dealership-	73 -11 76 16
dealership~	73 -11 76 16
death of	17 3 21 3 25 -5 28 7
death-	6 2 17 3 21 4 25 11 56 -2
death-me	21 2 25 -3 28 4
death-of	21 2 25 -3 28 4
death~	6 2 17 3 21 4 25 11 56 -2
debit-	78 -6 130 16
debit~	78 -6 130 16
debo-	6 3 19 7 27 -2 60 9 78 -2 79 -4 125 8 130 -5
debt-	6 -3 19 11 135 12
debt~	6 -3 19 11 135 12
deb~	6 3 19 7 27 -2 60 9 78 -2 79 -4 125 8 130 -5
decemb-	109 5
decemb~	109 5
decent-	14 3
decent~	14 3
decir a	110 2
decir-	110 4
decirl-	81 19
decirl~	81 19
declarac-	36 -6 75 22 125 -3
declar~	36 -6 75 22 125 -3
dec~	110 4
dedican-	117 23
dedic~	117 23
deducc-	128 9
deducibl-	115 -4 128 21
deducibl-impuesto	115 -2 128 3
deducibl~	115 -4 128 21
deducir-	79 -3 96 7 128 9
deducirlo-	25 -4 128 12
deduct-	78 -3 79 -9 93 -3 96 9 128 23
deductibl-	19 -2 78 -2 128 14
deductibl~	19 -2 78 -2 128 14
deduction~	128 19
deduct~	78 -3 79 -9 93 -3 96 10 128 9
deduc~	19 -2 25 -3 79 -3 96 5 128 22
deer-	55 7 79 5
deer~	55 7 79 5
deficit-	31 -2 33 27 99 -4 105 -2
deficit-atenc	33 11 99 -2
deficit~	31 -2 33 27 99 -4 105 -2
defin-	138 15
defin~	138 15
degre-	6 6 16 9 40 2 56 -2
degre~	6 6 16 9 40 2 56 -2
dej-	11 -3 34 -6 36 -4 38 27 41 -2 79 -4
dej-escuela	34 -3 36 -2 38 11
deja-	24 14 27 -2 28 -2 79 -2 94 -3 100 -7 101 18
dejar donaciones	94 8 99 -3
dejar-	8 4 23 8 24 4 26 -4 79 7 93 -2 94 4 99 -3 134 6
dejar-donacion	94 5 99 -2
dejar-mi	24 3 26 -3 134 4
dejo a	28 -4 30 11 42 4 79 -2
dejo-	7 -2 11 -2 17 -2 23 3 28 7 30 10 42 4 79 12 94 -6
dejo-a	28 -3 30 6 42 2
dej~	7 -2 8 2 11 -3 17 -2 23 9 24 9 26 -3 27 -2 28 3 30 6 34 -3 36 -2 38 12 41 -2 42 2 49 -2 73 -2 77 -2 79 11 93 -2 94 -2 99 -2 100 -4 101 8 134 4
del programa	2 -3 7 -2 17 -2 43 -5 61 -3 64 5 65 4 66 7 67 4 68 7 69 6 70 4 71 5 72 6 121 -7 138 -2
del-	1 7 6 -4 7 -2 10 -5 17 -2 19 -2 25 4 26 3 27 -2 43 -5 49 -3 59 2 60 5 61 -3 64 4 65 4 66 6 67 7 68 6 69 5 70 4 71 5 72 5 73 -2 78 -2 115 5 121 -7 124 -4 125 2 129 -2 138 12
del-de	2 -2 43 -3 61 -2 64 3 65 3 66 5 67 2 68 -3 69 4 70 3 71 4 72 4 121 -4
del-programa	2 -2 43 -3 61 -2 64 3 65 3 66 4 67 2 68 4 69 3 70 3 71 3 72 3 121 -4
delay-	33 20
delayed~	33 13
delay~	33 11
delet-	110 21 111 23
delet-inform	110 -7 111 16
delet-my	110 2 111 10
delete information	110 7 111 6
delete my	110 3 111 14
delet~	110 21 111 23
deliver-	7 -3 8 29 79 -2 94 -2 125 -3
delivered~	7 -3 8 14
deliveri~	8 -7 73 14 76 12 125 -2
delivery-	7 -2 8 13 73 9 76 9 79 -2 125 -2
delivery~	8 21 79 -2
deliv~	8 20 94 -2 125 -3
del~	1 7 6 -4 7 -2 10 -5 17 -2 19 -2 25 4 26 3 27 -2 43 -5 49 -3 59 2 60 5 61 -3 64 4 65 4 66 6 67 7 68 6 69 5 70 4 71 5 72 5 73 -2 78 -2 115 5 121 -7 124 -4 125 2 129 -2 138 12
demanda-	135 20
demandar-	135 5
demand~	135 20
demasiado-	23 3
demasi~	23 3
demencia-	10 -5 35 15
demenci~	10 -5 35 15
dementia-	28 -2 35 10
dementi~	28 -2 35 10
demo-	44 29
democrat-	138 35
democrat~	138 35
dem~	44 29
den-	58 8
deni-	7 12 63 -5 135 12
denied~	7 12 63 -5 135 12
dental-	5 4 26 12 27 -4 76 4
dental~	5 4 26 12 27 -4 76 4
dentist-	26 5 76 9
dentista-	26 13 27 4 76 -5 134 -5 135 -3
dentist~	26 14 27 4 76 4 134 -4 135 -2
den~	58 8
deodorant-	5 3
deodorant~	5 3
departamento-	0 -8 1 14 2 20 3 -2 73 -2
departament~	0 -8 1 14 2 20 3 -2 73 -2
depend-	5 35
depend~	5 35
deport-	31 13 33 -3 73 -2 135 5
deportac-	31 -6 135 10
deportar-	125 39 135 -21
deportaron-	135 21
deportation~	31 -8 135 10
deported~	31 -11 73 -2 135 19
deporten-	31 -11 135 14
deport~	31 13 33 -3 125 26 135 -2
deposit-	1 7 135 10 138 -3
deposito-	1 13 135 -10
deposit~	1 7 135 10 138 -3
depos~	1 13 135 -10
depres-	21 35
depress-	21 23 32 -3
depressed~	21 9 32 -3
depres~	21 19
depre~	21 35
deprimida-	21 10
deprimido-	21 20
deprim~	21 25
desahogar-	21 11
desahogarm-	21 22 48 -2 105 -2 122 -2
desahog~	21 29 48 -2 105 -3 122 -2
desalojar-	1 12
desalojaron-	1 5
desalojen-	1 2
desalojo-	1 4
desaloj~	1 15 135 -2
desamparado-	0 19
desampar~	0 19
desayuno-	7 22 9 -17
desayun~	7 22 9 -17
descansar-	47 10
descansaron-	17 6
descanso-	35 6
descans~	17 4 35 5 47 7
descompuso-	56 3 57 -9 58 10
descompus~	56 3 57 -9 58 10
desconectar-	6 19
desconect~	6 16
desd-	0 -3 2 -4 61 3 73 4 80 -2 82 3 85 17 114 13 138 -2
desd-casa	0 -2 2 -2 73 4 85 12
desd-cuando	114 9
desd-edad	61 2 73 -2 82 3
desd-que	61 2 73 -2 82 3
desde cuando	114 12
desde que	61 3 73 -4 82 5 138 -2
desd~	0 -3 2 -4 61 3 73 4 80 -2 82 3 85 17 114 13 138 -2
desempleado-	17 20
desempleo-	7 -8 17 20 63 -5
desemple~	7 -7 17 32 63 -4
desesperada-	122 27
desesperado-	122 27
desesper~	122 46
design-	61 22 118 -2 138 5
designed~	112 -2 113 -2 118 -3 138 17
design~	61 23 138 -7
desintoxicac-	23 35
desintoxic~	23 35
desk-	3 -6 76 -8 77 11 78 -2 79 4 104 9
desk~	3 -6 76 -8 77 11 78 -2 79 4 104 9
desodorant-	5 2
desodorant~	5 2
despacho-	76 15 128 -7
despach~	76 15 128 -7
despedido-	17 20
despedir-	135 8 138 -2
desped~	17 14 135 6 138 -2
despensa-	7 19 8 12 9 -6 27 -5 78 11 114 -2 124 -2 138 -3
despens~	7 19 8 12 9 -6 27 -5 78 11 114 -2 124 -2 138 -3
desperat-	122 35
desperat~	122 35
despidieron-	17 13
despid~	17 13
despu-	1 -3 11 -3 31 27 34 -3 38 -3 41 -3 57 -3 63 -4 73 -5 86 14 106 12 122 -2 124 7 137 14
despu-de	31 4 36 2 63 -2 106 2 137 8
despu-la	31 5 36 3 57 -2
despues de	31 6 36 4 57 -3 63 -3 106 3 137 12
despu~	1 -3 11 -3 31 27 34 -3 38 -3 41 -3 57 -3 63 -4 73 -5 86 14 106 12 122 -2 124 7 137 14
detain-	1 22
detain~	1 22
detector-	23 -14 138 18
detector~	23 -14 138 18
detergent-	5 4
detergent~	5 4
detox-	23 5 138 -2
detox~	23 5 138 -2
deuda-	19 32
deud~	19 32
develop-	137 9
develop-mod	137 4
developer mode	137 7
developmental-	33 35
developmentally-	33 10
developmentally~	33 10
developmental~	33 35
develop~	137 9
devic-	58 37
devic~	58 37
devolv-	1 -12 135 12
devolv~	1 -12 135 12
de~	25 -2 47 -2 48 4 67 3 68 -2 73 2 76 -3 79 3 106 -2 111 2 117 2 122 -2 124 -2 134 -2 137 3 138 5
dia de	26 11 28 -2 138 2
dia-	1 5 7 -2 9 4 10 -4 19 12 23 2 26 6 28 -2 31 4 32 -3 43 7 73 2 99 18 109 -2 121 -2 126 -4 131 12 132 -2 133 10 134 -2 138 3
dia-abren	99 4
dia-de	26 6
dia-el	31 4 43 10 99 -10
diabet-	10 -15 26 27 122 -2 134 7
diabetic-	26 7
diabetica-	10 5 134 -2
diabetico-	10 6
diabetic~	10 8 26 5 134 -3
diabet~	10 -15 26 27 122 -2 134 7
diagnos-	134 35
diagnosis-	134 35
diagnosi~	134 35
diagnostico-	134 35
diagnostic~	134 35
diagnos~	134 35
dial-	102 35
dialisis-	8 -7 27 10 138 -2
dialisi~	8 -7 27 10 138 -2
dialysis-	27 16 80 -5
dialysi~	27 16 80 -5
dial~	102 35
diaper-	4 -2 77 4 79 8
diaper-my	5 -3 79 5
diaper-siz	5 2
diaper~	4 -2 77 2 79 9
diap~	77 3 90 -2
diarrea-	134 4
diarre~	134 4
diarrhea-	134 4
diarrhe~	134 4
dias abren	43 -2 99 6
diaspora-	57 -6 72 30 110 -2
diasp~	57 -6 72 30 110 -2
dia~	1 5 7 -2 9 4 10 -4 19 12 23 2 26 6 28 -2 31 4 32 -3 43 7 73 2 99 18 109 -2 121 -2 126 -4 131 12 132 -2 133 10 134 -2 138 3
dibuja-	43 -5 138 6
dibujar-	43 10 46 -4
dibujo-	43 4
dibuj~	43 8 46 -5 138 4
dic-	1 2 22 2 26 -2
dice que	22 2
dicen que	60 4 138 -2
dicen-	34 8 60 4 110 18 138 -2
dicen-que	60 2
diciendo-	60 14 106 -2 138 -5
dic~	22 2 34 7 60 12 110 15 138 -5
did not	38 11 124 -2 130 8
did the	105 -2 113 -3 114 -4 137 8 138 7
did you	80 -2 99 -11 106 8 113 10 114 15 122 -4 138 -6
did-	17 5 19 -2 38 9 73 -2 74 -2 78 -2 79 -2 80 -3 99 -12 105 -2 106 8 113 13 114 7 122 -7 124 -2 125 -2 130 15 137 14 138 5
did-all	113 2 114 3
did-not	38 7 130 4
did-start	113 9 138 -4
did-the	113 -2 114 -2 137 4 138 4
did-you	99 -7 106 5 113 6 114 9 122 -2 138 -4
did~	17 5 19 -2 38 9 73 -2 74 -2 78 -2 79 -2 80 -3 99 -12 105 -2 106 8 113 13 114 7 122 -7 124 -2 125 -2 130 15 137 14 138 5
die-	73 4 100 4 114 -4 122 -4 137 -2 138 6
die-what	100 2
died and	25 6 78 3 138 -3
died-	15 3 25 9 27 7 58 5 75 -2 78 3 95 -2 122 -4
died-and	25 3 78 2 138 -2
died-do	25 2 27 5 122 -2 138 -3
died-i	25 5 122 -2 138 -2
died~	15 3 25 9 27 7 58 5 75 -2 78 3 95 -2 122 -4
dient-	5 12 21 -2 26 20 134 -4
dient~	5 12 21 -2 26 20 134 -4
dieran-	25 -6 78 10
dieran~	25 -6 78 10
dieron-	1 11 3 3 10 -6 17 -3 20 4
dieron~	1 11 3 3 10 -6 17 -3 20 4
diet-	10 27 24 -3 33 -4 34 -2 138 19
dieta-	10 29 33 -9
diet~	10 45 24 -3 33 -10 34 -3 138 17
diez-	18 -2 129 10
diez~	18 -2 129 10
die~	73 4 100 4 114 -4 122 -4 137 -2 138 6
diferencia-	77 -2 80 27
diferenci~	77 -2 80 27
diferent-	33 22
diferent~	33 22
differenc-	77 -15 78 -7 80 27 90 -4 91 -2 92 21 100 -2 126 -2 129 19
differenc~	77 -15 78 -7 80 27 90 -4 91 -2 92 21 100 -2 126 -2 129 19
different-	17 -2 21 9 28 -4 31 -2 33 9 48 7 74 -3 121 6 126 7
different~	17 -2 21 9 28 -4 31 -2 33 9 48 7 74 -3 121 6 126 7
dificil-	122 31
dificil~	122 31
difundir-	75 35
difund~	75 35
dig-	2 -2 13 -5 52 10
digit-	102 35
digital diaspora	57 -4 72 21
digital-	37 -2 57 36 72 19
digital-diaspora	57 -3 72 14
digital~	37 -2 57 36 72 19
digit~	102 35
digo-	15 10 75 -7
dig~	13 -4 15 9 52 8 75 -6
dijo-	10 13 26 -12
dij~	10 13 26 -12
dim-	25 -3 137 12
dim~	25 -3 137 12
dinero a	25 -4 60 6 78 4 122 -2
dinero para	19 -3 20 2 26 4 40 11 78 -7 134 -4
dinero se	6 -2 17 6 19 8 129 -2 138 -2
dinero-	0 2 6 -2 12 2 17 3 19 16 25 -2 26 2 27 -4 40 6 60 5 78 10 118 4 121 -2 124 6 125 -4 129 3 134 -3 138 -3
dinero-a	25 -2 60 3 78 2
dinero-el	26 2 134 -2
dinero-para	19 -2 26 2 40 8 78 -5 134 -2
dinero-se	17 3 19 5
diner~	0 2 6 -2 12 2 17 3 19 16 25 -2 26 2 27 -4 40 6 60 5 78 10 118 4 121 -2 124 6 125 -4 129 3 134 -3 138 -3
dinner-	7 21 9 7 11 -2 12 7 56 -8 73 4 76 -3 99 -2 124 -2
dinn~	7 21 9 7 11 -2 12 7 56 -8 73 4 76 -3 99 -2 124 -2
dinosaur-	112 -3 138 20
dinosaur~	112 -3 138 20
dio-	47 2 48 -3 73 4 132 14 135 -3
dio-bendiga	47 -8 132 12
dio~	47 2 48 -3 73 4 132 14 135 -3
diploma-	38 16 57 -2
diplom~	38 16 57 -2
direcc-	57 -3 100 11 103 6 137 2
direct-	100 9
direction~	100 9
directiva-	34 -8 77 -3 90 -5 91 -2 112 26
directiv~	34 -8 77 -3 90 -5 91 -2 112 26
director-	15 -13 67 -4 75 13 112 21 137 4
directora ejecutiva	112 5
directora-	112 3 137 13
directora-ejecutiva	112 3
director~	112 7
direct~	15 -12 67 -3 75 12 112 18 137 12
direc~	57 -3 100 11 103 6 137 2
dirig-	112 17
dirigen-	74 -14 112 15
dirigir un	74 4 88 6 89 -7
dirigir-	74 8 88 7 89 -9
dirigir-capitulo	74 4 88 3 89 -4
dirigir-un	74 4 88 3 89 -4
dirig~	74 -3 88 5 89 -7 112 23
dirt-	2 -2 13 -5 52 10
dirt~	2 -2 13 -5 52 10
disabiliti~	33 16
disability-	33 23 36 -2
disability~	33 13 36 -2 73 2
disabl-	33 17 35 2
disabled child	35 2
disabled~	33 17 35 2
discapacidad-	33 16
discapacidad~	33 16
discapacitada-	33 14
discapacitado-	33 11
discapacit~	33 21
disciplin-	28 22
disciplin~	28 22
disconnect-	6 28
disconnect-notic	6 7
disconnected~	6 8
disconnection~	6 5
disconnect~	6 22
discount-	4 -2 76 6 79 -2
discount~	4 -2 76 6 79 -2
disculp-	131 35
disculp~	131 35
discuss-	47 -19 48 21
discus~	47 -19 48 21
discutimo-	29 19
discut~	29 19
dish-	3 8 78 -6 79 10
dish~	3 8 78 -6 79 10
dislexia-	37 35
dislexi~	37 35
dispatch-	75 22 128 -6 138 -9
dispatch~	75 22 128 -6 138 -9
disponibl-	121 19 122 -5
disponibl~	121 19 122 -5
distribuc-	7 -13 8 -4 9 -2 10 -2 109 37
distribut-	7 -7 8 -2 109 31
distribution~	7 -7 8 -2 109 31
distribu~	7 -13 8 -4 9 -2 10 -2 109 37
div-	138 20
divorc-	2 5 21 8 22 4 29 19 30 -2 122 -5 125 -3 135 -12
divorced~	29 14 30 -2 135 -2
divorciada-	29 13 135 -4
divorciado-	29 11 135 -4
divorcio-	29 4 135 19
divorci~	29 19 135 11
divorc~	2 5 21 9 22 4 29 10 122 -5 125 -3 135 -12
div~	138 20
dmv form	63 10 122 -7
dmv hours	73 -2 99 -2 138 9
dmv-	63 13 73 -3 99 -3 122 -8 138 11
dmv-form	63 6 122 -4
dmv-hour	73 -2 138 6
dmv~	63 13 73 -3 99 -3 122 -8 138 11
do a	14 2 73 2 75 11 77 14 91 -2 92 -6 109 -3
do anything	121 -2 122 14 138 -5
do chapter	17 -2 74 -7 83 -2 87 5 88 3 89 8
do for	80 22
do free	26 -3 73 -2 76 9
do i	15 3 17 -3 18 2 45 2 73 4 78 2 93 -2 94 2 96 -2 100 3 103 2 104 5 110 -2 122 5 123 2 124 4 125 4 130 3 134 4 135 6 138 2
do it	18 9 30 9 46 5 125 -2 135 -4 138 -3
do media	75 -4 97 9 98 -2
do my	36 -10 73 -2 78 -2 96 9 138 16
do not	0 2 1 3 10 -4 12 2 14 2 21 -3 24 2 26 -2 27 3 29 3 34 5 39 -2 40 3 57 2 59 -2 93 6 102 3 105 3 110 3 116 -2 124 4 125 3 138 -2
do on	73 8 85 6 122 -3
do partners	98 16 106 -8
do people	19 6 80 2 91 7 125 -6 138 -2
do something	0 -2 50 9 73 -2 76 -3 77 3 80 11
do taxes	19 -2 73 3 106 -4 128 -4 138 13
do the	63 5 76 2 122 -6 123 6 138 8
do they	36 6 73 -2 135 5
do to	7 -2 58 3 73 11 80 12 82 -3 91 -2 92 5 125 -3
do volunteers	73 -11 83 6 84 11 85 9 121 -2
do we	11 2 51 3 76 -4 77 3 78 4
do with	12 7 25 4 109 4 122 -5
do you	1 -2 9 5 11 -2 12 2 17 -3 18 -2 20 -2 23 -2 25 2 67 2 73 -2 76 -2 77 -2 79 -4 80 -3 88 2 93 5 94 2 95 2 99 3 101 4 108 2 110 3 117 2 121 5 122 -2 124 -2 125 7 126 5 127 2 132 -2 135 -3 138 10
do-	17 -2 74 -2 75 -3 78 -2 79 -2 80 4 85 2 89 2 93 2 94 2 97 4 106 -2 116 2 121 3 125 3 129 4 138 5
do-a	75 6 77 10 92 -4 109 -2
do-accept	79 -5 93 13
do-all	3 5 17 -2 30 3 44 -2 79 8 120 4 121 6
do-and	46 3 73 5 80 2
do-answer	15 7 98 5 106 -5 138 -3
do-anyth	122 8 138 -3
do-apply	122 11 138 -2
do-ask	110 -2 122 4 125 3
do-becom	73 3 74 4 89 -3
do-bring	92 3
do-cal	0 -3 55 2 102 8 119 3
do-chapter	74 -4 87 3 88 2 89 5
do-check	19 -2 97 4 106 5 130 -2 135 -2
do-clos	11 -2 99 4
do-com	84 5 85 -2 106 -3 128 -2 138 8
do-cover	5 3 7 -3 14 -2 126 3
do-cut	76 3
do-do	9 2 36 2 73 -2 85 4 94 3 116 -2 121 5 122 11
do-donat	78 7 93 2 96 2 130 -2
do-driv	77 11 90 -3 92 -5
do-drop	8 -2 79 4 94 3
do-fight	135 2
do-fil	73 5 86 -4
do-find	2 2 22 2 26 6 106 2 138 -5
do-for	9 2 80 16 122 6 138 -2
do-fre	76 6
do-get	7 3 8 2 17 -2 24 2 25 3 73 -2 74 2 80 -2 85 2 100 3 122 2 123 2 125 -3 135 4 138 2
do-giv	4 5 13 2 41 4 58 5 79 -5 95 -2
do-giveaway	77 8 109 -3
do-go	100 9
do-got	121 6 124 2
do-grow	52 -3 138 7
do-hav	3 -2 7 -2 9 4 23 -2 27 2 45 2 64 2 65 2 98 2 101 3 108 3 121 -2 124 3 125 4 138 5
do-help	73 2 80 13 82 -2 122 -4 125 11 126 4 130 -2 138 -3
do-i	73 2 100 2 104 3 122 3 124 2 125 2 134 2 135 4
do-it	18 5 30 5 46 3 135 -2
do-join	45 2 73 2 122 3 137 -2
do-keep	110 4 111 4
do-know	0 2 6 2 12 2 14 2 24 3 57 2 63 3 110 -2 125 -2 134 3
do-leader	74 -4 87 3 88 2 89 5
do-lik	105 7 116 -2 138 6
do-lock	57 -2 60 8 99 9 106 -2
do-mak	20 3 125 4 138 9
do-media	75 -2 97 5
do-my	36 -5 80 2 85 3 96 4 122 -2 138 8
do-need	3 -2 73 -2 74 -2 75 -2 79 2 83 5 90 3 91 4 93 3 94 2 97 4 122 -5 125 4 134 4 138 -2
do-not	1 2 10 -2 29 2 34 2 40 2 93 4 102 2 105 2 110 2 124 2 125 2
do-on	73 5 85 3 122 -2
do-open	74 2 99 2 138 -3
do-owe	124 14
do-partner	75 -2 97 4 98 7 106 -4
do-pay	78 -2 87 2 120 6 124 -3 130 2
do-peopl	0 2 19 4 91 3 125 -3
do-pick	7 2 73 -2 79 -2 94 7 126 -3
do-put	130 4
do-qualify	125 9
do-run	73 -2 83 3
do-say	15 4 17 -3 107 -2 138 3
do-sel	4 -3 18 -4 93 5 110 5 138 2
do-send	57 -3 78 5 103 5 123 4 128 3 138 -2
do-serv	9 7 11 -2 73 -4 126 12
do-shar	12 9 110 -4 138 -4
do-sign	73 2 106 -2 122 5
do-someth	50 5 77 2 80 6
do-speak	34 3 39 -2
do-stop	19 5 78 -4 130 3
do-tak	5 -2 53 2 73 4 78 4 79 -8 83 -2 94 8 95 6 96 -2 99 -2 101 4
do-talk	21 -3 29 6 75 3
do-tax	73 2 106 -3 128 -2 138 8
do-teach	39 2 57 2 67 6
do-tel	60 2 110 -2 115 -2 135 2
do-the	12 4 63 3 122 -4 123 3 138 4
do-they	36 3 135 3
do-to	58 2 73 5 80 8 82 -2 92 3 125 -2
do-turn	6 -2 57 5 125 10
do-understand	34 6 63 -2
do-volunt	73 3 82 -2 83 3 84 4 85 3
do-want	21 -2 27 4 49 -2 79 3 110 5
do-we	51 2 76 -2 77 2 78 2
do-weekend	73 6
do-with	12 4 25 2 109 2 122 -2
do-work	17 -4 20 -3 84 3 110 5 112 7 116 9 118 5 120 -6 125 -2 127 7
do-writ	103 8 128 -2 135 9 138 -10
do-you	9 3 17 -2 79 -2 80 -2 93 3 99 2 101 2 110 2 121 3 125 4 126 3 135 -2 138 6
doc-	126 -4 127 10
doctor-	10 6 26 6 27 5 57 4 73 2 76 -4 107 -2 138 3
doctor-me	10 5 26 -5
doctor~	26 -3 27 5
doct~	10 7 26 8 27 4 57 4 73 2 76 -4 107 -2 138 3
docu-	49 -5 63 7 103 8 106 -3 122 -2 125 15
documental-	75 9 97 -2
documental~	75 9 97 -2
documentary-	75 15
documentary~	75 15
documento-	63 5 106 -3 122 -3 125 28
document~	49 -4 63 10 103 6 106 -5 122 -4 125 34
doc~	126 -4 127 10
doe-	1 -2 2 -2 3 2 10 -2 17 -3 19 -2 23 -2 24 2 26 -4 34 2 36 2 44 -2 45 3 46 2 58 5 66 3 67 3 69 2 73 -3 74 -6 76 -4 77 -4 78 2 80 -2 83 2 87 6 88 -3 89 2 90 -2 92 5 98 3 99 -4 100 -2 106 2 107 3 109 2 110 6 114 -2 116 5 117 2 118 4 122 -2 125 -3 129 7 130 4 134 9 137 3 138 10
doe-5	129 5 138 -4
doe-a	7 3 26 -3 74 -2 77 -2 83 2 87 3 88 -2 89 2 92 4 138 5
doe-chapter	74 -3 87 4 88 -3 89 3
doe-choir	44 -3 45 6 138 -2
doe-cost	74 -2 76 -2 87 3 124 4
doe-donation	78 -3 130 8
doe-go	78 15 129 -15
doe-host	77 -4 90 -2 92 9
doe-it	74 -2 76 -2 87 3 98 3 106 2 124 3 138 3
doe-landlord	135 2
doe-law	1 -2 135 2
doe-mean	23 -2 134 6 138 6
doe-money	78 7 118 7 129 -5
doe-my	36 2 110 5 129 6 137 5
doe-not	3 2 24 3 36 3 107 3 123 2
doe-school	34 4 74 -2 138 4
doe-speak	107 5
doe-tak	76 -2 98 3 106 2 138 4
doe-the	34 2 44 -2 45 3 46 2 78 -4 91 2 106 -2 109 3 129 3 130 5 134 5
doe-this	110 -5 116 9 117 5
doe-work	3 3
does 5	129 8 138 -6
does a	7 5 26 -6 74 -3 79 -2 83 3 87 5 88 -4 89 4 135 2 138 9
does it	14 2 74 -4 76 -4 87 5 98 5 106 3 124 4 134 2 138 5
does my	7 -2 36 4 73 -2 78 -2 80 -3 110 9 123 -2 129 10 135 2 137 8
does not	3 3 8 2 10 -3 24 4 31 2 36 4 39 -2 79 2 107 5 123 4
does the	2 -3 34 4 44 -3 45 6 46 4 77 -2 78 -7 90 -2 91 3 92 3 99 -2 106 -3 109 5 129 5 130 8 134 9 135 -2
does this	17 -2 110 -8 116 15 117 8 138 -2
doe~	1 -2 2 -2 3 2 10 -2 17 -3 19 -2 23 -2 24 2 26 -4 34 2 36 2 44 -2 45 3 46 2 58 5 66 3 67 3 69 2 73 -3 74 -6 76 -4 77 -4 78 2 80 -2 83 2 87 6 88 -3 89 2 90 -2 92 5 98 3 99 -4 100 -2 106 2 107 3 109 2 110 6 114 -2 116 5 117 2 118 4 122 -2 125 -3 129 7 130 4 134 9 137 3 138 10
dog-	0 5 25 6 51 -5 138 10
dog~	0 5 25 6 51 -5 138 10
doing this	114 12
doing-	73 -8 85 10 114 11 131 23
doing-this	114 8
doing~	73 -8 85 10 114 11 131 23
dolar-	7 -3 19 -4 78 8 118 -2 124 -9 129 17 130 5 138 21
dolar~	19 -2 78 28 129 2
dollar-	7 -3 19 4 41 4 60 2 78 4 109 -2 118 -2 129 18 130 14 138 -2
dollar-do	129 5
dollar-even	129 3
dollar~	6 2 19 10 41 5 60 4 78 25 109 -2 118 -2 129 -8 130 5
doll~	7 -3 19 -4 60 -2 78 -17 129 29 130 13
dolor de	26 8 134 -8
dolor-	26 2
dolor-de	26 4 134 -4
dolor-espalda	26 -3 134 4
dol~	7 -3 19 -2 78 -14 124 -10 129 17 130 6 138 23
domestic violence	24 11 67 6
domestic-	24 16 67 9
domestic-violenc	24 7 67 4
domestic~	24 16 67 9
domicilio-	8 16 77 -8 100 12 125 5 128 -4
domicili~	8 16 77 -8 100 12 125 5 128 -4
domin-	6 7 138 4
domingo-	48 11 73 -5
doming~	48 11 73 -5
dominion~	6 7 138 4
don-	7 -2 78 -17 79 -2 94 -5 130 -2 133 36 135 -2 137 -2 138 22
dona-	78 -3 79 -3 93 17 110 -3
donac-	6 -3 8 -2 19 -2 77 -6 78 9 79 10 94 -6 96 -6 125 -8 128 24 129 2 130 14 137 -2
donac-mensual	130 2
donac-minima	78 -4 130 5
donacion mensual	130 3
donacion minima	78 -6 130 7
donacion-	77 6 78 8 79 4 94 16 96 -7 99 -3 128 -4 129 10 130 -3
donacion-en	77 5 79 -6 94 6
donaciones en	77 9 79 -10 94 9
donada-	58 -2 79 -15 95 7 96 19 128 -3
donant-	78 35
donant~	78 35
donar-	3 -3 4 -3 5 -2 7 -3 26 -6 37 -3 41 -4 58 -6 73 11 76 3 78 18 79 22 93 5 94 -2 95 7 96 -2 102 -2 110 -2 129 -2 130 4 137 -2
donar-abrigo	79 3
donar-computadora	58 -2 78 -2 79 11 95 -7
donar-linea	78 5 79 -2 110 -2 130 6
donat-	3 -10 4 -5 5 -3 18 -2 41 -3 57 -3 58 -6 73 9 77 3 78 21 79 12 93 8 94 5 95 15 96 11 100 -2 110 -3 117 -2 128 -3 129 -5 137 7 138 -3
donat-a	78 -3 79 7
donat-button	78 8 79 -2
donat-can	78 -8 79 10
donat-car	79 5
donat-cloth	93 -5 94 11 96 -2
donat-comput	57 -4 58 -2 79 8
donat-electronic	78 -6 79 -5 95 13
donat-food	78 -5 93 10
donat-furnitur	78 -2 79 4 96 3 128 -2
donat-go	78 -3 96 11
donat-laptop	58 -5 79 11 95 -3
donat-onlin	78 2 79 -2 130 3
donat-supply	41 -4 79 7
donat-thing	78 -6 79 4 93 2 96 8
donate a	78 -6 79 12
donate button	78 12 79 -3
donate online	78 3 79 -4 130 6
donated clothes	4 -2 79 -10 93 -5 94 23 96 -3
donated laptop	58 -4 79 -2 95 9
donated things	78 -5 79 -2 93 5 96 16
donated~	58 -3 78 9 79 -14 94 15 95 5 96 16 110 -4 112 -2 117 -3 125 -2 128 -4 130 -3 137 18 138 -2
donating~	3 -12 78 17 79 7 95 9 96 -3
donation page	78 2 124 -3 130 11
donation receipt	96 -4 128 6
donation-	7 -3 19 -5 73 3 76 -5 77 -2 78 16 79 8 93 -2 94 13 96 3 106 -5 128 10 129 15 138 -2
donation-at	77 5 78 -2 79 -5 94 6
donation-my	77 5 79 -3
donation-pag	78 2 130 5
donation-receipt	96 -3 128 3
donation-tax	78 -2 128 7
donations at	73 -2 77 10 78 -3 79 -8 94 11
donation~	7 -3 19 -5 73 3 76 -5 77 -2 78 16 79 8 93 -2 94 13 96 3 106 -5 128 10 129 15 138 -2
donativo-	78 37
donativ~	78 37
donat~	3 -7 4 -5 5 -4 18 -2 41 -3 57 -3 58 -6 73 12 77 4 78 12 79 20 93 11 94 -2 95 11 96 5 129 -5 130 4 137 -2 138 -2
dond-	0 4 1 2 2 7 3 -2 4 -2 8 -3 9 6 11 -2 16 3 17 6 19 -4 22 2 27 -3 33 2 57 -2 63 -3 74 2 77 -2 78 7 79 4 94 3 96 3 100 16 103 2 107 -2 110 -3 112 -4 118 5 120 -6 122 15 123 -2 124 -2 125 -4 129 7 134 -2 137 8 138 8
dond-cosa	79 2 94 -3 96 5
dond-dan	9 5
dond-dejo	42 2 79 9 94 -3
dond-dormir	0 4
dond-el	7 2 19 -2 118 6 122 6 129 -2
dond-encuentran	100 9
dond-esta	7 2 73 -2 81 2 122 5 137 5 138 3
dond-estan	17 10 100 10 120 -6
dond-hay	2 2 22 3 107 -3
dond-la	0 3 26 2 63 -2 79 -3 81 2 94 7 112 -4 122 2 137 6
dond-las	79 -2 96 2
dond-llevo	8 -2 27 -3 79 10 100 -2
dond-mi	31 -2 33 3 125 -3 138 4
dond-puedo	9 2 52 2
dond-queda	4 -2 100 4
dond-se	100 9
dond-un	103 3 138 4
dond-va	19 -2 78 -3 129 16
dond-van	79 -6 96 8
dond-vivir	2 9
dond-vivo	1 5 74 4
donde dan	9 10
donde dejo	42 4 79 12 94 -4
donde dormir	0 5 3 -2
donde esta	7 3 19 -2 73 -3 81 3 120 -2 122 8 137 9 138 6
donde estan	17 15 100 15 120 -9 122 -2
donde hay	2 4 9 2 22 5 107 -4
donde llevo	8 -3 27 -4 79 15 100 -3
donde puedo	2 -2 9 4 52 4
donde queda	4 -3 100 6
donde se	100 13
donde va	19 -3 78 -4 129 22
donde van	79 -9 96 13
donde vivir	2 15
donde vivo	1 9 74 6 79 -2 113 -2 124 -2
dond~	0 4 1 2 2 7 3 -2 4 -2 8 -3 9 6 11 -2 16 3 17 6 19 -4 22 2 27 -3 33 2 57 -2 63 -3 74 2 77 -2 78 7 79 4 94 3 96 3 100 16 103 2 107 -2 110 -3 112 -4 118 5 120 -6 122 15 123 -2 124 -2 125 -4 129 7 134 -2 137 8 138 8
dono-	3 -2 6 -2 12 -5 73 -5 78 8 95 4 96 14 128 -6 129 -2 130 -2 137 23 138 -2
donor-	78 22
don~	3 -3 4 -2 6 -2 7 -2 8 -2 12 -2 26 -4 37 -2 41 -3 58 -4 73 4 78 23 79 15 93 5 95 7 96 3 99 -2 102 -2 110 -2 125 -5 128 6 129 2 130 6 133 9 137 6 138 4
door-	1 16 28 -2 73 -2 78 -2 79 -5 94 11 99 -11 114 11 125 -3
doorstep-	8 19
doorstep~	8 19
door~	1 16 28 -2 73 -2 78 -2 79 -5 94 11 99 -11 114 11 125 -3
dormimo-	0 -8 3 14
dormir-	0 10 3 -2 21 3 56 3 138 -4
dorm~	0 3 3 7 21 3 56 2 138 -4
dos-	1 2 2 6 26 -12 35 3 134 7
dosag-	134 20
dosag~	134 20
dosis-	26 -3 134 6
dosi~	26 -3 134 6
dos~	1 2 2 6 26 -12 35 3 134 7
doubl-	6 11 14 -2
doubled~	6 11 14 -2
doubt-	47 -2 48 5
doubt~	47 -2 48 5
down lately	21 8
down meal	7 -3 9 11
down syndrome	33 5
down-	0 16 7 -2 9 7 13 -2 14 5 17 17 21 -11 33 9 44 5 52 -3 56 5 99 -2 102 -2 106 -2 138 -2
down-lately	21 5
down-meal	7 -2 9 7
down-syndrom	33 3
down-to	17 4
download-	63 11
download~	63 11
downtown-	7 -2 100 27 116 -4 138 9
downtown~	7 -2 100 27 116 -4 138 9
down~	0 16 7 -2 9 7 13 -2 14 5 17 17 21 -11 33 9 44 5 52 -3 56 5 99 -2 102 -2 106 -2 138 -2
doy-	78 5 129 -2
doy~	78 5 129 -2
do~	17 -2 74 -2 75 -3 78 -2 79 -2 80 4 85 2 89 2 93 2 94 2 97 4 106 -2 116 2 121 3 125 3 129 4 138 5
draw-	43 13 46 -6 138 2
drawing~	43 8 46 -7
draw~	43 8 138 2
dream-	138 29
dreamer-	40 35
dreamer~	40 35
dream~	138 29
dress-	4 6 25 -5
dresser-	3 18 79 -5
dress~	3 18 79 -5
dres~	4 6 25 -5
drink-	10 -4 23 9 79 4
drinking~	23 8
drink~	10 -5 23 3 79 5
driv-	3 -2 5 -2 17 -2 18 -2 27 4 28 5 73 5 76 -3 77 16 83 4 90 5 91 5 92 6 94 6 109 -2 112 -3 138 -2
driv-and	90 -2 92 3
driv-at	73 -2 76 -2 77 9
driv-by	77 -6 79 7 94 8
driv-church	47 -2 77 5
driv-crazy	28 2 31 4
driv-drop	8 -3 77 -3 79 4 94 4
driv-for	77 2 83 6 91 -2
driv-me	27 15 28 7 77 -11
driv-my	77 -2 91 3
driv-school	73 -3 77 6
driv-van	27 -2 73 20 77 -7 90 -3 91 -2 92 -3
driv-work	77 9 90 -2 92 -2
driv-you	83 8 91 -2
drive at	47 -2 73 -3 76 -4 77 14 91 2
drive by	77 -8 78 -2 79 12 94 9
drive for	77 3 83 12 91 -4 125 -2
drive work	77 12 90 -4 91 -2
driver-	7 -2 18 -4 73 26 77 -3 122 -2
driver~	18 -5 73 17 122 -2
driving me	27 -2 28 12 31 3
driving~	17 -3 27 -3 28 16 31 4 43 -2 73 8 79 -2
driv~	3 -2 5 -2 17 -2 18 -2 27 5 73 10 76 -3 77 16 83 4 90 5 91 5 92 6 94 6 109 -2 112 -3 138 -2
droga-	23 9
drogadicto-	23 35
drogadict~	23 35
drog~	23 9
dron-	52 -10 75 15
dron~	52 -10 75 15
drop food	8 18 79 -11 94 -5
drop off	8 2 53 5 77 -7 94 5
drop stuff	38 -8 79 10
drop things	76 -3 77 4 79 -2 94 6
drop-	38 5 53 6 73 -2 76 -2 77 9 79 4
drop-box	8 -4 38 -6 77 17 79 -3 94 -2
drop-donation	77 -3 79 4
drop-food	8 16 79 -11 94 -4
drop-hour	79 -10 94 13
drop-off	38 -2 53 3 77 -4 94 9
drop-out	8 -6 38 17 77 -2 79 -5
drop-stuf	38 -5 79 13 94 -6
drop-thing	76 -2 77 2 94 3
dropof-	79 21 94 -3
dropoff~	79 21 94 -3
dropout-	38 5
dropout~	38 5
dropped out	38 6
dropped~	0 -2 38 11
dropping~	77 -7 79 20 94 -12
drop~	53 6 73 -2 76 -2 77 12 79 -4 92 -2 94 6
drown-	6 -9 19 17 33 -2 47 3 63 5
drown-in	6 -4 19 8 63 3
drowning in	6 -6 19 12 47 2 63 4
drowning~	6 -9 19 17 33 -2 47 3 63 5
drug-	23 11 67 18 76 -2 109 -3 124 -3
drug~	23 11 67 18 76 -2 109 -3 124 -3
drum-	31 -5 33 -4 44 20 45 -4
drum~	31 -5 33 -4 44 20 45 -4
drunk-	23 20
drunk~	23 20
drywal-	49 -3 73 17
drywall~	49 -3 73 17
duda-	47 -15 48 17
dud~	47 -15 48 17
due-	1 4 6 6
duel-	26 4 134 8
duel-la	26 2 134 -2
duele la	26 5 134 -4
duelo-	25 19 73 -2
duel~	25 14 26 3 134 7
duena-	1 2
dueno-	0 -4 1 12 2 -9 112 8 135 7
duen~	0 -4 1 13 2 -9 112 8 135 6
duermo-	0 12 27 -8
duerm~	0 12 27 -8
due~	1 4 6 6
dui-	23 34 73 -2 135 6
dui~	23 34 73 -2 135 6
dumb bot	136 2
dumb-	116 -2 136 4
dumb~	116 -2 136 4
duplex-	1 -11 2 -4 76 17
duplex~	1 -11 2 -4 76 17
dura la	106 -4 122 8 134 13
dura-	84 20 86 -3 106 -5 122 9 134 14 138 -2
dura-la	106 -3 122 5 134 8
dura-turno	84 10
during-	28 -3 35 -7 73 10
during~	28 -3 35 -7 73 10
durmiendo-	0 14 138 -2
durm~	0 14 138 -2
dur~	84 20 86 -3 106 -5 122 9 134 14 138 -2
duti~	74 -14 87 -6 88 -4 89 26
duty-	74 -14 87 -6 88 -4 89 26
dying-	0 -3 4 7 6 -7 7 -5 9 7 13 -3 52 27 56 5 57 -2 59 5 73 5 138 -3
dying~	0 -3 4 7 6 -7 7 -5 9 7 13 -3 52 27 56 5 57 -2 59 5 73 5 138 -3
dyslexia-	37 18
dyslexic-	37 35
dyslexic~	37 35
dyslexi~	37 18
e mail	103 11
e-	103 18
e-mail	103 7
each month	9 -3 19 10 76 7 78 -3
each-	3 -2 7 -2 9 -3 19 10 76 9 78 -5 129 5
each-month	19 5 76 3 78 -2
each~	3 -2 7 -2 9 -3 19 10 76 9 78 -5 129 5
ear-	21 9 26 -2 73 -3 134 12
early-	90 8
early-i	90 3
early~	90 8
earth-	35 -2 79 -2 82 -3 114 -2 125 -3 138 29
earth~	35 -2 79 -2 82 -3 114 -2 125 -3 138 29
ear~	21 9 26 -2 73 -3 134 12
easy-	7 -7 10 16 26 -4
easy~	7 -7 10 16 26 -4
eat at	7 -2 11 11 31 -2
eat-	3 -2 7 14 8 6 9 9 10 11 11 6 12 10 13 4 19 -3 31 -3 52 -2 56 -4 73 -3 76 -3 78 -4
eat-at	11 6
eat-for	7 -4 9 5 12 9 19 -2 78 -2
eat-school	11 6
eaten-	7 15 73 -2
eating-	7 16 9 3 19 3 134 2
eating~	7 16 9 3 19 3 134 2
eat~	3 -2 7 21 8 5 9 8 10 10 11 6 12 9 13 3 19 -2 31 -2 52 -2 56 -4 73 -4 76 -2 78 -3 93 -2
ebt-	7 18 63 -5
ebt~	7 18 63 -5
echar-	0 -8 1 14 2 -2 73 17
echar-mano	73 9
echaron-	0 13 1 -2 2 -3
echenm-	73 9 84 -4 86 -3
echenm~	73 9 84 -4 86 -3
echo-	0 2
ech~	0 3 1 10 2 -4 73 15
eclips-	35 -9 138 17
eclips~	35 -9 138 17
ecology-	50 35
ecology~	50 35
economica-	2 15 19 33 29 -6 121 -5 122 -7
economicament-	78 18 80 -12
economica~	78 18 80 -12
economic~	2 15 19 33 29 -6 121 -5 122 -7
ecuac-	123 -2 138 20
ecu~	123 -2 138 20
ed-	33 -10 34 18 63 -5
edad voluntario	73 20 82 -14 85 -3
edad-	35 15 61 2 73 2 74 -4 82 8 85 -3 87 -3 88 9 138 -2
edad-voluntario	73 11 82 -7 85 -2
edad~	35 15 61 2 73 2 74 -4 82 8 85 -3 87 -3 88 9 138 -2
educ-	16 -3 33 -9 34 13 36 33 38 12 65 -3 66 -2 68 -4 69 23 71 -2 72 -4 121 -5
educac-	19 15 28 -12 33 -8 34 11 35 -2 36 27 38 11 40 -2 65 -4 66 -2 69 14 72 -2 121 -4
educac-especial	33 -4 34 12 36 -4
educacion especial	33 -6 34 17 36 -5
educational-	40 -3 42 13
educational~	40 -3 42 13
education~	16 -3 33 -9 34 13 36 33 38 12 65 -3 66 -2 68 -4 69 23 71 -2 72 -4 121 -5
educo-	7 -6 28 17
educ~	7 -4 19 14 33 -7 34 10 35 -2 36 25 38 11 40 -2 65 -4 66 -2 69 13 72 -2 121 -4 122 -2
ed~	33 -10 34 18 63 -5
eeoc-	135 35
eeoc~	135 35
efecto-	38 -15 134 21
efect~	38 -15 134 21
effect-	18 -3 134 22
effect~	18 -3 134 22
egg-	7 12 10 12 11 -5 53 2 124 -6 138 6
egg~	7 12 10 12 11 -5 53 2 124 -6 138 6
eiffel tower	138 3
eiffel-	138 22
eiffel-tower	138 2
eiffel~	138 22
eight-	1 -2 2 25
eight~	1 -2 2 25
ein-	115 15
ein~	115 15
ejecutiva-	112 8
ejecutivo-	112 5
ejecutiv~	112 11
ejemplo-	32 10
ejempl~	32 10
el 988	119 8 124 -3
el barrio	43 -5 46 6
el bil	6 -4 59 5
el calor	56 2
el celular	31 6 32 -3 36 -4 58 7 63 -2 102 3 138 -2
el coro	44 -3 45 8
el deposito	135 3
el dia	26 9 28 -2 31 6 32 -2 138 6
el dinero	0 4 6 -2 19 6 78 -3 118 10 129 -4 138 -2
el dolor	26 8 134 -8
el dueno	1 -7 135 7
el formulario	63 -5 106 3 107 2 122 9
el gas	6 3 27 -2
el internet	59 7 138 -3
el mandado	7 5 12 4 138 -2
el mes	25 6 78 -2 79 -5 137 8
el numero	102 15 138 -2
el pelo	76 5
el rio	51 3
el tiempo	21 3 30 2
el trabajo	17 -2 20 2 39 5
el verano	42 4
el viernes	7 5
el-	0 4 1 2 2 -2 7 4 20 2 24 2 26 4 27 -2 28 -2 32 -2 35 -3 39 2 43 4 45 2 50 3 58 2 59 3 63 -3 73 3 78 -2 79 -3 99 -6 102 3 118 3 119 2 121 -2 124 -3 129 -2 134 2 137 2 138 7
el-988	119 5 124 -2
el-barrio	43 -3 46 4
el-bil	6 -2 59 3
el-celular	31 3 36 -2 58 4 102 2
el-coro	44 -2 45 5
el-de	26 5 105 2 134 -2 138 2
el-del	0 3 6 -2 59 2 138 3
el-dia	26 5 31 3 138 4
el-dinero	0 2 19 3 78 -2 118 6 129 -2
el-dolor	26 4 134 -4
el-dueno	1 -4 135 4
el-en	31 4 32 -2 134 4
el-esta	7 2 59 3 138 -2
el-evento	109 2
el-formulario	63 -3 122 5
el-gas	6 2
el-gratis	76 3
el-internet	59 5 138 -2
el-mandado	7 3 12 2
el-me	10 4 17 2 24 4 26 -4 73 2
el-mes	25 3 79 -3 137 5
el-no	1 2 24 4
el-numero	102 9
el-para	1 -4 12 2 135 4
el-pasado	25 3 79 -3 137 5
el-pelo	76 3
el-tiempo	21 2
el-trabajo	17 -2 39 3
el-verano	42 2
el-viern	7 3
el-y	7 3 20 2
elderly parent	28 -6 35 7
elderly-	8 6 25 -4 28 -7 30 -2 35 20
elderly-parent	28 -3 35 4
elderly~	8 6 25 -4 28 -7 30 -2 35 20
elecc-	138 27
eleccion-	138 26
elect-	138 34
election~	138 34
electric-	6 7
electrician-	16 7
electricidad-	6 10 128 -3
electricidad~	6 10 128 -3
electricista-	16 4
electricist~	16 4
electricity-	6 8
electricity~	6 8
electrici~	16 7
electric~	6 7
electronic-	78 -15 79 -13 95 32
electronico-	57 -2 103 11
electronic~	57 -2 78 -12 79 -11 95 27 103 9
elec~	138 46
elefant-	138 14
elefant~	138 14
elegibl-	125 35
elegibl~	125 35
eligibility-	34 2 125 31
eligibility~	34 2 125 31
eligibl-	112 -3 125 37 138 -7
eligibl~	112 -3 125 37 138 -7
eliminar-	110 -5 111 18
eliminen-	111 31
elimin~	110 -5 111 42
ello-	31 7
ell~	31 7
elon-	112 -5 138 29
elon~	112 -5 138 29
els-	3 -6 17 5 123 31 133 15
els~	3 -6 17 5 123 31 133 15
elvis-	114 -6 138 10
elvi~	114 -6 138 10
el~	0 4 1 2 2 -2 7 4 20 2 24 2 26 4 27 -2 28 -2 32 -2 35 -3 39 2 43 4 45 2 50 3 58 2 59 3 63 -3 73 3 78 -2 79 -3 99 -6 102 3 118 3 119 2 121 -2 124 -3 129 -2 134 2 137 2 138 7
email address	100 -5 103 6
email you	57 -3 103 6
email-	57 8 59 -4 61 -3 63 -6 78 -2 100 -5 102 -2 103 30 104 -5 106 8 111 11 130 -3 138 -4
email-address	100 -4 103 4
email-i	57 4
email-me	57 -5 103 -4 106 8 111 12 130 -2
email-you	57 -2 103 4
emailing~	57 -8 103 -6 111 29 130 -5
email~	57 12 59 -3 61 -3 63 -6 78 -3 100 -5 102 -2 103 32 104 -5 106 8 138 -4
embarazada-	26 24 134 18 135 5
embarazo-	26 30
embaraz~	26 42 27 -2 134 16 135 4 138 -2
emergencia-	1 7 21 -3 22 -7 57 -2 59 -2 76 -7 102 -2 119 29
emergenci~	1 7 21 -3 22 -7 57 -2 59 -2 76 -7 102 -2 119 29
emergency housing	0 14 2 -8
emergency rent	1 9 19 -2
emergency-	0 24 1 8 2 -11 19 9 21 -2 60 -2 78 -2
emergency-hous	0 9 2 -6
emergency-money	0 -2 1 4 19 5
emergency-rent	1 6
emergency~	0 24 1 8 2 -11 19 9 21 -2 60 -2 78 -2
emocional-	21 11 22 -9 119 15
emocional~	21 11 22 -9 119 15
emotional-	21 18 22 -8
emotionally-	21 12 22 -8
emotionally~	21 12 22 -8
emotional~	21 18 22 -8
empezar-	18 8 74 11 86 7 106 -7 113 -5
empezar-de	86 4 106 -4
empezarlo-	74 9 113 -2
empezaron-	7 -2 18 -2 74 -3 113 13 114 9 122 -2 138 -2
empezo-	113 7
empez~	7 -2 18 5 74 12 86 5 106 -5 113 8 114 6 122 -3 138 -2
empieza-	138 4
empiezan-	41 5
empiezo-	20 4 31 -2 73 -6 74 6 84 -2 85 -3 86 18 122 21 123 -3 138 -8
empiezo-voluntario	73 -3 85 -2 86 11
empiez~	20 4 31 -2 41 3 73 -6 74 6 85 -3 86 16 122 19 123 -3 138 -5
empleo-	14 12 15 2 16 -2 17 17 20 -2 25 -6 106 -2 109 9 120 2 122 -6
emple~	14 12 15 2 16 -2 17 17 20 -2 25 -6 106 -2 109 9 120 2 122 -6
employ-	16 -2 17 22 20 -2 76 4 78 12 110 -3 120 7
employed~	17 12 120 -5
employer~	17 19 120 -4
employment~	17 18 110 -5 120 -4
employ~	17 -9 76 5 78 15 120 17
emprend-	18 27
emprendedor-	18 27
emprendedora-	18 27
emprended~	18 46
emprendimiento-	18 27
emprend~	18 46
empresa-	18 13 76 6
empresa-colaborar	76 2
empres~	18 13 76 6
empty-	1 -2 2 -10 3 2 6 8 7 19 76 3 122 -2 138 -3
empty~	1 -2 2 -10 3 2 6 8 7 19 76 3 122 -2 138 -3
en casa	0 9 2 -3 13 3 57 -4 58 5 59 3 79 -7 94 7
en cuanto	106 7 111 -2
en el	0 7 3 5 31 4 32 -2 36 -3 42 2 43 -3 46 3 58 4 76 -2 77 2 134 7
en espanol	22 4 23 6 57 5 138 -2
en ingles	15 6 39 -2
en la	6 3 11 4 31 -2 34 4 35 -2 36 3 45 2 73 9 77 2 79 -2 85 -3 100 -2 138 7
en las	19 11 23 2 34 6 60 -3 130 -4
en linea	18 4 57 -2 73 -6 85 13 110 -2 130 8
en mi	0 -4 1 3 2 -2 8 -2 13 6 24 2 27 -2 43 -2 46 2 50 2 56 5 57 2 73 3 74 7 76 -3 77 7 81 5 91 6 92 -2 138 -3
en persona	100 21 105 -7
en petersburg	126 8
en que	4 -2 25 -4 82 -2 93 5 100 7 121 10 126 -5 127 2 138 11
en su	0 4 2 -2 17 -2 52 -2 75 3 120 9
en un	2 4 45 2
en-	0 3 2 -4 8 -2 11 2 13 4 19 3 23 2 25 -2 27 -2 32 -2 34 3 35 -2 43 -2 46 2 56 2 58 2 60 -2 61 -5 73 4 74 3 76 -2 77 4 79 -3 81 2 85 2 91 2 92 -2 100 7 105 -3 121 3 122 2 126 5 134 4 138 8
en-a	100 4
en-ano	25 -3 82 -2 138 10
en-ayudan	121 11
en-barrio	43 -3 46 3 81 5
en-call	43 -2 46 2
en-carro	0 -2 27 -2 73 6
en-casa	0 2 2 -4 3 -2 6 2 56 4 57 -2 58 2 79 -3 91 5 94 3 138 6
en-celular	31 4 32 -2 36 -3 58 5
en-cuanto	106 4
en-cuarto	2 3
en-de	78 3
en-el	0 4 3 3 31 2 36 -2 43 -2 46 2 58 2 134 4
en-entrevista	15 4 75 -2
en-escuela	11 4 34 4 36 3
en-espanol	22 2 23 4 57 3 138 -2
en-estado	4 -2 93 3 126 3
en-evento	73 3
en-iglesia	45 2 77 3 79 -2
en-ingl	15 3
en-jardin	52 -2 75 2
en-junta	34 4 35 -3 73 4
en-la	6 2 11 2 34 2 36 2 73 5 138 4
en-las	19 6 34 3 60 -2 130 -2
en-linea	18 2 85 6 130 4
en-mi	0 -2 1 2 13 3 56 3 73 2 74 4 76 -2 77 4 81 3 91 4 138 -2
en-noch	38 2
en-pais	21 3 57 3
en-para	10 3 47 4
en-persona	100 13 105 -5
en-petersburg	126 6
en-que	25 -2 93 3 100 4 121 7 126 -3 138 7
en-su	0 2 75 2 120 5
en-tiempo	106 4
en-tienda	76 -2 77 2
en-trabajo	62 2
en-un	2 2
en-verano	42 2
encabezar-	74 6 126 -2
encabez~	74 6 126 -2
encanta-	43 6 46 -2
encant~	43 6 46 -2
encargada-	112 12
encargado-	112 9
encarg~	112 17
encontr-	54 -11 55 17
encontrar-	0 -4 2 21 17 9 20 -2
encontr~	0 -3 2 18 17 8 20 -2 54 -9 55 13
encuentran-	100 18 122 -2
encuentro-	2 20 6 -2 17 3 124 -5
encuentr~	2 17 6 -2 17 2 100 14 122 -2 124 -4
encuesta-	81 40
encuest~	81 40
end hunger	7 -2 73 -4 80 8
end-	7 -3 16 5 17 -2 73 -5 80 23 114 -2 138 3
end-hunger	73 -2 80 5
ended-	17 7 20 -2 26 4 63 -2
ended~	17 7 20 -2 26 4 63 -2
end~	7 -3 16 5 17 -2 73 -5 80 23 114 -2 138 3
energy assistance	6 6
energy-	6 10 122 -2
energy-assistanc	6 4
energy~	6 10 122 -2
enfamil-	10 8
enfamil~	10 8
enferma-	8 2 26 25
enfermera-	26 11 27 -9 73 6 76 -3
enfermer~	26 11 27 -9 73 6 76 -3
enfermo-	26 27 138 9
enferm~	26 44 138 7
engin-	27 -2 100 -2 122 -9 138 18
engin~	27 -2 100 -2 122 -9 138 18
english-	17 5 34 4 39 15
english-you	107 5
english~	17 5 34 4 39 15
enlatada-	7 -12 8 -4 9 -2 79 31
enlat~	7 -12 8 -4 9 -2 79 31
enojo-	21 7
enoj~	21 7
enough-	1 2 7 9 8 -5 77 -5 90 9
enough~	1 2 7 9 8 -5 77 -5 90 9
enrol-	30 3 122 44 135 -3
enrollment~	122 26
enroll~	30 4 122 28 135 -3
ensaya-	44 -3 45 6
ensay~	44 -3 45 6
ensenan a	49 4
ensenan-	49 5
ensenan-a	49 2
ensenar-	49 -3 57 -6 73 14
ensenarl-	57 2
ensen~	57 -4 73 12
enter-	1 -6 19 -8 78 -4 110 -2 130 24 135 9
entered~	1 -8 110 -3 135 12
entiend-	36 9
entiendo a	34 -4 36 5 39 10
entiendo la	57 11
entiendo-	21 -2 26 -6 34 3 36 5 39 19 57 9 63 5 110 -3
entiendo-a	34 -2 36 3 39 6
entiendo-la	34 -2 36 2 39 4 57 5
entiend~	36 9
entierro-	25 11
entierr~	25 11
entranc-	54 -2 101 11
entranc~	54 -2 101 11
entrar-	3 -3 33 -5 101 17
entrega-	4 -2 7 -2 8 19 19 -2 77 5 91 2 92 -4 109 12 137 -2
entregan-	8 3
entregar-	8 2 77 -10 78 -4 79 24 92 -2 94 -3
entrego-	8 -3 77 -5 79 -12 94 26
entreg~	4 -2 7 -2 8 19 19 -2 77 -3 78 -2 79 7 92 -5 94 10 109 10 137 -2
entrenamiento-	16 10 17 -4 23 -2 67 11 73 -6 85 14 86 -3
entrenamiento-voluntario	73 -3 85 8 86 -2
entren~	16 10 17 -4 23 -2 67 11 73 -6 85 14 86 -3
entrepreneur-	18 33 38 -5
entrepreneurship-	18 35
entrepreneurship~	18 35
entrepreneur~	18 33 38 -5
entrevista-	4 -4 15 18 17 -2 39 -4 75 2
entrevista-trabajo	15 4 39 -3
entrevistan-	15 2
entrevistar-	15 -32 75 37
entrevist~	4 -4 15 3 17 -2 39 -4 75 19
entr~	3 -3 33 -5 101 17
ent~	19 -6 21 -2 26 -6 34 3 36 4 39 18 57 9 63 5 78 -3 110 -3 130 17
enviar-	57 -9 63 -2 103 11 104 15 123 -3
environ-	50 38 65 -2 66 -3 68 -2 70 -2 71 24 72 -2 80 -7 121 -7 122 -2
environmental-	50 35
environmental~	50 35
environment~	50 38 65 -2 66 -3 68 -2 70 -2 71 24 72 -2 80 -7 121 -7 122 -2
envi~	57 -9 63 -2 103 11 104 15 123 -3
en~	0 3 2 -4 8 -2 11 2 13 4 19 3 23 2 25 -2 27 -2 32 -2 34 3 35 -2 43 -2 46 2 56 2 58 2 60 -2 61 -5 73 4 74 3 76 -2 77 4 79 -3 81 2 85 2 91 2 92 -2 100 7 105 -3 121 3 122 2 126 5 134 4 138 8
epilepsy-	32 -2 33 18
epilepsy~	32 -2 33 18
equal-	138 34
equal~	138 34
equation-	123 -2 138 20
equation~	123 -2 138 20
equipo-	20 -11 74 8 112 23
equip~	20 -11 74 8 112 23
equivalencia-	38 35
equivalenci~	38 35
equivalency-	23 -8 38 34
equivalency~	23 -8 38 34
er-	0 5
era-	60 10 78 -3 122 -3
eras-	110 -2 111 40
erased~	73 -2 110 -2 111 13
eras~	111 33
era~	60 10 78 -3 122 -3
ere-	62 -9 105 -7 115 -7 116 34 136 7 138 11
ere-persona	105 -5 116 6
ere-tonto	116 -4 136 5
eres tonto	116 -6 136 8
ere~	62 -9 105 -7 115 -7 116 34 136 7 138 11
errand-	35 10 76 -2
errand~	35 10 76 -2
error-	19 7 75 -2
err~	19 7 75 -2
er~	0 5
es el	26 6 61 2 102 3 138 8
es fraude	60 -8 115 21
es gratis	119 4 124 11
es la	31 -2 36 3 47 3 51 6 59 2 77 -3 99 -4 100 2 109 3 119 4 137 2
es real	105 -4 115 7
es seguro	24 -4 26 -9 78 -3 110 18 130 7
es su	102 3 103 2 108 8 117 5 138 -3
es todo	115 -2 133 24
es un	74 -7 89 8 116 2
es wondrous	117 8
es-	10 -2 19 -3 24 -3 26 -2 28 -3 31 -2 38 2 51 3 57 -2 60 -8 63 -2 64 2 67 2 68 2 69 2 70 2 72 2 73 -2 74 -4 77 -2 78 -2 81 2 89 5 99 -6 102 2 105 -4 108 2 109 8 110 9 114 -3 115 15 116 8 117 9 119 5 121 -2 123 3 124 4 125 -2 133 8 134 3 138 15
es-988	119 7
es-capitulo	74 -6 89 12
es-dia	26 5 138 4
es-el	26 4 119 3 138 5
es-fraud	60 -5 115 14
es-gratis	119 3 124 8
es-la	36 2 47 2 51 4 81 3 99 -2 109 2 119 2
es-para	116 -2 123 8 134 3
es-real	105 -2 115 5
es-seguro	24 -3 26 -6 78 -2 110 13 130 3
es-su	102 2 108 5 117 3 138 -2
es-todo	133 17
es-un	74 -4 89 5
es-wondrous	117 5
escanear-	5 -9 63 17 106 -3
escane~	5 -9 63 17 106 -3
escolar-	7 -8 9 -3 11 19 21 -2 36 20 41 2 80 -2
escolar~	41 3
escol~	7 -9 9 -3 11 22 21 -3 36 24 80 -3
escrib-	14 3 138 12
escribem-	138 19
escribem~	138 19
escribieron-	19 -9 60 19 78 -2
escribir-	37 2 53 -2 75 6 79 -2 104 31 106 3 117 -3
escribirl-	103 35
escribirl~	103 35
escribo-	44 7 57 -3 75 10 103 6 130 2
escribo-un	75 5 103 3
escrib~	14 2 19 -5 44 5 57 -2 60 8 75 11 79 -2 103 4 104 23 106 2 117 -2 138 7
escuch-	21 8 105 -4
escucha-	21 8 105 -2
escuch~	21 13 105 -5 107 -2
escuela de	11 -2 31 -2 59 5
escuela-	2 2 4 3 7 -3 11 7 16 -3 26 2 28 4 31 7 34 6 36 13 38 7 40 5 41 11 42 3 49 -4 57 -2 59 2 73 -2 77 -3 79 -2 93 -2 138 -2
escuela-de	59 3
escuela-los	11 2 38 4
escuela-verano	11 -2 42 4
escuela-y	11 4
escuel~	2 2 4 3 7 -3 11 7 16 -3 26 2 28 4 31 7 34 6 36 13 38 7 40 5 41 11 42 3 49 -4 57 -2 59 2 73 -2 77 -3 79 -2 93 -2 138 -2
esfuerzo-	76 9 77 -4
esfuerz~	76 9 77 -4
esl-	39 9
esl~	39 9
eso-	133 16
esol-	39 35
esol~	39 35
eso~	133 16
espacio-	76 20
espaci~	76 20
espalda-	26 -9 134 9
espald~	26 -9 134 9
espana-	138 35
espanol-	22 3 23 6 26 7 57 4 107 7 138 -3
espanol~	22 3 23 6 26 7 57 4 107 7 138 -3
espan~	138 35
especial-	10 7 19 -2 28 -2 31 -5 33 13 34 15 36 -6 81 -5
especial~	10 7 19 -2 28 -2 31 -5 33 13 34 15 36 -6 81 -5
espera-	21 -3 28 -2 106 -3 111 -4 122 34 137 -8
esperando-	106 8 108 -2
esperar-	106 9 138 -4
espero-	106 4
esper~	21 -2 106 14 108 -2 111 -3 122 22 137 -6 138 -4
espiritu-	47 35
espiritual-	47 7 48 3
espiritualidad-	21 -3 48 15 105 -2
espiritualidad~	21 -3 48 15 105 -2
espiritual~	47 7 48 3
espiritu~	47 35
esposa-	8 -3 10 5 25 5 29 9 73 -5 120 -2 137 14
esposo-	24 3 25 -2 28 8 29 12 30 -2 79 8
espos~	8 -3 10 4 24 3 25 2 28 7 29 17 30 -2 73 -4 79 6 120 -2 137 9 138 -2
essay help	36 10 138 -6
essay-	37 -2 40 2 128 -3 138 19
essay-help	36 6 138 -4
essay~	37 -2 40 2 128 -3 138 19
est-	1 7 2 7 3 -5 10 -4 21 5 23 3 79 -3 99 -8 109 27 110 7 124 -2 133 20
est-fin	99 -4 109 9
est-mes	1 4 3 -2 109 7
esta el	7 4 19 -2 122 11
esta en	37 2 107 2
esta la	81 4 101 10
esta matando	17 4
esta muriendo	18 7 76 -7 102 5 138 -2
esta muy	0 -2 50 6 56 -3 59 4 138 -2
esta-	0 -2 2 -5 3 7 17 2 18 4 21 2 50 4 56 -3 57 -2 63 -3 73 -3 76 -5 80 -3 81 2 99 -2 100 -3 101 5 102 2 109 11 112 10 116 -2 117 7 120 -2 122 3 131 25 135 -3 137 7 138 4
esta-cargo	112 12 135 -2
esta-el	7 2 102 2 122 6
esta-en	36 2
esta-la	81 3 101 6
esta-matando	17 2
esta-muriendo	18 4 76 -4 102 3
esta-muy	50 4 56 -2 59 3
establecida-	114 35
establec~	114 35
establish-	114 35
established~	114 35
estacionamiento-	19 -3 76 -4 77 10 90 -2 91 -2 100 26 101 29 109 -2
estacion~	19 -3 76 -4 77 10 90 -2 91 -2 100 26 101 29 109 -2
estado-	4 -11 63 -2 79 -2 93 22 106 16 109 -2 121 -2 122 -8 125 26 126 19 135 -6 138 11
estafa-	60 -4 115 20
estafado-	60 7 115 -2
estafador-	60 2
estafad~	60 2
estafaron-	60 4
estaf~	60 4 115 14
estamo-	0 -2 6 23 7 7 29 2 76 -3 77 4
estamo-en	6 3
estampilla-	7 18
estampill~	7 18
estan contratando	100 -4 120 14
estan-	0 -2 7 4 17 -4 25 -3 35 -4 73 6 99 11 100 27 120 17 122 -2 126 -5 138 -2
estan-contratando	100 -3 120 10
estar-	4 -5 79 -3 93 12 135 7 138 -2
estatus migratorio	125 5 135 -4
estatus-	106 18 125 7 135 -5
estatus-migratorio	125 3 135 -2
estatu~	106 18 125 7 135 -5
este fin	99 -5 109 14
este mes	1 7 3 -4 79 -2 109 10 124 -2
esteem-	21 22
esteem~	21 22
esto es	115 2 116 2
esto-	74 2 80 7 107 -5 109 -2 113 5 116 29 138 2
estoy embarazada	26 -4 134 17
estoy muy	25 5
estoy-	0 -2 2 -2 26 -5 35 2 56 11 73 4 134 16
estoy-embarazada	26 -3 134 12
estoy-en	56 8
estoy-muy	25 3
estoy~	0 -2 2 -2 26 -5 35 2 56 11 73 4 134 16
estr-	21 6
estresada-	21 5
estresado-	21 8
estres~	21 12
estr~	21 6
estudiant-	36 37
estudiant~	36 37
estudiar-	19 -3 36 32 38 10 40 18 78 -9
estudio biblico	48 11
estudio-	16 9 17 -7 38 9 43 24 44 8 47 -12 48 24 99 -18
estudio-biblico	48 7
estudio-grabac	44 5
estudi~	16 7 17 -7 19 -3 36 24 38 15 40 14 43 19 44 6 47 -11 48 19 78 -7 99 -15
estufa-	3 -2 9 7
estuf~	3 -2 9 7
estuvo-	7 8 25 -2
estuv~	7 8 25 -2
est~	0 -3 1 2 3 2 4 -5 6 7 7 4 8 -2 9 -2 10 -2 17 -2 21 2 25 -2 28 -2 35 -3 50 2 56 -2 57 -2 63 -3 76 -5 78 -2 79 -3 93 7 100 10 101 2 106 4 107 -2 109 16 110 2 112 5 116 9 117 3 120 6 121 -2 122 -3 124 -2 125 9 126 4 131 14 133 7 135 -4 137 3 138 5
es~	10 -2 19 -3 24 -3 26 -2 28 -3 31 -2 38 2 51 3 57 -2 60 -8 63 -2 64 2 67 2 68 2 69 2 70 2 72 2 73 -2 74 -4 77 -2 78 -2 81 2 89 5 99 -6 102 2 105 -4 108 2 109 8 110 9 114 -3 115 15 116 8 117 9 119 5 121 -2 123 3 124 4 125 -2 133 8 134 3 138 15
etsy-	18 35
etsy~	18 35
evaluac-	81 32
evalu~	81 32
even-	122 9 129 5 131 16 133 -3
evening~	131 21 133 -4
event-	23 -5 67 9 73 4 74 -2 75 11 76 5 77 9 78 -2 89 3 101 -2 106 -2 109 11 130 -2
event-fre	76 -2 109 -4 124 9
event-near	75 -2 109 7
evento-	73 4 75 4 76 2 77 12 79 -6 109 7
events coming	109 2
event~	23 -4 67 7 73 5 75 12 76 6 77 14 78 -2 79 -3 89 2 106 -2 109 14
even~	122 10 129 6
ever-	15 2 110 -6 136 19
everest-	138 35
everest~	138 35
evergreen student	69 21
evergreen-	69 40 110 -4
evergreen-student	69 13
evergre~	69 40 110 -4
every day	19 15 77 -5 90 -2 106 -4
every month	19 -4 76 -4 78 18
every night	7 -5 9 3 76 -3 79 10
every week	7 2 73 -3 76 4 78 -2 79 -2 84 11 85 -4
every-	7 -2 9 2 19 7 52 4 73 -5 76 6 77 -4 78 11 79 4 84 10 85 -4 90 -2 95 -3 106 -3 129 7 138 -2
every-day	19 9 77 -3 106 -2
every-month	19 -3 76 -3 78 13
every-night	7 -3 9 2 76 -2 79 6
every-week	73 -2 76 2 84 7 85 -3
everybody-	17 13 62 5 78 -4 105 -2 116 -2 137 12
everybody~	17 13 62 5 78 -4 105 -2 116 -2 137 12
everyth-	0 10 2 -3 4 9 5 9 7 3 11 -3 12 7 21 4 22 -3 25 -9 28 -2 35 8 42 3 57 4 79 4 122 10 126 -2 138 -4
everyth-is	57 3 122 3
everyth-the	5 6 11 -2 42 2
everything is	25 -3 57 6 122 6
everything~	0 10 2 -3 4 9 5 9 7 3 11 -3 12 7 21 4 22 -3 25 -9 28 -2 35 8 42 3 57 4 79 4 122 10 126 -2 138 -4
everywher-	0 5 17 12 106 -11 138 11
everywh~	0 5 17 12 106 -11 138 11
every~	7 -2 9 2 19 7 52 4 73 -5 76 6 77 -4 78 11 79 4 84 10 85 -4 90 -2 95 -3 106 -3 129 7 138 -2
ever~	15 2 110 -6 136 19
evic-	1 35
evicion~	1 35
evict me	1 -3 135 4
evict-	1 8 2 4 138 -3
evict-me	1 -2 135 2
evictar-	1 7 135 -2
evicted~	1 4
eviction~	1 14 2 9 110 -2 135 -14 138 -2
evict~	1 -3 2 -4 135 15 138 -2
ex-	17 12 24 11 29 -6 135 4 137 9
exam-	26 8 27 -2 73 -6 76 7
examen-	26 3 27 -2 34 -2 38 2 125 -12 135 20
exam~	26 9 27 -3 34 -2 38 2 73 -5 76 6 125 -10 135 17
excel-	12 -2 16 -3 57 35
excelent-	132 35
excelent~	132 35
excel~	12 -2 16 -3 57 35
except-	6 -3 21 -7 29 18
except~	6 -3 21 -7 29 18
exchang-	138 23
exchang~	138 23
executiv-	112 14
executiv-director	112 6
executive director	112 8
executiv~	112 14
exempt-	19 -10 115 26 128 -9
exempt~	19 -10 115 26 128 -9
exenta-	19 -4 115 30 128 -14
exent~	19 -4 115 30 128 -14
exhaust-	17 -2 21 -3 28 15
exhausted~	17 -2 21 -3 28 15
exist-	117 25 138 9
existen-	114 15
exist~	114 10 117 23 138 8
expensiv-	26 10 35 5 57 -2 59 2 124 32 134 -11
expensiv~	26 10 35 5 57 -2 59 2 124 32 134 -11
experienc-	14 8 33 -2 73 -5 74 -16 83 -3 84 -3 85 18 88 21 89 -3 120 -2
experienc-to	73 -3 74 -4 85 5 88 5
experience to	73 -5 74 -7 83 -2 85 9 88 9
experiencia para	73 -2 74 -4 83 -2 85 7 88 8 89 -2
experiencia-	73 -7 74 -8 83 -3 84 -3 85 17 88 25 89 -3
experiencia-para	74 -2 85 4 88 5
experienci~	73 -7 74 -8 83 -3 84 -3 85 17 88 25 89 -3
experienc~	14 8 33 -2 73 -5 74 -16 83 -3 84 -3 85 18 88 21 89 -3 120 -2
expir-	2 5 7 -10 8 -3 11 -2 63 -3 78 -3 79 13 93 22 125 12
expir-food	7 -5 79 8 93 9
expired food	7 -7 8 -2 78 -2 79 10 93 15
expired~	7 -11 8 -3 11 -2 63 -3 78 -3 79 14 93 24 125 12
expir~	2 8
explod-	4 -6 79 10 93 -2
exploding~	4 -7 79 11 93 -2
explotar-	4 -6 79 12 93 -3
explot~	4 -6 79 12 93 -3
expung-	135 14
expungement~	135 8
expung~	135 9
extra-	4 -2 10 -4 13 -2 73 4 76 7 79 7 135 11
extranan-	25 4 28 -2
extrano mucho	21 8 25 5 36 -4
extrano-	21 11 25 7 28 -2 36 -5
extrano-a	21 4 25 3 36 -2
extrano-mucho	21 4 25 3 36 -2
extran~	21 10 25 9 28 -3 36 -5
extr~	4 -2 10 -4 13 -2 73 4 76 7 79 7 135 11
ex~	17 12 24 11 29 -6 135 4 137 9
eye exam	26 4
eye-	26 4 73 -6 76 7 134 8
eye-exam	26 2 73 -3 76 3
eye~	26 4 73 -6 76 7 134 8
e~	103 18
f-	32 -2 36 9 138 -2
fabrica-	17 11 99 -2
fabric~	17 11 99 -2
facebook-	57 -5 59 -5 63 -2 75 7 103 -4 108 33
facebook~	57 -5 59 -5 63 -2 75 7 103 -4 108 33
facetim-	57 18 59 -2
facetim~	57 18 59 -2
fact-	31 -5 138 29
factura-	6 37
factur~	6 37
fact~	31 -5 138 29
fafsa-	40 11
fafs~	40 11
fail-	36 14
failing~	36 14
fair-	17 2 26 11 76 3 109 35 120 -5
fair~	17 2 26 11 76 3 109 35 120 -5
faith-	47 2 48 13
faith-talk	48 4
faith~	47 2 48 13
fak-	60 3 115 -13 136 15
fak~	60 3 115 -13 136 15
fal-	23 2 29 7 36 6 42 -3 122 2
fal-apart	29 3
fallecimiento-	25 35
fallecio-	25 7 78 6 79 12
falleci~	25 7 78 6 79 12
fallec~	25 35
falling apart	29 6 122 2
falling~	29 7 36 6 42 -2 122 2
fall~	23 2 42 -2
falso-	60 14
fals~	60 13
falta-	1 7 3 2 32 14 81 12 135 -5
falta-para	1 4 135 -3
falt~	1 7 3 2 32 14 81 12 135 -5
familia en	57 5 76 -4 122 14 138 -3
familia-	1 -5 2 -2 12 5 21 5 24 6 28 29 36 -3 57 3 68 12 71 -2 72 -2 75 -2 76 5 78 7 121 -2 122 7 123 8 138 -3
familia-en	57 3 76 -2 122 8
familiar-	21 -6 25 19 28 19 36 -3 80 -5
famili~	0 -2 1 -5 2 -2 7 -2 12 4 24 4 25 7 28 37 31 -2 36 -4 57 2 68 9 71 -2 72 -2 73 -3 76 11 78 9 79 -2 80 8 81 -2 99 -2 100 -5 109 6 121 -2 122 2 123 6 124 -3 135 -2 137 7 138 -4
family in	47 2
family this	7 6 109 5 122 -2
family-	1 -2 2 -2 4 -2 7 7 12 2 22 3 23 -2 24 6 28 33 31 -2 33 -2 34 -2 57 4 68 15 69 -2 71 -2 72 -2 73 -4 76 14 78 9 79 -3 80 8 99 -2 100 -5 102 -2 109 9 110 -2 121 -4 122 -7 123 5 124 -2 135 -2 137 7 138 -3
family-at	76 2 123 6
family-help	0 -3 28 8 100 -5 137 8
family-in	80 10 122 -3
family-this	7 3 109 3
family-week	7 3 109 3
family~	4 -3 5 -2 7 11 12 3 22 3 23 -3 24 7 28 32 34 -2 57 5 68 19 69 -2 71 -2 72 -2 76 6 78 6 79 -3 80 -4 102 -2 109 3 110 -2 117 -2 121 -5 122 -5 123 6 138 -2
fan-	6 -3 44 -2 49 5 56 15
fan-for	56 4
fan~	6 -3 44 -2 49 5 56 15
far ahead	90 10
far-	20 11 27 6 75 -4 90 9 100 -4 101 4 105 -2 126 13 138 10
far-ahead	90 7
fare~	20 17 27 11 100 -2 101 -12
farm-	13 41 18 -5 76 5 79 -10
farmer-	18 9
farmer~	18 9
farming~	13 26 18 -2
farm~	13 25 18 -5 76 6 79 -11
far~	75 -4 90 10 100 -3 101 12 105 -2 126 14 138 10
fast-	7 -2 9 -6 12 9 14 -5 16 -2 17 11 73 10 79 -2 98 8 106 2 122 -3 138 4
fast-can	14 -3 73 6 106 5
fast~	7 -2 9 -6 12 9 14 -5 16 -2 17 11 73 10 79 -2 98 8 106 2 122 -3 138 4
father-	25 4 28 15 138 -3
fatherhood-	28 35
fatherhood~	28 35
fath~	25 4 28 15 138 -3
faucet-	49 -9 138 17
faucet~	49 -9 138 17
fauna-	55 32
faun~	55 32
favor-	26 -2 27 8 57 -4 103 6 105 18 106 -6 122 -2 135 -3 138 -5
favorit-	117 -2 138 25
favorit~	117 -2 138 25
fav~	26 -2 27 8 57 -4 103 6 105 18 106 -6 122 -2 135 -3 138 -5
fawn-	27 -7 55 10
fawn~	27 -7 55 10
fe-	48 11
fea-	43 -7 46 10
featur-	75 35 108 -2
featur-you	75 10
feature you	75 15 108 -2
featur~	75 35 108 -2
fea~	43 -7 46 10
fecha-	113 -3 114 5
fech~	113 -3 114 5
fed-	73 -9 85 15
federal-	115 20 125 -14 138 -2
federal~	115 20 125 -14 138 -2
fed~	73 -9 85 15
fee-	1 5 124 18
feed my	7 15 26 -3 27 -4
feed-	7 41 9 13 11 7 26 -3 27 -4 28 -3 31 -4 38 -2 122 -2 129 11 138 -7
feed-family	7 5
feed-kid	7 10 31 -2
feed-my	7 11 27 -2
feedback-	73 -3 81 35 121 -2
feedback~	73 -3 81 35 121 -2
feeding~	7 6 9 22 100 -2 109 -2 122 -3
feed~	7 40 11 8 26 -3 27 -4 28 -3 31 -4 38 -2 129 12 138 -7
feel like	21 7 22 -4
feel safe	21 -3 22 -3 24 2 110 -5 130 -2 138 20
feel-	21 21 22 -15 26 3 110 -5 130 -2 138 16
feel-lik	21 8 22 -4
feel-saf	21 -2 22 -2 110 -3 138 12
feeling~	21 19 22 -9
feel~	21 9 22 -10 26 4 110 -5 130 -2 138 19
feet-	4 12 79 -4 138 4
feet~	4 12 79 -4 138 4
fee~	1 5 124 18
fel-	50 -4 54 -9 55 17
fel-out	50 -2 55 4
fell out	50 -3 55 6
fell~	50 -4 54 -9 55 17
felon-	17 7 83 -3 122 -2 125 20
felony-	17 13 74 -3 83 -2 88 7 106 -3 112 -7 124 -11 135 19
felony~	17 13 74 -3 83 -2 88 7 106 -3 112 -7 124 -11 135 19
felon~	17 7 83 -3 122 -2 125 20
femal-	22 3
femal~	22 3
femenina-	3 -18 5 24
femenin~	3 -18 5 24
feminin-	5 17
feminin-product	5 7
feminine products	5 10
feminin~	5 17
fenc-	55 2
fenc~	55 2
feria-	17 -8 20 -3 78 -3 109 30 118 -3 129 -2
feri~	17 -8 20 -3 78 -3 109 30 118 -3 129 -2
festival-	109 35
festival~	109 35
fever-	134 2
fev~	134 2
few-	22 -2 35 4 47 13 73 -3 76 5 78 2 122 4
few~	22 -2 35 4 47 13 73 -3 76 5 78 2 122 4
fe~	48 11
fianza-	135 13
fianz~	135 13
fiebr-	134 9
fiebr~	134 9
field-	17 -2 116 -5 120 -3 127 24
field~	17 -2 116 -5 120 -3 127 24
fiesta-	7 -4 79 7 109 34
fiest~	7 -4 79 7 109 34
fight hunger	7 -3 80 4
fight-	7 -2 28 4 31 -2 32 7 34 -2 80 12 138 -2
fight-hunger	7 -2 80 2
fighting~	28 -2 29 7 32 9 34 -3
fight~	7 -3 28 6 29 -4 31 -2 80 15 138 -2
figur-	29 8 63 12 73 -3 138 -3
figur-out	29 3 63 4
figura-	32 20
figure out	29 6 63 8 73 -2 138 -2
figur~	29 8 32 16 63 10 73 -3 138 -3
fil-	0 -2 40 3 57 5 63 7 73 4 103 -2 122 -5 123 7 135 2
fil-a	63 3 135 2
fil-fafsa	40 4
fil-for	63 -2 123 5
fil-form	63 -3 106 7
fil-out	40 2 63 2 73 3 106 2 123 2
fil-the	63 -2 73 3 123 3
filed-	1 20
filed~	1 20
fill out	40 2 63 -4 73 7 86 -2 106 -3 123 8
filled out	63 -4 106 11 123 -3
filled~	63 -8 73 -2 86 4 106 18 122 -2 123 -4
filling out	40 2 63 13 106 -4
filling~	40 4 63 18 73 -2 106 -5 122 -2
fill~	40 2 63 3 73 9 86 -2 106 -8 122 -3 123 13
film-	75 10 97 7
film-at	75 -3 97 6
filmar-	52 -3 75 6
filming~	75 10 97 -2
film~	52 -2 75 7 97 9
fil~	57 10 63 -2 103 -3 106 -2 135 4
fin de	7 7 109 7
fin semana	99 7 109 5
fin-	7 2 18 3 25 -4 27 -3 29 7 31 7 99 22 109 4 115 2 135 10 138 -4
fin-de	25 -2 29 4 31 3 99 3 109 2
fin-lucro	115 2
fin-semana	25 -2 29 3 31 3 99 11 109 3
finally-	2 -6 3 11
finally~	2 -6 3 11
financ-	19 38 112 -2
financia-	25 -5 112 -2 113 -2 118 23
financial aid	19 -5 40 24 63 -5 122 -2
financial-	16 -2 19 34 37 -2 40 19 57 -2 63 -5 78 12 122 -4 129 -2
financial-aid	19 -4 40 15 63 -3
financially-	78 32 80 -8
financially~	78 32 80 -8
financial~	16 -2 19 34 37 -2 40 19 57 -2 63 -5 78 12 122 -4 129 -2
financiamiento-	118 28
financiera-	19 23 28 -7 34 -3 36 -7 40 27 121 -2 122 -3
financier~	19 23 28 -7 34 -3 36 -7 40 27 121 -2 122 -3
financi~	25 -4 112 -2 113 -2 118 43
financ~	19 38 112 -2
finanza-	12 -2 19 14
finanz~	12 -2 19 14
find a	17 2 22 5 26 7 138 -7
find housing	2 9
find out	1 -2 2 -2 17 -2 106 2 110 13 135 -3
find work	2 -2 17 13 39 -5
find-	0 -2 1 -2 2 13 17 10 22 4 26 4 39 -3 40 5 73 -5 100 20 106 2 124 -3 135 -3 138 4
find-a	22 2 26 4 110 -3 138 5
find-apart	2 2
find-hom	2 2 76 2
find-hous	2 6
find-i	2 2
find-job	17 3
find-out	17 -2 110 9 135 -2
find-plac	2 3 100 -2
find-therapist	22 3
find-work	17 7 39 -3
finding~	2 4 17 6 110 -5
find~	1 -2 2 11 17 8 22 4 26 5 39 -3 40 5 73 -5 100 20 106 2 110 2 124 -3 135 -3 138 4
fines de	7 -2 25 -3 29 8 31 7 73 2 99 6 109 -2
fines lucro	115 2
finger-	19 11 78 -6
fingerprint-	73 -3 82 -5 83 32 84 -5 85 -14 86 -3
fingerprint-volunt	82 -2 83 13 84 -2 85 -6
fingerprinting~	82 -3 83 16 84 -4 85 -3 86 -2
fingerprint~	73 -3 82 -2 83 22 84 -2 85 -13
finger~	19 11 78 -6
finish high	38 3
finish my	130 11
finish school	34 -2 38 16 73 -2
finish-	11 -2 34 -6 36 -3 38 29 41 -2 73 -2 130 10
finish-high	38 2
finish-my	130 6
finish-school	34 -3 38 14
finished~	11 -2 34 -7 38 14
finish~	34 -2 36 -2 38 22 73 -2 130 11
fin~	7 2 18 3 25 -4 27 -3 29 7 31 7 99 22 109 4 115 2 135 10 138 -4
fir-	0 41 2 -5 3 2 4 4 7 -2 25 -2 79 -3 106 -2 113 -2 122 -2 135 2 138 10
fired-	17 10 135 3
fired~	17 10 135 3
fire~	0 41 2 -5 3 2 4 4 7 -2 25 -2 79 -3 106 -2 113 -2 122 -2 135 2 138 10
firm-	76 7
firmar-	73 -7 76 -3 82 -2 83 26 84 -3 85 -4
firm~	73 -6 76 3 82 -2 83 22 84 -3 85 -3
first aid	16 -4 21 -2 22 -2 40 -3 67 16
first grader	37 14
first job	17 6 20 8 32 -2 35 -3
first paycheck	17 -4 20 19
first shift	73 -8 84 -4 85 4 86 20 106 -2 122 -3
first-	1 7 5 -2 7 -2 16 -4 19 3 20 19 21 -3 23 -6 25 4 26 -2 28 3 35 -3 37 8 40 9 57 -2 67 11 73 -8 80 -2 84 -4 85 2 86 15 101 8 102 -2 106 -3 121 -2 122 25 125 -2 138 -3
first-aid	16 -3 40 -2 67 10
first-grader	37 9
first-job	17 3 20 6 35 -2
first-paycheck	17 -3 20 12
first-shift	73 -6 84 -3 85 2 86 13 122 -2
first~	1 7 5 -2 7 -2 16 -4 19 3 20 19 21 -3 23 -6 25 4 26 -2 28 3 35 -3 37 8 40 9 57 -2 67 11 73 -8 80 -2 84 -4 85 2 86 15 101 8 102 -2 106 -3 121 -2 122 25 125 -2 138 -3
fiscal-	102 -12 115 32
fiscal~	102 -12 115 32
fish-	125 -7 138 24
fishing~	125 -8 138 10
fish~	80 -2 138 18
fisico-	26 11 31 -2 34 -3
fisic~	26 11 31 -2 34 -3
fiv-	7 -3 17 -3 66 27
fiv-food	66 11
fiv-group	66 11
five group	7 -2 17 -2 66 19
fiv~	7 -3 17 -3 66 27
fix a	17 -3 49 -6 111 13 138 10
fix it	26 -4 49 12 138 -6
fix my	19 3
fix things	16 8 49 3
fix-	0 -2 1 3 16 4 17 -2 18 7 19 3 26 -3 27 -2 35 -2 49 3 63 8 73 5 79 -3 111 8 122 -2 135 -2 138 9
fix-a	17 -2 49 -4 111 7 138 6
fix-and	1 2 18 6 138 -2
fix-car	18 5 49 -2 138 8
fix-credit	19 2
fix-for	16 5 49 -5 76 3
fix-it	26 -3 49 7 138 -3
fix-member	76 3
fix-my	19 2
fix-thing	16 4 49 3
fix-toaster	49 5
fixed income	2 3 125 10
fixed-	2 4 17 -2 125 17
fixed-incom	125 7
fixed~	2 4 17 -2 125 17
fix~	0 -2 1 3 16 4 17 -2 18 7 19 3 26 -3 27 -2 35 -2 49 3 63 8 73 5 79 -3 111 8 122 -2 135 -2 138 9
flashlight-	33 -3 79 -2 138 27
flashlight~	33 -3 79 -2 138 27
flat-	138 24
flat~	138 24
flight-	138 24
flight~	138 24
flood-	0 13 25 -6
flood-and	0 5 25 -2
flooded~	0 3
flood~	0 12 25 -7
floor-	0 -4 3 19 7 -3 13 -2
floor-we	0 -3 3 8
floor~	73 2
flor-	13 -14 52 19
flore~	13 -14 52 19
flower-	13 -15 52 26 78 6 79 -4
flower~	13 -15 52 26 78 6 79 -4
flo~	0 -5 3 21 7 -3 13 -2
flu shots	26 8 76 5 124 -2
flu-	26 13 76 5 106 -5 114 -2 124 -2 134 17
flu-shot	26 6 76 2
flu~	26 13 76 5 106 -5 114 -2 124 -2 134 17
fly-	53 -2 54 -4 55 8 106 -6 138 23
flyer-	73 8 112 -2 118 -2 138 13
flyer~	73 9
fly~	54 -4 55 7 106 -6 118 -2 138 33
focus-	126 -4 127 10
focu~	126 -4 127 10
folk-	17 -2 48 6 73 10
folk~	17 -2 48 6 73 10
follow you	75 -2 97 -2 106 -5 108 15
follow-	97 4 106 18 108 17 138 -3
follow-you	75 -2 106 -3 108 11
follower~	75 23 97 10 108 -16 138 -4
followup-	106 35
followup~	106 35
follow~	32 -2 75 -24 97 -6 106 23 108 37
fondo-	77 20
fond~	77 20
food allergies	7 -4 10 5
food bank	7 8 8 -3 19 -3 76 9 138 -3
food box	7 11 79 -2
food boxes	7 2 73 6
food can	78 -2 79 -8 93 12
food delivered	8 3
food distribution	7 -5 109 19
food drive	77 -8 90 3 92 8
food for	7 -3 11 8 78 6
food from	7 -4 8 -2 79 13 109 -5 123 -3 137 11
food in	7 7 8 -4 13 5 52 -2 138 -2
food on	3 -3 7 10 8 -2 73 5 99 -4
food pantry	7 9
food program	7 -3 66 19 68 -2 78 7 112 9 121 -9 138 -4
food scraps	53 3
food stamps	5 5 7 -3
food to	8 2 78 -7 79 10
food truck	7 -4 8 -2 18 23 27 -2 76 -2 79 -2 99 -3
food-	0 -2 1 -2 2 -2 7 14 8 12 9 4 10 8 11 12 13 3 16 9 18 5 19 -3 23 -2 26 -2 27 -4 31 -4 35 -4 41 -3 42 -7 53 2 56 -2 66 8 73 3 75 -2 76 5 78 -3 79 9 80 -2 93 5 94 -3 97 2 99 -3 109 4 112 2 121 -3 122 -2 123 -2 129 2 135 -2 137 2 138 -2
food-allergy	7 -2 10 3
food-at	8 6 79 -5
food-bank	7 5 8 -2 19 -2 76 5 138 -2
food-box	7 7 73 2
food-can	79 -5 93 7
food-deliver	8 2
food-distribut	7 -3 109 13
food-do	5 3 7 -3
food-driv	77 -4 90 2 92 4
food-for	7 -2 11 5 78 3
food-from	7 -2 79 7 109 -3 123 -2 137 6
food-in	7 4 8 -2 13 3
food-is	10 5 23 -3
food-kid	11 18 31 -9 109 -6
food-my	8 5
food-on	3 -2 7 6 73 3 99 -2
food-pantry	7 6
food-program	7 -2 66 11 78 4 112 5 121 -5 138 -2
food-scrap	53 2
food-stamp	5 3
food-the	3 -2 7 10 8 -3
food-to	78 -5 79 7
food-truck	7 -3 8 -2 18 15 99 -2
food-you	7 -2 123 -2 137 6
foodbank-	7 35
foodbank~	7 35
food~	0 -2 1 -2 2 -2 7 14 8 12 9 4 10 8 11 12 13 3 16 9 18 5 19 -3 23 -2 26 -2 27 -4 31 -4 35 -4 41 -3 42 -7 53 2 56 -2 66 8 73 3 75 -2 76 5 78 -3 79 9 80 -2 93 5 94 -3 97 2 99 -3 109 4 112 2 121 -3 122 -2 123 -2 129 2 135 -2 137 2 138 -2
foot-	26 -8 134 17
footag-	13 -3 52 -10 75 19
footag-your	52 -4 75 8
footag~	13 -3 52 -10 75 19
footbal-	61 -16 138 17
football~	61 -16 138 17
foot~	26 -8 134 17
for a	1 -3 4 4 7 -2 14 2 16 3 25 -2 26 -3 32 -3 35 2 47 4 49 -3 52 2 73 2 76 -4 79 -2 81 4 87 4 88 -2 90 2 91 3 92 2 101 2 120 2 123 2 134 8 138 3
for an	15 3
for anxiety	21 -8 22 8
for children	11 3 33 8
for college	40 -5 58 7
for donations	77 10 79 9 94 -13
for families	7 -3 28 2 31 -2 76 6 78 6 99 -2 109 10 124 -2
for food	7 3 8 9 27 -5 73 5
for free	7 3 9 7 76 -6 124 -2
for help	73 -3 80 -2 102 3 110 8 122 15 123 -2 137 8
for hosting	77 -5 87 -2 90 9 91 9 92 -3 138 -2
for jobs	14 10 17 -6
for kids	28 -4 31 17 42 2 54 8
for leading	87 11 88 -2
for me	2 4 8 5 24 4 73 -2 107 16 121 4 122 7 135 -2 138 -18
for members	76 9
for more	1 7 122 4
for my	2 4 3 2 4 3 5 5 22 3 24 -2 26 7 27 2 28 -3 29 -2 31 -4 32 3 33 -2 34 2 37 -2 40 2 56 4 63 -2 73 -2 79 -3 100 2 122 -3 123 14 128 2 135 -2
for our	16 -4 50 5 67 8
for people	7 -4 10 4 12 -7 25 4 26 -5 73 10 76 4
for real	73 -2 115 3 124 11 138 -2
for rent	2 7
for school	26 4 31 -2 40 7 58 3 59 2 77 2 124 -3
for seniors	8 -3 35 -3 43 2 45 3 46 -2 54 6 57 2 73 -3
for some	7 8 9 7 73 -3 138 -2
for somebody	3 -5 10 3 79 9 104 8 123 5
for someone	0 -5 3 9 17 4 53 -4 122 -3 123 17
for taxes	96 5 128 2 138 -2
for the	0 -2 2 -3 3 4 4 3 5 11 6 -2 9 3 14 -3 15 4 17 -2 21 -3 27 -2 51 2 75 7 79 -4 80 6 83 4 99 2 102 -3 109 6 119 3 122 -2 124 2 128 -2 132 4
for volunteers	67 3 73 -7 82 6 84 3 85 4 125 -3
for work	4 -2 16 7 17 3 39 7 57 8 58 -2 75 -2
for you	8 -2 9 -2 17 -4 73 11 76 3 77 10 79 -2 80 -2 83 7 91 -2 94 4 102 -4 120 15 125 -2 138 -3
for your	31 -3 73 5 76 4
for-	2 2 5 3 17 -3 19 -2 21 -3 73 2 74 -2 79 -2 80 2 83 2 102 -2 117 2 123 7 125 -2 134 3
for-10	31 4 32 -3
for-a	1 -2 4 2 16 2 26 -2 32 -2 47 2 74 -2 76 -2 81 2 87 4 91 3 123 2 134 4
for-all	120 6
for-an	15 2
for-and	7 2 11 2 24 3 42 4
for-anxiety	21 -6 22 6
for-at	67 4 73 -3 77 4 79 -2
for-baby	2 -2 26 3 138 4
for-boy	4 3 32 3
for-brother	25 7 137 3
for-chapter	88 5
for-cheap	2 4
for-child	11 -2 34 6
for-children	33 4
for-class	124 3 138 5
for-colleg	40 -4 58 5
for-community	80 15
for-dad	10 2 26 5
for-daught	4 2 40 4
for-day	73 7 76 -2
for-donation	77 5 79 6 94 -7
for-driv	73 -4 90 4 91 3
for-family	76 3 78 3 109 6
for-food	8 4 27 -3 73 3 77 -3 92 3
for-fre	7 4 9 3 76 -3
for-friend	31 -4 123 10
for-girl	4 3 5 6 31 -2 47 -2
for-giveaway	2 -2 77 2 91 3
for-help	73 -2 110 4 122 10 137 5
for-homeless	0 -3 73 4 80 7
for-host	77 -3 90 5 91 6 92 -2
for-hous	3 3 5 5 79 -3
for-i	28 5 40 4 122 -2 123 7 124 -2
for-in	42 2 74 -2 88 7
for-interview	15 2
for-job	14 4 15 6 17 -3 21 -2
for-kid	2 2 28 -2 31 7 54 4 73 -2
for-lead	87 6
for-leader	74 -3 87 4 88 5 89 -4
for-leav	0 -3 3 6 53 -3 135 3
for-living	16 5 49 -4 73 2 76 -2
for-low	76 3
for-me	2 2 8 3 24 2 107 11 121 2 122 4 138 -12
for-member	31 -2 73 3 76 4
for-mom	2 5 25 -2 28 -2 58 2 76 2 122 -2 123 3
for-money	7 -2 12 9 19 -2 60 6 78 -4
for-mor	1 4 122 2
for-my	2 2 4 2 5 3 22 2 26 4 28 -2 31 -2 56 2 79 -2 122 -2 123 10
for-nephew	4 2 61 4
for-new	17 -2 20 3
for-one	73 3 76 -3
for-our	16 -2 50 3 67 5
for-peopl	7 2 10 2 12 -4 18 4 25 2 26 -2 73 5 76 2
for-real	124 8
for-rent	2 4
for-resum	14 -3 109 4
for-saturday	109 7
for-school	11 2 26 2 40 4 58 2
for-senior	35 -2 43 2 45 2 54 4 73 -2
for-snow	11 3 138 -2
for-som	7 4 9 4 73 -2
for-somebody	3 -3 7 -2 78 5 79 5 104 4 123 2
for-someon	0 -3 3 5 17 2 53 -2 122 -2 123 9
for-son	22 3
for-story	75 2 138 -2
for-tax	96 3
for-teen	14 3 32 -5 61 6 73 -5 76 2 83 2
for-the	2 -2 3 2 4 2 5 6 14 -2 15 2 21 -2 75 4 79 -2 80 3 83 2 102 -2 109 4 119 2 132 3
for-this	7 4 124 7
for-tim	1 4 75 8 128 -2 138 -3
for-to	94 5
for-volunt	67 2 73 -4 82 4 84 3 85 2
for-week	0 5 3 -2
for-who	3 -4 25 2 79 6
for-with	7 -2 10 4 17 2 33 4 102 2
for-work	16 6 39 5 57 4 73 7 120 -2
for-you	17 -2 73 6 77 6 83 4 94 2 102 -2 120 9 138 -2
for-your	73 3 76 2
forc-	76 5
forc~	76 5
forecast-	138 17
forecast~	138 17
foreclos-	1 35
foreclosur-	1 20
foreclosur~	1 20
foreclos~	1 35
forget-	11 -5 42 8
forget~	11 -5 42 8
forklift-	16 8 138 -6
forklift~	16 8 138 -6
form for	63 -4 106 -2 123 24
form is	26 -5 40 7
form online	63 8
form-	26 -3 30 3 37 -2 40 3 63 2 73 2 78 -2 80 -4 84 -2 85 -2 86 9 96 5 104 5 106 9 107 2 110 3 122 11 123 9 125 -4 135 -3 138 -3
form-confus	26 -3 40 4
form-for	30 3 63 -2 123 14 135 -2
form-is	26 -3 40 4
form-my	30 4 123 9 135 -2
form-onlin	63 5
forma-	63 8 73 -3 80 20 122 -15 123 -2 125 -2
formar-	63 -10 74 3 80 15
formula-	7 -10 10 24 79 4
formulario-	63 16 104 5 107 2 122 3 125 -2
formulari~	63 16 104 5 107 2 122 3 125 -2
formul~	7 -10 10 24 79 4
form~	26 -2 30 2 37 -2 40 2 63 2 78 -2 80 11 84 -2 85 -2 86 8 96 4 104 5 106 8 107 2 110 3 122 3 123 7 125 -5 135 -3 138 -2
fortnit-	138 33
fortnit~	138 33
fortun-	7 14 124 -9
fortunat-	80 15 122 -3
fortunat~	80 15 122 -3
fortun~	7 14 124 -9
for~	2 2 5 3 17 -3 19 -2 21 -3 73 2 74 -2 79 -2 80 2 83 2 102 -2 117 2 123 7 125 -2 134 3
foster care	0 6 35 -5 135 5
foster-	0 6 28 10 32 5 35 -7 135 5
foster-car	0 3 28 2 35 -3 135 2
fost~	0 6 28 10 32 5 35 -7 135 5
foto-	1 -2 23 -9 75 10 97 12 137 -2
fotografa-	75 7
fotografia-	75 35
fotografi~	75 35
fotografo-	75 5
fotograf~	75 9 97 -2
fot~	1 -2 23 -9 75 10 97 12 137 -2
found a	2 5
found-	2 4 54 -6 55 8 113 -3 114 17 138 -2
found-a	2 3
founded~	114 20 138 -2
founder-	29 -2 113 22 114 -2
founder~	113 15
found~	2 6 29 -2 54 -7 55 10 74 -2 113 7 114 -2
fox-	54 -2 55 5
fox~	54 -2 55 5
fraccion-	36 9
fract-	36 12 138 -4
fraction~	36 12 138 -4
frac~	36 9
franc-	107 -4 138 18
francia-	138 35
franci~	138 35
franc~	107 -4 138 18
fraternity-	77 4
fraternity~	77 4
fraud-	60 4 115 16
fraud~	60 4 115 16
frazada-	3 37
fraz~	3 37
fre-	4 3 7 3 9 9 10 4 23 -3 26 8 31 -2 42 4 43 2 54 4 57 -3 58 4 59 6 63 -2 67 6 73 4 76 8 78 -2 99 -4 101 3 109 -4 119 2 121 -4 124 4 135 -4 138 -2
fre-breakfast	7 -6 9 6
fre-comput	57 -3 58 9 124 -2
fre-cut	73 -3 76 11 124 -2
fre-day	73 3 76 -3
fre-food	7 16 9 -3 73 -2 76 -2 124 -4
fre-for	31 2 73 -3 76 8 124 4
fre-lunch	9 6 11 2 124 -2
fre-summer	9 -5 11 7
fre-tim	42 -2 73 3
fre-to	58 5 101 7 124 -7
fredericksburg-	126 35
fredericksburg~	126 35
free breakfast	7 -8 9 9 11 3
free computer	57 -5 58 13 124 -3
free cuts	59 -2 73 -4 76 15 124 -2
free food	7 24 9 -4 73 -3 76 -2 124 -6
free for	73 -2 76 3 115 -2 124 11
free lunch	9 9 11 5 42 -2 76 -2 124 -3 138 -2
free time	42 -3 73 5
free to	58 9 76 -2 101 13 124 -14
freez-	0 2 4 15 15 8 56 -2
freezer-	4 -2 9 -2 55 -7 79 18
freezing~	0 2 4 19 6 2 56 -2
freez~	4 -5 9 -2 15 10 55 -6 79 16
french-	73 7 107 2 138 3
french~	73 7 107 2 138 3
frent-	50 6 56 -2
frent~	50 6 56 -2
fresh vegetables	7 14 9 -2 76 -4 124 -2
fresh-	7 26 9 -2 73 -2 76 -5 124 -3 138 -5
fresh-vegetabl	7 8 76 -2
fresh~	7 26 9 -2 73 -2 76 -5 124 -3 138 -5
fre~	4 3 7 3 9 9 10 4 23 -3 26 8 31 -2 42 4 43 2 54 4 57 -3 58 4 59 6 63 -2 67 6 73 4 76 8 78 -2 99 -4 101 3 109 -4 119 2 121 -4 124 4 135 -4 138 -2
friday-	0 3 6 3 7 9 99 5 109 8 138 -10
friday~	0 3 6 3 7 9 99 5 109 8 138 -10
fridg-	7 4
fridg-empty	3 -6 7 6
fridg~	7 4
friend-	25 5 31 10 32 -2 33 6 63 -2 123 8 138 6
friendly-	33 17
friendly~	33 17
friend~	25 5 31 10 32 -2 33 6 63 -2 123 8 138 6
frio-	0 -2 4 22
fri~	0 -2 4 22
from a	0 -2 4 6 11 -2 24 9 29 -4 56 -3 79 6 135 -3
from caregiving	11 -5 35 10 73 -2
from home	1 -2 2 -4 16 -3 17 6 20 -3 24 -2 64 -2 73 22 80 -2 85 15 102 -4 137 -2
from my	17 -2 19 -3 60 4 79 9
from the	1 3 2 -2 4 4 21 6 47 4 60 3 63 5 73 -2 79 -3 100 -2 101 10 106 -2 135 -2 138 -6
from you	7 -3 8 -2 73 -7 79 -2 80 8 123 -3 137 12
from-	0 -3 2 -5 3 -5 4 6 7 -5 8 -3 11 -4 16 -2 17 4 19 -3 20 -2 21 4 24 3 26 -2 28 -2 29 -3 35 5 39 2 47 2 56 -2 60 4 63 4 64 -2 73 12 78 3 79 7 80 2 85 9 100 -3 101 7 102 -3 106 2 109 -3 118 7 123 -2 125 4 126 5 137 9 138 -6
from-a	4 3 24 5 29 -2 56 -2 79 3
from-car	28 -2 135 3
from-caregiv	11 -4 35 6
from-for	73 5 102 -3
from-hom	2 -3 16 -2 17 4 20 -2 73 14 80 -2 85 11 102 -2 137 -2
from-my	19 -2 60 2 79 5
from-the	1 2 4 2 21 3 47 2 60 2 63 3 101 6 138 -4
from-you	7 -2 73 -4 80 4 123 -2 137 7
from~	0 -3 2 -5 3 -5 4 6 7 -5 8 -3 11 -4 16 -2 17 4 19 -3 20 -2 21 4 24 3 26 -2 28 -2 29 -3 35 5 39 2 47 2 56 -2 60 4 63 4 64 -2 73 12 78 3 79 7 80 2 85 9 100 -3 101 7 102 -3 106 2 109 -3 118 7 123 -2 125 4 126 5 137 9 138 -6
front desk	3 -4 77 9 79 -5 104 7
front-	3 -6 50 2 77 12 78 -2 79 -7 104 9
front-desk	3 -2 77 5 79 -3 104 4
front~	3 -6 50 2 77 12 78 -2 79 -7 104 9
fruit-	7 19 138 10
fruit~	7 19 138 10
fruta-	7 21
frut~	7 21
fue-	0 -2 3 -2 25 9 113 14 137 -2
fuera-	0 4 126 16
fuer~	0 4 126 16
fue~	0 -2 3 -2 25 9 113 14 137 -2
ful-	4 -5 17 16 18 -3 30 3 55 -4 63 6 73 -4 79 17 84 -2 99 -2 125 8 138 4
ful-can	17 -2 63 4 125 6
ful-of	55 -2 79 6
ful-tim	17 9 30 2 73 -2 125 4
full of	18 -2 55 -4 79 11
full time	17 12 30 4 73 -3 99 -2 125 8
full~	4 -5 17 16 18 -3 30 3 55 -4 63 6 73 -4 79 17 84 -2 99 -2 125 8 138 4
fulton-	13 21 52 -20
fulton~	13 21 52 -20
fumar-	23 8
fum~	23 8
fun-	138 15
funciona-	3 -2 7 -7 57 -2 63 11 77 -6 79 16 90 -2 91 -4 92 24 102 -2
funcion~	3 -2 7 -7 57 -2 63 11 77 -6 79 16 90 -2 91 -4 92 24 102 -2
funct-	128 -3 138 12
function~	128 -3 138 12
fund-	1 4 19 -5 78 -4 118 34 129 -5 138 -3
fund-you	118 5
fundac-	113 -3 114 19
fundada-	113 -6 114 12
fundado-	60 -2 78 -2 113 -6 114 21
fundador-	113 17 114 -8
fundadora-	113 7
fundad~	113 21 114 -9
fundaron-	113 24 114 -7
funded~	19 -2 78 -4 118 17 129 -2
funding~	19 -5 78 -2 118 23 129 -4
fundo-	113 2
fundrais-	77 11 78 17 90 -5 91 -4 92 -3
fundrais~	77 11 78 17 90 -5 91 -4 92 -3
funds you	118 8
fund~	1 3 78 -2 113 8 114 22 118 6 129 -2 138 -2
funeral-	4 5 25 16 124 -6
funeral~	4 5 25 16 124 -6
fungus-	26 -8 134 17
fungu~	26 -8 134 17
funny-	75 -18 113 -3 138 24
funny~	75 -18 113 -3 138 24
fun~	138 15
furnac-	6 10 56 -5
furnac~	6 10 56 -5
furnitur-	3 12 55 -2 76 3 78 -5 79 9 93 9 96 9 128 -5
furnitur~	3 12 55 -2 76 3 78 -5 79 9 93 9 96 9 128 -5
further-	7 -9 8 -3 12 22
furth~	7 -9 8 -3 12 22
futbol-	31 15
futbol~	31 15
f~	32 -2 36 9 138 -2
gallina-	53 -5 79 7
gallin~	53 -5 79 7
gam-	57 -2 61 4 75 -7 138 19
gam-design	61 7 138 -3
gambl-	23 7
gambling~	23 7
game design	61 7
gam~	57 -2 61 4 75 -7 138 19
gan-	60 7 138 -3
gana un	26 -7 87 7
gana-	3 -3 21 15 26 -8 74 -6 87 16 89 -2 125 -3
gana-lider	74 -3 87 8 138 -4
gana-un	26 -4 87 5
ganar-	17 9 19 -4 120 -2
gang-	32 20
gang~	32 20
gano-	112 -2 125 7 138 12
gan~	3 -3 17 5 19 -2 21 12 26 -7 60 4 74 -5 87 12 89 -2 112 -2 125 3 138 8
gap-	14 11 138 -7
gap~	14 11 138 -7
garag-	18 -4 20 -2 79 11
garag~	18 -4 20 -2 79 11
garbag-	51 9
garbag~	51 9
garden bed	3 -13 52 14
garden tools	52 4
garden-	3 -12 13 -2 50 -3 52 27 73 2 75 7 76 3 79 3
garden-bed	3 -8 52 9
garden-tool	52 3
gardening~	13 -2 52 11
garden~	13 -4 18 -3 52 6 73 -5 76 9
gard~	3 -13 50 -3 52 21 73 5 75 8 79 3
garnish-	135 2
garnish~	135 2
gas bill	6 2
gas company	6 4 27 -4 138 8
gas money	6 -5 19 -4 27 14 138 -3
gas-	0 -3 6 4 19 -5 27 11 124 -2 138 10
gas-company	6 3 27 -2 138 5
gas-money	6 -4 19 -3 27 10 138 -2
gastan-	129 2
gasto-	25 12
gast~	25 10
gas~	0 -3 6 4 19 -5 27 11 124 -2 138 10
gather-	34 -4 76 -5 77 -2 90 -2 91 -2 92 -2 109 26
gathering~	76 -6 77 -12 90 -2 91 -2 92 -2 109 29
gath~	34 -6 73 -2 77 12
gato-	43 -5 138 6
gat~	43 -5 138 6
gav-	1 4 4 -9 17 19 20 -4 34 8 52 -4 60 7 73 8 79 6 102 -2 130 -5 135 -5
gav-me	1 2 4 -4 17 9 20 -2 52 -2 73 4 79 3 135 -2
gave me	1 3 4 -7 17 16 20 -3 52 -3 73 7 79 5 135 -4
gav~	1 4 4 -9 17 19 20 -4 34 8 52 -4 60 7 73 8 79 6 102 -2 130 -5 135 -5
gear-	17 -2 20 4
gear~	17 -2 20 4
ged en	38 3
ged-	17 -2 36 -2 38 22 138 -2
ged-en	38 2
ged-la	38 2
ged~	17 -2 36 -2 38 22 138 -2
gener-	20 -4 40 32 122 -2
generation~	20 -4 40 32 122 -2
gent-	0 -3 8 -2 27 -4 44 -2 45 -2 73 15 76 2 77 -2 80 8 90 -2 91 6 97 7 126 2
gent-para	91 4
gently used	4 -4 79 10 129 -2
gently-	4 -5 79 15 129 -3
gently-used	4 -3 79 7
gently~	4 -5 79 15 129 -3
gent~	0 -3 8 -2 27 -4 44 -2 45 -2 73 15 76 2 77 -2 80 8 90 -2 91 6 97 7 126 2
geometry-	36 12 37 -4
geometry~	36 12 37 -4
germany-	138 35
germany~	138 35
get a	3 5 7 4 9 2 17 -6 38 2 41 -2 46 2 50 2 59 8 63 -2 76 -2 79 -3 94 -2 100 -3 102 -2 122 -2 125 -4 128 3 135 7 138 17
get back	17 6 106 3
get donations	78 -4 94 13
get food	7 3 8 -4 123 -3 125 9 135 -2 137 11
get free	4 10 7 -3 11 3
get help	0 -3 7 -2 17 -3 47 -7 73 -6 80 -7 100 -5 106 5 107 3 121 9 122 5 123 7 125 25 126 4 137 7 138 -2
get hired	17 4
get in	1 -2 104 14 135 4
get into	0 9 23 3 138 -4
get involved	80 12
get it	19 5 21 6 62 3 79 2 94 6
get me	0 3 105 11
get my	1 -2 20 3 26 10 28 -2 31 6 36 3 38 3 77 5 78 -4 79 -6 86 4 94 5 96 -2 100 -2 106 4 122 -4 125 -3 128 2 134 -4 135 9 138 4
get out	0 -2 2 13 3 -5 7 -5 8 14 19 4 21 7 79 -3
get paid	20 4 74 -5 87 5 89 -2 120 7
get rid	27 -24 52 -3 79 28 134 2 138 7
get some	7 8 138 -2
get started	74 -3 80 21 113 -2 114 -9 122 4 138 -2
get the	0 -3 8 10 58 4
get them	6 5 76 -4 77 4
get there	8 7 27 -4 99 5 100 39 122 -3 131 -3 135 -2 138 -7
get to	6 -3 20 3 26 -3 27 27 73 -4 76 6 80 -3 101 -3 104 -5 120 -2 138 10
get-	0 -2 7 3 8 5 17 -2 19 2 21 2 23 2 25 4 26 2 28 -3 29 -3 31 2 32 2 47 -2 59 4 63 -2 73 -8 74 -2 76 -2 78 -5 80 3 88 -2 94 5 96 4 100 6 101 -2 102 -2 104 5 106 5 111 -2 113 -2 114 -3 121 3 122 5 125 7 135 4 138 4
get-a	0 2 3 2 7 2 17 -3 59 5 63 -2 79 -2 100 -2 105 3 125 -2 135 3 138 8
get-back	6 2 17 3 106 2
get-box	0 -2 7 6 8 5
get-clean	23 7 51 -2 79 -4
get-donation	78 -2 94 8 96 -2 128 2
get-first	20 3 86 4
get-food	7 6 8 -2 123 -2 125 4 137 5
get-for	2 -2 8 4 26 3 27 -2 87 2 123 6 135 2
get-fre	4 6 7 -2
get-from	7 -2 24 5 29 -2 73 -3 80 4 123 -2 137 6
get-help	0 -2 17 -2 47 -4 73 -3 80 -5 100 -3 106 3 107 2 121 5 122 4 123 4 125 14 126 2 137 4
get-hired	17 3
get-in	32 4 99 3 104 7 107 2
get-into	0 5 23 2 138 -2
get-involv	80 7
get-it	19 3 21 3 62 2 94 3
get-kid	28 -2 31 7 135 4
get-laptop	58 4
get-losing	25 12
get-me	0 2 105 7
get-my	20 2 26 5 27 4 31 3 36 2 38 2 77 3 78 -2 79 -3 86 2 94 3 106 2 122 -2 125 -2 134 -2 135 5
get-of	2 7 3 -3 19 2 21 4 27 -2 52 -2 138 4
get-on	0 -3 22 3 26 -5 100 -4 108 -2 111 -2 122 19 134 4
get-one	19 4 138 -3
get-out	1 5 2 7 3 -2 7 -3 8 8 19 3 21 4 24 -2 79 -2
get-paid	20 2 74 -3 87 3 120 6
get-receipt	128 3
get-rid	27 -16 52 -2 79 19 138 4
get-som	7 5
get-start	74 -2 80 16 113 -2 114 -6
get-the	8 4 58 2 79 -3 96 4 138 6
get-them	6 2 76 -2 77 2
get-ther	8 4 27 -2 99 3 100 25 122 -2 131 -2 138 -4
get-to	17 2 26 -2 27 14 47 2 73 -2 101 -2 104 -3 138 4
get-touch	104 10
get-troubl	32 3 135 3
get-work	17 -5 20 2 73 -3 76 5 120 -2 135 7
getting in	29 -3 32 9 34 -3
getting~	23 6 26 2 29 -3 32 13 34 -3 51 -2 79 -2
get~	0 -2 7 3 8 5 17 -3 19 3 21 2 25 4 28 -3 29 -2 31 2 47 -2 59 4 63 -2 73 -8 74 -2 76 -2 78 -5 80 3 88 -2 94 5 96 4 100 7 101 -2 102 -2 104 6 106 5 111 -2 113 -2 114 -3 121 3 122 6 125 7 128 2 135 4 138 4
ghost-	138 35
ghost~	138 35
gift cards	60 16 78 -9 106 -2 130 -4
gift-	19 -5 25 -2 31 16 60 10 73 -2 78 12 79 -5 84 -2 94 -2 96 -3 106 -2 128 4 129 18 130 7 138 -6
gift-card	60 9 78 -5 130 -2
gift~	19 -5 25 -2 31 16 60 10 73 -2 78 12 79 -5 84 -2 94 -2 96 -3 106 -2 128 4 129 18 130 7 138 -6
gig-	17 40 75 -7 114 -2
gig~	17 40 75 -7 114 -2
girl-	0 5 3 -4 4 6 5 10 31 2 33 3 47 -4 61 -2 73 -2 79 -2
girlfriend-	21 -5 29 15 138 12
girlfriend~	21 -5 29 15 138 12
girl~	0 5 3 -4 4 6 5 10 31 2 33 3 47 -4 61 -2 73 -2 79 -2
giv-	3 3 13 2 19 5 34 5 41 3 58 5 73 5 76 9 77 2 78 7 79 5 80 2 93 -2 94 -2 95 -5 96 -2 102 3 129 -4 137 5 138 -2
giv-100	78 5
giv-a	17 2 78 -5 79 -2 102 3 121 2 130 7 135 -2
giv-away	58 6 77 7 78 -2 79 -3 95 -3
giv-back	73 6 78 -5 80 2
giv-cloth	4 -4 78 -2 79 13 93 -2
giv-coat	4 4 79 4 93 -2
giv-fre	76 3
giv-him	34 5
giv-in	73 -2 76 2
giv-me	17 2 19 10 73 -2 78 -9 102 3 121 2 135 2 137 7
giv-money	19 10
giv-my	34 3 58 2
giv-out	3 8 4 6 13 3 41 5 78 -2 79 -10 93 -2
giv-the	78 4 137 4
giv-tim	73 10 78 -2
giv-to	73 2 78 10 79 -3
giv-you	76 5 78 2 79 2 95 -2
give 100	78 8
give a	78 -9 129 -3 130 18 135 -4
give away	58 10 77 9 78 -2 79 -5 95 -4 109 -2 130 -2
give back	73 7 78 -7 79 -2 80 5
give free	76 6 124 -2
give him	34 8 73 -2 78 -2
give in	73 -3 76 3 135 3
give me	17 4 19 14 29 -2 73 -5 76 -2 78 -13 79 -3 102 5 112 -2 121 4 135 3 137 12
give money	19 -3 78 13
give my	34 6 58 4 135 -4
give out	3 13 4 10 13 5 41 9 78 -3 79 -17 93 -3 138 -2
give to	52 -2 78 19 79 -4 80 -2 121 -2
give you	76 9 79 6 95 -4
giveaway at	77 9 91 -3 109 -5
giveaway-	2 -3 4 -2 47 -3 75 4 77 10 79 -2 91 3 92 5 109 31 125 -4 138 -3
giveaway-at	77 7 91 -2 109 -4
giveaway~	2 -3 4 -2 47 -3 75 4 77 10 79 -2 91 3 92 5 109 31 125 -4 138 -3
giving-	0 -2 78 -6 79 12 126 -2 128 5 130 7
giving~	0 -2 78 -6 79 12 126 -2 128 5 130 7
giv~	3 3 13 2 19 5 34 5 41 3 58 5 73 5 76 9 77 2 78 7 79 5 80 2 93 -2 94 -2 95 -5 96 -2 102 3 129 -4 137 5 138 -2
glass-	26 34 31 -6
glass~	26 34 31 -6
glen-	126 26
glen~	126 26
glov-	4 10
glov~	4 10
glued-	31 13
glued~	31 13
gluten free	10 7
gluten-	10 11 124 -2
gluten-fre	10 5
glut~	10 11 124 -2
gmail-	103 35
gmail~	103 35
go away	21 10 28 -3
go back	38 16 40 -4 41 -4
go to	21 -2 23 4 26 -4 27 5 35 2 40 11 73 -3 76 -2 110 7 125 -4
go with	27 3 34 6
go-	0 10 2 -2 17 10 19 -2 21 2 23 3 24 5 26 -4 27 5 28 -3 31 -2 34 2 35 5 38 7 40 6 41 -3 54 8 73 -4 76 -3 78 2 96 8 100 10 101 -2 106 -2 110 5 125 -4 129 -3 130 4 133 11 138 -3
go-away	21 6 28 -2
go-back	38 10 40 -3 41 -2
go-colleg	40 2 125 -2
go-me	27 3 34 3
go-the	21 -2 27 5
go-to	23 2 26 -3 27 3 38 2 40 6 73 -2 110 4 125 -2
go-with	27 2 34 3 54 8
goal-	117 22
goal~	117 22
gobierno-	110 -4 115 18 125 -4
gobiern~	110 -4 115 18 125 -4
god bless	47 -7 132 9
god-	47 -5 99 -2 132 7 138 18
god-bless	47 -5 132 6
god~	47 -5 99 -2 132 7 138 18
goe-	7 -2 27 -6 78 -7 100 -5 101 6 129 31 138 6
goe-food	129 7
goe-the	27 -2 101 -4 138 8
goe-to	27 -2 101 -3 129 9 138 3
goes to	7 -2 27 -3 101 -6 129 16 138 6
goe~	7 -2 27 -6 78 -7 100 -5 101 6 129 31 138 6
going back	23 3 41 8 106 -2
going crazy	28 5 50 -9 79 11
going on	109 24
going to	0 -2 1 13 9 -5 24 -2 25 -3 27 3 28 4 56 -2 73 -2 106 6 124 2 129 3 138 4
going-	0 -3 1 14 2 -2 9 -6 19 -2 21 -4 23 2 24 -3 25 -4 27 3 28 8 31 -2 41 6 50 -7 56 -3 73 -3 79 8 102 -2 106 5 109 16 122 2 129 3 131 12 138 -2
going-back	23 2 41 5
going-be	9 -4 25 -2 28 4 138 7
going-cal	106 6
going-crazy	28 3 50 -5 79 6
going-on	109 15
going-this	109 9
going-to	1 7 9 -3 25 -2 28 2 106 3 138 2
going~	0 -3 1 14 2 -2 9 -6 19 -2 21 -4 23 2 24 -3 25 -4 27 3 28 8 31 -2 41 6 50 -7 56 -3 73 -3 79 8 102 -2 106 5 109 16 122 2 129 3 131 12 138 -2
gomez-	44 -3 137 23
gomez~	44 -3 137 23
gon-	1 5 19 14 28 -3 32 10 78 -2
gon-the	19 6
gon~	1 5 19 14 28 -3 32 10 78 -2
goochland-	126 35
goochland~	126 35
good evening	131 12 133 -2
good morning	131 7
good night	0 -2 79 -3 131 -4 133 14
good-	0 -2 3 5 7 -5 19 4 21 -2 32 3 37 3 57 -3 73 3 76 7 79 13 95 -3 96 11 128 -9 131 15 133 20 138 7
good-comput	76 7 79 -2 95 -2
good-even	131 9 133 -2
good-for	32 4 138 4
good-morn	131 5
good-night	79 -2 131 -3 133 10
goodby-	133 34
goodby~	133 34
good~	0 -2 3 5 7 -5 19 4 21 -2 32 3 37 3 57 -3 73 3 76 7 79 13 95 -3 96 11 128 -9 131 15 133 20 138 7
gorro-	4 9 49 -5 79 4 93 -3
gorro-los	49 -2 79 4
gorr~	4 9 49 -5 79 4 93 -3
gospel-	44 -8 45 18
gospel~	44 -8 45 18
got a	1 2 3 -4 6 4 13 2 17 -2 19 -2 60 2 63 4 76 3 78 6 79 6 102 -2 106 6 134 -2 135 -2 138 3
got an	2 -4 3 6 36 6
got canned	7 -7 17 24 79 -6
got cut	6 -2 17 4
got hit	27 7 55 3 73 -2 122 -2
got laid	7 7 17 -9 73 5
got my	17 -4 30 5
got no	0 2 3 7 5 3 8 8 13 -2 17 -2 27 -5 28 -5 41 3
got nothing	4 2 138 -2
got out	17 3 23 9
got scammed	60 7
got sick	1 4 26 5
got the	2 -3 3 6 17 12 20 2
got to	0 5 17 -4 28 -2 124 3 133 20 135 -2
got-	0 5 1 5 2 -4 3 5 4 2 5 -2 6 8 8 3 14 2 17 14 19 -2 21 -2 23 4 26 2 29 -3 31 -2 42 -2 44 2 52 -2 56 2 60 4 63 2 73 3 76 2 78 4 79 4 102 -2 106 3 121 3 122 -2 133 8 134 -2 135 -6 138 -5
got-a	3 -2 6 3 63 2 76 2 78 3 79 3 106 3 138 2
got-an	2 -2 3 4 36 3
got-and	1 3
got-axe	17 11
got-can	7 -5 17 17 79 -4
got-cut	17 2
got-go	17 2 133 17
got-hit	27 4 55 2
got-laid	7 4 17 -5 73 3
got-my	5 -4 17 -2 30 2 79 5
got-no	3 4 8 4 27 -2 28 -3 41 2
got-of	23 6 28 6 29 -3 135 -2
got-off	7 4 17 -4 73 2
got-out	0 2 17 2 23 5
got-scam	60 4
got-sick	1 2 26 4
got-the	3 3 17 7
got-to	0 2 133 12
got~	0 5 1 5 2 -4 3 5 4 2 5 -2 6 8 8 3 14 2 17 14 19 -2 21 -2 23 4 26 2 29 -3 31 -2 42 -2 44 2 52 -2 56 2 60 4 63 2 73 3 76 2 78 4 79 4 102 -2 106 3 121 3 122 -2 133 8 134 -2 135 -6 138 -5
govern-	115 24 138 -2
government~	115 24 138 -2
governor-	112 -2 138 7
govern~	112 -2 138 7
go~	0 10 2 -2 17 10 19 -2 21 2 23 3 24 5 26 -4 27 5 28 -3 31 -2 34 2 35 5 38 7 40 6 41 -3 54 8 73 -4 76 -3 78 2 96 8 100 10 101 -2 106 -2 110 5 125 -4 129 -3 130 4 133 11 138 -3
gps-	100 12
gps~	100 12
grabac-	44 12
grabar-	17 -2 36 -2 44 7 45 -6 57 -2 75 14 97 15 110 -2 135 -2 138 -3
grabar-canc	44 3
grabar-la	97 4
grab~	17 -2 36 -2 44 14 45 -6 57 -2 75 13 97 14 110 -2 135 -2 138 -3
gracia-	132 37
graci~	132 37
grad-	25 -2 36 7 37 15 38 9
grader-	20 -2 36 5 37 23 138 -2
grado-	20 -7 37 28
grado~	20 -7 37 28
gradu-	38 3
graduat-	38 2 40 11
graduated~	38 2
graduating~	38 -8 40 15
graduation~	73 2
graduat~	38 8
gradu~	38 3
grad~	25 -2 36 9 37 28 38 7 138 -2
graffiti-	43 -15 46 24 125 -4 135 -4
graffiti~	43 -15 46 24 125 -4 135 -4
grafiti-	46 26
grafiti~	46 26
grand-	2 6 4 3 48 15 57 8 58 -3 79 -5 95 -2
grand-de	4 2 48 7 79 -2
grandbabi~	17 -6 30 5 31 -2 57 9
grandbaby-	17 -5 30 8 57 7
grandbaby~	30 5
grandchildren-	30 12
grandchildr~	30 12
granddad-	30 19 99 -2
granddad~	30 19 99 -2
granddaught-	30 10 135 -5
granddaught~	30 10 135 -5
grandes de	4 3 48 13 79 -3
grandfamili~	30 34
grandfamily-	30 34
grandkid-	30 6 57 9 135 -2
grandkid~	30 6 57 9 135 -2
grandma-	21 -2 25 6 30 11 34 -2 57 10 58 -3 116 -3
grandmoth-	25 8 30 13 35 -5 44 2 56 6 123 10 135 -4
grandmother~	44 3 56 9
grandmoth~	25 9 30 15 35 -5 123 12 135 -5
grandm~	21 -2 25 6 30 11 34 -2 57 10 58 -3 116 -3
grandparent-	21 -4 30 38
grandparent~	21 -4 30 38
grandson is	30 -4 32 6 37 3 110 -2
grandson-	30 -2 32 7 37 4 110 -2 135 -3
grandson-is	30 -2 32 3 37 2
grandson~	30 -2 32 7 37 4 110 -2 135 -3
grand~	2 6 4 3 48 15 57 8 58 -3 79 -5 95 -2
granito-	19 -3 78 10 80 23 129 -3 130 -2
grant-	7 -2 40 8
grant~	7 -2 40 8
gran~	19 -3 78 10 80 23 129 -3 130 -2
grateful-	132 35
grateful~	132 35
gratis-	4 4 7 11 9 2 26 2 50 2 56 2 58 7 76 8 80 -2 119 3 124 8 128 -3 135 -4
grati~	4 4 7 11 9 2 26 2 50 2 56 2 58 7 76 8 80 -2 119 3 124 8 128 -3 135 -4
gratuita-	124 27
gratuito-	124 26
gratu~	124 46
great-	28 -5 30 7 79 11 132 30 133 -3
great~	28 -5 30 7 79 11 132 30 133 -3
green card	19 -2 50 -5 60 -2 78 -5 125 9 130 -6 135 22
green-	16 -2 19 -3 50 34 60 -3 78 -8 125 9 130 -8 135 22
green-card	50 -3 78 -3 125 7 130 -4 135 15
greet-	131 35
greeting~	131 35
grew out	5 -8 79 14
grew-	5 -11 28 -2 79 20
grew-of	5 -4 79 8
grew-out	5 -4 79 8
grew~	5 -11 28 -2 79 20
gre~	16 -2 19 -3 50 34 60 -3 78 -8 125 9 130 -8 135 22
grief group	25 9
grief-	25 15
grief-group	25 6
grief~	25 15
griev-	25 15
grieving~	25 10
griev~	25 8
gril-	138 19
grill~	138 19
gripa-	134 36
grip~	134 33
gritar-	7 -6 28 17
grito-	21 10 28 -7
grito~	21 10 28 -7
grit~	7 -6 28 17
groceri~	7 16 8 23 12 10 17 3 19 -2 21 -2 73 -4 78 7 79 -2 94 -3 124 -2 125 -2
grocery prices	7 5 124 -2
grocery-	7 26 8 21 9 -2 12 9 17 2 19 -2 21 -2 73 -4 78 6 79 2 94 -3 124 -3 125 -2 138 -2
grocery-are	7 3
grocery-pric	7 3
grocery~	7 18 79 6 124 -3 138 -2
ground-	53 2 55 3
ground~	53 2 55 3
group foods	7 -2 17 -2 66 19
group for	25 3 28 3 35 2 45 3 73 -2
group in	54 11 74 2
group of	73 3 74 8
group-	7 -2 17 -2 21 16 23 8 25 5 28 13 30 4 32 -2 33 5 35 -3 44 -2 45 5 47 -13 48 15 54 14 66 10 73 12 74 6 75 5 76 -2 80 -4 82 -2 84 -2 85 -5 125 -3 138 -6
group-food	66 11
group-for	25 2 28 2 45 2
group-in	54 7
group-of	73 2 74 4
group-want	73 2
group~	7 -2 17 -2 21 16 23 8 25 5 28 13 30 4 32 -2 33 5 35 -3 44 -2 45 5 47 -13 48 15 54 14 66 10 73 12 74 6 75 5 76 -2 80 -4 82 -2 84 -2 85 -5 125 -3 138 -6
grow food	13 7 52 -3 138 -2
grow own	13 5
grow-	3 -6 13 24 19 -5 52 -4 138 10
grow-food	13 7 19 -3 52 -2
grow-in	3 -4 13 8
grow-own	13 3
growing~	3 -10 13 21 19 -8 52 -2
grown-	32 12 115 -2
grown~	32 12 115 -2
grow~	13 12 52 -3 138 10
grua-	122 -2 138 16
grupo de	23 3 25 3 28 5 30 5 73 3 74 3 138 -2
grupo-	21 15 23 3 25 4 28 10 30 5 31 -2 35 -2 36 -3 47 -10 48 12 74 16 80 -2 100 -3 138 -3
grupo-de	23 2 25 2 28 4 30 4 74 2
grupo-duelo	25 4
grupo-en	74 3
grupo-mama	28 14
grupo-mi	74 3
grup~	21 15 23 3 25 4 28 10 30 5 31 -2 35 -2 36 -3 47 -10 48 12 74 16 80 -2 100 -3 138 -3
gru~	122 -2 138 16
guant-	4 9 79 -2
guant~	4 9 79 -2
guard-	16 11
guarda-	110 15
guardan-	110 4 111 34 138 -4
guardan-dato	110 -9 111 16
guarderia-	35 7
guarderi~	35 7
guardianship-	30 35
guardianship~	30 35
guard~	16 6 110 12 111 31 138 -4
guatemala-	57 8 138 4
guatemal~	57 8 138 4
guess-	37 2 138 -2
guess~	37 2 138 -2
guest-	8 -5 77 24 78 -3 125 -3 138 -2
guest~	8 -5 77 24 78 -3 125 -3 138 -2
gui-	32 11
guia-	32 2
guid-	32 10
guid~	32 10
guilty-	135 35
guilty~	135 35
guitar-	44 13 45 -7
guitarra-	44 12 45 -3 73 4
guitarr~	44 12 45 -3 73 4
guit~	44 13 45 -7
gui~	32 11
gum-	31 -5 33 -2 134 18
gum~	31 -5 33 -2 134 18
gusta-	45 4
gustan-	58 -6 61 7
gustaria-	73 12
gustari~	73 12
gust~	45 3 58 -5 61 5
guy-	19 -2 21 -2 24 -6 31 -2 60 9 73 -2 80 8 99 6 110 -5 113 -2 114 11 116 -7 117 12 121 14 122 5 130 -2 138 8
guy-do	121 13 122 7 138 -5
guys do	121 19 122 13 138 -8
guy~	19 -2 21 -2 24 -6 31 -2 60 9 73 -2 80 8 99 6 110 -5 113 -2 114 11 116 -7 117 12 121 14 122 5 130 -2 138 8
gym-	138 16
gym~	138 16
haber-	99 -6 109 12
habilidad-	57 18
habilidad~	57 18
habit-	0 -7 1 -2 2 -8 23 36
habit~	0 -7 1 -2 2 -8 23 36
habl-	21 -13 26 13 105 -6 107 23
habl-espanol	26 6 107 -2
habla-	21 -14 28 -4 29 -2 32 10 33 24 48 -3 105 -5 107 16
hablam-	2 -4 7 -2 17 -2 31 -2 43 -6 46 -2 61 -5 64 6 65 6 66 9 67 5 68 9 69 7 70 5 71 7 72 7 77 -2 117 8 121 -2 138 -3
hablam-de	117 6 121 6
hablam-del	2 -2 43 -3 61 -2 64 3 65 3 66 4 67 2 68 4 69 3 70 3 71 3 72 3 121 -4
hablam-programa	2 -2 43 -3 61 -2 64 3 65 3 66 4 67 2 68 4 69 3 70 3 71 3 72 3 121 -4
hablame de	77 -2 117 10 121 9
hablame del	2 -3 7 -2 17 -2 43 -5 61 -3 64 5 65 4 66 7 67 4 68 7 69 6 70 4 71 5 72 6 121 -7 138 -2
hablam~	2 -4 7 -2 17 -2 31 -2 43 -6 46 -2 61 -5 64 6 65 6 66 9 67 5 68 9 69 7 70 5 71 7 72 7 77 -2 117 8 121 -2 138 -3
hablan-	105 -2 107 12
hablar con	21 4 28 8 116 -2
hablar de	21 -2 47 -5 48 11
hablar ingles	39 3
hablar por	57 6 105 7
hablar-	21 22 28 7 39 2 47 -4 48 6 57 4 100 -5 105 15 107 -9 116 -5
hablar-alguien	21 12 105 -7 107 -4
hablar-con	21 3 28 4
hablar-de	47 -3 48 6
hablar-ingl	39 2
hablar-por	57 3 105 4
hablar-un	21 -2 105 4
hable espanol	26 11 107 -4
hablo ingles	39 -5 107 8 122 -2
hablo-	21 -9 39 6 105 -2 107 8 110 -2 116 22 122 -2
hablo-ingl	39 -3 107 5
habl~	26 5 28 3 29 -2 32 4 33 12 39 3 47 -3 48 2 57 2 100 -4 105 4 107 20 116 6 118 -2 122 -2
habra-	109 35
habr~	109 35
hab~	99 -6 109 12
hac-	0 -2 4 4 7 -3 10 3 26 3 28 3 32 -2 36 -4 50 5 58 7 73 -2 74 -8 75 -5 81 8 87 -5 88 -2 89 16 97 8 98 -2 121 -3 129 5 138 17
hac-calor	50 3
hac-falta	81 6
hac-frio	4 3
hac-la	7 -2 10 3 36 -3 58 5
hac-lider	74 -6 87 -4 88 -2 89 12
hac-mucho	6 2 28 2
hac-un	74 -3 75 -3 89 4 97 6
hace calor	0 -2 50 7 56 -2
hace falta	81 11
hace mucho	6 4
hace un	74 -5 75 -6 89 7 97 10 98 -2
hacen los	76 -4 85 9 98 8 121 -8
hacen-	19 -3 24 -2 28 8 31 -2 73 -9 76 -10 78 -5 84 -2 85 18 98 17 105 7 106 -4 116 -2 117 -3 118 -3 121 25 129 13
hacen-los	76 -3 85 6 98 5 121 -5
hacen-socio	76 -6 98 12 118 -2
hacen-voluntario	73 -6 85 13 121 -4
hacer los	31 2 76 10 128 -4
hacer mi	4 -2 49 13 77 -2
hacer un	75 2 77 5 79 -4
hacer una	77 -4 78 3 90 6 92 -2 130 -2
hacer-	4 -2 14 6 26 -2 27 -5 45 2 49 7 57 -3 61 15 73 -2 76 4 77 14 78 7 79 -4 80 15 91 -3 92 6 101 9 109 -9 116 11 121 -3 123 -3 125 -2 128 -4 130 -2 138 -5
hacer-colecta	77 3 90 3 92 -3
hacer-donac	78 7 130 -2
hacer-evento	77 11 79 -2 109 -7
hacer-los	76 6 128 -2
hacer-mi	49 8
hacer-para	45 2 77 -3 92 6
hacer-un	77 3 79 -2
hacer-una	77 -4 78 2 90 2 92 3
hacerl-	34 11
hacerlo-	18 9 135 -2
hacerl~	34 11
hack-	60 7
hackeado-	60 3
hacked~	60 7
hacke~	60 4
hac~	0 -2 7 -2 10 2 14 4 19 -2 24 -2 27 -4 28 5 32 -2 36 -3 49 5 50 3 57 -3 58 3 61 11 73 -8 74 -5 75 -3 76 -3 77 10 78 2 79 -4 80 10 81 4 85 8 87 -3 88 -2 89 9 91 -3 92 4 97 4 98 7 101 6 105 3 106 -3 109 -7 116 7 117 -2 118 -2 121 8 123 -2 125 -2 128 -3 129 8 130 -2 138 5
had a	0 7 19 2 25 -3 35 8
had-	0 9 8 5 19 3 25 -4 32 -2 35 10 38 8
had-a	0 4 25 -2 35 4
had~	0 9 8 5 19 3 25 -4 32 -2 35 10 38 8
hago para	6 -5 18 2 58 4 122 10
hago una	57 7 77 5
hago-	6 -5 12 3 17 -3 18 3 46 12 57 4 58 4 73 8 75 5 77 3 79 -3 106 -3 122 9 125 -6 135 9 137 -2 138 3
hago-para	6 -3 58 2 122 6
hago-que	12 2 58 3
hago-una	57 5 77 3
hago-y	75 4
hag~	6 -5 12 3 17 -3 18 3 46 12 57 4 58 4 73 8 75 5 77 3 79 -3 106 -3 122 9 125 -6 135 9 137 -2 138 3
haha-	21 -2 132 -2 138 29
hah~	21 -2 132 -2 138 29
haiku-	138 35
haiku~	138 35
hair for	0 -3 73 14 76 -6
hair-	0 -3 17 -2 18 15 73 12 76 -11 80 -2 100 -5 138 13
hair-for	0 -2 73 8 76 -3
haircut-	73 -4 76 31 78 -10 124 -4 138 18
haircut~	73 -4 76 31 78 -10 124 -4 138 18
hair~	0 -3 17 -2 18 15 73 12 76 -11 80 -2 100 -5 138 13
haitian-	107 33
haiti~	107 30
hal-	1 -9 76 23 135 -2 138 15
halal-	10 11
halal~	10 11
halfway-	0 -2 2 17 6 -2
halfway~	0 -2 2 17 6 -2
halloween-	138 5
hallowe~	138 5
hall~	1 -9 76 23 135 -2 138 15
hambr-	7 8 31 -2 33 -2 80 7
hambriento-	7 5
hambrient~	7 5
hambr~	7 8 31 -2 33 -2 80 7
hamlet-	112 -3 125 -2 138 18
hamlet~	112 -3 125 -2 138 18
hampton-	126 35
hampton~	126 35
han llamado	106 8
han-	7 9 9 -3 11 -4 106 11
han-llamado	106 6
hand-	4 -2 7 2 16 5 17 -3 19 -2 70 19 73 28 76 -3
handl-	25 10 28 -10 76 -4 112 18 118 -2
handler-	7 -8 16 21 78 -7 130 -2
handling~	25 12 28 -11
handl~	7 -7 16 18 76 -4 78 -6 112 18 118 -2 130 -2
hand~	4 -2 7 2 16 5 17 -3 19 -2 70 19 73 28 76 -3
hang-	4 -5 31 4 43 6 46 -2 73 17 109 -4 138 -5
hang-the	4 -3 73 6 109 -2
hanger-	33 -5 79 36 122 -2 125 -3
hanger~	33 -5 79 36 122 -2 125 -3
hanging~	32 2
hang~	4 -5 31 5 43 7 46 -2 73 19 109 -4 138 -5
hanover-	126 11
hanov~	126 11
han~	7 9 9 -3 11 -4 106 11
happen-	21 9 58 -3 73 -3 75 -2 77 -2 78 -3 86 3 95 3 96 6 106 20 109 -11 129 6 130 7 135 3
happen-after	86 2 96 3 106 3 109 -3 130 5
happen-i	86 2 96 4 106 -4 130 5 135 2
happen-my	58 -2 95 2 129 5
happen-to	21 7 58 -2 95 2 109 -2
happen-with	129 6
happened~	21 20 109 -5
happening~	106 -3 109 26
happens after	73 -3 78 -3 86 4 96 6 106 3 109 -5 130 9
happens with	109 -2 129 10 130 -2
happen~	58 -4 73 -3 78 -4 86 4 95 4 96 7 106 26 109 -30 129 8 130 8 135 3
happy to	73 5 76 4
happy-	45 -4 73 4 76 3 122 -3 138 23
happy-to	73 3 76 2
happy~	45 -4 73 4 76 3 122 -3 138 23
hard time	21 6 29 -2
hard-	4 -2 21 3 23 5 28 5 29 -3 57 -4 58 4 122 21 135 -4 138 -4
hard-sinc	21 6 122 -3
hard-tim	21 3 122 6 138 -2
hard~	4 -2 21 3 23 5 28 5 29 -3 57 -4 58 4 122 21 135 -4 138 -4
haria-	73 -5 82 -2 85 19 121 -3 131 -3
hari~	73 -5 82 -2 85 19 121 -3 131 -3
has a	58 -2 60 3
has no	25 -4 31 12 32 -2 123 -2
has the	29 11 31 -2 138 2
has-	4 4 7 -2 25 -3 26 6 29 7 31 3 32 -3 33 7 57 -2 58 -2 60 2 74 3 75 8 76 8 79 2 123 -2 124 -2 126 -2
has-no	25 -2 31 7
has-the	29 6
hasta el	7 5
hasta luego	133 2
hasta que	7 3 20 4 99 4
hasta-	7 8 20 5 99 4 106 -2 133 22 138 -3
hasta-el	7 3
hasta-hora	99 3
hasta-me	7 2 20 3
hasta-que	7 2 20 2 99 3
hast~	7 8 20 5 99 4 106 -2 133 22 138 -3
has~	4 4 7 -2 25 -3 26 6 29 7 31 3 32 -3 33 7 57 -2 58 -2 60 2 74 3 75 8 76 8 79 2 123 -2 124 -2 126 -2
hat-	4 9 22 4 28 2 29 5 36 3 37 4 49 -3 79 4 116 -4 136 -6
hat-and	36 2
hat-me	22 3 28 2
hat~	4 9 22 4 28 2 29 5 36 3 37 4 49 -3 79 4 116 -4 136 -6
haunt-	0 -2 2 -5 138 21
haunted~	0 -2 2 -5 138 21
hav-	1 2 3 -3 4 -2 8 -2 9 4 10 2 23 -2 25 -3 27 2 28 -2 33 -2 37 -2 45 3 55 -2 64 2 65 3 73 2 74 -2 75 -2 77 2 79 7 82 3 83 2 91 -2 92 5 93 4 98 4 99 -2 101 3 104 2 106 -3 108 3 109 -2 111 4 114 2 120 2 121 -3 122 -3 124 3 125 4 133 8 135 -3 138 2
hav-a	3 -2 64 2 65 3 76 2 77 4 79 6 101 4 104 3 108 3 121 -2 131 2 133 5 138 5
hav-all	25 -4 79 5 114 3
hav-an	76 2
hav-and	76 -3 79 5
hav-any	7 4 124 -3 125 4
hav-be	24 3 37 -2 73 -4 75 -2 82 7 87 2 93 9 125 6
hav-been	26 2
hav-do	58 2 76 -4 77 -5 91 -3 92 11 97 2 98 7
hav-eaten	7 5
hav-fan	56 3
hav-food	10 3 26 -3
hav-for	31 7 42 2
hav-giv	34 3 79 -2 130 3
hav-good	133 13
hav-id	125 7
hav-insuranc	26 2
hav-job	17 -2 120 7
hav-kid	11 -2 28 -2 31 6 42 2 125 8
hav-liv	74 -2 88 3
hav-me	111 14 138 -3
hav-money	124 7 125 -2
hav-no	0 2 26 2 85 3 137 3
hav-non	5 3 7 -3
hav-not	2 2 7 4
hav-noth	7 3 20 2
hav-of	11 2 74 3 126 -2
hav-on	111 12 138 -3
hav-one	74 3 126 -2
hav-open	76 4
hav-pay	40 4 124 4 130 -2 135 2
hav-plac	0 2 43 3
hav-sign	83 4
hav-tim	17 -2 35 -2 73 6
hav-to	7 2 24 2 40 2 45 4 73 -3 75 -2 76 -2 77 -3 79 -2 82 3 92 6 93 5 98 3 125 2 134 -3 135 2
hav-you	106 -2 114 9
have a	3 -4 17 2 27 -2 31 -2 33 -2 42 2 43 2 44 2 52 -2 55 -2 64 4 65 6 76 4 77 6 79 11 83 2 101 8 104 4 108 6 109 -2 121 -4 122 -2 123 2 125 -2 131 3 133 7 138 9
have an	18 2 76 3
have any	7 8 124 -5 125 6
have been	0 3 23 3
have fans	56 6 138 -2
have for	11 -3 28 -2 31 13 42 3
have no	0 3 26 4 30 2 85 5 135 -2 137 5
have none	5 6 7 -5 58 3
have not	2 3 7 6 26 2 35 2
have nothing	7 5 20 4
have on	110 -2 111 24 138 -6
have one	74 5 126 -4
have time	17 -5 35 -4 73 12
have to	4 -2 7 3 24 3 26 -2 27 -2 34 2 37 -3 40 4 45 7 73 -7 74 -3 75 -3 76 -3 77 -5 78 -2 79 -2 82 7 83 2 84 2 85 -2 87 2 88 2 91 -2 92 10 93 9 98 6 122 -2 124 2 125 5 134 -5 135 3 137 -2
have you	106 -4 114 14
haven-	106 9
having a	21 10 25 -3 29 -2 122 -5 134 4 135 -2
having-	21 15 25 -4 29 -3 122 -7 134 5 135 -2
having-a	21 6 25 -2 122 -3 134 2
having~	21 15 25 -4 29 -3 122 -7 134 5 135 -2
hav~	1 2 3 -3 4 -2 8 -2 9 4 10 2 23 -2 25 -3 27 2 28 -2 33 -2 37 -2 45 3 55 -2 64 2 65 3 73 2 75 -2 77 2 79 7 82 3 83 2 91 -2 92 5 93 4 98 4 99 -2 101 3 104 2 106 -2 108 3 109 -2 111 4 114 2 120 2 121 -3 122 -3 124 3 125 4 133 8 135 -3 138 2
hawk-	55 4
hawk~	55 4
hay alguien	21 -2 131 17
hay comida	7 9 11 -2
hay escuela	11 9 31 -2 36 -2
hay nada	7 3 74 6
hay para	31 13 73 -2
hay que	7 3 45 2 73 -2 74 -3 84 4 87 5 88 2 90 4 124 7 138 -2
hay un	19 3 94 2
hay una	43 -4 46 6 119 6
hay-	6 2 8 -2 9 5 11 6 17 -2 18 -2 20 -2 21 -2 22 2 23 3 31 5 43 -2 44 -2 45 3 46 2 50 2 73 -5 76 -3 85 3 87 2 90 2 98 2 100 -3 101 9 107 -6 109 19 119 2 120 3 124 4 131 9 138 8
hay-alguien	131 12
hay-comida	7 6
hay-de	7 2 23 4 107 -3 109 4
hay-en	22 3 107 -2
hay-escuela	11 5
hay-esperar	106 4 138 -2
hay-nada	7 2 74 3
hay-pagar	124 7
hay-para	31 6 73 -2 76 -3 85 3 98 3
hay-que	7 2 74 -2 84 2 87 3 90 2 124 4
hay-ser	73 -2 84 3 87 6
hay-un	19 2
hay-una	43 -2 46 3 119 3
hay~	6 2 8 -2 9 5 11 6 17 -2 18 -2 20 -2 21 -2 22 2 23 3 31 5 43 -2 44 -2 45 3 46 2 50 2 73 -5 76 -3 85 3 87 2 90 2 98 2 100 -3 101 9 107 -6 109 19 119 2 120 3 124 4 131 9 138 8
haz-	36 -9 39 -3 138 14
haz~	36 -9 39 -3 138 14
he is	32 5 34 -3 36 -5 37 5
he needs	28 -2 32 8 34 7 57 -2
he passed	25 6 79 -5
he will	24 11 28 -2 110 -3
he-	7 -3 10 8 11 -3 24 17 25 7 28 -3 32 12 34 2 36 2 37 -2 43 2 57 3 58 -2 79 -5 110 -2 138 -3
he-get	32 5
he-is	32 3 36 -3 37 3
he-need	32 4 34 4
he-not	24 5
he-pass	25 3 79 -3
he-wil	24 6
head-	21 -2 22 -2 31 -2 74 5 112 10
headach-	134 35
headach~	134 35
headlin-	138 35
headlin~	138 35
headquart-	100 35
headquarter~	100 35
headshot-	75 35
headshot~	75 35
headston-	25 22
headston~	25 22
head~	21 -2 22 -2 31 -2 74 5 112 10
health check	19 -3 26 9 78 -2
health day	26 2 73 4
health-	2 -5 16 11 19 -3 21 6 22 -4 26 31 67 7 78 -2 109 -3
health-aid	2 -3 16 8 67 4 73 -2
health-check	19 -2 26 5
health-day	26 5 73 2
healthcar-	26 35
healthc~	26 35
healthy-	12 13 19 -4 138 -4
healthy~	12 13 19 -4 138 -4
health~	2 -5 16 11 19 -3 21 6 22 -4 26 31 67 7 78 -2 109 -3
hear-	1 -2 25 -2 26 22 28 -2 35 -2 60 -2 106 9 110 9 114 -2 135 -2
heard-	41 -5 106 17 109 4
heard~	41 -5 106 17 109 4
hearing~	25 -3 26 34 28 -2 35 -2 106 -8 123 -2
heart-	21 14 26 -18 64 17 134 8
heart~	21 14 26 -18 64 17 134 8
hear~	1 -2 106 15 110 10 114 -2 135 -2
heat is	56 7
heat wave	6 -4 56 7
heat-	6 8 50 10 56 6 124 -2 138 -8
heat-is	56 4
heat-off	6 3 56 -3
heat-oil	6 4 138 -2
heat-wav	6 -3 56 4
heater-	6 15
heating oil	6 6 124 -2 138 -3
heating~	6 14 124 -3 138 -6
heat~	6 8 50 10 56 6 138 -5
heavy-	21 22 64 -9 134 -3
heavy~	21 22 64 -9 134 -3
height-	126 22
height~	126 22
held-	43 8
held~	43 8
hello-	107 -8 131 33 138 9
hell~	107 -8 131 33 138 9
helo-	4 -9 6 -2 9 -2 131 30
help at	9 -2 26 -3 51 -2 73 8
help end	73 -5 80 7
help families	73 -2 80 20 122 -5
help filling	63 15 106 -4
help for	14 5 36 3 73 -4 122 -3 123 12
help from	2 -2 73 11 79 -2 80 5
help in	12 -2 52 -9 73 18 107 5 138 -3
help me	26 6 62 4 63 10 73 -3 80 -6 106 5 121 -2 122 13 134 -4 138 -6
help my	36 5 37 6 41 -3 73 -2 80 11 123 -3
help on	0 -5 31 -3 46 6 100 -8 137 14
help out	73 9 80 -5 82 8
help people	73 -16 76 4 78 -2 80 7 126 9 129 6
help the	50 12 80 5 122 -2
help with	1 2 6 3 14 -3 18 3 25 6 27 -2 28 -3 35 2 36 5 78 9 80 -7 82 4 102 2 121 18 122 -4 125 -5 138 -3
help you	32 -2 73 12 80 27 82 -3 121 -10 122 -4 125 -2
help your	76 4 80 16 117 -2
help-	0 -3 2 -2 7 -2 8 -2 9 -2 12 -3 14 4 19 3 24 2 27 -2 29 3 31 -2 32 -2 33 -2 36 7 43 -2 47 -3 52 -2 57 5 58 -5 59 -2 63 8 73 11 79 -3 80 16 82 6 99 -2 100 -3 102 -4 109 -2 116 -2 119 4 121 14 122 21 123 4 125 8 127 2 130 -2 132 2 134 -2 135 -2 137 2 138 -8
help-a	1 2 14 2 18 3 25 5 28 3 43 -3 46 3 73 -3 122 -4 132 7 134 3
help-at	26 -2 73 4
help-back	1 5
help-community	80 9
help-do	63 4 122 -3 123 5
help-end	73 -3 80 4
help-family	80 11 122 -4
help-fil	63 10 106 -3
help-find	17 3 110 -2
help-for	14 3 36 2 73 -3 122 -2 123 6
help-from	73 8 80 2
help-get	26 5 73 -3 76 5 134 -3
help-her	39 -2 80 2 107 5
help-hom	73 13 80 -2
help-hunger	73 -3 80 4
help-i	17 -2 73 3 122 4
help-in	52 -4 67 4 73 5 80 6 107 2 122 -2 126 5
help-kid	36 3 37 4 41 -2
help-me	26 3 62 2 63 5 73 -2 80 -4 82 3 106 3 122 9 134 -2 138 -3
help-member	76 2
help-my	0 -2 7 2 35 -2 36 3 37 2 80 5 100 -3 107 2 122 2 123 2 137 4
help-on	0 -3 31 -2 46 3 100 -4 137 8
help-out	63 7 73 4 80 -3 82 4 106 -2 122 5
help-peopl	73 -9 76 3 80 5 120 2 126 5 129 3
help-someon	67 5 122 -2 123 8
help-the	4 -2 46 2 50 5 52 -4 73 11 76 2
help-with	1 3 6 2 18 2 25 3 28 -2 36 3 78 5 80 -4 82 2 121 10 122 -2 125 -3 138 -2
help-writ	62 3 138 -3
help-you	73 3 80 20 82 -2 121 -6 122 -2
help-your	76 2 80 11
helped~	73 6 122 -5
helper-	55 -3 73 5
helpful-	132 36
helpful~	132 36
helping people	73 2 76 -3 120 5
helping~	25 -2 30 -2 35 -4 73 14 76 -4 80 -2 120 6 123 13 126 -6
helps a	122 -3 132 17 134 7
help~	0 -3 2 -2 7 -2 8 -2 9 -2 12 -3 14 4 19 3 24 2 27 -2 29 3 31 -2 32 -2 33 -2 36 7 43 -2 47 -3 52 -2 57 5 58 -5 59 -3 63 9 73 9 79 -3 80 17 82 6 99 -2 100 -3 102 -4 109 -2 116 -2 119 4 120 -2 121 14 122 22 123 2 125 9 127 2 130 -2 132 2 134 -2 135 -2 137 2 138 -8
hel~	4 -9 6 -2 9 -2 131 30
hem-	4 -10 49 13
hem~	4 -10 49 13
henrico-	74 -5 126 10 138 11
henric~	74 -5 126 10 138 11
her house	8 6
her phone	57 4 73 -4 137 8
her-	0 -2 4 8 6 2 7 -4 9 -6 17 3 25 -7 27 4 28 -2 30 5 31 6 32 -3 36 4 37 2 39 -3 44 8 48 8 54 5 55 -7 56 4 57 4 73 -4 76 9 79 3 107 5 110 3 125 6 137 3 138 -3
her-and	36 5
her-can	7 -3 76 5 125 6
her-hous	8 3
her-is	25 3 36 5
her-phon	57 2 73 -2 137 4
her-to	8 2 76 6
herb-	13 28
herb~	13 28
here and	21 2 36 8
here can	7 -5 76 8 125 11
here~	0 -2 4 9 6 3 7 -5 8 -4 9 -7 11 -2 25 -3 31 8 32 -2 36 6 44 10 48 10 54 6 55 -6 56 4 76 13 80 2 110 4 123 -2 125 9 138 -2
herida-	54 -8 55 8
herido-	55 14
hermana-	25 -3 28 -4 30 11 57 8 122 -2 123 12 138 -2
hermano-	23 2 25 2
herman~	28 -4 30 10 57 7 123 10 138 -3
heroin-	23 5
heroin~	23 5
herramienta-	20 6 52 5 62 6 79 5
herramient~	20 6 52 5 62 6 79 5
her~	8 4 17 4 25 -5 27 5 28 -2 30 7 32 -2 37 3 39 -3 54 -4 55 9 57 5 73 -4 79 5 107 6 123 3 137 4 138 -2
hey-	131 34
heya-	131 23
hey~	131 47
he~	7 -3 10 8 11 -3 24 17 25 7 28 -3 32 12 34 2 36 2 37 -2 43 2 57 3 58 -2 79 -5 110 -2 138 -3
hi-	131 35
hiccup-	134 -4 138 16
hiccup~	134 -4 138 16
high school	23 -6 36 -2 38 10 45 7
high-	7 6 10 4 23 -14 26 -4 36 -3 38 12 45 8 73 -2 134 7 138 -3
high-equivalency	23 -5 38 6
high-school	23 -4 36 -2 38 7 45 3
highway-	7 6 124 -3
highway~	7 6 124 -3
high~	7 6 10 4 23 -14 26 -4 36 -3 38 12 45 8 73 -2 134 7 138 -3
higien-	5 11 79 -7
higienico-	5 10 63 -5
higienic~	5 10 63 -5
higien~	5 11 79 -7
hija de	31 2 32 9 33 -3 73 -3 82 8
hija le	43 4 58 -4 61 4
hija-	0 4 2 -3 4 10 21 3 28 -6 29 2 30 7 31 -3 32 7 34 -2 40 2 43 2 58 3 61 3 79 -7 82 6
hija-10	73 -2 82 5
hija-de	32 5 33 -2 73 -2 82 4
hija-le	43 2 58 -2 61 2
hijastro-	28 10
hijastr~	28 10
hijo de	82 4
hijo no	28 -3 33 7
hijo quiere	12 4 31 -5 61 7
hijo tiene	26 2 31 -2 33 3 134 5
hijo-	4 -4 11 2 17 2 25 4 28 6 29 3 31 8 32 -2 37 4 39 4 44 7 57 -2 59 2 73 -3 101 3 121 -5 134 2
hijo-a	31 2 101 4
hijo-de	30 5 82 2
hijo-en	34 3 42 2
hijo-la	34 3 101 5
hijo-no	28 3 33 3
hijo-quier	12 2 31 -3 61 4
hijo-tien	33 2 134 3
hijo-tienen	7 4
hijos a	51 2 76 -2 101 9
hijos no	24 -2 28 9 31 -2
hij~	2 -2 4 3 25 4 29 4 30 5 31 5 32 2 37 3 39 3 44 5 58 2 73 -3 79 -3 82 3 101 2 121 -4
hik-	54 33
hiking-	54 35
hiking~	54 35
hik~	54 33
him-	24 11 28 -4 33 9 34 18 73 -3 76 -2 78 -4
him~	24 11 28 -4 33 9 34 18 73 -3 76 -2 78 -4
hinchado-	134 20
hinch~	134 17
hipoteca-	1 8
hipotec~	1 8
hir-	17 -4 44 -2 76 20
hir-peopl	17 -6 76 9
hired-	17 15 20 5 120 -3
hired~	17 15 20 5 120 -3
hire~	17 4 76 8
hiring-	17 16 20 -2 76 8 116 -4 120 11 135 -3
hiring~	17 16 20 -2 76 8 116 -4 120 11 135 -3
hir~	17 -10 44 -3 76 17
his hands	70 21
his own	61 7 138 -3
his-	21 5 25 4 28 -3 31 5 32 3 34 4 36 3 37 2 61 5 70 18 110 -2 138 -3
his-hand	70 13
his-own	61 4 138 -2
hiset-	38 35
hiset~	38 35
historia-	36 -10 44 6 114 23 138 6
histori~	36 -10 44 6 114 23 138 6
history-	14 12 36 -5 114 22 138 -14
history~	14 12 36 -5 114 22 138 -14
his~	21 5 25 4 28 -3 31 5 32 3 34 4 36 3 37 2 61 5 70 18 110 -2 138 -3
hit-	0 -2 7 2 27 7 28 16 31 -7 55 8 73 -3 122 -2 138 -2
hit~	0 -2 7 2 27 7 28 16 31 -7 55 8 73 -3 122 -2 138 -2
hiya-	131 35
hiy~	131 35
hi~	131 35
hogar-	0 17 2 -7 3 9 10 -2 28 17
hog~	0 17 2 -7 3 9 10 -2 28 17
hoja-	14 25
hoja-vida	14 11
hoj~	14 25
hol-	4 13 20 -7 79 -5
hola-	131 34
hold a	34 6 77 3
hold-	23 3 34 5 73 7 74 -2 77 17 89 5 101 5 104 26 109 -11 134 -3 138 -3
hold-a	34 3
hold-event	77 4 89 3 109 -3
hold~	23 3 34 5 73 7 74 -2 77 17 89 5 101 5 104 26 109 -11 134 -3 138 -3
holi-	131 35
holiday-	7 7 9 -6 11 4 31 -4 99 6 109 11 138 -4
holiday~	7 7 9 -6 11 4 31 -4 99 6 109 11 138 -4
holi~	131 35
hol~	4 8 20 -5 79 -4 131 32
hom-	1 7 2 7 3 5 4 -3 6 -2 7 -3 8 3 11 3 13 4 16 10 17 5 18 4 20 -2 24 7 25 -5 26 -2 27 2 31 4 35 -5 43 5 56 -2 57 2 64 3 73 12 79 -2 80 -3 85 7 91 -2 93 -2 99 -2 100 -7 109 -2 110 -2 125 -2 134 3 137 5 138 -2
hom-a	27 3
hom-address	100 -7 137 11
hom-at	64 11 134 -3
hom-car	16 13 35 -4
hom-for	0 -3 4 -3 73 5 102 -3 134 9
hom-heart	64 11 134 -3
hom-i	43 8 59 -2 102 5 134 -2
hom-of	100 -3 137 5
hombr-	21 -11 125 15
hombr~	21 -11 125 15
home address	100 -11 137 17
home at	64 18 134 -5
home care	16 18 35 -6
homebound-	8 22
homebound~	8 22
homeless-	0 11 17 -2 73 8 80 13 102 -3
homelessness-	29 -7 80 19
homelessnes~	29 -7 80 19
homeles~	0 11 17 -2 73 8 80 13 102 -3
homemad-	79 -12 93 16
homemad~	79 -12 93 16
hometown-	74 6 76 -4
hometown~	74 6 76 -4
homework help	36 3
homework-	31 -2 36 8 37 -2 58 9 73 -4 138 11
homework-help	36 2
homework~	31 -2 36 8 37 -2 58 9 73 -4 138 11
hom~	1 7 2 7 3 5 4 -3 6 -2 7 -3 8 3 11 3 13 4 16 10 17 5 18 4 20 -2 24 7 25 -5 26 -2 27 2 31 4 35 -5 43 5 56 -2 57 2 64 3 73 12 79 -2 80 -3 85 7 91 -2 93 -2 99 -2 100 -7 109 -2 110 -2 125 -2 134 3 137 5 138 -2
honor-	73 8 78 4 99 -3
hon~	73 8 78 4 99 -3
hoodi-	4 11 79 -2 138 -2
hoodi~	4 11 79 -2 138 -2
hoop-	31 37 75 -3
hoop~	31 37 75 -3
hopeless-	21 6
hopeles~	21 6
hopewel-	0 -2 74 4 122 -2 126 11
hopewell~	0 -2 74 4 122 -2 126 11
hora es	36 4 47 4 99 -11 138 18
hora puedo	94 5 99 -3
hora-	9 4 17 6 35 3 36 2 47 2 73 11 74 -3 79 -8 84 4 87 6 94 7 99 15 100 -5 116 -2 121 -3 133 -2 135 6 138 11
hora-de	47 2 73 4 99 -2
hora-dejar	79 -8 94 11 99 -2
hora-es	36 2 47 2 99 -7 138 13
hora-la	9 6 36 2 47 3 99 -5 138 -3
hora-puedo	94 3 99 -2
hora-que	73 -2 79 -2 84 3 135 7
hora-servicio	73 10 84 -2 121 -2
hora-silencio	47 4 99 -3
horario-	99 23
horari~	99 23
horas de	73 8 135 -2
hora~	9 4 17 6 35 3 36 2 47 2 73 11 74 -3 79 -8 84 4 87 6 94 7 99 15 100 -5 116 -2 121 -3 133 -2 135 6 138 11
horoscop-	138 3
horoscopo-	44 -2 138 13
horoscop~	44 -2 138 13
hors-	7 6
hors~	7 6
hortaliza-	13 35
hortaliz~	13 35
hospital and	7 8 26 -4 27 -4 76 5
hospital bill	26 4
hospital-	6 -7 7 7 19 -2 21 -2 26 16 27 6 76 7 104 -2
hospital-and	7 4 26 -2 27 -2 76 3
hospital-bil	26 3
hospital-i	7 4 27 -2
hospital~	6 -7 7 7 19 -2 21 -2 26 16 27 6 76 7 104 -2
host a	76 2 77 2 91 2 92 -2 120 -2
host have	77 -10 91 -4 92 20
host-	17 -2 76 6 77 16 90 7 91 11 92 14 106 -2 109 -8 120 -2 138 -2
host-a	77 -2 91 3 92 3
host-driv	77 -4 91 4 92 3
host-event	77 6 109 -5
host-food	77 8 92 -6
host-giveaway	77 6 91 -3
host-hav	77 -6 91 -2 92 12
host-to	77 -6 91 -2 92 12
hosting a	77 -8 90 -3 91 4 92 10
hosting~	17 -3 74 -2 77 8 87 -2 90 4 92 14 99 -2 138 -3
host~	76 7 77 12 90 5 91 12 92 6 106 -2 109 -8 120 -2
hot in	9 -9 56 13
hot meal	73 2 138 -3
hot-	4 4 6 4 7 -5 11 -6 42 -4 56 7 138 8
hot-in	6 4 9 -5 56 4
hot-meal	9 2
hot-summer	11 -2 42 -3 56 7
hotel-	0 9 2 -3 3 -2 5 -9 10 -3 19 -2 73 -4 76 13 79 15 138 7
hotel~	0 9 2 -3 3 -2 5 -9 10 -3 19 -2 73 -4 76 13 79 15 138 7
hotlin-	24 -5 102 26 119 34 138 -3
hotlin~	24 -5 102 26 119 34 138 -3
hotspot-	59 15
hotspot~	59 15
hot~	4 4 6 4 7 -5 11 -6 42 -4 56 7 138 8
hour-	9 -3 11 -3 17 10 18 -6 19 -4 34 -2 35 7 36 -4 38 -7 40 -2 41 -2 47 3 73 18 74 -4 78 -2 79 -7 84 9 87 9 88 -3 89 -5 94 5 99 21 106 12 119 5 125 -2 135 -2 138 14
hour-a	73 -3 84 4 87 3
hour-cut	17 9 99 -5
hour-do	73 3 84 5 135 -2
hour-got	17 3
hour-to	35 7 73 3 135 -2
hour-volunt	73 -2 84 8
hours got	17 5
hours to	17 -2 35 12 73 5 99 -2 135 -4
hour~	9 -3 11 -3 17 10 18 -6 19 -4 34 -2 35 7 36 -4 38 -7 40 -2 41 -2 47 3 73 18 74 -4 78 -2 79 -7 84 9 87 9 88 -3 89 -5 94 5 99 21 106 12 119 5 125 -2 135 -2 138 14
hous-	0 5 1 6 2 13 4 -2 5 4 6 14 7 3 9 -2 21 -2 23 -3 25 -6 31 5 56 7 59 2 64 9 76 -2 77 -6 79 3 91 5 94 3 100 5 117 -3 121 -4 138 4
hous-and	2 3
hous-down	0 4 56 4
hous-fir	0 8
hous-for	0 3 2 6 25 -2 35 -2
hous-get	56 2 94 4
hous-program	2 -2 64 15 121 -5
hous-to	8 3 94 3
house fire	0 12 2 -2
house to	1 -2 8 5 94 6
household-	3 37 113 -3 122 -2 131 -3
household~	3 37 113 -3 122 -2 131 -3
houseless-	0 35
houseles~	0 35
housewar-	0 -10 3 18 53 -7
housewar~	0 -10 3 18 53 -7
housing for	0 5 2 11 25 -3 35 -4
housing program	2 -4 64 27 121 -8 138 -2
housing~	0 10 2 27 23 -5 25 -3 35 -4 64 20 121 -7 138 -3
hous~	1 7 2 -2 3 2 4 -3 5 4 6 16 7 3 9 -3 25 -5 31 6 56 9 59 2 64 -2 76 -2 77 -6 79 3 91 7 94 3 100 7 117 -3 138 7
how are	100 -2 116 -3 131 36 138 -2
how big	74 -4 87 -2 88 -2 89 9
how can	7 -3 19 7 37 -2 56 5 73 7 76 -4 78 5 80 15 82 -3 84 -2 122 -3 138 -2
how did	80 -2 113 21 114 -15 122 -2
how do	1 -2 15 2 17 -3 18 3 19 3 25 2 29 -2 57 2 60 3 73 4 74 4 78 2 80 2 84 -2 85 -2 89 -2 100 3 103 -2 104 6 108 2 116 6 122 5 123 4 124 -3 125 -5 126 -2 130 2 134 2 135 7 138 10
how does	17 -4 20 -2 66 6 77 -4 78 -4 90 -2 92 9 110 -7 116 12 120 -2 124 -2 130 12
how early	90 6
how far	75 -3 90 2 100 -2 101 10 138 6
how fast	98 7 106 2 122 -2
how is	79 -3 129 5 131 17 138 -8
how late	99 5 131 -2 138 -3
how long	16 2 84 4 87 2 88 -2 106 2 111 7 114 8 122 3 134 4
how many	4 2 73 -2 75 -2 79 -7 81 2 84 3 89 4 91 2 94 6 97 4 106 4 121 3 126 -3 129 3 134 3 138 2
how much	2 -2 7 -2 22 3 26 -5 73 -2 80 -3 87 4 89 -2 90 3 91 -2 94 4 124 21 129 9 138 8
how often	7 10 73 -2 74 -2 75 -2 84 8 85 -2 89 5 97 4 125 -2 135 -2
how old	32 -3 35 -2 73 -15 79 -5 82 8 88 3 95 -2 114 9 125 18 138 5
how quick	106 9 131 -2
how soon	73 -2 77 -2 90 4 106 4
how tall	138 8
how to	12 6 14 3 16 -2 18 3 19 2 29 3 40 4 49 4 67 4 78 5 79 -4 100 7 104 2 122 6 135 7
how-	1 -2 17 -3 18 2 19 3 24 2 73 -3 75 -4 76 -2 77 -2 78 2 79 -10 80 6 85 -3 94 3 95 3 100 2 103 -2 104 3 106 3 110 -3 111 2 114 5 116 4 120 -2 122 3 124 4 126 -3 129 2 130 2 131 8 134 3 135 5 138 10
how-apply	40 5 122 11
how-are	57 -2 61 3 99 2 116 -2 131 19 138 -2
how-bag	79 -4 94 9
how-big	74 -2 89 5
how-can	7 2 19 3 56 2 73 -2 76 -2 78 2 80 13 82 -2 90 2 106 2 122 -3 138 -2
how-day	106 6
how-did	113 13 114 -9
how-do	17 -2 18 2 19 2 60 2 73 2 74 2 85 -2 100 2 104 3 116 3 122 3 123 2 125 -3 135 4 138 6
how-doe	17 -2 26 -3 66 3 77 -2 78 -2 87 2 92 4 110 -3 116 5 130 5 134 4 138 8
how-early	90 3
how-far	75 -2 101 6 138 5
how-fast	98 4 106 2
how-hav	106 -2 114 9
how-help	67 5 80 5
how-hour	17 -2 73 -2 84 5 87 3
how-i	18 2 19 3 60 2 73 3 74 2 78 2 80 6 85 -2 100 2 104 3 122 3 123 2 124 -2 125 -3 135 4 138 4
how-is	22 3 79 -2 89 3 106 -3 114 2 122 3 131 6 138 5
how-it	131 12 138 -6
how-lat	99 3 138 -2
how-long	84 3 106 2 111 5 114 5 122 2 134 2
how-many	79 -4 84 2 89 2 94 4 97 3 106 2 121 2 126 -2 129 2 134 2
how-much	22 2 26 -3 80 -2 87 2 90 2 94 2 124 14 129 5 138 4
how-notic	73 -2 90 4 91 -2 135 2
how-often	7 5 84 5 89 3 97 2
how-old	32 -2 73 -9 79 -3 82 5 95 -2 114 6 125 13 138 3
how-peopl	19 3 89 2 91 3 126 -3 129 5
how-program	121 3
how-quick	106 6
how-should	90 3 94 4
how-soon	90 2 106 3
how-start	18 4
how-tal	138 5
how-til	86 4
how-to	12 4 18 2 19 2 40 2 49 2 67 2 73 -2 78 3 79 -3 82 2 100 4 104 2 122 4 124 2 135 4
how-use	57 2
how-volunt	73 -5 82 8 89 4
how-you	12 2 25 5 73 -2 80 -2 82 3 96 2 107 -2 113 7 114 -6 116 8 131 16
howdy-	131 34
howdy~	131 34
how~	1 -2 17 -3 18 2 19 3 24 2 73 -3 75 -4 76 -2 77 -2 78 2 79 -10 80 6 85 -3 94 3 95 3 100 2 103 -2 104 3 106 3 110 -3 111 2 114 5 116 4 120 -2 122 3 124 4 126 -3 129 2 130 2 131 8 134 3 135 5 138 10
hoy-	0 2 3 -2 7 2 9 14 75 -12 79 -3 99 7 129 -10 138 24
hoy~	0 2 3 -2 7 2 9 14 75 -12 79 -3 99 7 129 -10 138 24
hubo-	121 -2 131 35
hub~	121 -2 131 35
huerta-	52 21
huerto comunitario	52 2
huerto-	13 -3 52 10 53 -2 79 3
huerto-comunitario	52 2
huert~	13 -3 52 22 53 -2 79 3
huevo-	7 8 25 -3 53 -5 79 6
huev~	7 8 25 -3 53 -5 79 6
huggi~	5 35
huggy-	5 35
human-	100 -2 105 19 115 -3 116 2
humano-	105 19 116 -3
human~	105 19 116 -3
hum~	100 -2 105 19 115 -3 116 2
hunger-	7 5 73 -5 80 10
hungry-	7 14 11 8 80 -2
hungry~	7 14 11 8 80 -2
hung~	7 5 73 -5 80 10
hunt-	0 -3 1 -2 2 18 6 -2 28 -2 31 -4 54 18 56 -2
hunting~	0 -3 1 -2 2 20 6 -2 56 -2
hunt~	28 -2 31 -6 54 24
hurt-	25 3 54 -3 55 7 134 -2
hurt~	25 3 54 -3 55 7 134 -2
husband find	2 -3 110 6
husband-	0 -2 2 -2 4 -6 17 -2 21 6 24 5 25 2 28 2 29 10 30 -2 32 -3 73 4 78 2 79 8 110 5 138 -2
husband-find	2 -2 110 5
husband-i	73 3
husband-out	2 -2 110 5
husband~	0 -2 2 -2 4 -6 17 -2 21 6 24 5 25 2 28 2 29 10 30 -2 32 -3 73 4 78 2 79 8 110 5 138 -2
hustl-	18 35 115 -4
hustl~	18 35 115 -4
hvac-	16 8
hvac~	16 8
hygien-	77 8 79 5 91 -3
hygien-bag	5 3
hygien-driv	5 -2 77 5 91 -2
hygiene bag	5 5 79 -2
hygiene drive	5 -3 77 8 91 -2
hygien~	77 8 79 5 91 -3
i am	1 2 8 2 17 -2 18 2 21 2 22 2 25 2 26 -2 28 2 30 4 36 -2 57 3 73 -6 78 -2 82 4 99 -3 100 2 125 4 126 4 133 5 135 -2 137 3 138 -3
i apply	63 -2 102 -2 106 6 122 21 123 4 125 -3 135 2 138 -3
i ask	80 -2 122 6 131 9
i be	37 -2 73 4 85 8 138 -2
i become	73 5 74 8 85 -2 89 -5
i bring	8 -7 9 6 79 4 94 7 101 9 125 -3
i burn	12 12 21 -3 138 -3
i buy	23 -3 138 7
i call	0 -6 55 2 59 -2 90 4 102 21 119 5 125 -2 138 -2
i came	4 7 17 -4
i can	1 4 2 4 3 2 7 -2 8 2 12 3 16 3 17 2 20 2 23 -2 26 7 36 2 41 3 44 2 49 -2 63 3 73 -12 76 -6 80 5 99 3 101 -2 105 4 122 2 124 -2 138 -2
i come	7 -3 17 -3 76 -2 94 -3 99 21 101 8 102 -2 122 -2 125 12 135 -2 138 -2
i could	21 8 73 2 122 -3
i did	17 8 38 5 73 -3 79 -2
i do	1 3 3 -3 6 2 10 -4 12 2 24 2 26 -2 27 3 30 4 34 5 35 4 39 -3 40 3 46 2 57 2 59 -2 63 -3 73 3 75 6 76 -2 80 11 93 -2 101 -2 102 2 105 3 110 3 116 -3 121 -2 122 10 123 2 124 3 125 2 135 -2 138 -2
i donate	73 -2 78 4 79 -14 93 18 94 -2 96 13 130 -2
i drop	73 -2 94 8
i feed	7 7 11 9 38 -2 138 -3
i feel	24 -5 110 -4 138 17
i fill	63 -2 73 9 86 -3 106 -2
i filled	86 5
i find	2 3 17 8 22 3 26 9 39 -3 106 3 110 -2 138 -8
i get	1 -2 3 3 4 3 7 3 17 -3 19 3 20 3 24 2 26 -3 29 -2 59 2 73 -2 74 2 78 -3 79 -2 80 -6 86 2 94 -2 96 -2 100 4 107 2 113 -2 121 5 123 3 125 -4 128 3 134 3 135 9 138 8
i give	3 -2 78 5 79 7 93 5 95 -4 129 -3 130 4
i go	0 -2 35 7 100 13
i got	0 11 4 -3 8 6 13 2 17 6 27 -3 28 -5 41 2 44 4 60 3 63 4 73 -3 78 6 79 3 124 2 138 -3
i grow	13 -2 52 -5 138 11
i hate	122 2
i have	4 -2 7 4 17 2 24 3 25 -3 33 -2 37 -2 45 5 55 -2 73 5 74 -2 78 2 79 8 85 2 87 2 92 2 104 4 106 -3 122 -2 124 3 125 3 131 3 135 -2 138 -2
i help	8 -2 12 -2 52 -6 73 22 76 -2 80 21 122 -7 138 -2
i host	77 -7 91 4 92 6
i join	45 3 73 3 122 5 137 -3 138 -2
i just	3 8 7 -2 21 3 73 6 80 -2 99 -4 101 9 109 5 122 -2 126 -3
i keep	19 7 23 3
i know	55 -2 73 3 115 4 122 -3 123 11 134 9 138 -3
i leave	73 -2 78 2 79 9 94 9
i live	13 -3 52 5 59 3 74 4 99 -3 126 2
i lost	0 -14 4 4 48 4 79 -2 122 14 125 4
i mail	4 -10 78 2 79 17 93 -2
i make	20 5 43 10 73 5 80 -2 102 -4 125 7 134 -2 138 10
i miss	25 8 28 -3 135 4
i missed	1 4 27 -3 101 -3 104 9
i need	3 2 10 3 20 2 21 -3 22 2 26 -3 27 -2 28 3 29 4 33 -2 57 2 63 4 73 -3 74 -3 75 -3 77 -2 79 -2 83 4 85 2 88 2 90 2 94 3 97 5 105 3 109 2 122 2 125 4 134 5 138 -4
i never	0 -2 19 2 34 3 35 2 37 4 57 -2 102 -2 106 9
i only	4 3 7 7
i open	19 3 74 5 126 -2 138 -3
i owe	1 3 19 -2 60 4 78 -2 124 17
i own	18 -8 52 4 73 -2 76 15
i pay	6 -9 78 8 124 2 130 10
i pick	7 4 73 -6 84 8 94 -2
i put	17 3 19 8 78 -3 106 3 130 6
i qualify	125 13
i quit	17 2 32 -2 38 8
i refer	76 -2 123 10
i run	35 4 76 12 112 -7
i say	15 7 17 -5 135 2
i send	14 -3 19 -2 57 -5 78 2 96 8 103 8 120 6 123 8
i set	57 6 103 -4
i shoot	75 5 138 -5
i sign	73 -2 86 2 106 -4 122 5 123 6
i speak	73 6 107 -4
i start	73 -2 74 7 86 7 122 -2
i stay	0 -4 74 -3 108 14 126 6
i still	2 4 17 -2 45 3 47 -2 73 -5 83 4 85 4 124 11 125 7
i stop	19 7 76 -2 78 -6 98 4 130 4
i take	4 3 5 7 35 2 43 8 73 -3 77 -2 79 -8 83 6 93 -4 94 13 96 -3 134 4
i talking	21 -2 116 10 138 -2
i tell	10 9 60 4 90 5 99 -2 110 6 115 -4 135 3 138 -3
i text	102 12 119 7
i think	60 7
i type	14 -5 73 10 110 6
i use	8 2 57 6 58 -5 62 2 116 -2
i volunteer	73 12 82 4 83 -2 84 3 85 -7
i vote	138 9
i want	0 -3 3 -3 16 3 17 -3 24 3 32 -2 36 -2 40 -3 43 2 47 2 49 4 50 -2 52 3 57 2 73 9 74 3 75 -3 76 -3 77 3 79 -5 80 9 81 4 102 4 103 2 104 6 111 2 120 7 122 3 126 -2
i was	85 -4 104 10
i watch	35 -8 138 13
i will	5 -2 73 3 79 2
i work	17 -4 42 3 76 4 77 2 125 9
i would	9 2 21 -2 43 2 58 2 73 11 77 3 78 6 80 3 91 -2
i write	17 -3 44 8 73 -2 75 9 103 10 104 -2 135 12 138 -19
i-	73 2 80 2 104 2 122 2
i-3	0 4 60 4
i-a	5 2 17 -2 75 3 78 2 79 4 83 3 105 2 125 -2 130 2 135 5
i-about	75 8 80 5
i-afraid	2 -2 24 3
i-all	4 2 25 -4 79 3
i-am	30 2 57 2 73 -3 78 -2 82 2 99 -2 125 2 126 2 133 4 137 2 138 -2
i-an	2 2 18 2 57 -3 75 2 101 3 103 4 138 -2
i-and	17 2
i-appli	17 5 106 -4
i-apply	106 4 122 13 123 2 125 -2 138 -2
i-ask	122 4 131 5
i-asking	123 3
i-assistanc	122 5
i-at	76 2 99 8
i-be	73 5 85 4
i-becom	73 3 74 4 89 -3
i-bomb	15 2 75 -2
i-bring	8 -4 9 3 79 3 94 4 101 5
i-brok	7 2 22 5
i-burn	12 7 21 -2 138 -2
i-buy	23 -2 138 4
i-by	78 3 99 3 130 -2
i-cal	0 -4 90 2 102 13 119 3
i-cam	4 4 17 -2
i-can	1 2 2 2 12 2 16 2 26 4 73 -7 76 -3 80 3 99 2 105 2
i-car	18 6 80 5 138 -2
i-cloth	79 -3 93 -2 96 6
i-com	7 -2 94 -2 99 12 101 4 124 5 125 5
i-could	21 4
i-did	17 4 38 3
i-dinner	7 -2 73 5
i-do	3 -2 10 -2 30 2 34 3 35 2 39 -2 63 -2 75 3 80 7 105 2 110 2 116 -2 122 6 124 2
i-donat	78 2 79 -11 93 7 94 8 96 5
i-donation	78 -2 79 -2 94 10
i-drop	94 4
i-dying	9 4 73 3
i-everyth	0 -10 12 5 21 -2 35 5 122 10
i-exhaust	28 6
i-experienc	74 -4 85 5 88 4
i-feed	7 4 11 5
i-feel	24 -3 110 -3 138 10
i-fight	135 2
i-fil	73 3
i-find	2 2 17 4 22 2 26 5 39 -2 138 -5
i-food	10 4 13 2 125 4
i-for	75 4 94 2 110 3 123 2 124 5 138 -2
i-fre	4 6 7 -2
i-from	4 3 73 2 79 -2
i-get	3 2 7 2 17 -2 19 2 78 -2 80 -4 100 2 121 3 123 2 128 2 134 2 135 5 138 4
i-giv	78 3 79 3 93 3 95 -2 129 -2 130 2
i-go	35 5 100 8
i-going	23 2
i-got	0 5 8 3 17 3 27 -2 28 -2 44 2 60 2 63 2 73 -2 78 3 106 3 138 -2
i-grow	52 -3 138 7
i-had	38 4
i-hat	49 -2 79 3
i-hav	7 2 45 3 73 3 79 4 104 2 106 -2 124 2 131 2
i-help	28 2 52 -3 73 4 80 14 121 5 122 -3 123 3 125 -4 126 2
i-host	77 -4 91 2 92 4
i-how	73 2 104 7
i-i	13 -2 52 4 60 4
i-if	60 2 73 -5 82 6 115 -2 125 8 134 5
i-in	0 -2 13 -2 45 3 73 4 80 3 99 3 101 2 104 2 119 2 126 4 138 -3
i-into	0 5 23 2 138 -2
i-it	19 3 20 3 30 5 74 4 128 4
i-join	45 2 73 2 122 3 137 -2
i-just	3 4 21 2 78 -2 84 5 99 -2 101 5 109 3 126 -2 130 2
i-keep	19 5 23 2
i-kil	9 2
i-know	34 2 73 2 115 2 122 -2 123 6 134 5 138 -2
i-learn	12 4 19 2 37 3 73 -2 138 -2
i-leav	79 4 94 5
i-lik	43 2 77 2 78 4 80 2
i-liv	13 -2 52 3 59 2 74 2 99 -2
i-look	73 3
i-lost	0 -9 4 2 25 -2 48 2 57 3 100 3 122 8 125 2
i-lov	45 4 73 4
i-mad	130 3
i-mail	4 -6 79 10
i-mak	16 4 20 2 43 5 73 4 80 -2 102 -2 125 4 138 5
i-miss	1 2 25 4 27 -2 104 4 135 2
i-money	87 3
i-mor	7 4 122 3
i-moved	3 5 73 4 104 6 126 -2 135 2
i-my	1 -2 18 3 19 -2 60 4 78 -3 101 2 104 4 120 2 122 -2 124 -2 130 4 135 7 138 5
i-need	10 2 26 -2 28 2 29 2 63 2 73 -2 74 -2 83 2 94 2 97 3 105 2 122 2 125 2 134 3 138 -2
i-never	37 2 106 5
i-no	0 3 8 4 27 -2 28 -3 41 2 85 3
i-not	1 3 10 -2 12 2 21 2 26 2 34 2 73 -3 79 2 105 2 110 2 125 3
i-noth	7 3 20 2
i-on	0 2 8 3 57 3 106 4 125 3 130 -2 135 -3
i-one	19 3 74 4 138 -4
i-onlin	78 11 85 3 130 -4
i-only	4 2 7 4
i-open	19 2 74 3 138 -2
i-out	4 3 17 2 73 4 106 2
i-owe	1 2 60 2 124 11
i-own	18 -5 52 2 76 10
i-pay	2 5 6 -5 22 2 78 4 130 5
i-permiss	75 -2 97 3
i-pick	7 2 73 -3 84 4
i-pictur	73 -2 83 6
i-pledg	106 -4 130 12
i-pregnant	26 -4 134 14
i-put	17 2 19 4 106 2 130 3
i-qualify	125 9
i-quit	38 4
i-refer	123 6
i-retir	35 -2 73 6
i-rid	27 -2 134 2 138 5
i-run	35 2 76 9 112 -5
i-say	15 4 17 -3
i-scar	21 2
i-school	36 -6 38 11
i-see	26 3 111 5 138 -2
i-send	57 -3 73 -2 78 5 96 4 103 4 120 3 123 4
i-set	57 3 73 2 103 -2
i-shoot	75 3 138 -2
i-show	101 4 109 4
i-sign	106 -2 122 3 123 3
i-sing	45 2 73 4 76 -4
i-so	21 3
i-som	7 7 73 3
i-somebody	21 2 108 -2 138 10
i-someon	6 -7 78 8
i-someth	19 5 78 -2
i-somewher	2 2 47 7
i-speak	73 3 107 -2
i-start	20 2 73 -2 74 3 80 -4 86 3 113 -2 122 8 138 2
i-stay	0 -3 74 -2 108 8 126 4
i-stil	2 2 45 2 73 -3 83 2 85 2 124 6 125 4
i-stop	19 4 73 -2 78 -3 98 2 99 5 130 2
i-stuck	17 2
i-stuf	3 3 8 -3 79 3 94 9
i-tak	5 4 43 4 79 -5 83 3 93 -2 94 7 96 -2 134 3
i-talk	21 -2 73 -2 75 2 105 9 116 5
i-teach	73 2
i-tel	10 5 15 6 60 2 90 2 110 3 115 -2 135 2 138 -4
i-text	102 8 119 4
i-the	8 3 17 3 30 6 35 -2 96 3 123 2 137 2 138 3
i-them	11 5 38 -2 123 5 138 -2
i-thing	94 4
i-think	60 4
i-tired	18 5
i-to	24 2 29 2 45 3 49 2 57 2 73 3 79 -3 80 4 102 2 103 3 104 4 122 -2 124 2 125 3 134 -2 138 -2
i-too	28 2 125 5
i-two	1 7 4 -3 36 -3 79 4
i-typ	14 -3 73 6 110 3
i-undocument	125 2
i-up	7 2 57 2 103 -2 106 -2 122 3 123 3
i-updat	0 -2 104 7 108 8
i-use	21 4 44 2 57 3 58 -2 73 -2
i-used	73 -4 79 -6 80 5 93 5
i-volunt	73 5
i-vot	138 6
i-walk	99 -3 101 7
i-want	3 -2 17 -2 49 2 73 5 74 2 75 -2 76 -2 77 2 79 -3 80 5 81 2 102 3 104 3 120 4 122 2
i-was	85 -2 104 6
i-watch	35 -7 73 3 138 7
i-wear	17 -2 138 7
i-what	73 3 111 5 138 -3
i-when	4 -2 15 8 17 -3
i-wil	73 2
i-with	73 3 78 -2 105 -2 116 3 130 5 135 2
i-without	28 2 101 8
i-work	1 2 20 3 39 -2 76 2 125 4
i-would	73 6 77 2 78 3 80 2
i-writ	17 -2 44 5 75 5 103 6 135 7 138 -11
i-you	4 -3 10 3 79 9 80 2 90 2 95 -2 102 4 104 5 110 3 115 2 124 2 131 3 138 -3
i-your	1 -3 57 3 58 -3 75 5 138 6
ia-	17 -2 20 -6 62 11 116 8
ia~	17 -2 20 -6 62 11 116 8
ibuprofen-	26 -2 134 4
ibuprofeno-	134 8
ibuprofen~	134 8
ibuprof~	26 -2 134 4
ice-	110 3 115 -2 125 23 138 -2
ice~	110 3 115 -2 125 23 138 -2
id-	25 -3 91 6 115 15 125 17 128 -8 138 -3
idea-	18 24 76 -13 113 24
identidad-	60 30 138 -4
identidad~	60 30 138 -4
identific-	18 -2 115 -2 125 20 138 -2
identificac-	125 16 138 -6
identification~	18 -2 115 -2 125 20 138 -2
identific~	125 16 138 -6
identity-	60 32
identity~	60 32
ide~	18 24 76 -13 113 24
idioma-	107 11
idiom~	107 11
id~	25 -3 91 6 115 15 125 17 128 -8 138 -3
iep meeting	33 -2 34 9
iep-	33 -5 34 27
iep-meet	34 6
iep~	33 -5 34 27
if he	7 -3 10 11 11 -5
if i	73 -5 82 8 106 2 110 -2 122 -2 125 9 135 5
if my	26 -3 134 10
if you	73 7 79 -4
if-	7 -4 10 6 11 -4 26 -3 55 -2 60 4 79 -4 82 10 106 3 110 -3 115 -4 122 -2 125 11 134 14 135 7 138 -2
if-am	73 -5 82 7 106 2
if-he	7 -2 10 6 11 -3
if-i	73 -3 82 4 125 5 135 3
if-my	26 -2 134 5
if-need	73 4 79 -2
if-you	73 4 79 -2
if~	7 -4 10 6 11 -4 26 -3 55 -2 60 4 79 -4 82 10 106 3 110 -3 115 -4 122 -2 125 11 134 14 135 7 138 -2
ig-	108 35 116 -3 117 -5 137 -3
iglesia quiere	76 -3 77 4
iglesia-	45 3 47 2 48 -3 76 13 79 -5
iglesia-quier	77 2
iglesi~	45 3 47 2 48 -3 76 13 79 -5
ignor-	91 -5 97 -2 137 11
ignor-rul	91 -2 137 5
ignor~	91 -5 97 -2 137 11
igual puedo	17 -5 124 13 125 7
igual-	17 -7 124 16 125 18
igual-puedo	17 -3 124 7 125 4
igual~	17 -7 124 16 125 18
ig~	108 35 116 -3 117 -5 137 -3
ilegal-	135 35
ilegal~	135 35
illegal-	125 -19 135 23
illegally-	0 -2 27 -3 135 19 138 -12
illegally~	0 -2 27 -3 135 19 138 -12
illegal~	125 -19 135 23
immigr-	106 -4 110 6 118 -2 120 -2 125 8 135 23
immigr-status	106 -2 110 -3 125 10
immigrant-	125 18
immigrant~	125 18
immigration status	106 -4 110 -5 125 16 135 -2
immigration~	106 -4 110 6 118 -2 120 -2 125 8 135 23
impact-	129 27
impacto-	129 27
impact~	129 46
importa-	125 4
import~	125 4
imprenta-	76 4
imprent~	76 4
impres-	49 17
impre~	49 17
imprimir-	63 31
imprim~	63 31
impuesto-	6 -13 19 23 78 -2 96 -8 115 12 128 9
impuest~	6 -13 19 23 78 -2 96 -8 115 12 128 9
in a	0 -4 2 3 8 3 16 3 33 5 45 3 55 3 74 -3 79 -3 88 7 89 2 119 4 122 2
in an	13 2 52 4 106 6 138 4
in charge	17 -5 74 6 78 -2 88 -2 112 21 124 -9 135 -4
in class	28 -2 31 -2 33 11 36 6 73 8 138 -3
in english	39 3
in henrico	74 -3 126 -5 138 11
in here	6 6 9 -9 56 9
in his	28 -2 32 7 70 19
in hopewell	0 -2 74 6 126 5
in june	2 4 38 -4 40 8
in kit	3 19 138 -2
in memory	78 5
in my	2 -2 6 2 14 3 17 -2 19 -3 28 -2 50 6 55 5 56 3 60 4 74 13 76 -3 78 8 107 3 111 6 112 -2 126 -3 135 -2 138 -6
in person	38 3 57 -2 100 23 105 -12 116 -4 137 -2
in petersburg	74 5 125 -2 126 3
in richmond	74 -2 80 6 100 -2 126 -6 138 9
in spanish	38 2 57 4 107 5 138 -4
in the	0 3 2 -2 3 -3 4 2 6 7 7 7 8 -2 12 3 13 4 21 -2 26 -2 27 2 29 4 34 2 56 -2 73 4 74 -2 79 -2 86 2 88 2 99 2 101 -2 105 4 106 -2 122 -2
in this	6 -3 56 4
in touch	104 15
in trouble	1 -2 32 5 34 -3 135 6
in virginia	126 -7 138 10
in winter	1 -3 73 -4 76 4 135 3
in years	26 4
in your	0 -8 44 -2 47 2 137 15
in-	0 -3 1 -2 3 4 6 2 8 3 9 -2 13 5 17 -3 21 -2 31 -2 32 2 33 2 35 -2 44 -3 45 3 50 2 52 -2 54 -2 55 2 56 2 70 3 73 2 74 4 76 -2 78 5 79 7 80 4 88 2 99 4 100 5 104 2 105 -2 112 4 116 -2 122 -3 124 -3 125 -2 126 2 127 2 137 2 138 5
in-a	0 -2 33 3 45 2 55 2 74 -2 88 4 119 2
in-an	52 2 106 3 138 2
in-and	3 -3 8 5 28 3 38 -3 40 5
in-apart	2 -2 52 2 56 5
in-can	74 5 126 3
in-charg	17 -4 74 3 78 -2 112 15 124 -6 135 -3
in-class	33 6 36 3 73 4 138 -2
in-county	74 6 126 -3
in-crisis	0 -3 67 5 119 4
in-fir	0 2 4 3
in-for	135 3
in-garden	3 -2 13 -2 73 7
in-hand	70 13
in-henrico	74 -2 126 -3 138 7
in-her	6 3 9 -5 56 6
in-his	32 4 70 12
in-hopewel	74 3 126 3
in-hous	6 4 7 4 8 -2 56 -3
in-jun	2 2 38 -3 40 5
in-kit	3 12
in-memory	78 3
in-my	14 2 19 -2 50 3 55 3 56 2 60 2 74 8 76 -2 78 5 111 3 126 -2 138 -3
in-need	2 2 80 10 122 -3
in-neighborhood	50 7 74 4 76 -2 112 -2
in-of	74 3 78 2 112 -2
in-park	50 2
in-person	38 2 100 16 105 -9 116 -3
in-petersburg	74 2 126 2
in-record	17 -2 44 -2 111 7 137 4
in-richmond	80 3 126 -3 138 5
in-room	2 4 21 -2 29 5
in-school	38 -2 45 6
in-shap	79 9
in-spanish	57 2 107 3 138 -3
in-summer	56 2
in-the	0 2 3 -2 6 4 7 4 13 3 29 2 73 3 105 2
in-this	56 2
in-touch	104 10
in-troubl	32 3 135 3
in-virginia	126 -4 138 6
in-wheelchair	8 3 33 5 79 -2
in-wil	24 -2 78 11
in-winter	1 -2 73 -2 76 2 135 2
in-with	3 10 41 4
in-work	14 3 17 2 99 6 138 -2
in-yard	28 -2 55 4
in-year	26 2
in-your	0 -5 137 9
incarcerat-	17 12
incarcerated~	17 12
incendio-	0 24
incendi~	0 24
incom-	2 8 3 -6 10 -2 17 27 125 26
incom-limit	125 9
incom~	2 8 3 -6 10 -2 17 27 125 26
independizar-	2 10
independiz~	2 10
india-	99 -5 138 9
indigent-	0 35
indigent~	0 35
indi~	99 -5 138 9
indocumentada-	125 19 135 -7
indocumentado-	40 4
indocument~	40 3 125 16 135 -6
infecc-	134 2
infect-	134 4
infected~	134 2
infection~	134 3
infec~	134 2
influenc-	31 -3 32 7 75 15
influenc~	31 -3 32 7 75 15
inform-	24 -2 57 -2 64 4 65 4 68 3 69 6 70 4 71 5 72 4 73 -2 86 -2 104 12 110 26 111 16 112 -2 121 4 130 6 132 5 138 -8
inform-saf	24 -2 110 2
inform-to	110 9
informac-	24 -3 104 9 110 28 111 24
informac-contacto	104 7
informac-de	111 8
information safe	24 -2 110 2
information~	24 -2 57 -2 64 4 65 4 68 3 69 6 70 4 71 5 72 4 73 -2 86 -2 104 12 110 26 111 16 112 -2 121 4 130 6 132 5 138 -8
inform~	24 -3 104 9 110 28 111 24
ingl-	15 4 16 -3 36 -4 39 12 73 3 80 -2 107 5 124 -2 138 5
ingl-gratis	73 3
ingles gratis	39 2 73 4 80 -2 124 -2
ingl~	15 4 16 -3 36 -4 39 12 73 3 80 -2 107 5 124 -2 138 5
ingreso-	2 8 125 34 128 -3
ingres~	2 8 125 34 128 -3
inicio-	109 -3 112 -2 113 20 114 14
inici~	109 -3 112 -2 113 20 114 14
initiativ-	117 11
initiativ~	117 11
injur-	54 -2 55 2
injured~	54 -2 55 2
inmigrac-	135 34
inmigrant-	125 11
inmigrant~	125 11
inmigr~	135 34
innov-	62 35
innovac-	62 35
innovation~	62 35
innov~	62 35
ins-	8 -3 54 -4 99 14 101 9 110 -2 135 -3
inscribi-	73 -6 86 13 106 -5
inscribir a	122 -4 123 25
inscribir-	122 21 123 22
inscribir-a	122 -3 123 16
inscribir-mi	122 -3 123 16
inscribirm-	84 -3 85 -2 86 15 122 31
inscribirm-voluntario	84 -2 86 10
inscribi~	73 -6 86 13 106 -5
inscrib~	84 -3 85 -2 86 12 122 43 123 17
inscripc-	122 35
inscrip~	122 35
insect-	54 27
insecto-	54 27
insect~	54 45
insecur-	7 12 8 -2
insecur~	7 12 8 -2
insid-	15 7 75 -3
insid~	15 7 75 -3
insta-	108 35
instagram-	75 13 108 34 138 15
instagram~	75 13 108 34 138 15
instead of	49 5 52 -2 56 -4 78 4 79 -2
instead-	49 6 52 -2 56 -6 59 -4 78 6 79 -3 102 11
instead-of	49 3 56 -2 78 2
instead~	49 6 52 -2 56 -6 59 -4 78 6 79 -3 102 11
instru-	44 25 76 10
instruccion-	122 -2 137 9
instruct-	137 4
instruction~	137 4
instruc~	122 -2 137 9
instrumento-	44 28
instrument~	44 44 76 9
inst~	108 35
insulin-	26 11 124 -4
insulin~	26 11 124 -4
insuranc-	22 5 26 13 76 5
insuranc~	22 5 26 13 76 5
ins~	8 -3 54 -4 99 14 101 9 110 -2 135 -3
intak-	122 35
intak~	122 35
integral-	138 35
integral~	138 35
inteligencia artificial	62 8
inteligencia-	62 14
inteligencia-artificial	62 6
inteligenci~	62 14
intelligenc-	62 2
intelligenc~	62 2
interest-	18 -4 20 -2 79 10 138 18
interested~	18 -4 20 -2 79 12
interesting~	138 21
interfaith-	48 32
interfaith~	48 32
intern-	73 35
internet bill	59 11
internet-	6 -6 57 7 59 34 60 2 63 4 102 5 123 -2 138 -3
internet-bil	59 7
internet-casa	59 2
internet-hom	59 -2 102 5
internet-is	59 3
internet~	6 -6 57 7 59 34 60 2 63 4 102 5 123 -2 138 -3
internship-	17 -4 20 -3 73 42 76 -2 120 -4
internship~	17 -4 20 -3 73 42 76 -2 120 -4
intern~	73 35
interpret-	107 14 138 -5
interpreter~	107 7 138 -6
interpret~	107 9
intervenc-	24 16 119 -5
intervent-	24 17
intervention~	24 17
interven~	24 16 119 -5
interview clothes	15 9 79 -6
interview tomorrow	15 9 75 -9
interview-	15 19 75 -2 79 -5
interview-cloth	15 6 79 -4
interview-practic	15 2
interview-tomorrow	15 6 75 -6
interview~	15 19 75 -2 79 -5
into a	0 5 2 6 138 -2
into-	0 5 2 6 18 6 23 3 61 2 107 -7 115 -3 137 5 138 4
into-a	0 3 2 3
intolerant-	10 5
intolerant~	10 5
int~	0 5 2 6 18 6 23 3 61 2 107 -7 115 -3 137 5 138 4
inutil-	136 4
inutil~	136 4
invent-	112 -4 113 -4 125 -2 138 22
invented~	112 -4 113 -4 125 -2 138 22
invento-	75 -6 112 -6 113 -2 118 -2 138 20
invent~	75 -6 112 -6 113 -2 118 -2 138 20
invierno-	0 -6 2 -3 4 7 42 -2 76 12 79 -5
inviern~	0 -6 2 -3 4 7 42 -2 76 12 79 -5
invitarlo-	75 5
invit~	75 5
involucrar-	80 26
involucrarm-	80 28
involucr~	80 46
involv-	73 -2 80 36
involved~	73 -2 80 36
in~	0 -3 1 -2 3 4 6 2 8 3 9 -2 13 5 17 -3 21 -2 31 -2 32 2 33 2 35 -2 44 -3 45 3 50 2 52 -2 54 -2 55 2 56 2 70 3 73 2 74 4 76 -2 78 5 79 7 80 4 88 2 99 4 100 5 104 2 105 -2 112 4 116 -2 122 -3 124 -3 125 -2 126 2 127 2 137 2 138 5
ipad-	57 -2 58 10 95 -2
ipad~	57 -2 58 10 95 -2
iphon-	63 -2 122 -2 124 -5 129 -2 138 21
iphon~	63 -2 122 -2 124 -5 129 -2 138 21
ir a	7 -3 8 4 9 8 24 -2 27 4 40 3 99 8 125 -2 138 -2
ir sola	27 2 34 2
ir-	7 -3 8 8 9 7 24 -2 27 2 40 3 45 2 73 -2 84 5 86 -2 99 17 100 5 114 -2 124 8 125 -2 138 -4
ir-a	8 2 9 4 27 2 99 4
ir-la	8 6 27 -2 40 2 138 -2
irs-	60 14 78 -2 96 -4 102 -16 106 -4 128 14 138 15
irs~	60 14 78 -2 96 -4 102 -16 106 -4 128 14 138 15
ir~	7 -3 8 8 9 7 24 -2 27 2 40 3 45 2 73 -2 84 5 86 -2 99 17 100 5 114 -2 124 8 125 -2 138 -4
is 10	82 10
is 2	130 11
is 3	20 7
is 988	76 -2 119 11 124 -4
is a	7 -2 17 4 19 4 26 -5 60 2 74 -6 78 -2 84 4 86 -2 87 -4 88 -2 89 12 115 -3 129 7 134 6 135 4 138 3
is all	132 -2 133 25
is an	19 2
is anyone	131 3
is broke	3 -4 9 6 58 6
is coming	1 15 25 5
is confusing	26 -5 40 7
is dead	19 8 59 6
is empty	6 10 122 -2 138 -3
is falling	29 5 36 4
is full	18 -3 79 7
is getting	29 -3 32 9 34 -3
is going	1 7 50 -7 79 8 109 15 138 -5
is gone	19 7 28 -2 32 8
is happening	109 7
is hard	28 5 57 -3 58 4 122 9 135 -2
is in	7 8 26 -2 27 -3 70 5 112 5 124 -3
is it	0 -2 3 4 26 -2 38 3 56 -2 73 -2 75 -2 79 -2 84 2 99 -4 110 8 120 6 124 4 131 8 134 5 138 16
is killing	0 2 2 2 17 3 19 -2 21 2 36 5 56 5 138 -3
is my	0 -6 2 -2 79 -6 95 3 110 7 128 4 129 2 135 2 137 8 138 4
is next	106 6 109 8 122 -2
is not	7 -3 17 7 31 2 36 -4 37 4 77 -3 91 7
is on	112 2
is online	25 -3 57 6
is out	0 -2 4 -4 11 13 38 -2 79 3 138 11
is so	7 8 23 -5 51 2
is somebody	0 -2 44 -7 102 -2 106 10 110 16
is that	1 -4 31 -3 90 3 134 9 135 6
is the	26 2 48 3 61 -2 73 -2 81 6 86 2 90 2 101 8 102 2 106 -5 109 8 114 -2 122 10 124 6 130 2 138 5
is there	0 6 2 -3 7 -2 9 2 12 2 13 -2 21 -2 23 2 26 7 47 -4 52 3 61 4 73 -6 74 3 76 -2 79 4 82 -2 83 3 85 2 88 -2 89 -2 99 -2 100 -5 101 6 102 2 105 3 106 3 107 2 109 4 119 5 122 3 124 2 126 -2 131 -2 134 -3 138 5
is this	2 -4 60 3 61 -5 62 -8 109 -4 110 3 114 5 115 9 116 18 117 14 126 -2
is too	35 4 59 2 79 4
is up	32 -5 109 -2 122 -4 131 30
is wondrous	2 -2 100 10 117 12 138 -3
is your	99 4 100 3 102 8 103 5 108 11 116 5 121 -2 137 4
is-	2 -2 31 -2 32 2 73 -3 76 -2 101 3 109 5 110 2 116 2 117 2 119 2 122 4 131 3 134 2 137 2 138 8
is-10	79 -3 82 5 95 3
is-2	130 6
is-3	20 4
is-988	119 8 124 -3
is-a	0 2 7 -3 19 2 47 -3 61 2 73 -2 84 2 88 -2 89 4 119 3 129 2 134 2 138 10
is-address	100 5 137 -3
is-ai	62 -8 116 8
is-all	133 16
is-allow	1 -3 77 -2 91 5 135 4
is-an	23 3 125 2
is-and	1 4 8 2 9 2 28 -2 32 6 33 3
is-anyon	131 2
is-apart	29 3
is-at	59 4 64 3
is-behind	36 3
is-best	80 2
is-brok	3 -2 9 3 58 3
is-catch	124 4
is-ceo	102 -5 137 7
is-chapter	74 -8 87 5 88 -3 89 9
is-charg	112 5 124 -2
is-chat	110 3
is-coming	1 8 25 3
is-confus	26 -3 40 4
is-crazy	50 -5 79 5
is-cut	7 -3 17 5
is-day	51 -5 138 13
is-dead	19 5 59 3
is-dollar	41 3 78 -2 130 5
is-empty	6 6 138 -2
is-expensiv	26 4 35 3 134 -4
is-fal	29 3 36 2
is-food	9 -2 76 -2 124 9 138 -2
is-for	7 3 121 4
is-form	107 3 122 6
is-fre	31 -4 42 9 76 -3 119 5 138 -2
is-ful	4 -3 79 7
is-get	29 -2 32 5
is-going	1 3 9 -3 50 -3 79 4 106 3 109 7 131 7
is-gon	19 4 32 4
is-good	19 4
is-got	6 4 138 -2
is-happen	109 4
is-hard	28 3 57 -2 58 2 122 6
is-help	6 3 26 5 134 -5 138 -2
is-hiring	17 5 120 -2
is-his	70 4
is-hom	64 2 100 -5 137 6
is-in	7 3 32 3 36 3 70 2 112 3
is-it	3 2 38 2 99 -3 110 5 120 4 124 2 131 5 134 3 138 9
is-kil	17 2 21 2 36 3 56 3 138 -2
is-laptop	124 5
is-lead	90 6
is-me	2 2 17 2 21 2 36 3 56 3 138 -2
is-my	0 -3 79 -3 95 2 110 4 128 2 137 4 138 3
is-nam	116 10 138 -5
is-next	109 6
is-normal	26 -4 134 10
is-not	7 -2 17 4 36 -2 37 2 77 -2 91 4
is-now	57 3 137 5
is-number	102 16 137 -2 138 -8
is-of	4 -2 79 6
is-offic	18 -2 99 6 100 6 138 -3
is-ok	31 -2 84 3 134 7
is-on	109 9 138 4
is-onlin	57 3
is-organiz	114 6 117 4
is-out	4 -2 11 7 79 2 138 7
is-plac	2 -5 99 4 116 -2 117 14
is-right	121 4 122 5 135 -3
is-saf	24 -2 31 3 62 2 110 6 116 -2 138 -2
is-smal	4 3 129 5
is-so	7 5 23 -3
is-somebody	44 -4 73 -2 105 5 106 5 110 8 122 5 138 -2
is-survey	81 7 138 -2
is-that	1 -2 31 -2 90 2 134 5 135 3
is-the	81 4 101 4 106 -3 109 5 115 2 122 5 124 4 138 2
is-ther	0 4 2 -2 26 4 47 -3 52 2 61 2 73 -3 74 2 79 2 83 2 99 2 100 -3 101 4 106 2 109 2 119 3 134 -2 138 3
is-this	2 -2 60 2 61 -3 62 -6 110 2 114 3 115 6 116 13 117 8
is-tim	84 2 138 2
is-to	1 6 10 2 75 -2
is-too	35 2 38 3 79 2 82 6 125 -2
is-up	25 2 32 -4 63 5 122 -3 131 18
is-week	20 3 77 -2 90 3
is-wondrous	100 6 117 9 138 -2
is-world	100 7 117 -2
is-your	99 3 100 2 102 5 103 3 108 7 116 3 137 2
isl-	51 20
island-	6 -6 50 26 56 -15
island~	6 -6 50 26 56 -15
isl~	51 20
isol-	21 35
isolat-	21 35
isolated~	21 35
isolation~	21 35
is~	2 -2 31 -2 32 2 73 -3 76 -2 101 3 109 5 110 2 116 2 117 2 119 2 122 4 131 3 134 2 137 2 138 8
it all	1 -6 7 6 30 11
it cost	74 -5 76 -3 87 7 98 3 124 6
it free	76 -3 124 8
it going	9 -8 56 -3 73 -2 124 2 131 17 138 5
it legal	46 6 125 -2 135 -2
it normal	25 -3 134 6
it off	21 9 128 8
it ok	84 6 134 2
it safe	24 -2 79 -3 110 11 130 3
it take	14 2 76 -3 98 5 106 4 138 7
it with	43 2
it-	0 -3 7 -2 9 -2 10 -2 14 2 18 6 24 -2 26 -4 30 4 34 3 38 2 39 3 46 2 49 5 56 -3 73 -6 75 4 76 -2 78 3 79 3 87 2 94 2 95 -2 98 2 99 -4 105 -2 109 -2 110 5 113 2 114 -2 120 4 122 -2 124 10 125 -2 126 -2 128 2 129 2 131 6 132 3 134 3 135 -3 138 8
it-all	1 -3 7 3 30 6
it-and	122 4
it-cost	74 -3 76 -2 87 4 124 4
it-fre	76 -2 124 6
it-going	9 -4 131 11 138 2
it-if	26 -2 134 5
it-legal	46 3
it-normal	25 -2 134 4
it-off	21 5 128 5
it-ok	84 3
it-saf	24 -2 110 7
it-tak	76 -2 98 3 106 2 138 4
it-to	9 -3 74 -2 76 -2 84 2 87 2 98 3 130 2 138 9
it-with	48 2 76 6 79 -2 95 -2
item-	2 -6 3 22 16 -2 33 -2 64 -3 78 -2 79 27 93 24 121 -2 125 -3
item~	2 -6 3 22 16 -2 33 -2 64 -3 78 -2 79 27 93 24 121 -2 125 -3
its been	21 7 22 -5 25 4
its freezing	0 5 6 5
its so	9 -2 50 2 56 5
its-	0 6 2 -3 3 4 6 6 9 -2 11 2 19 3 21 2 22 -3 23 4 25 3 28 5 56 3 134 7 138 -3
its-a	21 4 22 -3 25 2
its-been	21 4 22 -3 25 2
its-degre	6 3
its-freez	0 3 6 3
its-hot	56 3
its-so	56 3
its~	0 6 2 -3 3 4 6 6 9 -2 11 2 19 3 21 2 22 -3 23 4 25 3 28 5 56 3 134 7 138 -3
it~	0 -3 7 -2 9 -2 10 -2 14 2 18 6 24 -2 26 -4 30 4 34 3 38 2 39 3 46 2 49 5 56 -3 73 -6 75 4 76 -2 78 3 79 3 87 2 94 2 95 -2 98 2 99 -4 105 -2 109 -2 110 5 113 2 114 -2 120 4 122 -2 124 10 125 -2 126 -2 128 2 129 2 131 6 132 3 134 3 135 -3 138 8
i~	73 2 80 2 104 2 122 2
jabon-	5 5
jabon~	5 5
jacket-	4 9 33 -2 79 7
jacket-my	4 -3 79 4
jacket~	4 9 33 -2 79 7
jackson-	43 -2 46 4
jackson~	43 -2 46 4
jail-	17 12
jail~	17 12
jaja-	138 35
jaj~	138 35
jal-	17 14 120 -2
jal~	17 14 120 -2
japanes-	107 -11 138 13
japanes~	107 -11 138 13
jar-	5 -2 7 -3 10 14 138 -2
jardin comunitario	52 2
jardin-	2 -2 13 -5 20 -4 52 16 75 3
jardin-comunitario	52 2
jardineria-	6 -3 18 15 19 -9 52 32 123 -2
jardineri~	6 -3 18 15 19 -9 52 32 123 -2
jardin~	2 -2 13 -5 20 -4 52 16 75 3
jar~	5 -2 7 -3 10 14 138 -2
java-	28 -3 61 -3 73 -3 121 -2 138 18
javascript-	138 35
javascript~	138 35
jav~	28 -3 61 -3 73 -3 121 -2 138 18
jean-	4 8 79 -2
jean~	4 8 79 -2
jef-	18 7 74 -2 135 2
jefa-	18 -2 112 18
jef~	18 5 74 -2 112 13
jesus-	47 5 48 -3
jesu~	47 5 48 -3
job and	16 5 17 -3 20 3
job fair	17 2 76 3 109 13 120 -4
job for	17 11 32 -2
job interview	15 5
job program	17 -5 65 18 68 -2 76 8 120 -2 121 -3
job search	17 6 57 -4 58 4 120 -5
job skills	16 13 17 -4 20 -2 120 -2
job there	17 -10 120 16
job-	4 -7 14 10 15 4 16 5 17 17 20 11 21 -3 24 2 25 -3 35 -2 57 -2 58 3 63 -2 65 6 73 -2 74 -6 76 2 85 6 87 4 88 -3 99 -2 109 5 120 8 121 -2 122 -6 124 -2
job-and	16 3 17 -2 20 2
job-fair	17 2 109 9 120 -2
job-for	17 8
job-help	14 13 17 4 63 -3 122 -8
job-i	20 3
job-interview	15 3
job-open	17 -9 99 -3 120 13
job-program	17 -3 65 10 76 4 121 -2
job-search	17 4 57 -2 58 2 120 -3
job-skil	16 9 17 -3 120 -2
job-ther	17 -6 85 2 120 10
job-want	16 2
job-with	17 -6 120 7
jobs with	17 -9 76 -3 120 14
job~	4 -7 14 10 15 4 16 5 17 17 20 11 21 -3 24 2 25 -3 35 -2 57 -2 58 3 63 -2 65 6 73 -2 74 -6 76 2 85 6 87 4 88 -3 99 -2 109 5 120 8 121 -2 122 -6 124 -2
john-	122 -5 137 21
john~	122 -5 137 21
join you	80 18
join-	17 -3 19 -7 31 -2 44 -5 45 9 73 2 76 2 78 -2 80 31 112 -9 120 14 121 -12 122 22 124 19 137 -3 138 -3
join-a	44 -4 45 6 122 3 137 -2
join-you	80 12
join~	17 -3 19 -7 31 -2 44 -5 45 9 73 2 76 2 78 -2 80 31 112 -9 120 14 121 -12 122 22 124 19 137 -3 138 -3
jok-	138 15
jok~	138 15
jornada-	51 14
jornalero-	17 35
jornaler~	17 35
jorn~	51 14
journalism-	34 -4 57 -2 75 19 117 -3
journalism~	34 -4 57 -2 75 19 117 -3
journalist-	75 10 97 -2
journalist~	75 10 97 -2
joven-	31 23 32 -7 73 7 121 -6
joven~	31 24 121 -7
jov~	32 -10 73 10
juan-	137 15
juan~	137 15
jubilada-	73 4 76 -2
jubil~	73 4 76 -2
judg-	73 9 110 -6 125 -2 135 9
judg~	73 9 110 -6 125 -2 135 9
juega-	61 -10 138 18
juego-	58 -5 61 13
jueg~	58 -4 61 5 138 12
juev-	7 -8 9 27 73 -3 99 -3
juev~	7 -8 9 27 73 -3 99 -3
juez-	73 6 135 2
juez~	73 6 135 2
jugar-	26 -2 31 13 33 7
juguet-	31 29 77 11 78 -8 79 15 91 -4 92 -3
juguet~	31 29 77 11 78 -8 79 15 91 -4 92 -3
jug~	26 -2 31 13 33 7
july-	6 -3 40 -3 42 11 56 4
july~	6 -3 40 -3 42 11 56 4
jump-	4 -8 35 -2 67 -2 122 -2 138 31
jump~	4 -8 35 -2 67 -2 122 -2 138 31
jun-	2 5 38 -5 40 8 42 8
jun-and	38 -3 40 4 42 4
june and	38 -5 40 8 42 8
junta con	32 10 77 -4
junta-	27 -4 32 9 34 28 35 -5 38 -2 73 7 77 -12 90 -4 91 -3 92 -3 109 -2 112 14
junta-con	32 6 77 -2
juntando-	76 -5 77 7
juntar-	77 9
junto-	76 7 77 10 78 5 91 -2 92 -2
junt~	27 -3 32 7 34 22 35 -4 38 -2 73 5 77 5 78 3 90 -4 91 -4 92 -4 109 -2 112 11
jun~	2 5 38 -5 40 8 42 8
just got	17 3 23 9 28 10 29 -5 30 -2 135 -4
just moved	3 9 7 -2 36 8 73 8 80 -2 126 -4
just need	35 12 47 5 73 -4
just show	101 15 109 5 122 -2
just-	2 3 3 6 4 4 7 5 8 3 17 -3 21 2 23 6 28 7 29 -4 30 -2 33 -2 35 8 36 5 39 2 47 3 73 -4 78 -3 79 -2 80 -2 84 8 94 -2 99 -5 101 14 109 4 121 5 122 -2 126 -3 130 3 135 -3 138 -4
just-got	17 2 23 5 28 5 29 -3 135 -2
just-in	3 6 99 -3 101 4
just-me	2 3 7 6
just-moved	3 5 36 4 73 4 126 -2
just-need	35 7 47 3 73 -2
just-out	17 2 23 5
just-show	101 10 109 3
just-to	21 2 73 4 126 -2
just-up	101 10 109 3
just~	2 3 3 6 4 4 7 5 8 3 17 -3 21 2 23 6 28 7 29 -4 30 -2 33 -2 35 8 36 5 39 2 47 3 73 -4 78 -3 79 -2 80 -2 84 8 94 -2 99 -5 101 14 109 4 121 5 122 -2 126 -3 130 3 135 -3 138 -4
juventud-	31 35
juventud~	31 35
kardashian-	138 35
kardashi~	138 35
keep my	1 -2 36 -3 42 9 47 2 110 -3 111 14 135 2
keep-	1 3 19 5 23 2 24 4 26 -2 27 2 29 -2 32 5 34 3 36 -4 42 7 52 4 57 -2 58 7 59 3 63 4 106 -7 110 7 111 22 114 -5 124 -9
keep-dying	52 5 59 3
keep-fight	32 4
keep-me	17 4 63 4 111 -2
keep-my	34 3 36 -2 42 4 110 -2 111 9
keep-suspend	34 4
keep-up	1 3 17 -2 24 3 124 -2
keep~	1 3 19 5 23 2 24 4 26 -2 27 2 29 -2 32 5 34 3 36 -4 42 7 52 4 57 -2 58 7 59 3 63 4 106 -7 110 7 111 22 114 -5 124 -9
kept-	1 -2 135 2
kept~	1 -2 135 2
kerm-	77 35
kerm~	77 35
key-	2 -4 3 9 15 -2 73 -2 106 -3 117 -2 137 18 138 20
keyboard-	44 24 45 -5 138 -6
keyboard~	44 24 45 -5 138 -6
key~	2 -4 3 9 15 -2 73 -2 106 -3 117 -2 137 18 138 20
kick-	0 8 1 4 17 -3 23 9 28 -3 63 6 77 9 90 -2 110 -3
kick-habit	0 -4 23 8
kick-me	0 2 17 -2 63 3
kick-out	0 6 1 4 17 -2 63 2
kicked me	0 3
kicked~	0 17 1 -9 28 -2
kicking~	17 -5 63 10
kick~	0 -7 1 15 23 12 73 -2 77 11 90 -2 110 -3
kid-	3 2 5 -2 7 2 10 2 11 4 26 4 28 12 30 -3 31 11 33 2 34 -2 35 2 36 3 42 2 54 3 61 4 73 2 79 3 82 3 85 -4 99 -2 101 2 109 -3 121 -3 122 -2 125 3 138 -3
kid-a	26 4
kid-and	73 4 76 -2
kid-any	73 2
kid-are	11 2 28 2 31 8 35 2 46 -2 58 -2
kid-back	28 -2 41 5 135 4
kid-can	7 2 56 4
kid-do	0 -2 8 4 31 7
kid-driv	28 7
kid-during	35 -3 73 4
kid-eat	11 5
kid-for	36 4 73 -3 76 3
kid-fre	73 -3 76 3
kid-going	25 -3 28 4 41 5
kid-i	35 4 73 2 76 -2
kid-in	28 3
kid-moved	28 3 36 5
kid-need	3 7 26 3 31 2 33 -3 36 2
kid-not	25 4 56 4
kid-of	31 7 135 2
kid-on	31 3 46 3 58 -4
kid-out	5 -4 7 -2 10 5 11 -2 31 5 79 4 135 2
kid-outgrew	79 4
kid-play	33 2
kid-program	31 7 61 -2 109 -2 121 -2
kid-saturday	31 4
kid-the	7 2 9 4 22 2 79 -2 101 6
kid-their	36 3 78 5 79 -2
kid-to	9 3 13 2 24 2 31 4 36 2 73 -2 101 5
kid-volunt	73 -14 82 20
kid-want	13 3
kid-with	28 -2 33 2 36 3 57 4
kidney-	10 14
kidney~	10 14
kids and	33 -2 73 8 76 -3
kids are	7 -3 11 3 25 2 28 3 31 14 35 3 46 -4 58 -4
kids can	7 3 9 -2 56 8
kids during	28 -2 35 -5 73 7
kids need	3 12 26 5 31 5 33 -4 35 -2 73 2
kids outgrew	4 -2 79 8
kids program	31 6 109 -3 121 -2
kids saturday	31 5
kids to	8 -2 9 7 24 3 31 3 73 -2 79 -3 101 10
kids volunteer	31 -2 73 -20 82 28
kids with	28 -2 33 5 36 5 73 -2
kid~	3 2 5 -2 7 2 10 2 11 4 26 4 28 12 30 -3 31 11 33 2 34 -2 35 2 36 3 42 2 54 3 61 4 73 2 79 3 82 3 85 -4 99 -2 101 2 109 -3 121 -3 122 -2 125 3 138 -3
kil-	2 2 4 5 6 -2 9 3 11 -2 19 5 21 2 25 -8 35 3 36 6 45 2 52 3 56 4 63 4 73 -2 79 -2 121 6 122 -2 138 -3
kil-a	7 -2 9 3
kil-for	9 2
kil-me	4 3 19 3 25 -4 35 2 36 4 56 2
kil-need	4 4 17 2
kill for	9 4 14 2 73 -2
killed~	25 3 32 -2 36 4 45 4 52 6 73 -4 138 -2
killer-	4 -11 79 14
killing me	2 2 4 5 6 -2 17 2 19 6 21 2 25 -6 35 3 36 4 56 4 79 -2 122 -2 138 2
killing~	0 2 2 3 4 6 6 -2 11 -2 17 3 19 6 21 3 25 -9 35 4 36 5 56 5 79 -3 121 7 122 -2
kill~	4 -8 9 5 14 2 25 -3 63 6 79 10
kilo-	138 15
kil~	138 15
kind of	5 2 17 6 73 -5 79 -6 85 2 91 5 93 8 121 8 122 7
kind-	2 -2 5 2 17 6 33 -2 73 -6 74 -7 76 -6 77 -4 78 -2 79 19 80 -2 85 2 89 12 90 -2 91 3 92 10 93 8 98 11 118 -2 121 14 122 4 127 11
kind-chapter	74 -5 89 11
kind-driv	77 -3 92 12
kind-help	121 13 122 2
kind-of	17 2 73 -3 76 -3 77 -2 79 -5 92 5 93 3 98 6 121 8 127 7
kind-partnership	76 -4 98 11
kinda-	48 23 76 -2 117 -2
kindergarten-	37 -3 41 9 79 -3
kindergart~	37 -3 41 9 79 -3
kinds of	74 -3 76 -4 77 -4 79 -5 89 3 91 -2 92 12 98 12 121 6 122 -4 127 14
kind~	2 -2 5 2 17 5 33 -2 48 9 73 -6 74 -7 76 -7 77 -4 78 -2 79 18 80 -2 85 2 89 12 90 -2 91 3 92 10 93 8 98 11 118 -2 121 13 122 3 127 11
king-	6 -6 138 8
king-domin	6 -2 138 3
kings dominion	6 -4 138 6
king~	6 -6 138 8
kinship care	30 10 35 -8
kinship-	30 32 35 -12
kinship-car	30 7 35 -5
kinship~	30 32 35 -12
kit-	3 24 75 2 138 -3
kitchen-	3 15 7 -3 9 8 12 -4 16 -4 18 12 73 15 79 -2 80 -2 138 -6
kitch~	3 15 7 -3 9 8 12 -4 16 -4 18 12 73 15 79 -2 80 -2 138 -6
kit~	3 24 75 2 138 -3
klk-	131 35
klk~	131 35
km-	138 14
km~	138 14
kne-	26 6 134 -2
kne~	26 6 134 -2
knif-	3 10 12 -2 73 -2 78 -8 79 15 93 -2
knif-set	3 4 78 -3 79 6
knife set	3 7 73 -2 78 -6 79 11
knif~	3 10 12 -2 73 -2 78 -8 79 15 93 -2
knit-	49 11 79 7
knitting~	49 8
knit~	49 5 79 8
kniv-	3 -2 79 3
kniv~	3 -2 79 3
know how	14 5 24 7 57 6 63 7 73 2 103 -2 125 -4 138 -3
know i	110 12
know if	55 -3 73 4 79 -4 134 11
know what	12 7 25 4 34 3
know where	73 8 122 2
know why	6 6 21 2
know-	0 3 6 4 12 5 14 3 17 -2 24 5 25 3 37 2 55 -2 57 4 63 5 73 10 79 -4 93 -2 103 -2 110 3 115 3 122 -2 123 8 125 -5 134 7 138 -2
know-how	14 2 24 4 57 3 63 4 125 -2 138 -2
know-i	110 6
know-if	73 2 79 -2 134 6
know-to	12 3 14 2 25 2 138 -2
know-what	12 4 25 2 34 2
know-wher	73 4
know-why	6 3
know-you	73 6 79 -2 115 2
know~	0 3 6 4 12 5 14 3 17 -2 24 5 25 3 37 2 55 -2 57 4 63 5 73 10 79 -4 93 -2 103 -2 110 3 115 3 122 -2 123 8 125 -5 134 7 138 -2
kosher-	10 6 134 -2
kosh~	10 6 134 -2
la ayuda	36 5 124 5 138 -7
la bici	27 4 60 -4 138 13
la caja	7 9 8 5 27 -2
la calle	0 6 55 2 100 -3
la casa	1 2 2 -5 6 5 7 2 24 5 124 -2 138 11
la cita	26 -2 27 -8 57 3 101 -2 104 12
la ciudad	74 2 126 -4 138 9
la clinica	7 -4 26 -2 27 9
la cocina	3 10 12 -5 73 3 138 -3
la colecta	77 -6 90 2 91 10
la comida	7 7 9 6 12 14 99 -3
la compania	17 13 18 -5 59 4 99 -7
la computadora	57 -4 58 5
la corte	1 2 28 5 135 -3
la custodia	29 -14 30 4 135 13
la despensa	7 -5 8 8 27 -5 78 12 124 -2 138 -3
la diabetes	10 -2 26 5
la direccion	100 4 137 2
la encuesta	81 12
la entrevista	4 -4 15 10 75 -4
la escuela	2 2 4 4 11 4 26 3 34 7 36 3 57 -2 59 2
la gente	0 -3 8 -2 44 -2 45 -2 80 11 97 7
la iglesia	45 4 77 5 79 -4
la junta	34 2 35 -5 73 8
la laptop	58 4 79 -3 95 4
la leche	7 -3 10 5
la linea	73 8 85 -5 119 6
la maestra	34 -2 36 -2 39 10
la migra	17 -2 110 2 125 11 135 -2
la naturaleza	54 9 64 -2 66 -2 69 -3 71 18 121 -2 123 -3
la noche	0 5 38 3 122 -2
la oficina	58 -2 76 -2 79 3 101 8 104 5 138 -2
la organizacion	77 -3 90 -2 109 5 117 8
la policia	110 6 137 2
la radio	15 -7 75 3 138 5
la renta	1 10 76 -6
la ropa	4 -3 8 -2 77 -2 79 -9 93 6 94 13 96 10 128 -5
la semana	7 5 12 4 63 -2 106 4 122 -2 138 -2
la solicitud	26 -4 106 -4 122 12
la tarea	36 3 58 7
la universidad	40 6 125 -2
la-	1 2 12 2 17 2 18 -2 25 3 27 -2 29 -3 34 2 48 2 58 2 71 3 73 2 76 -2 77 -4 78 2 79 -4 81 2 94 2 96 2 99 -4 101 2 104 4 112 -2 113 2 128 -2 134 2 137 3 138 4
la-a	10 2 36 -2 38 3 73 3
la-ayuda	36 3 124 3 138 -4
la-bici	27 2 60 -2 138 8
la-caja	7 5 8 3
la-call	0 4 100 -2
la-casa	2 -3 6 3 24 3 138 7
la-cita	27 -5 104 8
la-ciudad	126 -3 138 5
la-clinica	7 -2 27 5
la-cocina	3 6 12 -3 73 2 138 -2
la-colecta	77 -3 91 6
la-comida	7 3 9 3 12 9 99 -2
la-compania	17 9 18 -3 59 2 99 -5
la-computadora	57 -3 58 3
la-con	36 3 138 -3
la-cort	28 3 135 -2
la-custodia	29 -10 30 2 135 9
la-de	25 2 26 -2 39 3 59 2 63 3 73 2 78 3 83 2 104 2 109 2 119 2 138 -2
la-del	49 -2 138 3
la-despensa	7 -3 8 4 27 -3 78 6
la-diabet	26 3
la-direcc	100 2
la-en	36 -3 58 5 91 3
la-encuesta	81 7
la-entrevista	4 -3 15 6 75 -2
la-escuela	4 3 11 2 26 2 34 4
la-gent	80 6 97 4
la-iglesia	45 2 77 3 79 -2
la-junta	35 -3 73 4
la-laptop	58 2 79 -2 95 2
la-lech	7 -2 10 3
la-linea	73 4 85 -3 119 3
la-maestra	39 6
la-me	104 4
la-migra	125 8
la-naturaleza	54 6 69 -2 71 10 123 -2
la-noch	0 3 38 2
la-oficina	79 2 101 4 104 3
la-organizac	77 -2 109 3 117 5
la-policia	110 4
la-por	1 4 34 4 124 -2
la-que	79 -2 95 2 96 3 128 -2
la-radio	15 -4 75 2 138 3
la-renta	1 6 76 -3
la-ropa	4 -2 79 -6 93 3 94 8 96 6 128 -3
la-semana	7 3 12 2 77 -3 90 4 106 2
la-solicitud	26 -2 106 -3 122 8
la-tarea	36 2 58 4
la-universidad	40 4
la-y	1 2 6 2 26 2 45 2 134 -2
lab-	57 12 58 -8 116 -2
labor-	17 15 120 -4
laboral-	16 17
laboral~	16 17
laburo-	17 35
labur~	17 35
lab~	17 13 57 10 58 -7 120 -3
lactos-	10 6
lactos~	10 6
lado-	74 6 126 -2
lado~	74 6 126 -2
laid off	7 4 17 -2 73 4
laid-	7 6 17 -2 73 6
laid-off	7 2 73 2
laid~	7 6 17 -2 73 6
lamp-	49 9 138 -8
lampara-	49 6 79 -2
lamp~	49 13 79 -2 138 -7
landlord have	135 3
landlord will	1 5
landlord-	1 12 2 7 19 -2 106 -2 110 6 112 -3 135 5
landlord-hav	135 2
landlord-me	1 2
landlord-my	1 -2 135 2
landlord-not	1 2
landlord-to	135 4
landlord-wil	1 2
landlord~	1 12 2 7 19 -2 106 -2 110 6 112 -3 135 5
landscap-	0 -4 18 15 27 -2 73 -6 76 10
landscaping~	0 -4 18 15 27 -2 73 -6 76 10
languag-	39 4 107 10
languag~	39 4 107 10
lapic-	41 7
lapic~	41 7
laptop for	40 -7 58 11
laptop too	57 -2 58 -2 79 -13 95 22
laptop-	5 -5 25 -2 40 -4 57 -4 58 16 78 -2 79 16 95 8 124 3
laptop-for	40 -5 58 7
laptop-fre	124 5
laptop-old	57 -2 79 -8 95 14
laptop-school	58 3
laptop-too	57 -2 79 -8 95 14
laptop~	5 -5 25 -2 40 -4 57 -4 58 16 78 -2 79 16 95 8 124 3
las cascaras	51 -3 53 6
las clases	39 2 41 3 124 4
las computadoras	58 -6 61 4 95 5
las cosas	54 -2 55 -4 79 -3 94 10 96 4
las drogas	23 4
las estampillas	7 14
las-	7 7 8 2 11 3 17 9 19 7 23 2 28 -2 31 -2 34 4 36 3 41 2 51 -2 52 3 53 4 55 -3 58 -5 60 -2 61 2 73 -3 78 -2 79 -3 92 3 94 4 95 3 96 2 99 3 124 2 127 2 129 3 130 -4 138 2
las-cascara	51 -2 53 3
las-clas	41 2 124 2
las-computadora	58 -3 61 2 95 3
las-cosa	55 -2 79 -2 94 6 96 2
las-de	11 3 79 2
las-droga	23 2
las-estampilla	7 8
las-y	41 2 58 -2 61 2
lasagna-	138 35
lasagn~	138 35
last month	25 2 110 -5 137 7
last night	0 3
last person	102 -2 105 -3 137 14 138 -4
last week	17 7 21 -2 25 6 86 4
last-	7 5 17 5 21 -2 25 9 31 -2 78 -3 86 3 102 -2 105 -2 106 8 110 -4 114 -2 122 -4 134 10 135 7 137 13 138 -5
last-and	25 3
last-month	110 -3 137 4
last-night	0 2
last-person	137 8 138 -2
last-week	17 4 25 3 86 2
lastimado-	55 12
lastim~	55 12
last~	7 5 17 5 21 -2 25 9 31 -2 78 -3 86 3 102 -2 105 -2 106 8 110 -4 114 -2 122 -4 134 10 135 7 137 13 138 -5
las~	7 7 8 2 11 3 17 9 19 7 23 2 28 -2 31 -2 34 4 36 3 41 2 51 -2 52 3 53 4 55 -3 58 -5 60 -2 61 2 73 -3 78 -2 79 -3 92 3 94 4 95 3 96 2 99 3 124 2 127 2 129 3 130 -4 138 2
lat-	1 7 4 -6 38 8 41 -2 79 10 99 5 124 -4 131 -2 138 -4
lat-are	99 3 138 -2
lat-fee	1 3 124 -2
lat-you	99 3 138 -2
lata-	79 5
late are	99 6 131 -2 138 -3
late fees	1 6 124 -4
lately-	17 -2 21 13
lately~	17 -2 21 13
later-	7 -3 9 -2 21 -6 73 -3 78 -2 99 -2 105 -2 124 7 133 36
latest-	73 -8 80 -2 99 18
latest~	73 -8 80 -2 99 18
lat~	1 5 4 -5 7 -3 21 -4 38 7 41 -2 73 -3 79 11 99 3 124 2 133 24 138 -4
laundry-	5 4
laundry~	5 4
lavanderia-	76 3
lavanderi~	76 3
lavar-	5 2
lav~	5 2
law-	1 -3 135 4
lawn-	18 6 76 -3
lawn-business	18 2
lawnmow-	35 -6 47 -8 138 16
lawnmow~	35 -6 47 -8 138 16
lawn~	18 6 76 -3
lawsuit-	135 10
lawsuit~	135 10
lawyer-	26 -4 73 -3 76 13 125 -2 135 9
lawy~	26 -4 73 -3 76 13 125 -2 135 9
law~	1 -3 135 4
lay-	21 -7 44 13 110 -2
layof-	17 16
layoff~	17 16
lay~	21 -7 44 13 110 -2
la~	1 2 12 2 17 2 18 -2 25 3 27 -2 29 -3 34 2 48 2 58 2 71 3 73 2 76 -2 77 -4 78 2 79 -4 81 2 94 2 96 2 99 -4 101 2 104 4 112 -2 113 2 128 -2 134 2 137 3 138 4
lbs-	79 9 93 -2
lbs~	79 9 93 -2
le dicen	110 13
le queda	4 7
le van	110 2
le-	1 -4 2 5 4 6 5 -3 7 -3 8 4 10 3 19 -2 32 6 34 5 36 3 43 2 58 -3 60 3 61 2 73 -3 79 3 87 3 88 -2 104 8 110 15 124 -2 134 2
le-a	1 -2 2 3 4 -2 5 -2 36 2 79 4 110 4
le-dicen	110 9
le-los	4 3 34 5 73 -2
le-queda	4 4
lea-	28 -3 31 -3 32 -3 37 21
lead a	17 -2 74 -2 88 14 89 -2 112 -6
lead-	16 6 17 11 74 7 87 5 88 9 89 -4 90 7 112 -13 120 -3 138 -2
lead-a	87 4 88 6 112 -3
lead-chapter	87 5 88 6 89 -2
leader do	74 -13 87 -8 88 -8 89 33
leader paid	74 8 87 -3 88 -2
leader pay	74 -3 87 4
leader-	17 -3 74 2 87 9 88 3 112 23
leader-a	17 -3 74 -3 87 7 88 3 89 -2
leader-do	74 -9 87 -6 88 -5 89 22
leader-get	74 -4 87 4 88 -2 89 4
leader-paid	87 4 89 -2
leader-pay	74 -2 87 3
leaders get	74 -7 87 7 88 -4 89 8
leadership-	73 -3 74 16 112 30
leadership~	73 -3 74 16 112 30
leader~	17 -2 74 -13 75 -2 83 -2 87 -7 88 4 112 36
leading a	87 12 88 -2 89 -2
leading~	74 -2 87 17 88 -3 89 -2 99 -2
lead~	16 4 17 5 74 14 87 8 88 8 90 5 112 -5 120 -3 138 -2
leak-	0 -2 122 31
leaking~	0 -2 122 31
leaky-	49 -9 138 17
leaky~	49 -9 138 17
leap-	32 -5 114 -5 138 23
leap~	32 -5 114 -5 138 23
learn how	16 -3 19 7 49 3 57 -5 61 7
learn python	61 14 138 -5
learn to	3 -4 9 -3 12 4 16 4 49 6
learn-	3 -3 9 -3 11 -2 12 5 19 4 33 3 36 12 37 3 39 4 42 6 49 6 54 4 55 -4 57 12 58 -2 61 7 62 2 67 -3 73 -3 103 -3 107 -3 116 -3 138 -6
learn-about	19 2 54 6 55 -5
learn-comput	57 10 58 -2 61 -3
learn-how	16 -2 19 4 49 2 57 -3 61 3
learn-mak	3 -4 9 -3 12 2 49 9
learn-python	61 10 138 -3
learn-read	37 4
learn-to	3 -2 9 -2 12 2 19 3 37 2 49 5
learned~	19 4 37 8 57 -2
learning~	11 -4 12 -4 16 -7 33 8 36 31 38 -2 42 15 57 -4 61 -4 67 -4
learn~	3 -4 9 -3 12 7 16 3 19 4 39 5 44 2 49 7 54 5 55 -4 57 15 58 -2 61 9 62 3 73 -3 103 -3 107 -4 116 -3 138 -6
leas-	1 8 11 -3 35 -2 135 13
leasing~	1 6 135 -2
least amount	78 -2 130 8
least-	78 -3 130 12
least-amount	130 5
least~	78 -3 130 12
leas~	1 4 11 -4 35 -2 135 15
leav-	0 -5 1 -3 2 -2 3 7 8 3 17 5 21 -2 24 19 28 -4 29 -9 33 6 73 -4 78 11 79 6 94 7 104 8 123 -2 135 2 138 -2
leav-a	0 -4 3 6 53 -2 104 6
leav-him	24 5 28 -2 33 4
leav-hous	8 3
leav-messag	24 -2 104 7
leav-my	24 4 135 3
leave him	24 9 28 -3 33 8
leaving~	0 -8 1 -3 3 15 53 -8 135 8
leav~	2 -2 8 3 17 5 21 -2 24 20 28 -4 29 -9 33 6 53 3 73 -4 78 11 79 7 94 8 104 8 135 -2 138 -2
lea~	28 -3 31 -3 32 -3 37 21
lech-	7 14 10 -8
lech~	7 14 10 -8
lectura-	37 5
lectur~	37 5
lee-	37 3
leer-	37 17 124 -2
leerl-	31 -4 73 15
leerl~	31 -4 73 15
leer~	37 17 124 -2
lee~	37 3
left-	4 -4 7 -2 13 -2 25 -2 28 2 30 10 36 -11 38 12 52 2 55 -2 79 10 138 -2
left-in	36 -6 38 7
leftov-	7 -3 79 18 109 -8
leftov-food	79 8 109 -3
leftover food	7 -2 79 12 109 -5
leftov~	7 -3 79 18 109 -8
left~	4 -4 7 -2 13 -2 25 -2 28 2 30 10 36 -11 38 12 52 2 55 -2 79 10 138 -2
legacy-	78 17 129 -7 130 -4
legacy~	78 17 129 -7 130 -4
legal aid	115 -4 125 -2 135 7
legal-	18 3 46 5 106 -3 115 19 125 -8
legal-aid	115 -3 135 5
legally-	18 10 110 -4 115 34 135 18 138 -8
legally~	18 10 110 -4 115 34 135 18 138 -8
legalment-	18 3 135 -3
legal~	18 4 46 4 106 -3 115 19 125 -8 135 -3
legit-	18 5 60 -13 115 23 138 -2
legitima-	115 2
legitimat-	115 35
legitimat~	115 35
legitimo-	115 4
legitim~	115 2
legit~	18 4 60 -12 115 24 138 -2
lejo-	101 16
lej~	101 16
lemonad-	77 2
lemonad~	77 2
lend-	18 -3 19 24 27 -2 44 -5 70 -2 73 12 76 22
lend-hand	73 14 76 -2
lend~	18 -3 19 24 27 -2 44 -5 70 -2 73 12 76 22
lengua-	107 18
lengua-sena	107 7
lengu~	107 18
lent-	26 33 31 -3
lent~	26 33 31 -3
les-	7 -2 11 3 19 -3 42 -2 57 -3 63 -4 78 12 102 7 103 10 106 -2 129 -3
less-	7 -3 12 20 19 -4 78 -5 80 11 122 -2 129 -2
lesson-	12 7 44 4 57 2 58 -2
lesson~	12 7 44 4 57 2 58 -2
les~	7 -4 11 3 12 16 19 -6 42 -2 57 -2 63 -3 78 6 80 9 102 6 103 8 106 -2 122 -2 129 -3
let go	17 18
let me	17 -2 24 9 73 10 79 -4 110 -2 137 3
let-	1 -3 17 23 24 9 28 -2 36 -4 42 9 73 11 76 2 79 -4 110 -3 135 2 137 3
let-go	17 17
let-know	73 7 79 -2
let-me	24 5 73 5 79 -2 137 2
letra-	37 -3 44 -3 138 13
letr~	37 -3 44 -3 138 13
letter-	1 5 14 10 19 -3 62 6 75 -3 110 -2 128 8 135 -3
letter~	37 11 110 -3
lett~	1 6 14 10 19 -4 37 -8 62 6 75 -3 128 8 135 -3
let~	1 -3 17 23 24 9 28 -2 36 -4 42 9 73 11 76 2 79 -4 110 -3 135 2 137 3
level-	10 -8 26 -2 36 -6 37 7 39 6 44 -5 134 10 138 8
level~	10 -8 26 -2 36 -6 37 7 39 6 44 -5 134 10 138 8
lexapro-	134 35
lexapr~	134 35
le~	1 -4 2 5 4 6 5 -3 7 -3 8 4 10 3 19 -2 32 6 34 5 36 3 43 2 58 -3 60 3 61 2 73 -3 79 3 87 3 88 -2 104 8 110 15 124 -2 134 2
libertad-	135 22
libertad~	135 22
libr-	35 3 54 10 56 -5 73 6
library-	17 -2 73 -4 77 3 99 -15 118 13 120 -4 138 24
library~	17 -2 73 -4 77 3 99 -15 118 13 120 -4 138 24
libreta-	41 35
libret~	41 35
libro-	37 6 78 -3 79 11
libr~	35 3 37 4 54 9 56 -5 73 5 78 -2 79 8
lic-	27 -2 134 20 138 -13
licencia-	18 10 76 -8 125 -3 138 7
licenci~	18 10 76 -8 125 -3 138 7
licens-	18 4 76 -2 77 -3 83 13 91 -4 115 17 125 -16 135 9 138 -3
licensed~	83 -2 115 27 125 -6 138 -7
licens~	18 5 76 -2 77 -3 83 15 91 -4 125 -12 135 10 138 2
lic~	27 -2 134 20 138 -13
lider comunitario	74 11 87 -4 88 -2 89 -2
lider de	74 -2 87 5 88 2 89 3
lider-	74 9 75 -2 87 8 88 7 99 -2 112 17 124 -2 125 -2 138 -5
lider-capitulo	87 2
lider-comunitario	74 8 87 -3 89 -2
lider-de	87 3 89 2
liderar-	74 19 112 -15
liderazgo-	112 35
liderazg~	112 35
lider~	74 9 87 -10 88 -6 89 -11 112 25
lid~	74 13 75 -2 87 13 88 10 89 6 99 -2 112 -2 124 -2 125 -2 138 -5
lif-	21 7 28 -2 32 6 48 26 122 9 135 -3 138 5
lif-talk	48 7
life talks	21 -2 48 10
lifelin-	57 -2 59 14 63 -3 102 -4 119 31
lifelin~	57 -2 59 14 63 -3 102 -4 119 31
lift-	8 -2 27 15 101 -4
lift~	8 -2 27 15 101 -4
lif~	21 7 28 -2 32 6 48 26 122 9 135 -3 138 5
light bill	6 -4 78 10
light-	6 2 26 -2 78 10 138 8
light-bil	6 -2 78 6
light-out	6 7
lights out	6 11
light~	6 2 26 -2 78 10 138 8
liheap-	6 35
liheap~	6 35
lik-	17 -2 21 3 37 4 40 -3 41 -3 43 3 73 2 74 7 77 3 78 7 80 12 91 -2 99 8 105 6 116 -2 122 -2 125 -3 126 -2 137 5 138 4
lik-a	21 -4 22 4 125 -2 137 6
lik-this	40 -3 74 5
lik-to	73 2 77 2 78 4 80 2
like a	21 -7 22 8 125 -4 137 11
like this	40 -5 74 10 126 -2
like to	43 3 73 3 77 3 78 6 80 4 91 -2
lik~	17 -2 21 3 37 4 40 -3 41 -3 43 3 73 2 74 7 77 3 78 7 80 12 91 -2 99 8 105 6 116 -2 122 -2 125 -3 126 -2 137 5 138 4
limit-	19 -12 73 -2 82 2 125 25 135 14 137 7
limitation~	19 -19 135 23
limit~	73 -2 82 2 125 27 137 8
limpi-	79 5 94 -3
limpiar-	51 21
limpieza-	16 -8 17 7 18 7 31 -3 51 35 109 -2
limpiez~	16 -8 17 7 18 7 31 -3 51 35 109 -2
limpio-	17 -12 44 -8 135 25
limpi~	17 -8 44 -5 51 18 79 3 94 -2 135 16
lin-	0 -2 2 8 4 -5 8 6 9 -3 21 -2 24 -4 75 -8 80 -4 85 -2 97 10 99 -3 101 -2 102 36 106 -8 119 31 122 -3 138 -5
linea de	59 -2 73 7 85 -5 119 11
linea-	18 3 57 -8 59 -6 60 -2 63 12 75 -2 78 8 79 -3 85 8 102 24 103 -4 106 -4 110 -3 119 18 121 -2 122 -7 130 6
linea-ayuda	63 -8 102 -2 119 18
linea-crisis	73 4 85 -3 119 4
linea-de	73 4 85 -3 119 6
lined-	0 13 28 -11
lined~	0 13 28 -11
line~	18 3 57 -8 59 -6 60 -2 63 12 75 -2 78 8 79 -3 85 8 102 24 103 -4 106 -4 110 -3 119 18 121 -2 122 -7 130 6
link to	63 -2 78 6 106 -3 122 11 137 -2
link-	60 24 63 -2 78 14 79 -8 106 -3 122 10 130 -2 137 -2
link-to	78 4 106 -2 122 7
linkedin profile	14 16 108 -4
linkedin-	14 15 108 33
linkedin-profil	14 11 108 -3
linkedin~	14 15 108 33
link~	60 24 63 -2 78 14 79 -8 106 -3 122 10 130 -2 137 -2
lin~	0 -2 2 8 4 -5 8 6 9 -3 21 -2 24 -4 75 -8 80 -4 85 -2 97 10 99 -3 101 -2 102 36 106 -8 119 31 122 -3 138 -5
lisa-	43 -6 46 -4 137 2 138 13
list of	76 -4 118 7 122 -2
list-	21 -11 28 -8 29 -2 41 9 48 -2 61 -2 73 -3 76 -5 79 9 98 -7 103 -3 105 -4 106 -5 108 13 111 4 118 14 121 4 122 8 127 6 137 13 138 7
list-of	76 -2 118 5
list-program	121 6
lista de	121 7
lista-	21 -6 28 -8 105 -4 106 -2 111 5 121 8 122 6 137 18
lista-de	121 5
lista-miembro	28 -3 105 -2 122 -8 137 14
lista-programa	121 6
listen-	21 31 28 5 29 -2 73 13 105 -3 118 -2 122 -2 137 -4
listen-to	21 -2 28 3 73 4
listening~	21 8 73 7 105 -2
list~	28 -8 29 -3 34 -2 39 -2 41 7 48 -3 61 -2 73 2 76 -4 79 7 98 -6 103 -2 105 -6 106 -6 107 -2 108 10 111 6 118 10 121 8 122 10 127 5 137 20 138 5
lis~	43 -6 46 -4 137 2 138 13
literacy-	19 9 37 32 40 -3 57 9 72 -2
literacy~	19 9 37 32 40 -3 57 9 72 -2
litter-	51 17 94 -2
littl-	13 11 28 -5 30 7 73 4 129 -2 130 12
littl-one	28 -2 30 4
littl~	13 11 28 -5 30 7 73 4 129 -2 130 12
litt~	51 17 94 -2
liv-	0 14 2 16 12 2 13 -3 17 -3 19 15 20 -4 21 -2 27 -3 31 -2 36 -2 52 4 54 5 55 -5 59 5 73 -3 88 3 99 -3 100 -2 105 18 110 -8 116 -5 122 -3 126 24 135 -2
liv-in	13 -2 52 3 74 -2 88 2 126 9 138 3
liv-outsid	0 -6 126 10
liv-richmond	126 2
liv-the	74 -2 88 3
liv-to	2 3 17 -2 19 16 20 -3
live in	13 -3 52 5 74 -4 88 4 105 -2 126 12 135 -2 138 6
live outside	0 -8 126 14
living and	73 4 76 -3
living-	0 23 7 14 16 8 19 8 23 2 27 -4 49 -8 73 2 76 -4 78 -4 122 -3 130 -2 138 -3
living-and	73 2 76 -2
living~	0 23 7 14 16 8 19 8 23 2 27 -4 49 -8 73 2 76 -4 78 -4 122 -3 130 -2 138 -3
liv~	0 14 2 16 12 2 13 -3 17 -3 19 15 20 -4 21 -2 27 -3 31 -2 36 -2 52 4 54 5 55 -5 59 5 73 -3 88 3 99 -3 100 -2 105 18 110 -8 116 -5 122 -3 126 24 135 -2
lkjhg-	138 35
lkjhg~	138 35
llam-	102 -2 105 15 106 -5
llama-	102 -3 105 -2 106 3 116 18
llamada-	73 17 106 -4
llamado-	102 -3 106 19
llaman-	17 -4 19 11 102 -4 105 -5 106 12 110 18 114 -2 125 -10
llamar-	27 -3 73 -3 102 17 105 6 106 3 119 5 122 -2 135 -2 138 -3
llamarl-	73 -2 102 28 105 -2 106 -8 122 -4
llamarlo-	102 25 106 -6
llamarm-	105 15 106 -8
llamaron-	60 14 106 -2 138 -5
llamen-	102 -3 105 27 106 -16
llamo-	102 26 105 -2 106 -6
llam~	17 -4 19 4 21 -2 27 -3 73 2 102 35 105 17 106 -2 110 8 116 7 119 3 122 -5 125 -6 135 -2 138 -4
llav-	3 4 6 -2 49 -6 138 10
llav~	3 4 6 -2 49 -6 138 10
llc-	18 24 76 -3 138 -2
llc~	18 24 76 -3 138 -2
llega-	6 -13 106 -2 128 21
llegan-	99 9
llegar sin	26 -2 27 -4 101 11
llegar-	7 -5 17 6 26 -4 27 12 100 24 101 5 104 -2 120 -4 131 -2 135 -2
llegar-cita	27 6 100 -3 101 3
llegar-sin	27 -3 101 7
llego un	6 10 135 -9
llego-	6 11 7 5 82 -3 100 19 114 -2 135 -11 138 7
llego-un	6 6 135 -5
llegu-	27 -6 104 10
llegu~	27 -6 104 10
lleg~	6 3 9 -2 17 4 26 -3 27 9 80 -2 82 -2 99 4 100 33 101 3 104 -2 114 -2 120 -3 128 9 131 -2 135 -10 138 4
llen-	63 -3 106 22 122 -2 133 -2
llenar el	63 -4 106 4
llenar solicitud	63 -4 106 -12 122 17
llenar-	57 -4 63 23 106 -12 122 -4 123 8
llenar-aplicac	57 -3 63 14 122 -7 123 -2
llenar-el	63 -2 106 2
llenar-forma	63 8 122 -5
llenar-formulario	106 2 122 -2
llenar-solicitud	63 -3 106 -8 122 12
llenar-una	57 -3 63 8
lleno-	63 -6 106 -2 122 8
llen~	57 -4 63 16 123 7
llevamo-	0 7
llevan comida	7 -2 8 7
llevan-	7 -3 8 6 73 -2 77 -4 79 -2 91 -4 92 14 114 18 125 -2 138 -5
llevan-a	92 2
llevan-comida	8 4
llevar a	8 -2 27 2 51 2 73 -3 82 7 101 7 125 -2
llevar-	4 -2 8 2 26 -6 27 19 76 -3 78 -3 79 7 82 7 94 -5 101 2 125 14 135 -2
llevar-a	73 -2 82 4 101 4
llevar-al	73 2
llevar-mi	73 -2 82 5
llevar-mis	101 5
llevarm-	26 -9 27 11
llevo-	0 -2 8 -6 17 7 23 4 27 -8 74 3 79 18 100 -5 101 -2
llevo-mes	17 4 23 2
llev~	1 -2 7 -2 8 2 17 3 23 2 26 -8 27 15 73 -2 76 -2 77 -3 78 -2 79 13 82 5 91 -2 92 7 94 -5 100 -3 114 10 125 8 138 -4
llorando-	21 20
llorar-	21 3
lloro-	21 2
llor~	21 19
llover-	138 14
llov~	138 14
lluvia-	56 18 138 -11
lluvi~	56 18 138 -11
lo agradezco	132 14
lo menos	130 2
lo que	17 4 34 6 73 9 78 -3 79 -2 93 7 96 6 106 -2 110 -2
lo-	0 -3 7 5 17 4 21 -2 25 -3 34 6 39 8 73 9 78 -4 79 -3 93 7 96 6 106 -2 110 -3 122 8 128 -2 130 5 132 11
lo-agradezco	132 10
lo-que	17 2 34 3 73 5 78 -2 93 4 96 3
loan-	7 -4 19 11 36 -5 40 18
loan~	7 -4 19 11 36 -5 40 18
loca-	31 7
local-	28 -2 73 -2 74 20 75 16 76 9 88 -2 89 -3 100 27 121 -2 129 5
local~	28 -2 73 -2 74 20 75 16 76 9 88 -2 89 -3 100 27 121 -2 129 5
locat-	100 8
located~	100 8
location-	100 10
location~	100 10
lock-	0 13 19 -2 32 -2 57 -4 59 -2 60 18 99 18 103 -2 106 -4 123 -2 135 -4
lock~	0 13 19 -2 32 -2 57 -4 59 -2 60 18 99 18 103 -2 106 -4 123 -2 135 -4
loc~	31 7
logra-	78 -3 129 9
logr~	78 -3 129 9
lol-	12 8 21 -3 25 -5 28 6 35 -4 47 -5 73 8 78 6 134 -2 136 -5 138 33
lol~	12 8 21 -3 25 -5 28 6 35 -4 47 -5 73 8 78 6 134 -2 136 -5 138 33
lonch-	7 17 9 -11 11 9 34 -3
lonch~	7 17 9 -11 11 9 34 -3
lonely-	21 12
lonely~	21 12
long do	87 6 88 -4 111 6 135 4
long does	14 2 114 -2 134 11 138 7
long have	106 -4 114 16
long is	16 4 84 3 86 4 106 -6 122 6 138 -4
long shift	73 -9 84 21 86 -9
long til	86 7 106 -2
long-	16 2 28 6 29 -3 73 -7 80 -2 84 13 87 3 88 -3 106 2 111 10 114 11 122 4 134 6
long-a	84 4 86 -2
long-been	106 -4 114 8
long-do	87 3 88 -2 111 3 135 2
long-doe	134 6 138 4
long-hav	106 -2 114 9
long-i	86 4 87 3 88 -2
long-is	16 2 84 2 86 2 106 -4 122 4 138 -2
long-it	106 2 138 4
long-shift	73 -6 84 15 86 -6
long-the	16 2 86 4 106 -6 122 4 134 7 138 -2
long-til	86 4
long-you	106 -2 111 2 114 9
long~	16 2 28 6 29 -3 73 -7 80 -2 84 13 87 3 88 -3 106 2 111 10 114 11 122 4 134 6
look up	32 5 44 -2 137 7
look-	1 -2 2 4 7 2 17 8 20 -2 24 4 31 3 32 -2 35 8 73 9 74 -3 75 -2 88 8 89 -2 122 6 137 4 138 -3
look-a	2 4 120 2
look-for	2 3 17 2 24 2 31 2 73 3 88 4
look-my	122 6 138 -2
look-to	32 3 76 3
look-up	32 3 137 4
look-work	17 10 120 -2
looking for	1 -2 2 5 7 2 17 4 24 4 31 4 73 5 76 -2 120 2
looking to	73 3 76 5
looking~	1 -2 2 5 7 3 17 14 20 -2 24 5 31 4 73 9 75 -2
look~	17 -5 32 -2 35 12 44 -2 73 2 74 -4 88 12 89 -2 122 9 137 6 138 -3
los biles	6 3
los datos	25 -2 79 -3 95 6 137 7
los fines	7 -3 18 4 25 -3 29 8 31 7 73 2 99 6 109 -2
los hijos	7 -3 25 -3 28 -4 29 11 30 10 73 -2
los ninos	7 4 9 -2 11 3 25 -3 28 6 31 2 35 7 73 4
los sabados	31 3 73 5 80 -5
los taxes	25 -2 76 9 128 3
los-	0 -4 1 15 2 -4 4 -2 7 2 9 -2 19 3 25 -17 28 4 29 3 30 2 32 -2 34 3 36 -3 38 2 47 -2 48 2 49 -2 73 8 74 -2 76 2 80 3 85 3 95 2 98 3 99 3 106 -3 108 6 109 -2 112 2 118 4 122 3 132 3 135 -2 137 2 138 5
los-apart	0 -2 1 11 2 -3
los-bil	6 2
los-dato	79 -2 95 3 137 4
los-de	25 -3 29 3 30 3 31 3 95 2 99 3 137 3
los-del	25 4
los-estan	7 3 35 -3 73 4
los-fin	18 2 25 -2 29 4 31 4 99 4
los-hijo	7 -2 28 -2 29 6 30 5
los-nino	7 2 11 2 25 -2 28 3 35 4 73 3
los-sabado	31 2 73 3 80 -3
los-tax	76 5 128 2
los-weight	1 -3 138 11
lose weight	1 -5 25 -2 138 17
losing my	21 -2 22 -4 25 13 28 14 30 -2 130 -2
losing-	1 24 2 -8 21 -2 22 -5 25 29 28 14 30 -2 130 -3 138 -3
losing-my	22 -3 25 7 28 10 130 -2
losing~	1 24 2 -8 21 -2 22 -5 25 29 28 14 30 -2 130 -3 138 -3
loss-	1 -2 25 27 73 -2
lost all	0 6 4 5 25 -5 79 -3
lost everything	0 9 25 -7 122 2
lost my	48 4 125 4 138 4
lost-	0 20 1 -2 2 -2 4 3 17 6 25 10 28 -6 36 4 48 2 57 3 73 -2 79 -3 100 4 123 -2 125 2
lost-all	0 3 4 3 25 -3 79 -2
lost-baby	25 6
lost-everyth	0 6 25 -5 122 2
lost-husband	25 2
lost-in	0 2 36 5
lost-job	17 7 25 -3
lost-my	4 2 48 2 125 2 138 2
lost-to	100 5
lost~	0 20 1 -2 2 -2 4 3 17 6 25 10 28 -6 36 4 48 2 57 3 73 -2 79 -3 100 4 123 -2 125 2
los~	0 -4 1 15 2 -4 4 -2 7 2 9 -2 19 2 25 -10 28 4 29 3 30 2 32 -2 34 3 36 -3 38 2 47 -2 48 2 49 -2 73 8 74 -2 76 2 80 3 85 3 98 2 99 2 106 -3 108 6 109 -2 112 2 118 3 122 3 132 3 135 -2 137 2 138 5
lot-	1 5 5 -6 21 7 76 -2 77 5 79 4 101 12 122 7 124 -6 132 16
lot-of	5 -3 79 3 122 5
loteria-	138 11
loteri~	138 11
lotion-	5 6
lotion~	5 6
lots of	5 -6 79 7
lottery-	138 14
lottery~	138 14
lot~	1 5 5 -6 21 7 76 -2 77 5 79 4 101 12 122 7 124 -6 132 16
loud-	0 -2 2 -2 21 -2 33 15
loud~	0 -2 2 -2 21 -2 33 15
lov-	9 -3 36 -2 44 -3 45 6 55 -2 61 12 73 8 132 26 138 18
lov-to	45 3 73 5
love to	9 -2 44 -2 45 5 55 -2 73 9 138 -2
loved-	0 -2 25 9
loved~	0 -2 25 9
lov~	9 -3 36 -2 44 -3 45 6 55 -2 61 12 73 8 132 26 138 18
low cost	59 3 76 4
low income	2 8 3 -6 125 8
low sodium	10 3
low-	2 7 3 -6 10 9 59 3 76 4 125 10 134 -6
low-cost	59 2 76 2
low-incom	2 5 3 -4 125 6
low-sodium	10 2
lowest-	130 2
lowest~	130 2
low~	2 7 3 -6 10 9 59 3 76 4 125 10 134 -6
lo~	0 -3 7 5 17 4 21 -2 25 -3 34 6 39 8 73 9 78 -4 79 -3 93 7 96 6 106 -2 110 -3 122 8 128 -2 130 5 132 11
lucro-	115 9
lucr~	115 9
luego-	133 34
lueg~	133 34
lugar donde	2 4 31 -4 33 5
lugar en	47 6
lugar seguro	24 19 26 -11 130 -6
lugar-	0 12 2 17 3 -3 10 -4 24 16 26 -10 31 -3 33 4 47 4 77 -9 90 -3 91 16 92 -4 100 -3 121 -2 126 19 130 -6
lugar-dond	2 2 31 -2 33 3
lugar-en	47 4
lugar-para	24 2
lugar-seguro	24 12 26 -7 130 -4
lugar-vivir	2 8
lugar~	121 -3 126 42
lug~	0 13 2 18 3 -3 10 -4 24 17 26 -11 31 -3 33 4 47 5 77 -9 90 -3 91 17 92 -4 100 -2 130 -6
lump-	134 3
lump~	134 3
lun-	20 6 31 -2
lunch-	7 -2 9 2 11 23 31 -2 42 -3 47 5 73 -3 76 -2 99 11 124 -3 138 -4
lunch~	7 -2 9 2 11 23 31 -2 42 -3 47 5 73 -3 76 -2 99 11 124 -3 138 -4
lun~	20 6 31 -2
luto-	25 11
lut~	25 11
luz-	6 19 124 -2 128 -3
luz~	6 19 124 -2 128 -3
lyric-	44 -14 138 36
lyric~	44 -14 138 36
mac-	0 -3 7 -3 138 21
maceta-	13 2
macet~	13 2
machin-	17 12 49 9 105 -6 116 14 136 4
machin~	17 12 49 9 105 -6 116 14 136 4
mac~	0 -3 7 -3 138 21
mad-	22 -2 24 15 57 -5 61 9 109 -2 130 6
mad-a	130 3
made a	22 -2 130 6
madr-	28 9 35 2 138 9
madrastra-	28 13 122 -2
madrastr~	28 13 122 -2
madrid-	105 -8 115 -17 138 32
madrid~	105 -8 115 -17 138 32
madr~	28 9 35 2 138 9
mad~	22 -2 24 15 57 -5 61 9 109 -2 130 6
maestra-	34 9 36 -3 37 -2 39 11 57 -2 73 3
maestro-	16 -2 34 -3 36 15
maestr~	16 -2 34 7 36 7 37 -3 39 10 57 -2 67 -2 73 3
magazin-	75 32
magazin~	75 32
mail-	4 -9 19 -8 26 -5 28 -2 78 18 79 13 93 -2 103 42 108 15 118 -2 137 -4
mail-check	78 5
mail-list	103 -2 108 14 137 -2
mailing list	28 -2 103 -3 108 20 137 -3
mailing~	28 -3 48 -2 103 24 108 22 118 -2 137 -5
mail~	4 -10 19 -9 26 -5 78 21 79 16 93 -2 103 28
mak-	1 2 2 -2 3 -5 4 -3 7 -3 9 -3 12 7 16 5 17 -2 18 5 20 2 26 -6 27 -2 31 4 36 2 39 6 43 8 44 9 49 11 57 -2 61 16 73 2 74 -2 80 9 87 3 89 -3 102 -4 122 3 123 -3 125 9 129 2 134 -2
mak-a	44 9 78 3 80 2
mak-and	76 2 122 4
mak-cal	73 7 102 -4
mak-differenc	80 16
mak-his	61 4 138 -2
mak-it	18 5 20 3 122 4
mak-money	12 -2 16 7 78 -2
mak-much	125 12
mak-my	4 -3 49 7
mak-own	4 -3 49 6 61 3
mak-phon	73 7 102 -4
mak-too	125 12
make a	44 13 73 -2 75 2 78 4 80 5
make his	61 7 138 -3
make it	18 9 20 6 73 -2 122 7
make my	4 -5 49 11
make phone	73 12 102 -7
make too	125 19
maker-	49 36
makerspac-	49 34
makerspac~	49 34
makeup-	138 35
makeup~	138 35
making-	44 16 45 -3 138 -4
making~	44 16 45 -3 138 -4
mak~	1 2 2 -2 3 -5 4 -3 7 -3 9 -3 12 7 16 4 17 -2 18 4 20 2 26 -6 27 -2 31 4 36 2 39 6 43 8 44 9 45 -2 49 24 57 -2 61 16 73 2 74 -2 80 9 87 3 89 -3 102 -4 122 3 123 -3 125 9 129 2 134 -2
mal-	19 3 21 15 28 11 29 5 32 4 36 -14 73 -2 99 -6 104 14 125 -2 138 8
mala-	18 -2 32 11 36 13 76 -2 122 2
mall~	36 -3 99 -11 138 24
malo-	10 -4 36 -2 134 10
mal~	10 -2 18 -2 19 2 21 13 28 10 29 4 32 11 36 -3 73 -3 76 -2 104 12 125 -2 134 5 138 -4
mam-	25 -2 28 -9 35 -2 107 44
mama a	27 2
mama soltera	21 -4 28 7
mama-	8 -4 10 4 21 -4 25 2 27 5 28 19 30 -2 35 5 58 2 123 5 125 7 138 -2
mama-soltera	21 -2 28 4
mama-y	21 -2 28 3
mammogram-	26 31 73 -2 76 -4 124 -11
mammogram~	26 31 73 -2 76 -4 124 -11
mam~	8 -4 10 3 21 -4 25 2 27 5 28 15 30 -2 35 4 107 18 123 4 125 7 138 -2
man-	3 -6 28 -3 32 11 104 9
manag-	2 -2 18 -2 19 15 21 9 65 -2 76 7 78 -2 112 9
manag-money	19 5
management~	19 8 21 12 112 10
manager-	1 -7 15 8 21 -6 73 -4 76 15 105 -4 112 18 135 -3 137 -4
managing~	19 7
manag~	1 -6 2 -2 15 7 19 4 21 -5 65 -2 73 -4 76 19 105 -3 112 17 135 -3 137 -4
manana-	73 -5 99 4 133 15 138 19
manan~	73 -5 99 4 133 15 138 19
mancha-	138 19
manchada-	4 -16 79 -4 93 27
manch~	4 -13 79 -3 93 23 138 16
mand-	60 7 63 -3 78 -2 106 12 122 -6
mand-solicitud	63 -2 106 4 122 -2
manda-	7 -3 88 -4 89 8 112 19
mandado-	7 25 12 4 138 -3
mandamo-	78 7
mandar correo	57 10 63 -2 103 -6
mandar dinero	78 10 129 -2
mandar mensaje	78 -5 102 11 104 7
mandar un	5 -4 57 -2 63 6 78 6 103 7 104 3 106 -2
mandar-	5 -5 7 -3 57 9 63 4 73 -2 78 11 102 8 104 12 106 -3 122 -2 129 -3
mandar-correo	57 5 63 -3
mandar-dinero	78 7 129 -2
mandar-mensaj	78 -4 102 5 104 7
mandar-un	5 -3 63 3 78 4 103 4 104 2
mando-	19 -4 78 18 129 -4
mando~	19 -4 78 18 129 -4
mand~	5 -4 7 11 9 -2 12 2 57 6 60 3 73 -2 78 10 86 -2 88 -3 89 4 102 6 104 9 106 4 112 10 122 -5 123 -2 129 -3 138 -3
manejar-	18 -3 19 19 27 -7 78 -3 129 -2 138 8
manejar-dinero	19 10 27 -4 78 -2
manejo-	7 -5 8 13 27 -3
manej~	7 -4 8 8 18 -3 19 18 27 -9 78 -3 129 -2 138 8
manera-	73 -5 80 20
maner~	73 -5 80 20
manicur-	76 7 138 -2
manicur~	76 7 138 -2
mano-	0 -2 1 -3 73 26 84 -3 86 -2
manualidad-	43 8 46 -5
manualidad~	43 8 46 -5
manutenc-	29 -2 135 35
manuten~	29 -2 135 35
many bags	79 -6 94 15
many days	106 10 138 -2
many hours	17 -3 73 -3 84 8 87 5 89 -3
many people	89 4 90 -2 91 7 126 -5 129 10 135 -2 138 4
many programs	121 8 138 -2
many-	4 3 17 -2 41 -4 52 -2 73 -3 74 -2 75 -2 79 -2 80 -2 81 3 84 4 87 2 88 -2 89 5 91 3 94 8 97 6 106 5 121 7 126 -4 129 4 134 3 135 -2 138 3
many-are	121 2 138 6
many-bag	79 -4 94 9
many-befor	90 4 94 2
many-day	106 6
many-do	75 -2 84 4 89 2 91 3 97 5 138 -2
many-doe	87 2 129 7 138 -2
many-for	79 -3 94 3
many-hour	17 -2 73 -2 84 5 87 3
many-in	89 3 138 6
many-is	81 4 138 -2
many-peopl	89 2 91 4 126 -3 129 6 138 2
many-program	121 8 138 -3
many-til	106 6
many~	4 3 17 -2 41 -4 52 -2 73 -3 74 -2 75 -2 79 -2 80 -2 81 3 84 4 87 2 88 -2 89 5 91 3 94 8 97 6 106 5 121 7 126 -4 129 4 134 3 135 -2 138 3
man~	0 -2 1 -2 3 -5 28 -2 32 9 73 22 84 -2 86 -2 104 7
map-	100 4
mapa-	100 6
map~	100 9
maquillaj-	138 35
maquillaj~	138 35
maquina-	49 5 105 -5 116 14
maquina-coser	49 3 116 -2
maquin~	49 5 105 -5 116 14
marcar-	102 35
march-	0 5
march~	0 5
marc~	102 35
maria-	25 -2 44 -3 137 21
marido-	0 2
mari~	25 -2 44 -3 137 21
marker-	37 -7 41 18
marker~	37 -7 41 18
market-	18 8 76 -2 77 2
market~	18 8 76 -2 77 2
marriag-	19 -10 29 19 122 -5
marriag~	19 -10 29 19 122 -5
marry me	73 -2 138 19
marry-	73 -2 106 -2 138 30
marry-me	138 13
marry~	73 -2 106 -2 138 30
martial-	73 -6 76 9
martial~	73 -6 76 9
maryland-	126 34
maryland~	126 34
mar~	0 2
mas-	1 2 2 3 3 -2 4 -4 7 3 21 -2 59 3 73 -2 93 13 122 -4 123 19 125 3 133 14 135 -2 138 10
masticar-	7 -4 8 -5 10 13
mastic~	7 -4 8 -5 10 13
mas~	1 2 2 3 3 -2 4 -4 7 3 21 -2 59 3 73 -2 93 13 122 -4 123 19 125 3 133 14 135 -2 138 10
matando-	17 5
match-	17 -3 76 -10 78 38 120 -2 129 -5
matching~	78 10 129 -6
match~	17 -4 76 -11 78 33 120 -3
matematica-	36 12 138 -2
matematic~	36 12 138 -2
material-	11 -2 34 -12 36 -3 38 -2 41 24
material~	11 -2 34 -12 36 -3 38 -2 41 24
maternity-	4 8 79 -3 93 -2
maternity~	4 8 79 -3 93 -2
math-	36 9 38 3 73 4 138 6
math~	36 9 38 3 73 4 138 6
matricula-	40 32 115 -2 125 -8
matricul~	40 32 115 -2 125 -8
matrimonial-	22 -9 29 28
matrimonial~	22 -9 29 28
matrimonio-	29 14 36 -3
matrimoni~	29 14 36 -3
matrix-	125 -5 138 10
matrix~	125 -5 138 10
matter-	125 2
mattress-	0 -4 3 15 79 7
mattress~	0 -4 3 -2 79 12
mattres~	3 19 79 -2
matt~	125 2
mat~	17 5
may-	3 3
mayb-	67 26 76 -3 77 5 112 6 138 -2
mayb-mor	67 12 112 3
maybe more	67 19 112 4
mayb~	67 26 76 -3 77 5 112 6 138 -2
mayor y	8 5 17 3
mayor-	8 4 17 3 30 -2 35 13 38 -3 123 -2 137 11 138 9
mayor-y	8 3 17 2
mayor~	138 15
may~	3 2 8 4 17 3 35 13 38 -3 123 -2 137 12
mcdonald-	31 -2 59 6 138 34
mcdonald~	31 -2 59 6 138 34
me a	10 -2 17 4 73 -4 78 -2 79 -2 102 4 105 5 110 -5 121 4 137 -3 138 27
me about	2 -2 15 4 17 -2 21 -3 43 -3 64 3 65 4 66 6 67 5 68 5 69 5 70 5 71 5 72 5 100 -2 110 -6 117 8 121 4 137 -2 138 -5
me acabaron	7 6
me acabo	7 -5 17 5 26 3 63 -2
me ahogo	19 3 63 8
me alcanza	7 2 122 9
me and	0 6 3 -3 24 4 28 -2 29 2
me apunto	73 5 96 -2 109 7 122 5
me ayudan	63 4 106 6 111 -2 122 -2
me back	17 4 106 -3
me cobran	124 -8 130 12
me comunico	104 11
me cortaron	7 7 59 2
me crazy	27 -2 28 2 31 7
me da	1 3 21 4 28 -3 41 -2 102 7 135 -2
me dan	6 -2 7 5 17 4 21 -2 128 6 138 -2
me deja	24 10 27 -2 94 -2 100 -5 101 13
me dejo	28 7 30 9 79 -3
me dieron	3 2 17 -2 20 3
me do	7 10 63 7 94 -2 122 -6
me down	17 7
me duele	26 3 134 3
me esta	17 4 102 5 138 -2
me estafaron	60 2
me find	2 3
me for	1 11 17 -5 135 6
me get	15 2 26 10 122 -2 134 -6
me gusta	45 3
me gustaria	73 9
me hacen	3 2 24 -2 28 8 105 7 106 -4
me in	1 -3 2 -2 15 2 27 9 106 -3 135 3
me know	73 13 79 -4
me llama	106 6
me llaman	17 -3 19 9 105 -4 106 6
me llego	1 2
me muero	7 3 12 -2 73 8 80 -2 138 -3
me need	4 7 17 4 36 3 79 -2 138 -2
me off	6 -2 21 -3 79 -2 111 17
me out	0 5 17 -3 63 4 122 10 138 -2
me paguen	7 4 20 6
me piden	4 -2 14 3 17 -2 20 7 28 4 60 11 78 -3 130 -4 135 -2
me pueden	27 3 39 -4 73 -2 80 -2 105 3 107 5 121 5 122 5 125 -2
me quede	17 5 100 -3 122 10
me quiero	2 6 73 6
me robaron	27 4 60 3 138 9
me siento	21 12 24 4 36 -3
me sobran	53 -5 79 7
me the	4 -6 17 14 20 -3 29 -2 100 4 122 -2 137 10
me to	17 -5 20 3 27 7 34 6 60 7 73 7 76 -2 78 -5 79 -2 80 3 105 3 122 -2 130 -3
me tomo	23 -8 134 9
me up	17 7 27 6 28 9 31 -4 32 -2 73 3 110 -2 111 -2 122 4
me van	0 -4 1 8 27 -2 73 -3 106 9 124 6 138 -2
me with	28 2
me your	102 8
me-	17 2 19 5 24 2 27 4 28 2 29 -2 34 2 44 -2 45 -2 60 2 76 -3 77 -3 78 -4 104 2 105 6 106 2 107 2 111 4 120 3 122 5 138 4
me-a	1 2 17 2 27 -2 30 3 35 3 73 -3 105 3 106 3 110 -2 124 2 138 9
me-about	15 2 21 -2 64 2 65 2 66 3 67 3 68 3 69 3 70 3 71 3 72 3 110 -3 117 5 121 3 138 -3
me-acabaron	7 4
me-acabo	7 -3 17 3 26 2
me-ahogo	19 2 63 5
me-al	109 4
me-alcanza	122 5
me-an	138 4
me-and	0 3 3 -2 24 2
me-apunto	73 3 109 4 122 3
me-ayudan	63 2 106 3
me-ayudar	39 -3 107 4 121 3 122 6 135 -4
me-back	17 2
me-cobran	124 -5 130 7
me-comunico	104 7
me-con	28 6 104 2
me-cortaron	7 5
me-crazy	28 2 31 4
me-da	1 2 21 2 28 -2 102 5
me-dan	7 3 17 2 128 4
me-de	86 2 124 -3 130 10
me-deja	24 5 100 -3 101 8
me-dejo	28 4 30 5
me-dieron	20 2
me-do	7 6 63 4 122 -3
me-down	17 4
me-duel	26 2 134 3
me-el	7 -2 73 3 102 4 105 3 106 -2 138 -2
me-en	0 3 34 6 63 4 100 -2 107 4
me-esta	17 2 102 3
me-falta	1 4 135 -2
me-find	2 2
me-for	1 5 17 -2 27 4 63 2 122 -2 135 3
me-get	26 6 134 -3
me-gusta	45 2
me-gustaria	73 5
me-hacen	28 5 105 4 106 -2
me-hora	73 2 79 -2 135 6
me-i	30 4 35 2
me-in	27 5 106 -2 135 2
me-know	73 7 79 -2
me-la	27 -3 58 2 60 2 104 7 134 -2 138 4
me-las	7 7 17 8 73 -2 99 -3
me-llama	106 4
me-llaman	17 -2 19 6 105 -2 106 4
me-llamar	102 -2 105 9
me-los	19 7 106 -3
me-mal	21 3 36 -4 104 11
me-muero	7 2 73 5
me-my	0 2 24 6 26 4 27 4 134 -2
me-need	4 4 17 2 35 2
me-number	21 -2 102 10 137 -2
me-off	21 -2 111 11
me-out	0 3 63 2 122 6
me-paguen	7 2 20 3
me-para	1 3 12 -3 73 3 122 6 135 -2
me-pena	122 2
me-phon	73 -2 102 -2 137 4 138 5
me-piden	14 2 20 4 28 2 60 6 78 -2 130 -2
me-por	73 5 138 -2
me-pueden	27 2 39 -3 73 -2 105 2 107 3 121 2 122 4
me-que	10 5 19 -3 26 -4 60 6
me-qued	17 3 100 -2 122 6
me-quiero	2 4 73 3
me-recibo	6 -2 128 4
me-robaron	27 2 60 2 138 6
me-siento	21 7 24 2 36 -2
me-sin	0 -5 17 3 122 7
me-sobran	53 -3 79 4
me-someth	17 3 138 8
me-the	4 -2 17 4 27 3 28 3 31 -2 43 -2 63 2 64 2 65 2 66 3 67 3 68 3 69 3 70 3 71 3 72 3 117 -3 121 -4 122 -3 137 4
me-this	63 3 138 2
me-to	17 -2 18 3 27 3 34 2 49 2 60 3 73 5 78 -2 85 2 105 2 122 -3 130 -2 138 -3
me-tomo	23 -6 134 6
me-una	134 7
me-up	17 4 27 3 28 5 31 -2 122 3
me-van	0 -2 1 4 73 -2 106 5 124 3
me-want	17 4 18 5 138 -2
me-with	31 4
me-y	73 -4 79 5 80 4
me-you	8 2 60 -2 110 -2 115 -3 117 6 137 4
me-your	21 -2 102 4 111 5 117 2 121 4
me-yourself	15 6 117 7 138 -3
meal for	76 4
meal-	3 -4 7 18 8 6 9 19 11 7 12 15 36 -3 38 -5 42 -9 56 -2 73 6 78 -2 79 -2 80 -2 129 15 138 -7
meal-for	11 3 42 -3 76 2
meal-on	7 -3 8 10
meal-wheel	7 -3 8 10
meals for	11 6 42 -5
meals on	7 -5 8 16
meal~	3 -4 7 18 8 6 9 19 11 7 12 15 36 -3 38 -5 42 -9 56 -2 73 6 78 -2 79 -2 80 -2 129 15 138 -7
mean-	23 -5 35 -4 48 11 104 11 105 -2 112 -3 134 10 137 10 138 23
mean-lif	48 6 138 5
mean-of	48 -4 138 11
meaning of	48 -5 138 16
meaningful-	31 -8 73 19
meaningful~	31 -8 73 19
meaning~	48 14 138 17
mean~	23 -5 35 -4 104 13 105 -2 112 -3 134 13 137 12 138 11
meat-	55 -8 79 9
meat~	55 -8 79 9
mecanico-	76 2
mecanic~	76 2
mechanicsvill-	74 -2 126 9 138 -3
mechanicsvill~	74 -2 126 9 138 -3
media partner	75 7 76 -2 97 5 98 -7
media partners	75 -6 97 15 98 -2 118 -2
media-	4 30 75 -7 76 -3 97 6 98 -10 108 12 118 -2 125 -4
media-partner	76 -2 97 10 98 -5
media-post	75 10 108 -7
medic-	26 -3 134 6
medica-	26 22 27 -6 101 -5 138 -2
medicaid-	7 -3 17 -2 22 4 26 13 63 2
medicaid-is	26 -3 63 4
medicaid~	7 -3 17 -2 22 4 26 13 63 2
medical-	6 -5 26 33 35 -4 134 17
medical-bil	6 -3 26 6
medical~	6 -5 26 33 35 -4 134 17
medication~	26 -3 134 6
medicin-	26 17 122 -3 134 4
medicina-	26 18 134 -6
medicin~	26 28 122 -2
medico-	26 7 107 -5 134 17
medic~	26 22 27 -6 101 -4 104 -2 107 -4 134 14 138 -2
medio ambiente	35 -7 50 17 75 -2
medio-	17 7 35 -7 50 15 75 19 76 -7 98 -3
medio-ambient	35 -4 50 11
mediodia-	99 3
mediodi~	99 3
medit-	47 8 48 -3
meditar-	47 12 48 -7
meditat-	47 19 48 -3
meditation~	47 8 48 -3
meditat~	47 19 48 -3
medit~	47 12 48 -7
medi~	4 25 17 5 35 -5 50 10 75 8 76 -8 97 5 98 -10 108 10 118 -2 125 -4
meet-	21 -2 23 34 27 -3 28 8 32 -2 34 27 36 -3 38 -2 51 2 63 -3 69 3 73 3 80 -2 112 4 126 -3 135 -4 138 -2
meet-about	21 -2 34 8
meet-at	27 -2 34 4
meet-for	51 2
meet-school	34 3
meet-the	27 -2 34 2 51 2 73 -2 112 4
meeting at	27 -4 34 6
meeting~	23 40 27 -3 32 -2 33 -3 34 26 36 -3 38 -2 63 -3 135 -4
meet~	21 -3 23 -2 28 14 34 6 51 4 69 5 73 7 80 -2 100 -2 112 7 126 -5 138 -3
mejor-	0 -2 16 11 17 -8 25 7 76 -3 126 -4 138 21
mejor-de	126 -2 138 6
mejorar-	39 2
mejor~	39 2
mej~	0 -2 16 11 17 -8 25 7 76 -3 126 -4 138 21
member-	1 -3 31 -2 63 -2 75 -4 76 6 97 4 105 10 112 2 122 16 125 6 137 -6 138 -4
membership-	122 29 124 6
membership~	122 29 124 6
member~	1 -3 31 -3 73 5 75 -5 76 12 97 7 102 -2 112 8 122 -2 137 -4 138 -3
membresia-	122 34 124 7
membresi~	122 34 124 7
memb~	63 -2 73 -4 76 -4 97 -2 105 15 112 -6 122 23 125 8 137 -3
memory of	78 3
memory-	78 8
memory-of	78 2
memory~	78 8
men-	4 5 109 -2 125 10 130 -6
mend-	49 8
mend~	49 8
meno-	130 2
menos que	130 2
mensaj-	7 -2 60 5 78 -7 102 10 104 24 115 -3 122 -2 123 -2
mensaj~	7 -2 60 5 78 -7 102 10 104 24 115 -3 122 -2 123 -2
mensual-	77 -2 78 17 79 -3 130 4
mensual~	77 -2 78 17 79 -3 130 4
mental health	21 5 22 -4 26 -2 67 9
mental-	21 27 22 -8 26 -4 67 16 69 -2
mental-health	21 4 22 -2 67 4
mental~	21 27 22 -8 26 -4 67 16 69 -2
mentira-	60 10 78 -3 122 -3
mentor-	31 -2 32 23 73 14 122 -3
mentor-a	32 -2 73 2
mentoria-	32 35
mentoring~	32 9 73 -2
mentori~	32 35
mentorship-	32 35
mentorship~	32 35
mentor~	32 15 73 -4
ment~	31 -2 32 11 60 4 73 18 122 -4
men~	4 4 125 9 130 -4
mes pasado	25 6 78 -2 79 -5 137 8
mes-	1 7 3 -11 7 4 8 -2 17 5 23 3 25 4 78 16 79 -9 101 -2 109 10 124 -2 137 6
mes-pasado	25 3 79 -3 137 5
mesa-	3 20
mess-	7 -2 11 5 17 13 25 7 110 -3 111 -4 138 -4
mess-up	11 2 17 6 111 -2
messag-	24 6 37 -6 60 4 78 -4 104 36 106 5 115 -5
messag~	24 6 37 -6 60 4 78 -4 104 36 106 5 115 -5
messi-	138 35
messing~	17 17 110 -4 111 -5
messi~	138 35
mes~	1 6 7 2 8 -2 11 3 17 4 23 2 25 7 78 15 79 -9 101 -2 109 9 124 -2 137 5 138 -3
meter-	6 24
meth-	23 4
methadon-	23 35
methadon~	23 35
meth~	23 4
met~	6 24
mexicano-	125 -11 138 13
mexican~	125 -11 138 13
mexico-	99 -2 138 21
mexic~	99 -2 138 21
mezclada-	28 18
mezclar-	134 4
mezcl~	28 15 134 3
me~	17 2 19 5 24 2 27 4 28 2 29 -2 34 2 44 -2 45 -2 60 2 76 -3 77 -3 78 -4 104 2 105 6 106 2 107 2 111 4 120 3 122 5 138 4
mg-	26 -2 134 14 138 -12
mg~	26 -2 134 14 138 -12
mi abuela	8 4 25 2 35 3 36 -2 44 3 78 4 138 -2
mi barrio	8 -2 74 9 81 10 121 -3
mi bebe	3 4 4 -2 5 -4 20 5 25 3 79 2
mi calle	0 -3 43 -4 46 5 50 9 56 -3 77 2
mi carro	0 -3 27 -4 73 10
mi casa	0 -4 2 -5 3 3 24 2 50 2 56 8 73 10 76 -2 91 10 92 -2
mi cita	24 -2 26 -2 27 9 101 -2 104 5 138 -3
mi clase	77 2 78 4
mi closet	4 -4 79 10 93 -2 94 -2
mi credito	19 7
mi curriculum	14 8
mi donacion	6 -2 78 -6 79 -2 96 -4 128 8 129 5 130 13
mi empresa	18 -3 76 5
mi esposa	8 -3 10 4 73 -4 120 -2 137 11
mi esposo	24 3 25 -4 28 6 29 2 79 6
mi ex	24 9 29 -5 135 3 137 8
mi familia	2 3 7 3 12 5 21 5 24 6 28 -2 36 -3 57 3 138 -2
mi hermana	25 -2 28 -3 30 9 123 9
mi hermano	25 2
mi hija	4 8 21 2 28 -4 29 2 30 5 31 -2 32 3 33 -2 40 2 43 2 58 3 61 2 79 -5 82 4
mi hijo	4 -3 17 3 25 2 26 2 28 -3 30 -2 31 -5 32 -2 34 4 36 2 37 4 39 4 44 7 61 2 79 2 134 2
mi iglesia	47 -8 76 15 77 -4
mi informacion	110 20 111 2
mi jefe	135 2
mi mama	8 -3 10 4 25 -4 27 5 58 2 123 5
mi negocio	18 10 76 -5 77 6 79 -2
mi nina	26 7 31 3 37 3 123 -4
mi nino	4 4 7 -2 10 4 31 -6 33 3 36 4 41 2
mi papa	8 2 10 -3 35 2 52 4
mi pasaporte	125 -8 135 -6 138 17
mi perro	25 -5 138 13
mi prima	0 8
mi promesa	130 14 135 -2
mi propia	4 -2 18 2 49 13 77 -2
mi resume	14 4 49 -4
mi sobrino	4 2 32 10 77 -3
mi solicitud	14 -2 63 -2 106 22 122 -11 128 -2
mi suegra	0 4 2 5 79 -4
mi tarjeta	130 3
mi tienda	76 -3 77 4
mi trabajo	2 5 17 -5 20 2 62 3
mi vecina	8 5 123 10
mi y	0 7 2 -3 24 4 26 -2
mi zona	74 5 126 10
mi-	3 2 6 -2 18 3 24 4 28 -2 31 -3 50 2 73 4 74 3 76 3 106 2 110 3 122 -4 123 3 128 2 130 4 135 4 137 3
mi-abuela	8 2 35 2 44 2 78 2
mi-anda	29 4
mi-barrio	74 5 81 5 121 -2
mi-beb	3 3 5 -2 20 2 25 2
mi-call	0 -2 43 -2 46 3 50 5 56 -2
mi-carro	0 -2 27 -2 73 6
mi-casa	0 -2 2 -3 3 2 56 5 73 6 91 6
mi-cita	27 5 104 3
mi-clas	78 2
mi-closet	4 -2 79 6
mi-credito	19 4
mi-curriculum	14 5
mi-de	32 3 36 -2 63 2 78 2 82 4 135 2 138 4
mi-donac	78 -4 96 -2 128 5 129 3 130 8
mi-empresa	76 3
mi-en	34 3 57 2
mi-es	8 2
mi-esposa	8 -2 10 2 73 -2 137 6
mi-esposo	25 -2 28 4 79 3
mi-esta	2 -3 3 6 21 2 50 3 56 -2 73 -2 137 5 138 3
mi-ex	24 6 29 -3 135 2 137 5
mi-familia	2 2 7 2 12 3 21 3 24 3
mi-hac	28 2 36 -3 58 5
mi-hermana	28 -2 30 5 123 6
mi-hija	4 4 28 -2 30 3 32 2 79 -3 82 2
mi-hijo	4 -2 17 2 28 -2 31 -3 34 2 37 2 39 2 44 5
mi-iglesia	47 -6 76 10 77 -3
mi-informac	110 14
mi-jef	18 5 112 -4
mi-le	43 2 58 -2 61 2
mi-mama	8 -2 10 2 25 -2 27 3 123 4
mi-me	24 8 27 -2 28 2 29 -3 30 4 104 2
mi-mis	0 4 2 -2 24 2
mi-necesita	73 2 123 2
mi-negocio	18 6 76 -3 77 3
mi-nina	26 4 31 2 37 2 123 -2
mi-nino	4 3 10 2 31 -4 33 2 36 2
mi-no	10 2 31 2 33 2 36 2 63 4 74 2 123 -2
mi-papa	10 -2 52 2
mi-para	19 2 76 -2 77 6
mi-pasaport	125 -5 135 -4 138 10
mi-perro	25 -3 138 8
mi-por	27 4 57 3 138 -3
mi-prima	0 4
mi-promesa	130 9
mi-propia	49 8
mi-pued	76 8 128 -2
mi-que	25 -2 79 7
mi-quier	31 -2 52 2 57 2 61 3
mi-quiero	78 3
mi-resum	14 3 49 -3
mi-se	18 4 32 5 76 -4 77 -2
mi-sobrino	32 6 77 -2
mi-solicitud	63 -2 106 15 122 -8
mi-suegra	0 2 2 3 79 -2
mi-tarjeta	130 2
mi-tien	0 -2 8 -2 27 2 33 2 76 4 134 2 135 2
mi-tienda	76 -2 77 2
mi-trabajo	2 3 17 -3 62 2
mi-usa	33 2
mi-va	4 -2 36 2 79 4
mi-vecina	8 2 123 7
mi-y	0 4 21 3
mi-ya	0 3 4 8 79 -5
mi-zona	74 3 126 7
miami-	138 5
miami~	138 5
mic-	44 10 45 -2 134 -5 138 4
mica-	44 -16 45 -7 110 -2 135 39
microfono-	44 10 45 -5
microfon~	44 10 45 -5
microphon-	44 16 45 -5
microphon~	44 16 45 -5
microsoft-	57 22 75 -2
microsoft~	57 22 75 -2
microwav-	3 10 79 9
microwav~	3 10 79 9
mic~	44 -3 45 -7 110 -2 134 -4 135 29 138 3
mid-	135 6 138 22
midlothian-	126 12
midlothi~	126 12
mid~	135 6 138 22
miedo-	24 4 27 7 79 -2
miedo-ir	27 3
mied~	24 4 27 7 79 -2
miembro-	28 -5 105 -4 122 19 125 8 137 -5
miembr~	28 -5 105 -4 122 19 125 8 137 -5
mientra-	11 -2 17 -2 35 -7 42 6 73 11 79 -2
mientr~	11 -2 17 -2 35 -7 42 6 73 11 79 -2
might-	36 2
might~	36 2
migra-	17 -2 106 -3 110 10 115 -2 125 18 135 -3
migrac-	110 -15 125 22
migrain-	134 35
migrain~	134 35
migratorio-	93 -2 106 -2 125 14 135 30
migratori~	93 -2 106 -2 125 14 135 30
migr~	17 -2 106 -3 115 -2 125 32 135 -3
mil-	132 13 138 16
milk-	7 19 10 5 134 -3
milk~	7 19 10 5 134 -3
mil~	132 13 138 16
min-	58 10
mind-	22 -14 25 -2 28 17 130 9 133 20
mind~	22 -14 25 -2 28 17 130 9 133 20
minecraft-	28 -2 36 -3 61 17 138 32
minecraft~	28 -2 36 -3 61 17 138 32
minima-	73 -4 78 -9 82 6 130 10
minimo-	78 -2 79 -5 94 11 125 6 130 5
minimo-recoger	94 7 130 -5
minimum donation	78 15 94 -10 130 -3
minimum-	78 6 79 -3 82 5 84 5 94 7 125 -3 130 4
minimum-donation	78 11 94 -7 130 -2
minimum~	78 6 79 -3 82 5 84 5 94 7 125 -3 130 4
minim~	73 -4 78 -9 79 -4 82 4 94 8 125 5 130 11
minut-	47 21 80 -2
minut~	47 21 80 -2
min~	58 10
mis datos	110 8 111 4 138 -2
mis hijos	7 3 11 4 17 -2 26 -2 28 7 31 3 32 -2 33 -3 34 -2 42 2 59 3 101 5 135 2
mis nietos	30 3
mis ninos	7 -3 9 10 11 3 31 2
mis propias	7 -2 13 12 20 4
mis-	0 3 2 -2 9 5 11 5 13 6 17 -2 20 2 28 8 31 3 32 -2 33 -3 34 -2 36 -2 38 4 42 2 52 -2 59 2 73 -2 76 2 77 3 101 4 110 6 111 7 121 -2 125 -2 135 3 138 -2
mis-a	101 5
mis-dato	110 6 111 2
mis-hijo	7 2 11 2 28 4 33 -2 101 2
mis-nieto	30 2
mis-nino	7 -2 9 6 11 2
mis-no	28 8
mis-propia	13 7 20 2
mis-verdura	7 -2 13 8
miscarriag-	25 11 134 5
miscarriag~	25 11 134 5
misdemeanor-	135 35
misdemean~	135 35
mision-	117 36
mision~	117 36
miss-	1 3 9 -2 11 4 25 7 26 -2 27 -4 28 -3 35 -2 44 -3 45 6 47 -2 101 -4 104 9 116 -2 117 41 135 3 138 -3
miss-my	25 5 27 -2 101 -2 104 5
missed~	1 7 26 -2 27 -5 101 -5 104 13
miss~	52 2
mistak-	17 -4 44 -2 111 22 135 -2
mistak~	17 -4 44 -2 111 22 135 -2
mis~	0 2 2 -2 9 4 11 6 13 5 17 -2 25 4 28 6 31 3 32 -2 33 -3 34 -2 35 -2 36 -2 38 4 44 -2 45 3 52 -2 59 2 73 -2 76 2 77 2 101 3 110 5 111 6 117 20 121 -3 125 -2 134 -2 135 5 138 -3
mix-	26 -2 37 5 134 5
mixtap-	44 35
mixtap~	44 35
mix~	26 -2 37 5 134 5
mi~	3 2 6 -2 18 3 24 4 28 -2 31 -3 50 2 73 4 74 3 76 3 106 2 110 3 122 -4 123 3 128 2 130 4 135 4 137 3
mochila-	41 11 76 -3 77 4
mochila-mi	41 2 76 -2 77 2
mochil~	41 11 76 -3 77 4
mock-	15 2 75 -2
mock~	15 2 75 -2
mod-	137 9
model-	32 11 36 -4
modelo-	32 13
model~	32 19 36 -4
mod~	137 9
mol-	12 -4 138 15
mol~	12 -4 138 15
mom is	7 8 26 -3 27 -4 28 5
mom of	28 -10 122 11
mom to	27 10 57 4
mom-	0 -2 2 4 4 2 7 3 26 -2 27 3 28 18 29 -3 30 -2 32 -4 35 4 55 2 57 2 58 2 60 3 73 4 78 -2 79 6 107 2 122 3 125 8 137 -2 138 -5
mom-a	4 3 35 2 79 -2
mom-and	25 -3 79 4
mom-in	7 4 26 -2 27 -2 73 5 138 -2
mom-is	7 4 26 -2 27 -2 28 3
mom-of	28 -6 122 6
mom-only	107 3
mom-to	21 -3 27 5 28 4 57 3
momento dificil	122 6
momento-	122 11
momento-dificil	122 4
moment~	122 11
mom~	0 -2 2 4 4 2 7 3 26 -2 27 3 28 18 29 -3 30 -2 32 -4 35 4 55 2 57 2 58 2 60 3 73 4 78 -2 79 6 107 2 122 3 125 8 137 -2 138 -5
mona-	43 -7 46 -4 138 15
monday and	20 6 41 4
monday-	1 5 20 10 41 4 109 -2
monday-and	20 3 41 2
monday~	1 5 20 10 41 4 109 -2
money class	12 -2 19 2 76 6
money for	1 2 20 5 26 -2 40 8 87 4 124 -3
money go	78 10 129 -5
money goes	129 4
money management	19 9 112 -7
money to	19 -7 20 4 60 6 78 -5 120 -2 124 11 129 -2 137 7
money used	19 -6 129 9
money-	1 3 6 -3 12 3 13 2 17 2 19 16 20 4 27 6 40 9 41 -2 60 3 73 -2 78 4 79 -2 80 -2 87 2 109 3 112 -4 118 2 120 -2 124 7 125 -2 129 -4 130 -2 135 3 136 -2 137 6 138 -3
money-a	0 2 20 3
money-class	19 2 76 3
money-for	20 3 40 4 87 2 124 -2
money-get	20 3 120 -2
money-go	78 6 129 -3
money-goe	129 3
money-help	19 6 78 -3 80 -2 129 4
money-in	17 5 78 2
money-manag	19 6 112 -5
money-my	24 2 78 2
money-to	19 -5 20 2 60 3 78 -3 124 8 137 4
money-used	19 -4 129 7
money~	1 3 6 -3 12 3 13 2 17 2 19 16 20 4 27 6 40 9 41 -2 60 3 73 -2 78 4 79 -2 80 -2 87 2 109 3 112 -4 118 2 120 -2 124 7 125 -2 129 -4 130 -2 135 3 136 -2 137 6 138 -3
montacarga-	16 3
montacarg~	16 3
montana-	138 17
montan~	138 17
month and	25 2
month-	1 16 4 2 6 3 9 -2 19 4 36 -3 67 6 73 -3 78 13 79 -2 109 11 110 -4 122 -2 124 -2 137 5 138 -2
monthly donation	78 4
monthly gift	78 2 129 -2 130 5
monthly-	73 -4 78 30 79 -2 129 -3 130 22
monthly-donation	78 3
monthly-gift	78 2 129 -2 130 3
monthly~	73 -4 78 30 79 -2 129 -3 130 22
month~	1 16 4 2 6 3 9 -2 19 4 36 -3 67 6 73 -3 78 13 79 -2 109 11 110 -4 122 -2 124 -2 137 5 138 -2
mon~	43 -7 46 -4 138 15
moon-	0 -7 138 13
moon~	0 -7 138 13
mor-	1 6 7 6 12 -3 16 10 19 -2 50 11 67 20 73 -2 78 -3 100 -2 112 4 122 8 135 -2 138 -2
mor-one	122 6
mor-than	122 6
more than	122 11
morn-	73 -2 99 7 131 33 138 -2
morning~	73 -2 99 7 131 33 138 -2
mortgag-	1 5
mortgag~	1 5
mor~	1 6 7 6 12 -3 16 10 19 -2 50 11 67 20 73 -2 78 -3 100 -2 112 4 122 8 135 -2 138 -2
mosqu-	77 2
mosqu~	77 2
most-	3 -7 4 -10 21 13 33 -2 73 -4 79 17 81 -2 93 30 99 -2 122 -3 135 -2
most~	3 -7 4 -10 21 13 33 -2 73 -4 79 17 81 -2 93 30 99 -2 122 -3 135 -2
motel-	0 15 2 -2
motel~	0 15 2 -2
mother-	25 4 28 22 30 -2 32 -6 35 18 138 9
mother~	25 -3 28 16 30 -2 35 -2 138 16
moth~	25 6 28 13 32 -7 35 21 138 -2
mou-	76 15
mourn-	25 11
mourning~	25 11
mou~	76 15
mov-	0 -5 2 34 3 15 9 -2 24 -3 31 -2 33 -2 73 -3 76 9 79 6 138 -3
mov-in	3 12
mov-kit	3 12
mov-out	0 -3 2 6
move in	3 19 138 -2
move out	0 -5 2 10
moved here	21 2 36 8
moved in	3 10 7 -2 28 7
moved-	3 10 7 -2 28 6 36 8 73 10 80 -2 104 13 110 -2 125 -3 126 -5 134 -2 135 4 138 -2
moved-and	28 3 36 4
moved-her	36 5
moved-in	3 6 28 4
moved~	3 10 7 -2 28 6 36 8 73 10 80 -2 104 13 110 -2 125 -3 126 -5 134 -2 135 4 138 -2
movi-	26 -2 35 -3 109 10
moving in	3 21
moving-	0 -2 2 5 3 23 73 -3 76 4 79 9 99 -2 126 8
moving-in	3 13
moving~	0 -2 2 5 3 23 73 -3 76 4 79 9 99 -2 126 8
movi~	26 -2 35 -3 59 -2 109 9 124 -2 138 11
movy-	59 -4 124 -3 138 16
mov~	0 -5 2 34 3 15 9 -2 24 -3 31 -2 33 -2 73 -3 76 9 79 6 138 -3
much does	26 -9 27 -2 74 -2 87 7 89 -4 124 6 138 15
much is	2 -3 7 -2 22 6 138 11
much notice	73 -3 90 7 91 -3 135 3
much-	2 -2 7 -3 19 2 21 4 25 4 26 -2 27 -2 31 5 34 3 39 -4 73 -4 74 -2 78 -2 79 -2 80 -4 87 4 89 -3 90 4 91 -2 94 4 124 24 125 9 129 9 132 2 134 -3 138 7
much-a	26 -5 87 3 89 -2 138 10
much-do	73 -2 90 4 91 -2 94 4
much-doe	26 -5 87 3 89 -2 124 3 138 7
much-is	22 4 138 6
much-my	2 -2 28 2 138 6
much-notic	73 -2 90 4 91 -2 135 2
much-to	80 -3 124 5 129 6
mucha-	19 5 121 -2 122 10 132 9
mucha-gracia	132 5
muchacho-	32 10
muchach~	32 10
muchas gracias	132 7
mucho a	21 8 25 5 36 -4
mucho-	6 4 19 10 21 6 23 5 25 4 28 2 29 9 32 -2 36 -3 60 -3 130 -4 135 -4
mucho-a	21 4 25 3 36 -2
mucho-en	6 2 19 7 60 -2 130 -3
mucho-mi	21 4 25 3 36 -2
much~	2 -2 6 3 7 -3 19 9 21 7 23 3 25 5 26 -2 27 -2 29 4 31 4 34 2 36 -2 39 -3 60 -2 73 -4 78 -2 79 -2 80 -4 87 3 89 -2 90 3 91 -2 94 3 122 3 124 18 125 6 129 7 130 -3 132 5 134 -3 135 -2 138 6
mudar-	2 25
mudarm-	2 24 3 14 17 -7 21 -2
mudarno-	2 23
mudo-	78 -2 79 16
mud~	2 50 3 11 17 -6 21 -2 78 -2 79 10 122 -2
muebl-	2 -2 3 16 6 -10 78 -2 79 12
muebl~	2 -2 3 16 6 -10 78 -2 79 12
muela-	26 21 134 -15
muel~	26 21 134 -15
mueren-	52 10
muero de	7 3 80 -2
muero por	12 -2 73 10 138 -3
muero-	7 4 12 -3 73 11 80 -3 138 -4
muero-ayudar	73 6 138 -2
muero-de	7 2
muero-por	73 6 138 -2
muert-	7 6 25 10 28 -2 31 -2
muerta-	25 -3 35 3
muerto-	17 2
muert~	7 5 25 6 28 -2 35 2
muer~	7 4 12 -3 52 7 73 11 80 -3 138 -3
muestram-	122 -2 137 9
muestram~	122 -2 137 9
multa-	135 33
multiplic-	3 -2 36 17 138 -3
multiplication~	3 -2 36 17 138 -3
mult~	135 33
munchi~	7 35
munchy-	7 35
mundial-	138 21
mundial~	138 21
mural crew	43 -5 46 7
mural-	31 -2 43 -16 46 28 76 -2
mural-crew	43 -4 46 5
mural~	31 -2 43 -16 46 28 76 -2
murder-	1 3 36 3
murdering~	36 3
murd~	1 3
muriendo-	18 10 63 -2 76 -10 102 7 138 -2
murio-	25 12 138 9
muri~	25 12 138 9
muro-	43 -18 46 19
mur~	18 9 43 -14 46 15 76 -9 102 7 138 -2
music-	43 -11 44 6 45 -3 73 -2 76 8 138 13
musica-	44 18 45 -2
music~	43 -9 44 19 45 -4 73 -2 76 7 138 10
musk-	138 18
musk~	138 18
muslim-	23 -2 47 8 48 -2
muslim~	23 -2 47 8 48 -2
muy amable	132 9
muy triste	21 -3 25 5
muy-	0 -2 21 2 25 4 38 8 50 6 56 -3 59 4 132 10 138 -3
muy-amabl	132 7
muy-trist	21 -2 25 3
muy~	0 -2 21 2 25 4 38 8 50 6 56 -3 59 4 132 10 138 -3
my 12	31 6 73 -4 82 5 138 -4
my account	19 7 99 -2
my apartment	2 -3 8 9 21 -2 56 10 79 -8
my application	14 -2 63 -9 106 27 111 10 122 -8 130 -3 135 -6
my appointment	26 -2 27 3 101 -9 104 22
my aunt	8 4 25 -3 78 3
my autistic	32 -3 33 2 34 8
my baby	2 -3 4 2 10 -4 20 5 26 4 79 5
my bank	19 -4 60 5
my blood	134 3
my boss	17 6 78 -2 110 3 135 4
my boy	31 -2 32 4 33 9 36 2 73 3
my boyfriend	0 2 138 8
my boys	4 5 36 -2
my brother	23 2 25 13 29 -2 137 4
my car	18 -5 27 6 35 -2 73 -2 110 -4 135 8 138 6
my card	60 5 102 -2 130 4
my cat	55 5 138 -5
my check	7 9 19 5 78 -2
my child	4 -4 11 -3 28 -3 31 -2 33 6 34 13 36 -2 37 4 135 -2
my city	74 12 126 -3
my closet	4 -10 79 13
my clothes	4 5 79 -3
my community	80 7
my company	76 -4 78 7
my county	74 10 100 -2 126 -2
my cousin	0 7 28 -2 31 -2 76 -3 123 9
my credit	78 -2 130 8
my dad	10 2 25 3 26 7 28 -4
my data	58 -3 95 3 110 -4 111 22
my daughter	4 2 25 -3 29 -2 30 4 31 8 32 5 38 3 40 3 42 5 73 3 82 5 123 -4
my deposit	1 -3 135 7
my diploma	38 3 57 -2
my doctor	10 10 26 -15 27 6 57 6 138 -5
my dog	25 6 138 -2
my donation	78 -3 79 7 94 -5 96 -3 128 9
my ex	17 -4 24 5 135 3 137 4
my faith	47 2 48 4
my family	7 5 24 8 28 -2 47 2 57 6 102 -2 110 -2
my first	20 5 37 4 73 -2 85 5 86 6 106 -2 122 -3
my friend	31 -4 123 10 138 8
my ged	17 -2 38 6
my gift	78 -2 79 -3 96 -2 128 7 129 16
my girls	0 4 3 -3 4 5 5 9 31 -3 47 -3
my grades	25 -3 36 12 37 -2
my grandbabies	17 -4 30 2 57 8
my grandma	25 6
my grandmother	25 7 30 -3 35 -4 123 9
my grandmothers	44 2 56 6
my grandson	32 5 37 3 110 -2 135 -2
my hands	4 -3 16 7 17 -2 79 5
my hours	17 5
my house	1 5 2 -5 6 6 59 4 77 -7 91 9 94 4 138 2
my husband	21 5 24 5 73 4 78 2
my information	86 -2 104 7 110 6 111 15
my insulin	26 16 124 -3 134 -11
my internet	57 -3 59 7
my interview	15 5 75 -2
my job	2 3 17 -10 20 3 24 4 135 2
my kid	0 -2 1 2 2 -2 5 -4 7 -2 10 6 11 -3 26 3 31 -2 32 3 35 3 36 2 37 3 41 -2 58 7 79 5 134 6
my kids	2 5 3 5 4 -7 7 5 9 3 13 2 19 3 26 -2 28 2 32 -2 33 -4 46 2 54 2 57 3 73 -2 76 -2 78 3 79 4 101 4 135 2
my kitchen	3 4 12 -3 18 14 73 -6 79 -2
my landlord	1 -2 110 6 135 8
my language	107 6
my last	78 -3 135 10
my lease	1 -2 11 -3 35 -2 135 13
my medicine	26 16 122 -3 134 -6
my mind	21 3 22 -8 28 12 130 8
my mom	2 5 4 2 7 4 25 -2 26 -2 27 3 28 -4 57 3 58 3 60 3 107 3 122 -2 123 2 138 -2
my money	19 -5 24 3 78 9 80 -2 129 11 136 -4
my mother	25 8 35 3
my name	19 -4 60 8 110 -3 130 -2 135 14
my neighbor	7 -3 8 -2 39 -3 57 -2 107 7 123 8 137 9
my neighborhood	31 2 33 -2 50 10 74 5 76 -3 81 10 112 -3
my nephew	4 3 61 6 79 -2
my office	73 8 76 -3
my old	3 -3 17 -3 79 14
my own	0 6 2 5 4 -3 18 8 20 3 44 4 49 6 73 3 74 -2 76 -2 79 -3 84 4 112 -2 135 -2 138 -4
my papers	63 9 122 -2 125 6
my phone	24 2 31 -2 36 -4 57 15 58 8 59 -3 63 8 102 -6 104 8 137 -5 138 -5
my place	6 -2 8 4 56 3
my plants	52 7
my pledge	78 -5 130 18
my porch	4 -4 7 -2 13 9 54 -3 55 4 56 7 79 -2
my record	15 6 17 2 44 -2 110 -2 111 8 135 -2
my resume	120 7
my rights	17 -4 135 4
my roommate	0 10 1 -6 2 -5 7 7 123 -3 135 7 138 -2
my shop	76 -3 77 5
my side	18 6 115 -3
my sister	0 -8 57 5 73 -4 122 -2 123 8 137 8
my son	10 2 21 -3 22 2 26 6 29 -2 31 5 32 5 33 5 34 2 44 4 73 -4 109 -2
my stove	3 5 9 5 21 -2
my street	0 -6 50 3 100 -7 137 11
my team	73 14 74 -3 76 -4 77 3 112 -7
my teen	4 -2 21 5 22 5 32 -3 73 -2 82 -2 83 5
my toddler	5 8
my town	74 4 126 -2
my tv	25 -10 55 -2 138 24
my wife	0 -2 17 4 35 10 122 -3 137 5
my will	24 -3 78 18 135 -2 138 -2
my work	14 14 18 17 36 -2 124 -6 135 -3 138 -10
my yard	28 -4 55 7
my-	110 3 122 -2 123 4 126 2 127 -2 130 2 135 2 138 2
my-12	31 3 73 -2 82 3 138 -2
my-account	19 2 60 7 76 2
my-allow	135 3
my-and	1 2 21 -2 29 4 34 2 48 2 63 3 73 4
my-apart	2 -2 8 5 56 6 79 -5
my-applic	14 -2 63 -6 106 17 111 7 122 -5 130 -2 135 -4
my-appoint	101 -5 104 13
my-are	4 3 7 -2 28 3 31 2 35 2 36 3 52 8 125 5
my-at	11 -2 31 -2 34 5 77 2 138 5
my-aunt	8 2 25 -2 78 2
my-autistic	34 4
my-baby	2 -2 10 -2 20 3 26 2 79 3
my-back	28 -2 57 4 135 8 138 -2
my-bank	19 -2 60 3
my-blood	134 2
my-boss	17 3 110 2 135 2
my-boy	4 2 32 2 33 4
my-boyfriend	138 5
my-break	7 -2 10 6 11 -7 47 4
my-brok	3 3 25 5 49 3 138 -3
my-brother	7 3 25 6 27 -2 137 2
my-cam	21 4 137 4
my-can	32 2 33 4 104 3
my-car	18 -5 27 3 73 3 110 -2 135 5 138 5
my-card	19 -2 60 2 130 6
my-cat	55 3 138 -3
my-check	7 4 19 2 20 2 26 2 78 -2 135 3
my-child	4 -2 33 3 34 7 37 2
my-city	74 7 126 -2
my-clean	18 3 26 3 79 -3
my-closet	4 -6 79 8
my-cloth	49 6 79 -2
my-com	7 4 31 2
my-community	80 4
my-company	76 3 78 4
my-county	74 5
my-cousin	0 4 76 -2 123 6
my-credit	130 4
my-dad	8 2 25 2 26 4 28 -3
my-data	58 -2 110 -2 111 15
my-daught	25 -2 30 2 31 5 32 3 38 2 40 2 42 2 73 2 82 2 123 -2
my-deposit	1 -3 135 7
my-died	25 -4 27 3 58 3 122 -2 138 4
my-diploma	38 2
my-do	28 3
my-doctor	10 6 26 -8 27 3 57 3 138 -3
my-doe	3 3 10 -2 36 -2 58 5 79 2 107 3 123 2
my-dog	25 3
my-donation	78 -9 79 4 94 -3 96 -2 128 5 130 9
my-door	1 3 8 3
my-down	14 4 17 -2 56 4
my-ex	17 -2 24 3 135 2 137 2
my-faith	48 2
my-family	7 3 24 4 57 3
my-find	110 3 135 -3
my-first	20 3 37 2 85 3 86 3
my-for	4 -2 35 2 77 2 138 6
my-friend	25 2 31 -3 123 5 138 4
my-ged	38 4
my-gift	78 -4 79 -2 128 4 129 9 130 3
my-girl	0 2 3 -2 4 3 5 5 31 -4 47 -2
my-go	19 -2 78 -4 110 6 129 6 130 6
my-got	1 2 4 3 6 6 20 -2 27 2 36 2
my-grad	25 -2 36 7
my-grader	36 4
my-grandbaby	17 -2 57 4
my-grandma	25 4
my-grandmoth	25 4 30 -2 35 -2 56 3 123 5
my-grandson	32 3 37 2
my-grew	5 -4 79 8
my-hand	16 4 79 3
my-has	4 2 25 -2 26 5 31 2 32 -2 33 3
my-hat	4 -4 22 3 28 2 36 2 37 3
my-help	18 -5 31 -2 34 3 46 3 76 6
my-history	14 8 138 -2
my-hour	17 3 73 -3 84 3
my-hous	1 3 2 -4 6 3 59 2 77 -4 79 5 91 5 94 2
my-husband	4 -3 21 3 24 2 28 2 73 2 79 4
my-i	30 2 35 3
my-in	4 2 57 3
my-inform	104 4 110 3 111 9
my-insulin	26 9 124 -2 134 -6
my-internet	57 -2 59 4
my-interview	15 3 75 -2
my-is	4 -3 19 3 32 5 33 3 63 2 79 4 82 2 122 3 138 5
my-job	2 2 17 -7 20 3 24 2
my-keep	17 2 24 3 32 3 52 3 59 2
my-kick	0 2
my-kid	2 2 3 3 4 -3 5 -2 10 2 30 2 31 -2 33 -2 58 2 79 3 101 2
my-kitchen	3 2 18 9 73 -3
my-landlord	110 4 135 4
my-languag	107 3
my-last	25 4 135 5
my-leas	11 -2 135 7
my-left	30 6
my-legally	18 6 110 -2 135 10 138 -4
my-lol	35 -2 47 -3 78 4 136 -3 138 5
my-mak	31 5 39 6 123 -3 129 5
my-medicin	26 9 134 -4
my-mind	21 2 22 -5 28 8 130 4
my-mom	2 2 7 2 27 2 28 -3 58 2 60 2 79 5
my-money	19 -4 78 6 129 7 136 -2
my-mother	25 5
my-nail	76 2 78 -3 138 8
my-nam	19 -2 60 4 135 8
my-need	3 5 4 3 16 2 31 2 33 -3 36 2 79 -2 81 4 123 2
my-neighbor	7 -2 39 -2 80 6 107 4 123 3 137 5
my-neighborhood	50 6 74 3 76 -2 81 6 112 -2
my-nephew	28 6 29 -3 61 3 135 -2
my-number	60 3 102 -4 104 7 137 -3
my-of	25 3 138 -2
my-off	21 4
my-offic	73 4 76 -2
my-old	79 8
my-on	57 4 58 -2 63 2 95 2
my-only	11 5 39 4
my-own	0 4 2 3 4 -2 18 5 44 2 49 3 73 2 84 2 138 -2
my-paper	63 4 125 4
my-phon	36 -2 57 9 58 4 59 -2 63 4 102 -3 104 5 137 -3 138 -3
my-plac	2 2 8 2
my-plant	52 4
my-play	31 -4 33 -2 44 7 73 4
my-pledg	78 -3 130 14
my-porch	4 -2 13 5 54 -2 55 2 56 4
my-receipt	96 -2 128 3
my-record	15 3 111 5
my-resum	120 4
my-right	17 -2 58 2
my-roommat	0 6 1 -3 2 -3 7 4 123 -2 135 4
my-saf	24 -2 110 12 138 -8
my-say	0 4 10 7 26 -5
my-school	2 3 123 5
my-shift	17 5 73 -3 84 -2 85 3 86 3 122 -2
my-shop	76 -2 77 3
my-sid	18 3 115 -2
my-sister	0 -4 28 -5 30 6 57 2 73 -2 123 4 137 4
my-so	24 5 25 4 35 2 37 -3 73 -2
my-son	26 3 31 3 32 2 33 3 34 2 44 2 73 -2 123 2
my-song	44 4 138 -3
my-stay	0 -5 129 4 137 5
my-story	110 7 138 -7
my-stov	3 3 9 3
my-street	0 -3 77 5 79 -3 100 -5 137 6
my-sugar	10 -2 26 2 134 3
my-tax	128 6
my-team	73 10 74 -2 76 -2 112 -5
my-teen	21 2 22 3 83 2
my-thing	18 4 96 5
my-this	7 3
my-to	9 3 27 4 73 -3 94 2 101 4 120 2
my-toddler	5 5
my-town	74 2
my-tv	25 -7 138 16
my-visit	26 -4 27 3 57 4
my-want	13 2 61 2 73 4
my-whil	35 7
my-wif	17 2 35 6 122 -2 137 3
my-wil	21 3 42 2 78 6 134 5 135 2
my-with	36 3
my-work	14 8 18 10 124 -3 135 -2 138 -5
my-yard	28 -2 55 4
my-year	31 4 73 -2 79 -3 82 2 95 2 138 -3
myself-	17 -2 21 10 22 -3 24 -2 25 11 27 3 35 12 44 8 73 -4 75 -6 79 -5 122 -5
myself~	17 -2 21 10 22 -3 24 -2 25 11 27 3 35 12 44 8 73 -4 75 -6 79 -5 122 -5
my~	110 3 122 -2 123 4 126 2 127 -2 130 2 135 2 138 2
n400-	135 23
n400~	135 23
na-	23 13 34 -5
na-meet	23 5 34 -2
nacimiento-	115 -2 125 16 138 -9
nac~	115 -2 125 16 138 -9
nada mas	133 15
nada que	2 16 6 -2 31 2 124 -4
nada-	0 -7 2 11 4 9 6 -2 7 -4 8 -2 12 5 17 -2 21 5 74 3 79 -8 106 3 122 14 124 -3 125 -3 133 10 136 7
nada-comer	7 4
nada-mas	133 10
nada-que	2 9 124 -2
nada~	0 -7 2 11 4 9 6 -2 7 -4 8 -2 12 5 17 -2 21 5 74 3 79 -8 106 3 122 14 124 -3 125 -3 133 10 136 7
nadi-	10 -2 17 5 21 28 102 -2 105 -3 106 11 120 -3 125 -2
nadi-llama	106 4
nadi-me	17 4 21 2 106 3 120 -2
nadie me	17 6 21 3 105 -2 106 5 120 -3
nadi~	10 -2 17 5 21 28 102 -2 105 -3 106 11 120 -3 125 -2
nail salon	18 5
nail-	18 6 78 -6 94 -3 138 19
nail-salon	18 3
nail~	18 6 78 -6 94 -3 138 19
nam-	5 -5 10 -2 19 -4 60 7 100 -2 105 -2 110 -3 112 7 113 6 116 23 117 -2 125 -3 130 -2 135 12 137 -2 138 24
nam-of	125 -2 138 3
name of	125 -3 138 6
named-	137 3
named~	137 3
nam~	5 -5 10 -2 19 -4 60 7 100 -2 105 -2 110 -3 112 7 113 6 116 23 117 -2 125 -3 130 -2 135 12 137 -2 138 24
nap-	47 21 80 -2
napkin-	5 18
napkin~	5 18
nap~	47 21 80 -2
narcan-	16 -8 23 30 67 17
narc~	16 -8 23 30 67 17
national-	73 13 78 -6 99 -5
national~	73 13 78 -6 99 -5
nationwid-	126 35
nationwid~	126 35
natur-	50 28 54 17 71 17 101 -2 110 -3
natur-walk	54 6
naturaleza-	50 33 54 16 64 -2 65 -2 66 -3 69 -3 70 -2 71 17 72 -2 121 -2 123 -3 138 -2
naturalez~	50 33 54 16 64 -2 65 -2 66 -3 69 -3 70 -2 71 17 72 -2 121 -2 123 -3 138 -2
naturaliz-	135 23
naturalization~	135 23
nature walk	54 9
natur~	50 28 54 17 71 17 101 -2 110 -3
navidad-	31 20 78 -5
navidad~	31 20 78 -5
na~	23 13 34 -5
nba-	138 23
nba~	138 23
near me	8 3 9 2 17 9 18 -3 74 7 88 -2 89 -3 100 15 138 -9
near-	2 8 8 3 9 2 17 6 18 -5 74 8 75 -2 76 -8 77 -3 88 -3 89 -3 100 20 109 10 126 -2 138 10
near-me	17 5 18 -2 74 4 100 12 138 -6
nearby-	5 -3 20 -2 28 15
nearby~	5 -3 20 -2 28 15
nearest bus	27 -3 100 -6 101 13
nearest-	6 -7 27 -5 100 -8 101 16 138 9
nearest-bus	27 -2 100 -4 101 8
nearest~	6 -7 27 -5 100 -8 101 16 138 9
near~	2 8 8 3 9 2 17 6 18 -5 74 8 75 -2 76 -8 77 -3 88 -3 89 -3 100 20 109 10 126 -2 138 10
necesidad-	5 14 33 9 34 -2 76 -5 81 21 122 14
necesidad~	5 14 33 9 34 -2 76 -5 81 21 122 14
necesita ayuda	121 -2 122 -3 123 18
necesita un	32 3 34 -2 36 9
necesita-	32 3 34 -3 36 9 73 3 90 -2 91 7 92 -4 121 -2 122 -4 123 19
necesita-ayuda	122 -2 123 10
necesita-un	32 2 36 6
necesitamo-	2 8 7 11 29 -6 41 -2 73 -2 79 -2 121 -2 122 14
necesitamo-ayuda	122 8
necesitan mas	4 -4 93 16
necesitan-	4 -5 73 6 74 -3 79 24 89 4 93 13 121 -2 123 -2 125 -2 138 -3
necesitan-mas	4 -3 79 2 93 9
necesiten-	73 19 106 -5 122 -2
necesito ayuda	1 7 2 -6 121 -3 122 18 125 -3
necesito botas	17 -2 20 2
necesito cita	27 -9 101 17 104 -3
necesito experiencia	73 -2 74 -4 83 -2 85 7 88 8 89 -2
necesito hablar	21 11 105 -2 107 -2
necesito permiso	44 -2 45 -2 91 3 97 7
necesito un	2 2 24 5 56 4 76 -2 135 6
necesito una	36 -3 75 10 122 -2 125 -2 138 8
necesito-	1 3 2 -3 3 2 4 3 17 2 21 5 22 3 24 3 27 -2 36 -2 56 3 57 -4 58 4 73 -2 74 -3 75 6 76 -2 77 -2 85 3 88 3 90 -2 91 4 97 3 101 8 104 -2 105 -2 121 -3 122 5 125 8
necesito-a	22 5
necesito-ayuda	1 4 2 -3 121 -2 122 12 125 -2
necesito-cita	27 -6 101 12 104 -2
necesito-de	4 4 79 -3
necesito-experiencia	74 -2 85 4 88 5
necesito-hablar	21 7 105 -2 107 -2
necesito-hora	35 2
necesito-para	3 3 74 -2 85 3 88 3 91 4 97 3
necesito-permiso	91 2 97 4
necesito-un	24 3 56 3 135 4
necesito-una	36 -2 75 6 138 6
necesit~	2 5 4 -4 7 8 29 -5 41 -2 73 14 74 -2 79 18 89 3 93 10 106 -3 121 -3 122 9 123 -2 125 -2 138 -2
necessiti~	5 35
necessity-	5 35
neces~	1 2 2 -3 4 3 17 2 21 4 22 3 24 3 27 -2 34 -2 36 2 56 2 57 -4 58 3 74 -3 75 5 76 -2 77 -2 85 3 88 3 90 -2 91 6 92 -2 97 3 101 7 104 -2 105 -2 121 -3 122 3 123 7 125 8
neck-	134 23
neck~	134 23
need a	2 5 3 4 16 -3 17 3 19 -2 21 -2 22 2 24 2 26 7 29 -2 33 -2 35 4 44 3 57 -2 58 4 76 -3 79 -3 83 5 88 2 91 -2 105 4 120 -3 122 6 138 2
need an	2 3 15 4 26 -3 27 -2 73 3 79 -3 101 7
need anymore	3 -5 79 8
need assistance	122 11
need experience	73 -5 74 -7 83 -2 85 9 88 9
need food	7 -4 10 10 26 -2
need for	73 -7 89 5 90 5 91 4 94 7
need groceries	7 16 19 -2 78 -2
need hands	73 9
need help	1 2 18 5 19 2 27 -2 28 5 29 5 33 -2 35 -2 36 6 73 -2 76 -4 80 -2 122 15 125 -3
need id	91 7 125 -6
need money	17 8 19 4
need most	4 -3 73 -3 79 29 93 2 122 -3 135 -2
need permission	75 -3 91 2 97 5
need some	7 6 47 5 122 -2
need somebody	21 3 32 3 34 7 105 -2
need someone	27 3 73 10
need something	4 2 17 5
need to	2 3 6 -2 21 6 23 3 24 -2 29 10 31 3 33 -3 36 3 56 3 57 5 58 -2 63 5 73 -3 83 3 85 -2 90 4 91 3 101 -2 109 3 122 -9 125 9 135 -3 138 -4
need work	17 -2 20 7
need you	17 -2 74 9 127 5
need-	3 3 4 2 5 2 17 3 19 4 21 2 23 3 29 3 32 2 33 -5 34 -3 36 2 57 -2 58 2 59 3 63 -2 76 -3 77 -2 78 -4 79 2 81 6 83 2 91 3 107 -2 120 -2 122 4 125 4 127 3 135 -2
need-a	2 2 3 2 4 2 16 -2 26 4 32 3 33 -2 35 2 58 2 73 -2 79 -3 83 2 105 2 120 -2 122 3 138 2
need-an	2 2 15 2 26 -2 73 2 79 -2 101 4
need-and	3 5 5 7 79 -8 138 7
need-anymor	3 -3 79 4
need-appoint	26 -3 27 -4 101 11
need-assess	81 6
need-assistanc	122 7
need-at	91 4 125 -4
need-background	88 4
need-boot	17 -4 20 4
need-break	35 4
need-bring	125 7
need-cloth	47 -2 79 -15 93 19
need-coat	4 4 79 -2
need-comput	57 -7 58 11
need-experienc	73 -3 74 -4 85 5 88 5
need-food	7 -2 10 5
need-for	2 -2 3 3 7 3 73 -3 89 2 90 2 91 2 94 3
need-get	17 4 21 4
need-grocery	7 8 8 2
need-hand	73 4
need-help	18 2 29 2 36 3 76 -2 122 12 123 5 125 -2
need-hour	35 6
need-id	91 4 125 -2
need-meet	23 7 34 -3
need-money	17 4 19 3
need-most	4 -2 79 19 122 -2
need-new	58 3
need-permiss	75 -2 97 3
need-plac	2 5
need-rid	27 9 79 -4
need-sign	36 3 83 3 85 -2 109 3 122 -2
need-som	7 3 47 3
need-somebody	21 2 32 2 34 4
need-someon	27 2 73 5
need-someth	17 2 31 5 73 -2
need-steady	17 4 28 -5 32 3
need-talk	21 13 29 4 48 -2 105 -3
need-thing	3 4
need-to	21 4 29 4 31 3 33 -2 57 2 63 2 74 -2 88 2 90 2 91 2 122 -5 125 4 138 -2
need-warm	0 4
need-with	1 2 18 4 36 5 122 4
need-work	20 3 29 3 127 2
need-you	74 4 94 5 127 2
needed~	3 -5 4 -7 19 -3 33 -4 63 -10 78 -2 79 11 93 10 122 -2 125 34 130 -4 135 -5
needing~	28 -17 122 19
needs a	4 8 28 -6 32 12 33 -2 79 -4
needs assessment	33 -2 81 9
needs help	34 -2 57 -2 73 -2 123 17
needs something	31 11 32 -3 73 -3
needs to	26 2 34 8 57 -2
need~	3 4 4 3 5 3 17 4 19 5 21 2 23 3 29 3 32 2 33 -4 34 -3 35 2 36 2 57 -2 58 2 59 3 76 -3 77 -2 78 -4 81 6 83 2 91 3 97 2 107 -2 120 -2 122 3 127 3 135 -2
negocio ayudar	18 -10 76 15
negocio-	16 -4 18 21 73 -2 76 10 77 5 79 -2 138 -2
negocio-ayudar	18 -7 76 11
negoci~	16 -4 18 21 73 -2 76 10 77 5 79 -2 138 -2
neighbor-	7 -3 8 4 31 -2 39 -4 52 2 57 -2 74 5 80 10 107 8 112 -7 123 4 137 10
neighbor-not	8 3 39 -2 107 5
neighborhood-	2 16 9 6 21 -2 24 -2 31 2 33 -2 50 12 74 6 76 -3 77 9 79 -2 81 12 90 -2 91 -2 92 -2 110 -2 112 -3
neighborhood~	2 16 9 6 21 -2 24 -2 31 2 33 -2 50 12 74 6 76 -3 77 9 79 -2 81 12 90 -2 91 -2 92 -2 110 -2 112 -3
neighbor~	52 2 74 7 75 2 80 13 112 -8 123 -6
neighb~	7 -4 8 4 39 -4 57 -2 107 10 123 10 137 12
nephew-	4 3 28 8 29 -6 30 9 61 7 79 -2 135 -5
nephew~	4 3 28 8 29 -6 30 9 61 7 79 -2 135 -5
nervio-	21 16
nerviosa-	15 3
nervioso-	21 3
nervios~	15 3 21 2
nervi~	21 16
nervous-	15 11 17 -2 21 -11 34 11
nervou~	15 11 17 -2 21 -11 34 11
nest-	50 -4 55 8
nest~	50 -4 55 8
netflix-	138 15
netflix~	138 15
never got	0 -2 102 -3 106 12
never had	19 3
never learned	19 3 37 5
never-	0 -2 4 -6 17 -2 19 5 21 -2 22 -2 28 -3 34 6 35 2 37 4 38 6 43 3 57 4 79 5 102 -3 106 10 133 15
never-a	19 2 43 2 57 3 106 5
never-got	102 -2 106 7
never-had	19 2
never-learn	19 2 37 3
nevermind-	133 35
nevermind~	133 35
nev~	0 -2 4 -6 17 -2 19 5 21 -2 22 -2 28 -3 34 6 35 2 37 4 38 6 43 3 57 4 79 5 102 -3 106 10 133 15
new apartment	2 3 3 9 75 -4
new dad	28 8
new job	17 -8 20 14
new one	50 5
new place	2 8 114 -2
new-	2 8 3 3 15 -3 16 8 17 4 20 6 28 7 44 -2 58 3 75 -2 93 9 97 -7 108 -2 113 -6 114 20 126 10 138 3
new-and	20 2 28 2
new-apart	2 2 3 7 75 -3
new-dad	28 5
new-job	17 -5 20 9
new-one	50 2
new-plac	2 6 114 -2
new-want	15 -2 75 2
newborn-	6 3 56 -2
newborn~	6 3 56 -2
newest-	121 4 138 -2
newest~	121 4 138 -2
newport-	75 -13 97 -5 114 -3 126 34
newport~	75 -13 97 -5 114 -3 126 34
newslett-	75 8 108 41 138 -5
newslett~	75 8 108 41 138 -5
newspap-	75 9 97 -3
newspap~	75 9 97 -3
new~	2 8 3 3 15 -3 16 8 17 4 20 6 28 7 44 -2 58 3 75 -2 93 9 97 -7 108 -2 113 -6 114 20 126 10 138 3
next after	106 13 109 -2 122 -2
next event	109 7
next food	7 -5 109 14
next week	15 3 75 -2 77 -6 90 7
next-	4 -8 7 -4 15 2 75 -2 77 -4 79 -3 90 5 106 22 109 25 122 -2
next-after	106 8
next-event	109 5
next-food	7 -4 109 9
next-week	15 2 77 -3 90 4
next~	4 -8 7 -4 15 2 75 -2 77 -4 79 -3 90 5 106 22 109 25 122 -2
nfl-	61 -2 138 22
nfl~	61 -2 138 22
nhs-	73 26 84 -2 99 -10
nhs~	73 26 84 -2 99 -10
ni-	3 3 11 4 121 -2 122 12
nic-	132 34 133 20
nic~	132 34 133 20
nido-	55 3
nido~	55 3
niec-	30 17
niec~	30 17
nieto-	30 14 35 -3 135 -3
niet~	30 14 35 -3 135 -3
night is	7 -4 9 6
night-	0 3 7 -4 9 3 18 5 28 6 39 3 76 -3 79 4 99 3 109 5 119 4 131 -4 133 11 138 -9
night-is	7 -2 9 3
nightmar-	17 10 18 -2 21 33 109 -4
nightmar~	21 37 109 -5
nightm~	17 13 18 -2 135 -2
night~	0 3 7 -4 9 3 18 5 28 6 39 3 76 -3 79 4 99 3 109 5 119 4 131 -4 133 11 138 -9
nina-	26 10 31 5 33 -2 37 4 123 -6
nina-tien	31 4 123 -3
ninera-	35 9
niner~	35 9
nino especial	31 -4 33 8
nino-	0 5 4 4 9 2 11 13 25 -3 30 4 31 11 33 3 35 7 54 3 73 6 79 -3 121 -3
nino-especial	31 -3 33 5
nino-los	31 4 35 -3 73 6
nino-no	7 4 36 2
nin~	0 5 4 4 9 2 11 13 25 -2 26 3 30 4 31 13 33 2 35 6 54 3 73 6 79 -3 121 -2 123 -2
ni~	3 3 11 4 121 -2 122 12
no ac	6 -8 56 9
no aceptan	79 -7 93 26
no car	0 -6 8 12 27 16 79 -2 122 -8 135 -2 138 -2
no doctor	10 -8 26 11
no encuentro	2 15 6 -2 17 2 124 -4
no entiendo	34 3 39 7 57 8
no es	19 -6 60 3 115 12
no food	1 -6 7 14 8 -4
no habla	21 -8 28 -3 33 28 107 -9
no hablo	39 -5 107 8 122 -2
no han	7 7 9 -3 11 -3 106 8
no hay	6 4 7 7 8 -2 11 12 50 3 74 3
no heat	6 9 56 -8
no insurance	22 5 26 4
no le	4 5 5 -4 34 7 36 4 73 -2 79 4
no lee	37 2
no lo	21 -2 39 11 110 -2
no me	0 2 7 3 24 6 28 7 32 6 33 -2 79 -2 105 -3 106 6 122 5 135 6
no money	7 3 20 6 26 2
no nos	0 5 2 -2 29 5
no one	17 9 124 -2 135 -2
no place	0 11 28 -6
no puede	7 -2 10 11
no puedo	1 2 6 3 8 9 10 -4 23 2 25 4 26 2 28 3 35 3 76 -2 128 -2
no quiero	2 5 51 -2 53 4 79 -4
no sabe	37 2 123 5
no se	3 -3 12 4 19 4 27 -2 56 2 57 4 58 -4 63 3 106 2 122 6 125 -2
no sirves	7 -2 136 22
no tenemos	3 6 4 12 26 2 57 -2 58 5 122 -2
no tengo	3 4 5 2 6 -2 7 -2 9 2 15 2 20 2 21 9 27 3 28 2 63 -2 124 5 134 -2 138 -2
no termine	11 -2 34 -3 38 10 41 -2
no tiene	31 8 123 -4
no tienen	11 3
no trees	50 2 56 -2
no uso	4 -6 79 6
no voy	26 4 79 3
no way	27 16 40 -4 80 -3
no-	3 2 4 3 6 4 7 3 8 4 10 2 11 2 17 3 26 2 27 4 33 3 56 -2 79 -2 93 3 105 3 106 2 116 -4 125 2 134 -3 136 3 138 -3
no-a	1 3 7 2 21 2 39 4
no-ac	6 -4 56 5
no-aceptan	79 -5 93 18
no-air	56 2
no-al	26 2
no-alcanza	122 5
no-and	0 -2 8 5
no-bien	45 2 63 6
no-calefacc	6 3
no-car	0 -4 8 7 27 11 122 -5
no-carro	8 2 138 -2
no-comer	8 -2 10 3
no-comida	7 6
no-como	7 -4 8 4 27 3
no-con	23 2 25 4
no-da	1 2 34 5 73 -2
no-dan	11 2 17 3
no-dinero	26 2 124 7 125 -3 134 -2
no-doctor	10 -4 26 7
no-encuentro	2 9 17 2 124 -2
no-entiendo	26 -2 36 2 39 3 57 5 63 2
no-es	19 -3 115 7
no-escuela	11 3 34 -2 36 -2 38 7 41 -2
no-food	1 -3 7 8 8 4 27 -4
no-for	20 3
no-habla	21 -5 28 -2 32 5 33 16 107 -6
no-hablo	39 3 107 4
no-han	7 4 11 -2 106 5
no-hay	6 2 7 4 11 6 50 2 74 2
no-heat	6 6 56 -5
no-ingl	39 -3 107 5
no-insuranc	22 3 26 3
no-internet	57 -2 59 6
no-ir	8 2
no-la	26 -2 57 6 63 2
no-le	4 3 5 -2 34 4 36 2 79 2
no-leer	37 2
no-lo	34 4 39 6
no-me	24 3 28 4 32 3 105 -2 106 4 122 3 135 3
no-money	7 2 20 3
no-nada	2 6 3 4 74 2 106 2 124 -2
no-ni	122 6
no-nos	0 3 29 3
no-one	17 5
no-pagar	1 3 6 2 26 2 124 -2
no-papel	125 4 135 -2
no-para	5 2 136 5
no-plac	0 6 28 -3
no-pued	10 6
no-puedo	8 5 10 -3 25 2
no-que	4 9 7 2
no-queda	4 4
no-quiero	2 3 53 2 79 -2
no-ropa	4 -3 15 3
no-sab	123 3
no-salir	8 6 10 -4 35 2
no-se	3 -2 12 3 19 2 57 2 58 -2 63 2 122 4
no-sirv	136 15
no-tenemo	3 4 4 8 58 3
no-tengo	3 2 21 6 124 3
no-termin	34 -2 38 7 41 -2
no-tien	31 5 123 -3
no-tienen	11 2
no-til	7 3
no-to	8 4 27 2 36 2
no-usar	57 3 58 -3 123 3
no-uso	4 -3 79 4
no-voy	26 2 79 2
no-water	6 8 56 -4
no-way	27 9 40 -2 80 -2
nobody called	17 -4 106 12
nobody calls	17 19 106 -11
nobody to	17 -2 21 8 27 8 105 -3
nobody-	2 -2 17 26 21 7 27 7 35 2 73 -4 78 -2 79 9 105 -4
nobody-cal	17 7
nobody-to	17 3 21 5 27 4 105 -2
nobody~	2 -2 17 26 21 7 27 7 35 2 73 -4 78 -2 79 9 105 -4
noch-	0 13 3 -3 35 2 38 3 119 4 122 -2 131 3
noch~	0 13 3 -3 35 2 38 3 119 4 122 -2 131 3
nois-	2 -3 33 -2 47 12
nois~	2 -3 33 -2 47 12
nombr-	116 21 135 17 138 -3
nombr~	116 21 135 17 138 -3
non-	4 -3 5 6 7 -7 20 4 57 -2 58 3 115 13
noncitizen-	125 9 135 -3
noncitiz~	125 9 135 -3
nonpay-	1 20
nonpayment~	1 20
nonprofit-	76 9 115 9 116 -5
nonprofit~	76 9 115 9 116 -5
nonverbal-	33 16
nonverbal~	33 16
non~	4 -3 5 6 7 -7 20 4 57 -2 58 3 115 13
noodl-	7 7
noodl~	7 7
noon-	23 -2 47 4
noon~	23 -2 47 4
norfolk-	126 9
norfolk~	126 9
normal-	25 -3 26 -9 134 24
normal~	25 -3 26 -9 134 24
north carolina	73 -4 126 14
north-	73 -5 126 23
north-carolina	73 -2 126 9
northern-	126 3
northern~	126 3
northsid-	74 -3 100 -3 109 6 126 7
northsid~	74 -3 100 -3 109 6 126 7
north~	73 -5 126 23
nos estamos	0 -3 6 5 29 2
nos quiere	0 8 2 -2
nos vemos	133 14
nos-	0 5 1 13 2 -3 6 3 7 -2 10 -4 25 4 28 -2 29 13 73 -2 112 -3 133 12 134 9
nos-el	25 3
nos-estamo	0 -2 6 3
nos-quier	0 4
nos-sacar	1 6
nos-vemo	133 10
nos~	0 5 1 13 2 -3 6 3 7 -2 10 -4 25 4 28 -2 29 13 73 -2 112 -3 133 12 134 9
not a	105 16 116 -3 137 -3
not afford	5 2 20 2 23 -4 26 9 41 6 58 5 134 -2
not buy	3 7 7 7 8 -2 17 -5
not carry	8 2 45 5
not come	21 6 32 -3
not cost	31 4
not cover	5 6 6 6 7 -6
not eat	10 11
not eaten	7 10
not enough	7 7 8 -4
not feel	21 5 22 -5 24 8
not find	2 9 17 3
not fix	1 4
not fly	54 -3 55 7
not get	3 -4 7 -4 8 13 21 7 25 4 36 5 37 -2 62 3
not go	21 9 28 -2
not have	1 6 7 -3 9 2 10 4 26 -4 40 5 59 -2 79 -2 102 5 123 4 124 6 125 10
not know	0 4 6 4 12 5 14 3 24 5 25 3 37 2 57 5 63 6 103 -2 110 -2 122 -3 125 -4 138 -3
not listen	21 -14 28 28
not live	59 6
not need	3 -5 79 8
not ok	21 24 93 -2
not pay	6 6 26 3 78 -4 124 -4 130 5 135 8
not read	37 6
not sleep	0 -2 9 -2 56 8
not speak	21 -2 34 5 39 2 105 -2 107 5
not stop	21 6 28 -2 112 -3 130 -2 134 13
not take	1 2 21 -2 56 2 79 -2 93 20
not talk	21 -5 28 2 29 8 30 6 32 5 34 -2 105 -2
not understand	34 8 39 11 63 -3 122 -2
not use	5 -2 57 -2 79 2 123 7
not want	21 -4 27 9 110 10
not-	0 -2 1 4 4 -2 8 3 21 8 22 -2 23 -2 24 3 25 4 26 2 27 -2 28 2 34 2 39 2 63 5 73 -8 76 -3 77 -2 78 3 80 -2 93 7 94 -2 101 -2 105 2 115 2 116 -2 122 6 125 3 137 3 138 -3
not-a	58 2 105 7 116 -2 123 4
not-afford	23 -2 26 5 41 3 58 3
not-anymor	3 -2 21 -2 29 5 79 4 122 3
not-anyth	1 2 2 5 63 3
not-at	36 -3 37 3 77 -2 91 5
not-away	21 6 28 -2
not-bot	105 16 116 -3 137 -3
not-buy	3 4 7 4 17 -3
not-carry	45 3
not-com	21 3 32 -2
not-cost	31 2
not-cover	5 3 6 3 7 -3
not-eat	10 6
not-eaten	7 6
not-english	107 4
not-enough	7 4 8 -2
not-feel	21 3 22 -3 24 5
not-find	2 5 17 2
not-fix	1 2
not-fly	54 -2 55 4
not-food	3 -2 7 10 8 -3
not-for	26 3 115 8 137 2
not-get	3 -2 7 -2 8 7 21 4 25 2 36 3 62 2
not-go	21 5
not-hav	1 3 7 -2 10 2 26 -2 40 2 102 2 123 2 124 3 125 6
not-her	7 -3 8 3 125 7
not-how	14 3 24 4 57 3 63 4 125 -2 138 -2
not-it	1 4 6 2 7 -3 10 -2 17 3 39 4 41 3
not-know	0 2 6 2 12 2 14 2 24 3 57 2 63 3 125 -2
not-lik	21 3 22 -2 105 7 116 -2
not-listen	21 -10 28 19
not-liv	59 3
not-me	24 6 39 7
not-my	21 3 23 -2 26 5 36 2 135 4 137 2
not-need	3 -3 79 4
not-ok	21 16 93 -2
not-out	3 -2 7 -2 8 8 21 7 63 3
not-pay	6 3 26 2 78 -2 124 -2 130 3 135 4
not-read	36 -3 37 6
not-run	8 2 112 -2 134 8
not-saf	24 4
not-sleep	56 4
not-speak	34 3 39 2 107 3
not-stop	21 3 112 -2 134 7
not-tak	79 -3 93 18
not-talk	21 -3 29 4 30 3 32 3
not-the	6 2 34 2
not-to	8 3 21 -4 27 3 28 3 30 2 32 3 40 3
not-understand	34 4 39 6 63 -2
not-up	1 4 124 -2
not-use	123 4
not-want	21 -2 27 5 110 5
not-what	12 5 25 2 122 -3
not-why	6 3
not-work	3 3 17 -2 63 7 102 -2
nota-	32 -3 36 5 73 -2 75 19 125 -3
notebook-	41 6
notebook~	41 6
noth-	0 7 2 -8 3 8 7 2 8 8 20 3 28 -5 31 5 41 6 74 2 75 -3 123 -2 126 -2 133 11 138 -2
noth-eat	3 -4 8 5
noth-els	3 -3 133 10
noth-to	3 -3 8 5 28 -3 31 4
nothing else	3 -4 123 -2 133 14
nothing to	3 -6 8 9 28 -5 31 7
nothing~	0 7 2 -8 3 8 7 2 8 8 20 3 28 -5 31 5 41 6 74 2 75 -3 123 -2 126 -2 133 11 138 -2
notic-	1 20 6 10 8 -3 27 -6 73 -3 77 -10 90 22 91 -4 135 3
noticia-	75 7 97 -5 138 15
noticiero-	75 35
noticier~	75 35
notici~	75 7 97 -5 138 15
notic~	1 20 6 10 8 -3 27 -6 73 -3 77 -10 90 22 91 -4 135 3
not~	0 -2 1 4 4 -2 8 3 21 8 22 -2 23 -2 24 3 25 4 26 2 27 -2 28 2 34 2 39 2 63 4 73 -8 75 2 76 -3 77 -2 78 3 80 -2 93 7 94 -2 101 -2 105 2 115 2 116 -2 122 6 125 3 137 3 138 -3
novio-	116 -3 138 24
novi~	116 -3 138 24
now and	0 4 25 -2 57 6
now i	2 -3 3 6 17 2 73 -6 79 -2 80 7
now wants	1 5 31 11 44 -2 45 -2
now-	0 3 1 -2 2 -3 3 3 7 8 17 4 18 -2 23 -3 25 -2 30 2 31 7 44 -2 57 4 73 -9 79 5 80 5 93 -3 99 13 120 7 122 11 125 -3 131 -2 135 -11 137 14 138 -3
now-am	17 2
now-and	0 2 57 3
now-i	3 3 57 3 73 -3 80 4
now-need	2 -2 3 4
now-want	1 2 17 4 31 5 73 -5 79 -2 80 4
nowher-	0 24
nowher-go	0 10
nowh~	0 24
now~	0 3 1 -2 2 -3 3 3 7 8 17 4 18 -2 23 -3 25 -2 30 2 31 7 44 -2 57 4 73 -9 79 5 80 5 93 -3 99 13 120 7 122 11 125 -3 131 -2 135 -11 137 14 138 -3
no~	3 2 4 3 6 4 7 3 8 4 10 2 11 2 17 3 26 2 27 4 33 3 56 -2 79 -2 93 3 105 3 106 2 116 -4 125 2 134 -3 136 3 138 -3
nuestra iglesia	76 -2 77 4
nuestra-	18 -9 76 15 77 2
nuestra-iglesia	77 2
nuestro-	18 -14 76 19
nuestr~	18 -18 76 27 77 2
nueva-	49 -14 93 26
nuevo-	20 3 28 2 114 28
nuev~	20 3 28 2 49 -11 93 20 114 25
number for	6 -4 27 -3 102 -5 119 6 138 10
number of	84 4 102 -4 137 8 138 -4
number to	0 -2 21 -2 60 6 102 11 130 -5 137 -3
number-	0 -2 6 -2 21 -16 24 -3 27 -2 60 2 63 -2 73 -3 84 2 102 27 104 -4 106 10 115 5 119 12 125 2 128 -6 137 13 138 10
number-cal	0 -2 102 3
number-for	6 -2 27 -2 102 -3 119 3 138 5
number-of	84 2 102 -2 137 10 138 -2
number-the	6 -2 27 -2 102 -4 119 3 137 3 138 4
number-to	60 3 102 7 130 -2
number~	106 -2 128 -2 137 14 138 8
numb~	0 -2 6 -2 21 -16 24 -3 27 -2 60 2 63 -2 73 -3 84 2 102 28 104 -4 106 11 115 6 119 12 125 3 128 -5 137 6 138 6
numero de	63 -4 102 9
numero-	21 -2 22 -4 57 -2 63 -4 78 -3 102 35 104 9 106 11 115 12 119 7 130 8 138 2
numero-de	63 -3 102 5 138 4
numero-tarjeta	78 -2 102 -2 130 7
numero-telefono	63 -3 102 6
numer~	21 -2 22 -4 57 -2 63 -4 78 -3 102 35 104 9 106 11 115 12 119 7 130 8 138 2
nunca he	19 2 43 2 57 6 58 -2
nunca-	19 2 38 2 43 3 57 7 58 -2 79 -2
nunca-he	57 3
nunc~	19 2 38 2 43 3 57 7 58 -2 79 -2
nurs-	26 3 27 -3 40 14 73 2 76 -5
nurs-i	26 3
nursing~	26 -8 38 -2 40 22 73 -3 76 -2
nurs~	26 9 27 -2 73 4 76 -4
nurtur-	71 30 110 -3
nurtur-natur	71 14 110 -2
nurture nature	71 22 110 -2
nurtur~	71 30 110 -3
nut-	24 -2 61 4
nutric-	7 35 12 19 16 -3 57 -2 67 -3
nutrit-	7 31 12 -2 73 -4 138 -3
nutrit-class	12 7
nutrition class	7 -2 12 10 73 -2
nutrition~	7 31 12 -2 73 -4 138 -3
nutr~	7 35 12 19 16 -3 57 -2 67 -3
nut~	24 -2 61 4
o-	16 -9 17 8 73 13
oak-	50 7 52 -4
oak~	50 7 52 -4
objetivo-	117 35
objetiv~	117 35
observar-	54 18 55 -15
observ~	54 18 55 -15
ocupo-	3 5 7 9
ocup~	3 5 7 8
of a	88 -2 89 8 112 -3
of clothes	79 4 94 -3
of drives	77 -5 91 -2 92 18
of everything	0 -2 5 12 7 6 138 -2
of food	7 10 10 -4 79 -9 93 9
of help	79 -3 80 -2 121 23 122 9 127 5
of his	21 6 32 -4 79 5
of income	125 2
of life	48 -5 138 16
of me	17 2 21 3 23 3 25 -5 28 6 134 -2
of my	3 -2 6 -2 17 4 18 8 27 2 28 6 29 -3 35 2 73 -3 78 2 135 -2
of need	17 -3 79 -5 122 -2 127 25
of prison	0 -2 4 4 17 3
of service	73 5
of state	0 -3 28 -2 79 5 126 13 135 3 138 -2
of that	7 -5 9 5 125 -3 138 6
of the	0 -2 1 7 2 -2 7 3 27 2 31 7 57 8 59 -5 115 5 137 4 138 -4
of these	74 12 76 -2 126 -5 138 -2
of town	100 13 126 -5 138 -2
of volunteer	73 -2 85 11
of work	17 14 73 -3
of your	1 -2 52 -5 74 7 75 8 76 4 102 -2
of-	2 2 3 -4 6 -3 7 3 10 -2 17 3 18 4 19 -2 21 2 23 2 24 -2 26 -2 29 -2 32 -2 52 -3 56 -2 57 2 59 -4 73 -2 74 4 76 -5 77 -2 79 11 85 2 89 3 92 2 93 2 94 -3 98 3 100 3 106 -2 110 -2 112 -2 117 2 121 6 122 2 123 2 124 3 125 -2 127 6 134 3 137 5 138 12
of-2	4 -2 30 3 79 2 135 -2
of-a	89 5 112 -2
of-and	23 5 27 2 79 4
of-are	74 -2 89 3 100 5 138 -3
of-can	77 -2 79 -5 92 4 93 7
of-chapter	74 2 89 3 112 -2
of-cloth	4 -4 79 7 94 -2
of-do	39 3 73 -2 91 4 98 2
of-driv	77 -3 92 12
of-everyth	5 7 7 3
of-food	7 6 10 -3 79 -5 93 5
of-for	5 5 18 5 84 2
of-get	7 5 79 -2
of-help	79 -2 121 17 122 4 127 4
of-his	21 3 32 -2 79 3
of-hous	2 -2 31 7
of-in	2 2 74 4 126 -2
of-it	49 3 56 -3 80 2
of-lif	48 -4 138 11
of-me	21 2 23 2 25 -2 28 3
of-member	137 3
of-mother	35 2
of-my	17 3 18 5 27 2 28 3 29 -2 73 -2
of-need	17 -2 28 -5 79 -3 122 4 127 14
of-on	19 -6 74 3 101 3 135 7
of-organiz	76 -2 117 9 118 4
of-partnership	76 -4 98 11
of-peopl	78 3 79 -2 137 7
of-prison	17 3
of-servic	73 3
of-stat	0 -2 28 -2 79 2 126 9 135 2
of-stuf	79 3 94 -3
of-that	7 -2 9 3 125 -2 138 3
of-the	1 4 7 2 31 4 57 5 59 -3 115 3 137 2 138 -2
of-thes	74 7 126 -3
of-town	100 8 126 -3
of-volunt	85 7
of-work	17 6 18 5 73 -2 85 4
of-you	121 3 127 2
of-your	52 -3 74 3 75 4 76 2 137 3
off and	6 2 7 7 17 -5
off donations	77 -4 79 4
off hours	79 -15 94 19
off my	4 -3 21 9 79 4
off-	6 5 17 -5 21 6 28 -2 31 4 35 2 38 -2 46 -2 53 4 56 7 76 -2 79 3 94 9 111 8 128 7 132 -4 136 -4
off-a	79 2 94 -3
off-and	7 4 17 -3
off-at	8 6 76 -2 77 2 79 -5
off-donation	77 -3 79 11 94 -6
off-hour	79 -10 94 13
off-i	17 -2 73 3
off-my	21 4 77 2 79 2
off-saturday	79 -9 94 12
offend-	17 31 24 -8 29 -3 135 -5 137 -7
offend~	17 31 24 -8 29 -3 135 -5 137 -7
offer free	76 4 124 -2
offer-	26 -4 36 -9 73 9 76 30 121 40 124 -2 135 -5
offer-class	73 -2 76 10 121 -3
offer-fre	73 -2 76 7
offer-servic	73 -3 76 27 121 -20
offering free	26 -2 73 -4 76 9
offering~	26 -3 73 -5 76 13
offer~	76 -9 121 29
offic-	1 2 8 -2 14 -3 18 -8 21 -3 63 -2 76 -15 79 7 99 13 100 19 101 6 102 10 104 14 105 -5 120 4 138 8
offic-open	18 -2 99 6
offic-want	73 4 76 -5 79 3
office open	18 -3 99 11 138 -2
official-	18 13 73 -3 115 34
official~	18 13 73 -3 115 34
offic~	1 2 8 -2 14 -3 18 -8 21 -3 63 -2 76 -15 79 7 99 13 100 19 101 6 102 10 104 14 105 -5 120 4 138 8
off~	6 4 17 -5 21 4 26 -2 28 -2 31 3 36 -5 38 -2 46 -2 53 3 56 6 73 6 76 14 79 3 94 7 111 7 121 16 125 -2 128 6 132 -3 135 -4 136 -3 138 -2
oficial-	115 35
oficial~	115 35
oficina-	8 -12 17 -3 18 -6 21 -4 36 -2 58 -2 76 -4 79 3 99 8 100 29 101 7 104 4 105 14 120 8 138 -3
oficin~	8 -12 17 -3 18 -6 21 -4 36 -2 58 -2 76 -4 79 3 99 8 100 29 101 7 104 4 105 14 120 8 138 -3
oficio-	16 2 36 -2 38 -8 40 16
ofici~	16 2 36 -2 38 -8 40 16
ofrecen-	76 -3 121 41
ofrecer-	73 2 76 24 121 -14
ofrecer-servicio	73 -2 76 13 121 -7
ofrec~	76 18 121 21
ofrenda-	78 35 79 -4
ofrend~	78 35 79 -4
ofrezco-	12 -12 73 13
ofrezc~	12 -12 73 13
often do	73 -3 84 10 85 -3 97 5
often-	7 14 73 -3 74 -3 75 -2 84 12 85 -3 88 -2 89 7 97 5 125 -3 135 -2
often-do	73 -2 84 6 85 -2 97 3
oft~	7 14 73 -3 74 -3 75 -2 84 12 85 -3 88 -2 89 7 97 5 125 -3 135 -2
of~	2 2 3 -4 6 -3 7 3 10 -2 17 3 18 4 19 -2 21 2 23 2 24 -2 26 -2 29 -2 32 -2 52 -3 56 -2 57 2 59 -4 73 -2 74 4 76 -5 77 -2 79 11 85 2 89 3 92 2 93 2 94 -3 98 3 100 3 106 -2 110 -2 112 -2 117 2 121 6 122 2 123 2 124 3 125 -2 127 6 134 3 137 5 138 12
oiga-	131 35
oig~	131 35
oil-	6 15 122 -3 124 -2 138 9
oil~	6 15 122 -3 124 -2 138 9
ok for	10 3 101 7
ok to	84 6 134 2
ok-	3 -5 10 2 19 2 21 18 26 -2 31 -3 55 -2 78 -2 79 -3 82 -2 84 4 85 -2 93 12 101 4 129 -2 130 8 132 12 133 6 134 8 138 12
ok-for	10 2 101 4
ok-to	84 3
okafor-	113 34
okaf~	113 34
okay-	21 25
okay~	21 25
ok~	3 -5 10 2 19 2 21 18 26 -2 31 -3 55 -2 78 -2 79 -3 82 -2 84 4 85 -2 93 12 101 4 129 -2 130 8 132 12 133 6 134 8 138 12
old do	32 -2 73 16 80 -2 82 -4 88 5 89 -2 95 -2 125 -3
old is	32 -2 35 -2 79 -2 82 -4 95 -2 114 9 125 -4 138 12
old laptop	79 -10 95 11
old needs	31 10 32 -2 73 -3
old phones	57 -2 79 8 95 8 114 -4
old to	73 -7 79 -5 82 14 95 4 125 -3
old volunteer	73 7 79 -3 82 3 85 -2 114 -2
old-	0 4 3 -2 4 2 25 -2 31 3 32 6 35 -3 58 -2 76 3 79 13 88 3 125 12 138 -3
old-do	73 9 82 -2 88 3
old-donat	79 -21 95 21
old-help	32 -2 73 -2 82 11 125 -3
old-is	82 -2 114 5 125 -2 138 7
old-laptop	95 2
old-need	31 5 73 -2
old-phon	57 -2 79 13 114 -2
old-someth	31 6 73 -2
old-to	31 3 73 3 79 -3 82 5 125 -3
old-volunt	79 -2 82 6
old-you	73 -4 82 6 88 3
older-	30 -5 32 9 62 3
oldest-	100 -4 105 -14 116 -4 137 -3 138 35
oldest~	100 -4 105 -14 116 -4 137 -3 138 35
old~	0 3 3 -2 4 2 25 -2 30 -3 31 3 32 9 35 -3 58 -2 76 3 79 12 88 3 125 11 138 -3
olla-	3 6 78 -3 79 6
olla-y	78 -2 79 4
ollas y	78 -3 79 8
oll~	3 6 78 -3 79 6
olvid-	63 10 137 -2
olvida-	97 -3 137 13
olvida-regla	137 5
olvid~	63 10 137 -2
olv~	97 -3 137 13
on a	0 3 2 2 3 -2 12 5 19 -2 44 4 57 -2 60 6 95 3 125 4 135 -3 138 -5
on behalf	123 12
on me	1 8 102 -2 110 8 111 18 138 -5
on my	0 2 1 3 11 -3 13 4 18 2 36 -3 47 3 54 -2 55 2 57 4 58 6 63 2 85 3 100 -5 106 4 122 -2 128 2 130 -2 134 7 135 -2 137 6 138 -3
on our	46 5 50 2 56 -2 75 6 76 -3 109 -2
on saturday	73 4 79 -3 94 5 99 -4
on saturdays	73 -2 99 8
on the	1 2 2 2 3 5 7 7 8 -2 26 -4 30 -2 31 -2 46 3 57 3 60 3 90 2 104 -2 105 4 106 3 122 4 130 -3 134 4 135 -3
on their	1 -2 2 9 31 8 58 -6 110 -2
on this	109 12
on video	57 4
on weekends	18 4 31 6 32 -2 73 4 99 5 109 -2 138 -2
on wheels	7 -5 8 16
on your	79 11 99 -2 112 2 120 7 130 2
on-	0 5 1 4 2 3 7 5 8 3 9 -3 11 -2 12 2 14 2 19 -4 21 -2 26 -4 27 -2 28 -2 36 -4 46 2 56 -5 57 3 60 3 61 -2 75 9 76 -2 78 -3 80 -2 99 3 100 -6 102 -2 104 -2 106 2 108 5 109 4 111 4 122 8 123 2 124 -2 129 3 130 -2 134 5 135 -3 138 5
on-a	12 3 44 2 60 3 125 3 138 -3
on-and	8 4 18 2
on-behalf	123 8
on-floor	0 -3 3 8
on-for	1 7 14 4 17 -3
on-me	1 5 110 5 111 11 138 -3
on-my	1 2 11 -2 13 3 36 -2 47 2 57 2 58 3 85 2 100 -3 106 2 134 4 137 4 138 -2
on-our	46 2 75 3 76 -2
on-own	0 7 18 2
on-phon	36 -2 58 7 60 3 63 2 105 3 130 -2 138 -2
on-porch	13 5 54 -2 55 2 79 6
on-program	121 6
on-record	2 5 44 4 138 -4
on-rent	1 -3 7 4
on-saturday	94 2 99 2
on-street	0 8 100 -10 137 5
on-the	3 3 7 4 26 -2 46 2 57 2 60 2 105 2 122 2 134 2 135 -2
on-their	2 5 31 5 58 -4
on-this	109 8
on-thursday	9 -5 73 5
on-video	57 2
on-weekend	18 2 31 3 73 2 99 3
on-wheel	7 -3 8 10
on-your	79 6 120 4
onc-	73 -13 82 -2 84 26 85 -6
onc~	73 -13 82 -2 84 26 85 -6
onda-	121 -3 131 31
ond~	121 -3 131 31
one day	18 4 19 3 73 -2 76 -8 77 8 79 -5 84 15 85 -3 100 -2
one of	1 -2 74 11 76 2 126 -5 138 -2
one time	73 -2 78 17 84 -2 129 -3
one-	0 2 1 -2 3 -4 7 -4 9 -2 12 11 17 5 18 2 19 6 25 3 28 -3 30 3 40 -3 50 2 73 -3 74 14 76 -9 77 4 78 8 79 -2 84 10 85 -2 90 4 98 4 100 -2 106 -4 109 2 113 -2 122 3 124 -2 126 -4 129 -2 133 6 138 -6
one-day	18 2 73 -2 76 -4 77 4 79 -3 84 10 85 -2
one-gift	78 11 84 -2 129 -2
one-my	40 -3 74 8 113 -2
one-of	74 5 122 2 126 -2
one-thes	74 7 126 -3
one-tim	78 11 84 -2 129 -2
one~	0 2 1 -2 3 -4 7 -4 9 -2 12 11 17 5 18 2 19 6 25 3 28 -3 30 3 40 -3 50 2 73 -3 74 14 76 -9 77 4 78 8 79 -2 84 10 85 -2 90 4 98 4 100 -2 106 -4 109 2 113 -2 122 3 124 -2 126 -4 129 -2 133 6 138 -6
onlin-	18 3 19 -3 25 -2 38 2 57 7 59 -4 60 11 63 17 75 -2 78 10 79 -4 85 4 103 -2 115 -4 122 -2 138 5
onlin-and	57 3
onlin~	18 3 19 -3 25 -2 38 2 57 7 59 -4 60 11 63 17 75 -2 78 10 79 -4 85 4 103 -2 115 -4 122 -2 138 5
only eat	7 -2 11 10 31 -2
only got	4 3 7 7
only richmond	126 5
only-	4 2 7 4 11 9 28 -2 31 -2 39 7 73 -3 76 -2 79 -2 82 -2 84 5 98 6 125 16 126 5
only-eat	11 6
only-got	4 2 7 4
only-one	4 2 84 3
only-richmond	126 4
only-spanish	39 4
only-speak	39 4
only~	4 2 7 4 11 9 28 -2 31 -2 39 7 73 -3 76 -2 79 -2 82 -2 84 5 98 6 125 16 126 5
on~	0 5 1 4 2 3 7 5 8 3 9 -3 11 -2 12 2 14 2 19 -4 21 -2 26 -4 27 -2 28 -2 36 -4 46 2 56 -5 57 3 60 3 61 -2 75 9 76 -2 78 -3 80 -2 99 3 100 -6 102 -2 104 -2 106 2 108 5 109 4 111 4 122 8 123 2 124 -2 129 3 130 -2 134 5 135 -3 138 5
open a	18 12 19 2 74 5 99 -5
open now	99 7
open on	99 3
open positions	99 -8 120 10
open studio	43 15 44 -4 99 -8
open sunday	99 9
open today	99 10 138 -8
open tomorrow	74 -2 99 9
open-	0 5 2 -3 3 -2 4 2 5 -2 17 -8 18 9 26 -3 43 4 44 -2 52 -2 60 3 74 5 76 5 79 -3 89 -3 93 5 99 14 109 -3 114 5 120 11
open-a	18 6 60 4 74 2 99 -3 138 -2
open-for	26 -3 76 6
open-now	99 5
open-on	120 4
open-posit	99 -6 120 7
open-studio	43 10 44 -3 99 -5
open-sunday	99 6
open-thanksgiv	99 2
open-today	99 7 138 -5
open-tomorrow	99 6
open-weekend	99 4 109 -4
opened~	5 -6 19 -6 60 12 79 -6 93 15 99 9 120 -2 130 -2 138 -4
opening~	17 -18 26 -6 76 6 99 11 120 24
open~	0 5 2 -3 3 -2 4 3 18 11 43 5 44 -2 52 -2 74 6 76 4 89 -3 99 7 109 -3 114 6 120 2 138 2
oper-	73 -2 99 9
operac-	8 9 18 -2 138 -4
operador-	105 27
operadora-	105 27
operad~	105 46
operat-	99 12
operating~	99 12
operation~	73 -2 99 9
operator-	105 35
operat~	105 35
oper~	8 9 18 -2 138 -4
opioid-	23 3
opioid~	23 3
option-	10 10 121 34
option~	10 10 121 34
optometrist-	26 -2 73 -9 76 11
optometrist~	26 -2 73 -9 76 11
or a	3 6
or quit	1 13 17 -6 124 -3
or-	1 9 2 3 3 4 25 -2 31 2 38 2 55 -2 57 -3 60 -7 73 6 76 -4 98 5 102 -2 106 9 110 -4 115 16 120 -2 124 -2 126 -3 130 7 134 2 138 -3
or-a	3 3
or-for	73 4 76 -2
or-quit	1 9 17 -4 124 -2
orac-	47 8
oracion-	47 12 48 -5
oracione~	47 12 48 -5
oracion~	47 8
orar-	47 18
orar~	47 18
orden-	1 2 24 9 135 15
orden-protecc	24 5
order-	24 8 28 2 44 -2 73 15 110 -3 135 -10 138 10
ordered~	28 3 73 21 135 -16 138 -2
ord~	24 15 44 -2 110 -3 135 13 138 10
oren-	47 33 123 -4 138 -2
oren~	47 33 123 -4 138 -2
org-	32 -2 74 13
organiz-	17 -3 32 -2 34 -2 75 5 77 10 79 -2 80 11 82 -7 90 -2 92 -2 95 -2 98 -8 105 -2 109 -5 110 -2 112 13 113 12 114 15 115 8 116 -2 117 23 118 11 120 7 125 -7 137 -2 138 -13
organizac-	1 -5 73 -6 76 16 77 -19 80 13 90 -6 91 -6 92 -6 109 2 112 15 115 14 117 30 138 -6
organizar una	90 -2 91 6 92 10 137 -2
organizar-	77 25 90 -4 91 5 92 9 109 -9 137 -3
organizar-colecta	77 2 92 6
organizar-entrega	77 6 91 4
organizar-una	91 3 92 6
organization~	17 -3 32 -2 34 -2 75 5 79 -2 80 11 82 -8 95 -2 98 -9 105 -2 110 -2 112 14 113 13 114 16 115 9 116 -2 117 25 118 12 120 7 125 -8 137 -2 138 -13
organizo-	77 -6 90 13
organiz~	1 -4 73 -5 76 13 77 8 80 10 90 -4 91 -3 109 -8 112 12 115 11 117 23 137 -2 138 -5
org~	32 -2 74 13
orient-	73 19 82 -3 84 -7 85 -4 86 -3
orientation~	73 19 82 -3 84 -7 85 -4 86 -3
or~	1 9 2 3 3 4 25 -2 31 2 38 2 55 -2 57 -3 60 -7 73 6 76 -4 98 5 102 -2 106 9 110 -4 115 16 120 -2 124 -2 126 -3 130 7 134 2 138 -3
oscura-	6 28
oscur~	6 28
other kids	28 -3 31 -3 33 13
other moms	21 -6 28 19 33 -2
other people	17 -2 18 10 48 2 137 10
other-	17 -2 18 9 21 -6 28 16 31 -3 33 10 73 -9 78 -3 80 8 106 -2 126 11 137 17
other-kid	28 -2 31 -2 33 7
other-mom	21 -3 28 12
other-peopl	18 5 137 6
other~	73 -15 80 17
oth~	17 -2 18 9 21 -6 28 17 31 -3 33 10 78 -3 106 -2 126 11 137 18
otra persona	100 -2 105 -6 116 -3 123 17 137 5
otra-	76 6 77 -2 100 -3 105 -7 116 -4 123 22 126 4 137 4 138 -3
otra-persona	105 -3 116 -2 123 11 137 3
otro estado	126 18
otro-	2 6 10 -4 17 4 21 -2 28 8 54 8 56 -5 73 10 80 -2 105 -2 116 -5 126 18 137 12
otro-estado	126 12
otr~	2 5 10 -4 17 3 21 -2 28 7 54 7 56 -4 73 7 76 3 77 -2 100 -3 105 -6 116 -7 123 15 126 18 137 14 138 -3
ounc-	138 4
ounc~	138 4
our apartment	0 3 1 6 2 2 21 -2 76 -9 77 6
our block	46 2 50 7 56 -3
our class	78 5
our clinic	26 -6 76 6
our office	76 -11 79 14
our school	34 -2 36 -2 50 6 73 -2 76 7 77 -3
our-	0 15 1 5 9 -2 16 -2 17 -3 18 -2 19 -3 21 -2 25 -2 26 -3 28 -2 45 -3 46 3 49 -2 50 6 56 -2 67 3 73 3 75 6 76 17 77 6 79 7 109 -4 124 -2 138 -2
our-agency	17 -3 76 8
our-and	76 -3 79 5
our-apart	0 2 1 3 2 2 76 -6 77 3
our-block	50 4 56 -2
our-class	78 3
our-clinic	26 -3 76 3
our-could	9 -2 45 -3 73 4 76 3
our-has	26 -2 76 6
our-lot	1 3 77 2
our-offic	76 -5 79 7
our-school	34 -2 36 -2 50 3 76 6 77 -2
our-stor	46 2 76 -3 77 2
our-want	19 -2 73 2 76 4
our~	0 15 1 5 9 -2 16 -2 17 -3 18 -2 19 -3 21 -2 25 -2 26 -3 28 -2 45 -3 46 3 49 -2 50 6 56 -2 67 3 73 3 75 6 76 17 77 6 79 7 109 -4 124 -2 138 -2
out a	29 6 63 6 138 -2
out and	17 4 26 2
out at	6 5
out fafsa	40 5
out if	7 -3 10 11 11 -5 106 4 110 -3
out my	2 -2 79 15
out of	2 5 3 -5 5 3 7 7 18 6 19 2 21 5 23 4 24 -5 31 4 32 -2 41 -2 73 -3 79 5 110 -2 126 6
out the	0 -3 2 5 50 -2 55 3 63 -3 73 6 86 -2
out-	0 6 2 2 4 4 6 2 7 2 17 3 21 6 24 -5 28 10 29 2 31 3 35 -4 36 -2 38 6 42 2 47 -2 63 2 77 -2 78 -2 80 -2 82 2 93 -2 104 2 106 3 110 -2 122 2 126 3 130 -2 133 3 135 -3
out-a	29 3 63 3
out-and	17 2
out-at	6 2
out-everyth	5 6 7 3
out-fafsa	40 4
out-food	7 10 10 -3 79 -2
out-form	106 6
out-his	21 3 25 3 32 -2
out-i	106 2
out-if	7 -2 10 6 11 -3 106 2
out-my	0 6 3 -2 6 2 18 2 73 -3 79 6 123 4
out-of	2 3 3 -3 5 2 7 4 18 3 21 3 23 2 24 -4 28 2 31 2 73 -2 79 2 110 -2 126 4
out-prison	17 3
out-stat	0 -2 28 -2 79 2 126 9 135 2
out-the	0 -3 8 2 31 5 55 2 63 -2 73 3
out-this	2 10
out-volunt	73 5
outdoor-	17 4 20 -2 50 34 54 17 120 -2
outdoor~	17 4 20 -2 50 34 54 17 120 -2
outfit-	4 15 15 5 79 -2
outfit~	4 15 15 5 79 -2
outgrew-	2 7 4 14 31 -2 76 -7 79 7
outgrew~	2 7 4 14 31 -2 76 -7 79 7
outgrown-	2 -2 4 17
outgrown~	2 -2 4 17
outsid-	0 25 4 -13 6 -2 8 -5 31 -2 32 -3 54 7 59 4 74 -3 94 6 126 16 134 -2 138 4
outsid-richmond	74 -2 94 4
outside richmond	74 -2 94 7
outsid~	0 25 4 -13 6 -2 8 -5 31 -2 32 -3 54 7 59 4 74 -3 94 6 126 16 134 -2 138 4
out~	0 6 2 2 4 4 6 2 7 2 17 3 21 6 24 -5 28 10 29 2 31 3 35 -4 36 -2 38 6 42 2 47 -2 63 2 77 -2 78 -2 80 -2 82 2 93 -2 104 2 106 3 110 -2 122 2 126 3 130 -2 133 3 135 -3
oven-	0 -8 6 15 23 -6
oven~	0 -8 6 15 23 -6
over the	11 -3 27 6 42 4 63 -2 73 -2 102 -2 112 9 122 7 138 -3
over-	0 16 3 6 7 -2 11 -3 17 -4 25 15 27 5 32 -2 42 4 63 -2 73 -2 79 4 102 -2 112 8 113 -2 122 3 125 13 138 -6
over-the	27 3 42 2 112 5 122 4 138 -2
overdos-	67 14
overdos~	67 14
overdraft-	19 14
overdrafting~	19 14
overdu-	1 9
overdu~	1 9
overheat-	56 2
overheating~	56 2
oversea-	21 -2 57 13
overse~	21 -2 57 13
overthink-	21 35
overthinking~	21 35
overtim-	135 2
overtim~	135 2
overwhelm-	21 21 28 -9
overwhelmed~	21 21 28 -9
over~	0 16 3 6 7 -2 11 -3 17 -4 25 15 27 5 32 -2 42 4 63 -2 73 -2 79 4 102 -2 112 8 113 -2 122 3 125 13 138 -6
owe the	6 9
owe you	78 -2 124 18
owe-	1 5 6 6 19 -3 60 5 78 -3 124 34 138 -2
owe-gas	6 5
owe-the	6 5
owe-you	124 12
owe~	1 5 6 6 19 -3 60 5 78 -3 124 34 138 -2
owl-	53 -2 55 19
owl~	53 -2 55 19
own a	3 4 7 -2 18 4 76 -2
own boss	18 19 112 -12
own place	0 -2 2 11 135 -2
own-	0 3 2 8 3 2 4 -3 7 -2 18 7 27 -2 44 3 49 2 52 2 61 3 74 -3 76 7 79 -3 84 4 112 16 113 -2 122 -2 135 -2
own-a	3 2 18 2
own-boss	18 13 112 -8
own-gam	61 4 138 -2
own-plac	2 7
owner-	1 -11 76 -2 112 22 135 -2
own~	0 3 1 -5 2 8 3 2 4 -3 7 -2 18 6 44 3 49 2 52 2 61 3 74 -3 76 6 79 -3 84 4 112 24 135 -3
oxygen-	8 13 99 -2
oxyg~	8 13 99 -2
oye-	131 35
oye~	131 35
o~	16 -9 17 8 73 13
pa-	1 12 2 -9
pacient-	26 -2 76 3
pacient~	26 -2 76 3
pack boxes	7 -4 73 20 79 -5 94 -6
pack donations	73 -3 78 -5 94 19 129 -2
pack-	7 -5 73 23 78 -7 79 -8 94 18 129 -2 130 -2
pack-box	7 -2 73 13 79 -3 94 -4
pack-donation	73 -2 78 -4 94 13
packag-	25 -3 100 -2 138 9
packag~	25 -3 100 -2 138 9
pack~	7 -5 73 23 78 -7 79 -8 94 18 129 -2 130 -2
pad-	79 3
padr-	25 2 28 24 34 -3 36 -3 38 -2 135 -2 138 4
padrastro-	28 8
padrastr~	28 8
padr~	25 2 28 24 34 -3 36 -3 38 -2 135 -2 138 4
pad~	79 3
pag-	1 -5 6 -3 20 -2 59 -2 60 -3 61 11 78 2 87 -3 104 8 106 5 108 14 120 -2 124 -14 130 5 137 5
paga-	17 -6 20 -4 26 -3 83 7 87 -2 120 -2 124 36
pagado-	18 -4 74 -4 87 10 120 11 124 -4
pagan-	7 7 20 -2 87 9 88 -5 124 -2
pagan-lider	87 4 88 -2
pagar algo	124 10
pagar el	1 8 2 -6 6 5 128 -2
pagar la	7 -5 40 3 78 11 124 -2
pagar-	1 15 2 5 6 12 7 -4 19 -7 26 2 40 2 60 9 76 -2 78 4 124 5 128 -2 135 3
pagar-algo	124 7
pagar-bil	6 2
pagar-el	1 5 2 -4 6 3
pagar-la	7 -3 40 2 78 6
pagaron-	1 -2 17 -2 79 -5 130 -2 135 22
pagina-	57 -8 59 -4 61 11 63 5 103 -2 117 13
pagina-web	57 -3 61 7
pagin~	57 -8 59 -4 61 11 63 5 103 -2 117 13
pago-	20 22 86 -3 130 6 135 -2
paguen-	7 5 20 8
pagu~	7 5 20 8
pag~	1 8 2 4 6 6 17 -4 18 -2 19 -6 20 5 60 5 61 5 74 -2 78 4 79 -3 83 2 86 -2 87 4 88 -2 104 4 106 2 108 7 120 2 122 -2 124 7 125 -2 128 -2 130 4 135 7 137 2
paid-	20 2 73 -2 74 -2 76 -2 87 8 88 -3 89 -4 120 24 138 -2
paid~	20 2 73 -2 74 -2 76 -2 87 8 88 -3 89 -4 120 24 138 -2
pain-	26 2
paint a	43 -7 46 8
paint-	43 5 46 4 73 6 76 -3 138 4
paint-a	43 -4 46 5
paint-wal	43 -5 46 6
painted~	43 -7 46 -4 138 15
painting~	43 7 46 6 138 -3
paint~	43 4 46 3 73 8 76 -3
pain~	26 2
pair of	4 3 73 4 79 -5
pair-	4 4 73 6 79 -8
pair-of	4 2 73 2 79 -3
pair~	4 4 73 6 79 -8
pais-	21 8 57 8 75 -2 138 -4
pai~	21 8 57 8 75 -2 138 -4
pajarito-	54 -2 55 16
pajaro-	54 20 55 -18
pajar~	54 16 55 -4
palsy-	28 -3 31 -6 33 23
palsy~	28 -3 31 -6 33 23
pamper-	5 4
pamper~	5 4
pan-	7 20 9 -2 76 6 130 -5
panaderia-	76 10 79 -10
panaderi~	76 10 79 -10
panal-	79 9
panal~	79 9
pandilla-	32 20
pandillero-	32 17 77 -6
pandiller~	32 17 77 -6
pandill~	32 20
panic attacks	17 -5 21 7
panic-	17 -6 21 10
panic-attack	17 -3 21 4
panico-	21 10
panic~	17 -5 21 17
pant-	4 6 49 9 79 -3 93 -2
pantalon-	4 10 79 -2
pantalon~	4 10 79 -2
pantry-	7 13
pantry~	7 13
pant~	4 6 49 9 79 -3 93 -2
pan~	7 20 9 -2 76 6 130 -5
papa-	10 -3 25 3 28 17 29 3 35 5 52 3 73 5
papel-	29 -8 49 -7 106 -4 122 -5 125 26 135 18
papeleo-	63 36
papele~	63 36
papel~	29 -8 49 -7 106 -4 122 -5 125 26 135 18
paper-	1 4 5 2 14 4 17 -4 29 -5 30 2 34 3 41 4 63 -3 75 9 106 -4 122 -5 125 21 135 6
paper-and	63 6 125 -3
paper-do	63 6 125 -2
paperwork-	63 21 106 -4 122 -7 123 -3 125 11
paperwork~	63 21 106 -4 122 -7 123 -3 125 11
paper~	14 -2 29 -6 30 2 34 4 106 -4 122 -5 125 30 135 7
papilla-	10 2
papill~	10 2
pap~	1 4 5 3 10 -3 14 5 17 -4 21 -2 25 2 28 14 29 2 35 4 41 3 52 3 63 -2 73 4 75 8 125 -3
para alguien	7 -6 79 13 122 -2 123 8 125 -2
para ayudar	73 15
para bebe	5 7
para cuidar	16 10 35 -11 73 6
para donar	78 8 79 -7
para el	1 4 7 2 17 -3 26 2 39 3 45 2 109 2 134 -3 135 -3 138 5
para estudiar	19 -3 40 17 78 -8
para ir	8 8 27 -5 100 7 138 -3
para la	3 6 4 2 7 3 15 3 26 2 31 -2 34 -2 41 2 59 3 77 -2 90 -2 91 5 93 -2 134 3 138 -2
para los	25 5 31 8 73 -2
para mi	0 2 3 5 4 2 7 3 10 2 12 4 17 3 18 3 22 2 26 4 31 -4 40 2 58 3 76 -4 79 -3
para mis	31 4 33 -2 52 -2 53 5
para nada	7 -6 122 9 136 10
para ninos	54 5 61 2
para pagar	6 3
para que	57 -2 58 4 59 -2 79 -2 94 3 116 14 117 9 136 -2
para recibir	6 -6 19 -2 96 -3 122 17 128 -2
para regalar	77 3 78 -3 79 2
para rentar	1 -6 76 7
para ser	73 -2 74 -6 76 -8 83 5 85 4 87 -2 88 9 98 8
para trabajar	4 -2 16 3 17 -3 20 4
para un	74 -2 75 8 89 4
para una	19 -2 36 -2 75 9 92 4
para ustedes	17 -2 76 -3 77 5 120 5
para voluntarios	73 -6 82 4 85 6
para-	3 3 5 2 6 -3 13 -2 16 2 19 -2 21 -2 24 2 26 3 27 -2 31 -2 32 5 33 -2 35 -3 36 -2 40 4 53 2 58 2 68 4 73 2 74 -2 75 3 76 -4 85 2 88 4 91 3 97 2 98 2 106 -2 116 3 117 2 119 2 121 -2 122 3 123 4 125 -2 128 2 138 -2
para-a	1 -3 76 4 97 4
para-alguien	7 -3 79 7 123 5
para-ayuda	6 -4 122 10
para-ayudar	73 10
para-beb	3 3 5 4 79 -2
para-casa	3 4 19 3
para-cita	57 2
para-cocina	3 7 12 -2
para-colecta	77 -5 91 6 92 2
para-comida	7 3
para-cuidar	16 6 35 -7 73 3
para-de	3 -2 5 3 24 3 47 -2 48 3 74 4 86 3 101 3 106 -3
para-donar	78 6 79 -5
para-el	17 -2 39 2 138 3
para-en	100 4
para-entrevista	4 -3 15 3
para-escuela	4 4 26 3 31 -2 34 -2 41 2 59 2
para-estudiar	19 -2 40 12 78 -6
para-familia	2 2 7 3 12 4 68 9
para-hija	40 2
para-hijo	17 3 22 2 26 2 33 -2 58 2
para-ir	8 4 27 -3 100 4
para-la	3 4 91 3 134 2
para-lider	87 -2 88 6 89 -2
para-los	25 3 31 4
para-mama	10 3 58 2
para-mi	3 3 12 2 17 2 18 2 26 3 31 -2 58 2 76 -2 79 -2
para-mis	31 2 38 5 53 3
para-nada	7 -3 122 5 136 6
para-nino	4 2 31 2 54 3
para-pagar	6 2
para-que	58 2 94 2 116 10 117 5
para-recibir	6 -4 122 10
para-regalar	78 -2
para-rentar	1 -3 76 4
para-ser	74 -3 76 -4 83 3 85 2 88 5 98 5
para-socio	76 -5 98 7
para-trabajar	16 2 20 2
para-trabajo	17 -3 39 3
para-un	74 -3 75 4 88 4
para-una	75 5 91 4 92 2
para-usted	76 -2 77 3 120 3
para-voluntario	73 -4 82 2 83 3 85 6
para-y	0 4 2 -2 24 2
parada-	27 -4 100 -2 101 22
para~	3 3 5 2 6 -3 13 -2 16 2 19 -2 21 -2 24 2 26 3 27 -2 31 -2 32 5 33 -2 35 -3 36 -2 40 4 53 2 58 2 68 4 73 2 74 -2 75 3 76 -4 85 2 88 4 91 3 97 2 98 2 106 -2 116 3 117 2 119 2 121 -2 122 3 123 4 125 -2 128 2 138 -2
parcela-	13 -4 52 14
parcel~	13 -4 52 14
pared-	43 -12 46 23
pared~	43 -12 46 23
pareja-	22 -4 24 4 29 21
parej~	22 -4 24 4 29 21
parent group	28 2 35 -5 73 7
parent-	0 -3 16 -2 28 19 29 13 34 8 35 10 82 -2 83 3 107 -4
parent-class	28 12
parent-conferenc	28 -6 34 11 39 -4
parent-group	28 2 35 -2 73 4
parent-with	28 5 29 4 35 -6
parenting class	28 4
parenting classes	16 -2 28 7 73 -2
parenting~	16 -2 28 15 29 9 73 -2
parent~	0 -4 28 11 29 9 34 9 35 11 73 3 82 -2 83 4 107 -4
park car	0 -2 27 -2 100 10 101 6 122 -3 138 -7
park-	23 -8 27 -3 50 3 51 11 52 -2 76 -2 77 5 79 -2 100 28 101 37 122 -4 124 -6 138 -8
park-car	27 -2 100 7 101 4 122 -2 138 -5
park-lot	77 3
parking lot	77 6
parking~	77 6 100 21 101 24
park~	0 2 23 -9 27 -3 50 4 51 13 52 -2 100 13 101 22 122 -4 124 -7 138 -9
parol-	135 9
parol~	135 9
parqu-	0 4 51 19
parqueo-	100 25 101 25
parque~	100 25 101 25
parqu~	0 4 51 19
part of	74 2 80 2 100 7 115 6 126 -2 138 -8
part time	17 18 80 -7 138 -7
part-	17 14 36 -2 38 3 63 -6 73 -3 79 -2 80 35 100 13 115 6 126 -7 138 -17
part-de	80 4 100 4 126 -4
part-of	100 4 115 4 138 -4
part-richmond	100 9 126 -5 138 -3
part-tim	17 12 80 -5 138 -5
parte de	80 7 100 7 126 -6
parte~	63 -8 80 28 100 9 126 -7
partial-	1 6 135 -2
partial~	1 6 135 -2
participar-	80 36
participat-	80 35
participat~	80 35
particip~	80 36
particular-	16 -2 34 -3 36 15
particul~	16 -2 34 -3 36 15
partido-	138 2
partir-	99 10
partner organizations	76 -2 98 -9 118 16
partner with	76 -5 98 12
partner-	29 2 73 -2 75 5 76 19 97 5 98 9 106 -5 112 -2 115 -6 118 16 137 -2
partner-hav	76 -4 97 2 98 9
partner-organiz	98 -6 118 11
partner-to	76 -4 97 2 98 9
partner-with	76 -3 98 7
partnering~	76 20 98 -14 118 -2
partners have	75 -2 76 -7 97 4 98 15 118 -2
partnership-	76 13 98 2 112 12 118 -4 121 -2
partnership~	76 13 98 2 112 12 118 -4 121 -2
partner~	75 -7 76 5 97 13 98 7 106 -8 112 -3 118 12
partn~	28 -2 29 3 73 -2 75 10 76 10 97 -3 98 11 115 -7 118 11 137 -2
party-	8 -3 31 -4 77 22 78 -2 109 35 125 -2 138 -2
party~	8 -3 31 -4 77 22 78 -2 109 35 125 -2 138 -2
part~	17 15 36 -2 38 3 73 -3 74 2 80 16 99 4 100 7 115 6 126 -2 138 -17
par~	27 -4 100 -2 101 22
pas-	27 17 32 -2 100 -5 101 -7 131 -9 133 16
pasa despues	63 -3 106 14 122 -2
pasa-	63 -5 106 20 122 -3
pasa-despu	63 -2 106 10
pasada-	63 -3 106 7 122 -3
pasado-	0 -2 3 -2 25 9 78 -3 79 -7 137 11
pasam-	21 -4 105 28
pasam~	21 -4 105 28
pasan recoger	32 -2 94 9
pasan-	31 9 32 -7 79 12
pasan-recoger	79 6
pasando-	122 15
pasantia-	73 35
pasanti~	73 35
pasaport-	125 14 135 -8 138 8
pasaport~	125 14 135 -8 138 8
pasar-	0 11 32 -3 101 13 122 -5
pasar-noch	0 6
pasen-	79 -3 94 7
paseo-	50 -3 54 27 123 -4
pase~	50 -3 54 27 123 -4
paso-	25 -6 32 -4 122 21
pass-	4 -2 25 11 27 9 36 -2 38 3 75 4 79 12 122 -2 138 -6
pass-away	25 2
passed away	25 4
passed~	4 -2 25 12 79 4
passing~	25 9
passport-	125 -6 138 10
passport~	125 -6 138 10
password-	57 -3 59 -11 60 9 63 2 137 -3 138 19
password~	57 -3 59 -11 60 9 63 2 137 -3 138 19
past due	6 5
past-	6 3 17 9 25 7 106 -3
past-due	6 3
pasta-	5 12 26 -3
pasta-dient	5 3
pastel-	18 4
pastel~	18 4
pastilla-	134 11
pastill~	134 11
pastur-	54 19
pastur~	54 19
past~	5 9 6 3 17 8 25 6 26 -3 106 -2
pas~	0 4 27 14 31 4 32 -9 36 -2 38 2 63 -4 73 -2 75 3 78 -2 79 9 94 3 100 -3 101 3 106 12 122 9 131 -5 133 7 137 4 138 -3
patch-	13 18
patch~	13 18
paterna-	32 20
patern~	32 20
patient-	26 -3 27 -3 76 16 120 -2
patient~	26 -3 27 -3 76 16 120 -2
patrocinador-	76 28 118 28
patrocinad~	76 28 118 28
patrocinar-	76 15 77 -4 98 -5
patrocinio-	76 35
patrocini~	76 35
patrocin~	76 15 77 -4 98 -5
pavo-	7 35
pav~	7 35
pay anything	1 -4 124 11
pay back	26 -2 40 8 87 4 106 -6 124 5
pay for	2 10 7 -3 17 -2 26 4 73 -2 78 6 120 -2 124 2
pay my	78 -8 124 -2 130 7 135 8
pay or	1 13 17 -6 124 -3
pay with	60 12 78 -13 130 8
pay-	1 4 2 5 6 7 7 -7 17 5 18 5 20 -3 22 2 26 -2 40 5 60 5 73 -3 74 -2 78 3 83 3 106 -5 112 -2 124 7 130 9 135 3 138 -3
pay-anyth	1 -2 124 7
pay-back	40 4 87 2 106 -4 124 5
pay-for	2 5 7 -2 26 2 78 3 83 3
pay-light	6 -4 78 8
pay-my	26 2 78 -4 130 4 135 4
pay-or	1 9 17 -4 124 -2
pay-pledg	78 -7 124 -5 130 13
pay-quit	1 9 17 -4 124 -2
pay-the	6 2 83 4 124 2
pay-with	60 7 78 -7 130 5
paycheck-	2 -2 17 29 19 22 20 7 78 -2 87 -2 105 -2 106 -2 120 -3 126 -3
paycheck~	2 -2 17 29 19 22 20 7 78 -2 87 -2 105 -2 106 -2 120 -3 126 -3
payday-	7 -2 19 14
payday-loan	7 -2 19 6
payday~	7 -2 19 14
payment-	1 4 19 -3 122 13 130 15 135 -2 138 -11
payment~	1 4 19 -3 122 13 130 15 135 -2 138 -11
paypal-	78 21 130 -6
paypal~	78 21 130 -6
pay~	1 4 2 5 6 7 7 -7 17 5 18 5 20 -3 22 2 26 -2 40 5 60 5 73 -3 74 -2 78 3 83 3 106 -5 112 -2 124 7 130 9 135 3 138 -3
pa~	1 12 2 -9
pc-	57 -3 58 20
pc~	57 -3 58 20
peac-	0 -2 33 -2 35 -4 47 -6 106 -4 133 22 138 10
peach-	50 -16 79 19
peach~	50 -16 79 19
peac~	0 -2 33 -2 35 -4 47 -6 106 -4 133 22 138 10
pedazo-	13 -9 52 11
pedaz~	13 -9 52 11
pedi-	110 4
pedir ayuda	17 -5 122 4 123 8 125 11
pedir-	17 -6 41 -2 47 2 121 -3 122 21 123 8 125 12
pedir-ayuda	17 -3 122 3 123 4 125 6
pedi~	110 4
ped~	17 -6 41 -2 47 2 121 -3 122 21 123 8 125 12
pee-	134 8
peel-	53 17
peel~	53 17
pee~	134 8
pegar-	73 17
pegaron-	1 18 8 -4 74 -2
peg~	1 15 8 -4 73 14
peleamo-	29 16 135 -7
pelear-	29 -22 135 23
pele~	29 -3 135 11
pelicula-	138 18
pelicul~	138 18
pelo gratis	76 5
pelo-	6 -2 18 -2 76 7 124 -2
pelo-gratis	76 3
pelona-	0 -3 50 13 56 -6
pelon~	0 -3 50 13 56 -6
peluquera-	76 4 124 -2
peluqueria-	126 -5 138 8
peluqueri~	126 -5 138 8
peluquer~	76 4 124 -2
pel~	6 -2 18 -2 76 7 124 -2
pena-	39 3 41 -3 122 4
penal-	17 18
penal~	17 18
pencil-	41 8
pencil~	41 8
pend-	135 10
pending~	135 10
pen~	39 3 41 -3 122 4
peopl-	2 3 7 -2 8 -2 9 8 10 2 12 -5 17 -7 18 7 21 -8 23 4 26 -3 39 5 49 -2 57 -2 67 4 73 6 74 -6 76 11 77 -3 79 -3 80 9 87 -2 88 -2 89 9 90 -2 91 11 93 4 97 5 100 -2 105 11 122 -2 123 -2 125 3 129 9 135 -3 137 3 138 -3
peopl-at	9 9 75 -5 97 7
peopl-do	80 6 89 2 91 4
peopl-get	73 -4 76 5
peopl-i	75 6 91 5
peopl-in	73 -2 126 3 138 5
peopl-me	18 6 23 6 138 -2
peopl-need	73 4 91 4 125 -4
peopl-the	75 -5 97 7
peopl-to	67 4 73 -3 76 3 77 -4 78 2 91 5
peopl-who	25 2 73 4
peopl-with	2 5 7 -2 10 2 17 -3 76 2 120 2
peopl-you	76 -2 89 3 120 3
people at	7 -2 9 15 75 -10 97 13
people do	80 10 89 5 90 -2 91 8 138 -2
people get	73 -6 76 9 80 2
people in	73 -4 80 -2 126 13
people to	43 2 77 -5 91 10
people who	25 4 73 8
people with	2 9 7 -4 10 4 17 -5 19 -2 44 -2 73 -2 76 3 120 4
peopl~	2 3 7 -2 8 -2 9 8 10 2 12 -5 17 -7 18 7 21 -8 23 4 26 -3 39 5 49 -2 57 -2 67 4 73 6 74 -6 76 11 77 -3 79 -3 80 9 87 -2 88 -2 89 9 90 -2 91 11 93 4 97 5 100 -2 105 11 122 -2 123 -2 125 3 129 9 135 -3 137 3 138 -3
pepper-	3 -11 13 13
pepper~	3 -11 13 13
percent-	121 -2 129 13 138 -2
percent~	121 -2 129 13 138 -2
perder-	1 12 2 -2 124 -5
perdi a	25 2 138 5
perdi-	0 8 17 9 25 8 28 -3 29 -2 35 -2 122 9 125 4 138 3
perdi-a	138 3
perdi-mi	125 3 138 2
perdida-	25 36 28 -6 122 -2
perdimo-	0 23
perdi~	0 8 17 9 25 8 28 -3 29 -2 35 -2 122 9 125 4 138 3
perd~	0 16 1 8 25 30 28 -5 122 -2 124 -4
perez-	25 -3 137 12
perez~	25 -3 137 12
perfect-	132 25
perfecto-	132 24
perfect~	132 41
period-	4 -2 5 27 31 -4
periodico-	75 36
periodic~	75 36
periodista-	75 11 97 -2
periodist~	75 11 97 -2
period~	4 -2 5 27 31 -4
permanent-	125 -9 135 26
permanent~	125 -9 135 26
permiso para	44 -2 45 -2 91 3 97 7
permiso-	17 -13 20 -2 44 -7 45 -3 75 -4 77 -2 90 -2 91 15 92 -2 97 21 135 25
permiso-grabar	44 -4 97 11
permiso-para	91 2 97 4
permiso-trabajo	17 -8 97 -2 135 17
permiss-	75 -8 77 -13 90 -2 91 19 97 21
permiss-host	91 2
permiss-to	75 -2 97 3
permission to	75 -3 91 2 97 5
permis~	17 -11 20 -2 44 -6 45 -2 75 -10 77 -12 90 -3 91 27 92 -2 97 34 135 21
permit-	16 -2 17 9 20 -7 120 -3 135 17
permit~	16 -2 17 9 20 -7 120 -3 135 17
pero no	3 2 21 -2 39 10 110 -2 123 5
pero-	3 2 17 -2 20 3 21 -2 24 5 39 11 41 -2 43 2 110 -2 122 3 123 5
pero-no	39 6 123 3
pero-tengo	24 3
perro-	25 -6 138 18
perr~	25 -6 138 18
person-	38 2 57 -2 73 -2 98 5 100 11 102 -2 105 13 115 -5 123 -2 137 4 138 11
persona-	73 10 74 -6 89 13 100 8 105 7 116 -8 123 13 137 2
personal-	5 14 19 9 110 17 111 -2 112 27
personal~	5 14 19 9 110 17 111 -2 112 27
person~	57 -2 73 5 74 -4 89 9 98 4 100 15 105 15 115 -4 116 -6 123 8 137 5 138 8
per~	3 2 17 -2 20 3 21 -2 24 5 39 11 41 -2 43 2 110 -2 122 3 123 5
pesa-	138 14
peso-	138 24
pes~	138 32
pet-	7 -3 76 4 138 6
petersburg-	74 5 125 -2 126 14
petersburg~	74 5 125 -2 126 14
pet~	7 -3 76 4 138 6
pharmacy-	73 -2 76 9 124 -2
pharmacy~	73 -2 76 9 124 -2
phish-	60 15
phishing~	60 15
phon-	6 -2 17 -2 36 -3 49 -4 57 4 58 4 59 20 60 2 63 8 73 2 79 12 95 -2 102 8 104 4 114 -3 123 3 124 -2 130 -3 138 3
phon-about	100 2
phon-bil	6 -2 59 5
phon-cal	73 7 102 -4
phon-for	73 6
phon-is	57 -3 58 2 63 6
phon-number	73 -2 102 -5 104 5 137 4 138 7
phon-of	102 -2 137 5 138 -2
phon-to	100 2
phon-you	59 -6 63 -6 73 4 102 16
phone bill	6 -3 59 8 102 -2
phone calls	73 12 102 -7
phone is	57 -5 58 4 63 10
phone number	63 -2 73 -3 102 -8 104 10 137 8 138 9
phonic-	37 12
phonic~	37 12
phon~	6 -2 17 -2 36 -3 49 -4 57 4 58 4 59 20 60 2 63 8 73 2 79 12 95 -2 102 8 104 4 114 -3 123 3 124 -2 130 -3 138 3
photo-	75 8 97 12 137 -3
photograph members	75 -5 97 8
photograph-	75 8 76 -3 97 9
photograph-member	75 -3 97 5
photography-	75 35
photography~	75 35
photograph~	75 8 76 -3 97 9
photosynthesis-	138 35
photosynthesi~	138 35
phot~	75 8 97 12 137 -3
physic-	36 -4 138 26
physical-	26 15 31 -3
physical~	26 15 31 -3
physic~	36 -4 138 26
piano-	16 -4 44 14 45 -4 79 11
pian~	16 -4 44 14 45 -4 79 11
pick up	7 2 8 4 73 -4 78 -2 79 7 92 -2 94 8 126 -3
pick-	7 2 8 5 27 6 51 7 73 -10 77 -2 78 -2 79 11 84 6 92 5 94 6 101 -2 126 -4 130 -2 136 -5
pick-donation	73 -2 79 -7 94 10
pick-litter	51 2
pick-my	73 -3 79 5 84 4 94 -4
pick-the	7 2 92 5 94 -2
pick-up	8 2 27 2 73 -3 79 4 92 2 94 4 126 -2
pickup-	7 -2 51 7 77 -3 79 13 94 20 130 -4
pickup~	7 -2 51 7 77 -3 79 13 94 20 130 -4
pick~	7 2 8 5 27 6 51 7 73 -10 77 -2 78 -2 79 11 84 6 92 5 94 6 101 -2 126 -4 130 -2 136 -5
pictur-	73 -4 75 7 77 -3 83 12
pictur~	73 -4 75 7 77 -3 83 12
pid-	73 -17 84 19
piden-	4 -2 14 3 17 -2 20 8 24 -2 26 -3 28 4 60 13 63 -2 78 -4 122 -3 125 22 130 -6 135 -3
piden-de	28 3 125 4 135 -2
pidio-	24 -3 25 -5 29 -6 78 8 135 -2 137 17
pidi~	24 -3 25 -5 29 -6 78 8 135 -2 137 17
pido-	7 -4 47 3 122 24 135 3
pido~	7 -4 47 3 122 24 135 3
pid~	4 -2 14 3 17 -2 20 8 24 -2 26 -3 28 4 60 12 63 -2 73 -12 78 -4 84 12 122 -2 125 21 130 -6 135 -3
piec-	4 10 79 -6 134 -2
piec~	4 10 79 -6 134 -2
pil-	23 7 26 5 134 -4
piling-	1 11 124 -7
piling~	1 11 124 -7
pillow-	3 10 79 -9
pillow~	3 10 79 -9
pill~	23 7 26 5 134 -4
pink eye	134 9
pink-	134 12
pink-eye	134 6
pink~	134 12
pintado-	43 4 46 -2
pintar murales	43 -2 46 3
pintar-	43 5 46 5
pintar-mural	46 2
pintura-	43 6 46 -3
pintur~	43 6 46 -3
pint~	43 7 46 3
pirat-	125 -6 137 18
pirat~	125 -6 137 18
pitch in	35 -2 73 17 80 9 126 -3 138 -2
pitch-	35 -3 73 30 74 -2 80 13 126 -5 138 -2
pitch-in	73 12 80 5 126 -2
pitch~	35 -3 73 30 74 -2 80 13 126 -5 138 -2
pizza-	138 32
pizz~	138 32
plac-	0 9 2 9 3 -3 6 -4 13 -2 17 6 19 2 24 4 26 3 28 -4 33 5 47 2 52 3 56 -3 73 2 76 -2 77 -2 91 10 99 3 100 11 110 -2 114 -2 116 -2 117 10 135 -2 138 -3
plac-and	17 4
plac-liv	0 -2 2 9
plac-nobody	17 4
plac-stay	0 6 2 -5
plac-the	2 6
plac-to	9 2 26 3 43 2 47 2 52 2 56 -2
place to	2 -2 9 4 13 -2 26 5 43 4 47 3 52 4 56 -4
placement~	2 -3 17 9 120 -2
plac~	0 9 2 10 3 -3 6 -4 13 -2 17 3 19 2 24 4 26 3 28 -4 33 5 47 2 52 3 56 -3 73 2 77 -2 91 10 99 3 100 11 110 -2 114 -2 116 -2 117 10 135 -2 138 -3
plan a	34 6 90 6 138 -3
plan-	2 -2 8 -2 10 -9 18 9 24 28 28 -2 34 19 38 -4 40 6 76 -2 77 -5 90 7 122 -2 138 21
plan-a	34 3 90 3
plancha-	49 4
planch~	49 4
planear-	90 10 91 -2 92 -4
planet-	138 4
planet~	138 4
plane~	90 10 91 -2 92 -4
planning~	24 12 28 -3
plant trees	50 -4 73 5
plant-	7 -3 13 5 17 9 50 20 52 -4 73 6 76 -4 99 -2 138 -2
plant-a	73 4 76 -2
plant-tre	73 2
plant-with	50 -2 73 3
planta-	13 -8 52 16 53 6
plantar arboles	50 -6 73 6
plantar-	13 4 50 -4 52 -2 73 5
plantar-arbol	50 -2 73 3
planting~	7 -3 13 -3 50 30 52 -7
plant~	13 4 17 9 50 -2 52 8 53 4 73 9 76 -3 99 -2 138 -2
plan~	2 -2 8 -2 10 -9 18 10 24 23 34 20 38 -4 40 6 76 -2 77 -5 90 7 122 -2 138 22
plat-	7 -13 9 16 18 6 138 -2
plat-food	7 -4 9 5
plat-of	7 -2 9 3
plat-on	18 3
plata-	78 11 129 -8
plate of	7 -5 9 5
platica-	21 -3 48 14
platicar-	21 17 105 -2
platic~	21 11 48 12 105 -2
plato-	3 8 7 -2
plat~	3 5 7 -12 9 13 18 4 78 6 129 -4 138 -2
play ball	31 11
play-	31 -4 33 11 73 3 137 -2 138 10
play-bal	31 7
playground-	31 -2 33 6
playground~	31 -2 33 6
playgroup-	31 34
playgroup~	31 34
playof-	138 22
playoff~	138 22
playst-	138 35
playstation~	138 35
play~	31 -4 33 11 73 3 137 -2 138 10
plead-	135 35
plead~	135 35
pleas-	100 4 102 5 105 5 106 -8 115 -2 122 11
pleas~	100 4 102 5 105 5 106 -8 115 -2 122 11
pledg-	22 -4 78 29 106 -6 124 -10 130 36
pledged~	1 -2 78 -2 124 -4 130 14
pledg~	22 -4 78 31 106 -6 124 -8 130 29
plomeria-	16 3
plomeri~	16 3
plot-	13 -6 52 12
plot~	13 -6 52 12
plumb-	16 13
plumber-	16 -12 26 -2 138 26
plumbing~	16 13
plumb~	16 -12 26 -2 138 26
plus size	4 8 138 -2
plus-	4 12
plus-siz	4 6 138 -2
pluto-	138 4
plut~	138 4
plu~	4 12
poblac-	138 35
pobl~	138 35
poco-	12 8 60 -2
poc~	12 8 60 -2
podcast-	17 -4 44 12 75 12 97 -4
podcast-record	17 -2 44 8 75 -4
podcast~	17 -4 44 12 75 12 97 -4
podemo-	77 -11 90 13 92 -2
pod~	77 -11 90 13 92 -2
poem-	44 -2 138 10
poema-	138 16
poem~	44 -2 138 21
poetry-	17 -13 44 15
poetry~	17 -13 44 15
point-	56 -14 73 -6 80 7 138 15
point~	56 -14 73 -6 80 7 138 15
poker-	138 12
pok~	138 12
polic-	1 -2 75 -3 102 -3 110 8 135 25
policia-	1 -2 110 17 115 -2 125 -2 137 3
polici~	1 -2 110 17 115 -2 125 -2 137 3
policy-	110 14
policy~	110 14
polic~	1 -2 75 -3 102 -3 110 8 135 25
politic-	138 27
politica-	138 27
political-	138 35
political~	138 35
politic~	138 46
pollinator-	50 35
pollinator~	50 35
pollut-	51 35
pollution~	51 35
ponemo-	29 9
ponen-	7 -7 92 25 94 -6
ponen-caja	7 -3 92 10 94 -2
poner un	18 10 76 -4
poner una	77 9 79 -2
poner-	18 8 19 -2 60 -2 76 -5 77 8 78 3 79 -2 80 16 129 -2 130 11
poner-caja	77 5
poner-granito	78 4 80 9
poner-negocio	18 2
poner-un	18 6 76 -2
poner-una	77 5
ponerm-	104 13
ponerno-	4 31
pongo-	60 -2 78 -2 130 11
pongo-tarjeta	130 5
pong~	60 -2 78 -2 130 11
pony pasture	54 11
pony-	54 19
pony-pastur	54 8
pony~	54 19
pon~	4 15 7 -5 18 7 19 -2 29 4 60 -2 76 -4 77 6 78 3 79 -2 80 13 92 14 94 -4 104 6 129 -2 130 9
pool-	3 -8 31 4 138 24
pool~	3 -8 31 4 138 24
pop-	99 -3 109 6
popping~	99 -3 109 6
popul-	138 21
population~	138 21
popup-	25 -2 57 -2 58 -3 60 5 63 9 138 -2
popup-my	60 2 63 3
popup~	25 -2 57 -2 58 -3 60 5 63 9 138 -2
por ayudar	12 -2 73 10 138 -3
por favor	27 6 57 -3 103 5 105 5 122 -2 135 -2 138 -3
por internet	57 -5 60 6 63 9 78 -2 122 -2 123 -3
por la	8 6 27 -4 54 7 96 5 123 -3 124 4 128 -3 138 -6
por las	54 -2 55 -4 94 10 124 5
por mi	6 -3 18 8 19 -4 25 -2 34 5 36 -3 47 9 73 -2 80 7 96 -3 123 5 128 7 138 2
por telefono	102 -2 105 7 122 16 123 -8 138 -2
por un	73 -2 122 -2 123 6
por video	57 12 75 -2 138 -3
por-	1 3 6 -3 8 4 9 3 18 5 19 -4 34 3 36 -3 47 5 54 3 55 -2 60 2 63 -3 73 3 75 -2 80 4 94 4 102 -2 103 2 105 4 123 15 124 2 128 3
por-amigo	122 -2 123 5
por-ayudar	73 6 138 -2
por-favor	27 4 57 -2 103 3 105 3 138 -2
por-internet	57 -3 60 3 63 5
por-la	8 3 27 -2 54 5 96 3 123 -2 124 2 128 -2 138 -3
por-las	55 -2 94 6 124 3
por-mama	25 -2 123 6
por-mi	6 -2 18 5 19 -3 34 3 36 -2 47 6 80 4 96 -2 123 4 128 4
por-telefono	102 -2 105 4 122 10 123 -5
por-un	123 4
por-video	57 7 138 -2
porch-	4 -4 7 -3 13 27 52 -17 54 -3 55 4 56 18 73 -2 79 11 132 -6
porch~	4 -4 7 -3 13 27 52 -17 54 -3 55 4 56 18 73 -2 79 11 132 -6
pork-	10 3
pork~	10 3
porqu-	7 -4 8 -5 10 13
porqu~	7 -4 8 -5 10 13
porta-	21 -4 28 26 36 -6 104 -2
portatil-	57 -7 58 16
portatil~	57 -7 58 16
portrait-	75 35
portrait~	75 35
portugues-	107 5
portugues~	107 5
port~	21 -4 28 26 36 -6 104 -2
por~	1 3 6 -3 8 4 9 3 18 5 19 -4 34 3 36 -3 47 5 54 3 55 -2 60 2 63 -3 73 3 75 -2 80 4 94 4 102 -2 103 2 105 4 123 15 124 2 128 3
posit-	17 -4 99 -11 120 20
position~	17 -4 99 -11 120 20
possum-	55 5
possum~	55 5
post office	25 -2 100 -4 138 14
post-	25 -2 75 17 97 3 100 -6 108 -12 138 16
post-offic	100 -3 138 9
postal-	61 -13 100 28 138 -2
postal~	61 -13 100 28 138 -2
postpartum-	21 35
postpartum~	21 35
post~	25 -2 75 17 97 3 100 -6 108 -12 138 16
pot-	3 6 7 -7 9 -3 12 17 13 6 79 7 130 -5
pot-and	79 5 130 -3
pot-pan	79 5 130 -3
pots and	3 2 79 9 130 -5
pottery-	43 9
pottery~	43 9
pot~	3 6 7 -7 9 -3 12 17 13 6 79 7 130 -5
pound-	138 15
pound~	138 15
poverty-	29 -4 80 22
poverty~	29 -4 80 22
power-	135 7
powerbal-	138 35
powerball~	138 35
powhatan-	126 35
powhat~	126 35
pow~	135 7
practic-	15 5 18 -3 26 -2 39 15 45 4 75 -2 138 -3
practica-	18 -5 39 -2 73 48 76 -10
practicar-	39 3
practic~	15 4 18 -6 26 -2 39 14 45 3 73 23 75 -2 76 -4 100 -2 138 -3
practition-	26 -6 73 7
practition~	26 -6 73 7
pray for	47 2
pray-	47 17 48 -4
prayer-	11 -7 47 14 48 -3
prayer~	47 4
praying~	47 4 48 -3
pray~	11 -6 47 22 48 -3
precio-	78 -2 124 16 129 -6 130 -2 138 20
precio-dolar	124 -8 129 -3 138 16
preci~	78 -2 124 16 129 -6 130 -2 138 20
prefiero-	105 13
prefier~	105 13
pregnancy-	26 25 134 22 138 -2
pregnancy~	26 25 134 22 138 -2
pregnant-	0 2 26 26 28 -2 134 18 138 4
pregnant~	0 2 26 26 28 -2 134 18 138 4
pregunta-	48 15 76 -2 131 25
preguntan-	125 5 135 -3
pregunt~	48 14 125 3 131 23 135 -2
premarital-	29 35
premarital~	29 35
premio-	60 7 138 -3
premi~	60 7 138 -3
prenatal-	26 31
prenatal~	26 31
prensa-	75 9
prens~	75 9
preocupac-	0 -3 21 5
preocup~	0 -3 21 5
prep-	12 14 21 -8 36 21 38 -17
prepa-	38 9
preparada-	7 -11 8 -3 9 31
preparar-	12 13 57 -2
preparatoria-	38 5
preparatori~	38 5
preparo-	15 2
prepar~	7 -10 8 -2 9 24 12 10 57 -2
prep~	12 12 21 -7 36 17 38 -8
pres-	26 21 134 -6
prescript-	26 21 134 -16
prescription~	26 21 134 -16
present-	28 -11 31 18
presentac-	14 23
present~	14 21 28 -9 31 14
president-	112 13 117 -7 138 20
president~	112 13 117 -7 138 20
press-	25 -3 75 16 104 -2
pressur-	10 4 26 10 134 -7
pressur~	10 4 26 10 134 -7
prestamo-	19 18
prestam~	19 10
prestan-	19 -2 20 -7 52 12
prestar-	19 -4 77 12 90 -3 91 -3
prest~	19 4 20 -5 52 9 77 8 90 -2 91 -2
presupuesto-	19 17
presupuest~	19 17
pres~	25 -3 75 16 104 -2
pretend-	125 -10 137 12
pretend~	125 -10 137 12
prevenc-	57 -3 67 18 102 -4 103 -2 109 -8 119 17
prevent-	16 -2 57 -2 67 20 109 -6
prevent-train	67 3
prevention training	67 6
prevention~	16 -2 57 -2 67 20 109 -6
preven~	57 -3 67 18 102 -4 103 -2 109 -8 119 17
pre~	26 21 134 -6
pric-	6 -2 7 3 18 10 27 -4 122 -2 124 16 130 -2 135 -4 138 5
pric-are	7 3
prices are	7 5 124 -2
pric~	6 -2 7 3 18 10 27 -4 122 -2 124 16 130 -2 135 -4 138 5
prima-	0 12
primary-	26 8 35 -2
primary~	26 8 35 -2
primer cheque	20 11 78 -6
primer-	20 23 37 10 78 -9 86 19
primer-chequ	20 7 78 -4
primeriza-	28 13
primerizo-	28 14 35 -2
primeriz~	28 23 35 -2
primero-	16 -4 21 -7 37 2 67 13
primero-auxilio	16 -2 21 -4 67 7
primero-de	21 -4 67 4
primeros auxilios	16 -3 21 -6 67 11
primer~	16 -4 21 -7 37 2 67 13
prim~	0 8 1 -2 20 21 35 -2 37 9 78 -8 86 18
principal-	21 -4 23 -3 34 19 74 -17 100 23
principal~	21 -4 23 -3 34 19 74 -17 100 23
principiant-	39 2
principiant~	39 2
print-	49 -10 63 24 76 4 79 -2
print-and	76 2
printer-	49 2
printing~	49 2
print~	49 -9 63 23 76 4
pris-	17 11 83 -2
prison-	0 -3 3 -6 4 5 17 12
prison~	0 -3 3 -6 4 5 17 12
privacidad-	110 35
privacidad~	110 35
privacy-	110 20
privacy~	110 20
privada-	110 17
privado-	110 20
privat-	0 -10 2 -2 21 -2 101 9 110 22 115 12 126 -4 138 -6
privat-room	101 5
private room	2 -2 21 -2 101 10
privat~	0 -10 2 -2 21 -2 101 9 110 22 115 12 126 -4 138 -6
priv~	110 32
pri~	17 11 83 -2
pro bono	76 8
pro-	76 14
pro-bono	76 6
prob-	17 -4 135 7
probar-	43 4 46 -2
probation~	17 -4 135 7
problem-	23 3 36 -13 61 -2 75 -6 104 11 138 23
problema-	29 27 75 -9 104 16
problem~	23 2 29 21 36 -11 61 -2 75 -13 104 22 138 18
prob~	43 4 46 -2
procedur-	2 -3 27 20
procedur~	2 -3 27 20
produc-	7 12 44 27
product-	5 27
producto-	5 3
product~	5 28
produc~	7 12 44 27
professional-	21 -12 22 14
professional~	21 -12 22 14
profil-	14 26 108 -7
profil~	14 26 108 -7
profit-	21 -2 115 35 133 -2
profit~	21 -2 115 35 133 -2
program-	2 -2 7 -2 11 -2 16 6 17 -3 21 -3 28 -3 31 15 32 3 33 2 36 -2 42 3 43 -2 57 -6 58 -5 61 -9 64 5 65 6 66 3 68 3 69 3 70 3 71 2 72 3 73 -3 74 4 76 3 78 2 80 -4 81 4 100 -2 110 -2 112 5 116 7 117 -5 120 -2 121 19 122 10 129 3 137 -2 138 -12
program-do	121 2
program-for	31 -3 32 -5 33 4 42 3 61 5
program-kid	31 7 42 3 61 -2 121 -3
program-you	121 2
programa de	2 -3 7 -2 17 -2 43 -5 61 -3 64 5 65 5 66 7 67 4 68 -5 69 6 70 4 71 7 72 7 75 2 121 -7 138 -2
programa para	31 -14 32 22 68 17 69 -2 71 -3 72 -2 121 -6
programa-	2 -3 7 -2 17 -2 31 10 32 4 36 -2 43 -4 61 -10 64 3 65 2 66 5 67 2 68 5 69 4 70 3 71 4 72 4 73 5 74 3 121 22 122 -2 138 -6
programa-de	2 -2 31 2 43 -3 61 -2 64 3 65 3 66 4 67 2 68 -3 69 4 70 3 71 4 72 4 121 -4
programa-joven	32 7 121 -4
programa-nino	31 4 121 -3
programa-para	31 -10 32 15 68 10 71 -2 121 -4
programa-trabajo	65 10 66 -2
programac-	31 -3 57 -2 58 -7 61 28 121 -10
programar-	31 -8 61 17 121 -2
programm-	61 -5 121 21
programming~	32 -10 57 -3 58 -3 61 35 116 -12
programm~	61 -5 121 21
programs do	121 3
program~	2 -3 7 -2 11 -2 16 4 17 -3 21 -3 28 -2 31 14 32 6 36 -3 42 3 43 -4 57 -4 58 -5 61 -10 64 5 65 6 66 5 68 5 69 4 70 3 71 4 72 4 74 5 76 2 78 2 80 -3 81 2 100 -2 112 4 116 8 117 -4 120 -2 121 23 122 7 129 2 137 -2 138 -12
project-	34 -3 73 24 75 14 76 -2 82 -2 84 -2 85 -2 117 -2 121 -3 127 -2
project~	34 -3 73 24 75 14 76 -2 82 -2 84 -2 85 -2 117 -2 121 -3 127 -2
promesa-	124 -4 130 36 135 -3
promes~	124 -4 130 36 135 -3
promis-	17 -2 34 14
promised~	17 -2 34 14
promot-	75 35
promot~	75 35
prompt-	137 7
prompt~	137 7
pronostico-	56 -4 138 13
pronostic~	56 -4 138 13
pronto-	133 15
pront~	133 15
proof of	125 2
proof-	100 -4 125 11 137 -4
proof~	100 -4 125 11 137 -4
property-	1 7
property~	1 7
propia-	4 -3 7 -3 13 14 20 4 49 13 52 -2 77 -2
propia-verdura	7 -2 13 8
propias verduras	7 -3 13 13 18 -2
propio-	18 14 74 -2 76 -2 112 -7
propi~	4 -2 7 -3 13 11 18 12 20 3 49 11 76 -3 77 -2 112 -6
proposito-	117 35
propos~	117 35
protecc-	24 12 135 -2
protectiv-	24 11
protectiv-order	24 4
protective order	24 7
protectiv~	24 11
protec~	24 12 135 -2
provid-	73 -7 77 -9 79 -3 92 26
provid-box	73 -3 77 -4 92 10
provide boxes	73 -4 77 -6 79 -2 92 16
provid~	73 -7 77 -9 79 -3 92 26
provision-	7 35
provi~	7 35
proxima-	31 -2 77 -12 90 7 91 -2 92 -2 109 20
proxima-actividad	109 4
proximament-	109 35
proxima~	109 35
proximo-	77 -3 109 19 114 -4
proximo-evento	109 2
proxim~	77 -10 90 6 91 -2 92 -2 109 29 114 -3
prox~	77 -4 109 7
pro~	76 14
psicologa-	22 5
psicologo-	2 -2 21 -4 22 14 26 -4
psicolog~	2 -2 21 -4 22 17 26 -4
psiquiatra-	22 36
psiquiatr~	22 36
psychiatrist-	22 10
psychiatrist~	22 10
psychologist-	21 -11 22 14
psychologist~	21 -11 22 14
ptsd-	21 34 22 9 125 -4 138 -7
ptsd~	21 34 22 9 125 -4 138 -7
public needs	33 -2 81 9
public-	33 -3 81 12
public-assess	33 -2 81 6
public-need	33 -2 81 6
public~	33 -3 81 12
publish-	19 -5 78 -2 97 14
publish~	19 -5 78 -2 97 14
pueblo-	74 9 113 -2
puebl~	74 9 113 -2
pued-	7 -2 10 9 56 2 73 -5 74 -5 76 10 79 -3 80 5 82 5 88 7 95 3 102 -2 105 5 106 -2 116 12 121 -2 122 -6 125 15 128 -3
pued-comer	8 -2 10 3
pued-donar	76 4
pued-hacer	76 3 116 12 125 -2 128 -2
pued-lider	74 -5 88 8
pued-ser	73 -2 74 -4 82 4 88 6 95 2
pued-voluntario	73 -2 82 5
pueda-	2 23 6 -2 31 -6 33 8 124 -5
puede comer	8 -3 10 6
puede donar	76 7 130 2
puede ser	73 -3 74 -6 79 -2 82 7 88 9 95 3
pueden ayudar	39 -5 73 -6 80 -4 107 7 121 6 122 21 135 -6
pueden-	8 5 17 -2 26 -3 27 3 31 2 39 -5 40 2 55 -3 73 -8 76 5 77 -2 80 -5 92 5 94 7 105 3 107 6 117 -2 121 4 122 19 123 -2 125 13 138 -2
pueden-ayudar	39 -3 73 -4 80 -3 107 4 121 3 122 16 135 -4
pueden-por	55 -2 94 6 105 3
puedes hacer	76 -2 116 19 121 -2 125 -3
puedo aplicar	73 -3 102 -2 122 14 138 -2
puedo ayudar	21 -2 73 -15 76 8 80 8 84 10 135 -4
puedo con	23 4 25 7
puedo cortar	76 5
puedo dar	129 -4 130 10
puedo dejar	26 -4 94 4 99 -3 134 7
puedo donar	3 -3 78 -7 79 3 93 12
puedo ensenar	49 -2 57 -5 73 10
puedo hacer	77 -2 91 5
puedo ir	7 -2 8 3 9 7 45 2 99 17 114 -2 124 8 138 -2
puedo llevar	8 -2 27 -3 51 2 76 -2 82 7 101 7 125 -2
puedo mandar	57 -2 63 -3 78 7 102 10 103 8 104 -3
puedo pagar	6 4 26 4 128 -2 134 -2
puedo pedir	17 -5 122 -3 123 9 125 12
puedo repartir	0 -3 73 15
puedo salir	8 5 10 -6 35 4
puedo ser	73 -6 82 3 83 9
puedo-	2 -2 3 -2 7 -3 8 4 9 5 10 -4 17 -3 18 -2 21 -2 27 -3 31 -2 57 -3 63 -2 73 12 77 -2 80 3 82 3 83 3 84 4 93 4 96 2 99 7 101 6 102 8 103 3 104 -2 106 -3 114 -2 115 2 123 3 124 3 129 -2 130 3 134 3 138 -5
puedo-a	9 4 73 -2 82 3 99 4 101 3
puedo-aplicar	73 -2 122 9
puedo-ayuda	17 -3 122 -2 123 5 125 7
puedo-ayudar	73 -10 76 4 80 6 84 6 135 -2
puedo-comida	8 3 10 -2 73 5
puedo-con	0 2 23 2 25 3 76 -2 135 3
puedo-cortar	76 3
puedo-dar	129 -2 130 6
puedo-de	21 2 128 4
puedo-dejar	26 -3 94 2 99 -2 134 4
puedo-donar	3 -2 78 -4 79 2 93 7
puedo-el	6 2 76 2
puedo-ensenar	57 -3 73 6
puedo-hacer	91 3
puedo-ir	9 4 99 11 114 -2 124 5
puedo-la	25 3 91 2 96 3
puedo-llevar	27 -2 82 4 101 4
puedo-los	73 3 80 -3
puedo-mandar	63 -2 78 4 102 6 103 4 104 -2
puedo-pagar	6 2 26 2
puedo-pedir	17 -3 122 -2 123 5 125 7
puedo-por	122 8
puedo-repartir	0 -2 73 9
puedo-salir	8 3 10 -4 35 2
puedo-ser	73 -4 83 6
puedo-sin	101 8
puedo-solo	21 -2 73 -4 84 8 129 -2 130 6
puedo-un	52 2 63 -2 78 4 103 4
puedo-voluntario	73 -4 83 6
pued~	2 3 3 -2 7 -3 8 4 9 3 17 -3 21 -2 26 -3 31 -2 39 -2 55 -2 57 -2 63 -2 73 4 74 -3 76 6 77 -2 79 -2 80 3 82 4 83 2 84 3 88 3 93 2 94 3 99 5 101 4 102 4 103 2 104 -2 105 2 106 -3 107 2 116 4 122 6 125 12 129 -2 130 2 134 2 138 -5
puerco-	10 4
puerc~	10 4
puerta-	1 18 8 -4 74 -2
puert~	1 18 8 -4 74 -2
puesto-	7 -5 9 -2 17 -7 18 22 20 -2 120 20
puest~	7 -5 9 -2 17 -7 18 22 20 -2 120 20
pul-	5 19 6 18 28 -3
pul-ups	5 9
pull ups	5 14 28 -2
pulled~	6 24
pull~	5 21 28 -3
puls-	27 -4 100 25 101 17 138 -10
puls~	27 -4 100 25 101 17 138 -10
punta-	4 -5 20 5
puntaj-	19 3
puntaj~	19 3
punt~	4 -5 20 5
puro-	7 11
purpos-	35 -2 73 7 117 34
purpos~	35 -2 73 7 117 34
pur~	7 11
put in	106 7 130 6
put me	17 -5 73 13
put my	14 7 17 -4 130 2
put out	0 20 1 5 24 -4 28 -2 110 -2 130 -2
put us	0 -10 1 16
put-	0 10 1 11 3 -2 7 3 8 -2 14 5 17 -5 19 6 21 -2 24 -3 28 -2 60 -3 73 7 75 4 76 -2 106 2 109 -2 110 -2 120 -2 130 13
put-card	60 -3 78 -3 130 10
put-in	106 4 130 3
put-me	17 -3 73 8
put-my	14 3 130 3
put-on	7 5
put-out	0 6 1 10 24 -2
put-us	0 -7 1 11
put~	0 10 1 11 3 -2 7 3 8 -2 14 5 17 -5 19 6 21 -2 24 -3 28 -2 60 -3 73 7 75 4 76 -2 106 2 109 -2 110 -2 120 -2 130 13
python script	61 -10 138 17
python-	61 5 100 -2 138 21
python-script	61 -7 138 11
python~	61 5 100 -2 138 21
qualific-	74 -3 87 -4 88 13 89 -7 125 32
qualification~	74 -3 87 -4 88 13 89 -7 125 32
qualifi~	112 -4 113 -2 125 15
qualify-	74 -8 87 -3 88 15 89 -7 112 -3 113 -2 125 40 138 -2
qualify~	74 -9 87 -4 88 16 89 -7 125 32
que alguien	28 -2 31 -2 32 -2 34 2 37 13
que ano	25 -6 82 -3 138 17
que areas	126 -11 127 18
que ayuda	121 8 122 10
que ayudan	121 16
que bus	27 -7 100 -8 101 24
que calle	0 -10 100 30 102 -3 106 -3
que ciudades	126 4
que debo	19 -6 60 11 79 -3 125 8
que dia	7 -2 9 8 23 2
que dias	43 12 99 6 131 -4
que dono	78 -2 79 -6 95 4 96 16 128 -4
que edad	61 2 73 -4 74 -2 82 4 87 -2 88 5 138 -2
que eres	116 8
que es	28 -3 57 -2 59 -2 64 3 65 3 66 2 67 5 68 4 69 4 70 4 71 3 72 4 74 -5 89 8 109 -2 115 -2 116 12 117 13 119 4 121 -2 137 2 138 -5
que fallecio	25 -4 79 12
que hable	26 11 107 -4
que hace	74 -5 75 -5 81 9 89 6 97 8 98 -2 129 6
que hacen	19 -2 76 -3 78 -5 85 5 98 6 117 -3 121 18 129 12
que hacer	31 2 45 3 77 -5 90 -2 92 9
que hago	6 -5 58 4 79 -3 122 9 135 11
que hay	11 -2 31 11 73 -2 109 23 121 -3
que hora	9 5 36 3 47 2 94 2 99 8 133 -2 138 5
que llevar	125 13
que me	7 2 12 2 20 3 23 -5 34 4 53 -2 58 3 79 3 105 9 106 -6 121 10 122 -6 134 5 135 -3 138 -2
que mi	31 5 76 2
que necesitan	79 41 93 -18
que necesito	122 -9 125 21
que no	26 4 55 2 60 -7 79 3 115 10
que numero	102 12
que ofrecen	121 10
que onda	121 -2 131 18
que pagar	124 14 135 5
que pasa	63 -3 106 14 122 -2
que pelicula	138 2
que programas	121 10
que puedes	76 -2 116 19 121 -2 125 -3
que se	35 3 78 -2 117 18 129 4
que ser	47 2 73 -2 74 -2 76 -2 84 5 87 8 93 4 125 9 137 -6
que servicios	84 -3 121 11
que sigue	73 -4 86 7 106 18
que tal	131 20
que tan	79 -3 95 4 101 10
que tengo	76 -2 77 -5 83 6 90 -2 92 8 125 11
que tipo	77 -2 78 -4 79 -4 92 6 93 11 121 5
que tomo	23 -2 134 3
que ya	4 -10 5 -3 20 -2 79 20
que-	0 -3 6 -3 7 -2 8 -2 12 2 19 -3 23 -2 25 -2 26 -5 27 -2 28 -2 63 -2 73 -4 74 -4 75 -2 77 -3 78 -3 79 6 89 3 92 2 93 6 96 2 99 3 100 4 101 4 109 4 111 2 116 8 117 6 121 10 122 -3 125 5 126 3 127 2 128 -2 129 3 131 3 132 4 133 3 134 6 137 -2 138 3
que-a	32 3 94 2 99 -2 109 4
que-abr	43 11 99 -12
que-alguien	37 7
que-ano	25 -3 82 -2 138 10
que-area	99 -3 126 3 127 8
que-atienden	126 10 127 -4
que-ayuda	121 9 123 6
que-ayudan	121 10
que-bueno	131 -9 132 19 134 3
que-bus	27 -5 100 -5 101 15
que-call	0 -7 100 21 102 -2 106 -2
que-ciudad	126 3
que-cosa	79 -3 93 8
que-dar	79 2
que-de	78 -2 79 -2 92 3 93 6 100 4 121 3 126 -3
que-debo	19 -3 60 6 79 -2 125 5
que-despu	63 -2 106 10
que-dia	9 3 43 6 99 5 131 -3
que-dinero	19 -5 25 -2 60 5 121 -2 129 11
que-dono	79 -3 95 2 96 9 128 -3
que-edad	73 -2 82 2 88 3
que-en	15 3 75 -2 126 2
que-ere	116 5
que-es	28 -2 51 2 60 -2 64 2 67 2 68 2 69 2 70 2 72 2 74 -3 89 5 99 -3 109 -2 116 7 117 7 119 2
que-espanol	26 6 107 -2
que-estan	99 2 100 3
que-fallecio	25 -2 79 7
que-habl	26 6 107 -2
que-hac	73 -2 74 -3 75 -3 81 5 89 3 97 4 121 -2 129 3 138 13
que-hacen	19 -2 76 -2 78 -3 85 3 98 4 117 -2 121 13 129 8
que-hacer	45 2 77 -3 92 4 116 11
que-hago	6 -3 58 2 79 -2 122 5 135 6
que-hay	31 5 88 2 109 14 121 -2
que-hora	9 3 99 6 138 3
que-la	4 -2 7 -5 12 10 90 3 93 4
que-llevar	79 -3 125 12
que-los	76 -2 85 5 98 4 121 -4
que-lugar	91 4 92 -2 126 15
que-me	20 2 23 -3 34 2 100 -2 101 4 105 6 106 -4 121 5 122 -3 134 4 135 -2
que-mi	31 3 129 4
que-miembro	125 8 137 -3
que-mis	11 3 111 4
que-murio	25 -3 138 6
que-necesitan	4 -2 79 13 93 6
que-necesito	122 -6 125 15
que-no	4 -5 5 -2 60 -3 79 9 93 3 115 4
que-numero	102 9
que-ofrecen	121 7
que-onda	131 13
que-pagar	2 7 124 7 135 2
que-paguen	7 2 20 3
que-para	6 -2 7 -2 31 5 58 2 77 -2 79 5 83 3 88 2 92 4 122 4
que-pasa	63 -2 106 10
que-programa	121 7
que-pued	116 12 125 -2
que-pueden	76 6 121 9 122 -5 135 -3
que-puedo	94 2
que-que	77 -3 83 4 92 5 125 7
que-se	73 -2 80 3 82 2 91 2 117 10 129 2
que-ser	84 3 87 4 93 2 125 6 137 -4
que-servicio	84 -2 121 8
que-sigu	73 -2 86 4 106 13
que-sirv	116 13
que-tal	131 14
que-tan	79 -2 95 2 101 5
que-tengo	77 -3 83 4 92 5 125 7
que-tienen	111 6 121 7
que-tipo	78 -2 79 -2 92 3 93 6 121 3
que-tomo	23 -5 134 7
que-trata	117 12
que-un	60 2 74 -6 75 -3 89 7 97 5
que-usted	92 2 117 -2 121 10
que-voy	26 2 79 2
que-wondrous	117 5
que-ya	4 -6 5 -2 79 11
qued-	4 -2 17 6 21 -2 35 5 100 -6 122 12 137 -2
qued-sin	0 -5 17 3 122 7
queda-	4 5 79 -2 100 8
quedamo-	0 3
quedan-	5 -7 79 9 100 2
quedar-	0 19 3 -4
quedarno-	0 9 4 -3 100 -5
quede sin	0 -8 17 5 122 11
qued~	0 16 3 -3 5 -4 17 3 35 3 79 3 122 7 137 -2
queja-	76 -8 104 42
quej~	76 -8 104 42
quemo-	0 22 1 -2 2 -6 3 -2
quemo-casa	0 9 2 -2
quem~	0 22 1 -2 2 -6 3 -2
queremo-	43 -6 46 6 73 4 74 5 76 5 77 3 79 -5
queremo-un	43 -3 46 3 73 2 74 2 77 2 79 -2
queremos un	43 -5 46 6 74 5
query-	138 22
query~	138 22
quer~	43 -6 46 6 73 4 74 5 76 5 77 3 79 -5
quest-	4 -3 15 6 31 -2 32 -2 48 18 63 -5 76 -2 81 21 103 6 117 -2 122 7 131 13 135 8 138 -4
quest-are	63 -3 122 5
questionnair-	81 40 100 -5 138 -3
questionna~	81 40 100 -5 138 -3
question~	4 -3 15 6 31 -2 32 -2 48 18 63 -5 76 -2 81 21 103 6 117 -2 122 7 131 13 135 8 138 -4
que~	0 -3 6 -3 7 -2 8 -2 12 2 19 -3 23 -2 25 -2 26 -5 27 -2 28 -2 63 -2 73 -4 74 -4 75 -2 77 -3 78 -3 79 6 89 3 92 2 93 6 96 2 99 3 100 4 101 4 109 4 111 2 116 8 117 6 121 10 122 -3 125 5 126 3 127 2 128 -2 129 3 131 3 132 4 133 3 134 6 137 -2 138 3
quich-	105 -3 107 35
quich~	105 -3 107 35
quick-	86 -2 100 4 106 12 131 8
quick~	86 -2 100 4 106 12 131 8
quien creo	113 8
quien dirige	112 6
quien dono	78 -7 79 -6 137 26
quien empezo	113 6
quien es	138 9
quien esta	54 -2 112 18 135 -3
quien fundo	113 2
quien gano	112 -2 138 8
quien hablar	21 10 105 -2 116 -3
quien hablo	21 -6 116 20
quien invento	75 -4 112 -4 138 12
quien le	1 -4 2 9 19 -4 104 13
quien manda	7 -2 112 15
quien me	14 2 35 10 138 -3
quien puede	74 -7 88 10 122 -7 125 20
quien trabajan	17 -4 118 18 120 -2
quien ve	110 8
quien-	1 -3 2 3 7 -2 17 -4 19 -2 21 8 25 -3 26 -2 28 -2 35 3 73 -2 74 -5 75 -3 76 -2 78 -5 79 -4 87 -2 88 4 96 2 98 -2 104 4 105 -2 110 9 112 19 113 21 114 -2 116 8 117 9 118 13 120 -2 122 -5 125 17 128 -2 135 -2 137 10 138 9
quien-a	20 3 110 10 112 3
quien-creo	113 5
quien-cuida	20 3 35 6
quien-dirig	112 4
quien-dono	78 -5 79 -4 137 17
quien-el	50 2 79 -2 137 4 138 5
quien-empezo	113 4
quien-es	138 6
quien-esta	112 12 135 -2
quien-financia	25 -2 118 11
quien-fundo	113 2
quien-gano	138 6
quien-hablar	21 7 105 -2 116 -2
quien-hablo	21 -5 116 14
quien-invento	75 -3 112 -3 138 8
quien-la	17 -2 75 -2 83 3 113 6 138 2
quien-le	1 -2 2 5 19 -2 104 7
quien-lo	96 5
quien-los	25 -3 74 -2 112 4 118 7
quien-manda	112 10
quien-me	35 6 138 -2
quien-pued	74 -4 88 6 122 -4 125 14
quien-ser	74 -5 88 8
quien-son	112 7 117 11 118 2 125 -2
quien-sus	98 -2 118 5
quien-trabajan	17 -2 118 13 120 -2
quien-usted	112 -2 117 12
quien-ve	110 5
quienes son	74 -2 98 -2 112 11 117 16 118 4 125 -3
quien~	74 -3 76 -3 87 -2 98 -3 112 16 113 7 117 21 118 4 122 -2 125 17
quier-	0 6 2 -2 12 2 31 -6 32 -2 33 2 52 3 57 4 58 -3 61 9 73 4 77 4
quier-crear	58 -2 61 3
quier-trabajar	76 3
quiere crear	58 -4 61 5
quiere trabajar	76 6 77 -2
quieren sacar	1 14
quieren-	1 15 4 -4 28 5 34 6 58 -3 79 11 93 -2
quieren-sacar	1 10
quiero apoyar	73 2 76 6 78 8 80 -6
quiero aprender	16 -2 19 2 57 4
quiero ayudar	26 -2 73 5
quiero dar	73 3 78 4 79 3 80 -2
quiero dejar	24 5
quiero donar	73 -2 78 7 79 -2
quiero empezar	74 9 113 -3
quiero hablar	21 -2 28 9 105 4 116 -3
quiero hacer	44 2 73 -2 75 2 80 10 123 -4
quiero ir	34 2
quiero ofrecer	73 5
quiero plantar	13 4 50 -6 52 -2 73 6
quiero poner	76 -3 77 9 79 -2
quiero que	31 4 111 6
quiero regalar	4 -3 78 -3 79 16
quiero salir	2 -2 8 -2 122 12
quiero ser	18 7 32 -4 73 5 74 5 76 13 80 5 88 -4 98 -6 112 -5
quiero trabajar	17 6 76 -3
quiero un	13 -5 16 8 17 -6 45 4 50 3 52 6
quiero-	2 4 7 -3 10 -3 16 2 17 -3 18 4 28 2 32 -3 43 3 46 -3 73 9 74 5 75 2 76 5 78 8 79 2 80 8 81 3 88 -2 98 -3 102 3 104 5 106 -2 111 5 112 -2 122 6
quiero-a	2 -2 24 2 57 2 73 3 76 2 123 3
quiero-algo	74 3 78 3 80 6 123 -2
quiero-apoyar	76 3 78 6 80 -4
quiero-aprend	57 2
quiero-arbol	50 -2 73 3
quiero-ayudar	73 4
quiero-clas	73 2
quiero-con	2 3 28 4 76 -2 78 2 79 -2 105 2 120 2
quiero-dar	73 2 78 2 79 2
quiero-de	2 4 10 -2 73 4
quiero-dejar	24 3
quiero-donar	78 5
quiero-empezar	74 5 113 -2
quiero-en	18 3 75 2
quiero-hablar	28 5 105 2 116 -2
quiero-hacer	44 2 80 6 123 -2
quiero-la	7 -3 26 3 78 6
quiero-mi	18 4 31 2 112 -3
quiero-ofrecer	73 3
quiero-plantar	13 2 50 -4 73 4
quiero-poner	76 -2 77 5
quiero-que	31 2 81 5 111 9
quiero-regalar	4 -2 78 -2 79 10
quiero-salir	2 -2 8 -2 122 8
quiero-ser	18 4 32 -2 73 3 74 4 76 9 80 3 88 -3 98 -4 112 -3
quiero-trabajar	17 3 76 -2
quiero-un	13 -2 16 3 17 -3 52 2 75 -3 104 8 138 3
quiero-una	40 2 77 5
quiero-uno	4 -2 79 4
quier~	1 3 2 4 4 -2 7 -3 10 -3 16 2 17 -3 18 4 28 3 32 -3 34 2 43 3 46 -3 73 8 74 5 76 5 78 8 79 5 80 7 81 2 88 -2 98 -3 102 3 104 5 106 -2 111 5 112 -2 122 5
quiet hour	47 7 99 -6
quiet room	47 -4 101 10
quiet-	33 -3 47 20 99 -6 101 9
quiet-hour	47 4 99 -4
quiet-room	47 -3 101 7
quietly-	24 12 28 -3
quietly~	24 12 28 -3
quiet~	33 -3 47 20 99 -6 101 9
quilt-	49 34
quilting~	49 34
quit-	0 -2 1 12 17 -4 21 -4 23 6 32 -2 38 8 124 -3
quitar-	17 -2 135 8
quitenm-	21 -5 111 33 137 -2
quitenm~	21 -5 111 33 137 -2
quito-	138 19
quito~	138 19
quit~	1 11 17 -5 21 -4 23 6 32 -2 38 7 124 -3 135 4
qui~	0 3 1 -3 2 2 17 -3 19 -2 21 7 25 -2 26 -2 31 -4 32 -2 35 3 57 2 58 -2 61 4 74 -4 75 -3 78 -5 79 -4 88 4 96 2 104 4 105 -2 110 8 112 10 113 16 114 -2 116 7 118 10 120 -2 122 -4 125 8 135 -2 137 9 138 8
quot-	75 22 125 -3 138 -5
quot~	75 22 125 -3 138 -5
rabbit-	55 4
rabbit~	55 4
raccoon-	55 7
raccoon~	55 7
racing-	21 12 28 -3 130 -4
racing~	21 12 28 -3 130 -4
radio-	15 -11 75 22 138 5
radi~	15 -11 75 22 138 5
rain barrel	56 12 138 -6
rain-	56 12
rain-barrel	56 8 138 -4
rain~	56 12
rais-	0 -7 3 -9 28 11 30 25 31 -4 52 15 78 3 135 3
rais-bed	0 -5 3 -7 52 12
rais-my	28 -6 30 7
raised bed	0 -7 3 -9 52 18
raised~	0 -11 3 -14 52 26 78 6
raising my	28 -9 30 12
raising~	28 12 30 28 31 -4
rais~	135 7
rait-	27 21
rait~	27 21
raiz cuadrada	138 8
raiz-	138 11
raiz-cuadrada	138 5
raiz~	138 11
ramen-	0 -3 7 25 76 -2
ramp-	100 23 101 27 138 -7
rampa-	3 -7 100 21 101 22
ramp~	3 -6 100 37 101 40 138 -6
ram~	0 -3 7 25 76 -2
ran out	5 9 7 3 10 2 17 6 63 -3
ran-	0 -2 5 12 7 4 10 2 17 8 63 -5 138 -2
ran-of	5 6 7 3
ran-out	5 5 7 2 17 4 63 -2
random-	138 17
random~	138 17
ran~	0 -2 5 12 7 4 10 2 17 8 63 -5 138 -2
rap-	44 21
rapea-	28 -2 30 -2 31 -6 32 -3 33 -3 37 -2 44 30 61 -3
rape~	28 -2 30 -2 31 -6 32 -3 33 -3 37 -2 44 30 61 -3
rapido-	16 17 17 -12
rap~	16 13 17 -9 44 19
rash-	134 5
rash~	134 5
rastrillo-	5 2
rastrill~	5 2
rat-	138 23
ratero-	136 24
rater~	136 24
rather-	21 -3 57 -2 73 5 105 12
rath~	21 -3 57 -2 73 5 105 12
rato-	25 -2 35 19 73 -2 138 -2
rat~	25 -2 35 16 73 -2 138 17
razor-	5 3
razor~	5 3
reach out	104 10 106 6 138 -2
reach you	21 -2 102 8 104 14 137 -3
reach-	0 -2 21 -3 28 -2 80 -2 102 9 104 36 106 16 110 -2 137 -3 138 -8
reach-out	104 6 106 9 138 -4
reach-you	102 4 104 9 137 -2
reach~	0 -2 21 -3 28 -2 80 -2 102 9 104 36 106 16 110 -2 137 -3 138 -8
read with	73 4
read-	4 -3 24 6 36 -5 37 9 42 5 73 5 110 8 115 -2 138 -6
read-buddy	73 2
read-my	24 5 37 -2
read-with	73 2
reading buddy	73 4 138 -2
reading~	4 -4 36 -5 37 5 42 8 73 3 138 -4
ready to	0 -4 2 7 74 4 87 -2
ready-	0 -6 2 9 15 2 74 5 87 -2
ready-to	0 -2 2 4 74 2
ready~	0 -6 2 9 15 2 74 5 87 -2
read~	24 7 37 7 73 3 110 10 115 -3 138 -3
reagendan-	27 -13 101 -4 104 20
reagend~	27 -13 101 -4 104 20
real or	60 4 115 -4
real person	105 -5 115 -5 116 13
real-	18 3 21 -3 37 3 60 -7 76 -2 105 18 115 2 116 7 124 6 138 8
real-person	105 -3 115 -3 116 8
really-	58 -14 78 -3 80 -4 124 21 129 11
really~	58 -14 78 -3 80 -4 124 21 129 11
realtor-	2 -2 73 -2 76 7
realt~	2 -2 73 -2 76 7
real~	18 3 21 -3 37 3 60 -7 76 -2 105 18 115 2 116 7 124 6 138 8
reason-	17 -7 135 7
reason~	17 -7 135 7
rebeld-	28 35
rebeld~	28 35
recai-	23 7
recaida-	23 3
recai~	23 7
recamara-	2 10 134 -8
recamar~	2 10 134 -8
recaudac-	77 23
recaud~	77 23
reca~	23 3
receipt for	96 10
receipt-	3 -2 4 -4 78 -2 79 -2 96 12 128 19
receipt-for	96 7
receipt-good	96 13 128 -8
receipt~	3 -2 4 -4 78 -2 79 -2 96 12 128 19
recen-	47 35
receta-	12 -9 26 9 27 -6 138 27
recet~	12 -9 26 9 27 -6 138 27
recib-	6 -2 78 -3 79 -2 96 14 128 -3
reciben-	6 -17 79 38 96 -12 128 -6
recibieron-	106 18 122 -12 128 -3
recibir ayuda	6 -6 19 -2 96 -3 122 8 125 8 128 -2
recibir-	6 -9 19 -3 96 -4 122 11 125 11 128 -3
recibir-ayuda	6 -4 122 4 125 5
recibo por	6 -3 96 2 128 7 138 -2
recibo-	6 17 19 -7 79 -7 96 12 128 8 138 -2
recibo-impuesto	6 -8 19 -4 96 -4 128 18
recibo-la	6 3 96 3 128 -3
recibo-por	6 -2 128 4
recib~	19 -8 78 -2 79 15 96 8 106 7 125 6 138 -2
reciclaj-	53 35
reciclaj~	53 35
reciclar-	53 35
recicl~	53 35
recip-	12 -3 73 -5 110 -9 138 28
recip~	12 -3 73 -5 110 -9 138 28
recogen donaciones	79 -27 94 27
recogen-	4 -3 79 17 94 2
recogen-donacion	79 -18 94 19
recoger basura	51 4 94 -2
recoger-	32 -3 51 4 79 4 94 18 130 -7
recoger-basura	51 3
recog~	4 -2 32 -3 51 3 79 15 94 18 130 -7
recojo-	7 -5 8 13 27 -3
recoj~	7 -5 8 13 27 -3
recolecta-	77 9 91 -2
recolectar-	77 18
recolect~	77 23 90 -2 91 -2 92 -2
recomiendam-	138 13
recomiendam~	138 13
recommend-	138 3
recommend~	138 3
record my	17 -8 44 11
record-	2 4 15 3 17 10 43 -3 44 9 45 -5 73 -3 75 -6 76 3 83 6 110 15 111 4 137 3 138 -8
record-i	44 2 73 -3 83 5
record-my	17 -5 44 7
record-song	44 6 138 -3
record-studio	43 -3 44 6
recorded~	17 -18 44 -15 83 -2 110 39
recording studio	43 -4 44 9 73 -2
recording~	43 -5 44 23 45 -4 73 -2 75 -6 110 14 138 -7
record~	1 -2 2 5 15 4 17 18 44 2 45 -3 73 -2 75 -3 76 4 83 7 110 -7 111 5 137 4 138 -5
recover-	23 35
recovering~	23 35
recovery-	23 4
recovery~	23 4
recuperac-	23 5
recuper~	23 5
recur-	78 32 130 19
recurring~	78 32 130 19
recurso-	76 9 98 -5 118 -2 121 33
recurs~	76 9 98 -5 118 -2 121 33
recycl-	7 -4 53 46
recycling~	7 -5 53 30
recycl~	53 24
rec~	47 35
red-	0 -8 2 -6 59 25 108 31
red-social	108 6
redes sociales	108 9
redujeron-	17 27 73 -4 99 -8 138 -3
redujeron~	17 27 73 -4 99 -8 138 -3
red~	0 -8 2 -6 59 25 108 31
reel-	75 35
reel~	75 35
reentry-	17 35
reentry~	17 35
refer clients	76 3
refer my	76 -16 98 -2 123 30
refer someone	76 12 123 -9
refer-	76 7 98 -4 118 -2 123 20
refer-client	76 2
refer-my	76 -11 123 20
refer-someon	76 8 123 -6
referenc-	21 -9 102 -9 106 28 137 12
referenc-number	21 -4 102 -4 106 11 137 5
referencia-	102 -15 106 29
referenci~	102 -15 106 29
referenc~	21 -9 102 -9 106 28 137 12
referir-	76 15 98 -9
referral-	76 18 106 -11
referral~	76 18 106 -11
refer~	76 15 98 -9
refiero-	76 19 105 -8 137 -2
refier~	76 19 105 -8 137 -2
refri-	3 -4 7 6
refrigerador-	3 31 7 -9
refrigerad~	3 31 7 -9
refri~	3 -4 7 6
refuge-	125 37
refuge~	125 37
refugiado-	0 -16 106 -3 125 39
refugio-	0 22 125 -3
refugi~	0 3 102 -2 106 -4 125 32
refurbish-	58 3
refurbished~	58 3
ref~	76 7 98 -4 118 -2 123 20
regalan-	3 10 7 13 9 -2 41 12 57 -3 58 15 77 -2 78 -4 79 -14 95 -11
regalar cosas	49 -2 77 7 96 -2
regalar ropa	4 -3 76 -3 77 3 79 5
regalar-	3 -2 4 -6 49 -2 76 -4 77 7 78 -6 79 30 93 -2 96 -4
regalar-cosa	77 4
regalar-en	76 -2 77 5 79 -3
regalar-ropa	4 -2 76 -2 77 2 79 3
regalo-	31 13 60 16 77 12 78 6 79 -2 109 -11 129 -2 130 -7
regal~	3 5 4 -5 7 8 31 8 41 7 49 -2 57 -2 58 9 60 9 73 -2 76 -3 77 13 78 -4 79 15 93 -2 95 -7 96 -4 109 -7 129 -2 130 -6
regist-	115 6 122 28 135 -3 138 10
registered~	115 8
registr-	122 30 138 -4
registrada-	115 40 122 -10
registrar-	122 27
registrarm-	109 5 122 25
registration~	122 30 138 -4
registro-	122 27
registr~	109 3 115 28 122 46
regist~	122 33 135 -4 138 12
regla-	75 -3 77 -2 91 9 97 9 137 5
regla-para	91 5 97 5
reglas para	91 8 97 8 137 -2
regl~	75 -3 77 -2 91 9 97 9 137 5
regreso-	12 -4 16 -5 41 34 57 -2 61 -3 67 -2
regres~	12 -4 16 -5 41 29 57 -2 61 -3 67 -2
regular-	80 20
regularizac-	12 -3 16 -4 36 27 57 -5
regulariz~	12 -3 16 -4 36 27 57 -5
regul~	80 20
rehab-	2 7
rehabilitac-	23 6
rehabilit~	23 6
rehab~	2 7
relac-	24 2 29 7
relaps-	23 17
relapsed~	23 2
relaps~	23 20
relationship help	29 3
relationship-	24 12 29 3 135 -3
relationship-help	29 2
relationship~	24 12 29 3 135 -3
relax-	43 11 46 -8
relax~	43 11 46 -8
relief-	1 3
relief~	1 3
relig-	48 8
religion~	48 8
religiosa-	47 27
religioso-	47 26
religios~	47 46
religious-	47 34
religiou~	47 34
rel~	24 2 29 7
remedio-	26 -2 134 10
remedi~	26 -2 134 10
remedy-	0 -8 2 -2 4 -7 6 -3 134 27
remedy~	0 -8 2 -2 4 -7 6 -3 134 27
remendar-	49 35
remend~	49 35
remot-	73 5 82 -6 83 -2 84 -2 85 8 86 -2
remot-volunt	73 2 82 -2 85 3
remote volunteer	73 3 82 -3 85 5
remot~	73 5 82 -6 83 -2 84 -2 85 8 86 -2
remov-	63 -7 106 -4 111 31
remov-my	63 -4 106 -2 111 9
remove my	63 -6 106 -3 111 13
remov~	63 -7 106 -4 111 31
rene-	100 -9 113 31 137 10
rene-alston	113 4
renee alston	113 5
renew-	125 -6 138 10
renew~	125 -6 138 10
rene~	100 -9 113 31 137 10
rent assistance	1 9 122 -7
rent help	1 3
rent is	1 7
rent to	1 -7 2 6 76 7
rent-	1 3 2 14 7 3 19 -2 76 3 122 -5 138 10
rent-a	1 -5 2 6
rent-assistanc	1 6 122 -5
rent-help	1 2
rent-is	1 4
rent-to	1 -4 2 3 76 4
rent-your	1 -6 138 7
renta-	1 17 2 7 19 -3 76 -7 135 -6
rental-	1 5
rental~	1 5
rentar-	1 -3 2 4 76 8
rentarl-	2 -9 76 10
rento-	2 -9 76 10
rent~	1 11 2 14 7 2 19 -3 76 4 122 -4 135 -3 138 8
renuevo mi	125 -2 135 3 138 8
renuevo-	125 -2 135 4 138 11
renuevo-mi	135 2 138 5
renuev~	125 -2 135 4 138 11
repair-	16 18 19 2 49 9 56 -5 61 -2 73 -2 76 5 138 -2
reparac-	12 -2 16 21 49 -7
reparar-	49 11
reparten-	109 26 114 -2
repartic-	109 28
repartimo-	7 -5 28 -2 29 20 73 -2 99 -2
repartir-	0 -4 73 17 77 39 109 -9
repartiran-	109 28
repart~	0 -4 7 -4 29 10 73 10 77 27 99 -2 109 44 114 -2
repar~	12 -2 16 17 49 3
repa~	16 18 19 2 49 9 56 -5 61 -2 73 -2 76 5 138 -2
repeat the	137 8
repeat-	60 -4 115 -7 137 23
repeat-the	137 5
repeat~	60 -4 115 -7 137 23
repit-	31 -2 137 24
repit~	31 -2 137 24
replac-	17 19 76 -8 79 8 105 -3 116 -6
replaced~	17 19 76 -8 79 8 105 -3 116 -6
reply-	17 -5 73 -2 106 9
reply~	17 -5 73 -2 106 9
report-	19 4 36 16 37 -7 41 -2 73 -2 74 -8 75 11 87 -3 88 -4 89 15 97 -5 104 6 110 -9 130 -7 135 14 138 12
reportaj-	75 14 97 -2
reportaj~	75 14 97 -2
reportan-	75 -16 89 -2 97 -2 104 -6 110 48
reportar-	75 -14 97 -2 104 24
reportera-	75 8 97 -2
reportero-	75 7
reporter~	75 13 97 -3
report~	19 4 36 14 37 -6 41 -2 73 -2 74 -8 75 -5 87 -3 88 -4 89 13 97 -6 104 13 110 16 130 -6 135 13 138 10
representant-	21 -3 105 35
representant~	21 -3 105 35
representativ-	105 37 138 -2
representativ~	105 37 138 -2
reprobando-	36 18 73 -2
reprobar-	36 9 138 -2
reprobo-	36 4
reprob~	36 24 73 -2
republican-	138 35
republic~	138 35
request-	122 19
request~	122 19
requir-	4 -3 57 -2 58 2 74 -12 75 -11 76 -9 77 -2 87 -3 88 16 89 -2 91 4 97 18 98 17 118 -4 125 48
requir-for	75 -2 91 3 97 4
requir-to	76 -5 98 9
required~	125 25
requirements for	75 -4 77 -2 91 5 97 7
requirements to	74 -2 76 -8 88 2 98 15
requirement~	4 -3 74 -13 75 -11 76 -9 77 -2 87 -3 88 18 89 -2 91 4 97 20 98 19 118 -4 125 25
requir~	57 -2 58 4
requisito-	25 -4 74 -10 76 -8 87 -4 88 18 89 -3 98 16 118 -3 125 37
requisito-para	74 -3 88 4 98 3
requisito-ser	74 -3 88 4 98 3
requisitos para	74 -6 76 -2 88 8 98 5
requis~	25 -4 74 -10 76 -8 87 -4 88 18 89 -3 98 16 118 -3 125 37
requ~	125 25
reschedul-	27 -6 101 -5 104 16
reschedul~	27 -6 101 -5 104 16
reset-	63 6 137 -3
reset~	63 6 137 -3
residencia-	125 31 135 20 138 -2
residenci~	125 31 135 20 138 -2
resident-	74 -2 126 6
resident~	74 -2 126 6
resign-	37 -3 128 -5 138 10
resignation~	37 -3 128 -5 138 10
resourc-	76 11 98 -4 121 33
resourc-partner	76 4 98 -2
resource partner	76 5 98 -2
resourc~	76 11 98 -4 121 33
respit-	35 11
respit~	35 11
respond-	106 13
responden-	106 10
respond~	106 19
respons-	106 14
respons~	106 14
respuesta-	106 16
respuest~	106 16
rest-	35 5 47 -6 73 -5 79 -2 138 11
restaurant has	138 3
restaurant-	18 -5 76 17 79 4 100 -6 138 22
restaurant-has	138 2
restaurant~	18 -5 76 17 79 4 100 -6 138 22
restrain-	24 2 135 4
restrain-order	135 2
restraining order	135 3
restraining~	24 2 135 4
rest~	35 5 47 -6 73 -5 79 -2 138 11
resuelv-	138 35
resuelv~	138 35
result-	23 -6 26 -4 134 16 138 -3
result~	23 -6 26 -4 134 16 138 -3
resum-	14 15 49 -3 73 4 109 4 120 5
resum-help	14 4 73 -3
resum-workshop	14 -3 109 4
resume help	14 6 73 -5
resume workshop	14 -6 109 7
resume-	14 6
resume~	14 6
resum~	14 15 49 -3 73 4 109 4 120 5
retir-	30 -2 35 -6 73 15
retired~	30 -2 35 -6 73 15
retraso-	33 17
retras~	33 17
return-	19 20 115 -3 128 -14
return~	19 20 115 -3 128 -14
reun-	11 -2 31 -4 34 23 36 -3 38 -2
reunion-	23 14 107 -12
reunion~	23 10 31 -3 34 21 36 -3 38 -2 107 -8
reveal-	137 4
reveal~	137 4
revis-	10 -10 17 -6 26 6 83 19
revis-antecedent	17 -3 26 -2 83 9
revi~	10 -10 17 -6 26 6 83 19
reynold-	40 4
reynold~	40 4
rezar-	47 6 48 -3
rezo-	47 3
rez~	47 7 48 -3
rhym-	17 -7 44 17 73 -3
rhym~	17 -7 44 17 73 -3
richest-	138 35
richest~	138 35
richmond-	0 4 2 3 21 -4 73 6 74 -7 80 2 94 5 100 8 126 2 138 2
richmond~	0 4 2 3 21 -4 73 6 74 -7 80 2 94 5 100 8 126 2 138 2
rid of	27 -4 52 -3 79 4 134 2 138 8
rid-	0 -2 2 -2 8 6 27 21 52 -3 73 2 79 19 100 -2 101 -2 122 -2 134 2 135 -4
rid-my	27 2
rid-of	27 -2 52 -2 79 2 138 5
rid-to	8 5 73 3 79 -2 135 -3
riddl-	138 8
riddl~	138 8
ride to	8 10 135 -5
rid~	0 -2 2 -2 8 6 27 21 52 -3 73 2 79 19 100 -2 101 -2 122 -2 134 2 135 -4
riega-	50 8
rieg~	50 8
right now	0 3 5 2 79 8 93 -3 99 9 120 7 122 12 131 -2 135 -11
right-	0 3 5 2 17 -3 18 6 58 2 73 -3 79 9 93 -3 99 10 115 -8 120 7 121 4 122 11 124 -4 125 -3 130 12 131 -2 138 -3
right-for	58 2 121 4 135 -2
right-now	79 4 99 6 120 5 122 7 135 -6
right~	0 3 5 2 17 -3 18 6 58 2 73 -3 79 9 93 -3 99 10 115 -8 120 7 121 4 122 11 124 -4 125 -3 130 12 131 -2 138 -3
rinda-	7 -13 8 -2 12 30
rind~	7 -13 8 -2 12 30
rio-	51 16
rio~	51 16
rip-	41 5
ripped~	41 5
risk-	31 -9 32 18 73 -2
risk~	31 -9 32 18 73 -2
river clean	73 2
river-	51 13 73 2
riv~	51 13 73 2
roach-	138 16
roach~	138 16
road-	99 2
road~	99 2
roanok-	126 10
roanok~	126 10
roast me	138 15
roast-	138 27
roast-me	138 11
roast~	138 27
robaron la	27 4 60 3 138 9
robaron-	27 5 60 18 138 12
robaron-bici	27 2 60 -2 138 8
robaron-identidad	60 11 138 -2
robaron-la	27 2 60 2 138 6
robbery-	7 6 124 -3
robbery~	7 6 124 -3
roblox-	10 -2 61 5
roblox~	10 -2 61 5
robo-	60 7 73 15 121 -5 122 -2
robot-	105 12 116 15 137 -2
robotic-	31 -3 61 16 121 -2
robotica-	61 11 121 -2
robotic~	31 -3 61 23 121 -3
robot~	105 12 116 15 137 -2
rob~	27 4 60 21 73 11 121 -4 122 -2 138 10
rock-	132 27
rock~	132 27
rol-	32 9 36 -4 74 25 112 -7
rol-model	32 5 36 -2
role model	32 7 36 -3
rol~	32 9 36 -4 74 25 112 -7
rom-	14 -2 114 -4 138 9
roma-	36 -2 114 -11 138 22
rompio-	41 2 49 5
rompi~	41 2 49 5
rom~	14 -2 36 -3 114 -13 138 26
roncha-	134 3
ronch~	134 3
roof-	0 25 21 4 122 19 138 -2
roof~	0 25 21 4 122 19 138 -2
room-	0 2 1 -9 2 11 27 7 29 8 32 -3 56 3 73 -3 76 2 101 13 105 -2 106 -3
room-and	2 2 21 3 32 -2
room-could	73 -2 76 2
room-for	1 -2 2 4
room-rent	1 -7 2 9
room-talk	21 -2 47 -7 101 15
room-to	101 5
rooming~	2 8
roommat-	0 8 1 -8 2 26 7 9 8 -2 31 -8 123 -6 135 8 138 -2
roommat~	0 8 1 -8 2 26 7 9 8 -2 31 -8 123 -6 135 8 138 -2
room~	0 3 1 -9 2 7 27 7 29 8 32 -3 56 4 73 -3 76 3 101 13 105 -2 106 -3
root-	28 -8 68 16 138 7
root~	28 -8 68 16 138 7
rop-	4 -10 67 -2 138 26
ropa de	4 5 79 -2
ropa para	4 4 15 4 93 -3
ropa-	6 -4 15 2 17 -4 20 8 49 6 76 -2 77 6 79 11 93 12 95 -3 96 9 124 -2 128 -4 138 -2
ropa-beb	4 5
ropa-de	4 3 79 -2
ropa-donar	79 2
ropa-el	76 -2 77 2
ropa-invierno	4 4 79 -3
ropa-la	4 3 15 3 93 -2
ropa-para	4 3 15 2 93 -2
ropita-	4 12 79 -6
rop~	4 2 6 -4 15 2 17 -4 20 7 49 5 76 -2 77 6 79 9 93 11 95 -3 96 8 128 -4 138 6
rough-	21 8 22 -6 28 8 122 14 138 -2
rough~	21 8 22 -6 28 8 122 14 138 -2
round-	78 14 94 -4
round~	78 14 94 -4
rsvp-	14 -7 109 17
rsvp~	14 -7 109 17
rud-	3 -7 104 12
rud~	3 -7 104 12
rueda-	3 -9 31 -2 101 20
rued~	3 -9 31 -2 101 20
rul-	75 -6 77 -6 91 16 92 -2 97 10 109 -6 137 3
rul-for	77 -2 91 3 97 2 137 -2
rules for	77 -3 91 5 92 -2 97 4 137 -3
rul~	75 -6 77 -6 91 16 92 -2 97 10 109 -6 137 3
run a	73 -2 74 4 83 4
run-	0 2 8 2 18 -3 30 -3 31 5 32 3 35 2 73 -3 74 5 76 10 77 7 83 3 88 -2 110 -2 112 7 124 7 129 -2 134 7
run-a	74 2 83 2
run-driv	77 8 112 -4
run-me	8 2 124 8 129 -2
run-of	0 3 74 2
run-this	112 6
rundown-	76 -2 78 -2 121 10
rundown~	76 -2 78 -2 121 10
running~	0 5 18 -2 21 -2 30 -4 32 6 74 -2 112 8 134 14
run~	8 3 18 -2 31 6 35 3 73 -3 74 7 76 11 77 8 83 3 88 -2 112 3 124 8 129 -3 134 -2
sab-	37 3 123 7
sabado-	17 -3 20 -3 31 10 51 8 73 2 80 -5 99 10 109 3
sabana-	3 8
saban~	3 8
sabe leer	37 2
sab~	17 -3 20 -3 31 9 51 8 73 2 80 -4 99 9 109 3 123 4
saca-	1 2
sacar-	0 -4 1 27 2 -3 38 2 75 4 97 -2
sacaron-	0 15 1 -4 2 -2
sack-	17 35
sacked~	17 35
saco una	18 8 24 3
saco-	1 -2 16 -2 18 6 24 3 32 -3 36 8 73 -2 135 8 138 7
saco-una	18 5 24 2
sac~	0 4 1 19 2 -3 18 3 32 -2 36 5 73 -2 75 3 135 5 138 5
sad-	21 13
sad~	21 13
saf-	2 -4 21 -2 22 -2 24 8 31 5 62 3 78 -3 79 -3 110 17 116 -3 130 8
saf-donat	24 -2 78 -3 79 -3 130 10
saf-for	24 2
saf-to	24 -2 62 2 78 -2 79 -2 116 -2 130 8
saf-with	24 -3 110 4 138 4
saf-you	24 -3 110 4 138 4
safe for	24 4
safe to	24 -2 62 3 78 -3 79 -4 116 -3 130 12
safe with	24 -6 110 7 138 8
safer-	2 14 24 -5 31 -3 33 -3
safety plan	24 17
safety-	7 -13 8 -5 11 -3 16 22 24 20 34 -2 41 -2 67 20
safety-plan	24 11
safety~	7 -13 8 -5 11 -3 16 22 24 20 34 -2 41 -2 67 20
saf~	2 2 21 -2 22 -2 24 6 31 3 33 -2 62 3 78 -3 79 -3 110 17 116 -3 130 8
said-	6 3 22 2 26 -2
said~	6 3 22 2 26 -2
sal-	8 -4 10 15 18 -6 19 -2 25 -2 78 -3 118 11 124 19 129 2 138 -4
salary-	74 -8 87 19 88 -4 89 -5
salary~	74 -8 87 19 88 -4 89 -5
salga-	31 9 33 -2
salg~	31 9 33 -2
salio-	134 20 138 -2
salir de	2 -2 8 8 18 -2 24 7 138 -3
salir-	2 -5 8 13 10 -9 18 -4 24 8 35 4 122 10 138 -3
salir-comida	8 4 10 -2
salir-de	8 4 24 4
salirm-	2 13 10 -7 18 -2
salirno-	1 14 10 -8
sali~	134 17 138 -2
salon de	18 6
salon-	18 5 76 3 77 2 100 -5 138 11
salon-belleza	18 4
salon-de	18 4
salon~	18 5 76 3 77 2 100 -5 138 11
salt-	10 4
salty-	10 8 26 -8
salty~	10 8 26 -8
salt~	10 4
salud mental	21 6 26 -2 67 9
salud-	21 5 22 -14 26 35 67 6 131 -2 138 -7
salud-mental	21 5 67 4
saludabl-	12 8 60 -2
saludabl~	12 8 60 -2
saludo-	21 -4 22 -12 26 -3 67 -3 131 38
salud~	21 2 22 -21 26 31 67 4 131 23 138 -7
salvador-	39 6
salvad~	39 6
sal~	1 5 8 7 10 -4 18 -8 24 5 25 -2 35 2 78 -2 118 8 122 7 124 13 138 -5
sam-	76 5
samuel okafor	113 9
samuel-	113 32
samuel-okafor	113 6
samuel~	113 32
sam~	76 5
sang-	23 -2 25 -5 38 -6 45 16 73 -2 138 13
sang~	23 -2 25 -5 38 -6 45 16 73 -2 138 13
sanitaria-	3 -5 5 10 79 -4
sanitari~	3 -5 5 10 79 -4
sanitary-	5 32
sanitary~	5 32
sano-	12 3
santa-	11 5 31 34 34 -2
sant~	11 5 31 34 34 -2
san~	12 3
sarpullido-	134 35
sarpull~	134 35
sat prep	36 10 38 -5
sat-	36 15 38 -8 106 -9 138 14
sat-prep	36 7 38 -4
saturday crew	31 8 73 -3
saturday-	3 5 9 -7 31 10 32 -3 51 5 56 -2 73 9 76 -3 77 -2 79 -10 94 12 109 11 124 -3 138 10
saturday-crew	31 5 73 -2
saturday~	3 5 9 -7 31 10 32 -3 51 5 56 -2 73 9 76 -3 77 -2 79 -10 94 12 109 11 124 -3 138 10
sat~	36 15 38 -8 106 -9 138 14
sav-	13 7 29 9 110 10 138 -2
sav-money	13 4 19 -3
save money	13 7 19 -5
saved-	78 14 79 -5 110 6 116 -2
saved~	78 14 79 -5 110 6 116 -2
saving-	19 11
saving~	19 11
sav~	13 7 29 9 110 10 138 -2
say-	0 5 10 8 15 5 17 -3 19 -2 23 2 26 -7 34 8 35 -3 37 3 57 -2 60 7 76 -2 107 -4 118 -2 134 6 135 -3 137 15
say-got	0 4
say-he	34 4 36 -3 37 3
say-i	23 3 60 3 135 -3
say-is	37 3
say-my	60 2
say-need	23 4 34 4 135 -3
say-they	15 4 17 -3
saying-	1 9 60 16 106 -5 125 -3
saying~	1 9 60 16 106 -5 125 -3
says he	34 8 36 -5 37 5 57 -2
says i	23 7 60 7 135 -5
say~	0 5 10 8 15 5 17 -3 19 -2 23 2 26 -7 34 8 35 -3 37 3 57 -2 60 7 76 -2 107 -4 118 -2 134 6 135 -3 137 15
scal-	22 13
scal~	22 13
scam-	60 7 137 7
scammed~	60 11
scammer-	60 3
scammer~	60 2
scamm~	60 2
scam~	137 7
scan-	63 14 125 -2
scan~	63 14 125 -2
scar-	1 12 21 4 24 -7 26 -6 27 11 101 -2 110 -2
scar-doctor	27 2
scar-of	26 -2 27 5
scared of	26 -3 27 8 101 -2
scared~	1 12 24 -5 26 -6 27 13 101 -2 110 -2
scare~	21 7 24 -3 27 -2
scarf-	4 7 79 -2
scarf~	4 7 79 -2
scary-	0 -2 2 -5 138 21
scary~	0 -2 2 -5 138 21
schedul-	16 -4 27 -2 29 25 30 -6 99 17 100 -8 109 11 135 -7 138 7
schedul~	16 -4 27 -2 29 25 30 -6 99 17 100 -8 109 11 135 -7 138 7
scholarship-	40 10
scholarship~	40 10
school and	30 -3 32 8 34 -3 36 3 38 -3 45 9 73 -2
school break	11 10 35 -5
school clothes	4 10 31 -3 36 -3
school equivalency	23 -6 38 9
school i	26 -2 40 9 63 8 73 -2 124 -4
school in	36 -11 38 12 126 -7 138 8
school is	11 16 38 -3 138 -4
school lunch	11 2
school money	16 -8 19 -4 36 -2 40 21 41 -2
school program	31 15 36 -4 38 -2 61 -2 112 7 121 -3
school stuff	36 -7 41 22
school supplies	41 3 79 8 138 -2
school will	21 -2 30 7 34 6 73 -2 78 -2
school-	11 5 16 -3 17 -2 19 -2 23 -3 26 3 27 -3 32 3 34 3 35 -2 36 14 37 -2 38 7 40 8 41 7 42 5 45 2 61 -2 63 2 73 5 74 -2 76 2 77 5 78 -2 99 -6 109 -2 110 3 123 2 126 -2
school-and	30 -2 32 5 34 -2 36 2 38 -2 45 5
school-break	11 8 35 -3
school-can	63 4
school-clos	11 8 99 -6 138 6
school-cloth	4 6 31 -2 36 -2
school-do	40 5 124 -2
school-equivalency	23 -5 38 6
school-food	11 7 99 -2
school-for	4 4 11 3 31 -2
school-help	34 -2 36 10 38 -2 73 -5 123 5
school-i	38 4 40 4 63 4 124 -2
school-in	32 2 36 -5 38 5 74 -2 126 -4 138 7
school-is	11 9 138 -2
school-meet	34 6
school-money	16 -5 19 -3 40 14 41 -2
school-need	50 4 76 -2 123 6
school-not	30 4 34 4
school-out	11 8 36 -2 38 -2 42 5 138 -2
school-program	31 11 36 -3 112 4 121 -2
school-start	41 2 74 -3 138 4
school-stuf	36 -5 41 15
school-supply	79 5
school-to	77 3 79 2
school-want	34 -2 38 -2 45 6 77 4
school-wil	30 4 34 4
schoolwork-	36 35
schoolwork~	36 35
school~	11 5 16 -3 17 -2 19 -2 23 -3 26 3 27 -3 32 3 34 3 35 -2 36 14 37 -2 38 7 40 8 41 7 42 5 45 2 61 -2 63 2 73 5 74 -2 76 2 77 5 78 -2 99 -6 109 -2 110 3 123 2 126 -2
scienc-	32 -2 36 8 138 -2
scienc~	32 -2 36 8 138 -2
scor-	19 2 61 -5 138 14
scor~	19 2 61 -5 138 14
scout-	31 11 61 -3 73 8 121 -3
scout~	31 11 61 -3 73 8 121 -3
scrap-	53 5
scrap~	53 5
screen-	26 26 30 -3 57 9 73 -7 76 6 109 -2 138 -3
screening~	26 37 31 -16 109 -2
scre~	30 -4 31 13 57 10 73 -6 76 6 138 -2
script-	61 -16 138 27
script~	61 -16 138 27
scrub-	17 -4 20 10
scrub~	17 -4 20 10
sculptur-	43 35
sculptur~	43 35
se descompuso	56 2 57 -6 58 7
se encuentran	100 13
se fundo	114 2
se me	6 -2 17 3 19 7 26 2 52 4 63 -2 102 3 138 -3
se murio	25 3
se nos	0 4 25 7
se puede	56 2 73 -4 80 8 82 4 125 -2
se si	60 5 106 5 115 -3
se trata	117 12
se usar	57 6 58 -6
se-	0 2 3 -3 6 -2 12 2 17 3 18 3 19 4 20 -2 21 -2 25 4 27 -3 28 6 32 4 36 -2 52 2 56 2 57 -2 60 -2 74 -2 76 -4 77 -3 78 -2 80 3 82 2 90 -2 100 4 106 6 110 4 115 3 117 10 121 -2 122 2 124 10 125 -3 132 6 137 -2 138 -3
se-acabaron	7 4
se-acabo	0 3 7 -2 17 3 26 2
se-computadora	58 -3 73 3
se-con	32 5 35 2 77 -2 129 3
se-descompuso	57 -4 58 5
se-el	0 3
se-encuentran	100 9
se-esta	18 4 76 -4 102 3
se-hacer	92 4
se-la	57 -3 58 3
se-me	19 4 52 2 102 2 106 2 138 -2
se-mi	19 3 27 -2 49 2
se-murio	25 2
se-nada	3 -3 12 4 106 3
se-nos	0 3 25 4
se-para	89 2 91 4 92 -2
se-pued	73 -2 80 4 82 2
se-que	60 -5 115 7 122 6
se-rompio	49 2
se-si	60 3 106 3 115 -2
se-trata	117 7
se-un	60 3 115 -2
se-usar	57 4 58 -3
se-va	19 6
sea-	17 10 120 -2
search-	2 4 17 9 57 -4 58 5 120 -7 135 4
search~	2 4 17 9 57 -4 58 5 120 -7 135 4
seasonal-	17 9 20 -2 120 -2
seasonal~	17 9 20 -2 120 -2
seat-	0 -2 27 -3 79 16 122 -3 138 -6
seat~	0 -2 27 -3 79 16 122 -3 138 -6
sea~	17 10 120 -2
secc-	2 27
second chance	17 12
second-	15 3 17 15 37 7 39 5 75 -2 107 -5
second-chanc	17 8
second~	15 3 17 15 37 7 39 5 75 -2 107 -5
secret-	110 15 111 -3
secreto-	110 19
secret~	110 29 111 -3
sect-	1 12 2 20
sect-8	1 10 2 -3
section 8	1 15 2 -5
section~	1 12 2 20
secundaria-	38 13
secundario-	38 -15 134 21
secundari~	38 3 134 14
secur-	110 35
security deposit	1 3 135 6 138 -2
security number	21 -3 125 20 138 -12
security-	1 3 16 6 19 -4 21 -5 60 6 63 15 100 -3 102 -5 106 -4 108 -2 122 -2 125 6 135 5 138 17
security-deposit	1 2 135 3
security-number	21 -2 125 13 138 -8
security~	1 3 16 6 19 -4 21 -5 60 6 63 15 100 -3 102 -5 106 -4 108 -2 122 -2 125 6 135 5 138 17
secur~	110 35
sec~	2 27
sed-	74 12 87 -5 88 -5 89 -8 100 16
sed~	74 12 87 -5 88 -5 89 -8 100 16
see my	24 10 28 -2 30 -3 57 7 110 -16 111 14
see what	110 16 111 8 138 -7
see you	73 -2 111 -2 133 19
see-	24 8 26 10 27 -3 28 -2 30 -3 57 7 73 -4 76 -2 110 5 111 14 122 -2 133 21 138 6
see-doctor	26 6 27 -2
see-i	110 11 138 -2
see-my	24 5 57 3 110 -10 111 9
see-what	110 9 111 5 138 -4
see-you	73 -2 111 3 133 12 138 -3
seed-	13 24 52 -12 78 -2 79 -3
seedl-	13 35
seedling~	13 35
seed~	13 24 52 -12 78 -2 79 -3
seeker-	125 27 135 -21
seeker~	125 27 135 -21
see~	24 8 26 10 27 -3 28 -2 30 -3 57 7 73 -4 76 -2 110 5 111 14 122 -2 133 21 138 6
seguidor-	75 17
seguid~	75 17
seguimiento-	106 38
seguir-	32 13
seguirlo-	108 35
seguirl~	108 35
segundo-	37 4
segund~	37 4
segura-	1 -2 24 2 110 11 130 3
segura-mi	24 2
seguridad-	24 19 34 -3
seguridad~	24 19 34 -3
seguro donar	26 -8 78 -3 110 -3 130 20
seguro social	24 -2 26 -11 110 -8 125 25 130 -2
seguro-	22 4 24 -4 26 10 31 2 78 -3 110 3 125 6 130 3
seguro-donar	26 -6 78 -2 110 -2 130 13
seguro-social	26 -7 110 -5 125 17
segur~	22 3 24 -2 26 9 27 -2 31 2 78 -3 110 9 125 5 130 4
segu~	32 11 106 32
seis-	2 6 74 6 79 2
sei~	2 6 74 6 79 2
sel-	4 -5 18 13 57 -2 63 -2 91 7 93 7 102 -2 105 -2 110 2 137 -2 138 15
sel-at	91 5
sel-data	18 -2 110 9 138 -6
sel-my	110 -5 138 9
sel-the	93 6
sel-thing	18 4 91 5 110 -2 138 -2
selena-	25 -10 138 16
selen~	25 -10 138 16
self-	21 22
self~	21 22
sell data	18 -3 110 13 138 -9
sell my	18 3 110 -7 138 13
sell things	18 6 91 9 110 -2 138 -3
selling~	18 11 57 -4 63 -2
sell~	4 -5 18 7 91 7 93 7 102 -2 105 -2 110 2 137 -2 138 16
semana-	11 2 12 3 25 -3 29 7 31 5 63 -2 73 -3 77 -7 84 10 85 -2 86 -2 90 10 91 -2 92 -2 99 19 106 3 109 20 122 -2 131 -2 138 -3
seman~	11 2 12 3 25 -3 29 7 31 5 63 -2 73 -3 77 -7 84 10 85 -2 86 -2 90 10 91 -2 92 -2 99 19 106 3 109 20 122 -2 131 -2 138 -3
sembrar-	8 -2 13 14 50 8
sembrar-arbol	50 6
sembrar-en	13 2
sembr~	8 -2 13 14 50 8
semilla-	13 19 52 -14
semill~	13 19 52 -14
seminar-	109 35
semin~	109 35
sena-	107 36
send a	19 -2 63 7 78 4 104 6 125 -2 128 5 138 -2
send email	57 15 78 -2 103 -12
send money	19 -2 73 -3 78 8 137 8
send the	78 -3 94 4 96 9
send you	63 -6 78 5 103 8
send-	14 -3 19 -4 26 -2 34 -2 57 6 73 -4 75 -2 76 2 78 23 89 2 94 2 96 6 100 3 103 2 104 9 106 -2 120 5 123 6 125 -2 128 4 129 -2 137 5 138 -3
send-a	78 2 103 3 104 3 128 2
send-check	78 6
send-email	57 6 103 -2
send-messag	78 -2 104 9
send-money	78 4 137 4
send-the	78 -2 94 2 96 5 100 3
send-to	78 -2 123 5 137 5
send-you	63 -3 78 3 103 4
senderismo-	54 35
senderism~	54 35
send~	14 -3 19 -4 26 -2 34 -2 57 6 73 -4 75 -2 76 2 78 23 89 2 94 2 96 6 100 3 103 2 104 9 106 -2 120 5 123 6 125 -2 128 4 129 -2 137 5 138 -3
senior-	2 8 7 -4 8 9 17 -3 25 -3 30 -3 35 19 43 2 45 3 46 -2 54 6 73 6 79 -4
senior~	8 -4 17 -3 30 -2 35 12 43 3 45 4 46 -2 54 7 73 9 79 -4
seni~	2 12 7 -6 8 19 25 -4 30 -2 35 12 73 -3
senora-	36 -3 104 11 138 -4
sens-	36 8 44 -2
sensory-	33 16
sensory~	33 16
sens~	36 8 44 -2
sent a	41 7 104 -4 106 5
sent-	25 -4 41 8 60 8 63 -3 78 2 104 -4 106 18 122 -7 123 -2
sent-a	41 4 104 -2 106 3
sent-to	25 -2 60 4
sentenc-	107 -13 138 18
sentenc~	107 -13 138 18
sent~	25 -4 41 8 60 8 63 -3 78 2 104 -4 106 18 122 -7 123 -2
sen~	36 -2 104 8 107 33 138 -3
sepa-	110 4
separ-	29 35
separac-	29 21
separado-	29 4
separando-	29 3
separat-	17 -4 29 25
separated~	29 18
separating~	17 -4 29 11
separation~	29 35
separ~	29 22
sep~	110 4
ser lider	74 6 88 7 89 -4
ser parte	80 12
ser socio	76 2 98 10 118 -2 124 -2
ser voluntario	73 -8 82 7 83 7 84 7 86 -2
ser-	18 5 32 -4 73 3 74 5 76 -2 77 6 79 -2 80 7 82 5 83 5 85 -2 86 -2 88 4 89 -4 93 3 95 2 98 6 105 4 112 -4 124 -2 125 5 137 -5
ser-de	32 -3 73 2 74 -3 80 4 88 4 98 2
ser-lider	74 6 88 3 89 -3
ser-part	80 8
ser-socio	76 3 98 5
ser-voluntario	73 -3 82 4 83 4 84 4
sera-	134 3
serv-	7 -4 9 7 11 -4 73 29 99 -4 126 34 127 -6 138 -2
served~	9 8 99 -6 126 18 127 -6
servic-	34 4 59 10 63 -3 73 -4 76 18 78 -2 81 6 82 -5 83 -4 84 -8 85 -9 86 -5 102 -5 105 8 110 6 121 23 124 -2 127 8 138 4
servic-area	121 -2 127 10
servic-hour	73 2
servic-project	73 11
service areas	85 -2 121 -2 127 14
service hours	73 3
service project	73 16 82 -2 84 -2 121 -2
servicio comunitario	73 12 121 -3
servicio-	6 2 34 6 59 5 73 4 76 13 82 -4 83 -3 84 -8 85 -6 86 -3 99 -2 121 27 127 8 135 -2
servicio-comunitario	73 8 121 -2
servici~	6 2 34 6 59 5 73 4 76 13 82 -4 83 -3 84 -8 85 -6 86 -3 99 -2 121 27 127 8 135 -2
servic~	34 4 59 10 63 -3 73 -4 76 18 78 -2 81 6 82 -5 83 -4 84 -8 85 -9 86 -5 102 -5 105 8 110 6 121 23 124 -2 127 8 138 4
servir comida	7 -4 73 16
servir-	7 -6 73 27
servir-comida	7 -3 73 11
servsaf-	16 33 36 -8 57 -2
servsaf~	16 33 36 -8 57 -2
serv~	7 -8 8 -2 11 -4 73 46 126 23 127 -3 138 -2
ser~	18 5 32 -3 73 3 74 5 76 -2 77 6 79 -2 80 6 82 5 83 5 85 -2 86 -2 88 4 89 -4 93 3 95 2 98 6 105 4 112 -4 124 -2 125 5 137 -5
set up	32 -2 57 7 74 5 77 5 78 7 92 -2 103 -4
set-	3 6 32 -2 57 9 73 -3 74 6 77 7 78 4 79 9 90 2 92 -2 103 -6 109 -2 122 -2
set-a	74 4 90 3
set-up	57 4 74 3 77 4 78 4 103 -3
settl-	29 18 31 -3
settl~	29 18 31 -3
setup-	59 -4 63 14 102 -5
setup~	59 -4 63 14 102 -5
set~	3 6 32 -2 57 9 73 -3 74 6 77 7 78 4 79 9 90 2 92 -2 103 -6 109 -2 122 -2
sew-	49 12 73 6
sewing machine	49 8 116 -7
sewing-	49 13 116 -10
sewing-machin	49 5 116 -5
sewing~	49 13 116 -10
sew~	49 12 73 6
se~	0 2 3 -3 6 -2 12 2 17 3 18 3 19 4 20 -2 21 -2 25 4 27 -3 28 6 32 4 36 -2 52 2 56 2 57 -2 60 -2 74 -2 76 -4 77 -3 78 -2 80 3 82 2 90 -2 100 4 106 6 110 4 115 3 117 10 121 -2 122 2 124 10 125 -3 132 6 137 -2 138 -3
shad-	4 -5 50 -2 56 23 79 -3
shad-for	4 -3 50 3 56 4
shad~	4 -5 50 -2 56 23 79 -3
shakespear-	138 35
shakespe~	138 35
shakira-	114 -6 138 35
shak~	114 -6 138 35
shampoo-	0 -4 79 10
shampo~	0 -4 79 10
shap-	73 -2 79 22 132 -2
shap~	73 -2 79 22 132 -2
shar-	12 14 57 -2 73 -2 75 9 76 2 78 11 110 2 138 -7
shar-inform	110 5
share information	110 9
share~	12 14 57 -2 73 -2 75 9 76 2 78 11 110 2 138 -7
she is	24 13 36 5 109 -2
she-	8 3 24 12 32 -2 35 -2 36 4 37 3 82 9 107 5 109 -2 137 7
she-is	24 7 36 3
sheet-	3 10
sheet~	3 10
shel-	53 2
shell~	53 2
shelter-	0 17 2 6 3 8 53 -4 106 -2 137 8 138 -4
shelter~	0 8
shelt~	0 13 2 6 3 9 53 -4 106 -2 137 9 138 -4
sherif-	1 8
sheriff~	1 8
she~	8 3 24 12 32 -2 35 -2 36 4 37 3 82 9 107 5 109 -2 137 7
shift-	17 7 73 21 82 -2 83 -3 84 6 85 -2 86 5 106 -2 122 -4
shift~	17 7 73 21 82 -2 83 -3 84 6 85 -2 86 5 106 -2 122 -4
shirt-	4 16 76 6 79 -4
shirt~	4 16 76 6 79 -4
sho-	4 9 17 -6 18 -3 20 4 79 10 138 9
sho-for	20 2
shoes for	4 -2 20 4
shoot a	75 9
shoot hoops	31 13 75 -2
shoot some	75 5
shoot your	75 6 76 -2
shoot-	17 5 31 13 57 -2 75 22 76 -2 97 -3 102 6 138 -4
shoot-a	75 6
shoot-event	75 4
shoot-hoop	31 9
shoot-me	17 4 102 5
shoot-som	75 3
shoot-video	75 5
shoot-your	75 3 102 4
shooting~	17 10 18 -2 75 2 104 -2
shoot~	31 14 57 -2 73 -2 75 22 76 -2 97 -3 102 6 138 -4
shop-	0 -2 8 6 18 8 35 6 57 2 77 4 99 -8
shopping~	0 -3 35 12
shop~	8 6 18 9 57 2 76 2 77 4 99 -8 138 -2
short-	16 11 17 -5 75 2
short~	16 11 17 -5 75 2
shot-	17 7 25 2 26 41 28 -2 31 -4 36 -4 76 4 78 -2 79 -2 124 -2
shot~	17 7 25 2 26 41 28 -2 31 -4 36 -4 76 4 78 -2 79 -2 124 -2
should i	4 -4 35 -2 79 -2 90 7 94 4 134 8 138 9
should-	0 -2 4 -6 35 -2 77 -4 78 -2 79 -3 90 10 92 4 94 5 99 -2 134 11 138 12
should-i	4 -3 90 4 94 2 134 5 138 5
should-tak	134 8
should~	0 -2 4 -6 35 -2 77 -4 78 -2 79 -3 90 10 92 4 94 5 99 -2 134 11 138 12
show me	49 5 85 6 122 -3 137 5 138 -5
show up	32 -2 73 -4 101 13 109 4 110 9 122 -2
show-	15 -3 17 -4 24 6 32 -3 36 3 49 5 73 -6 75 5 85 5 101 12 109 4 110 9 122 -5 137 5 138 11
show-me	49 3 85 3 122 -2 137 3 138 -3
show-up	17 -2 24 3 73 -2 101 8 109 2 110 5
shower-	3 2 5 42 73 -2 134 -3 138 -2
showing~	17 -8 24 12 135 -2
show~	5 25 15 -3 32 -2 36 3 49 5 73 -7 75 4 85 5 101 11 109 3 110 8 122 -5 134 -2 137 4 138 9
sho~	4 9 17 -6 18 -3 20 4 79 10 138 9
shrink-	17 -2 19 -2 22 36
shrink~	17 -2 19 -2 22 36
shut my	21 7 136 -3
shut up	6 -7 78 4 136 8
shut-	6 4 7 -2 17 3 21 4 78 4 136 4
shut-my	21 4
shut-up	6 -5 78 2 136 6
shutof-	6 20 17 -4
shutoff~	6 20 17 -4
shut~	6 4 7 -2 17 3 21 4 78 4 136 4
shy-	21 -2 39 3
shy~	21 -2 39 3
si no	125 3
si-	60 5 73 6 77 10 91 -2 106 5 115 -3 125 3 135 -2 138 -2
si-no	125 2
sick-	1 3 3 -7 7 -2 8 9 17 -2 21 -3 26 44 28 -2 31 -2 52 -2 101 5 135 2
sick~	1 3 3 -7 7 -2 8 9 17 -2 21 -3 26 44 28 -2 31 -2 52 -2 101 5 135 2
sid-	18 15 74 -2 100 14 115 -4 126 -5 134 15 138 -2
sid-effect	134 9
sid-hustl	18 9 115 -2
sid-of	100 7 126 -3 134 3
sid-town	100 8 126 -3
side effects	18 -2 134 14
side hustle	18 14 115 -3
side of	100 13 126 -5 138 -2
sidewalk-	50 8
sidewalk~	50 8
sid~	18 15 74 -2 100 14 115 -4 126 -5 134 15 138 -2
siembra-	13 35
siembr~	13 35
siento-	1 -2 21 17 24 6 28 -2 36 -4
siento-en	21 3 24 3
sient~	1 -2 21 17 24 6 28 -2 36 -4
sign language	107 4
sign me	73 4 122 5
sign up	3 -3 32 -2 36 3 52 4 73 5 83 -4 86 -2 106 -6 122 14 123 9
sign-	3 -6 10 -4 32 -3 34 3 36 3 52 3 63 -2 82 -2 83 15 85 -4 86 4 92 10 106 -9 107 3 122 11 123 7 134 6
sign-for	3 -2 36 3 52 3 83 2 109 2
sign-languag	107 3
sign-me	73 2 122 4
sign-my	73 -3 83 2 122 -11 123 17
sign-to	73 3 85 -2 86 9 122 -5
sign-up	32 -2 52 2 73 7 83 -3 86 3 106 -4 122 6 123 5
sign-volunt	73 5 83 8 86 -5 122 -2
signed up	73 -9 85 -3 86 15
signed~	73 -12 85 -5 86 21 106 -2
significa-	6 -11 138 15
signific~	6 -11 138 15
signing~	63 -2 73 28 122 -16
signo-	138 25
signup-	122 35
signup~	122 35
sign~	3 -6 10 -4 32 -3 34 3 36 3 52 3 73 -4 82 -2 83 15 85 -3 86 -5 92 11 106 -8 107 3 122 18 123 7 134 6 138 9
sigo-	7 -3 25 -2 80 -3 106 7 108 26 122 -2 138 -3
sigu-	24 15 29 -2 73 -5 86 9 106 28 121 -2 137 -4
sigu~	24 15 29 -2 73 -5 86 9 106 28 121 -2 137 -4
sig~	7 -3 25 -2 80 -3 106 7 108 26 122 -2 138 -3
silenc-	47 14
silencio-	47 16 99 -7
silenci~	47 16 99 -7
silenc~	47 14
silla de	3 -6 33 4 101 6
silla-	3 13 31 -2 101 13
silla-de	3 -3 33 2 101 3
silla-rueda	3 -4 101 9
sillon-	0 6 3 12 78 -3 79 -2
sillon~	0 6 3 12 78 -3 79 -2
sill~	3 13 31 -2 101 13
silvestr-	55 15
silvestr~	55 15
similac-	10 14
similac~	10 14
sin azucar	10 19 26 -10
sin carro	0 -14 7 -2 8 10 27 16 138 -7
sin casa	0 13 2 -6 8 -4 80 11
sin cita	26 -3 27 -8 101 15
sin gluten	10 2
sin seguro	22 7 24 -4 26 15 125 -7
sin trabajo	17 11 122 -3
sin-	0 10 1 -4 2 -2 3 -3 7 4 8 -2 10 12 17 10 19 -2 21 7 22 3 24 -3 26 2 27 5 39 -3 57 -2 63 -2 80 5 101 13 115 2 122 3 124 3 125 2 135 -6 138 -4
sin-azucar	10 12 26 -6
sin-carro	0 -10 8 7 27 11 138 -5
sin-casa	0 10 2 -4 8 -3 80 6
sin-cita	26 -2 27 -5 101 11
sin-comida	7 9 8 13 10 -2 27 -7 138 -5
sin-gluten	10 2
sin-lucro	115 3
sin-seguro	22 5 24 -3 26 10 125 -5
sin-trabajo	17 7 122 -2
sinc-	0 2 7 5 21 8 25 12 29 -2 73 3 79 -4 114 14 122 -8 135 -2 138 -2
sinc-he	25 5 79 -2
sinc-pass	25 3 79 -3
sinc-when	114 10
since he	25 10 79 -4
since when	114 14
sinc~	0 2 7 5 21 8 25 12 29 -2 73 3 79 -4 114 14 122 -8 135 -2 138 -2
sindrom-	21 -3 33 15
sindrom-down	33 6
sindrom~	21 -3 33 15
sing with	44 -2 45 14 73 -2 138 -2
sing-	9 -2 44 -9 45 22 73 7 76 -6 138 13
sing-for	45 2 73 4 76 -3
sing-group	45 4
sing-in	44 -3 45 7
sing-with	45 9
sing-your	9 -2 45 -4 73 10 76 -3
singer-	44 -5 45 17 138 -2
singing~	44 -8 45 21 47 -2 48 -2 73 -2
singl-	7 9 17 5 28 16 32 -2 35 -4 94 -2 100 -2 116 -3 122 8 125 6 130 -4 138 18
singl-dad	17 4
singl-father	28 7
singl-mom	28 -3 122 6
single dad	17 7
single father	28 10 138 -2
single mom	28 -4 122 10
singl~	7 9 17 5 28 16 32 -2 35 -4 94 -2 100 -2 116 -3 122 8 125 6 130 -4 138 18
sing~	9 -3 44 -7 45 17 73 9 76 -6 138 14
sintoma-	134 11
sintom~	134 11
sin~	0 10 1 -4 2 -2 3 -3 7 4 8 -2 10 12 17 10 19 -2 21 7 22 3 24 -3 26 2 27 5 39 -3 57 -2 63 -2 80 5 101 13 115 2 122 3 124 3 125 2 135 -6 138 -4
siri-	138 18
siri~	138 18
sirv-	7 -2 78 -8 116 21 117 -2 129 8 136 26
sirv-para	136 6
sirven-	7 -8 9 32 11 -7 99 -5
sirv~	7 -7 9 23 11 -5 78 -7 99 -4 116 19 129 7 136 23
sistema-	137 15
sistem~	137 15
sister-	0 -9 25 2 28 -10 30 11 32 14 57 8 73 -4 122 -3 123 8 137 9
sister-in	0 -5 57 3 137 5
sister~	28 -15 30 17 32 5
sist~	0 -10 25 3 32 11 57 9 73 -5 122 -3 123 9 137 9
sit down	7 -3 9 11
sit with	2 -2 27 8 35 4 73 4 106 -3
sit-	2 -3 6 13 7 -3 9 9 19 -15 21 -2 27 7 31 8 33 8 35 3 36 -2 47 2 59 3 60 -2 63 3 78 -4 106 -3 109 -3 130 17 137 6 138 -2
sit-down	7 -2 9 7
sit-in	6 9 33 6
sit-meal	7 -2 9 7
sit-with	27 5 35 2 73 2 106 -2
sitter-	35 12
sitting~	6 27
sitt~	35 12
situ-	73 -2 122 19 138 -5
situac-	32 -2 122 14
situation~	73 -2 122 19 138 -5
situ~	32 -2 122 14
sit~	2 -3 7 -3 9 9 19 -15 21 -2 27 8 31 8 33 9 35 4 36 -2 47 2 59 4 60 -2 63 3 78 -4 106 -3 109 -3 130 18 137 6 138 -2
six-	7 12 79 -4
six~	7 12 79 -4
siz-	4 13 5 5 7 6 74 -4 89 10 138 -3
siz~	4 13 5 5 7 6 74 -4 89 10 138 -3
si~	60 5 73 6 77 10 91 -2 106 5 115 -3 125 3 135 -2 138 -2
sketch-	43 6 46 -3
sketch~	43 6 46 -3
skil-	3 -5 9 -2 12 17 16 35 17 -5 20 -3 40 -6 57 18 58 -9 73 -4 75 -3 83 -3 84 -3 85 13 114 -2 120 -3
skill~	3 -5 9 -2 12 17 16 35 17 -5 20 -3 40 -6 57 18 58 -9 73 -4 75 -3 83 -3 84 -3 85 13 114 -2 120 -3
skincar-	138 35
skinc~	138 35
skip-	7 15 9 -4 30 -4 32 7 134 2
skip-meal	7 7 9 -2
skipping meals	7 6
skipping~	7 8 30 -5 31 -2 32 8
skip~	7 10 9 -4 134 3
sky-	138 21
sky~	138 21
slash-	17 29 73 -4 99 -10 106 -3 138 -2
slashed~	17 29 73 -4 99 -10 106 -3 138 -2
sleep-	0 21 3 4 9 -2 13 -2 27 -2 56 6 94 -2
sleep-car	0 2
sleep-the	0 -2 3 5
sleeping~	0 12 3 7 13 -2 94 -3 101 -2
sleep~	0 14 9 -2 56 7
slept-	0 3 28 -2 35 4
slept~	0 3 28 -2 35 4
slid-	22 13
sliding~	22 13
slim-	80 -3 138 27
slim~	80 -3 138 27
slip-	4 -3 19 9 20 5 78 -5
slip~	4 -3 19 9 20 5 78 -5
slot-	22 -2 76 8
slot~	22 -2 76 8
slow-	37 9 115 -6
slow~	37 9 115 -6
slumlord-	1 21
slumlord~	1 21
smal-	2 5 4 -2 18 8 76 5 78 -2 79 -3 129 7 135 13
smal-business	18 5
small business	18 5 76 2
smallest donation	78 6 94 -3
smallest gift	130 8
smallest-	78 9 94 -5 130 7
smallest-donation	78 5 94 -2
smallest-gift	130 5
smallest~	78 9 94 -5 130 7
small~	2 5 4 -2 18 8 76 5 78 -2 79 -3 129 7 135 13
smarter-	138 18
smartphon-	57 17 73 -2
smartphon~	57 17 73 -2
smart~	138 18
smith-	122 -5 137 21
smith~	122 -5 137 21
smok-	23 -4 138 13
smoking~	23 7
smok~	23 -11 138 16
snack-	36 8 138 -7
snack~	36 8 138 -7
snap-	7 17 57 -2 63 2 122 -2
snap~	7 17 57 -2 63 2 122 -2
sneaker-	4 20
sneaker~	4 20
snow-	9 -2 11 6
snowing~	4 -2 138 5
snowsuit-	0 -3 4 25 17 -2 31 -2 32 -2 114 -2 138 -4
snowsuit~	0 -3 4 25 17 -2 31 -2 32 -2 114 -2 138 -4
snow~	4 2 9 -2 11 7 138 -4
so hot	9 -2 50 2 56 5
so i	7 -3 10 7 12 -3 16 8 17 -3 19 -2 20 3 24 7 26 -2 35 5 37 -4 78 -2
so much	25 7 28 -2 51 2 132 4
so-	7 5 9 -2 10 6 12 -3 16 8 17 -4 19 -2 20 3 21 5 23 -4 24 5 25 6 26 -2 28 -2 35 4 37 -4 50 2 56 4 78 -2 132 3
so-can	12 -2 16 5 20 2 35 3 73 -3
so-hav	17 -2 24 5 37 -3 73 3
so-hot	56 3
so-i	7 -2 10 3 16 4 17 -2 20 2 21 2 24 3 35 3 37 -2
so-much	25 4 132 2
soap and	5 7 7 -5
soap-	0 -4 5 4 7 -6 17 -2 79 12
soap-and	0 -2 5 -2 7 -3 79 7
soap~	0 -4 5 4 7 -6 17 -2 79 12
sober-	23 5
sobr-	53 -14 75 8 79 -5 117 17
sobr-usted	53 -6 75 3 79 -2 117 7
sobra-	7 -8 53 14 76 8 79 -8
sobran-	53 -7 79 10
sobre ustedes	53 -8 75 6 79 -3 117 9
sobrevivient-	24 3
sobrevivient~	24 3
sobriedad-	23 35
sobriedad~	23 35
sobriety-	23 2
sobriety~	23 2
sobrina-	30 3
sobrino-	4 2 30 14 32 12 77 -5
sobrin~	4 2 30 15 32 11 77 -4
sobrio-	23 11 79 -2
sobri~	23 11 79 -2
sobro-	7 -4 79 10
sobr~	7 -9 53 -3 75 5 76 6 79 3 117 11
sob~	23 5
social media	4 -2 97 -3 108 10
social security	19 -3 21 -4 60 5 63 12 100 -2 102 -4 106 -4 125 5 138 16
social worker	17 -3 73 -4 76 19 105 -6 120 -2 123 5 137 7
social-	1 -3 4 -2 6 -2 17 -5 19 -3 20 -3 21 -4 24 -2 26 -9 60 4 63 9 73 6 75 -2 76 14 97 -3 100 -2 102 -4 105 13 106 -4 108 23 110 2 120 -4 123 3 124 -2 125 20 130 -3 135 -2 137 5 138 12
social-media	4 -2 97 -2 108 7
social-number	21 -2 125 13 138 -8
social-security	19 -2 21 -3 60 3 63 8 100 -2 102 -3 106 -2 125 3 138 11
social-worker	17 -2 73 -2 76 13 105 -4 123 3 137 4
social~	1 -3 4 -2 6 -2 17 -5 19 -3 20 -3 21 -4 24 -2 26 -9 60 4 63 9 73 6 75 -2 76 14 97 -3 100 -2 102 -4 105 13 106 -4 108 23 110 2 120 -4 123 3 124 -2 125 20 130 -3 135 -2 137 5 138 12
society-	73 13 78 -6 99 -5
society~	73 13 78 -6 99 -5
socio de	75 -6 76 -3 97 10 98 2
socio-	73 -2 75 6 76 12 98 8 112 -2 118 9 124 -2 125 -2
socio-de	75 -4 76 -2 97 6
socio-medio	75 4 76 -4 97 2
socio-recurso	76 4 98 -2
soci~	73 -2 75 6 76 12 98 8 112 -2 118 9 124 -2 125 -2
sock-	4 4 34 -4 73 -2 77 7 79 9 93 -3
sock~	4 4 34 -4 73 -2 77 7 79 9 93 -3
sodium-	10 5
sodium~	10 5
sofa-	3 17 79 -2
soft food	10 5
soft-	7 -2 8 -2 10 8
soft-food	10 3
softly-	25 -6 138 16
softly~	25 -6 138 16
soft~	7 -2 8 -2 10 8
sof~	3 17 79 -2
soil-	13 -3 52 10
soil~	13 -3 52 10
sol-	21 -12 36 18 38 -2
sola al	27 2
sola-	8 5 21 10 28 4 34 2 123 -2
soldadura-	16 4
soldadur~	16 4
soldar-	49 10
solder-	16 -3 49 8
sold~	16 -3 49 15
soledad-	21 35
soledad~	21 35
solicitar-	63 -5 106 -3 122 28 123 -2
solicito-	7 -2 80 -3 122 30 135 -2
solicitud de	26 -5 63 6
solicitud-	14 10 17 -7 26 -4 106 20 122 24 125 -14 128 -2
solicitud-de	26 -3 63 3
solicitud~	14 10 17 -7 26 -4 106 20 122 24 125 -14 128 -2
solicit~	63 -5 106 -3 122 28 123 -2
solic~	7 -2 80 -3 122 30 135 -2
solo-	7 5 11 8 21 -2 28 3 31 -2 34 -3 73 -7 76 -2 84 9 125 13 126 8 129 -4 130 9
soltera-	21 -5 28 22
soltero-	28 10
solter~	21 -5 28 27
solv-	138 31
solv~	138 31
sol~	7 4 8 3 11 6 28 5 31 -2 36 7 73 -6 76 -2 84 7 125 10 126 6 129 -3 130 7 138 -2
som-	7 18 9 5 42 -3 44 -9 47 4 73 14 75 4 78 4 99 -7 122 -3 125 -2 138 7
som-food	7 7
som-for	73 3
som-fre	7 3 42 -2 73 2
som-help	7 3 73 9 99 -6 122 -2
sombra-	0 -2 50 -12 56 23
sombr~	0 -2 50 -12 56 23
some free	7 4 42 -3 73 3
somebody come	8 -2 27 2 94 13
somebody in	21 -3 29 11 32 -3 34 7
somebody to	2 -2 21 7 27 7 32 4 63 5 105 -6 106 -3 122 -5
somebody who	3 -6 79 11 122 11 138 -3
somebody with	1 -2 2 9 10 3 110 -2
somebody-	0 -3 1 -2 2 2 3 -4 7 -4 8 5 17 -2 19 -3 21 14 22 3 24 -2 25 7 27 5 29 5 34 3 35 2 44 -4 48 -5 60 10 63 3 76 -3 78 3 79 3 80 4 94 4 99 -2 101 -3 102 -3 104 2 105 9 106 7 108 -2 110 6 122 -2 123 9 124 -2 125 -2 130 -2 135 -2
somebody-can	73 -3 105 6 122 6 138 -2
somebody-com	94 7
somebody-get	94 7 106 2
somebody-in	21 -2 29 6 34 4
somebody-me	80 8 102 -2 105 6 106 -2
somebody-talk	21 9 105 -6
somebody-the	21 -2 29 5 34 4 60 2
somebody-to	22 3 27 3 32 2 63 3 105 -3 106 2 122 -3
somebody-who	3 -4 79 6 122 6 138 -2
somebody-with	2 4 10 2 35 3
somebody~	0 -3 1 -2 2 2 3 -4 7 -4 8 5 17 -2 19 -3 21 14 22 3 24 -2 25 7 27 5 29 5 34 3 35 2 44 -4 48 -5 60 10 63 3 76 -3 78 3 79 3 80 4 94 4 99 -2 101 -3 102 -3 104 2 105 9 106 7 108 -2 110 6 122 -2 123 9 124 -2 125 -2 130 -2 135 -2
somehow-	73 2
somehow~	73 2
someon-	0 -4 3 5 6 -6 14 4 17 6 21 13 25 2 27 6 28 -2 29 7 31 -2 32 2 48 -3 53 -3 60 5 67 4 76 5 78 5 79 3 80 -3 85 3 94 -4 101 -2 102 -4 104 3 105 9 106 5 107 9 110 -2 115 -8 122 4 123 8 124 -2 125 -2 135 -2 138 2
someon-a	0 -3 3 6 17 5 53 -2
someon-cal	60 5 102 -3 105 2 106 4
someon-com	27 2
someon-els	123 10
someon-help	29 6 73 -2 80 -2 122 13
someon-in	67 5
someon-me	27 4 85 3 102 -3 104 6 105 4 106 -2 122 -2
someon-my	32 3 138 8
someon-pick	27 5 79 5 94 -4
someon-speak	21 -3 105 -11 107 20
someon-stol	138 9
someon-talk	21 10 105 -4
someon-to	21 2 27 2 29 4 35 2
someon-up	14 5 79 5 94 -4
someon-with	17 6
someone call	102 -6 105 6 106 8
someone else	123 15
someone in	67 10 100 2
someone pick	27 10 78 -2 79 8 94 -7
someone stole	138 14
someone to	21 3 27 3 29 8 35 3 73 3 105 -2
someone with	17 14 120 -2 124 -2 135 -2
someon~	0 -4 3 5 6 -6 14 4 17 6 21 13 25 2 27 6 28 -2 29 7 31 -2 32 2 48 -3 53 -3 60 5 67 4 76 5 78 5 79 3 80 -3 85 3 94 -4 101 -2 102 -4 104 3 105 9 106 5 107 9 110 -2 115 -8 122 4 123 8 124 -2 125 -2 135 -2 138 2
someth-	0 -3 2 5 3 -3 7 -2 9 6 13 3 16 2 17 7 18 2 19 6 24 -2 31 10 32 -3 35 -2 40 -4 42 4 50 5 56 -4 73 -3 74 2 76 -3 77 2 78 11 79 -2 80 6 99 -3 109 7 115 -2 131 5 135 -2 137 6 138 5
someth-a	77 2
someth-about	35 -2 50 6 137 7
someth-for	31 5 42 3 80 5 109 5
someth-my	31 2 78 7
someth-to	2 5 13 2 73 3
someth-warm	3 -2 9 3
something for	0 -2 31 7 80 10 99 -2 109 10
something to	13 5 31 4 73 -2
something warm	3 -4 4 2 9 6
something~	0 -3 2 5 3 -3 7 -2 9 6 13 3 16 2 17 7 18 2 19 6 24 -2 31 10 32 -3 35 -2 40 -4 42 4 50 5 56 -4 73 -3 74 2 76 -3 77 2 78 11 79 -2 80 6 99 -3 109 7 115 -2 131 5 135 -2 137 6 138 5
somewher-	0 10 2 24 24 2 31 5 33 -2 35 -2 36 -2 43 5 46 -2 47 9 73 3 79 10 125 -3
somewher-for	2 4 31 -2 47 6
somewher-liv	2 11
somewher-to	0 3 2 2 79 6
somewhere to	2 5 31 2 36 -2 79 12 125 -2
somewh~	0 10 2 24 24 2 31 5 33 -2 35 -2 36 -2 43 5 46 -2 47 9 73 3 79 10 125 -3
somo-	10 2 26 -3 73 4 74 5 76 8 77 -3 122 15
somo-una	26 -2 122 9
somos una	26 -3 76 3 122 15
som~	7 16 9 5 26 -3 42 -3 44 -8 47 3 73 15 74 3 75 3 76 5 77 -2 78 3 99 -6 122 8 138 6
son del	60 8 115 10 125 -3 138 -3
son has	26 13 32 -2 33 5
son is	10 3 32 7 33 4 134 -2
son legitimos	115 2
son los	25 -7 32 -2 74 -2 87 -2 112 6 122 11 125 7
son needs	4 4 33 -2
son sus	76 -2 98 -3 118 7 127 5
son una	47 2 115 6 117 -5
son ustedes	112 -3 117 18
son wants	61 3
son-	0 -2 21 -3 22 2 25 -2 26 5 28 -3 29 -3 30 -2 31 4 33 8 34 4 44 3 60 3 73 -5 74 -2 98 -2 109 -2 112 8 114 9 115 7 117 8 118 2 122 5 123 2 127 2 136 6 138 -4
son-a	4 2 33 3
son-del	60 5 115 7 125 -2 138 -2
son-has	26 8 33 2
son-i	21 -2 34 4 35 2 73 -2
son-is	10 2 32 4 33 3
son-los	25 -4 32 -2 112 4 122 7 125 4
son-need	4 2 34 3 123 5
son-organizac	115 4 117 -4
son-socio	98 -2 118 5
son-sus	98 -2 118 4 127 3
son-to	61 2
son-una	47 2 115 3 117 -3
son-usted	112 -2 117 12
son-want	61 2
sonar-	6 -11 138 15
song-	44 13 138 -5
songwrit-	44 44
songwriting~	44 28
songwrit~	44 24
song~	44 13 138 -5
son~	0 -2 6 -3 21 -3 22 2 25 -2 26 5 28 -3 29 -3 30 -2 31 4 33 7 34 4 44 3 60 3 73 -5 74 -2 98 -2 109 -2 112 8 114 9 115 7 117 7 118 2 122 5 123 2 127 2 136 6
soon can	73 -2 77 -2 86 3 90 7 106 -2
soon-	2 4 12 -2 16 -5 73 -4 77 -4 85 -6 86 11 90 13 91 -4 106 4 109 13
soon-can	86 2 90 4
soon-i	2 3 86 2
soon~	2 4 12 -2 16 -5 73 -4 77 -4 85 -6 86 11 90 13 91 -4 106 4 109 13
sopa-	7 -5 9 31
sop~	7 -5 9 31
sor-	26 -2 134 14
sor-throat	134 6
sore throat	134 10
sorority-	73 8
sorority~	73 8
sort food	7 -5 73 13 99 -4
sort-	7 -6 28 -2 61 -2 73 33 78 -10 99 -4 129 -2 138 12
sort-food	7 -3 73 8 99 -2
sort~	7 -6 28 -2 61 -2 73 33 78 -10 99 -4 129 -2 138 12
sor~	26 -2 134 14
soup kitchen	3 -2 7 -2 9 12 12 -3 138 -2
soup-	3 -3 7 -5 9 33 12 -3 76 -4 79 6 138 -7
soup-kitchen	9 8 12 -2
soup~	3 -3 7 -5 9 33 12 -3 76 -4 79 6 138 -7
sourc-	99 -22 114 -4 138 29
sourc~	99 -22 114 -4 138 29
sourdough-	138 35
sourdough~	138 35
southsid-	74 2 126 9 138 -4
southsid~	74 2 126 9 138 -4
soy-	17 2 21 -5 25 3 26 -2 28 10 30 2 57 4 58 -2 73 7 75 5 76 6 85 -4 125 6 135 -4
soy-en	73 4 85 -3
soy-y	25 2 57 3 76 4 135 -3
soy~	17 2 21 -5 25 3 26 -2 28 10 30 2 57 4 58 -2 73 7 75 5 76 6 85 -4 125 6 135 -4
so~	7 5 9 -2 10 6 12 -3 16 8 17 -4 19 -2 20 3 21 5 23 -4 24 5 25 6 26 -2 28 -2 35 4 37 -4 50 2 56 4 78 -2 132 3
spac-	13 -2 52 2 76 17 77 -6 90 -5 91 17 92 -4 121 -2
spac-for	91 3
spac~	13 -2 52 2 76 17 77 -6 90 -5 91 17 92 -4 121 -2
spam-	60 26 102 -4 106 -13
spam~	60 26 102 -4 106 -13
spanish and	39 9 73 3 107 -8
spanish-	22 5 26 4 39 6 57 2 73 2 107 2 138 4
spanish-and	39 5 73 2 107 -4
spanish-can	73 2 107 2
spanish~	22 5 26 4 39 6 57 2 73 2 107 2 138 4
spar-	73 19 106 -4
spare~	73 19 106 -4
speak english	107 4
speak spanish	39 8 73 2 107 -6
speak to	21 -2 105 14 107 -2
speak with	21 -2 76 -2 104 11 105 9 107 -2
speak-	21 -9 22 4 26 3 34 3 39 8 48 -2 73 3 76 -2 104 6 105 11 107 12 138 -2
speak-and	39 4 73 5 107 -7
speak-can	39 -3 107 8
speak-english	34 3 107 2
speak-french	73 4
speak-somebody	105 9
speak-someon	21 -2 105 12 107 -6
speak-spanish	26 2 39 3 107 -2
speak-to	21 -2 105 10
speak-with	76 -2 104 8 105 6 107 -2
speaking~	22 15
speaks spanish	26 5 107 3
speak~	21 -9 22 -2 26 3 34 4 39 8 48 -2 73 3 76 -2 104 6 105 11 107 13 138 -2
special ed	33 -6 34 11 63 -4
special education	33 -7 34 13
special needs	31 -3 33 27 34 -7
special-	10 10 31 -3 33 13 34 19 36 -2 63 -4 81 -2
special-ed	33 -4 34 7 63 -2
special-educ	33 -5 34 9
special-need	33 18 34 -5
special~	10 10 31 -3 33 13 34 19 36 -2 63 -4 81 -2
speech delay	33 7
speech-	33 11
speech-delay	33 5
speech~	33 11
speed-	6 -12 135 4 138 13
speeding~	135 5 138 -3
speed~	6 -14 138 18
spel-	36 -8 138 15
spell~	36 -8 138 15
spend-	0 18 78 -3 129 17
spend~	0 18 78 -3 129 17
spent-	0 4 1 -9 7 9
spent~	0 4 1 -9 7 9
spirit-	21 -10 47 31 48 17 105 -3
spiritual-	21 -2 47 5 48 5
spiritual~	21 -2 47 5 48 5
spirit~	21 -10 47 31 48 17 105 -3
sponsor a	7 -3 73 -2 76 -14 77 6 78 20 98 -2
sponsor-	7 -3 23 23 73 -3 76 2 78 13 98 -7 109 -6 118 8
sponsor-a	76 -8 77 3 78 11
sponsor-event	76 10 77 -3 109 -4
sponsor-family	23 -2 76 7 78 5
sponsorship-	76 35
sponsorship~	76 35
sponsor~	76 -16 118 22
spons~	7 -3 23 24 73 -3 76 10 78 13 98 -7 109 -7 118 -4
sport-	31 13 73 -2
sport~	31 13 73 -2
spot-	2 6 122 4
spot~	2 6 122 4
sprain-	134 35
sprained~	134 35
spread-	57 -3 75 27
spread~	57 -3 75 27
spring break	11 6 35 -3
spring-	11 9 35 -5
spring-break	11 4 35 -2
spring-food	11 4 35 -2
spring~	11 9 35 -5
sql-	138 22
sql~	138 22
squar-	138 16
squar-root	138 7
square root	138 9
squirrel-	55 5
squirrel~	55 5
squ~	138 16
ssn-	125 15
ssn~	125 15
stab-	44 -2 45 8
stab~	44 -2 45 8
staf-	16 -4 21 -2 48 -2 67 7 80 -4 99 -2 104 9 105 17 112 8 120 20 122 -2 124 -7 137 -2 138 -2
staf-member	105 12 112 -4 137 -2
staff member	105 18 112 -5 137 -3
staff~	16 -4 21 -2 48 -2 67 7 80 -4 99 -2 104 9 105 17 112 8 120 20 122 -2 124 -7 137 -2 138 -2
stain-	4 -7 41 -4 79 -5 93 22 138 9
stain-cloth	4 -3 79 -2 93 10
stained clothes	4 -5 79 -3 93 15
stained~	4 -8 79 -5 93 25
stain~	41 -6 138 12
stair-	8 13 73 -3 122 -3
stair~	8 13 73 -3 122 -3
stamp-	5 6 6 -2 7 7 17 -12 138 5
stamp-cut	7 8 17 -7
stamp~	5 6 6 -2 7 7 17 -12 138 5
stand-	8 10 99 -2 117 29 121 -4 138 -2
stand~	8 10 99 -2 117 29 121 -4 138 -2
star-	33 4
starbuck-	138 35
starbuck~	138 35
start a	13 8 74 -7 87 4 88 5 122 -2 138 4
start it	74 11 113 5 114 -2 126 -3
start my	18 10 20 3 73 -2 74 -2 76 -2 113 -2
start one	40 -4 74 14 113 -2 122 -2
start volunteering	73 -4 82 4 86 11 114 -4
start-	3 3 13 4 18 4 20 6 40 -4 73 -4 77 4 80 11 86 6 87 2 88 2 90 -2 92 -2 109 2 113 -3 114 3 122 15 126 -2 138 3
start-a	13 4 74 -4 87 2 88 3 138 2
start-after	3 4 86 2
start-and	20 3 41 2
start-chapter	87 3 88 3
start-in	74 2 138 4
start-it	74 6 113 3 126 -2
start-job	20 5
start-monday	20 6 41 2
start-my	18 6 20 2
start-one	40 -3 74 8 113 -2
start-own	18 7
start-this	113 7 114 -2
start-volunt	73 -2 82 2 86 7 114 -2
started this	113 10 114 -4
started~	74 -6 80 25 113 12 138 -5
starting~	3 10 17 -2 20 5 113 -4 122 -2
startup-	18 19 76 -3
startup~	18 19 76 -3
start~	13 4 18 5 20 5 40 -5 41 2 73 -4 74 5 76 -2 77 5 80 -2 86 7 87 3 88 3 90 -2 92 -2 109 3 113 -8 114 4 122 18 126 -2 138 6
starv-	7 21 80 -3
starved~	7 19
starving~	7 9 80 -4
star~	33 4
stat-	0 -4 28 -4 79 6 94 -2 126 31 129 -2 135 3 138 12
station-	0 2 6 -6 15 -4 27 -2 75 22 138 -2
station~	0 2 6 -6 15 -4 27 -2 75 22 138 -2
status-	106 15 110 -5 125 22 135 -21
statut-	19 -19 135 23
statut~	19 -19 135 23
statu~	106 15 110 -5 125 22 135 -21
stat~	0 -4 28 -4 79 6 94 -2 126 31 129 -2 135 3 138 12
stay clean	23 9 51 -6
stay with	0 -2 35 13
stay-	0 3 2 -6 3 -3 6 5 23 5 29 7 35 7 51 -5 74 -2 76 -5 108 9 110 8 122 -2 126 4 129 3 137 6
stay-a	0 2
stay-clean	23 7 51 -4
stay-in	0 -6 74 -2 126 4 137 5
stay-my	35 7
stay-with	35 7
staying in	0 -9 137 10
staying~	0 -2 122 -2 137 11
stay~	0 4 2 -7 3 -3 6 6 23 5 29 7 35 9 51 -6 74 -2 76 -6 108 10 110 8 126 5 129 4
std-	26 22 134 24 138 -2
std~	26 22 134 24 138 -2
steady work	17 10 28 -3
steady-	17 14 28 -10 32 8
steady-work	17 6 28 -2
steady~	17 14 28 -10 32 8
steak-	138 27
steak~	138 27
steal-	18 -2 19 -2 76 -5 118 -4 137 18
steal~	18 -2 19 -2 76 -5 118 -4 137 18
steel-	20 15
steel~	20 15
step-	23 20 28 -14 122 15 125 -3
stepdad-	28 3
stepdad~	28 3
stepfamily-	28 35
stepfamily~	28 35
stepkid-	28 7
stepkid~	28 7
stepmom-	28 2
stepmom~	28 2
stepparent-	28 35
stepparent~	28 35
stepson-	21 -4 28 8
stepson~	21 -4 28 8
step~	23 20 28 -14 122 15 125 -3
stil-	2 4 6 4 17 -3 25 4 33 8 36 -2 45 3 47 -13 55 3 73 -5 76 -2 83 5 85 4 99 18 106 7 124 9 125 6 131 -2 138 -5
stil-get	17 -2 125 8
stil-help	17 -2 125 8
stil-not	2 3
stil-volunt	73 -2 83 3 85 4
stil-wait	47 -3 106 6
still get	17 -3 125 14
still volunteer	73 -4 83 6 85 7
still waiting	47 -5 106 8
still~	2 4 6 4 17 -3 25 4 33 8 36 -2 45 3 47 -13 55 3 73 -5 76 -2 83 5 85 4 99 18 106 7 124 9 125 6 131 -2 138 -5
stimulus-	19 -11 20 -2 26 -5 78 -5 83 -3 125 -2 138 34
stimulu~	19 -11 20 -2 26 -5 78 -5 83 -3 125 -2 138 34
stitch-	122 -2 125 -4 134 43
stitch~	122 -2 125 -4 134 43
stock-	78 12 138 5
stock~	78 12 138 5
stol-	7 10 8 -2 60 14 123 -2 138 16
stol-identity	60 8
stol-my	7 4 138 8
stole my	7 7 123 -2 138 13
stolen-	60 21 63 -2 137 -8 138 -2
stol~	7 9 8 -2 60 28 63 -2 123 -2 137 -6 138 13
stomach-	26 -2 134 4
stomach-hurt	134 2
stomach~	26 -2 134 4
stop being	76 -3 98 9 118 -2
stop drinking	23 5
stop taking	134 14
stop-	7 -12 9 -3 11 5 19 5 21 4 23 4 27 -9 28 -2 57 -4 73 -4 76 -2 78 -19 80 13 98 5 99 7 101 17 103 -3 111 11 112 -3 130 19 134 19
stop-being	76 -2 98 5
stop-drink	23 4
stop-monthly	78 -4 130 11
stop-my	78 -10 130 12
stop-taking	134 10
stop~	7 -12 9 -3 11 5 19 5 21 4 23 4 27 -9 28 -2 57 -4 73 -4 76 -2 78 -19 80 13 98 5 99 7 101 17 103 -3 111 11 112 -3 130 19 134 19
stor-	7 -2 8 4 18 4 44 -4 46 4 76 -2 77 3 79 4 99 -6 110 12 130 9 138 -15
stor-can	44 -3 76 5
storag-	63 11
storag~	63 11
storefront-	7 -2 76 7
storefront~	7 -2 76 7
story about	75 10 138 -10
story-	17 -5 44 7 110 4 113 17 138 -14
story-about	75 6 138 -6
story-you	75 6 138 -6
story~	17 -5 44 7 110 4 113 17 138 -14
stor~	7 -2 8 4 18 4 44 -4 46 4 76 -2 77 3 79 4 99 -6 110 12 130 9 138 -15
stov-	3 11 7 -2 9 11 21 -3 79 -3
stov~	3 11 7 -2 9 11 21 -3 79 -3
strand-	0 35
stranded~	0 35
strang-	55 2 60 10 102 -3 130 -7
strang~	55 2 60 10 102 -3 130 -7
strap-	7 14 19 -3 78 -4
strapped~	7 14 19 -3 78 -4
street art	0 -4 43 -5 46 14 100 -3
street tree	50 7
street-	0 8 32 4 34 -2 43 -4 46 8 50 6 77 6 79 -5 100 3 106 -2 137 2
street-art	0 -3 43 -3 46 9 100 -2
street-tre	50 5
street~	0 8 32 4 34 -2 43 -4 46 8 50 6 77 6 79 -5 100 3 106 -2 137 2
strep-	134 2
strep~	134 2
stress-	21 15
stressed~	0 -2 21 7
stres~	17 -2 21 12
stretch-	7 -9 8 -3 12 22
stretch~	7 -9 8 -3 12 22
strok-	35 18
strok~	35 18
stroll-	0 -2 27 -3 79 19 122 -4 138 -7
stroll~	0 -2 27 -3 79 19 122 -4 138 -7
struggl-	36 -7 122 28
struggling~	36 -7 122 28
stuck in	16 5 17 -2
stuck-	0 13 1 -2 4 -2 16 5 32 -3
stuck-a	16 3
stuck-in	16 3
stuck~	0 13 1 -2 4 -2 16 5 32 -3
student-	7 4 19 -12 36 33 40 16 69 13 75 9 80 -4 122 -7 125 11
student~	7 4 19 -12 36 33 40 16 69 13 75 9 80 -4 122 -7 125 11
studio-	43 27 44 11 45 -3 73 -5 99 -8 138 -3
studi~	2 -4 36 19 43 25 45 -4 73 -4 99 -8 138 -3
study-	2 -4 36 53 43 -2 44 -10 47 -10 48 17
studying~	36 22
study~	36 20 47 -11 48 20
stuf-	0 3 2 -2 3 16 4 2 5 13 8 -5 10 -2 11 -2 13 2 18 -3 25 -3 28 -3 31 8 32 -3 36 -5 38 -6 41 13 49 3 56 -2 75 5 76 -2 78 -5 79 18 80 -2 92 5 93 5 94 10 121 4 122 -3 125 -2 138 -2
stuf-a	31 3 32 -3
stuf-do	28 -3 31 6 94 4
stuf-for	3 3 5 4 31 2 32 -2
stuf-i	94 5
stuf-on	79 6 94 2
stuf-the	3 3 12 4 92 4
stuf-your	73 5 79 7
stuff do	28 -4 31 10 79 -2 94 8
stuff for	2 -2 3 5 5 7 31 4 32 -3
stuff~	0 3 2 -2 3 16 4 2 5 13 8 -5 10 -2 11 -2 13 2 18 -3 25 -3 28 -3 31 8 32 -3 36 -5 38 -6 41 13 49 3 56 -2 75 5 76 -2 78 -5 79 18 80 -2 92 5 93 5 94 10 121 4 122 -3 125 -2 138 -2
stupid-	136 15
stupid~	136 15
styl-	76 -7 138 26
styl~	76 -7 138 26
su casa	0 5 2 -3 8 6
su correo	57 -2 103 5
su-	0 3 2 -2 8 4 17 -4 21 -2 52 -2 73 7 75 6 102 3 103 8 108 7 111 5 117 5 120 8 121 -3 138 -4
su-casa	0 3 8 3
su-correo	103 3
subieron-	1 6 76 -4
subir-	63 21 106 -2 122 -2 125 -13
subir-documento	63 9 125 -5
submit-	106 28
submitted~	106 17
submit~	106 16
suboxon-	23 35
suboxon~	23 35
subpoena-	135 35
subpoen~	135 35
subscrib-	108 35
subscrib~	108 35
substanc-	23 34 24 -3
substanc~	23 34 24 -3
sub~	1 5 63 19 76 -3 106 -2 122 -2 125 -12
suck-	136 12
suck~	136 12
sudadera-	4 35
sudader~	4 35
suddenly-	25 3
suddenly~	25 3
sue-	135 14
suegra-	0 6 2 8 79 -6 106 -2
suegr~	0 6 2 8 79 -6 106 -2
sueldo-	74 -7 87 19 88 -9 89 -2
sueld~	74 -7 87 19 88 -9 89 -2
suelo-	0 -13 3 18
suel~	0 -13 3 18
sueter-	4 7
suet~	4 7
sue~	135 14
sufr-	56 2
sufr~	56 2
sugar-	10 4 134 5 135 -2
sugar-check	10 -4 26 9 134 -2
sugerencia-	76 -5 81 38
sugerenci~	76 -5 81 38
suggest-	61 -3 81 37 121 -5
suggestion~	61 -3 81 37 121 -5
sug~	10 4 134 5 135 -2
suicid-	57 -2 67 21 101 -7 102 -4 119 18
suicid-hotlin	102 -2 119 10
suicid-prevent	67 6
suicide hotline	102 -4 119 15
suicide prevention	67 10
suicidio-	12 -2 67 10
suicidi~	12 -2 67 10
suicid~	57 -2 67 21 101 -7 102 -4 119 18
suing-	135 35
suing~	135 35
suit-	4 -12 79 19
suitcas-	3 15
suitcas~	3 15
suit~	4 -12 79 19
summariz-	138 35
summariz~	138 35
summer camp	42 9
summer meals	11 16 42 -14
summer program	11 -2 42 5
summer school	11 -13 42 13
summer-	9 -6 11 9 31 -2 32 -3 37 -6 42 20 56 8 73 2
summer-camp	42 6
summer-meal	11 11 42 -10
summer-program	11 -2 42 6
summer-school	11 -9 42 9
summ~	9 -6 11 9 31 -2 32 -3 37 -6 42 20 56 8 73 2
sunday-	0 7 28 -2 31 -2 34 -4 48 11 73 -2 77 8 99 6 109 -4
sunday~	0 7 28 -2 31 -2 34 -4 48 11 73 -2 77 8 99 6 109 -4
sup-	131 32 138 -11
super bowl	138 8
super-	131 -2 138 14
super-bowl	138 6
superbowl-	138 35
superbowl~	138 35
supero-	25 19 122 -2
super~	25 19 122 -2
supper-	7 -2 9 16 45 -6 73 10 138 -2
suppli-	5 -12 41 -21 76 42 79 -3
suppli~	5 12 36 -2 41 -12 43 5 76 9 77 -2 79 20 138 -2
supply list	41 8
supply-	5 16 7 -2 36 -2 41 -4 43 5 76 11 79 17 138 -2
supply-list	41 5
supply-the	5 6 79 -4
supply~	7 -3 41 -4 76 33 77 2 79 -5
support group	21 13 30 8 35 2 80 -5
support you	18 -14 76 13 78 8 80 14 118 12
support-	18 -12 21 15 22 -3 24 3 25 3 28 8 30 5 31 -2 35 -5 47 2 48 -2 76 9 78 10 80 25 88 -2 89 5 100 -2 117 -2 118 8 135 15
support-financially	78 15 80 -4
support-for	35 2
support-group	21 9 30 6 80 -3
support-you	18 -9 76 8 78 6 80 9 118 7
support~	18 -12 21 15 22 -3 24 3 25 3 28 8 30 5 31 -2 35 -5 47 2 48 -2 76 9 78 10 80 25 88 -2 89 5 100 -2 117 -2 118 8 135 15
supp~	7 -2 9 16 45 -6 73 10 138 -2
sup~	131 25 138 3
surf-	0 21 3 -13
surfing~	0 8
surf~	0 16 3 -15
surgery-	8 8 27 6
surgery~	8 8 27 6
surplus-	79 19
surplu~	79 19
survey-	81 39 110 -2 138 -5
survey~	81 39 110 -2 138 -5
survivor-	24 29 67 -3
surviv~	24 29 67 -3
sus miembros	76 4
sus programas	8 -2 74 8 138 -4
sus socios	76 -7 98 -4 118 21
sus-	2 -4 28 -4 30 9 73 -2 74 6 98 -3 118 21 127 5 138 -3
sus-miembro	76 2
sus-programa	74 4 138 -2
sus-socio	76 -5 98 -2 118 14
suscribir-	108 26
suscribirm-	108 27
suscrib~	108 46
suspend-	34 8 36 14 38 -2
suspended~	32 2 34 -2 36 16 38 -2
suspending~	32 -4 34 13
suspens-	106 -2 125 -5 135 16 138 -7
suspen~	106 -2 125 -5 135 16 138 -7
suspicious-	60 2
suspiciou~	60 2
sus~	2 -4 28 -4 30 9 73 -2 74 6 98 -3 118 21 127 5 138 -3
suya-	1 -7 2 -2 76 18 77 -3
suy~	1 -7 2 -2 76 18 77 -3
su~	0 3 2 -2 8 4 17 -4 21 -2 52 -2 73 7 75 6 102 3 103 8 108 7 111 5 117 5 120 8 121 -3 138 -4
swallow-	31 -5 33 -2 134 18
swallowed~	31 -5 33 -2 134 18
sweat-	56 7
sweater-	4 7 79 -2
sweating~	56 7
sweatshirt-	4 35
sweatshirt~	4 35
sweat~	4 7 79 -2
sweep-	73 2
sweep~	73 2
swift-	138 22
swift~	138 22
swim-	138 14
swimming~	138 14
swollen-	134 2
swoll~	134 2
symptom-	134 10
symptom~	134 10
syndrom-	21 -2 33 8
syndrom~	21 -2 33 8
synonym-	73 -4 138 22
synonym~	73 -4 138 22
system prompt	137 4
system-	137 7
system-prompt	137 3
system~	137 7
tabl-	3 2 7 6 8 -3 36 2 79 -3 92 16 122 -2 138 10
tabl-chair	3 7
tabl-sign	3 -3 92 11
tablet-	28 -3 31 9 57 -4 58 10 79 -13 95 13 123 -3
tableta-	58 11 95 -2
tablet~	28 -3 31 8 57 -4 58 17 79 -13 95 11 123 -3
tabl~	3 2 7 6 8 -3 36 2 79 -3 92 16 122 -2 138 10
taco-	56 -3 110 -6 138 23
tac~	56 -3 110 -6 138 23
tak-	1 4 2 -2 3 -3 4 -5 5 3 6 -2 7 -2 17 -2 19 -5 21 -3 26 -3 27 8 28 -4 35 -3 43 6 53 2 74 4 75 6 77 -2 78 2 79 17 80 4 81 3 93 11 94 7 95 7 96 -3 97 -3 98 2 99 -3 101 4 106 10 111 4 114 -3 122 -2 124 -2 125 -2 126 -2 129 -4 133 12 136 -2 137 -2 138 -3
tak-a	5 6 45 2
tak-car	28 -4 35 -2 79 -2 133 14
tak-cloth	4 -7 79 2 93 -3 94 11 96 -2
tak-for	53 3
tak-furnitur	3 -3 79 10 93 -3
tak-hous	1 5 138 -3
tak-kid	73 -3 76 3 135 2
tak-me	21 -2 26 -2 27 6 111 10
tak-mom	27 5 28 -5 35 7
tak-money	19 -6 78 16 136 -3
tak-my	1 4 19 -5 27 4 78 12 136 -2 138 -3
tak-of	35 2
tak-off	21 -2 111 12
tak-photo	75 6 97 -4
tak-pictur	75 3 83 5
tak-the	4 3 79 -2 81 6 135 2
tak-this	74 7 126 -2
tak-to	27 3 74 5 98 2 106 2 138 3
tak-what	22 2 43 8 134 -2
tak-whil	73 -2 75 -4 83 6
take a	5 11 45 4 134 -2 138 -2
take care	28 -6 35 -2 79 -4 133 21
take furniture	3 -5 79 16 93 -5
take me	6 -2 21 -3 26 -3 27 11 79 -2 111 15
take my	1 7 19 -8 27 7 78 19 136 -4 138 -6
take photos	75 8 97 -5
take pictures	73 -3 75 4 77 -2 83 9
take the	81 9 135 4
take this	56 2 74 12 126 -3
take to	14 2 76 -3 98 5 106 4 138 7
takeout-	12 6
takeout~	12 6
taking care	35 3
taking-	0 4 28 -2 35 4 97 3 130 -2 134 17 137 -3
taking-car	35 2
taking-of	35 2
taking~	0 4 28 -2 35 4 97 3 130 -2 134 17 137 -3
tak~	1 4 2 -2 3 -3 4 -5 5 3 6 -2 7 -2 17 -2 19 -5 21 -3 26 -3 27 8 28 -4 35 -3 43 6 53 2 74 4 75 6 77 -2 78 2 79 17 80 4 81 3 93 11 94 7 95 7 96 -3 97 -3 98 2 99 -3 101 4 106 10 111 4 114 -3 122 -2 124 -2 125 -2 126 -2 129 -4 133 12 136 -2 137 -2 138 -3
tal-	109 -3 121 -2 131 26 138 10
talk about	48 8 105 -2
talk later	21 -4 133 12
talk to	21 -3 22 3 28 7 30 3 32 4 48 -5 57 3 73 -3 75 2 76 3 101 -2 104 8 105 10 116 -2
talk-	2 -2 15 3 17 -2 21 14 22 2 28 6 29 6 30 3 32 2 33 -2 34 -2 47 -10 48 12 57 2 73 -3 75 2 76 3 99 -3 101 7 104 6 105 9 107 -3 109 -2 112 -2 116 10 122 -2 133 5 137 -2 138 -2
talk-a	105 2
talk-about	48 4 62 2 105 -2
talk-in	73 -2 105 6
talk-later	21 -3 133 8
talk-me	21 -4 28 2 30 3 32 5
talk-my	57 4
talk-somebody	21 9 29 5 48 -3
talk-someon	21 7 105 2
talk-the	15 5 21 -4 105 5
talk-to	15 2 21 -4 22 2 28 4 30 2 32 2 48 -4 57 2 76 2 104 5 105 5 116 7
talking to	15 7 21 -7 48 -4 105 -2 116 22 138 -2
talking~	15 9 21 -10 105 -3 116 35 138 -2
talk~	2 -2 21 18 22 2 28 6 29 7 30 3 32 2 33 -2 34 -2 47 -10 48 12 57 2 62 2 73 -3 75 2 76 3 99 -3 101 8 104 7 105 10 107 -3 109 -2 116 -4 122 -2 133 6 137 -2 138 -2
talla-	4 5 79 -4
taller de	43 2 67 7 109 -6
taller-	12 4 18 -2 43 6 49 5 77 -2 109 14
taller-art	43 4 109 -3
taller-de	43 2 67 4 109 -4
taller~	109 14
tallest-	138 19
tallest~	138 19
tall~	4 3 12 4 18 -3 43 5 49 4 67 -2 76 -2 77 -2 79 -2 109 3 138 7
tal~	121 -2 131 34
tamal-	18 3 135 -3
tamal~	18 3 135 -3
tambien-	7 10 21 -3
tambi~	7 10 21 -3
tambor-	44 15 45 -5
tamb~	44 15 45 -5
tampon-	5 13 79 3
tampon~	5 13 79 3
tan-	79 -5 95 6 101 13 136 3
tank-	6 18 7 -2 122 -3 138 -5
tank~	6 18 7 -2 122 -3 138 -5
tanta-	0 -3 21 5
tantrum-	28 17
tantrum~	28 17
tant~	0 -3 21 5
tan~	79 -5 95 6 101 13 136 3
taped-	1 11 125 -3
taped~	1 11 125 -3
tard-	27 -5 38 11 104 8 131 8
tarda-	86 8 138 -4
tardan-	102 -6 106 22
tardan-llamar	102 -3 106 4
tard~	27 -4 38 8 86 5 102 -5 104 5 106 17 131 5 138 -3
tarea de	39 -2 138 8
tarea-	36 13 37 -4 39 -2 58 5
tarea-de	138 4
tare~	36 13 37 -4 39 -2 58 5
target-	17 -7 120 -2 138 13
target~	17 -7 120 -2 138 13
tarjeta-	60 6 102 -4 130 21
tarjeta-aqui	19 -8 130 10
tarjeta-credito	19 -8 130 10
tarjeta-de	60 8 78 -2 130 -3
tarjet~	60 6 102 -4 130 21
tarot-	138 35
tarot~	138 35
tattoo-	100 -5 138 21
tatto~	100 -5 138 21
tax deductible	78 -2 128 8
tax id	115 13 125 -4 128 -8
tax receipt	128 4
tax-	19 20 25 -2 37 -2 73 2 75 -3 76 6 78 -4 96 -2 103 -3 104 -2 106 -3 115 10 125 -3 128 10 135 -2 138 6
tax-deductibl	128 5
tax-for	73 2
tax-id	115 9 125 -3 128 -6
tax-receipt	128 3
tax~	19 20 25 -2 37 -2 73 2 75 -3 76 6 78 -4 96 -2 103 -3 104 -2 106 -3 115 10 125 -3 128 10 135 -2 138 6
taylor-	138 22
tayl~	138 22
tdah-	33 35
tdah~	33 35
te llamas	102 -2 106 -3 116 15
te-	102 -3 106 -4 116 20 132 11
te-llama	102 -2 106 -2 116 11
teach me	12 11 21 -3 138 -3
teach my	12 3 19 8 28 -2 57 4 73 -3
teach people	49 -5 67 10 73 4
teach-	12 8 16 -3 21 -3 28 -2 39 3 49 -3 61 -2 67 4 73 23 76 6 138 -4
teach-class	12 -3 57 -3 67 -4 73 16 76 2
teach-comput	73 3
teach-me	12 6 21 -2 138 -2
teach-my	12 2 19 4 57 2 73 -2
teach-peopl	49 -3 67 5 73 2
teacher says	34 7 37 4 57 -2
teacher-	7 -2 11 2 16 -2 34 12 37 3 39 -6 41 6 57 5 67 4
teacher-he	34 4 36 -3 37 3
teacher-say	34 4 37 2
teacher~	57 -3 67 10
teach~	12 6 16 -3 21 -3 28 -2 34 8 37 2 39 -2 41 3 49 -3 57 4 61 -2 67 3 73 19 76 4 138 -4
team-	73 7 76 -6 77 2 98 -2 112 22 118 -2 138 -3
team~	73 7 76 -6 77 2 98 -2 112 22 118 -2 138 -3
tech-	0 -9 57 32
technology-	16 -2 57 38 66 -2 68 -2 69 -4 71 -4 72 27 121 -11
technology~	16 -2 57 38 66 -2 68 -2 69 -4 71 -4 72 27 121 -11
techo-	0 3 2 27 57 -5 102 -2 106 -2 119 -3
tech~	0 -4 2 23 57 22 102 -2 106 -2 119 -2
teclado-	44 35
tecl~	44 35
tecnologia-	39 -2 57 37 64 -2 65 -3 66 -2 68 -3 69 -3 70 -3 71 -3 72 24 121 -3
tecnologi~	39 -2 57 37 64 -2 65 -3 66 -2 68 -3 69 -3 70 -3 71 -3 72 24 121 -3
teen programs	31 -11 32 19 73 -2
teen-	4 -2 14 3 21 4 22 3 28 9 31 -10 32 8 61 5 76 3 82 14 83 2 121 -2
teen-program	31 -7 32 13
teen-volunt	32 -4 82 4 83 2
teenag-	12 5 32 20 73 -5
teenager~	32 14
teenag~	12 5 32 10 73 -5
teens volunteer	32 -6 73 3 82 7
teen~	4 -2 14 3 21 4 22 3 28 9 31 -10 32 8 61 5 76 3 82 14 83 2 121 -2
teeth-	7 -5 10 10 21 -2 26 24 79 -6 134 -3
teeth~	7 -5 10 10 21 -2 26 24 79 -6 134 -3
tejer-	49 15
tejo-	49 -6 79 10 93 -2
tej~	49 9 79 8 93 -2
tel-	2 -3 7 -2 10 6 15 4 17 -3 21 -3 43 -3 60 2 61 -2 64 3 65 3 66 5 67 5 68 5 69 5 70 5 71 4 72 5 75 -7 78 -2 81 6 90 3 100 -2 106 -2 110 4 113 -3 115 -3 117 6 121 3 125 -2 137 7 138 11
tel-a	60 2 115 -2
tel-about	15 2 64 2 65 2 66 3 67 3 68 3 69 3 70 3 71 2 72 3 90 2 110 -3 117 5 121 3 138 -3
tel-me	15 2 64 2 65 2 66 3 67 3 68 3 69 3 70 2 71 2 72 2 110 -5 117 4 121 3
tel-polic	110 8 135 -2
tel-the	110 -2 135 2
tel-what	10 5 81 6
tel-you	10 4 81 5 90 3 110 5 138 -2
telefonico-	102 35
telefonic~	102 35
telefono-	57 -2 59 -2 63 7 102 19 105 4 122 3 123 -8 137 2 138 -4
telefon~	57 -2 59 -2 63 7 102 19 105 4 122 3 123 -8 137 2 138 -4
telephon-	102 39 117 -2 138 -2
telephon~	102 39 117 -2 138 -2
televis-	75 35
televi~	75 35
tell me	2 -2 15 4 17 -2 21 -3 43 -2 64 3 65 3 66 5 67 5 68 5 69 5 70 4 71 4 72 4 100 -2 110 -8 117 7 121 3
tell the	110 -4 135 4
tell you	10 8 81 9 90 5 110 9 138 -3
tell~	2 -3 7 -2 10 6 15 4 17 -3 21 -3 43 -3 60 2 61 -2 64 3 65 3 66 5 67 5 68 5 69 5 70 5 71 4 72 5 75 -7 78 -2 81 6 90 3 100 -2 106 -2 110 4 113 -3 115 -3 117 6 121 3 125 -2 137 7 138 11
temp-	9 -4 12 -8 17 4 44 -2 76 12 120 -3 138 15
temperatur-	56 -2 138 11
temperatur~	56 -2 138 11
temporal-	0 -4 2 -5 3 -3 28 27
temporal~	0 -4 2 -5 3 -3 28 27
temp~	9 -4 12 -8 17 4 44 -2 76 12 120 -3 138 15
ten-	48 -2 81 24 109 -2 129 11 130 -2
tenant-	74 3 135 16
tenant~	74 3 135 16
tenemo-	4 15 7 6 21 -2 26 2 57 -3 58 6 76 20 121 -2 122 -2 125 -2
tener-	2 -2 7 -3 10 -4 13 6 28 7 36 -2 52 5 74 -3 87 -2 88 6 134 8
tener-propia	13 4
tengo carro	8 3 138 -4
tengo dinero	20 2 26 4 124 11 125 -6 134 -4
tengo los	41 3
tengo miedo	24 3 27 6
tengo papeles	125 6 135 -2
tengo para	5 5 7 3
tengo que	73 -2 76 -3 77 -4 83 4 84 3 86 -2 92 6 109 2 124 4 125 14 126 2 137 -5
tengo ropa	4 -5 15 5
tengo un	1 -4 17 4 75 4 76 12
tengo una	1 3 18 6 76 -10 77 -2 78 -2 81 7 104 6 131 2
tengo-	0 -2 2 -3 3 3 4 -2 6 -2 7 -2 15 2 18 -6 20 2 21 8 27 4 28 2 47 -3 48 3 63 -2 73 -2 76 11 77 -4 78 -2 79 4 81 4 83 5 92 4 104 3 122 -2 124 6 125 9 135 -2 137 -3
tengo-bolsa	79 3 94 -2
tengo-carro	8 2 138 -2
tengo-de	21 6 27 2 47 -4 48 4 79 2
tengo-dinero	26 2 124 7 125 -3 134 -2
tengo-dond	9 2
tengo-en	0 -2 2 -2 59 2 138 11
tengo-llevar	125 8
tengo-los	41 2
tengo-miedo	24 2 27 3
tengo-mucha	19 4
tengo-nadi	21 9
tengo-pagar	124 4
tengo-papel	125 4 135 -2
tengo-para	4 -2 5 2 8 3 15 2 27 -2 134 -2
tengo-que	5 -2 76 -2 77 -2 83 2 84 2 92 3 124 3 125 9 137 -3
tengo-record	17 3 73 -3 83 5
tengo-restaurant	76 10 138 -6
tengo-ropa	4 -3 15 3
tengo-ser	125 8 137 -5
tengo-un	1 -2 17 2 75 3 76 6
tengo-una	1 2 18 4 76 -6 81 5 104 4
teng~	0 -2 2 -3 3 3 4 -2 6 -2 7 -2 15 2 18 -6 20 2 21 8 27 4 28 2 47 -3 48 3 63 -2 73 -2 76 11 77 -4 78 -2 79 4 81 4 83 5 92 4 104 3 122 -2 124 6 125 9 135 -2 137 -3
tenido-	6 -2 19 4
tenis-	4 9 20 -2
teni~	4 9 20 -2
tennis-	125 -2 135 -16 138 24
tenni~	125 -2 135 -16 138 24
tent-	0 18
tent~	0 18
ten~	2 -2 4 11 7 3 10 -3 13 4 21 -2 28 4 32 -2 36 -2 52 3 57 -2 58 4 74 -3 76 15 81 14 87 -2 88 4 109 -2 121 -2 122 -2 125 -2 129 6 134 5
terapeuta-	22 6 124 -4
terapeut~	22 6 124 -4
terapia-	22 14 26 -3 29 4 107 -5
terapia-pareja	22 -2 29 2
terapi~	22 14 26 -3 29 4 107 -5
tercer-	37 18
tercera-	35 27 82 -14
tercer~	35 27 82 -14
terc~	37 18
termin-	11 -3 34 -4 36 -2 38 13 41 -3 135 16
terminar-	36 -5 38 24
termination~	135 23
termino-	130 14 135 -2
termin~	11 -3 34 -3 36 -5 38 30 41 -3 130 8
terribl-	19 3
terribl~	19 3
test results	23 -4 26 -4 134 12 138 -3
test-	21 -6 23 -4 25 -2 26 11 28 -2 34 6 35 -2 36 10 57 -2 73 -2 123 -2 124 5 134 13 135 10 138 28
test-result	23 -2 26 -2 134 7 138 -2
testa-	73 -4 76 -2 78 -2 135 27
testament~	73 -4 76 -2 78 -2 135 27
tested~	34 13 57 -3
test~	21 -7 23 -4 25 -2 26 11 28 -2 35 -2 36 11 123 -2 124 5 134 14 135 10 138 29
texa-	106 -8 134 -2 138 18
text 988	119 8
text says	60 7
text you	102 24 119 -2
text-	19 -5 24 -3 60 20 102 22 115 -11 119 13 137 7
text-988	119 5
text-say	60 4
text-you	102 16
texto-	102 17 104 -5
text~	19 -5 24 -3 60 19 73 -2 78 -2 102 30 104 -4 115 -11 119 13 137 6
tex~	106 -8 134 -2 138 18
te~	102 -3 106 -4 116 20 132 11
than one	122 11
than-	17 13 21 -2 57 -2 73 -2 79 -2 105 9 122 11 138 12
than-one	122 6
thank you	107 -4 132 8 138 4
thank-	107 -5 132 40 138 4
thank-you	107 -2 132 5 138 2
thankful-	132 35
thankful~	132 35
thanksgiv-	7 19 9 16 31 -6 78 -2 138 -3
thanksgiving~	7 19 9 16 31 -6 78 -2 138 -3
thank~	107 -5 132 40 138 4
than~	17 13 21 -2 57 -2 73 -2 79 -2 105 9 122 11 138 12
that allowed	1 -5 110 -2 135 8
that does	31 4
that is	3 6 7 -3 10 6 26 -3 42 12 124 -2 132 5 133 18 138 -5
that takes	22 5
that-	0 -2 1 -4 2 8 3 4 5 2 7 -6 9 2 10 5 16 4 17 5 19 -3 22 2 23 -3 42 9 76 -3 90 2 107 -2 110 -2 120 -5 121 -2 122 -2 124 -5 125 -2 129 5 132 14 133 14 134 10 135 2 138 3
that-all	133 17
that-allow	1 -3 135 4
that-doe	31 2
that-is	3 3 7 -2 10 3 26 -2 42 7 132 4 133 12 138 -3
that-not	31 2
that-tak	22 2
that-to	16 5 17 -2 129 6 138 -3
that~	0 -2 1 -4 2 8 3 4 5 2 7 -6 9 2 10 5 16 4 17 5 19 -3 22 2 23 -3 42 9 76 -3 90 2 107 -2 110 -2 120 -5 121 -2 122 -2 124 -5 125 -2 129 5 132 14 133 14 134 10 135 2 138 3
the address	100 8 137 -3
the application	106 -17 122 21
the axe	17 15
the baby	3 2 25 7
the best	61 -2 80 2 132 22 138 -11
the bill	6 7
the box	0 -3 8 13 12 8 122 -2 138 -2
the bus	2 8 8 3 101 -2
the catch	124 7
the choir	44 -4 45 11 138 -3
the city	110 -5 115 13 126 -3
the clinic	27 6 76 -2
the coats	4 -6 73 10 79 -6 96 10 109 -3
the death	17 3 21 3 25 -5 28 7
the dentist	27 3
the director	112 -2 137 6
the divorce	2 4 21 9 22 4 29 -6 122 -4 135 -4
the donation	78 -9 96 16 106 -9 124 -2 130 14
the drive	18 -4 77 -3 79 -2 90 -2 91 9 92 8
the environment	50 12 66 -2 71 21 72 -2 80 -5 121 -6 122 -2
the fire	0 4 4 5 25 -2 79 -3
the floor	0 -5 3 14 7 -3 13 -2
the food	7 3 9 -2 66 12 75 -6 76 -2 78 5 79 -2 97 8 112 6 121 -6 124 9 138 -5
the form	37 -3 63 -9 96 -4 106 3 107 3 110 4 122 17 123 8
the game	61 -3 138 6
the garden	3 -4 13 -3 73 11
the gas	6 4 27 -4 138 8
the ged	36 -2 38 4 138 -2
the giveaway	75 8 77 -4 90 -2 109 8
the government	115 8
the health	19 -3 26 8
the heat	6 -2 44 -2 56 6 138 -2
the hospital	7 7 21 -2 26 -3 27 2
the house	0 -2 2 -6 3 5 5 7 7 5 8 -3 31 10 35 2 79 -5
the job	15 7 17 -5 21 -5 65 16 121 -2
the judge	110 -4 135 7
the kids	0 2 4 4 7 -3 11 5 29 9 31 -2 135 2
the laptop	58 3 124 7
the last	7 5 31 -2 102 -2 105 -2 106 -5 122 8 137 11 138 -3
the library	77 2 99 -2 118 10 120 -3
the money	78 -7 129 8
the next	106 -3 109 3
the office	8 -2 18 -3 73 -4 99 9 101 10 105 9 138 -2
the phone	57 -2 59 -2 60 6 63 -3 102 -5 105 6 122 8 130 -4 137 4 138 -2
the place	2 -5 91 6 99 6
the police	135 3
the river	51 2
the roof	21 3
the school	27 -3 31 -2 34 16 63 6 73 -3 110 9 112 6 135 -2 138 -5
the staff	104 12 105 -2 112 -3
the stuff	12 8 18 -3 76 -2 79 -2 92 8 93 8 121 6 122 -2
the summer	11 -3 42 6
the survey	81 19 138 -4
the time	21 2 84 3
the tree	6 -2 55 5
the van	0 2 73 2 94 4
the volunteer	63 -2 73 9 84 -2 86 9 106 -3 122 -4
the waiting	2 -2 27 10 106 7 122 -8
the-	1 2 6 2 7 2 17 2 34 3 43 -2 76 -2 78 -3 79 -3 81 2 97 2 101 3 106 -3 109 3 114 -2 117 -2 121 -2 122 2 124 3 132 3 135 -2 137 3 138 2
the-address	100 5 137 -2
the-after	50 2 92 5
the-alon	21 -3 27 6
the-and	0 4 7 6 27 -2 34 2
the-applic	106 -10 122 12
the-are	7 -2 11 4
the-area	74 -2 88 3 127 7
the-art	43 -2 70 10 121 -3
the-at	3 -2 8 2 104 4
the-axe	17 10
the-baby	25 5
the-bank	1 5 7 4 138 -5
the-best	132 15 138 -8
the-bil	6 6
the-box	7 2 8 5 10 2 12 3
the-build	100 -6 101 8
the-bus	2 4 8 2
the-but	30 6
the-can	50 2
the-catch	124 4
the-check	19 -2 26 4 83 5
the-choir	44 -2 45 6 138 -2
the-city	110 -3 115 7 126 -2
the-clinic	27 3
the-clock	35 3 138 5
the-clos	17 8 52 -3 99 -7 138 7
the-closet	4 7 79 -2 99 -2
the-coat	4 -3 73 6 79 -3 96 5 109 -2
the-company	6 3 27 -2 138 4
the-day	19 3 106 -2 122 5
the-death	21 2 25 -3 28 4
the-director	137 3
the-divorc	2 2 21 5 22 2 29 -3 122 -2 135 -2
the-donation	78 -8 96 8 106 -4 130 12
the-driv	18 -2 77 -2 91 5 92 5
the-environ	50 8 71 12 80 -4 121 -3
the-event	76 -2 106 -2 109 -2 124 8
the-fir	0 2 4 3
the-floor	0 -3 3 8
the-food	7 2 66 7 75 -3 78 3 97 4 112 3 121 -3 124 6 138 -3
the-for	1 2 2 -2 8 3 15 3 21 -2 91 2 123 5 135 -2
the-form	63 -3 73 2 86 3 96 3 106 -3 110 2 122 6 123 4
the-fre	7 -2 9 -2 58 5 76 -4 101 7 109 -3 124 9
the-gam	61 -2 138 3
the-garden	3 -2 73 4 76 3
the-gas	27 -3 138 8
the-ged	38 3
the-giveaway	75 4 77 -2 109 4
the-govern	115 4
the-hav	34 4 92 3
the-health	21 -2 26 4 67 7
the-heat	56 4
the-hospital	7 4 26 -2 27 2
the-hous	0 -2 2 -5 3 2 5 4 7 3 8 -2 31 5 64 5 79 -3 138 5
the-i	19 3 63 3 73 -3 79 -3 96 5 99 5
the-in	12 5 107 3
the-is	1 9 138 -3
the-job	15 4 17 -3 21 -2 65 9
the-judg	110 -2 135 4
the-kid	4 2 7 -2 11 3 29 5
the-laptop	124 4
the-last	7 3 106 -5 122 4 134 6 137 5 138 -2
the-leader	87 2 112 4
the-library	118 6 120 -2
the-lin	2 5 75 -5 97 6 102 -2 119 4
the-list	106 6 122 -6
the-lot	101 7 124 -3
the-manager	1 2 15 5 21 -3
the-mayor	35 -2 137 6 138 5
the-money	78 -4 129 5
the-number	102 13 137 2 138 -11
the-of	7 2 28 3
the-offic	18 -2 73 -2 99 5 101 5 105 5
the-ok	10 2 101 4
the-on	61 -2 138 2
the-one	76 -3 79 3 106 -2 109 2
the-open	4 3 18 -2 99 2 138 6
the-pag	78 -3 104 -2 106 3 124 -2 130 8 137 3
the-park	50 2
the-peopl	18 -2 93 6
the-person	137 8 138 -2
the-phon	60 3 102 -3 105 3 122 5 130 -2 137 2
the-plac	2 -3 91 3 99 4
the-polic	135 2
the-program	43 -2 64 3 65 3 66 3 68 4 69 4 70 4 71 4 72 4 78 3 112 6 117 -3 121 -4 138 -4
the-roof	21 2
the-room	2 -2 21 -2 27 5 29 5 106 -2
the-school	34 9 63 3 73 -2 110 5 112 4 138 -3
the-staf	104 7 112 -2
the-start	109 4 113 -2 114 -2 138 4
the-street	0 3 32 3
the-stuf	12 4 18 -2 92 4 93 4 121 4
the-summer	11 -2 42 3
the-survey	81 12 138 -2
the-tabl	3 -2 7 6
the-team	112 5
the-test	124 3
the-tim	75 6 90 5 128 -2 138 -4
the-to	0 -2 6 3 23 -2 74 -2 78 3 80 2 88 2 122 7 138 -2
the-tre	55 3
the-van	94 2
the-volunt	73 5 86 5 106 -2 122 -2
the-wait	27 5 106 3 122 -4
the-wal	28 5 31 2 43 -2
the-war	113 -2 114 -2 117 -2 138 8
the-way	80 6
the-when	29 6 106 -2 109 2
the-workshop	14 -3 109 6
theater-	76 12 124 -5 135 -3 138 -2
theat~	76 12 124 -5 135 -3 138 -2
theft-	60 17
theft~	60 17
their-	1 -2 2 10 9 -2 11 5 25 7 28 -8 31 8 36 6 58 -7 73 -2 78 10 79 -4 110 -2 138 -4
them to	34 -2 76 -4 77 4 123 11
them-	1 -3 6 4 11 8 17 8 34 -2 38 -3 49 -4 61 2 76 -4 77 3 79 6 123 10 124 -2 135 2 138 -4
them-to	76 -2 77 2 123 6
them-you	76 -2 77 2 123 6
them~	1 -3 6 4 11 8 17 8 34 -2 38 -3 49 -4 61 2 76 -4 77 3 79 6 123 10 124 -2 135 2 138 -4
ther-	0 6 2 -3 7 -3 8 2 12 2 13 -2 16 -2 17 -7 20 -2 21 -5 26 6 27 -2 28 2 31 -3 35 -4 40 -2 47 -7 48 -2 52 3 61 3 73 -6 76 -3 79 2 80 -2 82 -2 83 2 85 2 88 -2 99 12 100 14 101 9 104 -2 105 9 109 4 110 3 119 5 120 12 125 -3 126 -3 129 -2 131 18 134 -4 135 -3
ther-a	0 3 2 -2 9 2 12 2 26 2 47 -3 52 2 61 3 67 2 73 -2 74 2 102 2 106 2 119 4 124 2 126 -2 138 5
ther-an	23 3 125 2
ther-class	12 5 61 7 73 -2 138 -4
ther-for	8 5 27 -3 67 -3 85 4 109 6
ther-minimum	84 3 94 2
ther-on	31 -2 99 8
ther-somebody	73 -3 105 6 122 6 138 -2
ther-to	79 8 83 6 125 -2
ther-who	107 3 122 6 138 -2
therapist with	22 -2 76 5
therapist-	22 15 76 3 138 -3
therapist-with	76 3
therapist~	22 15 76 3 138 -3
therapy-	7 -2 21 -8 22 13 26 -8 27 8 43 3
therapy~	7 -2 21 -8 22 13 26 -8 27 8 43 3
there a	0 6 2 -3 3 2 7 -2 9 3 12 3 13 -2 19 2 26 4 44 2 47 -5 52 3 61 5 67 3 73 -4 74 4 76 -2 78 2 84 2 88 -2 89 -2 94 2 100 -3 102 3 106 3 119 7 124 3 126 -3 138 8
there an	23 6 125 4
there is	19 2 51 2
there on	31 -3 99 14 109 -2
there somebody	73 -5 101 -2 105 12 122 11 138 -3
there~	0 6 2 -3 7 -3 8 2 12 2 13 -2 16 -2 17 -7 20 -2 21 -5 26 6 27 -2 28 2 31 -3 35 -4 40 -2 47 -7 48 -2 52 3 61 3 73 -6 76 -3 79 2 80 -2 82 -2 83 2 85 2 88 -2 99 12 100 14 101 9 104 -2 105 9 109 4 110 3 119 5 120 12 125 -3 126 -3 129 -2 131 18 134 -4 135 -3
thes-	4 -3 25 -5 28 8 74 14 76 -3 79 5 122 8 126 -6 138 -3
thes-in	74 4 126 -2
these in	74 8 76 -3 126 -4
thes~	4 -3 25 -5 28 8 74 14 76 -3 79 5 122 8 126 -6 138 -3
they ask	4 -3 15 14 17 -5
they want	20 5 34 9 60 10 78 -7 79 -3 130 -3
they-	0 6 1 9 4 -7 7 2 9 7 11 5 15 9 17 18 20 3 27 -2 34 10 36 3 49 -3 60 13 63 -3 73 -4 78 -5 79 -3 84 -2 100 -2 105 -2 106 -2 113 3 114 -2 116 -3 122 -2 130 -3 135 11 138 -7
they-about	15 4 17 -3
they-ask	15 7 17 -3
they-cut	17 5 73 -2
they-for	20 2
they-me	4 -5 15 4 17 8 34 2 60 4 78 -3 79 -2 130 -2
they-my	7 4 17 4 63 -2 73 -2 135 6 138 -3
they-to	34 3 135 2
they-want	20 3 34 5 60 5 78 -4 79 -2 130 -2
they~	0 6 1 9 4 -7 7 2 9 7 11 5 15 9 17 18 20 3 27 -2 34 10 36 3 49 -3 60 13 63 -3 73 -4 78 -5 79 -3 84 -2 100 -2 105 -2 106 -2 113 3 114 -2 116 -3 122 -2 130 -3 135 11 138 -7
the~	1 2 6 2 7 2 17 2 34 3 43 -2 76 -2 78 -2 79 -4 81 2 97 2 101 3 106 -3 109 3 114 -2 117 -2 122 2 124 3 132 3 135 -2 137 2
thing-	3 5 7 -2 8 3 16 4 18 7 24 8 28 -2 31 5 49 3 73 -3 74 -3 78 -10 79 8 87 2 91 5 93 2 94 2 96 8 99 -2 100 -2 109 13 110 -2 113 -3 114 -2 121 12 122 11 130 -2 131 10 135 -4 138 -6
thing-a	16 5 49 -5
thing-at	18 -2 76 -2 77 2 91 5
thing-do	109 15 121 13
thing-for	16 4 31 6 49 -4 76 2
thing-go	78 -3 96 11
thing-off	76 -2 77 2 94 3
thing-to	78 -3 79 5 93 2 109 15
thing-you	76 3 109 -2 121 14
things for	16 7 28 -2 31 8 49 -7 76 4
things go	78 -4 79 -2 96 19
things off	76 -3 77 4 79 -2 94 6
things to	78 -3 79 8 109 24
thing~	3 5 7 -2 8 3 16 4 18 7 24 8 28 -2 31 5 49 3 73 -3 74 -3 78 -10 79 8 87 2 91 5 93 2 94 2 96 8 99 -2 100 -2 109 13 110 -2 113 -3 114 -2 121 12 122 11 130 -2 131 10 135 -4 138 -6
think-	60 10 138 9
think~	60 10 138 9
third-	37 7
third~	37 7
this a	60 -7 115 7
this chat	17 -2 110 4 116 10
this heat	6 -6 56 14
this legit	115 8
this month	6 4 109 10
this organization	114 9 116 -2 117 5 125 -2
this summer	42 6 73 4
this week	7 8 9 11 17 -2 73 6 109 12 122 -2
this weekend	31 2 99 3
this-	0 -3 2 3 7 3 9 4 18 -2 23 2 25 -2 35 -2 40 -2 42 2 44 -3 56 4 61 -4 62 -6 63 2 74 5 78 -2 79 -2 80 3 100 -2 105 -2 106 -2 109 18 110 13 112 3 113 9 114 5 115 8 116 14 117 11 122 -2 124 3 125 -2 126 -5 135 -2 136 3 137 2 138 -4
this-a	60 -4 115 5
this-and	17 3 74 2
this-chat	110 2 116 6
this-city	80 6 110 -3 115 7 126 -4
this-heat	6 -3 56 8
this-is	56 4 136 2
this-legit	115 5
this-month	6 2 109 7
this-my	40 -3 74 10 126 -2
this-organiz	114 5 117 3
this-real	60 8 116 -3
this-scam	60 -4 115 5
this-summer	42 4 73 2
this-week	7 4 9 6 73 3 109 8
this-weekend	31 2 99 2
this-wil	17 2 21 2
thi~	0 -3 2 3 7 3 9 4 18 -2 23 2 25 -2 35 -2 40 -2 42 2 44 -3 56 4 61 -4 62 -6 63 2 74 5 78 -2 79 -2 80 3 100 -2 105 -2 106 -2 109 18 110 13 112 3 113 9 114 5 115 8 116 14 117 11 122 -2 124 3 125 -2 126 -5 135 -2 136 3 137 2 138 -4
thos-	34 5
thos~	34 5
thre-	2 9 73 -3 76 -2
threw-	0 4 1 -2
threw~	0 4 1 -2
thre~	2 9 73 -3 76 -2
throat-	26 -2 134 14
throat~	26 -2 134 14
through a	21 6 122 4
through the	21 3
through-	8 -5 19 4 21 8 48 5 77 -5 78 -4 79 -8 94 17 122 3 130 11
through-a	21 3 122 3
through-roof	21 2
through-the	21 2
through~	8 -5 19 4 21 8 48 5 77 -5 78 -4 79 -8 94 17 122 3 130 11
throw-	24 16 77 2 109 -2
thrown-	0 26 28 -5
thrown~	0 26 28 -5
throw~	24 18 77 2 109 -2
thursday dinner	7 -5 9 9
thursday-	7 -10 9 14 73 6 99 -3
thursday-dinner	7 -3 9 6
thursday~	7 -10 9 14 73 6 99 -3
tia-	25 -6 78 10
tia~	25 -6 78 10
ticket-	27 8 76 6 100 -3 124 -3 135 24 138 -4
ticket~	27 8 76 6 100 -3 124 -3 135 24 138 -4
tie-	138 29
tiempo llevan	8 -5 73 -2 114 13
tiempo-	1 -2 8 -4 17 4 73 23 74 -2 75 -2 78 -9 79 -7 84 8 87 5 90 3 91 -2 106 6 110 -2 111 4 114 7 121 -3 130 -2 135 2 138 18
tiempo-llevan	8 -3 73 -2 114 9
tiempo-para	17 4 90 3
tiemp~	1 -2 8 -4 17 4 73 23 74 -2 75 -2 78 -9 79 -7 84 8 87 5 90 3 91 -2 106 6 110 -2 111 4 114 7 121 -3 130 -2 135 2 138 18
tien-	0 -4 1 -6 2 -2 4 -2 8 -4 10 -3 26 2 27 4 31 6 33 3 35 3 76 8 79 -2 93 7 114 -4 123 -4 134 4 135 11 138 3
tien-de	33 2
tien-que	4 -2 93 4 135 3
tien-y	8 -2 10 -2 27 3 35 2
tienda-	8 7 18 -2 76 -4 77 5 138 -3
tiend~	8 7 18 -2 76 -4 77 5 138 -3
tiene que	4 -3 79 -2 93 8 135 6
tienen-	3 -4 7 4 31 2 33 -2 44 8 45 -2 57 -8 59 -2 93 3 101 4 102 15 103 -2 108 11 110 -2 111 9 114 5 120 2 121 7 138 -4
tienen-de	44 4 111 8
tienen-que	31 2 93 3
tien~	0 -3 1 -5 2 -2 3 -3 7 3 8 -3 10 -2 27 3 28 -2 31 5 35 2 44 6 45 -2 57 -6 76 6 79 -2 93 7 101 3 102 12 108 9 110 -2 111 7 114 2 121 6 123 -3 134 3 135 7 138 -2
tierra-	13 -3 52 12
tierr~	13 -3 52 12
tie~	138 29
tight-	4 3
tight~	4 3
tiktok-	75 34 108 21 116 -3 138 -2
tiktok~	75 34 108 21 116 -3 138 -2
til friday	7 9
til i	20 10 86 6 106 -2 120 -3
til what	99 3
til-	1 3 7 9 20 9 78 -2 86 6 99 14 106 7 114 -3 120 -3 138 -4
til-friday	7 5
til-get	20 6 86 4 120 -2
til-i	20 5 86 3
til-tim	99 2
til-what	99 2
til~	1 3 7 9 20 9 78 -2 86 6 99 14 106 7 114 -3 120 -3 138 -4
tim-	1 2 17 9 21 2 31 3 35 -2 42 -2 43 -5 44 8 73 8 74 -2 75 5 76 -2 78 -5 79 -5 80 9 90 2 99 3 106 2 109 2 121 2 122 11 125 3 128 -2 129 -2 135 -2
tim-8	138 4
tim-can	17 -2 94 3 125 5
tim-commit	73 -6 84 7 87 5
tim-do	99 3 121 3 138 -2
tim-doe	99 -4 109 4 138 4
tim-for	31 5 73 -2 87 2 90 5 138 -2
tim-gift	78 11 84 -2 129 -2
tim-i	17 -2 94 3 125 5
tim-is	9 2 99 -6 138 8
tim-it	99 -5 138 10
tim-the	21 5 109 4 122 -2
tim-you	99 4
time can	17 -3 73 -2 94 6 125 9 138 -2
time commitment	73 -9 74 -2 84 10 87 8
time do	99 7
time does	90 -2 99 -7 109 7 138 6
time gift	73 -2 78 17 84 -2 129 -3
time is	9 4 99 -10 138 14
times 8	138 7
tim~	1 2 17 9 21 2 31 3 35 -2 42 -2 43 -5 44 8 73 8 74 -2 75 5 76 -2 78 -5 79 -5 80 9 90 2 99 3 106 2 109 2 121 2 122 11 125 3 128 -2 129 -2 135 -2
tip-	28 9 29 -2
tipo de	77 -2 78 -4 79 -4 92 6 93 11 121 5
tipo-	77 -6 78 -5 79 -5 90 -6 91 -3 92 17 93 12 121 17 122 -3 138 18
tipo-ayuda	121 10 122 -2
tipo-colecta	77 -3 90 -3 91 -2 92 10
tipo-de	78 -2 79 -2 92 3 93 6 121 3
tip~	28 6 77 -5 78 -4 79 -5 90 -5 91 -3 92 15 93 10 121 15 122 -3 138 16
tir-	51 3 138 8
tirar-	51 -5 53 8
tired of	17 -2 18 11 23 2
tired-	17 -3 18 12 23 2
tired-of	18 6
tired~	17 -3 18 12 23 2
tire~	138 12
tir~	53 7 138 -4
tith-	78 34
tith~	78 34
to a	26 2 27 -3 34 3 60 5 77 -3 92 5 105 6 130 -3
to an	35 3 57 7 63 -2 101 -3 103 -2 109 7
to apply	40 7 122 12 125 10 138 -3
to be	0 4 2 -3 4 -2 9 -4 16 6 24 4 25 -2 28 3 34 3 37 -3 61 3 73 -4 74 6 75 -2 76 -4 82 8 89 -2 93 10 98 4 122 3 125 7 137 -3 138 2
to bring	8 -3 20 5 79 7 92 -3 101 -2 125 14
to build	49 6 73 2
to buy	19 3
to call	0 -5 102 14 106 7
to clean	25 6 79 -5
to college	40 4 125 -3
to come	26 2 27 4 73 7 76 -2 94 7
to cook	9 -2 12 -5 73 6 138 8
to court	27 7 125 -3
to cut	0 -3 73 14 76 -6
to die	100 3
to do	0 -2 12 4 18 5 25 2 28 -3 31 6 46 2 58 2 73 6 76 -3 77 -2 80 5 85 3 91 -3 92 11 97 2 98 7 109 11 122 -5 125 -2 135 -4 138 -3
to donate	24 -2 77 7 79 -13 95 4 100 -2 130 11
to draw	43 8
to drive	73 -2 77 -8 83 14 91 -4 92 9 125 -2
to eat	3 -6 8 9 9 5 13 4 52 -2 56 -4
to finish	38 8 73 -2
to fix	16 8 19 3 49 -2 138 -6
to food	7 -2 129 11
to get	1 5 2 7 6 2 7 -2 8 4 9 2 20 2 21 3 24 -2 26 2 27 3 47 -3 52 -2 58 2 73 -4 80 4 94 2 100 5 106 3 120 -2 125 6 135 -2 138 4
to give	17 4 34 3 73 -4 77 -2 78 5 79 5 80 8 93 -2 130 2
to go	2 -2 17 -4 18 3 21 -2 23 4 24 7 27 5 38 5 41 -2 125 -2 133 14
to have	77 9 79 -5
to help	17 -2 26 -2 29 4 31 -2 57 -3 63 2 67 4 73 14 76 9 78 7 80 14 82 12 122 -9 125 -6 129 2 138 -3
to host	77 -2 91 12 92 3
to join	17 -3 19 -7 80 3 124 23
to lead	74 2 88 8 89 -2 112 -5
to learn	17 -2 39 6 49 2 57 3 61 6 107 -4
to leave	0 2 17 6 24 14 28 -2
to live	2 8 31 -2 36 -2 74 -4 88 5
to look	32 5
to lose	0 -2 1 8 2 -3 138 6
to make	3 -4 7 -2 9 -4 12 13 18 7 49 10 61 5 73 -3 80 3 122 5 138 -7
to me	3 -5 8 7 21 2 28 6 30 4 32 6 34 -2 36 3 104 7 105 -2 106 2 109 -2 112 -2
to meet	21 -3 34 7 73 9 80 -2 126 -4
to mentor	32 -4 73 9 122 -2
to move	0 -4 2 14 24 -3 31 -2 73 -2 76 4
to my	2 3 8 4 27 15 31 -2 35 -2 47 -3 57 4 58 -2 74 6 94 3 95 2 126 -2 138 2
to offer	76 8
to office	21 -3 99 -4 100 13 104 16 105 -8
to partner	76 -8 98 22
to pay	1 3 7 -3 26 -2 40 6 60 8 124 6 130 -6 135 2
to plant	13 11 50 -4 52 -4 73 3
to play	31 -4 33 8
to pray	47 2
to put	1 6 7 -3 73 -2 78 7
to read	37 6 73 3
to record	17 -4 44 10 73 -2
to rent	1 -11 2 6 76 7
to richmond	0 6 2 4 73 9 80 -2 126 -6
to run	31 10 74 2 112 -2
to school	41 14
to see	30 -3 57 9 100 2
to send	26 -2 76 5 78 -5 104 7 137 8
to serve	73 3
to set	73 -4 77 -4 78 10 90 7
to share	73 -2 78 12
to shoot	31 5 75 9 76 -2
to shop	8 6 18 -2 57 3
to sign	34 4 36 4 73 -4 82 -2 83 10 85 -2 106 -3 109 2 122 4 123 -2
to sit	2 -2 27 8 35 4 47 2 73 3 106 -3
to somebody	1 -2 2 6 21 3 48 -4 60 5 73 8 78 -2 105 17
to someone	21 -3 105 12
to sort	28 -2 61 -2 138 11
to sponsor	76 -4 78 11 98 -2
to start	18 5 74 -4 87 4 88 5 113 -2 126 -2
to stay	0 -5 6 7 23 -2 29 9 76 -4
to take	1 10 27 8 138 -6
to talk	2 -2 21 13 22 4 28 6 29 5 76 4 101 5 105 -9
to teach	19 -6 73 -2 76 9
to tell	81 11
to the	7 -2 9 4 15 4 21 -6 26 -2 27 9 34 6 73 -3 76 -2 78 4 79 -2 101 2 106 -2 122 4 138 12
to this	17 6 75 -2 78 -3 137 9
to tutor	36 -6 73 12
to use	57 5 62 4 116 -3
to vent	21 7
to volunteer	73 -10 76 -2 82 11 83 6 84 4 85 -2 86 9
to work	2 6 14 -3 16 3 17 -7 29 4 73 7 76 7 99 -2 120 8
to you	0 -2 25 -2 75 -2 76 -2 77 2 78 5 79 -2 100 -4 101 7 103 13 104 -3 123 7 137 5 138 -2
to your	1 -3 76 9
to-	27 3 73 2 78 2 80 2 138 2
to-100	7 -2 78 4 138 9
to-a	16 2 77 2 79 -2 88 2 90 2 104 3 125 2 138 4
to-about	21 3 34 4 48 -2 75 2 138 -2
to-an	57 3 109 3
to-and	73 2 86 3 126 -2
to-anybody	129 3
to-anyth	124 2
to-apply	40 4 122 9 125 6 138 -2
to-appoint	21 -2 26 -3 27 14 35 2 101 -4 104 -4
to-as	38 3 41 -2 73 2
to-at	18 2 73 2 120 3 138 3
to-away	79 3
to-back	17 3 38 3 40 4 73 -4 80 5 124 -2
to-be	0 2 2 -2 9 -2 16 3 24 2 34 2 61 2 73 -2 74 3 76 -2 82 4 93 6 98 2 122 2 125 4 137 -2
to-bring	8 -2 20 3 79 4 92 -2 125 10
to-build	49 4
to-buy	19 2
to-cal	0 -3 102 9 106 4
to-can	3 -3 8 5
to-caus	30 4 78 6
to-christian	125 2
to-clean	25 3 79 -3
to-clinic	27 3
to-colleg	40 2 125 -2
to-com	27 2 73 4 94 4
to-cook	12 -3 73 4 138 5
to-court	27 5
to-cut	0 -2 73 8 76 -3
to-die	100 2
to-dinner	9 2 12 6
to-do	12 2 18 2 28 -2 31 3 73 3 76 -2 80 3 91 -2 92 7 98 4 109 8 122 -3 135 -2
to-doctor	27 5 138 -3
to-donat	77 4 79 -7 95 2 130 7
to-draw	43 4
to-driv	77 -5 83 7 91 -2 92 7
to-eat	3 -3 8 5 9 3 13 2 56 -3
to-email	57 4 103 3
to-every	73 -2 84 3
to-family	76 2 80 2
to-finish	38 4
to-fix	16 5 19 2 138 -3
to-food	7 -2 78 4 92 2 129 5
to-for	7 -2 12 -4 40 3 73 6 75 2 78 4 83 7 120 4
to-get	1 3 2 4 8 2 27 2 47 -2 73 -2 80 2 94 3 100 3 106 2 125 3 138 2
to-giv	17 2 73 -2 78 2 79 5 80 5
to-go	17 -3 18 2 23 2 24 4 27 3 38 3 133 10
to-hair	0 -2 73 8 76 -3
to-hav	77 5 79 -2
to-help	29 2 47 -3 67 2 73 6 76 4 78 4 80 11 82 6 106 2 122 -4 138 -2
to-her	27 4 57 4
to-his	31 4 61 3
to-hospital	27 3
to-host	77 -2 91 8
to-hous	94 4
to-how	49 2 57 -3 61 4
to-i	2 5 73 -3 80 2 110 5
to-in	52 2 74 -2 88 2 93 2 105 4
to-it	14 2 18 7 21 3 46 2 48 2 49 2 73 -2 78 4 122 2 135 -2 138 -4
to-join	19 -5 124 15
to-kid	2 3 31 -2 57 3 73 6
to-lead	74 2 88 4 112 -3
to-learn	39 3 57 2 61 3 107 -2
to-leav	17 3 24 7
to-liv	2 4 74 -2 88 2
to-look	32 3
to-los	1 5 2 -2 138 3
to-mak	3 -3 9 -2 12 8 18 4 49 6 61 3 80 2 122 3 138 -4
to-me	3 -2 8 3 17 2 27 2 28 3 30 2 32 5 63 2 73 -2 104 3 122 -2
to-meet	23 3 27 -2 34 5 73 4 126 -2 135 -2
to-member	1 -2 76 3 97 2
to-mentor	32 -2 73 5
to-mov	0 -2 2 8 76 2
to-my	1 2 2 2 7 2 8 2 24 2 27 5 57 3 63 2 74 2 79 -2 125 -2 135 2 138 -3
to-new	75 -5 93 11 138 3
to-offer	76 6
to-offic	21 -2 99 -3 100 8 101 6 104 10 105 -5
to-on	73 4 77 5 79 2 85 3 122 -2 138 -2
to-onlin	60 4 79 -2 130 3
to-other	78 -2 137 5
to-out	2 8 25 2 29 4 79 -3 82 4
to-paint	43 4 46 -2 73 4 76 -2
to-part	80 2
to-partner	76 -5 98 14
to-patient	76 6
to-pay	7 -2 40 3 60 4 124 3 130 -3 135 2
to-peopl	73 5 76 4 126 -2
to-person	105 4
to-phon	31 4 73 4
to-plant	13 6 50 -2 52 -2 73 2
to-play	31 -2 33 4
to-put	1 9 7 -2 24 -2 78 4
to-read	37 4 73 2
to-record	17 -2 44 6
to-rent	1 -6 2 3 76 3 135 2
to-richmond	0 3 2 2 73 5 126 -3
to-rid	52 -2 73 4 79 2
to-run	31 5
to-school	26 -3 34 4 40 5 41 8 73 -2 138 -2
to-see	57 5
to-send	76 3 78 -3 104 4 137 5
to-serv	73 2
to-set	73 -2 77 -2 78 6 90 4
to-shar	78 7
to-shoot	31 3 75 5
to-shop	8 3 57 2
to-sign	34 2 36 2 73 -2 83 5 122 2
to-sit	27 4 35 2 73 2
to-somebody	2 3 48 -2 60 3 73 5 105 11
to-someon	21 -2 67 4 105 7
to-someth	9 3 13 2 16 2 56 -3 77 2 80 5
to-sort	138 6
to-sponsor	76 -2 78 6
to-start	18 3 74 -2 87 2 88 3
to-stay	0 -3 6 4 29 5 76 -2
to-stuf	13 2 41 4 49 4
to-tak	1 5 27 4 138 -3
to-talk	21 9 22 2 28 3 29 2 76 2 101 3 105 -6
to-teach	19 -3 57 -3 73 2 76 5
to-tel	81 6
to-the	9 2 15 2 21 -3 27 4 28 2 34 4 73 -2 78 2 105 3 122 2 138 6
to-them	6 2
to-ther	8 4 21 -4 27 -3 100 8 105 10
to-this	17 3 78 -2 137 5
to-to	21 5 22 2 23 2 27 5 28 3 48 -2 73 -2 76 3 82 2 105 -4 138 2
to-togeth	29 6 73 2 76 -5
to-tre	50 -2 73 3
to-tutor	36 -4 73 7
to-up	8 4 36 2 73 -4 77 -2 78 4 90 2 122 3
to-us	1 3 29 6
to-use	57 3 62 3 116 -2
to-vent	21 4
to-volunt	73 -6 82 6 83 3 84 2 86 5
to-warm	6 5 23 -2
to-whil	17 -2 73 3
to-with	2 2 12 2 27 3 29 3 60 3 78 3 98 4 122 -2
to-work	2 3 16 2 17 -4 29 2 73 4 76 4 120 4
to-you	73 4 78 2 80 4 81 4 100 -2 101 3 102 3 103 7 104 -2 123 3
to-your	75 2 76 5 100 3
toalla-	3 6 5 12 79 -4
toalla-sanitaria	3 -2 5 4 79 -2
toallas sanitarias	3 -3 5 6 79 -2
toallita-	5 11
toall~	3 6 5 19 79 -4
toaster-	49 12
toast~	49 12
toca-	134 2
toco-	44 12
toc~	44 10 134 2
toda-	52 9 126 3
todavia-	28 -4 33 12
todavi~	28 -4 33 12
today-	1 2 2 -3 3 6 7 7 11 -2 56 -5 73 -2 75 -13 99 11 106 2 109 3 114 -3 131 -2 138 32
today~	1 2 2 -3 3 6 7 7 11 -2 56 -5 73 -2 75 -13 99 11 106 2 109 3 114 -3 131 -2 138 32
toddler-	4 5 5 8 28 29 31 -6
toddler~	28 21 31 -2
toddl~	4 6 5 9 28 15 31 -5
todo el	21 2 30 2 31 7 32 -3
todo-	0 8 17 4 19 -2 21 7 24 5 25 -5 28 -4 29 -4 32 -3 35 -2 79 7 115 -2 121 8 122 8 133 23 138 -2
todo-dia	31 4 32 -2
todo-el	0 7 31 3
todo-tiempo	21 2
tod~	0 7 17 3 19 -2 21 7 24 5 25 -5 28 -4 29 -4 32 -3 35 -2 52 4 79 7 115 -2 121 8 122 8 133 22 138 -3
toed-	20 18
toed~	20 18
togeth-	29 11 73 6 76 -10
togeth~	29 11 73 6 76 -10
toilet paper	5 3
toilet-	5 4
toilet-paper	5 2
toiletri~	79 -6 93 13 99 -2
toiletry-	79 -6 93 13 99 -2
toilet~	5 4
tokyo-	73 -4 138 36
toky~	73 -4 138 36
toma-	23 8
tomar fotos	23 -6 75 6 97 6
tomar-	23 3 75 9 97 5
tomar-foto	23 -4 75 5 97 4
tomat-	13 6 52 -2
tomato-	7 -7 9 -2 13 20 52 17 79 6
tomato~	7 -7 9 -2 13 20 52 17 79 6
tomat~	13 6 52 -2
tomo-	23 -9 134 13
tomorrow-	15 12 74 -2 75 -12 99 11 138 2
tomorrow~	15 12 74 -2 75 -12 99 11 138 2
tom~	75 7 97 4 134 9
tonight-	0 17 3 -8 4 -6 7 6 9 2 79 -2 138 15
tonight~	0 17 3 -8 4 -6 7 6 9 2 79 -2 138 15
tonto-	116 -11 136 13
tont~	116 -11 136 13
too expensive	35 5 59 2
too hot	9 -7 56 11
too many	41 -6 52 -3 79 12
too much	6 2 19 3 21 5 22 -3 26 5 28 2 31 6 73 -2 124 -4 125 11 134 -3
too old	57 -2 58 -2 79 -12 82 5 95 19 125 -4
too young	82 10 125 12
too-	7 6 9 -5 17 3 21 4 22 -3 25 -2 26 4 31 5 35 2 38 5 41 -5 52 -2 56 7 57 -3 59 2 73 -3 78 -2 82 8 90 2 94 -2 95 12 124 -4 125 17 130 6 134 -3 138 -3
too-expensiv	35 3
too-hot	9 -5 56 7
too-many	41 -4 52 -2 79 7
too-much	21 3 22 -2 26 3 31 3 124 -2 125 7 134 -2
too-old	79 -8 82 3 95 13 125 -2
too-to	38 4 79 -2 82 11 95 2 125 -4
too-young	82 5 125 9
took-	0 6 2 -2
took~	0 6 2 -2
tool-	18 -2 20 7 49 5 52 4 79 3
tool~	18 -2 20 7 49 5 52 4 79 3
tooth-	26 25 134 -4
toothach-	26 31 134 12
toothach~	26 31 134 12
toothbrush-	5 4
toothbrush~	5 4
toothpast-	5 13
toothpast~	5 13
tooth~	26 25 134 -4
too~	7 6 9 -5 17 3 21 4 22 -3 25 -2 26 4 31 5 35 2 38 5 41 -5 52 -2 56 7 57 -3 59 2 73 -3 78 -2 82 8 90 2 94 -2 95 12 124 -4 125 17 130 6 134 -3 138 -3
torr-	138 21
torr~	138 21
tortuga-	0 -2 54 -2 55 6
tortug~	0 -2 54 -2 55 6
tos-	134 4
toss-	49 9 56 -8
tossing~	49 9 56 -8
tos~	134 4
touch-	57 10 79 -2 104 31 135 -2 138 -2
touched~	57 14 79 -2
touch~	104 33 135 -2
tough-	21 -4 122 16
tough~	21 -4 122 16
tow-	122 -4 138 15
toward-	7 -5 73 -2 78 12
toward~	7 -5 73 -2 78 12
towed-	0 -2 27 -3 135 19 138 -12
towed~	0 -2 27 -3 135 19 138 -12
towel-	3 12
towel~	3 12
tower-	138 6
town-	27 3 74 3 76 3 100 13 126 -8 138 -2
town~	27 3 74 3 76 3 100 13 126 -8 138 -2
tow~	122 -3 138 17
toxic-	24 17 29 -14
toxica-	24 21 29 -18
toxic~	24 33 29 -27
toy-	8 -2 31 28 78 -2 79 20 109 10 125 -3
toy~	8 -2 31 28 78 -2 79 20 109 10 125 -3
to~	27 3 73 2 78 2 80 2 138 2
tps-	135 35
tps~	135 35
tra-	17 2
trabaja-	17 -3 87 5
trabajaba-	17 11 99 -2
trabajador-	105 22 108 -3 125 -2
trabajadora social	105 12
trabajadora-	105 21 108 -2
trabajadora-social	105 9
trabajad~	105 36 108 -4 125 -2
trabajan-	16 -3 17 -17 20 -6 31 -2 99 17 109 -2 110 14 116 -2 118 18 120 -6 125 -5 127 14 135 -2
trabajar con	17 -2 43 3 76 -8 120 9
trabajar en	17 2 19 -2 120 9
trabajar-	4 -2 17 17 19 -2 43 3 76 -4 77 -2 120 12
trabajar-con	43 2 76 -3 120 5
trabajar-en	120 6
trabajar-usted	17 -2 76 -5 120 10
trabajo de	16 -7 17 15 75 -2
trabajo-	4 -5 15 3 16 6 17 13 20 13 39 -2 42 2 57 -2 65 6 66 -2 75 2 76 -2 79 -2 97 -2 109 3 120 -5 122 -2 125 6 135 11 138 -3
trabajo-de	16 -4 17 7
trabajo-ingl	15 4 17 3 39 -6
trabajo-me	17 2 20 2
trabaj~	4 -5 15 2 16 5 17 14 20 9 39 -2 57 -2 65 5 66 -2 76 -3 79 -2 97 -2 99 6 110 5 118 6 122 -2 125 3 127 4 135 8 138 -2
track me	44 -5 45 -2 110 20 138 -7
track-	21 -4 44 -6 45 -9 110 35 138 -2
track-me	44 -4 110 13 138 -5
tracking~	44 -9 45 -5 110 20
track~	21 -5 45 -5 110 22 138 -2
trad-	16 4 40 10
trad-school	16 -7 40 8
trade school	16 -9 40 11
traduc-	107 -7 138 32
traducc-	107 44 138 -8
traducir-	73 25 107 -2 138 26
traductor-	107 14
traduct~	107 14
traduc~	73 19 107 23 138 41
trad~	16 4 40 10
traen-	8 3
traer-	8 5 74 10 121 -5
traer-comida	8 3
traffic-	135 19 138 12
traffic~	135 19 138 12
trafico-	135 15
trafic~	135 15
trailer-	1 9
trail~	1 9
train-	12 -2 16 20 17 -4 57 -3 61 -2 67 17 73 -7 76 -2 85 11 121 -3 138 9
train-for	16 2 67 7 73 -2 85 3
train-volunt	67 2 73 -3 85 4
training for	16 -2 67 14 73 -5 85 5
training~	12 -2 16 19 17 -4 57 -2 61 -2 67 18 73 -6 76 -2 85 12 121 -4
train~	16 3 27 -2 99 -2 138 17
traj-	25 -14 79 21
traj~	25 -14 79 21
tranquilo-	2 -8 47 11
tranquil~	2 -8 47 11
transf-	105 10
transf~	105 10
transitional housing	2 8 23 -5
transitional-	2 12 23 -7
transitional-hous	2 5 23 -3
transitional~	2 12 23 -7
transl-	107 35
translat-	73 9 107 -15 138 22
translation~	107 35
translator-	107 12 138 -4
translat~	73 8 107 -7 138 19
transport-	22 -7 27 28 138 -6
transportac-	27 20
transportation~	22 -10 27 15
transport~	27 30 138 -7
trash-	51 3 55 2 136 -3 138 7
trash~	51 3 55 2 136 -3 138 7
trast-	3 34 12 -7 73 -7 78 -2 79 17
trast~	3 34 12 -7 73 -7 78 -2 79 17
trata-	117 26
tratamiento-	134 42
trataron-	21 -2 36 -4 104 20
trato-	36 -3 104 11 138 -4
trat~	21 -2 36 -5 104 19 117 21 134 26 138 -4
trauma-	21 34
traum~	21 34
travel-	135 10
travel~	135 10
tra~	8 7 74 8 121 -4
tre-	50 19 55 3 56 -6 73 3 76 -3 79 6
tre-with	50 -2 73 3
tre-you	50 -2 73 3
treat-	23 13 73 -2 84 -2 85 -5 104 12 134 33
treated~	73 -2 84 -2 85 -7 104 17
treatment~	23 13 134 35
trees with	50 -4 73 6
tre~	50 19 55 3 56 -6 73 3 76 -3 79 6
tribut-	78 14
tribut~	78 14
trist-	21 5 25 6
tristeza-	21 7
tristez~	21 7
trist~	21 5 25 6
trivia-	138 35
trivi~	138 35
troca-	0 2
troc~	0 2
troop-	31 -2 73 11
troop~	31 -2 73 11
troubl-	1 -2 32 7 34 -4 135 7
troubl~	1 -3 32 7 34 -4 53 -2 135 8
truck-	0 4 7 -6 8 -5 18 22 19 -2 27 -6 73 2 76 17 79 -3 99 -3 101 -2 122 -3 138 6
truck-can	73 5 76 2
trucking~	18 -2 73 -2 76 9
truckload-	0 -4 3 -2 79 12
truckload~	0 -4 3 -2 79 12
truck~	0 4 3 -2 7 -6 8 -5 18 24 19 -2 27 -5 73 3 76 12 79 -3 99 -3 122 -3 138 7
trump-	121 -2 138 35
trump~	121 -2 138 35
trust you	115 8
trust-	32 8 115 10
trust-you	115 5
trust~	32 8 115 10
try-	43 8
trying to	2 4 73 -2 100 7 122 6 135 -2
trying-	2 6 29 -2 73 -3 100 10 122 9 135 -3
trying-to	2 2 100 4 122 3
trying~	2 6 29 -2 73 -3 100 10 122 9 135 -3
try~	43 8
ttyl-	133 35
ttyl~	133 35
tu-	116 21 137 12
tuesday-	63 -2 73 2 106 8
tuesday~	63 -2 73 2 106 8
tuit-	40 6
tuition~	40 6
tun-	45 9 73 -3 76 -2
tun~	45 9 73 -3 76 -2
turkey giveaway	77 -2 109 9
turkey-	7 30 77 -4 109 11
turkey-giveaway	77 -2 109 6
turkey~	7 30 77 -4 109 11
turn-	7 -2 18 6 57 10 63 -2 115 -3 125 17
turn-off	6 2
turned off	6 3
turned~	6 5 7 -2
turno-	20 -5 84 22 86 23
turn~	6 -3 18 5 20 -4 57 9 63 -2 84 18 86 18 115 -3 125 16 138 -2
turtl-	54 -2 55 3
turtl~	54 -2 55 3
tus-	122 -2 137 8
tus~	122 -2 137 8
tutela-	30 35
tutel~	30 35
tutor-	36 18 37 -3 73 24 76 -3 121 -2
tutoria-	36 19 73 -2
tutoring~	36 8 73 16 76 -4 121 -2
tutori~	36 19 73 -2
tutor~	36 6 73 -2
tut~	36 11 37 -3 73 16
tuxedo-	1 -20 138 23
tuxed~	1 -20 138 23
tu~	116 21 137 12
tv-	25 -11 55 -2 75 21 138 32
tv~	25 -11 55 -2 75 21 138 32
tween-	32 35
tweet-	75 24 117 -2
tweet~	75 24 117 -2
twelv-	23 18 28 -11 85 -2 122 -4 127 17
twelv-area	127 9
twelve areas	127 6
twelv~	23 18 28 -11 85 -2 122 -4 127 17
twe~	32 35
twitter-	108 35
twitt~	108 35
two weeks	3 -5 17 6 77 -4 90 7
two-	0 2 1 9 3 3 4 -5 17 3 25 2 30 4 35 9 36 -4 73 -5 77 -3 79 6 90 5 99 -2 138 5
two-week	3 -3 17 3 77 -2 90 4
two~	0 2 1 9 3 3 4 -5 17 3 25 2 30 4 35 9 36 -4 73 -5 77 -3 79 6 90 5 99 -2 138 5
tylenol-	26 -3 134 7
tylenol~	26 -3 134 7
typ-	7 -2 8 7 14 3 21 -2 31 8 36 -2 57 -2 60 -2 61 -2 73 6 78 -3 80 -2 85 7 105 7 110 5 121 8 122 -4 130 18
typ-my	14 5
typ-of	85 5 121 8 122 -2
types of	73 -2 85 7 121 11 122 -3
typing-	16 -5 57 32
typing~	16 -5 57 32
typ~	7 -2 8 7 14 3 21 -2 31 8 36 -2 57 -2 60 -2 61 -2 73 6 78 -3 80 -2 85 7 105 7 110 5 121 8 122 -4 130 18
uber-	27 -5 105 -2 138 33
uber~	27 -5 105 -2 138 33
ubicac-	100 15
ubicado-	100 18
ubic~	100 27
ufo-	138 35
ufo~	138 35
ugly-	46 2
ugly~	46 2
ultimo-	7 12
ultim~	7 12
un amigo	73 -2 122 -3 123 8
un arbol	50 5
un aviso	1 10 6 11 8 -2 135 -10
un capitulo	87 -2 88 3 89 4
un cliente	76 11 105 -5
un consejero	22 2
un cuarto	47 6
un dia	73 4 76 2
un doctor	26 -5 138 8
un dolar	78 -6 129 8 130 7 138 -3
un evento	76 4 77 2 79 -4
un grupo	45 2 73 2 74 8 138 -2
un lider	17 -2 74 -5 87 8 89 6 138 -6
un lugar	2 3 24 3 26 -2 31 -3 33 4 47 5
un mensaje	60 5 104 3 115 -3
un mes	0 4 23 3 79 -2
un mural	43 -5 46 6
un plan	2 -2 24 8 34 6
un robot	105 2
un salon	18 6
un-	0 2 5 -2 6 2 7 -3 8 -2 9 2 13 -2 16 2 17 -2 18 3 22 3 24 3 27 -2 31 -2 35 2 36 2 43 -2 47 2 52 3 57 -2 60 2 63 2 74 3 76 8 89 3 97 2 103 3 104 4 107 -2 112 -3 122 -2 124 -2 129 3 130 2 138 3
un-amigo	122 -2 123 5
un-arbol	50 3
un-aviso	1 6 6 7 135 -6
un-calient	9 5
un-capitulo	88 2 89 2
un-client	76 7 105 -3
un-cuarto	47 4
un-de	6 3 13 -2 18 2 52 2 89 2 97 3 135 -3
un-dia	73 2
un-doctor	26 -3 138 5
un-dolar	78 -4 129 5 130 4 138 -2
un-dond	2 2 31 -2 33 3
un-en	1 4 43 -2 46 2 47 3
un-evento	76 3 79 -2
un-grupo	74 4
un-lider	74 -3 87 5 89 3 138 -4
un-lugar	2 2 31 -2 33 2 47 3
un-mensaj	60 3 104 2
un-mes	0 2 23 2
un-mural	43 -3 46 4
un-para	0 3 1 -2 2 -3 24 3 76 3 77 2 79 -2
un-plan	24 5 34 3
un-que	7 -3 26 5 76 5 79 7 107 -2
un-salon	18 4
un-trabajo	16 6 17 -4
un-y	17 3 76 3
una caja	77 9 79 -2
una cama	3 2 79 4
una cancion	37 -5 138 8
una carta	1 2
una colecta	77 -5 90 6 92 10
una cuna	3 6 79 -4
una entrega	19 -2 77 4 90 4 91 4 137 -2
una entrevista	15 3
una familia	1 -5 2 -2 7 -4 76 2 78 9 121 -2 122 10 123 11
una laptop	58 6
una organizacion	115 7 117 -6
una persona	105 4 116 4 137 3
una pregunta	131 17
una vez	21 -3 73 -5 84 15 85 -3 124 -7 130 10
una-	0 -2 3 2 4 -3 18 7 21 -2 29 -2 32 3 36 -2 37 -2 43 -2 58 2 59 -2 63 3 73 -2 75 4 78 5 79 4 80 -2 81 3 84 5 85 -2 90 4 91 2 92 4 95 -4 104 2 115 2 117 -3 119 2 122 2 123 3 124 -4 125 -2 130 2 131 6 134 4 135 -2 138 9
una-caja	77 5
una-cama	79 2
una-canc	37 -3 138 5
una-colecta	77 -3 90 3 92 6
una-con	1 3 76 7
una-cuna	3 3 79 -2
una-de	18 6 19 2 76 -4 77 7 105 4 115 3 117 -2 119 2
una-en	76 -2 122 6 134 5
una-entrega	77 2 90 2 91 3
una-entrevista	15 2
una-familia	1 -2 7 -2 78 5 122 6 123 6
una-laptop	58 4
una-organizac	115 4 117 -4
una-para	3 2 7 3 75 5
una-persona	105 2 116 3
una-pregunta	131 12
una-que	4 -2 79 3 122 -2 123 6 137 2
una-vez	21 -2 73 -3 84 10 85 -2 124 -4 130 6
una-y	8 2 76 4 79 -3
una~	0 -2 3 2 4 -3 18 7 21 -2 29 -2 32 3 36 -2 37 -2 43 -2 58 2 59 -2 63 3 73 -2 75 4 78 5 79 4 80 -2 81 3 84 5 85 -2 90 4 91 2 92 4 95 -4 104 2 115 2 117 -3 119 2 122 2 123 3 124 -4 125 -2 130 2 131 6 134 4 135 -2 138 9
unbearabl-	6 -3 56 5
unbearabl~	6 -3 56 5
under-	2 16
understand it	21 -2 34 5 39 10 105 -3 122 -2
understand-	21 -3 34 10 39 28 63 -5 105 -4 122 -3
understand-it	34 3 39 6
understand~	21 -3 34 10 39 28 63 -5 105 -4 122 -3
underwear-	4 13 79 -25 93 16
underwe~	4 13 79 -25 93 16
undocument-	40 5 125 10
undocumented~	40 5 125 10
und~	2 16
unemploy-	7 -11 17 30 63 2
unemployed~	17 11
unemployment~	7 -12 17 24 63 2
unhous-	0 13
unhoused~	0 13
uniform-	4 20 20 -3 31 -2
uniform~	4 20 20 -3 31 -2
uninsur-	26 16 125 -2
uninsured~	26 16 125 -2
union-	19 -2 28 -5 61 -2 73 -3 76 15
union-want	28 -2 76 6
union~	19 -2 28 -5 61 -2 73 -3 76 15
unir-	76 9 77 -4
unirm-	80 35
unirme~	80 35
unirs-	80 35
unirse~	80 35
unir~	76 9 77 -4
unit-	2 -3 56 18 76 9
unit~	2 -3 56 18 76 9
universidad-	40 17 125 -3
universidad~	40 17 125 -3
universitaria-	17 -17 40 20
universitari~	17 -17 40 20
university-	40 2 74 7 113 -2
university~	40 2 74 7 113 -2
unlawful-	1 22
unlawful~	1 22
unlock-	138 10
unlock~	138 10
uno-	4 -3 74 3 76 2 78 -4 79 5 93 10 110 -2 136 16
unopen-	5 -12 79 13
unopened~	5 -12 79 13
uno~	4 -3 74 3 76 2 78 -4 79 5 93 10 110 -2 136 16
unsubscrib-	111 35
unsubscrib~	111 35
until-	99 10 106 18 114 -5 138 -3
until~	99 10 106 18 114 -5 138 -3
un~	0 2 5 -2 6 2 7 -3 8 -2 9 2 13 -2 16 2 17 -2 18 3 22 3 24 3 27 -2 31 -2 35 2 36 2 43 -2 47 2 52 3 57 -2 60 2 63 2 74 3 76 8 89 3 97 2 103 3 104 4 107 -2 112 -3 122 -2 124 -2 129 3 130 2 138 3
up a	74 9 90 5
up and	1 6 78 5 124 -3 136 -4
up donation	78 8 79 9 94 -11
up donations	73 -3 79 -20 94 25
up for	3 -4 27 7 36 5 52 5 86 -2 109 4 123 -2
up litter	51 3 94 -2
up my	14 7 32 5 73 -4 78 -2 79 7 94 -5 122 -14 123 22
up the	7 3 8 5 27 -2 28 10 31 -4 73 -2 79 -2 92 7 94 -2 122 -2
up to	32 3 73 7 85 -2 86 12 101 -2 106 -2 109 4 122 -9
up with	113 8 117 -4
up-	1 2 2 -2 3 -2 6 -3 8 3 14 3 23 -3 24 2 26 8 31 -2 32 -6 51 3 52 2 56 3 57 2 63 3 73 3 74 3 75 -3 79 3 83 -3 86 3 99 4 101 2 103 -2 106 3 108 -5 109 4 110 2 113 2 117 -2 122 2 123 3 124 -2 126 -2 131 9 136 4
up-a	3 -2 52 3 74 5 90 3
up-an	57 3 103 -2 109 4
up-and	1 3 78 3 124 -2 136 -2
up-at	17 -2 24 4 73 2
up-donation	78 3 79 -2 94 4
up-driv	77 5
up-email	57 6 103 -4
up-for	3 -2 27 4 36 2 52 3 109 2
up-help	73 8 122 -3
up-litter	51 2
up-my	14 3 17 -2 24 3 27 4 32 2 56 4 73 -2 79 3 94 -3 122 -9 123 13
up-the	7 2 8 3 28 5 31 -2 92 4 109 2 122 -2
up-they	11 2
up-to	73 5 86 7 109 2 122 -5
up-volunt	73 7 83 -3 85 -2 86 6 122 -2
up-with	113 5 117 -2
up-work	5 2 14 5 17 -2
upcom-	75 -2 109 15
upcoming~	75 -2 109 15
updat-	0 -3 14 9 104 14 108 42 110 -2 138 -2
updat-my	104 7
updat-resum	14 6
update my	104 13 138 -2
updated~	0 -4 108 24
updat~	14 10 104 15 108 27 110 -2 138 -2
upload-	63 21 122 -2 125 -10
upload~	63 21 122 -2 125 -10
ups-	5 19 23 -14 28 -3 51 14
upset-	0 -2 2 -2 21 -2 33 15
upset~	0 -2 2 -2 21 -2 33 15
ups~	5 19 23 -14 28 -3 51 14
up~	1 2 2 -2 3 -2 6 -3 8 3 14 3 23 -3 24 2 26 8 31 -2 32 -6 51 3 52 2 56 3 57 2 63 3 73 3 74 3 75 -3 79 3 83 -3 86 3 99 4 101 2 103 -2 106 3 108 -5 109 4 110 2 113 2 117 -2 122 2 123 3 124 -2 126 -2 131 9 136 4
urban-	13 12 18 -2 76 -5
urb~	13 12 18 -2 76 -5
urgent-	17 3
urgent~	17 3
us out	0 -8 1 25 110 -2
us to	74 2
us-	0 -4 1 20 2 2 11 3 17 8 29 7 30 -2 31 -2 74 2 80 10 104 2 105 -2 110 -2 116 -3 117 11 138 -3
us-out	0 -6 1 17
usa-	7 -2 8 3 31 -2 33 5
usada-	49 -2 79 12 93 -2 96 -2
usada~	49 -2 79 12 93 -2 96 -2
usado-	27 -4 53 8 57 7 58 -3 95 -2 138 15
usado~	27 -4 53 8 57 7 58 -3 95 -2 138 15
usan-	17 -2 62 4 78 -8 129 30
usan-donacion	78 -4 129 10
usando-	23 6
usando~	23 6
usan~	17 -2 62 4 78 -8 129 30
usar computadora	57 4 58 -4
usar el	16 -2 57 7
usar ia	62 5
usar internet	57 8 59 -8
usar la	57 2 58 -2 123 5
usar-	16 -2 57 33 58 -5 59 -9 62 4 76 8 79 2 102 -6 103 -8 123 4
usar-celular	57 5 102 -4
usar-computadora	57 4 58 -3
usar-correo	57 8 103 -5
usar-el	57 4
usar-ia	62 3
usar-internet	57 6 59 -6
usar-la	123 3
usar~	16 -2 57 33 58 -5 59 -9 62 4 76 8 79 2 102 -6 103 -8 123 4
usa~	7 -2 8 3 31 -2 33 5
use a	21 6 73 2 123 5
use ai	62 7 116 -5
use chatgpt	62 2
use-	5 -2 7 -2 21 5 33 -2 44 3 57 27 58 -4 59 -8 62 10 63 -6 76 6 77 3 79 13 103 -4 116 -8 123 4 138 -2
use-a	21 4 123 3
use-ai	62 4 116 -3
use-comput	57 3 58 -3 123 3
use-phon	57 8 63 -5
used underwear	4 -3 79 -18 93 23
used-	4 -6 19 -6 58 -5 73 -6 78 -2 79 8 80 7 93 13 95 -9 129 20
used-underwear	4 -2 79 -12 93 15
used~	4 -6 19 -6 58 -5 73 -6 78 -2 79 8 80 7 93 13 95 -9 129 20
useful-	73 21 80 -3
useful~	73 21 80 -3
useless-	136 19
useles~	136 19
use~	5 -2 7 -2 21 5 33 -2 44 3 57 27 58 -4 59 -8 62 10 63 -6 76 6 77 3 79 13 103 -4 116 -8 123 4 138 -2
using-	0 -7 6 11 21 -5 23 5
using~	0 -7 6 11 21 -5 23 5
uso-	4 -7 62 9 79 8
uso~	4 -7 62 9 79 8
usp-	60 12 78 -2
usp~	60 12 78 -2
usted-	17 -11 25 -3 50 -4 53 -7 75 4 76 -9 77 2 78 4 79 -3 80 4 92 6 112 -2 115 4 117 20 120 22 121 9 137 8
usted~	17 -11 25 -3 50 -4 53 -7 75 4 76 -9 77 2 78 4 79 -3 80 4 92 6 112 -2 115 4 117 20 120 22 121 9 137 8
us~	0 -4 1 20 2 2 11 3 17 8 29 7 30 -2 31 -2 74 2 80 10 104 2 105 -2 110 -2 116 -3 117 11 138 -3
util-	41 7 77 5 78 -6 79 5
utiles escolares	41 2
utiliti~	6 11 138 -4
utility-	6 14 138 -4
utility~	6 6
util~	41 7 77 5 78 -6 79 5
va a	4 -3 36 4 79 5 99 -3 109 5 110 14 138 2
va mal	36 7
va-	1 -3 4 -3 6 -2 19 6 36 9 78 -5 79 5 93 -2 99 -3 109 6 110 15 129 18 135 2
va-a	4 -2 36 2 79 3 99 -2 109 3 110 9
va-dinero	19 -2 78 -3 129 6
va-mal	36 4
vacacion-	7 -2 11 20 42 -2
vacacion-de	11 4
vacaciones de	11 8
vacanci~	120 35
vacancy-	120 35
vacant-	17 -4 120 25
vacant~	17 -4 120 25
vacat-	1 22 90 -2
vacation-	11 4
vacation~	11 4
vacat~	1 22 90 -2
vaccin-	2 -6 26 40
vaccin~	2 -6 26 40
vacio-	2 -8 3 5 7 13
vaci~	2 -8 3 5 7 13
vacuna-	26 40 32 -2 33 -2
vacun~	26 40 32 -2 33 -2
vac~	7 -2 11 20 42 -2
val-	117 -2 124 39 138 -2
valor-	94 -5 117 37 124 -3 138 11
valu-	44 -5 45 -6 78 -7 96 18 117 34 128 -5
valu-donat	78 -3 96 10 117 -2 128 -2
value donated	78 -5 96 15 117 -2 128 -4
valu~	44 -5 45 -6 78 -7 96 18 117 34 128 -5
val~	94 -5 117 29 124 30 138 8
van a	0 -5 1 10 27 -2 73 -3 106 7 124 5
van-	0 18 1 11 2 -3 27 -8 73 19 76 5 77 -10 79 -8 90 -5 91 -2 92 -4 94 2 96 9 105 -2 106 8 110 2 124 6 126 -3 138 -3
van-a	0 -3 1 6 73 -2 106 5 124 3
van-cosa	79 -6 96 8
van-llamar	106 8 138 -2
van~	0 18 1 11 2 -3 27 -8 73 19 76 5 77 -10 79 -8 90 -5 91 -2 92 -4 94 2 96 9 105 -2 106 8 110 2 124 6 126 -3 138 -3
vaping-	23 5
vaping~	23 5
varicela-	84 -2 122 -2 134 22 138 -2
varicel~	84 -2 122 -2 134 22 138 -2
vaya conmigo	27 2 34 2
vaya-	27 3 34 3
vay~	27 3 34 3
va~	1 -3 4 -3 6 -2 19 6 36 9 78 -5 79 5 93 -2 99 -3 109 6 110 15 129 18 135 2
vbuck-	138 18
vbuck~	138 18
vcu-	27 8 40 2
vcu~	27 8 40 2
ve-	110 10
vecina-	8 6 123 15 138 -2
vecino-	74 9 77 8 123 -2
vecin~	8 5 74 7 77 6 123 11 138 -2
vega-	0 -3 10 -5 138 13
vegan-	10 20
vegetabl-	7 19 9 -2 13 15 50 -5 52 5 73 -2 76 7 79 -8 124 -2
vegetabl~	7 19 9 -2 13 15 50 -5 52 5 73 -2 76 7 79 -8 124 -2
vegetarian-	10 15
vegetariana-	10 4
vegetariano-	10 6
vegetarian~	10 8
vegetari~	10 15
veg~	0 -3 10 13 138 11
velorio-	25 35
velori~	25 35
vemo-	1 -2 133 25
vemo~	1 -2 133 25
venado-	54 -2 55 8
vencida-	7 -6 9 -3 79 -7 93 30
venc~	7 -6 9 -3 79 -7 93 30
venden-	78 -3 79 -2 93 12 110 12 138 11
vender-	18 23 57 -2 135 -2
venderlo-	18 4
vendo-	18 9 135 -2
vend~	18 23 78 -2 79 -2 93 9 110 9 135 -3 138 8
venir-	54 -3 55 -7 94 17
venison-	79 9 93 -2
venison~	79 9 93 -2
venmo-	78 20 130 -4
venm~	78 20 130 -4
vent-	21 31 48 -2 105 -3
ventilador-	56 15
ventilad~	56 15
venting~	21 10
vent~	21 26 48 -2 105 -2
ven~	54 -4 55 2 94 13
ver a	22 8 24 9 57 5 138 -2
ver-	22 8 24 9 54 8 55 -6 57 6 75 -2 110 17 111 13 113 -2 138 -4
ver-a	22 5 24 5 57 3
ver-mi	24 5 57 3
verano ninos	7 -2 11 5 42 -2
verano-	7 -2 16 -2 31 -2 42 24
verano-nino	11 3
veran~	7 -2 16 -2 31 -2 42 24
verbal-	29 -4 135 14
verbal~	29 -4 135 14
verd-	50 35
verdad-	78 -6 105 11 115 8 117 -8 124 5 129 6
verdad~	78 -6 105 11 115 8 117 -8 124 5 129 6
verdura-	7 18 13 11 18 -2 52 -2 79 3
verdur~	7 18 13 11 18 -2 52 -2 79 3
verd~	50 35
verifi-	115 35
verified~	115 35
verizon-	59 6
verizon~	59 6
ver~	22 8 24 9 54 8 55 -6 57 6 75 -2 110 17 111 13 113 -2 138 -4
vest-	4 -2 20 3
vestir-	4 19 20 -11
vest~	4 14 20 -7
vet-	76 3 138 13
veteran-	21 6 125 37 138 -13
veterano-	125 30
veteran~	125 41
vet~	21 5 76 3 125 18
vez-	21 -4 73 -6 84 20 85 -3 124 -9 130 13
vez~	21 -4 73 -6 84 20 85 -3 124 -9 130 13
ve~	110 10
viaj-	26 -2 27 18 101 -9
viajar-	76 -6 135 10
viaj~	26 -2 27 15 76 -5 101 -8 135 8
vicio-	23 7
vici~	23 7
victim-	24 19
victima-	24 14 110 -2
victim~	24 28
vida-	14 22 48 15
vida~	14 22 48 15
video call	57 14 75 -5 102 -5
video game	61 12 138 -10
video games	57 -3 61 -11 75 -7 138 24
video-	17 -2 44 -5 57 12 59 -3 75 30 102 -4 103 -2 109 -6 138 9
video-cal	57 9 75 -3 102 -3
video-gam	75 -4 138 7
video-my	57 7 102 -2
video-your	75 2
videograph-	75 35
videograph~	75 35
videojuego-	61 6 121 -3 138 24
videojueg~	61 6 121 -3 138 24
videollamada-	57 22 59 -4 63 -2 103 -4
videollam~	57 22 59 -4 63 -2 103 -4
vide~	17 -2 44 -5 57 12 59 -3 75 30 102 -4 103 -2 109 -6 138 9
vieja-	4 -8 57 -4 58 -5 79 4 93 -4 95 21
viejo-	79 -14 95 15
viej~	4 -8 57 -3 58 -5 79 -5 93 -3 95 30
viern-	7 7 20 -2
viern~	7 7 20 -2
violenc-	24 15 67 15 109 -6
violencia-	67 14 109 -11
violenci~	67 14 109 -11
violenc~	24 15 67 15 109 -6
violin-	31 -5 73 13 76 -3 137 -3
violin~	31 -5 73 13 76 -3 137 -3
virginia-	74 -2 126 9 138 7
virgini~	74 -2 126 9 138 7
virtual volunteer	73 -20 85 25
virtual-	73 25 83 -2 85 18 116 10
virtual-volunt	73 -14 85 18
virtually-	73 31 85 18
virtually~	73 31 85 18
virtual~	73 25 83 -2 85 18 116 10
virus-	58 -3 60 5
viru~	58 -3 60 5
visa-	17 -3 20 -3 125 -8 135 24
vision-	26 25 117 31
vision~	26 25 117 31
visit-	22 4 26 -16 27 -5 29 25 57 6 76 -2 100 20 101 -3
visitar-	26 -8 27 -5 100 24
visitation~	26 -10 27 -6 29 36 100 -4
visit~	22 5 26 -14 27 -4 37 -2 57 6 76 -2 100 40 101 -3
vista-	26 35
vist~	26 35
vis~	17 -3 20 -3 125 -8 135 24
vitamin-	134 4
vitamin~	134 4
viuda-	21 -5 25 10
viudo-	25 11
viud~	21 -4 25 18
viv-	8 7 112 -12 123 -2 137 20
viver-	7 35
viver~	7 35
vivienda-	2 17 64 16 66 -2 69 -2
viviendo-	0 32 27 -5 102 -2 138 -14
viviend~	2 17 64 16 66 -2 69 -2
vivimo-	2 8
vivir-	2 38 34 -2 79 -4 100 -2 126 2
vivo en	2 -2 52 4 126 15
vivo fuera	126 10
vivo solo	7 6 21 -9 28 11
vivo-	1 7 2 -3 7 4 19 16 21 -8 28 9 52 3 74 5 79 -2 113 -2 124 -2 126 25
vivo-en	52 2 126 10
vivo-fuera	126 7
vivo-solo	7 4 21 -5 28 6
viv~	0 13 1 5 2 25 7 3 8 2 19 12 21 -7 27 -3 28 7 52 2 74 3 79 -4 100 -2 112 -6 113 -2 122 -2 124 -2 126 21 137 9 138 -8
vlog-	75 35
vlog~	75 35
vocational-	16 35
vocational~	16 35
volant-	76 4
volant~	76 4
volunt-	16 -2 17 -4 32 -3 73 23 75 -2 76 -4 78 2 79 -2 82 12 83 10 84 7 85 11 86 8 89 2 104 2 106 -2 112 -2 114 -2 121 -2 122 -3 125 -3 138 -2
volunt-a	73 10 83 -2 89 3
volunt-age	73 12 82 -10
volunt-do	73 -7 84 -2 85 16
volunt-every	73 -2 84 8 85 -4
volunt-form	63 -2 73 3 84 -2 85 -2 86 10 106 -2 122 -2
volunt-hour	73 -7 84 9
volunt-i	73 -7 78 5 82 7
volunt-job	17 -3 85 12
volunt-need	83 6 85 -2
volunt-onc	73 -5 84 11 85 -2
volunt-one	73 -6 84 13 85 -3
volunt-virtually	73 -7 85 13
volunt-week	73 -12 84 18 85 -3
volunt-work	73 -3 84 4 85 5
voluntaria-	73 20 82 14 83 -2 84 -10 85 4 86 5 106 -3 121 -2 131 -2
voluntariado-	73 22 82 -2 84 -5 85 -3 86 -3
voluntario en	85 11
voluntario-	17 -3 73 13 76 -2 83 11 84 11 85 8 86 7 99 -2 106 -3 121 -4
voluntario-en	85 8
voluntario-linea	73 -5 85 12
voluntari~	17 -3 73 29 76 -2 82 7 83 8 84 4 85 8 86 8 99 -2 106 -5 121 -5
volunteer age	73 17 82 -14
volunteer every	73 -3 84 13 85 -5
volunteer form	63 -3 73 5 84 -3 85 -3 86 16 106 -4 122 -4
volunteer hours	73 -10 84 13
volunteer jobs	17 -4 73 -2 85 17 120 -2
volunteer virtually	73 -10 85 18
volunteered~	73 26 82 -2 83 -7 84 -3 85 -8 86 -2
volunteering~	73 18 75 -7 83 6 85 -8 86 9 113 -2 114 -5
volunteers do	73 -10 82 -2 83 -2 84 -3 85 24 121 -2
volunteers need	73 -3 83 10 85 -3
volunteer~	17 -2 67 3 73 10 76 -2 82 2 84 7 85 12 86 -3 89 5 121 -3 125 -3
volunte~	16 -2 17 -3 32 -4 63 -2 73 10 76 -4 78 3 79 -2 82 14 83 11 84 6 85 12 86 8 104 3 106 -3 112 -2 122 -3 125 -2 138 -2
vomit-	134 2
vomiting~	134 2
vomito-	134 3
vom~	134 3
vot-	100 -2 138 30
votar-	138 26
vot~	100 -2 138 47
voucher-	1 24 2 26 4 6 79 -2
vouch~	1 24 2 26 4 6 79 -2
voy a	1 7 79 3 124 -3
voy-	1 8 26 5 79 4 100 9 124 -4
voy-a	1 4 79 2 124 -2
voy~	1 8 26 5 79 4 100 9 124 -4
vuela-	55 4
vuelo-	138 17
vuel~	55 3 138 15
wag-	135 2
wag~	135 2
wait-	0 2 2 -2 21 -2 27 8 47 -5 73 -11 86 5 101 4 106 20 122 16 137 -2
wait-list	106 -4 122 13
wait-on	101 4
wait-room	27 5 106 -2
waiting list	21 -2 106 -4 122 18 137 -2
waiting on	101 7
waiting room	0 3 2 -2 27 10 106 -4
waiting~	0 2 2 -2 21 -3 27 9 47 -6 73 -5 86 5 101 5 106 6 122 18 137 -2
waitlist-	2 8 3 -8 13 -5 52 7 122 33
waitlist~	2 8 3 -8 13 -5 52 7 122 33
wait~	73 -10 106 22
wal-	28 10 31 5 43 -21 46 20 138 -2
wal-paint	43 -6 46 8
walk in	8 -2 54 -12 99 10 101 13
walk ins	54 -2 99 7 101 7 135 -2
walk-	8 -7 54 25 55 -5 67 6 99 16 101 7 135 -2
walk-in	54 -2 99 7 101 7
walk-ins	54 -2 99 5 101 4
walker-	8 2 54 -2 101 9
walking~	54 21
walk~	8 -6 54 15 55 -4 67 5 99 15 101 12 135 -2
wallet-	125 8
wallet~	125 8
wall~	28 10 31 5 43 -21 46 20 138 -2
walmart-	99 -11 138 12
walmart~	99 -11 138 12
want a	3 -6 44 -5 52 6 79 8 120 7
want me	20 6 34 5 60 11 78 -8 79 -3 122 -2 130 -4
want my	2 4 31 2 73 -2 111 7
want something	3 -4 9 6 17 11 79 -2
want to	0 -2 1 -3 2 2 7 -3 12 -2 13 3 16 3 17 -2 18 7 24 2 26 -2 29 2 36 -2 39 2 44 4 45 2 49 2 52 -2 73 5 74 4 76 2 78 14 79 -5 80 6 81 2 102 3 104 3 107 -2 120 2 125 -2 126 -2 135 -2 138 -3
want-	0 -2 1 -2 2 2 3 -3 4 -2 7 -3 12 -2 13 3 16 4 17 3 18 4 26 -2 32 -2 33 3 34 2 36 -2 40 -2 44 2 60 3 61 4 73 4 74 3 75 6 76 8 77 4 78 10 79 3 80 4 81 2 88 -2 100 -2 102 2 104 2 107 -2 120 3 123 -2 124 -2 125 -2 126 -2 135 -2 137 -2 138 -5
want-a	3 -3 31 4 44 -3 52 3 75 5 79 4 120 3
want-be	2 -2 16 6 61 3 73 2 122 4 138 -3
want-build	49 5
want-do	18 4 46 2 77 3 80 5 135 -2
want-finish	38 4
want-get	2 10 47 3
want-gift	25 -2 60 2
want-giv	17 3 73 -4 78 2 79 -3 80 3
want-go	18 2 21 -2 27 4
want-hav	77 5 79 -3
want-help	57 -2 73 -4 76 7 78 6
want-job	120 5
want-lead	74 7 88 -2 112 -4
want-learn	39 3 57 -2 61 3 107 -2
want-leav	17 4 24 5
want-mak	18 5 61 3 73 -2 80 3
want-me	20 3 34 3 60 6 78 -4 79 -2 130 -2
want-meet	34 4 73 5 126 -2
want-mor	50 7
want-my	2 2 79 4 111 4
want-old	76 -3 79 8
want-plant	13 7 50 -2 52 -3 73 2
want-play	31 -3 33 4
want-rent	1 -6 2 4 76 2
want-see	30 -2 57 6
want-send	76 3 104 5
want-serv	73 2
want-shoot	75 6
want-someth	3 -2 9 3 17 7
want-talk	21 4 76 3
want-teach	19 -3 76 5
want-to	18 2 44 2 61 2 73 2 74 2 76 4 77 2 78 5 79 -3 80 2 138 -2
want-us	1 2
want-volunt	73 6 76 -2
want-work	17 -2 76 2 120 6
wanted~	25 -5 78 6
wanting~	60 7 78 -3 106 -4
wants a	31 10 44 -2 45 -2 46 2 75 10 125 -2
wants to	17 3 18 -2 19 -2 28 -2 31 -4 33 4 34 2 61 10 75 2 76 12 77 6 138 -5
wants us	1 4
want~	0 -2 1 -2 2 2 3 -4 4 -2 7 -3 12 -2 13 3 16 4 17 3 18 4 26 -2 32 -2 33 3 34 2 36 -2 40 -2 44 2 60 2 61 4 73 4 74 3 75 6 76 8 77 4 78 9 79 3 80 4 81 2 88 -2 100 -2 102 2 104 2 107 -2 120 3 123 -2 124 -2 125 -2 126 -2 135 -2 137 -2 138 -6
war-	110 -2 113 -4 114 -5 117 -4 138 18
ward-	43 -2 46 4
ward~	43 -2 46 4
warehous-	16 33 17 11 76 9
warehous~	16 33 17 11 76 9
warm to	0 6 4 2
warm-	0 19 2 -2 3 -4 4 -5 7 -3 9 18 23 -3 79 -3 119 10
warm-to	0 4
warming~	0 20 4 -4 6 -2 9 -5
warm~	0 9 2 -2 3 -4 4 -3 7 -3 9 21 23 -3 79 -3 119 11
warrant-	135 13
warrant~	135 13
war~	110 -2 113 -4 114 -5 117 -4 138 18
was-	0 -2 3 -4 7 5 25 3 32 -2 73 -2 84 -2 85 -4 100 -2 104 26 105 -2 106 -3 109 3 112 -2 113 10 138 11
was-bomb	7 4 106 -2 109 2
wash-	5 20 17 -3
washer-	3 41
wash~	3 27 5 18 17 -3
wassup-	131 35
wassup~	131 35
wast-	7 -5 53 14
wast~	7 -5 53 14
was~	0 -2 3 -4 7 5 25 3 32 -2 73 -2 84 -2 85 -4 100 -2 104 26 105 -2 106 -3 109 3 112 -2 113 10 138 11
watch kids	28 -2 31 -3 35 3 73 7
watch-	20 6 28 -3 29 -2 31 -4 35 2 54 7 55 -3 73 6 135 -2 138 11
watch-kid	31 -2 35 3 73 4
watch-my	20 4 35 2
watching~	35 -5 54 12 55 -5
watch~	20 6 28 -3 29 -2 31 -4 35 5 73 7 135 -2 138 11
water-	6 4 12 2 50 2 56 -6 138 6
watercolor-	43 9 46 -6
watercol~	43 9 46 -6
water~	6 -3 50 5
wat~	6 6 12 2 56 -6 138 7
wav-	6 -7 56 11 138 -2
wav~	6 -7 56 11 138 -2
way to	27 9
way-	26 -3 27 14 40 -4 73 -6 76 4 78 -7 80 26 98 7 138 -2
way-giv	73 -2 78 -5 80 8
way-help	80 9
way-to	27 4 78 -4 80 12 98 4
ways to	73 -2 78 -6 80 19 98 6
way~	26 -3 27 14 40 -4 73 -6 76 4 78 -7 80 26 98 7 138 -2
we are	0 -5 6 6 7 10 18 -2 23 -3 73 -2 76 14
we argue	29 4
we can	2 5 10 9 44 -4 73 -3 76 4
we could	73 -8 76 8
we do	3 4 7 -2 21 -3 29 8 76 2 77 -5 90 5
we get	46 5 50 4 76 -6 77 4
we got	0 7 3 6 4 2 21 -2 74 3 76 6
we have	7 -2 58 2 74 4 76 9 126 -3
we lost	0 4 25 6
we make	19 5 76 4 78 -2
we need	2 3 74 7 79 -2 122 8
we want	3 -4 9 5 29 9 76 -5 90 3
we-	0 4 1 3 2 4 3 2 5 4 6 2 7 6 8 -2 10 4 17 -2 18 -3 21 -3 23 -2 24 -2 28 3 29 7 41 -3 44 -2 46 2 48 4 73 -6 74 6 76 15 79 4 90 6 91 3 97 2 110 -2 122 3 126 -3 135 -2 138 -3
we-a	0 2 46 2 76 9 77 -2 90 2 122 4
we-afford	2 4
we-are	0 -3 6 3 7 6 76 8
we-argu	29 2
we-can	2 3 10 5 44 -2 73 -2 76 3
we-could	73 -4 76 4
we-do	3 2 21 -2 29 4 77 -2 90 3
we-get	46 2 50 2 76 -3 77 2
we-got	0 3 3 3 28 4 29 -2 76 3 135 -2
we-hav	74 2 76 5 126 -2
we-it	78 3
we-lost	0 2 25 4
we-mak	19 3 76 2
we-need	74 4 122 5
we-not	3 2 10 5 21 -2 29 4
we-on	3 3 7 -2 12 2
we-one	74 3 90 4 126 -2
we-our	2 4 76 -8 77 2 79 7
we-out	5 7 7 3
we-the	25 5 76 2
we-to	0 2 1 5 24 -2 29 4 76 -3
we-want	3 -2 9 3 29 5 76 -3 90 2
weak-	47 3
weak~	47 3
wear-	0 -4 4 5 17 -5 79 4 93 -2 138 12
wearing~	4 2 17 -6 79 11
wear~	0 -3 4 4 79 -5 93 -2 138 13
weather-	4 3 138 8
weath~	4 3 138 8
web page	59 -2 61 11 124 -3
web-	57 -6 59 -3 60 -2 61 27 124 -4
web-pag	61 8 124 -2
websit-	17 -3 49 -2 59 -2 61 5 63 4 73 3 75 -6 104 10 116 -2 117 13 121 -2 130 2
websit~	17 -3 49 -2 59 -2 61 5 63 4 73 3 75 -6 104 10 116 -2 117 13 121 -2 130 2
web~	57 -6 59 -3 60 -2 61 27 124 -4
wed-	1 -11 76 -3 135 -2 138 21
wedding~	1 -11 76 -3 135 -2 138 21
weed-	23 2 138 9
weed~	23 2 138 9
week-	0 4 3 -6 7 10 9 8 17 10 20 4 21 -2 25 4 73 -9 75 -2 76 2 77 -7 78 -2 79 -3 83 -2 84 17 85 -4 86 2 90 18 91 -2 106 -2 109 11 122 -2
week-a	90 4
week-and	0 2
weekend-	0 -2 9 -2 11 9 17 -2 18 3 27 4 29 4 31 5 32 -2 73 10 99 21 109 -7 124 -5 138 -2
weekend-kid	11 12 31 2 99 -4 109 -6
weekend~	0 -2 9 -2 11 9 17 -2 18 3 27 4 29 4 31 5 32 -2 73 10 99 21 109 -7 124 -5 138 -2
weekly-	17 23 20 -2 120 -13 124 -7
weekly~	17 23 20 -2 120 -13 124 -7
week~	0 4 3 -6 7 10 9 8 17 10 20 4 21 -2 25 4 73 -9 75 -2 76 2 77 -7 78 -2 79 -3 83 -2 84 17 85 -4 86 2 90 18 91 -2 106 -2 109 11 122 -2
weight-	1 -8 25 -2 138 27
weight~	1 -8 25 -2 138 27
weird text	19 -4 60 5
weird-	19 -6 60 7
weird-text	19 -2 60 3
weird~	19 -6 60 7
weld-	16 5
welding~	16 5
wellness-	21 35
wellnes~	21 35
went-	59 2
went~	59 2
wer-	76 -6 77 6
were~	76 -6 77 6
we~	0 4 1 3 2 4 3 2 5 4 6 2 7 6 8 -2 10 4 17 -2 18 -3 21 -3 23 -2 24 -2 28 3 29 7 41 -3 44 -2 46 2 48 4 73 -6 74 6 76 15 79 4 90 6 91 3 97 2 110 -2 122 3 126 -3 135 -2 138 -3
what age	31 -2 61 5 82 7 114 -5 138 -2
what are	10 -4 17 -3 80 3 97 2 99 5 116 6 121 -2 122 2 125 7 127 5 134 7 135 2 137 -2
what areas	127 7
what bus	27 -11 100 -8 101 22 129 -2 138 11
what can	9 -2 73 7 78 -3 80 20 82 -4 85 3 93 -2 116 19 121 8 122 -7 125 -7 129 2 138 -5
what cities	126 4
what day	7 -2 9 13 31 -2 73 -2 99 -2 138 14
what days	36 6 43 7 99 21 121 -2 138 -3
what do	15 3 17 -2 31 5 74 -2 78 -2 79 5 80 -2 83 3 85 2 88 5 92 3 98 2 99 -2 101 -2 110 -2 116 -3 117 8 121 10 122 5 124 4 125 6 129 5 134 -2
what does	23 -3 67 6 74 -4 76 -2 87 3 88 -3 89 4 92 3 98 3 129 5 134 6 138 2
what happens	58 -3 73 -2 78 -3 86 3 95 3 96 5 106 2 109 -6 129 6 130 6 135 3
what i	1 4 4 5 17 -3 22 3 43 11 73 -2 110 14 124 -3 134 -2 138 -3
what is	2 -2 26 -3 32 -2 61 -3 66 2 69 2 71 2 74 -2 87 -2 89 3 102 5 103 2 106 2 108 5 109 4 116 8 117 9 119 2 121 -2 124 2 130 2 131 7 137 6 138 -3
what items	3 -4 79 15 93 12
what kind	73 -4 79 -7 85 3 91 7 93 9 122 6
what kinds	74 -3 77 -3 89 5 91 -2 92 6 98 4
what nights	18 9 38 -3
what programs	121 10
what services	73 -4 121 10
what should	4 -6 77 -3 92 4 138 11
what time	9 2 47 2 73 -2 94 3 99 5 109 4 138 7
what to	12 7 25 3 34 3 85 5 92 -3 122 -7 125 8
what will	76 -2 112 -2 121 -2 124 11 129 5 134 -2
what would	73 -7 78 -3 85 9 129 9
what year	114 3
what you	80 2 111 17 117 6 121 6 138 -6
what-	2 -2 8 -2 17 -3 26 -4 27 -2 32 -2 43 2 61 -2 63 -2 73 -3 74 -4 76 -2 77 -3 78 -3 80 3 85 3 89 3 92 3 93 4 99 7 101 2 102 2 111 2 116 6 117 6 121 12 124 2 125 4 127 3 129 4 131 2 134 5 138 3
what-20	78 -2 129 3 138 2
what-988	119 2
what-a	19 3 26 -3 73 6 74 -3 87 -3 88 -3 89 8 134 7
what-after	86 2 96 3 106 3 109 -3 130 5
what-age	61 3 82 4 114 -3
what-all	80 2 117 4 121 5
what-are	10 -2 63 -2 99 3 100 2 116 4 122 4 125 4 127 2 134 3 137 -3
what-area	127 5
what-bus	27 -7 100 -5 101 15 138 6
what-can	10 3 36 2 40 2 73 2 80 11 116 10 121 3 122 -4 125 -4 138 -4
what-city	126 3
what-day	9 6 36 3 43 3 99 11 138 5
what-did	114 2 137 3
what-do	31 2 79 -2 85 2 88 2 89 2 93 7 116 -2 117 3 121 7 124 2 125 3 127 2 129 2
what-doe	45 2 67 3 74 -2 87 2 88 -2 89 2 98 2 99 -3 109 2 129 3 134 3 138 4
what-for	7 3 28 6
what-goe	27 -4 100 -3 101 4 138 7
what-going	109 12
what-happen	21 4 96 2 106 2 109 -2 129 3 130 3
what-hav	111 14 138 -3
what-help	80 -3 121 18 122 -3 134 4
what-i	17 -2 43 3 73 -3 80 7 85 3 110 4 121 3 122 3 124 2 125 2
what-in	70 3
what-is	9 2 61 -2 89 2 99 -2 102 3 108 3 109 2 116 5 117 5 131 5 137 3 138 3
what-it	74 -3 76 -2 87 3 98 3 124 7 129 -2
what-item	3 -3 79 12 93 7
what-kind	73 -2 79 -3 89 2 91 2 92 2 93 4 98 2 122 3
what-mayb	67 10
what-my	17 -2 81 5 135 2
what-next	106 5
what-night	18 5 38 -2
what-not	77 -2 79 -2 91 5 93 6
what-of	39 2 73 -2 74 -2 79 -3 89 2 91 2 92 2 93 4 98 2 100 5 122 3 126 -2
what-offer	121 6
what-program	121 7
what-say	34 2
what-servic	73 -2 121 7
what-should	4 -3 92 2 138 7
what-the	92 2 99 2 100 4 102 2 122 4 125 3 130 2 137 3 138 -5
what-this	2 -3 61 -5 109 -3 116 15 117 13
what-tim	99 4 109 2 138 4
what-to	21 5 25 2 85 2 92 -2 95 2 122 -3 125 5 138 5
what-up	32 -4 109 -2 122 -3 131 23
what-volunt	73 -2 83 3 85 4
what-we	10 6
what-wil	65 2 124 6 129 3
what-with	129 6
what-wondrous	117 6
what-would	73 -4 78 -2 85 5 129 5
what-year	114 2
what-you	31 3 79 4 88 3 93 -2 111 6 116 12 117 8 121 9 122 -3 129 3 138 -4
what-your	99 3 102 5 103 3 108 7 116 3 121 -2 127 2 137 2
whatcha-	76 -3 121 19
whatch~	76 -3 121 19
whatev-	8 -5 73 10 79 -2 138 33
whatev~	8 -5 73 10 79 -2 138 33
whatsap-	57 32 102 23
whatsapp~	57 32 102 23
what~	2 -2 8 -2 17 -3 26 -4 27 -2 32 -2 43 2 61 -2 63 -2 73 -3 74 -4 76 -2 77 -3 78 -3 80 3 85 3 89 3 92 3 93 4 99 7 101 2 102 2 111 2 116 6 117 6 121 12 124 2 125 4 127 3 129 4 131 2 134 5 138 3
wheel-	7 -7 8 22 12 -2
wheelchair accessible	26 -3 33 -3 100 6 101 9
wheelchair wants	33 9 123 -2
wheelchair-	8 4 26 24 34 -2 79 16 93 -9 100 8 101 6 123 -2
wheelchair-accessibl	26 -2 33 -2 100 5 101 5
wheelchair-want	33 5
wheelchair~	33 -2 79 21 93 -17
wheelcha~	8 5 26 25 33 2 34 -2 79 5 100 8 101 6 123 -2
wheel~	7 -7 8 22 12 -2
when can	8 -5 79 -12 94 19 99 4 125 -2
when did	99 -14 113 -3 114 13 138 6
when do	41 2 86 2 90 6 96 -3 99 13 106 -3 110 -2 138 12
when does	74 -4 99 -2 106 7 138 7
when i	32 -2 38 8
when is	18 -2 19 -2 26 4 48 5 51 -5 73 -3 99 5 109 21 114 -3 122 5 138 4
when open	114 3 138 -2
when school	11 14 36 -4 38 -4 42 10 138 -3
when they	4 -3 15 14 17 -5
when-	4 -2 8 -3 11 5 15 6 17 -3 18 -2 19 -2 24 5 26 2 28 -2 29 4 32 -2 36 -2 42 4 48 4 51 -4 73 -4 74 -2 79 -6 90 4 94 8 96 -2 99 13 102 -2 104 -8 105 -2 106 15 109 14 110 -2 113 -6 114 20 122 2 138 12
when-ask	15 7 17 -3
when-can	8 -3 79 -7 94 11 99 3
when-did	99 -9 113 -2 114 8 138 3
when-do	90 3 99 7 106 -2 138 7
when-doe	74 -2 106 4 138 4
when-found	113 -2 114 5
when-i	8 -2 38 3 79 -5 90 4 94 8 99 2 128 2
when-is	11 4 24 3 26 2 48 3 51 -3 73 -2 99 2 109 13 114 -2 122 2
when-open	114 2
when-school	11 7 36 -2 38 -2 42 5 74 -2
when-someon	105 -3 106 10
when-the	26 2 48 3 73 -2 99 2 106 -2 109 12 114 -3 122 3
when-they	15 7 17 -3
when-you	99 2 114 7
when~	4 -2 8 -3 11 5 15 6 17 -3 18 -2 19 -2 24 5 26 2 28 -2 29 4 32 -2 36 -2 42 4 48 4 51 -4 73 -4 74 -2 79 -6 90 4 94 8 96 -2 99 13 102 -2 104 -8 105 -2 106 15 109 14 110 -2 113 -6 114 20 122 2 138 12
wher-	2 -2 3 3 4 2 5 4 6 -2 8 -3 9 7 10 -2 12 2 13 -2 17 2 19 -5 23 -2 31 4 35 -3 36 2 39 -2 52 2 57 -3 69 2 73 3 76 -3 77 5 78 5 79 -2 80 -2 81 4 86 -4 93 -3 94 2 96 3 99 -2 100 24 103 3 106 -2 117 -3 118 5 122 5 123 -4 125 -3 129 -2 130 2 135 -2 137 2 138 11
wher-all	100 8
wher-are	100 8
wher-at	100 9
wher-can	3 3 4 3 5 3 7 -3 9 2 12 2 17 2 31 4 35 -2 52 2 73 -3 123 -2 138 7
wher-do	7 3 19 -2 57 -2 73 3 78 2 86 -2 93 -2 94 3 100 3 103 3 122 2 130 3
wher-doe	45 2 69 3 78 8 118 6 129 -9
wher-goe	78 -5 129 10
wher-i	3 2 4 2 5 3 12 2 17 2 19 -2 57 -2 78 2 86 -2 93 -2 94 2 100 2 103 2 130 2 138 8
wher-is	6 -2 7 2 81 5 100 9 117 -2 122 4 137 3 138 -2
wher-liv	59 2 74 3 99 -2
wher-money	78 15 129 -12
wher-my	31 7 96 4 123 -3 138 -2
wher-the	6 -2 7 3 45 2 78 -3 81 6 100 -2 122 4 129 4
wher-they	9 9 36 3
wher-to	100 -2 138 7
wher-we	51 2 78 3
wher-you	73 3 100 13
wher-your	100 4 118 8
where are	100 11
where can	3 6 4 5 5 6 7 -6 9 4 13 -2 17 5 22 3 23 -2 26 2 31 7 35 -3 39 -2 52 3 73 -4 76 -2 79 -2 80 -2 94 -2 100 -2 122 -2 123 -3 135 -2 138 15
where do	0 2 7 5 19 -4 36 2 51 2 57 -4 73 6 78 4 86 -4 93 -3 94 5 96 2 100 4 103 5 106 -2 122 4 130 6 138 2
where does	19 -2 45 3 69 4 78 12 100 -2 118 11 129 -14 138 -2
where i	12 7 59 3 73 -3 74 5 77 2 99 -3 138 -4
where is	0 -2 2 -2 6 -4 7 4 81 9 100 15 117 -4 122 6 137 6 138 -2
where to	100 -3 122 2 138 13
where you	73 7 100 12
where~	2 -2 3 3 4 2 5 4 6 -2 8 -3 9 7 10 -2 12 2 13 -2 17 2 19 -5 23 -2 31 4 35 -3 36 2 39 -2 52 2 57 -3 69 2 73 3 76 -3 77 5 78 5 79 -2 80 -2 81 4 86 -4 93 -3 94 2 96 3 99 -2 100 24 103 3 106 -2 117 -3 118 5 122 5 123 -4 125 -3 129 -2 130 2 135 -2 137 2 138 11
which bus	27 -6 100 10 101 5
which-	0 -5 17 -3 26 -8 27 -7 59 3 73 -2 74 -2 76 -6 80 -3 99 10 100 9 101 4 118 14 121 7 122 -2 126 4 134 9 135 -2 137 12 138 -6
which-bus	27 -4 100 7 101 3
which-company	59 2 76 -4 118 10
which~	0 -5 17 -3 26 -8 27 -7 59 3 73 -2 74 -2 76 -6 80 -3 99 10 100 9 101 4 118 14 121 7 122 -2 126 4 134 9 135 -2 137 12 138 -6
whil-	0 -2 17 -6 28 -2 35 13 42 3 73 12 75 -6 83 11 138 -3
whil-i	17 -2 35 6 73 2
while i	0 -2 17 -5 35 11 42 3 73 4
whil~	0 -2 17 -6 28 -2 35 13 42 3 73 12 75 -6 83 11 138 -3
who am	21 -2 116 10 138 -2
who are	76 -4 113 3 115 -2 116 4 117 11 118 6 138 -3
who can	27 8 35 3 73 -2 74 -4 75 3 88 13 112 -7 122 2 125 13 138 -7
who created	113 3
who do	0 -5 55 2 75 3 102 8 103 8 104 6 112 7 116 -3 118 2 119 4 120 -2 125 7 138 -14
who donated	78 -3 96 -11 110 -5 112 -2 137 31 138 -2
who founded	113 11 114 -7
who funds	118 8
who gets	4 -2 78 -2 79 -6 96 26 137 -9
who invented	112 -2 113 -2 138 13
who is	6 4 17 8 112 7 113 -2 117 5 124 -2 125 5 137 -2 138 -6
who manages	65 -2 112 3
who reads	37 -6 110 12 138 -2
who runs	112 9
who sees	110 7 138 -2
who started	113 7 114 -2
who wants	3 -2 76 4 79 7
who will	1 -2 2 7 17 -5 76 4 110 6 138 -3
who won	112 -2 138 3
who-	0 -3 3 -3 21 -2 27 2 29 2 31 -2 37 -2 43 -2 74 -3 75 2 76 -2 78 -3 79 3 83 2 88 4 92 2 96 3 102 2 103 3 104 2 110 5 112 7 113 10 114 -4 116 3 117 5 118 7 119 2 120 -2 124 -2 125 9 137 6 138 -3
who-am	116 6
who-are	76 -2 113 2 116 4 117 6 118 4 138 -2
who-can	27 4 74 -2 75 2 88 8 112 -5 125 8 138 -4
who-creat	113 2
who-do	0 -3 75 2 102 5 103 5 104 4 112 4 116 -2 119 2 125 4 138 -9
who-donat	78 -3 96 3 110 -3 137 13
who-found	113 8 114 -5
who-fund	118 5
who-get	79 -3 96 14 125 6 137 -6
who-i	0 -2 75 3 102 5 103 5 104 4 112 -2 116 4 119 2 125 -2 138 -8
who-in	112 5 124 -2
who-invent	112 -2 113 -2 138 9
who-is	6 2 17 4 112 4 117 4 125 4 138 -3
who-lead	88 7 112 -2
who-manag	112 2
who-my	20 3 79 4
who-need	3 -4 73 4 79 6
who-read	37 -4 110 8
who-run	112 6
who-see	110 10 138 -3
who-someon	25 2 73 4
who-start	113 5 114 -2
who-the	29 3 43 -2 79 -2 96 3 110 2 112 4 138 4
who-this	113 4
who-up	92 5 113 5 117 -2
who-want	76 2 79 4
who-watch	20 4 35 2
who-wil	2 4 17 -3 76 2 110 4 138 -2
who-won	138 2
who-you	112 4 113 2 114 -3 116 2 117 5 118 4 125 5 138 -5
who-your	76 -3 112 -2 118 5 138 5
whol-	4 -5 77 15 78 -2 79 -3 100 -3
whol~	4 -5 77 15 78 -2 79 -3 100 -3
whos-	113 19
whos~	113 19
who~	0 -3 3 -3 21 -2 27 2 29 2 31 -2 37 -2 43 -2 74 -3 75 2 76 -2 78 -3 79 3 83 2 88 4 92 2 96 3 102 2 103 3 104 2 110 5 112 7 113 10 114 -4 116 3 117 5 118 7 119 2 120 -2 124 -2 125 9 137 6 138 -3
why does	117 8 134 2 138 -2
why-	6 6 21 2 48 13 113 5 114 -2 117 18 138 9
why-doe	117 5
why~	6 6 21 2 48 13 113 5 114 -2 117 18 138 9
wic-	7 13 63 -4
wic~	7 13 63 -4
widow-	25 10
widower-	25 8
widow~	25 15
wif-	0 -3 17 5 25 3 28 -2 29 13 32 -2 35 12 80 -2 122 -4 137 7
wif-i	25 2 35 3 122 -2
wifi-	57 -4 59 34 60 -2 103 -2 124 -3 137 -4 138 14
wifi~	57 -4 59 34 60 -2 103 -2 124 -3 137 -4 138 14
wif~	0 -3 17 5 25 3 28 -2 29 13 32 -2 35 12 80 -2 122 -4 137 7
wil-	2 2 11 -2 24 3 26 -2 28 7 30 2 32 2 34 2 54 -2 65 6 73 -7 78 7 85 2 94 3 101 -2 106 4 110 9 121 -2 122 -2 124 4 125 -2 128 2 129 2 130 6 134 4 135 10 138 -5
wil-be	17 2 21 2
wil-cal	106 8
wil-com	21 3 32 -2 79 2 94 3
wil-do	73 -2 76 3 129 5
wil-fix	1 2
wil-get	87 2 128 3 135 2
wil-giv	34 5 73 3 78 -2
wil-go	21 6 28 -2
wil-hir	17 2 76 3
wil-i	78 -2 87 2 124 3 128 3 135 2
wil-my	110 6
wil-not	1 2 24 3 28 7 30 2 32 2 34 2 78 -2 134 4 135 2
wil-show	73 -3 85 4 110 7 122 -2
wil-someon	85 3 122 -2
wil-stop	21 3 112 -2 134 7
wil-tak	0 2 1 2
wil-talk	30 3 32 3
wil-the	21 2
wil-to	2 4 76 2
wil-win	17 -2 65 8
wil-work	17 -2 65 9 112 2
wil-you	79 2 94 3 106 5 124 -2 130 7 135 -5 138 5
wildlif-	54 -4 55 8
wildlif~	54 -4 55 8
will be	17 3 21 4
will hire	17 3 76 6
will i	78 -3 87 4 124 5 128 5 135 3
will my	1 -2 106 -2 110 10
will not	1 4 24 5 28 10 30 4 32 3 34 3 54 -2 55 2 76 -2 78 -3 110 -2 112 -2 130 -2 134 7 135 4
will someone	85 6 122 -3
will take	0 5 73 3 138 -2
will work	17 -3 65 14 112 3 138 -2
will you	73 -2 76 -2 79 3 94 6 102 -2 106 8 124 -4 130 12 135 -8 138 7
willing to	73 2 76 5 79 -2
willing~	26 -2 73 4 76 7 79 -3
will~	2 2 11 -2 24 3 28 7 30 2 32 2 34 2 54 -2 65 6 73 -8 76 -4 78 7 79 2 85 2 87 2 94 3 101 -2 106 4 110 10 121 -2 122 -2 124 4 125 -2 128 2 129 2 130 6 134 4 135 10 138 -5
win-	17 -4 65 17 73 -2 112 3 138 6
window-	13 19 54 -8 55 12 56 16
window~	13 19 54 -8 55 12 56 16
wing-	55 19 93 -2 95 -4 138 3
wing~	55 19 93 -2 95 -4 138 3
winter coat	4 4
winter-	1 -3 4 9 11 -2 56 -3 73 -4 76 4 79 6 135 3
winter-coat	79 3
wint~	1 -3 4 9 11 -2 56 -3 73 -4 76 4 79 6 135 3
win~	17 -4 65 17 73 -2 112 3 138 6
wip-	4 -3 57 -2 58 -3 79 -2 95 20 110 -2
wip-comput	95 3
wip~	4 -3 57 -2 58 -3 79 -2 95 20 110 -2
wish list	21 -5 79 15 137 -3
wish-	21 -9 79 27 137 -5
wish-list	21 -3 79 11 137 -2
wishlist-	79 35
wishlist~	79 35
wish~	21 -9 79 27 137 -5
with 3	28 8
with a	0 6 4 -2 17 2 18 4 25 6 32 -2 54 8 73 6 74 -2 76 4 83 -4 88 3 104 -3 105 6 116 3 124 -2 135 2 138 -2
with an	1 -2 2 9 28 -6 35 7 110 -2
with back	1 8
with extra	13 -2 76 8 79 -2
with food	7 -4 10 5 102 4
with me	8 -4 27 11 30 6 34 10 73 -3 82 6 106 -2 125 13 138 -3
with my	16 4 35 9 54 4 57 2 73 -4 122 6 129 5
with no	6 -4 17 12 19 2 22 5 26 -4 39 -4 56 4
with nothing	3 9 7 -2 28 -5 31 7 41 7
with other	31 -3 33 4 48 2
with people	2 9 7 -3 9 4 19 -2 73 7 76 -3
with space	76 9
with the	12 6 18 -2 73 -4 76 5 118 8 120 -2
with wondrous	17 -6 113 8 117 -4 120 7
with you	17 -2 24 -4 45 3 50 -2 76 -4 98 7 102 -3 104 7 110 4 120 4 137 -3 138 4
with your	61 -2 75 -6 76 9 104 10
with-	0 2 2 3 3 4 7 -3 8 -3 12 2 17 -6 20 -2 24 -2 25 3 26 -2 27 2 29 3 30 2 33 2 34 4 36 3 39 -2 45 3 54 4 60 2 73 4 75 -2 76 10 79 -3 80 -4 83 -2 98 2 104 6 106 -2 110 3 112 -2 118 6 120 8 121 7 122 -2 129 2 135 -2 137 -3 138 -5
with-3	28 4
with-a	0 3 18 2 25 3 54 5 73 3 76 2 83 -2 88 2 104 -2 105 4 116 2
with-all	50 -2 73 3
with-an	2 5 28 -3 35 4
with-back	1 5
with-car	27 -2 28 6 35 -7 122 6
with-credit	2 6 76 -2
with-extra	76 5 79 -2
with-few	76 3 122 2
with-food	7 -2 10 3 102 2
with-in	2 -2 21 -2 27 5 29 6 106 -2
with-kid	28 3 31 -2 35 2 54 3 73 4
with-littl	73 2
with-me	8 -3 27 7 30 3 34 5 73 -2 82 3 125 9 138 -2
with-mom	27 2
with-my	16 2 35 5 54 2 73 -2 122 3 129 3
with-need	31 -2 33 5 73 2
with-no	6 -2 17 7 22 3 26 -3 39 -2 56 2
with-noth	3 5 28 -3 31 4 41 4
with-other	33 2
with-peopl	2 4 7 -2 9 2 73 3 76 -2
with-record	17 -4 73 8 76 5 83 -4
with-spac	76 5
with-the	12 3 73 -2 76 3 118 4
with-to	28 -2 31 4 34 2
with-who	17 -4 73 4 76 -2 118 10
with-wondrous	17 -4 113 5 117 -2 120 4
with-world	17 -4 113 5 117 -2 120 4
with-you	24 -2 29 2 76 -2 98 4 102 -2 104 4 110 2 120 3 137 -2 138 2
with-your	75 -3 76 5 104 6
withhold-	135 2 138 -2
withhold~	135 2 138 -2
without-	1 -5 7 -2 25 8 26 -6 27 -6 28 4 59 5 76 5 101 20 102 -2 110 -2 122 -2 135 7
without~	1 -5 7 -2 25 8 26 -6 27 -6 28 4 59 5 76 5 101 20 102 -2 110 -2 122 -2 135 7
with~	0 2 2 3 3 4 7 -3 8 -3 12 2 17 -6 20 -2 24 -2 25 3 26 -2 27 2 29 3 30 2 33 2 34 4 36 3 39 -2 45 3 54 4 60 2 73 4 75 -2 76 10 79 -3 80 -4 83 -2 98 2 104 6 106 -2 110 3 112 -2 118 6 120 8 121 7 122 -2 129 2 135 -2 137 -3 138 -5
woman-	0 9 21 -2
wom~	0 7 21 -2
won-	112 -2 138 4
wondrous world	17 -4 74 11 100 6 113 8 117 7 120 7 126 -5 138 -2
wondrous-	2 -2 17 -5 74 13 100 7 112 -2 113 9 117 30 120 9 126 -6 138 -5
wondrous-initiativ	117 5
wondrous-world	17 -2 74 5 100 3 113 4 117 6 120 4 126 -3
wondrou~	2 -2 17 -5 74 13 100 7 112 -2 113 9 117 30 120 9 126 -6 138 -5
won~	112 -2 138 4
woodwork-	20 -8 49 15
woodworking~	20 -10 49 11
woodwork~	49 7
wor-	4 -13 79 16
word-	16 -2 57 20 63 -2 75 16 106 7 107 -10 138 12
word~	16 -2 57 20 63 -2 75 16 106 7 107 -10 138 12
work at	14 -3 76 4 117 -2 120 12
work boots	17 -7 20 9
work for	16 -2 17 -6 20 -2 112 16 116 -3 118 -5 120 23
work history	14 16 36 -2 138 -4
work in	17 -4 116 -3 120 -2 127 19
work permit	17 4 20 -4 120 -2 135 12
work there	17 -3 20 -2 120 21
work win	17 -3 65 14 112 3 138 -2
work with	2 6 16 3 19 -2 20 -2 39 -3 43 2 73 3 76 -2 110 8 112 -2 118 21 120 -5 125 -3 135 -2
work-	2 3 4 -4 8 -2 16 4 17 7 18 6 19 -2 20 10 27 -3 34 -2 35 -4 36 5 38 -2 57 2 63 3 65 6 66 2 67 -2 73 3 78 -3 80 -2 84 2 90 -2 92 7 93 -2 94 3 99 2 112 5 116 9 118 6 121 -2 124 -3 127 5 130 3 138 -6
work-at	14 -2 76 2 120 7
work-boot	17 -4 20 5
work-for	3 -3 17 -5 18 4 28 4 79 4 112 8 116 -2 118 -3 120 11
work-history	14 8 138 -2
work-i	2 5 20 2 120 -2
work-in	17 -2 116 -2 127 11
work-permit	17 4 20 -3 135 7
work-ther	17 -2 120 15
work-win	17 -2 65 9 112 2
work-with	2 3 16 2 39 -2 73 2 110 4 118 13 120 -3 125 -2
work-you	17 -3 120 14
workday-	7 -3 11 7
workday~	7 -3 11 7
worker-	2 -3 17 -6 20 -2 24 -2 29 -6 73 -4 76 19 105 22 108 -2 120 -3 123 5 125 -2 135 13 137 2
worker-comp	135 9
workers comp	135 14
worker~	135 21
workforc-	16 35
workforc~	16 35
working~	3 -8 17 -6 18 14 59 -2 63 13 79 14 102 -3 120 -2
workout-	24 -3 34 -4 138 23
workout~	24 -3 34 -4 138 23
workshop-	14 -5 67 4 109 13 122 -2
workshop~	14 -5 67 4 109 13 122 -2
work~	2 2 4 -3 8 -2 16 3 17 6 18 3 19 -2 20 10 27 -4 34 -2 35 -4 36 5 57 2 65 5 66 2 73 2 76 6 78 -3 79 -4 80 -2 84 2 90 -2 92 7 93 -2 94 3 99 2 105 5 112 5 116 9 118 6 121 -2 124 -3 127 5 130 3 138 -6
world initiative	117 8
world-	2 -2 17 -5 74 13 100 8 113 10 117 11 120 9 126 -6 138 11
world-in	74 6 126 -3
world-initiativ	117 5
world-mi	74 5
world~	2 -2 17 -5 74 13 100 8 113 10 117 11 120 9 126 -6 138 11
worn-	4 -5 35 8 79 6
worn~	4 -5 35 8 79 6
worry-	21 4
worry~	21 4
worship-	47 5
worship~	47 5
worst-	110 -7 136 22
worst~	110 -7 136 22
worth-	2 -5 78 -3 129 11 138 15
worthless-	21 35
worthles~	21 35
worth~	2 -5 78 -3 129 11 138 15
wor~	4 -13 79 16
would kill	9 4 14 2
would like	43 3 73 2 77 3 78 7 80 4 91 -2
would love	9 -2 55 -2 73 10
would-	3 3 21 -2 31 -2 43 3 49 -3 55 -2 58 2 73 20 76 2 77 3 78 4 80 4 85 5 91 -2 129 5 137 -2
would-be	73 2 85 4
would-for	9 2 73 2
would-kil	9 2
would-lik	43 2 77 2 78 4 80 2
would-lov	73 5
would-to	73 5 77 2 78 3 80 2
would~	3 3 21 -2 31 -2 43 3 49 -3 55 -2 58 2 73 20 76 2 77 3 78 4 80 4 85 5 91 -2 129 5 137 -2
writ-	14 4 17 -3 19 -6 26 -2 36 -2 44 -3 61 -3 62 3 73 -2 75 5 78 9 96 -3 103 11 104 16 115 -4 128 3 135 8 138 9
writ-a	26 -2 62 2 75 4 78 8 135 6 138 -10
writ-cod	61 -3 138 11
writ-essay	128 -2 138 4
writ-it	14 3 128 5 138 -2
writ-me	128 -2 138 10
writ-my	128 -2 138 4
writ-off	128 10
writ-story	75 5 138 -4
writ-to	75 -3 103 23 104 -4 128 -3 138 -6
writ-you	75 -5 103 9 104 20 128 -9 138 -5
write a	19 -2 26 -3 62 5 75 7 78 13 128 -3 135 11 138 -19
write it	14 6 128 8 138 -5
write me	44 -2 103 -2 104 -2 128 -3 138 14
write my	37 -2 128 -3 138 6
write story	138 3
write to	75 -4 103 34 104 -6 128 -5 138 -10
writ~	14 4 17 -3 19 -6 26 -2 44 -3 61 -3 62 3 73 -2 75 5 78 9 96 -3 103 11 104 16 115 -4 128 3 135 8 138 9
wrong-	5 -2 79 2
wrongful-	135 23
wrongful~	135 23
wrong~	5 -2 79 2
wrot-	112 -2 125 -2 138 15
wrot~	112 -2 125 -2 138 15
ww2-	114 -2 138 4
ww2~	114 -2 138 4
xbox-	138 35
xbox~	138 35
xfinity-	59 4
xfinity~	59 4
y estoy	15 2 21 -4 25 4
y me	20 4 21 7 36 -3 76 6 79 -6
y mis	0 7 2 -3 24 4 26 -2
y no	3 5 10 -2 11 2 19 -3 21 -3 26 3 27 2 28 5 35 2 60 5 76 -2 106 2 134 -2 138 -2
y platos	3 3
y puedo	49 -2 57 -3 73 3 76 13 135 -4
y queremos	73 4 74 4 76 5 77 -2
y quiere	31 -2 33 4 58 -4 61 4
y quiero	2 -3 17 2 18 4 26 -2 45 2 73 3 74 3 75 4 76 6 79 5 120 -3
y tengo	30 4 79 3 94 -2
y ya	0 3 17 3 23 2
y yo	29 2
y-	0 2 2 -4 3 3 8 2 10 -2 11 3 13 6 17 3 19 -2 20 2 31 -2 35 2 36 -2 50 2 52 -3 58 -2 60 5 63 3 74 2 75 2 76 11 79 2 80 2 120 -2 122 -2 134 -2 135 -3 138 -2
y-apoyar	76 4
y-ayudar	73 2 76 4 135 -2
y-cortar	76 3
y-ensenar	57 -3 73 6
y-estoy	21 -2 25 2
y-hay	6 2 7 3
y-me	17 2 20 2 21 3 36 -2 76 2 79 -3
y-mis	0 4 2 -2 24 2
y-no	3 2 21 -2 26 2 28 3 60 3
y-plato	3 2
y-puedo	8 2 28 2 57 -2 73 2 76 5 135 -2
y-queremo	73 2 74 2 76 3
y-quier	33 2 58 -2 61 2
y-quiero	2 -2 18 2 75 2 76 3 79 3 80 2 120 -2
y-tengo	3 4 8 -2 26 2 27 2 28 2
y-un	5 -3 45 2 63 5 74 2
y-ya	0 2 17 2
ya aplique	106 6
ya no	0 4 2 3 5 -3 7 2 23 3 79 8 106 -2
ya nos	0 4
ya-	0 6 2 2 5 -3 7 2 20 -2 23 4 73 -3 74 2 79 7 86 3 99 5 106 7 133 5
ya-apliqu	106 3
ya-le	4 3 5 -2 79 3
ya-me	0 2 17 2 73 -2 86 4 106 -2
ya-no	0 2 23 2 79 4
ya-nos	0 4
ya-quiero	2 4 79 -3
ya-uso	4 -3 79 4
yard-	1 -3 2 3 28 -5 50 7 55 9 76 -4
yard~	1 -3 2 3 28 -5 50 7 55 9 76 -4
ya~	0 6 2 2 5 -3 7 2 20 -2 23 4 73 -3 74 2 79 7 86 3 99 5 106 7 133 5
year did	114 3
year old	0 5 4 6 17 3 25 -2 31 6 32 10 73 2 79 -5 114 -2 125 -3 138 -6
year-	0 5 4 6 17 8 21 3 22 -3 25 7 26 2 31 6 32 8 76 6 79 -9 80 -2 95 -2 113 -6 114 6 125 -4 138 -4
year-and	17 4 25 5 138 -2
year-did	114 2
year-need	31 5 73 -2
year-old	0 3 4 3 31 2 32 8 79 -3 125 -2 138 -3
year~	0 5 4 6 17 8 21 3 22 -3 25 7 26 2 31 6 32 8 76 6 79 -9 80 -2 95 -2 113 -6 114 6 125 -4 138 -4
yel-	28 10 31 -2
yelling~	28 7
yell~	28 5 31 -3
yesterday-	0 9 7 9 73 -2
yesterday~	0 9 7 9 73 -2
ymca-	100 -4 138 9
ymc~	100 -4 138 9
yo-	73 -11 80 7 85 10 121 -2 131 31
yoga-	12 -2 16 -2 61 -2 67 -2 138 19
yoga-class	138 8
yog~	12 -2 16 -2 61 -2 67 -2 138 19
yolo-	134 -3 138 23
yol~	134 -3 138 23
york-	75 -7 138 9
york~	75 -7 138 9
you a	47 4 63 -4 76 3 103 5 105 -2 115 6 116 3
you about	90 6 99 -2 116 -9 117 13
you accept	79 -8 93 13
you ai	62 -17 116 18
you all	3 6 17 -2 33 -2 44 -3 50 -2 60 -5 73 2 79 8 80 6 99 2 100 4 104 3 114 6 116 -7 117 11 120 7 121 6 122 2 125 -2 136 5 138 -5
you are	51 -7 60 -3 115 -4 132 21 136 10 137 11 138 -6
you at	100 2
you bring	3 -2 92 6
you call	1 6 57 -2 102 -3 103 -2 106 11 138 4
you can	76 14
you charge	112 -2 130 19 135 -12
you close	11 -3 99 7 138 -2
you come	3 -6 8 9 34 9 73 -2 76 -2 79 3 94 8 138 -4
you could	76 5
you cover	14 -4 126 6
you do	9 3 36 -7 67 3 79 -2 80 -3 94 4 109 -2 116 21 121 15 138 6
you get	0 2 25 12 99 5 106 9 122 -3 125 -2 138 -3
you give	4 9 13 5 41 8 58 10 78 -3 79 -13 93 -3 95 -4 110 2
you going	110 2
you guys	24 -4 31 -2 78 3 80 6 99 4 110 -4 113 -2 114 8 116 -5 117 9 121 10 122 4 138 6
you have	3 -3 7 -2 9 6 10 3 23 -3 27 5 31 3 42 3 43 2 44 2 56 2 61 -2 64 4 65 6 73 -3 76 -2 82 7 85 -2 88 2 101 7 107 2 108 6 111 9 121 -4 124 -2 125 -4 135 -4 137 2 138 11
you help	3 2 26 6 39 -2 73 -5 80 -7 106 5 107 5 112 -2 116 -2 121 9 122 8 125 15 126 7 130 -3 134 -4 138 -4
you hiring	17 -5 116 -3 120 18
you in	75 6 100 8 107 -4 126 -2
you keep	110 7 111 6
you know	22 2 110 -3 138 6
you money	19 -3 78 6 124 6 129 -2
you need	4 -2 8 -2 12 -2 73 13 76 -4 89 3 90 4 91 3 93 7 122 -2
you offer	76 -3 121 15
you on	75 8 100 5 108 20 116 -2 137 -5 138 -2
you open	99 -12 114 10 138 6
you pay	87 5 112 -2 120 12 124 -10
you pick	73 -3 79 -4 94 16 126 -5
you real	105 -8 115 5 116 6
you sell	4 -6 18 -7 93 8 110 8 138 3
you send	94 4 128 6 138 -3
you serve	9 12 11 -4 73 -7 126 18 127 -2
you share	12 14 110 -7 138 -7
you single	100 -2 116 -3 138 26
you speak	107 2
you start	82 6 113 9 114 -4 138 -6
you suck	136 7
you take	5 -3 53 2 73 7 78 6 79 -11 83 -4 93 10 95 10 99 -4 101 7 130 2
you teach	39 4 57 3 67 12 138 -2
you there	99 -5 131 19 138 -3
you what	2 -2 10 11 33 -2 81 13 93 -2 110 -2
you work	16 -2 17 -7 20 -4 65 -2 76 -2 110 9 112 11 116 15 118 8 120 -10 125 -3 127 16 135 -2 138 -2
you-	2 -2 7 -2 17 -3 18 -3 60 -2 62 -3 63 -2 75 2 80 2 93 2 94 2 100 4 101 2 102 4 104 4 105 -2 108 3 114 4 116 6 117 4 118 2 120 3 121 5 131 4 132 5 135 -3 136 2 138 4
you-a	3 -2 44 2 47 2 63 -2 64 3 65 4 101 5 103 2 108 4 121 -3 137 2 138 7
you-about	90 3 116 -5 117 12
you-accept	79 -5 93 8
you-ai	62 -12 116 12
you-all	3 3 60 -3 79 4 80 4 100 2 114 4 116 -4 117 7 120 4 121 4 136 3 138 -3
you-an	73 2 79 -2
you-any	7 5 124 -3
you-are	51 -5 60 -7 132 13 136 13 137 6 138 -4
you-at	100 8
you-bag	11 2
you-been	114 4
you-bring	92 3
you-cal	1 3 102 -2 106 6 138 3
you-can	76 8
you-charg	124 3 130 10 135 -7
you-clos	11 -2 99 6 138 -2
you-com	3 -3 8 4 34 5 94 7 138 -2
you-cook	12 2 73 3
you-could	76 2
you-cover	14 -2 126 4
you-discount	76 2
you-do	36 -3 94 2 116 10 117 -2 121 27 122 4
you-doing	131 14
you-donat	96 3 128 -2
you-each	76 5
you-fan	56 3
you-for	11 -2 31 4 73 -3 88 4 90 2 91 2 99 2 110 -2 112 6 116 -2 117 8 118 -2 124 2 125 2 138 -2
you-furnitur	79 5 93 -4
you-get	25 6 79 2 80 -2 99 3 106 5 113 4 114 -2 122 -2 138 -2
you-giv	3 7 4 5 13 3 41 4 58 5 78 -2 79 -12 93 -2 95 -2
you-got	121 6
you-guy	24 -2 78 2 80 4 99 2 110 -2 114 6 116 -3 117 5 121 6 138 4
you-hand	73 4
you-hav	9 4 10 2 23 -2 27 3 31 2 64 2 65 3 82 4 101 4 108 3 111 5 120 2 121 -2 125 -3 135 -2 138 6
you-help	26 3 73 -3 80 -5 106 2 107 3 121 4 122 10 125 15 126 4 130 -2 134 -2 138 -3
you-hiring	17 -4 116 -2 120 13
you-in	74 3 75 3 78 2 100 4 107 -2 127 8
you-inform	110 2
you-keep	110 4 111 4
you-know	110 -2 138 4
you-later	73 -2 124 4 133 6
you-me	26 3 49 2 73 -2 102 2 106 2 110 2 124 -2 130 6 134 -2 135 -5 138 13
you-money	19 -2 78 4 124 3
you-most	4 -2 73 -2 79 3 93 7
you-my	1 2 36 -4 81 4 106 4 110 -2 111 2 122 -2 138 12
you-need	73 7 76 -2 79 7 89 2 90 2 93 4
you-now	73 -4 80 5 137 4
you-of	115 4 138 3
you-offer	76 -2 121 9
you-old	95 5
you-on	75 3 99 6 100 2 108 10 111 8 137 -2 138 -4
you-open	5 -2 79 -2 93 5 99 -6 114 5 138 4
you-our	75 4
you-out	1 -5 4 5 13 3 41 5 79 -5 138 5
you-pay	87 3 120 8 124 -6
you-peopl	67 4 73 -2 80 -2 125 7 126 6
you-person	105 -6 116 12
you-pick	73 -2 79 -2 94 9 126 -3
you-real	105 -5 115 5 116 5
you-robot	105 -2 116 5
you-sel	4 -3 18 -4 93 5 110 5 138 2
you-send	94 2 128 3
you-serv	9 7 11 -2 73 -4 126 12
you-shar	12 9 110 -4 138 -4
you-singl	116 -2 125 4 130 -3 138 16
you-start	74 -3 82 3 114 13 122 -4 138 -3
you-suck	136 5
you-suicid	67 6
you-tak	5 -2 73 4 78 4 79 -6 83 -2 93 6 95 6 99 -2 101 4 130 2
you-teach	39 2 57 2 67 6
you-the	18 -2 93 4 97 3 132 4 138 -5
you-ther	47 -3 99 16 131 10 138 -2
you-to	3 -2 8 3 34 4 73 -4 82 7 88 2 94 5 138 -2
you-today	99 6 138 -4
you-up	73 -2 79 -2 94 8 99 7 126 -3
you-use	76 6 79 2
you-volunt	73 8 82 4 83 -4 114 -3
you-want	44 -3 49 -2 79 9
you-what	10 5 81 6
you-with	17 -2 110 6 118 8 120 -2 121 8 122 -3 125 -2
you-work	17 -4 20 -3 110 5 112 7 116 9 118 5 120 -6 125 -2 127 9
young-	73 -2 82 22 83 -2 85 -6 125 19
youngest-	73 -2 82 4
youngest~	73 -2 82 4
young~	73 -2 82 22 83 -2 85 -6 125 19
your building	49 -6 73 -2 100 22
your email	57 -2 103 11
your event	73 3 75 5 76 -2 109 -2
your events	73 6 75 6 109 -3
your families	1 -3 76 5
your food	7 7 75 4 97 -2 100 -2
your garden	13 -2 52 -7 75 14
your kids	73 -4 76 6
your members	1 -3 31 -2 73 6 76 3 102 -2
your name	116 27 138 -8
your number	21 -3 102 16 137 -2
your office	14 -4 76 -2 100 7 120 9
your organization	17 -3 34 -2 75 7 80 6 110 -2 117 13 118 -3 120 9
your partners	76 -9 98 -3 112 -2 118 21
your people	17 -5 76 11
your place	0 -2 2 -8 49 -2 73 10 100 21 117 -2
your programs	61 -4 74 13 76 -4 112 -3 121 10
your website	61 -2 75 -6 104 11 130 2
your-	0 -5 1 -5 2 -5 9 -2 14 -3 17 -5 18 -2 19 -2 21 -3 26 -2 31 -2 45 -3 49 -3 52 -3 58 -2 61 -3 73 2 74 6 75 7 76 3 78 -2 79 3 80 8 81 3 97 -2 98 -2 99 6 100 13 102 7 103 2 104 2 108 6 109 -3 110 -2 111 2 113 10 116 6 117 9 118 11 120 7 122 -2 126 -2 132 6 135 -2 137 10
your-build	49 -4 100 14
your-email	103 7
your-event	73 4 75 5 109 -2
your-family	76 2
your-flyer	138 7
your-food	7 4 75 2
your-garden	52 -4 75 8
your-kid	73 -2 76 3
your-member	1 -2 73 3
your-nam	116 17 138 -5
your-number	21 -2 102 10
your-offic	14 -2 100 5 120 5
your-organiz	17 -2 75 4 80 4 117 9 118 -2 120 5
your-partner	76 -6 98 -2 112 -2 118 14
your-peopl	17 -3 76 6
your-plac	2 -5 73 5 100 15
your-program	61 -3 74 8 112 -2 121 6
your-servic	73 -2 81 8 121 -2 127 3
your-websit	75 -3 104 6
yourself-	15 16 106 -3 117 15 138 -8
yourself~	15 16 106 -3 117 15 138 -8
your~	0 -5 1 -5 2 -5 9 -2 14 -3 17 -5 18 -2 19 -2 21 -3 26 -2 31 -2 45 -3 49 -3 52 -3 58 -2 61 -3 73 2 74 6 75 7 76 3 78 -2 79 3 80 8 81 3 97 -2 98 -2 99 6 100 13 102 7 103 2 104 2 108 6 109 -3 110 -2 111 2 113 10 116 6 117 9 118 11 120 7 122 -2 126 -2 132 6 135 -2 137 10
youth group	73 7
youth-	31 23 32 -2 42 6 73 4 82 -2 121 -4
youth-group	73 4
youth-mentor	32 4
youth-program	31 10 32 -4 121 -2
youth~	31 23 32 -2 42 6 73 4 82 -2 121 -4
youtub-	14 -5 75 16 108 33
youtub-channel	14 -2 75 8
youtube channel	14 -4 75 12
youtub~	14 -5 75 16 108 33
youv-	132 15
youv~	132 15
you~	2 -2 7 -2 17 -3 18 -3 60 -2 62 -3 63 -2 75 2 80 2 93 2 94 2 100 4 101 2 102 4 104 4 105 -2 108 3 114 4 116 6 117 4 118 2 120 3 121 5 131 4 132 5 135 -3 136 2 138 4
yo~	73 -11 80 7 85 10 121 -2 131 31
y~	0 2 2 -4 3 3 8 2 10 -2 11 3 13 6 17 3 19 -2 20 2 31 -2 35 2 36 -2 50 2 52 -3 58 -2 60 5 63 3 74 2 75 2 76 11 79 2 80 2 120 -2 122 -2 134 -2 135 -3 138 -2
zapatito-	4 16
zapato-	4 5 17 -3 20 4 31 -3 79 7
zapato-para	4 2 20 2 31 -2
zapat~	4 14 17 -3 20 4 31 -3 79 6
zell-	78 22 130 -2
zell~	78 22 130 -2
zip code	61 -5 100 16 138 -7
zip-	61 -9 100 26 121 -2 138 -10
zip-cod	61 -4 100 10 138 -4
zipper-	49 3 79 -2
zipp~	49 3 79 -2
zip~	61 -9 100 26 121 -2 138 -10
zodiac-	138 27
zodiacal-	138 25
zodiacal~	138 25
zodiaco-	138 27
zodiac~	138 46
zoloft-	134 10
zoloft~	134 10
zona-	74 6 126 38 138 -2
zon~	74 6 126 38 138 -2
zoo-	100 -2 126 -10 138 16
zoom-	26 -9 57 22 59 -4 103 -2
zoom~	26 -9 57 22 59 -4 103 -2
zoo~	100 -2 126 -10 138 16`,
};
