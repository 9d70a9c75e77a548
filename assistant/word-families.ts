// Families of words that mean the same kind of thing. What the classifier learns from "my son has no
// coat" it then also knows about "mi sobrina no tiene botas". English and Spanish stand together.

export const wordFamilies: Record<string, string> = {
  relative:
    'mom mother mama moms dad father papa daddy son daughter husband wife brother sister uncle aunt auntie cousin nephew niece hubby spouse partner boyfriend girlfriend fiance stepmom stepdad madre padre hijo hija esposo esposa marido hermano hermana tio tia primo prima sobrino sobrina novio novia pareja suegra suegro cunada cunado',
  elder:
    'grandma grandmother granny grandpa grandfather grandad nana elderly senior seniors old aging retired abuela abuelo abuelita abuelito anciano anciana mayor mayores jubilado jubilada viejito viejita',
  grandchild:
    'grandkid grandkids grandson granddaughter grandchild grandchildren grandbaby grandbabies nieto nieta nietos nietas',
  child:
    'kid kids child children boy boys girl girls toddler toddlers little nino nina ninos ninas hijos hijas chiquito chiquitos pequeno pequena youngest kiddo',
  baby: 'baby babies newborn infant bebe bebes bebita recien nacido',
  teen: 'teen teens teenager teenagers youth adolescente adolescentes joven jovenes muchacho muchacha',
  neighbor:
    'neighbor neighbors friend friends roommate coworker vecino vecina vecinos amigo amiga amigos',
  step: 'step stepkids stepson stepdaughter stepmom stepdad stepmother stepfather blended foster adopted adopting adopt adoption hijastro hijastra padrastro madrastra acogida adoptar',
  ex: 'ex exhusband exwife coparent custody separated separating divorced divorce separado separada separados divorciado custodia babydaddy',
  age: 'age aged yr yrs year years old anos edad',
  weekday:
    'monday tuesday wednesday thursday friday saturday sunday saturdays sundays mondays tuesdays weekend weekends weekday lunes martes miercoles jueves viernes sabado sabados domingo domingos thurs fri',
  month:
    'january february march april may june july august september october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  season: 'summer winter spring fall vacation break verano invierno primavera otono vacaciones',
  holiday:
    'christmas thanksgiving easter halloween holiday holidays birthday navidad pascua cumpleanos festivo',
  clock:
    'hour hours time oclock noon midnight hora horas horario schedule early late tarde temprano am pm',
  open: 'open opens opened opening close closes closed closing abren abre abierto abiertos abierta cierran cierra cerrado cerraron',
  night: 'tonight night nights evening evenings noche noches overnight',
  soon: 'soon fast quick quickly asap urgent urgente pronto rapido ya',
  wait: 'wait waiting hear heard back reply respond response answer answers called callback approved status espera esperar esperando contestan contestar responden responder respuesta tardan tarda llaman llamen aprobaron',
  sentform: 'applied submitted sent filled signed mande llene aplique solicite inscribi envie',
  form: 'form forms application applications paperwork papers paper document documents formulario formularios solicitud solicitudes forma formas planilla papel papeles documento documentos',
  identity:
    'id identification license passport ssn birth certificate proof identificacion licencia pasaporte acta comprobante matricula',
  status:
    'undocumented immigrant immigrants citizen citizenship visa legal illegal noncitizen indocumentado indocumentada inmigrante inmigrantes ciudadano ciudadania estatus',
  authority:
    'police cops cop sheriff ice immigration cps government court judge migra migracion policia gobierno corte juez sheriff ins',
  law: 'lawyer attorney sue lawsuit legal rights law judge court custody divorce expunge bail probation parole warrant contract abogado abogada demandar derechos ley corte juez demanda fianza asilo asylum deport deportado deportar deposito',
  secret:
    'private privacy confidential secret share sell find out tell know see sees privado privada confidencial secreto comparten venden decir enterar entere saber sepa',
  home: 'home house apartment apt place crib condo trailer unit duplex townhouse casa apartamento departamento vivienda depa hogar traila cuarto room rooms studio bedroom bedrooms recamaras habitacion',
  landlord:
    'landlord landlady owner manager leasing property complex slumlord casero casera dueno duena landlor arrendador',
  rent: 'rent rents rental lease mortgage eviction evict evicted evicting evictions deposit foreclosure renta rentas alquiler arriendo desalojo desalojar hipoteca deposito',
  evicted:
    'kicked kick put out locked lockout thrown threw evict leave echaron echo corrieron sacaron sacar sacan botaron',
  homeless:
    'homeless unhoused shelter shelters street streets tent motel hotel couch albergue refugio calle carpa motel techo desamparado',
  sleep:
    'sleep sleeping slept bed beds stay staying dormir duermo durmiendo cama camas quedarme quedar dormimos',
  utility:
    'power electric electricity light lights gas water heat heating heater furnace utility utilities dominion energy luz electricidad corriente agua calefaccion recibo bil biles',
  bill: 'bill bills payment payments due overdue past behind owe owed debt balance recibo cuenta deuda deudas debo adeudo atrasado atrasada pago pagos cobro',
  cutoff:
    'cut cutting shut shutoff disconnect disconnected disconnection turned off cortar cortaron corte desconectar quitaron apagaron',
  cold: 'cold freezing freeze snow chilly warm frio helado congelando nieve calientito',
  hot: 'hot heat overheating sweating melting boiling degrees ac fan fans calor caliente horno ventilador abanico aire',
  furniture:
    'furniture couch sofa table chair chairs dresser mattress bed crib bunk desk lamp recliner shelf muebles mesa silla sillas sillon sofa colchon cuna comoda litera escritorio lampara',
  household:
    'sheets pots pans dishes towels blanket blankets pillow pillows curtain broom microwave stove fridge mop plates silverware bulbs sabanas ollas platos toallas cobija cobijas almohada cortina escoba microondas estufa sartenes',
  clothing:
    'clothes clothing coat coats jacket jackets pants shirt shirts dress sweater hoodie hoodies gloves hat hats scarf socks underwear outfit outfits suit jeans uniform wear closet ropa abrigo abrigos chamarra chamarras chaqueta pantalon camisa vestido sueter guantes gorro gorros calcetines bufanda ropita',
  shoes: 'shoes shoe boots boot sneakers zapatos zapato botas tenis',
  outgrew: 'outgrew outgrown outgrow small size sizes fit fits queda quedan talla tallas chico',
  toiletry:
    'soap shampoo toothpaste toothbrush toothbrushes deodorant razor razors diaper diapers pampers wipes pads tampons hygiene toiletries lotion detergent toilet tissue pullups jabon champu desodorante rastrillos panal panales toallitas higiene papel detergente pasta sanitarias',
  food: 'food foods groceries grocery meal meals eat eating snack snacks bread milk eggs rice beans chicken meat vegetables veggies fruit cans canned produce cheese cereal noodles soup comida comidas despensa mandado alimentos alimento comer pan leche huevos arroz frijoles pollo carne verduras fruta latas sopa squash tomatoes corn potatoes apples',
  hungry: 'hungry hunger starving starve hambre hambriento hambrientos',
  fridge:
    'fridge refrigerator pantry cupboard cupboards cabinets refri refrigerador nevera alacena hielera',
  empty: 'empty bare nothing none low vacio vacia nada',
  benefit:
    'snap ebt stamps wic tanf medicaid medicare ssi unemployment benefits welfare estampillas beneficios desempleo',
  meal: 'breakfast lunch dinner supper plate hot desayuno almuerzo cena lonche comedor plato',
  diet: 'diabetic diabetes allergic allergy allergies gluten halal kosher vegetarian vegan pork dairy lactose sodium salt salty sugar celiac peanut nuts soft chew diabetico diabetica alergico alergica alergia puerco azucar sal lacteos vegetariano sinazucar',
  formula: 'formula similac enfamil formulas leche papilla babyfood',
  carry: 'carry lift walker homebound surgery cargar andador',
  deliver:
    'deliver delivers delivery delivered bring brought drop doorstep door domicilio llevar llevan traer traigan entregan puerta',
  cook: 'cook cooking cooked recipe recipes kitchen nutrition bake baking cocinar cocina cocino receta recetas hornear',
  grow: 'grow growing garden gardening seed seeds plant plants planting soil plot plots bed beds dirt sembrar semillas planta plantas plantar cultivar huerto huerta jardin tierra parcela macetas flowers flores',
  tree: 'tree trees shade oak arbol arboles arbolito sombra',
  scraps: 'compost scraps peels grounds eggshells leaves composta cascaras sobras abono',
  trash: 'trash litter garbage tires junk basura llantas',
  river: 'river creek james stream rio arroyo',
  animal:
    'bird birds squirrel deer fawn turtle owl hawk raccoon possum rabbit bunny bunnies goose duck fox snake nest wildlife pajaro pajaros pajarito ave aves ardilla venado tortuga buho conejo conejitos mapache nido animal animales',
  pet: 'dog dogs cat cats puppy kitten vet pet pets perro perra gato gata mascota veterinario',
  hurt: 'hurt injured broken wounded bleeding wing cracked herido herida lastimado lastimada roto rota',
  job: 'job jobs work working employment employed hire hired hiring position positions career trabajo trabajos empleo chamba jale contratan contraten trabajar puesto vacante laboral',
  jobloss:
    'fired laid layoff unemployed quit despidieron despedido corrieron desempleado desempleada renuncie descansaron',
  record:
    'record felony felon background charge charges conviction prison jail incarcerated probation antecedentes carcel prision record penales',
  resume: 'resume resumes cv curriculum cover vitae',
  interview: 'interview interviews entrevista entrevistas interviewing',
  trade:
    'forklift cdl cna welding plumbing plumber hvac electrician construction carpentry trade trades certificate certification apprenticeship mechanic montacargas soldadura plomeria electricista construccion carpinteria oficio oficios certificado licencia mecanica',
  class:
    'class classes course courses lesson lessons training workshop teach teacher learn learning clase clases curso cursos leccion taller capacitacion entrenamiento aprender ensenar ensenan maestro maestra',
  business:
    'business businesses company shop store salon restaurant bakery firm startup llc office franchise practice clinic farm garage barbershop negocio negocios empresa tienda salon restaurante panaderia compania taller consultorio oficina granja barberia',
  owner: 'own owner run boss propio propia dueno jefe mine',
  trader:
    'barber dentist lawyer doctor nurse mechanic plumber electrician carpenter accountant therapist photographer hairdresser stylist chef farmer barbero dentista abogado doctora enfermera mecanico plomero contador terapeuta fotografo estilista agricultor',
  sell: 'sell selling sells customers customer sale vender vendo clientes venta',
  group:
    'church school college fraternity sorority club team troop class congregation mosque temple hoa gym union scouts iglesia escuela grupo club equipo parroquia office department crew',
  money: 'money cash dollars dollar bucks funds dinero plata lana dolar dolares efectivo feria',
  budget:
    'budget budgeting credit debt savings save bank account checking overdraft loan loans score collections presupuesto credito ahorrar ahorros banco cuenta prestamo prestamos finanzas',
  payday: 'payday paid paycheck check pay paga cheque quincena paguen',
  tool: 'tools tool gear vest helmet hardhat scrubs uniform steel toe toes herramienta herramientas casco uniforme equipo acero',
  sad: 'sad depressed depression down lonely alone anxious anxiety stress stressed worry worried worries cry crying numb overwhelmed hopeless nervous panic upset burnt burned exhausted angry triste tristeza deprimido deprimida solo sola ansiedad ansioso estres estresado estresada nervios nervioso llorar lloro panico preocupado preocupada angustia agobiado enojado coraje',
  mind: 'mind brain head thoughts feelings emotional emotionally mental therapy therapist counselor counseling counselors psychologist psychiatrist mente salud terapia terapeuta consejero consejera psicologo psicologa emocional',
  talk: 'talk talking listen listening vent speak hablar platicar escuchar escuche desahogarme desahogar',
  death:
    'died death dead passed passing lost loss killed funeral buried widow widower grief grieving mourning murio fallecio muerte perdi duelo luto viuda viudo entierro funeral miscarriage',
  alcohol:
    'drink drinking drunk alcohol alcoholic beer liquor bottle sober sobriety tomar toma tomo beber alcohol alcoholico borracho cerveza sobrio sobria',
  drugs:
    'drugs drug addict addicted addiction pills heroin meth crack weed opioids rehab detox relapse relapsed recovery clean using high drogas droga adicto adicta adiccion recaida recai rehabilitacion recuperacion vicio fumar smoking vaping gambling',
  unsafe:
    'safe unsafe scared afraid abusive abuse controls control miedo segura seguro insegura controla amenaza restraining protective proteccion',
  doctor:
    'doctor doctors dr clinic hospital nurse dentist dental checkup checkups physical exam appointment appointments appt visit specialist doctor medico medica clinica enfermera dentista cita citas consulta chequeo revision',
  insurance: 'insurance uninsured medicaid aseguranza seguro asegurado',
  body: 'tooth teeth eye eyes ear ears stomach head back foot ankle arm leg blood pressure sugar heart throat skin muela dientes ojos oido estomago cabeza espalda pie brazo pierna sangre presion corazon garganta piel',
  symptom:
    'rash fever cough swollen pain hurts ache infection infected itchy vomiting diarrhea symptom symptoms contagious dizzy lump ronchas fiebre calentura tos hinchado dolor duele infeccion comezon vomito diarrea sintoma sintomas mareado contagioso',
  medicine:
    'medicine medication tylenol ibuprofen advil aleve benadryl antibiotic antibiotics dose dosage mg pill pills nyquil insulin zoloft prescription medicina medicinas ibuprofeno antibiotico dosis pastilla pastillas remedio jarabe',
  ride: 'ride rides transportation drive driving bus car gas lift pulse uber train raite ride transporte camion autobus carro manejar manejo llevarme aventon van truck troca camioneta',
  accompany:
    'with me along come company alone myself acompanar acompane acompanen conmigo sola solo',
  parent:
    'parent parents parenting discipline tantrum tantrums yell yelling mom dad listen bedtime padres crianza berrinches gritar gritos educar',
  fight:
    'fight fighting argue arguing agree fights pelear peleamos peleas discutir discutimos acuerdo',
  marriage:
    'marriage married couple couples relationship matrimonio pareja parejas relacion casados',
  bored:
    'bored boring fun play playing hang activities activity sports basketball soccer camp screen aburre aburrido jugar actividades deportes futbol divertido',
  rolemodel:
    'mentor mentors mentoring model guidance influence example guide look up trouble gang gangs crowd suspended mentor mentores ejemplo guia pandilla malas pasos',
  disability:
    'disability disabled autism autistic adhd wheelchair nonverbal iep special needs deaf blind syndrome delay delayed sensory discapacidad discapacitado autismo autista especial silla ruedas sordo ciego sindrome retraso',
  caregiving:
    'care caring caregiver caregivers carer watch sitter babysitter childcare daycare respite break rest dementia alzheimers cuido cuidar cuidador cuidadora guarderia ninera descanso descansar demencia',
  school:
    'school schools grade grader teacher class homework escuela grado maestra maestro tarea tareas',
  subject:
    'math algebra science chemistry geometry history fractions multiplication reading writing essay physics spelling matematicas algebra ciencias quimica fracciones historia lectura',
  grades:
    'failing fail failed grades grade behind tutor tutoring tutors homework struggling repeat reprobar reprobando calificaciones notas tarea tareas tutor tutoria atrasado mal',
  read: 'read reads reading letters books book phonics dyslexia leer lee lectura letras libros libro',
  diploma:
    'ged diploma graduate graduated graduation dropout dropped prepa preparatoria secundaria bachillerato',
  college:
    'college university fafsa tuition scholarship scholarships grants degree vcu reynolds universidad beca becas carrera',
  english: 'english esl ingles',
  language:
    'spanish french arabic creole portuguese language languages interpreter translator bilingual translate asl espanol frances idioma idiomas interprete traductor bilingue creole',
  schoolthing:
    'backpack backpacks bookbag notebook notebooks pencils pens crayons binder binders folders supplies calculator mochila mochilas cuaderno cuadernos lapices plumas utiles carpetas',
  art: 'art arts paint painting draw drawing clay pottery craft crafts brush sketch ceramics watercolor creative mural wall graffiti arte pintar pintura dibujar dibujo barro ceramica manualidades pared',
  music:
    'music song songs record recording studio guitar piano keyboard drums rap beats mic microphone track sing singing choir chorus gospel musica cancion canciones grabar guitarra tambor cantar coro canto microfono',
  faith:
    'pray prayer praying prayers god jesus faith church bible spiritual worship chapel religion christian muslim meditate meditation orar oracion oraciones rezar dios fe biblia espiritual religion cristiano iglesia meditar',
  quiet: 'quiet silence peace calm still tranquilo tranquila silencio paz',
  make: 'sew sewing knit knitting crochet solder 3d printer fix repair mend hem woodworking build zipper coser costura tejer soldar impresora arreglar reparar',
  computer:
    'computer computers laptop laptops chromebook tablet ipad pc computadora computadoras compu laptop tableta portatil',
  phonething:
    'phone phones smartphone cell cellphone iphone android celular celulares telefono telefonos',
  online:
    'online internet wifi website web email zoom facetime video password account accounts app apps facebook internet linea correo videollamada videollamadas contrasena pagina',
  provider: 'comcast xfinity verizon cox hotspot broadband tmobile',
  scam: 'scam scams scammed scammer fake fraud hacked phishing suspicious weird virus prize estafa estafas estafaron fraude hackearon falso falsa raro rara premio estafador',
  code: 'code coding program programming programmer games game website app python robotics roblox programar programacion codigo videojuegos juego robotica',
  ai: 'ai chatgpt artificial ia inteligencia',
  give: 'give giving donate donating donation donations gift gifts contribute donar dono donacion donaciones regalar dar doy aportar',
  dropoff:
    'drop dropoff pick pickup bags bag boxes box bolsas bolsa cajas caja dejar dejo recoger recogen',
  spare:
    'extra old used gently leftover spare unopened surplus cleaned cleaning many usado usada usados viejo vieja sobra sobro extra',
  collect:
    'collect collecting collection gather drive drives giveaway giveaways host hosting fundraiser colecta colectas juntar recolectar entrega organizar',
  volunteer:
    'volunteer volunteers volunteering voluntario voluntaria voluntarios voluntariado shift shifts service servicio',
  freetime: 'free time spare available happy willing retired libre tiempo',
  offer:
    'offer offering could can happy willing share provide discount ofrecer puedo compartir descuento gratis free',
  partner:
    'partner partners partnership collaborate collaboration team together sponsor refer referral referrals socio socios colaborar colaboracion alianza patrocinar referir unir',
  chapter:
    'chapter chapters branch leader lead leading capitulo capitulos lider lideres sede dirigir liderar',
  press:
    'reporter journalist news newspaper podcast radio film filming documentary blog influencer followers photographer photos pictures article story interview media press periodista reportero noticias radio podcast documental fotos fotografo articulo reportaje prensa seguidores',
  card: 'card credit debit paypal venmo cashapp zelle check charged tarjeta cheque debito credito',
  smallest: 'minimum smallest least lowest minimo minima menos',
  memory: 'memory memorial honor tribute memoria honor',
  taxes: 'tax taxes deductible deduct receipt write irs impuestos taxes deducible deducir recibo',
  cost: 'cost costs price fee fees free charge charges pay catch costo cuesta cuestan cobran gratis precio cuota pagar',
  place:
    'henrico chesterfield hanover petersburg hopewell norfolk ashland richmond virginia roanoke midlothian mechanicsville county city town southside northside condado ciudad',
  where:
    'address location located directions street map gps direccion ubicacion ubicados queda quedan',
  founder: 'founded founder founders started created fundo fundaron fundadores empezo creo',
  director:
    'director directors ceo boss charge runs leads manages staff board directora dirige encargado jefe',
  legit: 'legit real scam nonprofit charity 501c3 ein trust caridad confiar legitimo lucro',
  bot: 'bot robot human person computer ai machine humano persona maquina asistente',
  event:
    'event events workshop workshops calendar rsvp happening upcoming weekend evento eventos taller talleres calendario',
  sports:
    'game score team super bowl nfl nba football baseball basketball playoffs partido mundial gano won win',
  trivia:
    'capital president tallest invented population planets history who year war king dinosaur presidente capital invento planetas',
  math: 'times plus minus divided square root equation percent calculate x por raiz cuadrada ecuacion suma',
  weather:
    'weather rain raining snow forecast sunny temperature sunset clima llover lluvia pronostico',
  shopping:
    'buy buying walmart target amazon store price ticket tickets flight flights comprar compro boletos vuelos tienda carro',
  fun: 'joke jokes poem song story movie movies netflix riddle horoscope chiste chistes poema cuento pelicula peliculas horoscopo adivinanza',
  crypto: 'bitcoin crypto stock stocks lottery loteria bolsa invest tesla',
  car: 'car oil tire tires engine brakes tow mechanic dmv registration plates carro llantas motor grua',
  insult:
    'stupid dumb useless idiot trash suck sucks hate shut tonto inutil estupido idiota basura',
  prompt:
    'prompt instructions rules ignore pretend password admin developer database members clients instrucciones reglas contrasena miembros',
  need: 'need needs want looking find get ocupo necesito necesita busco buscamos necesitamos quiero quisiera',
  without: 'no not without cant dont aint never sin no nunca ni',
};
