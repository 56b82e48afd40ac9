// What families and staff are notified of in vetting.

export const VETTING_NEWS = [
  'homeVisit',
  'visitPlanned',
  'informationRequested',
  'approved',
  'rejected',
  'suspended',
  'checkExpires',
  'checkLapsed',
] as const;

export const VETTING_PROGRESS = [
  'submitted',
  'requestAnswered',
  'referenceAnswered',
  'checkReceived',
  'checkExpires',
  'checkLapsed',
  'householdChanged',
] as const;
