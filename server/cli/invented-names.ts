// Common names, some with accents, to test search.

export const firstNames = [
  ...['Aaliyah', 'Aisha', 'Alejandra', 'Amir', 'Ana', 'Andre', 'Ángela', 'Benjamin', 'Beatriz'],
  ...['Camila', 'Carlos', 'Chloë', 'Dajuan', 'Daniela', 'David', 'Denise', 'Diego', 'Ebony'],
  ...['Elena', 'Émile', 'Ethan', 'Fatima', 'Gloria', 'Hannah', 'Hassan', 'Imani', 'Isaiah'],
  ...['Jamal', 'Jasmine', 'José', 'Keisha', 'Kofi', 'Latoya', 'Linh', 'Luis', 'Malik', 'Maria'],
  ...['Marcus', 'Mei', 'Michael', 'Monique', 'Nia', 'Noah', 'Olivia', 'Omar', 'Patrice', 'Priya'],
  ...['Quentin', 'Rachel', 'Renée', 'Rosa', 'Samuel', 'Sofía', 'Tamika', 'Terrence', 'Thu'],
  ...['Uma', 'Victor', 'Wanda', 'Xavier', 'Yolanda', 'Yusuf', 'Zoë'],
] as const;

export const lastNames = [
  ...['Adams', 'Allen', 'Álvarez', 'Anderson', 'Bailey', 'Banks', 'Bennett', 'Booker', 'Brooks'],
  ...['Brown', 'Carter', 'Chavez', 'Chen', 'Coleman', 'Cooper', 'Cruz', 'Davis', 'Diaz', 'Dixon'],
  ...['Edwards', 'Ellis', 'Evans', 'Fields', 'Flores', 'Foster', 'Franklin', 'García', 'Gibson'],
  ...['González', 'Gordon', 'Graham', 'Grant', 'Greene', 'Hall', 'Harris', 'Hayes', 'Henderson'],
  ...['Hernández', 'Hill', 'Holmes', 'Howard', 'Ibáñez', 'Ito', 'Jackson', 'James', 'Jenkins'],
  ...['Johnson', 'Jones', 'Jordan', 'Kelly', 'Khan', 'King', 'Lee', 'Lewis', 'López', 'Marshall'],
  ...['Martínez', 'Mason', 'Mensah', 'Mitchell', 'Moore', 'Morales', 'Müller', 'Murphy', 'Nguyen'],
  ...['O’Neil', 'Okafor', 'Ortiz', 'Patel', 'Perry', 'Phillips', 'Pérez', 'Powell', 'Price'],
  ...['Ramírez', 'Reed', 'Reyes', 'Rivera', 'Robinson', 'Rogers', 'Ross', 'Sanders', 'Scott'],
  ...['Silva', 'Simmons', 'Singh', 'Smith', 'Taylor', 'Thomas', 'Torres', 'Tran', 'Turner'],
  ...['Walker', 'Washington', 'Watson', 'White', 'Williams', 'Wilson', 'Wright', 'Young', 'Zhang'],
] as const;

export const streets = ['Broad', 'Cary', 'Grace', 'Hull', 'Leigh', 'Main', 'Marshall'] as const;
