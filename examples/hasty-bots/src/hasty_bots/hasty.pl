# A bot for Mousehole in Perl: reads one question per line, and answers with the number of an option.
use strict;
use warnings;
use JSON::PP;

$| = 1;  # every answer is sent at once
while (my $line = <STDIN>) {
    my $question = decode_json($line);
    my $option = $question->{may_pass} ? undef : 0;
    print encode_json({id => $question->{id}, ok => $option}), "\n";
}
