/**
 * Filter values for the assignee in a list's URL; they cannot collide because no username contains an @.
 */
export const assignedToMe = '@me';
export const assignedToNobody = '@none';
