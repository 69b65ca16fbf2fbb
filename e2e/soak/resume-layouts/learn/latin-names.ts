import type { Draw } from '../draw.ts';

const words = (text: string) => text.trim().split(/\s+/u);
const lines = (text: string) =>
  text
    .trim()
    .split(/\s*\n\s*/u)
    .filter((line) => line !== '');

const owns = words(
  'Harbour Northgate Riverbend Blue Silver Cedar Maple Granite Lantern Copper Summit Meridian Anchor Falcon Juniper Orchard Beacon Willow Quarry Tidal Amber Crescent Foxglove Ironwood Larch Marble Nimbus Opal Pioneer Quill Rowan Saffron Thistle Umber Vale Wren Zephyr Kite Loom Mosaic',
);
const trades = words(
  'Software Technologies Systems Robotics Logistics Trading Foods Media Capital Studio Games Labs Design Energy Materials Motors Consulting Partners Publishing Hotels Bank Telecom Semiconductor Biotech Pharma Analytics Cloud Security Maps Search Payments Education Films Theatre Farm Clinic Gallery Brewery',
);
const forms = words('_ _ _ _ Inc. Ltd. LLC GmbH Co.,_Ltd. Group plc Limited S.A. (China) Corp.');
const houses = lines(`
  District Hospital
  Regional Hospital
  Research Institute
  Institute of Oceanography
  Center for Data Science
  Observatory
  Primary School
  International School
  Language Academy
  Art Museum
  City Library
  Symphony Orchestra
  Theatre
  Grand Hotel
  Design Bureau
  Law Firm
  Broadcasting
  Data Center
  Community Clinic
  Foundation
`);
const posts = lines(`
  Software Engineer
  Senior Software Engineer
  Software Engineer II
  Site Reliability Engineer
  Data Analyst
  Data Scientist
  Product Manager
  Program Manager, Payments
  Head of Growth
  Head Nurse
  Head Nurse, Surgery
  Staff Nurse
  Linux Administrator
  Research Intern
  Research Assistant
  Teaching Assistant
  Teaching Fellow
  Assistant Professor
  Associate Professor
  Lecturer
  Postdoctoral Fellow
  Consultant
  Senior Consultant
  Motion Designer
  Senior Motion Designer
  UX Designer
  Art Director
  Set Designer
  Structural Engineer
  Banquet Manager
  Sales Associate
  Account Executive
  Brand Manager
  Marketing Intern
  Accountant
  Auditor
  Chef de Partie
  English Teacher
  Translator
  Editor
  Photographer
  Producer
  Founder
  Co-founder & CTO
  VP of Engineering
  Chief of Staff
  Legal Counsel
  Paralegal
  Librarian
  Freelance Illustrator
  Volunteer Tutor
  Coordinator
  Operations Lead
  Warehouse Supervisor
`);
const majors = lines(`
  Computer Science
  Software Engineering
  Electrical Engineering
  Mechanical Engineering
  Physics
  Mathematics
  Chemistry
  Biology
  Marine Biology
  Zoology
  Economics
  Finance
  Accounting
  Business Administration
  Marketing
  Communication Design
  Industrial Design
  Fine Art
  Stage Design
  English Literature
  Linguistics
  Translation Studies
  Education
  Science Education
  Nursing
  Public Health
  Law
  International Relations
  Sociology
  Psychology
  Statistics
  Data Science
  Information Systems
  Civil Engineering
  Architecture
  Hospitality Management
  Journalism
`);
const departments = lines(`
  Department of Physics
  Department of Marine Ecology
  School of Engineering
  Platform Team
  Payments
  Growth
  Research Division
  Cardiology
  Core Services
  Infrastructure
  Brand Studio
  Office of Admissions
`);
const places = words(
  'Shanghai Beijing Shenzhen Guangzhou Hangzhou Leeds Dublin Lyon Lisbon Kazan Osaka Toronto Berlin Sydney Lagos Nairobi Odesa Austin Boston Porto Turin',
);
const things = words(
  'Tile Vector Query Ledger Lantern Orchid Schedule Notes Reef Harbour Graph Shell Parser Garden Atlas Compass Beacon Mirror Kernel Thread Weather Recipe Budget Festival Archive Puppet Bicycle Bridge',
);
const works = words(
  'Forge Tree Kit Lab Viz Bot Map Engine Tracker Toolkit Index Planner Studio Explorer Builder Watch Hub',
);
const loops = lines(`
  100 days of sketches
  Microplastics in estuaries
  A field guide to street trees
  Oral histories of the old port
  Speech models for small languages
  Real-time bus arrival boards
`);
const roles = lines(`
  Contributor
  Maintainer
  Creator
  Author
  Lead
  Team Lead
  Principal Investigator
  Co-Investigator
  Developer
  Designer
  Member
  Personal project
  Owner
`);

/** A place behind a comma may be part of a name. */
const located = (draw: Draw, name: string, share: number) =>
  draw.chance(share) ? `${name}, ${draw.pick(places)}` : name;

/** Names in Latin letters, as resumes in English have them. */
export const latinNameOf = {
  company: (draw: Draw): string => {
    const own = draw.pick(owns);
    if (draw.chance(0.3)) return located(draw, `${own} ${draw.pick(houses)}`, 0.2);
    if (draw.chance(0.08)) return located(draw, `The ${own} ${draw.pick(houses)}`, 0.3);
    const form = draw.pick(forms).replaceAll('_', ' ').trim();
    return located(draw, [own, draw.pick(trades), form].filter((part) => part !== '').join(' '), 0.1);
  },
  title: (draw: Draw): string => draw.pick(posts),
  department: (draw: Draw): string => draw.pick(departments),
  project: (draw: Draw): string =>
    draw.chance(0.3) ? draw.pick(loops) : draw.pick(things) + (draw.chance(0.5) ? '' : ' ') + draw.pick(works),
  role: (draw: Draw): string => draw.pick(roles),
  school: (draw: Draw): string => {
    const own = draw.pick(draw.chance(0.5) ? owns : places);
    const form = draw.pick(
      words('University Institute_of_Technology College State_University Business_School School_of_Arts'),
    );
    const name = draw.chance(0.3) ? `University of ${own}` : `${own} ${form.replaceAll('_', ' ')}`;
    return located(draw, name, 0.2);
  },
  major: (draw: Draw): string => draw.pick(majors),
};
