// The messages of the screens, in English, as types: written by `npm run -s messages:types -w @hosted-stay/app`, never by hand.

/** By section, as in `messages/en/web`. */
export interface WebMessages {
  readonly account: {
    readonly viewing: "You’re viewing this account as its owner. You can’t change anything.";
    readonly saved: "Changes saved";
    readonly details: {
      readonly title: "Personal details";
      readonly text: "How others see you, and how we contact you.";
      readonly picture: "Picture";
      readonly firstName: "First name";
      readonly lastName: "Last name";
      readonly phone: "Phone";
      readonly email: "Email";
      readonly emailText: "You sign in with this email. Contact us to change it.";
      readonly save: "Save details";
    };
    readonly region: {
      readonly title: "Language and time zone";
      readonly text: "The language of pages and emails, and the time zone of times.";
      readonly language: "Language";
      readonly timezone: "Time zone";
      readonly timezoneText: "Leave empty to use your device’s time zone.";
      readonly timezoneDevice: "Same as this device: {zone}";
      readonly save: "Save language and time zone";
    };
    readonly password: {
      readonly title: "Password";
    };
    readonly sessions: {
      readonly title: "Signed-in devices";
      readonly text: "If you don’t recognise a device, sign it out and change your password.";
      readonly list: "Devices";
      readonly device: "{browser} on {system}";
      readonly unknown: "Unknown device";
      readonly here: "This device";
      readonly lastSeen: "Last used";
      readonly startedAt: "Signed in";
      readonly end: "Sign out";
      readonly endOf: "Sign out {device}";
      readonly everywhere: "Sign out everywhere";
      readonly everywhereTitle: "Sign out everywhere?";
      readonly everywhereText: "We’ll sign out this device too. You can sign in again at any time.";
    };
    readonly deletion: {
      readonly title: "Delete account";
      readonly text: "Deletes your personal details for good.";
      readonly begin: "Review deletion";
    };
  };
  readonly articles: {
    readonly blogTitle: "Blog";
    readonly blogText: "Stories and advice for families and students.";
    readonly empty: "No articles yet";
    readonly emptyText: "Come back soon, or contact us.";
    readonly contact: "Contact us";
    readonly by: "By {name}";
    readonly older: "Older";
    readonly newer: "Newer";
    readonly previous: "Previous: {title}";
    readonly next: "Next: {title}";
    readonly all: "All articles";
    readonly share: "Share";
    readonly copied: "Link copied";
    readonly inEnglish: "This article is only available in English.";
    readonly previewTitle: "This is a preview";
    readonly previewText: "You see the draft, which can differ from what visitors read. This link works until";
  };
  readonly beds: {
    readonly tooFew: {
      readonly size: "{beds, plural, one {Takes up to # student; you need {count, number} beds.} other {Takes up to # students; you need {count, number} beds.}}";
      readonly dates: "{beds, plural, =0 {No beds are free on these dates.} one {Only # bed is free on these dates; you need {count, number}.} other {Only # beds are free on these dates; you need {count, number}.}}";
    };
    readonly need: "Choose a family with a bed for every child, or other dates.";
    readonly others: "View families with free beds";
  };
  readonly billing: {
    readonly description: "Customer and host balances, and accounting exports.";
    readonly search: "Search by name or email";
    readonly part: {
      readonly accounts: "Accounts";
      readonly months: "Monthly sales";
      readonly ledger: "Accounting";
    };
    readonly empty: {
      readonly title: "No accounts yet";
      readonly text: "Accounts appear once you send an invoice, receive a payment or owe a host.";
    };
    readonly period: {
      readonly from: "From";
      readonly to: "To";
      readonly turned: "Choose a date on or after the start date.";
      readonly span: {
        readonly thisMonth: "This month";
        readonly lastMonth: "Last month";
        readonly thisYear: "This year";
      };
    };
    readonly statement: {
      readonly opening: "Opening balance";
      readonly closing: "Closing balance";
      readonly of: "Statement in {currency}";
      readonly nothing: "No transactions in this period.";
      readonly file: {
        readonly csv: "Export as CSV";
        readonly xlsx: "Export as Excel";
      };
    };
    readonly send: {
      readonly open: "Email statement";
      readonly title: "Email this statement to {email}?";
      readonly text: "The email is in the recipient’s language, with the statement attached.";
      readonly confirm: "Email statement";
    };
    readonly remind: {
      readonly open: "Send reminders";
      readonly title: "Send reminders for all overdue invoices?";
      readonly text: "We’ll email a reminder for each overdue invoice, at most once a day.";
      readonly confirm: "Send reminders";
      readonly done: "{count, plural, =0 {No reminders sent} one {# reminder sent} other {# reminders sent}}{skipped, plural, =0 {} one {, # skipped: already reminded today, or no email address} other {, # skipped: already reminded today, or no email address}}";
    };
    readonly settle: {
      readonly open: "Allocate payments";
      readonly title: "Allocate payments";
      readonly text: "The oldest unallocated payments go to the oldest open invoices. Either all are allocated or none.";
      readonly nothing: "No unallocated payments or no open invoices.";
      readonly invoice: "Invoice";
      readonly due: "Due date";
      readonly paidOn: "Payment date";
      readonly amount: "Amount";
      readonly submit: "Allocate payments";
      readonly done: "Payments allocated";
    };
    readonly months: {
      readonly title: "Monthly sales";
      readonly text: "Based on sent invoices and their quotes, minus credit notes and void invoices. Each amount links to its invoices.";
      readonly nothing: "No invoices in this period.";
      readonly month: "Month";
      readonly business: "Business";
      readonly revenue: "Net sales";
      readonly commission: "Platform fees";
      readonly hostCost: "Host costs";
      readonly other: "Other sales";
      readonly vat: "VAT";
      readonly invoices: "Invoices";
    };
    readonly ledger: {
      readonly title: "General ledger";
      readonly text: "All entries in the period, in double entry. Each transaction balances.";
      readonly business: "Business";
      readonly businessHint: "Leave empty to include all businesses.";
      readonly file: {
        readonly ledger: "Export as hledger journal";
        readonly csv: "Export as CSV";
        readonly xlsx: "Export as Excel";
      };
      readonly chart: "Chart of accounts";
      readonly account: "Account";
      readonly meaning: "Description";
    };
  };
  readonly board: {
    readonly tab: "{state} ({count, number})";
    readonly moveTo: "Move to {state}";
    readonly returned: "{name} is back in “{state}”.";
    readonly collapse: "Collapse {state}";
    readonly expand: "Expand {state}";
    readonly more: "Load more ({count, number} left)";
    readonly selectAll: "Select all cards shown in {state}";
    readonly grab: {
      readonly label: "Move {name} with the arrow keys";
      readonly help: "Press Space to pick up the card, the arrow keys to choose a column, Space to drop it there, or Escape to cancel.";
      readonly picked: "{name} picked up in “{state}”. Choose a column with the arrow keys.";
      readonly open: "{state}. Press Space to drop it here.";
      readonly closed: "{state}. {why}";
      readonly cancelled: "{name} stays in “{state}”.";
    };
    readonly drop: {
      readonly here: "Drop here";
      readonly same: "This is its current status.";
    };
  };
  readonly booking: {
    readonly steps: {
      readonly plan: "Children and dates";
      readonly family: "Host family";
      readonly camps: "Camps";
      readonly review: "Extras and review";
      readonly payment: "Payment";
    };
    readonly step: "Step {step, number} of {count, number}: {name}";
    readonly back: "Back";
    readonly next: "Next";
    readonly close: "Close";
    readonly remove: "Remove";
    readonly removeNamed: "Remove {name}";
    readonly child: {
      readonly title: "Add child";
      readonly text: "This is enough for now. You can add the details your host family needs later.";
      readonly save: "Save child";
      readonly firstName: "First name";
      readonly lastName: "Last name";
      readonly dateOfBirth: "Date of birth";
      readonly gender: "Gender";
    };
    readonly childCount: "How many children are travelling?";
    readonly childCountHint: "You’ll add their details after you sign in.";
    readonly children: "Children";
    readonly noChildren: "Add a child to continue.";
    readonly addChild: "Add child";
    readonly ageThen: "Aged {age} on arrival";
    readonly adult: "{name} will be 18 or older on arrival, so we removed them. Choose another child or other dates.";
    readonly stillOpen: "{count, plural, one {You can choose # more child.} other {You can choose # more children.}}";
    readonly noMore: "No more children";
    readonly needChildren: "Choose at least 1 child.";
    readonly dates: "Stay dates";
    readonly firstDay: "Arrival date";
    readonly lastDay: "Departure date";
    readonly calendar: "Stay calendar";
    readonly blockedHint: "You can’t choose days when your chosen family has no free beds.";
    readonly needDates: "Choose arrival and departure dates, at least one night apart.";
    readonly days: "{count, plural, one {# day} other {# days}}";
    readonly nights: "{count, plural, one {# night} other {# nights}}";
    readonly weeks: "{count, plural, one {# full week} other {# full weeks}}";
    readonly chooseFamily: "Choose your host family. They’re free on your dates unless marked otherwise.";
    readonly yourFamily: "Your host family";
    readonly backupFamily: "Backup family";
    readonly selectingBackup: "Choose a backup family";
    readonly selectingBackupText: "Optional. If your host family can’t host, we’ll ask this family.";
    readonly skipBackup: "Continue without a backup";
    readonly addBackup: "Add backup family";
    readonly changeBackup: "Change backup family";
    readonly needFamily: "Choose a host family.";
    readonly noFamilies: "No families free on these dates";
    readonly noFamiliesText: "Try other dates or fewer children.";
    readonly stayPrice: "{amount} for the stay";
    readonly choose: "Choose";
    readonly chooseNamed: "Choose {name}";
    readonly chooseBackup: "As backup";
    readonly chooseBackupNamed: "Choose {name} as backup";
    readonly mainIs: "{name} is your host family.";
    readonly mainIsNext: "You can add a backup family, or continue.";
    readonly backupIs: "{name} is your backup family.";
    readonly backupIsNext: "We’ll ask this family only if your host family can’t host. You can continue now.";
    readonly makeMain: "As host family";
    readonly makeMainNamed: "Choose {name} as host family";
    readonly look: "View profile";
    readonly familyGone: "This family isn’t hosting at the moment.";
    readonly replaceTitle: "Choose another host family?";
    readonly replaceText: "Selecting this host family will remove your previously selected host family!";
    readonly replaceNames: "Current: {before}. New: {after}.";
    readonly continue: "Continue";
    readonly howDays: "How would you like to spend the days?";
    readonly stay: {
      readonly family: "With the family";
      readonly mixed: "Some weeks at camps";
      readonly local: "At camps";
    };
    readonly stayText: {
      readonly family: "Full immersion. Every day with the family, no camps.";
      readonly mixed: "Camps from Monday to Friday in the weeks you choose, all other days with the family.";
      readonly local: "Camps and local activities only; evenings and nights with the family.";
    };
    readonly campWeeks: "{count, plural, one {You can book # camp week on your dates, Monday to Friday.} other {You can book up to # camp weeks on your dates, Monday to Friday.}}";
    readonly yourWeeks: "Your weeks";
    readonly weekWithFamily: "With the family";
    readonly weekWhy: {
      readonly none: "No nearby camps this week.";
      readonly full: "All camps this week are full.";
      readonly ages: "The camps this week are for other ages.";
      readonly free: "{count, plural, one {# camp has places this week.} other {# camps have places this week.}}";
    };
    readonly backupRank: "Backup {rank}: {name}";
    readonly askFirst: "Move to top";
    readonly backupCamps: "Backup camps";
    readonly selectingBackupCamp: "Choose backup camps";
    readonly backupCampsText: "If a camp is cancelled, we’ll use the backup for that week.";
    readonly addBackupCamps: "Add backup camps";
    readonly doneBackupCamps: "Done choosing backups";
    readonly campsNear: "Camps near your host family";
    readonly noCamps: "No camps near this family";
    readonly noCampsText: "Spend the days with the family, or choose another family.";
    readonly moreCamps: "{count, plural, one {Show # more camp} other {Show # more camps}}";
    readonly noWeeks: "Not available on your dates.";
    readonly ages: "Ages {from} to {to}";
    readonly perWeek: "{amount} a week";
    readonly full: "full";
    readonly clash: "you have a camp this week";
    readonly placesLeft: "{count, plural, one {# place left} other {# places left}}";
    readonly added: "chosen";
    readonly addedBackup: "backup";
    readonly needCamp: "Choose at least 1 camp, or spend the days with the family.";
    readonly campsDropped: "{count, plural, one {# camp week is outside your new dates, so we removed it:} other {# camp weeks are outside your new dates, so we removed them:}}";
    readonly mend: "Edit “{step}”";
    readonly change: "Edit";
    readonly reviewWho: "Children";
    readonly reviewWhen: "Dates";
    readonly yourBooking: "Your booking";
    readonly changeBooking: "Edit booking";
    readonly travellers: "{count, plural, one {# child} other {# children}}";
    readonly services: "Extras";
    readonly required: "Included in every stay";
    readonly extraPrice: "{amount} for the whole stay";
    readonly extraPriceBeforeVat: "{amount} for the whole stay, before VAT";
    readonly extraFree: "No extra cost";
    readonly wishes: "Special requests";
    readonly wishesHint: "Anything the family and our team should know. Add health details to your child’s profile instead.";
    readonly price: "Price";
    readonly discountCode: "Discount code";
    readonly apply: "Apply";
    readonly codeUnknown: "Code {code} doesn’t apply to this stay.";
    readonly noQuote: "We couldn’t load the price.";
    readonly noQuoteYet: "No price yet. Complete the earlier steps first.";
    readonly dataTitle: "Details your host family needs";
    readonly dataMissing: "{name}: {parts}";
    readonly dataEdit: "Complete {name}’s details";
    readonly part: {
      readonly name: "name";
      readonly dateOfBirth: "date of birth";
      readonly gender: "gender";
      readonly country: "country";
      readonly hobbies: "hobbies";
      readonly allergies: "allergies";
      readonly anyMedicalCondition: "medical conditions";
    };
    readonly terms: "I accept the terms and conditions and the cancellation rules";
    readonly needTerms: "Accept the terms to continue.";
    readonly agreedBefore: "Your booking has changed since you accepted the terms. Accept them again.";
    readonly toPayment: "Go to payment";
    readonly problemsTitle: "Fix these to continue";
    readonly holding: "We’re holding your beds and places…";
    readonly changedElsewhere: "You changed this booking in another tab or on another device";
    readonly changedElsewhereText: "Check your booking before you pay.";
    readonly priceChanged: "The price has changed";
    readonly oldAndNew: "The price was {before} and is now {now}. You haven’t been charged.";
    readonly lineMoved: "{name}: was {before}, now {now}";
    readonly acceptPrice: "Accept new price";
    readonly priceLowered: "Good news. The price is lower than shown before.";
    readonly backToReview: "Back to review";
    readonly toCamps: "Choose other camps";
    readonly again: "Try again";
    readonly alternatives: "These families are free on your dates:";
    readonly noAlternatives: "Choose another family or other dates.";
    readonly campAlternatives: "These camps have places in the same week:";
    readonly noCampAlternatives: "No other camp has places this week. Spend the days with the family, or choose other dates.";
    readonly chooseInstead: "Choose instead";
    readonly otherDates: "Choose other dates";
    readonly otherFamily: "View all families";
    readonly holdOver: "Your hold has expired";
    readonly holdOverText: "You haven’t been charged. Your choices are saved, but the beds and places are no longer held.";
    readonly holdAgain: "Hold again and pay";
    readonly signInTitle: "Sign in to pay";
    readonly signInText: "Your choices are saved. After you sign in, choose your children and pay.";
    readonly signIn: "Sign in";
    readonly register: "Create account";
    readonly bookedElsewhere: "You booked this on another device";
    readonly bookedElsewhereText: "These choices are part of that booking. You can start another booking now.";
    readonly otherTitle: "You changed this booking on another device";
    readonly otherShown: "You’re viewing the newer choices.";
    readonly otherKept: "Your choices on this device are newer, so we kept them.";
    readonly takeMine: "Use choices from this device";
    readonly takeTheirs: "Use choices from other device";
    readonly anew: "Start again";
    readonly anewTitle: "Start again?";
    readonly anewText: "We’ll clear all your choices for this booking.";
    readonly keptHere: "Saved in this browser";
    readonly saved: "Saved";
    readonly saving: "Saving…";
    readonly notSaved: "Saved on this device only";
    readonly notForYou: "Only parents can book";
    readonly bookForParent: "To book for a parent, create a trip.";
    readonly parentsOnly: "You can’t book with this account.";
    readonly toCreateTrip: "Create trip";
    readonly ofTrip: {
      readonly title: "You’re booking an existing trip";
      readonly text: "Paying reserves this trip as shown. Families you’ve asked can still reply.";
      readonly asNew: "Book as new trip";
      readonly replace: "We’ll clear your choices for your other booking.";
      readonly over: "You can’t book this trip any more";
      readonly overText: "It has been reserved, invoiced or cancelled. View the trip to see its status.";
    };
    readonly weekLost: "Your camp week is outside your dates, full, or clashes with another camp. Choose another week or other dates.";
    readonly booked: {
      readonly title: "Your trip is reserved";
      readonly text: "We’ve asked your host family. We’ll email you a confirmation.";
      readonly trip: "View trip";
      readonly conversation: "Message family";
      readonly receipt: "Download receipt";
      readonly invoice: "View invoice";
      readonly next: "What happens next";
      readonly nextFamily: "Your host family replies. If they can’t host, we’ll ask your backup family.";
      readonly nextData: "Complete your child’s details for the host family.";
      readonly nextContact: "Once the family accepts, you’ll see their address and can add travel details.";
    };
  };
  readonly calculator: {
    readonly description: "Price a stay at current prices. This doesn’t create a booking.";
    readonly unreadable: "We couldn’t load the current prices. {faults}";
    readonly noPrices: {
      readonly title: "No prices yet";
      readonly text: "Publish a price book to price stays here.";
    };
    readonly noTrip: "Trip {id} not found";
    readonly noTripText: "Check the trip ID, or price a stay without one.";
    readonly ofTrip: "{name}’s trip, with its agreed price. The amounts below use current prices.";
    readonly tripWithoutPrice: "No price agreed for {name}’s trip yet.";
    readonly actions: {
      readonly copyText: "Copy as text";
      readonly copied: "Copied";
      readonly copyRefused: "Your browser blocked copying. Copy the text below.";
      readonly keep: "Save quote";
      readonly kept: "Quote saved. It stays available at this address";
      readonly keptOtherwise: "The prices have changed since you opened this page. The quote was saved at current prices";
    };
    readonly outputs: {
      readonly title: "All amounts";
      readonly name: {
        readonly noOfDaysOfTrip: "Days of trip";
        readonly countMonToFri: "Full weeks, Monday to Friday";
        readonly noOfCampsAdded: "Camp weeks";
        readonly noOfImmersionDays: "Immersion days";
        readonly subtotal: "Subtotal";
        readonly discount: "Discount";
        readonly vat: "VAT";
        readonly total: "Total";
        readonly subtotalHF: "Host family subtotal";
        readonly discountHF: "Host family discount";
        readonly totalHF: "Host family total";
        readonly amountSupplyVAT: "Provider amount subject to VAT";
        readonly amountFamworld: "Platform fees";
      };
    };
    readonly scenarios: {
      readonly menu: "Scenarios";
      readonly changed: "{name} (edited)";
      readonly empty: "Save a stay to return to it later or compare it with another.";
      readonly failed: "We couldn’t load the scenarios. Try again.";
      readonly save: "Save as new scenario…";
      readonly saveNeedsPrice: "You can save a stay once it has a price.";
      readonly saveTitle: "Save scenario";
      readonly renameTitle: "Rename scenario";
      readonly name: "Scenario name";
      readonly nameTaken: "You already have a scenario with this name.";
      readonly submit: "Save scenario";
      readonly saved: "Scenario saved";
      readonly update: "Update “{name}”";
      readonly rename: "Rename…";
      readonly delete: "Delete";
      readonly deleted: "Scenario {name} deleted";
      readonly undo: "Undo";
      readonly undone: "Scenario restored";
      readonly compare: "Compare with…";
    };
    readonly compared: {
      readonly title: "Compared with {name}";
      readonly refused: "This scenario can’t be priced: {reasons}";
      readonly failed: "We couldn’t price this scenario. Try again.";
    };
    readonly keptQuote: {
      readonly title: "Saved quote";
      readonly same: "Same amounts at current prices.";
      readonly otherTotal: "At current prices, this stay costs {total} ({difference}).";
      readonly otherFigures: "Same total at current prices, but other amounts differ.";
      readonly refusedToday: "This stay can’t be quoted at current prices: {reasons}";
      readonly bill: "Invoice this quote";
      readonly copyLink: "Copy link";
    };
    readonly invoice: {
      readonly title: "Draft invoice";
      readonly text: "For the stay above and any lines you add. You can print it or download it. Nothing is saved or sent.";
      readonly open: "Create draft invoice";
    };
  };
  readonly calendar: {
    readonly earlier: "Previous month";
    readonly later: "Next month";
    readonly month: "Month";
    readonly year: "Year";
    readonly today: "Today";
    readonly asMonth: "Month";
    readonly asList: "List";
    readonly view: "View as";
    readonly empty: "No entries this month.";
    readonly blocked: "not available";
    readonly starts: "starts";
    readonly rangeStart: "start date";
    readonly rangeEnd: "end date";
    readonly inRange: "in range";
    readonly more: "{count, plural, one {# more} other {# more}}";
    readonly legend: "Legend";
    readonly pickFirst: "Choose a start date.";
    readonly pickLast: "Choose an end date.";
    readonly picked: "{range}: {nights, plural, one {# night} other {# nights}}";
  };
  readonly campaigns: {
    readonly tabs: {
      readonly inbox: "Inbox";
      readonly campaigns: "Campaigns";
    };
    readonly create: "Create campaign";
    readonly open: "View {title}";
    readonly empty: {
      readonly title: "No campaigns yet";
      readonly text: "Create a campaign to message all users, or those you choose.";
    };
    readonly type: {
      readonly generic: "All users";
      readonly targeted: "Selected users";
    };
    readonly typeHint: {
      readonly generic: "All active accounts.";
      readonly targeted: "By role, language or name.";
    };
    readonly state: {
      readonly draft: "Draft";
      readonly scheduled: "Scheduled";
      readonly sending: "Sending";
      readonly sent: "Sent";
      readonly cancelled: "Cancelled";
    };
    readonly field: {
      readonly type: "Audience";
      readonly roles: "Roles";
      readonly locales: "Languages";
      readonly users: "Additional users";
      readonly language: "Text language";
      readonly title: "Title ({language})";
      readonly body: "Text ({language})";
      readonly byMail: "Also send by email";
      readonly at: "Date and time";
      readonly timezone: "Time zone";
    };
    readonly hint: {
      readonly roles: "Leave empty to include all roles.";
      readonly locales: "Leave empty to include all languages.";
      readonly users: "Search by name.";
      readonly english: "Users get this text if there’s none in their language.";
      readonly other: "Leave both empty to use the English text.";
      readonly byMail: "Only to users who want emails of this type.";
      readonly written: "{language}, added";
    };
    readonly count: {
      readonly title: "Recipients";
      readonly people: "{count, plural, =0 {No recipients} one {# person} other {# people}}";
      readonly byMail: "{count, plural, one {# of them also by email} other {# of them also by email}}";
      readonly optedOut: "{count, plural, one {# person opted out of campaigns} other {# people opted out of campaigns}}";
      readonly language: "{language}: {count, plural, one {# person} other {# people}}";
      readonly inEnglish: "{language}: {count, plural, one {# person gets the English text} other {# people get the English text}}";
      readonly nobody: "Choose a role, a language or a user.";
    };
    readonly save: "Save draft";
    readonly saved: "Draft saved";
    readonly test: "Send test to me";
    readonly unsaved: "Save the draft first. Tests and campaigns use the saved draft.";
    readonly schedule: "Schedule";
    readonly scheduleTitle: "Schedule this campaign?";
    readonly scheduledFor: "We’ll send it at this time:";
    readonly scheduled: "Campaign scheduled";
    readonly sendNow: "Send now";
    readonly sendNowTitle: "Send this campaign now?";
    readonly sendNowReach: "{count, plural, one {We’ll send it to # person.} other {We’ll send it to # people.}}";
    readonly sendNowFinal: "You can’t undo this.";
    readonly sending: "Sending campaign…";
    readonly revise: "Return to draft";
    readonly revised: "Campaign returned to draft";
    readonly cancel: "Cancel campaign";
    readonly cancelTitle: "Cancel this campaign?";
    readonly cancelText: "We won’t send it to anyone. You can’t undo this.";
    readonly cancelled: "Campaign cancelled";
    readonly delete: "Delete";
    readonly deleteTitle: "Delete this campaign?";
    readonly deleteText: "We haven’t sent it to anyone. You can’t undo this.";
    readonly report: {
      readonly title: "Delivery";
      readonly toSend: "Waiting";
      readonly sent: "Sent";
      readonly read: "Read";
      readonly mails: "Emails";
      readonly mailsFailed: "Emails not delivered";
      readonly optedOut: "Opted out";
      readonly gone: "Account closed";
    };
    readonly texts: "Texts";
  };
  readonly cardPayment: {
    readonly title: "Pay";
    readonly card: "Card";
    readonly number: "Card number";
    readonly expiry: "Expiry date";
    readonly expiryForm: "MM/YY";
    readonly cvc: "Security code";
    readonly pay: "Pay {amount}";
    readonly noMoney: "This is a test. No money moves, and no card is saved.";
    readonly testCards: "Test cards";
    readonly conduct: {
      readonly success: "pays";
      readonly declined: "is declined";
      readonly insufficientFunds: "has insufficient funds";
      readonly expired: "has expired";
      readonly secondStep: "needs bank verification";
      readonly later: "pays a little later";
      readonly eventLost: "pays, but the confirmation is lost";
    };
    readonly declined: "Payment failed";
    readonly fault: {
      readonly declined: "Your bank declined the card. Try another card.";
      readonly insufficientFunds: "Your card has insufficient funds.";
      readonly expired: "Your card has expired. Use another card.";
      readonly notConfirmed: "The payment wasn’t confirmed with your bank. Try again.";
      readonly other: "Something went wrong with the card. You haven’t been charged. Try again.";
    };
    readonly bankTitle: "Bank verification";
    readonly bankText: "Confirm the payment of {amount}?";
    readonly approve: "Confirm payment";
    readonly refuse: "Decline payment";
    readonly processing: "Processing your payment. This page updates automatically.";
    readonly paid: "Paid. Just a moment…";
    readonly held: "Your hold expires in {time}";
    readonly heldMinutes: "{count, plural, one {# minute left to pay.} other {# minutes left to pay.}}";
    readonly notLoaded: "We couldn’t load the payment form.";
  };
  readonly changeLog: {
    readonly description: "All changes, with the user and the previous values.";
    readonly somebody: "System";
    readonly viewedBy: "{viewer} as {actor}";
    readonly by: "by {name}";
    readonly empty: "No changes yet";
    readonly nothing: "No results";
    readonly nothingText: "Try another search, or remove a filter.";
    readonly more: "Show more";
    readonly before: "before:";
  };
  readonly changePassword: {
    readonly title: "Change password";
    readonly lead: "You’ll stay signed in here. We’ll sign you out on your other devices.";
    readonly current: "Current password";
    readonly new: "New password";
    readonly confirmation: "New password confirmation";
    readonly save: "Change password";
    readonly none: "You sign in with another service, so your account has no password. We can email you a link to choose one.";
    readonly sendLink: "Send link";
    readonly linkSent: "We’ve emailed a link to {email}.";
  };
  readonly chart: {
    readonly asTable: "View as table";
    readonly asChart: "View as chart";
    readonly described: "Chart: {title}. You can also view the figures as a table.";
    readonly empty: "No data yet";
  };
  readonly common: {
    readonly retry: "Try again";
    readonly cancel: "Cancel";
    readonly close: "Close";
    readonly loading: "Loading";
    readonly typeToConfirm: "Type {text} to confirm";
    readonly showPassword: "Show password";
    readonly hidePassword: "Hide password";
    readonly priceDetails: "Price details";
    readonly readTerms: "View terms";
    readonly testPayments: "This site only takes test payments. You won’t be charged, and bookings aren’t real.";
    readonly readPrivacy: "View privacy notice";
  };
  readonly compactSheet: {
    readonly description: "Students who arrive, one line each, to print for the day.";
    readonly from: "Arrival from";
    readonly to: "Arrival until";
    readonly turned: "Choose a date that isn’t before the first one.";
    readonly by: "Group by";
    readonly print: "Print";
    readonly arrival: "Arrival";
    readonly arrived: "Arrived";
    readonly departure: "Departure";
    readonly health: "Health";
    readonly noCounty: "Without a county";
    readonly noCoordinator: "Without a coordinator";
    readonly table: "Table: {title}";
    readonly tooMany: "Only the first {shown} of {total} trips are shown. Choose fewer days.";
    readonly group: "{name}: {count, plural, one {# student} other {# students}}";
    readonly empty: {
      readonly title: "No arrivals";
      readonly text: "Nobody arrives on these days. Choose others.";
    };
  };
  readonly consent: {
    readonly intro: "What {product} stores in your browser, what it’s for, and how long it’s kept.";
    readonly needed: "All of it is needed for what you use here. Nothing is stored for advertising.";
    readonly table: "Stored in your browser";
    readonly columns: {
      readonly name: "Name";
      readonly purpose: "What it’s for";
      readonly place: "Where";
      readonly lasts: "Kept";
    };
    readonly place: {
      readonly cookie: "Cookie";
      readonly localStorage: "Browser storage";
      readonly sessionStorage: "Tab storage";
      readonly indexedDB: "Browser database";
      readonly cacheStorage: "Browser cache";
    };
    readonly purpose: {
      readonly session: "Keeps you signed in.";
      readonly forgery: "Makes sure that requests come from you, and not from another website.";
      readonly devices: "Recognises this device when you sign in again.";
      readonly language: "Remembers the language of the last page.";
      readonly signedOut: "Remembers that you signed out while you had no connection, so that your pages aren’t shown.";
      readonly stripe: "Set by Stripe if you pay by card through it: protects against fraud.";
      readonly settings: "Remembers your settings in this browser, who is signed in, and drafts you haven’t sent.";
      readonly emoji: "Remembers the emoji you used last.";
      readonly choice: "Remembers whether your visits may be counted.";
      readonly tab: "Remembers where you were on a page, and a booking you’ve started.";
      readonly writing: "Keeps a draft for the language model.";
      readonly outbox: "Keeps messages that couldn’t be sent yet.";
      readonly offline: "Shows your next trip or stay when you’re offline.";
      readonly offlinePage: "Shows a page of our own when you’re offline.";
    };
    readonly lasts: {
      readonly days: "{days, plural, one {# day} other {# days}}";
      readonly browserCloses: "Until you close the browser";
      readonly tabCloses: "Until you close the tab";
      readonly signOut: "Until you sign out";
      readonly cleared: "Until you delete it";
    };
    readonly statistics: {
      readonly title: "Visitor statistics";
      readonly ask: "May we count which public pages you read? No cookies are used for it.";
      readonly detail: "If you accept, your browser sends the address of each public page you open, and the website you came from, to {host}.";
      readonly accept: "Accept";
      readonly refuse: "Refuse";
      readonly more: "More about cookies";
      readonly open: "You haven’t chosen yet. Nothing is sent.";
      readonly accepted: "You’ve accepted. We’ll ask again after 6 months.";
      readonly refused: "You’ve refused. Nothing is sent.";
      readonly objected: "Your browser asks websites not to track you. Nothing is sent.";
    };
  };
  readonly contactFamily: {
    readonly intro: "Tell the family about your children and dates, and ask your questions.";
    readonly form: "Message to the family";
    readonly children: "Children";
    readonly dates: "Dates";
    readonly message: "Your message";
    readonly send: "Send";
    readonly sent: "Message sent";
    readonly alreadyOpen: "You already have an enquiry with this family";
    readonly writeOther: "Ask about other children or dates";
    readonly student: "Student";
    readonly studentHint: "You’re writing for this student’s parents.";
    readonly toTrip: "View enquiry";
    readonly noChildren: "No children in your account yet";
    readonly noChildrenText: "The family needs to know who will stay. Add a child first.";
    readonly addChild: "Add child";
    readonly noFamily: "Host family not found";
    readonly toSearch: "Find a family";
  };
  readonly contact: {
    readonly title: "Contact us";
    readonly intro: "Ask us anything about stays, families and bookings. We’ll reply by email.";
    readonly signedInAs: "We’ll reply to {name} at {email}.";
    readonly name: "Name";
    readonly email: "Email";
    readonly phone: "Phone";
    readonly phoneHint: "Optional, if you’d like us to call you.";
    readonly topic: "Topic";
    readonly topics: {
      readonly booking: "Stays and bookings";
      readonly hosting: "Hosting students";
      readonly account: "My account";
      readonly payment: "Payments and invoices";
      readonly partnership: "Partnership";
      readonly other: "Something else";
    };
    readonly message: "Message";
    readonly trap: "Leave this field empty";
    readonly send: "Send message";
    readonly sentTitle: "Message sent";
    readonly sentText: "We’ll email a confirmation to {email}, then reply by email.";
    readonly reference: "Your reference";
    readonly referenceHint: "Quote this reference if you contact us again.";
    readonly another: "Send another message";
    readonly home: "Go to home page";
  };
  readonly contentEditor: {
    readonly languages: "Languages";
    readonly original: "English original";
    readonly beside: "Show the English original";
    readonly title: "Title";
    readonly description: "Search description";
    readonly descriptionHint: "One or two sentences for search engines and shared links. {used, number} of about {max, number} characters.";
    readonly featureAlt: "What the feature image shows";
    readonly kind: {
      readonly text: "Text";
      readonly image: "Image";
      readonly gallery: "Gallery";
      readonly columns: "Columns";
      readonly quote: "Quote";
      readonly callToAction: "Button";
      readonly families: "Host families";
      readonly camps: "Camps";
      readonly fromPrice: "“From” price";
      readonly calculator: "Price calculator";
      readonly testimonials: "Testimonials";
    };
    readonly block: {
      readonly all: "Content";
      readonly add: "Add block";
      readonly addFirst: "Add the first block";
      readonly addAfter: "Add block after {name}";
      readonly name: "{kind}, block {place, number}";
      readonly up: "Move up";
      readonly down: "Move down";
      readonly duplicate: "Duplicate";
      readonly remove: "Delete";
      readonly removed: "Block deleted";
      readonly undo: "Undo";
      readonly moved: "Now block {place, number} of {count, number}";
      readonly duplicated: "Block duplicated";
    };
    readonly image: {
      readonly label: "Image";
      readonly chosen: "The chosen image";
      readonly remove: "Remove image";
      readonly alt: "What the image shows";
      readonly altHint: "Read aloud to people who can’t see it";
      readonly decorative: "Decorative: the text says it all";
      readonly caption: "Caption (optional)";
    };
    readonly quote: {
      readonly text: "Quote";
      readonly who: "Who said it (optional)";
    };
    readonly action: {
      readonly label: "Text on the button";
      readonly target: "Where it leads";
      readonly targetHint: "A page of this website, such as /travel/search, or an address with https://";
      readonly targetWrong: "Start with / for this website, or with https:// for another one.";
    };
    readonly fault: {
      readonly titleMissing: "Add a title.";
      readonly descriptionMissing: "Add a search description.";
      readonly bodyEmpty: "There’s no content yet. Add a block.";
      readonly featureAltMissing: "Say what the feature image shows.";
      readonly imageMissing: "Choose an image, or delete this block.";
      readonly altMissing: "Say what the image shows, or mark it as decorative.";
      readonly galleryEmpty: "Add images to the gallery, or delete this block.";
      readonly columnsEmpty: "Add content to the columns, or delete this block.";
      readonly quoteEmpty: "Add the quote, or delete this block.";
      readonly labelMissing: "Add the text on the button.";
      readonly targetWrong: "Say where the button leads: a path such as /travel/search, or an https:// address.";
    };
    readonly saves: {
      readonly saved: "Saved";
      readonly saving: "Saving";
      readonly waiting: "Offline: not saved. Your text is kept in this browser.";
      readonly refused: "Not saved.";
      readonly retry: "Try again";
    };
    readonly search: {
      readonly title: "Preview in search results and shared links";
      readonly found: "In search results";
      readonly shared: "When shared";
      readonly noTitle: "Title";
      readonly noDescription: "Search description";
    };
    readonly outdated: {
      readonly title: "The English original has changed";
      readonly text: "Check this translation against it, then confirm.";
      readonly confirm: "Translation is up to date";
      readonly confirmed: "Marked as up to date";
    };
    readonly conflict: {
      readonly title: "Someone else has edited this text";
      readonly text: "{name} changed the same parts as you. Your changes aren’t saved yet. Choose what to keep for each part. Changes of other parts are kept in any case.";
      readonly takeTheirs: "Use theirs";
      readonly keepMine: "Keep mine";
      readonly mine: "Mine";
      readonly their: "Theirs";
      readonly choose: "What to keep: {part}";
      readonly saveChosen: "Save this choice";
      readonly deleted: "Deleted";
      readonly empty: "Empty";
      readonly merged: "Changes by someone else were added to your text";
    };
    readonly mark: {
      readonly missing: "Missing";
      readonly draft: "Draft";
      readonly scheduled: "Scheduled";
      readonly published: "Published";
      readonly changed: "Published, with changes";
      readonly unpublished: "Unpublished";
      readonly outdated: "English changed";
    };
    readonly start: {
      readonly title: "Nothing in {language} yet";
      readonly text: "Until you publish a translation, visitors see the English text.";
      readonly original: "Start from the English text";
      readonly empty: "Start empty";
    };
    readonly visibility: {
      readonly draft: "Visitors can’t read this language yet.";
      readonly published: "Visitors read this text.";
      readonly changed: "Visitors read the published text until you publish your changes.";
      readonly unpublished: "Visitors can’t read this language any more.";
      readonly archived: "Archived: visitors can’t read it in any language.";
      readonly scheduled: "A new text appears on";
      readonly takenDown: "It’s taken down on";
    };
    readonly act: {
      readonly more: "More";
      readonly versions: "Versions";
      readonly settings: "Settings";
      readonly preview: "Preview";
      readonly publish: "Publish";
      readonly unpublish: "Unpublish";
      readonly unpublishTitle: "Unpublish the text in {language}?";
      readonly unpublishText: "Visitors then see the English text. The draft stays.";
      readonly unpublishEnglish: "Without its English text, visitors can’t read it in any language. The drafts stay.";
      readonly unpublished: "Unpublished";
      readonly unschedule: "Cancel scheduled publication";
      readonly unscheduleTitle: "Cancel the scheduled publication in {language}?";
      readonly unscheduleText: "What visitors read now stays. So does the draft.";
      readonly unscheduled: "Scheduled publication cancelled";
      readonly archive: "Archive";
      readonly archiveTitle: "Archive “{title}”?";
      readonly archiveText: "Visitors can’t read it any more in any language. You can restore it at any time.";
      readonly archived: "Archived";
      readonly restore: "Restore from archive";
      readonly restoreTitle: "Restore “{title}”?";
      readonly restoreText: "Visitors can again read what was published.";
      readonly restored: "Restored";
      readonly remove: "Delete";
      readonly removeTitle: "Delete “{title}”?";
      readonly removeText: "It’s deleted in all languages, with its versions and preview links. This can’t be undone. To hide it for a while, archive it.";
    };
    readonly publish: {
      readonly title: "Publish";
      readonly text: "Choose the languages. Visitors go on reading the current text in all others.";
      readonly submit: "Publish";
      readonly done: "Published";
      readonly from: "Publish on (optional)";
      readonly fromHint: "Leave empty to publish now.";
      readonly until: "Take down on (optional)";
      readonly untilHint: "Leave empty to keep it published.";
      readonly zone: "Times are in {zone}.";
      readonly incomplete: "{count, plural, one {# thing missing} other {# things missing}}";
      readonly unsaved: "This text isn’t saved yet. Publish once it is.";
      readonly showMissing: "Show what’s missing in {language}";
    };
    readonly preview: {
      readonly title: "Preview links";
      readonly text: "Anyone with the link can read the draft for 7 days without signing in. Search engines can’t find it.";
      readonly make: "Create link";
      readonly link: "Preview link";
      readonly copy: "Copy link";
      readonly copied: "Link copied";
      readonly notCopied: "The browser didn’t allow copying. Select the link and copy it yourself.";
      readonly open: "Open preview";
      readonly once: "Copy it now: for safety, it’s shown only once.";
      readonly valid: "Links in use";
      readonly by: "By {name}, until";
      readonly revoke: "Revoke all links";
      readonly revoked: "Links revoked";
    };
    readonly versions: {
      readonly title: "Versions";
      readonly none: "Nothing was published in this language";
      readonly noneText: "Each time you publish, a version is kept here.";
      readonly number: "Version {number, number}";
      readonly visible: "Visitors read this";
      readonly show: "Show";
      readonly hide: "Hide";
      readonly compare: "Compare";
      readonly restore: "Restore";
      readonly restoreTitle: "Restore version {number, number}?";
      readonly restoreText: "It replaces the draft. Visitors see no change until you publish.";
      readonly restored: "Restored as draft";
    };
    readonly settings: {
      readonly title: "Settings";
      readonly text: "These apply to all languages and take effect immediately.";
      readonly redirects: "If you change the address, the old one leads to the new one.";
      readonly former: "Earlier addresses that lead here: {slugs}";
      readonly author: "Author";
      readonly tags: "Tags";
      readonly tagsHint: "Press Enter after each one.";
      readonly image: "Feature image";
      readonly imageHint: "Shown above the text, in lists and when the link is shared. Say what it shows in each language.";
      readonly save: "Save";
      readonly saved: "Settings saved";
    };
    readonly gallery: {
      readonly image: "Image {place, number}";
      readonly add: "Add images";
      readonly moved: "Now image {place, number} of {count, number}";
      readonly removed: "Image removed";
      readonly full: "A gallery holds {max, number} images. Remove one to add another.";
    };
    readonly columns: {
      readonly count: "Number of columns";
      readonly number: "{count, plural, one {# column} other {# columns}}";
      readonly one: "Column {place, number}";
    };
    readonly live: {
      readonly hint: {
        readonly families: "Shows families that match when a visitor reads the page.";
        readonly camps: "Shows camps with weeks to come, the earliest first.";
        readonly fromPrice: "Shows the lowest price of a week for one child, from the current price book.";
        readonly calculator: "Visitors choose dates and see the lowest price of their stay.";
        readonly testimonials: "Shows published testimonials in the visitor’s language, or in English.";
      };
      readonly county: "County";
      readonly everywhere: "Everywhere";
      readonly any: "Any";
      readonly stayType: "Daytime plans";
      readonly activityType: "Type";
      readonly order: "Order";
      readonly orders: {
        readonly relevance: "Best match";
        readonly price: "Lowest price";
        readonly response: "Fastest to reply";
      };
      readonly count: "How many";
      readonly now: "What visitors see now";
      readonly nothing: "Nothing yet: the block appears once something matches.";
      readonly minRating: "At least";
      readonly testimonialOrders: {
        readonly arranged: "As arranged";
        readonly rating: "Best rating";
        readonly newest: "Newest";
      };
    };
    readonly compare: {
      readonly with: "Compare with";
      readonly draft: "The draft";
      readonly equal: "There’s no difference.";
      readonly added: "Added";
      readonly removed: "Removed";
      readonly otherwise: "Formatting, images or settings changed.";
      readonly block: "{kind}: {change}";
      readonly state: {
        readonly same: "unchanged";
        readonly added: "added";
        readonly removed: "removed";
        readonly changed: "changed";
        readonly moved: "moved";
      };
    };
    readonly others: {
      readonly here: "{count, plural, one {{names} is editing this text now. Changes of different blocks are put together.} other {{names} are editing this text now. Changes of different blocks are put together.}}";
      readonly elsewhere: "Also editing now: {names} ({language})";
    };
    readonly machine: {
      readonly title: "Translated by a language model";
      readonly text: "Nobody has read it yet. Check it against the English original, then confirm.";
      readonly confirm: "I’ve read it";
      readonly confirmed: "Marked as read";
    };
  };
  readonly contentItems: {
    readonly description: "Plan texts and follow them from idea to published.";
    readonly one: "Planned text";
    readonly views: "View";
    readonly view: {
      readonly board: "Board";
      readonly list: "List";
    };
    readonly tabs: "Statuses";
    readonly search: "Search titles, briefs and keywords";
    readonly empty: {
      readonly title: "No texts planned yet";
      readonly text: "Add an idea. Write a brief, assign it, and send it to the blog or to a page.";
    };
    readonly form: {
      readonly add: "Add idea";
      readonly edit: "Edit";
      readonly save: "Save";
      readonly added: "Idea added";
      readonly saved: "Changes saved";
      readonly briefHint: "Who it is for, and what it should say";
      readonly localeHint: "It is published once visitors can read it in this language.";
      readonly keywordsHint: "They become the tags of the draft.";
      readonly sourcesHint: "Search the sources that editors keep.";
    };
    readonly column: {
      readonly label: "{state}, {count, plural, one {# text} other {# texts}}";
      readonly empty: "No texts";
    };
    readonly card: {
      readonly unassigned: "Nobody assigned";
      readonly view: "View text";
      readonly due: "Due {day}";
      readonly overdue: "Overdue since {day}";
    };
    readonly drop: {
      readonly none: "A text can’t go from “{from}” to “{to}”.";
    };
    readonly move: {
      readonly told: "Status: {state}";
      readonly title: "Send “{title}” back to draft?";
      readonly reason: "What should change?";
      readonly confirm: "Send back";
    };
    readonly send: {
      readonly blog: "Send to blog";
      readonly page: "Send to page";
      readonly text: "This creates a draft with the keywords as tags, the sources, and the person assigned as author. Visitors see nothing until you publish it.";
      readonly title: "Title (English)";
      readonly submit: "Create draft";
      readonly open: "Open draft";
      readonly done: "Draft created";
    };
    readonly write: "Write with language model";
    readonly status: "Change status";
    readonly remove: {
      readonly act: "Delete";
      readonly title: "Delete “{title}”?";
      readonly text: "Its page or article stays. You can’t undo this.";
    };
    readonly history: "History";
    readonly fromItem: "From the content engine";
  };
  readonly content: {
    readonly untitled: "Untitled";
    readonly create: "Create draft";
    readonly newText: "It starts as an English draft. Visitors see nothing until you publish it.";
    readonly englishTitle: "Title (English)";
    readonly page: {
      readonly description: "Write, translate and publish the pages of the website.";
      readonly add: "Add page";
      readonly search: "Search pages";
      readonly empty: {
        readonly title: "No pages yet";
        readonly text: "Add the first page, for example on how a stay works.";
      };
    };
    readonly blog: {
      readonly description: "Write, translate and publish articles for families and students.";
      readonly add: "Add article";
      readonly search: "Search articles";
      readonly empty: {
        readonly title: "No articles yet";
        readonly text: "Add the first article of the blog.";
      };
    };
    readonly slug: {
      readonly label: "Address";
      readonly hint: "The last part of the web address, the same in all languages";
      readonly free: "Available: {path}";
      readonly form: "Use lower-case letters a–z, digits and single hyphens between them.";
      readonly reserved: "This address is reserved for the system.";
      readonly taken: "This address is already taken.";
      readonly redirects: "This address leads to another page that had it before.";
      readonly take: "Use “{slug}”";
    };
  };
  readonly createTrip: {
    readonly intro: "Choose the students and their dates, then a family and camps. The price follows as you go.";
    readonly section: {
      readonly people: "Students";
      readonly stay: "Dates";
      readonly family: "Host family";
      readonly camps: "Camps";
      readonly finish: "Extras and price";
    };
    readonly newStudent: "New student";
    readonly parent: "Paying parent";
    readonly noParent: "{name} has no linked parent. Link the parent who pays.";
    readonly tripType: "Trip type";
    readonly dates: "Arrival and departure dates";
    readonly datesFirst: "Choose the dates first.";
    readonly family: {
      readonly chosen: "Host family: {name}";
      readonly backup: "Backup family: {name}";
      readonly none: "No family chosen yet.";
      readonly choose: "Choose";
      readonly chooseNamed: "Choose {name}";
      readonly reserve: "As backup";
      readonly reserveNamed: "Choose {name} as backup";
      readonly remove: "Remove {name}";
    };
    readonly enquire: {
      readonly do: "Create enquiry";
      readonly text: "We’ll ask the chosen family. The parents get a link to book and pay.";
    };
    readonly reserve: {
      readonly do: "Reserve and invoice";
      readonly text: "This holds the beds and places now and sends an invoice to pay online.";
      readonly title: "Reserve for {name}?";
      readonly price: "Invoice total: {amount}.";
      readonly told: "We’ll tell the family and the parents.";
    };
    readonly needs: {
      readonly family: "Choose a host family first.";
      readonly price: "This stay has no price, so you can’t reserve it. Create an enquiry instead.";
    };
    readonly done: {
      readonly title: "Trip created";
      readonly reserved: "The stay is reserved and invoiced. The parents can pay here:";
      readonly enquiry: "The enquiry has been created. The parents can book and pay here:";
      readonly draft: "The trip is a draft, because we couldn’t ask the family. Ask the family from the trip page. The parents can book and pay here:";
      readonly link: "Payment link";
      readonly copy: "Copy link";
      readonly copied: "Link copied";
      readonly trip: "View trip";
      readonly invoice: "View invoice";
      readonly another: "Create another trip";
    };
  };
  readonly documents: {
    readonly none: "No documents yet.";
    readonly add: "Add document";
    readonly file: "File";
    readonly kind: "Document type";
    readonly name: "Name";
    readonly added: "{name} added";
    readonly download: "Download {name}";
    readonly addedBy: "by {name}";
    readonly remove: "Delete";
    readonly removeTitle: "Delete {name}?";
    readonly removeText: "We’ll delete the file for everyone. You can’t undo this.";
    readonly removed: "{name} deleted";
  };
  readonly earnings: {
    readonly title: "Earnings";
    readonly hint: "A stay’s payout is due on the day after the stay, and counts in that month.";
    readonly year: "Year";
    readonly years: "Earnings by year";
    readonly months: "Earnings in {year} ({currency})";
    readonly download: "Download as CSV";
    readonly none: "No earnings yet. They appear with your first booked stay.";
  };
  readonly errors: {
    readonly accessTitle: "You dont have access to this area!";
    readonly notLoggedIn: "Not logged in";
    readonly roleMismatch: "You don't have access to this area";
    readonly sessionExpired: "Session expired";
    readonly maintenance: "Down for maintenance";
    readonly failed: "Oops, something went wrong!  The team have been notified.";
    readonly noResponse: "No Response";
    readonly withStatus: "Request failed with status code {status}";
    readonly succeeded: "Request succeeded";
    readonly ok: "OK";
    readonly dismiss: "Dismiss";
    readonly notifications: "Notifications";
    readonly chunk: {
      readonly title: "Loading chunk {number} failed";
      readonly kind: {
        readonly missing: "(missing) This page has been updated. Reload it to get the new version.";
        readonly timeout: "(timeout) Your connection seems slow. Try again.";
        readonly error: "(error) Your connection seems to be interrupted. Try again.";
      };
      readonly retry: "Retry";
    };
    readonly crash: {
      readonly title: "This page has stopped working";
      readonly text: "Your saved changes are safe. Reload the page. If that doesn’t help, tell us what you were doing.";
      readonly reload: "Reload page";
    };
  };
  readonly eventFeed: {
    readonly description: "What happened to trips, families, payments and more, newest first.";
    readonly by: "by {name}";
    readonly byViewer: "by {viewer} as {name}";
    readonly automatic: "automatically";
    readonly states: "{from} → {to}";
    readonly messages: "{count, plural, one {# message sent} other {# messages sent}}";
    readonly only: "Show only {name}";
    readonly more: "Load more";
    readonly empty: {
      readonly title: "No events";
      readonly text: "Nothing has happened yet that you can see, or the filters leave nothing. Remove a filter.";
    };
  };
  readonly expenses: {
    readonly description: "Extra costs of trips and groups: submit, approve, rebill to parents.";
    readonly one: "Expense";
    readonly search: "Search by description, trip or person";
    readonly empty: {
      readonly title: "No expenses yet";
      readonly text: "Add an expense with its receipt.";
    };
    readonly state: {
      readonly submitted: "Submitted";
      readonly approved: "Approved";
      readonly invoiced: "Rebilled";
      readonly settled: "Reimbursed";
      readonly refused: "Rejected";
    };
    readonly category: {
      readonly transport: "Transport";
      readonly medical: "Medical";
      readonly food: "Food";
      readonly equipment: "Equipment";
      readonly excursion: "Excursion";
      readonly damage: "Damage";
      readonly other: "Other";
    };
    readonly rule: {
      readonly equal: "Equally per parent";
      readonly per_student: "Equally per student";
      readonly by_hand: "Manually";
    };
    readonly ruleHint: {
      readonly equal: "Siblings count as 1.";
      readonly per_student: "Each student counts.";
      readonly by_hand: "Enter each amount yourself.";
    };
    readonly standing: {
      readonly unbilled: "Not billed";
      readonly draft: "Draft";
      readonly sent: "Open";
      readonly part_paid: "Part paid";
      readonly paid: "Paid";
    };
    readonly totals: "{count, plural, one {# expense} other {# expenses}}: {amount} ({billed} rebilled, {paid} paid)";
    readonly business: "Business";
    readonly nobody: "No account";
    readonly form: {
      readonly add: "Add expense";
      readonly edit: "Edit expense";
      readonly for: "Expense for";
      readonly forTrip: "Trip";
      readonly forGroup: "Group";
      readonly trip: "Trip";
      readonly group: "Group";
      readonly findHint: "Search by name.";
      readonly category: "Category";
      readonly description: "Description";
      readonly amount: "Amount";
      readonly currency: "Currency";
      readonly spentOn: "Date";
      readonly payer: "Paid by";
      readonly me: "Me";
      readonly other: "Someone else";
      readonly person: "Person";
      readonly rebillable: "Rebill to parents";
      readonly receipt: "Receipt";
      readonly receiptHint: "Photo or PDF.";
      readonly submit: "Submit expense";
      readonly save: "Save expense";
      readonly submitted: "Expense submitted";
      readonly saved: "Expense saved";
    };
    readonly act: {
      readonly edit: "Edit";
      readonly remove: "Delete";
      readonly removeTitle: "Delete this expense?";
      readonly removeText: "This also deletes its receipt. You can’t undo this.";
      readonly removed: "Expense deleted";
      readonly approve: "Approve";
      readonly approved: "{count, plural, one {# expense approved} other {# expenses approved}}";
      readonly notApproved: "{count, plural, one {(# couldn’t be approved)} other {(# couldn’t be approved)}}";
      readonly refuse: "Reject";
      readonly refuseTitle: "Reject this expense?";
      readonly refuseText: "The person who submitted it will see the reason.";
      readonly reason: "Reason";
      readonly refused: "Expense rejected";
      readonly settle: "Mark as reimbursed";
      readonly settleTitle: "Mark this expense as reimbursed?";
      readonly settleText: "This confirms that the person who paid has got their money back. The expense is then closed.";
      readonly settled: "Expense marked as reimbursed";
      readonly split: "Split";
      readonly bill: "Rebill to parents";
      readonly billTitle: "Rebill to parents?";
      readonly billText: "Each parent gets a draft invoice with their approved shares, at cost with no VAT added. Nothing is sent. Shares already on an invoice are skipped.";
      readonly billed: "{count, plural, one {# draft invoice created} other {# draft invoices created}}";
      readonly unbilled: "{count, plural, one {(# share has no parent to invoice)} other {(# shares have no parent to invoice)}}";
      readonly receipt: "View receipt";
    };
    readonly shares: {
      readonly title: "Shares";
      readonly none: "No shares. It isn’t rebilled to parents.";
      readonly student: "Student";
      readonly parent: "Parent";
      readonly share: "Share";
      readonly standing: "Status";
      readonly extra: "1 {currency} unit more after rounding: {names}";
    };
    readonly split: {
      readonly title: "Split expense";
      readonly rule: "Split method";
      readonly amountOf: "{name}’s share";
      readonly rest: "Not yet split: {amount}";
      readonly over: "Over by: {amount}";
      readonly exact: "The shares add up.";
      readonly save: "Save split";
      readonly done: "Expense split";
    };
    readonly group: {
      readonly description: "What each parent in a group owes and has paid.";
      readonly choose: "Group";
      readonly chooseText: "Choose a group to view its expenses.";
      readonly table: "Parents and expenses";
      readonly parent: "Parent";
      readonly total: "Total";
      readonly paid: "Paid";
      readonly open: "Outstanding";
      readonly sum: "Total";
      readonly none: "No expenses yet";
      readonly bill: "Rebill to parents";
      readonly export: "Export as";
      readonly how: "Split methods";
    };
    readonly own: {
      readonly description: "Extra costs of your trips, with receipts.";
      readonly none: "No expenses yet";
      readonly noneText: "Extra costs of your trips appear here.";
      readonly by: "Added by {name}";
      readonly yourShare: "Your share: {amount}";
      readonly sum: "Total";
      readonly open: "Amount due";
      readonly dispute: "Dispute";
      readonly disputeMessage: "I don’t agree with this expense: {category}, {amount}, {day} ({subject}, no. {id}).";
    };
  };
  readonly experience: {
    readonly steps: {
      readonly plan: "Plan";
      readonly families: "Families";
      readonly activities: "Activities";
    };
    readonly step: "Step {step, number} of {count, number}: {name}";
    readonly back: "Back";
    readonly next: "Next";
    readonly type: "Which type of experience?";
    readonly length: "Number of weeks";
    readonly activityWeeks: "Weeks with activities";
    readonly activityWeeksHint: "Choose 1 activity for each of these weeks.";
    readonly start: "Arrival date";
    readonly student: "Student";
    readonly firstName: "First name";
    readonly lastName: "Last name";
    readonly gender: "Gender";
    readonly dateOfBirth: "Date of birth";
    readonly contact: "Your contact details";
    readonly email: "Email";
    readonly phone: "Phone";
    readonly addParent: "Add a parent";
    readonly minorHint: "The student is under 18 on arrival, so we need a parent.";
    readonly parentName: "Parent’s name";
    readonly emailParent: "Parent’s email";
    readonly parentAddress: "Address";
    readonly cityTown: "City or town";
    readonly parentCountry: "Country";
    readonly found: "Where did you hear about us?";
    readonly referralCode: "Referral code";
    readonly stayType: "Daytime plans";
    readonly stay: {
      readonly family: "With the family";
      readonly mixed: "Some weeks at camps";
      readonly local: "At camps";
    };
    readonly county: "County";
    readonly hostChildGender: "Host children";
    readonly hostChildAge: "Host children’s age";
    readonly search: "Search";
    readonly doSearch: "Search";
    readonly hostChildren: "Children at home: {ages}";
    readonly hostChild: "{gender, select, female {girl ({age})} male {boy ({age})} other {{age}}}";
    readonly noHostChildren: "No children at home";
    readonly from: "from {amount} a week";
    readonly perWeek: "{amount} a week";
    readonly away: "About {distance} from the family";
    readonly nearestFirst: "Activities nearest to your family come first. Activities in other countries aren’t shown.";
    readonly sameCountry: "Families in the same country as your chosen activities.";
    readonly ages: "Ages {from} to {to}";
    readonly activityType: "Activity type";
    readonly activityTypes: {
      readonly camp: "Camp";
      readonly lessons: "Lessons";
      readonly sport: "Sport";
      readonly excursion: "Excursion";
    };
    readonly category: "Category";
    readonly nothing: "No results";
    readonly nothingText: "Remove a filter, or search for something else.";
    readonly nothingChildText: "No family has a child like that. Choose another age, or remove a filter.";
    readonly choose: "Choose";
    readonly chooseNamed: "Choose {name}";
    readonly chosen: "Chosen";
    readonly remove: "Remove";
    readonly removeNamed: "Chosen, remove {name}";
    readonly nextPage: "Next page";
    readonly previousPage: "Previous page";
    readonly page: "Page {number}";
    readonly suggest: "Skip, suggest one for me";
    readonly tooMany: "Too many activities selected";
    readonly tooManyText: "You can only include {count} activities based on the duration of your experience.";
    readonly weeksChosen: "{chosen, number} of {count, number} weeks";
    readonly summary: "Your experience";
    readonly weeks: "{count, plural, one {# week} other {# weeks}}";
    readonly nights: "{count, plural, one {# night} other {# nights}}";
    readonly weSuggest: "We’ll suggest a family";
    readonly noEstimate: "Choose a family to see an estimate.";
    readonly estimate: "This is an estimate. We’ll agree the price when you book.";
    readonly send: "Send request";
    readonly toOld: "Use the simple layout";
    readonly toNew: "Use the new layout";
    readonly anew: "Start again";
    readonly anewTitle: "Start again and clear your choices?";
    readonly sent: {
      readonly title: "Thank you. Your request is sent";
      readonly reference: "Your reference is {reference}.";
      readonly next: "What happens next";
      readonly nextMail: "We’ll email you a copy of your request.";
      readonly nextOffer: "We’ll look for a stay and reply within 2 working days.";
      readonly nextFamily: "We’ll ask the family you chose, and send you their reply within 2 working days.";
      readonly nextCamps: "We’ll look for a family near your activities, and reply within 2 working days.";
      readonly nextBook: "With an account, you can book and pay online.";
      readonly trip: "View request";
      readonly register: "Create account";
    };
    readonly request: {
      readonly title: "Experience request";
      readonly reference: "Reference";
      readonly sent: "Sent";
      readonly writtenTo: "Contact email";
      readonly declined: "Declined by the owner of this address";
      readonly kind: "Type";
      readonly wish: "Requested stay";
      readonly family: "Host family";
      readonly estimate: "Estimate at current prices";
    };
  };
  readonly familyCalendar: {
    readonly label: "Calendar";
    readonly lead: "Block the dates when you can’t host. You won’t get requests for stays on blocked dates.";
    readonly leadForStaff: "Blocked dates, stays and open requests of this family.";
    readonly blockDates: "Block dates";
    readonly how: "Or drag across days in the calendar, or choose the first and the last day. Past days can’t be blocked.";
    readonly past: "in the past, can’t be blocked";
    readonly stay: "Stay";
    readonly skipped: "Not blocked, because a student stays then";
    readonly conflicts: "Another calendar marks these dates as taken, but a student stays then";
    readonly conflict: "{calendar}: {dates}";
    readonly layer: {
      readonly firm: "Confirmed stay";
      readonly tentative: "Stay on hold";
      readonly offer: "Request waiting for an answer";
      readonly own: "Blocked";
    };
    readonly beds: {
      readonly title: "Beds taken this month";
      readonly none: "{count, plural, one {No stays this month: # bed is free on all other nights.} other {No stays this month: # beds are free on all other nights.}}";
      readonly taken: "{taken} of {of, plural, one {# bed} other {# beds}}";
    };
    readonly block: {
      readonly title: "Block dates";
      readonly text: "You won’t get stays on these dates, including the last day.";
      readonly days: "Dates";
      readonly from: "First day";
      readonly to: "Last day";
      readonly stays: "{count, plural, one {A student stays on some of these dates. Stays can’t be blocked.} other {Students stay on some of these dates. Stays can’t be blocked.}}";
      readonly isBlocked: "Some of these dates are blocked already";
      readonly free: "Free these dates";
      readonly repeat: "Repeat";
      readonly every: {
        readonly once: "Doesn’t repeat";
        readonly week: "Every week";
        readonly month: "Every month";
        readonly year: "Every year";
      };
      readonly until: "Repeat until";
      readonly untilHint: "Leave empty to repeat without an end.";
      readonly note: "Note";
      readonly noteHint: "Only the family and our team can see it.";
      readonly submit: "Block dates";
    };
    readonly rules: {
      readonly title: "Rules for stays";
      readonly lead: "Parents can’t ask for stays outside these rules. Stays and requests that are already in the calendar don’t change.";
      readonly minNights: "Minimum nights";
      readonly maxNights: "Maximum nights";
      readonly anyLength: "Leave empty for no limit.";
      readonly noticeDays: "Days of notice";
      readonly noticeHint: "How many days before arrival parents must ask. 0 means they can ask until the day itself.";
      readonly save: "Save";
      readonly saved: "Rules for stays saved";
    };
    readonly link: {
      readonly title: "Share this calendar";
      readonly lead: "With the link, other websites and calendar programs know when the family is booked or not available.";
      readonly privacy: "Anyone who has the link can read it. It shows only “Booked” or “Not available”, without names, notes or other details.";
      readonly label: "Link to this calendar";
      readonly hint: "Dates from connected calendars aren’t included.";
      readonly create: "Create link";
      readonly created: "Link created";
      readonly copy: "Copy link";
      readonly copied: "Link copied";
      readonly renew: "Replace link";
      readonly renewTitle: "Replace the link?";
      readonly renewText: "The current link stops working. Add the new link wherever you used it.";
      readonly end: "Turn off link";
      readonly endTitle: "Turn off the link?";
      readonly endText: "Other websites and calendar programs can no longer read this calendar.";
      readonly ended: "Link turned off";
    };
    readonly feeds: {
      readonly title: "Connected calendars";
      readonly lead: "Dates that are taken in another calendar, for example at Airbnb or Booking.com, are blocked here automatically.";
      readonly add: "Connect a calendar";
      readonly none: "No calendars connected.";
      readonly addText: "Copy the calendar’s link (iCal) from the other website. Every day with an event that isn’t marked as free is blocked.";
      readonly name: "Name";
      readonly nameHint: "For example “Airbnb”.";
      readonly url: "Calendar link";
      readonly urlHint: "Treat this link like a password. It can’t be shown again after you add it.";
      readonly submit: "Connect calendar";
      readonly added: "Calendar connected";
      readonly state: {
        readonly new: "Reading the calendar…";
        readonly read: "Updated {time}";
        readonly failing: "Couldn’t be read. We’ll keep trying.";
        readonly stopped: "No longer read. Check the link, then update the calendar or connect it again.";
      };
      readonly error: {
        readonly badAddress: "The link doesn’t lead to a website we can reach.";
        readonly unreachable: "The other website didn’t answer.";
        readonly refused: "The other website doesn’t know the link or doesn’t let us read it.";
        readonly notCalendar: "There’s no calendar at this link, or it’s damaged. Nothing was changed here.";
        readonly tooLarge: "The calendar is too large, or its events repeat too often. Nothing was changed here.";
      };
      readonly lastRead: "Last read: {time}";
      readonly days: "{count, plural, =0 {No dates taken} one {# day taken} other {# days taken}}";
      readonly conflicts: "{count, plural, one {On these dates a student stays, too:} other {On these dates students stay, too:}}";
      readonly conflictHint: "The stays haven’t changed. If it isn’t the same booking, please contact our team.";
      readonly update: "Update now";
      readonly updating: "The calendar is being read";
      readonly remove: "Disconnect";
      readonly removeTitle: "Disconnect “{name}”?";
      readonly removeText: "Dates that only this calendar blocks become free.";
      readonly removed: "Calendar disconnected";
      readonly result: "{name} was read: {count, plural, =0 {no dates taken} one {# day taken} other {# days taken}}";
      readonly resultFailed: "{name} couldn’t be read. {reason}";
    };
    readonly clash: {
      readonly stay: "A student stays on some of these dates. Choose dates without a stay.";
      readonly title: "{count, plural, one {A request is waiting for an answer} other {# requests are waiting for an answer}}";
      readonly offer: "{name}: {dates}";
      readonly consequence: "If you block these dates, our team will look for another family. You can also answer the request first.";
      readonly confirm: "Block anyway";
    };
    readonly told: {
      readonly undo: "Undo";
      readonly blocked: "Blocked: {dates}";
      readonly blockedSome: "{count, plural, one {Blocked from {dates} on, except for # time when a student stays} other {Blocked from {dates} on, except for # times when students stay}}";
      readonly changed: "Blocked dates changed";
      readonly freed: "Free again: {dates}";
      readonly freedFollowing: "{count, plural, one {Free again: {dates}. The series ends before.} other {Free again: {dates} and later, # dates in all. The series ends before.}}";
      readonly freedAll: "{count, plural, one {Free again: all of the series (# date)} other {Free again: all of the series (# dates)}}";
      readonly nothingFreed: "No blocked dates there";
      readonly blockedEvery: {
        readonly week: "Blocked every week: {dates}";
        readonly month: "Blocked every month: {dates}";
        readonly year: "Blocked every year: {dates}";
      };
    };
    readonly entry: {
      readonly blocked: "Blocked dates";
      readonly firm: "Confirmed stay";
      readonly tentative: "Stay on hold";
      readonly offer: "Request waiting for an answer";
      readonly byFamily: "Blocked by the family.";
      readonly byStaff: "Blocked by our team.";
      readonly byFeed: "Blocked by the connected calendar “{calendar}”. Change these dates there.";
      readonly byOther: "Blocked by a connected calendar.";
      readonly repeats: {
        readonly week: "Repeats every week.";
        readonly month: "Repeats every month.";
        readonly year: "Repeats every year.";
      };
      readonly days: "Dates";
      readonly note: "Note";
      readonly whole: "Apply changes to";
      readonly times: {
        readonly this: "Only these dates";
        readonly following: "These dates and all later repeats";
      };
      readonly save: "Save";
      readonly free: "Free these dates";
      readonly freeThis: "Free only these dates";
      readonly freeFollowing: "Free these and all later repeats";
      readonly freeAll: "Free the whole series";
      readonly beds: "{count, plural, one {# bed} other {# beds}}";
      readonly fixed: "Stays can’t be changed in the calendar.";
      readonly offerHint: "These dates are still free. Blocking them won’t answer the request.";
      readonly openTrip: "Open stay";
      readonly answer: "Open request";
    };
    readonly next: {
      readonly title: "Stays";
      readonly none: "No stays coming up.";
    };
  };
  readonly familyEdit: {
    readonly lead: "Each change is saved when you leave the field.";
    readonly remove: "Remove";
    readonly removeRow: "Remove {name}";
    readonly genders: {
      readonly female: "Girl";
      readonly male: "Boy";
      readonly other: "Other, or prefer not to say";
    };
    readonly students: {
      readonly female: "Girls";
      readonly male: "Boys";
      readonly other: "Other genders";
    };
    readonly save: {
      readonly saving: "Saving…";
      readonly saved: "Saved";
      readonly undone: "Change undone";
      readonly waiting: "Not saved yet. We’ll keep trying while this page is open.";
      readonly undo: "Undo";
      readonly retry: "Try now";
    };
    readonly conflict: {
      readonly title: "Someone else has edited this";
      readonly text: "Choose which version to keep.";
      readonly mine: "Yours";
      readonly theirs: "Theirs";
      readonly keepMine: "Keep yours";
      readonly keepTheirs: "Keep theirs";
      readonly later: "Decide later";
    };
    readonly people: {
      readonly title: "Parents or guardians";
      readonly hint: "Parents of students see the last name, and the first names once a stay is booked.";
      readonly firstNameOne: "First name";
      readonly lastNameOne: "Last name";
      readonly firstNameTwo: "First name of the second guardian";
      readonly lastNameTwo: "Last name of the second guardian";
    };
    readonly contact: {
      readonly title: "Contact";
      readonly hint: "For our team. The email isn’t shown to parents, the phone number only once a stay is booked.";
      readonly email: "Email";
      readonly phone: "Phone";
    };
    readonly adults: {
      readonly title: "Other adults at home";
      readonly hint: "Everyone aged 18 or over who lives here, besides the guardians. Only our team sees this.";
      readonly none: "No other adults.";
      readonly add: "Add adult";
      readonly one: "Adult {number, number}";
      readonly firstName: "First name";
      readonly lastName: "Last name";
      readonly relation: "Relation to the family";
      readonly dob: "Date of birth";
    };
    readonly children: {
      readonly title: "Children at home";
      readonly hint: "Parents of students see only the age and gender.";
      readonly none: "No children.";
      readonly add: "Add child";
      readonly one: "Child {number, number}";
      readonly gender: "Gender";
      readonly dob: "Date of birth";
    };
    readonly address: {
      readonly title: "Address";
      readonly hint: "Parents see the address only once a stay is booked. Before that, they see the town.";
      readonly addressLine1: "Address line 1";
      readonly cityTown: "City or town";
      readonly postcode: "Postcode";
      readonly country: "Country";
      readonly county: "County";
    };
    readonly pin: {
      readonly title: "Place on the map";
      readonly hint: "Parents never see the exact place, only a wide area around it.";
      readonly latitude: "Latitude";
      readonly longitude: "Longitude";
      readonly how: "Most map apps show both numbers if you press and hold on a place.";
      readonly map: "Home on the map";
      readonly home: "Home";
      readonly publicArea: "Area that everybody sees";
      readonly pick: "Click or tap the map to place the home, or type the numbers below.";
      readonly move: "Drag the point to the home, or move it with the arrow keys. Everybody else sees only the dashed circle.";
      readonly begin: "Place it in {town}";
      readonly far: {
        readonly title: "Is the home really there?";
        readonly confirm: "Save this place";
      };
    };
    readonly home: {
      readonly title: "Home";
      readonly guests: "Students at a time";
      readonly bedrooms: "Bedrooms for students";
      readonly homeType: "Type of home";
      readonly smoking: "Smoking";
      readonly pets: "Pets";
      readonly amenities: "Amenities";
      readonly amenitiesHint: "Parents filter families by these.";
    };
    readonly rooms: {
      readonly title: "Student bedrooms";
      readonly hint: "Describe each bedroom. Parents see everything except the name.";
      readonly none: "No bedrooms described yet.";
      readonly add: "Add bedroom";
      readonly one: "Bedroom {number, number}";
      readonly name: "Name";
      readonly nameExample: "Blue room";
      readonly kind: "Type";
      readonly beds: "Beds";
      readonly bedsShort: "{count, plural, one {# bed} other {# beds}}";
      readonly forGender: "For";
      readonly anyone: "Anyone";
      readonly ownBathroom: "Own bathroom";
    };
    readonly welcome: {
      readonly title: "Students welcome";
      readonly hostingTypes: "Types of stay";
      readonly ageFrom: "Minimum age";
      readonly ageTo: "Maximum age";
      readonly genders: "Genders";
      readonly gendersHint: "Choose none if everyone is welcome.";
      readonly rate: "Amount per night for immersion stays";
      readonly rateHint: "Our team confirms this amount before the profile goes live. Parents never see it.";
      readonly rateFixed: "Your prices are on your profile, where you can ask for others.";
      readonly viewPrices: "View your prices";
      readonly rateForStaff: "What the family asked for when it registered. The prices that apply are under “Prices”.";
    };
    readonly life: {
      readonly title: "Everyday life";
      readonly languages: "Languages spoken at home";
      readonly interests: "Family interests";
      readonly interestsHint: "Parents filter families by these.";
      readonly diets: "Diets catered for";
      readonly dietsHint: "Choose only what the family can cook every day.";
    };
    readonly travel: {
      readonly title: "Travel";
      readonly hint: "Usual times in minutes, from door to door.";
      readonly schoolMinutes: "Minutes to school";
      readonly schoolBy: "Way to school";
      readonly airportMinutes: "Minutes to the nearest airport";
      readonly airportCode: "Nearest airport";
      readonly airportCodeHint: "Its 3-letter code, such as DUB";
    };
  };
  readonly familyPhotos: {
    readonly title: "Photos";
    readonly tooFew: "At least 3 photos are required to make your profile live";
    readonly count: "{count, plural, one {# photo of {limit, number}} other {# photos of {limit, number}}}";
    readonly features: "Feature images: {count, number} of {limit, number}";
    readonly how: "Drag a photo to move it, or use the arrow keys on its handle. Parents see the first photo in search.";
    readonly add: "Add photos";
    readonly full: "You can have {count, number} photos. Delete some to add others.";
    readonly sending: "Photos being uploaded";
    readonly photo: "Photo {place}: {shows}";
    readonly first: "First in search";
    readonly drag: "Move {name}: drag, or use the arrow keys, Home or End";
    readonly earlier: "Move {name} forwards";
    readonly later: "Move {name} backwards";
    readonly moved: "{name} moved to position {place} of {count}";
    readonly feature: "Feature {name}";
    readonly featureTitle: "Feature image";
    readonly edit: "Rotate or crop {name}";
    readonly delete: "Delete {name}";
    readonly kindOf: "What {name} shows";
    readonly captionOf: "Caption of {name}";
    readonly captionExample: "Caption, such as “Our garden in May”";
    readonly kind: {
      readonly house: "House";
      readonly living_room: "Living room";
      readonly kitchen: "Kitchen";
      readonly bedroom: "Bedroom";
      readonly bathroom: "Bathroom";
      readonly garden: "Garden";
      readonly family: "Family";
      readonly area: "Neighbourhood";
      readonly other: "Other";
    };
    readonly hints: "Notes on {name}";
    readonly hint: {
      readonly document: "This looks like a document, so others don’t see it. Delete letters, IDs and certificates, or keep the photo if it’s none.";
      readonly blurred: "This photo may be blurred.";
      readonly small: "This photo is small. It won’t look sharp on large screens.";
      readonly dark: "This photo is rather dark.";
    };
    readonly keep: "Keep anyway";
    readonly keepNamed: "Keep anyway ({name})";
    readonly remove: {
      readonly title: "Delete this photo?";
      readonly consequence: "With fewer than {count, number} photos your profile isn’t live: parents can’t find you until you add another photo.";
      readonly confirm: "Delete photo";
    };
    readonly told: {
      readonly deleted: "Photo deleted";
      readonly restored: "Photo restored";
      readonly undo: "Undo";
    };
    readonly editor: {
      readonly title: "Rotate and crop: {name}";
      readonly help: "Drag the frame or its corners. With the keyboard, arrow keys move the frame, and with Shift they resize it. We keep your original photo, so you can undo this later.";
      readonly frame: "Part of the photo to keep";
      readonly turnLeft: "Rotate left";
      readonly turnRight: "Rotate right";
      readonly turned: "Rotated by {degrees} degrees";
      readonly reset: "Reset";
      readonly measure: {
        readonly x: "Left (%)";
        readonly y: "Top (%)";
        readonly width: "Width (%)";
        readonly height: "Height (%)";
      };
      readonly save: "Save photo";
    };
  };
  readonly familyProfile: {
    readonly lead: "Your photos and texts, and how parents see them.";
    readonly live: {
      readonly title: "Your profile in search";
      readonly badge: "Live";
      readonly badgeNot: "Not live";
      readonly isLive: "Your profile is live. Parents can find and book you.";
      readonly isNot: "Your profile isn’t live yet:";
      readonly alsoMissing: "Before you come back:";
      readonly go: "Go live";
      readonly comeBack: "Go live again";
      readonly pause: "Pause profile";
      readonly told: "Profile live";
    };
    readonly reason: {
      readonly not_approved: "We’re still checking your family. We’ll contact you.";
      readonly no_address: "Address line 1 is required.";
      readonly too_few_photos: "At least 3 photos are required to make your profile live";
      readonly paused: "Your profile is paused.";
      readonly account_inactive: "Your account is deactivated. Contact us to reactivate it.";
    };
    readonly paused: {
      readonly title: "Paused";
      readonly until: "Until {date}, then it goes live again by itself.";
      readonly note: "Reason: {note}";
      readonly by: {
        readonly family: "You paused your profile. Parents can’t find you.";
        readonly staff: "Our team paused your profile. Contact us to go live again.";
        readonly check_lapsed: "Your profile is paused because a check has expired. It goes live again once we’ve recorded a new one.";
        readonly unresponsive: "Our team paused your profile because requests weren’t answered. Contact us to go live again.";
      };
    };
    readonly pause: {
      readonly title: "Pause profile?";
      readonly text: "Parents can’t find or book you while your profile is paused. Booked stays aren’t affected.";
      readonly reason: "Reason";
      readonly reasonHint: "Only our team sees it.";
      readonly until: "Last day of the pause (optional)";
      readonly untilHint: "Leave empty to pause until you go live again.";
      readonly submit: "Pause profile";
      readonly told: "Profile paused";
    };
    readonly complete: {
      readonly title: "Complete your profile";
      readonly count: "{done, number} of {of, number} done";
      readonly all: "Your profile is complete.";
    };
    readonly effect: {
      readonly hidden: "Without these, parents can’t find you";
      readonly filteredOut: "Without these, you’re left out when parents filter by them";
      readonly unseen: "Without these, parents don’t know this about you";
    };
    readonly item: {
      readonly address: "Address";
      readonly photos: "At least 3 photos";
      readonly story: "About your family";
      readonly rooms: "Student bedrooms";
      readonly languages: "Languages spoken at home";
      readonly amenities: "Amenities";
      readonly interests: "Family interests";
      readonly travel: "Times to school and airport";
      readonly houseRules: "House rules";
      readonly children: "Ages of your children";
      readonly pin: "Place on the map";
    };
    readonly texts: {
      readonly title: "Texts";
      readonly hint: "Written in the family’s own language. Parents read a translation if there is one.";
      readonly own: "Original language";
      readonly other: "Translation";
      readonly translate: "Translate";
      readonly story: "About your family";
      readonly storyHint: "Who lives here, what the family likes, and what a day looks like.";
      readonly houseRules: "House rules";
      readonly houseRulesHint: "Meal times, bedtime, screens, and what students are expected to do.";
      readonly storyIn: "About your family in {language}";
      readonly houseRulesIn: "House rules in {language}";
      readonly none: "No translation yet. You can write one.";
      readonly outdated: "The original has changed since.";
    };
    readonly source: {
      readonly family: "Written by the family";
      readonly staff: "Translated by our team";
      readonly machine: "Translated by machine. You can correct it.";
    };
    readonly area: {
      readonly none: "No place set yet, so parents see only your town.";
      readonly shown: "Parents see a circle of {km, number} km around {latitude}, {longitude}. Your home isn’t its centre.";
    };
    readonly preview: {
      readonly title: "How others see your profile";
      readonly hint: "Your name and full texts are shown only to people who are signed in.";
      readonly reader: "Seen by";
      readonly readers: {
        readonly parent: "Parent";
        readonly visitor: "Visitor";
      };
      readonly language: "Language";
    };
  };
  readonly familyRates: {
    readonly title: "Your prices";
    readonly hint: "Ask for another price if you’d like one. Our team decides, and an accepted price applies once the next prices are published. Stays that are already booked keep their price.";
    readonly empty: "No prices apply to your family yet.";
    readonly origin: {
      readonly own: "Your own price";
      readonly place: "Price for your area";
    };
    readonly kind: {
      readonly per_night: "per night";
      readonly per_day: "per night";
      readonly per_week: "per week";
      readonly per_transfer: "per transfer";
      readonly immersion: "per immersion day";
      readonly per_trip: "per trip";
    };
    readonly now: "Current price: {amount}";
    readonly noneYet: "Not priced yet";
    readonly next: "From the next published prices: {amount}";
    readonly sample: {
      readonly week: "A week for one student with this included";
      readonly amounts: "parents pay {customer} in total, you receive {host}.";
      readonly none: "We can’t calculate an example at the moment.";
      readonly calculating: "Calculating…";
    };
    readonly proposal: {
      readonly open: "You’ve asked for {amount}. Our team is deciding.";
      readonly refused: "We couldn’t accept {amount}";
      readonly accepted: "We’ve accepted {amount}. It applies once the next prices are published.";
    };
    readonly ask: "Ask for another price";
    readonly askFor: "Ask for another price: {name}";
    readonly withdraw: "Withdraw request";
    readonly withdrawFor: "Withdraw request: {name}";
    readonly withdrawTitle: "Withdraw this request?";
    readonly withdrawText: "Your price stays as it is. You can ask again at any time.";
    readonly withdrawn: "Request withdrawn";
    readonly dialogTitle: "Ask for another price for “{name}”";
    readonly dialogText: "Our team decides. An accepted price applies once the next prices are published.";
    readonly amount: "Your price";
    readonly note: "Why you’d like another price (optional)";
    readonly noteHint: "Our team reads this.";
    readonly send: "Send request";
    readonly sent: "Request sent";
    readonly doubt: {
      readonly title: "Ask for {amount}?";
      readonly high: "That’s more than 3 times the current price of {current}.";
      readonly low: "That’s less than a third of the current price of {current}.";
      readonly confirm: "Ask for this price";
      readonly cancel: "Edit price";
      readonly check: "Check this price, then send it again.";
    };
  };
  readonly form: {
    readonly problems: "{count, plural, one {# field needs your attention:} other {# fields need your attention:}}";
    readonly unanswered: "Answer the question “{question}”";
    readonly saving: "Saving…";
    readonly leaveTitle: "Leave without saving?";
    readonly leaveText: "You’ll lose your changes on this page.";
    readonly leave: "Leave";
    readonly stay: "Stay";
    readonly show: "Show {field}";
    readonly hide: "Hide {field}";
    readonly strength: {
      readonly short: "At least {min} characters";
      readonly weak: "Easy to guess. A few unrelated words are stronger.";
      readonly fair: "Fair. Longer is better.";
      readonly good: "Good";
      readonly strong: "Strong";
    };
    readonly phonePlaceholder: "Enter a phone number";
    readonly callingCode: "Country code";
    readonly codeMissing: "Add the country code, so that this number works from abroad.";
    readonly addCode: "Add {code}";
    readonly chooseCode: "Choose the country on the left, or start with +.";
    readonly decrease: "Decrease {field}";
    readonly increase: "Increase {field}";
    readonly searching: "Searching…";
    readonly nothingFound: "No results";
    readonly clear: "Clear";
    readonly characters: "{used} of {max} characters";
    readonly charactersLeft: "{count, plural, one {# character left} other {# characters left}}";
    readonly amountRead: "Read as {amount}";
    readonly dateLetters: {
      readonly day: "D";
      readonly month: "M";
      readonly year: "Y";
    };
    readonly openCalendar: "Choose date for {field}";
    readonly rangeFrom: "From";
    readonly rangeTo: "To";
    readonly yes: "Yes";
    readonly no: "No";
    readonly nothing: "empty";
    readonly conflictTitle: "Someone else has edited this";
    readonly conflictText: "Choose which version of each field to keep, then save again.";
    readonly conflictNone: "You edited different fields, so both sets of changes are kept.";
    readonly conflictAlso: "They also changed: {fields}";
    readonly mine: "Yours";
    readonly theirs: "Theirs";
    readonly keepMine: "Keep all yours";
    readonly keepTheirs: "Keep all theirs";
    readonly conflictGo: "Use selected versions";
  };
  readonly frame: {
    readonly skip: "Skip to main content";
    readonly language: "Language";
    readonly toDark: "Dark theme";
    readonly toLight: "Light theme";
    readonly myPages: "My pages";
    readonly wrapper: {
      readonly label: "Browser";
      readonly back: "Back";
      readonly forward: "Forward";
      readonly reload: "Reload";
    };
    readonly menu: "Menu";
  };
  readonly geofences: {
    readonly description: "Areas that coordinators look after, and in which camps and families are found.";
    readonly one: "Area";
    readonly search: "Search by name, county or coordinator";
    readonly centre: "Centre";
    readonly map: "Area on the map";
    readonly overlaps: "Overlaps other areas";
    readonly empty: {
      readonly title: "No areas yet";
      readonly text: "Add an area to find out who coordinates there and what lies inside.";
    };
    readonly form: {
      readonly add: "Add area";
      readonly edit: "Edit area";
      readonly save: "Save";
      readonly saved: "Area saved";
      readonly savedOver: "Area saved. It overlaps {count, plural, one {# other area} other {# other areas}}.";
      readonly cornersHint: "Go around the area from corner to corner. The last corner joins the first.";
      readonly cornerLatitude: "Latitude of corner {corner}";
      readonly cornerLongitude: "Longitude of corner {corner}";
      readonly moveUp: "Move corner {corner} up";
      readonly moveDown: "Move corner {corner} down";
      readonly removeCorner: "Remove corner {corner}";
      readonly tooFewCorners: "An area needs at least 3 corners.";
      readonly addCorner: "Add corner";
    };
    readonly inside: {
      readonly title: "What lies inside";
      readonly families: "Host families ({count})";
      readonly activities: "Activities ({count})";
      readonly towns: "Towns ({count})";
      readonly byTown: "by town";
      readonly none: "None";
      readonly more: "and {count} more";
    };
    readonly act: {
      readonly edit: "Edit";
      readonly remove: "Delete";
      readonly removeTitle: "Delete area {name}?";
      readonly removeText: "You can’t undo this.";
      readonly removeFrom: "{name} no longer coordinates this area. Families keep their coordinator. You can’t undo this.";
      readonly removed: "Area deleted";
    };
    readonly test: {
      readonly title: "Test a place";
      readonly submit: "Test";
      readonly nobody: "Nobody coordinates here.";
      readonly coordinator: "{name} coordinates here.";
      readonly found: "{count, plural, =0 {No area has this place.} one {# area has this place:} other {# areas have this place:}}";
      readonly map: "All areas. Click the map to choose a place.";
      readonly place: "Place to test";
    };
  };
  readonly grid: {
    readonly undo: "Undo";
    readonly redo: "Redo";
    readonly print: "Print";
    readonly cell: "{row}, {column}";
    readonly isChanged: "changed";
    readonly isSending: "saving";
    readonly isIn: "{name} is in this cell";
    readonly menu: "Column menu: {column}";
    readonly hide: "Hide column";
    readonly freeze: "Freeze up to {column}";
    readonly unfreeze: "Unfreeze columns";
    readonly saving: "{count, plural, one {Saving # cell…} other {Saving # cells…}}";
    readonly allSaved: "All changes saved";
    readonly unsaved: "{count, plural, one {# cell not saved} other {# cells not saved}}";
    readonly retry: "Try again";
    readonly nextProblem: "Show next problem";
    readonly activeCell: "Active cell";
    readonly empty: "Empty";
    readonly conflict: {
      readonly by: "{name} changed this cell on {when}. It’s now: {value}";
      readonly someone: "Someone else changed this cell. It’s now: {value}";
      readonly keepMine: "Keep mine";
      readonly keepTheirs: "Keep theirs";
    };
    readonly discard: "Discard my change";
    readonly discardAll: "Discard unsaved changes";
    readonly discardTitle: "Discard unsaved changes?";
    readonly discardText: "Cells that aren’t saved get their saved values back.";
    readonly people: "Also here: {names}";
    readonly fault: {
      readonly required: "Enter a value.";
      readonly tooLong: "Enter at most {max} characters.";
      readonly day: "“{value}” isn’t a date. Enter one such as 2026-07-02.";
      readonly time: "“{value}” isn’t a time. Enter one such as 14:35.";
      readonly decimal: "“{value}” isn’t an amount. Enter 0 or more, with up to 12 digits before the point and 6 after it.";
      readonly choice: "“{value}” isn’t in the list. Choose a value from it.";
      readonly choiceOf: "“{value}” isn’t in the list. Choose one of: {choices}";
    };
    readonly help: "Arrow keys move, Shift selects more, Enter or F2 edits, typing replaces, Escape cancels. You can copy and paste to and from spreadsheets. Ctrl+D fills down, Ctrl+Z undoes, Ctrl+Enter opens the row, Alt+Down opens the column menu. Each cell is saved when you leave it.";
    readonly helpReading: "Arrow keys move, Shift selects more. You can copy cells to a spreadsheet. Ctrl+Enter opens the row, Alt+Down opens the column menu.";
  };
  readonly groupBilling: {
    readonly title: "Invoice {name}";
    readonly description: "See what each invoice would be, then create the drafts. Nobody is billed twice.";
    readonly start: "Invoice group";
    readonly create: "Create {count, plural, one {# draft} other {# drafts}}";
    readonly confirm: "Create {count, plural, one {# invoice draft} other {# invoice drafts}}?";
    readonly confirmText: "Nothing is sent yet. You check each draft and send it.";
    readonly invoices: "Invoices";
    readonly number: "Number";
    readonly state: "Status";
    readonly student: "Student";
    readonly buyer: "Billed to";
    readonly lines: "Lines";
    readonly vat: "VAT";
    readonly sum: "Total";
    readonly outstanding: "Outstanding";
    readonly total: "Total of {count, plural, one {# invoice} other {# invoices}}";
    readonly nothing: "Nothing to invoice";
    readonly nothingText: "Members get an invoice once their trip is reserved at an agreed price that isn’t invoiced yet.";
    readonly none: "No invoices yet";
    readonly noneText: "Invoices for the trips of this group appear here.";
    readonly previous: "Previous";
    readonly next: "Next";
    readonly payer: {
      readonly label: "Who pays";
      readonly parents: "Each parent";
      readonly one: "One account";
      readonly parentsText: "Each parent gets an invoice for their own child.";
      readonly oneText: "All invoices go to one account, such as the agent. There is one for each trip, so that a trip can be cancelled or paid by itself.";
      readonly account: "Account to bill";
    };
    readonly results: {
      readonly created: "{count, plural, one {# draft created} other {# drafts created}}";
      readonly refused: "{count, plural, one {# draft couldn’t be created} other {# drafts couldn’t be created}}";
      readonly next: "Open a draft to check and send it.";
    };
    readonly skipped: {
      readonly openTitle: "{count, plural, one {# member can’t be invoiced yet} other {# members can’t be invoiced yet}}";
      readonly billedTitle: "{count, plural, one {# trip is invoiced already} other {# trips are invoiced already}}";
      readonly noTrip: "No trip yet. Create a trip with the group.";
      readonly notReserved: "Not reserved yet. Choose a host family and reserve the trip.";
      readonly noPrice: "No agreed price. Create the invoice by hand.";
      readonly quoteLost: "The agreed price can’t be read. Price the trip again, or create the invoice by hand.";
      readonly carrierLost: "The trip that paid a part of the price can’t any more. Apply or take back the group price on the Price tab.";
      readonly noPayer: "Nobody pays for it. Choose a parent in the trip, or bill one account.";
      readonly billed: "Invoiced already.";
      readonly billedBy: "Invoiced with {number}.";
    };
  };
  readonly groupPrice: {
    readonly billing: "How this is invoiced";
    readonly billingText: "Each trip is invoiced at its own agreed price. Each pays what is priced per booking, unless you apply the group price: then one of the alike trips pays it for the others.";
    readonly summary: "Price of the group";
    readonly headline: "{students, plural, one {# student} other {# students}} together: {total}, {each} each on average";
    readonly part: "Part";
    readonly amount: "Amount";
    readonly alone: "Each trip by itself";
    readonly shared: "{name}, per booking: paid {paid, plural, one {once} other {# times}} instead of {instead, plural, one {once} other {# times}}";
    readonly sharedVat: "VAT on that";
    readonly nothingShared: "No stays share a price per booking. Stays are priced together if their dates, wishes and every price agree.";
    readonly together: "Together";
    readonly rounding: "Rounding, once instead of trip by trip";
    readonly quoted: "One quote for {students, plural, one {# student} other {# students}}";
    readonly agreedSum: "Agreed for {trips, plural, one {# trip} other {# trips}} so far: {total}";
    readonly set: "{students, plural, one {# student} other {# students}}, {dates}";
    readonly split: "Part {part, number} of {parts, number}: one quote takes at most 50 students.";
    readonly lines: "Lines of the quote";
    readonly line: "Line";
    readonly quantity: "Quantity";
    readonly once: "{quantity, number}, once per booking";
    readonly times: "{quantity, number} × {students, plural, one {# student} other {# students}}";
    readonly vat: "VAT";
    readonly trips: "Trips";
    readonly student: "Student";
    readonly family: "Host family";
    readonly aloneOne: "By itself";
    readonly agreed: "Agreed price";
    readonly notAgreed: "Not agreed yet";
    readonly none: "No price yet";
    readonly noneText: "Create trips for the members. Their prices appear here.";
    readonly unpriced: {
      readonly title: "{count, plural, one {# trip has no price} other {# trips have no price}}";
      readonly noFamily: "No host family yet. Choose one in the trip.";
      readonly notPriced: "The price book has no price for this stay. Check the family, the dates and the camps.";
    };
    readonly toMembers: "Go to members";
    readonly paidBy: "Per booking paid by";
    readonly self: "This trip";
    readonly other: "Another trip of the group";
    readonly now: "Invoiced now";
    readonly problems: "{count, plural, one {# trip has lost the trip that pays for it} other {# trips have lost the trip that pays for them}}";
    readonly apply: {
      readonly start: "Apply group price";
      readonly takeBack: "Take back group price";
      readonly title: {
        readonly apply: "Apply group price";
        readonly takeBack: "Take back group price";
      };
      readonly text: {
        readonly apply: "One of the alike trips pays what is priced per booking; the others leave it out. Nothing changes until you confirm.";
        readonly takeBack: "Each trip pays what is priced per booking itself again. Nothing changes until you confirm.";
      };
      readonly trips: "Prices before and after";
      readonly before: "Price now";
      readonly after: "Price then";
      readonly difference: "Difference";
      readonly paysForAll: "This trip, for the others too";
      readonly total: "Total";
      readonly sums: "{before} now, {after} then: {difference}";
      readonly rounding: "Each trip is rounded on its own. One quote for all of them would differ by {amount}.";
      readonly confirm: "{count, plural, one {Change # trip} other {Change # trips}}";
      readonly cancel: "Cancel";
      readonly nothing: {
        readonly apply: "No price changes";
        readonly takeBack: "No trips to take back";
      };
      readonly nothingText: {
        readonly apply: "No alike trips can share more than they do now.";
        readonly takeBack: "No trip leaves its price per booking to another one, or all of them are invoiced.";
      };
      readonly leftOut: "{count, plural, one {# trip keeps its price} other {# trips keep their price}}";
      readonly why: {
        readonly billed: "Invoiced already, so its price is kept.";
        readonly closed: "The trip can’t be changed any more.";
        readonly cancelled: "The trip is cancelled.";
        readonly notAlike: "No other trip has the same dates, wishes and prices.";
        readonly nothingShared: "Nothing in its price is charged per booking.";
        readonly notCheaper: "Its agreed price is already as low or lower.";
        readonly otherCurrency: "Its price is agreed in another currency.";
        readonly noFamily: "No host family yet.";
        readonly notPriced: "The price book has no price for this stay.";
      };
      readonly done: {
        readonly apply: "Group price applied";
        readonly takeBack: "Group price taken back";
      };
      readonly already: "It was done already";
    };
  };
  readonly groups: {
    readonly description: "Students who travel together, with their leader, trips and host families.";
    readonly search: "Search by name, leader, agent or county";
    readonly empty: {
      readonly title: "No groups yet";
      readonly text: "Create a group for a class or a club, then add its students.";
    };
    readonly tabs: "Parts of the group";
    readonly tab: {
      readonly members: "Members";
      readonly rooming: "Rooming list";
      readonly details: "Details";
      readonly board: "Families";
      readonly invoices: "Invoices";
      readonly conversation: "Conversation";
      readonly price: "Price";
      readonly documents: "Documents";
    };
    readonly notes: "Notes";
    readonly act: {
      readonly edit: "Edit";
      readonly duplicate: "Duplicate";
      readonly archive: "Archive";
      readonly restore: "Restore";
      readonly archived: "Group archived";
      readonly restored: "Group restored";
      readonly message: "Message group";
    };
    readonly form: {
      readonly add: "Create group";
      readonly edit: "Edit group";
      readonly save: "Save";
      readonly added: "Group created";
      readonly saved: "Group saved";
    };
    readonly duplicate: {
      readonly title: "Duplicate {name}?";
      readonly text: "Creates the same group 52 weeks later, without trips.";
      readonly name: "Name of the new group";
      readonly withMembers: "Copy the members";
      readonly done: "Group duplicated";
    };
    readonly members: {
      readonly student: "Student";
      readonly age: "Age on arrival";
      readonly gender: "Gender";
      readonly parents: "Parents";
      readonly trip: "Trip";
      readonly actions: "Actions";
      readonly noTrip: "No trip";
      readonly add: "Add student";
      readonly added: "{name} added";
      readonly remove: "Remove";
      readonly removeOne: "Remove {name}";
      readonly removeTitle: "Remove {name} from the group?";
      readonly removeText: "The student’s details are kept.";
      readonly removed: "{name} removed";
      readonly empty: {
        readonly title: "No members yet";
        readonly text: "Add students one by one, or paste a list.";
      };
      readonly count: "{count, plural, one {# member} other {# members}}, {trips} with a trip";
    };
    readonly trips: {
      readonly create: "Create trips";
      readonly title: "Create trips for all members?";
      readonly text: "{count, plural, one {# member without a trip gets one} other {# members without a trip get one}}: {dates}.";
      readonly done: "{count, plural, one {# trip created} other {# trips created}}";
      readonly refused: "{count, plural, one {# trip couldn’t be created} other {# trips couldn’t be created}}";
    };
    readonly rooming: {
      readonly family: "Host family";
      readonly students: "Students";
      readonly beds: "Beds";
      readonly none: "No host family yet";
      readonly empty: "No trips yet";
      readonly emptyText: "Once members have trips, you’ll see here who stays with whom.";
    };
    readonly import: {
      readonly open: "Add several";
      readonly title: "Add several students";
      readonly text: "Paste a list from a spreadsheet, or choose a CSV file: one student a line, at most 200 lines. Students we know already aren’t created twice.";
      readonly lines: "Lines";
      readonly example: "Mia Berger, 2012-04-30, f, mother@example.com";
      readonly choose: "Choose file";
      readonly check: "Check lines";
      readonly columns: "Columns";
      readonly column: "Column {number}: {heading}";
      readonly unused: "Not used";
      readonly preview: "Preview";
      readonly line: "Line";
      readonly name: "Name";
      readonly result: "Result";
      readonly parent: "Parent: {email}";
      readonly outcome: {
        readonly created: "New student";
        readonly added: "Known, will be added";
        readonly member: "Already a member";
        readonly possible: "Possible match";
        readonly faulty: "Can’t be added";
      };
      readonly counts: "{created} new, {added} known, {member} already members, {possible} possible matches, {faulty} with errors.";
      readonly submit: "Add {count, plural, one {# student} other {# students}}";
      readonly done: "{count, plural, one {# student added} other {# students added}}";
    };
    readonly documents: {
      readonly note: "Our staff and the group’s agent see these documents. Medical documents are only for those who can see students’ health details.";
    };
  };
  readonly heads: {
    readonly home: "Stays with host families";
    readonly paged: "{title}, page {page}";
    readonly description: {
      readonly home: "Students live with a host family, go to school or camp, and learn the language every day. Find a family, choose dates and book online.";
      readonly register: "Create a parent account to book stays with host families, message families and manage your trips in one place.";
      readonly registerAsHostFamily: "Welcome a student into your home: apply as a host family, choose your dates and get paid for every stay.";
      readonly contactUs: "Questions about a stay, a booking or hosting? Send us a message and our team will reply by email.";
      readonly book: "Choose dates and place, see what a stay with a host family costs, and book it online.";
      readonly experience: "Plan a stay around camps, activities and a host family that suits your child, step by step.";
      readonly blogList: "Stories and advice for families and students about living with a host family.";
      readonly travelSearch: "Compare host families by place, dates, interests and price, with photos, free beds and the price of your stay.";
    };
    readonly family: {
      readonly title: "{name} in {place}";
      readonly description: "Host family in {place}, for students aged {from} to {to}.";
    };
    readonly activity: {
      readonly title: "{name} in {place}";
      readonly description: "{type} in {place} for ages {from} to {to}.";
    };
  };
  readonly hostDashboard: {
    readonly hello: "Hello {name}";
    readonly live: {
      readonly title: "Your profile";
      readonly isLive: "Your profile is live. Parents can find you.";
      readonly toProfile: "Pause or change it";
      readonly notLive: "Your profile isn’t live yet. Complete these steps:";
      readonly isPaused: "Parents can’t find your profile at the moment. To come back:";
      readonly done: "Done";
      readonly open: "To do";
      readonly address: "Enter your address";
      readonly photos: "Upload at least 3 photos ({count, number} so far)";
      readonly vetting: {
        readonly registered: "Our checks start once you’ve submitted your profile";
        readonly profile_incomplete: "Our checks start once your profile is complete";
        readonly submitted: "You’ve submitted your profile. We’ll review it soon";
        readonly in_review: "We’re reviewing your profile";
        readonly home_visit: "We’d like to visit you at home";
        readonly checks_pending: "We’re waiting for references or police checks";
        readonly approved: "We’ve approved your family";
        readonly rejected: "We couldn’t accept your family";
        readonly suspended: "Your hosting is suspended. Contact us to learn more";
      };
      readonly payout: "Tell us where to send your payouts";
      readonly paused: "Resume your paused profile";
      readonly account: "Contact us to reactivate your account";
    };
    readonly missing: {
      readonly title: "{count, plural, one {# more thing makes your profile complete:} other {# more things make your profile complete:}}";
      readonly all: "View all";
    };
    readonly occupancy: {
      readonly title: "Occupancy in {year}";
      readonly nights: "{nights, plural, one {# night} other {# nights}} of {of, number}";
      readonly share: "{percent, number}% of the year is booked";
    };
    readonly response: {
      readonly title: "Response time";
      readonly minutes: "{minutes, plural, one {# minute} other {# minutes}}";
      readonly hours: "{hours, plural, one {# hour} other {# hours}}";
      readonly none: "No response time yet. It appears after you’ve answered 3 offers.";
      readonly hint: "Half of your replies came within this time. Parents see it on your profile.";
      readonly improve: "Parents can sort families by reply time. Answer new offers on the day they arrive to move up.";
    };
    readonly payout: {
      readonly title: "Next payout";
      readonly due: "on";
      readonly none: "No payout scheduled.";
      readonly all: "View all payments";
    };
    readonly answers: {
      readonly waiting: "{count, plural, one {# offer to answer} other {# offers to answer}}";
      readonly none: "No offers to answer.";
    };
    readonly stays: {
      readonly title: "Next stays";
      readonly none: "No upcoming stays.";
      readonly all: "View all stays";
    };
  };
  readonly hostRegistration: {
    readonly title: "Become a host family";
    readonly step: "Step {step, number} of {count, number}";
    readonly back: "Back";
    readonly next: "Next";
    readonly submit: "Register family";
    readonly failed: "We couldn’t load this form.";
    readonly countryField: "Country";
    readonly country: "Which country do you live in?";
    readonly countyField: "County";
    readonly county: "Which county do you live in?";
    readonly hostingType: "Which types of stay would you like to host?";
    readonly hostingTypeHint: "Choose all that apply.";
    readonly hosting: {
      readonly immersion: "Immersion";
      readonly immersionHint: "A student lives with you and shares your days, to learn the language.";
      readonly baseHosting: "Host family stays";
      readonly baseHostingHint: "A student sleeps and eats with you, and spends the days at a camp or school.";
      readonly academic: "Academic stays";
      readonly academicHint: "A student lives with you for a term or a school year.";
      readonly internship: "Internships";
      readonly internshipHint: "A young adult lives with you while working nearby.";
    };
    readonly guests: "How many students can you host at a time?";
    readonly guestsField: "Students";
    readonly bedrooms: "How many bedrooms do you have for students?";
    readonly bedroomsField: "Bedrooms";
    readonly haveChild: "Do you have children at home?";
    readonly haveChildField: "Children at home";
    readonly yes: "Yes";
    readonly no: "No";
    readonly numberOfChildren: "How many children?";
    readonly childrenField: "Children";
    readonly children: "Tell us about your children";
    readonly child: "Child {number, number}";
    readonly gender: "Gender";
    readonly genders: {
      readonly female: "Girl";
      readonly male: "Boy";
      readonly other: "Other, or prefer not to say";
    };
    readonly dob: "Date of birth";
    readonly rate: "How much would you like per night for immersion stays?";
    readonly rateField: "Amount per night";
    readonly rateHint: "We’ll agree the amount with you before anyone sees your profile.";
    readonly address: "Where do you live?";
    readonly addressHint: "Parents see your address only once a stay is booked.";
    readonly addressLine1: "Address line 1";
    readonly cityTown: "City or town";
    readonly found: "Where did you hear about us?";
    readonly foundField: "Source";
    readonly sources: {
      readonly friend: "A friend or another family";
      readonly school: "A school or teacher";
      readonly search: "A search engine";
      readonly social: "Social media";
      readonly agent: "An agent";
      readonly event: "A fair or an event";
      readonly press: "Newspaper, radio or television";
      readonly other: "Somewhere else";
    };
    readonly contact: "How can we contact you?";
    readonly contactSignedIn: "We’ll add the family to your account {email}.";
    readonly firstName: "First name";
    readonly lastName: "Last name";
    readonly email: "Email";
    readonly phone: "Phone";
    readonly password: "Password";
    readonly terms: "I accept the terms and conditions and the privacy notice, and agree to be vetted";
    readonly termsName: "terms and conditions";
    readonly haveAccount: "I already have an account";
    readonly doneTitle: "Welcome. Your family is registered";
    readonly checkMail: "Check your email";
    readonly confirmMail: "We’ve emailed a link to {email}. Open it to confirm your email, then sign in.";
    readonly whatNext: "What happens next";
    readonly toHostArea: "Go to my host area";
    readonly toSignIn: "Sign in";
    readonly hostingTypeField: "Types of stay";
    readonly keeps: {
      readonly local: "We save your answers in this browser until you register.";
      readonly saving: "Saving your answers…";
      readonly saved: "Your answers are saved in this browser and with us, for 90 days after your last change.";
      readonly waiting: "We can’t reach our server. Your answers are saved in this browser, and we’ll send them as soon as you’re back online.";
    };
    readonly link: {
      readonly open: "Email me a link";
      readonly title: "Continue on another device";
      readonly text: "We’ll email you a link to your answers. Anyone with the link can see and change them.";
      readonly email: "Email";
      readonly submit: "Email link";
      readonly failed: "We couldn’t save your answers on our server, so there’s no link yet. Try again once you’re online.";
    };
    readonly discard: {
      readonly open: "Delete my answers";
      readonly title: "Delete your answers?";
      readonly text: "We’ll delete them in this browser and on our server, and their link stops working. You can’t undo this.";
      readonly confirm: "Delete answers";
      readonly done: "Answers deleted";
    };
    readonly gone: {
      readonly title: "Your answers are only in this browser now";
      readonly text: "You’ve registered or deleted them on another device, or 90 days have passed. If you haven’t registered yet, continue here.";
    };
    readonly conflict: {
      readonly title: "Your answers were changed on another device";
      readonly text: "Choose which answers to keep. The others are lost.";
      readonly differs: "These answers differ:";
      readonly later: "Decide later";
      readonly mine: "Keep this device’s answers";
      readonly theirs: "Use the other device’s answers";
    };
    readonly otherAnswers: {
      readonly title: "This browser has other answers";
      readonly text: "Someone has started to register in this browser. If you use the answers of your link, those in this browser are lost.";
      readonly mine: "Keep this browser’s answers";
      readonly theirs: "Use the link’s answers";
    };
    readonly expired: {
      readonly title: "This link no longer works";
      readonly text: "You’ve registered or deleted your answers, or 90 days have passed since your last change. You can start again at any time.";
      readonly start: "Start registering";
      readonly continue: "Continue with the answers in this browser";
    };
    readonly quiet: {
      readonly title: "We won’t remind you again";
      readonly text: "Your answers stay saved until 90 days after your last change.";
      readonly failed: "We couldn’t turn off reminders.";
      readonly continue: "Continue registering";
    };
    readonly nextSteps: {
      readonly whenConfirm: "Within {hours, plural, one {# hour} other {# hours}}";
      readonly confirm: "Confirm your email with the link that we’ve sent you.";
      readonly whenProfile: "In the next few days";
      readonly doProfile: "Complete your profile with your home, your family and your house rules. It takes about 20 minutes.";
      readonly whenPhotos: "Along with your profile";
      readonly doPhotos: "Add at least 3 photos, so that parents can get an idea of your home.";
      readonly whenSubmit: "Once your profile is complete";
      readonly doSubmit: "Send it to us for vetting. We’ll get in touch about the next steps.";
      readonly whenVetting: "After that";
      readonly doVetting: "We get to know you, with a home visit, references and a police check for each adult.";
      readonly whenLive: "Once you’re approved";
      readonly doLive: "Parents can find your family, and you get your first requests.";
    };
    readonly resumed: {
      readonly title: "Welcome back";
      readonly text: "You can continue where you left off.";
      readonly start: "Start again";
    };
  };
  readonly hostings: {
    readonly description: "Offers to answer, and your upcoming and past stays.";
    readonly tab: {
      readonly toAnswer: "To answer";
      readonly upcoming: "Upcoming";
      readonly current: "Current";
      readonly past: "Past";
    };
    readonly tabWithCount: "{tab} ({count, number})";
    readonly empty: {
      readonly toAnswer: "No offers to answer";
      readonly upcoming: "No upcoming stays";
      readonly current: "No current stays";
      readonly past: "No past stays";
      readonly text: "Parents can find you on the free dates in your calendar.";
      readonly next: "View calendar";
    };
    readonly camps: "Camps: {names}";
    readonly payout: "Your payout";
    readonly payoutLater: "The amount appears once there’s a price.";
    readonly payoutDue: "Due by";
    readonly answerBy: "Reply by";
    readonly overdue: "Reply was due on";
    readonly student: {
      readonly age: "{age, plural, one {# year old} other {# years old}}";
      readonly female: "girl";
      readonly male: "boy";
      readonly other: "other gender";
      readonly hobbies: "Hobbies";
      readonly allergies: "Allergies";
      readonly anyMedicalCondition: "Medical note";
      readonly vacinated: "Vaccinated";
      readonly yes: "Yes";
      readonly no: "No or unknown";
      readonly notes: "Good to know";
      readonly notSaid: "Not provided. Ask the parents.";
      readonly notTold: "You’ll see this once you’ve been asked.";
    };
    readonly message: "Message";
    readonly contact: "Contact";
    readonly contactLater: "You’ll see the parents’ last name and contact details once the stay is booked.";
    readonly parent: "Parent: {name}";
    readonly coordinator: "Coordinator: {name}";
    readonly plan: "Stay plan";
    readonly wishes: "Special requests: {text}";
    readonly history: "History";
    readonly calendarTitle: "{name} stays with us";
    readonly taken: "Another family accepted first. Thank you for replying.";
    readonly explained: {
      readonly asked: "The parents want to know if you can host. They haven’t reserved yet. You can decline or ask for more time now, and accept once they reserve.";
      readonly reserved: "The parents have chosen you and reserved the stay. If you accept, it is booked.";
      readonly considering: "You’re considering this offer. You can accept once the parents reserve.";
      readonly booked: "The stay is booked. You can now see the parents’ full name and contact details.";
      readonly care: "Our team is solving a problem with this stay and will contact you.";
      readonly running: "The stay is in progress. If you need help, call the coordinator.";
      readonly over: "The stay is over. Thank you for hosting.";
      readonly cancelled: "This trip has been cancelled. Your dates are free again.";
      readonly declined: "You declined. Thank you for letting us know.";
      readonly rejected: "The parents chose another family this time. Your dates are free again.";
      readonly waiting: "You’re on the waiting list. If the chosen family can’t host, we’ll ask you. Your dates stay free.";
      readonly withdrawn: "You’re no longer part of this stay.";
      readonly past: "This offer is closed. You don’t need to do anything.";
    };
    readonly accept: {
      readonly do: "Accept";
      readonly title: "Accept {name}’s stay?";
      readonly text: "{name} stays with you: {dates}.";
      readonly payout: "You’ll be paid {amount}.";
      readonly firm: "This books the stay and blocks these nights in your calendar.";
      readonly done: "{name}’s stay booked";
    };
    readonly decline: {
      readonly do: "Decline";
      readonly title: "Decline {name}’s stay?";
      readonly text: "We’ll tell the parents and ask another family.";
      readonly reason: "Reason (optional)";
      readonly done: "Stay declined";
    };
    readonly consider: {
      readonly do: "I need more time";
      readonly title: "Need more time for {name}’s stay?";
      readonly text: "We’ll tell the parents you’re considering it. You can still accept or decline.";
      readonly done: "Parents notified";
    };
    readonly leave: {
      readonly do: "Leave the waiting list";
      readonly title: "Leave the waiting list for {name}?";
      readonly text: "We won’t ask you for this stay any more.";
      readonly reason: "Reason (optional)";
      readonly done: "You’ve left the waiting list";
    };
    readonly withdraw: {
      readonly do: "Ask to withdraw";
      readonly title: "Ask to withdraw from {name}’s stay?";
      readonly text: "The stay is booked, so our team decides. Until then, it goes ahead as planned.";
      readonly reason: "Why can’t you host?";
      readonly done: "Request sent. We’ll contact you.";
      readonly asked: "You asked to withdraw. Our team is looking into it. Sent:";
    };
  };
  readonly hubActivities: {
    readonly description: "Camps, lessons and excursions, with their weeks and places.";
    readonly create: "Create activity";
    readonly empty: "No activities yet";
    readonly emptyText: "Create a camp, then add its weeks.";
    readonly ages: "{from} to {to}";
    readonly field: {
      readonly name: "Name";
      readonly type: "Type";
      readonly category: "Category";
      readonly gender: "Suitable for";
      readonly ages: "Ages";
      readonly minAge: "Minimum age";
      readonly maxAge: "Maximum age";
      readonly county: "County";
      readonly location: "Town";
      readonly description: "Description";
      readonly business: "Business";
      readonly active: "Bookable";
      readonly weeks: "Upcoming weeks";
      readonly nextWeek: "Next week";
      readonly placesLeft: "Places left";
    };
    readonly none: "None";
    readonly act: {
      readonly offline: "Offline";
      readonly takeOffline: "Take offline";
      readonly offlineTitle: "Take {name} offline?";
      readonly offlineText: "Nobody can find or book it any more. Trips that include it keep it.";
      readonly offlineReason: "Reason for taking it offline";
      readonly wentOffline: "{name} taken offline";
      readonly putOnline: "Put online";
      readonly wentOnline: "{name} put online";
      readonly remove: "Delete activity";
      readonly removeTitle: "Delete {name}?";
      readonly removeText: "This also deletes its weeks and photos. You can’t undo this. If it has ever been booked, take it offline instead.";
      readonly removed: "{name} deleted";
    };
    readonly week: {
      readonly start: "Start date (Monday)";
      readonly capacity: "Places";
      readonly add: "Add week";
      readonly edit: "Edit places";
      readonly cancel: "Cancel week";
      readonly reopen: "Reinstate week";
      readonly save: "Save";
      readonly saved: "Week saved";
      readonly off: "Cancelled";
      readonly taken: "{taken} of {capacity} places taken";
      readonly remove: "Delete week";
      readonly removeTitle: "Delete week {dates}?";
      readonly removeText: "You can only delete a week without bookings.";
      readonly removed: "Week deleted";
      readonly cancelText: "The week can’t be booked any more. Trips move to their first free backup. If there’s none, you get a task. We’ll tell the parents.";
    };
  };
  readonly hubFamilies: {
    readonly description: "Everyone who hosts: find families, see what their profiles lack, and change many at once.";
    readonly descriptionOfNames: "Host families by name and county.";
    readonly search: "Search by name, town or email";
    readonly searchNames: "Search by name";
    readonly empty: {
      readonly title: "No host families yet";
      readonly text: "Families appear here as soon as they register.";
    };
    readonly live: {
      readonly live: "Live";
      readonly notLive: "Not live";
      readonly paused: "Paused";
      readonly pausedUntil: "Paused until {day}";
    };
    readonly hosting: {
      readonly immersion: "Immersion";
      readonly baseHosting: "Host family stay";
      readonly academic: "School programme";
      readonly internship: "Internship";
    };
    readonly act: {
      readonly calendar: "View calendar";
      readonly profile: "View profile";
    };
    readonly bulk: {
      readonly message: "Write message";
      readonly assign: "Assign coordinator";
      readonly assignTitle: "{count, plural, one {Assign a coordinator to # family?} other {Assign a coordinator to # families?}}";
      readonly assignText: "The coordinator is notified about these families and is their contact.";
      readonly coordinator: "Coordinator";
      readonly coordinatorHint: "Leave empty to remove the present one.";
      readonly request: "Ask for information";
      readonly requestTitle: "{count, plural, one {Ask # family for information?} other {Ask # families for information?}}";
      readonly requestText: "Each family is notified and answers in its own area.";
      readonly requestItems: "What do you need?";
      readonly requestMessage: "Message";
      readonly resume: "End pause";
      readonly resumeTitle: "{count, plural, one {End the pause of # family?} other {End the pause of # families?}}";
      readonly resumeText: "Parents can find them again at once, if nothing else is missing.";
      readonly pause: "Pause";
      readonly pauseTitle: "{count, plural, one {Pause # family?} other {Pause # families?}}";
      readonly pauseOne: "Pause the {name} family?";
      readonly pauseText: "Parents can’t find paused families, and they aren’t asked for new stays. Booked stays aren’t affected.";
      readonly reason: "Reason";
      readonly reasonHint: "The family can read it.";
      readonly until: "Last day of the pause";
      readonly untilHint: "Leave empty to pause without an end.";
      readonly done: {
        readonly pause: "{count, plural, one {# family paused} other {# families paused}}";
        readonly resume: "{count, plural, one {Pause of # family ended} other {Pause of # families ended}}";
        readonly assignCoordinator: "{count, plural, one {Coordinator of # family changed} other {Coordinator of # families changed}}";
        readonly requestInformation: "{count, plural, one {# family asked for information} other {# families asked for information}}";
      };
      readonly unchanged: "{count, plural, one {# family already up to date} other {# families already up to date}}";
      readonly refused: "{count, plural, one {# family couldn’t be changed:} other {# families couldn’t be changed:}}";
      readonly resultTitle: "Results";
    };
  };
  readonly hubFamilyEdit: {
    readonly lead: "Each change is saved when you leave the field.";
    readonly calendar: "Calendar";
    readonly onePage: "Edit on one page";
    readonly inTabs: "Edit in tabs";
    readonly tabs: {
      readonly family: "Family";
      readonly home: "Home";
      readonly hosting: "Hosting";
      readonly photos: "Photos";
      readonly live: "Status";
      readonly hostings: "Stays";
      readonly messages: "Messages";
      readonly payout: "Payout";
      readonly notes: "Notes";
      readonly readings: "Access log";
      readonly prices: "Prices";
    };
    readonly previous: "Previous";
    readonly next: "Next";
    readonly page: "Page {page, number} of {of, number}";
    readonly story: {
      readonly title: "Story and house rules";
      readonly description: "Story";
      readonly houseRules: "House rules";
    };
    readonly staff: {
      readonly title: "For our team";
      readonly hint: "The family doesn’t see this.";
      readonly coordinator: "Coordinator";
      readonly coordinatorFrom: "From area {area}. Hears about this family’s stays and pauses.";
      readonly coordinatorHint: "Hears about this family’s stays and pauses.";
      readonly business: "Business";
      readonly businessHint: "The business that the family hosts for.";
    };
    readonly live: {
      readonly title: "Status";
      readonly because: "Parents can’t find this family because:";
      readonly saved: "Status changed";
      readonly reason: {
        readonly not_approved: "Vetting isn’t finished.";
        readonly no_address: "The address is missing.";
        readonly too_few_photos: "There are fewer than 3 photos.";
        readonly paused: "It is paused.";
        readonly account_inactive: "Its account is deactivated.";
      };
      readonly out: {
        readonly rejected: "It was rejected.";
        readonly suspended: "It is suspended.";
      };
      readonly pausedBy: {
        readonly family: "Paused by the family";
        readonly staff: "Paused by our team";
        readonly check_lapsed: "Paused because a check has expired";
        readonly unresponsive: "Paused because offers weren’t answered";
      };
      readonly pause: "Pause family";
      readonly resume: "End pause";
      readonly missing: "Missing from the profile";
      readonly complete: "Nothing is missing.";
      readonly effect: {
        readonly hidden: "parents can’t find the family";
        readonly filteredOut: "searches that filter by it leave the family out";
        readonly unseen: "parents don’t see it on the profile";
      };
    };
    readonly hostings: {
      readonly none: "This family hasn’t been asked for a stay yet.";
      readonly dates: "Dates";
      readonly student: "Student";
      readonly state: "Status";
      readonly askedAt: "Asked";
      readonly answeredAt: "Answered";
    };
    readonly notes: {
      readonly add: "Add note";
      readonly text: "Note";
      readonly hint: "Only our team can read notes.";
      readonly none: "No notes yet.";
      readonly deletedAccount: "Deleted account";
    };
    readonly readings: {
      readonly hint: "Which personal details our team has read, by day.";
      readonly none: "Nobody of our team has read personal details yet.";
      readonly day: "Date";
      readonly reader: "User";
      readonly part: "Details";
      readonly times: "Times";
      readonly deletedAccount: "Deleted account";
      readonly parts: {
        readonly address: "Address";
        readonly health: "Diets and health";
        readonly bank: "Bank account";
        readonly police: "Police check";
        readonly documents: "Documents";
        readonly contact: "Email and phone";
      };
    };
    readonly create: {
      readonly title: "Add host family";
      readonly lead: "We email an invitation to the contact, who then chooses a password and completes the profile.";
      readonly action: "Add host family";
      readonly firstName: "First name";
      readonly lastName: "Last name";
      readonly email: "Email";
      readonly emailHint: "The invitation is sent here.";
      readonly phone: "Phone";
      readonly country: "Country";
      readonly county: "County";
      readonly cityTown: "City or town";
      readonly addressLine1: "Address line 1";
      readonly submit: "Add and invite";
      readonly done: "Host family added";
    };
    readonly whole: {
      readonly lead: "Everything on one page. Nothing is saved until you choose Save all.";
      readonly save: "Save all";
      readonly saved: "Host family saved";
      readonly changed: "{count, plural, =0 {No changes} one {# field changed} other {# fields changed}}";
    };
    readonly prices: {
      readonly lead: "The prices that apply to this family. A price that the family asks for applies once it’s accepted and the draft is published.";
      readonly none: "No prices apply to this family yet.";
      readonly own: "Own price";
      readonly place: "Price of the area";
      readonly sample: "Example, a week for one student: parents pay {customer} in total, the family receives {host}.";
      readonly asked: "The family asks for {amount}";
      readonly waits: "An administrator decides.";
      readonly toDraft: "Open the draft to publish it";
      readonly missing: "This family is live, but has no price";
      readonly missingPlace: "Parents can’t book it. Add a price for the family, its county or its country, then publish the draft.";
      readonly missingBook: "Parents can’t book it yet. Its prices apply once the draft is published.";
    };
  };
  readonly hubHome: {
    readonly description: "What waits for you today.";
    readonly empty: "Nothing waiting ({count})";
    readonly showShortcuts: "Show shortcuts";
    readonly arrange: "Arrange cards";
    readonly arranged: "Done";
    readonly hidden: "Hidden cards";
    readonly moveUp: "Move up: {card}";
    readonly moveDown: "Move down: {card}";
    readonly hide: "Hide: {card}";
    readonly show: "Show: {card}";
    readonly card: {
      readonly counters: "To do";
      readonly alarms: "Alarms";
      readonly worst: "Least ready trips";
      readonly starts: "Starts in the next 7 days";
      readonly tasks: "Tasks and follow-ups";
      readonly shortcuts: "Shortcuts";
    };
    readonly followUps: "Follow-ups";
    readonly openTasks: "Open tasks";
    readonly noAlarms: "No alarms";
    readonly noWorst: "All trips are ready as far as they need to be.";
    readonly noStarts: "No trips start in the next 7 days.";
    readonly noFollowUps: "No follow-ups in the next 7 days";
    readonly noTasks: "No open tasks";
    readonly own: {
      readonly worst: "Your least ready trips";
      readonly starts: "Your trips that start in the next 7 days";
      readonly followUps: "Your follow-ups";
      readonly noWorst: "All your trips are ready as far as they need to be.";
      readonly noStarts: "None of your trips starts in the next 7 days.";
      readonly noFollowUps: "No follow-ups of your trips in the next 7 days";
    };
    readonly alarm: {
      readonly paidWithoutFamily: "{name}: paid, but no family";
      readonly doubleStay: "{name}: two families in the same nights";
    };
    readonly counter: {
      readonly enquiries: "Enquiries waiting";
      readonly reservations: "Reservations unanswered";
      readonly lateOffers: "Offers past their time";
      readonly urgentTrips: "Urgent trips";
      readonly startsThisWeek: "Start in the next 7 days";
      readonly followUpsDue: "Follow-ups due";
      readonly tripsWithTasks: "Trips with open tasks";
      readonly overdueInvoices: "Overdue invoices";
      readonly draftInvoices: "Draft invoices";
      readonly duePayouts: "Payouts to approve";
      readonly submittedExpenses: "Expenses to decide";
      readonly vettingQueue: "Vetting queue";
      readonly expiringChecks: "Checks expiring in 60 days";
      readonly leadsDue: "Scouting follow-ups due";
      readonly openSupport: "Open support requests";
      readonly openReports: "Open message reports";
      readonly brokenLinks: "Broken links on the website";
      readonly overdueTexts: "Overdue texts";
    };
    readonly due: {
      readonly hoursWaiting: "{family}: no answer for {hours, plural, one {# hour} other {# hours}}";
      readonly daysWaiting: "{family}: no answer for {days, plural, one {# day} other {# days}}";
      readonly expires: "{family}: a check expires soon";
      readonly expired: "{family}: a check has expired";
      readonly overdue: "Invoice {number}, {buyer}: overdue";
      readonly chooseFamily: "Choose family";
      readonly remind: "Remind family";
      readonly renew: "Renew checks";
      readonly viewInvoice: "View invoice";
      readonly all: "{name}: view all {count}";
    };
  };
  readonly hubTrips: {
    readonly description: "All trips, with their students, families, prices and statuses.";
    readonly search: "Search by student, parent, family or number";
    readonly create: "Create trip";
    readonly empty: {
      readonly title: "No trips yet";
      readonly text: "Trips appear here when parents book or you create one.";
    };
    readonly withMore: "{name} and {count} more";
    readonly column: {
      readonly coordinator: "Coordinator";
      readonly group: "Group";
      readonly hasTasks: "Has open tasks";
      readonly nextStart: "Next start first";
    };
    readonly act: {
      readonly edit: "Edit";
      readonly view: "View";
      readonly print: "Print";
      readonly save: "Save";
      readonly saved: "Trip saved";
      readonly savedCare: "Trip saved. Its status is now “{state}”, and we’ve told the family and the parents. Resolve the open tasks, then resume the booking.";
    };
    readonly back: "Trips";
    readonly coordinatorFrom: "From area {area}";
    readonly fixed: "You can’t edit this with its current status or your role.";
    readonly tabs: "Trip sections";
    readonly tab: {
      readonly details: "Details";
      readonly families: "Families";
      readonly camps: "Camps";
      readonly transfers: "Transfers";
      readonly price: "Price";
      readonly invoices: "Invoices";
      readonly documents: "Documents";
      readonly messages: "Messages";
      readonly tasks: "Tasks";
      readonly history: "History";
    };
    readonly care: {
      readonly title: "Customer service";
      readonly text: "Resolve the open tasks, then choose “{step}”.";
      readonly stillOpen: "This doesn’t close these tasks: {tasks}.";
    };
    readonly prolong: {
      readonly do: "Extend stay";
      readonly title: "Extend stay";
      readonly day: "New departure date";
      readonly next: "View price";
    };
    readonly details: {
      readonly form: "Trip details";
      readonly dates: "Dates";
      readonly students: "Students";
      readonly addStudent: "Add student";
      readonly findHint: "Search by name.";
      readonly remove: "Remove {name}";
      readonly family: "Chosen family";
      readonly backup: "Backup family";
      readonly familyHint: "Only families shortlisted for this trip.";
      readonly familyFixed: "Once a stay is reserved, use the actions above to change the family.";
      readonly billedFixed: "Fixed once the trip has invoices.";
      readonly none: "None";
      readonly wishes: "Special requests";
      readonly notes: "Internal notes";
      readonly notesHint: "Only staff can see these.";
      readonly reason: "Reason for the change";
      readonly reasonHint: "Required if you change dates, students, camps or services. The trip then moves to customer service, and we tell the family and the parents.";
    };
    readonly camps: {
      readonly form: "Trip camps";
      readonly days: "Daytime plans";
      readonly camp: "Camp";
      readonly reserve: "Backup camps, in order";
      readonly withFamily: "No camp, with the family";
      readonly none: "No camp weeks on these dates.";
    };
    readonly price: {
      readonly form: "Trip price";
      readonly agreed: "Agreed price";
      readonly none: "No agreed price yet.";
      readonly payout: "Host payout";
      readonly services: "Services";
      readonly code: "Discount code";
      readonly exempt: "VAT exempt";
      readonly exemptHint: "Only if the customer is exempt.";
      readonly changes: "Save with a new price?";
      readonly stays: "Save changes?";
      readonly before: "Previous price: {amount}.";
      readonly after: "New price: {amount}.";
      readonly difference: "Difference: {amount}.";
      readonly same: "The price stays at {amount}.";
    };
    readonly families: {
      readonly find: "Find families";
      readonly hide: "Hide search";
      readonly shortlist: "Shortlist";
      readonly shortlistNamed: "Shortlist {name}";
      readonly ask: "Send offer";
      readonly askNamed: "Send offer to {name}";
      readonly listed: "Shortlisted";
      readonly suggested: "{name} shortlisted";
      readonly asked: "Offer sent to {name}";
    };
    readonly offer: {
      readonly title: "{step}: {name}";
      readonly becomes: "New offer status: {state}.";
      readonly onBehalf: "You’re answering for the family.";
      readonly reason: "Reason";
      readonly done: "Offer updated. New status: {state}.";
      readonly step: {
        readonly shortlist: "Shortlist";
        readonly prepare: "Prepare";
        readonly ask: "Send offer";
        readonly consider: "Mark as considering";
        readonly accept: "Accept for the family";
        readonly decline: "Decline for the family";
        readonly reject: "Remove from shortlist";
        readonly wait: "Add to waiting list";
        readonly withdraw: "Withdraw";
        readonly askAgain: "Send offer again";
        readonly reconsider: "Return to shortlist";
      };
    };
    readonly invoices: {
      readonly label: "Trip invoices";
      readonly number: "Number";
      readonly draft: "Draft {id}";
      readonly state: "Status";
      readonly total: "Total";
      readonly outstanding: "Outstanding";
      readonly due: "Due date";
      readonly none: "No invoices yet";
      readonly write: "Create invoice";
    };
    readonly tasks: {
      readonly settle: "Bill, credit or waive the difference there. The task then closes automatically.";
      readonly label: "Tasks";
      readonly none: "No tasks for this trip.";
      readonly done: "Done";
      readonly drop: "Dismiss";
      readonly note: "Note";
      readonly told: "Task closed";
      readonly by: "Closed by {name}";
      readonly dueOn: "Due by {day}";
      readonly overdue: "Was due by {day}";
      readonly kind: {
        readonly refund: "Issue refund";
        readonly priceDifference: "Settle price difference";
        readonly startInDoubt: "Stay starts with open issues";
        readonly cancelAsked: "Parents asked to cancel";
        readonly withdrawalAsked: "Host family asked to withdraw";
        readonly changeAsked: "Parents asked for a change";
        readonly campCalledOff: "Camp week cancelled";
        readonly noFamily: "No host family left";
        readonly bookedBeside: "Possible duplicate: paid next to its enquiry";
        readonly priceRefused: "Parent refused the higher price";
        readonly paymentDisputed: "Payment disputed at the bank";
        readonly familyPaused: "Host family paused before answering";
        readonly datesBlocked: "Family blocked these dates before answering";
        readonly payerLost: "The trip that paid a part of this price no longer can";
      };
    };
    readonly read: {
      readonly student: "Student";
      readonly age: "Age on arrival";
      readonly notVaccinated: "No or unknown";
      readonly plan: "Travel plan";
      readonly contacts: "Contacts";
      readonly file: "View student";
    };
  };
  readonly invoiceLink: {
    readonly title: "This invoice link no longer works";
    readonly text: "Links expire after {days} days. Only the link in the newest email about an invoice works. Void invoices have no link.";
    readonly next: "Sign in to see all your invoices. If you have no account, ask us for a new link.";
    readonly invoices: "View my invoices";
    readonly contact: "Ask for a new link";
  };
  readonly invoices: {
    readonly description: "Sent invoices can’t be edited. To reverse one, issue a credit note.";
    readonly create: "Create invoice";
    readonly back: "All invoices";
    readonly editTitle: "Edit draft";
    readonly draftName: "Draft {id}";
    readonly noTrip: "Trip {id} not found";
    readonly noTripText: "Create an invoice from a saved quote, or add lines yourself.";
    readonly search: "Search by number or name";
    readonly kind: {
      readonly sales: "Invoice";
      readonly purchase: "Purchase invoice";
      readonly credit: "Credit note";
    };
    readonly state: {
      readonly draft: "Draft";
      readonly sent: "Sent";
      readonly part_paid: "Part paid";
      readonly paid: "Paid";
      readonly void: "Void";
    };
    readonly overdue: "Overdue";
    readonly credited: "Credited";
    readonly nobody: "No customer";
    readonly notYet: "Not calculated";
    readonly empty: {
      readonly title: "No invoices yet";
      readonly text: "Create an invoice, or invoice a saved quote from the calculator.";
    };
    readonly ageing: {
      readonly title: "Aged receivables";
      readonly nothing: "No outstanding invoices.";
      readonly currency: "Currency";
      readonly notDue: "Not due";
      readonly upTo30: "1–30 days overdue";
      readonly upTo60: "31–60 days overdue";
      readonly upTo90: "61–90 days overdue";
      readonly over90: "Over 90 days overdue";
      readonly total: "Total";
    };
    readonly bulk: {
      readonly send: "Send invoices";
      readonly confirmTitle: "{count, plural, one {Send # invoice?} other {Send # invoices?}}";
      readonly confirmText: "Each invoice gets the next number and is emailed. You can’t edit it once it’s sent. Incomplete and sent invoices are skipped.";
      readonly sendingTitle: "Sending invoices";
      readonly progress: "{done} of {count}";
      readonly resultTitle: "Results";
      readonly sent: "{count, plural, one {# invoice sent.} other {# invoices sent.}}";
      readonly refused: "{count, plural, one {# invoice not sent.} other {# invoices not sent.}}";
      readonly invoice: "Invoice";
      readonly result: "Result";
      readonly sentAs: "Sent as {number}";
    };
    readonly steps: {
      readonly edit: "Edit draft";
      readonly send: "Send invoice";
      readonly sendTitle: "Send {name}?";
      readonly sendNumber: "It gets the next number of series {series}.";
      readonly sendTo: "We’ll email it to {email}.";
      readonly sendNobody: "No email address, so we won’t email it.";
      readonly sendFrozen: "You can’t edit it once it’s sent.";
      readonly sent: "{name} sent";
      readonly pay: "Record payment";
      readonly credit: "Issue credit note";
      readonly remind: "Send reminder";
      readonly remindTitle: "Send reminder for {name}?";
      readonly remindTo: "We’ll email it to {email}, at most once a day.";
      readonly reminded: "Reminder sent to {email}";
      readonly void: "Void invoice";
      readonly voidTitle: "Void {name}?";
      readonly voidText: "The amount is no longer due. The number can’t be used again. You can’t undo this.";
      readonly voided: "{name} voided";
      readonly reason: "Reason";
      readonly remove: "Delete draft";
      readonly removeTitle: "Delete {name}?";
      readonly removeText: "It has no number and was never sent. You can’t undo this.";
      readonly removed: "{name} deleted";
      readonly pdf: "PDF";
      readonly xml: "E-invoice (XML)";
    };
    readonly pay: {
      readonly title: "Payment for {name}";
      readonly owed: "Outstanding: {amount}. You can also record part of it.";
      readonly referenceHint: "As shown on the bank statement.";
      readonly submit: "Record payment";
      readonly done: "Payment for {name} recorded";
    };
    readonly creditForm: {
      readonly title: "Credit note for {name}";
      readonly left: "Amount not yet credited: {amount}. The credit note gets its own number and is sent immediately.";
      readonly reason: "Reason";
      readonly reasonHint: "Printed on the credit note.";
      readonly submit: "Send credit note";
      readonly done: "Credit note for {name} sent";
    };
    readonly section: {
      readonly figures: "Amounts";
      readonly history: "History";
      readonly changes: "Audit log";
    };
    readonly trip: {
      readonly for: "Trip {id}:";
      readonly kind: "Invoice type";
      readonly sales: "Sales invoice";
      readonly purchase: "Purchase invoice";
      readonly noPrice: "No price agreed for this trip yet. Agree a price first, or add lines yourself.";
      readonly billed: "This trip has already been invoiced";
      readonly draft: "Draft {id}";
      readonly again: "Reason for invoicing again";
      readonly price: "View price in calculator";
    };
    readonly figure: {
      readonly number: "Number";
      readonly buyer: "Bill to";
      readonly email: "Email";
      readonly business: "Business";
      readonly issueDate: "Invoice date";
      readonly dueDate: "Due date";
      readonly total: "Total";
      readonly paid: "Paid";
      readonly credited: "Credited";
      readonly outstanding: "Outstanding";
      readonly trip: "Trip";
      readonly reason: "Reason";
    };
    readonly creditNotes: "Credit notes";
    readonly credits: "Credits invoice {number}";
    readonly event: {
      readonly written: "Created";
      readonly writtenBy: "Created by {name}";
      readonly sent: "Sent";
      readonly paid: "{amount} paid";
      readonly refunded: "{amount} refunded";
      readonly credited: "Credit note {number}: {amount}";
      readonly reminded: "Last reminder sent";
    };
    readonly newPrice: {
      readonly title: "The trip has a new price";
      readonly text: "This draft still invoices the earlier price, so it can’t be sent. The new price replaces it; your own lines, terms and notes stay.";
      readonly use: "Use new price";
      readonly used: "Draft updated to the new price";
    };
    readonly missingTitle: "Complete before sending";
    readonly stillDraft: "Draft without a number. You can still edit it.";
    readonly whyPrice: "Price breakdown";
    readonly frozen: "As sent:";
    readonly voidedText: "The amount is no longer due.";
    readonly noPaper: "No preview yet. Complete the draft first.";
    readonly unreadable: "We can’t show this invoice because its amounts don’t add up. Contact an administrator.";
    readonly form: {
      readonly title: "Invoice";
      readonly head: "Invoice";
      readonly buyer: "Bill to";
      readonly lines: "Lines";
      readonly terms: "Payment terms, VAT and notes";
      readonly business: "Issuing business";
      readonly language: "Invoice language";
      readonly issueDate: "Invoice date";
      readonly issueDateHint: "Leave empty to use the date of sending.";
      readonly dueDate: "Due date";
      readonly dueDateHint: "Due date of the last payment.";
      readonly user: "Account";
      readonly userHint: "Choose an account, or enter a name and address below.";
      readonly name: "Name";
      readonly email: "Email";
      readonly emailHint: "We’ll email the invoice here.";
      readonly address: "Address";
      readonly addressHint: "One line each, as printed on the invoice.";
      readonly vatNumber: "VAT number";
      readonly reference: "Customer reference";
      readonly referenceHint: "For example, a purchase order number.";
      readonly quoted: "Lines of quote {fingerprint} come first and can’t be edited. You can add more lines.";
      readonly noLines: "No added lines.";
      readonly addLine: "Add line";
      readonly line: "Line {line}";
      readonly description: "Description";
      readonly quantity: "Quantity";
      readonly unitAmount: "Unit price";
      readonly vat: "VAT";
      readonly moveUp: "Move line {line} up";
      readonly moveDown: "Move line {line} down";
      readonly removeLine: "Remove line {line}";
      readonly schedule: "Payment terms";
      readonly scheduleMode: {
        readonly none: "Full amount";
        readonly percentage: "Deposit (%) and balance";
        readonly amount: "Deposit (amount) and balance";
        readonly instalments: "Equal instalments";
      };
      readonly depositPercentage: "Deposit";
      readonly depositAmount: "Deposit";
      readonly depositDate: "Deposit due date";
      readonly instalments: "Instalments";
      readonly instalmentDate: "Instalment {part} due date";
      readonly exempt: "VAT exempt";
      readonly exemptBusiness: "This business is VAT exempt.";
      readonly exemptQuote: "VAT exempt, as quoted.";
      readonly taxedQuote: "VAT applies, as quoted.";
      readonly exemptReason: "Reason for VAT exemption";
      readonly exemptReasonHint: "Printed under the totals. Required by law.";
      readonly vatText: "VAT note";
      readonly vatTextHint: "Printed under the totals.";
      readonly notes: "Notes";
      readonly notesHint: "Printed at the end of the invoice.";
      readonly complete: "Ready to send.";
      readonly save: "Save as draft";
      readonly saveChanges: "Save draft";
      readonly saveAndSend: "Save and send";
      readonly saved: "Draft saved";
      readonly preview: "Preview";
      readonly noPreview: "No preview yet.";
      readonly liveTotal: "Invoice total: {total}";
      readonly noBusiness: "No businesses yet";
      readonly noBusinessText: "Invoices need a business with an address. An administrator can add one.";
      readonly notEditable: "You can’t edit this invoice. It has been sent, or you only have permission to view it.";
    };
  };
  readonly list: {
    readonly search: "Search";
    readonly clearSearch: "Clear search";
    readonly filter: "Filter";
    readonly addFilter: "Add filter";
    readonly findChoice: "Search {filter}";
    readonly noChoice: "No results";
    readonly filterBy: "Filter by {filter}";
    readonly removeFilter: "Remove filter {filter}";
    readonly clearAll: "Clear all";
    readonly activeFilters: "Active filters";
    readonly apply: "Apply";
    readonly yes: "Yes";
    readonly no: "No";
    readonly from: "From";
    readonly to: "To";
    readonly contains: "Contains";
    readonly empty: "Empty";
    readonly filled: "Not empty";
    readonly none: "None";
    readonly chip: "{filter}: {values}";
    readonly chipMany: "{filter}: {first} and {count, plural, one {# more} other {# more}}";
    readonly range: "{from} to {to}";
    readonly rangeFrom: "from {from}";
    readonly rangeTo: "up to {to}";
    readonly rangeWrong: "“From” can’t be after “To”.";
    readonly rangeMissing: "Enter at least one value.";
    readonly columns: "Columns";
    readonly columnsReset: "Reset columns";
    readonly columnShow: "Show {column}";
    readonly columnEarlier: "Move {column} towards the start";
    readonly columnLater: "Move {column} towards the end";
    readonly columnMoved: "{column} is column {place, number} of {count, number}";
    readonly dense: "Compact rows";
    readonly views: "Views";
    readonly viewsEmpty: "Save your search, filters and columns to use them again.";
    readonly viewSave: "Save as new view…";
    readonly viewUpdate: "Update “{name}”";
    readonly viewChanged: "{name} (changed)";
    readonly viewRename: "Rename…";
    readonly viewDelete: "Delete";
    readonly viewDeleted: "View {name} deleted";
    readonly viewDefault: "Set as default view";
    readonly viewNoDefault: "Remove as default view";
    readonly viewIsDefault: "default";
    readonly viewName: "View name";
    readonly viewNameTaken: "You already have a view with this name.";
    readonly viewSaveTitle: "Save view";
    readonly viewRenameTitle: "Rename view";
    readonly viewMakeDefault: "Use as default view";
    readonly save: "Save";
    readonly export: "Export";
    readonly exportCsv: "CSV file";
    readonly exportXlsx: "Excel workbook";
    readonly exporting: "Preparing file…";
    readonly sortBy: "Sort by";
    readonly sortUp: "{column}, ascending";
    readonly sortDown: "{column}, descending";
    readonly actions: "Actions";
    readonly actionsFor: "Actions for {name}";
    readonly select: "Select {name}";
    readonly selectPage: "Select all rows on this page";
    readonly selected: "{count, plural, one {# selected} other {# selected}}";
    readonly selectMatching: "Select all {count, number} results";
    readonly allMatching: "{count, plural, one {# result selected} other {All # results selected}}";
    readonly clearSelection: "Clear selection";
    readonly bulk: "Bulk actions";
    readonly count: "{from, number}–{to, number} of {total, number}";
    readonly announceCount: "{total, plural, =0 {No results} one {# result} other {# results}}";
    readonly announcePage: "{total, plural, one {# result} other {# results}}, page {page, number} of {last, number}";
    readonly loadFailed: "We couldn’t load this list.";
    readonly staleFailed: "We couldn’t refresh this list. It may be out of date.";
    readonly noMatch: "No results";
    readonly noMatchText: "Try different words or fewer filters.";
    readonly clearFilters: "Clear search and filters";
    readonly pages: "Pages";
    readonly page: "Page";
    readonly ofPages: "of {last, number}";
    readonly first: "First page";
    readonly previous: "Previous page";
    readonly next: "Next page";
    readonly last: "Last page";
    readonly perPage: "Rows per page";
    readonly undo: "Undo";
    readonly undone: "Change undone";
  };
  readonly liveContent: {
    readonly families: "Host families";
    readonly familiesIn: "Host families in {county}";
    readonly allFamilies: "See all families";
    readonly noFamilies: "No families are available here at the moment.";
    readonly camps: "Camps";
    readonly campsIn: "Camps in {county}";
    readonly noCamps: "No camps are planned here at the moment.";
    readonly fromPrice: "Stays from {price} a week";
    readonly fromPriceIn: "Stays in {county} from {price} a week";
    readonly calculator: "What does a stay cost?";
    readonly calculatorIn: "What does a stay in {county} cost?";
    readonly testimonials: "What families say";
    readonly stars: "{count, plural, one {# of 5 stars} other {# of 5 stars}}";
    readonly openCalculator: "Calculate the price";
    readonly familyIn: "Host family in {place}";
    readonly familyInNumber: "Host family in {place} ({number, number})";
  };
  readonly mails: {
    readonly description: "Emails from the system. Without a mail server, you can read them here.";
    readonly tab: {
      readonly mails: "Emails";
      readonly outbox: "Outbox";
    };
    readonly state: {
      readonly sent: "Sent";
      readonly kept: "Not sent, kept here";
      readonly waiting: "Waiting";
      readonly failed: "Failed";
    };
    readonly open: "View email to {recipient}: {subject}";
    readonly to: "To";
    readonly preview: "Email preview";
    readonly asMail: "Email";
    readonly asText: "Plain text";
    readonly withoutLinks: "Sign-in links are hidden. Only the recipient has them.";
    readonly empty: {
      readonly title: "No emails yet";
      readonly text: "Emails appear here when the system sends one, such as an invitation or a password reset.";
    };
    readonly outboxDescription: "Background jobs, such as sending emails. Retry failed jobs here.";
    readonly outboxState: {
      readonly waiting: "Waiting";
      readonly failed: "Failed";
      readonly done: "Done";
    };
    readonly outboxEmpty: {
      readonly title: "No jobs";
      readonly text: "There are no waiting or failed jobs.";
    };
    readonly retry: "Retry";
    readonly retried: "Job restarted";
    readonly drop: {
      readonly action: "Delete job";
      readonly done: "Job deleted";
      readonly title: "Delete this job?";
      readonly text: "We won’t try it again. You can’t undo this.";
    };
  };
  readonly map: {
    readonly zoomIn: "Zoom in";
    readonly zoomOut: "Zoom out";
    readonly fit: "Show everything";
    readonly undo: "Undo";
    readonly hintCircle: "Click or tap the map to set the centre. Drag the points, or move them with the arrow keys.";
    readonly hintPolygon: "Click or tap the map to add corners. Drag the points, or move them with the arrow keys.";
    readonly setCentre: "Set centre";
    readonly addCorner: "Add corner on map";
    readonly centre: "Centre";
    readonly edge: "Edge of the circle";
    readonly corner: "Corner {corner}";
    readonly corners: "{count, plural, one {# corner} other {# corners}}";
    readonly addAfter: "Add a corner after corner {corner}";
    readonly tiles: {
      readonly failed: "We couldn’t load the detailed map. You see the outline instead.";
    };
    readonly keys: {
      readonly map: "Arrow keys move the map. Plus and minus zoom.";
      readonly move: "Arrow keys move the point by {step}, with Shift by {far}.";
      readonly corner: "Delete removes it. Enter adds a corner after it.";
      readonly radius: "Arrow keys change the radius by {step}, with Shift by {far}.";
    };
  };
  readonly media: {
    readonly description: "Pictures for public pages: uploaded once, found again, with what they show in each language.";
    readonly add: "Add picture";
    readonly empty: "No pictures yet";
    readonly emptyText: "Add pictures here to choose them in pages and articles.";
    readonly picture: "Picture";
    readonly chosen: "Chosen picture";
    readonly name: "Name";
    readonly nameHint: "Editors find it by this name; visitors don’t see it.";
    readonly shows: "What the picture shows";
    readonly showsHint: "Taken over when the picture is chosen in a text of that language; it can be changed there.";
    readonly alt: "In {language}";
    readonly focus: "Point that stays in sight";
    readonly focusHint: "Click on the most important place. It stays visible wherever the picture is cut.";
    readonly fromLeft: "From the left (%)";
    readonly fromTop: "From the top (%)";
    readonly uses: "Used in";
    readonly unused: "No page or article uses it.";
    readonly choose: "Choose from library";
    readonly search: "Search by name or content";
    readonly nothingFound: "No results";
    readonly previous: "Previous";
    readonly next: "Next";
  };
  readonly menus: {
    readonly description: "Arrange what visitors see at the top and bottom of public pages, and mend links that lead nowhere.";
    readonly tabs: "Menus and links";
    readonly tab: {
      readonly menus: "Menus";
      readonly links: "Broken links";
    };
    readonly places: "Place";
    readonly place: {
      readonly header: "Header";
      readonly footer: "Footer";
    };
    readonly language: "Language";
    readonly none: "empty";
    readonly empty: "This menu is empty, so visitors get the English one, with titles in their language.";
    readonly emptyEnglish: "This menu is empty: visitors see none here.";
    readonly add: "Add link";
    readonly addTitle: "Add link";
    readonly editTitle: "Edit link";
    readonly formText: "Visitors see it once you save the menu.";
    readonly take: "Done";
    readonly leadsTo: "Leads to";
    readonly kind: {
      readonly article: "Page or blog article";
      readonly page: "Part of the system";
      readonly address: "Other address";
      readonly heading: "Nothing (heading)";
    };
    readonly article: "Page or article";
    readonly page: "Part of the system";
    readonly address: "Address";
    readonly addressHint: "Starts with https:// or, within this website, with /";
    readonly label: "Label";
    readonly labelHint: "Leave empty to use the title, in the visitor’s language.";
    readonly copy: "Copy from English";
    readonly save: "Save menu";
    readonly saved: "Menu saved";
    readonly keys: "Drag links, or press Alt+Shift with an arrow key: up and down to move, right and left to nest.";
    readonly lastSaved: "Last saved by {name}:";
    readonly moved: "Moved to place {place, number} of {count, number}, level {level, number}";
    readonly removed: "“{name}” removed";
    readonly undo: "Undo";
    readonly entry: {
      readonly tools: "Actions for {name}";
      readonly up: "Move up";
      readonly down: "Move down";
      readonly nest: "Move below the previous link";
      readonly lift: "Move to the first level";
      readonly hide: "Hide from visitors";
      readonly show: "Show to visitors";
      readonly edit: "Edit";
      readonly remove: "Remove";
      readonly hidden: "Hidden";
      readonly heading: "Heading";
      readonly deleted: "Deleted page";
      readonly deletedTarget: "Choose another page, or remove it.";
      readonly unread: "Not published: visitors don’t see it";
      readonly english: "Only in English";
    };
    readonly links: {
      readonly check: "Check links now";
      readonly search: "Search by address or title";
      readonly empty: "No broken links";
      readonly emptyText: "Links of menus, pages and articles are checked every night.";
    };
  };
  readonly messagingAlerts: {
    readonly tokenFailed: "Error while fetching twilio token";
    readonly message: "{sender}: {preview}";
    readonly open: "View";
    readonly ringing: "{name} started a video call";
    readonly joinCall: "Join";
  };
  readonly messagingCalls: {
    readonly control: {
      readonly label: "Call controls";
      readonly mute: "Mute microphone";
      readonly unmute: "Unmute microphone";
      readonly cameraOff: "Turn camera off";
      readonly cameraOn: "Turn camera on";
      readonly switchCamera: "Switch camera";
      readonly leave: "Leave call";
    };
    readonly check: {
      readonly text: "Check your camera and microphone before you join.";
      readonly asking: "Allow your browser to use your camera and microphone.";
      readonly noPicture: "Your camera is off.";
      readonly level: "Microphone level";
      readonly levelMuted: "Microphone level (muted)";
      readonly device: {
        readonly audio: "Microphone";
        readonly video: "Camera";
      };
      readonly unnamed: {
        readonly audio: "Microphone {number}";
        readonly video: "Camera {number}";
      };
      readonly join: "Join call";
      readonly joinSound: "Join with sound only";
      readonly joinListening: "Join to watch and listen";
    };
    readonly failure: {
      readonly title: "Camera or microphone not available";
      readonly both: {
        readonly denied: "Your browser doesn’t allow this page to use your camera and microphone. You can still join to watch and listen.";
        readonly missing: "We couldn’t find a camera or a microphone. You can still join to watch and listen.";
        readonly busy: "Another app is using your camera and microphone. Close it and try again.";
        readonly insecure: "Browsers only allow camera and microphone on secure pages. Open this page with https.";
        readonly unknown: "We couldn’t open your camera and microphone. You can still join to watch and listen.";
      };
      readonly audio: {
        readonly denied: "Your browser doesn’t allow this page to use your microphone. Others can’t hear you.";
        readonly missing: "We couldn’t find a microphone. Others can’t hear you.";
        readonly busy: "Another app is using your microphone. Close it and try again.";
        readonly insecure: "Browsers only allow a microphone on secure pages. Open this page with https.";
        readonly unknown: "We couldn’t open your microphone. Others can’t hear you.";
      };
      readonly video: {
        readonly denied: "Your browser doesn’t allow this page to use your camera. You can join with sound only.";
        readonly missing: "We couldn’t find a camera. You can join with sound only.";
        readonly busy: "Another app is using your camera. Close it and try again, or join with sound only.";
        readonly insecure: "Browsers only allow a camera on secure pages. Open this page with https.";
        readonly unknown: "We couldn’t open your camera. You can join with sound only.";
      };
      readonly allow: {
        readonly safariOnIos: "On your iPhone or iPad, open Settings, choose your browser, and allow camera and microphone. Then reload this page.";
        readonly safari: "In the menu bar, choose Safari, then Settings, then Websites, and allow camera and microphone for this page.";
        readonly firefox: "Click the crossed-out camera beside the address, remove the block, and try again.";
        readonly chromeOnAndroid: "Tap the icon beside the address, choose Permissions, and allow camera and microphone.";
        readonly chromium: "Click the icon beside the address and allow camera and microphone for this page.";
      };
      readonly retry: "Try again";
    };
    readonly tile: {
      readonly name: "{name} · {role}";
      readonly muted: "muted";
      readonly cameraOff: "camera off";
      readonly link: {
        readonly connecting: "Connecting to {name}…";
        readonly interrupted: "Connection to {name} lost. Reconnecting…";
        readonly failed: "We can’t connect to {name}.";
      };
    };
    readonly room: {
      readonly joining: "Joining the call…";
      readonly alone: "Waiting for others to join";
      readonly people: "{count, plural, one {# person} other {# people}} in this call";
      readonly reconnecting: "You’re offline. We’ll reconnect you as soon as your network is back.";
      readonly failed: {
        readonly title: "Some people can’t be reached";
        readonly text: "A firewall may block the call. Try again, or use another network.";
        readonly retry: "Try again";
      };
      readonly playSound: "Turn sound on";
      readonly inCall: "People in this call";
      readonly you: "You";
      readonly keys: "Keyboard: M mutes you, C turns your camera on or off, Esc leaves the call.";
      readonly leave: {
        readonly title: "Leave this call?";
        readonly do: "Leave call";
      };
    };
    readonly announced: {
      readonly joined: "{name} joined the call.";
      readonly left: "{name} left the call.";
      readonly muted: "{name} is muted.";
      readonly unmuted: "{name} isn’t muted any more.";
    };
    readonly over: {
      readonly toCalls: "View video calls";
      readonly startNew: "Start new call";
      readonly joinAgain: "Join again";
      readonly notFound: {
        readonly title: "Call not found";
        readonly text: "It doesn’t exist, or you don’t have access to it.";
      };
      readonly viewing: {
        readonly title: "You’re viewing this account";
        readonly text: "You can’t take part in its calls.";
      };
      readonly ended: {
        readonly title: "Call ended";
        readonly text: "Everyone has left this call.";
      };
      readonly removed: {
        readonly title: "You were removed from the call";
        readonly text: "You’re no longer in this conversation, so you can’t take part in its calls.";
      };
      readonly left: {
        readonly title: "You left the call";
        readonly text: "You can join again while others are in it.";
      };
      readonly refused: {
        readonly title: "You can’t join this call";
        readonly text: "Try again later.";
      };
      readonly unsupported: {
        readonly title: "Your browser can’t make video calls";
        readonly text: "Update your browser, or use another one.";
      };
    };
  };
  readonly messagingCards: {
    readonly none: "No conversations that you can read.";
    readonly empty: "No messages yet";
    readonly unread: "Unread";
  };
  readonly messagingComposer: {
    readonly label: "Message";
    readonly placeholder: "Write a message";
    readonly hintDesk: "Enter sends, Shift+Enter starts a new line.";
    readonly send: "Send message";
    readonly attach: "Attach files";
    readonly photo: "Take photo";
    readonly drop: "Drop files to attach them";
    readonly files: "Files to send";
    readonly tooMany: "You can send {count} files at a time.";
    readonly removeFile: "Remove {name}";
    readonly replying: "Reply to {name}";
    readonly cancelReply: "Cancel reply";
    readonly characters: "{count, plural, one {# character left} other {# characters left}}";
    readonly tooLong: "{count, plural, one {# character too many} other {# characters too many}}";
    readonly join: "Join to write";
    readonly joinText: "You’re only reading. The others will see when you join.";
    readonly viewing: "You can’t write while you view as another user.";
    readonly noWriting: "You can read this conversation, but not write in it.";
    readonly closedRequest: "This support request is closed. Reopen it to write here.";
    readonly notKept: "This device couldn’t save your message, so it wasn’t sent. It’s still in the text field.";
    readonly notKeptFull: "This device has no space left to save your message, so it wasn’t sent. It’s still in the text field.";
    readonly newRequest: {
      readonly start: "Start a new request";
      readonly label: "Your message to support";
      readonly send: "Send request";
      readonly sent: "Request sent";
    };
    readonly replies: {
      readonly button: "Insert saved reply";
      readonly hint: "Type / for saved replies.";
      readonly search: "Search saved replies";
      readonly open: "Fill in {names} before you send.";
      readonly none: "No saved replies yet.";
      readonly create: "Create one";
      readonly notFound: "No saved reply found. Try another word.";
    };
    readonly emoji: {
      readonly open: "Insert emoji";
      readonly kind: {
        readonly recent: "Recent";
        readonly smileys: "Smileys";
        readonly people: "People and gestures";
        readonly animals: "Animals and nature";
        readonly food: "Food and drink";
        readonly activities: "Sports and music";
        readonly travel: "Travel and places";
        readonly objects: "Objects and symbols";
      };
    };
  };
  readonly messagingInbox: {
    readonly lists: "Conversations";
    readonly tab: {
      readonly primary: "Primary";
      readonly enquiries: "Enquiries";
      readonly bookings: "Bookings";
      readonly all: "All";
      readonly unread: "Unread";
      readonly support: "Support";
      readonly archived: "Archived";
    };
    readonly subTab: {
      readonly awaiting_response: "Awaiting response";
      readonly sent_response: "Sent response";
      readonly everyone: "All";
      readonly mine: "Mine";
      readonly unassigned: "Unassigned";
    };
    readonly subTabs: "Show";
    readonly subTabCount: "{name} ({total})";
    readonly badge: "{count, plural, one {# unread conversation} other {# unread conversations}}";
    readonly badgeSome: "has unread messages";
    readonly unreadOnly: "Unread only";
    readonly search: "Search messages and names";
    readonly clearSearch: "Clear search";
    readonly writeSupport: "Write to support";
    readonly keys: "Keyboard shortcuts";
    readonly list: {
      readonly label: "{tab}: conversations";
      readonly loaded: "{count, plural, =0 {No conversations} one {# conversation} other {# conversations}}";
      readonly more: "Load more";
      readonly loadingMore: "Loading more conversations";
      readonly moved: "New message in {title}: {preview}";
    };
    readonly item: {
      readonly unread: "Unread";
      readonly assigned: "Assigned to {name}";
      readonly unassigned: "Unassigned";
      readonly waiting: "Waiting {time} (target {target})";
      readonly late: "Late: {time} (target {target})";
      readonly minutes: "{count, plural, one {# min} other {# min}}";
      readonly hours: "{hours, plural, one {# hr} other {# hrs}}";
    };
    readonly menu: {
      readonly label: "Actions for {title}";
      readonly archive: "Archive";
      readonly unarchive: "Move to inbox";
      readonly close: "Close request";
      readonly reopen: "Reopen request";
      readonly markUnread: "Mark as unread";
      readonly join: "Join conversation";
      readonly export: "Download PDF";
      readonly report: "Report";
      readonly delete: "Delete";
      readonly acceptTrip: "Accept trip";
      readonly declineTrip: "Decline trip";
    };
    readonly done: {
      readonly archived: "Conversation archived";
      readonly unarchived: "Conversation moved to inbox";
      readonly closed: "Request closed";
      readonly reopened: "Request reopened";
      readonly markedUnread: "Conversation marked as unread";
      readonly joined: "You joined the conversation";
      readonly deleted: "Conversation deleted";
      readonly assigned: "Request assigned";
      readonly undo: "Undo";
    };
    readonly deletion: {
      readonly title: "Delete this conversation?";
      readonly forYou: "It disappears from your lists. The others keep it. If someone writes in it again, it comes back.";
      readonly forAll: "It disappears for everyone in it. You can’t undo this.";
      readonly confirm: "Delete conversation";
    };
    readonly block: {
      readonly block: "Block {name}";
      readonly unblock: "Unblock {name}";
      readonly title: "Block {name}?";
      readonly text: "You and {name} will no longer be able to write to each other. You can unblock {name} at any time.";
      readonly seen: "{name} will see that the conversation is read-only because one of you has blocked the other.";
      readonly team: "If a stay is reserved or booked, our team is told so that they can help.";
      readonly unblockTitle: "Unblock {name}?";
      readonly unblockText: "You and {name} will be able to write to each other again, unless {name} has blocked you too.";
    };
    readonly support: {
      readonly title: "Write to support";
      readonly text: "Tell us what you need. Our team answers here, and we’ll let you know by email.";
    };
    readonly empty: {
      readonly primary: {
        readonly title: "No conversations yet";
        readonly text: "Conversations about trips and groups appear here.";
      };
      readonly enquiries: {
        readonly title: "No enquiries yet";
        readonly text: "When parents ask for a stay, you can answer here.";
      };
      readonly awaiting_response: {
        readonly title: "No enquiries to answer";
        readonly text: "When parents ask you to host, their enquiry appears here.";
      };
      readonly sent_response: {
        readonly title: "No answered enquiries";
        readonly text: "Enquiries that you’ve answered stay here until the stay is booked.";
      };
      readonly bookings: {
        readonly title: "No bookings yet";
        readonly text: "Conversations about booked stays appear here.";
      };
      readonly all: {
        readonly title: "No conversations yet";
        readonly text: "Contact a host family, or write to support if you have a question.";
      };
      readonly unread: {
        readonly title: "No unread conversations";
        readonly text: "You’ve read everything.";
      };
      readonly support: {
        readonly title: "No support conversations yet";
        readonly text: "If you have a question, write to support. Our team answers here.";
      };
      readonly queue: {
        readonly title: "No support requests";
        readonly text: "When someone writes to support, the request appears here.";
      };
      readonly archived: {
        readonly title: "No archived conversations";
        readonly text: "Archive a conversation to take it out of your inbox. You can move it back at any time.";
      };
      readonly unreadOnly: {
        readonly title: "No unread conversations";
        readonly text: "Turn off “Unread only” to see all conversations.";
      };
      readonly search: {
        readonly title: "No results";
        readonly text: "Check the spelling, or search for another word or name.";
      };
      readonly none: {
        readonly title: "No conversation selected";
        readonly text: "Choose a conversation from the list.";
      };
      readonly notFound: {
        readonly title: "Conversation not found";
        readonly text: "It doesn’t exist, or you don’t have access to it.";
      };
      readonly clear: "Clear search";
      readonly showAll: "Show all";
      readonly toList: "Back to conversations";
      readonly findFamily: "Find a family";
    };
    readonly panel: {
      readonly title: "Details";
      readonly show: "Show details";
      readonly hide: "Hide details";
      readonly trip: "Trip";
      readonly viewTrip: "View trip";
      readonly student: "Student";
      readonly students: "{count, plural, one {{name}} other {{name} and others (# in total)}}";
      readonly family: "Host family";
      readonly viewFamily: "View profile";
      readonly offer: "Offer";
      readonly request: "Support request";
      readonly assignToMe: "Assign to me";
      readonly unassign: "Remove assignment";
      readonly people: "Participants";
      readonly staff: "Staff";
      readonly readers: "Read by staff";
      readonly readersText: "Staff who read this conversation without joining it.";
      readonly noReaders: "No one yet";
      readonly readTimes: "{days, plural, one {on # day} other {on # days}}";
      readonly removePerson: "Remove {name}";
      readonly removeTitle: "Remove {name} from this conversation?";
      readonly removeText: "They can’t read or write in it any more.";
      readonly remove: "Remove";
      readonly removed: "Participant removed";
      readonly addPerson: "Add participant";
      readonly findPerson: "Search by name";
      readonly added: "Participant added";
      readonly rename: "Rename conversation";
      readonly name: "Conversation name";
      readonly renamed: "Conversation renamed";
      readonly notes: "Internal notes";
      readonly notesText: "Only staff can read them.";
      readonly note: "New note";
      readonly addNote: "Add note";
      readonly noteAdded: "Note added";
    };
    readonly group: {
      readonly new: "New group conversation";
      readonly title: "New group conversation";
      readonly text: "The parents of the students in the group can read and write in it. If the group already has a conversation, it opens instead.";
      readonly group: "Group";
      readonly name: "Name of the conversation";
      readonly nameHint: "Leave it empty to use the default name.";
      readonly start: "Start conversation";
      readonly renameText: "Everyone in the conversation sees the new name.";
    };
    readonly help: {
      readonly title: "Keyboard shortcuts";
      readonly next: "Next conversation";
      readonly previous: "Previous conversation";
      readonly open: "Open conversation";
      readonly archive: "Archive, or move to inbox";
      readonly unread: "Mark as unread";
      readonly reply: "Reply";
      readonly search: "Search";
      readonly help: "Show shortcuts";
      readonly back: "Back to the list";
      readonly single: "Single-key shortcuts";
      readonly singleNote: "Shortcuts with one key, such as j and k.";
    };
    readonly thread: "Conversation";
    readonly meeting: {
      readonly call: "Start video call";
      readonly plan: "Plan meeting";
    };
  };
  readonly messagingMeetings: {
    readonly dialog: {
      readonly plan: "Plan meeting";
      readonly change: "Edit meeting";
      readonly view: "Meeting";
      readonly planText: "Everyone in this conversation gets a message, and a reminder an hour before.";
      readonly changeText: "Everyone in this conversation gets a message about the change.";
      readonly submitPlan: "Plan meeting";
      readonly submitChange: "Save meeting";
    };
    readonly field: {
      readonly title: "Title";
      readonly titleHint: "For example: Get to know each other";
      readonly day: "Date";
      readonly start: "Start";
      readonly end: "End";
      readonly link: "Link";
      readonly linkHint: "Optional. Leave empty to use the video call of this conversation.";
    };
    readonly duration: {
      readonly label: "Duration";
      readonly minutes: "{count, plural, one {# minute} other {# minutes}}";
    };
    readonly zone: {
      readonly here: "{time} in {place}";
      readonly who: "{time} ({who})";
      readonly label: "Local times";
    };
    readonly planned: "Meeting planned";
    readonly changed: "Meeting saved";
    readonly cancelled: "Meeting cancelled";
    readonly cancel: {
      readonly do: "Cancel meeting";
      readonly title: "Cancel this meeting?";
      readonly text: "Everyone in this conversation gets a message.";
      readonly keep: "Keep meeting";
    };
    readonly calendar: "Add to calendar";
    readonly join: "Join meeting";
    readonly openLink: "Open link";
    readonly edit: "Edit meeting";
    readonly status: {
      readonly planned: "Planned";
      readonly started: "On now";
      readonly ended: "Ended";
      readonly cancelled: "Cancelled";
    };
    readonly plannedBy: "Planned by {name}";
    readonly notFound: "This meeting doesn’t exist, or you don’t have access to it.";
    readonly list: {
      readonly description: "Join a call that is on, or a meeting at its time.";
      readonly calls: "Calls on now";
      readonly meetings: "Upcoming meetings";
      readonly startedBy: "Started by {name}";
      readonly joinCall: "Join call";
      readonly view: "View meeting";
      readonly empty: {
        readonly title: "No calls or meetings yet";
        readonly text: "Open a conversation to start a video call or plan a meeting.";
        readonly action: "View messages";
      };
    };
  };
  readonly messagingPreferences: {
    readonly title: "Messages";
    readonly text: "How we tell you about new messages.";
    readonly sound: "Sound";
    readonly soundHint: "Plays when a message arrives while you’re on our website.";
    readonly email: "Email";
    readonly emailHint: "For messages that you haven’t read.";
    readonly emailReplyHint: "For messages that you haven’t read. You can answer by replying to the email.";
    readonly emailChoice: {
      readonly soon: "10 minutes after a message";
      readonly digest: "Once a day";
      readonly never: "Never";
    };
    readonly push: "Push messages on this device";
    readonly pushHint: "Notifications from this browser, even when our website is closed.";
    readonly pushUnsupported: "This browser can’t show push messages. On an iPhone or iPad, add our website to the home screen first.";
    readonly pushDenied: "You’ve blocked notifications for our website. Allow them in the settings of your browser.";
    readonly pushFailed: "We couldn’t turn on push messages. Try again.";
    readonly pushOn: "Push messages turned on";
    readonly pushOff: "Push messages turned off";
    readonly devices: "{count, plural, =0 {No device gets push messages.} one {# device gets push messages.} other {# devices get push messages.}}";
    readonly quiet: "Quiet hours";
    readonly quietHint: "During these hours, we don’t send emails or push notifications. Times are in the {zone} time zone.";
    readonly quietFrom: "From";
    readonly quietTo: "To";
    readonly saved: "Message settings saved";
  };
  readonly messagingReplies: {
    readonly description: "Texts that staff insert when they answer. Users get the text in their language.";
    readonly create: "Create saved reply";
    readonly empty: "No saved replies yet";
    readonly emptyText: "Save a text that you write often, and insert it when you answer.";
    readonly name: "Name";
    readonly nameHint: "Only staff see it, when they choose a reply.";
    readonly languages: "Languages";
    readonly textIn: "Text in {language}";
    readonly englishHint: "Users get it if their language has no text.";
    readonly otherHint: "Leave it empty to use the English text.";
    readonly written: "has a text";
    readonly faulty: "needs a correction";
    readonly insert: "Insert variable";
    readonly variable: {
      readonly firstName: "User’s first name";
      readonly studentName: "Student’s first name";
      readonly familyName: "Host family’s last name";
      readonly fromDate: "Arrival date";
      readonly toDate: "Departure date";
      readonly agentName: "Your first name";
    };
    readonly preview: "Preview with sample values";
    readonly previewEmpty: "Nothing to show yet";
    readonly fallback: "There’s no text in {language} yet. Users get the text in {other}.";
  };
  readonly messagingReport: {
    readonly person: {
      readonly title: "Report someone";
      readonly text: "Our team reads your report. The person won’t know that you sent it.";
      readonly submit: "Send report";
    };
    readonly message: {
      readonly title: "Report message?";
      readonly text: "Our team will read this message and the conversation. We won’t tell anyone in the conversation.";
      readonly submit: "Report message";
    };
    readonly who: "Who do you want to report?";
    readonly reason: "Reason";
    readonly details: "What happened?";
    readonly sent: "Report sent";
  };
  readonly messagingReports: {
    readonly description: "Messages and people that users reported. The people reported aren’t told.";
    readonly empty: "No reports";
    readonly emptyText: "When someone reports a message or a person, it appears here.";
    readonly rowName: "{reason}: {name}";
    readonly report: "Report";
    readonly reported: "Reported person";
    readonly reporter: "Reported by";
    readonly nobody: "Deleted account";
    readonly quoted: "Reported message";
    readonly wholeConduct: "None. The report is about the person.";
    readonly text: "Reporter’s comment";
    readonly conversation: "View conversation";
    readonly decision: "Decision";
    readonly decisionHint: {
      readonly upheld: "The report is justified.";
      readonly dismissed: "There’s no need to act.";
    };
    readonly resolution: "Action taken";
    readonly resolutionHint: "Only staff can read this.";
    readonly resolvedBy: "Decided by";
    readonly resolvedAt: "Decided on";
    readonly settle: "Resolve report";
    readonly settled: "Report resolved";
  };
  readonly messagingThread: {
    readonly log: "Messages";
    readonly keys: "Arrow keys move between messages, Enter opens the actions of one.";
    readonly back: "Back to conversations";
    readonly loading: "Loading messages…";
    readonly loadingAgain: "We couldn’t load this conversation. Trying again (attempt {attempt} of {attempts})…";
    readonly loadingWaiting: "We couldn’t load this conversation. The next attempt follows in {seconds} seconds ({attempt} of {attempts} failed).";
    readonly failed: "We couldn’t load this conversation.";
    readonly empty: {
      readonly title: "No messages yet";
      readonly text: "Write the first one below.";
    };
    readonly people: "People in this conversation";
    readonly held: "Phone numbers, addresses and links can’t be sent until the stay is booked. Then you can exchange them here.";
    readonly older: {
      readonly loading: "Loading older messages…";
      readonly failed: "We couldn’t load older messages.";
      readonly load: "Load older messages";
    };
    readonly day: {
      readonly today: "Today";
      readonly yesterday: "Yesterday";
    };
    readonly newMessages: "New messages";
    readonly toNewest: "Go to newest message";
    readonly toNewestCounted: "{count, plural, one {# new message} other {# new messages}}";
    readonly offline: "You’re offline. New messages appear when you’re connected again, and yours are sent then.";
    readonly announced: "{name}: {text}";
    readonly announcedFile: "{name} sent a file: {file}";
    readonly you: "You";
    readonly system: "Note";
    readonly messageLabel: "{name}, {time}";
    readonly seenBy: "Seen by {names}";
    readonly typing: "{names} {count, plural, one {is} other {are}} typing...";
    readonly withdrawnBy: "{name} withdrew this message.";
    readonly withdrawnByYou: "You withdrew this message.";
    readonly deletedAccount: "Deleted account";
    readonly actions: {
      readonly open: "Actions for message from {name}, {time}";
      readonly openOwn: "Actions for your message, {time}";
      readonly openImage: "Actions for image {name}";
      readonly reply: "Reply";
      readonly copy: "Copy text";
      readonly copied: "Text copied";
      readonly copyRefused: "Your browser didn’t allow copying. Select the text to copy it.";
      readonly translate: "Translate";
      readonly original: "Show original";
      readonly withdraw: "Withdraw";
      readonly report: "Report";
    };
    readonly withdraw: {
      readonly title: "Withdraw message?";
      readonly text: "The others will see that you withdrew a message, but no longer what it said.";
      readonly confirm: "Withdraw message";
      readonly done: "Message withdrawn";
    };
    readonly translate: {
      readonly all: "Translate conversation";
      readonly running: "Translating…";
      readonly failed: "We couldn’t translate this message.";
      readonly translated: "Translated";
      readonly translatedFrom: "Translated from {language}";
    };
    readonly reply: {
      readonly jump: "Go to quoted message from {name}";
      readonly gone: "We couldn’t find the quoted message.";
      readonly withdrawn: "Withdrawn message";
    };
    readonly file: {
      readonly open: "Open image {name}";
      readonly download: "Download {name}";
      readonly image: "Image: {name}";
      readonly video: "Video: {name}";
      readonly audio: "Audio: {name}";
      readonly previous: "Previous image";
      readonly next: "Next image";
      readonly position: "Image {place} of {count}";
    };
    readonly link: "Open {title} in a new tab";
    readonly action: {
      readonly acceptTrip: "Accept trip";
      readonly declineTrip: "Decline trip";
      readonly viewTrip: "View trip";
      readonly pay: "Pay now";
      readonly viewInvoices: "View invoices";
      readonly completeData: "Complete details";
      readonly viewMeeting: "View meeting";
      readonly addToCalendar: "Add to calendar";
      readonly joinCall: "Join call";
      readonly over: "No longer possible";
    };
    readonly outcome: {
      readonly accepted: "Accepted";
      readonly declined: "Declined";
      readonly paid: "Paid";
      readonly completed: "Details complete";
      readonly cancelled: "Cancelled";
      readonly ended: "Ended";
      readonly held: "Took place";
      readonly notChosen: "Another family was chosen";
      readonly waiting: "On the waiting list";
    };
    readonly outcomeBy: {
      readonly accepted: "Accepted by {name}";
      readonly declined: "Declined by {name}";
    };
    readonly pending: {
      readonly waiting: "Waiting to be sent";
      readonly sending: "Sending…";
      readonly uploading: "Uploading, {percent}";
      readonly failed: "Not sent. {reason}";
      readonly retry: "Retry";
      readonly delete: "Delete";
      readonly cancel: "Cancel";
      readonly edit: "Edit";
      readonly heldTitle: "Not sent: this looks like contact details";
      readonly heldText: "You can’t share contact details here until the stay is booked. This protects the children, and keeps you covered by our support and payment protection.";
      readonly heldKinds: "We recognised: {kinds}";
      readonly heldFile: "They are in the name of the file: {name}. Rename it, then attach it again.";
      readonly heldKind: {
        readonly phone: "phone number";
        readonly email: "email address";
        readonly address: "postal address";
        readonly url: "web address";
        readonly handle: "username on another app";
        readonly bank: "bank details";
        readonly other: "contact details";
      };
      readonly sendWithout: "Send without contact details";
    };
    readonly found: {
      readonly label: "Search results in this conversation";
      readonly count: "{count, plural, one {# message contains “{search}”} other {# messages contain “{search}”}}";
      readonly atLeast: "At least {count, number} messages contain “{search}”";
      readonly gone: "We couldn’t load this message.";
      readonly older: "Previous result";
      readonly newer: "Next result";
    };
  };
  readonly mobile: {
    readonly hello: "Hello {name}";
    readonly shortcuts: "Shortcuts";
    readonly account: "Account";
    readonly menu: "Menu";
    readonly settings: "Settings";
    readonly deleteAccount: "Delete account";
    readonly delete: {
      readonly intro: "You can’t undo this. If you delete your account:";
      readonly goes: "Deleted";
      readonly stays: "Kept without your name";
      readonly deleted: {
        readonly profile: "Your name, email address, phone number and picture";
        readonly children: "Your children’s names, health details and documents, unless another parent is linked";
        readonly hostFamily: "Your host family’s profile, description and photos";
        readonly written: "Your messages to others";
        readonly signIn: "Your password and connected sign-in services";
        readonly sessions: "All your sessions, on every device";
        readonly saved: "Your saved views and settings";
        readonly notifications: "Your notifications";
        readonly mails: "Our emails to you";
      };
      readonly kept: {
        readonly invoices: "Invoices and payments, as the law requires";
        readonly trips: "Past trips";
        readonly changes: "The audit log";
      };
      readonly blocked: "You can’t delete your account yet";
      readonly blocker: {
        readonly openTrips: "{count, plural, one {# trip is reserved, booked or in progress. You can delete your account once it is over or cancelled.} other {# trips are reserved, booked or in progress. You can delete your account once they are over or cancelled.}}";
        readonly lastAdministrator: "You’re the last administrator. Make someone else an administrator first.";
      };
      readonly contact: "Contact us";
      readonly viewing: "You can’t delete an account while viewing it as someone else.";
      readonly password: "Password";
      readonly passwordText: "To confirm that it’s you.";
      readonly email: "Email";
      readonly emailText: "Type {email} to confirm.";
      readonly understood: "I understand that I can’t undo this";
      readonly submit: "Delete my account";
      readonly cancel: "Keep my account";
      readonly goodbye: "Your account has been deleted";
      readonly goodbyeText: "You’re signed out everywhere. Thank you for being with us.";
      readonly home: "Go to home page";
    };
  };
  readonly noAccess: {
    readonly title: "Your account is waiting for access";
    readonly hello: "You’re signed in as {email}. Your account has no role yet, so you can’t open any pages.";
    readonly who: "Who gives access?";
    readonly whoText: "An administrator does. They can see that your account is new. Your pages appear here once you have a role.";
    readonly check: "Check again";
    readonly checked: "You don’t have a role yet.";
    readonly signOut: "Sign out";
  };
  readonly notFound: {
    readonly title: "Page not found";
    readonly text: "There’s nothing at this address. Check the address, or go to the home page.";
    readonly address: "Address";
    readonly home: "Go to home page";
    readonly back: "Back";
    readonly contact: "Contact us";
  };
  readonly notifications: {
    readonly title: "Notifications";
    readonly description: "Your updates and email settings.";
    readonly bell: "{count, plural, =0 {Notifications} one {Notifications: # unread} other {Notifications: # unread}}";
    readonly filter: "Show";
    readonly all: "All";
    readonly unread: "Unread";
    readonly unreadCount: "{count, plural, =0 {None unread} one {# unread} other {# unread}}";
    readonly markAll: "Mark all as read";
    readonly markRead: "Mark “{title}” as read";
    readonly markUnread: "Mark “{title}” as unread";
    readonly isUnread: "Unread";
    readonly more: "Show more";
    readonly settings: "Settings";
    readonly back: "Back to notifications";
    readonly times: "{count, plural, one {once} other {# times}}";
    readonly empty: {
      readonly title: "No notifications yet";
      readonly text: "Your updates appear here.";
    };
    readonly allRead: {
      readonly title: "No unread notifications";
      readonly text: "You’ve read everything.";
    };
    readonly somebody: "Someone";
    readonly anAdministrator: "An administrator";
    readonly roleChanged: {
      readonly title: "{name} changed your permissions";
      readonly granted: "Added: {roles}";
      readonly revoked: "Removed: {roles}";
    };
    readonly accountViewed: {
      readonly title: "{name} viewed your account";
      readonly text: "An administrator viewed your account as you see it, to help you. They couldn’t change anything. If you have questions, contact us.";
      readonly contact: "Contact us";
    };
    readonly hostFamilyRegistered: {
      readonly title: "{count, plural, one {{name} has registered to host} other {{name} and others have registered to host (#)}}";
      readonly text: "The family is waiting to be vetted.";
      readonly open: "View vetting";
    };
    readonly bookingRefused: {
      readonly title: "{name} paid, but we couldn’t complete the booking";
      readonly text: "The beds were taken before the payment arrived, and no backup was free. We’ll refund the payment automatically. Offer the family another stay.";
    };
    readonly paymentReturned: {
      readonly refundFailed: {
        readonly title: "A refund to {name} failed";
        readonly text: "We couldn’t pay out {amount}. The payment has no known trip, so there’s no task. Refund it another way.";
      };
      readonly disputed: {
        readonly title: "{name} disputes a payment";
        readonly text: "{amount} is disputed at the bank. The payment has no known trip, so there’s no task. Respond at the payment gateway in time.";
      };
      readonly open: "View payment";
    };
    readonly childLinked: {
      readonly title: "{name} linked you to {child}";
      readonly text: "You can now see this child, their trips and documents. If this isn’t your child, contact us.";
      readonly open: "View profile";
    };
    readonly tripNews: {
      readonly title: "{name}: {event}";
      readonly open: "View stay";
    };
    readonly tripPriceChanged: {
      readonly title: "The price for {name} has changed";
    };
    readonly contactEnquiry: {
      readonly title: "New message from {name}";
      readonly suspected: "{count, plural, one {# message that looks like spam} other {# messages that look like spam}}";
    };
    readonly messageReported: {
      readonly reported: {
        readonly title: "{name} reported a message or person";
        readonly text: "Reason: {reason}. The person who was reported doesn’t know.";
      };
      readonly urgent: {
        readonly title: "Urgent: {name} reported that a child may be at risk";
        readonly text: "Please review this now. The person who was reported doesn’t know.";
      };
      readonly blocked: {
        readonly title: "{name} blocked someone they share a stay with";
        readonly text: "The parent and the family can’t write to each other any more. Please contact them.";
      };
      readonly open: "View conversation";
      readonly review: "View reports";
    };
    readonly meetingSoon: {
      readonly title: "A meeting begins soon";
      readonly open: "View meetings";
    };
    readonly enquiry: {
      readonly reference: "Reference";
      readonly topic: "Topic";
      readonly from: "From";
      readonly phone: "Phone";
      readonly locale: "Language";
      readonly conversation: "Answer in the conversation";
      readonly reply: "Reply by email";
      readonly replySubject: "Your message {reference}";
      readonly suspected: "This looks automated, so we didn’t email anyone.";
      readonly account: "View account";
      readonly gone: "The sender deleted their account, and this message with it.";
    };
    readonly preferences: {
      readonly title: "Email notifications";
      readonly intro: "All your notifications appear here. Choose which ones we also email to you.";
      readonly optOut: "Don’t send me messages to all users";
      readonly optOutHint: "Neither here nor by email. You’ll still get updates about your own account.";
      readonly saved: "Settings saved";
      readonly kind: {
        readonly roleChanged: "My roles changed";
        readonly accountViewed: "An administrator viewed my account";
        readonly hostFamilyRegistered: "A host family registered";
        readonly messageReported: "A message or person was reported";
        readonly meetingSoon: "A meeting begins soon";
        readonly bookingRefused: "A paid booking failed";
        readonly contactEnquiry: "New contact message";
        readonly paymentReturned: "A refund failed, or a payment is disputed";
        readonly childLinked: "A child is linked to me";
        readonly tripNews: "Updates to my stays";
        readonly tripPriceChanged: "Price changes to my stays";
        readonly campaign: "Messages to all users";
        readonly supportWaiting: "A support request waits too long";
        readonly hostFamilyPaused: "A host family profile is paused or live again";
        readonly calendarChanged: "Our team changed my calendar";
        readonly calendarFeed: "Problems with my connected calendars";
        readonly vettingNews: "News of your vetting";
        readonly vettingProgress: "Something new in a family’s vetting";
        readonly leadFollowUps: "Scouting families to follow up";
        readonly rateProposed: "A host family asks for another price";
        readonly rateDecided: "Our decision on a price you asked for";
        readonly unpricedFamilies: "Live families without a price";
        readonly brokenLinks: "Broken links on the website";
        readonly contentItem: "Planned texts assigned to you or due";
      };
    };
    readonly supportWaiting: {
      readonly title: "A support request is waiting for an answer";
      readonly text: "It has waited for longer than it should. Please answer it, or hand it to someone who can.";
      readonly open: "View conversation";
    };
    readonly hostFamilyPaused: {
      readonly paused: "The profile of {name} is paused";
      readonly live: "The profile of {name} is live again";
      readonly pausedText: "Parents can’t find the profile for now. Stays that are already booked aren’t affected.";
      readonly liveText: "Parents can find the profile again.";
    };
    readonly calendarFeed: {
      readonly failing: "We can’t read your calendar “{calendar}”";
      readonly stopped: "We’ve stopped reading your calendar “{calendar}”";
      readonly conflict: "Your calendar “{calendar}” and a stay are on the same dates";
      readonly failingText: "The dates we read last stay blocked, but new bookings there don’t block dates here. Please check the link.";
      readonly stoppedText: "We couldn’t read it for two weeks. Check the link, then update the calendar or connect it again.";
      readonly conflictText: "We haven’t changed the stay. If you’re not available, please tell us as soon as you can.";
    };
    readonly calendarChanged: {
      readonly blocked: "Our team blocked dates in your calendar";
      readonly freed: "Our team freed dates in your calendar";
      readonly changed: "Our team changed blocked dates in your calendar";
      readonly open: "View calendar";
    };
    readonly vettingProgress: {
      readonly title: "{name}: {event}";
      readonly open: "View vetting";
    };
    readonly vettingNews: {
      readonly open: "View your dashboard";
    };
    readonly rateProposed: {
      readonly title: "{name} asks for another price";
      readonly text: "It’s about “{template}”. Accept or refuse it on the page of price books.";
      readonly open: "View price books";
    };
    readonly rateDecided: {
      readonly accepted: "We’ve accepted your price for “{template}”";
      readonly refused: "We couldn’t accept your price for “{template}”";
      readonly acceptedText: "It applies once the next prices are published. Stays that are already booked keep their price.";
      readonly refusedText: "Your current price stays.";
      readonly open: "View your prices";
    };
    readonly leadFollowUps: {
      readonly title: "{leads, plural, one {# family} other {# families}} to follow up today";
      readonly open: "View families";
    };
    readonly unpricedFamilies: {
      readonly title: "{families, plural, one {# live family has} other {# live families have}} no price";
      readonly text: "In {counties} nothing prices a stay, so parents can’t book {families, plural, one {this family} other {these families}}. Add prices of the county or country to the draft, and publish it.";
      readonly open: "View price books";
    };
    readonly brokenLinks: {
      readonly title: "{links, plural, one {# broken link} other {# broken links}} on the website";
      readonly open: "View links";
    };
    readonly contentItem: {
      readonly assigned: "“{title}” was assigned to you";
      readonly due: "“{title}” is due today";
      readonly dueOn: "Due: {date}";
      readonly open: "View the text";
    };
  };
  readonly offline: {
    readonly nextTrips: "Your next trip";
    readonly nextStays: "Your next stays";
    readonly asOf: "As of {time}";
    readonly dates: "Dates";
    readonly status: "Status";
    readonly family: "Host family";
    readonly address: "Address";
    readonly contact: "Contact";
    readonly parent: "Parent";
    readonly coordinator: "Coordinator";
  };
  readonly ownInvoices: {
    readonly description: "Your invoices and amounts due.";
    readonly parentsOnly: "Only parents can see a family’s invoices";
    readonly totalDue: "Total due";
    readonly nothingDue: "Nothing is due.";
    readonly show: "Filter invoices";
    readonly shown: {
      readonly all: "All";
      readonly open: "Unpaid";
      readonly paid: "Paid";
    };
    readonly invoices: "Invoices";
    readonly number: "Number";
    readonly trip: "Trip";
    readonly date: "Date";
    readonly due: "Due date";
    readonly state: "Status";
    readonly amount: "Amount";
    readonly actions: "Actions";
    readonly pay: "Pay";
    readonly payNamed: "Pay {number}";
    readonly payAmount: "Pay {amount}";
    readonly pdf: "PDF";
    readonly pdfNamed: "PDF of {number}";
    readonly ask: "Ask question";
    readonly question: "I have a question about invoice {number}:";
    readonly none: "No invoices yet";
    readonly noneText: "When you book a stay, its invoice appears here.";
    readonly isPaid: "Paid in full. The PDF is your receipt.";
    readonly isCredited: "Credited in full.";
    readonly creditedBy: "Credited by";
    readonly takesBack: "Credits";
    readonly history: "Payments";
    readonly paidOn: "Paid on";
    readonly method: "Method";
    readonly refund: "Refund";
    readonly reference: "Reference";
    readonly paid: "Thank you. The invoice is paid.";
    readonly over: "Payment not completed. You can try again.";
  };
  readonly ownPayments: {
    readonly description: "Scheduled, sent and received payments for your stays.";
    readonly hostings: "Payments";
    readonly stay: "Stay";
    readonly student: "Student";
    readonly noStay: "Other payment";
    readonly year: "Year";
    readonly yearTotal: "Paid in {year}";
    readonly yearHint: "Total by payment date, for your tax return.";
    readonly nothingPaid: "No payments this year yet.";
    readonly download: "Download as CSV";
    readonly empty: {
      readonly title: "No payments yet";
      readonly text: "Once a stay with you is booked, its payment appears here.";
    };
    readonly draftName: "Draft {id}";
    readonly accept: "Confirm";
    readonly acceptTitle: "Confirm {name}?";
    readonly acceptText: "You agree to the nights, rate and amount. You can’t undo this.";
    readonly acceptDone: "Invoice confirmed";
    readonly acceptedAt: "You confirmed on";
    readonly query: "Ask question";
    readonly queryMessage: "I have a question about {name}: ";
    readonly pdf: "PDF";
    readonly payouts: "Payouts";
    readonly isDraft: "This is a draft. It gets its number and final date when we approve it.";
  };
  readonly ownTrips: {
    readonly description: "Your children’s upcoming, current and past trips.";
    readonly find: "Find a stay";
    readonly tab: {
      readonly upcomming: "Upcoming";
      readonly current: "Current";
      readonly past: "Past";
      readonly cancelled: "Cancelled";
      readonly all: "All";
    };
    readonly sortBy: "Sort by";
    readonly sort: {
      readonly usual: "Default";
      readonly earliest: "Earliest arrival first";
      readonly latest: "Latest arrival first";
      readonly created: "Newest first";
      readonly name: "Child’s name";
    };
    readonly empty: {
      readonly upcomming: "No upcoming trips";
      readonly current: "No current trips";
      readonly past: "No past trips";
      readonly cancelled: "No cancelled trips";
      readonly all: "No trips yet";
    };
    readonly emptyText: "Find a host family or a camp, and your trip appears here.";
    readonly begun: {
      readonly title: "Continue your booking";
      readonly text: "You’ve started a booking but not finished it.";
      readonly go: "Continue";
    };
    readonly card: {
      readonly others: "{count, plural, one {and # more child} other {and # more children}}";
      readonly matching: "We’re looking for a family.";
      readonly with: "With the {family} family, {county}";
      readonly backups: "Backup: {names}";
      readonly price: "Price:";
      readonly due: "Amount due:";
      readonly open: "View trip";
      readonly message: "Message";
      readonly cancel: "Cancel trip";
    };
    readonly cancel: {
      readonly familiesTold: "We’ll tell the families you’ve asked that the trip is cancelled.";
      readonly givenBack: "You’ll get a refund of {amount}.";
      readonly noLongerDue: "You won’t have to pay the {amount} still due.";
      readonly noMoney: "Cancelling is free. You haven’t paid anything, and nothing is due.";
    };
    readonly explained: {
      readonly new: "This is a draft. No family has been asked yet. Choose a family, and book when you’re ready.";
      readonly enquiry: "Families have been asked. You can book as soon as one suits you.";
      readonly reserved: "The stay is reserved. We’ll tell you as soon as the host family confirms.";
      readonly booked: "The stay is booked. You can see the family’s address and contact details here.";
      readonly customer_service: "Our team is solving a problem with this stay and will contact you.";
      readonly in_progress: "The stay is in progress. If you need help, call your coordinator.";
      readonly completed: "The stay is over. We hope you had a good time.";
      readonly closed: "The stay is over and all payments are settled.";
      readonly cancelled: "This trip was cancelled.";
    };
    readonly plan: "Travel plan";
    readonly wishes: "Special requests: {text}";
    readonly price: "Price";
    readonly history: "History";
    readonly print: "Print";
    readonly book: "Book this stay";
    readonly calendarTitle: "{name}’s stay";
    readonly family: {
      readonly title: "Host family";
      readonly matching: "No family chosen yet. We’re looking for one.";
      readonly find: "Find host family";
      readonly addressLater: "You’ll see the address and contact details once the stay is booked.";
    };
    readonly emergency: {
      readonly title: "In an emergency";
      readonly coordinator: "{name} coordinates this stay and can help with anything urgent.";
      readonly none: "No coordinator assigned yet.";
      readonly contactUs: "Contact us";
    };
    readonly offers: {
      readonly book: "Book with this family";
      readonly ask: "Ask this family";
      readonly askTitle: "Ask {name}?";
      readonly askText: "The family sees your child’s details and dates, and replies to you.";
      readonly asked: "{name} asked";
      readonly drop: "Remove";
      readonly dropTitle: "Remove {name}?";
      readonly dropText: "We’ll tell the family they weren’t selected.";
      readonly dropped: "{name} removed";
      readonly complete: "Complete details";
    };
    readonly edit: {
      readonly title: "Dates, children and special requests";
      readonly open: "Edit trip";
      readonly dates: "Dates";
      readonly children: "Children";
      readonly wishes: "Special requests";
      readonly save: "Save";
    };
    readonly backup: {
      readonly title: "Backup family";
      readonly none: "No backup family yet. If your host family can’t host, we’ll ask the backup family.";
      readonly is: "If your host family can’t host, we’ll ask {name}.";
      readonly choose: "Choose backup family";
      readonly save: "Save backup family";
      readonly saved: "Backup family saved";
      readonly find: "Find more families";
    };
    readonly money: {
      readonly title: "Payments and refunds";
      readonly invoice: "Invoice";
      readonly received: "{amount} paid";
      readonly credit: "Credit note";
      readonly creditOn: "{amount} on {day}";
      readonly refunded: "{amount} refunded on {day}";
      readonly toGiveBack: "Refund due: {amount}. We’ll send it to the payment method you used.";
      readonly open: "We’re working out your refund and will tell you the amount.";
      readonly due: "Amount due: {amount}";
      readonly none: "Nothing paid, and nothing due.";
    };
    readonly invoices: {
      readonly billedTo: "Billed to {name}";
      readonly title: "Invoices and receipts";
      readonly none: "No invoices yet.";
      readonly draft: "Invoice {id}";
      readonly due: "Amount due:";
      readonly until: "by";
      readonly paid: "Paid";
      readonly credited: "Credited";
      readonly creditedBy: "Credited by";
      readonly void: "Void";
      readonly pay: "Pay";
      readonly receipt: "View";
    };
    readonly ask: {
      readonly change: "Request change";
      readonly changeTitle: "Request a change?";
      readonly changeText: "Our team arranges changes with the family. If the price changes, we’ll ask you first.";
      readonly cancel: "Request cancellation";
      readonly cancelTitle: "Request cancellation?";
      readonly cancelText: "The stay is booked, so our team decides with you. We’ll tell you the refund before anything is final.";
      readonly label: "Your request";
      readonly send: "Send request";
      readonly sent: "Request sent. We’ll contact you.";
    };
  };
  readonly ownVetting: {
    readonly title: "Your approval as a host family";
    readonly next: {
      readonly registered: "Complete your profile and submit it. Then we get to know you.";
      readonly profile_incomplete: "Complete your profile and submit it. Then we get to know you.";
      readonly submitted: "We’ve received your profile and will look at it soon. You don’t need to do anything.";
      readonly in_review: "We’re looking at your profile. Next we’ll arrange a visit to your home.";
      readonly home_visit: "We’d like to visit you at home, and will arrange a time with you.";
      readonly checks_pending: "We’re waiting for references and police checks. Then we decide.";
      readonly approved: "You’re approved. Keep your police checks valid so that your profile stays live.";
      readonly rejected: "We can’t accept you at the moment. You can apply again once the reason no longer applies.";
      readonly suspended: "Your hosting is suspended. Parents can’t find you until this is resolved.";
    };
    readonly reason: "Reason";
    readonly visit: "Home visit:";
    readonly visitor: "with {name}";
    readonly gaps: "Still missing:";
    readonly confirmEmail: "Confirm your email address with the link that we emailed you";
    readonly submit: "Submit profile";
    readonly reapply: "Apply again";
    readonly submitTitle: "Submit your profile?";
    readonly submitText: "We’ll look at it and get in touch. You can still edit it.";
    readonly submitted: "Profile submitted";
    readonly request: {
      readonly heading: "We need something from you";
      readonly title: "Answer request";
      readonly change: "Edit answer";
      readonly askedFor: "We need: {items}";
      readonly answer: "Your answer";
      readonly files: "Files";
      readonly send: "Send answer";
      readonly sent: "Answer sent";
      readonly answeredOn: "Answered on";
    };
    readonly police: {
      readonly heading: "Police checks";
      readonly none: "Not sent yet";
      readonly until: "Valid until";
      readonly upload: "Send police check";
      readonly title: "Send police check of {name}";
      readonly text: "Upload a photo or PDF of the certificate. Only you and the staff who decide on families see it.";
      readonly file: "Certificate";
      readonly ownFile: "Certificate of {name}";
      readonly send: "Send certificate";
      readonly sent: "Police check sent";
    };
    readonly relations: {
      readonly heading: "People you know in our team";
      readonly none: "If you know somebody who works here, tell us: then someone else decides on your family.";
      readonly declare: "I know somebody who works here";
      readonly text: "That’s fine. This person won’t decide on your family.";
      readonly name: "Name";
      readonly nameHint: "First and last name";
      readonly kind: "How you know them";
      readonly kinds: {
        readonly relative: "Relative";
        readonly friend: "Friend";
        readonly other: "Other";
      };
      readonly send: "Tell us";
      readonly declared: "Thank you for telling us";
    };
    readonly references: {
      readonly heading: "References";
      readonly asked: "Asked, no answer yet";
      readonly answered: "Answered";
    };
  };
  readonly payments: {
    readonly description: "Payments, refunds and the invoices they’re allocated to.";
    readonly showUnallocated: "Show unallocated";
    readonly one: "Payment";
    readonly search: "Search by payer or reference";
    readonly ofInvoice: "Payments";
    readonly method: {
      readonly bank_transfer: "Bank transfer";
      readonly card: "Card";
      readonly cash: "Cash";
      readonly other: "Other";
    };
    readonly kind: {
      readonly received: "Received";
      readonly refund: "Refund";
    };
    readonly standing: {
      readonly open: "Unallocated";
      readonly settled: "Allocated";
    };
    readonly dispute: {
      readonly open: "Open";
      readonly won: "Won";
      readonly lost: "Lost";
      readonly closed: "Closed";
    };
    readonly empty: {
      readonly title: "No payments yet";
      readonly text: "Record a payment, or import a bank statement.";
    };
    readonly field: {
      readonly payer: "Payer";
      readonly amount: "Amount";
      readonly paidOn: "Payment date";
      readonly method: "Method";
      readonly reference: "Reference";
      readonly business: "Business";
      readonly reason: "Reason";
      readonly unallocated: "Unallocated";
      readonly recordedBy: "Recorded by";
      readonly dispute: "Dispute";
    };
    readonly atMost: "Enter {amount} or less.";
    readonly record: {
      readonly title: "Record payment";
      readonly text: "You can allocate it to invoices afterwards.";
      readonly submit: "Record payment";
      readonly done: "Payment from {name} recorded";
    };
    readonly section: {
      readonly allocations: "Allocations";
      readonly refunds: "Refunds";
    };
    readonly noAllocations: "Not allocated to an invoice yet.";
    readonly allocate: {
      readonly title: "Allocate to invoice";
      readonly invoice: "Invoice";
      readonly invoiceHint: "The payer’s open invoices. To find others, enter a number or name.";
      readonly clear: "Clear";
      readonly searching: "Searching…";
      readonly nothingFound: "No open invoices found.";
      readonly submit: "Allocate";
      readonly done: "Payment allocated";
    };
    readonly takeBack: {
      readonly heading: "Unallocate";
      readonly title: "Unallocate {amount} from {number}?";
      readonly text: "The amount becomes outstanding on this invoice again. You can allocate it to another invoice.";
      readonly confirm: "Unallocate";
      readonly of: "Unallocate from {number}";
      readonly done: "Payment unallocated";
    };
    readonly refund: {
      readonly open: "Record refund";
      readonly title: "Record refund";
      readonly left: "You can refund up to {amount}. Unallocated amounts are used first.";
      readonly submit: "Record refund";
      readonly done: "Refund recorded";
    };
    readonly import: {
      readonly open: "Import bank statement";
      readonly title: "Import bank statement";
      readonly text: "A CSV file with date, amount, payer and reference. You can check it before we record anything. Duplicates are skipped.";
      readonly business: "Business";
      readonly allocate: "Allocate payments automatically by invoice number";
      readonly choose: "Choose file";
      readonly preview: "Preview";
      readonly counts: "{fresh} new, {known} already recorded, {outgoing} outgoing, {faulty} with errors";
      readonly line: "Line";
      readonly becomes: "Result";
      readonly state: {
        readonly new: "New";
        readonly known: "Already recorded";
        readonly outgoing: "Outgoing";
        readonly faulty: "Error";
      };
      readonly proposal: "{amount} to {number} ({name})";
      readonly noProposal: "Unallocated";
      readonly nothingNew: "This file has no new payments.";
      readonly record: "{count, plural, one {Record # payment} other {Record # payments}}";
      readonly done: "{count, plural, one {# payment recorded} other {# payments recorded}}";
    };
    readonly tab: {
      readonly payments: "Payments";
      readonly gateway: "Gateway events";
    };
    readonly gateway: {
      readonly description: "Events from payment gateways and what they changed.";
      readonly search: "Search by reference or payer";
      readonly asked: "expected: {amount}";
      readonly retry: "Retry";
      readonly applied: "Event applied";
      readonly stillFailed: "Event failed again: {fault}";
      readonly empty: {
        readonly title: "No events yet";
        readonly text: "Events from payment gateways appear here.";
      };
    };
  };
  readonly payouts: {
    readonly description: "Payouts fall due after the stay. If you changed the bank details, someone else must approve, or you must give a reason.";
    readonly search: "Search by name, student, number or reference";
    readonly one: "Payout";
    readonly state: {
      readonly scheduled: "Scheduled";
      readonly pending: "Due";
      readonly approved: "Approved";
      readonly paid: "Paid";
      readonly on_hold: "On hold";
      readonly failed: "Failed";
      readonly void: "Void";
    };
    readonly payeeType: {
      readonly Host_family: "Host family";
      readonly Activity: "Activity";
    };
    readonly empty: {
      readonly title: "No payouts yet";
      readonly text: "Payouts are created with each booking. You can also add one yourself.";
    };
    readonly lacksDetails: "No bank details";
    readonly ordered: "Sent to bank";
    readonly totals: {
      readonly title: "Totals";
      readonly currency: "Currency";
      readonly count: "{count, plural, one {# payout} other {# payouts}}";
      readonly nothing: "No payouts.";
    };
    readonly field: {
      readonly amount: "Amount";
      readonly due: "Due date";
      readonly trip: "Stay";
      readonly business: "Business";
      readonly purchaseInvoice: "Purchase invoice";
      readonly quote: "Quote";
      readonly account: "Approved bank details";
      readonly details: "Current bank details";
      readonly batch: "Payment file";
      readonly paidOn: "Payment date";
      readonly reference: "Reference";
      readonly reason: "Reason";
      readonly approvedBy: "Approved by";
      readonly createdBy: "Added by";
      readonly payee: "Payee";
    };
    readonly section: {
      readonly history: "History";
    };
    readonly byProduct: "System";
    readonly accountChanged: "The bank details changed. Approve this payout again.";
    readonly cooling: "The bank details have changed. For safety, you can approve this payout from:";
    readonly warning: {
      readonly toYourself: "This payout goes to your own family. Someone else must approve it and mark it as paid.";
      readonly detailsMissing: "No bank details yet. You can approve this payout once they’re added.";
      readonly detailsFresh: "The bank details were changed less than 7 days ago. Confirm them with the payee, for example by phone.";
      readonly detailsOwn: "You changed these bank details, and no one else has approved a payout to them since. Ask someone else to approve it, or give a reason.";
      readonly addedByYou: "You added this payout. Ask someone else to approve it, or give a reason.";
      readonly testMoney: "The stay was paid with a test card, so no money was received. You can’t approve this payout.";
    };
    readonly step: {
      readonly approve: "Approve";
      readonly hold: "Put on hold";
      readonly resume: "Release";
      readonly pay: "Mark as paid";
      readonly fail: "Mark as failed";
      readonly retry: "Retry";
      readonly void: "Void";
    };
    readonly stepDone: {
      readonly approve: "{number} approved";
      readonly hold: "{number} put on hold";
      readonly resume: "{number} released";
      readonly pay: "{number} marked as paid";
      readonly fail: "{number} marked as failed";
      readonly retry: "{number} ready for approval";
      readonly void: "{number} voided";
    };
    readonly ask: {
      readonly approve: "Approve {amount} to {name}?";
      readonly approveText: "The money goes to {holder}’s account {account}.";
      readonly reason: "Reason";
      readonly hold: "Put {number} on hold?";
      readonly holdText: "It can’t be approved or paid until someone releases it.";
      readonly fail: "Mark {number} as failed?";
      readonly failText: "You can retry it afterwards.";
      readonly void: "Void {number}?";
      readonly voidText: "It is no longer due. You can’t undo this.";
    };
    readonly pay: {
      readonly title: "Mark as paid";
      readonly text: "{amount} to {name}. You can’t undo this.";
      readonly submit: "Mark as paid";
    };
    readonly bulk: {
      readonly approve: "Approve";
      readonly title: "{count, plural, one {Approve # payout?} other {Approve # payouts?}}";
      readonly text: "Payouts are approved for the payees’ current bank details. Payouts you added, or whose bank details you changed, are skipped unless you give a reason.";
      readonly done: "{count, plural, one {# payout approved} other {# payouts approved}}";
      readonly resultTitle: "Not approved";
      readonly result: "Reason";
      readonly file: "Create payment file";
    };
    readonly add: {
      readonly open: "Add payout";
      readonly title: "Add payout";
      readonly text: "For amounts that aren’t part of a stay’s price. Someone else must approve it.";
      readonly searchPayee: "Search by name";
      readonly nothingFound: "No results";
      readonly submit: "Add payout";
      readonly done: "{number} added";
    };
    readonly file: {
      readonly title: "Create payment file";
      readonly text: "{count, plural, one {SEPA file with # payout.} other {SEPA file with # payouts.}} Only approved payouts of one business, in euros. Each payout can be in one file only.";
      readonly executionDate: "Execution date";
      readonly submit: "Create file";
      readonly done: "Payment file {name} created";
    };
    readonly files: {
      readonly open: "Payment files";
      readonly title: "Payment files";
      readonly none: "No payment files yet.";
      readonly name: "File";
      readonly total: "Total";
      readonly count: "Payouts";
      readonly execution: "Execution date";
      readonly downloadOf: "Download {name}";
      readonly paid: "Mark as paid";
      readonly paidOf: "Mark as paid: {name}";
      readonly payTitle: "Mark {name} as paid?";
      readonly payText: "{count, plural, one {# payout will be marked as paid.} other {# payouts will be marked as paid.}} First mark any payout the bank rejected as failed. You can’t undo this.";
      readonly payDone: "Payouts in {name} marked as paid";
      readonly allPaid: "Paid";
      readonly more: "Show older files";
    };
    readonly details: {
      readonly open: "Edit bank details";
      readonly lead: "We pay you to this account. We’ll email you whenever it changes.";
      readonly title: "Bank details for {name}";
      readonly holder: "Account holder";
      readonly iban: "IBAN";
      readonly ibanHint: "As shown on your bank statement, with or without spaces.";
      readonly bic: "BIC";
      readonly bicHint: "Only needed if your bank asks for it.";
      readonly country: "Country";
      readonly password: "Your password";
      readonly passwordHint: "To confirm it’s you.";
      readonly save: "Save bank details";
      readonly saved: "Bank details saved";
      readonly now: "Current account";
      readonly none: "No bank details yet.";
      readonly noFamily: "You don’t have a host family yet.";
      readonly again: "Payouts approved for the old account must be approved again.";
      readonly cooling: "The bank details have changed. For safety, payouts to this account start again from:";
    };
  };
  readonly permissions: {
    readonly description: "What each role can do. Changes take effect immediately.";
    readonly tab: {
      readonly grid: "Permissions by role";
      readonly effective: "Permissions by user";
      readonly log: "Audit log";
    };
    readonly role: "Role";
    readonly search: "Search permissions";
    readonly onlySwitched: "Only changed permissions";
    readonly caption: "Permissions by role. Use the arrow keys to move and the space bar to change.";
    readonly area: {
      readonly account: "Own account";
      readonly host: "Host families";
      readonly users: "Users";
      readonly roles: "Roles and permissions";
      readonly audit: "Audit log";
      readonly events: "Events";
      readonly notifications: "Notifications";
      readonly campaigns: "Campaigns";
      readonly attachments: "Files";
      readonly lists: "Lists";
      readonly mails: "Emails";
      readonly outbox: "Background jobs";
      readonly dependencies: "Choices";
      readonly contact: "Contact";
      readonly pricing: "Prices";
      readonly tripPeriods: "Trip periods";
      readonly businesses: "Businesses";
      readonly priceBooks: "Price books";
      readonly quotes: "Quotes";
      readonly scenarios: "Scenarios";
      readonly invoices: "Invoices";
      readonly payments: "Payments";
      readonly purchaseInvoices: "Purchase invoices";
      readonly payouts: "Payouts";
      readonly payoutDetails: "Bank details";
      readonly expenses: "Expenses";
      readonly billing: "Billing";
      readonly accounts: "Accounting";
      readonly reconciliation: "Reconciliation";
      readonly hub: "Hub";
      readonly trips: "Trips";
      readonly sheets: "Trip sheets";
      readonly students: "Students";
      readonly offers: "Offers to families";
      readonly calendar: "Family calendars";
      readonly families: "Host families";
      readonly rates: "Asking prices";
      readonly planner: "Yearly planner";
      readonly activities: "Activities";
      readonly experience: "Experience wizard";
      readonly booking: "Booking";
      readonly ownInvoices: "Own invoices";
      readonly content: "Pages and blog";
      readonly conversations: "Conversations";
      readonly messages: "Messages";
      readonly support: "Support";
      readonly savedReplies: "Saved replies";
      readonly meetings: "Meetings";
      readonly calls: "Video calls";
      readonly reports: "Reports";
      readonly vetting: "Vetting";
      readonly leads: "Scouting families";
      readonly geofences: "Areas";
      readonly groups: "Groups";
    };
    readonly reach: {
      readonly none: "nothing";
      readonly public: "public records";
      readonly own: "their own records";
      readonly assigned: "records assigned to them";
      readonly all: "all records";
      readonly plain: "–";
    };
    readonly fixed: {
      readonly openToAll: "Anyone can do this, signed in or not.";
      readonly ownAccount: "Everyone needs this to use their own account.";
      readonly administratorKeeps: "Administrators need this to manage the system.";
      readonly administratorOnly: "Anyone with this could make themselves an administrator.";
      readonly tripCreators: "Only Administrator, Coordinator and Agent can create trips.";
      readonly staffOnly: "This gives access to other people’s details, so parents and host families can’t have it.";
      readonly ownRowsOnly: "This only covers a user’s own records, and this role has none.";
    };
    readonly cell: {
      readonly name: "{role}: {right}";
      readonly on: "{role}, {right}: on";
      readonly off: "{role}, {right}: off";
      readonly fixedOn: "{role}, {right}: always on";
      readonly fixedOff: "{role}, {right}: always off";
    };
    readonly detail: {
      readonly on: "On for {reach}.";
      readonly plainOn: "On.";
      readonly plainOff: "Off.";
      readonly off: "Off. If you turn it on, it applies to {reach}.";
      readonly switchedOn: "Turned on; off by default.";
      readonly switchedOff: "Turned off; on by default.";
      readonly fixed: "Fixed. {reason}";
      readonly restore: "Restore default";
    };
    readonly switchedCount: "{count, plural, =0 {All permissions are set to default.} one {# permission differs from the default.} other {# permissions differ from the default.}}";
    readonly switchedOnToast: "Permission turned on for {role}: {right}";
    readonly switchedOffToast: "Permission turned off for {role}: {right}";
    readonly undo: "Undo";
    readonly resetAll: "Reset to default";
    readonly resetTitle: "Reset all permissions?";
    readonly resetText: "{count, plural, one {# permission returns to its default.} other {# permissions return to their defaults.}}";
    readonly resetConfirm: "Reset";
    readonly resetDone: "Permissions reset";
    readonly nothingFound: "No results";
    readonly changedMeanwhile: "Someone else has changed this permission. You’re seeing the current setting.";
    readonly effective: {
      readonly pick: "User";
      readonly hint: "Choose a user to see their permissions, and the role behind each one.";
      readonly roles: "Roles: {roles}";
      readonly noRoles: "This user has no roles, so they can only do what anyone can.";
      readonly deactivated: "This account is deactivated, so none of these permissions apply.";
      readonly right: "Permission";
      readonly through: "Role";
      readonly reach: "Scope";
      readonly anybody: "Anyone";
      readonly switched: "changed";
    };
  };
  readonly placements: {
    readonly intro: "Drag a student to a family, or choose “Place” and then a family. Families hear nothing until you ask them.";
    readonly open: "Not placed";
    readonly allPlaced: "Everybody has a family.";
    readonly students: "Students";
    readonly families: "Families";
    readonly noFamilies: {
      readonly title: "No families here";
      readonly text: "No live family is in the county of the group. Change its county, or leave it empty for all families.";
    };
    readonly age: "{age} years";
    readonly beds: "{count, plural, one {# of {of} beds left} other {# of {of} beds left}}";
    readonly distance: "{km} km to the camp";
    readonly place: "Place";
    readonly placeOne: "Place {name}";
    readonly placeWith: "Place {name} with";
    readonly placeHere: "Place {name} here";
    readonly stop: "Cancel";
    readonly takeOut: "Take {name} out";
    readonly lock: "Lock {name}’s family";
    readonly unlock: "Unlock {name}’s family";
    readonly locked: "Locked";
    readonly settled: "Reserved or booked";
    readonly placed: "{name} placed";
    readonly takenOut: "{name} taken out";
    readonly allergy: "Allergy to pets";
    readonly rule: {
      readonly beds: "No free bed";
      readonly age: "Age not welcome";
      readonly gender: "Gender not welcome";
      readonly pets: "Allergic to a pet";
      readonly stay: "Dates against the family’s rules";
      readonly apart: "Must not share a home";
    };
    readonly pairs: {
      readonly title: "Together or apart";
      readonly one: "Student";
      readonly other: "Other student";
      readonly kind: "Wish";
      readonly wish: {
        readonly together: "Want to share a home";
        readonly apart: "Must not share a home";
      };
      readonly add: "Add";
      readonly remove: "Remove";
      readonly removeOne: "Remove {one} and {other}";
      readonly saved: "Wish saved";
    };
    readonly match: {
      readonly title: "Match all";
      readonly text: "Rules always hold. Wishes count as much as you say; locked students stay where they are.";
      readonly wish: {
        readonly together: "Friends together";
        readonly distance: "Near the camp";
        readonly nationality: "Mixed nationalities";
        readonly fewHomes: "Few families";
        readonly languages: "Language at home";
      };
      readonly weight: {
        readonly "0": "Not at all";
        readonly "1": "A little";
        readonly "2": "Much";
        readonly "3": "Most";
      };
      readonly goal: {
        readonly label: "The home should speak";
        readonly text: "A student’s languages are those of their country.";
        readonly other: "Another language, for practice";
        readonly shared: "A language of the student";
      };
      readonly run: "Propose families";
      readonly placed: "{count, plural, one {# student placed} other {# students placed}}, {open} without a family";
      readonly notBest: "There may be a better one: time was short.";
      readonly student: "Student";
      readonly family: "Family";
      readonly why: "Why";
      readonly with: "with {names}";
      readonly speaks: "speaks {languages}";
      readonly speaksNot: "doesn’t speak the student’s language";
      readonly fits: "{count, plural, one {# family fits} other {# families fit}}";
      readonly none: "No family";
      readonly obstacle: "{rule}: {count, plural, one {# family} other {# families}}";
      readonly free: "Without “{rule}”, {count, plural, one {# family} other {# families}} would fit.";
      readonly accept: "Accept";
      readonly discard: "Discard";
      readonly accepted: "Placements saved";
    };
    readonly ask: {
      readonly open: "Ask families";
      readonly title: "Ask the families of all placed students?";
      readonly text: "Each family gets an offer for each student. Students without a trip are left out.";
      readonly done: "{count, plural, one {# offer sent} other {# offers sent}}";
      readonly left: "Not asked";
      readonly noTrip: "no trip yet";
      readonly alreadyAsked: "asked already";
      readonly declined: "declined or turned down before";
    };
  };
  readonly planner: {
    readonly description: "Which families are free, held or booked in each week of a year.";
    readonly tabs: {
      readonly planner: "Planner";
      readonly free: "Who is free?";
    };
    readonly from: "From";
    readonly thisWeek: "This week";
    readonly county: "County";
    readonly area: "Area";
    readonly hostingType: "Hosting type";
    readonly clear: "Clear";
    readonly family: "Host family";
    readonly all: "All families";
    readonly total: "{name} ({count, number})";
    readonly count: "{name}: {count, number}";
    readonly gridLabel: "Weeks of host families from {from} on";
    readonly listLabel: "Host families";
    readonly help: "Move with the arrow keys, Home, End, Page Up and Page Down. Enter opens a family’s calendar, or shows and hides the families of a county.";
    readonly legend: "Legend";
    readonly totalsHint: "Counties: the higher the bar, the more families are full.";
    readonly openCalendar: "Open calendar";
    readonly loaded: "{count, number} of {total, number} families loaded";
    readonly empty: {
      readonly title: "No results";
      readonly text: "No host family matches these filters.";
    };
    readonly free: {
      readonly title: "Who is free?";
      readonly dates: "Dates";
      readonly arrival: "Arrival";
      readonly departure: "Departure";
      readonly students: "Students";
      readonly gender: "Gender";
      readonly age: "Age";
      readonly avoidPets: "Without pets";
      readonly avoidPetsHint: "For allergies: families with these pets are left out.";
      readonly county: "County";
      readonly area: "Area";
      readonly hostingType: "Hosting type";
      readonly submit: "Find families";
      readonly clear: "Clear";
      readonly found: "{count, plural, =0 {No family is free} one {# family is free} other {# families are free}}";
      readonly family: "Host family";
      readonly freeBeds: "Free beds";
      readonly more: "{count, plural, one {The first one is shown.} other {The first # are shown.}}";
      readonly whyNotTitle: "Why not the others";
      readonly only: "{count, plural, one {# of them for this reason alone} other {# of them for this reason alone}}";
      readonly whyNot: {
        readonly notLive: "{count, plural, one {# isn’t live} other {# aren’t live}}";
        readonly away: "{count, plural, one {# is away} other {# are away}}";
        readonly fewBeds: "{count, plural, one {# has too few beds} other {# have too few beds}}";
        readonly full: "{count, plural, one {# is booked or held} other {# are booked or held}}";
        readonly stayRules: "{count, plural, one {# doesn’t take stays of this length, or needs more notice} other {# don’t take stays of this length, or need more notice}}";
        readonly gender: "{count, plural, one {# doesn’t welcome this gender} other {# don’t welcome this gender}}";
        readonly age: "{count, plural, one {# doesn’t welcome this age} other {# don’t welcome this age}}";
        readonly pets: "{count, plural, one {# has such a pet} other {# have such pets}}";
        readonly hostingType: "{count, plural, one {# doesn’t offer this type of stay} other {# don’t offer this type of stay}}";
      };
    };
  };
  readonly priceBooks: {
    readonly description: "Quotes use the current price book. Publish the draft to replace it; published books never change.";
    readonly tabs: {
      readonly draft: "Draft";
      readonly books: "Published";
      readonly rates: "Asking prices";
      readonly tests: "Back-tests";
    };
    readonly state: {
      readonly inForce: "Current";
      readonly scheduled: "Scheduled";
      readonly past: "Past";
      readonly withdrawn: "Withdrawn";
    };
    readonly open: "View price book {number}";
    readonly book: "Price book {number}";
    readonly by: "Published by {name}";
    readonly restored: "Restores price book {number}";
    readonly quotesMade: "{count, plural, =0 {No saved quotes} one {# saved quote} other {# saved quotes}}";
    readonly empty: {
      readonly title: "No price books yet";
      readonly text: "You can’t quote prices until you publish a price book.";
    };
    readonly counts: {
      readonly title: "Contents";
      readonly serviceTypes: "Service types";
      readonly tripTypes: "Trip types";
      readonly templates: "Templates";
      readonly countries: "Countries";
      readonly counties: "Counties";
      readonly hostFamilies: "Host families";
      readonly activities: "Activities";
      readonly pricings: "Prices";
    };
    readonly faultsTitle: "You can’t publish these prices yet";
    readonly faultsText: "Fix these errors first.";
    readonly findingsTitle: "Check results";
    readonly noFindings: "No errors or warnings.";
    readonly fault: "Error";
    readonly smell: "Warning";
    readonly more: "{count, plural, one {# more} other {# more}} not shown";
    readonly inEnglish: "These messages are in English.";
    readonly changesTitle: "Changes";
    readonly firstBook: "This is the first price book.";
    readonly noChanges: "No changes.";
    readonly comparedWith: "Compared with price book {number}";
    readonly search: "Search changes";
    readonly all: "All types";
    readonly about: "Type";
    readonly noneMatches: "No results";
    readonly shown: "{shown, number} of {all, number} changes shown";
    readonly change: {
      readonly added: "added";
      readonly removed: "removed";
      readonly changed: "changed";
      readonly moved: "moved";
      readonly reordered: "reordered";
    };
    readonly before: "before";
    readonly after: "after";
    readonly publish: "Publish";
    readonly publishTitle: "Publish price book";
    readonly reason: "Reason, visible to everyone who can view prices";
    readonly at: "Effective from";
    readonly atText: "Time in {zone}. Leave empty to publish immediately.";
    readonly published: "Price book {number} published";
    readonly blockedByFaults: "These prices have errors. Fix them before you publish.";
    readonly nothingNew: "No changes since the latest price book.";
    readonly restore: "Restore";
    readonly restoreTitle: "Restore price book {number}";
    readonly restoreText: "Publishes its prices again as a new price book. The draft stays the same.";
    readonly withdraw: "Withdraw";
    readonly withdrawTitle: "Withdraw price book {number}?";
    readonly withdrawText: "It will never take effect. You can’t undo this.";
    readonly withdrawn: "Price book {number} withdrawn";
    readonly download: "Download file";
    readonly downloadDraft: "Download draft";
    readonly import: "Import";
    readonly importTitle: "Import prices";
    readonly importText: "A JSON file from the command line. We’ll check it and show you the changes before you import.";
    readonly chooseFile: "Choose file";
    readonly importNow: "Import prices";
    readonly imported: "Prices imported";
    readonly importCounts: "The file contains {templates, number} templates and {pricings, number} prices.";
    readonly importFaults: "You can’t import this file";
    readonly importUncompared: "The draft has errors, so we can’t compare it with the file.";
    readonly importSame: "The file contains the same prices as the draft.";
    readonly replaces: "This replaces all types, templates, discount rules and prices in the draft.";
    readonly subject: {
      readonly book: "Price book";
      readonly policy: "Settings";
      readonly serviceType: "Service type";
      readonly pricingType: "Pricing type";
      readonly tripType: "Trip type";
      readonly discountRule: "Discount rule";
      readonly template: "Template";
      readonly country: "Country";
      readonly county: "County";
      readonly hostFamily: "Host family";
      readonly activity: "Activity";
      readonly pricing: "Price";
    };
    readonly field: {
      readonly name: "Name";
      readonly active: "Active";
      readonly currency: "Currency";
      readonly vatRate: "VAT rate";
      readonly campDaysPerWeek: "Camp days per week";
      readonly rounding: "Rounding";
      readonly countryId: "Country";
      readonly countyId: "County";
      readonly businessId: "Business";
      readonly serviceTypeId: "Service type";
      readonly pricingTypeId: "Pricing type";
      readonly tripTypeId: "Trip type";
      readonly required: "Required";
      readonly per: "Charged per";
      readonly amount: "Amount";
      readonly quantity: "Quantity";
      readonly customer: {
        readonly commissionAmount: "Customer commission, fixed";
        readonly commissionPercentage: "Customer commission, %";
      };
      readonly provider: {
        readonly commissionAmount: "Provider commission, fixed";
        readonly commissionPercentage: "Provider commission, %";
      };
      readonly minQuantity: "Minimum quantity";
      readonly code: "Code";
      readonly demandDiscount: "Customer discount";
      readonly supplyDiscount: "Provider discount";
    };
    readonly rule: {
      readonly provider_percentage_full: "Provider gets nothing";
      readonly provider_commission_takes_all: "Fixed commission takes the full amount";
      readonly commission_high: "Very high commission";
      readonly commission_missing: "Missing commission";
      readonly percentage_as_fraction: "Percentage entered as a fraction";
      readonly discount_exceeds_commission: "Discount higher than the commission";
      readonly discount_takes_whole_payout: "Discount takes the full payout";
      readonly discount_unreachable: "Discount can’t be reached";
      readonly discount_never_applies: "Discount never applies";
      readonly discount_code_unneeded: "Unnecessary discount code";
      readonly discount_without_effect: "Discount has no effect";
      readonly discount_doubled: "Duplicate discount";
      readonly discount_tiers_add_up: "Discount tiers add up";
      readonly discount_codes_alike: "Similar discount codes";
      readonly discount_code_differs: "Discount code with different values";
      readonly amount_far_from_others: "Unusual amount";
      readonly amount_too_precise: "Too many decimal places";
      readonly amount_zero: "Price of 0";
      readonly zero_hides_price: "Price of 0 hides another price";
      readonly stay_unpriced: "Stay without a price";
      readonly stay_not_payable: "Stay can’t be paid for";
      readonly camp_unpriced: "Camp without a price";
      readonly camp_charged_twice: "Camp charged twice";
      readonly service_charged_twice: "Service charged twice";
      readonly activity_price_ignored: "Price never charged";
      readonly inactive_trip_type_priced: "Prices of an inactive trip type";
      readonly quantity_ignored: "Quantity has no effect";
      readonly quantity_zero: "Quantity of 0";
      readonly pricing_type_unfit: "Unsuitable pricing type";
      readonly service_name_unrecognised: "Unknown service name";
      readonly service_name_ambiguous: "Ambiguous service name";
      readonly name_doubled: "Duplicate name";
      readonly name_blank: "Missing name";
      readonly template_never_priced: "Template without prices";
      readonly entry_unused: "Unused record";
      readonly vat_rate_above_one: "VAT rate above 1";
      readonly vat_rate_unusual: "Unusual VAT rate";
      readonly camp_days_unusual: "Unusual camp week";
    };
  };
  readonly priceSheet: {
    readonly label: "Prices: {level}";
    readonly undo: "Undo";
    readonly redo: "Redo";
    readonly save: "Save";
    readonly changedCells: "{count, plural, =0 {No changes} one {# cell changed} other {# cells changed}}";
    readonly saved: "{count, plural, one {# price saved} other {# prices saved}}";
    readonly refused: "{count, plural, one {Nothing was saved. Fix # cell.} other {Nothing was saved. Fix # cells.}}";
    readonly faulty: "Nothing was saved. Enter an amount in each marked cell.";
    readonly help: "Arrow keys move, Shift selects more, Enter or F2 edits, typing replaces, Escape cancels. You can copy and paste to and from spreadsheets. Ctrl+D fills down, Ctrl+Z undoes, Ctrl+S saves.";
    readonly helpReading: "Arrow keys move, Shift selects more. You can copy cells to a spreadsheet.";
  };
  readonly prices: {
    readonly download: "Download spreadsheet";
    readonly description: "What each template costs. A host family’s or activity’s own price comes first, then the county’s, then the country’s.";
    readonly tabs: {
      readonly one: "One by one";
      readonly sheet: "Sheet";
    };
    readonly level: "Level";
    readonly levels: {
      readonly Host_family: "Host families";
      readonly Activity: "Activities";
      readonly County: "Counties";
      readonly Country: "Countries";
    };
    readonly pick: {
      readonly Host_family: "Host family";
      readonly Activity: "Activity";
      readonly County: "County";
      readonly Country: "Country";
    };
    readonly pickHint: "Search by name";
    readonly named: "{name} ({count, plural, one {# price} other {# prices}})";
    readonly tripType: "Trip type";
    readonly everyTripType: "All trip types";
    readonly choose: "Choose an item";
    readonly chooseText: "Choose an item to view its prices and where they come from.";
    readonly nothingHere: "Nothing at this level yet";
    readonly nothingHereText: "Choose another level.";
    readonly noTemplates: "No templates yet";
    readonly noTemplatesText: "Prices are entered for templates. Add a template first.";
    readonly toTemplates: "View pricing templates";
    readonly testQuote: "Test quote";
    readonly copy: "Copy prices…";
    readonly copyTitle: "Copy prices";
    readonly copyText: "Copies prices and commissions from another item at this level.";
    readonly copyFrom: "Copy from";
    readonly copyNothing: "No prices to copy. Its own prices are the same as here.";
    readonly copyWhich: "Prices to copy";
    readonly copyInstead: "Replaces {amount}";
    readonly copyGo: "{count, plural, one {Copy # price} other {Copy # prices}}";
    readonly copied: "{count, plural, one {# price copied} other {# prices copied}}";
    readonly template: "Template";
    readonly amount: "Amount";
    readonly from: "Source";
    readonly counted: "Pricing type";
    readonly required: "Required";
    readonly actions: "Actions";
    readonly origin: {
      readonly none: "no price";
      readonly own: "own";
      readonly County: "county";
      readonly Country: "country";
      readonly Host_family: "host family";
      readonly Activity: "activity";
    };
    readonly add: "Add";
    readonly override: "Override";
    readonly edit: "Edit";
    readonly takeOut: "Remove";
    readonly takeOutTitle: "Remove the price of {template}?";
    readonly takeOutText: "The price of the county or country then applies, if there is one.";
    readonly actionFor: "{action} {template}";
    readonly saved: "Price of {template} saved";
    readonly takenOut: "Price of {template} removed";
    readonly overrides: "Overrides the price of {name} here.";
    readonly quantity: "Quantity";
    readonly quantityHint: "For weeks and transfers. Leave empty to use the quantity from the stay.";
    readonly asTemplateYes: "As in template (required)";
    readonly asTemplateNo: "As in template (not required)";
    readonly requiredYes: "Required";
    readonly requiredNo: "Not required";
    readonly order: "To edit prices of the county or country, go to that level. Overriding adds a separate price here.";
  };
  readonly pricing: {
    readonly yes: "Yes";
    readonly no: "No";
    readonly default: "Default";
    readonly name: "Name";
    readonly active: "Active";
    readonly required: "Required";
    readonly requiredHint: "Always included in quotes.";
    readonly percentage: "Percentage";
    readonly fixedPart: "Fixed amount";
    readonly fixedPartHint: "Per unit, in addition to the percentage.";
    readonly customerCommission: "Customer commission";
    readonly providerCommission: "Provider commission";
    readonly customerPercentageHint: "Share of the customer’s price. Must be below 100.";
    readonly providerPercentageHint: "Share of the provider rate.";
    readonly per: {
      readonly student: "Per student";
      readonly booking: "Per booking";
    };
    readonly category: {
      readonly camp: "Camp or activity";
      readonly hosting: "Hosting";
      readonly trust_fee: "Trust fee";
      readonly transfer: "Transfer";
      readonly horse: "Horse riding";
      readonly immersion: "Immersion";
      readonly other: "Other";
    };
    readonly kind: {
      readonly per_night: "Per night";
      readonly per_day: "Per day";
      readonly per_week: "Per week";
      readonly per_transfer: "Per transfer";
      readonly immersion: "Immersion";
      readonly per_trip: "Per trip";
    };
    readonly counted: {
      readonly per_night: "Amount × nights.";
      readonly per_day: "Amount × nights (same as per night).";
      readonly per_week: "Camps: amount × camp weeks. Others: amount × quantity, or × weeks started.";
      readonly per_transfer: "Amount × quantity (1 if empty).";
      readonly immersion: "Amount × days without a camp.";
      readonly per_trip: "Amount once per trip.";
    };
    readonly currencies: {
      readonly description: "Currencies used by your businesses.";
      readonly create: "Create currency";
      readonly empty: "No currencies yet";
      readonly emptyText: "Create the currencies you sell in.";
      readonly code: "Code";
      readonly codeHint: "3-letter ISO 4217 code, for example EUR.";
      readonly symbol: "Symbol";
      readonly decimals: "Decimals";
      readonly isDefault: "Default currency";
      readonly isDefaultHint: "Replaces the current default currency.";
    };
    readonly serviceTypes: {
      readonly description: "Services you can price. The name sets the category.";
      readonly create: "Create service type";
      readonly empty: "No service types yet";
      readonly emptyText: "Create service types such as hosting, camps and transfers.";
      readonly nameHint: "The name sets the category. Include camp, activity, hosting, trust fee, transfer, horse or immersion.";
      readonly detected: "Category: {category}";
      readonly detectedOther: "Category: other. The name doesn’t match a category.";
      readonly required: "Required by default";
      readonly requiredHint: "Applies to new templates of this service.";
    };
    readonly pricingTypes: {
      readonly description: "Ways to calculate prices. The name sets the calculation.";
      readonly create: "Create pricing type";
      readonly empty: "No pricing types yet";
      readonly emptyText: "Create the pricing types you use.";
      readonly nameHint: "One of: {names}";
      readonly unknown: "Prices can’t be calculated with this name.";
    };
    readonly tripTypes: {
      readonly description: "Trip types and their discounts.";
      readonly create: "Create trip type";
      readonly empty: "No trip types yet";
      readonly emptyText: "Create the types of trips you offer.";
      readonly activeHint: "Prices apply only to active trip types.";
      readonly inactive: "Inactive";
      readonly activate: "Activate";
      readonly activated: "Trip type activated";
      readonly fixed: "Fixed";
      readonly fixedText: "The system needs this trip type. You can edit it, but not delete it.";
    };
    readonly discounts: {
      readonly title: "Discount rules";
      readonly text: "All matching rules are added together.";
      readonly none: "No discounts";
      readonly rule: "Rule {number, number}";
      readonly minQuantity: "Minimum quantity";
      readonly code: "Code";
      readonly bySelf: "Apply automatically";
      readonly bySelfHint: "If off, customers need the code.";
      readonly demand: "Discount on customer commission";
      readonly demandHint: "Percentage points. Funded by the platform.";
      readonly supply: "Increase of provider commission";
      readonly supplyHint: "Percentage points. Funded by the provider.";
      readonly earlier: "Move rule {number, number} up";
      readonly later: "Move rule {number, number} down";
      readonly remove: "Delete rule {number, number}";
      readonly add: "Add rule";
      readonly sentence: "From {quantity, number}, {kind, select, self {automatic} other {with code {code}}}: customer −{demand}, provider −{supply} points";
    };
    readonly preview: {
      readonly title: "Discount example";
      readonly amount: "Provider rate per night";
      readonly nights: "Nights";
      readonly customerPercentage: "Customer commission";
      readonly providerPercentage: "Provider commission";
      readonly incomplete: "Complete the rules and amounts to see an example.";
      readonly code: "Code";
      readonly noCode: "No code";
      readonly pays: "Customer pays";
      readonly paid: "Provider receives";
      readonly platform: "Platform fees";
      readonly less: "{amount} less";
    };
    readonly templates: {
      readonly description: "What can be priced: a service, its pricing type and trip type.";
      readonly create: "Create template";
      readonly empty: "No templates yet";
      readonly emptyText: "Create a template to enter prices for it.";
      readonly service: "Service";
      readonly counted: "Pricing type";
      readonly tripType: "Trip type";
      readonly defaultAmount: "Default amount";
      readonly defaultAmountHint: "Used for new prices.";
      readonly per: "Charged per";
      readonly perHint: "How often the amount is charged.";
    };
    readonly tripPeriods: {
      readonly description: "Named periods of the year, for one or all trip types.";
      readonly create: "Create trip period";
      readonly empty: "No trip periods yet";
      readonly emptyText: "Create a trip period, such as a season.";
      readonly from: "Start date";
      readonly to: "End date";
      readonly tripType: "Trip type";
      readonly everyTripType: "All trip types";
      readonly overlaps: "Overlaps with: {names}. You can still save it.";
    };
    readonly businesses: {
      readonly description: "Legal entities that sell and issue invoices.";
      readonly create: "Create business";
      readonly empty: "No businesses yet";
      readonly emptyText: "Create the business that issues your invoices.";
      readonly nameHint: "For internal use.";
      readonly legalName: "Legal name";
      readonly address: "Address";
      readonly city: "Town";
      readonly postcode: "Postcode";
      readonly country: "Country";
      readonly vatNumber: "VAT number";
      readonly vatRate: "VAT rate";
      readonly vatRateHint: "The default business’s rate applies from the next price book. Other businesses’ rates apply to their new bookings immediately. Agreed prices stay the same.";
      readonly vatExempt: "VAT exempt";
      readonly vatExemptHint: "No VAT is charged, whatever the rate.";
      readonly exempt: "Exempt";
      readonly currency: "Currency";
      readonly invoicePrefix: "Invoice prefix";
      readonly invoicePrefixHint: "Up to 10 capital letters and digits.";
      readonly iban: "IBAN";
      readonly isDefault: "Default business";
      readonly isDefaultHint: "Used when no other business is set. Replaces the current default business.";
    };
  };
  readonly protection: {
    readonly offPlatform: "To keep our support and payment protection, never communicate or book outside our website.";
  };
  readonly purchaseLines: {
    readonly title: "Lines";
    readonly description: "Description";
    readonly quantity: "Quantity";
    readonly unitAmount: "Unit price";
    readonly discount: "Discount";
    readonly amount: "Amount";
    readonly line: "Line {line}";
    readonly add: "Add line";
    readonly remove: "Remove line {line}";
  };
  readonly purchases: {
    readonly description: "Invoices from host families, activities and suppliers, compared with their quotes.";
    readonly one: "Purchase invoice";
    readonly draftName: "Draft {id}";
    readonly search: "Search by number, supplier or note";
    readonly accepted: "Confirmed by the host";
    readonly differsBy: "Differs by {amount}";
    readonly differsText: "Net amount differs by {amount} from the quote for the stay.";
    readonly nothingOwed: "No outstanding purchase invoices.";
    readonly weOwe: "Aged payables";
    readonly empty: {
      readonly title: "No purchase invoices yet";
      readonly text: "Record a supplier’s invoice, or create invoices from a trip’s price.";
    };
    readonly attachment: "Attachment";
    readonly recordedBy: "Recorded by";
    readonly selfBilledText: "Self-billed invoice.";
    readonly lines: "Lines";
    readonly payouts: "Payouts";
    readonly changes: "Audit log";
    readonly payout: "Payout";
    readonly payoutName: "Payout PO-{id}";
    readonly payoutState: {
      readonly scheduled: "Scheduled";
      readonly pending: "Due";
      readonly approved: "Approved";
      readonly paid: "Paid";
      readonly on_hold: "On hold";
      readonly failed: "Failed";
      readonly void: "Void";
    };
    readonly paysThis: "Pays this invoice";
    readonly link: "Link";
    readonly unlink: "Unlink";
    readonly linkOne: "Link {name} to this invoice";
    readonly unlinkOne: "Unlink {name} from this invoice";
    readonly form: {
      readonly title: "Record invoice";
      readonly editTitle: "Edit draft";
      readonly submit: "Record invoice";
      readonly save: "Save draft";
      readonly saved: "Draft saved";
      readonly number: "Supplier’s invoice number";
      readonly notes: "Notes";
      readonly fromHost: "Sent by {name}, who hosts the stay";
      readonly fromHostHint: "We compare it with the quote for the stay.";
      readonly netOf: "Net total: {amount}";
      readonly netUnknown: "The net total appears once all lines are complete.";
      readonly ownText: "Self-billed invoice for {name}. You can’t change its stay or supplier.";
    };
    readonly trip: {
      readonly open: "Create from trip";
      readonly title: "Create invoices from a trip";
      readonly text: "Each provider of the stay gets a draft for the agreed amount. Providers who already have an invoice are skipped.";
      readonly label: "Trip";
      readonly hint: "Search by student, parent, family, group or ID.";
      readonly clear: "Clear";
      readonly searching: "Searching…";
      readonly nothingFound: "No trips found.";
      readonly submit: "Create invoices";
      readonly done: "{count, plural, one {The trip has # invoice} other {The trip has # invoices}}";
    };
    readonly steps: {
      readonly approve: "Approve";
      readonly approveTitle: "Approve {name}?";
      readonly approveText: "You can’t edit it once it’s approved.";
      readonly approveNumber: "It gets the next number of its series and today’s date. You can’t edit it once it’s approved.";
      readonly approveDiffers: "It differs by {amount} from the quote.";
      readonly whyDiffers: "Reason for approving anyway";
      readonly approved: "{name} approved";
      readonly void: "Void";
      readonly voidTitle: "Void {name}?";
      readonly voidText: "The amount is no longer due. The number can’t be used again. You can’t undo this.";
      readonly voided: "{name} voided";
      readonly reason: "Reason";
      readonly remove: "Delete draft";
      readonly removeTitle: "Delete {name}?";
      readonly removeText: "Payouts linked to it stay. You can’t undo this.";
      readonly removed: "{name} deleted";
      readonly edit: "Edit";
      readonly pdf: "PDF";
      readonly linked: "Payout linked";
      readonly unlinked: "Payout unlinked";
    };
    readonly bulk: {
      readonly title: "Results";
      readonly progress: "{done} of {count}";
      readonly invoice: "Invoice";
      readonly result: "Result";
      readonly confirm: "{count, plural, one {Approve # invoice?} other {Approve # invoices?}}";
      readonly confirmText: "You can’t edit an invoice once it’s approved. Self-billed invoices get the next number. Invoices that differ from their quote, or are already approved, are skipped.";
    };
  };
  readonly rateProposals: {
    readonly title: "Asking prices";
    readonly hint: "An accepted price becomes the family’s own price in the draft. It applies once you publish the draft.";
    readonly family: "Host family";
    readonly template: "Price";
    readonly draft: "In the draft";
    readonly amount: "Asked for";
    readonly change: "Change";
    readonly proposedAt: "Requested";
    readonly steps: "Decision";
    readonly accept: "Accept";
    readonly refuse: "Refuse";
    readonly acceptOf: "Accept the price of {name}";
    readonly refuseOf: "Refuse the price of {name}";
    readonly acceptTitle: "Accept {amount} for {name}?";
    readonly acceptText: "It becomes the family’s own price in the draft, and applies once you publish the draft.";
    readonly accepted: "Price accepted, in the draft";
    readonly refuseTitle: "Refuse {amount} for {name}?";
    readonly refuseText: "The family reads your reason.";
    readonly reason: "Reason";
    readonly refused: "Price refused";
    readonly empty: {
      readonly title: "No asking prices to decide on";
      readonly text: "When a host family asks for another price, it appears here.";
    };
  };
  readonly reconciliation: {
    readonly description: "Compares trips, quotes, invoices, payments and payouts, and lists discrepancies to resolve.";
    readonly checks: "Checks";
    readonly showAll: "Show all checks";
    readonly search: "Search by name or amount";
    readonly empty: {
      readonly title: "No discrepancies";
      readonly text: "All checks passed.";
    };
    readonly mend: {
      readonly trip: "View trip";
      readonly newInvoice: "Create invoice";
      readonly invoice: "View invoice";
      readonly payment: "View payment";
      readonly events: "View payments";
      readonly payout: "View payout";
      readonly purchaseInvoice: "View purchase invoice";
      readonly expense: "View expense";
    };
    readonly summary: "{count, plural, =0 {All {all} checks passed.} one {# of {all} checks found discrepancies.} other {# of {all} checks found discrepancies.}}";
  };
  readonly recordSearch: {
    readonly placeholder: "Search people, trips, invoices, pages…";
    readonly hint: "Search by name, number, email or phone";
    readonly recent: "Recent";
    readonly born: "born {day}";
    readonly searching: "Searching…";
    readonly count: "{count, plural, =0 {No results} one {# result} other {# results}}";
    readonly none: "No record found for “{typed}”";
    readonly failed: "We couldn’t search records. Pages and actions still work.";
    readonly offline: "You’re offline. Records can’t be searched now.";
    readonly retry: "Try again";
    readonly close: "Close search";
  };
  readonly recovery: {
    readonly forgotTitle: "Forgot your password?";
    readonly forgotLead: "Enter the email of your account. We’ll send you a link to choose a new password.";
    readonly email: "Email";
    readonly send: "Send link";
    readonly sentTitle: "Check your email";
    readonly sent: "If {email} has an account, we’ve emailed you a link. It expires in 1 hour.";
    readonly resend: "Send again";
    readonly resendIn: "Send again in {seconds, plural, one {# second} other {# seconds}}";
    readonly backToSignIn: "Back to sign in";
    readonly checking: "Checking your link…";
    readonly resetTitle: "Choose a new password";
    readonly resetLead: "For the account {email}. We’ll sign you out everywhere else.";
    readonly inviteTitle: "Welcome, {name}";
    readonly inviteLead: "Choose a password for your account {email}.";
    readonly password: "New password";
    readonly passwordConfirmation: "New password confirmation";
    readonly save: "Save password";
    readonly expiredTitle: "This link no longer works";
    readonly expired: "It has already been used or has expired. Request a new one.";
    readonly newLink: "Send new link";
    readonly verifyTitle: "Confirm your email";
    readonly verifying: "Confirming your email…";
    readonly verifiedTitle: "Email confirmed";
    readonly verified: "You can now sign in with {email}.";
    readonly alreadyTitle: "Email already confirmed";
    readonly already: "You can sign in.";
    readonly signIn: "Sign in";
    readonly returning: "Signing you in…";
    readonly failedTitle: "We couldn’t sign you in";
  };
  readonly reference: {
    readonly title: "Reference for {family}";
    readonly lead: "{name}, {family} would like to host children and named you as somebody who knows them well. Your answers go to our staff only.";
    readonly formLabel: "Your reference";
    readonly marks: {
      readonly reliability: "How reliable are they?";
      readonly care: "How caring are they?";
      readonly home: "How safe and tidy is their home?";
      readonly children: "How good are they with children?";
    };
    readonly scale: "From 1 (poor) to 5 (excellent)";
    readonly text: "How do you know them, and what would you tell a parent?";
    readonly textHint: "A few sentences are enough.";
    readonly independent: "I’m over 18 and not related to them";
    readonly send: "Send reference";
    readonly thanks: "Thank you";
    readonly thanksLead: "Your reference has been sent. You can close this page.";
    readonly expiredTitle: "This link doesn’t work any more";
    readonly expired: "It was used already, or its time is over. Ask the family to have a new one sent.";
    readonly checkingTitle: "Reference";
    readonly checking: "Checking your link…";
  };
  readonly register: {
    readonly title: "Register as a parent";
    readonly lead: "With an account, you can plan stays, message host families and pay safely.";
    readonly firstName: "First name";
    readonly lastName: "Last name";
    readonly email: "Email";
    readonly phone: "Phone";
    readonly password: "Password";
    readonly terms: "I accept the terms and conditions and the privacy notice";
    readonly termsName: "terms and conditions";
    readonly submit: "Register";
    readonly signIn: "I already have an account";
    readonly sentTitle: "Check your email";
    readonly sent: "We’ve emailed a link to {email}. Open it to continue. It expires in 2 days.";
  };
  readonly reportPage: {
    readonly description: "Nights, occupancy, bookings and money in a period, compared with another.";
    readonly preset: {
      readonly label: "Period";
      readonly thisMonth: "This month";
      readonly lastMonth: "Last month";
      readonly thisQuarter: "This quarter";
      readonly thisYear: "This year";
      readonly free: "Custom";
    };
    readonly from: "From";
    readonly to: "To";
    readonly turned: "Choose a date on or after the start date.";
    readonly compare: {
      readonly label: "Compare with";
      readonly none: "Nothing";
      readonly before: "Previous period";
      readonly lastYear: "Same period last year";
    };
    readonly by: "Group by";
    readonly then: "Then by";
    readonly alone: "No second group";
    readonly all: "All";
    readonly figure: "Figure in the chart";
    readonly print: "Print";
    readonly export: "Export";
    readonly csv: "Export as CSV";
    readonly xlsx: "Export as Excel";
    readonly asOf: "As of {time}";
    readonly counted: "What is counted";
    readonly span: "{from} to {to}";
    readonly comparedWith: "Compared with {from} to {to}";
    readonly changed: "{difference} ({percent})";
    readonly points: "{points} points";
    readonly chartBy: {
      readonly month: "{figure} by month";
      readonly county: "{figure} by county";
      readonly business: "{figure} by business";
      readonly agent: "{figure} by agent";
      readonly step: "{figure} by step";
    };
    readonly chartIn: "{chart}, {part}";
    readonly now: "This period";
    readonly earlier: "Compared period";
    readonly empty: {
      readonly title: "No figures in this period";
      readonly text: "Choose another period, or remove filters.";
    };
  };
  readonly repricing: {
    readonly auditDescription: "Reprices recorded bookings with their price books, and explains each difference.";
    readonly auditText: "Choose a period, or upload recorded bookings.";
    readonly startAudit: "Start audit";
    readonly exportBookings: "Download last year’s bookings";
    readonly audits: "Audits";
    readonly audit: "View audit {number}";
    readonly allAudits: "All audits";
    readonly noAudits: "No audits yet";
    readonly noAuditsText: "Start an audit above.";
    readonly backTestText: "Prices past stays with other prices, and compares them with the current price book.";
    readonly startBackTest: "Start back-test";
    readonly backTests: "Back-tests";
    readonly backTest: "View back-test {number}";
    readonly allBackTests: "All back-tests";
    readonly noBackTests: "No back-tests yet";
    readonly noBackTestsText: "Start a back-test above.";
    readonly tried: "Prices to test";
    readonly draft: "Draft price book";
    readonly book: "Price book {number}";
    readonly compared: "{tried} compared with {against}";
    readonly from: "From";
    readonly to: "To";
    readonly basis: "Period based on";
    readonly by: {
      readonly quote: "Quote date";
      readonly trip: "Arrival date";
    };
    readonly file: "Use file";
    readonly fileLimit: "NDJSON or CSV, up to {size}";
    readonly state: {
      readonly waiting: "Waiting";
      readonly running: "Running";
      readonly done: "Done";
      readonly failed: "Failed";
      readonly cancelled: "Stopped";
    };
    readonly waiting: "Starting soon.";
    readonly far: "{done} of {total}";
    readonly progress: "Progress";
    readonly stop: "Stop";
    readonly stopped: "Stopped";
    readonly failed: "Failed";
    readonly filesGone: "The files were deleted after 90 days. The totals are kept.";
    readonly page: "Page {number}";
    readonly pages: {
      readonly first: "First page";
      readonly previous: "Previous page";
      readonly next: "Next page";
      readonly last: "Last page";
    };
    readonly count: {
      readonly bookings: "Bookings";
      readonly same: "As expected";
      readonly different: "Different";
      readonly cutShort: "Cause search stopped early";
    };
    readonly allSame: "All checked bookings match their price books.";
    readonly causes: "Differences by cause";
    readonly chooseCause: "Choose a cause to view its bookings.";
    readonly cause: {
      readonly book_version: "Other price book";
      readonly camp_weeks: "Camp weeks";
      readonly commission_edit: "Changed commission";
      readonly currency_exponent: "Wrong minor units";
      readonly discount_code: "Discount code";
      readonly extra_line: "Extra line";
      readonly missing_line: "Missing line";
      readonly nights_as_days: "Nights counted as days";
      readonly rounding: "Rounding";
      readonly student_count: "Number of students";
      readonly unexplained: "Unexplained";
      readonly vat_exempt: "VAT exemption";
      readonly vat_rate: "VAT rate";
      readonly unchecked: "Not checked";
      readonly error: "Unreadable";
    };
    readonly figure: {
      readonly subtotal: "Subtotal";
      readonly discount: "Discount";
      readonly vat: "VAT";
      readonly total: "Total";
      readonly subtotalHF: "Host family subtotal";
      readonly discountHF: "Host family discount";
      readonly totalHF: "Host family total";
      readonly amountSupplyVAT: "Provider amount";
      readonly amountFamworld: "Platform fees";
      readonly customer: "Customer";
      readonly customerDiscount: "Customer discount";
      readonly provider: "Provider";
      readonly providerDiscount: "Provider discount";
      readonly quantity: "Quantity";
      readonly students: "Students";
      readonly line: "Whole line";
    };
    readonly column: {
      readonly source: "Source";
      readonly state: "Status";
      readonly bookings: "Bookings";
      readonly different: "Different";
      readonly startedBy: "Started by";
      readonly createdAt: "Started";
      readonly cause: "Cause";
      readonly overcharged: "Overcharged";
      readonly undercharged: "Undercharged";
      readonly overpaid: "Overpaid";
      readonly underpaid: "Underpaid";
      readonly booking: "Booking";
      readonly detail: "Details";
      readonly expected: "Expected";
      readonly recorded: "Recorded";
      readonly difference: "Difference";
      readonly line: "Line";
      readonly units: "Units";
      readonly figure: "Figure";
      readonly book: "Tested";
      readonly against: "Compared with";
      readonly cheaper: "Cheaper";
      readonly same: "Same price";
      readonly dearer: "More expensive";
      readonly side: "Side";
      readonly old: "Current";
      readonly new: "Tested";
      readonly change: "Change";
      readonly nights: "Nights";
      readonly reason: "Reason";
    };
    readonly line: "Line {line}";
    readonly booking: "Booking {id}";
    readonly alternatives: "Other possible causes";
    readonly differing: "Different amounts";
    readonly notPriced: "Price details are available only for bookings of a period or from NDJSON files, with price books published here.";
    readonly byBook: "Price by price book {number}";
    readonly lines: "Price lines";
    readonly download: {
      readonly differences: "Download differences (NDJSON)";
      readonly stays: "Download all stays (NDJSON)";
      readonly summary: "Download summary (JSON)";
    };
    readonly grouping: {
      readonly county: "County";
      readonly family: "Host family";
      readonly length: "Length of stay";
    };
    readonly groupedBy: "Price changes by";
    readonly nights: "{from}–{to} nights";
    readonly nightsFrom: "{from} or more nights";
    readonly side: {
      readonly customer: "Customers pay";
      readonly provider: "Providers receive";
      readonly platform: "Platform fees";
    };
    readonly change: {
      readonly customer: "Customer prices";
      readonly provider: "Payouts";
      readonly platform: "Platform fees";
    };
    readonly totals: "All stays";
    readonly winners: "Largest decreases";
    readonly losers: "Largest increases";
    readonly unpricedNew: "No price in tested prices";
    readonly unpricedOld: "No price in current price book";
    readonly noneCompared: "No stays to compare.";
    readonly beforePublishing: "Back-test before publishing";
    readonly tryText: "Test these prices on trips from the last 12 months.";
    readonly tryDraft: "Test these prices";
    readonly tested: "{count, plural, one {Tested on # trip} other {Tested on # trips}}";
    readonly stale: "The prices have changed since the test";
    readonly draftOf: "Prices as of";
    readonly outcome: "{cheaper} cheaper, {same} same price, {dearer} more expensive";
    readonly unpricedCount: "{count, plural, one {# trip without a price} other {# trips without a price}}";
    readonly wholeResult: "View full result";
  };
  readonly resource: {
    readonly save: "Save";
    readonly undo: "Undo";
    readonly undone: "Change undone";
    readonly saved: "{name} saved";
    readonly delete: "Delete";
    readonly deleteTitle: "Delete {name}?";
    readonly deleteText: "{count, plural, =0 {Nothing uses it.} one {It’s used # time.} other {It’s used # times.}}";
    readonly deleted: "{name} deleted";
    readonly inUse: "Used {count, plural, one {# time} other {# times}}. You can delete it once nothing uses it.";
    readonly usedByLabel: "Used";
    readonly usedBy: "{count, plural, =0 {not yet} one {# time} other {# times}}";
    readonly onlyReading: "Your role lets you view this, but not edit it.";
    readonly notListed: "The item you want to open isn’t on this page of the list.";
  };
  readonly richText: {
    readonly toolbar: "Formatting for {field}";
    readonly heading2: "Heading";
    readonly heading3: "Subheading";
    readonly bold: "Bold";
    readonly italic: "Italic";
    readonly bulletList: "Bulleted list";
    readonly orderedList: "Numbered list";
    readonly blockquote: "Quote";
    readonly undo: "Undo";
    readonly redo: "Redo";
    readonly link: "Link";
    readonly address: "Link address";
    readonly addressHint: "A page of this website, such as /travel/search, or an address with https://";
    readonly addressWrong: "Enter a valid link, for example https://example.com.";
    readonly apply: "Apply";
    readonly unlink: "Remove link";
    readonly image: "Insert image";
  };
  readonly roles: {
    readonly name: {
      readonly Parent: "Parent";
      readonly "Host family": "Host family";
      readonly Coordinator: "Coordinator";
      readonly Agent: "Agent";
      readonly Finance: "Finance";
      readonly Administrator: "Administrator";
      readonly "Vetting admin": "Vetting admin";
      readonly "Page editor": "Page editor";
    };
    readonly about: {
      readonly Parent: "Books stays for their children and pays for them.";
      readonly "Host family": "Hosts students: calendar, offers and payouts of their own home.";
      readonly Coordinator: "Looks after trips, families and messages in all counties.";
      readonly Agent: "Sells stays: works with their own students, groups and invoices.";
      readonly Finance: "Manages invoices, payments, payouts and billing.";
      readonly Administrator: "Manages everything, including users, roles and permissions.";
      readonly "Vetting admin": "Finds and vets host families.";
      readonly "Page editor": "Edits pages, blog, menus and testimonials.";
    };
    readonly description: "The 8 roles are fixed. Users with several roles have all their permissions.";
    readonly column: {
      readonly holders: "Users";
      readonly landing: "Start page";
    };
    readonly holders: "{count, plural, =0 {No users} one {# user} other {# users}}";
    readonly showHolders: "{count, plural, =0 {No users} one {# user} other {# users}} with the role {role}";
    readonly deactivated: "{count, plural, one {and # deactivated} other {and # deactivated}}";
    readonly rightCount: "{count, plural, one {# permission} other {# permissions}}";
    readonly switched: "{count, plural, one {# changed} other {# changed}}";
    readonly showRights: "{count, plural, one {# permission} other {# permissions}} of the role {role}";
    readonly changeRights: "Edit permissions";
    readonly staff: "Staff";
    readonly assign: "Assign";
    readonly assignTo: "Assign role {role}";
    readonly assignUser: "User";
    readonly assignConfirm: "Assign role";
    readonly assigned: "Role {role} assigned to {name}";
    readonly alreadyHeld: "{name} already has the role {role}.";
    readonly picker: {
      readonly placeholder: "Name or email";
      readonly nobody: "No results";
      readonly searching: "Searching…";
    };
  };
  readonly scouting: {
    readonly description: "Families that might host, from the first contact to their registration.";
    readonly one: "Family";
    readonly tabs: "Views of the list";
    readonly tab: {
      readonly all: "All";
      readonly due: "To follow up";
      readonly mine: "Mine";
      readonly funnel: "Funnel";
    };
    readonly search: "Search by name, town, email or phone";
    readonly today: "Today";
    readonly overdue: "Overdue since";
    readonly history: "History";
    readonly inviteUrl: "Invitation link";
    readonly family: "Host family";
    readonly empty: {
      readonly title: "No families yet";
      readonly text: "Add a family that might host, or import your list as a CSV file.";
    };
    readonly emptyPart: "Nothing to do here";
    readonly form: {
      readonly add: "Add family";
      readonly edit: "Edit family";
      readonly save: "Save";
      readonly saveAnyway: "Save anyway";
      readonly added: "Family added";
      readonly saved: "Family saved";
    };
    readonly duplicates: {
      readonly title: "This may be the same family";
      readonly email: "same email";
      readonly phone: "same phone";
      readonly address: "same address";
      readonly family: "Host family {name}";
    };
    readonly note: {
      readonly title: "Add to the history";
      readonly kind: "Type";
      readonly text: "What happened";
      readonly nextFollowUp: "Next follow-up";
      readonly add: "Add";
      readonly added: "History updated";
    };
    readonly act: {
      readonly step: {
        readonly contact: "Mark as contacted";
        readonly interest: "Mark as interested";
        readonly lose: "Mark as lost";
        readonly reopen: "Reopen";
      };
      readonly invite: "Invite";
      readonly inviteAgain: "Invite again";
      readonly copyLink: "Copy link";
      readonly convert: "Create host family";
      readonly edit: "Edit";
      readonly merge: "Merge";
      readonly remove: "Delete";
      readonly loseTitle: "Mark {name} as lost?";
      readonly reason: "Reason";
      readonly inviteTitle: "Invite {name}?";
      readonly inviteByEmail: "We’ll email {email} a link to register.";
      readonly inviteByLink: "There is no email address, so we only create the link. Copy it and send it yourself.";
      readonly removeTitle: "Delete {name}?";
      readonly removeText: "Everything known about the family is deleted. You can’t undo this.";
      readonly moved: "Stage changed";
      readonly invited: "Family invited";
      readonly copied: "Link copied";
      readonly notCopied: "Your browser doesn’t allow copying. Select the link and copy it.";
      readonly noted: "History updated";
    };
    readonly convert: {
      readonly title: "Create host family {name}?";
      readonly text: "We’ll create the host family with everything known here, and invite {email} to choose a password.";
      readonly missing: "To create a host family, first add: {items}.";
      readonly hostingTypes: "Types of stay";
      readonly guestsNumber: "Students at a time";
      readonly bedroomsNumber: "Bedrooms";
      readonly submit: "Create host family";
      readonly done: "Host family created";
    };
    readonly merge: {
      readonly title: "Merge another family into {name}?";
      readonly text: "{name} takes over the history, the link and whatever it lacks. The other entry is deleted.";
      readonly other: "Other entry";
      readonly submit: "Merge";
      readonly done: "Families merged";
    };
    readonly import: {
      readonly open: "Import";
      readonly title: "Import families";
      readonly text: "Choose a CSV file of at most 5,000 lines. The first line must name the columns, in any of our languages. Cells of other columns are added to the notes.";
      readonly onDuplicate: "If a family is known already";
      readonly policy: {
        readonly skip: "Skip it";
        readonly update: "Update it";
        readonly add: "Add it again";
      };
      readonly choose: "Choose file";
      readonly preview: "Lines of the file";
      readonly line: "Line";
      readonly name: "Name";
      readonly becomes: "Result";
      readonly outcome: {
        readonly added: "New";
        readonly updated: "Updated";
        readonly unchanged: "No change";
        readonly skipped: "Skipped";
        readonly faulty: "Not imported";
      };
      readonly counts: "{added, plural, one {# new family} other {# new families}}, {updated} updated, {same} left as they are, {faulty} with errors.";
      readonly toNotes: "Added to the notes: {headings}";
      readonly more: "{count, plural, one {# more line} other {# more lines}}";
      readonly submit: "Import {count, plural, one {# family} other {# families}}";
      readonly done: "{count, plural, one {# family} other {# families}} imported";
      readonly faulty: "{count, plural, one {# line wasn’t imported. Correct it in your file, then import it again.} other {# lines weren’t imported. Correct them in your file, then import them again.}}";
      readonly saveFaults: "Download errors";
      readonly close: "Close";
    };
    readonly funnel: {
      readonly title: "Families by stage reached";
      readonly by: "Group by";
      readonly grouping: {
        readonly source: "By source";
        readonly county: "By county";
      };
      readonly from: "Added from";
      readonly to: "Added until";
      readonly download: "Download CSV";
      readonly none: "Not known";
    };
  };
  readonly search: {
    readonly intro: "Search host families by place, dates, age and interests.";
    readonly text: "Place, interest or family";
    readonly textHint: "For example a county, town or hobby";
    readonly name: "Family name";
    readonly filters: "Filters";
    readonly showFilters: "Show filters";
    readonly hideFilters: "Hide filters";
    readonly clearAll: "Clear all";
    readonly takeOff: "Remove {name}";
    readonly total: "{count, plural, =0 {No families found} one {# family found} other {# families found}}";
    readonly readAs: "Showing results for {words}.";
    readonly none: "No families match your search";
    readonly noneText: "Remove a filter, or choose other dates or another county.";
    readonly camps: "Camps near these families";
    readonly view: "View as";
    readonly asList: "List";
    readonly asMap: "Map";
    readonly sort: "Sort by";
    readonly sorts: {
      readonly relevance: "Best match";
      readonly price: "Price";
      readonly name: "Name";
      readonly response: "Fastest to reply";
    };
    readonly place: "County";
    readonly stayType: "Daytime plans";
    readonly activityType: "Nearby activities";
    readonly amenities: "Amenities";
    readonly interests: "Family interests";
    readonly gender: "Student’s gender";
    readonly genders: {
      readonly female: "Girl";
      readonly male: "Boy";
      readonly other: "Other gender";
    };
    readonly children: "Children";
    readonly childrenCount: "{count, plural, one {# child} other {# children}}";
    readonly age: "Student’s age";
    readonly ageRange: "{from} to {to} years";
    readonly ageFrom: "Minimum age";
    readonly ageTo: "Maximum age";
    readonly price: "Price per stay";
    readonly priceBand: "{from} to {to}";
    readonly priceFrom: "{from} or more";
    readonly hostingType: "Stay type";
    readonly hosting: {
      readonly immersion: "Immersion";
      readonly baseHosting: "Host family stay";
      readonly academic: "School programme";
      readonly internship: "Internship";
    };
    readonly dates: {
      readonly title: "Dates";
      readonly choose: "Choose dates";
      readonly clear: "Any dates";
      readonly problem: {
        readonly firstDay: "The arrival date isn’t valid. Choose your dates again.";
        readonly lastDay: "The departure date isn’t valid. Choose your dates again.";
        readonly past: "Your arrival date has passed. Choose later dates.";
        readonly reversed: "Your departure date must be after your arrival date. Choose your dates again.";
      };
    };
    readonly suggest: {
      readonly county: "Counties";
      readonly country: "Countries";
      readonly hostFamily: "Host families";
      readonly activity: "Activities";
    };
    readonly near: "Near {name}";
    readonly include: "With {name}";
    readonly map: {
      readonly title: "Map of families";
      readonly note: "Markers show towns, not exact addresses.";
      readonly point: "{place}: {count, plural, one {# family} other {# families}}";
      readonly elsewhere: "{count, plural, one {# more family isn’t on the map.} other {# more families aren’t on the map.}}";
    };
    readonly card: {
      readonly photo: "{name}’s home";
      readonly free: "{count, plural, one {# bed free} other {# beds free}}";
      readonly stay: "{price} for the stay";
      readonly from: "from {price} a week";
      readonly noPrice: "Price on request";
      readonly kids: "Children at home: {ages}";
      readonly noKids: "No children at home";
      readonly answers: "Usually replies within {time}";
    };
    readonly time: {
      readonly minutes: "{count, plural, one {# minute} other {# minutes}}";
      readonly hours: "{count, plural, one {# hour} other {# hours}}";
      readonly days: "{count, plural, one {# day} other {# days}}";
    };
    readonly family: {
      readonly back: "Find a stay";
      readonly about: "About the family";
      readonly rules: "House rules";
      readonly facts: "At a glance";
      readonly pets: "Pets";
      readonly noPets: "None";
      readonly guests: "Students at a time";
      readonly stays: "Stays";
      readonly bedrooms: "Bedrooms for students";
      readonly welcomes: "Welcomes";
      readonly calendar: "Free dates";
      readonly calendarHint: "Unmarked days are free. Choose arrival and departure dates.";
      readonly full: "Not free";
      readonly some: "Some beds free";
      readonly someLabel: "{count, plural, one {# bed free} other {# beds free}}";
      readonly choose: "Choose this family";
      readonly changeDates: "Edit dates";
      readonly chooseDates: "Choose dates";
      readonly bar: "Price and booking";
      readonly backup: "Choose as backup";
      readonly contact: "Message family";
      readonly near: "Nearby camps";
      readonly where: "Location";
      readonly home: "Home";
      readonly languages: "Languages";
      readonly diets: "Diets catered for";
      readonly toSchool: "To school";
      readonly toAirport: "To the airport";
      readonly rooms: "Student bedrooms";
      readonly beds: "{count, plural, one {# bed} other {# beds}}";
      readonly ownBathroom: "Own bathroom";
      readonly byMachine: "Translated by machine.";
      readonly byTeam: "Translated by our team.";
    };
    readonly forTrip: {
      readonly title: "For {names}’s trip";
      readonly back: "Back to trip";
      readonly book: "Book with this family";
      readonly ask: "Ask this family";
      readonly asked: "This family has been asked to host.";
      readonly askedNow: "Family asked";
      readonly backup: "Use as backup family";
      readonly isBackup: "This is the trip’s backup family.";
      readonly saved: "Backup family saved";
      readonly looking: "You’re choosing a family for this trip.";
    };
    readonly activity: {
      readonly weeks: "Weeks";
      readonly weeksHint: "Monday to Friday.";
      readonly noWeeks: "No weeks planned yet";
      readonly left: "{count, plural, one {# place left} other {# places left}}";
      readonly full: "Full";
      readonly add: "Add this week";
      readonly backup: "Add as backup";
      readonly clash: "You already have a camp this week.";
      readonly added: "Added";
      readonly for: "Suitable for";
      readonly weekPrice: "Price per week";
      readonly any: "Everyone";
      readonly female: "Girls";
      readonly male: "Boys";
      readonly families: "Nearby families";
    };
    readonly book: {
      readonly intro: "Choose a type of stay. You only need to sign in before you pay.";
      readonly from: "from {price} a week";
      readonly noPrice: "View families for prices";
      readonly find: "Find a family";
      readonly plan: "Plan it with us";
      readonly none: "No stays available at the moment";
      readonly type: {
        readonly immersion: "Whole days with the family: meals, outings and conversation all day long.";
        readonly baseHosting: "A home with a family, with camps or lessons during the day if you like.";
        readonly academic: "A place at a local school while living with a family.";
        readonly internship: "A placement at work while living with a family.";
        readonly other: "A stay with everything included.";
      };
      readonly start: "Dates and place";
      readonly period: "Season";
    };
  };
  readonly setUp: {
    readonly title: "Become the first administrator";
    readonly lead: "{product} has no administrator yet. Create your account, then invite everyone else.";
    readonly firstName: "First name";
    readonly lastName: "Last name";
    readonly email: "Email";
    readonly password: "Password";
    readonly passwordConfirmation: "Password confirmation";
    readonly submit: "Create account";
    readonly checking: "Checking your link…";
    readonly expiredTitle: "This link no longer works";
    readonly expired: "It has been used, is more than a day old, or there’s already an administrator. If there’s none, restart the server to get a new link.";
    readonly signIn: "Sign in";
  };
  readonly shell: {
    readonly navigation: "Main menu";
    readonly more: "More";
    readonly fold: "Collapse menu";
    readonly unfold: "Expand menu";
    readonly openMenu: "Open menu";
    readonly closeMenu: "Close menu";
    readonly unread: "{count, plural, one {# unread message} other {# unread messages}}";
    readonly group: {
      readonly today: "Today";
      readonly operations: "Operations";
      readonly people: "People";
      readonly finance: "Finance";
      readonly pricing: "Pricing";
      readonly content: "Content";
      readonly administration: "Administration";
    };
    readonly area: {
      readonly title: "Area";
      readonly switch: "Switch area";
      readonly travel: "Parent area";
      readonly hostFamily: "Host family area";
      readonly hub: "Hub";
    };
    readonly account: {
      readonly title: "Your account";
      readonly open: "Your account: {name}";
      readonly signOut: "Sign out";
    };
    readonly colours: {
      readonly title: "Theme";
      readonly auto: "Automatic";
      readonly light: "Light";
      readonly dark: "Dark";
    };
    readonly viewAs: {
      readonly title: "You’re viewing the system as {name}.";
      readonly note: "You can’t change anything, and we record this visit.";
      readonly stop: "Stop viewing";
    };
    readonly palette: {
      readonly open: "Search and commands";
      readonly placeholder: "Search pages and actions…";
      readonly none: "No results";
      readonly pages: "Pages";
      readonly actions: "Actions";
      readonly language: "Language: {name}";
      readonly colours: "Theme: {name}";
      readonly invite: "Invite user";
      readonly shortcuts: "Keyboard shortcuts";
      readonly enter: "Enter to open, Esc to close";
    };
    readonly shortcuts: {
      readonly title: "Keyboard shortcuts";
      readonly general: "Everywhere in the hub";
      readonly goTo: "Go to a page";
      readonly palette: "Search and commands";
      readonly help: "Show keyboard shortcuts";
      readonly single: "Single-key shortcuts";
      readonly singleNote: "Turn these off if they get in the way, for example when you dictate text.";
    };
  };
  readonly signIn: {
    readonly title: "Sign in";
    readonly email: "Email";
    readonly password: "Password";
    readonly submit: "Sign in";
    readonly forgot: "Forgot your password?";
    readonly new: "New here?";
    readonly registerParent: "Register as a parent";
    readonly registerHost: "Become a host family";
    readonly with: "Sign in with {provider}";
    readonly or: "or";
    readonly confirmFirst: "We can send you the confirmation link again.";
    readonly resend: "Send email again";
  };
  readonly sources: {
    readonly description: "What texts rest on, and how families and hosts have found us.";
    readonly tabs: "Kinds of sources";
    readonly tab: {
      readonly texts: "Sources of texts";
      readonly inquiries: "Inquiry sources";
    };
    readonly create: "Add source";
    readonly empty: "No sources yet";
    readonly emptyText: "Add what your texts rest on: studies, offices, articles of others.";
    readonly url: "Address";
    readonly urlHint: "Starts with https:// or http://. Each source is kept once.";
    readonly title: "Title";
    readonly licence: "Licence (optional)";
    readonly licenceHint: "Under what terms it may be quoted, for example CC BY 4.0";
    readonly notes: "Notes (optional)";
    readonly tags: "Tags (optional)";
    readonly articles: "Used in";
    readonly articlesHint: "Pages and articles whose texts rest on it";
    readonly active: "Can be used for new texts";
    readonly isActive: "Active";
    readonly isInactive: "Inactive";
    readonly createInquiry: "Add inquiry source";
    readonly emptyInquiry: "No inquiry sources";
    readonly emptyInquiryText: "Add how people find you; forms offer it.";
    readonly name: "Name";
    readonly nameHint: "Shown as written in every language.";
    readonly fixedName: "The name is translated by the system and can’t be changed.";
    readonly offered: "Offered in forms";
    readonly isOffered: "Offered";
    readonly notOffered: "Not offered";
    readonly fixed: "This one comes with the system. To offer it no more, untick it above.";
  };
  readonly studentSheet: {
    readonly description: "Edit students like in a spreadsheet. Each cell is saved when you leave it.";
    readonly corner: "Student";
    readonly search: "Search by student or parent name";
    readonly list: "View as list";
    readonly newRow: "New row {number}";
    readonly addRows: "Add {count, plural, one {# row} other {# rows}}";
    readonly leftOut: "{count, plural, one {# row was left out} other {# rows were left out}}: at most {max, number} new rows fit at a time. Create these students first, then paste the others.";
    readonly empty: {
      readonly title: "No students yet";
      readonly text: "Add rows to create students, or paste them from a spreadsheet.";
    };
    readonly new: {
      readonly title: "New students";
      readonly faulty: "Fix the marked cells.";
      readonly unnamed: "Enter a first and a last name.";
      readonly comparing: "Looking for students with this name…";
      readonly ready: "{name} can be created.";
      readonly repeated: "{name} is in another new row already.";
      readonly double: "May exist already: <link>{name}</link>, born on {day}.";
      readonly doubleOfAnyAge: "May exist already: <link>{name}</link>, without a date of birth.";
      readonly create: "{count, plural, one {Create # student} other {Create # students}}";
      readonly discard: "Discard new rows";
      readonly sureTitle: "Create possible doubles?";
      readonly sureText: "{count, plural, one {# new row may be a student who exists already.} other {# new rows may be students who exist already.}}";
      readonly sureConfirm: "Create anyway";
      readonly created: "{count, plural, one {# student created} other {# students created}}";
    };
  };
  readonly students: {
    readonly description: "Children and adults who stay with host families.";
    readonly ownDescription: "Your children’s details and trips.";
    readonly add: "Add student";
    readonly addFirst: "Add first child";
    readonly back: "All students";
    readonly empty: {
      readonly title: "No students yet";
      readonly text: "Add a student. You only need a name and a date of birth to start.";
    };
    readonly age: "{count, plural, one {# year old} other {# years old}}";
    readonly ageUnknown: "Age unknown";
    readonly nextTrip: "Next trip";
    readonly noNextTrip: "No upcoming trip";
    readonly complete: "Complete";
    readonly percent: "{percent}% complete";
    readonly missing: "Missing: {parts}";
    readonly part: {
      readonly name: "Name";
      readonly dateOfBirth: "Date of birth";
      readonly gender: "Gender";
      readonly country: "Country";
      readonly hobbies: "Hobbies";
      readonly allergies: "Allergies";
      readonly anyMedicalCondition: "Medical conditions";
    };
    readonly act: {
      readonly edit: "Edit";
      readonly view: "View";
      readonly remove: "Delete";
      readonly book: "Book stay";
      readonly createTrip: "Create trip";
      readonly removeTitle: "Delete {name}?";
      readonly removeText: "We’ll delete all details of this student. Past invoices stay.";
      readonly removed: "{name} deleted";
      readonly saved: "{name} saved";
      readonly added: "{name} added";
    };
    readonly section: {
      readonly overview: "Overview";
      readonly personal: "Personal details";
      readonly interests: "Interests";
      readonly health: "Health";
      readonly trips: "Trips";
      readonly parents: "Parents";
      readonly invoices: "Invoices";
      readonly documents: "Documents";
      readonly internal: "Staff only";
      readonly merge: "Duplicates";
    };
    readonly seen: {
      readonly now: "Hosts see this";
      readonly booked: "Hosts see this once booked";
      readonly note: "Families asked to host your child see the marked details.";
    };
    readonly notSaid: "Not provided";
    readonly noTrips: "No trips yet";
    readonly noTripsText: "Trips appear here once they’re planned.";
    readonly form: {
      readonly new: "Add student";
      readonly edit: "Edit student";
      readonly photos: "Photos";
      readonly photosHint: "The first photo is the profile picture. Only you, our staff and the host family see the photos.";
      readonly noneHint: "If there are none, enter “none”.";
      readonly birthHint: "Required before a stay is booked. You can add it later.";
      readonly internalHint: "Only our team sees this, not parents or host families.";
      readonly notesHint: "For example habits, fears, or what helps.";
      readonly save: "Save";
      readonly noAgent: "No agent";
      readonly yes: "Yes";
      readonly no: "No or unknown";
    };
    readonly parents: {
      readonly none: "No linked parents.";
      readonly link: "Link parent";
      readonly email: "Email";
      readonly nameHint: "Only needed if this person has no account. We’ll invite them by email.";
      readonly linked: "{name} linked";
      readonly invited: "{name} linked and invited by email";
      readonly asked: "We’ve emailed {email}. We’ll link the parent once they agree.";
      readonly askHint: "We’ll ask this person by email, and link them once they agree.";
      readonly unlink: "Unlink";
      readonly unlinkTitle: "Unlink {name}?";
      readonly unlinkText: "They’ll no longer see this student or the student’s trips. They keep past invoices.";
      readonly unlinked: "{name} unlinked";
    };
    readonly merge: {
      readonly text: "If this student has a duplicate, merge it into this record. Its trips, parents and photos move here, and its details fill in missing ones.";
      readonly other: "Duplicate";
      readonly hint: "Search by name";
      readonly button: "Merge";
      readonly confirmTitle: "Merge {name} into this student?";
      readonly confirmText: "We’ll delete the duplicate. You can’t undo this.";
      readonly done: "Students merged";
    };
    readonly documents: {
      readonly note: "Parents and our staff see these documents. Host families don’t.";
    };
    readonly invoices: {
      readonly none: "No trips yet, so no invoices.";
      readonly open: "View trip invoices";
    };
    readonly search: "Search by student or parent name";
  };
  readonly testimonials: {
    readonly description: "Keep what families and students say of their stay, with their consent, and publish it.";
    readonly create: "Add testimonial";
    readonly empty: "No testimonials yet";
    readonly emptyText: "Add what a family or a student has said, with their consent.";
    readonly name: "Name shown";
    readonly nameHint: "As agreed with the person, for example only the first name.";
    readonly role: "Who they are (optional)";
    readonly roleHint: "For example: mother of two, Lyon";
    readonly text: "Text";
    readonly language: "Language";
    readonly languageHint: "Visitors get testimonials in their language, or English ones.";
    readonly rating: "Rating (optional)";
    readonly photo: "Photo (optional)";
    readonly consent: "Consent";
    readonly consentText: "Without who, when and how, visitors see nothing of it, not even the photo.";
    readonly consentBy: "Who consented";
    readonly consentByHint: "For a child, a parent";
    readonly consentOn: "When";
    readonly consentWay: "How";
    readonly publish: "Show to visitors";
    readonly publishHint: "Needs a whole consent.";
    readonly publishNow: "Publish";
    readonly unpublish: "Unpublish";
    readonly published: "Testimonial published";
    readonly unpublished: "Testimonial unpublished";
    readonly up: "Move up";
    readonly down: "Move down";
    readonly moved: "Testimonial moved";
  };
  readonly titles: {
    readonly document: "{title} · {product}";
    readonly page: {
      readonly signIn: "Sign in";
      readonly register: "Register as a parent";
      readonly registerAsHostFamily: "Become a host family";
      readonly forgotPassword: "Forgot your password?";
      readonly resetPassword: "Choose a new password";
      readonly setUp: "Set up the system";
      readonly verifyEmail: "Confirm your email";
      readonly authCheck: "Signing you in";
      readonly account: "Your account";
      readonly notFound: "Page not found";
      readonly invoiceLink: "Invoice link";
      readonly noAccess: "Your account has no access yet";
      readonly blogList: "Blog";
      readonly blog: "Blog";
      readonly page: "Page";
      readonly contactUs: "Contact us";
      readonly cookies: "Cookies";
      readonly book: "Book a stay";
      readonly experience: "Plan your experience";
      readonly travelDashboard: "Dashboard";
      readonly travelSearch: "Find a stay";
      readonly travelFamily: "Host family";
      readonly travelActivity: "Activity";
      readonly travelBooking: "Book a trip";
      readonly travelContactHostFamily: "Contact host family";
      readonly travelVideos: "Video calls";
      readonly travelVideo: "Video call";
      readonly travelInvoices: "Invoices";
      readonly travelInvoiceAction: "Invoice";
      readonly travelTrips: "My Family Trips";
      readonly travelTrip: "Trip";
      readonly travelStudents: "Students";
      readonly travelStudentView: "Student";
      readonly travelStudentEdit: "Edit student";
      readonly travelExpenses: "Expenses";
      readonly travelMessages: "Messages";
      readonly travelProfile: "Profile";
      readonly hostHostings: "Hostings";
      readonly hostDashboard: "Host Dashboard";
      readonly hostProfile: "Profile";
      readonly hostPayments: "Payments";
      readonly hostPaymentAction: "Payment";
      readonly hostCalendar: "Calendar";
      readonly hostTrip: "Trip";
      readonly hostMessages: "Messages";
      readonly hostEditFamily: "Edit my family";
      readonly hostPayoutDetails: "Payout details";
      readonly hub: "Hub";
      readonly hubTripsTracker: "Trips tracker";
      readonly hubTrips: "Trips";
      readonly hubTripsManager: "Trips manager";
      readonly hubTripsBulk: "Bulk trips";
      readonly hubTripsTimeline: "Trips timeline";
      readonly hubTimeline: "Timeline";
      readonly hubSheets: "Sheets";
      readonly hubSheetsCompact: "Compact sheets";
      readonly hubTripEdit: "Edit trip";
      readonly hubStudentTrip: "Student’s trip";
      readonly hubCreateTrip: "Create trip";
      readonly hubGroups: "Groups";
      readonly hubGroup: "Group";
      readonly hubStudents: "Students";
      readonly hubStudentView: "Student";
      readonly hubStudentEdit: "Edit student";
      readonly hubStudentsSpreadsheet: "Students spreadsheet";
      readonly hubHostFamilies: "Host families";
      readonly hubHostFamilyEdit: "Edit host family";
      readonly hubHostFamilyEditOld: "Edit host family (one page)";
      readonly hubHostFamilyCalendar: "Host family calendar";
      readonly hubYearlyPlanner: "Yearly planner";
      readonly hubVetting: "Vetting";
      readonly hubScoutingFamilies: "Scouting families";
      readonly hubUnresponsiveFamilies: "Unresponsive host families";
      readonly hubGeofences: "Geofences";
      readonly hubActivities: "Activities";
      readonly hubInvoiceGenerator: "Invoice generator";
      readonly hubSalesInvoices: "Sales invoices";
      readonly hubPurchaseInvoices: "Purchase invoices";
      readonly hubInvoiceAction: "Invoice";
      readonly hubInvoiceCreate: "Create invoice";
      readonly hubPayments: "Payments";
      readonly hubPayouts: "Payouts";
      readonly hubBilling: "Billing";
      readonly hubReconciliation: "Reconciliation";
      readonly hubReports: "Business reports";
      readonly hubExpenses: "Expenses";
      readonly hubExpensesGroupParent: "Expenses by group and parent";
      readonly hubTripTypes: "Trip types";
      readonly hubPricingTypes: "Pricing types";
      readonly hubServiceTypes: "Service types";
      readonly hubCurrencies: "Currencies";
      readonly hubPricingTemplates: "Pricing templates";
      readonly hubTripTypePricingTemplates: "Trip type pricing templates";
      readonly hubTripPeriods: "Trip periods";
      readonly hubPriceBooks: "Price books";
      readonly hubPricingAudit: "Price audit";
      readonly hubBusinesses: "Businesses";
      readonly hubUsers: "Users";
      readonly hubUser: "User";
      readonly hubRoles: "Roles";
      readonly hubPermissions: "Permissions";
      readonly hubChangeLog: "Audit log";
      readonly hubMails: "Emails";
      readonly hubPages: "Pages";
      readonly hubBlogs: "Blogs";
      readonly hubMenus: "Menus";
      readonly hubTestimonials: "Testimonials";
      readonly hubContentEngine: "Content engine";
      readonly hubSources: "Sources";
      readonly hubChatGpt: "ChatGPT";
      readonly hubNotifications: "Notifications";
      readonly hubMessages: "Messages";
      readonly hubSavedReplies: "Saved replies";
      readonly hubMessageReports: "Message reports";
      readonly hubChangePassword: "Change password";
      readonly mobileHome: "Home";
      readonly mobileMenu: "Menu";
      readonly mobileAccountDelete: "Delete account";
      readonly reference: "Reference";
      readonly preview: "Preview";
      readonly hubPage: "Page";
      readonly hubBlog: "Blog article";
      readonly hubMedia: "Media library";
    };
  };
  readonly travelDashboard: {
    readonly hello: "Hello {name}";
    readonly next: "Next trip";
    readonly inDays: "{days, plural, one {Tomorrow} other {In # days}}";
    readonly dayOf: "Day {day, number} of {days, number}";
    readonly none: "No upcoming trips";
    readonly noneText: "Find a host family or a camp for the next holidays.";
    readonly book: "Find a stay";
    readonly addChild: "Add child";
    readonly news: "Latest news";
    readonly claims: {
      readonly title: "Waiting for your confirmation";
      readonly request: "A request for {name} was sent with your email address (reference {reference}).";
      readonly requestText: "If it’s yours, we’ll add the trip and the child to your account.";
      readonly requestTextAgent: "{inviter} sent it for you and looks after the trip. If you say yes, we’ll add the trip and the child to your account, and {inviter} will see your name and contact details.";
      readonly child: "{inviter} says that {child} is your child.";
      readonly childNobody: "Someone says that {child} is your child.";
      readonly childText: "If you say yes, you’ll see the child’s details and trips, and {inviter} will see your name and contact details.";
      readonly childTextNobody: "If you say yes, you’ll see the child’s details and trips.";
      readonly mine: "Yes, that’s right";
      readonly mineNamed: "Yes, that’s right: {name}";
      readonly notMine: "No, that’s not right";
      readonly notMineNamed: "No, that’s not right: {name}";
    };
    readonly toDo: {
      readonly title: "To do";
      readonly pay: "Pay invoice {name}: {amount}";
      readonly payOverdue: "Pay invoice {name}, which is overdue: {amount}";
      readonly complete: "Complete {name}’s details: {count, plural, one {# is missing} other {# are missing}}";
      readonly arrival: "Add {name}’s arrival details";
      readonly choose: "Choose a family for {name}";
      readonly wait: "Waiting for the family’s reply for {name}";
      readonly nothing: "Nothing to do.";
    };
  };
  readonly tripBoard: {
    readonly description: "Every trip in the column of its status. Drag a card to another column, or use its menu.";
    readonly tabs: "Trip statuses";
    readonly family: "Host family";
    readonly next: "Continue";
    readonly column: {
      readonly label: "{state}, {count, plural, one {# trip} other {# trips}}";
      readonly empty: "No trips";
    };
    readonly card: {
      readonly noFamily: "No family yet";
      readonly coordinator: "Coordinator: {name}";
      readonly noCoordinator: "No coordinator";
      readonly starts: "{days, plural, =0 {Starts today} one {Starts in # day} other {Starts in # days}}";
      readonly begun: "{days, plural, one {Started # day ago} other {Started # days ago}}";
      readonly unanswered: "{count, plural, one {# offer unanswered} other {# offers unanswered}}";
      readonly tasks: "{count, plural, one {# open task} other {# open tasks}}";
      readonly view: "View trip";
    };
    readonly drop: {
      readonly others: "Only these roles can do this: {roles}.";
      readonly automatic: "This happens automatically.";
      readonly none: "A trip can’t go from “{from}” to “{to}”.";
    };
    readonly bulk: {
      readonly toSome: "Move to {state} ({able} of {count})";
      readonly question: "{count, plural, one {Move # trip to “{state}”?} other {Move # trips to “{state}”?}}";
      readonly stays: "{count, plural, one {# selected trip can’t go there and stays as it is.} other {# selected trips can’t go there and stay as they are.}}";
      readonly confirm: "{count, plural, one {Move # trip} other {Move # trips}}";
      readonly title: "Move to {state}";
      readonly running: "{done, number} of {count, number} moved so far";
      readonly done: "{done, number} of {count, number} moved";
      readonly progress: "Progress";
      readonly results: "Results";
      readonly trip: "Trip";
      readonly result: "Result";
      readonly moved: "Moved";
      readonly alone: "This step needs more details. Move this trip on its own.";
    };
  };
  readonly tripPrice: {
    readonly change: {
      readonly title: "Price change";
      readonly more: "The price was {before} and is now {after}: {difference} more.";
      readonly less: "The price was {before} and is now {after}: {difference} less.";
      readonly asked: "Do you agree to the new price? Nothing is billed or charged until you do.";
      readonly waits: "The parent hasn’t answered yet. Nothing is billed until they agree.";
      readonly agreed: "The new price was agreed on {day}.";
      readonly refused: "The new price was refused on {day}. Our team is looking for another solution.";
      readonly settled: "Our team will send an invoice or a credit note for the difference. Nothing is charged automatically.";
      readonly agree: "Agree to price";
      readonly refuse: "Refuse price";
      readonly refuseTitle: "Refuse the new price?";
      readonly refuseText: "Our team will look for another solution and contact you. You won’t be charged.";
      readonly sent: "Answer sent";
    };
    readonly choose: {
      readonly title: "Your host family can’t host";
      readonly paid: "You’ve paid {amount}. It counts towards another family, or you get a refund.";
      readonly billed: "Your invoice stays valid. It counts towards another family, or we cancel it with the trip.";
      readonly staff: "The family can’t host. Amounts already billed count towards another family.";
      readonly another: "Choose another family";
      readonly refund: "Get a refund";
      readonly refundTitle: "Get a refund?";
      readonly refundText: "We’ll cancel your trip and refund {amount} within {days} days, to the payment method you used.";
      readonly list: "Families with free beds on these dates";
      readonly none: "No nearby families have free beds on these dates. Our team will keep looking.";
      readonly asked: "Already asked";
      readonly price: "{price} for the stay";
      readonly more: "{difference} more than billed so far";
      readonly less: "{difference} less than billed so far";
      readonly same: "The same as billed so far";
      readonly pick: "Choose family";
      readonly pickTitle: "Choose {name}?";
      readonly pickText: "The stay costs {price}. We’ll ask the family to confirm.";
      readonly pickMore: "We’ll send you an invoice for {difference} more. Nothing is charged now.";
      readonly pickLess: "We’ll credit {difference}. If you’ve overpaid, you’ll get a refund within {days} days.";
      readonly chosen: "{name} chosen";
      readonly refundBy: "You’ll get your refund by {day}.";
    };
    readonly billing: {
      readonly title: "Agreed price and billing";
      readonly agreed: "Agreed";
      readonly billed: "Billed";
      readonly credited: "Credited";
      readonly difference: "Difference";
      readonly settled: "Fully billed";
      readonly otherCurrency: "Billed in another currency";
      readonly draft: "Draft {number} bills this trip too. Send or delete it first.";
      readonly whole: "This trip has already been billed. You can only bill or credit the difference.";
      readonly bill: "Bill difference";
      readonly billTitle: "Bill the difference?";
      readonly billText: "We’ll send the customer an invoice for {amount}. Nothing is charged automatically.";
      readonly billDone: "Invoice sent";
      readonly credit: "Credit difference";
      readonly creditTitle: "Credit the difference?";
      readonly creditText: "We’ll send the customer a credit note for {amount}. Any overpayment becomes a refund task.";
      readonly creditDone: "Credit note sent";
      readonly waive: "Keep billed price";
      readonly waiveTitle: "Keep the billed price?";
      readonly waiveText: "We won’t bill {amount}. The customer pays only the amount billed so far.";
      readonly waiveDone: "Billed price kept";
      readonly reason: "Reason";
      readonly consent: "Parent’s consent: date and method";
      readonly lacking: "The parent hasn’t agreed to this price.";
    };
    readonly carrier: {
      readonly title: "Per booking paid by another trip";
      readonly paid: "{name} pays what is priced per booking.";
      readonly paidOther: "Another trip of the group pays what is priced per booking.";
      readonly lost: "The trip that paid for this one can’t any more";
      readonly problem: {
        readonly missing: "The trip that paid what is priced per booking is gone.";
        readonly cancelled: "The trip that pays is cancelled.";
        readonly otherGroup: "The trip that pays is not in the same group any more.";
        readonly carried: "The trip that pays leaves this to another trip itself.";
        readonly notAlike: "The trips are not alike any more: dates, wishes or prices differ.";
        readonly full: "The trip that pays has as many students as one quote takes.";
      };
      readonly own: "This trip is now priced with everything that it includes.";
      readonly underpriced: "Its agreed price still leaves that out. Apply or take back the group price before you invoice it.";
      readonly kept: "It is invoiced, so its price is kept.";
      readonly toGroup: "Open group price";
    };
  };
  readonly tripSheet: {
    readonly description: "Trips in a wide sheet, one row for each student. Each cell is saved when you leave it.";
    readonly descriptionReading: "Trips in a wide sheet, one row for each student.";
    readonly search: "Search by student, parent, family or trip ID";
    readonly empty: {
      readonly title: "No trips yet";
      readonly text: "Trips appear here once they’re created.";
    };
  };
  readonly tripTimeline: {
    readonly description: "Trips as bars, with the nights on which families are full or have too many students.";
    readonly earlier: "Earlier days";
    readonly later: "Later days";
    readonly today: "Today";
    readonly groupBy: "Group by";
    readonly by: {
      readonly family: "By host family";
      readonly county: "By county";
      readonly coordinator: "By coordinator";
      readonly group: "By group";
    };
    readonly zoom: "Zoom";
    readonly zooms: {
      readonly weeks: "Weeks";
      readonly quarter: "Quarter";
      readonly months: "Months";
    };
    readonly view: "View";
    readonly asChart: "Timeline";
    readonly asList: "List";
    readonly print: "Print";
    readonly legend: "Statuses and family nights";
    readonly chart: "Timeline of trips";
    readonly help: "Use the left and right arrow keys for the trip before and after, up and down for the row above and below, Home and End for the first and last. Press Enter to open a trip.";
    readonly none: {
      readonly family: "No family yet";
      readonly county: "No county yet";
      readonly coordinator: "No coordinator";
      readonly group: "No group";
    };
    readonly trips: "{count, plural, one {# trip} other {# trips}}";
    readonly tripsAndBeds: "{count, plural, one {# trip} other {# trips}}, {beds, plural, one {# bed} other {# beds}}";
    readonly overlap: "{range} ({taken, plural, one {# student} other {# students}}, {beds, plural, one {# bed} other {# beds}})";
    readonly overlaps: "Too many students: {nights}";
    readonly tooMany: "Showing the first {count, number} of {total, number} trips. Add a filter to see the others.";
    readonly more: "{count, plural, one {Show # more group} other {Show # more groups}}";
    readonly empty: {
      readonly title: "No trips on these days";
      readonly text: "Choose other days or fewer filters. Cancelled trips are only shown if you filter by their status.";
    };
    readonly nights: {
      readonly some: "Family has a free bed";
      readonly full: "Family is full";
      readonly over: "Too many students";
    };
  };
  readonly tripsBulk: {
    readonly description: "Check first what a change would do to each trip, then run it. You can leave this page meanwhile.";
    readonly tabs: "Sections";
    readonly tab: {
      readonly trips: "Choose trips";
      readonly import: "Import file";
      readonly history: "Earlier runs";
    };
    readonly open: "Change trips";
    readonly handOver: "Bulk change";
    readonly title: "{count, plural, one {Change # trip} other {Change # trips}}";
    readonly text: "This only checks: nothing changes until you start it.";
    readonly check: "Check changes";
    readonly action: "Action";
    readonly actions: {
      readonly state: "Change status";
      readonly coordinator: "Assign coordinator";
      readonly dates: "Move dates";
      readonly invoice: "Send invoices";
      readonly message: "Send message";
    };
    readonly step: "Step";
    readonly reason: "Reason (optional if the step needs none)";
    readonly reasonOfDates: "Reason (optional for new trips and enquiries)";
    readonly coordinator: "Coordinator";
    readonly coordinatorHint: "Leave empty to remove the coordinator.";
    readonly days: "Days";
    readonly daysHint: "Negative numbers move stays earlier. 7 is a week later.";
    readonly invoiceHint: "Sends an invoice for the agreed price of each reserved or booked stay. Stays that are already invoiced are left out. Sent invoices can’t be undone here.";
    readonly audience: "Recipients";
    readonly audienceHint: "The message goes to the conversation of the stay, which parents and family both read. Without one, it goes to the recipient’s support conversation.";
    readonly audiences: {
      readonly parents: "Parents";
      readonly families: "Host families";
    };
    readonly message: "Message";
    readonly messageHint: "Insert details of each trip with the buttons below.";
    readonly sendHint: "Each conversation gets the message once, even if several trips share it. Sent messages can’t be undone.";
    readonly handed: "{count, plural, one {# trip chosen on another page} other {# trips chosen on another page}}";
    readonly handedOpen: "Change these trips";
    readonly phase: {
      readonly check: "Check";
      readonly change: "Change";
      readonly undo: "Undo";
    };
    readonly state: {
      readonly waiting: "Waiting";
      readonly running: "Running";
      readonly done: "Done";
      readonly failed: "Failed";
      readonly cancelled: "Stopped";
    };
    readonly run: "{phase} {number}";
    readonly what: {
      readonly state: "Status: {step}";
      readonly coordinator: "Coordinator: {name}";
      readonly nobody: "No coordinator";
      readonly dates: "{days, plural, one {Dates: # day later} other {Dates: # days later}}";
      readonly earlier: "{days, plural, one {Dates: # day earlier} other {Dates: # days earlier}}";
      readonly invoice: "Invoices";
      readonly toParents: "Message to parents";
      readonly toFamilies: "Message to host families";
      readonly import: "Import of {name}";
    };
    readonly all: "All runs";
    readonly waiting: "Waiting to start";
    readonly far: "{done} of {total} trips";
    readonly progress: "Progress";
    readonly stop: "Stop";
    readonly stopped: "Run stopped";
    readonly failed: "The run failed";
    readonly count: {
      readonly changed: "Changed";
      readonly wouldChange: "Would change";
      readonly unchanged: "Unchanged";
      readonly wouldSend: "Would be sent";
      readonly sent: "Sent";
      readonly notSent: "Not sent again";
      readonly refused: "Not possible";
      readonly failed: "Failed";
      readonly open: "Not done";
      readonly wouldCreate: "Would be created";
      readonly created: "Created";
      readonly undone: "Cancelled";
      readonly notCreated: "Already there";
    };
    readonly counts: "Result";
    readonly start: "{count, plural, one {Change # trip} other {Change # trips}}";
    readonly startInvoice: "{count, plural, one {Send # invoice} other {Send # invoices}}";
    readonly startState: "{count, plural, one {{step}: # trip} other {{step}: # trips}}";
    readonly graveTitle: "Change these trips?";
    readonly grave: "Parents and families are told as if you had changed each trip by hand. Invoices, and steps that concern beds, families or money, can’t be undone here.";
    readonly startText: "This is a check: nothing has changed yet. Each trip was checked on its own; trips that need the same bed or place can still get in each other’s way.";
    readonly started: "Change started";
    readonly send: "{count, plural, one {Send # message} other {Send # messages}}";
    readonly sendText: "This is a check. Nothing has been sent yet. Sent messages can’t be undone.";
    readonly sending: "Sending started";
    readonly previews: "{count, plural, one {Preview} other {First # messages}}";
    readonly previewTo: "To {name} (trip {number})";
    readonly undo: "{count, plural, one {Undo # trip} other {Undo # trips}}";
    readonly undoTitle: "Undo this change?";
    readonly undoText: "Trips that someone changed since stay as they are. Steps that concern beds, families or money can’t be undone.";
    readonly undone: "Undo started";
    readonly familyOf: "Family for {name}";
    readonly chooseFamily: "Choose family";
    readonly familyChosen: "Family chosen";
    readonly next: {
      readonly check: "View the change";
      readonly change: "View the undo";
    };
    readonly source: {
      readonly change: "View the check";
      readonly undo: "View the change";
    };
    readonly rows: "Trips of this run";
    readonly none: "No trips";
    readonly noneText: "No trips have this result.";
    readonly nothing: {
      readonly title: "No runs yet";
      readonly text: "Choose trips, then an action. Every check and change is listed here.";
    };
    readonly column: {
      readonly what: "Change";
      readonly phase: "Type";
      readonly state: "Status";
      readonly changed: "Changed";
      readonly refused: "Not possible";
      readonly startedBy: "Started by";
      readonly createdAt: "Date";
    };
    readonly empty: "none";
    readonly startImport: "{count, plural, one {Create # trip} other {Create # trips}}";
    readonly startImportText: "This is a check: nothing has been created yet. Trips are created as drafts. Parents without an account are invited by email.";
    readonly importing: "Import started";
    readonly undoImportText: "Trips that someone changed since stay as they are; the others are cancelled. New students are removed if nobody changed them and nothing else uses them.";
    readonly refusedText: "Correct the rows that weren’t imported in this file, then upload it again. Rows that were imported aren’t in it.";
    readonly refusedFile: "Download rows with reasons";
  };
  readonly tripsImport: {
    readonly intro: "Create new trips from a table. Nothing is created until you’ve seen the result of a check.";
    readonly template: {
      readonly xlsx: "Template (Excel)";
      readonly csv: "Template (CSV)";
    };
    readonly guide: "What each column contains";
    readonly choose: "Choose file";
    readonly limits: "CSV or XLSX, up to {rows, number} rows and {megabytes, number} MB.";
    readonly rows: "{count, plural, one {# row} other {# rows}}";
    readonly encoding: "encoding {name}";
    readonly separator: {
      readonly comma: "separated by commas";
      readonly semicolon: "separated by semicolons";
      readonly tab: "separated by tabs";
    };
    readonly sheet: "Sheet";
    readonly example: "The example row of the template is left out.";
    readonly remembered: "The columns are as you chose them last time for these headings.";
    readonly columns: "Columns";
    readonly columnsText: "Check what each column contains. Columns without a choice aren’t imported.";
    readonly unnamed: "Column {number}";
    readonly unused: "Not imported";
    readonly samples: "For example: {samples}";
    readonly noSamples: "Empty";
    readonly leftOut: "Not imported: {headings}";
    readonly dateOrder: "How are dates such as {example} written?";
    readonly chooseOrder: "Please choose";
    readonly dateOrders: {
      readonly dayFirst: "Day first, then month";
      readonly monthFirst: "Month first, then day";
    };
    readonly check: "{count, plural, one {Check # row} other {Check # rows}}";
  };
  readonly tripsTracker: {
    readonly description: "Upcoming and current trips, and what each still needs. Select a light to see why.";
    readonly search: "Search by student, parent, family or number";
    readonly one: "Trip";
    readonly empty: {
      readonly title: "No upcoming or current trips";
      readonly text: "Trips are listed here until their last day.";
    };
    readonly preset: {
      readonly label: "Quick filters";
      readonly all: "All trips";
      readonly mine: "My trips";
      readonly urgent: "Urgent";
      readonly week: "Next 7 days";
      readonly due: "Follow-up due";
      readonly unassigned: "Without coordinator";
    };
    readonly start: "{days, plural, =0 {Today} one {# day} other {# days}}";
    readonly started: "{days, plural, one {Started # day ago} other {Started # days ago}}";
    readonly more: "{count, plural, one {{name} and # more} other {{name} and # more}}";
    readonly light: {
      readonly label: "{check}: {light}";
      readonly hidden: "Not shown to you";
      readonly ready: "Nothing is missing.";
      readonly rule: "Amber from {amber} days before the start, red from {red} days.";
      readonly ruleAtOnce: "Amber at once, red from {red} days before the start.";
      readonly ruleRed: "Red at once, however long before the start.";
    };
    readonly mend: {
      readonly data: "Edit student";
      readonly family: "View families of the trip";
      readonly payment: "View invoices of the trip";
      readonly transfer: "View arrival and departure";
      readonly documents: "View documents of the student";
    };
    readonly missing: {
      readonly incompleteStudents: "{count, plural, one {Details of # student are incomplete.} other {Details of # students are incomplete.}}";
      readonly nobodyAsked: "No family is considering this stay. Ask one.";
      readonly lateAnswers: "{count, plural, one {# family is late with its answer.} other {# families are late with their answers.}}";
      readonly openAnswers: "{count, plural, one {# family hasn’t accepted yet.} other {# families haven’t accepted yet.}}";
      readonly overdueInvoices: "{count, plural, one {# invoice is overdue.} other {# invoices are overdue.}}";
      readonly unbilledStays: "No invoice has been sent for this stay.";
      readonly unpaidInvoices: "{count, plural, one {# invoice isn’t paid yet.} other {# invoices aren’t paid yet.}}";
      readonly missingArrivals: "{count, plural, one {The arrival of # student isn’t known.} other {The arrival of # students isn’t known.}}";
      readonly unmetArrivals: "{count, plural, one {Nobody is arranged to meet # arrival.} other {Nobody is arranged to meet # arrivals.}}";
      readonly missingDepartures: "{count, plural, one {The departure of # student isn’t known.} other {The departure of # students isn’t known.}}";
      readonly missingPassports: "{count, plural, one {The passport of # student is missing.} other {The passports of # students are missing.}}";
      readonly missingConsents: "{count, plural, one {The parents’ consent for # student is missing.} other {The parents’ consent for # students is missing.}}";
    };
    readonly readiness: "Readiness";
    readonly state: "Status";
    readonly edit: "View trip";
    readonly followUp: {
      readonly title: "Follow-up";
      readonly none: "No follow-up planned";
      readonly due: "Due";
      readonly day: "Follow-up date";
      readonly text: "What to do (optional)";
      readonly save: "Save follow-up";
      readonly remove: "Remove follow-up";
      readonly saved: "Follow-up saved";
      readonly removed: "Follow-up removed";
    };
    readonly coordinator: {
      readonly label: "Coordinator";
      readonly none: "No coordinator";
      readonly me: "Assign to me";
      readonly saved: "Coordinator saved";
      readonly save: "Save coordinator";
    };
    readonly checklist: {
      readonly title: "Checklist";
      readonly progress: "{done} of {total} done";
      readonly item: {
        readonly parentsCalled: "Parents called";
        readonly familyBriefed: "Host family briefed";
        readonly houseRulesSent: "House rules sent";
        readonly emergencyContacts: "Emergency contacts checked";
        readonly arrivalConfirmed: "Arrival confirmed with everyone";
      };
      readonly add: "Add item";
      readonly text: "New item";
      readonly remove: "Delete “{name}”";
    };
    readonly notes: {
      readonly title: "Notes";
      readonly none: "No notes yet";
      readonly text: "New note";
      readonly hint: "Only staff can read it.";
      readonly add: "Add note";
      readonly added: "Note added";
      readonly edit: "Edit note";
      readonly editText: "Note";
      readonly save: "Save note";
      readonly saved: "Note saved";
      readonly remove: "Delete note";
      readonly removeTitle: "Delete this note?";
      readonly removeText: "You can’t undo this.";
      readonly removed: "Note deleted";
      readonly edited: "edited";
    };
    readonly bulk: {
      readonly assign: "Assign coordinator";
      readonly assignTitle: "{count, plural, one {Assign a coordinator to # trip} other {Assign a coordinator to # trips}}";
      readonly assignText: "Leave it empty to remove the coordinator.";
      readonly followUp: "Set follow-up";
      readonly followUpTitle: "{count, plural, one {Set the follow-up of # trip} other {Set the follow-up of # trips}}";
      readonly followUpText: "This replaces follow-ups planned before. Leave the date empty to remove them.";
      readonly changed: "{count, plural, =0 {No trips changed} one {# trip changed} other {# trips changed}}";
    };
    readonly startsIn: "{days, plural, =0 {Starts today} one {Starts in # day} other {Starts in # days}}";
  };
  readonly trips: {
    readonly state: {
      readonly new: "New";
      readonly enquiry: "Enquiry";
      readonly reserved: "Reserved";
      readonly booked: "Booked";
      readonly customer_service: "Customer service";
      readonly in_progress: "In progress";
      readonly completed: "Completed";
      readonly closed: "Closed";
      readonly cancelled: "Cancelled";
    };
    readonly offerState: {
      readonly new: "New";
      readonly potential: "Shortlisted";
      readonly pending_submission: "In preparation";
      readonly awaiting_review: "Awaiting reply";
      readonly considering: "Considering";
      readonly accepted: "Accepted";
      readonly declined: "Declined";
      readonly rejected: "Not selected";
      readonly waiting_list: "Waiting list";
      readonly withdrawn: "Withdrawn";
    };
    readonly step: {
      readonly enquire: "Start enquiry";
      readonly reserve: "Reserve";
      readonly passOn: "Ask backup family";
      readonly book: "Book";
      readonly release: "Return to enquiry";
      readonly needCare: "Move to customer service";
      readonly resume: "Resume booking";
      readonly rehouse: "Move to another family";
      readonly start: "Start stay";
      readonly complete: "Complete stay";
      readonly close: "Close trip";
      readonly cancel: "Cancel trip";
      readonly reopen: "Reopen trip";
      readonly prolong: "Extend stay";
      readonly correct: "Reopen for corrections";
    };
    readonly move: {
      readonly becomes: "New trip status: {state}.";
      readonly withFamily: "{step}: {name}";
      readonly leave: "Go back";
      readonly noFamily: "No families on this trip yet. Find one first.";
      readonly allOut: "Every family has declined or withdrawn. Find another, or ask one again.";
      readonly reason: "Reason";
      readonly done: "Trip status: {state}";
    };
    readonly history: {
      readonly none: "No history yet.";
      readonly begun: "Trip created";
      readonly enquiry: "Host families asked";
      readonly released: "Host family couldn’t host, looking for another";
      readonly reserved: "Stay reserved, host family asked";
      readonly passedOn: "Backup family asked instead";
      readonly booked: "Host family accepted, stay booked";
      readonly resumed: "Problem solved, booking resumed";
      readonly needsCare: "Moved to customer service";
      readonly started: "Stay started";
      readonly completed: "Stay completed";
      readonly closed: "Trip closed";
      readonly cancelled: "Trip cancelled";
      readonly reopened: "Trip reopened";
    };
    readonly offers: {
      readonly label: "Families asked";
      readonly none: "No families asked yet.";
      readonly asked: "Asked";
      readonly answered: "Answered";
      readonly rank: "Waiting list position: {rank}";
    };
    readonly messages: {
      readonly label: "Messages";
      readonly from: {
        readonly reader: "You";
        readonly parent: "Parents";
        readonly host: "Host family";
        readonly staff: "Our team";
      };
    };
    readonly transfers: {
      readonly title: "Travel details";
      readonly arrival: "Arrival";
      readonly departure: "Departure";
      readonly of: "{journey}: {name}";
      readonly noTime: "no time yet";
      readonly minor: "Unaccompanied minor service. The airline hands the child over only to the person named here.";
      readonly notYet: "You’ll see the times once we have them.";
      readonly none: "No travel details yet.";
      readonly label: "Arrivals and departures";
      readonly met: {
        readonly arrival: {
          readonly host: "You pick them up.";
          readonly parentSelf: "You drop them off.";
          readonly family: "Pick-up by the host family.";
          readonly company: "Pick-up by a driver.";
          readonly parent: "The parents drop them off.";
          readonly platform: "Pick-up by our team.";
          readonly nobody: "Pick-up not arranged yet.";
        };
        readonly departure: {
          readonly host: "You drop them off.";
          readonly parentSelf: "You pick them up.";
          readonly family: "Drop-off by the host family.";
          readonly company: "Drop-off by a driver.";
          readonly parent: "The parents pick them up.";
          readonly platform: "Drop-off by our team.";
          readonly nobody: "Drop-off not arranged yet.";
        };
      };
      readonly act: {
        readonly add: {
          readonly arrival: "Add arrival";
          readonly departure: "Add departure";
        };
        readonly change: "Edit";
        readonly remove: "Remove";
        readonly save: "Save";
        readonly saved: "Travel details saved";
        readonly removed: "Travel details removed";
        readonly removeText: "If the stay is booked, we’ll tell everyone involved.";
      };
      readonly field: {
        readonly text: "Use local dates and times. You can add missing details later.";
        readonly student: "Student";
        readonly all: "All students";
        readonly day: "Date";
        readonly time: "Local time";
        readonly place: "Airport, station or port";
        readonly carrierNumber: "Flight or train number";
        readonly unaccompaniedMinor: "Unaccompanied minor service booked";
        readonly note: "Note for the host family";
        readonly meetName: "Name";
        readonly meetPhone: "Phone on the day";
        readonly far: "This is more than a day from the stay. Check the date. You can still save it.";
        readonly metBy: {
          readonly arrival: "Pick-up by";
          readonly departure: "Drop-off by";
        };
        readonly choice: {
          readonly nobody: "Not arranged yet";
          readonly family: "Host family";
          readonly company: "Company or driver";
          readonly parent: "Parents";
          readonly self: "Myself";
          readonly platform: "Our team";
        };
        readonly arranged: "Our team has arranged the pick-up or drop-off. Contact us to change it.";
      };
      readonly hint: {
        readonly farFromStay: "{journey}: more than a day from the stay. Check the date.";
        readonly minorUnmet: "{journey}: unaccompanied minor service. The airline needs the name of the person at the airport.";
        readonly unmet: "{journey}: no pick-up or drop-off arranged yet.";
        readonly arrivalMissing: "No arrival details for {name} yet.";
        readonly departureMissing: "No departure details for {name} yet.";
        readonly paidNotArranged: "Transfers in the price: {paid, plural, one {#} other {#}}. Arranged: {arranged, plural, =0 {none} one {#} other {#}}.";
        readonly arrangedNotPaid: "{arranged, plural, one {# transfer is arranged but isn’t} other {# transfers are arranged but aren’t}} in the price.";
      };
      readonly paid: "{count, plural, =0 {No transfers in the price.} one {# transfer in the price.} other {# transfers in the price.}}";
    };
    readonly plan: {
      readonly length: "{days, plural, one {# day} other {# days}}, {nights, plural, one {# night} other {# nights}}";
      readonly arrival: "Arrival at the host family.";
      readonly arrivalTransfer: "Arrival; the transfer to the host family is included.";
      readonly departure: "Departure.";
      readonly departureTransfer: "Departure; the transfer from the host family is included.";
      readonly camp: "Camp: {name}.";
      readonly calledOff: "Cancelled.";
      readonly calledOffLooking: "Cancelled. We’re looking for another camp.";
      readonly family: "With the host family.";
      readonly backupCamps: "Backup camps";
      readonly addToCalendar: "Add to calendar";
    };
  };
  readonly unanswered: {
    readonly description: "Families that haven’t answered an offer in time. Remind them, call them, or ask another family.";
    readonly one: "Offer";
    readonly search: "Search by family, phone or county";
    readonly dates: "Stay";
    readonly tried: "Reminders and calls";
    readonly nothingTried: "Nothing yet";
    readonly byProduct: "sent automatically";
    readonly empty: {
      readonly title: "No unanswered offers";
      readonly text: "Offers appear here when a family takes too long to answer.";
    };
    readonly channel: {
      readonly mail: "Reminded by email";
      readonly message: "Reminded by message";
      readonly sms: "Reminded by text message";
      readonly phone: "Called";
    };
    readonly call: {
      readonly title: "Log a call";
      readonly outcome: "Outcome";
      readonly note: "Note";
      readonly submit: "Log call";
      readonly done: "Call logged";
    };
    readonly act: {
      readonly remind: "Send reminder";
      readonly replace: "Ask another family";
      readonly replaceTitle: "Ask {other} instead of {family}?";
      readonly priceCanChange: "The price can change with the family. If it rises, the parent has to agree.";
      readonly isOut: "We’ll tell {family} that another family was chosen.";
      readonly staysWaiting: "{family} stays on the waiting list.";
      readonly pause: "Pause family";
      readonly pauseTitle: "Pause {family}?";
      readonly pauseText: "The family isn’t shown in search or asked for new stays until the pause ends.";
      readonly pauseTold: "The family will read that requests weren’t answered, and your reason.";
      readonly reason: "Reason";
      readonly paused: "Family paused";
    };
    readonly replace: {
      readonly noneIn: {
        readonly county: "No other family in {county} has free beds on these dates.";
        readonly beyond: "No family in another county has free beds on these dates.";
      };
      readonly group: {
        readonly listed: "On the trip’s list";
        readonly county: "In {county}";
        readonly beyond: "In other counties";
      };
      readonly measuredFrom: {
        readonly camp: "Distances are from {name}.";
        readonly family: "Distances are from {name}’s home.";
        readonly county: "Distances are from the middle of {name}.";
      };
      readonly keepWaiting: "Keep the first family on the waiting list";
      readonly family: "Family";
      readonly town: "Town";
      readonly distance: "Distance";
      readonly km: "{km} km";
      readonly freeBeds: "Free beds";
      readonly response: "Usually answers within";
      readonly hours: "{hours, plural, one {# hour} other {# hours}}";
      readonly action: "Action";
      readonly ask: "Ask";
      readonly askNamed: "Ask {name}";
    };
    readonly textState: {
      readonly queued: "Not sent yet";
      readonly sent: "Sent";
      readonly delivered: "Delivered";
      readonly failed: "Not delivered. Check the phone number, or call.";
    };
    readonly remind: {
      readonly title: "{count, plural, one {Remind this family} other {Remind # families}}";
      readonly text: "A family gets at most one reminder an hour by the same channel. Text messages are sent by day only.";
      readonly channels: "Remind by";
      readonly channel: {
        readonly mail: "Email";
        readonly message: "Message";
        readonly sms: "Text message";
      };
      readonly possibleFor: "Possible for {possible} of {count}";
      readonly families: "Possible reminders";
      readonly results: "Reminders";
      readonly family: "Family";
      readonly possible: "Possible now";
      readonly sent: "Sent";
      readonly leaves: "Will be sent {at}";
      readonly again: "Possible again {at}";
      readonly blocker: {
        readonly answered: "Has answered";
        readonly mailOff: "Doesn’t get emails";
        readonly noTexts: "Not set up here";
        readonly noNumber: "No valid phone number";
        readonly recent: "Reminded within the last hour";
      };
      readonly send: "Send reminder";
      readonly done: "{count, plural, =0 {Nobody reminded} one {# family reminded} other {# families reminded}}";
    };
  };
  readonly upload: {
    readonly chooseFile: "Choose a file";
    readonly chooseFiles: "Choose files";
    readonly chooseImage: "Choose an image";
    readonly chooseImages: "Choose images";
    readonly takePhoto: "Take a photo";
    readonly orDrop: "or drop or paste it here";
    readonly limits: "{kinds}, up to {size} each";
    readonly limitsCounted: "{kinds}, up to {size} each, at most {count}";
    readonly tooLarge: "{name} is too large. The limit is {size}.";
    readonly wrongKind: "You can’t upload this type of file: {name}. Supported types: {kinds}.";
    readonly tooMany: "{count, plural, one {You can add only # file here.} other {You can add only # files here.}}";
    readonly failed: "We couldn’t upload {name}.";
    readonly uploading: "Uploading {name}: {percent}";
    readonly finishing: "Almost done: {name}";
    readonly uploaded: "{name} uploaded";
    readonly cancel: "Cancel upload of {name}";
    readonly retry: "Retry {name}";
    readonly remove: "Remove {name}";
    readonly removed: "{name} removed";
    readonly moveEarlier: "Move {name} forwards";
    readonly moveLater: "Move {name} backwards";
    readonly moved: "{name} moved to position {place} of {count}";
    readonly alt: "Image description";
    readonly altHint: "For people who can’t see the image.";
    readonly download: "Download {name}";
    readonly files: "Files of {field}";
    readonly changeAvatar: "Change picture";
    readonly removeAvatar: "Remove picture";
    readonly avatarOf: "{name}’s picture";
  };
  readonly users: {
    readonly description: "Everyone who has an account.";
    readonly namesDescription: "The names of everyone who has an account.";
    readonly invite: "Invite user";
    readonly state: {
      readonly active: "Active";
      readonly invited: "Invited";
      readonly unverified: "Not confirmed";
      readonly deactivated: "Deactivated";
    };
    readonly never: "Never";
    readonly noRoles: "No role";
    readonly empty: {
      readonly title: "No results";
      readonly text: "Try another search, or remove a filter.";
    };
    readonly field: {
      readonly firstName: "First name";
      readonly lastName: "Last name";
      readonly email: "Email";
      readonly phone: "Phone";
      readonly locale: "Email language";
      readonly roles: "Roles";
    };
    readonly inviteForm: {
      readonly title: "Invite user";
      readonly text: "We’ll email them a link to choose a password. It expires in 1 week.";
      readonly rolesHint: "Roles decide what a user can do. You can change them later.";
      readonly submit: "Send invitation";
      readonly done: "{name} invited";
    };
    readonly bulk: {
      readonly deactivate: "Deactivate";
      readonly reactivate: "Reactivate";
      readonly grantRole: "Assign role";
      readonly revokeRole: "Remove role";
      readonly chooseRole: "Role";
      readonly deactivateTitle: "{count, plural, one {Deactivate # user?} other {Deactivate # users?}}";
      readonly deactivateText: "We’ll sign them out immediately, and they can’t sign in again. We’ll keep their details. You can reactivate them at any time.";
      readonly reactivateTitle: "{count, plural, one {Reactivate # user?} other {Reactivate # users?}}";
      readonly reactivateText: "They’ll be able to sign in again.";
      readonly grantTitle: "{count, plural, one {Assign a role to # user?} other {Assign a role to # users?}}";
      readonly revokeTitle: "{count, plural, one {Remove a role from # user?} other {Remove a role from # users?}}";
      readonly done: "{count, plural, one {# user changed} other {# users changed}}";
      readonly unchanged: "{count, plural, one {# user already up to date} other {# users already up to date}}";
      readonly refused: "{count, plural, one {# user couldn’t be changed:} other {# users couldn’t be changed:}}";
      readonly resultTitle: "Results";
    };
    readonly back: "All users";
    readonly section: {
      readonly details: "Details";
      readonly roles: "Roles";
      readonly access: "Access";
      readonly log: "Audit log";
    };
    readonly save: "Save";
    readonly saved: "Changes saved";
    readonly saveRoles: "Save roles";
    readonly rolesSaved: "Roles saved";
    readonly ownRoles: "You can’t change your own roles. Ask another administrator.";
    readonly ownAccount: "This is you.";
    readonly lastSignIn: "Last sign-in";
    readonly since: "Account created";
    readonly emailState: "Email address";
    readonly emailVerified: "Confirmed";
    readonly emailUnverified: "Not confirmed yet";
    readonly signsInWith: "Signs in with";
    readonly password: "Password";
    readonly nothingYet: "None yet";
    readonly sessions: "Signed-in devices";
    readonly sessionCount: "{count, plural, =0 {No devices} one {# device} other {# devices}}";
    readonly timezone: "Time zone";
    readonly unknown: "Unknown";
    readonly deactivate: "Deactivate";
    readonly deactivateTitle: "Deactivate {name}?";
    readonly deactivateText: "We’ll sign them out immediately, and they can’t sign in again. We’ll keep their details. You can reactivate them at any time.";
    readonly deactivated: "{name} deactivated";
    readonly reactivate: "Reactivate";
    readonly reactivated: "{name} reactivated";
    readonly resetLink: "Send reset link";
    readonly resetLinkSent: "Reset link sent to {email}";
    readonly resendInvitation: "Resend invitation";
    readonly invitationSent: "Invitation sent to {email}";
    readonly signOut: "Sign out everywhere";
    readonly signOutTitle: "Sign out {name} everywhere?";
    readonly signOutText: "They can sign in again at any time.";
    readonly signedOut: "{name} signed out everywhere";
    readonly viewAs: "View as user";
    readonly viewAsTitle: "View the system as {name}?";
    readonly viewAsText: "You’ll see what they see for up to 1 hour, and can’t change anything. We record your name and the reason.";
    readonly viewAsReason: "Reason";
    readonly viewAsConfirm: "View as user";
    readonly rights: "View permissions";
    readonly support: "View support conversation";
  };
  readonly vetting: {
    readonly description: "Families on their way to approval, and the checks of those who host.";
    readonly search: "Search by name or town";
    readonly one: "Vetting";
    readonly empty: {
      readonly title: "No families yet";
      readonly text: "A family appears here once it registers.";
    };
    readonly preset: {
      readonly label: "Quick filters";
      readonly all: "All";
      readonly mine: "Assigned to me";
      readonly unassigned: "Unassigned";
      readonly answered: "Answered requests";
      readonly expiring: "Expiring checks";
    };
    readonly answered: "Answered";
    readonly yes: "Yes";
    readonly family: "The family";
    readonly formerAdult: "Former member of the household";
    readonly files: "Files";
    readonly history: "History";
    readonly byProduct: "System";
    readonly familysTurn: "It’s the family’s turn: it completes and submits its profile.";
    readonly gaps: "Missing in the profile: {missing}";
    readonly missing: "Missing for the approval: {missing}";
    readonly missingNow: "No longer complete: {missing}";
    readonly blocker: {
      readonly ownFamily: "This is your own family, so someone else has to decide.";
      readonly relatedFamily: "You know this family, so someone else has to decide.";
      readonly profileIncomplete: "The profile isn’t complete yet.";
      readonly visitMissing: "No home visit has gone well yet.";
      readonly checksOpen: "References, documents or police checks are missing or have expired.";
    };
    readonly step: {
      readonly review: "Start review";
      readonly visit: "Start home visit";
      readonly check: "Start checks";
      readonly approve: "Approve";
      readonly reject: "Reject";
      readonly suspend: "Suspend";
      readonly reinstate: "Reinstate";
    };
    readonly ask: {
      readonly reason: "Reason";
      readonly visit: "Start the home visit of {name}?";
      readonly visitText: "We tell the family that we’d like to visit.";
      readonly approve: "Approve {name}?";
      readonly approveText: "We tell the family. It can be found and booked once its profile is live.";
      readonly gaps: "Still open, so give a reason that only staff read:";
      readonly gapReason: "Why approve anyway?";
      readonly reinstate: "Reinstate {name}?";
      readonly reinstateText: "We tell the family. It can be found and booked again.";
      readonly reject: "Reject {name}?";
      readonly rejectText: "The family reads your reason. It can apply again.";
      readonly suspend: "Suspend {name}?";
      readonly suspendText: "The family reads your reason. It can’t be found any more; booked stays go on until you change them.";
    };
    readonly gap: {
      readonly reference: "{name}’s reference counts, but {name} hasn’t answered.";
      readonly police: "The police check of {name} has no file.";
      readonly requests: "{count, plural, one {# request for information isn’t closed.} other {# requests for information aren’t closed.}}";
      readonly visit: "Not confirmed at the home visit: {points}.";
    };
    readonly done: {
      readonly review: "Review of {name} started";
      readonly visit: "Home visit of {name} started";
      readonly check: "Checks of {name} started";
      readonly approve: "{name} approved";
      readonly reject: "{name} rejected";
      readonly suspend: "{name} suspended";
      readonly reinstate: "{name} reinstated";
    };
    readonly assign: {
      readonly to: "Assigned to";
      readonly toMe: "Assign to me";
      readonly nobody: "Nobody";
      readonly clear: "Remove assignment";
      readonly done: "{family} assigned to {name}";
      readonly undone: "{family} no longer assigned";
      readonly title: "{count, plural, one {Assign # family} other {Assign # families}}";
      readonly text: "This person gets the news of these families.";
      readonly submit: "Assign";
      readonly many: "{count, plural, one {# family assigned.} other {# families assigned.}}";
      readonly refused: "{count, plural, one {# wasn’t, because one of you knows it.} other {# weren’t, because one of you knows them.}}";
    };
    readonly part: {
      readonly references: "References ({count} of {needed})";
      readonly police: "Police checks";
      readonly documents: "Documents";
      readonly visits: "Home visits";
      readonly requests: "Requests for information";
      readonly relations: "Staff who know the family";
    };
    readonly none: {
      readonly references: "No references yet.";
      readonly police: "No police check yet.";
      readonly documents: "No documents yet.";
      readonly visits: "No home visits yet.";
      readonly requests: "No requests yet.";
      readonly relations: "Nobody.";
    };
    readonly check: {
      readonly addPolice: "Record police check of {name}";
      readonly addDocument: "Record document";
      readonly change: "Edit";
      readonly changeOf: "Edit check of {name}";
      readonly status: "Status";
      readonly issuedOn: "Issued on";
      readonly expiresAt: "Valid until";
      readonly file: "File";
      readonly replaceFile: "Replace file";
      readonly summary: "Notes";
      readonly reason: "Reason, if it failed or was waived";
      readonly why: "Reason: {reason}";
      readonly save: "Save check";
      readonly saved: "{kind} saved";
      readonly text: {
        readonly police: "Only those who decide on families see the file and the notes.";
        readonly document: "Such as a proof of address or of identity. Only those who decide on families see it.";
        readonly reference: "Decide whether this reference counts.";
      };
    };
    readonly reference: {
      readonly ask: "Ask for reference";
      readonly askText: "We email a link that works once, for {days, plural, one {# day} other {# days}}. The person sees the family’s name only.";
      readonly name: "Name";
      readonly email: "Email";
      readonly relation: "How they know the family";
      readonly relationHint: "For example: neighbour, teacher of the children";
      readonly language: "Language of the email";
      readonly send: "Send request";
      readonly sent: "Reference request sent";
      readonly asked: "Asked on";
      readonly answeredAt: "Answered on";
      readonly until: "can answer until";
      readonly erased: "Deleted person";
      readonly marks: {
        readonly reliability: "Reliability {mark}/5";
        readonly care: "Care {mark}/5";
        readonly home: "Home {mark}/5";
        readonly children: "With children {mark}/5";
      };
    };
    readonly visit: {
      readonly plan: "Plan visit";
      readonly planText: "We tell the family when you visit. Leave the time empty if it isn’t agreed yet.";
      readonly day: "Date";
      readonly time: "Time";
      readonly zone: "Time zone: {zone}";
      readonly visitor: "Visitor";
      readonly isPlanned: "Home visit planned";
      readonly undated: "No date yet";
      readonly planned: "Planned";
      readonly by: "Visitor: {name}";
      readonly report: "Write report";
      readonly changeReport: "Edit report";
      readonly reportText: "Only staff who vet families read this.";
      readonly doneOn: "Date of the visit";
      readonly met: "In order";
      readonly checklist: "Checklist";
      readonly inOrder: "in order";
      readonly notConfirmed: "not confirmed";
      readonly what: "Report";
      readonly outcome: "Outcome";
      readonly photos: "Photos";
      readonly save: "Save report";
      readonly reported: "Report saved";
    };
    readonly points: {
      readonly ownRoom: "Own room";
      readonly ownBed: "Own bed";
      readonly desk: "Desk";
      readonly lock: "Lockable bathroom";
      readonly cleanliness: "Cleanliness";
      readonly smokeAlarm: "Smoke alarm";
      readonly heating: "Heating";
      readonly kitchen: "Kitchen";
      readonly pets: "Pets";
      readonly householdMet: "Met everyone in the household";
      readonly transport: "Way to school or bus";
      readonly internet: "Internet";
    };
    readonly request: {
      readonly ask: "Ask for information";
      readonly askText: "The family is told by email and answers in its own area.";
      readonly items: "What’s missing";
      readonly text: "Message";
      readonly send: "Send request";
      readonly sent: "Request sent";
      readonly open: "Waiting";
      readonly closed: "Closed";
      readonly close: "Close request";
      readonly isClosed: "Request closed";
      readonly answer: "Answer: {answer}";
    };
    readonly relation: {
      readonly declare: "Declare relation";
      readonly declareText: "This person can no longer decide on the family. Only someone else can remove the entry.";
      readonly who: "Person";
      readonly kind: "Relation";
      readonly kinds: {
        readonly relative: "Relative";
        readonly friend: "Friend";
        readonly other: "Other";
      };
      readonly declared: "Relation declared";
      readonly byFamily: "told by the family";
      readonly remove: "Remove";
      readonly removeOf: "Remove relation of {name}";
      readonly removed: "Relation removed";
    };
  };
  readonly writing: {
    readonly description: "Draft texts from prompts and sources. Everything becomes a draft; nothing is published by itself.";
    readonly request: "Request";
    readonly tab: {
      readonly write: "Write";
      readonly translate: "Translate";
      readonly prompts: "Prompts";
      readonly history: "History";
    };
    readonly off: {
      readonly title: "No language model is set up";
      readonly text: "You can keep prompts, write by hand and save drafts.";
      readonly how: "To have texts written, whoever runs the server sets <code>WRITING_URL</code> and <code>WRITING_MODEL</code>, <code>WRITING_KEY</code> if the service asks for a key, its prices and a monthly budget. Any service with OpenAI’s chat completions works, also one on your own machine. The settings are explained in <code>docs/settings.md</code>.";
    };
    readonly budget: {
      readonly model: "Model: {model}";
      readonly used: "{spent} of {budget} used in {month}.";
      readonly left: "{left} left.";
    };
    readonly form: {
      readonly prompt: "Saved prompt";
      readonly none: "None";
      readonly clear: "Clear";
      readonly text: "Prompt";
      readonly textHint: "Write variables in double braces, such as {example}. Don’t include personal data.";
    };
    readonly sources: {
      readonly hint: "The text takes facts only from these sources, and cites them as [1], [2] with a list at its end.";
      readonly number: "Source {number}";
      readonly title: "Title";
      readonly address: "Web address (optional)";
      readonly text: "Text";
      readonly remove: "Remove source {number}";
      readonly add: "Add source";
      readonly saved: "Add a saved source";
      readonly savedHint: "Its notes become the text; add what the article needs.";
    };
    readonly counter: "{letters, plural, one {# character} other {# characters}}, about {tokens, plural, one {# token} other {# tokens}}; costs at most about {cost}";
    readonly counterOff: "{letters, plural, one {# character} other {# characters}}, about {tokens, plural, one {# token} other {# tokens}}";
    readonly act: {
      readonly write: "Write text";
      readonly stop: "Stop";
      readonly off: "Needs a language model; see above.";
      readonly save: "Save as draft";
      readonly copy: "Copy";
      readonly copied: "Copied";
      readonly notCopied: "Couldn’t copy. Select the text and copy it yourself.";
    };
    readonly replace: {
      readonly title: "Replace the text?";
      readonly text: "What’s in the text field now is lost. Save it as a draft first to keep it.";
      readonly confirm: "Replace";
    };
    readonly answer: {
      readonly title: "Text";
      readonly hint: "In Markdown. Edit it, or write it yourself.";
      readonly running: "Writing…";
      readonly done: "Done. Check the text before you publish it.";
      readonly stopped: "Stopped.";
      readonly cut: "The text was cut at its maximum length. Ask for a shorter one, or finish it yourself.";
      readonly uncited: "The text cites none of the sources. Check its facts.";
      readonly unknown: "There are no sources with these numbers: {numbers}. Check the facts beside them.";
      readonly cost: "{tokens, plural, one {# token} other {# tokens}}, {cost}";
      readonly costEstimated: "About {tokens, plural, one {# token} other {# tokens}}, {cost} (estimated)";
    };
    readonly save: {
      readonly title: "Save as draft";
      readonly text: "Nothing is published: you read and edit the draft first.";
      readonly where: "Save in";
      readonly page: "A new page";
      readonly blog: "A new blog article";
      readonly draft: "A page or article you already have";
      readonly titleField: "Title";
      readonly slug: "Address";
      readonly article: "Page or article";
      readonly language: "Language";
      readonly replaces: "Replace everything in this draft";
      readonly submit: "Save draft";
      readonly saved: "Draft saved";
    };
    readonly find: {
      readonly title: "Not sent: personal data found";
      readonly kind: {
        readonly name: "Name";
        readonly health: "Health note";
        readonly email: "Email";
        readonly phone: "Phone";
      };
      readonly place: {
        readonly prompt: "in the prompt";
        readonly value: "in the variable {name}";
        readonly source: "in source {number}";
        readonly page: "in the page";
      };
      readonly confirm: {
        readonly hint: "Tick each name that isn’t a person’s here, such as a place or a flower. What you tick is kept in the change log with your name.";
        readonly name: "“{name}” isn’t a person here";
        readonly send: "Send with these words";
      };
    };
    readonly failure: {
      readonly unavailable: "The language model can’t be reached. Try again later.";
      readonly overloaded: "The language model takes no more requests right now. Wait a minute and try again.";
      readonly keyRefused: "The language model refused the key or doesn’t have the model. Ask whoever runs the server to check WRITING_KEY and WRITING_MODEL.";
      readonly quota: "The account at the language model’s service is used up.";
      readonly tooLong: "The request is too long for the language model. Shorten the prompt or the sources.";
      readonly requestRefused: "The language model refused this request. Change the prompt and try again.";
      readonly stalled: "The language model said nothing for too long. What it had written is kept.";
      readonly broken: "The answer ended in the middle. What was written is kept.";
      readonly incomplete: "The answer wasn’t a whole translation: links or parts of the page were missing. Nothing was saved. Try again.";
      readonly draftChanged: "Someone changed the draft meanwhile, so the translation wasn’t saved. You find it in the history.";
      readonly interrupted: "Writing was interrupted. Try again.";
    };
    readonly prompts: {
      readonly add: "Add prompt";
      readonly edit: "Edit";
      readonly dialogText: "Variables such as {example} are filled in when the prompt is used. A changed text becomes a new version.";
      readonly title: "Title";
      readonly text: "Prompt";
      readonly save: "Save prompt";
      readonly saved: "Prompt saved";
      readonly about: "Version {number}, {variables, plural, =0 {no variables} one {# variable} other {# variables}}.";
      readonly versions: "Versions";
      readonly versionsOf: "Versions of “{title}”";
      readonly version: "Version {number}";
      readonly useVersion: "Use version {number} again";
      readonly archive: "Archive";
      readonly restore: "Restore";
      readonly archived: "Archived";
      readonly archivedNow: "Prompt archived";
      readonly restored: "Prompt restored";
      readonly withArchived: "Show archived";
      readonly emptyTitle: "No prompts yet";
      readonly emptyText: "Keep what you ask for again and again, with variables for what differs.";
    };
    readonly history: {
      readonly date: "Date";
      readonly user: "User";
      readonly what: "Request";
      readonly stateTitle: "Status";
      readonly cost: "Cost";
      readonly one: "Text from the language model";
      readonly request: "Request";
      readonly source: "Source";
      readonly answer: "Text";
      readonly nothing: "Nothing was written.";
      readonly translation: "Translation: {language}";
      readonly ofPrompt: "“{title}”, version {number}";
      readonly draft: "Open draft";
      readonly state: {
        readonly running: "Writing";
        readonly done: "Done";
        readonly stopped: "Stopped";
        readonly failed: "Failed";
      };
      readonly newer: "Newer";
      readonly older: "Older";
      readonly emptyTitle: "Nothing written yet";
      readonly emptyText: "Texts and translations of the language model appear here, with what they cost.";
    };
    readonly translate: {
      readonly title: "Translate with language model";
      readonly text: "The English draft becomes a draft in each language, with the same structure, links and images. Nothing is published.";
      readonly languages: "Languages";
      readonly hasDraft: "{language} (has a draft)";
      readonly start: "Translate";
      readonly stop: "Stop";
      readonly off: "Needs a language model.";
      readonly progress: "{language}: {done} of {all} parts";
      readonly replaceTitle: "Replace the draft in this language: {language}?";
      readonly replaceText: "The draft as it is now is replaced. What’s published stays.";
      readonly replaceConfirm: "Replace draft";
      readonly done: "Translated: {languages}";
      readonly read: "Read each draft before you publish it.";
    };
    readonly fromItem: {
      readonly note: "For the planned text “{title}”";
      readonly view: "View planned text";
      readonly detach: "Detach";
      readonly title: "Replace your request?";
      readonly text: "The prompt, sources and text on this page are replaced by those of “{title}”.";
      readonly confirm: "Replace";
      readonly keywords: "Keywords: {keywords}";
      readonly language: "Language: {language}";
    };
  };
}
