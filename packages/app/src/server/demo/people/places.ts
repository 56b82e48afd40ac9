// Where the families of the demo world live: towns by county, and generic street names.

/** `Cork: Kinsale, Cobh`, by country code. */
export const TOWNS: Readonly<Record<'IE' | 'GB', readonly (readonly [county: string, ...towns: string[]])[]>> = {
  IE: [
    ['Cork', 'Kinsale', 'Cobh', 'Clonakilty'],
    ['Galway', 'Oranmore', 'Clifden', 'Athenry'],
    ['Kerry', 'Killarney', 'Dingle', 'Kenmare'],
    ['Dublin', 'Malahide', 'Dalkey', 'Skerries'],
    ['Wicklow', 'Greystones', 'Enniskerry'],
    ['Clare', 'Ennis', 'Lahinch'],
    ['Waterford', 'Dungarvan', 'Tramore'],
    ['Mayo', 'Westport', 'Ballina'],
    ['Kilkenny', 'Thomastown', 'Graiguenamanagh'],
    ['Donegal', 'Letterkenny', 'Ardara'],
  ],
  GB: [
    ['Devon', 'Totnes', 'Exmouth', 'Tavistock'],
    ['North Yorkshire', 'Whitby', 'Skipton'],
    ['Oxfordshire', 'Witney', 'Abingdon-on-Thames'],
    ['Kent', 'Whitstable', 'Faversham'],
    ['Edinburgh', 'Portobello', 'South Queensferry'],
    ['Cornwall', 'Falmouth', 'St Ives'],
    ['Gwynedd', 'Dolgellau', 'Porthmadog'],
    ['Down', 'Bangor', 'Newcastle'],
    ['Gloucestershire', 'Stroud', 'Chipping Campden'],
  ],
};

export const STREETS = [
  'Chapel Street',
  'Harbour View',
  'Orchard Lane',
  'Mill Road',
  'Church Hill',
  'Willow Grove',
  'Station Road',
  'The Crescent',
  'Rose Cottage, Old Coach Road',
  'Strand Street',
  'Meadow Close',
  'Castle Park',
] as const;

export const PHONES: Readonly<Record<'IE' | 'GB', string>> = { IE: '+353 20 91# ####', GB: '+44 7700 900###' };
