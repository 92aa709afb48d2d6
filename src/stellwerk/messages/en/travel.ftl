# Seats that go on on another device, and people who come back in another browser.

title = Go on on another device
about = Your phone, your tablet or another browser takes all your seats along: no account, no password.
show = Show a code
enter = Enter a code
code = QR code for the other device
how = Scan this with the other device, or open { $address } there and type:
valid = { $count ->
    [one] The code works once, for one minute.
   *[other] The code works once, for { $count } minutes.
}
expired = This code has expired.
again = Make a new code
shared = Done: the other device has all your seats, too.
gone = Your seats have gone on to another device.
gone_about = What you play goes on there. This browser has no seats any more; it can take them back with a code from there.

go-title = Go on here
go-type = The code from the other device
go-look = Next
go-found = { $count ->
    [one] The other device brings one table along.
   *[other] The other device brings { $count } tables along.
}
go-nothing = The other device has no tables to bring along.
go-kept = { $count ->
    [one] The table that you have here stays yours.
   *[other] The { $count } tables that you have here stay yours.
}
go-careful = Only do this if the other device is your own: on both devices, whoever has it plays with your seats and sees your cards.
go-both = Play on both devices
go-both_about = Both are you from now on.
go-move = Move here
go-move_about = The other device has no seats any more, nor has any that shared them. Right for a device that you give away or have lost.
go-same = This device has these seats already: use the code on another one.
go-done = Here you are.
go-shelf = To your tables

used-title = This invitation has been taken
used-about = { $name } sits at seat { $seat }: a link is good for one person.
used-void = This link is not valid any more
used-void_about = Somebody made a newer link for this seat, or a bot plays there now. Ask whoever sent it for a new one.
used-ask = Was it you, in another browser? Then ask for your seat.
used-me = I am { $name }

back-ask = I played here, in another browser
back-who = Who are you?
back-about = The other people at the table are asked whether it is you. Only a seat whose person is away can be asked for.
back-none = Nobody whose place this could be is away. If it is yours, close the table in the browser where you have it.
back-waiting = The others are asked whether you are { $name }. This page goes on by itself as soon as somebody says yes.
back-refused = The others did not say that it is you.
back-you = Somebody in another browser says that they are you.
back-somebody = Somebody in another browser says: “I am { $name }.” Only say yes if you know that: whoever has the seat sees its cards.
back-yes = That is { $name }
back-no = No
