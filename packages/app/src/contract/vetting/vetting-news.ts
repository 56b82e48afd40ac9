// What families and staff are notified of in vetting.

export const VETTING_NEWS = ['homeVisit', 'visitPlanned', 'informationRequested', 'approved', 'rejected', 'suspended'] as const;

export const VETTING_PROGRESS = ['submitted', 'requestAnswered', 'referenceAnswered'] as const;
