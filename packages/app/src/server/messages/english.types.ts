// The messages of the server, in English, as types: written by `npm run -s messages:types -w @hosted-stay/app`, never by hand.

/** By section, as in `messages/en/server`. */
export interface ServerMessages {
  readonly bankColumns: {
    readonly date: "date";
    readonly amount: "amount";
    readonly payer: "payer";
    readonly reference: "reference";
  };
  readonly bankLines: {
    readonly date: "This line has no date.";
    readonly amount: "This line has no valid amount in this currency.";
    readonly future: "The date in this line is in the future.";
    readonly currency: "This line isn’t in {currency}.";
    readonly ambiguous: "We can read the amount in this line in two ways, as thousands or with decimals. Write it with decimals, such as 1,234.00.";
    readonly columns: "This line’s columns don’t match the heading. Put quotes around cells that hold a separator, and close every quote.";
    readonly nobody: "This line has no payer and no reference.";
  };
  readonly billing: {
    readonly opening: "Opening balance";
    readonly closing: "Closing balance";
    readonly sent: "Statement sent to {email}";
    readonly mail: {
      readonly subject: "{product} statement: {from} to {to}";
      readonly intro: "This is your account statement from {from} to {to}.";
      readonly balance: "Balance on {to}: {balance}.";
      readonly attached: "The attached file lists every entry. You can open it in any spreadsheet program.";
    };
  };
  readonly booking: {
    readonly issue: {
      readonly childMissing: "Choose who is travelling.";
      readonly childAdult: "This student will be 18 or older on arrival. Choose another.";
      readonly childTwice: "You’ve chosen this student twice.";
      readonly childUnknown: "This student no longer exists. Choose another.";
      readonly childIncomplete: "Some details your host family needs about this student are missing.";
      readonly childAway: "This student is on another trip on some of these days. Choose other dates or another student.";
      readonly datesMissing: "Choose arrival and departure dates.";
      readonly datesReversed: "Choose a departure date after the arrival date.";
      readonly datesPast: "These dates are in the past. Choose later dates.";
      readonly datesTooLong: "A stay can last up to one year. Choose an earlier departure date.";
      readonly familyMissing: "Choose a host family.";
      readonly familyNotLive: "This family isn’t hosting at the moment. Choose another.";
      readonly familyTooSmall: "This family doesn’t have enough beds for all your students.";
      readonly familyTaken: "This family isn’t free on these dates. Choose other dates or another family.";
      readonly backupIsPrimary: "Choose a different family as the backup.";
      readonly backupNotLive: "The backup family isn’t hosting at the moment.";
      readonly backupTaken: "The backup family isn’t free on these dates.";
      readonly campUnknown: "This camp week has been cancelled.";
      readonly campOutsideDates: "This camp week is outside the stay’s dates.";
      readonly campClash: "You’ve already chosen another camp for this week.";
      readonly campFull: "This camp week is full. Choose another.";
      readonly campMissing: "Choose a camp, or choose a stay with full family days.";
      readonly campsNotWanted: "A stay with full family days has no camps. Choose another type of stay, or remove the camps.";
      readonly noPrice: "We can’t price this stay with these details.";
      readonly discountUnknown: "This code doesn’t apply to this stay.";
      readonly tripOver: "This enquiry is already booked or cancelled, or is for other children. Book a new trip instead.";
      readonly familySaidNo: "This family can’t host this stay any more. Choose another.";
    };
    readonly mail: {
      readonly refused: {
        readonly subject: "Booking not completed: you’ll get a full refund";
        readonly intro: "We’re sorry. Someone else took the beds for your stay from {from} to {to} before your payment to {product} arrived.";
        readonly money: "We’re refunding you in full: {amount} {currency}. You don’t need to do anything.";
        readonly button: "Find another family";
      };
      readonly experience: {
        readonly subject: "We’ve received your request ({reference})";
        readonly intro: "Thank you for requesting an experience from {product}.";
        readonly reference: "Quote this reference if you contact us: {reference}";
        readonly next: "We’ll email you a proposal. If you create an account with this email address, you’ll find your request there.";
        readonly nextFamily: "We’ll ask your chosen family if they can host you, and email you their answer. If you create an account with this email address, you’ll find your request there.";
        readonly claim: "To follow your request and book, sign in or register with this email address. Then confirm on your dashboard that the request is yours.";
        readonly claimButton: "View dashboard";
        readonly notYou: "If you didn’t ask for this, you can ignore this email.";
      };
    };
  };
  readonly calendarFile: {
    readonly name: "My calendar at {product}";
    readonly booked: "Booked";
    readonly notAvailable: "Not available";
  };
  readonly conversationExport: {
    readonly title: "Conversation: {title}";
    readonly participants: "Participants";
    readonly person: "{name} ({role})";
    readonly exported: "Exported by {name} on {time}";
    readonly zone: "Times are in the time zone {zone}.";
    readonly none: "No messages in this period.";
    readonly shortened: "This file has the newest {count, number} messages. Older ones are left out.";
    readonly withdrawn: "This message was withdrawn.";
    readonly reply: "Reply to {name}: {text}";
    readonly page: "Page {page} of {pages}";
    readonly file: {
      readonly image: "Photo: {name}";
      readonly video: "Video: {name}";
      readonly audio: "Audio: {name}";
      readonly pdf: "PDF: {name}";
      readonly file: "File: {name}";
    };
  };
  readonly eInvoice: {
    readonly discount: "Discount";
    readonly withoutVat: "Part of the price without VAT";
    readonly rounding: "VAT rounding";
    readonly creditTerms: "Reduces the amount due for invoice {number}, or is refunded.";
    readonly lacks: {
      readonly sellerCountry: "The business address doesn’t end with a country. Add the country in the business settings.";
      readonly buyerCountry: "The buyer’s address doesn’t end with a country. Enter the country as its last line.";
      readonly sellerVat: "The business had no VAT number when this was sent. Add it in the business settings for future invoices.";
      readonly sellerVatForm: "The VAT number of the business must start with its two-letter country code, such as IE1234567T.";
      readonly buyerVatForm: "The buyer’s VAT number must start with its two-letter country code, such as DE123456789.";
      readonly currency: "E-invoices allow 2 digits after the point, and amounts in {currency} have more.";
      readonly vat: "The VAT isn’t a percentage of its base.";
      readonly rule: "The invoice breaks rule {rule} of EN 16931.";
    };
  };
  readonly invoiceMails: {
    readonly button: "View invoice";
    readonly until: "This link works until {until}. Our next email about this invoice will have a new one.";
    readonly reason: "Reason: {reason}";
    readonly sent: {
      readonly subject: "Invoice {number} from {seller}";
      readonly intro: "This is your invoice {number} for {amount}. Please pay it by {due}.";
    };
    readonly receipt: {
      readonly subject: "Payment received: invoice {number}";
      readonly intro: "We received {amount} for your invoice {number} on {date} ({method}). Thank you.";
      readonly nothingDue: "It’s paid in full. Nothing is due.";
      readonly stillDue: "Amount due: {amount}, by {due}.";
      readonly button: "View receipt";
    };
    readonly reminder: {
      readonly subject: "Payment reminder: invoice {number} from {seller}";
      readonly intro: "{amount} of your invoice {number} is unpaid. The due date is {due}.";
      readonly crossed: "If you’ve already paid, you don’t need to do anything.";
    };
    readonly credit: {
      readonly subject: "Credit note {number} from {seller}";
      readonly intro: "This is credit note {number} for {amount}. It reduces your invoice {credited}.";
      readonly button: "View credit note";
    };
    readonly voided: {
      readonly subject: "Invoice {number} from {seller} voided";
      readonly intro: "Invoice {number} has been voided. You don’t need to pay it.";
    };
    readonly difference: {
      readonly line: "Difference from the agreed price";
      readonly detail: "Agreed: {agreed}. Invoiced so far: {billed}.";
    };
    readonly creditNote: {
      readonly line: "Credit on invoice {number}";
    };
  };
  readonly mails: {
    readonly layout: {
      readonly greeting: "Hello {name},";
      readonly greetingNobody: "Hello,";
      readonly copy: "If the button doesn’t work, copy this address into your browser:";
      readonly automatic: "{product} sent this email automatically.";
    };
    readonly verify: {
      readonly subject: "Confirm your email address";
      readonly intro: "Thank you for registering with {product}. Confirm your email address to sign in.";
      readonly button: "Confirm email address";
      readonly validity: "This link works once and expires in {hours, plural, one {# hour} other {# hours}}.";
      readonly notYou: "If you didn’t ask for this, you can ignore this email. No one can sign in with your address until it’s confirmed.";
    };
    readonly takenAddress: {
      readonly subject: "You already have an account";
      readonly intro: "Someone, probably you, tried to register with {product} using this email address. It already has an account.";
      readonly family: "If you were registering your host family, nothing was saved. Sign in and fill in the form again.";
      readonly familyButton: "Register host family";
      readonly signIn: "Sign in";
      readonly reset: "If you’ve forgotten your password, you can choose a new one:";
      readonly resetButton: "Choose new password";
      readonly notYou: "If this wasn’t you, ignore this email. We haven’t told anyone you have an account.";
    };
    readonly parentInvitation: {
      readonly subject: "{product}: is this your child?";
      readonly intro: "{inviter} is arranging a stay for {child} on {product}, and named you as a parent.";
      readonly how: "If this is right, sign in or register as a parent with this email address, and confirm on your dashboard. Until then, we won’t link your account.";
      readonly button: "Reply";
      readonly notYours: "If you don’t know them, you can ignore this email or decline on your dashboard.";
    };
    readonly reset: {
      readonly subject: "Choose a new password";
      readonly intro: "Someone, probably you, asked for a new password for your {product} account.";
      readonly button: "Choose new password";
      readonly validity: "This link works once and expires in {hours, plural, one {# hour} other {# hours}}. After that, you can request another.";
      readonly notYou: "If you didn’t ask for this, you can ignore this email. Your password stays the same.";
    };
    readonly passwordChanged: {
      readonly subject: "Your password was changed";
      readonly intro: "The password of your {product} account has been changed, and you’ve been signed out on your other devices.";
      readonly notYou: "If this wasn’t you, choose a new password now:";
      readonly button: "Choose new password";
    };
    readonly newAddress: {
      readonly subject: "Confirm your new email address";
      readonly intro: "Your {product} account now uses this email address. Confirm that it’s yours before you sign in again.";
      readonly notYou: "If you don’t have a {product} account, you can ignore this email.";
    };
    readonly addressChanged: {
      readonly subject: "The email address of your account was changed";
      readonly intro: "The email address of your {product} account has been changed. You’ve been signed out on your devices. Sign in with the new address from now on.";
      readonly notYou: "If this wasn’t you, contact us now.";
      readonly button: "Contact us";
    };
    readonly providerLinked: {
      readonly subject: "New way to sign in to your account";
      readonly intro: "You can now also sign in to your {product} account with {provider}.";
      readonly notYou: "If this wasn’t you, contact us.";
      readonly button: "Contact us";
    };
    readonly payoutDetails: {
      readonly subject: "Your bank details were changed";
      readonly intro: "The bank account that {product} pays you to has been changed. We’ll now send your payouts to {account}.";
      readonly button: "View bank details";
      readonly notYou: "If this wasn’t you, contact us now.";
    };
    readonly accountDeleted: {
      readonly subject: "Your account has been deleted";
      readonly intro: "We’ve deleted your {product} account, as you asked. We’ve removed your name, contact details and sign-in methods.";
      readonly kept: "We keep invoices for as long as the law requires.";
      readonly thanks: "Thank you for being with us.";
    };
    readonly invitation: {
      readonly subject: "You’re invited to {product}";
      readonly intro: "{inviter} invited you to {product}. Choose a password to get started.";
      readonly introNobody: "You’ve been invited to {product}. Choose a password to get started.";
      readonly button: "Choose password";
      readonly validity: "This link works once and expires in {days, plural, one {# day} other {# days}}.";
    };
    readonly deactivated: {
      readonly subject: "Your account has been deactivated";
      readonly intro: "Your {product} account has been deactivated, and you’ve been signed out everywhere.";
      readonly contact: "If you think this is a mistake, contact us.";
      readonly button: "Contact us";
    };
    readonly reference: {
      readonly subject: "Reference for {family}";
      readonly intro: "{family} would like to host children with {product} and named you as somebody who knows them well. Please answer a few questions about them.";
      readonly button: "Give a reference";
      readonly note: "The link works once, for {days, plural, one {# day} other {# days}}. {family} won’t see your answers. If you don’t know the family, ignore this email.";
      readonly reminder: "Reminder: reference for {family}";
    };
    readonly leadInvitation: {
      readonly subject: "Host a student with {product}";
      readonly intro: "We’d be glad if you hosted students with {product}: for a week, a summer or a school year.";
      readonly how: "Registering takes a few minutes. Tell us about your home, and we’ll get in touch to visit you.";
      readonly button: "Register as a host family";
      readonly why: "You get this email because you told us that you’re interested in hosting. If you aren’t, ignore it: we won’t write again by ourselves.";
    };
    readonly registrationLink: {
      readonly subject: "Your link to finish registering";
      readonly intro: "Here is the link to your host family registration with {product}. It opens your answers on any device.";
      readonly button: "Continue registering";
      readonly note: "The link works for {days, plural, one {# day} other {# days}} after your last change. Don’t forward it: anyone with the link can see and change your answers.";
      readonly ignore: "If you didn’t ask for this, don’t open the link and ignore this email. Whoever asked for it could see what you enter.";
    };
    readonly registrationReminder: {
      readonly subject: "Finish registering as a host family";
      readonly intro: "You’ve started to register as a host family with {product}. Your answers are saved, and it takes only a few minutes to finish.";
      readonly note: "We won’t remind you again. If you don’t continue, we’ll delete your answers in {days, plural, one {# day} other {# days}}. If you didn’t start this, ignore this email.";
      readonly stop: "No more emails about this";
    };
  };
  readonly messageMails: {
    readonly subject: "New messages: {title}";
    readonly intro: "{count, plural, one {You have a new message in “{title}”:} other {You have # new messages in “{title}”:}}";
    readonly from: "{sender}, {time}:";
    readonly photo: "Photo";
    readonly more: "{count, plural, one {And one more message.} other {And # more messages.}}";
    readonly button: "Open conversation";
    readonly reply: "You can also answer by replying to this email. Everybody in the conversation will see your answer.";
    readonly offPlatform: "To keep our support and payment protection, never communicate or book outside our website.";
    readonly settings: "We email you about messages that you haven’t read. You can change this in your account, under Messages.";
    readonly digest: {
      readonly subject: "{count, plural, one {# unread message} other {# unread messages}}";
      readonly intro: "{count, plural, one {You have one unread message:} other {You have # unread messages:}}";
      readonly conversation: "{title}: {count, plural, one {# new message} other {# new messages}}";
      readonly line: "{sender}: {text}";
      readonly more: "{count, plural, one {And one more conversation.} other {And # more conversations.}}";
      readonly button: "Open messages";
    };
    readonly refused: {
      readonly subject: "Your reply was not sent: {title}";
      readonly intro: "You replied by email to “{title}”, but we couldn’t add your reply to the conversation.";
      readonly partSubject: "Some files in your reply are missing: {title}";
      readonly partIntro: "Your reply by email to “{title}” was added to the conversation, but not all of its files.";
      readonly closed: "The conversation is read-only now.";
      readonly contactDetails: "Your reply contains contact details, such as a phone number, an address or a link. You can exchange them once the stay is booked. Please send the rest of your message without them.";
      readonly otherSender: "It came from an email address that isn’t the one of your account. Please reply from the address of your account, or write in the conversation.";
      readonly unverified: "We couldn’t confirm that it came from your email address. Please write in the conversation.";
      readonly expired: "You replied to an email that is more than 30 days old. Please write in the conversation, or reply to a newer email.";
      readonly empty: "We found no text and no file in it. Please write in the conversation.";
      readonly tooLong: "It is too long. Please write a shorter message.";
      readonly files: "Some files in your reply couldn’t be added: they are too large, of a kind that messages can’t have, or more than ten. You can send photos, PDFs, videos and sound recordings.";
      readonly noAccess: "You can’t write in this conversation any more.";
      readonly quoted: "You wrote:";
    };
  };
  readonly notificationMails: {
    readonly button: "View notifications";
    readonly settings: "You can turn off these emails in your notification settings.";
    readonly once: "We won’t send you another email of this kind until you’ve read this notification.";
    readonly roleChanged: {
      readonly subject: "Your permissions on {product} have changed";
      readonly intro: "An administrator changed the roles of your {product} account.";
    };
    readonly accountViewed: {
      readonly subject: "An administrator viewed your account";
      readonly intro: "An administrator viewed {product} as you see it, to help. They can’t change anything while they view it.";
      readonly notAsked: "If you have questions, contact us.";
    };
    readonly hostFamilyRegistered: {
      readonly subject: "New host family registered";
      readonly intro: "A family registered to host with {product}. Their vetting hasn’t started yet.";
    };
    readonly bookingRefused: {
      readonly subject: "Paid booking not completed";
      readonly intro: "Someone paid for a stay with {product} after its beds were taken. The refund is automatic.";
    };
    readonly paymentReturned: {
      readonly refundFailed: {
        readonly subject: "A refund failed";
        readonly intro: "A {product} refund couldn’t be paid out, and the money has come back. It belongs to no trip. Refund it another way.";
      };
      readonly disputed: {
        readonly subject: "A payment is disputed";
        readonly intro: "Someone disputed a payment to {product} at their bank. It belongs to no trip. Respond in the payment gateway before its deadline.";
      };
    };
    readonly childLinked: {
      readonly subject: "Child linked to your {product} account";
      readonly intro: "Our team linked a child to your {product} account. You can now see the child’s details and trips.";
      readonly notYours: "If this isn’t your child, contact us.";
    };
    readonly tripNews: {
      readonly child: "Child: {name}";
      readonly student: "Student: {name}";
      readonly dates: "Dates: {from} to {to}";
      readonly family: "Host family: {family}";
      readonly price: "Price: {amount}";
      readonly refund: "Refund: {amount}";
      readonly payout: "You receive: {amount}";
      readonly button: "View trip";
      readonly subject: "{event}: {name}";
      readonly next: {
        readonly parent: {
          readonly changed: "Check that the new details are right. If not, contact us.";
          readonly declined: "You can ask another family, or we’ll help you find one.";
          readonly considering: "We’ll email you when they reply.";
          readonly started: "The family’s phone number and email are in the trip.";
          readonly completed: "We hope it went well. You don’t need to do anything.";
          readonly cancelled: "If a refund is due, we’ll email you about it.";
          readonly refundComing: "It’ll arrive within 14 days. We’ll email you again when we’ve sent it.";
          readonly backupOut: "Choose another backup family in the trip, if you want one.";
          readonly reserved: "We’ll email you when the family confirms. You don’t need to do anything until then.";
          readonly backupAsked: "Your chosen family can’t host. We’ll email you when the other family replies.";
          readonly noFamily: "Your chosen family can’t host. Choose another family in the trip, or contact us for help.";
          readonly familyToChoose: "What you’ve paid counts towards another family. Choose one in the trip, or get a refund there.";
          readonly travelChanged: "Check the travel details in the trip.";
          readonly booked: "Add the travel details, so the family knows when you arrive.";
          readonly campCalledOff: "Choose another camp for that week in the trip, or contact us.";
          readonly refunded: "Depending on your bank, it can take a few days to reach your account.";
          readonly withdrawn: "We’re looking for another family and will email you.";
        };
        readonly host: {
          readonly changed: "Check the new details in the trip. If they don’t suit you, tell us.";
          readonly notChosen: "You don’t need to do anything. Your beds are free for other stays.";
          readonly waiting: "We’ll email you if a place for this stay becomes free.";
          readonly started: "The parents’ phone number and email are in the trip.";
          readonly completed: "Your payout falls due after the stay. You’ll find it under Payments.";
          readonly cancelled: "You don’t need to do anything. Your beds are free for other stays.";
          readonly asked: "Accept or decline in the trip, so the parents know.";
          readonly reserved: "Accept or decline in the trip, so the parents know.";
          readonly travelChanged: "Check the travel details in the trip.";
          readonly booked: "Read what you need to know about your student in the trip.";
          readonly withdrawn: "You don’t need to do anything. Your beds are free for other stays.";
        };
        readonly staff: "Open the trip to see its tasks and what to do next.";
        readonly refundDue: "Refund the payment, then complete the task in the trip.";
      };
    };
    readonly tripPriceChanged: {
      readonly subject: "Price of the stay changed: {name}";
      readonly more: "The price was {before} and is now {after}: {difference} more.";
      readonly less: "The price was {before} and is now {after}: {difference} less.";
      readonly askedOfYou: "View the trip to accept or refuse the new price. You won’t be charged until you accept.";
      readonly asked: "We’ve asked the parent to accept. They won’t be charged until they do.";
      readonly settled: "This change doesn’t charge you anything. Our team will settle the difference with an invoice or a credit note.";
    };
    readonly contactEnquiry: {
      readonly subject: "New contact message ({reference})";
      readonly intro: "A new message arrived through the {product} contact form. Its reference is {reference}.";
    };
    readonly messageReported: {
      readonly button: "View conversation";
      readonly review: "View reports";
      readonly reported: {
        readonly subject: "A message or person was reported";
        readonly intro: "Someone reported a message or a person in a conversation. Please review it.";
      };
      readonly urgent: {
        readonly subject: "Urgent: a child may be at risk";
        readonly intro: "Someone reported a message or a person because a child may be at risk. Please review it now.";
      };
      readonly blocked: {
        readonly subject: "Someone blocked a person they share a stay with";
        readonly intro: "A parent and a family of a stay can’t write to each other any more, because one of them blocked the other. Please contact them.";
      };
    };
    readonly meetingSoon: {
      readonly subject: "Your meeting begins soon";
      readonly intro: "A meeting you’re invited to begins within an hour.";
      readonly button: "View meetings";
    };
    readonly campaign: {
      readonly why: "You’re receiving this email because you have a {product} account. You can opt out in your notification settings.";
      readonly button: "View notifications";
    };
    readonly contactReceived: {
      readonly subject: "We’ve received your message ({reference})";
      readonly intro: "Thank you for writing to {product}. We’ll reply by email.";
      readonly reference: "Quote this reference if you contact us again: {reference}";
      readonly quoted: "Your message:";
      readonly notYou: "If you didn’t ask for this, you can ignore this email.";
    };
    readonly supportWaiting: {
      readonly subject: "A support request is waiting for an answer";
      readonly intro: "A support request has waited for longer than it should. Please answer it, or hand it to someone who can.";
      readonly button: "View conversation";
    };
    readonly hostFamilyPaused: {
      readonly paused: {
        readonly subject: "Host family profile paused";
        readonly intro: "Parents can’t find this profile at {product} for now. Stays that are already booked aren’t affected.";
      };
      readonly live: {
        readonly subject: "Host family profile live again";
        readonly intro: "The pause is over. Parents can find this profile at {product} again.";
      };
    };
    readonly calendarFeed: {
      readonly failing: {
        readonly subject: "We can’t read your calendar “{calendar}”";
        readonly intro: "We’ve tried for a day and will keep trying. The dates we read last stay blocked, but new bookings there don’t block dates here. Please check the link.";
      };
      readonly stopped: {
        readonly subject: "We’ve stopped reading your calendar “{calendar}”";
        readonly intro: "We couldn’t read it for two weeks. New bookings there no longer block dates here. Please check the link, then update the calendar or connect it again.";
      };
      readonly conflict: {
        readonly subject: "Your calendar “{calendar}” and a stay are on the same dates";
        readonly intro: "A student stays with you on dates that this calendar marks as taken. We haven’t changed the stay. If you’re not available, please tell us as soon as you can.";
      };
    };
    readonly calendarChanged: {
      readonly blocked: {
        readonly subject: "We blocked dates in your calendar";
        readonly intro: "Our team blocked these dates for you. You won’t get stays on them.";
      };
      readonly freed: {
        readonly subject: "We freed dates in your calendar";
        readonly intro: "Our team freed these dates for you. You can get stays on them again.";
      };
      readonly changed: {
        readonly subject: "We changed blocked dates in your calendar";
        readonly intro: "Our team changed blocked dates in your calendar. They’re now blocked as follows.";
      };
      readonly button: "View calendar";
    };
    readonly vettingNews: {
      readonly homeVisit: "Somebody of our team will arrange a time with you.";
      readonly visitPlanned: "Sign in to see when we’ll visit you.";
      readonly informationRequested: "Sign in to see what we need and to answer.";
      readonly approved: "Welcome. Once your profile is live, parents can find you.";
      readonly rejected: "Sign in to read why. You can apply again once that has changed.";
      readonly suspended: "Sign in to read why. Parents can’t find you until this is resolved.";
      readonly button: "View your vetting";
      readonly checkExpires: "Send us a new one in time, so that your profile stays live.";
      readonly checkLapsed: "Your profile is paused until we have a new one. Sign in to send it.";
    };
    readonly vettingProgress: {
      readonly intro: "{name} is waiting for you in vetting.";
      readonly button: "View vetting";
    };
    readonly rateProposed: {
      readonly subject: "A host family asks for another price";
      readonly intro: "{name} asks for another price for “{template}”. Accept or refuse it on the page of price books.";
      readonly button: "View price books";
    };
    readonly rateDecided: {
      readonly accepted: {
        readonly subject: "We’ve accepted your price";
        readonly intro: "We’ve accepted the price you asked for, for “{template}”. It applies once the next prices are published. Stays that are already booked keep their price.";
      };
      readonly refused: {
        readonly subject: "We couldn’t accept your price";
        readonly intro: "We couldn’t accept the price you asked for, for “{template}”. Your current price stays.";
      };
      readonly reason: "Our reason: {reason}";
      readonly button: "View your prices";
    };
    readonly leadFollowUps: {
      readonly subject: "{leads, plural, one {# family} other {# families}} to follow up today";
      readonly intro: "{leads, plural, one {# scouting family is} other {# scouting families are}} due for a follow-up.";
      readonly button: "View families";
    };
    readonly unpricedFamilies: {
      readonly subject: "{families, plural, one {# live family has} other {# live families have}} no price";
      readonly intro: "In {counties} nothing prices a stay, so parents can’t book {families, plural, one {# host family that is} other {# host families that are}} live. Add prices of the county or country to the draft, and publish it.";
      readonly button: "View price books";
    };
    readonly brokenLinks: {
      readonly subject: "{links, plural, one {# broken link} other {# broken links}} on the website";
      readonly intro: "Last night’s check found {links, plural, one {# link that leads} other {# links that lead}} nowhere.";
      readonly button: "View links";
    };
    readonly contentItem: {
      readonly assigned: {
        readonly subject: "“{title}” was assigned to you";
        readonly intro: "A planned text was assigned to you: “{title}”.";
      };
      readonly due: {
        readonly subject: "“{title}” is due today";
        readonly intro: "The text “{title}” is due today, and isn’t published yet.";
      };
      readonly dueOn: "Due: {date}.";
      readonly button: "View the text";
    };
  };
  readonly offlinePage: {
    readonly title: "You’re offline";
    readonly text: "This page can’t be loaded without an internet connection. It opens by itself as soon as you’re back online.";
    readonly retry: "Try again";
  };
  readonly pagePaths: {
    readonly search: "Find a stay";
    readonly blog: "Blog";
  };
  readonly priceImport: {
    readonly noPlace: "There’s no {kind} with ID {id} here.";
    readonly otherName: "ID {id} is called “{here}” here, not “{name}”.";
    readonly otherBusiness: "Business {here} sells it here, not business {there}.";
    readonly otherCounty: "It’s in county {here} here, not in county {there}.";
    readonly otherCountry: "It’s in country {here} here, not in country {there}.";
    readonly otherCurrency: "The default business sells in {here}, not in {there}.";
    readonly percentage: "This must be from 0% to {most}%.";
    readonly otherVat: "The default business has a VAT rate of {here}, not {there}.";
    readonly fixedPolicy: "You can’t set this here. It’s always {here}.";
    readonly fixedMissing: "The system needs trip type {id}. Add it to the file.";
    readonly periodsMissing: "Trip periods use trip type {id}. Add it to the file.";
    readonly nameTwice: "“{name}” appears twice. Names must be unique.";
    readonly unfitNumber: "IDs must be from 1 to {most}.";
    readonly noBusiness: "There’s no default business yet. Create one first.";
    readonly text: "A text contains a character that can’t be saved.";
    readonly kinds: {
      readonly countries: "country";
      readonly counties: "county";
      readonly hostFamilies: "host family";
      readonly activities: "active activity";
    };
  };
  readonly privacyNotice: {
    readonly title: "Privacy notice";
    readonly description: "What we store about you and your children, who can see it, and how to change or delete it.";
    readonly account: "Your account: name, email address, phone number, language, time zone and picture. We store your password only as a hash, which no one can reverse. If your email address changes, we keep the previous one to warn you about changes to your bank details.";
    readonly children: "The children you add: name, date of birth, gender, country, hobbies, photos, documents, and details about allergies, medical conditions, vaccination and habits. We need these to find a suitable family and to look after your child.";
    readonly stays: "Your stays: bookings, dates, travel details and messages, with their invoices and payments.";
    readonly hosts: "If you host: your home, your family, your photos and your calendar, which parents see without your address and contact details, and what your vetting needs, such as police certificates, references and notes from home visits, which only the staff who vet families see. We record who read them. If you told us that you might host, we keep your contact details and our notes of it. If you decide against it, we delete them after two years. If you start to register as a host family, we keep your answers until you’ve registered, or for 90 days after your last change.";
    readonly readers: "Host families you ask, and families who host your child, can see the details marked on your child’s page as shown to hosts, and the messages you send them. Our staff can see the details they need for their work. We record every change and its author. We record which of them read a host family’s address, contact details and diets, and on which day.";
    readonly messages: "Your conversations: messages, attached files, meetings, and who called whom, when and for how long. We don’t record the calls themselves. The people in a conversation can read it. So can our staff, to help you and to keep everyone safe. We record which of them read a conversation they haven’t joined, and on which day.";
    readonly messagesKept: "We delete a conversation with its files {months, plural, one {# month} other {# months}} after the stay has ended or the support request was closed. If someone has reported it, we keep it until our staff have reviewed the report.";
    readonly messagesUnlimited: "We keep conversations without a time limit. When you delete your account, we remove what you wrote in them.";
    readonly translations: "When someone asks to translate a message, we send its text, and nothing else, to our translation provider. We store the translation with the message.";
    readonly copies: "We also keep a copy of messages with our messaging provider, Twilio.";
    readonly callProvider: "The picture and sound of video calls pass through our video provider, {provider}.";
    readonly payments: "Your card details go directly to our payment provider. We never receive or store them. We store the amount, the date and the result.";
    readonly cookies: "We only set the cookies we need to sign you in and protect your account. We don’t use advertising or tracking cookies.";
    readonly kept: "We keep your details until you delete your account in its settings. Accounting law requires us to keep invoices and payments. We remove the rest of your personal details.";
    readonly rights: "You can view, correct and delete your details in your account at any time. For a copy, an objection or a complaint, contact us on the contact page.";
  };
  readonly purchases: {
    readonly selfBilled: "Self-billed invoice, issued by {business} on behalf of the seller, {supplier}.";
  };
  readonly runs: {
    readonly brokenOff: "The server stopped {count} times before this job was done. Start it again. If that doesn’t help, contact the server administrator.";
    readonly ourFault: "Something went wrong on our side several times. See the server log for details.";
    readonly diskFull: "The server had no space left for the job’s files. Free some space, then start it again.";
    readonly starterGone: "The account of the person who started this is closed.";
    readonly starterMayNot: "The person who started this may no longer change several trips at once.";
    readonly undoReason: "Bulk change undone";
    readonly notInState: "This isn’t possible while the trip’s status is “{state}”.";
  };
  readonly services: {
    readonly name: {
      readonly hosting: "Hosting";
      readonly hostFamily: "Host family";
      readonly immersion: "Immersion";
      readonly fullImmersion: "Full immersion";
      readonly immersionDay: "Immersion day";
      readonly summerCamp: "Summer camp";
      readonly camp: "Camp";
      readonly afterSchoolActivity: "After-school activity";
      readonly airportTransfer: "Airport transfer";
      readonly airportTransferBothWays: "Airport transfer, both ways";
      readonly trustFee: "Trust fee";
      readonly horseRiding: "Horse riding";
      readonly packedLunch: "Packed lunch";
      readonly schoolPlace: "School place";
      readonly internshipPlacement: "Internship placement";
      readonly insurance: "Insurance";
      readonly travelInsurance: "Travel insurance";
      readonly baseHosting: "Base hosting";
      readonly academic: "Academic";
      readonly internship: "Internship";
    };
    readonly unit: {
      readonly night: "per night";
      readonly day: "per day";
      readonly week: "per week";
      readonly transfer: "per transfer";
      readonly trip: "per trip";
    };
    readonly counted: "{name}, {unit}";
  };
  readonly sms: {
    readonly offerReminder: "{product}: a family’s request to stay with you is waiting for your answer. See it and answer here: {link}";
  };
}
