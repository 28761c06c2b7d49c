import { wordsIn } from '../../read/words-in.ts';

/** Common misspellings of product names, with the correct spelling. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ Whatsapp: 'WhatsApp', WhatsAp: 'WhatsApp', Whatsap: 'WhatsApp', Watsapp: 'WhatsApp', Wattsapp: 'WhatsApp' },
  ...{ Youtube: 'YouTube', Linkedin: 'LinkedIn', Tiktok: 'TikTok', Paypal: 'PayPal', Instagramm: 'Instagram' },
};

/** Words that are frequent on websites, and rarely become another word when two neighbouring letters are swapped. */
const FREQUENT = wordsIn(`
  about account administration agreement apartment application apply article availability bathroom bedroom booking budget building
  business buyer certificate client commercial community company construction contact contract contractor county
  customer delivery design document electricity electrician employment energy engineer enquiry equipment estate
  experience family farmer figure finance furniture garden guest harvest hospitality household housing improve income
  innovation inspection installation insurance interior investment investor invoice kitchen landlord leadership
  location maintenance makeover management manager market material message monthly mortgage neighbour newsletter
  number office opportunity owner partner partnership payment people picture platform please portfolio position
  privacy process procurement product produce professional programme project property purchase quality quarter question
  receipt renovation rental repair report residential resources result safety savings school season sector security
  service smart solution statement storage strategic summary supplier supply support sustainable system
  technology tenant training transport university village visit warehouse water website welcome women worker workshop
`);

/** A word with each pair of neighbouring letters swapped, except the first. */
function* swapped(word: string): Iterable<string> {
  for (let at = 1; at < word.length - 1; at++)
    yield word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

/** Such typos that are words. */
const WORDS = new Set([...FREQUENT, ...FREQUENT.map((word) => `${word}s`), 'framer', 'framers']);

/** Typos by swapped letters in frequent words and their plurals. */
const SWAPPED = Object.fromEntries(
  FREQUENT.flatMap((word) => [word, `${word}s`])
    .flatMap((word) => [...swapped(word)].map((slip): [string, string] => [slip, word]))
    .filter(([slip]) => !WORDS.has(slip)),
);

/** A word of some length with each letter behind its second left out; a contactor is a switch. */
function* shortened(word: string): Iterable<string> {
  if (word.length < 8) return;
  for (let at = 2; at < word.length - 1; at++) yield word.slice(0, at) + word.slice(at + 1);
}

/** Frequent words with a letter missing. */
const SHORTENED = Object.fromEntries(
  FREQUENT.flatMap((word) => [...shortened(word)].map((slip): [string, string] => [slip, word])).filter(
    ([slip]) => !WORDS.has(slip) && slip !== 'contactor',
  ),
);

/** Misspellings that are not words themselves, with the correct word. */
export const MISSPELT: Readonly<Record<string, string>> = {
  ...SHORTENED,
  ...SWAPPED,
  ...{ monady: 'Monday', tuseday: 'Tuesday', teusday: 'Tuesday', wendesday: 'Wednesday', wednsday: 'Wednesday' },
  ...{ thrusday: 'Thursday', thurday: 'Thursday', firday: 'Friday', satuday: 'Saturday', saturdy: 'Saturday' },
  ...{ febuary: 'February', feburary: 'February', januray: 'January', agust: 'August', septmber: 'September' },
  ...{ ocotber: 'October', novemeber: 'November', decmber: 'December', cheif: 'chief', millons: 'millions' },
  ...{ teh: 'the', hte: 'the', adn: 'and', taht: 'that', thier: 'their', wich: 'which', whcih: 'which', wiht: 'with' },
  ...{ recieve: 'receive', recieved: 'received', recieving: 'receiving', reciept: 'receipt', beleive: 'believe' },
  ...{ acheive: 'achieve', acheived: 'achieved', acheivement: 'achievement', seperate: 'separate' },
  ...{ seperately: 'separately', definately: 'definitely', definitly: 'definitely', occured: 'occurred' },
  ...{ occuring: 'occurring', occurence: 'occurrence', accomodate: 'accommodate', accomodation: 'accommodation' },
  ...{ acommodation: 'accommodation', goverment: 'government', govermental: 'governmental', adress: 'address' },
  ...{ adresses: 'addresses', enviroment: 'environment', enviromental: 'environmental', untill: 'until' },
  ...{ succesful: 'successful', successfull: 'successful', succesfully: 'successfully', sucess: 'success' },
  ...{ commited: 'committed', committment: 'commitment', comittee: 'committee', commitee: 'committee' },
  ...{ begining: 'beginning', calender: 'calendar', collegue: 'colleague', collegues: 'colleagues' },
  ...{ experiance: 'experience', expereince: 'experience', existance: 'existence', foriegn: 'foreign' },
  ...{ garantee: 'guarantee', guarentee: 'guarantee', gaurantee: 'guarantee', independant: 'independent' },
  ...{ knowlege: 'knowledge', maintainance: 'maintenance', maintenence: 'maintenance', neccessary: 'necessary' },
  ...{ necesary: 'necessary', noticable: 'noticeable', posession: 'possession', prefered: 'preferred' },
  ...{ proffesional: 'professional', profesional: 'professional', proffessional: 'professional' },
  ...{ publically: 'publicly', refered: 'referred', relevent: 'relevant', tommorow: 'tomorrow', tomorow: 'tomorrow' },
  ...{ truely: 'truly', wierd: 'weird', buisness: 'business', busines: 'business', bussiness: 'business' },
  ...{ managment: 'management', mangement: 'management', developement: 'development', oppurtunity: 'opportunity' },
  ...{ oportunity: 'opportunity', oppertunity: 'opportunity', responsability: 'responsibility' },
  ...{ responsibilty: 'responsibility', avaliable: 'available', availible: 'available', avilable: 'available' },
  ...{ accross: 'across', agressive: 'aggressive', alot: 'a lot', arguement: 'argument', basicly: 'basically' },
  ...{ certian: 'certain', completly: 'completely', concious: 'conscious', convienient: 'convenient' },
  ...{ convinient: 'convenient', curriculam: 'curriculum', dissapoint: 'disappoint', embarass: 'embarrass' },
  ...{ equiptment: 'equipment', excercise: 'exercise', explaination: 'explanation', finaly: 'finally' },
  ...{ freind: 'friend', fullfil: 'fulfil', futher: 'further', grammer: 'grammar', imediate: 'immediate' },
  ...{ immediatly: 'immediately', inovation: 'innovation', innovaton: 'innovation', intrest: 'interest' },
  ...{ liason: 'liaison', neigbour: 'neighbour' },
  ...{ occassion: 'occasion', peice: 'piece', persue: 'pursue', privelege: 'privilege' },
  ...{ priviledge: 'privilege', proccess: 'process', procurment: 'procurement', propery: 'property' },
  ...{ proprety: 'property', questionaire: 'questionnaire', recomend: 'recommend', reccomend: 'recommend' },
  ...{ recomended: 'recommended', rennovation: 'renovation', restaraunt: 'restaurant', sevice: 'service' },
  ...{ serivces: 'services', servcies: 'services', similiar: 'similar', strenght: 'strength' },
  ...{ suprise: 'surprise', tenent: 'tenant', tenents: 'tenants', transfered: 'transferred' },
  ...{ usefull: 'useful', usualy: 'usually', vaccum: 'vacuum', visable: 'visible', welcom: 'welcome' },
  ...{ writting: 'writing', yeild: 'yield', yeilds: 'yields', youre: 'you’re', dont: 'don’t', doesnt: 'doesn’t' },
  ...{ isnt: 'isn’t', didnt: 'didn’t', wouldnt: 'wouldn’t', arent: 'aren’t' },
};

/** American spellings with their British equivalents; none of them is a word in British English. */
export const AMERICAN: Readonly<Record<string, string>> = {
  ...{ color: 'colour', colors: 'colours', colored: 'coloured', colorful: 'colourful', neighbor: 'neighbour' },
  ...{ neighbors: 'neighbours', neighborhood: 'neighbourhood', neighborhoods: 'neighbourhoods', labor: 'labour' },
  ...{ favor: 'favour', favorite: 'favourite', favorites: 'favourites', behavior: 'behaviour', honor: 'honour' },
  ...{ honored: 'honoured', flavor: 'flavour', flavors: 'flavours', harbor: 'harbour', fiber: 'fibre' },
  ...{ liter: 'litre', liters: 'litres', kilometer: 'kilometre', kilometers: 'kilometres', theater: 'theatre' },
  ...{ gray: 'grey', traveled: 'travelled', traveling: 'travelling', traveler: 'traveller', canceled: 'cancelled' },
  ...{ labeled: 'labelled', fulfill: 'fulfil', jewelry: 'jewellery', aluminum: 'aluminium', enrollment: 'enrolment' },
};
