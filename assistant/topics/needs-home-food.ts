import type { Need } from '../topics.ts';

export const homeAndFoodNeeds = {
  shelter: {
    program: 'home-at-heart',
    en: 'shelter, homeless, unhoused, houseless, bed tonight, sleep tonight, place stay, somewhere stay, nowhere go, nowhere stay, nowhere sleep, place sleep, somewhere sleep, sleep car, sleeping car, living car, live car, live van, living van, couch surf, couchsurfing, on street, streets, sleep outside, sleeping outside, tent, motel, hotel, kicked out, put out, thrown out, crash tonight, roof over, warming center, warm place, sleeping bag, stay tonight, staying car, emergency housing, emergency shelter, sleeping park, sleeping bus, stranded, lost home, lost house, house fire, apartment fire, after fire, fire nothing, had a fire, burned down, sleep truck, lost everything, floor sleep, out on my own, spend night, cold outside',
    es: 'albergue, refugio, sin hogar, sin techo, desamparado, dormir calle, dormir carro, duermo carro, durmiendo carro, durmiendo calle, viviendo carro, viviendo calle, calle ninos, donde dormir, donde quedar, lugar dormir, lugar quedar, sin casa, corrieron casa, echaron casa, sacaron casa, cama noche, quedamos calle, quede calle, indigente, techo noche, perdi casa, incendio casa, quemo casa, lugar quedarnos, pasar noche, dormimos calle',
  },
  rent: {
    program: 'home-at-heart',
    en: 'rent, rental, evict, eviction, evicted, landlord, lease, pay or quit, behind rent, back rent, late rent, past due rent, court eviction, mortgage, foreclosure, foreclose, notice door, notice vacate, unlawful detainer, rent relief, deposit, security deposit, lose apartment, losing apartment, losing home, lose home, lose house, put us out, slumlord, rent assistance, rent help, evictions, kick us out, section 8 voucher, rent due, sheriff eviction',
    es: 'renta, rentar, alquiler, arriendo, desalojo, desalojar, desalojaron, desalojen, casero, casera, dueno apartamento, dueno casa, landlord, hipoteca, deposito, atrasado renta, debo renta, pagar renta, pagar alquiler, orden desalojo, aviso desalojo, sacar apartamento, quieren sacar, nos quieren sacar, evictar, evicion, nos van a sacar, contrato renta, dueno sacar',
  },
  'find-home': {
    program: 'home-at-heart',
    en: 'apartment, housing, find apartment, apartment search, affordable housing, place to live, place live, low income housing, find place, section 8, section eight, voucher, house hunting, find home, new apartment, move out, room rent, find housing, cheap apartment, need housing, roommate, transitional housing, homes, halfway house, move, somewhere live, new place, own place',
    es: 'apartamento, departamento, vivienda, vivienda economica, lugar vivir, donde vivir, casa barata, buscar apartamento, buscar casa, encontrar casa, cuarto rentar, cuarto, cuarto barato, mudar, mudarme, mudarnos, seccion 8, casa, techo, rentar cuarto',
  },
  furniture: {
    program: 'home-at-heart',
    en: 'furniture, bed, beds, mattress, couch, sofa, table chairs, sheets, pots, pans, dishes, blankets, blanket, household items, household goods, move in kit, moving in, empty apartment, kitchen stuff, crib, dresser, towels, curtains, appliances, fridge, microwave, bedding, pillows, home items, washer, sleep floor, new apartment nothing',
    es: 'muebles, mueble, cama, camas, colchon, sofa, mesa, sillas, sabanas, ollas, platos, cobijas, cobija, cobertor, cuna, toallas, trastes, almohadas, frazadas, frazada, refrigerador, cosas casa, cosas hogar',
  },
  clothes: {
    program: 'home-at-heart',
    en: 'clothes, clothing, cloths, coat, coats, jacket, winter coat, shoes, boots, sneakers, pants, shirts, sweater, hoodie, gloves, hat, socks, underwear, bra, baby clothes, kids clothes, clothes closet, closet, warm clothes, uniform, plus size, size, outfit, winter clothes, school clothes, outgrown, outgrew, freezing, wear, jeans, sweatshirt, scarf, cold',
    es: 'ropa, abrigo, abrigos, chamarra, chamarras, chaqueta, chaquetas, zapatos, tenis, botas, pantalon, pantalones, camisa, sueter, sudadera, guantes, gorro, calcetines, medias, calzones, ropa bebe, ropa ninos, ropa invierno, ropa abrigada, uniforme, frio, vestir, ropita, zapatitos',
  },
  hygiene: {
    program: 'home-at-heart',
    en: 'diapers, diaper, pampers, huggies, wipes, soap, shampoo, toothpaste, toothbrush, pads, tampons, period products, hygiene, hygiene bag, toiletries, deodorant, razors, toilet paper, laundry detergent, detergent, baby supplies, baby stuff, necessities, basic necessities, lotion, pull ups, sanitary, body wash, shower, depends, feminine products',
    es: 'panales, panal, panal bebe, jabon, champu, shampoo, pasta dental, pasta dientes, cepillo dientes, toallas sanitarias, toallas femeninas, tampones, higiene, desodorante, rastrillos, papel higienico, detergente, productos higiene, aseo personal, cosas bebe, pampers, toallitas, necesidades basicas, articulos higiene, bano',
  },
  utilities: {
    program: 'home-at-heart',
    en: 'light bill, lights cut, lights off, lights out, power bill, power off, power cut, electric, electricity, electric bill, utility, utilities, utility bill, gas bill, water bill, water cut, water shut, water off, heat bill, heating, heat off, no heat, no power, no lights, no electricity, no water, shut off, shutoff, disconnect, disconnected, disconnection notice, dominion, dominion energy, heating oil, heater, furnace, cold house, liheap, energy assistance, turned off, bills, pay bills, behind bills, past due bill',
    es: 'luz, bil luz, recibo luz, cortaron luz, cortar luz, cortaron agua, cortaron gas, recibo agua, bil agua, electricidad, bil electricidad, calefaccion, sin luz, sin agua, sin calefaccion, biles, billes, bil, cuentas, servicios luz, desconectar, corte luz, pagar luz, pagar agua, pagar biles, pagar cuentas, recibos, facturas, factura, calenton, gas casa, corriente',
  },
  food: {
    program: 'five-group-foods',
    en: 'food, foods, grocery, groceries, hungry, hunger, starving, starve, starved, pantry, food pantry, food bank, foodbank, food box, meal, meals, eat, eating, feed, feed family, feed kids, nothing eat, no food, out of food, fridge empty, empty fridge, snap, food stamps, ebt, stamps cut, wic, canned, produce, vegetables, fruit, bread, milk, nutrition, free food, dinner, breakfast, thanksgiving, turkey, holiday meal, christmas dinner, havent eaten, not eaten, munchies, cupboard, cupboards, cabinets empty, ran out of food, skip meals, skipping meals, food insecure',
    es: 'comida, alimentos, alimento, despensa, hambre, comer, banco comida, banco alimentos, mandado, viveres, caja comida, sin comida, no hay comida, estampillas, estampillas comida, cupones, cupones comida, comida gratis, nada comer, dar comer, verduras, fruta, leche, pan, nutricion, cena, desayuno, almuerzo, pavo, alimentacion, canasta, comestibles, hambriento, provisiones, comida ninos, refri vacio, lonche',
  },
  'food-delivery': {
    program: 'five-group-foods',
    en: 'deliver food, food delivery, deliver groceries, bring food, bring groceries, homebound, meals on wheels, no car food, drop food, doorstep, deliver meals, groceries delivered, food delivered, meals delivered, food delivered mom, deliver box, cant get out groceries, food senior, delivery',
    es: 'entregar comida, comida domicilio, llevar comida, traer comida, traen comida, llevan comida, comida casa, entrega comida, no puedo salir comida, sin carro comida, a domicilio, domicilio, entrega domicilio, llevan despensa',
  },
  'hot-meal': {
    program: 'five-group-foods',
    en: 'hot meal, hot meals, hot food, soup kitchen, hot dinner, supper, thursday supper, thursday meal, thursday dinner, sit down meal, community meal, warm meal, soup, plate food, cooked meal, free dinner, free lunch, warm food',
    es: 'comida caliente, plato caliente, cena caliente, comedor, comedor comunitario, sopa, cena jueves, comida jueves, comida preparada',
  },
  'special-diet': {
    program: 'five-group-foods',
    en: 'baby formula, formula, baby food, diabetic food, gluten, gluten free, vegan, vegetarian, halal, kosher, allergy food, food allergy, food allergies, special diet, diet, low sodium, low sugar, lactose, dairy free, no pork, similac, enfamil, soft food, diabetic',
    es: 'formula, formula bebe, leche bebe, leche formula, comida bebe, dieta, diabetico, diabetica, sin gluten, vegetariano, vegetariana, alergia comida, alergico, dieta especial, sin cerdo, bajo sal, sin azucar',
  },
  'school-break': {
    program: 'five-group-foods',
    en: 'school break food, school lunch, summer lunch, summer meals, spring break food, lunch kids, break bags, school breaks, weekend food kids, summer food, lunches, kids lunch, school closed food, free lunch summer, school break, lunch stops',
    es: 'comida vacaciones, almuerzo escolar, almuerzo ninos, lonche ninos, comida verano ninos, vacaciones escuela comida, bolsas vacaciones, lonche escuela',
  },
  cooking: {
    program: 'five-group-foods',
    en: 'cooking class, cooking classes, cook class, learn cook, learn cooking, nutrition class, cooking lesson, teach cook, cook healthy',
    es: 'clase cocina, clases cocina, aprender cocinar, curso cocina, taller cocina, cocinar sano',
  },
  'grow-food': {
    program: 'five-group-foods',
    en: 'grow food, grow own food, grow vegetables, seeds, agriculture, farm, farming, grow tomatoes, porch garden, bucket garden, grow own, planting vegetables, urban farm',
    es: 'cultivar, cultivar comida, sembrar, semillas, sembrar verduras, agricultura, hortalizas, siembra, cultivo',
  },
} satisfies Record<string, Need>;
