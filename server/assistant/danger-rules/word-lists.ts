// Words that mean the same in the danger rules. A rule names a list in angle brackets: <hits>.
// An asterisk stands for any ending.
import type { WordLists } from '../phrase.ts';

const english = {
  // People
  self: 'myself, my self, himself, him self, hisself, herself, her self, themself, themselves, theirself, yourself, ourselves, oneself',
  'loved one':
    'my son, my daughter, my husband, my wife, my boyfriend, my girlfriend, my partner, my brother, my sister, my friend, my best friend, my roommate, my neighbor, my neighbour, my cousin, my uncle, my aunt, my auntie, my mom, my mother, my mama, my dad, my father, my grandma, my grandmother, my grandpa, my grandfather, my granny, my nana, my niece, my nephew, my kid, my child, my baby, my teen, my teenager, my coworker, my student, my ex, my fiance, my stepson, my stepdaughter, my grandson, my granddaughter, my tenant, my client, my parent, my parents, my girl, my boy, my man, my homie, my bro, my sis',
  anybody:
    'he, she, they, someone, somebody, we, i, you, it, mommy, mama, mom, mother, dad, daddy, father, grandma, grandpa, granny, brother, sister, husband, wife, son, daughter, friend, roommate, cousin, baby, boyfriend, girlfriend, neighbor, uncle, aunt, kid, child, toddler, dude, this person, this man, this woman, this guy, a man, a woman, a guy, a lady, a girl, a boy, the man, the woman, the guy, the lady, people, <loved one>',
  'close person':
    'he, she, they, husband, husbands, wife, boyfriend, boyfriends, girlfriend, partner, spouse, fiance, fiancee, ex, exs, dad, dads, daddy, father, fathers, stepdad, step dad, stepfather, step father, mom, moms, mama, mother, stepmom, step mom, stepmother, brother, bro, sister, uncle, uncles, aunt, cousin, son, sons, grandson, grandfather, grandpa, grandmother, parents, family, roommate, roomate, man, guy, dude, pimp, baby daddy, baby dad, baby father, babys father, babys dad, kids dad, kids father, childs father, caregiver, nurse, aide, caretaker, landlord, boss, teacher, coach, pastor, babysitter, somebody, someone, men, guys, dudes, girls, gang',
  victim:
    'me, us, her, him, them, myself, someone, somebody, my mom, my mother, my mama, my sister, my brother, my baby, my babies, my kids, my kid, my child, my children, my son, my daughter, my friend, my grandma, my grandmother, my grandpa, my neighbor, my dad, my cousin, my niece, my nephew, my aunt, my wife, his wife, his girlfriend, her kids, his kids, his mom, the kids, the baby, the child, the children, the boy, the girl, mom, my face, my head, my neck, my arm, my throat, my hair, each other, people, a woman, a girl, a man, a child, an old man, an old lady, this woman, this girl, my stepmom, his son, her son, her daughter, his daughter, their kids, their kid, my grandson, my granddaughter, my roommate, my girlfriend, my boyfriend',
  child:
    'child, children, childs, kid, kids, baby, babies, infant, newborn, toddler, son, daughter, boy, boys, girl, girls, little one, little ones, stepson, stepdaughter, grandson, granddaughter, grandbaby, grandkids, grandchild, niece, nephew, teen, teenager, minor, student, little brother, little sister, brother, sister, year old, yr old, yo',
  // Deeds
  hits: 'hit, hits, hitting, beat, beats, beating, beaten, beated, punch, punches, punched, punching, slap, slaps, slapped, slapping, kick, kicks, kicked, kicking, choke, chokes, choked, choking, strangle, strangles, strangled, strangling, smack, smacks, smacked, smacking, whoop, whoops, whooped, whooping, whip, whips, whipped, whipping, hurt, hurts, hurting, attack, attacks, attacked, attacking, assault, assaults, assaulted, assaulting, abuse, abuses, abused, abusing, rape, rapes, raped, raping, molest, molests, molested, molesting, stab, stabs, stabbed, stabbing, jump, jumped, jumping, shove, shoves, shoved, shoving, push, pushes, pushed, pushing, drag, drags, dragged, dragging, bite, bites, bit, threw, throws, throwing, burn, burns, burned, burnt, burning, tie, ties, tied, grab, grabs, grabbed, grabbing, harm, harms, harmed, harming, torture, tortures, tortured, torturing, batter, batters, battered, swing on, swings on, swung on, swinging on, swinging at, swung at, put hands on, puts hands on, put his hands on, puts his hands on, putting hands on, putting his hands on, put her hands on, puts her hands on, laid hands on, lay hands on, lays hands on, gets physical, got physical, came at, comes at, coming at, went after, coming after, spit on, spits on, pinned, pins, slammed, slams, slamming, beat up, beats up, beating up, hold down, holds down, held down, whooping on, beatin on, beat on, beats on, beating on, mistreat*, pistol whipped, body slammed, headbutted',
  threatens:
    'threaten, threatens, threatened, threatening, threats, stalk, stalks, stalked, stalking, trap, traps, trapped, trapping, lock, locks, locked, locking, force, forces, forced, forcing, intimidat*, terroriz*, blackmail*, traffick*, kidnap*',
  kills:
    'kill, kills, killing, killed, murder, murders, murdering, shoot, shoots, shooting, stab, stabbing, strangle, burn down',
  weapon:
    'gun, guns, knife, knives, blade, pistol, rifle, shotgun, glock, weapon, machete, bat, hammer, strap, revolver, ax, axe, hatchet, razor, bleach, belt, firearm',
  // Wishes and states
  wish: 'want, wants, wanted, wanting, wish, wishes, wishing, wished, hope, hopes, hoping, rather, ready, pray, prays, praying, plan, plans, planning, planned, thinking of, thinking about, think of, think about, thinks about, thought of, thought about, thoughts of, thoughts about, dream of, dreaming of, dream about, consider*, decide*, deserve*, should, feel, feels, feeling, felt, try, tries, trying, tried, threatening to, threatens to, threatened to, intend*, need, needs, tempted, contemplat*, prefer, like to, love to, talk about, talks about, talking about, talkin about, talked about, going to, about to, attempt*, fantasize*, keep saying, urge to, urges to',
  dying:
    'die, dying, be dead, was dead, were dead, am dead, being dead, id be dead, pass away, disappear, disappearing, vanish, not wake up, never wake up, not waking up, not exist, stop existing, never exist, never existed, be gone, be no more, sleep forever, not be alive, not be here, not being here, never been born, never born, was never born, not be on this earth, go to sleep forever, cease to exist, unlive, leave this world, leave this earth, leave the world, go to heaven, be in heaven, be with god, be with jesus',
  living:
    'live, living, be alive, being alive, stay alive, exist, existing, be here, being here, wake up, waking up, be in this world, be on this earth, be on this planet, be around, keep on going, keep on, keep trying, go on, going on, keep going, carry on, keep living, life, see tomorrow, see another day, make it to tomorrow',
  not: 'not, never, no, dont, neither, nor, barely, hardly, without',
  'weary of':
    'tired of, sick of, done with, over, through with, fed up with, exhausted of, exhausted from, tired from, hate, hating, hates, finished with, give up on, giving up on, gave up on, given up on, quit, quitting, had enough of, worn out from, cant stand',
  existence:
    'life, my life, his life, her life, this life, living, being alive, existing, existence, everything, it all, this world, the world, being here, being me, waking up, trying to live, fighting to live, breathing',
  'end it':
    'end it, end it all, ending it, ending it all, end things, ending things, ending everything, end everything, end my life, ending my life, end his life, end her life, end their life, end my own life, take my life, take my own life, taking my life, taking my own life, take his life, take his own life, take her life, take her own life, take their own life, taking his life, taking her life, take their life, took her own life, took his own life, end my pain, end my suffering, end this pain, end the pain, end this misery, end my misery',
  // Bodies
  pills:
    'pills, pill, tablets, meds, medicine, medication, medications, tylenol, xanax, percs, percocet, percocets, oxy, oxys, sleeping pills, painkillers, pain killers, advil, ibuprofen, benadryl, aspirin, fentanyl, fent, heroin, dope, opioids, insulin, antidepressants, antidepressant, zoloft, lexapro, prozac, adderall, seroquel, trazodone, gabapentin, lithium, sedatives, nyquil, benzos, bars, melatonin, klonopin, ambien, blues, blood pressure pills',
  poison:
    'bleach, poison, antifreeze, rat poison, drain cleaner, drano, detergent, tide pod, tide pods, ammonia, lighter fluid, gasoline, chemicals, button battery, battery, batteries, pesticide, nail polish remover, cleaner, lye',
  'too many':
    'too many, too much, a lot of, lots of, all of, all my, all his, all her, all the, all these, a bunch of, bunch of, a whole bottle of, whole bottle of, a bottle of, the whole bottle, a handful of, handful of, whole bunch of, so many, every, a ton of, #, ten, fifteen, twenty, thirty, forty, fifty, dozen, a fistful of, the entire, entire, my whole, his whole, her whole, a months worth of, a weeks worth of, double, the rest of',
  took: 'took, taken, going to take, want to take, swallow, swallowed, swallowing, drank, ate, eaten, popped, popping, downed, inject*, snorted, shot up, ingested, given',
  'blood flow':
    'a lot, alot, bad, badly, out, everywhere, heavy, heavily, from the head, from his head, from her head, from my head, and it will not stop, will not stop, not stop, not stopping, profusely, to death, bleeding, all over, too much, from the mouth, from his mouth, from his ears, internally, nonstop',
};

const spanish = {
  'persona cercana':
    'esposo, marido, novio, pareja, ex, exmarido, exesposo, papa, padre, padrastro, esposa, novia, mama, madrastra, hijo, hermano, tio, primo, abuelo, suegro, suegra, cunado, vato, senor, tipo, viejo, hombre, el, ella, mujer, jefe, patron, vecino, padrino, companero, conyuge, muchacho, entrenador, maestro, pastor, nieto, ellos',
  nino: 'nino, nina, ninos, ninas, hijo, hija, hijos, hijas, bebe, bebes, bebito, bebita, chiquito, chiquita, chiquitos, nene, nena, nenes, menor, menores, criatura, criaturas, nieto, nieta, nietos, sobrino, sobrina, sobrinos, sobrinas, hermanito, hermanita, hermanitos, adolescente, chico, chica, chavo, chava, chavito, muchachito, muchachita, recien nacido, entenado, hijastro, hijastra, patojo, patojos, chiquillo, chiquillos, chavalo, chavala, escuincle, pelado, nino chiquito',
  pega: 'pega, pego, pegan, pegaron, pegando, pegar, pegue, pegaba, golpea, golpeo, golpean, golpearon, golpeando, golpear, golpeaba, maltrata, maltrato, maltratan, maltratando, maltratar, maltrataba, ahorca, ahorco, ahorcando, ahorcar, estrangula, estrangulo, patea, pateo, pateando, empuja, empujo, empujando, cachetea, cacheteo, cachetada, agrede, agredio, agrediendo, abusa, abuso, abusan, abusaron, abusando, abusaba, viola, violo, violaron, violando, violar, quema, quemo, quemando, lastima, lastimo, lastiman, lastimando, lastimar, jalonea, jaloneo, jalo, arrastra, arrastro, arrastrando, avento, avienta, aventando, azota, azoto, chinga, putea, puteo, madrea, madreo, madreando, tortura, torturo, forcejea, apunalo, acuchillo, macheteo, verguea, vergueo, vergueando, cuerea, cuereo, suena, sono, pateada, golpiza, paliza, toca, toco, tocaba, tocando, manosea, manoseo, somata, somato, trompea, trompeo, trompadas, punetazos, cintarazos, cachetadas',
  'pega duro':
    'golpea, golpeo, golpean, golpearon, golpeando, golpeaba, maltrata, maltratan, maltrataba, ahorca, ahorco, ahorcando, estrangula, estrangulo, agrede, agredio, abusa, abusaba, abuso de, abusaron, viola, violo, violaron, madrea, madreo, puteo, vergueo, verguea, cuerea, cuereo, manosea, manoseo, apunalo, acuchillo, macheteo, golpiza, paliza, jalonea, jaloneo, cachetea, cacheteo, patea, pateo, tortura, amenaza, amenazo, amenazan, amenazando, amenazado, amenazada, encierra, encerro, encerrada, acosa, acosando, secuestro, secuestraron, somato, somata, trompea, trompeo, arrastro',
  matar:
    'matar, mata, matando, mato, matarme, matarnos, matarla, matarlo, matarlos, mate, matarse, mataria, asesinar, asesinarme',
  arma: 'pistola, cuchillo, machete, arma, navaja, rifle, escopeta, fusil, bate, cuete, fierro, martillo, cuchillos, pistolas',
  pastillas:
    'pastillas, pastilla, pildoras, medicinas, medicina, medicamento, medicamentos, tylenol, droga, drogas, fentanilo, heroina, insulina, cloro, veneno, blanqueador, raticida, lejia, jabon, gasolina, tabletas, calmantes, cristal, coca',
  quiere:
    'boy a, quiero, quiere, quieren, queria, quisiera, quieres, quise, deseo, desea, pienso, piensa, pensando, pense, penso, pensaba, voy a, va a, iba a, van a, vas a, ganas de, planeo, planea, dice, dijo, decidi, decidio, intenta, intento, intente, intentado, intentar, tratado de, trato de, ojala, prefiero, prefiere, preferiria, amenaza, amenaza con, hablo de, habla de, hablando de, merezco, listo para, lista para, necesito, idea de, ideas de, pensamientos de, pensamiento de, tengo que, acabo de, podria, debo, deberia, debi',
  morir:
    'morir, morirme, morirse, morirnos, muera, muriera, muriese, estar muerto, estar muerta, muerto, muerta, matarme, matarse, desaparecer, desaparezca, no existir, no despertar, no despertarme, no volver a despertar, dejar de existir, dejar de vivir, suicidar, suicidarme, suicidarse, no haber nacido, no hubiera nacido, dejar este mundo, irme de este mundo, irse de este mundo, morirm, no estar aqui, desvivirme, desvivirse, desvivir, colgarme, colgarse, ahorcarme, ahorcarse, aventarme, tirarme, lanzarme, ahogarme, cortarme, cortarse, quitarme la vida, quitarse la vida, quitarme de en medio, dormir para siempre, dormirme y no',
  vivir:
    'vivir, seguir viviendo, seguir vivo, seguir viva, estar vivo, estar viva, existir, despertar, despertarme, estar aqui, estar en este mundo, seguir adelante, seguir asi, seguir mas, seguir con esto, seguir con mi vida, seguir luchando, estar mas aqui, mas vida, vida, la vida, esta vida',
};

export const dangerWords: WordLists = { ...english, ...spanish };
