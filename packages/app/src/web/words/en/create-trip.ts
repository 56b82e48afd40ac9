// Making a trip for a parent, in English.

export const createTrip = {
  intro: 'Choose the students and their dates, then a family and camps. The price follows as you go.',
  section: {
    people: 'Who travels',
    stay: 'When',
    family: 'Host family',
    camps: 'Camps',
    finish: 'Extras and price',
  },
  newStudent: 'Enter a new student',
  parent: 'Parent who pays',
  noParent: 'No parent is linked to {name} yet. Link the one who pays.',
  tripType: 'Kind of trip',
  dates: 'First and last day',
  datesFirst: 'Choose the dates first.',
  family: {
    chosen: 'Host family: {name}',
    backup: 'In reserve: {name}',
    none: 'No family is chosen yet.',
    choose: 'Choose',
    chooseNamed: 'Choose {name}',
    reserve: 'As backup',
    reserveNamed: '{name} as backup',
    remove: 'Remove {name}',
  },
  enquire: {
    do: 'Create as enquiry',
    text: 'As an enquiry the chosen family is asked, and the parents get a link to book and pay.',
  },
  reserve: {
    do: 'Reserve and bill',
    text: 'Reserving holds the beds and places now and sends an invoice that can be paid online.',
    title: 'Reserve for {name}?',
    price: 'The invoice is over {amount}.',
    told: 'The family and the parents are told.',
  },
  needs: {
    family: 'Choose a host family first.',
    price: 'This stay has no price and can’t be reserved. Create it as an enquiry.',
  },
  done: {
    title: 'The trip has been created',
    reserved: 'The stay is reserved and billed. The parents can pay the invoice here:',
    enquiry: 'The enquiry is made. The parents can book and pay here:',
    draft:
      'The trip is created as a draft. The family could not be asked; ask it from the page of the trip. The parents can book and pay here:',
    link: 'Payment link',
    copy: 'Copy the link',
    copied: 'The link has been copied.',
    trip: 'Open the trip',
    invoice: 'Open the invoice',
    another: 'Create another trip',
  },
} as const;
