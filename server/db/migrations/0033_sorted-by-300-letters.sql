-- Names of before, as long as they are sorted since: one of them would make the address of the next page too long.
update members set sort_name = left(sort_name, 300) where length(sort_name) > 300;
--> statement-breakpoint
update get_involved_submissions set sort_name = left(sort_name, 300) where length(sort_name) > 300;
