import type { Need } from '../topics.ts';

export const spiritAndEarthNeeds = {
  art: {
    program: 'in-his-hands',
    en: 'art, arts, paint, painting, draw, drawing, pottery, clay, crafts, craft, art class, art classes, art room, open studio, studio, artist, artists, sculpture, creative, ceramics, art supplies, sketch, art therapy',
    es: 'arte, artes, pintar, pintura, dibujar, dibujo, barro, ceramica, manualidades, clase arte, clases arte, estudio arte, artista, artesanias, creativo, taller arte',
  },
  music: {
    program: 'in-his-hands',
    en: 'music, record song, recording, recording studio, song, songs, songwriting, rap, make beats, making beats, guitar, piano, keyboard, microphone, record my song, mixtape, record story, producer, music studio, podcast record, instrument, drums, music lessons',
    es: 'musica, grabar cancion, grabar, cancion, canciones, guitarra, piano, teclado, estudio grabacion, rap, instrumento, clases musica, grabar musica, tambor, componer',
  },
  choir: {
    program: 'in-his-hands',
    en: 'choir, sing, singing, singer, gospel, chorus, sing group, sing with',
    es: 'coro, cantar, canto, cantante, gospel, cantamos, grupo canto',
  },
  mural: {
    program: 'in-his-hands',
    en: 'mural, murals, mural crew, paint wall, wall painting, street art, graffiti',
    es: 'mural, murales, pintar pared, pintar muro, arte callejero, pintar murales',
  },
  prayer: {
    program: 'in-his-hands',
    en: 'prayer, pray, praying, quiet hour, quiet room, quiet, meditate, meditation, silence, spiritual, spirit, faith, worship, god, jesus, chapel, prayer request, prayer group, pray for me, need prayer, religious, religion, bible, christian, muslim, church',
    es: 'oracion, orar, rezar, oren, recen, hora silencio, silencio, meditar, meditacion, espiritual, espiritu, fe, dios, iglesia, oraciones, rezo, pedir oracion, religion, religioso, religiosa, biblia, cristiano, tranquilo',
  },
  'faith-talks': {
    program: 'in-his-hands',
    en: 'bible study, faith group, spirit talks, life talks, faith talk, discuss faith, bible group, interfaith, religion discussion, spiritual talks, meaning life',
    es: 'estudio biblico, grupo fe, platicas fe, charlas espirituales, hablar fe, estudio biblia',
  },
  maker: {
    program: 'in-his-hands',
    en: 'sew, sewing, sewing machine, solder, 3d print, 3d printer, 3d printing, maker, makerspace, maker bench, fix things, repair, woodwork, fix toaster, mend, alterations, hem, knit, knitting, crochet, quilting, repair cafe',
    es: 'coser, costura, maquina coser, soldar, impresora 3d, impresion 3d, reparar, arreglar, taller costura, tejer, remendar, arreglar cosas',
  },
  trees: {
    program: 'nurture-nature',
    en: 'tree, trees, plant tree, tree planting, street tree, shade tree, plant trees, tree my street, tree block, environment, environmental, nature, climate, climate change, green, planting, conservation, outdoors, ecology, pollinators, bees, heat island',
    es: 'arbol, arboles, plantar arbol, plantar arboles, sembrar arbol, medio ambiente, naturaleza, ambiental, clima, ambiente, sembrar arboles, abejas, verde',
  },
  river: {
    program: 'nurture-nature',
    en: 'river, james river, river cleanup, river clean up, clean up, cleanup, clean ups, litter, trash, pick trash, trash pickup river, belle isle, pick up litter, garbage, pollution, clean park, litter pickup',
    es: 'rio, rio james, limpieza rio, limpiar rio, basura, recoger basura, limpieza, limpiar parque, contaminacion, jornada limpieza',
  },
  garden: {
    program: 'nurture-nature',
    en: 'garden, gardens, gardening, gardener, garden bed, garden plot, community garden, raised bed, plot, planting garden, soil, garden tools, vegetable garden, flowers',
    es: 'jardin, jardines, huerto, huerta, huerto comunitario, jardin comunitario, jardineria, parcela, plantas, tierra, flores',
  },
  compost: {
    program: 'nurture-nature',
    en: 'compost, composting, food scraps, scraps, coffee grounds, recycling, recycle, peels',
    es: 'composta, compostaje, abono, sobras comida, reciclaje, reciclar, cascaras',
  },
  birds: {
    program: 'nurture-nature',
    en: 'bird walk, bird walks, birding, birdwatching, bird watching, birds, bug walk, nature walk, nature walks, hike, hiking, walks, pony pasture, binoculars, insects, nature hike',
    es: 'caminata, caminatas, aves, pajaros, observar aves, insectos, caminata naturaleza, senderismo, paseo naturaleza',
  },
  wildlife: {
    program: 'nurture-nature',
    en: 'wildlife, hurt bird, injured bird, injured animal, hurt animal, baby bird, fawn, deer, squirrel, turtle, owl, hawk, found bird, baby deer, baby squirrel, wild animal, wounded animal, rabbit, raccoon, possum, animal rescue, bird window, broken wing, fox, animal hurt, bird hurt, bird fell, hurt deer, hurt squirrel',
    es: 'fauna, animal herido, pajaro herido, ave herida, venado, ardilla, tortuga, animal silvestre, fauna silvestre, animales silvestres, pajarito, cervatillo, buho, conejo, encontre pajaro, encontre animal, animal lastimado, pajarito lastimado',
  },
  'cool-home': {
    program: 'nurture-nature',
    en: 'fan, fans, air conditioner, air conditioning, ac broke, no ac, ac unit, a c, too hot, house hot, hot house, apartment hot, heat wave, cool off, cooling center, cool house, cool porch, rain barrel, shade, hot in here, hot apartment, hot summer, sweating',
    es: 'ventilador, ventiladores, abanico, abanicos, aire acondicionado, sin aire, mucho calor, calor casa, casa caliente, ola calor, calor, barril lluvia, sombra, hace calor',
  },
  'digital-lessons': {
    program: 'digital-diaspora',
    en: 'computer class, computer classes, computer lessons, learn computer, computer skills, digital, digital literacy, digital skills, technology, tech, tech class, tech help, use computer, use email, send email, video call, zoom, facetime, grandma computer, computer help, basic computer, set up email, use internet, smartphone class, use phone, typing, microsoft word, excel, whatsapp, online class, computers, facetime grandkids',
    es: 'clase computacion, clases computacion, computacion, usar computadora, aprender computadora, curso computacion, videollamada, videollamadas, mandar correo, usar correo, habilidades digitales, tecnologia, digital, usar celular, zoom, clases computadora, computadoras, usar internet, whatsapp, no se usar computadora',
  },
  laptop: {
    program: 'digital-diaspora',
    en: 'laptop, laptops, computer, free laptop, free computer, chromebook, tablet, ipad, need computer, laptop school, get laptop, laptop job, device, devices, laptop kid, pc',
    es: 'laptop, laptops, computadora, computadora gratis, tableta, computadora portatil, necesito computadora, compu, portatil, tablet',
  },
  internet: {
    program: 'digital-diaspora',
    en: 'internet, wifi, wi fi, internet home, home internet, comcast, xfinity, verizon, cheap internet, free internet, free wifi, internet bill, affordable internet, hotspot, no internet, phone bill, phone service, free phone, need phone, get a phone, cell phone, lifeline phone, internet cut, broadband',
    es: 'internet, wifi, internet casa, internet barato, internet gratis, sin internet, wifi gratis, pagar internet, bil internet, red casa, cortaron internet, servicio internet',
  },
  scams: {
    program: 'digital-diaspora',
    en: 'scam, scams, scammed, scammer, scammers, phishing, hacked, fraud, fake text, fake call, clicked link, suspicious link, identity theft, stole identity, weird text, gift cards scam, stolen identity, password stolen, spam calls, scam calls, online scam, got scammed',
    es: 'estafa, estafas, estafaron, estafador, fraude, hackearon, hackeado, mensaje falso, llamada falsa, robaron identidad, robo identidad, link falso, phishing, estafado, me estafaron',
  },
  coding: {
    program: 'digital-diaspora',
    en: 'code, coding, code club, learn code, learn coding, computer programming, programming class, learn programming, coding class, kids coding, make game, web page, website design, python class, coding kids, game design, video game make, learn python, make website, robotics, build website',
    es: 'programacion computadoras, clase programacion, codigo, club codigo, aprender programar, clases programacion, hacer juego, pagina web, videojuego, clase programacion, robotica',
  },
  ai: {
    program: 'digital-diaspora',
    en: 'ai, chatgpt, artificial intelligence, ai class, learn ai, ai tools, ai training, use ai, ai classes, use chatgpt, innovation',
    es: 'ia, inteligencia artificial, chatgpt, clase ia, aprender ia, usar ia, herramientas ia, innovacion',
  },
  'form-help': {
    program: 'digital-diaspora',
    en: 'online form, fill form online, phone help, fix phone, phone setup, help phone, form online, fill application online, online application, medicaid application, snap application, unemployment form, social security form, apply online benefits, paperwork, help filling out, upload documents, print document, print, fill paperwork, phone not working, benefits application, dmv form',
    es: 'formulario linea, llenar formulario, llenar solicitud, ayuda celular, ayuda telefono, llenar papeles, solicitud linea, papeleo, imprimir, llenar aplicacion, aplicar linea, formularios, llenar forma, llenar formas, subir documentos',
  },
} satisfies Record<string, Need>;
