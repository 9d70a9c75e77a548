// Our help for each need and in each program, in Spanish.
import type { Replies } from '#domain/assistant-content';

export const needs: Replies['needs'] = {
  shelter: 'Llamamos a albergues y moteles hasta encontrarle una cama, y le ayudamos a llegar.',
  rent: 'Traiga el aviso: lo leemos con usted, llamamos al dueño y buscamos fondos para la renta y contra el desalojo.',
  'find-home':
    'Buscamos con usted un apartamento que pueda pagar, cerca del trabajo o de la escuela.',
  furniture:
    'Le damos lo básico para su casa: sábanas, ollas, cortina de baño y más. No tenemos muebles como camas, sillones o cunas.',
  clothes: 'En nuestro ropero puede escoger ropa y abrigos gratis, hasta cinco piezas por visita.',
  hygiene:
    'Le damos bolsas con jabón, pasta de dientes, pañales y toallas, cualquier día entre semana.',
  utilities:
    'Llamamos con usted a la compañía de luz, pedimos más tiempo y solicitamos ayuda para el recibo.',
  food: 'Le damos una caja de comida cada semana, con los cinco grupos de alimentos. No tiene que probar nada.',
  'food-delivery': 'Si no puede cargar o manejar, llevamos la comida hasta su puerta.',
  'hot-meal': 'Los jueves a las 5:30 PM servimos una comida caliente. Los niños comen primero.',
  'special-diet': 'Tenemos comida para dietas especiales y fórmula para bebé. Solo díganos.',
  'school-break':
    'Cuando no hay almuerzo escolar, cada niño recibe una bolsa con siete comidas fáciles.',
  cooking:
    'Damos una clase de cocina: cuatro personas comen de una caja, en una olla, en 40 minutos.',
  'grow-food': 'Le damos semillas, tierra y una cubeta, o un lugar en nuestro huerto.',
  resume: 'Usted habla y un voluntario escribe su currículum en una hora. Se lleva diez copias.',
  interview: 'Practicamos dos veces la entrevista de trabajo, y le prestamos ropa para ese día.',
  'job-training': 'Hay clases cortas de montacargas, comida segura, cuidado en casa y reparación.',
  'find-job':
    'Un coach busca trabajo con usted y llama a empleadores que dan segundas oportunidades.',
  business:
    'En ocho noches le ayudamos a empezar su negocio: idea, precio, licencia y primeros clientes.',
  money: 'Le ayudamos a hacer un presupuesto, abrir una cuenta de banco y corregir su crédito.',
  'work-start': 'Le ayudamos con botas, herramientas y cuidado de niños hasta el primer pago.',
  counseling:
    'Una persona capacitada le escucha una hora, en persona o por teléfono. También buscamos con usted un consejero.',
  'find-counselor':
    'Buscamos con usted un consejero con cupo que pueda pagar, y hacemos juntos la primera cita.',
  recovery:
    'Hay un grupo de recuperación los martes por la noche, para dejar el alcohol o las drogas.',
  safety: 'Si su casa no es segura, hacemos con usted un plan de seguridad.',
  grief: 'Hay un grupo de duelo de seis semanas para quienes perdieron a un ser querido.',
  health:
    'Una vez al mes, enfermeras revisan presión, azúcar y dientes. Es gratis y sin papeles. No tenemos lentes, aparatos para oír ni medicinas.',
  rides: 'Alguien le lleva a su cita y le acompaña hasta que termine.',
  parenting:
    'Los padres comen, platican y comparten lo que funciona. Hay cuidado de niños al lado.',
  'co-parenting': 'Ofrecemos tres pláticas guiadas para parejas y padres separados.',
  grandparents:
    'Hay un grupo para abuelos que crían a sus nietos, con ayuda en papeles de escuela y custodia.',
  'kids-activities':
    'Los sábados, niños de 8 a 13 años construyen, cocinan y juegan con adultos de confianza.',
  mentors: 'Un mentor adulto acompaña a un adolescente una hora por semana, todo el año escolar.',
  'special-needs':
    'Tenemos juegos para niños de toda capacidad, con poca luz y poco ruido. Los hermanos también son bienvenidos.',
  'school-meeting':
    'Vamos con usted a la junta de la escuela sobre la ayuda especial y anotamos lo que le prometen.',
  respite: 'Un ayudante capacitado cuida a su hijo o a su familiar dos horas un domingo, gratis.',
  tutoring: 'Hay ayuda con la tarea de lunes a jueves, de 3:30 a 6:00 PM, con un bocadillo.',
  reading: 'Niños de primero a tercer grado leen en voz alta con un adulto dos veces por semana.',
  ged: 'La clase de GED es dos noches por semana, con libros. Nosotros pagamos el examen.',
  english: 'Practicamos inglés sencillo con té: renta, doctores y escuela. Todos los niveles.',
  college: 'Llenamos con usted la solicitud de ayuda financiera y buscamos becas.',
  'school-supplies': 'Damos mochilas llenas en agosto y más útiles en enero.',
  'summer-learning': 'En verano hay seis semanas de libros, paseos y ciencia.',
  art: 'El estudio abre miércoles y sábados, con pintura, barro y papel.',
  music: 'Puede grabar su canción o su historia con un voluntario y llevarse el archivo.',
  choir: 'Nuestro coro está abierto a todos, sin prueba.',
  mural: 'Planeamos y pintamos murales con los vecinos.',
  prayer:
    'Cada día entre semana, al mediodía, hay un cuarto tranquilo para orar o descansar. Toda fe es bienvenida.',
  'faith-talks':
    'Cada segundo domingo hablamos de las grandes preguntas con gente de muchas creencias.',
  maker: 'Aprenda a coser, soldar o imprimir en 3D, y arregle lo que se rompió.',
  trees: 'Plantamos árboles en su calle con usted y los regamos un año.',
  river: 'Limpiamos el río James el segundo sábado de cada mes, de 9:00 AM a mediodía.',
  garden: 'Puede tener su propia parcela en el huerto comunitario, con herramientas y agua.',
  compost: 'Traiga cáscaras y café para la composta, y llévese tierra en primavera.',
  birds: 'Hacemos caminatas para ver aves e insectos, para todas las edades.',
  wildlife: '¿Encontró un animal herido? Le decimos qué hacer y a quién llamar.',
  'cool-home': 'Para casas con mucho calor damos un ventilador, sombra y un barril para lluvia.',
  'digital-lessons':
    'Le enseñamos a usar la computadora, el correo y las videollamadas, paso a paso y en español.',
  laptop: 'Termine cuatro clases y llévese una laptop lista para usar.',
  internet: 'Buscamos el internet más barato para su casa y llamamos con usted a la compañía.',
  scams: 'Le enseñamos a reconocer estafas, proteger sus cuentas y qué hacer si hizo clic.',
  coding: 'En el club de código, desde los 10 años, se hace un juego o una página web.',
  ai: 'Aprenda a usar la inteligencia artificial para una carta o un examen, y cuándo se equivoca.',
  'form-help': 'Traiga su teléfono: llenamos con usted ese formulario en línea.',
};

export const programs: Replies['programs'] = {
  'home-at-heart':
    'Ayuda a conservar su casa o encontrar otra, y da abrigos, ropa y lo básico para el hogar.',
  'will-work-win':
    'Ofrece capacitación, currículum, práctica de entrevista, trabajo y ayuda para empezar un negocio.',
  'five-group-foods': 'Lleva cajas de comida y comidas calientes a las familias.',
  'maybe-more':
    'Le escucha, le lleva a un doctor o consejero, y le acompaña en duelo, adicción o crisis.',
  'blended-roots':
    'Es para padres, abuelos, familias mezcladas y de acogida, y para niños y jóvenes de toda capacidad.',
  'evergreen-student': 'Ofrece tutores, clase de GED, práctica de inglés y mochilas llenas.',
  'in-his-hands': 'Ofrece música, pintura y horas tranquilas para orar. Toda fe es bienvenida.',
  'nurture-nature': 'Siembra huertos y árboles, limpia el río James y cuida la naturaleza.',
  'digital-diaspora':
    'Ofrece computadoras y clases: correo, videollamadas, internet seguro, código e inteligencia artificial.',
};
