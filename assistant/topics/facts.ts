// What people want to know about us, and how to reach us.
import type { TopicWords } from '../topics.ts';

export const factTopics = {
  programs: {
    en: 'programs, program, programmes, all programs, list programs, what programs, core programs, what do you offer, what you offer, offer, offers, what services, services, service, kind of help, kinds of help, types of help, what help, what can you help with, what do you do, do you all do, you all do, you guys do, what yall do, resources, what resources, help available, things you do, available programs, different programs, your programs, many programs, options',
    es: 'programas, programa, todos programas, lista programas, que programas, que ofrecen, ofrecen, que servicios, servicios, servicio, tipo ayuda, tipos ayuda, que ayuda, que ayudas, clase ayuda, que hacen, recursos, en que ayudan, cuantos programas, ayuda disponible, ayudas',
  },
  apply: {
    en: 'apply, application, applying, applied, assistance, help, need help, need assistance, get help, get assistance, help me, can you help, sign up, signup, register, registration, enroll, enrollment, membership, become member, member, intake, form help, ask for help, request help, request assistance, join program, start, how to apply, how do i apply, start application, where do i sign up, sign me up, member form, apply for help, can someone help, struggling, desperate, hard time, hard times, tough time, rough time, need a car, buy a car, car note, car payment, get on list, waitlist, waiting list, first step',
    es: 'aplicar, aplicacion, solicitud, solicitar, asistencia, ayuda, necesito ayuda, pedir ayuda, ayudeme, ayudenme, me pueden ayudar, pueden ayudar, me ayuden, inscribir, inscribirme, inscripcion, registrar, registrarme, registro, membresia, miembro, como aplico, como solicito, como pido, llenar solicitud, apuntar, donde aplico, momento dificil, pasando dificil, situacion dificil, desesperado, desesperada, lista espera',
  },
  'for-someone-else': {
    en: 'someone else, somebody else, on behalf, behalf of, for a friend, for my friend, for my neighbor, apply for my, form for my, fill out for my, sign up my, refer my',
    es: 'otra persona, alguien mas, por mi mama, por mi vecina, por un amigo, aplicar por, llenar por, inscribir a mi',
  },
  hours: {
    en: 'hours, your hours, what hours, which hours, open, opened, opening, open right now, close, closed, closing, closing time, what time, time open, open now, open today, open saturday, open sunday, open weekends, weekend, weekends, open tomorrow, office hours, business hours, when open, still open, schedule office, walk in, walk ins, come by, what days, holiday hours, open late, til what time, until what time, operating hours, what time close, open thanksgiving, open christmas, lunch hour, days open, hrs, hours operation',
    es: 'horario, horarios, horas, abierto, abiertos, abierta, abren, abre, cierran, cierra, cerrado, a que hora, que hora, hora abren, hora cierran, abierto hoy, abierto ahora, abren sabado, abren domingo, fin semana, fines semana, horas oficina, que dias, dias atienden, atienden, hasta que hora, abren hoy, abren manana, trabajan sabados, dias abren, atencion',
  },
  address: {
    en: 'address, location, located, where are you, where you at, where yall at, where at, directions, office, office location, map, street, find you, headquarters, how to get there, get there, get there by bus, by bus, bus stop, pulse, parking, park car, your building, where is office, come to office, visit, visit you, in person, which bus, near me, zip code, ramp, wheelchair accessible, accessible, located at, where located, come in person, your place, where do i go, where go',
    es: 'direccion, ubicacion, ubicados, ubicado, donde estan, donde queda, donde quedan, donde se encuentran, oficina, oficinas, mapa, como llegar, como llego, llegar ahi, local, sede principal, estacionamiento, parqueo, visitar, en persona, cerca, que calle, domicilio oficina, en donde estan, rampa, autobus, codigo postal',
  },
  visit: {
    en: 'appointment, need appointment, walk in, walk ins, without appointment, just show up, parking, park car, ramp, wheelchair accessible, accessible, bus stop, nearest bus, which bus, what bus, pulse stop, quiet room talk',
    es: 'necesito cita, sin cita, hacer cita, llegar sin cita, estacionamiento, parqueo, rampa, parada bus, que bus, silla ruedas entrar',
  },
  phone: {
    en: 'phone, phone number, number, telephone, call, call you, can i call, number call, phone you, your number, whats your number, hotline, text you, contact number, line, cell, dial, call office, number to call, digits, calling',
    es: 'telefono, numero, numero telefono, llamar, llamo, llamarles, llamarlos, numero llamar, marcar, cual numero, linea, celular, whatsapp numero, telefonico, les llamo, a que numero',
  },
  email: {
    en: 'email, email address, e mail, mail, send email, your email, email you, gmail, write to you, contact email, mailing',
    es: 'correo, correo electronico, email, mandar correo, su correo, enviar correo, escribirles, direccion correo, mail',
  },
  contact: {
    en: 'contact, contact us, contact you, reach, reach you, reach out, get in touch, get hold, message you, send message, contact form, contact information, contact page, touch base, leave message, complaint, complain, someone contact me, speak with office, write you, talk to office, how to contact',
    es: 'contacto, contactar, contactarlos, contactarles, comunicarme, comunicar, ponerme contacto, enviar mensaje, mandar mensaje, formulario contacto, informacion contacto, queja, quejas, como comunico, me comunico, escribir',
  },
  leadership: {
    en: 'leadership, leaders, leader team, ceo, director, directors, executive director, president organization, in charge, who runs, runs, who leads, board, board members, staff, team, your team, who is in charge, manager, management, leadership team, running this, program director, who manages, owner, owns',
    es: 'liderazgo, lideres, directora, director, directores, director ejecutivo, directora ejecutiva, jefe, jefa, encargado, encargada, quien dirige, dirige, quien manda, junta directiva, equipo, personal, quien encargado, dirigen, dueno organizacion, presidente organizacion, quienes son, quien esta cargo',
  },
  founders: {
    en: 'founder, founders, cofounder, co founder, who founded, who started, started this, who created, created this, renee alston, renee, samuel okafor, samuel, okafor, alston, who began, started organization, how did you start, your story',
    es: 'fundador, fundadora, fundadores, quien fundo, quienes fundaron, quien creo, quien empezo, quien inicio, renee alston, samuel okafor, quien lo fundo, fundaron, quien comenzo',
  },
  founded: {
    en: 'founded, when founded, established, when did you start, did you all start, you all start, you guys start, when started, how old organization, how long been, how long have you, year founded, since when, started year, how long around, been around, when was founded, when open doors, history, when begin, been doing this, how new, anniversary',
    es: 'fundada, fundado, cuando fundo, cuando se fundo, cuando fundaron, cuando empezo, cuando empezaron, desde cuando, cuanto tiempo llevan, cuantos anos llevan, cuando comenzo, cuando abrio, cuando inicio, historia, ano fundacion, fundacion fecha, establecida',
  },
  status: {
    en: '501c3, 501, 501 c 3, nonprofit, non profit, not for profit, charity, charitable, ein, tax id, tax exempt, registered charity, legit, legitimate, real organization, is this real, scam or real, is this a scam, is this legit, this legit, legit scam, real or scam, trust you, government agency, are you real, licensed, legally, official, verified, federal id, is it legit',
    es: '501c3, sin fines lucro, sin lucro, fines lucro, organizacion benefica, caridad, beneficencia, ein, exenta impuestos, registrada, legal, confiable, organizacion legitima, es real, numero fiscal, es gobierno, oficial, son legitimos, es estafa, es fraude',
  },
  'tax-deductible': {
    en: 'tax deductible, deductible, tax deduction, deduct, tax write, write off, tax receipt, receipt, receipts, donation receipt, taxes donation, donation taxes, tax letter, claim taxes, deduction, deduct donation, irs',
    es: 'deducible, deducible impuestos, deducir, impuestos donacion, donacion impuestos, recibo donacion, recibo impuestos, comprobante, comprobante donacion, deduccion, deducibles',
  },
  impact: {
    en: 'dollar buy, what does dollar, how many meals, meals dollar, impact, 1 dollar, 5 dollars, 5 dollar, meals donation, my money go, where money goes, how is money used, money used, money goes, donation used, donation goes, gift do, difference donation, where gift goes, each dollar, every dollar, dollar meals',
    es: 'cuantas comidas, comidas dolar, impacto, cada dolar, un dolar, 5 dolares, cinco dolares, donde va dinero, como usan dinero, usan donaciones, que hacen dinero, a donde va',
  },
  'gift-payment': {
    en: 'card number, type card, enter card, put card, credit card site, debit card, minimum donation, smallest donation, smallest amount, smallest gift, minimum gift, least amount, lowest amount, card charged, cancel pledge, cancel donation, cancel monthly, stop monthly, pay pledge, pay my pledge, safe to donate, changed my mind pledge',
    es: 'numero tarjeta, poner tarjeta, pongo tarjeta, tarjeta credito aqui, donacion minima, lo minimo, minimo donar, cancelar donacion, cancelar promesa, pagar promesa, seguro donar',
  },
  'response-time': {
    en: 'how long take, how long until, how long hear, how long wait, hear back, heard back, hear from, response time, reply time, how soon, when someone call, when will someone, when will you call, call back, follow up, followup, get back to me, get response, how fast, how quick, wait time, when hear, 24 hours, 48 hours, respond, haven heard, nobody called, no one called, still waiting, never called, already applied, submitted form, submitted application, status application, application status, check status, my application, reference number, applied last, sent form, filled form, filled out form, when contact me, what happens after, happens next, after apply, after submit, next after form, approved, been waiting',
    es: 'cuanto tarda, cuanto tardan, cuanto tiempo tarda, tiempo respuesta, cuando me llaman, cuando llaman, cuando contestan, cuando responden, responden, respuesta, seguimiento, tardan responder, tardan contestar, tardan llamar, cuanto espero, cuanto hay esperar, ya aplique, ya mande, ya llene, mande solicitud, estado solicitud, estatus solicitud, nadie llamado, nadie me llama, no me han llamado, no han llamado, no me llaman, sigo esperando, que pasa despues, que sigue, numero referencia, me van a llamar, mi solicitud, tardan',
  },
  events: {
    en: 'event, events, upcoming, upcoming events, calendar, happening, whats happening, whats going on, going on this, workshop, workshops, rsvp, this weekend, next event, giveaway, giveaways, coat giveaway, toy giveaway, turkey giveaway, giveaway date, when is next, next giveaway, food distribution, job fair, fair, festival, this week, this saturday, things to do, activities weekend, when is the, next workshop, next food, next coat, any classes soon, gathering, seminar, party, this month, event today, events month, event schedule, event near',
    es: 'evento, eventos, proximo evento, proximos eventos, calendario, taller, talleres, este fin semana, esta semana, que hay, cuando proximo, feria, feria empleo, proxima entrega, distribucion comida, reparticion, repartiran, reparten, cuando reparten, actividades, este mes, proxima actividad, cuando es, habra, proximamente, fiesta',
  },
  'service-areas': {
    en: 'service areas, service area list, areas of service, twelve areas, 12 areas, 12 service areas, focus areas, areas help, what areas, kinds of need, categories, twelve service areas, areas do you work',
    es: 'areas servicio, areas de servicio, doce areas, 12 areas, que areas, areas ayuda, categorias, areas trabajan',
  },
  'area-served': {
    en: 'serve area, areas served, what cities, which cities, counties, county, henrico, chesterfield, hanover, petersburg, hopewell, colonial heights, ashland, glen allen, mechanicsville, midlothian, southside, northside, outside richmond, live outside, not live richmond, do you serve, what areas do you serve, area do you cover, cover area, out of state, other states, norfolk, live in, only richmond, northern virginia, goochland, powhatan, maryland, dc, roanoke, virginia beach, different city, nationwide, live far, my county, my area, newport news, hampton, fredericksburg, charlottesville, north carolina',
    es: 'que ciudades, condado, condados, henrico, chesterfield, hanover, petersburg, fuera richmond, vivo fuera, que area atienden, zona, zonas, otra ciudad, otro estado, vivo en, solo richmond, cubren, hopewell, virginia, maryland, area cubren, no vivo richmond, mi zona, que lugares',
  },
  cost: {
    en: 'cost, costs, how much, price, prices, fee, fees, free, charge, charges, pay, expensive, is it free, does it cost, do i have to pay, pay anything, any cost, cost anything, free of charge, afford, money to join, membership fee, no cost, catch, whats the catch, pay back, owe you, do i owe',
    es: 'costo, costos, cuanto cuesta, cuanto cuestan, cuanto cobran, cobran, precio, precios, gratis, gratuito, gratuita, tengo que pagar, hay que pagar, se paga, cuesta, cuota, cuestan, pagar algo, es gratis, vale, cuanto vale, cuanto sale, sin costo',
  },
  eligibility: {
    en: 'qualify, do i qualify, qualifications, eligible, eligibility, requirements, require, required, documents needed, what documents, what do i need to apply, need id, id, identification, proof income, proof address, proof of income, income limit, income requirements, ssn, social security number, undocumented, immigrant, immigrants, immigration status, papers, legal status, citizen, citizenship, no papers, who can apply, who qualifies, who do you help, who is eligible, need to bring, what to bring, bring with me, paperwork needed, birth certificate, felons apply, credit check, too young, age limit, how old, veteran, veterans, refugee, refugees, noncitizen, green card needed, ice, low income, who can get help, anyone apply, over income, make too much, fixed income, asylum seekers',
    es: 'califico, calificar, califica, requisitos, requisito, elegible, documentos, que documentos, papeles, sin papeles, indocumentado, indocumentada, indocumentados, inmigrante, inmigrantes, estatus, estatus migratorio, estado migratorio, migracion, migra, la migra, deportar, ciudadano, ciudadania, identificacion, id, seguro social, comprobante, comprobante ingresos, comprobante domicilio, ingresos, quien puede, quienes pueden, que necesito llevar, que tengo que llevar, que debo llevar, que necesito aplicar, residencia, piden papeles, refugiado, refugiados, acta nacimiento, veterano, no tengo papeles, pasaporte',
  },
  languages: {
    en: 'spanish, languages, language, speak spanish, french, interpreter, translator, translation, bilingual, translate for me, other languages, asl, sign language, in spanish, arabic, hablas, someone speaks, speak my language, haitian, portuguese, deaf',
    es: 'espanol, hablan espanol, habla espanol, en espanol, idioma, idiomas, interprete, traductor, traduccion, bilingue, hablas espanol, alguien espanol, alguien hable, atienden espanol, lengua senas, senas, otro idioma, frances, quiche, mam',
  },
  privacy: {
    en: 'privacy, private, confidential, confidentiality, who sees, who will see, share my information, share information, my information, my data, data, sell my information, sell data, is it safe, secure, cookies, tracking, track me, anonymous, keep secret, tell anyone, tell police, report me, personal information, delete my, delete information, store chat, save chat, recorded, is this chat private, who reads, landlord find out, husband find out, boss find out, share info, information safe, stay private, tell ice, call police on me, privacy policy',
    es: 'privacidad, privado, privada, confidencial, confidencialidad, quien ve, quien va a ver, comparten informacion, mi informacion, mis datos, datos, datos personales, venden datos, es seguro, segura informacion, anonimo, secreto, guardan chat, borrar datos, reportan, me reportan, comparten migra, llaman migra, comparten datos, informacion personal, le dicen, cookies, policia',
  },
  'delete-data': {
    en: 'delete my, delete my data, delete information, erase my, remove my information, remove me, take me off, unsubscribe, keep my data, how long keep, see my data, what you have on me',
    es: 'borrar datos, borren mis, borrar informacion, eliminar datos, eliminen, quitenme, guardan datos, cuanto guardan',
  },
  human: {
    en: 'human, real person, person, talk to person, talk human, speak person, speak human, speak someone, talk to somebody there, talk to someone there, speak to someone, representative, agent, operator, live person, live chat, live agent, staff member, talk staff, customer service, someone real, talk to real, actual person, case worker, caseworker, call me, talk people, somebody call me, speak to somebody, not a bot, speak with a',
    es: 'persona, persona real, hablar persona, hablar humano, humano, representante, agente, operador, operadora, hablar oficina, atencion cliente, alguien real, ser humano, trabajador social, trabajadora social, que me llamen, me llame alguien, no robot',
  },
  assistant: {
    en: 'who are you, what are you, are you robot, robot, bot, chatbot, are you human, are you real person, your name, whats your name, are you a person, are you ai, you ai, what can you do, how do you work, are you chatgpt, virtual assistant, assistant, who am i talking, talking to, what is this, machine, computer program',
    es: 'quien eres, que eres, eres robot, robot, bot, chatbot, eres humano, eres persona, tu nombre, como te llamas, eres ia, que puedes hacer, con quien hablo, es robot, asistente, asistente virtual, que es esto, maquina, eres real, para que sirves',
  },
  about: {
    en: 'about you, mission, vision, values, core values, who is wondrous, wondrous world, wondrous world initiative, organization about, your organization, about organization, purpose, what is this organization, what is wondrous, about us, goal of organization, tell me about yourself, who are yall, who are you guys, what yall about, what are you about, why you exist, tell me about you',
    es: 'sobre ustedes, mision, vision, valores, quienes son ustedes, wondrous world, organizacion, de que trata, de que se trata, proposito, acerca ustedes, que es organizacion, acerca organizacion, objetivo, quienes son, que es wondrous, a que se dedican',
  },
  partners: {
    en: 'who are your partners, your partners, partner organizations, work with who, partner list, your sponsors, who funds, funded by, who funds you, funding',
    es: 'quienes son sus socios, sus socios, patrocinadores, quien financia, financiamiento, con quien trabajan',
  },
  social: {
    en: 'facebook, instagram, social media, youtube, linkedin, twitter, follow you, social page, insta, follow, newsletter, mailing list, subscribe, updates',
    es: 'facebook, instagram, redes sociales, youtube, linkedin, seguirlos, redes, boletin, suscribir, suscribirme',
  },
  'crisis-line': {
    en: '988, crisis line, hotline, suicide hotline, lifeline, crisis text line, crisis number, call 988, text 988, what is 988, help line, crisis hotline, warm line',
    es: '988, linea crisis, linea ayuda, linea emergencia, que es 988, linea prevencion, llamar 988',
  },
  hiring: {
    en: 'are you hiring, hiring right now, jobs with you, job openings, job opening, work for you, work there, work for yall, open positions, careers with, positions, paid position, employ me, vacancies, apply work there, job there, join staff, get paid, is it paid',
    es: 'estan contratando, trabajar con ustedes, trabajar ahi, trabajo con ustedes, vacantes, puestos, vacante, trabajar para ustedes, contratan ustedes, empleo ustedes',
  },
} satisfies Record<string, TopicWords>;
