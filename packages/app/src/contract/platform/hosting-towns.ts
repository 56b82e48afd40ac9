// Towns of the hosting countries with their places: names on the plain map, and what is known of where a home can be.
// From GeoNames (https://www.geonames.org), CC BY 4.0: towns about evenly over each country, some under their English names.

/** A town with its centre in degrees, to about a kilometre. */
export interface HostingTown {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** By the code of the country, the largest first: the name, and hundredths of a degree north and east. */
const TOWNS: Readonly<Record<string, readonly string[]>> = {
  IE: [
    'Dublin:5333:-625;Cork:5190:-847;Limerick:5266:-862;Galway:5327:-905;Tallaght:5329:-637;Waterford:5226:-711;Swords:5346:-622',
    'Drogheda:5372:-635;Dundalk:5400:-642;Bray:5320:-610;Dún Laoghaire:5329:-614;Navan:5365:-668;Ennis:5284:-899;Balbriggan:5361:-618',
    'Tralee:5227:-970;Kilkenny:5265:-725;Athlone:5342:-794;Naas:5322:-667;Sligo:5427:-847;Carlow:5284:-693;Wexford:5233:-646',
    'Finglas:5339:-630;Celbridge:5334:-654;Newbridge:5318:-680;Clonmel:5236:-770;Mullingar:5352:-734;Letterkenny:5495:-773',
    'Blanchardstown:5339:-638;Lucan:5336:-645;Carrigaline:5181:-840;Wicklow:5298:-605;Portlaoise:5303:-730;Greystones:5314:-606',
    'Castlebar:5385:-930;Athy:5299:-698;Maynooth:5339:-659;Arklow:5279:-615;Tullamore:5327:-749;Ashbourne:5351:-640;Laytown:5368:-624',
    'Cobh:5185:-829;Ballina:5412:-917;Enniscorthy:5250:-656;Shannon:5270:-886;Mallow:5213:-863;Rush:5352:-610;Tramore:5216:-715',
    'Midleton:5192:-818;Baldoyle:5340:-613;Portarlington:5316:-719;Longford:5373:-780;Thurles:5268:-780;Dungarvan:5209:-763',
    'Killarney:5206:-951;Youghal:5195:-785;New Ross:5240:-694;Nenagh:5288:-820;Cavan:5399:-736;Ballinasloe:5333:-822',
    'Newcastle West:5245:-906;Westport:5380:-952;Tuam:5352:-885;Gorey:5267:-629;Monaghan:5425:-697;Carrick-on-Suir:5235:-741',
    'Roscommon:5363:-818;Buncrana:5513:-745;Bandon:5175:-874;Roscrea:5295:-780;Loughrea:5320:-857;Blessington:5317:-653',
    'Tipperary:5247:-816;Fermoy:5214:-828;Edenderry:5334:-705;Ballybofey:5480:-778;Kells:5373:-688;Birr:5309:-791;Gweedore:5505:-823',
    'Listowel:5245:-948;Clonakilty:5162:-887;Ardee:5386:-654;Carrickmacross:5397:-672;Carrick-on-Shannon:5395:-809;Tullow:5280:-674',
    'Athenry:5330:-874;Dunshaughlin:5351:-654;Kinsale:5171:-853;Mitchelstown:5227:-827;Charleville:5235:-868;Cahir:5238:-792',
    'Claremorris:5372:-900;Bantry:5168:-945;Clara:5334:-761;Macroom:5191:-897;Bagenalstown:5270:-696;Castleblayney:5412:-673',
    'Enfield:5341:-683;Cashel:5252:-789;Kilrush:5264:-949;Ballinrobe:5363:-923;Ballyshannon:5450:-818;Kinnegad:5345:-710',
    'Gort:5307:-882;Donegal:5465:-811;Ballyjamesduff:5387:-720;Carndonagh:5525:-727;Bailieborough:5392:-697;Castleisland:5223:-947',
    'Ballina:5281:-844;Athboy:5362:-691;Rathangan:5322:-699;Callan:5255:-739;Kingscourt:5391:-681;Ballyhaunis:5377:-877',
    'Virginia:5383:-708;Thomastown:5253:-714;Templemore:5279:-783;Kanturk:5217:-890;Prosperous:5329:-675;Boyle:5397:-830',
    'Kenmare:5188:-958;Skibbereen:5155:-927;Killorglin:5210:-978;Baltinglass:5294:-671;Clifden:5349:-1002;Bunclody:5266:-665',
    'Abbeyfeale:5238:-930;Clogherhead:5379:-624;Castlerea:5377:-850;Dingle:5214:-1027;Castleconnell:5271:-850;Clones:5418:-723',
    'Abbeyleix:5291:-734;Ballaghaderreen:5390:-858;Trim:5356:-679;Dunleer:5384:-640;Tobercurry:5405:-873;Edgeworthstown:5370:-762',
    'Ballivor:5353:-696;Cootehill:5407:-708;Portlaw:5229:-732;Mountrath:5300:-747;Lifford:5483:-748;Banagher:5319:-799',
    'Kilmallock:5240:-858;Rathdrum:5293:-623;Dunmanway:5172:-912;Millstreet:5206:-906;Ballymahon:5357:-777;Moycullen:5334:-918',
    'Dunmore East:5215:-700;Rathkeale:5252:-894;Graiguenamanagh:5254:-695;Fethard:5247:-769;Ballymote:5408:-852;Portumna:5309:-822',
    'Rochfortbridge:5341:-730;Moville:5519:-704;Castlecomer:5281:-721;Convoy:5486:-767;Swinford:5394:-894;Castledermot:5291:-684',
    'Oldcastle:5377:-716;Lanesborough:5367:-798;Collooney:5418:-849;Aughrim:5285:-633;Ferns:5259:-650;Ballybunnion:5251:-967',
    'Slane:5371:-654;Manorhamilton:5431:-818;Oughterard:5342:-933;Foxford:5398:-912;Killybegs:5463:-845;Caherconlish:5259:-847',
    'Belturbet:5410:-745;Muff:5507:-727;Inishcrone:5422:-909;Claregalway:5334:-894;Ramelton:5504:-765;Rathdowney:5285:-758',
    'Dungloe:5495:-836;Cahersiveen:5195:-1022;Ferbane:5327:-783;Watergrasshill:5201:-834;Croom:5252:-872;Stradbally:5302:-715',
    'Kiltamagh:5385:-900;Carnew:5271:-649;Belmullet:5423:-999;Newtown Cunningham:5500:-752;Crossmolina:5410:-932;Killumney:5187:-865',
    'Carlingford:5404:-619;Castlepollard:5368:-730;Daingean:5330:-729;Granard:5378:-749',
  ],
  GB: [
    'London:5151:-13;Birmingham:5248:-190;Liverpool:5341:-298;Nottingham:5295:-115;Sheffield:5338:-147;Bristol:5146:-260',
    'Glasgow:5587:-426;Leicester:5264:-113;Edinburgh:5595:-320;Leeds:5380:-155;Cardiff:5148:-318;Manchester:5348:-224',
    'Stoke-on-Trent:5300:-219;Coventry:5241:-151;Sunderland:5490:-138;Reading:5146:-97;Kingston upon Hull:5374:-34;Preston:5376:-270',
    'Newport:5159:-300;Swansea:5162:-394;Bradford:5379:-175;Southend-on-Sea:5154:71;Belfast:5460:-593;Derby:5292:-148',
    'Plymouth:5037:-414;Luton:5188:-42;Wolverhampton:5259:-212;Southampton:5090:-140;Blackpool:5382:-305;Milton Keynes:5204:-76',
    'Northampton:5225:-88;Norwich:5263:130;Dudley:5250:-208;Aberdeen:5714:-210;Portsmouth:5080:-109;Newcastle upon Tyne:5497:-161',
    'Sutton:5135:-20;Swindon:5156:-178;Crawley:5111:-18;Ipswich:5206:116;Wigan:5354:-264;Croydon:5138:-10;Walsall:5259:-198',
    'Mansfield:5313:-120;Oxford:5175:-126;Warrington:5339:-258;Slough:5151:-60;Bournemouth:5072:-188;Peterborough:5257:-25',
    'Cambridge:5220:12;Doncaster:5352:-113;York:5396:-108;Poole:5071:-198;Gloucester:5187:-224;Burnley:5380:-223',
    'Huddersfield:5365:-178;Telford:5268:-245;Dundee:5647:-297;Blackburn:5375:-248;Basildon:5157:46;Middlesbrough:5458:-123',
    'Bolton:5358:-243;Stockport:5341:-216;Brighton:5083:-14;West Bromwich:5252:-199;Grimsby:5357:-8;Hastings:5086:57',
    'High Wycombe:5163:-75;Watford:5166:-40;Saint Peters:5137:142;Burton upon Trent:5281:-164;Colchester:5189:90;Eastbourne:5077:28',
    'Exeter:5072:-353;Rotherham:5343:-136;Cheltenham:5190:-208;Lincoln:5323:-54;Chesterfield:5325:-142;Chelmsford:5174:47',
    'Dagenham:5155:17;Basingstoke:5126:-109;Maidstone:5127:52;Sutton Coldfield:5257:-182;Bedford:5213:-47;Oldham:5354:-212',
    'Enfield Town:5165:-8;Woking:5132:-56;St Helens:5345:-273;Worcester:5219:-222;Gillingham:5139:55;Worthing:5082:-38',
    'Rochdale:5362:-216;Solihull:5241:-178;Bath:5138:-236;Harlow:5178:11;Nuneaton:5252:-147;Darlington:5452:-155;Southport:5365:-301',
    'Chester:5319:-289;Stevenage:5190:-20;Wembley:5155:-30;Grays:5148:33;Harrogate:5399:-154;Hartlepool:5469:-121;Cannock:5269:-203',
    'Hemel Hempstead:5175:-45;St Albans:5175:-33;Redditch:5231:-195;South Shields:5500:-143;Derry:5500:-731',
    'Weston-super-Mare:5135:-298;Halifax:5372:-185;Beckenham:5141:-3;Tamworth:5263:-170;Scunthorpe:5358:-65;Carlisle:5490:-294',
    'Crewe:5310:-244;Aylesbury:5182:-81;Rugby:5237:-126;Shrewsbury:5271:-275;Lowestoft:5248:175;Folkestone:5108:117;Wrexham:5305:-299',
    'Torquay:5046:-353;Taunton:5101:-310;Bognor Regis:5078:-68;Kettering:5240:-73;Ashford:5115:87;Tonypandy:5162:-346',
    'Scarborough:5428:-40;Hereford:5206:-271;Bangor:5465:-567;Craigavon:5445:-639;Weymouth:5061:-246;Livingston:5590:-352',
    'Canterbury:5128:108;Hamilton:5577:-403;Morecambe:5407:-286;Cumbernauld:5595:-399;Clacton-on-Sea:5179:116;Dunfermline:5607:-346',
    'Kirkcaldy:5612:-316;Banbury:5206:-134;Durham:5478:-158;Ayr:5546:-463;Perth:5640:-343;Inverness:5748:-422;Kilmarnock:5561:-450',
    "King's Lynn:5275:40;Winchester:5107:-132;Barrow in Furness:5411:-323;Yeovil:5094:-263;Salisbury:5107:-180;Pontefract:5369:-131",
    'Grantham:5291:-64;Greenock:5595:-476;Newark on Trent:5307:-82;Worksop:5330:-112;Bury St Edmunds:5225:71;Redruth:5023:-522',
    'Andover:5121:-149;Boston:5298:-3;Fleet:5128:-83;Tonbridge:5120:27;Coalville:5272:-137;Stirling:5612:-394;Chippenham:5146:-212',
    'Bridlington:5408:-19;Colwyn Bay:5329:-373;Bicester:5190:-115;Dumfries:5507:-361;Ebbw Vale:5178:-321;Newbury:5140:-132',
    'Wisbech:5267:16;Barnstaple:5108:-406;Spalding:5279:-15;Felixstowe:5196:135;Kendal:5433:-275;Consett:5485:-183;Ballymena:5486:-628',
    'Stratford-upon-Avon:5219:-171;Newry:5418:-634;Ashington:5518:-156;Melton Mowbray:5277:-89;Workington:5464:-354;Haverhill:5208:44',
    'Flint:5324:-313;Coleraine:5513:-667;St Austell:5034:-477;Newport:5070:-129;Skegness:5314:34;Selby:5378:-107;Thetford:5242:75',
    'Huntingdon:5233:-19;Ammanford:5179:-399;Arbroath:5656:-259;Evesham:5209:-195;Elgin:5765:-332;Sudbury:5204:73;Buxton:5326:-191',
    'Omagh:5460:-730;Stowmarket:5219:100;Bordon:5111:-86;Gainsborough:5338:-77;East Dereham:5268:93;Stamford:5265:-48',
    'Stourport-on-Severn:5234:-228;Newmarket:5224:40;Newquay:5042:-507;Penzance:5012:-554;Antrim:5470:-620;Tiverton:5090:-349',
    'Ely:5240:26;Aberystwyth:5242:-408;Oswestry:5286:-305;Prestatyn:5334:-341;Wantage:5159:-143;Uckfield:5097:10;Peterhead:5751:-178',
    'Larne:5485:-582;Bangor:5323:-413;Warminster:5120:-218;Sleaford:5300:-41;Grangemouth:5601:-372;Cirencester:5172:-197',
    'Northallerton:5434:-143;Saint Andrews:5634:-280;Lymington:5076:-154;Louth:5337:0;Carterton:5176:-159;Chepstow:5164:-268',
    'Carmarthen:5186:-431;Royston:5205:-2;Porthcawl:5148:-370;Darton:5359:-153;Penrith:5467:-276;Dursley:5168:-235;Armagh:5435:-667',
    'Skipton:5396:-202;Haverfordwest:5180:-497;Enniskillen:5435:-764;Strabane:5482:-747;Hawick:5542:-279;Forfar:5664:-289',
    'Bridport:5073:-276;Verwood:5088:-187;Berwick-Upon-Tweed:5577:-201;Whitby:5449:-61;Fraserburgh:5769:-202;Uttoxeter:5290:-186',
    'Driffield:5401:-44;Chard:5087:-297;Limavady:5505:-695;Cinderford:5182:-250;Street:5112:-274;Saltcoats:5564:-479',
    'Inverurie:5728:-238;Galashiels:5561:-281;Sidmouth:5069:-324;Mablethorpe:5334:26;North Walsham:5282:139;Tavistock:5055:-414',
    'Minehead:5120:-348;Dungannon:5450:-677;Montrose:5672:-247;Market Drayton:5291:-249;Blandford Forum:5086:-216;Holyhead:5331:-463',
    'Hexham:5497:-210;Stonehaven:5696:-221;Newtown:5252:-330;Largs:5580:-486;Cranleigh:5114:-48;Leominster:5223:-274;Diss:5238:111',
    'Stranraer:5490:-503;Downpatrick:5433:-572;Wallingford:5160:-112;Ellon:5736:-207;Forres:5761:-362;New Romney:5099:94',
    'Scalby:5377:-72;Hunstanton:5295:50;Liskeard:5045:-447;Magherafelt:5475:-661;Haddington:5596:-278;Cumnock:5545:-427',
    'Annan:5499:-326;Launceston:5064:-436;Caister-on-Sea:5265:173;Lanark:5567:-378;Blairgowrie:5659:-334;Ledbury:5204:-243',
    'Gillingham:5104:-228;Oban:5642:-547;Denbigh:5318:-342;Dunbar:5600:-251;Hornsea:5391:-17;Buckie:5768:-296;Richmond:5440:-173',
    'Peebles:5565:-319;Pocklington:5393:-78;Burry Port:5168:-425;Fakenham:5283:85;Brecon:5195:-339;Alnwick:5541:-171',
    'Sheringham:5294:121;Thurso:5859:-353;Okehampton:5074:-400;Banchory:5705:-249;Stornoway:5821:-639;Crieff:5637:-384',
    'Swaffham:5265:69;Kirkwall:5898:-296;Wick:5844:-309;Lerwick:6015:-114;Barnard Castle:5454:-192;Bude:5082:-454;Norton:5413:-79',
    'Horncastle:5321:-12;Girvan:5524:-486;Wadebridge:5052:-484;Leiston:5221:158;Kilkeel:5406:-600;Egremont:5448:-353;Withernsea:5373:3',
    'Kingsbridge:5028:-378;Welshpool:5266:-315;Fort William:5682:-511;Oundle:5248:-47;Chipping Norton:5194:-155;Alness:5770:-426',
    'Kelso:5560:-243;Ballycastle:5520:-624;Glyn-neath:5175:-362;Brotton:5457:-94;Llandrindod Wells:5224:-338;Cardigan:5208:-466',
    'Bungay:5245:144;South Molton:5102:-383;Turriff:5754:-246;Wirksworth:5308:-157;Campbeltown:5543:-561;Market Rasen:5339:-34',
    'Uppingham:5259:-72;Bovey Tracey:5059:-368;Huntly:5745:-279;Tenby:5167:-470;Cranbrook:5110:54;Easingwold:5412:-119',
    'Keswick:5460:-313;Dalbeattie:5493:-382;Wimblington:5251:8;Pwllheli:5289:-441;Newton Stewart:5496:-448',
    'Blaenau-Ffestiniog:5299:-394;Pulborough:5096:-51;Hillsborough:5446:-608;Gnosall:5279:-225;Cowbridge:5146:-344',
    'Haltwhistle:5497:-246;Church Stretton:5254:-280;Tain:5781:-406;Settle:5407:-228;Pewsey:5134:-177;Kilbarchan:5584:-455',
    'Fishguard:5199:-498;Kirkcudbright:5484:-405;Llanrwst:5314:-380;Amlwch:5341:-435;Aviemore:5720:-383;Callander:5624:-422',
    'Tywyn:5259:-409;Appleby-in-Westmorland:5458:-249;Leysdown-on-Sea:5140:92;Knighton:5234:-305;Lampeter:5211:-408',
    'Llanidloes:5245:-354;Pitlochry:5671:-373;Kirkbymoorside:5427:-93;Dolgellau:5274:-389;Duns:5578:-235;Isle Of Mull:5645:-577',
    'Aboyne:5708:-278;Tuxford:5323:-89;Feltwell:5249:52;Bovington Camp:5070:-224;Moffat:5534:-344;Ambleside:5443:-296',
    'Aspatria:5477:-333;Grantown on Spey:5733:-361;Portree:5741:-619;Lochgilphead:5604:-543;Newport:5198:21;Biggar:5562:-352',
    'Rothbury:5531:-191;Alford:5723:-270;Langholm:5515:-300;Harbury:5224:-146;Kirkconnel:5539:-400;Llandovery:5199:-380',
    'Longtown:5195:-298;Wooler:5555:-201;Bala:5291:-360;Seahouses:5558:-165;Mullion:5003:-524;Milnathort:5623:-342',
    'Silverstone:5209:-103;Balfron:5607:-434;Saint Davids:5188:-527;Penygroes:5306:-429;Harlech:5286:-411;Stromness:5896:-330',
    'Dufftown:5745:-313;Portavogie:5446:-544;Kilrea:5495:-656;Thornhill:5523:-377;Glandwr:5193:-463;Ladybank:5627:-312',
    'Ullapool:5790:-516;Portscatho:5017:-497',
  ],
};

function readTown(text: string): HostingTown {
  const [name = '', north, east] = text.split(':');
  return { name, latitude: Number(north) / 100, longitude: Number(east) / 100 };
}

/** Returns the towns of a hosting country, the largest first; none of other countries. */
export function listHostingTowns(countryCode: string): HostingTown[] {
  return (TOWNS[countryCode] ?? []).flatMap((line) => line.split(';').map(readTown));
}

/** The codes of the countries whose towns are known. */
export const TOWN_COUNTRIES: readonly string[] = Object.keys(TOWNS);
