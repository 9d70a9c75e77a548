// Small talk, and questions that are not ours to answer.
import type { TopicWords } from '../topics.ts';

export const talkTopics = {
  greeting: {
    en: 'hello, hi, hey, hiya, heya, hey there, good morning, good afternoon, good evening, whats up, sup, yo, howdy, greetings, how are you, how you doing, morning, wassup, hey yall, anyone there, anybody there, you there, helo, how are things, hows it going',
    es: 'hola, buenos dias, buenas tardes, buenas noches, buenas, buen dia, que tal, que onda, como esta, como estas, saludos, holi, alguien ahi, hay alguien, disculpe, oiga, oye, que hubo, klk',
  },
  thanks: {
    en: 'thanks, thank you, thank u, thank, appreciate, appreciate it, thankful, grateful, bless you, god bless, ok thanks, great thanks, helpful, awesome, thats great, you rock, ur the best, love you, you are amazing, perfect, cool, nice, youre the best',
    es: 'gracias, muchas gracias, mil gracias, agradezco, agradecido, agradecida, bendiciones, dios bendiga, muy amable, amable, te lo agradezco, se agradece, excelente, perfecto, que bueno',
  },
  goodbye: {
    en: 'bye, goodbye, good bye, see you, see ya, later, talk later, take care, good night, have a good day, cya, peace out, thats all, that is all, nothing else, bye bye, ttyl, nevermind, never mind, have nice day, gotta go',
    es: 'adios, hasta luego, nos vemos, chao, chau, bye, hasta pronto, que este bien, buen dia, hasta manana, es todo, eso es todo, nada mas, cuidese, luego',
  },
  medical: {
    en: 'symptom, symptoms, diagnose, diagnosis, dosage, dose, how many mg, ibuprofen, tylenol, antibiotic, antibiotics, side effects, should i take, what medicine, which medicine, rash, infection, fever, cough, headache, migraine, medical advice, blood sugar levels, is it normal, std, stop taking, my medication, mix medication, treatment for, cure, am i pregnant, pregnancy test, covid symptoms, swollen, lump, vomiting, diarrhea, sprained, stitches, allergic, ear hurts, stomach hurts, stomach pain, back pain, sore throat, blood test results, heart medicine, insulin dose, antidepressants, zoloft, lexapro, adderall',
    es: 'sintoma, sintomas, diagnostico, dosis, ibuprofeno, antibiotico, antibioticos, efectos secundarios, que tomo, que me tomo, que medicina, remedio, remedios, sarpullido, infeccion, fiebre, tos, dolor cabeza, dolor estomago, consejo medico, es normal, tratamiento, gripa, vomito, diarrea, me duele, le duele, hinchado, estoy embarazada, dolor garganta, dolor espalda, calentura, cuantas pastillas',
  },
  legal: {
    en: 'lawyer, attorney, legal, legal advice, legal aid, sue, lawsuit, suing, sue my, court, court date, judge, custody, child support, divorce papers, immigration, immigration lawyer, visa, green card, asylum, deport, deportation, deported, expunge, expungement, criminal charge, charges, probation, parole, police report, ticket fine, traffic ticket, bail, bond, my rights, tenant rights, contract, will and testament, is it legal, illegal, can they legally, warrant, subpoena, work visa, daca, citizenship application, power attorney, legal rights, plead, guilty, felony charge, misdemeanor, small claims, wrongful termination, eeoc, workers comp',
    es: 'abogado, abogada, legal, consejo legal, asesoria legal, demandar, demanda, corte, juez, custodia, manutencion, divorcio papeles, inmigracion, visa, residencia permanente, asilo, deportacion, deportaron, deporten, cargos, libertad condicional, multa, fianza, mis derechos, contrato, es legal, ilegal, permiso trabajo, daca, ciudadania examen, green card, mica, orden arresto, audiencia, cita corte, papeles migratorios, arreglar papeles, tps',
  },
  abuse: {
    en: 'you suck, useless bot, dumb bot, stupid bot, shut up, hate this bot',
    es: 'bot inutil, eres tonto, callate, no sirves',
  },
  prying: {
    en: 'system prompt, admin password, member list, client list, home address of, ignore rules, developer mode, case notes, who donated',
    es: 'lista miembros, contrasena administrador, olvida reglas, datos de otra persona, quien dono',
  },
  outside: {
    en: 'what time is it, pet food, dog food, cat food, vet, social security office, number social security, weather, forecast, rain today, temperature outside, joke, jokes, funny story, poem, poems, haiku, lyrics, capital of, president, election, vote for, who should i vote, democrat, republican, trump, biden, politics, political, congress, bitcoin, crypto, stock price, stocks, lottery numbers, lottery, powerball, score game, who won, super bowl, superbowl, nfl, nba, commanders game, world cup, netflix, celebrity, taylor swift, beyonce, kardashian, recipe, recipes, lasagna, restaurant near, best restaurant, translate sentence, translate, math problem, square root, 2 2, equals, solve, equation, calculate, integral, physics, chemistry, everest, tallest, dinosaur, history of rome, world war, python script, write code, javascript, sql query, write essay, write poem, write story, write song, write me, horoscope, zodiac, astrology, dating, meaning of life, aliens, ufo, flat earth, video games, fortnite, minecraft, playstation, xbox, iphone price, buy iphone, car price, best phone, flights, cheap flight, airbnb, uber, mcdonalds, starbucks, walmart, target hours, amazon order, gas price, dmv hours, library hours, post office, bank hours, riddle, trivia, fun fact, sing me, tell story, who invented, who is elon, elon musk, population, currency, exchange rate, time in tokyo, tokyo, france, germany, china, dog breed, cat name, baby name, workout plan, lose weight, diet plan, skincare, makeup, haircut style, fix car, oil change, car engine, sourdough, cookie recipe, grill steak, tv show, anime, song lyrics, roast me, marry me, do you love, are you single, football game, baseball score, playoffs, casino, wifi password of, pregnant movie, shakespeare, dream meaning, ghost, tarot, sat answers, homework answers, answer key, essay on, book report, summarize, boiling point, speed of light, how far, how tall, oldest person, richest, photosynthesis, water boil, eiffel tower, leap year, what day is it, what year is it, news today, headlines',
    es: 'que hora es, hora es, clima, tiempo manana, pronostico, llover, chiste, chistes, poema, cuento, capital de, presidente, eleccion, elecciones, votar, politica, trump, bitcoin, cripto, bolsa valores, loteria, quien gano, mundial, pelicula, peliculas, netflix, receta, recetas, restaurante cerca, mejor restaurante, traduce, traducir, cuanto es, raiz cuadrada, ecuacion, resuelve, historia roma, horoscopo, signo zodiacal, zodiaco, videojuegos, fortnite, vuelos, barcelona, real madrid, messi, shakira, bad bunny, adivinanza, quien invento, poblacion, dolar hoy, precio dolar, tipo cambio, francia, espana, bajar peso, maquillaje, carro usado, escribe poema, escribe escribeme, cuentame chiste, noticias hoy, torre eiffel, cuanto mide',
  },
} satisfies Record<string, TopicWords>;
