/** What stands for a name in the address of a list; no username has an @. */
export const assignedToMe = '@me';
export const assignedToNobody = '@none';
