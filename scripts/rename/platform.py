import json,sys; sys.path.insert(0,'scripts/rename')
from mk import build
S='packages/app/src/server/'; F=S+'features/'; C='packages/app/src/contract/'
m={'moves':{},'renames':[]}
def part(base, moves, renames):
    p=build(base, moves, renames); m['moves'].update(p['moves']); m['renames']+=p['renames']

# ---------------------------------------------------------------- platform
part(S+'platform','''
record.ts record-change.ts
refusal.ts errors.ts
words.ts translate.ts
words.test.ts translate.test.ts
deletion.ts account-deletion.ts
viewing.ts sessions/view-as.ts
sessions.ts sessions/sessions.ts
session-secret.ts sessions/session-secret.ts
session-secret.api.test.ts sessions/session-secret.api.test.ts
config.ts config/config.ts
config.test.ts config/config.test.ts
start-fault.ts config/startup-error.ts
exposure.ts config/exposure.ts
exposure.test.ts config/exposure.test.ts
payment-mode.ts config/payment-mode.ts
payment-mode.test.ts config/payment-mode.test.ts
stripe-keys.ts config/stripe-keys.ts
sign-in-providers.ts config/sign-in-providers.ts
sign-in-providers.test.ts config/sign-in-providers.test.ts
demo-accounts.ts config/demo-accounts.ts
http/mount.ts http/register-endpoints.ts
http/mount.api.test.ts http/register-endpoints.api.test.ts
http/answers.ts http/respond.ts
http/answers.api.test.ts http/respond.api.test.ts
http/answered.ts http/response-log.ts
http/answered.api.test.ts http/response-log.api.test.ts
http/errors.ts http/error-handler.ts
http/unlisted.ts http/assert-declared-errors.ts
http/visitor.ts http/authenticate.ts
http/door.ts http/listener.ts
http/checked.ts http/request/validate-request.ts
http/input.api.test.ts http/request/validate-request.api.test.ts
http/json-body.ts http/request/json-body.ts
http/uploads.ts http/request/uploads.ts
http/cookies.ts http/request/cookies.ts
http/request-id.ts http/request/request-id.ts
http/forgery.ts http/protection/csrf.ts
http/origin.ts http/protection/origin.ts
http/limits.ts http/protection/rate-limit.ts
http/limits.api.test.ts http/protection/rate-limit.api.test.ts
http/search-limit.ts http/protection/search-limit.ts
http/counters.ts http/protection/counters.ts
http/address.ts http/protection/network-address.ts
http/address.test.ts http/protection/network-address.test.ts
http/devices.ts http/protection/known-devices.ts
http/devices.api.test.ts http/protection/known-devices.api.test.ts
http/security-headers.ts http/protection/security-headers.ts
http/pages.ts http/pages/pages.ts
http/pages.api.test.ts http/pages/pages.api.test.ts
http/preloads.ts http/pages/preloads.ts
http/web-files.ts http/pages/web-files.ts
http/web-manifest.ts http/pages/web-manifest.ts
jobs/perform.ts jobs/run-job.ts
jobs/sharing.api.test.ts jobs/job-distribution.api.test.ts
lists/folded.ts lists/text-search.ts
lists/read-rows.ts lists/filter-rows.ts
mail/write.ts email/queue-email.ts
mail/send.ts email/send-email.ts
mail/send.api.test.ts email/send-email.api.test.ts
mail/every-mail.test.ts email/every-email.test.ts
mail/layout.ts email/layout.ts
mail/layout.test.ts email/layout.test.ts
mail/link-tokens.ts email/link-tokens.ts
mail/recipient-limit.ts email/recipient-limit.ts
mail/recipient-limit.api.test.ts email/recipient-limit.api.test.ts
mail/template.ts email/template.ts
files/subjects.ts files/attachment-subject.ts
resource/uses.ts resource/count-uses.ts
rich-text/clean.ts rich-text/clean-html.ts
rich-text/clean.test.ts rich-text/clean-html.test.ts
''','''
record.ts: theProduct>systemActor, announce>enqueue
refusal.ts: Refusal>AppError, RefusalDetails>AppErrorDetails, HttpRefusal>HttpError, FieldFaults>ValidationError
words.ts: Tree>MessageTree, filled>fillMissing, completed>completeMessages, translatorOf>createMessageTranslator, Words>Translator, wordsIn>getTranslator, lookUpIn>createMessageLookup, ENGLISH_SERVICES>ENGLISH_SERVICE_NAMES
bounded-queue.ts: boundedQueue>createBoundedQueue
clock.ts: clockIn>createClock
config.ts: ConfigFault>ConfigError, faultsBetween>findConfigFaults, faultsOfObjectStore>findObjectStoreFaults, faultsOfPayments>findPaymentFaults, localUrl>toLocalUrl, whole>wholeNumber, atLeast>textOfAtLeast
start-fault.ts: StartFault>StartupError
deletion.ts: Blocker>DeletionBlocker
demo-accounts.ts: demoAccessOf>getDemoAccess
differences.ts: differences>findDifferences
erase-traces.ts: eraseChangesOf>eraseAuditOf, eraseFromMails>eraseFromEmails, SHORTEST>MIN_TRACE_LENGTH
exposure.ts: HANDED_ON>FORWARDING_HEADERS, isHandedOn>isForwarded, Arrival>RequestOrigin
metrics.ts: metricsOf>createMetrics, Measured>MeasuredApp
payment-mode.ts: paymentModeOf>getPaymentMode, isLeftOfTests>isTestLeftover
probes.ts: readiness>checkReadiness, within>withTimeout, Watched>ProbeContext, Condition>ServerCondition, mayMeasure>canReadMetrics, measurements>collectMetrics, answerTo>findProbeAnswer, Answer>ProbeAnswer, json>toJsonAnswer, PATIENCE_MS>PROBE_TIMEOUT_MS, answerProbe>handleProbe
session-secret.ts: newSecret>createSecret, secretOfFolder>getOrCreateSecretOfFolder, secretOfDatabase>getOrCreateSecretOfDatabase, sessionSecret>getOrCreateSessionSecret, LEAST>MIN_SECRET_LENGTH
sessions.ts: newToken>createToken, sessionIdOf>toSessionId, visitorQuery>prepareVisitorQuery, keepInSession>updateSessionValues, forgetOldSessions>deleteOldSessions, VISIT_MS>VISITOR_SESSION_MS
sign-in-providers.ts: configuredProviders>listConfiguredProviders
viewing.ts: beginViewing>startViewing, endViewing>stopViewing
http/address.ts: networkOf>toNetworkAddress
http/answered.ts: Answered>ResponseSummary, endpointOf>getEndpointKey, whenAnswered>onResponseClosed, logAnswer>logResponse
http/answers.ts: VARIES>VARY_HEADER, answerOnce>sendOnce, answerData>sendData, answerBytes>sendBytes, CACHES>CACHE_CONTROL, disposition>toContentDisposition, LETTER_BOX>EMAIL_FRAME_POLICY, BY_TYPE>POLICIES_BY_TYPE, hasLeft>isClientGone
http/application.ts: expressApplication>createApplication, Parts>ApplicationParts
http/checked.ts: Parts>RequestParts, takesList>acceptsList, queryOf>toQueryInput, bodyOf>toBodyInput, plainData>toStorableData, inShape>validatePart, checkedParts>validateRequest
http/compress.ts: compressed>compressionHandler, WORTH_BYTES>MIN_COMPRESSED_BYTES, compressAnswer>compressResponse
http/cookies.ts: cookieOf>getCookie
http/counters.ts: Bound>CounterLimit, counterKey>toCounterKey, writeCounters>upsertCounters, countUp>incrementWithinLimits
http/devices.ts: LIFE>LIFETIME_SECONDS, MOST>MAX_MARKS, Devices>KnownDevices, Mark>DeviceMark, knownDevices>createKnownDevices, marked>signMark, isOf>isMarkOf, held>readMarks, markOf>findMark, Devices.nameOf>findDeviceId
http/door.ts: Door>HttpListener, Door.open>listen, Door.shut>close
http/errors.ts: Answer>ErrorAnswer, refused>toAppErrorAnswer, attributeOf>toFieldLabel, badFields>toValidationAnswer, answerTo>toErrorAnswer, secondsToWait>findRetryAfter, refusedPage>findErrorPage, answerErrors>handleErrors
http/forgery.ts: FORGERY>CSRF, ForgeryGuard>CsrfProtection, ForgeryGuard.give>issueToken, ForgeryGuard.demand>assertToken, REMEMBERED>MAX_REMEMBERED_TOKENS, forgeryGuard>createCsrfProtection, signed>signToken, good>validTokens, isGood>isValidToken
http/json-body.ts: LIMIT>BODY_LIMIT, PATIENCE_MS>BODY_TIMEOUT_MS, kept>rawBodies, refusalOf>toBodyError, parsed>parseBody, jsonBody>readJsonBody, bytesOf>getRawBody, parseKeeping>parseKeepingBytes
http/limits.ts: BOUNDS>RATE_LIMITS, KNOWN_DEVICE>KNOWN_DEVICE_LIMIT, countersOf>toAttemptCounters, Counted>AttemptInput, countAttempt>recordAttempt, forgiveAttempt>resetAttempts
http/mount.ts: Room>HttpContext, demandOwnDoing>assertNotForged, demandOwnAccount>assertNotViewing, PROGRAM>PROGRAM_VISITOR, grantFor>authorize, callOf>createCall, targetOf>findAttemptTarget, attemptOf>toAttempt, Asked>HandlerInput, codeOf>toErrorCode, handled>runHandler, withInput>withValidatedInput, mount>registerEndpoints
http/origin.ts: hostOf>toHost, demandOwnOrigin>assertOwnOrigin, demandOwnScript>assertOwnScript
http/pages.ts: PageFacts>PageMetadata, PRIVATE>PRIVATE_PATHS, escaped>escapeAttribute, withMeta>setMeta, templateIn>readTemplate, robots>createRobotsTxt, robotsTxt>serveRobotsTxt, headOf>renderHead, pages>servePages
http/preloads.ts: Asked>PreloadInput, wordFiles>listMessageFiles, linksOf>renderPreloadLinks, preloadLinks>createPreloadLinks
http/request-id.ts: nameRequests>assignRequestIds
http/router.ts: Found>RouteMatch, Match>RouterAnswer, Node>RouteNode, emptyNode>createNode, childOf>getOrCreateChild, segmentsOf>toSegments, add>addRoute, decoded>decodeSegment, endsOf>findEnds, shapeOf>findParamShape, fits>matchesShape, allowedAt>listAllowedMethods, routerOf>createRouter
http/routes.ts: Bytes>FileResponse, SignedBytes>RawRequest, routes>defineRoutes
http/search-limit.ts: searchLimit>createSearchLimit, OF_AN_ADDRESS>ADDRESS_FACTOR, MOST_CALLERS>MAX_CALLERS, countUp>increment
http/security-headers.ts: headersOf>collectHeaders, securityHeaders>createSecurityHeaders
http/server.ts: Patience>ServerTimeouts, PATIENCE>DEFAULT_TIMEOUTS, serverOf>createHttpServer
http/session.ts: Parts>SessionParts, RequestSession.deviceOf>findDeviceId, sessionOf>createRequestSession, giveCookies>setSessionCookies, renew>replaceSession, keepAlive>extendSession
http/unlisted.ts: demandListed>assertDeclaredError
http/uploads.ts: shownName>toShownName, refusalOf>toUploadError, removeBegun>removePartialUpload, uploadsOf>createUploads
http/visitor.ts: NOBODY>ANONYMOUS, bearerOf>getBearerToken, isAlive>isSessionAlive, Found>SessionMatch, callerOf>toCaller, Means>AuthenticationContext, endOfView>findViewEnd, found>loadSession, holderOf>authenticateToken, visitorOf>authenticate
http/web-files.ts: filesIn>listFiles, encodingFor>chooseEncoding, send>sendFile, webFiles>serveWebFiles
http/web-manifest.ts: webManifest>serveWebManifest
jobs/executor.ts: executorOn>createExecutor
jobs/housekeeping.jobs.ts: tidy>runHousekeeping
jobs/housekeeping.queries.ts: forgetLinks>deleteExpiredLinks, forgetInvoiceLinks>deleteExpiredInvoiceLinks, forgetRecipients>clearRecipients, forgetMails>deleteOldEmails, forgetAttempts>deleteExpiredAttempts
jobs/job-rows.ts: Output>JobOutput
jobs/job.ts: GiveUp>PermanentJobError, SentJob>SentJobOptions, job>defineJob, ScheduledJob>ScheduledJobOptions, scheduledJob>defineScheduledJob, Attempt>JobAttempt
jobs/jobs.queries.ts: hasFailed>hasFailedJob, isOpen>hasOpenJob, ofKind>hasKind, giveBack>returnJob, releaseAll>releaseAllJobs
jobs/outbox.queries.ts: takeOutbox>deletePendingOutbox, insertFailed>insertFailedJob
jobs/perform.ts: Outcome>JobOutcome, Claimed>ClaimedJob, Circumstances>JobContext, Performed>JobReport, perform>runJob
jobs/queue.ts: bossOn>createBoss, settingsOf>toQueueSettings, within>toBossDatabase
jobs/runner.ts: BEHIND_MS>TIMER_MARGIN_MS, LAST_WORD_MS>STOP_MARGIN_MS, LONGEST_TIMER_MS>MAX_TIMER_MS
jobs/schedules.ts: MISSED>MISSED_POLICY, setSchedules>updateSchedules
jobs/sender.ts: Announcement>JobRequest
lists/cells.ts: FORMULA>FORMULA_START, safeText>escapeFormula, originalText>unescapeFormula, clockText>formatMoment, CellTexts>CellFormat, cellText>formatCell
lists/csv.ts: MARK>BYTE_ORDER_MARK, lines>toLines, csvLines>generateCsv
lists/export-list.ts: ExportAsked>ExportInput, Export>ExportOptions, chosenColumns>chooseColumns, keysWithin>listKeysWithinLimit
lists/folded.ts: folded>foldText, containing>toLikePattern, contains>containsText
lists/list-sql.ts: listSql>defineListSql, textSort>foldForSort, ListAsked>ListInput, Asker>ListReader, Needing>NeedsCapability, isParts>hasParts, neededBy>findNeededCapability, searched>whereSearch, ranged>whereRange, rangedMoments>whereMomentRange, compared>whereCondition, isEmpty>isEmptyValue, demand>assertCapability, filtered>whereFilters, ordered>toOrderBy, planOf>createListPlan
lists/read-list.ts: Reading>ListSource, askerOf>toListReader, keysOf>findKeys, inOrder>sortByIds, allKeys>findAllKeys, inBatches>readInBatches
lists/read-rows.ts: folded>foldCase, isAbout>isInRange, fits>matchesCondition, compared>compareValues, rowsAsked>filterRows, pageOfRows>paginateRows
lists/table-file.ts: cellsOf>toCells, tableContent>toTableContent, tableFile>createTableFile, oneBatch>toSingleBatch
lists/xlsx-thread.ts: workerFile>getWorkerUrl, makeInThread>runWorker, workbookInThread>createWorkbookInThread
lists/xlsx.ts: plainText>toCellText, textCell>createTextCell, numberCell>createNumberCell, cellObject>toCellObject, sheetName>toSheetName, workbook>createWorkbook
log/log.ts: redactedObject>redactObject, withSafeChildren>redactChildren, logOf>createLogger
log/redact.ts: LONGEST>MAX_TEXT_LENGTH, DEEPEST>MAX_DEPTH, MOST>MAX_ITEMS, withoutAddresses>redactAddresses, text>redactText, placesOf>listStackFrames, ofError>redactError, redacted>redact
mail/layout.ts: RenderedMail>RenderedEmail, Around>LayoutContext, SIGNS>HTML_ENTITIES, escaped>escapeHtml, oneLine>toOneLine, paragraph>renderParagraph, addressOf>toUrl, buttonOf>renderButton, htmlOf>renderHtml, textOf>renderText, renderMail>renderEmail
mail/link-tokens.ts: withoutTokens>redactLinkTokens
mail/recipient-limit.ts: STAFF>OUR_STAFF, RECIPIENT_BOUNDS>RECIPIENT_LIMITS, NEWS_BOUNDS>NEWS_LIMITS, News>NewsAudience, mailboxOf>toMailbox, countOne>incrementMailbox, countMailing>consumeMailboxShare
mail/send.ts: MailRow>EmailRow, PATIENCE>SMTP_TIMEOUTS, Handed>Delivery, handOver>deliverEmail, isForGood>isPermanentFailure, handedOver>toDeliveredFields, giveUp>abandonEmail, mayLeave>consumeShareOnce, sendMail>sendEmail, mailJobs>emailJobs
mail/template.ts: Block>EmailBlock, MailContent>EmailContent, MailAround>EmailContext, MailTemplate>EmailTemplate, MailApp>EmailApp
mail/write.ts: MAIL_JOB>EMAIL_JOB, SENT_ANYWAY>LIMIT_EXEMPTIONS, Letter>EmailInput, writeMail>queueEmail, writeNumberedMail>queueEmailWithId
files/file-kind.ts: LOOKED_AT>HEADER_BYTES, textAt>readText, isoKind>findIsoKind, riffKind>findRiffKind, kindOf>findFileKind, kindOfFile>detectFileKind
files/file-store.ts: HALF>PARTIAL_SUFFIX, HALF_MS>PARTIAL_MAX_AGE_MS, flush>syncToDisk, write>writeToDisk, folderStore>createFolderStore, pathOf>toPath, entries>listEntries
files/images.ts: MadeImage>EncodedImage, LONGEST>MAX_SIDE, MOST_PIXELS>MAX_PIXELS, MOST_FRAMES>MAX_FRAMES, SECONDS>TIMEOUT_SECONDS, inTurn>runInTurn, opened>openImage, READ>READABLE_FORMATS, framesOf>countFrames, written>encodeImage, storableImage>createStorableImage, narrowedImage>resizeImage, drawnImage>renderSvg
files/s3-store.ts: ANSWER_MS>REQUEST_MS, Library>Sdk, loadLibrary>loadSdk, WRONG_SETTINGS>SETTING_HINTS, statusOf>getStatus, s3Store>createS3Store, objectKey>toObjectKey, read>readObject
files/stores.ts: bucketOf>getBucket, storesOf>getStores
resource/references.ts: Numbered>NumberedTable, holds>hasRow, demandReferences>assertReferences
resource/resource.ts: Alike>UniqueField, ALIKE>UNIQUE_VIOLATION, REFERRED_TO>FOREIGN_KEY_VIOLATION, refuseAlike>rejectDuplicate, oneRow>getRow, ResourceCases>ResourceUseCases, told>toAuditedFields, refuseUsed>rejectUsed, isChange>hasChanges, resourceCases>createResourceUseCases, kept>prepareFields, locked>lockRow, written>recordAction, recorded>recordAndGet, queued>lockDefault, takeDefault>clearOtherDefaults, refuseNoDefault>assertDefaultKept
resource/uses.ts: usesOf>countUses
rich-text/clean.ts: SAME>TAG_SYNONYMS, renamed>TAG_TRANSFORMS, OPTIONS>SANITIZER_OPTIONS, PASSES>MAX_PASSES, plainTextOf>toPlainText
runs/line-index.ts: ENTRY>ENTRY_BYTES, FIRST_ENTRIES>INITIAL_ENTRIES, indexedLines>readIndexedLines
runs/perform-run.ts: BEAT_MS>PROGRESS_MS, TURN_MS>RETRY_MS, MOST_BEGINNINGS>MAX_ATTEMPTS, localeOf>getLocaleOfRun, folderFor>createRunFolder, Beat>ProgressReporter, finish>finishRun, fail>failRun, work>executeRun, perform>performRun, runJobs>createRunJobs
runs/run-files.ts: storeOf>getRunStore, keepInput>storeRunInput, keepResults>storeRunResults, removeFiles>deleteRunFiles, fileOf>findRunFile, bytesOf>readBytes, forgetRunFiles>deleteOldRunFiles
runs/run-kind.ts: RunFault>RunError, runKind>defineRunKind
runs/runs.queries.ts: OPEN>OPEN_STATES, runListOf>createRunList, ofKind>hasRunKind, runRows>findRunRows, markCancelled>cancelRunRow, begin>startRunAttempt, Begun>RunAttempt, mine>isOfAttempt, Change>RunChange, keep>updateRunAttempt, isMine>isCurrentAttempt, forgetFiles>clearOldFiles
runs/runs.ts: insertStarted>insertAndEnqueueRun, findRun>getRun, runPage>listRuns, runRecord>toRunRecord, runFile>getRunFile
''')

# ---------------------------------------------------------------- access
part(S+'access','''
named-rows.api.test.ts named-rows.api.test.ts
switchable.test.ts switchable.rules.test.ts
''','''
table.ts: rowOf>getAccessRow
grant.ts: Way>GrantSource, EVERY_ROW>UNLIMITED_CODES, OWN_ROWS>OWN_CODES, widened>findWidestCode, codeOf>getAccessCode, codeWithoutRole>getCodeWithoutRole, grantOf>findGrant, capabilitiesOf>listCapabilities
switchable.rules.ts: Cell>AccessCell, GuardRail>SwitchRule, ADMINISTRATOR_ONLY>ADMINISTRATOR_ONLY_RIGHTS, ADMINISTRATOR_KEEPS>ADMINISTRATOR_FIXED_RIGHTS, OWN_ACCOUNT>OWN_ACCOUNT_RIGHTS, EVERY_ROW>UNLIMITED_CODES, GUARD_RAILS>SWITCH_RULES, fixedReason>findFixedReason
''')
m['moves']={a:b for a,b in m['moves'].items() if a!=b}

# ---------------------------------------------------------------- identity
part(F+'identity','''
identity.mails.ts identity.emails.ts
identity.letters.ts account-emails.service.ts
account.queries.ts account/account.queries.ts
account.records.ts account/account.records.ts
account.service.ts account/account.service.ts
account.api.test.ts account/account.api.test.ts
administrators.queries.ts account/administrators.queries.ts
new-address.service.ts account/change-address.service.ts
deletion.queries.ts deletion/deletion.queries.ts
deletion.service.ts deletion/delete-account.service.ts
deletion.api.test.ts deletion/delete-account.api.test.ts
deletion-traces.api.test.ts deletion/deletion-traces.api.test.ts
erasures.queries.ts deletion/erasure-log.queries.ts
password.ts password/hash-password.ts
password.test.ts password/hash-password.test.ts
password.rules.ts password/password.rules.ts
password.rules.test.ts password/password.rules.test.ts
password-strength.ts password/password-strength.ts
password-strength.test.ts password/password-strength.test.ts
password.service.ts password/password.service.ts
password.api.test.ts password/password.api.test.ts
links.queries.ts password/links.queries.ts
oidc.ts providers/oidc.ts
oidc.test.ts providers/oidc.test.ts
providers.queries.ts providers/providers.queries.ts
providers.rules.ts providers/providers.rules.ts
providers.rules.test.ts providers/providers.rules.test.ts
providers.service.ts providers/provider-sign-in.service.ts
providers.api.test.ts providers/provider-sign-in.api.test.ts
provider-accounts.service.ts providers/provider-accounts.service.ts
registration.service.ts registration/registration.service.ts
registration.api.test.ts registration/registration.api.test.ts
joining.service.ts registration/create-account.service.ts
sessions.queries.ts sessions/sessions.queries.ts
sessions.service.ts sessions/sessions.service.ts
sessions.api.test.ts sessions/sessions.api.test.ts
device.rules.ts sessions/device.rules.ts
device.rules.test.ts sessions/device.rules.test.ts
view-as.service.ts sessions/view-as.service.ts
view-as.api.test.ts sessions/view-as.api.test.ts
setup.queries.ts setup/setup.queries.ts
setup.service.ts setup/setup.service.ts
setup.api.test.ts setup/setup.api.test.ts
''','''
account.queries.ts: userById>findUserById, userByEmail>findUserByEmail, allSwitches>querySwitches, keepTimezone>updateTimezone, noteSignIn>recordSignIn, changeAccount>updateAccount, Values>UserValues, replacePassword>updatePassword, rehashPassword>updatePasswordHash, makeUser>insertUser
account.records.ts: Around>UserContext, userRecord>toUserRecord
account.service.ts: callerOf>getCaller, recordOf>getUserRecord, demandOpen>assertAccountOpen, renewedHash>renewHash, SignIn>SignInInput, Changes>UserChanges, changePicture>updatePicture, changeUser>updateUser
administrators.queries.ts: keepAnAdministrator>assertAdministratorLeft
deletion.queries.ts: addressOfNobody>toAnonymousAddress, PERSONAL>PERSONAL_FIELDS, aboutUser>isAboutUser, addressesOf>listAddresses, eraseMails>eraseEmails, OWN_THINGS>OWN_SUBJECTS, eraseTrail>eraseAuditTrail, allErasures>listErasures
deletion.service.ts: blockersOf>findBlockers, readDeletion>getDeletion, demandConfirmation>assertConfirmed, anonymise>anonymizeUser
device.rules.ts: firstOf>findFirstName, deviceOf>describeDevice
erasures.queries.ts: fileOf>getLogFile, nameOfDatabase>getOrCreateDatabaseName, parsed>parseLine, rememberedErasures>readErasureLog, rememberErasures>appendToErasureLog
identity.jobs.ts: registration>registrationPayload, forOwner>runForOwner, forgot>sendForgottenPassword, confirm>sendConfirmation, resend>resendConfirmation, registered>handleRegistration
identity.letters.ts: Anyway>LimitExemption, writeTo>queueAccountEmail, greetedSafely>withSafeGreeting, LINK_MAILS>LINK_EMAILS, Sent>LinkEmailInput
identity.mails.ts: Named>NamedValues, Linked>LinkValues, verifyMail>verifyEmailTemplate, takenAddressMail>takenAddressEmail, resetMail>resetEmail, passwordChangedMail>passwordChangedEmail, newAddressMail>newAddressEmail, addressChangedMail>addressChangedEmail, providerLinkedMail>providerLinkedEmail, accountDeletedMail>accountDeletedEmail, invitationMail>invitationEmail, deactivatedMail>deactivatedEmail
identity.public.ts: invite>sendInvitation, Invited>InvitedPerson, inviteAs>inviteWithRole, voidLinksOf>voidAllLinks, noteDeactivation>notifyDeactivation
joining.service.ts: Joining>NewAccount, join>createAccount, joinAs>grantRole, isRepeated>isPasswordOfAddress, Repeat>RepeatedRegistration, announceTakenAddress>enqueueTakenAddress
links.queries.ts: hashOf>hashToken, Wanted>LinkInput, makeLink>createLink, Shown>ShownLink, usable>isUsable, takeLink>useUpLink
new-address.service.ts: NewAddress>AddressChange, followNewAddress>propagateAddressChange
oidc.ts: ProviderFault>ProviderError, toProviderFault>toProviderError, Begun>StartedSignIn, Discovered>DiscoveredProvider, loadLibrary>loadOpenidClient, isCutOff>isConnectionCut
password-strength.ts: LEAST_SCORE>MIN_SCORE, LOOKED_AT>MAX_CHECKED_LENGTH
password.rules.ts: Owner>PasswordOwner, letters>toLetters
password.service.ts: demandGoodPassword>assertGoodPassword, followUp>afterPasswordChange, wrongPassword>createWrongPasswordError, demandOwnPassword>assertOwnPassword, CHOOSING>PASSWORD_PURPOSES, ownerOf>findLinkOwner
password.ts: COST>HASH_COST, inTurn>runInTurn, dummy>dummyHash, passwordMatches>isPasswordCorrect, isOutdated>isHashOutdated
provider-accounts.service.ts: Vouched>VouchedPerson, Owned>AccountMatch, confirmedEmail>getConfirmedEmail, takeOver>takeOverAccount, link>linkAccount, make>createProviderAccount, accountOf>getOrCreateAccount
providers.queries.ts: Identity>ProviderIdentity, ownerOf>findIdentityOwner, addIdentity>insertIdentity
providers.rules.ts: MAX>MAX_NAME_LENGTH, nameOf>toFullName, linkingOf>chooseLinking
providers.service.ts: LIFE_MS>PENDING_MS, KEPT>PENDING_KEY, Pending>PendingSignIn, clientsOf>getClients, clientOf>getClient, told>withProviderErrors, Beginning>ProviderSignInInput, beginProviderSignIn>startProviderSignIn, Callback>CallbackInput, takePending>consumePending, reasonFor>toProviderRefusal, personOf>fetchClaims
sessions.queries.ts: own>isOwnSession, sessionsOf>listSessionsOf, takeKept>consumeSessionValue
setup.queries.ts: MOST>MAX_LINKS, isLink>isSetupLinkRow, hashOf>hashToken, startOf>toEarliestStart, Shown>ShownLink, isAmong>matchesAnyHash, takeSetupLink>useUpSetupLink
setup.service.ts: expired>createExpiredError, AdministratorFault>AdministratorError, Named>AdministratorInput
''')
part(C+'identity','''
deletion.ts account-deletion.ts
''','''
account.shapes.ts: isRepeated>isConfirmed, REPEATED>CONFIRMATION_RULE, chosenPassword>chosenPasswordFields
deletion.ts: DELETED_THINGS>DELETED_RECORDS, KEPT_THINGS>KEPT_RECORDS
roles.ts: ADMIN_LIKE>ADMIN_LIKE_ROLES, defaultRouteOf>getDefaultRoute
''')

# ---------------------------------------------------------------- contract/booking
part(C+'booking','''
booking.endpoints.ts draft/booking.endpoints.ts
choices.endpoints.ts draft/choices.endpoints.ts
current-trip.ts draft/current-trip.ts
payments.endpoints.ts checkout/payments.endpoints.ts
test-gateway.endpoints.ts checkout/test-gateway.endpoints.ts
test-gateway.shapes.ts checkout/test-gateway.shapes.ts
experience.endpoints.ts wizard/experience.endpoints.ts
experience.shapes.ts wizard/experience.shapes.ts
own-invoices.endpoints.ts own-invoices/own-invoices.endpoints.ts
own-invoices.shapes.ts own-invoices/own-invoices.shapes.ts
''','''
booking.shapes.ts: HOLD_MINUTES_IN_ALL>MAX_HOLD_MINUTES, HOLD_AGAIN_MINUTES>HOLD_COOLDOWN_MINUTES, IssueOfGuests>GuestIssue, checkedBooking>bookingCheck, CheckedBooking>BookingCheck
own-invoices.shapes.ts: listed>ownInvoiceRow, named>numberedInvoice
choices.endpoints.ts: named>namedChoice
test-gateway.shapes.ts: TestCardConduct>TestCardBehavior
trip-limits.ts: MOST_CHILDREN>MAX_CHILDREN
''')

# ---------------------------------------------------------------- people
part(F+'people','''
students.queries.ts students/students.queries.ts
students.records.ts students/students.records.ts
students.rules.ts students/students.rules.ts
students.rules.test.ts students/students.rules.test.ts
students.service.ts students/students.service.ts
making.service.ts students/create-student.service.ts
writing.service.ts students/update-student.service.ts
merging.service.ts students/merge-students.service.ts
merging.queries.ts students/merge-students.queries.ts
parents.queries.ts parents/parents.queries.ts
parents.service.ts parents/parents.service.ts
parents.api.test.ts parents/parents.api.test.ts
named-parents.service.ts parents/parents-by-id.service.ts
parent-invitations.queries.ts parents/parent-invitations.queries.ts
parent-invitations.service.ts parents/parent-invitations.service.ts
telling.service.ts parents/parent-notifications.service.ts
documents.queries.ts documents/documents.queries.ts
documents.service.ts documents/documents.service.ts
documents.api.test.ts documents/documents.api.test.ts
''','''
documents.queries.ts: papersOf>toDocumentSubject, selected>selectDocuments, documentsOf>listDocumentRows, documentOf>findDocument
documents.service.ts: Asked>Input, Answered>Output, mayRemove>canRemove, documentRecord>toDocumentRecord, demandOwn>assertOwnStudent, addDocument>createDocument, readDocument>getDocument, removeDocument>deleteDocument
erasure.queries.ts: NOTHING_TOLD>ERASED_STUDENT, withMerged>withMergedStudents, removeParentFromAll>deleteParentEverywhere
hosting.queries.ts: hostsStudent>isHostOfStudent
merging.queries.ts: Pair>MergedPair, isOn>isOnTrip, travelTogether>doTravelTogether, nextPosition>findNextPosition
merging.service.ts: Asked>Input, Answered>Output, told>toAuditedFields, joinsParents>wouldJoinParents
named-parents.service.ts: demandParent>assertParent, asksParent>isParentToAsk, Named>ParentInput, askNamed>askParent, linkNamed>linkParentById
parent-invitations.queries.ts: Invitation>InvitationInput, localeOfAddress>findLocaleOfAddress, holds>isInviterAllowed, addressedTo>isAddressedTo, withdrawInvitation>deleteInvitationsOf
parent-invitations.service.ts: Asked>Input, Answered>Output, callerOf>getCaller, takeInvitation>consumeInvitation
parents.queries.ts: holding>hasRole, holdsRole>isUserInRole, accountOf>findAccount, addressOfParent>findAddressOfParent, removeParent>deleteParent, agentNames>listAgentNames, activeTypes>listActiveTypes
parents.service.ts: Asked>Input, Answered>Output, Named>ParentPerson, invited>inviteAccount
people.emails.ts: Invited>InvitationValues, parentInvitationMail>parentInvitationEmail
people.public.ts: holdStudents>lockStudentFacts
scopes.queries.ts: own>whereOwn, studentsOf>whereStudentsOf, reachedBy>whereReachable, ownStudents>whereOwnStudents, presentStudents>wherePresentStudents, presentStudentsOf>wherePresentStudentsOf, seesInternal>canSeeInternal, seesHealth>canSeeHealth
students.queries.ts: travels>isTraveller, ofNextTrip>selectNextTrip, tripOf>tripJson, itsParents>fromParents, withParent>whereParent, Reading>StudentReader, studentList>createStudentList, parentsOf>parentsJson, photosOf>photosJson, selected>selectStudents, studentRows>listStudentRows, numbered>whereIds, tripsOfStudent>listTripsOfStudent, saveStudent>updateStudentRow, isAmong>isStudentAmong, studentFacts>listStudentFacts
students.records.ts: readingOf>toStudentReader, healthOf>toHealth, allowedActions>listAllowedActions, studentRecord>toStudentRecord, studentAnswer>getStudentAnswer
students.rules.ts: Asker>StudentRights, actionsFor>listActions, UNTOLD>HEALTH_FIELDS, told>toPresence, withoutHealth>redactHealth, filledFrom>fillMissingFrom
students.service.ts: Asked>Input, Answered>Output, rowsFor>createRowReader, nameOf>toName, columnsFor>createColumns, readMyChildren>listMyChildren, readStudent>getStudent
telling.service.ts: Linked>LinkedParent, tellLinked>notifyLinkedParent
making.service.ts: createStudent>insertStudentWithParents
writing.service.ts: Asked>Input, Answered>Output, STUDENT_TOLD>STUDENT_CHANGED_JOB, heldStudent>lockStudent, demandAgent>assertAgent, Judged>StudentInput, demandFit>assertStudentFields, keepPhotos>savePhotos, typedFields>toStudentFields, made>createStudentFromForm, changed>applyStudentChange
''')
part(C+'people','''
suits.rules.ts guest-fit.rules.ts
suits.test.ts guest-fit.test.ts
''','''
completeness.ts: STUDENT_PARTS>STUDENT_REQUIRED_PARTS, Described>DescribedStudent, isSaid>isFilled, missingOf>listMissingParts, completenessOf>computeCompleteness
suits.rules.ts: Welcome>GuestCriteria, Home>HomeCriteria, Camp>CampCriteria, welcomeOfHome>toHomeCriteria, welcomeOfCamp>toCampCriteria, misfits>findMisfits, campRule>toCampRule, ageText>toAgeText
''')

# ---------------------------------------------------------------- administration
part(F+'administration','''
rules.test.ts administration.rules.test.ts
audit-subjects.queries.ts audit/audit-subjects.queries.ts
audit.queries.ts audit/audit.queries.ts
audit.records.ts audit/audit.records.ts
audit.service.ts audit/audit.service.ts
audit.api.test.ts audit/audit.api.test.ts
mails.queries.ts emails/emails.queries.ts
mails.rules.ts emails/emails.rules.ts
mails.service.ts emails/emails.service.ts
mails.api.test.ts emails/emails.api.test.ts
outbox.queries.ts emails/outbox.queries.ts
outbox.service.ts emails/outbox.service.ts
permissions.queries.ts permissions/permissions.queries.ts
permissions.records.ts permissions/permissions.records.ts
permissions.service.ts permissions/permissions.service.ts
permissions.api.test.ts permissions/permissions.api.test.ts
users.queries.ts users/users.queries.ts
users.records.ts users/users.records.ts
users.rules.ts users/users.rules.ts
users.service.ts users/users.service.ts
users-list.service.ts users/users-list.service.ts
users.api.test.ts users/users.api.test.ts
user-access.service.ts users/user-access.service.ts
user-access.api.test.ts users/user-access.api.test.ts
user-address.api.test.ts users/user-address.api.test.ts
''','''
audit-subjects.queries.ts: Named>NamedSubject, Reader>SubjectReader, ownedBySomebody>isOwnedByPerson, pricesGone>listDeletedPriceNames, pricesByName>listPriceNames, READERS>SUBJECT_READERS, subjectKey>toSubjectKey, subjectNames>findSubjectNames
audit.queries.ts: actedBy>whereActedBy, auditTrail>auditListSql, namesOf>findPeople, auditByIds>findAuditRows, auditChoices>listChoices
audit.records.ts: readable>toAuditValue, isTree>isObject, parts>flattenChange, changesOf>toChanges, nameWithin>findNameWithin, auditRecord>toAuditRecord, changeText>toChangeText
audit.service.ts: entries>findEntries, nameOf>toName, columns>createColumns
mails.queries.ts: mailList>emailListSql, mailsByIds>findEmailRows, findMail>findEmail, MailRow>EmailRow, ListedRow>ListedEmailRow
mails.rules.ts: framed>toFramedHtml
mails.service.ts: listed>toListedEmail, listMails>listEmails, readable>getReadableEmail, readMail>getEmail, previewMail>previewEmail
outbox.queries.ts: shownEntries>isShownEntry, outboxEntries>outboxListSql, outboxByIds>findOutboxRows
outbox.service.ts: Done>DeleteAnswer, record>toOutboxRecord, changeFailed>changeFailedJob, retryOutbox>retryOutboxJob, deleteOutbox>deleteOutboxJob
permissions.queries.ts: allSwitches>listSwitches, saveSwitch>upsertSwitch, removeSwitch>deleteSwitch
permissions.records.ts: REACH>REACH_OF_CODE, SHOWN>SHOWN_CAPABILITIES, areaOf>toArea, cellOf>toPermissionCell, permissionRow>toPermissionRow, permissionRows>listPermissionRows, effectiveRightsOf>listEffectiveRights, roleRecord>toRoleRecord
permissions.service.ts: Asked>Input, readPermissions>getPermissions, readEffectiveRights>getEffectiveRights
user-access.service.ts: Asked>Input, heldUser>lockUserAndAdministrators, mayChange>assertChangeAllowed, Held>LockedUser, noteRoles>notifyRoleChange, changeRoles>updateRoles, changeState>updateState, changeOne>applyBulkAction
users-list.service.ts: columns>createColumns
users.queries.ts: Held>RoleCondition, holding>whereRole, userList>userListSql, onlyPeople>isPerson, usersByIds>findUserRows, aroundUser>findUserDetails, saveUser>updateUserRow
users.records.ts: instantOf>toInstant, namesOnly>toNamesOnly, listedRecord>toListedRecord, administeredRecord>toAdministeredRecord
users.rules.ts: accessFault>findAccessFault, roleChange>findRoleChange, withRole>toRoles
users.service.ts: Asked>Input, administered>getAdministeredUser, lockedUser>lockUserOrThrow, answerOf>getUserAnswer, sameVersion>assertSameVersion, readOneUser>getOneUser, ALREADY_THERE>UNIQUE_VIOLATION, refuseTakenEmail>rejectTakenEmail, changeAddress>updateAddress, editUser>updateUser
''')
part(C+'administration','''
mails.endpoints.ts emails.endpoints.ts
mails.shapes.ts emails.shapes.ts
change-words.ts audit-messages.ts
change-words.test.ts audit-messages.test.ts
''','''
change-words.ts: WordLookup>MessageLookup, ChangeWords>AuditMessages, CODES>CODE_MESSAGES, GIVEN>HIDDEN_FIELDS, LANGUAGES>LANGUAGE_FIELDS, spelt>spellOut, decoded>decode, pairsOf>toQueryPairs, firstOf>findFirst, changeWords>createAuditMessages, part>toPartText, query>toQueryText, single>toValueText
mails.shapes.ts: listedMail>listedEmail, ListedMail>ListedEmail, oneMail>oneEmail, OneMail>OneEmail
lists.ts: mailsList>emailsList
states.ts: MAIL_STATES>EMAIL_STATES, MailState>EmailState
''')

# ---------------------------------------------------------------- notifications
part(F+'notifications','''
notifications.mails.ts notifications.emails.ts
unsubscribing.queries.ts unsubscribe.queries.ts
unsubscribing.service.ts unsubscribe.service.ts
unsubscribing.api.test.ts unsubscribe.api.test.ts
campaign-audience.queries.ts campaigns/campaign-audience.queries.ts
campaign-delivery.ts campaigns/deliver-campaign.service.ts
campaign-sending.queries.ts campaigns/send-campaign.queries.ts
campaign-sending.service.ts campaigns/send-campaign.service.ts
campaign-steps.service.ts campaigns/campaign-transitions.service.ts
campaigns.queries.ts campaigns/campaigns.queries.ts
campaigns.records.ts campaigns/campaigns.records.ts
campaigns.service.ts campaigns/campaigns.service.ts
campaigns.api.test.ts campaigns/campaigns.api.test.ts
''','''
campaign-audience.queries.ts: Aim>AudienceInput, inUse>isInUse, optedOut>hasOptedOut, wantsMail>isEmailWanted, described>whereDescribed, meant>whereAimedAt, countReached>countRecipients, writeRecipients>insertRecipients, namesOf>findNames
campaign-delivery.ts: deliver>deliverCampaign, deliverTest>deliverTestCampaign
campaign-sending.queries.ts: waiting>isWaiting, nextRecipients>lockNextRecipients, countWaiting>countWaitingRecipients, Outcome>DeliveryOutcome, noteOutcome>updateOutcome, recordOwnStep>recordSystemStep
campaign-sending.service.ts: SEND_JOB>SEND_CAMPAIGN_JOB, BATCH>BATCH_SIZE, step>recordStep, begin>startSending, finish>finishSending
campaign-steps.service.ts: Asked>Input, Step>TransitionInput, move>transitionCampaign, timeOf>toSendTime
campaigns.queries.ts: campaignList>campaignListSql, reached>countDelivered, selected>selectCampaigns, campaignsByIds>findCampaigns, saveCampaign>updateCampaignRow, removeCampaign>deleteCampaignRow, mailFailed>hasEmailFailed, reportOf>findCampaignReport
campaigns.records.ts: instantOf>toInstant, shared>toSharedFields, listedCampaignRecord>toListedCampaignRecord, campaignRecord>toCampaignRecord
campaigns.service.ts: Asked>Input, Answered>Output, readCampaign>getCampaign, heldCampaign>lockCampaignVersion, campaignAnswer>getCampaignAnswer, editCampaign>updateCampaign
notifications.jobs.ts: forget>deleteOldNotifications
notifications.mails.ts: MailReader>EmailReader, Told>NotificationText, inboxPath>getInboxPath, isParentAlone>isOnlyParent, toldOfPrice>describePriceChange, TOLD>NOTIFICATION_TEXTS, notificationMail>notificationEmail, campaignMail>campaignEmail
notifications.queries.ts: Mark>NotificationCursor, unread>isUnread, beyond>isAfterCursor, notificationsOf>listNotificationRows, countUnreadOf>countUnreadRows, markAllRead>markAllRowsRead, preferencesOf>listPreferences, savePreference>upsertPreference, isAboutTheirs>isAboutPerson, forgetRead>deleteReadBefore
notifications.records.ts: textIn>findTextIn, notificationRecord>toNotificationRecord, markText>toCursorText, markOf>parseCursor
notifications.service.ts: Asked>Input, Answered>Output, callerOf>getCaller, wishesOf>listEffectivePreferences, readPreferences>getPreferences, changePreference>updatePreference
notify.queries.ts: rolesHeld>rolesJson, wantsMailOf>isEmailWantedOf, preferenceOf>isPreferenceOf, among>isAmongRecipients, openRecipients>listRecipients, Fact>NotificationInput
notify.service.ts: Notice>NoticeInput
unsubscribing.queries.ts: unsubscribingKey>getOrCreateUnsubscribeKey, NAME>KEY_NAME, stopCampaignMails>stopCampaignEmails
unsubscribing.service.ts: tokenFor>createUnsubscribeToken, unsubscribePathFor>createUnsubscribePath, readerOf>findReader
''')
part(C+'notifications','''
campaign-machine.ts campaign.machine.ts
campaign-machine.test.ts campaign.machine.test.ts
kinds.ts notification-kinds.ts
''','''
campaign.shapes.ts: aimsAtSomebody>hasAudience, AIMLESS>AUDIENCE_RULE
campaign-machine.ts: campaignAfter>getNextCampaignState, isDeletable>isCampaignDeletable
kinds.ts: kindsFor>listKindsFor
''')

# ---------------------------------------------------------------- messaging, inventory (calendar)
part(F+'messaging','''
contact.mails.ts contact.emails.ts
''','''
contact.mails.ts: Received>ContactEmailValues, contactReceivedMail>contactReceivedEmail
contact.rules.ts: SIGNS>REFERENCE_CHARACTERS, referenceOf>toReference, FASTEST>MIN_SECONDS
contact.service.ts: senderOf>toSender, saved>insertWithReference, readContact>getContact
conversations.public.ts: newSid>createSid, conversationOfOffer>getOrCreateConversation, Told>SystemMessageInput, tell>sendSystemMessage, write>sendMessage, putAway>archiveConversation, bringBack>unarchiveConversation
conversations.queries.ts: conversationsOfOffers>findConversationsOfOffers, insertOfOffer>insertConversation, saveArchived>updateArchived, Written>MessageInput, writtenAbout>listMessagesAbout
erasure.queries.ts: aboutThem>isAboutPerson
''')
part(S+'features','''
calendar/calendar.public.ts inventory/inventory.public.ts
calendar/holding.queries.ts inventory/reservations.queries.ts
calendar/camps.rules.ts inventory/camp-plan.rules.ts
calendar/camps.rules.test.ts inventory/camp-plan.rules.test.ts
calendar/calendar.api.test.ts inventory/inventory.api.test.ts
''','''
calendar/camps.rules.ts: campsThatFit>chooseCampsWithPlaces, withTaken>replaceByTaken
calendar/holding.queries.ts: Term>HoldTerm, refusals>ERROR_CODES, fitting>withinCapacity, keepPlaces>renewPlaces, weeksHeld>listHeldWeeks, bedsOf>isBedsOf, placesOf>isPlacesOf, releaseOthers>releaseOtherPlaces, makeFirm>confirmBeds, sweepExpired>releaseExpired, Wanted>NightsInput, takenBeds>countTakenBeds, Block>CalendarBlock, peak>findPeak, overlaps>overlapsNights, freePlaces>countFreePlaces
''')

# ---------------------------------------------------------------- search
part(F+'search','''
prices.ts stay-prices.ts
rules-by-example.test.ts search-rules.test.ts
search.test.ts matching.rules.test.ts
matching.rules.ts match-families.rules.ts
''','''
activities.rules.ts: genderOf>toGender, countriesOf>listCountries, nearFound>listActivitiesNear, fitsText>createTextFilter, Wished>ActivityInput, fittingActivities>filterActivities, SOMEWHERE>UNKNOWN_DISTANCE, withinReach>listReachableActivities
activity-prices.ts: shelves>cachedPrices, familiesOf>listFamilies, weekOf>priceWeek, ownLines>hasOwnLines, kept>getOrCreateCachedPrices, activityPrices>createActivityPricer
cards.records.ts: placeOf>toPlace, nameFor>toShownName, childrenOn>toChildren, CardMeans>CardContext, familyCard>toFamilyCard, activityCard>toActivityCard
county-names.rules.ts: countyNames>listCountyNames
dependencies.queries.ts: countryRows>listCountryRows, countyRows>listCountyRows, tagRows>listTagRows, locationRows>listLocationRows
facets.rules.ts: but>filterByOthers, counted>countValues, BANDS>PRICE_BANDS, priceBands>toPriceBands, facetsOf>computeFacets, roughly>roundDegrees, NAMED>MAX_NAMED, pointsOf>toMapPoints
fuzzy.rules.ts: katakana>toKatakana, fold>foldText, wordsOf>splitWords, allowedErrors>countAllowedErrors, distance>computeDistance
matching.rules.ts: Narrowing>SearchCriteria, Circumstances>MatchContext, Understood>SearchText, kindsFor>listSearchableKinds, understood>parseSearchText, textOf>getSearchableText, wordScore>scoreWord, textScore>scoreText, anyOf>matchesAny, named>createNameFilter, failuresOf>listFailures, matches>findMatches, whole>filterFullMatches, orderOf>createOrder, wishedOrder>createWishedOrder
prices.ts: PriceOf>FamilyPricer, KEPT>MAX_CACHED_DATES, Shelf>PriceCache, shelves>caches, UNPRICED>NO_PRICES, bookOrNone>findCurrentBook, shelfOf>getOrCreateCache, remembered>getOrCreateCachedStay, pricesFor>createStayPricer, plusDays>addDays, weekAhead>getSampleWeek, weekPrices>createWeekPricer
search.service.ts: Asked>Input, Answered>Output, ACTIVITIES_SHOWN>MAX_ACTIVITIES, UNTOLD>ROLES_WITHOUT_NAMES, tellsNames>canSeeNames, datesOf>toDates, Found>SearchResult, found>runSearch, pageOfCards>toCardPage, experienceFamilies>listExperienceFamilies, experienceActivities>listExperienceActivities
snapshot.queries.ts: stampOf>findDataStamp, placeRows>listPlaceRows, familyRows>listFamilyRows, activityRows>listActivityRows
snapshot.rules.ts: Spot>Coordinates, kilometres>computeKilometres, kilometresBetween>findDistance, nearbyOf>createNearbyFinder, withoutNames>removeNames, firstLineOf>toFirstLine, IMMERSION>IMMERSION_TYPE_ID, stayTypesOf>listStayTypes, Facts>SnapshotFacts, searchedFamily>toSearchedFamily, namedThings>listNamedItems, snapshotOf>createSnapshot
snapshot.ts: Kept>CachedSnapshot, shelves>snapshots, tagName>getTagName, known>toKnownPlaces, read>loadSnapshot, currentSnapshot>getCurrentSnapshot
suggestions.service.ts: SHOWN>MAX_ITEMS, inAll>intersectMeanings, Asking>SuggestionContext, familyItems>listFamilyItems, suggestions>suggestPlacesAndFamilies
vocabulary.rules.ts: Named>NamedItem, Entry>VocabularyEntry, vocabularyOf>createVocabulary, collected>toMeaning, begun>findByPrefix, nearest>findNearest, isEmpty>isMeaningEmpty, meaningOf>findMeaning
''')
part(C+'search','''
''','''
search-query.ts: within>numberWithin, SearchAsked>SearchInput
''')

# ---------------------------------------------------------------- host families, activities
part(F+'host-families','''
response.queries.ts response-time.queries.ts
availability.test.ts availability.rules.test.ts
''','''
availability.rules.ts: Taken>TakenStretch, freeOn>countFreeBeds, freeNights>listFreeNights
dashboard.queries.ts: familyOfUser>findFamilyOfUser, firmStaysOf>listFirmStays
dashboard.service.ts: readOwnDashboard>getOwnDashboard
erasure.queries.ts: NOBODY>ERASED_FAMILY
live.queries.ts: familyIsLive>isFamilyLive, liveFactsOf>findLiveFacts
live.rules.ts: LEAST_PHOTOS>MIN_PHOTOS, notLiveReasons>listNotLiveReasons
occupancy.rules.ts: nightOf>toNight, occupancyOf>computeOccupancy
profile.queries.ts: FamilyWithAll>FamilyDetails, blocksOf>listBlocks
profile.records.ts: Means>ProfileContext, descriptionFor>toDescription, profileRecord>toProfileRecord
profile.service.ts: Asked>Input, Answered>Output, visibleFamily>getVisibleFamily, profileOf>getProfile, readFamilyProfile>getFamilyProfile, readFamilyAvailability>getFamilyAvailability, MOST_DAYS>MAX_DAYS, HIDDEN>HIDDEN_FIELDS, told>redactInfo, toldTo>findDisclosure, readHostFamilyInfo>getHostFamilyInfo
registration.queries.ts: hostingCountries>listHostingCountries, activeSources>listActiveSources
registration.rules.ts: Situation>RegistrationContext, childrenFaults>findChildrenFaults, registrationFaults>findRegistrationFaults, settled>normalizeRegistration
registration.service.ts: hostOptions>getHostOptions, accountOf>getOrCreateAccount, tellOwner>notifyAddressOwner
response.queries.ts: LEAST_ANSWERS>MIN_ANSWERS, responseMinutes>findResponseMinutes
''')
part(C+'host-families','''
''','''
family-name.ts: NUMBERED>NUMBERED_NAME, TITLED>TITLED_NAME, NAMELESS>NAMELESS_TITLES, keptName>toStoredName, familyTitle>toFamilyTitle, Named>NamedFamily, titledCatalogue>withFamilyTitles
free-beds.ts: freeBedsFor>countFreeBeds, KnownNights>FamilyNights
vetting-states.ts: VETTING_WAY>VETTING_STATES
''')
part(F+'activities','''
offline.service.ts take-offline.service.ts
''','''
activities.queries.ts: nextWeekFrom>selectNextWeek, activityListOn>createActivityList, onlyActive>isActive, activityRows>findActivityRows, setActive>updateActive, photosOf>listPhotos, schedulesFrom>listSchedulesFrom, schedulesByIds>findSchedules, scheduleList>scheduleListSql, onlyOpen>isOpenWeek, scheduleRows>findScheduleRows, takenPlaces>countTakenPlaces
activities.service.ts: Asked>Input, Answered>Output, WEEKLESS>NO_WEEKS, listed>toListedActivity, withWeeks>addWeeks, bothAges>toAges, pictured>toPictureSubject, keepPhotos>savePhotos, activityCases>activityUseCases, oneWithWeeks>getWithWeeks, editActivity>updateActivity, weekRecord>toWeekRecord, readActivity>getActivity, readClashes>listClashes, WEEK_CALLED_OFF>WEEK_CANCELLED_JOB, scheduleCases>scheduleUseCases, withPlaces>addPlaces, oneWithPlaces>getWithPlaces, editSchedule>updateSchedule
weeks.rules.ts: clashesOf>findClashes, fridayOf>toFriday
''')

# ---------------------------------------------------------------- attachments, content, lists, documentation
part(F+'attachments','''
reading.service.ts read-attachments.service.ts
''','''
attachments.access.ts: mayRead>canReadAttachment
attachments.jobs.ts: STRAY_HOURS>ORPHAN_HOURS, AT_ONCE>BATCH_SIZE, sweepStrays>deleteOrphans, sweepStore>cleanStore, sweep>cleanAttachments
attachments.public.ts: Attaching>AttachInput, attach>attachFiles, letGo>detachFiles, attachmentsOf>listAttachments, keepPicture>insertPicture, fileToKeep>getDownload, eraseFilesOf>deleteFilesOf
attachments.queries.ts: attachmentByRef>findAttachment, giveTo>assignToSubject, giveOn>reassignSubject, rowsOf>listAttachmentRows, deleteByIds>deleteAttachments, deleteForgotten>deleteUnusedBefore, knownRefs>findKnownRefs, deleteOfPerson>deleteAttachmentsOfUser
attachments.records.ts: attachmentRecord>toAttachmentRecord
attachments.rules.ts: newRef>createRef, LONGEST_NAME>MAX_NAME_LENGTH, namedAs>toFileName
attachments.service.ts: ownerOf>getOwnerId, readLimits>getLimits, Content>StoredContent, contentOf>toStoredContent, refusedKind>createKindError, MOST_UNUSED>MAX_UNUSED, LATER>RETRY_AFTER, takeUpload>storeUpload, writable>getWritable, changeAlt>updateAltText, removeUnused>deleteUnusedUpload
reading.service.ts: underWay>pendingWidths, bytesOf>readBytes, narrow>createWidth, readable>getReadable, cacheOf>toCachePolicy, readFile>getFile
''')
part(F+'content','''
''','''
articles.queries.ts: own>ownTexts, english>englishTexts, Readers>ArticleReader, inOne>selectText, readable>articleColumns, published>selectPublished, articlesOf>listArticles, neighboursOf>findNeighbours, localesOf>listLocales
content.service.ts: Asked>Input, Answered>Output, readersOf>toArticleReader, recordOf>toArticleRecord, readPage>getPage, readBlog>getBlog
privacy-notice.ts: privacyNoticeIn>createPrivacyNotice
''')
part(F+'lists','''
''','''
saved-views.queries.ts: Place>ViewPlace, at>isAtPlace, viewsAt>listViews, viewOf>findView
saved-views.records.ts: savedViewRecord>toSavedViewRecord
saved-views.service.ts: ownerOf>getOwnerId, recorded>recordViewChange, saveView>createView, lockedView>lockView, namedFields>toGivenFields, changeView>updateSavedView
''')
part(F+'documentation','''
html.ts html-template.ts
openapi.ts openapi-document.ts
''','''
docs-page.ts: table>renderTable, contentOf>listContent, parameterRows>listParameterRows, bodyTables>renderBodyTables, failures>renderFailures, access>renderAccess, operation>renderOperation, titleOf>toTitle, docsPageOf>renderDocsPage
documentation.routes.ts: bytesOf>toFileResponse, madeOnce>createDocumentCache
html.ts: markup>toMarkup
openapi.ts: isUnsafe>isChanging, commonStatuses>listCommonStatuses, failuresOf>toFailureResponses, bodyOf>toRequestBody, successOf>toSuccessResponse, operationOf>toOperation, onWire>toWireSchema, operationOnWire>toWireOperation, pathsOf>toPaths, openapiOf>createOpenapiDocument
schema-rows.ts: resolved>resolveSchema, typeOf>describeType, rulesOf>describeRules, rowsOf>toSchemaRows
''')

# ---------------------------------------------------------------- testing
part(S+'testing','''
trip-room.ts fixtures/trip-fixture.ts
trip-acts.ts fixtures/trip-actions.ts
price-room.ts fixtures/price-fixture.ts
price-acts.ts fixtures/price-actions.ts
price-draft.ts fixtures/price-draft.ts
agreed-trips.ts fixtures/agreed-trips.ts
booking-room.ts fixtures/booking-fixture.ts
bookable.ts fixtures/bookable.ts
expense-room.ts fixtures/expense-fixture.ts
gateway-room.ts fixtures/gateway-fixture.ts
gateway.ts fixtures/test-gateway.ts
room.ts fixtures/http-fixture.ts
live-families.ts fixtures/live-families.ts
leaving-person.ts fixtures/leaving-person.ts
e-invoices.ts fixtures/e-invoices.ts
accounts.ts fixtures/accounts.ts
files.ts fixtures/files.ts
sample.ts samples/sample.ts
finance-model.ts models/finance-model.ts
finance-model-gateway.ts models/gateway-model.ts
id-bases.ts named-rows/base-requests.ts
id-kinds.ts named-rows/id-kinds.ts
id-places.ts named-rows/id-places.ts
id-room.ts named-rows/named-rows-fixture.ts
text-kinds.ts named-rows/text-kinds.ts
patiently.ts retry.ts
start.ts start-server.ts
hostile.ts hostile-requests.ts
mails.ts emails.ts
''','''
accounts.ts: emailOf>toEmail, Alike>SharedDetails, makeAccounts>createAccounts, makeAccount>createAccount, givePassword>setPassword
agreed-trips.ts: Agreed>AgreedTrips, agreeTrips>createAgreedTrips
app.ts: testApp>createTestApp
bookable.ts: daysAfter>addDays, cardOf>createCard, MadeBooker>BookerAccount, makeBookers>createBookers, makeBooker>createBooker, makeBookable>createBookable
booking-room.ts: BookingRoom>BookingFixture, startBookingRoom>startBookingFixture, gatewayBooks>getGatewayBooks
client.ts: parsed>parseBody
database.ts: engineUnderTest>getTestEngine, onTestTime>withTestTime, postgresqlUrl>createPostgresqlDatabase, testDatabase>openTestDatabase, onPostgresql>testOnPostgresql
e-invoices.ts: Typed>TypedContent, invoiceOf>createInvoice, creditOf>createCreditNotes, making>toEInvoiceInput
engines/administer.ts: administer>runStatement, urlOf>toDatabaseUrl
engines/cluster.ts: CARELESS>FAST_SETTINGS, KEEPER>KEEPER_SCRIPT, runAs>findUnprivilegedUser, answers>isAnswering, untilItAnswers>waitUntilAnswering
expense-room.ts: at>toVersioned, amountsOf>listAmounts, ExpenseRoom>ExpenseFixture, startExpenseRoom>startExpenseFixture
files.ts: photo>createPhoto, animation>createAnimation, chunk>createChunk, pngBomb>createPngBomb, formWith>createForm
finance-model-gateway.ts: World>GatewayWorld, demand>assertSo, gatewayMoves>createGatewayMoves
finance-model.ts: text>toAmountText, owed>getOwed, heldIn>getAllocated, free>getUnallocated, at>pick, followRefund>applyRefund
gateway-room.ts: Demanded>PaymentDemand, GatewayRoom>GatewayFixture, START>START_TIME, startGatewayRoom>startGatewayFixture, gatewayActsIn>createGatewayActions
gateway.ts: makeIntent>createTestIntent, eventOf>createTestEvent, keptEvents>listStoredEvents
hostile.ts: someString>createString, fitting>createFitting, outlineOf>createOutline, asText>toText, queryString>toQueryString, inPath>fillPath, valuesFor>listValues, hostileRequests>createHostileRequests, WHOLE>WHOLE_BODIES
id-bases.ts: Base>BaseRequest, WISH>EXPERIENCE_REQUEST, ID_BASES>BASE_REQUESTS
id-kinds.ts: PERSONAL>PERSONAL_IDS, IN_PATHS>PATH_IDS, OPEN>PUBLIC_IDS, NO_ROW>OTHER_NUMBERS
id-places.ts: bare>unwrapShape, NAMED_SO>ID_NAME, placesWithin>findPlaces, Wanted>ShapeFilter, idPlacesOf>listIdPlaces, changed>setAtPath, withId>replaceId
id-room.ts: Asking>CallerKind, Own>OwnRows, IdRoom>NamedRowsFixture, strangersMoney>createStrangersMoney, startIdRoom>startNamedRowsFixture
jobs.ts: Timed>TimedJobs, STILL>STOPPED_CLOCK, testQueue>createTestQueue, catchUp>flushQueue, sendScheduled>enqueueScheduled, nextKind>findNextKind, runOne>runNextJob
leaving-person.ts: first>getFirst, children>createChildren, stays>createStays, makeLeavingPerson>createLeavingPerson
ledger.ts: Read>ReadPosting, amountsOf>parseAmounts, balancesIn>parseBalances
live-families.ts: Wished>FamilyInput, inserted>insertInBatches, makeLiveFamilies>createLiveFamilies, countyNumber>findCountyId
mails.ts: mailsTo>getEmailsTo, tokenIn>findToken, lastTokenTo>getLastTokenTo
patiently.ts: patiently>retry
pdf-text.ts: lettersOf>parseLetters, pdfText>extractPdfText
personal-columns.ts: PERSONAL>PERSONAL_COLUMNS, KEPT_BY_LAW>COLUMNS_KEPT_BY_LAW, IMPERSONAL>IMPERSONAL_COLUMNS
price-acts.ts: mustBeOk>assertOk, priceActsIn>createPriceActions, dearer>raisePrices
price-draft.ts: fixture>readFixture, fixtureBook>readFixtureBook, familyOf>insertFamilyOf, pricingRows>toPricingRows, fillDraft>insertDraft
price-room.ts: PriceRoom>PriceFixture, startPriceRoom>startPriceFixture
room.ts: TestRoom>HttpFixture, startRoom>startHttpFixture
sample.ts: randomName>createRandomName, fitting>createFitting, somePath>createPath
samples/attachments.ts: storedFile>createStoredFile
samples/expenses.ts: makeGroup>createGroup, typedExpense>toExpenseBody
samples/invoices.ts: TYPED>COMPLETE_INVOICE, makeBusiness>createBusiness, draftOf>insertDraftOf, draft>createDraft, sent>createSentInvoice, paymentFor>createPaymentFor
samples/money.ts: documentOf>toInvoiceDocument, Sent>SentInvoiceInput, makeSent>createSentInvoice, makeCredit>createCreditNote, Received>PaymentInput, makePayment>createPayment, settleBy>allocatePayment, Priced>QuoteInput, makeQuote>createQuote, makePayout>createPayout, makePurchase>createPurchase
samples/own-invoices.ts: makeSentTo>createInvoiceTo
samples/payouts.ts: Wished>PayoutInput, makeDetails>createPayoutDetails, makePayout>createPayoutTo
samples/people.ts: makeStudent>createTestStudent
samples/purchases.ts: makePurchase>createPurchaseOf, makePayout>createPayoutOf
samples/trips.ts: Wished>TripInput, makeFamily>createFamily, makeTrip>createTestTrip, makeOfferedTrip>createOfferedTrip
sign-in-provider.ts: CLIENT>OIDC_CLIENT, answered>answerPage, visited>visitPages, rewritten>rewriteResponse, tampered>tamperWith
start.ts: TestServer.as>signInAs, TestServer.signedIn>signInWith, TestServer.visitor>createVisitor, TestServer.account>createAccount
text-kinds.ts: TEXTS>DECLARED_TEXTS, Declared>DeclaredText
trip-acts.ts: actsIn>createTripActions
trip-room.ts: HostOf>TripHost, TripRoom>TripFixture, startTripRoom>startTripFixture
''')

# ---------------------------------------------------------------- one local name that would tell of the old class
part(S.rstrip('/'),'','''
serve.ts: door>listener
''')
json.dump(m,open('scripts/rename/booking.json','w'),indent=0)
print(len(m['moves']),len(m['renames']))
