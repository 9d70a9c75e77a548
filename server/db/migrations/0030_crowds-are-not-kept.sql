-- Applications that were set aside now go with the rest of what was: not before they stood on the list.
update retention_periods set not_before = greatest(not_before, now() + interval '30 days') where name = 'set-aside';
