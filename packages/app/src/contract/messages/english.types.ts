// The messages that both sides know, in English, as types: written by `npm run -s messages:types -w @hosted-stay/app`, never by hand.

/** By section, as in `messages/en/shared`. */
export interface SharedMessages {
  readonly answers: {
    readonly conversationDeleted: "The conversation was deleted.";
    readonly participantRemoved: "They are no longer in the conversation.";
    readonly conversationLeft: "You have left the conversation.";
    readonly succeeded: "Request succeeded";
    readonly validation: "Some fields need your attention.";
    readonly unauthenticated: "Unauthenticated.";
    readonly forbidden: "You don’t have permission to do this.";
    readonly notFound: "Not found, or you don’t have access.";
    readonly methodNotAllowed: "This action isn’t available here.";
    readonly sessionExpired: "Session expired";
    readonly malformed: "We can’t read the request. It isn’t a valid JSON object.";
    readonly malformedForm: "We can’t read the request. It isn’t a valid form.";
    readonly tooDeep: "We can’t read the request. It’s nested too deeply.";
    readonly badCharset: "We can’t read the request. Its character set or compression isn’t supported.";
    readonly brokenOff: "The request ended before it was complete.";
    readonly tooSlow: "The request took too long to arrive.";
    readonly notJson: "Send this as JSON (application/json).";
    readonly notForm: "Send this as a form with a file (multipart/form-data).";
    readonly tooLarge: "The request is too large.";
    readonly tooMany: "Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.";
    readonly notOurPage: "You can only do this from within the system.";
    readonly unavailable: "Down for maintenance";
    readonly diskFull: "The server has no space left to save this. Nothing was saved. Please try again later, or tell the team.";
    readonly failed: "Oops, something went wrong!  The team have been notified.";
    readonly passwordChanged: "Your password has been changed. You’ve been signed out on your other devices.";
    readonly passwordSet: "Your password has been set. You can sign in now.";
    readonly mailOnItsWay: "If this address has an account, we’ve emailed you a link.";
    readonly registered: "Check your email. We’ve sent you the next step.";
    readonly sessionEnded: "You’ve been signed out on that device.";
    readonly signedOutEverywhere: "You’ve been signed out everywhere.";
    readonly accountDeleted: "Your account has been deleted.";
    readonly hostRegistered: "Welcome! Your family is registered.";
    readonly experienceClaimed: "The request is now in your account.";
    readonly experienceDeclined: "Thank you for telling us. Nothing was added to your account.";
    readonly parentLinked: "The student is now linked to your account.";
    readonly parentDeclined: "Thank you for telling us. Nothing was linked.";
    readonly deleted: "Deleted";
    readonly reported: "Thank you for telling us. Our team will look into it.";
    readonly blocked: "Blocked. You won’t get messages from this person.";
    readonly unblocked: "Unblocked";
    readonly campaignTested: "Test sent to you";
    readonly campaignDeleted: "Campaign deleted";
    readonly staffAsked: "We’ve received your message. Our staff will get back to you.";
    readonly referenceReceived: "Thank you. Your reference has been sent.";
    readonly familyReplaced: "The other family has been asked";
    readonly registrationLinkSent: "Link sent. Check your email.";
    readonly articleDeleted: "Deleted. Its address now says that it’s gone.";
    readonly linksAreChecked: "Links are being checked. This can take a few minutes.";
  };
  readonly conversations: {
    readonly titleStaff: "{student}'s Trip, The {family} Family";
    readonly titleStaffSupport: "{name} - Support";
    readonly titleParent: "The {family} Family";
    readonly titleHost: "{student}'s Trip";
    readonly titleSupport: "Support";
    readonly titleGroup: "Group Conversation";
    readonly titleNew: "New Conversation";
    readonly senderLabel: "{name} · {role}";
    readonly previewImage: "Image";
    readonly previewPdf: "PDF";
    readonly previewVideo: "Video";
    readonly previewAudio: "Audio";
    readonly previewFile: "File";
    readonly previewEmpty: "Conversation not started yet.";
    readonly previewWithdrawn: "This message was withdrawn.";
    readonly deletedAccount: "Deleted account";
    readonly typing: "is typing...";
    readonly closed: {
      readonly archived: "This support request is closed. You can start a new request.";
      readonly offerOver: "This conversation is read-only: the stay ended more than 3 days ago.";
      readonly tripOver: "This conversation is read-only: the stay ended more than 7 days ago.";
      readonly offerState: "This conversation is read-only: the offer to this family is no longer open.";
      readonly tripState: "This conversation is read-only: the stay is closed or cancelled.";
      readonly blocked: "This conversation is read-only: one of you has blocked the other. You can write to support.";
    };
  };
  readonly lists: {
    readonly yes: "Yes";
    readonly no: "No";
    readonly users: {
      readonly title: "Users";
      readonly columns: {
        readonly name: "Name";
        readonly firstName: "First name";
        readonly lastName: "Last name";
        readonly email: "Email";
        readonly phone: "Phone";
        readonly roles: "Roles";
        readonly role: "Role";
        readonly severalRoles: "Multiple roles";
        readonly state: "Status";
        readonly lastSignInAt: "Last sign-in";
        readonly createdAt: "Account created";
      };
    };
    readonly students: {
      readonly title: "Students";
      readonly columns: {
        readonly name: "Name";
        readonly firstName: "First name";
        readonly lastName: "Last name";
        readonly dateOfBirth: "Date of birth";
        readonly age: "Age";
        readonly gender: "Gender";
        readonly country: "Country";
        readonly countryId: "Country";
        readonly studentTypeId: "Type";
        readonly hobbies: "Hobbies and interests";
        readonly parents: "Parents";
        readonly parentId: "Parent";
        readonly agentName: "Agent";
        readonly agentId: "Agent";
        readonly nextTrip: "Next trip";
        readonly complete: "Complete";
        readonly allergies: "Allergies";
        readonly anyMedicalCondition: "Medical conditions";
        readonly vacinated: "Vaccinated";
        readonly notes: "Notes";
        readonly internalNotes: "Internal notes";
        readonly createdAt: "Added";
      };
    };
    readonly audit: {
      readonly title: "Audit log";
      readonly columns: {
        readonly at: "Date";
        readonly actor: "User";
        readonly viewer: "Viewed by";
        readonly action: "Action";
        readonly subjectType: "Type";
        readonly subject: "Record";
        readonly subjectId: "ID";
        readonly changes: "Changes";
      };
    };
    readonly events: {
      readonly title: "Timeline";
      readonly columns: {
        readonly at: "Date";
        readonly actor: "User";
        readonly viewer: "Viewed by";
        readonly action: "Event";
        readonly subjectType: "Type";
        readonly subject: "Record";
        readonly subjectId: "ID";
        readonly detail: "Details";
      };
    };
    readonly mails: {
      readonly title: "Emails";
      readonly columns: {
        readonly at: "Created";
        readonly recipient: "To";
        readonly subject: "Subject";
        readonly state: "Status";
        readonly sentAt: "Sent";
      };
    };
    readonly campaigns: {
      readonly title: "Campaigns";
      readonly columns: {
        readonly title: "Title";
        readonly type: "Audience";
        readonly state: "Status";
        readonly scheduledFor: "Send date";
        readonly sent: "Recipients";
        readonly read: "Read";
        readonly createdBy: "Created by";
        readonly createdAt: "Created";
      };
    };
    readonly priceBooks: {
      readonly title: "Price books";
      readonly columns: {
        readonly number: "Price book";
        readonly state: "Status";
        readonly effectiveFrom: "Effective from";
        readonly publishedAt: "Published";
        readonly publishedBy: "Published by";
        readonly reason: "Reason";
        readonly quotes: "Saved quotes";
        readonly hash: "Hash";
      };
    };
    readonly outbox: {
      readonly title: "Outbox";
      readonly columns: {
        readonly at: "Created";
        readonly kind: "Job";
        readonly state: "Status";
        readonly attempts: "Attempts";
        readonly lastError: "Last error";
        readonly dueAt: "Next attempt";
        readonly doneAt: "Done";
      };
    };
    readonly pricings: {
      readonly title: "Prices";
      readonly columns: {
        readonly level: "Level";
        readonly priceableName: "Applies to";
        readonly templateName: "Template";
        readonly serviceTypeName: "Service type";
        readonly pricingTypeName: "Pricing type";
        readonly tripTypeName: "Trip type";
        readonly amount: "Amount";
        readonly quantity: "Quantity";
        readonly required: "Required";
        readonly customerCommissionAmount: "Customer commission amount";
        readonly customerCommissionPercentage: "Customer commission %";
        readonly providerCommissionAmount: "Provider commission amount";
        readonly providerCommissionPercentage: "Provider commission %";
        readonly createdAt: "Created";
      };
    };
    readonly currencies: {
      readonly title: "Currencies";
      readonly columns: {
        readonly code: "Code";
        readonly symbol: "Symbol";
        readonly decimals: "Decimals";
        readonly isDefault: "Default";
        readonly usedBy: "Uses";
      };
    };
    readonly serviceTypes: {
      readonly title: "Service types";
      readonly columns: {
        readonly name: "Name";
        readonly category: "Detected as";
        readonly requiredByDefault: "Required";
        readonly usedBy: "Uses";
      };
    };
    readonly pricingTypes: {
      readonly title: "Pricing types";
      readonly columns: {
        readonly name: "Name";
        readonly kind: "Unit";
        readonly counted: "Calculation";
        readonly usedBy: "Uses";
      };
    };
    readonly tripTypes: {
      readonly title: "Trip types";
      readonly columns: {
        readonly name: "Name";
        readonly id: "ID";
        readonly active: "Active";
        readonly discounts: "Discount rules";
        readonly fixed: "Fixed";
        readonly usedBy: "Uses";
      };
    };
    readonly pricingTemplates: {
      readonly title: "Pricing templates";
      readonly columns: {
        readonly name: "Name";
        readonly serviceTypeName: "Service type";
        readonly pricingTypeName: "Pricing type";
        readonly tripTypeName: "Trip type";
        readonly defaultAmount: "Default amount";
        readonly customerCommission: "Customer commission";
        readonly providerCommission: "Provider commission";
        readonly required: "Required";
        readonly usedBy: "Uses";
      };
    };
    readonly tripPeriods: {
      readonly title: "Trip periods";
      readonly columns: {
        readonly name: "Name";
        readonly fromDate: "From";
        readonly toDate: "To";
        readonly tripTypeName: "Trip type";
        readonly active: "Active";
        readonly overlaps: "Overlaps";
      };
    };
    readonly businesses: {
      readonly title: "Businesses";
      readonly columns: {
        readonly name: "Name";
        readonly legalName: "Legal name";
        readonly country: "Country";
        readonly vatRate: "VAT rate";
        readonly currency: "Currency";
        readonly invoicePrefix: "Invoice prefix";
        readonly isDefault: "Default";
        readonly usedBy: "Uses";
      };
    };
    readonly trips: {
      readonly title: "Trips";
      readonly columns: {
        readonly id: "ID";
        readonly state: "Status";
        readonly fromDate: "From";
        readonly toDate: "To";
        readonly student: "Student";
        readonly parent: "Parent";
        readonly hostFamily: "Host family";
        readonly county: "County";
        readonly agent: "Agent";
        readonly coordinator: "Coordinator";
        readonly group: "Group";
        readonly tripType: "Trip type";
        readonly business: "Business";
        readonly currency: "Currency";
        readonly total: "Total";
        readonly unanswered: "Unanswered";
        readonly openTasks: "Open tasks";
        readonly createdAt: "Created";
      };
    };
    readonly invoices: {
      readonly title: "Invoices";
      readonly columns: {
        readonly number: "Number";
        readonly kind: "Type";
        readonly state: "Status";
        readonly overdue: "Overdue";
        readonly businessName: "Business";
        readonly businessId: "Business";
        readonly buyerName: "Bill to";
        readonly buyerId: "Customer account";
        readonly issueDate: "Invoice date";
        readonly dueDate: "Due date";
        readonly currency: "Currency";
        readonly total: "Total";
        readonly paid: "Paid";
        readonly credited: "Credited";
        readonly outstanding: "Outstanding";
        readonly tripId: "Trip";
        readonly createdAt: "Created";
        readonly groupId: "Group";
      };
    };
    readonly expenses: {
      readonly title: "Expenses";
      readonly columns: {
        readonly spentOn: "Date";
        readonly category: "Category";
        readonly description: "Description";
        readonly subject: "Trip or group";
        readonly tripId: "Trip";
        readonly groupId: "Group";
        readonly state: "Status";
        readonly currency: "Currency";
        readonly amount: "Amount";
        readonly billed: "Rebilled";
        readonly paid: "Paid";
        readonly payerName: "Paid by";
        readonly payerId: "Paid by";
        readonly rebillable: "Rebillable";
        readonly businessName: "Business";
        readonly submittedBy: "Submitted by";
        readonly createdAt: "Submitted";
      };
    };
    readonly expenseShares: {
      readonly title: "Expense shares";
      readonly columns: {
        readonly parentName: "Parent";
        readonly studentName: "Student";
        readonly subject: "Trip or group";
        readonly spentOn: "Date";
        readonly category: "Category";
        readonly description: "Description";
        readonly currency: "Currency";
        readonly amount: "Amount";
        readonly standing: "Rebilled";
        readonly invoiceNumber: "Invoice";
      };
    };
    readonly payouts: {
      readonly title: "Payouts";
      readonly columns: {
        readonly number: "Number";
        readonly payeeName: "Paid to";
        readonly payeeType: "Type";
        readonly studentName: "Student";
        readonly state: "Status";
        readonly dueDate: "Due date";
        readonly currency: "Currency";
        readonly amount: "Amount";
        readonly paidOn: "Paid on";
        readonly reference: "Reference";
        readonly businessName: "Business";
        readonly createdAt: "Created";
        readonly batchId: "Payment file";
        readonly tripId: "Trip";
        readonly lacksDetails: "Bank details missing";
      };
    };
    readonly payments: {
      readonly title: "Payments";
      readonly columns: {
        readonly paidOn: "Paid on";
        readonly kind: "Type";
        readonly method: "Method";
        readonly businessName: "Business";
        readonly businessId: "Business";
        readonly payerName: "Payer";
        readonly reference: "Reference";
        readonly currency: "Currency";
        readonly amount: "Amount";
        readonly refunded: "Refunded";
        readonly unallocated: "Unallocated";
        readonly isUnallocated: "Unallocated";
        readonly createdAt: "Recorded";
      };
    };
    readonly gatewayEvents: {
      readonly title: "Gateway events";
      readonly columns: {
        readonly receivedAt: "Received";
        readonly occurredAt: "Occurred";
        readonly gateway: "Gateway";
        readonly type: "Event";
        readonly reference: "Reference";
        readonly eventId: "Event ID";
        readonly payerName: "Payer";
        readonly currency: "Currency";
        readonly amount: "Amount";
        readonly state: "Status";
        readonly fault: "Error";
        readonly attempts: "Attempts";
        readonly paymentId: "Payment";
        readonly invoiceNumber: "Invoice";
      };
      readonly type: {
        readonly intent: {
          readonly processing: "Payment processing";
          readonly succeeded: "Payment succeeded";
          readonly failed: "Payment failed";
          readonly cancelled: "Payment cancelled";
        };
        readonly refund: {
          readonly succeeded: "Refunded";
          readonly failed: "Refund failed";
        };
        readonly dispute: {
          readonly opened: "Dispute opened";
          readonly fundsWithdrawn: "Disputed money withdrawn";
          readonly fundsReinstated: "Disputed money returned";
          readonly won: "Dispute won";
          readonly lost: "Dispute lost";
          readonly closed: "Dispute closed";
        };
      };
      readonly state: {
        readonly applied: "Applied";
        readonly ignored: "Ignored";
        readonly failed: "Failed";
      };
      readonly fault: {
        readonly unknownIntent: "No payment with this reference yet";
        readonly otherAmount: "Amount differs from the amount requested";
        readonly testMoney: "Test payment received in live mode, so no money has arrived";
        readonly otherCurrency: "Currency differs from the currency requested";
        readonly moreThanPaid: "Refund is more than what’s left of the payment";
        readonly unexpected: "Unexpected error, see the server log";
      };
    };
    readonly purchases: {
      readonly title: "Purchase invoices";
      readonly columns: {
        readonly number: "Number";
        readonly supplierName: "Supplier";
        readonly state: "Status";
        readonly selfBilled: "Self-billed";
        readonly businessName: "Business";
        readonly businessId: "Business";
        readonly tripId: "Trip";
        readonly issueDate: "Invoice date";
        readonly dueDate: "Due date";
        readonly overdue: "Overdue";
        readonly currency: "Currency";
        readonly net: "Net";
        readonly vat: "VAT";
        readonly total: "Total";
        readonly expected: "Quoted amount";
        readonly difference: "Difference";
        readonly differs: "Differs from quote";
        readonly paid: "Paid";
        readonly outstanding: "Outstanding";
        readonly createdAt: "Recorded";
      };
      readonly states: {
        readonly draft: "Draft";
        readonly approved: "Approved";
        readonly part_paid: "Part paid";
        readonly paid: "Paid";
        readonly void: "Void";
      };
    };
    readonly earnings: {
      readonly title: "Earnings";
      readonly columns: {
        readonly month: "Month";
        readonly currency: "Currency";
        readonly scheduled: "Scheduled";
        readonly due: "Due";
        readonly paid: "Paid";
        readonly total: "Total";
        readonly stays: "Stays";
        readonly nights: "Nights";
      };
    };
    readonly ownPayments: {
      readonly title: "Hosting payments";
      readonly columns: {
        readonly fromDate: "Arrival date";
        readonly toDate: "Departure date";
        readonly studentName: "Student";
        readonly number: "Invoice";
        readonly state: "Status";
        readonly dueDate: "Due date";
        readonly paidOn: "Paid on";
        readonly currency: "Currency";
        readonly amount: "Amount";
      };
      readonly states: {
        readonly scheduled: "Scheduled";
        readonly pending: "Pending";
        readonly paid: "Paid";
      };
    };
    readonly accounts: {
      readonly title: "Account balances";
      readonly columns: {
        readonly name: "Name";
        readonly type: "Type";
        readonly email: "Email";
        readonly currency: "Currency";
        readonly open: "Outstanding";
        readonly isOpen: "Outstanding";
        readonly notDue: "Not due";
        readonly upTo30: "Up to 30 days";
        readonly upTo60: "Up to 60 days";
        readonly upTo90: "Up to 90 days";
        readonly over90: "Over 90 days";
        readonly overdue: "Overdue";
        readonly isOverdue: "Overdue";
        readonly unallocated: "Unallocated";
        readonly isUnallocated: "Unallocated";
        readonly balance: "Balance";
        readonly lastPaidOn: "Last payment";
      };
    };
    readonly statement: {
      readonly title: "Statement of account";
      readonly columns: {
        readonly day: "Date";
        readonly what: "Description";
        readonly number: "Number";
        readonly currency: "Currency";
        readonly debit: "Debit";
        readonly credit: "Credit";
        readonly balance: "Balance";
      };
    };
    readonly ledger: {
      readonly title: "General ledger";
      readonly columns: {
        readonly day: "Date";
        readonly kind: "Type";
        readonly number: "Number";
        readonly party: "Counterparty";
        readonly business: "Business";
        readonly account: "Account";
        readonly meaning: "Account name";
        readonly currency: "Currency";
        readonly amount: "Amount";
      };
    };
    readonly findings: {
      readonly title: "Reconciliation";
      readonly columns: {
        readonly check: "Discrepancy";
        readonly severity: "Severity";
        readonly name: "Record";
        readonly subjectType: "Type";
        readonly expected: "Expected";
        readonly found: "Found";
        readonly businessName: "Business";
        readonly currency: "Currency";
        readonly amount: "Difference";
        readonly day: "Date";
      };
    };
    readonly messageReports: {
      readonly title: "Reports";
      readonly columns: {
        readonly reason: "Reason";
        readonly state: "Status";
        readonly createdAt: "Reported";
      };
    };
    readonly savedReplies: {
      readonly title: "Saved replies";
      readonly columns: {
        readonly name: "Name";
      };
    };
    readonly hostFamilies: {
      readonly title: "Host families";
      readonly columns: {
        readonly name: "Name";
        readonly county: "County";
        readonly countyId: "County";
        readonly cityTown: "Town";
        readonly hostingTypes: "Hosting types";
        readonly hostingType: "Hosting type";
        readonly guestsNumber: "Students at a time";
        readonly freeBeds: "Free beds";
        readonly freeOn: "Free on";
        readonly vettingState: "Vetting";
        readonly vettingSince: "In this state since";
        readonly isLive: "Live";
        readonly missing: "Missing";
        readonly responseHours: "Response time (hours)";
        readonly lastStay: "Last stay";
        readonly coordinator: "Coordinator";
        readonly coordinatorId: "Coordinator";
        readonly geofenceId: "Area";
        readonly createdAt: "Registered";
      };
      readonly item: {
        readonly address: "Address";
        readonly photos: "Photos";
        readonly story: "Story";
        readonly rooms: "Rooms";
        readonly languages: "Languages";
        readonly amenities: "Amenities";
        readonly interests: "Interests";
        readonly travel: "Travel times";
        readonly houseRules: "House rules";
        readonly children: "Ages of the children";
        readonly pin: "Place on the map";
      };
    };
    readonly vettings: {
      readonly title: "Vetting";
      readonly columns: {
        readonly name: "Family";
        readonly county: "County";
        readonly countyId: "County";
        readonly state: "Status";
        readonly since: "In this status since";
        readonly assignee: "Assigned to";
        readonly assigneeId: "Assigned to";
        readonly missing: "Missing";
        readonly expiresOn: "Next check expires";
        readonly answered: "Request answered";
      };
    };
    readonly planner: {
      readonly title: "Yearly planner";
      readonly columns: {
        readonly county: "County";
        readonly name: "Host family";
        readonly guestsNumber: "Students at a time";
      };
    };
    readonly leads: {
      readonly title: "Scouting families";
      readonly columns: {
        readonly name: "Name";
        readonly firstName: "First name";
        readonly lastName: "Last name";
        readonly stage: "Stage";
        readonly stageAt: "In this stage since";
        readonly email: "Email";
        readonly phone: "Phone";
        readonly addressLine1: "Address";
        readonly cityTown: "Town";
        readonly postcode: "Postcode";
        readonly county: "County";
        readonly countyId: "County";
        readonly source: "Source";
        readonly inquirySourceId: "Source";
        readonly campaign: "Campaign";
        readonly assignee: "Looked after by";
        readonly assigneeId: "Looked after by";
        readonly nextFollowUp: "Next follow-up";
        readonly language: "Language";
        readonly notes: "Notes";
        readonly lostReason: "Reason lost";
        readonly createdAt: "Added";
      };
    };
    readonly leadFunnel: {
      readonly title: "Funnel of scouting families";
      readonly columns: {
        readonly source: "Source";
        readonly county: "County";
        readonly leads: "Families";
        readonly contacted: "Contacted";
        readonly interested: "Interested";
        readonly invited: "Invited";
        readonly registered: "Registered";
        readonly lost: "Lost";
        readonly conversion: "Conversion";
      };
    };
    readonly unansweredOffers: {
      readonly title: "Unresponsive host families";
      readonly columns: {
        readonly family: "Family";
        readonly county: "County";
        readonly countyId: "County";
        readonly phone: "Phone";
        readonly student: "Student";
        readonly fromDate: "Arrival";
        readonly toDate: "Departure";
        readonly hours: "Hours waiting";
        readonly hoursWaiting: "Hours waiting";
        readonly askedAt: "Asked";
        readonly reminders: "Reminders";
        readonly lastContact: "Last contact";
      };
    };
    readonly geofences: {
      readonly title: "Geofences";
      readonly columns: {
        readonly name: "Name";
        readonly kind: "Shape";
        readonly purposes: "Used for";
        readonly purpose: "Used for";
        readonly county: "County";
        readonly countyId: "County";
        readonly coordinator: "Coordinator";
        readonly coordinatorId: "Coordinator";
        readonly areaKm2: "Size (km²)";
        readonly latitude: "Latitude";
        readonly longitude: "Longitude";
        readonly radiusM: "Radius (m)";
        readonly corners: "Corners";
        readonly createdAt: "Added";
      };
    };
    readonly tripSheet: {
      readonly title: "Trip sheet";
      readonly columns: {
        readonly id: "ID";
        readonly state: "Status";
        readonly student: "Student";
        readonly dateOfBirth: "Date of birth";
        readonly fromDate: "From";
        readonly toDate: "To";
        readonly hostFamily: "Host family";
        readonly county: "County";
        readonly coordinator: "Coordinator";
        readonly parent: "Parent";
        readonly parentPhone: "Parent’s phone";
        readonly parentEmail: "Parent’s email";
        readonly arrivalDay: "Arrival date";
        readonly arrivalTime: "Arrival time";
        readonly arrivalPlace: "Arrival place";
        readonly arrivalNumber: "Arrival flight or train";
        readonly departureDay: "Departure date";
        readonly departureTime: "Departure time";
        readonly departurePlace: "Departure place";
        readonly departureNumber: "Departure flight or train";
        readonly camps: "Camps";
        readonly wishes: "Special requests";
        readonly allergies: "Allergies";
        readonly anyMedicalCondition: "Medical conditions";
        readonly payment: "Payment";
        readonly notes: "Internal notes";
        readonly group: "Group";
        readonly tripType: "Trip type";
        readonly agent: "Agent";
      };
    };
    readonly trackedTrips: {
      readonly title: "Trips tracker";
      readonly columns: {
        readonly daysToStart: "Starts in";
        readonly student: "Student";
        readonly hostFamily: "Host family";
        readonly fromDate: "From";
        readonly toDate: "To";
        readonly readiness: "Readiness";
        readonly data: "Student data";
        readonly family: "Family";
        readonly payment: "Payment";
        readonly transfer: "Transfer";
        readonly documents: "Documents";
        readonly state: "Status";
        readonly coordinator: "Coordinator";
        readonly coordinatorId: "Coordinator";
        readonly followUp: "Follow-up";
        readonly followUpText: "What to do";
        readonly checklist: "Checklist";
        readonly county: "County";
        readonly countyId: "County";
        readonly agent: "Agent";
        readonly agentId: "Agent";
        readonly openTasks: "Open tasks";
        readonly id: "ID";
      };
    };
    readonly groups: {
      readonly title: "Groups";
      readonly columns: {
        readonly name: "Name";
        readonly state: "Status";
        readonly fromDate: "Arrival";
        readonly toDate: "Departure";
        readonly members: "Members";
        readonly trips: "Trips";
        readonly size: "Expected size";
        readonly leader: "Leader";
        readonly leaderEmail: "Leader’s email";
        readonly leaderPhone: "Leader’s phone";
        readonly agent: "Agent";
        readonly agentId: "Agent";
        readonly county: "County";
        readonly countyId: "County";
        readonly camp: "Camp";
        readonly tripType: "Trip type";
        readonly business: "Business";
        readonly createdAt: "Created";
      };
    };
    readonly bulkRows: {
      readonly title: "Bulk change";
      readonly columns: {
        readonly line: "Row";
        readonly student: "Student";
        readonly outcome: "Result";
        readonly changes: "Changes";
        readonly message: "Reason";
        readonly state: "Status";
        readonly fromDate: "From";
        readonly toDate: "To";
        readonly id: "ID";
        readonly runId: "Run";
      };
      readonly outcome: {
        readonly changed: "Changed";
        readonly unchanged: "Unchanged";
        readonly refused: "Not possible";
        readonly failed: "Failed";
        readonly open: "Not done";
      };
      readonly field: {
        readonly state: "Status";
        readonly coordinator: "Coordinator";
        readonly fromDate: "From";
        readonly toDate: "To";
        readonly price: "Agreed price";
        readonly invoice: "Invoice";
        readonly recipient: "Recipient";
        readonly student: "Student";
        readonly newStudent: "New student";
        readonly parent: "Parent";
        readonly backupHostFamily: "Backup family";
        readonly camps: "Camps";
        readonly backupCamps: "Backup camps";
        readonly services: "Services";
      };
    };
    readonly pages: {
      readonly title: "Pages";
      readonly columns: {
        readonly title: "Title";
        readonly slug: "Address";
        readonly state: "Status";
        readonly locales: "Languages";
        readonly lacksLocale: "Not published in";
        readonly author: "Author";
        readonly authorId: "Author";
        readonly publishedAt: "First published";
        readonly updatedAt: "Edited";
        readonly updatedBy: "Edited by";
        readonly description: "Search description";
      };
    };
    readonly blogPosts: {
      readonly title: "Blog articles";
      readonly columns: {
        readonly title: "Title";
        readonly slug: "Address";
        readonly state: "Status";
        readonly locales: "Languages";
        readonly lacksLocale: "Not published in";
        readonly tags: "Tags";
        readonly author: "Author";
        readonly authorId: "Author";
        readonly publishedAt: "First published";
        readonly updatedAt: "Edited";
        readonly updatedBy: "Edited by";
        readonly description: "Search description";
      };
    };
    readonly brokenLinks: {
      readonly title: "Broken links";
      readonly columns: {
        readonly url: "Address";
        readonly fault: "Problem";
        readonly source: "Found in";
        readonly title: "Menu, page or article";
        readonly locale: "Language";
        readonly foundAt: "Found";
      };
    };
    readonly testimonials: {
      readonly title: "Testimonials";
      readonly columns: {
        readonly name: "Name";
        readonly role: "Who they are";
        readonly text: "Text";
        readonly rating: "Rating";
        readonly locale: "Language";
        readonly state: "Status";
        readonly position: "Place";
        readonly consentBy: "Consent by";
        readonly consentOn: "Consent on";
        readonly consentWay: "Way of consent";
      };
    };
    readonly media: {
      readonly title: "Media library";
      readonly columns: {
        readonly name: "Name";
        readonly picture: "Picture";
        readonly alt: "What it shows";
        readonly languages: "Described in";
        readonly usedBy: "Uses";
        readonly isUsed: "Used";
        readonly createdAt: "Added";
      };
    };
    readonly sources: {
      readonly title: "Sources";
      readonly columns: {
        readonly title: "Title";
        readonly url: "Address";
        readonly licence: "Licence";
        readonly tags: "Tags";
        readonly articles: "Used in";
        readonly active: "Active";
        readonly isUsed: "Used";
        readonly notes: "Notes";
      };
    };
    readonly inquirySources: {
      readonly title: "Inquiry sources";
      readonly columns: {
        readonly name: "Name";
        readonly active: "Offered in forms";
        readonly usedBy: "Named by";
      };
    };
    readonly contentItems: {
      readonly title: "Content engine";
      readonly columns: {
        readonly title: "Title";
        readonly state: "Status";
        readonly dueOn: "Due";
        readonly assignee: "Assigned to";
        readonly assigneeId: "Assigned to";
        readonly locale: "Language";
        readonly keywords: "Keywords";
        readonly sources: "Sources";
        readonly article: "Page or article";
        readonly stateAt: "Status since";
        readonly createdAt: "Added";
        readonly brief: "Brief";
        readonly isOverdue: "Overdue";
      };
    };
  };
  readonly names: {
    readonly accountOf: {
      readonly parent: "Customer";
      readonly buyer: "Customer without an account";
      readonly payer: "Unassigned payer";
      readonly agent: "Agent";
      readonly Host_family: "Host family";
      readonly Activity: "Activity";
    };
    readonly movement: {
      readonly invoice: "Invoice";
      readonly credit: "Credit note";
      readonly void: "Invoice voided";
      readonly payment: "Payment";
      readonly refund: "Refund";
      readonly purchase: "Purchase invoice";
      readonly purchaseVoid: "Purchase invoice voided";
      readonly stay: "Stay";
      readonly payout: "Payout";
      readonly expense: "Expense";
    };
    readonly ledger: {
      readonly bank: "Bank";
      readonly receivable: "Accounts receivable";
      readonly vatInput: "Input VAT";
      readonly accrued: "Accrued provider costs";
      readonly payable: "Accounts payable";
      readonly vatOutput: "Output VAT";
      readonly commission: "Platform fees";
      readonly other: "Other sales";
      readonly purchases: "Other purchases";
      readonly trips: "Trip expenses";
    };
    readonly check: {
      readonly tripWithoutQuote: "Agreed trip without a quote";
      readonly tripDiffersFromQuote: "Trip differs from its quote";
      readonly tripWithoutInvoice: "Agreed trip without an invoice";
      readonly tripBilledOtherwise: "Invoiced amount differs from the agreed price";
      readonly invoiceDiffersFromQuote: "Invoice differs from its quote";
      readonly paidDiffersFromAllocations: "Paid amount differs from allocations";
      readonly voidInvoicePaid: "Void invoice with payments";
      readonly overpaidInvoice: "Overpaid invoice";
      readonly paidNotReserved: "Paid, but the trip is not reserved";
      readonly cancelledNotRefunded: "Cancelled trip not refunded";
      readonly paymentUnallocated: "Payment unallocated for more than 7 days";
      readonly duplicatePayment: "Possible duplicate payment";
      readonly gatewayEventFailed: "Payment gateway event failed";
      readonly intentWithoutPayment: "Paid at the gateway, not recorded here";
      readonly payoutMissing: "Completed trip without a payout";
      readonly payoutDiffersFromQuote: "Payout differs from its quote";
      readonly payoutOverdue: "Payout overdue for more than 7 days";
      readonly payoutWithoutPurchase: "Paid payout without a host invoice";
      readonly purchaseDiffersFromQuote: "Purchase invoice differs from its quote";
      readonly expenseNotBilled: "Expense not rebilled after the trip";
      readonly seriesGap: "Gap in a number series";
      readonly cancelledStillOwed: "Cancelled trip with an outstanding amount";
      readonly paidInFuture: "Payment dated in the future";
      readonly stayBilledTwice: "Stay invoiced twice by its host";
      readonly refundOffOtherInvoice: "Refund allocated to another invoice";
      readonly namedInvoiceOpen: "Payment not allocated to the invoice it names";
      readonly refundReturned: "Failed refund not yet sent again";
      readonly disputeOpen: "Open payment dispute";
    };
    readonly severity: {
      readonly error: "Error";
      readonly warning: "Warning";
    };
    readonly foundOn: {
      readonly trip: "Trip";
      readonly invoice: "Invoice";
      readonly payment: "Payment";
      readonly gatewayEvent: "Payment gateway";
      readonly payout: "Payout";
      readonly purchaseInvoice: "Purchase invoice";
      readonly expense: "Expense";
    };
    readonly tripState: {
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
    readonly direction: {
      readonly arrival: "Arrival";
      readonly departure: "Departure";
    };
    readonly metBy: {
      readonly family: "The host family";
      readonly company: "A company or driver";
      readonly parent: "The parents";
      readonly platform: "Our team";
    };
    readonly tripPayment: {
      readonly none: "Not invoiced";
      readonly unpaid: "Unpaid";
      readonly partPaid: "Partly paid";
      readonly paid: "Paid";
    };
    readonly tripTask: {
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
    readonly priceCause: {
      readonly backup: "{name}’s chosen family can’t host, so we’ve asked the backup family.";
      readonly otherFamily: "Another family replaces the one chosen for {name}.";
      readonly camp: "Another camp replaces one of {name}’s camps.";
      readonly edited: "{name}’s stay was changed.";
      readonly chosen: "Another family was chosen for {name}.";
      readonly group: "{name}’s share of the group’s price has changed.";
    };
    readonly tripEvent: {
      readonly requested: "New trip, no family or camp chosen yet";
      readonly enquiry: "Enquiry sent to a host family";
      readonly asked: "New hosting offer";
      readonly reserved: "Stay reserved, waiting for the family to confirm";
      readonly considering: "Host family needs more time";
      readonly booked: "Stay booked";
      readonly declined: "Host family declined";
      readonly backupAsked: "Another family asked to host";
      readonly backupOut: "Backup family no longer available";
      readonly noFamily: "No family asked at the moment";
      readonly familyToChoose: "Your host family can’t host";
      readonly notChosen: "Another family was chosen";
      readonly waiting: "Your family is on the waiting list";
      readonly withdrawn: "Host family no longer hosts this stay";
      readonly withdrawalAsked: "Host family asked to withdraw";
      readonly needsCare: "Customer service is handling this stay";
      readonly started: "Stay started";
      readonly startInDoubt: "Stay starts with open issues";
      readonly completed: "Stay completed";
      readonly cancelled: "Stay cancelled";
      readonly changed: "Stay changed";
      readonly travelChanged: "Travel details changed";
      readonly campCalledOff: "Camp week cancelled";
      readonly changeAsked: "Change requested";
      readonly cancelAsked: "Cancellation requested";
      readonly noLongerFits: "Family has no free beds left";
      readonly refundDue: "Refund due";
      readonly refundComing: "Refund on its way";
      readonly refunded: "Refund sent";
      readonly answerReminder: "Please answer this hosting offer";
    };
    readonly role: {
      readonly Parent: "Parent";
      readonly "Host family": "Host family";
      readonly Coordinator: "Coordinator";
      readonly Agent: "Agent";
      readonly Finance: "Finance";
      readonly Administrator: "Administrator";
      readonly "Vetting admin": "Vetting admin";
      readonly "Page editor": "Page editor";
    };
    readonly right: {
      readonly account: {
        readonly read: "View own account";
        readonly write: "Edit own account";
        readonly create: "Register as a parent";
        readonly leave: "Sign out";
      };
      readonly host: {
        readonly register: "Register as a host family";
      };
      readonly users: {
        readonly read: "View users";
        readonly write: "Invite, edit and deactivate users";
        readonly viewAs: "View the system as another user";
      };
      readonly roles: {
        readonly write: "Assign roles and edit permissions";
      };
      readonly audit: {
        readonly read: "View the audit log";
      };
      readonly events: {
        readonly read: "View the timeline of events";
      };
      readonly notifications: {
        readonly own: "Get notifications";
      };
      readonly campaigns: {
        readonly write: "Send campaigns";
        readonly delete: "Delete campaigns";
      };
      readonly attachments: {
        readonly write: "Upload files";
        readonly readAll: "View all files";
        readonly public: "View public pictures";
      };
      readonly lists: {
        readonly own: "Save list views";
      };
      readonly mails: {
        readonly read: "View sent emails";
      };
      readonly outbox: {
        readonly write: "View and retry jobs";
      };
      readonly dependencies: {
        readonly read: "View countries, counties and tags";
      };
      readonly contact: {
        readonly send: "Send contact messages";
        readonly read: "View contact messages";
      };
      readonly pricing: {
        readonly names: "View names of services, trip types and currencies";
        readonly read: "View prices and commissions";
        readonly write: "Create and edit prices, templates and types";
        readonly delete: "Delete prices, templates and types";
        readonly activate: "Activate trip types";
        readonly audit: "Re-price recorded bookings";
      };
      readonly tripPeriods: {
        readonly read: "View trip periods";
        readonly write: "Create and edit trip periods";
        readonly delete: "Delete trip periods";
      };
      readonly businesses: {
        readonly read: "View businesses";
        readonly write: "Create, edit and delete businesses";
      };
      readonly priceBooks: {
        readonly read: "View price books";
        readonly backTest: "Test prices on real stays";
        readonly publish: "Import prices; publish, restore and withdraw price books";
      };
      readonly quotes: {
        readonly make: "Get quotes";
        readonly keep: "Save quotes";
        readonly read: "View saved quotes";
        readonly book: "Get quotes with commissions and payouts";
        readonly catalogue: "View families and services to quote";
      };
      readonly scenarios: {
        readonly own: "Save own scenarios";
      };
      readonly invoices: {
        readonly read: "View invoices";
        readonly write: "Create and send invoices";
        readonly void: "Void invoices and issue credit notes";
      };
      readonly payments: {
        readonly read: "View payments";
        readonly write: "Record, allocate and refund payments";
      };
      readonly purchaseInvoices: {
        readonly read: "View purchase invoices";
        readonly write: "Record and approve purchase invoices";
        readonly accept: "Confirm own invoices";
      };
      readonly payouts: {
        readonly read: "View payouts";
        readonly write: "Approve, hold and pay payouts";
      };
      readonly payoutDetails: {
        readonly read: "View bank details";
        readonly write: "Edit bank details";
      };
      readonly expenses: {
        readonly read: "View expenses";
        readonly submit: "Submit expenses";
        readonly decide: "Approve, reject and rebill expenses";
      };
      readonly billing: {
        readonly read: "View balances and statements";
        readonly write: "Send statements and allocate payments";
      };
      readonly accounts: {
        readonly export: "Export the general ledger";
      };
      readonly reconciliation: {
        readonly read: "Reconcile stays, invoices, payments and payouts";
      };
      readonly hub: {
        readonly enter: "Access the hub";
      };
      readonly sheets: {
        readonly read: "View trip sheets";
        readonly write: "Edit trip sheets";
      };
      readonly trips: {
        readonly read: "View trips";
        readonly create: "Create trips";
        readonly write: "Edit trips";
        readonly move: "Change trip statuses";
        readonly tasks: "Complete trip tasks";
        readonly overview: "View trips on the board and the timeline";
        readonly vat: "Set VAT exemptions";
        readonly track: "View the trips tracker";
        readonly follow: "Plan follow-ups of trips, write notes";
        readonly assign: "Assign coordinators to trips";
        readonly bulk: "Change trips in bulk";
      };
      readonly students: {
        readonly read: "View students";
        readonly write: "Add and edit students";
        readonly delete: "Delete students";
        readonly health: "View students’ health details";
        readonly children: "View own children";
        readonly manage: "Link parents and merge students";
      };
      readonly offers: {
        readonly read: "View offers";
        readonly write: "Ask families and withdraw offers";
        readonly answer: "Accept and decline offers";
        readonly chase: "Follow up unanswered offers";
        readonly replace: "Replace families that don’t answer";
      };
      readonly calendar: {
        readonly read: "View family calendars";
        readonly write: "Edit family calendars";
      };
      readonly planner: {
        readonly read: "View the yearly planner";
      };
      readonly rates: {
        readonly read: "View asking prices of host families";
        readonly propose: "Ask for another price as a host family";
        readonly decide: "Decide on asking prices of host families";
      };
      readonly families: {
        readonly find: "Search for host families";
        readonly profile: "View host family profiles";
        readonly info: "View host family details";
        readonly contact: "Message host families";
        readonly own: "View own host family profile";
        readonly read: "View host family records";
        readonly write: "Edit host families";
        readonly manage: "Manage host families";
        readonly list: "View host family lists";
      };
      readonly activities: {
        readonly read: "View activities";
        readonly write: "Create and edit activities and camp weeks";
        readonly delete: "Delete activities";
      };
      readonly experience: {
        readonly send: "Request an experience";
      };
      readonly booking: {
        readonly pay: "Pay for bookings";
        readonly read: "View booking payments";
        readonly place: "Place bookings";
      };
      readonly ownInvoices: {
        readonly pay: "View and pay own invoices";
      };
      readonly content: {
        readonly read: "Read pages and blog";
        readonly write: "Write and publish pages and blog";
        readonly delete: "Delete pages and blog articles";
      };
      readonly conversations: {
        readonly read: "View conversations";
        readonly count: "Count unread conversations";
        readonly join: "Join conversations";
        readonly leave: "Leave conversations";
        readonly archive: "Archive conversations";
        readonly delete: "Delete conversations";
        readonly manage: "Start group conversations and add people";
        readonly audit: "View which staff read a conversation";
        readonly token: "Connect to chat and video";
        readonly responseTime: "View response times of families";
      };
      readonly messages: {
        readonly send: "Send messages";
        readonly report: "Report messages and block people";
        readonly preferences: "Choose message notifications";
      };
      readonly support: {
        readonly read: "View support requests";
        readonly write: "Write to support";
        readonly handle: "Assign support requests and write notes";
      };
      readonly savedReplies: {
        readonly write: "Edit saved replies";
      };
      readonly meetings: {
        readonly read: "View meetings";
        readonly write: "Plan meetings";
      };
      readonly calls: {
        readonly start: "Start video calls";
      };
      readonly reports: {
        readonly review: "Review reported messages";
        readonly read: "View reports on stays";
        readonly money: "View reports on money";
      };
      readonly vetting: {
        readonly read: "View the vetting of families";
        readonly answer: "Answer in one’s own vetting";
        readonly visit: "Record home visits";
        readonly decide: "Vet families";
      };
      readonly leads: {
        readonly write: "Look after scouting families";
        readonly delete: "Delete scouting families";
      };
      readonly geofences: {
        readonly read: "View areas";
        readonly write: "Edit areas";
        readonly delete: "Delete areas";
      };
      readonly groups: {
        readonly read: "View groups";
        readonly write: "Create and edit groups";
      };
    };
    readonly documentKind: {
      readonly passport: "Passport or identity card";
      readonly consent: "Consent form";
      readonly medical: "Medical document";
      readonly insurance: "Insurance";
      readonly school: "School document";
      readonly other: "Other document";
    };
    readonly groupDocumentKind: {
      readonly rooming: "Rooming plan";
      readonly consent: "Consent forms";
      readonly medical: "Medical document";
      readonly insurance: "Insurance";
      readonly travel: "Travel document";
      readonly other: "Other document";
    };
    readonly studentType: {
      readonly group: "Group student";
      readonly agent: "Agent student";
      readonly individual: "Individual student";
    };
    readonly gender: {
      readonly female: "Female";
      readonly male: "Male";
      readonly other: "Other";
    };
    readonly userState: {
      readonly active: "Active";
      readonly invited: "Invited";
      readonly unverified: "Not confirmed";
      readonly deactivated: "Deactivated";
    };
    readonly vettingState: {
      readonly registered: "Registered";
      readonly profile_incomplete: "Profile incomplete";
      readonly submitted: "Submitted";
      readonly in_review: "In review";
      readonly home_visit: "Home visit";
      readonly checks_pending: "Checks pending";
      readonly approved: "Approved";
      readonly rejected: "Rejected";
      readonly suspended: "Suspended";
    };
    readonly campaignState: {
      readonly draft: "Draft";
      readonly scheduled: "Scheduled";
      readonly sending: "Sending";
      readonly sent: "Sent";
      readonly cancelled: "Cancelled";
    };
    readonly campaignType: {
      readonly generic: "All users";
      readonly targeted: "Selected users";
    };
    readonly contactTopic: {
      readonly booking: "Stays and bookings";
      readonly hosting: "Hosting students";
      readonly account: "My account";
      readonly payment: "Payments and invoices";
      readonly partnership: "Partnership";
      readonly other: "Something else";
    };
    readonly reportReason: {
      readonly contactDetails: "Contact details";
      readonly offPlatform: "Asks to book or pay outside our website";
      readonly offensive: "Offensive";
      readonly harassment: "Harassment";
      readonly childSafety: "A child may be at risk";
      readonly fraud: "Fraud";
      readonly other: "Other";
    };
    readonly reportState: {
      readonly open: "Open";
      readonly upheld: "Upheld";
      readonly dismissed: "Dismissed";
    };
    readonly vettingNews: {
      readonly homeVisit: "We’d like to visit you at home";
      readonly visitPlanned: "Your home visit is planned";
      readonly informationRequested: "We need more information from you";
      readonly approved: "You’ve been approved as a host family";
      readonly rejected: "We can’t accept you as a host family";
      readonly suspended: "Your hosting is suspended";
      readonly checkExpires: "One of your checks expires soon";
      readonly checkLapsed: "One of your checks has expired";
    };
    readonly vettingProgress: {
      readonly submitted: "A family has submitted its profile";
      readonly requestAnswered: "A family has answered a request";
      readonly referenceAnswered: "A reference has arrived";
      readonly checkReceived: "A family has sent a police check";
      readonly checkExpires: "A check expires soon";
      readonly checkLapsed: "A check has expired";
      readonly householdChanged: "The adults of a family’s household have changed";
    };
    readonly plannerWeek: {
      readonly free: "Free";
      readonly partly: "Partly free";
      readonly held: "Held";
      readonly booked: "Fully booked";
      readonly away: "Away";
      readonly notLive: "Not live";
    };
    readonly missingCheck: {
      readonly visit: "Home visit";
      readonly references: "References";
      readonly police: "Police checks";
      readonly document: "Document";
    };
    readonly checkKind: {
      readonly reference: "Reference";
      readonly police: "Police check";
      readonly document: "Document";
    };
    readonly checkStatus: {
      readonly requested: "Requested";
      readonly received: "Received";
      readonly passed: "Passed";
      readonly failed: "Failed";
      readonly waived: "Waived";
      readonly lapsed: "Expired";
    };
    readonly visitOutcome: {
      readonly positive: "Positive";
      readonly concerns: "Concerns";
      readonly negative: "Negative";
    };
    readonly requestedItem: {
      readonly photos: "Photos";
      readonly description: "Description";
      readonly address: "Address";
      readonly rooms: "Rooms";
      readonly languages: "Languages";
      readonly amenities: "Amenities";
      readonly interests: "Interests";
      readonly travel: "Travel times";
      readonly houseRules: "House rules";
      readonly children: "Ages of the children";
      readonly pin: "Place on the map";
      readonly policeCheck: "Police check";
      readonly document: "Document";
      readonly references: "References";
      readonly visitDate: "Date of the home visit";
      readonly other: "Something else";
    };
    readonly profileGap: {
      readonly email: "Confirmed email address";
      readonly address: "Address";
      readonly description: "Description";
      readonly photos: "At least 3 photos";
    };
    readonly leadStage: {
      readonly lead: "Lead";
      readonly contacted: "Contacted";
      readonly interested: "Interested";
      readonly invited: "Invited";
      readonly registered: "Registered";
      readonly lost: "Lost";
    };
    readonly leadEvent: {
      readonly note: "Note";
      readonly call: "Call";
      readonly mail: "Email";
      readonly meeting: "Meeting";
      readonly stage: "Stage changed";
      readonly import: "Imported";
      readonly invite: "Invited";
      readonly convert: "Host family created";
      readonly merge: "Merged";
    };
    readonly leadNote: {
      readonly campaign: "Campaign: {campaign}";
    };
    readonly leadFault: "“{column}” is missing or isn’t valid.";
    readonly callOutcome: {
      readonly reached: "Spoke to the family";
      readonly noAnswer: "No answer";
      readonly willAnswer: "Will answer soon";
      readonly willDecline: "Will decline";
      readonly wrongNumber: "Wrong number";
    };
    readonly geofenceKind: {
      readonly circle: "Circle";
      readonly polygon: "Polygon";
    };
    readonly geofencePurpose: {
      readonly coordinator: "Coordinator";
      readonly camps: "Camps nearby";
      readonly search: "Search";
    };
    readonly light: {
      readonly red: "Urgent";
      readonly amber: "Soon";
      readonly green: "OK";
    };
    readonly groupState: {
      readonly planning: "Planning";
      readonly confirmed: "Confirmed";
      readonly travelling: "Travelling";
      readonly done: "Done";
      readonly archived: "Archived";
    };
    readonly memberColumn: {
      readonly name: "Name";
      readonly firstName: "First name";
      readonly lastName: "Last name";
      readonly dateOfBirth: "Date of birth";
      readonly gender: "Gender";
      readonly parentName: "Parent’s name";
      readonly parentEmail: "Parent’s email";
    };
    readonly memberFault: "“{column}” is missing or isn’t valid.";
    readonly memberParentForbidden: "You can’t link parents. Leave out the parent’s email.";
    readonly possibleStudent: "{kind, select, born {student {number}, born on {day}} line {line {number} of this list} other {student {number}, without a date of birth}}";
    readonly possibleMember: "Same name as {students}, but no date of birth to compare. If this is the same student, add them with the search.";
    readonly articleState: {
      readonly draft: "Draft";
      readonly scheduled: "Scheduled";
      readonly published: "Published";
      readonly archived: "Archived";
    };
    readonly linkFault: {
      readonly noPage: "No such page";
      readonly notPublished: "Not published";
      readonly noFile: "No such file";
      readonly badAddress: "Invalid address";
      readonly gone: "Page gone";
      readonly failing: "Website fails";
      readonly unreachable: "Can’t be reached";
    };
    readonly linkSource: {
      readonly menu: "Menu";
      readonly page: "Page";
      readonly blog: "Blog article";
    };
    readonly testimonialState: {
      readonly published: "Published";
      readonly ready: "Not published";
      readonly noConsent: "Consent missing";
    };
    readonly consentWay: {
      readonly form: "Online form";
      readonly email: "Email";
      readonly message: "Message";
      readonly phone: "Phone";
      readonly paper: "On paper";
    };
    readonly contentItemState: {
      readonly idea: "Idea";
      readonly brief: "Brief";
      readonly draft: "Draft";
      readonly review: "Review";
      readonly published: "Published";
    };
  };
  readonly refusals: {
    readonly accountNotVerified: "Confirm your email address first. We’ve sent you a link.";
    readonly accountDeactivated: "This account has been deactivated. Contact us for help.";
    readonly accountHasOpenTrips: "You can delete the account once its open trips are completed or cancelled.";
    readonly alreadyJoined: "This user has already joined. Send a reset link instead.";
    readonly alreadyPriced: "This template already has a price here. Edit that price instead.";
    readonly nothingToSettle: "There’s no difference to settle. The invoiced amount matches the agreed price.";
    readonly differenceMoved: "The difference is now {difference} {currency}. Nothing was invoiced or credited. Check it and try again.";
    readonly draftUnsent: "Invoice {invoice} for this trip is still a draft. Send or delete it first.";
    readonly differenceOpen: "The difference of {difference} {currency} is still open. Settle it under “Invoices” on the trip. The task then closes by itself.";
    readonly consentMissing: "The parent hasn’t agreed to the higher price. Record when and how they agreed, or wait for their answer.";
    readonly alreadyBilled: "{invoice} already invoices this trip’s price. To invoice it again, give a reason.";
    readonly billedPriceOutdated: "The trip has a new price since this draft was made. Open the draft, choose “Use new price”, then send it.";
    readonly alreadyHosting: "Your account already has a host family.";
    readonly attachmentInUse: "This file is in use. Remove it there before you delete it.";
    readonly bankFileUnreadable: "We can’t read this file as a bank statement. Its heading has no column for: {columns}.";
    readonly batchMixed: "A payment file can only hold payouts of one business, in euros.";
    readonly businessIbanInvalid: "The business {business} has no valid SEPA IBAN. Add one in its settings.";
    readonly campaignMoved: "This campaign has changed. Reload to see its current status.";
    readonly carrierLost: "Another trip paid a part of this trip’s price, and can’t any more. Apply or take back the group price on the group’s Price tab first.";
    readonly changedMeanwhile: "Someone else has edited this. Check their version before you save yours.";
    readonly cellChanged: "Someone else has changed this cell.";
    readonly confirmationWrong: "This isn’t the email address of this account.";
    readonly currentPasswordWrong: "Incorrect current password.";
    readonly demoAccountShut: "This is a demo account. It only works on the computer that runs the system.";
    readonly documentDamaged: "These figures are damaged, so we can’t use them. Please contact us.";
    readonly draftChanged: "The prices have changed since you checked them. Check them again before you publish.";
    readonly draftHasFaults: "This draft has errors. Fix them first.";
    readonly eInvoiceIncomplete: "We can’t create an e-invoice yet: {faults}";
    readonly eInvoiceNotSent: "E-invoices are only available for sent invoices and credit notes that aren’t void.";
    readonly emailAlreadyVerified: "This address is already confirmed. You can sign in.";
    readonly emailTaken: "An account with this email already exists.";
    readonly expenseBilled: "Part of this expense is already on an invoice, so you can’t change its split.";
    readonly expenseToYourself: "You can’t approve an expense paid to yourself. Ask someone else to decide.";
    readonly expenseMoved: "This expense has changed. Reload to see its current status.";
    readonly exportTooLarge: "{count, plural, one {# row matches} other {# rows match}} these filters. A file can hold {limit, number}. Narrow your filters.";
    readonly fileTooLarge: "The file is too large. The limit is {limit}.";
    readonly fileTypeRefused: "This file type isn’t supported. Use one of these: {kinds}.";
    readonly fixedByTheProduct: "The system needs this. You can edit it, but not delete it.";
    readonly holdOver: "We held these places for {held} minutes, but received no payment. Others can book them now. You can try again in {minutes, plural, one {# minute} other {# minutes}}.";
    readonly importHasFaults: "We can’t import this file. Fix its errors first. Nothing was changed.";
    readonly imageUnreadable: "This file is damaged or isn’t an image, so it couldn’t be read. Choose another file.";
    readonly inUse: "This is used {count, plural, one {once} other {# times}}, so you can’t delete it.";
    readonly invoiceHasNoAddress: "There’s no email address to send this to. Add one first.";
    readonly invoiceIncomplete: "We can’t create this invoice yet. Some details are missing.";
    readonly invoiceMoved: "This invoice has changed. Reload to see its current status.";
    readonly lastAdministrator: "This is the last administrator. Make someone else an administrator first.";
    readonly linkExpired: "This link is no longer valid. Request a new one.";
    readonly moreThanInvoiced: "You can credit at most {left} {currency} of this invoice.";
    readonly moreThanOwed: "This is more than the outstanding amount of {owed} {currency}.";
    readonly moreThanPaid: "This is more than the {left} {currency} left of the payment.";
    readonly nameTaken: "This name is already in use. Choose another.";
    readonly noBusinessInCurrency: "No business invoices in {currency}. Choose another currency, or don’t rebill the expense.";
    readonly noPriceBook: "No prices have been published yet.";
    readonly notFailed: "This job is done or still waiting, so you can’t retry it.";
    readonly nothingToBill: "There’s nothing left to invoice. Every approved share is on an invoice, or belongs to no account.";
    readonly nothingToPublish: "These prices are already published.";
    readonly otherAccount: "The payment and the invoice belong to different businesses or currencies.";
    readonly otherPaymentMode: "This event isn’t for the payment mode in use here, live or test.";
    readonly ownRolesFixed: "You can’t change your own roles or deactivate yourself.";
    readonly passwordMissing: "This account has no password yet. Choose one with “Forgot your password?”.";
    readonly paymentKeyTaken: "Another payment already uses this key.";
    readonly payoutUnfit: "You can’t link these payouts to this invoice. They must have the same payee, business and currency, be on no other invoice, and not be paid or void.";
    readonly refundUnclear: "This payment covers invoices of several buyers. Unallocate the amount from the invoice first, then refund it.";
    readonly stayBilledOtherwise: "We’ve already approved a self-billed invoice for this stay and this host. Void it first, or the stay would be invoiced twice.";
    readonly payoutAddedByYou: "You added this payout. Ask someone else to approve it, or give a reason.";
    readonly payoutDetailsCooling: "The bank details of {name} have changed. For safety, payouts to them can’t be approved for {hours} hours after that.";
    readonly payoutDetailsFresh: "You changed these bank details, and no one else has approved a payout to them since. Ask someone else to approve it, or give a reason.";
    readonly payoutDetailsMissing: "{name} has no bank details yet. Add them before you approve payouts.";
    readonly rateAlreadyProposed: "You’ve already asked for another price here. Withdraw that request first.";
    readonly rateMoved: "This request for another price can’t be changed any more. Reload to see its current status.";
    readonly payoutMoved: "{number} has changed. Reload to see its current status.";
    readonly payoutOrdered: "{number} has already been sent to the bank.";
    readonly payoutToYourself: "This payout goes to your own family. Ask someone else to add, approve or record it.";
    readonly payoutOfTestMoney: "The stay of {number} was paid with a test card, so there’s no money to pay out.";
    readonly payoutOutsideSepa: "{number} goes to {name}, whose account is outside SEPA. Pay it by hand.";
    readonly permissionFixed: "This permission is fixed for this role.";
    readonly priceBookInForce: "This price book is current or past, so you can’t withdraw it. Publish another one instead.";
    readonly providerCancelled: "The sign-in was cancelled.";
    readonly providerEmailUnverified: "Your provider hasn’t confirmed your email address. Confirm it there, or sign in with a password.";
    readonly providerFailed: "We couldn’t sign you in. Try again, or sign in with a password.";
    readonly providerStale: "This sign-in has ended or took too long. Start again.";
    readonly providerUnavailable: "We can’t reach the provider. Try again later, or sign in with a password.";
    readonly providerUnknown: "This way to sign in isn’t available.";
    readonly purchaseDiffers: "This invoice differs from the quote by {difference} {currency}. Give a reason to approve it anyway.";
    readonly purchaseMoved: "This purchase invoice has changed. Reload to see its current status.";
    readonly purchaseNumberTaken: "An invoice with this number from this supplier is already recorded.";
    readonly quoteRefused: "We can’t quote this stay with these details.";
    readonly quoteSideRefused: "You don’t have permission to see these figures.";
    readonly remindedToday: "A reminder was already sent today.";
    readonly runIsOver: "This job has already ended, so you can’t stop it.";
    readonly savedViewNameTaken: "You already have a view with this name.";
    readonly savedViewsFull: "You can save {limit, number} views per list. Delete one first.";
    readonly scenariosFull: "You can save {limit, number} scenarios. Delete one first.";
    readonly sharesDiffer: "The shares don’t add up to the amount: {direction, select, less {{difference} {currency} is missing} other {{difference} {currency} is too much}}.";
    readonly signatureWrong: "The signature of this event is missing, too old or wrong.";
    readonly signInWrong: "Incorrect email or password.";
    readonly notAParent: "The account with this email is closed, or isn’t a parent account.";
    readonly documentsFull: "A student can have {limit, number} documents. Delete one first.";
    readonly groupDocumentsFull: "A group can have {limit, number} documents. Delete one first.";
    readonly imageTooManyPixels: "This image has more than {limit, number} megapixels. Save it in a smaller size and try again.";
    readonly tooManyPhotos: "A host family can have {limit, number} photos. Delete some first.";
    readonly tooManyFeatureImages: "You can feature {limit, number} photos. Remove the star from another one first.";
    readonly documentOfStaff: "Our staff added this document. Ask them to delete it.";
    readonly activityBooked: "This activity was booked {count, plural, one {once} other {# times}}, so you can’t delete it. Take it offline instead.";
    readonly activityPriced: "This activity has {count, plural, one {# price} other {# prices}}. Delete {count, plural, one {it} other {them}} first, or take the activity offline.";
    readonly weekBooked: "{count, plural, one {# trip or booking includes} other {# trips or bookings include}} this week, so you can’t delete it. Cancel it instead.";
    readonly studentHasOpenTrip: "{count, plural, one {# trip isn’t over yet} other {# trips aren’t over yet}}. Cancel or close {count, plural, one {it} other {them}} first.";
    readonly studentHasTrips: "This student has trips. Only an administrator can delete them.";
    readonly studentsTravelTogether: "Both students are on the same trip, so you can’t merge them.";
    readonly studentsOfOthers: "Students of different families need separate trips. Add the trips to a group instead.";
    readonly studentBeingBooked: "This student is in a booking that’s being paid. Try again in 30 minutes.";
    readonly parentPaying: "The parent is paying for a booking. Try again in {minutes, plural, one {# minute} other {# minutes}}, or talk to them.";
    readonly stayNotPriced: "This trip has no agreed price yet, so there’s nothing to invoice.";
    readonly viewAsReadOnly: "You’re viewing as another user. Stop viewing to make changes.";
    readonly viewAsRefused: "You can’t view the system as this user.";
    readonly bedsTaken: "These beds are no longer free. Choose other dates or another family.";
    readonly placesTaken: "This camp week is full. Choose another.";
    readonly businessMissing: "No business sells trips in this currency.";
    readonly familyNotLive: "This family isn’t hosting at the moment. Choose another.";
    readonly nobodyAsked: "This trip has no family or camp yet. Choose one first.";
    readonly noBackupFree: "No backup family is free on these nights.";
    readonly noFamilyChosen: "Choose a family that hasn’t declined.";
    readonly noOfferAccepted: "No family has accepted this trip yet.";
    readonly noOtherFamily: "Choose a different family from the one before.";
    readonly offerMoved: "The offer’s status has changed. Reload to see what you can do.";
    readonly offerTaken: "Another family has already accepted this trip.";
    readonly studentDataMissing: "Add every student’s date of birth and gender before you ask a family.";
    readonly sellerFixed: "This trip has invoices, which name its business and parent. Void them first.";
    readonly tripMoved: "The trip’s status has changed. Reload to see what you can do.";
    readonly tripNotBegun: "You can do this from the trip’s first day.";
    readonly tripNotOver: "You can do this from the trip’s last day.";
    readonly tripNotSettled: "Invoices are open, or the trip ended less than a week ago. To close it anyway, give a reason.";
    readonly tripNotToCome: "You can only do this before the trip’s first day.";
    readonly amountNotPayable: "You can’t pay this amount by card. Contact us, and we’ll send you an invoice.";
    readonly bookingByInvoiceStaffOnly: "Pay to complete your booking. Only our staff can book by invoice.";
    readonly bookingIncomplete: "Some details of this booking are missing or have changed. Check it again.";
    readonly bookingPaid: "A payment for this booking is on its way or has arrived. Wait a moment, then check your trips.";
    readonly bookingRefused: "Someone else took these beds before your payment arrived, so we couldn’t complete your booking. We’re refunding you in full.";
    readonly cardNotTest: "Only test cards are accepted here. No money is moved.";
    readonly gatewayUnavailable: "We can’t reach the payment service. You haven’t been charged. Try again in a minute.";
    readonly intentOver: "This payment has ended. Go back to your booking.";
    readonly notPaid: "Your payment hasn’t arrived yet. Pay now, or wait a moment if you’ve just paid.";
    readonly orderOver: "Your hold has expired. Your booking is saved: start the payment again.";
    readonly priceChanged: "The price has changed to {total} {currency}. You haven’t been charged. Accept the new price first.";
    readonly contactDetailsHeld: "Before the stay is booked, contact details can’t be sent here. You can send the rest of your message.";
    readonly conversationClosed: "This conversation is read-only.";
    readonly meetingEndsEarly: "The meeting must end after it starts.";
    readonly meetingInPast: "Choose a time in the future.";
    readonly meetingTooLong: "A meeting can last up to 8 hours.";
    readonly callOver: "This call has ended.";
    readonly callFull: "This call is full.";
    readonly notInCall: "You’re not in this call any more. Join it again.";
    readonly meetingMoved: "This meeting has already started, ended or been cancelled.";
    readonly messageIdTaken: "This message was already sent in another conversation.";
    readonly notACandidate: "This person can’t be added to this conversation.";
    readonly requestOpen: "This user already has another open request. Continue there.";
    readonly notJoined: "Join the conversation before you write in it.";
    readonly participantFixed: "This person can’t be removed or blocked here.";
    readonly translationUnavailable: "{reason, select, unsupported {This message can’t be translated.} notConfigured {Messages can’t be translated here.} other {This message can’t be translated at the moment. Try again later.}}";
    readonly withdrawalOver: "You can withdraw a message for five minutes after sending it.";
    readonly stayTooShort: "{count, plural, one {This family takes stays of at least # night. Choose other dates or another family.} other {This family takes stays of at least # nights. Choose other dates or another family.}}";
    readonly stayTooLong: "{count, plural, one {This family takes stays of up to # night. Choose other dates or another family.} other {This family takes stays of up to # nights. Choose other dates or another family.}}";
    readonly stayTooSoon: "{count, plural, one {This family needs at least # day’s notice. Choose later dates or another family.} other {This family needs at least # days’ notice. Choose later dates or another family.}}";
    readonly pinFar: "This place is {km, number} km from {place}. Check the latitude and the longitude.";
    readonly bedsBooked: "{count, plural, one {# bed is} other {# beds are}} booked on one night, so you can’t offer fewer.";
    readonly tooFewPhotos: "At least 3 photos are required to make your profile live";
    readonly addressMissing: "Add the address before the profile goes live.";
    readonly familyNotApproved: "The profile can go live once the family is approved.";
    readonly pausedByOthers: "{by, select, check_lapsed {The profile is paused because a check has expired. It goes live again once a new one is recorded.} unresponsive {Our team paused the profile because requests weren’t answered. Contact us to go live again.} other {Our team paused the profile. Contact us to go live again.}}";
    readonly familyTextUntranslated: "{reason, select, notConfigured {Texts can’t be translated here.} nothing {There’s nothing to translate: people have already written these texts in this language, or the family hasn’t written any.} unsupported {These texts can’t be translated.} other {These texts can’t be translated at the moment. Try again later.}}";
    readonly blockFixed: "This is a stay, so it can’t be changed in the calendar.";
    readonly blockOfFeed: "These dates come from another calendar. Change them there.";
    readonly feedAddress: "This isn’t a link to a calendar. Copy the calendar’s link (iCal) from the other website.";
    readonly feedKnown: "You’ve already connected this calendar.";
    readonly tooManyFeeds: "You can connect up to 10 calendars. Disconnect one first.";
    readonly calendarFull: "This calendar has too many repeated blocks. Free one that’s no longer needed first.";
    readonly offersOpen: "Requests on these dates are still waiting for an answer. Confirm that you want to block the dates anyway.";
    readonly checksOpen: "References, documents or a police check are missing or have expired.";
    readonly colleagueUnknown: "Nobody in our team has this name. Check the spelling, or write to us.";
    readonly ownFamily: "You can’t decide on your own family.";
    readonly profileIncomplete: "Your profile isn’t complete yet. Fill in what’s missing, then submit it.";
    readonly refereeKnown: "This person was asked already, or belongs to the family.";
    readonly relatedFamily: "You know this family, so someone else has to decide.";
    readonly vettingMoved: "The vetting of {name} has moved on, so this isn’t possible any more.";
    readonly visitMissing: "No home visit has gone well yet.";
    readonly checkLapsed: "A check of this family has expired. Record a new one first.";
    readonly leadDuplicate: "{name} looks like the same family.";
    readonly leadMoved: "The stage of {name} has changed, so this isn’t possible any more. Reload to see what you can do.";
    readonly leadHasFamily: "{name} has registered already. Merge the other entry into it instead.";
    readonly leadFileUnreadable: "We couldn’t find a column with names. The first line of the file must name its columns.";
    readonly areaCrosses: "Sides of this area cross or touch each other. Check the order of its corners.";
    readonly areaFlat: "The corners lie on one line, or the area is too small. Move a corner.";
    readonly areaPointTwice: "Two corners are at the same place. Move or remove one.";
    readonly areaSideTooLong: "A side is longer than 10,000 km. Add a corner on the way.";
    readonly groupDatesMissing: "Add the arrival and departure dates of the group first.";
    readonly groupFull: "A group can have at most {max, number} students. Create another group for the others.";
    readonly memberHasTrip: "This student has a trip with the group. Cancel it or move it to another group first.";
    readonly memberTextUnreadable: "We couldn’t find a column with names. Choose which column has them.";
    readonly matchFailed: "We couldn’t find a proposal in time. Try again with fewer wishes, or place some students by hand.";
    readonly placementRefused: "{rule, select, beds {{name} can’t stay there: no bed is free.} age {{name} isn’t of the age that the family welcomes.} gender {The family doesn’t welcome students of {name}’s gender.} pets {{name} is allergic to a pet of the family.} stay {The dates don’t fit the family’s rules for stays, so {name} can’t stay there.} other {{name} must not share a home with a student who is there.}}";
    readonly bulkEmpty: "No trip is chosen that you may change. Choose at least 1.";
    readonly bulkNotReady: "This can’t be started: the run before it isn’t finished, or it changed nothing.";
    readonly bulkTooLarge: "{count} trips are too many. Choose up to {limit} at once.";
    readonly noStepBack: "This step can’t be undone automatically. Open the trip to change it.";
    readonly writtenAlready: "This conversation already gets the message for another trip.";
    readonly nobodyToWriteTo: "{audience, select, families {This trip has no host family with an account.} other {This trip has no parent with an account.}}";
    readonly messageIncomplete: "This trip has no value for {names}.";
    readonly articleGone: "This page no longer exists.";
    readonly articleIncomplete: "{count, plural, one {# thing is} other {# things are}} still missing. Complete the marked places before you publish.";
    readonly englishFirst: "Publish the English text first. Visitors get it in languages that are missing.";
    readonly slugRefused: "The address “{slug}” {problem, select, form {can only have lower-case letters a–z, digits and hyphens between them} reserved {is reserved for the system} redirects {leads to another page, which had it before} other {is already taken}}. Choose another.";
    readonly tripDatesUnclear: "“{example}” can be read in two ways. Choose whether the day or the month comes first.";
    readonly tripFileUnreadable: "{reason}";
    readonly personalData: "This text has personal data in {count, plural, one {# place} other {# places}}: names or health notes of people in the database, email addresses or phone numbers. Nothing was sent. Remove them and try again.";
    readonly writingBudgetUsed: "This text could cost up to {cost} {currency}, but only {left} {currency} of this month’s budget of {budget} {currency} is left. Shorten it, or wait until next month.";
    readonly writingOff: "No language model is set up. You can still write by hand.";
    readonly contentArticleMissing: "Send it to the blog or to a page first.";
    readonly contentAssigneeMissing: "Assign it to someone first.";
    readonly contentBriefMissing: "Write a brief first.";
    readonly contentItemMoved: "The status of “{title}” has changed, so this isn’t possible any more. Reload to see what you can do.";
    readonly contentItemSent: "A draft has already been made of this text.";
    readonly contentNotVisible: "Visitors can’t read it in its language yet. Publish the draft first.";
  };
  readonly reports: {
    readonly name: {
      readonly nights: "Nights";
      readonly occupancy: "Occupancy";
      readonly conversion: "Conversion";
      readonly leadTime: "Lead time";
      readonly cancellations: "Cancellations";
      readonly revenue: "Revenue and commission";
    };
    readonly about: {
      readonly nights: "Stays that a family has accepted, including those in progress and finished. Each night counts in the month in which it begins.";
      readonly occupancy: "Beds of host families night by night. A bed is open if its family is live today, was registered by then and hasn’t blocked the night. An occupied bed always counts as open. Filters by business or agent narrow the occupied nights, not the open ones.";
      readonly conversion: "Trips created in the period, and how many have taken each step by now. Trips count in the month in which they were created.";
      readonly leadTime: "Agreed stays by arrival date, and the days from their first reservation to the arrival.";
      readonly cancellations: "Bookings by planned arrival date. A trip counts as a booking once it has been reserved, also if it was cancelled later. Cancelled enquiries don’t count. Amounts of different currencies are never added together; files have rows for each currency.";
      readonly revenue: "All movements of the ledger on the day they were booked. Each figure equals the ledger’s balance of the same period. Currencies are never added together.";
    };
    readonly group: {
      readonly month: "Month";
      readonly county: "County";
      readonly business: "Business";
      readonly agent: "Agent";
    };
    readonly part: {
      readonly currency: "Currency";
      readonly step: "Step";
    };
    readonly step: {
      readonly created: "Created";
      readonly requested: "Requested";
      readonly offered: "Offered to a family";
      readonly reserved: "Reserved";
      readonly booked: "Accepted";
      readonly paid: "Paid";
      readonly finished: "Finished";
    };
    readonly figure: {
      readonly nights: "Nights";
      readonly studentNights: "Student nights";
      readonly stays: "Stays";
      readonly students: "Students";
      readonly occupancy: "Occupancy";
      readonly occupiedNights: "Occupied bed nights";
      readonly openNights: "Open bed nights";
      readonly families: "Families";
      readonly trips: "Trips";
      readonly shareOfAll: "Share of all";
      readonly shareOfStep: "Share of previous step";
      readonly medianDays: "Median days";
      readonly leadMedian: "Median days";
      readonly leadLower: "Lower quartile";
      readonly leadUpper: "Upper quartile";
      readonly leadUpTo7: "Up to 7 days";
      readonly leadUpTo30: "8 to 30 days";
      readonly leadUpTo90: "31 to 90 days";
      readonly leadUpTo180: "91 to 180 days";
      readonly leadOver180: "Over 180 days";
      readonly cancelled: "Cancelled";
      readonly bookings: "Bookings";
      readonly cancelledShare: "Share cancelled";
      readonly byCustomer: "By customer";
      readonly byStaff: "By staff";
      readonly bySystem: "By the system";
      readonly cancelledUpTo7: "Up to 7 days before";
      readonly cancelledUpTo30: "8 to 30 days before";
      readonly cancelledUpTo90: "31 to 90 days before";
      readonly cancelledOver90: "Over 90 days before";
      readonly paymentsKept: "Payments kept";
      readonly refundsPaid: "Refunds paid";
      readonly invoiced: "Invoiced";
      readonly voided: "Voided";
      readonly credited: "Credited";
      readonly vat: "VAT";
      readonly netSales: "Net sales";
      readonly received: "Received";
      readonly refunded: "Refunded";
      readonly commission: "Commission";
      readonly hostCost: "Host share";
      readonly otherSales: "Other sales";
      readonly payouts: "Paid to hosts";
    };
    readonly counts: {
      readonly nights: "Nights of stays within the period. A stay of siblings counts each night once.";
      readonly studentNights: "Nights multiplied by the students of the stay.";
      readonly stays: "Stays in the period. A stay over two months counts in both, but once in the total.";
      readonly students: "Different students in the period. A student in two months counts in both, but once in the total.";
      readonly occupancy: "Occupied bed nights divided by open bed nights.";
      readonly occupiedNights: "Nights of agreed stays, one for each student.";
      readonly openNights: "Beds of live families on the nights that they haven’t blocked, and all occupied beds.";
      readonly families: "Families with at least one open bed night.";
      readonly trips: "Trips that have taken the step. A later step includes those before it; offers and payments count by themselves.";
      readonly shareOfAll: "Trips that have taken the step, divided by all trips created.";
      readonly shareOfStep: "Of the trips that took the previous step, the share that also took this one.";
      readonly medianDays: "Half of the trips took the step within so many days of their creation. Paid means that all invoices of the trip are settled.";
      readonly leadMedian: "Half of the stays were reserved at most so many days before arrival.";
      readonly leadLower: "A quarter of the stays were reserved at most so many days before arrival.";
      readonly leadUpper: "Three quarters of the stays were reserved at most so many days before arrival.";
      readonly leadUpTo7: "Stays reserved at most 7 days before arrival.";
      readonly leadUpTo30: "Stays reserved 8 to 30 days before arrival.";
      readonly leadUpTo90: "Stays reserved 31 to 90 days before arrival.";
      readonly leadUpTo180: "Stays reserved 91 to 180 days before arrival.";
      readonly leadOver180: "Stays reserved more than 180 days before arrival.";
      readonly cancelled: "Bookings that are cancelled now.";
      readonly bookings: "Trips that have been reserved, cancelled or not.";
      readonly cancelledShare: "Cancelled bookings divided by all bookings.";
      readonly byCustomer: "Cancelled by the parent who booked.";
      readonly byStaff: "Cancelled by staff or an agent.";
      readonly bySystem: "Cancelled automatically, or by an account that has since been deleted.";
      readonly cancelledUpTo7: "Cancelled at most 7 days before the planned arrival, or after it.";
      readonly cancelledUpTo30: "Cancelled 8 to 30 days before the planned arrival.";
      readonly cancelledUpTo90: "Cancelled 31 to 90 days before the planned arrival.";
      readonly cancelledOver90: "Cancelled more than 90 days before the planned arrival.";
      readonly paymentsKept: "Payments allocated to invoices of cancelled bookings, minus refunds, whenever they were paid. What is still to be refunded counts until it is.";
      readonly refundsPaid: "Refunds allocated to invoices of cancelled bookings, whenever they were paid.";
      readonly invoiced: "Totals of invoices by issue date, including VAT.";
      readonly voided: "Totals of voided invoices by the day on which they were voided.";
      readonly credited: "Totals of credit notes by issue date, including VAT.";
      readonly vat: "VAT of invoices minus that of credit notes and voided invoices.";
      readonly netSales: "Invoiced minus voided, credited and VAT.";
      readonly received: "Payments received, by payment date. By county or agent, the part allocated to invoices of their trips.";
      readonly refunded: "Refunds paid, by payment date.";
      readonly commission: "What is left of quoted sales for the platform: the customer’s price minus the share of hosts and activities, without VAT.";
      readonly hostCost: "The share of hosts and activities in the quoted sales.";
      readonly otherSales: "Invoice lines without a quote, without VAT.";
      readonly payouts: "Payouts to hosts and activities that were paid, by payment date.";
    };
    readonly total: "Total";
    readonly none: "Not assigned";
    readonly file: {
      readonly before: "{figure}, compared period";
      readonly difference: "{figure}, difference";
      readonly percent: "{figure}, change in %";
      readonly notes: "What is counted";
      readonly period: "Period";
      readonly compared: "Compared with";
      readonly asOf: "As of";
    };
  };
  readonly suits: {
    readonly age: "Welcomes ages {from} to {to}. {name} will be {age}.";
    readonly gender: "Usually welcomes only {genders}, so {name} might not fit.";
    readonly stayRule: {
      readonly minNights: "{count, plural, one {Stays of at least # night} other {Stays of at least # nights}}";
      readonly maxNights: "{count, plural, one {Stays of up to # night} other {Stays of up to # nights}}";
      readonly noticeDays: "{count, plural, one {At least # day’s notice} other {At least # days’ notice}}";
    };
    readonly outsideRules: "These dates don’t fit the family’s rules: {rule}.";
    readonly mayYes: "The family can still accept.";
    readonly genders: {
      readonly female: "girls";
      readonly male: "boys";
      readonly other: "others";
    };
  };
  readonly systemMessages: {
    readonly enquiryOwn: "Your enquiry for {name} on {from} - {to}.";
    readonly enquiryOnBehalf: "An enquiry has been made on behalf of {name} on {from} - {to}.";
    readonly reserved: "{name}’s stay from {from} to {to} is reserved. The family is asked to accept or decline.";
    readonly answerReminder: "Please answer the offer for {name}’s stay from {from} to {to}.";
    readonly considering: "The family needs more time to decide.";
    readonly accepted: "The family has accepted: {name}’s stay from {from} to {to} is booked.";
    readonly declined: "The family can’t host {name} from {from} to {to}.";
    readonly rejected: "Another family was chosen for {name}’s stay from {from} to {to}.";
    readonly waitingList: "The family is on the waiting list for {name}’s stay from {from} to {to}.";
    readonly promoted: "The family was on the waiting list and is now being asked to host {name} from {from} to {to}.";
    readonly withdrawn: "The family can’t host {name} from {from} to {to} any more. We are looking for another family.";
    readonly needsCare: "Our team is looking after {name}’s stay.";
    readonly resumed: "{name}’s stay continues as booked.";
    readonly started: "{name}’s stay has started.";
    readonly completed: "{name}’s stay is over.";
    readonly cancelled: "{name}’s stay from {from} to {to} was cancelled.";
    readonly reopened: "{name}’s stay was reopened.";
    readonly changed: "{name}’s stay was changed: it is now from {from} to {to}.";
    readonly dataMissing: "Some of {name}’s details are still missing.";
    readonly invoiceSent: "The invoice for {name}’s stay from {from} to {to} was sent.";
    readonly contactsOpen: "The stay is booked: you can exchange contact details now.";
    readonly meetingPlanned: "{name} planned a meeting: {title}.";
    readonly meetingMoved: "{name} changed a meeting: {title}.";
    readonly meetingCancelled: "{name} cancelled a meeting: {title}.";
    readonly callStarted: "{name} started a video call.";
    readonly joined: "{name} joined the conversation.";
    readonly left: "{name} left the conversation.";
    readonly removed: "{name} was removed from the conversation.";
    readonly renamed: "{name} renamed the conversation: {title}.";
    readonly archived: "This request was closed.";
    readonly unarchived: "This request is open again.";
  };
  readonly tags: {
    readonly tag: {
      readonly wifi: "Wi-Fi";
      readonly own_room: "Own room";
      readonly own_bathroom: "Own bathroom";
      readonly desk: "Desk";
      readonly garden: "Garden";
      readonly washing_machine: "Washing machine";
      readonly television: "Television";
      readonly piano: "Piano";
      readonly bicycles: "Bicycles";
      readonly swimming_pool: "Swimming pool";
      readonly trampoline: "Trampoline";
      readonly near_beach: "Near the beach";
      readonly near_bus: "Near a bus stop";
      readonly step_free: "Step-free";
      readonly football: "Football";
      readonly riding: "Riding";
      readonly music: "Music";
      readonly sailing: "Sailing";
      readonly hiking: "Hiking";
      readonly cooking: "Cooking";
      readonly art: "Art";
      readonly reading: "Reading";
      readonly board_games: "Board games";
      readonly swimming: "Swimming";
      readonly cycling: "Cycling";
      readonly gardening: "Gardening";
      readonly cinema: "Cinema";
      readonly technology: "Technology";
      readonly water_sports: "Water sports";
      readonly ball_games: "Ball games";
      readonly drama: "Drama";
      readonly coding: "Coding";
      readonly tennis: "Tennis";
      readonly painting: "Painting";
      readonly farm: "Farm";
      readonly making_music: "Making music";
      readonly outdoors: "Outdoors";
      readonly science: "Science";
      readonly english: "English";
      readonly horses: "Horses";
    };
    readonly pet: {
      readonly dog: "Dog";
      readonly cat: "Cat";
      readonly rabbit: "Rabbit";
      readonly horse: "Horse";
      readonly bird: "Bird";
      readonly fish: "Fish";
      readonly chickens: "Chickens";
      readonly other: "Other";
    };
    readonly activityType: {
      readonly camp: "Camp";
      readonly lessons: "Lessons";
      readonly sport: "Sport";
      readonly excursion: "Excursion";
    };
    readonly stayType: {
      readonly family: "With the family";
      readonly local: "At camps";
      readonly mixed: "Family and camps";
    };
    readonly homeType: {
      readonly house: "House";
      readonly flat: "Flat";
      readonly farm: "Farm";
      readonly other: "Other";
    };
    readonly smoking: {
      readonly no: "No smoking";
      readonly outside: "Only outside";
      readonly yes: "Inside, too";
    };
    readonly schoolBy: {
      readonly foot: "On foot";
      readonly bike: "By bike";
      readonly bus: "By bus";
      readonly train: "By train";
      readonly car: "By car";
    };
    readonly diet: {
      readonly vegetarian: "Vegetarian";
      readonly vegan: "Vegan";
      readonly halal: "Halal";
      readonly kosher: "Kosher";
      readonly gluten_free: "Gluten-free";
      readonly lactose_free: "Lactose-free";
      readonly nut_free: "Nut-free";
    };
    readonly roomKind: {
      readonly single: "Single bed";
      readonly double: "Double bed";
      readonly twin: "Twin beds";
      readonly bunk: "Bunk beds";
      readonly shared: "Shared with the family’s children";
    };
  };
  readonly trail: {
    readonly nothing: "empty";
    readonly yes: "yes";
    readonly no: "no";
    readonly given: "set";
    readonly action: {
      readonly invoice: {
        readonly create: "Invoice created";
        readonly edit: "Invoice changed";
        readonly delete: "Draft invoice deleted";
        readonly send: "Invoice sent";
        readonly pay: "Payment recorded for an invoice";
        readonly credit: "Credit note created";
        readonly void: "Invoice voided";
        readonly remind: "Reminder sent";
      };
      readonly payment: {
        readonly record: "Payment recorded";
        readonly allocate: "Payment allocated";
        readonly deallocate: "Payment unallocated";
        readonly refund: "Payment refunded";
        readonly dispute: "Payment disputed";
        readonly endDispute: "Dispute closed";
        readonly returnRefund: "Failed refund recorded";
      };
      readonly payout: {
        readonly create: "Payout created";
        readonly release: "Payout due";
        readonly approve: "Payout approved";
        readonly hold: "Payout put on hold";
        readonly resume: "Payout hold removed";
        readonly order: "Payout sent to bank";
        readonly pay: "Payout paid";
        readonly fail: "Payout failed";
        readonly retry: "Payout retried";
        readonly void: "Payout voided";
        readonly unapprove: "Payout approval removed, bank details changed";
      };
      readonly payoutDetails: {
        readonly edit: "Bank details changed";
      };
      readonly purchaseInvoice: {
        readonly create: "Purchase invoice recorded";
        readonly edit: "Purchase invoice changed";
        readonly delete: "Draft purchase invoice deleted";
        readonly approve: "Purchase invoice approved";
        readonly accept: "Purchase invoice confirmed by the host";
        readonly link: "Purchase invoice payouts changed";
        readonly void: "Purchase invoice voided";
      };
      readonly expense: {
        readonly create: "Expense submitted";
        readonly edit: "Expense changed";
        readonly delete: "Expense deleted";
        readonly approve: "Expense approved";
        readonly refuse: "Expense rejected";
        readonly split: "Expense split changed";
        readonly invoice: "Expense rebilled";
        readonly settle: "Expense reimbursed";
      };
      readonly statement: {
        readonly send: "Statement sent";
        readonly settle: "Payments allocated";
      };
      readonly run: {
        readonly start: "Job started";
        readonly cancel: "Job stopped";
      };
      readonly student: {
        readonly create: "Student added";
        readonly edit: "Student changed";
        readonly delete: "Student deleted";
        readonly linkParent: "Parent linked";
        readonly unlinkParent: "Parent unlinked";
        readonly inviteParent: "Parent invited by email";
        readonly declineParent: "Invitation declined by the parent";
        readonly merge: "Students merged";
        readonly addDocument: "Document added";
        readonly removeDocument: "Document deleted";
      };
      readonly conversation: {
        readonly delete: "Conversation deleted";
        readonly export: "Conversation exported";
        readonly note: "Internal note added";
      };
      readonly trip: {
        readonly create: "Trip created";
        readonly edit: "Trip changed";
        readonly move: "Trip status changed";
        readonly moveOffer: "Offer status changed";
        readonly addArrival: "Arrival added";
        readonly changeArrival: "Arrival changed";
        readonly removeArrival: "Arrival removed";
        readonly addDeparture: "Departure added";
        readonly changeDeparture: "Departure changed";
        readonly removeDeparture: "Departure removed";
        readonly addTask: "Task opened";
        readonly finishTask: "Task closed";
        readonly remindFamily: "Family reminded of an offer";
        readonly callFamily: "Family called about an offer";
        readonly addNote: "Note added";
        readonly editNote: "Note changed";
        readonly deleteNote: "Note deleted";
        readonly addItem: "Checklist item added";
        readonly tickItem: "Checklist item ticked";
        readonly untickItem: "Checklist item unticked";
        readonly deleteItem: "Checklist item deleted";
        readonly planFollowUp: "Follow-up changed";
      };
      readonly activity: {
        readonly create: "Activity created";
        readonly edit: "Activity changed";
        readonly delete: "Activity deleted";
        readonly takeOffline: "Activity taken offline";
      };
      readonly activitySchedule: {
        readonly create: "Camp week created";
        readonly edit: "Camp week changed";
        readonly delete: "Camp week deleted";
      };
      readonly users: {
        readonly invite: "Invited";
        readonly resendInvitation: "Invitation sent again";
        readonly edit: "Details changed";
        readonly changeRoles: "Roles changed";
        readonly deactivate: "Deactivated";
        readonly reactivate: "Reactivated";
        readonly sendResetLink: "Reset link sent";
        readonly endSessions: "Signed out everywhere";
      };
      readonly booking: {
        readonly hold: "Beds held for a booking";
        readonly release: "Booking abandoned";
        readonly place: "Booking placed";
        readonly refuse: "Booking refused";
      };
      readonly experience: {
        readonly send: "Experience requested";
        readonly claim: "Request added to its sender’s account";
        readonly decline: "Request declined by the address owner";
      };
      readonly permissions: {
        readonly switch: "Permission changed";
        readonly reset: "Permissions reset";
      };
      readonly outbox: {
        readonly retry: "Job retried";
        readonly delete: "Job deleted";
      };
      readonly account: {
        readonly register: "Registered";
        readonly verifyEmail: "Email address confirmed";
        readonly change: "Own details changed";
        readonly changePassword: "Password changed";
        readonly resetPassword: "Password set with an emailed link";
        readonly acceptInvitation: "Invitation accepted";
        readonly setUp: "System set up";
        readonly linkProvider: "Sign-in provider linked";
        readonly endSession: "Signed out on one device";
        readonly signOutEverywhere: "Signed out everywhere";
        readonly delete: "Account deleted";
      };
      readonly viewAs: {
        readonly start: "Started viewing as a user";
        readonly stop: "Stopped viewing as a user";
      };
      readonly hostFamilies: {
        readonly register: "Host family registered";
        readonly edit: "Host family changed";
        readonly pause: "Host family paused";
        readonly endPause: "Pause of the host family ended";
        readonly addNote: "Note added to a host family";
        readonly addPhotos: "Photos added";
        readonly orderPhotos: "Photos reordered";
        readonly changePhoto: "Photo changed";
        readonly editPhoto: "Photo turned or cropped";
        readonly removePhoto: "Photo deleted";
        readonly restorePhoto: "Photo restored";
        readonly blockDates: "Calendar dates blocked";
        readonly freeDates: "Calendar dates freed";
        readonly changeBlock: "Blocked calendar dates changed";
        readonly changeStayRules: "Rules for stays changed";
        readonly renewCalendarLink: "Link to the calendar created";
        readonly endCalendarLink: "Link to the calendar turned off";
        readonly addCalendarFeed: "Calendar connected";
        readonly removeCalendarFeed: "Calendar disconnected";
      };
      readonly rateProposals: {
        readonly propose: "Other price asked for";
        readonly withdraw: "Request for another price withdrawn";
        readonly accept: "Request for another price accepted";
        readonly refuse: "Request for another price refused";
      };
      readonly vetting: {
        readonly begin: "Family began its profile";
        readonly submit: "Profile submitted";
        readonly review: "Review started";
        readonly visit: "Home visit started";
        readonly check: "Checks started";
        readonly approve: "Family approved";
        readonly reject: "Family rejected";
        readonly suspend: "Family suspended";
        readonly reinstate: "Family reinstated";
        readonly reapply: "Profile submitted again";
        readonly assign: "Vetting assigned";
        readonly addCheck: "Check recorded";
        readonly changeCheck: "Check changed";
        readonly askReference: "Reference asked for";
        readonly answerReference: "Reference received";
        readonly planVisit: "Home visit planned";
        readonly reportVisit: "Home visit reported";
        readonly requestInformation: "Information requested";
        readonly answerRequest: "Request answered";
        readonly closeRequest: "Request closed";
        readonly declareRelation: "Relation declared";
        readonly removeRelation: "Relation removed";
        readonly sendCertificate: "Police check sent by the family";
        readonly lapseCheck: "Check expired";
      };
      readonly attachments: {
        readonly upload: "File uploaded";
        readonly describe: "File description changed";
        readonly remove: "File removed";
      };
      readonly savedViews: {
        readonly create: "View saved";
        readonly change: "View changed";
        readonly delete: "View deleted";
      };
      readonly notifications: {
        readonly changePreference: "Notification settings changed";
      };
      readonly campaigns: {
        readonly create: "Campaign created";
        readonly edit: "Campaign changed";
        readonly test: "Campaign tested";
        readonly schedule: "Campaign scheduled";
        readonly revise: "Campaign returned to draft";
        readonly cancel: "Campaign cancelled";
        readonly delete: "Campaign deleted";
        readonly start: "Campaign sending started";
        readonly finish: "Campaign sent";
      };
      readonly scenario: {
        readonly create: "Scenario saved";
        readonly edit: "Scenario changed";
        readonly delete: "Scenario deleted";
      };
      readonly priceBook: {
        readonly publish: "Price book published";
        readonly withdraw: "Price book withdrawn";
        readonly import: "Prices imported";
      };
      readonly currency: {
        readonly create: "Currency created";
        readonly edit: "Currency changed";
        readonly delete: "Currency deleted";
      };
      readonly business: {
        readonly create: "Business created";
        readonly edit: "Business changed";
        readonly delete: "Business deleted";
      };
      readonly serviceType: {
        readonly create: "Service type created";
        readonly edit: "Service type changed";
        readonly delete: "Service type deleted";
      };
      readonly pricingType: {
        readonly create: "Pricing type created";
        readonly edit: "Pricing type changed";
        readonly delete: "Pricing type deleted";
      };
      readonly tripType: {
        readonly create: "Trip type created";
        readonly edit: "Trip type changed";
        readonly delete: "Trip type deleted";
      };
      readonly pricingTemplate: {
        readonly create: "Pricing template created";
        readonly edit: "Pricing template changed";
        readonly delete: "Pricing template deleted";
      };
      readonly pricing: {
        readonly create: "Price created";
        readonly edit: "Price changed";
        readonly delete: "Price deleted";
      };
      readonly tripPeriod: {
        readonly create: "Trip period created";
        readonly edit: "Trip period changed";
        readonly delete: "Trip period deleted";
      };
      readonly contact: {
        readonly send: "Contact message sent";
      };
      readonly savedReply: {
        readonly create: "Saved reply created";
        readonly edit: "Saved reply changed";
        readonly delete: "Saved reply deleted";
      };
      readonly support: {
        readonly assign: "Support request assigned";
      };
      readonly meeting: {
        readonly create: "Meeting planned";
        readonly edit: "Meeting changed";
        readonly move: "Meeting status changed";
      };
      readonly call: {
        readonly start: "Video call started";
      };
      readonly messageReport: {
        readonly create: "Message or person reported";
        readonly resolve: "Report resolved";
      };
      readonly block: {
        readonly create: "Person blocked";
        readonly delete: "Person unblocked";
      };
      readonly lead: {
        readonly create: "Lead added";
        readonly edit: "Lead changed";
        readonly delete: "Lead deleted";
        readonly note: "Lead noted";
        readonly import: "Leads imported";
        readonly contact: "Lead contacted";
        readonly interest: "Lead interested";
        readonly invite: "Lead invited";
        readonly inviteAgain: "Lead invited again";
        readonly lose: "Lead lost";
        readonly reopen: "Lead reopened";
        readonly register: "Lead registered";
        readonly merge: "Leads merged";
      };
      readonly geofence: {
        readonly create: "Area added";
        readonly edit: "Area changed";
        readonly delete: "Area deleted";
      };
      readonly home: {
        readonly arrange: "Home page arranged";
      };
      readonly group: {
        readonly create: "Group created";
        readonly edit: "Group changed";
        readonly duplicate: "Group duplicated";
        readonly addMembers: "Students added to group";
        readonly removeMember: "Student removed from group";
        readonly import: "Students imported into group";
        readonly place: "Students placed with families";
        readonly pair: "Wish of two students changed";
        readonly addDocument: "Document added to group";
        readonly removeDocument: "Document of group deleted";
        readonly applyPrice: "Group price applied";
        readonly takeBackPrice: "Group price taken back";
      };
      readonly article: {
        readonly create: "Page or article added";
        readonly edit: "Page or article settings changed";
        readonly write: "Draft edited";
        readonly confirm: "Translation confirmed";
        readonly publish: "Published";
        readonly schedule: "Publication scheduled";
        readonly unpublish: "Unpublished";
        readonly unschedule: "Scheduled publication cancelled";
        readonly archive: "Page or article archived";
        readonly unarchive: "Page or article unarchived";
        readonly delete: "Page or article deleted";
        readonly restore: "Older version restored as draft";
        readonly preview: "Preview link created";
        readonly revoke: "Preview links revoked";
      };
      readonly writingPrompt: {
        readonly create: "Prompt added";
        readonly edit: "Prompt changed";
      };
      readonly menu: {
        readonly edit: "Menu changed";
      };
      readonly testimonial: {
        readonly create: "Testimonial added";
        readonly edit: "Testimonial changed";
        readonly move: "Testimonial moved";
        readonly delete: "Testimonial deleted";
      };
      readonly media: {
        readonly create: "Picture added";
        readonly edit: "Picture changed";
        readonly delete: "Picture deleted";
      };
      readonly source: {
        readonly create: "Source added";
        readonly edit: "Source changed";
        readonly delete: "Source deleted";
      };
      readonly inquirySource: {
        readonly create: "Inquiry source added";
        readonly edit: "Inquiry source changed";
        readonly delete: "Inquiry source deleted";
      };
      readonly contentItem: {
        readonly create: "Idea added";
        readonly edit: "Planned text changed";
        readonly delete: "Planned text deleted";
        readonly plan: "Moved to Brief";
        readonly shelve: "Moved back to Idea";
        readonly write: "Moved to Draft";
        readonly send: "Draft of a page or article created";
        readonly rethink: "Moved back to Brief";
        readonly submit: "Moved to Review";
        readonly rework: "Sent back to Draft";
        readonly publish: "Moved to Published";
        readonly reopen: "Reopened";
        readonly release: "Page or article deleted";
      };
      readonly writing: {
        readonly confirmNames: "Names confirmed as not a person’s";
      };
    };
    readonly field: {
      readonly eventId: "Event";
      readonly holder: "Account holder";
      readonly bic: "BIC";
      readonly payeeName: "Paid to";
      readonly messageId: "Payment file";
      readonly executionDate: "Execution date";
      readonly supplierName: "Supplier";
      readonly net: "Net";
      readonly vat: "VAT";
      readonly expected: "Quoted amount";
      readonly category: "Category";
      readonly description: "Description";
      readonly spentOn: "Date";
      readonly rebillable: "Rebillable";
      readonly splitRule: "Split";
      readonly shares: "Shares";
      readonly receiptRef: "Receipt";
      readonly attachmentRef: "Attachment";
      readonly payouts: "Payouts";
      readonly invoices: "Invoices";
      readonly period: "Period";
      readonly tripId: "Trip ID";
      readonly groupId: "Group ID";
      readonly payerId: "Payer ID";
      readonly priceAgreed: "Agreed price";
      readonly waived: "Waived amount";
      readonly task: "Task";
      readonly taskState: "Task status";
      readonly tripState: "Status";
      readonly offerState: "Offer status";
      readonly startDate: "Start date";
      readonly endDate: "End date";
      readonly capacity: "Places";
      readonly minAge: "Minimum age";
      readonly maxAge: "Maximum age";
      readonly direction: "Direction";
      readonly studentId: "Student ID";
      readonly day: "Date";
      readonly time: "Local time";
      readonly place: "Airport, station or port";
      readonly carrierNumber: "Flight or train number";
      readonly metBy: "Pick-up or drop-off by";
      readonly meetName: "Contact name";
      readonly meetPhone: "Contact phone";
      readonly unaccompaniedMinor: "Unaccompanied minor service";
      readonly note: "Note";
      readonly wishes: "Special requests";
      readonly activityDetailsType: "Type of stay";
      readonly studentIds: "Student IDs";
      readonly camps: "Camp week IDs";
      readonly backupHostFamilyId: "Backup family ID";
      readonly coordinatorAreaId: "Area of the coordinator";
      readonly coordinatorId: "Coordinator ID";
      readonly activityId: "Activity ID";
      readonly countyId: "County ID";
      readonly locationId: "Town ID";
      readonly categoryId: "Category ID";
      readonly effectiveFrom: "Effective from";
      readonly restores: "Restored price book";
      readonly withdrawnAt: "Withdrawn";
      readonly file: "File";
      readonly firstName: "First name";
      readonly lastName: "Last name";
      readonly email: "Email";
      readonly phone: "Phone";
      readonly locale: "Language";
      readonly roleNames: "Roles";
      readonly deactivatedAt: "Deactivated";
      readonly reason: "Reason";
      readonly state: "Status";
      readonly timezone: "Time zone";
      readonly avatarRef: "Picture";
      readonly emailVerifiedAt: "Email confirmed";
      readonly vettingState: "Vetting";
      readonly cause: "Reason it ended";
      readonly topic: "Topic";
      readonly reference: "Reference";
      readonly list: "List";
      readonly name: "Name";
      readonly query: "Filters";
      readonly isDefault: "Default";
      readonly provider: "Provider";
      readonly linking: "How it was linked";
      readonly kind: "Type";
      readonly mail: "By email";
      readonly optedOut: "Opted out of announcements";
      readonly title: "Title";
      readonly type: "Audience";
      readonly audience: "Audience";
      readonly roles: "Roles";
      readonly locales: "Languages";
      readonly userIds: "Users";
      readonly texts: "Texts";
      readonly body: "Text";
      readonly byMail: "Also by email";
      readonly scheduledFor: "Send date";
      readonly mediaType: "File type";
      readonly size: "Size in bytes";
      readonly alt: "Description";
      readonly erased: "Personal details removed";
      readonly search: "Search";
      readonly sort: "Sorted by";
      readonly columns: "Columns";
      readonly code: "Code";
      readonly symbol: "Symbol";
      readonly decimals: "Decimals";
      readonly active: "Active";
      readonly required: "Required";
      readonly requiredByDefault: "Required by default";
      readonly per: "Counted per";
      readonly level: "Level";
      readonly amount: "Amount";
      readonly defaultAmount: "Default amount";
      readonly quantity: "Quantity";
      readonly customerCommissionAmount: "Customer commission amount";
      readonly customerCommissionPercentage: "Customer commission %";
      readonly providerCommissionAmount: "Provider commission amount";
      readonly providerCommissionPercentage: "Provider commission %";
      readonly discounts: "Discount rules";
      readonly fromDate: "From";
      readonly toDate: "To";
      readonly serviceTypeName: "Service type";
      readonly pricingTypeName: "Pricing type";
      readonly tripTypeName: "Trip type";
      readonly templateName: "Template";
      readonly priceableName: "Applies to";
      readonly legalName: "Legal name";
      readonly addressLine1: "Address";
      readonly cityTown: "Town";
      readonly postcode: "Postcode";
      readonly countryCode: "Country";
      readonly vatNumber: "VAT number";
      readonly vatRate: "VAT rate";
      readonly vatExempt: "Exempt from VAT";
      readonly vatText: "Reason for exemption";
      readonly currency: "Currency";
      readonly invoicePrefix: "Invoice prefix";
      readonly fourEyesWaived: "Approved without a second person";
      readonly iban: "IBAN";
      readonly hash: "Hash";
      readonly differences: "Differences";
      readonly serviceTypes: "Service types";
      readonly tripTypes: "Trip types";
      readonly templates: "Templates";
      readonly countries: "Countries";
      readonly counties: "Counties";
      readonly hostFamilies: "Host families";
      readonly activities: "Activities";
      readonly pricings: "Prices";
      readonly request: "Stay";
      readonly currentNoOfWeeks: "Requested camp weeks";
      readonly nearbyActivities: "Activities nearby";
      readonly serviceTypeIds: "Service IDs";
      readonly countStudents: "Students";
      readonly discountCode: "Discount code";
      readonly number: "Number";
      readonly buyer: "Bill to";
      readonly buyerName: "Bill to: name";
      readonly buyerEmail: "Bill to: email";
      readonly address: "Address";
      readonly language: "Language";
      readonly quoteFingerprint: "Quote reference";
      readonly lines: "Lines";
      readonly issueDate: "Invoice date";
      readonly dueDate: "Due date";
      readonly dates: "Dates";
      readonly notes: "Notes";
      readonly total: "Total";
      readonly paidOn: "Paid on";
      readonly method: "Method";
      readonly payerName: "Payer";
      readonly allocations: "Allocated to invoices";
      readonly creditNote: "Credit note";
      readonly schedule: "Payment schedule";
      readonly mode: "Payment terms";
      readonly percentage: "Percentage";
      readonly count: "Count";
      readonly serviceTypeId: "Service type ID";
      readonly pricingTypeId: "Pricing type ID";
      readonly tripTypeId: "Trip type ID";
      readonly pricingTemplateId: "Template ID";
      readonly priceableId: "Applies to (ID)";
      readonly countryId: "Country ID";
      readonly currencyId: "Currency ID";
      readonly hostFamilyId: "Host family ID";
      readonly businessId: "Business ID";
      readonly buyerId: "Customer account ID";
      readonly creditNoteId: "Credit note ID";
      readonly invoiceId: "Invoice ID";
      readonly paymentId: "Payment ID";
      readonly refundId: "Refund ID";
      readonly dateOfBirth: "Date of birth";
      readonly gender: "Gender";
      readonly hobbies: "Hobbies and interests";
      readonly allergies: "Allergies";
      readonly anyMedicalCondition: "Medical conditions";
      readonly vacinated: "Vaccinated";
      readonly internalNotes: "Internal notes";
      readonly documentKind: "Document type";
      readonly groupDocumentKind: "Type of the group’s document";
      readonly documentId: "Document ID";
      readonly photos: "Photos";
      readonly parents: "Parents";
      readonly parentId: "Parent ID";
      readonly agentId: "Agent ID";
      readonly studentTypeId: "Student type ID";
      readonly otherId: "Merged student ID";
      readonly mergedInto: "Merged into (ID)";
      readonly currencyCode: "Currency";
      readonly assigneeId: "Assignee ID";
      readonly resolution: "Resolution";
      readonly guestsNumber: "Students at a time";
      readonly bedroomsNumber: "Bedrooms";
      readonly minNights: "Minimum nights";
      readonly maxNights: "Maximum nights";
      readonly noticeDays: "Days of notice";
      readonly houseRules: "House rules";
      readonly paused: "Paused";
      readonly pausedUntil: "Paused until";
      readonly caption: "Caption";
      readonly isFeature: "Feature image";
      readonly every: "Repeats";
      readonly calendar: "Calendar";
      readonly until: "Repeats until";
      readonly person: "Person";
      readonly status: "Status";
      readonly issuedOn: "Issued on";
      readonly expiresOn: "Expires on";
      readonly checkId: "Check ID";
      readonly plannedAt: "Planned for";
      readonly visitorId: "Visitor ID";
      readonly doneOn: "Done on";
      readonly outcome: "Outcome";
      readonly items: "Items";
      readonly requestId: "Request ID";
      readonly userId: "User ID";
      readonly checkKind: "Check";
      readonly stage: "Stage";
      readonly campaign: "Campaign";
      readonly nextFollowUp: "Next follow-up";
      readonly inquirySourceId: "Source";
      readonly mergedLeadId: "Merged lead";
      readonly added: "Added";
      readonly updated: "Changed";
      readonly lostReason: "Reason lost";
      readonly purposes: "Used for";
      readonly radiusM: "Radius (m)";
      readonly points: "Corners";
      readonly latitude: "Latitude";
      readonly longitude: "Longitude";
      readonly leader: "Leader";
      readonly leaderEmail: "Leader’s email";
      readonly leaderPhone: "Leader’s phone";
      readonly slug: "Address";
      readonly tags: "Tags";
      readonly authorId: "Author ID";
      readonly featureImageRef: "Feature image";
      readonly languages: "Languages";
      readonly publishAt: "Publish on";
      readonly takeDownAt: "Take down on";
      readonly restoredVersion: "Restored version";
      readonly perBookingPaidBy: "Per booking paid by";
      readonly isArchived: "Archived";
      readonly role: "Who they are";
      readonly text: "Text";
      readonly rating: "Rating";
      readonly photoRef: "Photo";
      readonly consentBy: "Consent by";
      readonly consentOn: "Consent on";
      readonly consentWay: "Way of consent";
      readonly isPublished: "Published";
      readonly ref: "File";
      readonly alts: "What it shows";
      readonly focusX: "Focus from the left";
      readonly focusY: "Focus from the top";
      readonly url: "Address";
      readonly licence: "Licence";
      readonly articleIds: "Page and article IDs";
      readonly brief: "Brief";
      readonly dueOn: "Due";
      readonly keywords: "Keywords";
      readonly sourceIds: "Source IDs";
      readonly articleId: "Page or article ID";
      readonly notPeople: "Confirmed as not a person’s name";
    };
    readonly value: {
      readonly category: {
        readonly transport: "Transport";
        readonly medical: "Medical";
        readonly food: "Food";
        readonly equipment: "Equipment";
        readonly excursion: "Excursion";
        readonly damage: "Damage";
        readonly other: "Other";
      };
      readonly splitRule: {
        readonly equal: "Equally per parent";
        readonly per_student: "Equally per student";
        readonly by_hand: "Manually";
      };
      readonly gender: {
        readonly any: "Everyone";
      };
      readonly taskState: {
        readonly open: "Open";
        readonly done: "Done";
        readonly dropped: "Dismissed";
      };
      readonly cause: {
        readonly stopped: "Stopped by the user";
        readonly expired: "Time limit reached";
        readonly closed: "Account closed";
      };
      readonly linking: {
        readonly join: "Account already confirmed";
        readonly takeOver: "Email address confirmed by the provider";
      };
      readonly kind: {
        readonly roleChanged: "Roles changed";
        readonly accountViewed: "Account viewed";
        readonly hostFamilyRegistered: "Host family registered";
        readonly bookingRefused: "Booking refused";
        readonly contactEnquiry: "Contact message received";
        readonly paymentReturned: "Refund returned or payment disputed";
        readonly childLinked: "Child linked";
        readonly tripNews: "Stay updates";
        readonly tripPriceChanged: "Price changed";
        readonly campaign: "Campaigns";
        readonly sales: "Sales invoice";
        readonly purchase: "Purchase invoice";
        readonly credit: "Credit note";
        readonly received: "Payment received";
        readonly refund: "Refund";
        readonly messageReported: "Message or person reported";
        readonly meetingSoon: "Meeting begins soon";
        readonly supportWaiting: "Support request waiting";
        readonly hostFamilyPaused: "Profile paused or live again";
        readonly calendarChanged: "Host calendar changed";
        readonly calendarFeed: "Problem with a connected calendar";
        readonly vettingNews: "News of vetting";
        readonly vettingProgress: "Vetting of a family";
        readonly leadFollowUps: "Scouting families to follow up";
        readonly rateProposed: "Family asks for another price";
        readonly rateDecided: "Other price decided on";
        readonly unpricedFamilies: "Families without a price";
        readonly brokenLinks: "Broken links on the website";
        readonly contentItem: "Planned text assigned or due";
      };
      readonly state: {
        readonly pending: "Due";
        readonly approved: "Approved";
        readonly on_hold: "On hold";
        readonly failed: "Failed";
        readonly submitted: "Submitted";
        readonly invoiced: "Rebilled";
        readonly settled: "Reimbursed";
        readonly refused: "Rejected";
        readonly unbilled: "Not billed";
        readonly open: "Open";
        readonly part_paid: "Part paid";
        readonly paid: "Paid";
        readonly void: "Void";
      };
      readonly method: {
        readonly bank_transfer: "Bank transfer";
        readonly card: "Card";
        readonly cash: "Cash";
        readonly other: "Other";
      };
      readonly level: {
        readonly Host_family: "Host family";
        readonly Activity: "Activity";
        readonly County: "County";
        readonly Country: "Country";
      };
      readonly per: {
        readonly student: "Student";
        readonly booking: "Booking";
      };
      readonly mode: {
        readonly none: "All on the due date";
        readonly percentage: "Deposit (percentage), then the balance";
        readonly amount: "Deposit (amount), then the balance";
        readonly instalments: "Equal instalments";
      };
      readonly every: {
        readonly week: "Every week";
        readonly month: "Every month";
        readonly year: "Every year";
      };
      readonly stage: {
        readonly lead: "Lead";
        readonly contacted: "Contacted";
        readonly interested: "Interested";
        readonly invited: "Invited";
        readonly registered: "Registered";
        readonly lost: "Lost";
      };
      readonly outcome: {
        readonly reached: "Spoke to the family";
        readonly noAnswer: "No answer";
        readonly willAnswer: "Will answer soon";
        readonly willDecline: "Will decline";
        readonly wrongNumber: "Wrong number";
      };
    };
    readonly subject: {
      readonly billingAccount: "Account balance";
      readonly payout: "Payout";
      readonly payoutDetails: "Bank details";
      readonly purchaseInvoice: "Purchase invoice";
      readonly expense: "Expense";
      readonly run: "Job";
      readonly trip: "Trip";
      readonly activity: "Activity";
      readonly activitySchedule: "Camp week";
      readonly currency: "Currency";
      readonly business: "Business";
      readonly serviceType: "Service type";
      readonly pricingType: "Pricing type";
      readonly tripType: "Trip type";
      readonly pricingTemplate: "Pricing template";
      readonly pricing: "Price";
      readonly tripPeriod: "Trip period";
      readonly invoice: "Invoice";
      readonly payment: "Payment";
      readonly scenario: "Scenario";
      readonly priceBook: "Price book";
      readonly student: "Student";
      readonly user: "User";
      readonly role: "Role";
      readonly outbox: "Job";
      readonly hostFamily: "Host family";
      readonly attachment: "File";
      readonly savedView: "View";
      readonly homeCards: "Home page cards";
      readonly campaign: "Campaign";
      readonly bookingOrder: "Booking in payment";
      readonly experienceRequest: "Experience request";
      readonly contactEnquiry: "Contact message";
      readonly savedReply: "Saved reply";
      readonly conversation: "Conversation";
      readonly meeting: "Meeting";
      readonly call: "Video call";
      readonly messageReport: "Report";
      readonly lead: "Scouting family";
      readonly geofence: "Area";
      readonly group: "Group";
      readonly article: "Page or article";
      readonly writingPrompt: "Prompt";
      readonly menu: "Menu";
      readonly testimonial: "Testimonial";
      readonly media: "Picture";
      readonly source: "Source";
      readonly inquirySource: "Inquiry source";
      readonly contentItem: "Planned text";
      readonly writing: "Text by the language model";
    };
  };
  readonly tripImport: {
    readonly column: {
      readonly studentId: "Student ID";
      readonly firstName: "First name";
      readonly lastName: "Last name";
      readonly dateOfBirth: "Date of birth";
      readonly gender: "Gender";
      readonly parentEmail: "Parent’s email";
      readonly parentFirstName: "Parent’s first name";
      readonly parentLastName: "Parent’s last name";
      readonly fromDate: "From";
      readonly toDate: "To";
      readonly tripType: "Trip type";
      readonly stayType: "Type of stay";
      readonly business: "Business";
      readonly hostFamily: "Host family ID";
      readonly backupHostFamily: "Backup family";
      readonly camps: "Camps";
      readonly backupCamps: "Backup camps";
      readonly services: "Services";
      readonly coordinator: "Coordinator";
      readonly agent: "Agent";
      readonly group: "Group";
      readonly discountCode: "Discount code";
      readonly wishes: "Special requests";
      readonly notes: "Internal notes";
    };
    readonly hint: {
      readonly studentId: "Number of a student in the hub. Enter it instead of name and date of birth if you know it.";
      readonly firstName: "Required without a student ID.";
      readonly lastName: "Required without a student ID.";
      readonly dateOfBirth: "Required without a student ID. A student is recognized by name and date of birth together.";
      readonly gender: "Only used for new students.";
      readonly parentEmail: "Required for new students. An existing account is linked; otherwise the parent is invited by email.";
      readonly parentFirstName: "Required if the parent has no account yet.";
      readonly parentLastName: "Required if the parent has no account yet.";
      readonly fromDate: "First day of the trip, such as 2027-07-04 or 04.07.2027. Required.";
      readonly toDate: "Last day of the trip. Required.";
      readonly tripType: "Name or number. Empty: the usual type.";
      readonly stayType: "Empty: with the family; with camps, family and camps.";
      readonly business: "Who sells the trip: name or number. Empty: the default business.";
      readonly hostFamily: "Number or last name of a host family in the hub. The family isn’t asked yet.";
      readonly backupHostFamily: "Number or last name of the host family that is asked if the first one can’t host.";
      readonly camps: "Name or number of each camp, separated by ;. If several weeks of it fit the trip, add the Monday: Surf camp 2027-07-05.";
      readonly backupCamps: "Name or number of each camp that is asked if the camp of its week can’t take the student, in this order, separated by ;.";
      readonly services: "Name or number of each extra service, separated by ;.";
      readonly coordinator: "Name, email or number. Empty: you, if you’re a coordinator.";
      readonly agent: "Name, email or number.";
      readonly group: "Name or number of an existing group.";
      readonly discountCode: "Applied when the trip is priced.";
      readonly wishes: "Seen by the host family, for example languages or pets.";
      readonly notes: "Seen by staff only.";
    };
    readonly problem: {
      readonly missing: "“{column}” is missing.";
      readonly wrongDate: "“{column}”: “{value}” isn’t a date. Use 2027-07-04 or 04.07.2027.";
      readonly unclearDate: "“{column}”: “{value}” can be read in two ways. Use 2027-07-04.";
      readonly birthDate: "“{column}”: “{value}” must be a day in the past.";
      readonly order: "“{column}”: the last day must be after the first day.";
      readonly tooLong: "“{column}” can have at most {max} characters.";
      readonly wrongValue: "“{column}”: “{value}” isn’t allowed. Use one of: {allowed}.";
      readonly unknown: "“{column}”: we can’t find “{value}”, or you don’t have access. Check the name or number in the hub.";
      readonly several: "“{column}”: several match. Enter one of these numbers: {numbers}.";
      readonly email: "“{column}”: “{value}” isn’t an email address.";
      readonly nameDiffers: "Student {value} has another name or date of birth. Check the student ID.";
      readonly undated: "There is a student with this name but without a date of birth ({numbers}). If it’s the same person, enter the student ID.";
      readonly needsParent: "This student is new: enter the parent’s email.";
      readonly otherParent: "“{value}” can’t be linked: it isn’t a parent of this student, or not a parent’s account. Link the parent in the hub, or leave the cell empty.";
      readonly sameTrip: "Trip {trip} is the same, so nothing is created.";
      readonly overlaps: "The student already has trip {trip} from {from} to {to}. Change the dates or remove the row.";
      readonly sameLine: "Same student and dates as row {line}.";
      readonly overlapsLine: "The dates overlap with row {line} of the same student.";
      readonly noWeek: "“{column}”: “{value}” has no week that takes place from {from} to {to}. Change the dates, or choose another camp.";
      readonly severalWeeks: "“{column}”: several weeks of “{value}” fit the trip. Enter those you mean, with a ; between them: {weeks}.";
      readonly sameWeek: "“{column}”: “{value}” is in the same week as another camp of this row. Keep one of them.";
      readonly campsAtFamily: "“{column}”: a stay with the family has no camps. Change the type of stay, or remove the camps.";
      readonly backupWithoutCamp: "“{column}”: no camp is chosen for the week of “{value}”. Add one to the camps, or choose a backup of another week.";
      readonly sameCamp: "“{column}”: “{value}” is already chosen. Choose another camp, or remove it.";
      readonly tooManyBackups: "“{column}”: “{value}” is one backup too many for its week. Keep at most 9.";
      readonly sameFamily: "“{column}”: “{value}” is already the host family. Choose another family, or leave the cell empty.";
    };
    readonly parent: {
      readonly linked: "linked";
      readonly invited: "invited by email";
      readonly asked: "asked by email";
    };
    readonly reason: "Reason";
    readonly refusedTitle: "Rows not imported, run {number}";
    readonly undoReason: "Import undone";
    readonly template: {
      readonly title: "Trips to import";
      readonly notes: "How to fill it in";
      readonly column: "Column";
      readonly key: "Key (works in every language)";
      readonly content: "What to enter";
      readonly permitted: "Permitted values";
    };
    readonly file: {
      readonly empty: "There are no rows below the headings.";
      readonly tooLarge: "This file is too large. Use at most {megabytes} MB, or split it.";
      readonly tooManyRows: "This file has too many rows. Use at most {rows} per file.";
      readonly tooManyColumns: "This file has too many columns. Use at most {columns}.";
      readonly old: "This workbook is in the old Excel format, or has a password. Save it as .xlsx without a password.";
      readonly macros: "This workbook has macros. Save it as .xlsx without macros, or as CSV.";
      readonly broken: "We can’t read this workbook. Save it again as .xlsx or CSV.";
      readonly sheet: "This workbook has no such sheet. Choose another sheet.";
      readonly noStudent: "Choose a column for the student ID, or columns for first name, last name and date of birth.";
      readonly noDates: "Choose a column for the first day and one for the last day.";
      readonly twice: "Two columns have the same content. Choose one of them.";
      readonly noText: "This isn’t a table. Upload a .csv or .xlsx file.";
    };
  };
  readonly validation: {
    readonly email: "A valid email is required";
    readonly required: "The {attribute} field is required";
    readonly sameAs: "The {attribute} does't matched";
    readonly maxLength: "The {attribute} field must be shorter than {max}";
    readonly minLength: "The {attribute} field must be greater than {min}";
    readonly minValue: "The {attribute} can't be less than {min}";
    readonly maxValue: "The {attribute} can't be getter than {max}";
    readonly day: "“{attribute}” must be a date, such as 2026-07-02";
    readonly between: "“{attribute}” must be a number from {min} to {max}";
    readonly number: "“{attribute}” must be a number";
    readonly wholeNumber: "“{attribute}” must be a whole number";
    readonly decimal: "“{attribute}” must be a number such as 12.50, with at most 12 digits before the point and 6 after it";
    readonly aboveZero: "“{attribute}” must be more than 0";
    readonly sameAsNow: "This is already your price. Enter another one.";
    readonly amountDigits: "“{attribute}” can have at most {digits, plural, =0 {no digits} one {# digit} other {# digits}} after the point in {currency}";
    readonly lessThan: "“{attribute}” must be less than {max}";
    readonly share: "“{attribute}” must be from 0% to 100%";
    readonly percentage: "“{attribute}” must be from 0% to {max}%";
    readonly notAfter: "“{attribute}” must not be after {other}";
    readonly notBefore: "“{attribute}” must not be before {other}";
    readonly unknownNumber: "“{attribute}”: nothing has this ID";
    readonly unknownIds: "“{attribute}”: nothing has the ID {ids}";
    readonly currency: "“{attribute}” must be an ISO 4217 currency, such as EUR";
    readonly iban: "“{attribute}” isn’t valid. Check it against your bank statement.";
    readonly ibanCountry: "“{attribute}” starts with {country}, which isn’t a country code of any IBAN";
    readonly bic: "“{attribute}” must have 8 or 11 characters, such as AIBKIE2D";
    readonly bicCountry: "“{attribute}” is for a bank in {bank}, but the account is in {country}";
    readonly changedSince: "Someone else has changed “{attribute}”. It’s now: {now}";
    readonly countedBy: "Prices can’t be counted by “{attribute}”. Use one of: {choices}";
    readonly oneDefault: "You can’t remove “{attribute}”. Make another one the default instead";
    readonly sellerOfStay: "Another business sells this quote’s stay, with different VAT. Choose the business of its host family";
    readonly staffOnly: "Only our staff can set “{attribute}”";
    readonly choice: "“{attribute}” must be one of: {choices}";
    readonly phone: "“{attribute}” can only contain digits, spaces and + ( ) -";
    readonly timezone: "“{attribute}” must be a time zone, such as Europe/Dublin";
    readonly past: "“{attribute}” must be in the past";
    readonly future: "“{attribute}” must be in the future";
    readonly notInFuture: "“{attribute}” must not be in the future";
    readonly oneOfTripAndGroup: "Choose either a trip or a group";
    readonly commonPassword: "This password is too easy to guess. Choose another.";
    readonly ownName: "The password can’t be your own name or email";
    readonly wrongKind: "“{attribute}” has the wrong type";
    readonly filter: "“{attribute}” must match one of: {forms}";
    readonly column: "There’s no column {column}. Use one of: {choices}";
    readonly notForYou: "You don’t have permission to use “{attribute}”";
    readonly unknownFilter: "There’s no “{attribute}” here. Use one of: {choices}";
    readonly unknownField: "There’s no field “{attribute}”";
    readonly conversationOfMessage: "message must have a conversation id.";
    readonly invalid: "“{attribute}” isn’t valid";
    readonly tooManyActivities: "You can only include {count} activities based on the duration of your experience.";
    readonly weeksEnd: "“{attribute}” must be {end}, so the stay lasts full weeks";
    readonly hostNotLive: "This family isn’t hosting at the moment. Choose another";
    readonly otherCountry: "This is in a different country from the rest of the stay. Choose one near the family";
    readonly campOutside: "This camp week is outside the stay’s dates";
    readonly campCalledOff: "This camp week has been cancelled";
    readonly campAges: "{camp} is for ages {from} to {to}, and {name} will be {age}";
    readonly campGender: "{camp} is only for {takes, select, female {girls} other {boys}}, so {name} can’t join";
    readonly otherFamily: "Choose a different family as the backup";
    readonly saidAlready: "There’s already one. Edit that one instead";
    readonly leavesFirst: "The departure must be after the arrival";
    readonly unknownVariable: "There are no variables called {names}";
    readonly familyOut: "This family declined or withdrew. Ask them again first.";
    readonly meetingInPast: "Choose a time in the future.";
    readonly meetingEndsEarly: "The meeting must end after it starts.";
    readonly meetingTooLong: "A meeting can last up to 8 hours.";
    readonly addressRequired: "Address line 1 is required.";
    readonly tooManyLines: "“{attribute}” can have at most {max} lines";
    readonly periodTooLong: "“{attribute}” must be at most {years} years after the start";
    readonly slug: "“{attribute}” can only have lower-case letters a–z, digits and single hyphens between them, such as summer-in-galway";
    readonly afterPublishing: "“{attribute}” must be after the text is published";
    readonly maxVariables: "“{attribute}” can have at most {max} variables";
    readonly webAddress: "“{attribute}” must be a web address, such as https://example.com";
  };
}
